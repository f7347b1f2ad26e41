"""`thousand analyse`: the review of recorded deals in text and as JSON, and what it refuses."""

import io
import json
import re
import sys
from pathlib import Path

import msgspec
import pytest

from engine.actions import (
    Bid,
    ChoosePrikup,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
    ThrowIn,
    WriteOff,
)
from engine.cards import Card, Suit
from engine.coach.finished import finished_deals
from engine.coach.reasons import Because, Why
from engine.coach.review import review
from engine.coach.steps import Called, Review, Verdict
from engine.decider import evolve
from engine.events import DealScored, Dealt, Event, MatchStarted
from engine.log import fold
from engine.record import SeatInfo, deal_header, new_header, start_of, write_record
from engine.rules import PRESETS
from engine.state import deal_of
from tests.ai.coach_games import match_of
from thousand_qt.cli.analyse_words import ReviewWords
from thousand_qt.cli.languages import speaker
from thousand_qt.cli.main import main

NAMES = ("Anna", "Борис", "Vera", "Gleb")
WORDS = ReviewWords(NAMES)


def record_of(preset: str, events: list[Event]) -> str:
    rules = PRESETS[preset].rules
    header = new_header(
        match_id="test",
        created="2026-01-01T00:00:00Z",
        seats=tuple(map(SeatInfo, NAMES[: rules.players])),
        rules=rules,
        seed=None,
    )
    return write_record(header, events)


@pytest.fixture(scope="module")
def events() -> list[Event]:
    return match_of(PRESETS["russian_classic"].rules, 3, 3)


@pytest.fixture
def file(tmp_path: Path, events: list[Event]) -> Path:
    path = tmp_path / "матч.thousand"
    path.write_text(record_of("russian_classic", events), encoding="utf-8")
    return path


def told(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = main(["analyse", "--language", "en", *map(str, arguments)])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_every_cost_of_the_review_is_printed_with_what_was_better(file, events, capsys) -> None:
    code, out, err = told(capsys, file)
    assert (code, err) == (0, "")
    for deal in finished_deals(events):
        found = review(deal)
        made = "makes it" if found.made else "fails"
        head = f"Deal {deal.number}: {NAMES[found.declarer]} plays {found.contract} and {made}"
        assert f"{head} with {found.points}." in out
        for step in found.steps:
            if step.cost:
                said = f"{NAMES[step.seat]}: {WORDS.action(step.played.action)} costs {step.cost}"
                assert said in out
                assert f"Better: {WORDS.action(step.best.action)}" in out
            if step.line:
                assert "Best play from here: " + WORDS.action(step.line[0].play) in out
        for call in found.calls:
            line = f"auction   {NAMES[call.seat]}: "
            wrong = call.verdict is not Verdict.RIGHT
            amount = f"bids {call.action.amount}" if isinstance(call.action, Bid) else "passes"
            assert (f"{line}{amount}: too" in out) or not wrong
        best = found.allowed[0]
        allowed = best.contract or "no contract"
        assert f"The cards allowed: {NAMES[best.seat]} {allowed} ({best.points}, passing" in out


def test_a_deal_and_a_seat_can_be_chosen(file, events, capsys) -> None:
    code, out, _ = told(capsys, file, "--deal", 2, "--seat", 1, "--all")
    assert code == 0
    assert "Deal 2:" in out
    assert "Deal 1:" not in out
    decided = [line for line in out.splitlines() if line.startswith(("  trick", "  pass"))]
    assert len(decided) >= 8
    assert all("Борис: " in line for line in decided)
    assert "Борис lost" in out
    assert "Anna lost" not in out


def test_json_holds_the_whole_review(file, events, capsys) -> None:
    code, out, _ = told(capsys, file, "--json")
    assert code == 0
    said = json.loads(out)
    assert said["seats"] == list(NAMES[:3])
    reviews = msgspec.convert(said["deals"], list[Review])
    assert reviews == [review(deal) for deal in finished_deals(events)]


def test_json_of_one_seat_holds_its_decisions_alone(file, capsys) -> None:
    _, out, _ = told(capsys, file, "--json", "--deal", 1, "--seat", 2)
    (deal,) = json.loads(out)["deals"]
    assert {step["seat"] for step in deal["steps"]} == {2}


def test_standard_input_is_read_too(events, capsys, monkeypatch) -> None:
    text = record_of("russian_classic", events).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text), encoding="utf-8"))
    code, out, _ = told(capsys, "-", "--deal", 1)
    assert (code, "Deal 1:" in out) == (0, True)


def test_the_record_of_a_single_deal_is_analysed(tmp_path, events, capsys) -> None:
    starts = [place for place, event in enumerate(events) if isinstance(event, Dealt)]
    first = next(place for place, event in enumerate(events) if isinstance(event, DealScored))
    begin = next(place for place in starts if place > first)
    whole = fold(events[:begin])
    header = new_header(
        match_id="one",
        created="2026-01-01T00:00:00Z",
        seats=tuple(map(SeatInfo, NAMES[:3])),
        rules=whole.rules,
        seed=None,
    )
    path = tmp_path / "deal.thousand"
    one = deal_header(header, whole)
    path.write_text(write_record(one, events[begin:]), encoding="utf-8")
    assert start_of(header) is None
    started = start_of(one)
    assert started is not None
    assert evolve(started, events[begin]).deal == evolve(whole, events[begin]).deal
    code, out, err = told(capsys, path)
    assert (code, err) == (0, "")
    assert "Deal 1:" not in out
    assert "Deal 2:" in out


