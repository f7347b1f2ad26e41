"""`thousand conformance`: the shared rule data passes, and a wrong or broken case says so."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.rules import OPTIONS
from thousand_qt.cli.main import main
from thousand_qt.conformance import Outcome, Verdict, check, read_file
from thousand_qt.conformance.files import Case, Format
from thousand_qt.conformance.mapping import mapping

DATA = Path(__file__).parent.parent / "data" / "rules"
LEAST_PASSES = {
    "examples.yaml": 96,
    "peer_cases.yaml": 168,
    "peer_deals.jsonl": 310,
    "peer_follow_variant.jsonl": 751,
    "peer_scoring.jsonl": 363,
}
FOLLOW = {
    "id": "spades",
    "kind": "legal_cards",
    "preset": "russian_classic",
    "options": {},
    "setup": {"hand": ["9S", "AH", "KD"], "trick": ["TS"], "trump": None},
    "actions": [],
    "expect": {"legal": ["9S"]},
}


def outcomes_of(name: str) -> list[Outcome]:
    return [check(case) for case in read_file(DATA / name).cases]


def with_changes(example: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**example, **changes}


def outcome_of(example: dict[str, Any], form: Format = Format.EXAMPLE) -> Outcome:
    return check(Case("one", form, example))


def written(folder: Path, *examples: Any, name: str = "cases.yaml") -> str:
    file = folder / name
    file.write_text(yaml.safe_dump(list(examples), allow_unicode=True), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("name", LEAST_PASSES)
def test_the_shared_data_passes(name: str) -> None:
    outcomes = outcomes_of(name)
    counts = Counter(outcome.verdict for outcome in outcomes)
    assert [str(one) for one in outcomes if one.verdict is Verdict.FAIL] == []
    assert counts[Verdict.PASS] >= LEAST_PASSES[name]


@pytest.mark.parametrize("name", LEAST_PASSES)
def test_what_does_not_run_says_why(name: str) -> None:
    silent = [
        outcome.id
        for outcome in outcomes_of(name)
        if outcome.verdict in (Verdict.UNSUPPORTED, Verdict.SKIPPED) and not outcome.detail
    ]
    assert silent == []


def test_a_wrong_expectation_fails_with_both_sides(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = with_changes(FOLLOW, id="wrong", expect={"legal": ["AH"]})
    assert main(["conformance", written(tmp_path, FOLLOW, wrong)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "spades pass"
    assert lines[1] == "wrong FAIL expected {legal: [AH]} got {legal: [9S]}"
    assert lines[2].endswith("2 cases, 1 pass, 1 FAIL, 0 unsupported, 0 skipped")


def test_quiet_prints_failures_and_the_summaries(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = with_changes(FOLLOW, id="wrong", expect={"legal": ["AH"]})
    good = written(tmp_path, FOLLOW, name="good.yaml")
    bad = written(tmp_path, FOLLOW, wrong, name="bad.yaml")
    assert main(["conformance", "--quiet", good, bad]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" ")[0] for line in lines] == [f"{good}:", "wrong", f"{bad}:", "all"]
    assert lines[-1] == "all files: 3 cases, 2 pass, 1 FAIL, 0 unsupported, 0 skipped"


def test_everything_passing_is_exit_code_zero(tmp_path: Path) -> None:
    assert main(["conformance", "--quiet", written(tmp_path, FOLLOW)]) == 0


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot be read: No such file or directory."),
        (b"\xff\xfe\x00", "is not a text file in UTF-8."),
        (b"a: [1", "is not valid YAML at line 2: correct it there."),
        (b"just words", "holds no cases"),
        (b"[{id: players, type: int}]", "holds no cases"),
        (b"", "holds no cases"),
    ],
)
def test_a_file_that_cannot_be_read_is_a_sentence_and_exit_code_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, sentence: str
) -> None:
    file = tmp_path / "broken.yaml"
    if content is not None:
        file.write_bytes(content)
    assert main(["conformance", str(file)]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_a_broken_file_does_not_hide_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["conformance", str(tmp_path / "nothing"), written(tmp_path, FOLLOW)]) == 2
    assert "spades pass" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("example", "sentence"),
    [
        (with_changes(FOLLOW, kind="waltz"), "there is no kind `waltz`"),
        (with_changes(FOLLOW, preset="mine"), "there is no preset `mine`"),
        (with_changes(FOLLOW, options={"colour": 1}), "these options do not make rules"),
        (with_changes(FOLLOW, setup={}), "the field `setup.hand` is missing"),
        (with_changes(FOLLOW, setup={"hand": ["1S"]}), "'1S' in `setup.hand` is no card"),
        (with_changes(FOLLOW, setup={"hand": ["9S", "9S"]}), "`setup.hand` names a card twice"),
        (with_changes(FOLLOW, setup=[1]), "`setup` must be a mapping"),
        (with_changes(FOLLOW, expect={}), "`expect` says nothing"),
        (with_changes(FOLLOW, expect={"colour": 1}), "gives no answer `expect.colour`"),
        ({"kind": "score"}, "the field `preset` is missing"),
        ({"expect": {}}, "the field `kind` is missing"),
    ],
)
def test_a_malformed_example_fails_with_a_sentence(example: dict[str, Any], sentence: str) -> None:
    outcome = outcome_of(example)
    assert outcome.verdict is Verdict.FAIL
    assert sentence in outcome.detail


def test_entries_that_are_no_mappings_fail_under_their_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["conformance", written(tmp_path, FOLLOW, 7)]) == 1
    assert "case-2 FAIL a case must be a mapping" in capsys.readouterr().out


def test_both_spellings_of_the_ten_are_one_card() -> None:
    setup = {"hand": ["10S", "AH"], "trick": ["9S"], "trump": None}
    assert outcome_of(with_changes(FOLLOW, setup=setup, expect={"legal": ["TS"]})).detail == ""


def test_an_unquoted_off_is_read_as_the_word() -> None:
    assert outcome_of(with_changes(FOLLOW, options={"dump_truck": False})).verdict is Verdict.PASS


def test_an_arrangement_without_an_option_is_reported_by_its_name() -> None:
    row = {"variant": "pooled", "inp": {}, "out": {}}
    assert str(outcome_of(row, Format.PEER_SCORING)) == "one unsupported: pooled"


def test_an_illegal_call_is_got_as_illegal() -> None:
    auction = {
        "kind": "auction",
        "preset": "russian_classic",
        "options": {},
        "setup": {"active": [0, 1, 2], "dealer": 0, "forehand": 1, "totals": [0, 0, 0]},
        "actions": [[2, "bid", 107]],
        "expect": {"illegal": True},
    }
    assert outcome_of(auction).verdict is Verdict.PASS
    legal = with_changes(auction, actions=[[2, "bid", 105]])
    assert outcome_of(legal).detail == "expected {illegal: true} got {illegal: false}"


def test_seats_with_one_action_are_played_and_listed() -> None:
    auction = {
        "kind": "auction",
        "preset": "russian_classic",
        "options": {},
        "setup": {"dealer": 2, "totals": [0, 0, 0]},
        "actions": [[1, "bid", 120]],
        "expect": {"auto": [[2, "pass"], [0, "pass"]], "declarer": 1, "contract": 120},
    }
    assert outcome_of(auction).detail == ""


def test_formats_are_told_apart_by_content_not_by_name(tmp_path: Path) -> None:
    for name in LEAST_PASSES:
        copy = tmp_path / f"{name}.txt"
        copy.write_bytes((DATA / name).read_bytes())
        assert [one.format for one in read_file(copy).cases] == [
            one.format for one in read_file(DATA / name).cases
        ]


def test_rows_that_are_no_json_or_nothing_known_fail_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rows.jsonl"
    follow = (DATA / "peer_follow_variant.jsonl").read_text(encoding="utf-8").split("\n")[0]
    file.write_text(f'{follow}\n{{"id": "odd"}}\n{{broken\n[1]\n', encoding="utf-8")
    assert main(["conformance", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "rl-0001 pass"
    assert lines[1].startswith("odd FAIL this row is no deal")
    assert lines[2].startswith("line-3 FAIL this line is not JSON")
    assert lines[3].startswith("line-4 FAIL a case must be a mapping")


def test_a_changed_step_of_a_peer_deal_fails_at_that_step() -> None:
    row = json.loads((DATA / "peer_deals.jsonl").read_text(encoding="utf-8").split("\n")[0])
    row["steps"][4]["legal"] = ["AS"]
    outcome = outcome_of(row, Format.PEER_DEAL)
    assert outcome.detail == "at step 5 expected {legal: [AS]} got {legal: [10S, AS]}"


@pytest.mark.parametrize("answer", ["tricks", "captured", "score"])
def test_a_changed_result_of_a_peer_deal_fails(answer: str) -> None:
    row = json.loads((DATA / "peer_deals.jsonl").read_text(encoding="utf-8").split("\n")[0])
    row[answer] = None
    assert outcome_of(row, Format.PEER_DEAL).verdict is Verdict.FAIL


def test_a_changed_total_of_a_peer_scoring_row_fails() -> None:
    row = json.loads((DATA / "peer_scoring.jsonl").read_text(encoding="utf-8").split("\n")[0])
    row["out"]["totals"][1] += 5
    assert outcome_of(row, Format.PEER_SCORING).verdict is Verdict.FAIL


def peer_cases() -> list[dict[str, Any]]:
    document = yaml.safe_load((DATA / "peer_cases.yaml").read_text(encoding="utf-8"))
    cases: list[dict[str, Any]] = document["cases"]
    return cases


def test_the_mapping_names_only_our_options_and_only_known_cases() -> None:
    table = mapping("peer_cases")
    named = {name for options in table["rulesets"].values() for name in options}
    named |= {name for options in table["topics"].values() for name in options}
    for choices in (*table["given"].values(), *table["options"].values()):
        if isinstance(choices, dict):
            named |= {choices["as"]} if "as" in choices else set()
            for entry in choices.values():
                named |= set(entry) if isinstance(entry, dict) else set()
    for entry in table["cases"].values():
        named |= set(entry.get("options", {})) | set(entry.get("otherwise", {}))
    assert named <= set(OPTIONS)
    assert set(table["cases"]) <= {case["id"] for case in peer_cases()}


UNREACHABLE = {"LEG-013", "BAR-045", "BAR-048"}
"""Disputed cases of which one answer has no option; the last two do not run."""


def test_both_answers_of_disputed_cases_are_tried() -> None:
    disputed = {case["id"] for case in peer_cases() if case["status"] == "disputed"}
    tried = {
        case_id
        for case_id, entry in mapping("peer_cases")["cases"].items()
        if "otherwise" in entry or "otherwise_setup" in entry
    }
    assert disputed - tried == UNREACHABLE
    assert tried <= disputed


def test_an_unreachable_other_answer_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(case for case in peer_cases() if case["id"] == "LEG-012")
    entry = mapping("peer_cases")["cases"]["LEG-012"]
    monkeypatch.setitem(entry, "otherwise", {"round_step": 1})
    outcome = check(Case("LEG-012", Format.PEER_CASE, case))
    assert outcome.detail == "the other answer is not reachable by an option"


def test_a_fault_of_the_engine_is_a_failing_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object, **__: object) -> object:
        raise ZeroDivisionError("no such table")

    monkeypatch.setattr("thousand_qt.conformance.tricks.at_play", stumble)
    outcome = outcome_of(FOLLOW)
    assert outcome.verdict is Verdict.FAIL
    assert outcome.detail == "the engine stopped: ZeroDivisionError no such table"


JUNK = (None, True, -1, 0, 7, 10**6, 1.5, "x", "AH", "ZZ", [], ["AH", "AH"], [1, 2], {}, {0: [1]})


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths to everything inside a case."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, one in inner:
        found.append((*path, key))
        if isinstance(one, dict | list):
            found += places(one, (*path, key))
    return found


@pytest.mark.parametrize("name", LEAST_PASSES)
def test_a_spoiled_case_is_never_a_fault_of_the_engine(name: str) -> None:
    chance = random.Random(name)
    for case in chance.choices(read_file(DATA / name).cases, k=250):
        values = copy.deepcopy(dict(case.values))
        *path, last = chance.choice(places(values))
        target: Any = values
        for key in path:
            target = target[key]
        if chance.random() < 0.3:
            del target[last]
        else:
            target[last] = chance.choice(JUNK)
        outcome = check(Case(case.id, case.format, values))
        assert "the engine stopped" not in outcome.detail, values


def bomb() -> str:
    """Some lines of aliases that stand for ten thousand million words."""
    lines = ["a: &a [x, x, x, x, x, x, x, x, x, x]"]
    for before, name in zip("abcdefghi", "bcdefghij", strict=True):
        lines.append(f"{name}: &{name} [{', '.join([f'*{before}'] * 10)}]")
    return "\n".join([*lines, "cases: [*j]", ""])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (bomb(), "says too much with its aliases"),
        ("- &a {kind: *a, expect: *a}\n", "says too much with its aliases"),
        ("[" * 100_000, "is not valid YAML"),
        ('{"a":' * 100_000, "is not valid YAML"),
        ("- kind: !!python/object/apply:os.getcwd []\n", "is not valid YAML"),
        (f"- kind: {'9' * 5000}\n", "is not valid YAML"),
    ],
)
def test_a_hostile_file_is_refused_with_a_sentence(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(text, encoding="utf-8")
    assert main(["conformance", str(path)]) == 2
    printed = capsys.readouterr()
    assert sentence in printed.err
    assert (printed.err.count("\n"), printed.out) == (1, "")


def test_a_row_that_is_nested_too_deep_fails_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text('{"id":"a"}\n{"hands":' + "[" * 100_000 + "]" * 100_000 + "}\n")
    assert main(["conformance", str(path)]) == 1
    assert "2 cases, 0 pass, 2 FAIL" in capsys.readouterr().out


def test_a_large_or_strange_value_is_abridged_and_cannot_steer_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(f'- {{kind: "\\e[31m", expect: {{}}, id: [{"x, " * 9000}]}}\n- {"y" * 9000}\n')
    assert main(["conformance", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) < 500 for line in lines)
    assert not any("\x1b" in line for line in lines)