def test_a_form_without_a_contract_is_told_by_what_each_player_loses(tmp_path, capsys) -> None:
    path = tmp_path / "draw.thousand"
    events = match_of(PRESETS["two_draw"].rules, 2, 1)
    path.write_text(record_of("two_draw", events), encoding="utf-8")
    code, out, _ = told(capsys, path)
    assert code == 0
    (deal,) = finished_deals(events)
    end = deal_of(deal.end)
    mine, yours = (end.points[seat] + end.marriage_points[seat] for seat in end.active)
    first, second = (NAMES[seat] for seat in end.active)
    assert f"Deal 1: without a contract, {first} {mine}, {second} {yours}." in out
    costs = [step.cost for step in review(deal).steps if step.cost and step.seat == 0]
    assert f"{NAMES[0]} lost {sum(costs)} in {len(costs)} decision" in out
    assert "contract through" not in out
    assert "The cards allowed" not in out


def test_a_match_without_a_finished_deal_says_so(tmp_path, events, capsys) -> None:
    path = tmp_path / "begun.thousand"
    start = next(event for event in events if isinstance(event, MatchStarted))
    path.write_text(record_of("russian_classic", [start]), encoding="utf-8")
    code, out, err = told(capsys, path)
    assert (code, out) == (2, "")
    assert "holds no deal that was played to its end" in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--deal", 9), "There is no deal 9; the finished ones are 1 to 3."),
        (("--seat", 3), "There is no seat 3; the seats are 0 Anna, 1 Борис, 2 Vera."),
    ],
)
def test_what_the_record_does_not_have_is_named(file, capsys, arguments, sentence) -> None:
    code, out, err = told(capsys, file, *arguments)
    assert (code, out, err.strip()) == (2, "", sentence)


def test_files_that_are_no_record_get_a_sentence(tmp_path, capsys) -> None:
    missing = tmp_path / "none.thousand"
    code, _, err = told(capsys, missing)
    assert (code, "cannot be read: No such file" in err) == (1, True)
    missing.write_bytes(b"\x00\xff nonsense")
    code, _, err = told(capsys, missing)
    assert (code, "is not a record of Thousand: line 1" in err) == (1, True)
    missing.write_text('{"format":"thousand-record","version":99}')
    code, _, err = told(capsys, missing)
    assert code == 1
    assert "Traceback" not in err


def test_a_newer_record_is_left_to_the_newer_program(tmp_path, events, capsys) -> None:
    path = tmp_path / "newer.thousand"
    text = record_of("russian_classic", events).replace('"version":1,', '"version":2,', 1)
    path.write_text(text, encoding="utf-8")
    code, _, err = told(capsys, path)
    assert (code, "cannot be analysed" in err, "newer Thousand" in err) == (1, True, True)


def test_a_damaged_record_is_analysed_up_to_the_damage(file, events, capsys) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    ends = [place for place, event in enumerate(events) if isinstance(event, DealScored)]
    lines[ends[1] + 3] = "{}"
    file.write_text("\n".join(lines), encoding="utf-8")
    code, out, err = told(capsys, file)
    assert code == 1
    assert "Deal 2:" in out
    assert "Deal 3:" not in out
    assert "cannot be read further: line" in err


def test_a_deal_given_up_says_so(tmp_path, capsys) -> None:
    rules = PRESETS["polish_tysiac"].rules
    path = tmp_path / "polish.thousand"
    path.write_text(record_of("polish_tysiac", match_of(rules, 4, 4)), encoding="utf-8")
    code, out, _ = told(capsys, path, "--all")
    assert code == 0
    assert " gives up 100." in out or " gives up 1" in out


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Play(Card.TH), "10H"),
        (NameContract(120), "plays 120"),
        (PassCards((Card.NS, Card.TD)), "passes 9S 10D"),
        (ChoosePrikup(1), "takes prikup 2"),
        (Rospis(), "gives up"),
        (WriteOff(), "writes off"),
        (ThrowIn(), "throws in"),
    ],
)
def test_actions_in_words(action, text) -> None:
    assert WORDS.action(action) == text


@pytest.mark.parametrize(
    ("action", "verdict", "text"),
    [
        (Bid(120), Verdict.RIGHT, "Anna: bids 120"),
        (Bid(120), Verdict.TOO_HIGH, "Anna: bids 120: too high, the cards bring 113."),
        (Pass(), Verdict.TOO_LOW, "Anna: passes: too early, 105 was open and the cards bring 113."),
    ],
)
def test_calls_in_words(action, verdict, text) -> None:
    call = Called(place=0, seat=0, action=action, least=105, points=113, verdict=verdict)
    assert WORDS.call(call) == f"  auction   {text}"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("why", Why)
def test_every_reason_has_words_in_each_language(why, language) -> None:
    because = Because(why=why, suit=Suit.CLUBS, card=Card.AC, points=7, count=3)
    said = ReviewWords(NAMES, speaker(language)).reason(because)
    assert "{" not in said
    assert any("а" <= letter <= "я" for letter in said) == (language == "ru")


def test_a_review_is_told_in_russian(file, capsys) -> None:
    assert main(["analyse", str(file), "--all", "--language", "ru"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Партия test: 0 Anna, 1 Борис, 2 Vera.")
    # Names, cards and signs are the same in every language.
    english = {word for line in lines for word in re.findall("[a-z]{3,}", line)}
    assert english <= {"test", "nna", "era"}
    told = "\n".join(lines)
    for words in ("Сдача 1: ", "торговля", "взятка 8", "Лучше: ", "Карты позволяли: "):
        assert words in told


def test_the_language_of_a_review_is_that_of_the_system(file, capsys, monkeypatch) -> None:
    # The C library would remember the language of the environment for what it says itself.
    monkeypatch.setattr("thousand_qt.cli.languages.system_language", lambda: "ru")
    assert main(["analyse", str(file), "--deal", "1"]) == 0
    assert "Сдача 1: " in capsys.readouterr().out
