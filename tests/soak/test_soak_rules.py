"""Every possible pair of option values is played, and what is called impossible is."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from engine.events import TrickTaken
from engine.rules import OPTIONS, ProblemCode, Rules, active, problems
from tests.engine.rules_strategies import any_rules, option_values
from thousand_qt.rule_sets.code import decode
from thousand_qt.tools.soak_rules import laws
from thousand_qt.tools.soak_rules.__main__ import main
from thousand_qt.tools.soak_rules.cells import CELLS, NUMBERS, TELLING, Cell
from thousand_qt.tools.soak_rules.covering import Covering, cover, drawn_rules, every_pair, in_force
from thousand_qt.tools.soak_rules.play import Plan, play
from thousand_qt.tools.soak_rules.report import lines, table
from thousand_qt.tools.soak_rules.run import Counts, plans, soak
from thousand_qt.tools.soak_rules.search import (
    RULE_OF,
    Impossible,
    controllers,
    is_valid,
    settle,
)


@pytest.fixture(scope="module")
def covering() -> Covering:
    return cover(1)


def held(*cells: str) -> dict[str, object]:
    """Read cells as they are spoken."""
    found = [cell for cell in CELLS if str(cell) in cells]
    assert len(found) == len(cells)
    return {cell.option: cell.value for cell in found}


def around(*cells: str, asleep: bool = False) -> Rules | Impossible:
    values = held(*cells)
    return settle(structs.replace(Rules(), **values), values, () if asleep else values)


def test_every_choice_and_both_ends_of_every_range_are_tried() -> None:
    for name, option in OPTIONS.items():
        wanted = set(option.choices) or {option.min, option.max}
        if not option.choices and option.min is None:
            wanted = {False, True}
        if name == "marriage_custom":
            assert None in TELLING[name]
            continue
        assert wanted | {option.default} <= set(TELLING[name])


def test_every_pair_is_met_by_valid_rules_or_proven_impossible(covering: Covering) -> None:
    counts = Counts()
    for rules in covering.vectors:
        assert is_valid(rules)
        counts.add(rules, 1)
    for pair in every_pair():
        if pair in covering.impossible:
            assert counts.kept(pair) == 0
        elif pair in covering.asleep:
            assert counts.kept(pair) > 0
            assert counts.in_force(pair) == 0
        else:
            assert counts.in_force(pair) > 0
    assert len(covering.asleep) + len(covering.impossible) < 0.06 * len(list(every_pair()))


def test_what_is_known_of_another_seed_is_not_proven_again(covering: Covering) -> None:
    other = cover(2, covering)
    assert other.vectors != covering.vectors
    assert (other.asleep, other.impossible) == (covering.asleep, covering.impossible)


def test_what_is_proven_impossible_is_met_by_no_drawn_rules(covering: Covering) -> None:
    chance = random.Random(7)
    for _ in range(300):
        rules = drawn_rules(chance)
        assert is_valid(rules)
        cells = in_force(rules)
        together = {(low, high) for low in cells for high in cells if low < high}
        assert together.isdisjoint(covering.asleep)
        assert together.isdisjoint(covering.impossible)


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        (("must_trump=false", "must_overtrump=true"), "8 overtrump_needs_trump"),
        (("barrel=single", "target=2500"), "14 barrel_need_out_of_range"),
        (("deal_pattern=prikup_last", "prikup_ban=first_last_one"), "12 deal_pattern_breaks_ban"),
    ],
)
def test_what_cannot_even_stand_in_the_rules_is_named_by_its_rule(
    cells: tuple[str, ...], reason: str
) -> None:
    found = around(*cells, asleep=True)
    assert isinstance(found, Impossible)
    assert reason in found.reasons


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        (("two_form=draw", "dark=true"), "1 ignored_in_draw"),
        (("players=3", "two_choose=seen"), "18 inactive"),
        (("forced_bid=none", "dark=true"), "4 dark_needs_compulsory_bid"),
        (("players=2", "all_pass=last_hand_takes"), "2 last_hand_needs_three"),
        (("pass_style=keep_one", "raise_contract=after_pass"), "7 keep_one_excludes_raise"),
        (("two_form=dead_hand", "two_discard=to_table"), "15 discard_does_not_fit_form"),
        (("rospis_limit=1", "rospis_free_count=3"), "10 rospis_limit_below_free"),
        (("dump_value=555", "round_step=10"), "9 dump_value_not_rounded"),
    ],
)
def test_what_cannot_be_in_force_together_stands_in_the_rules_asleep(
    cells: tuple[str, ...], reason: str
) -> None:
    found = around(*cells)
    assert isinstance(found, Impossible)
    assert reason in found.reasons
    kept = around(*cells, asleep=True)
    assert isinstance(kept, Rules)
    assert is_valid(kept)


def test_what_is_possible_is_found_by_changing_only_what_has_to_change() -> None:
    found = around("two_form=draw", "half_marriage=true")
    assert found == structs.replace(Rules(), players=2, two_form="draw", half_marriage=True)


def test_every_problem_has_its_rule() -> None:
    assert set(RULE_OF) == set(ProblemCode)


@given(any_rules(), st.data())
def test_a_problem_depends_on_its_options_and_their_controllers_only(
    rules: Rules, data: st.DataObject
) -> None:
    """The proofs rest on this: what else changes neither brings a problem nor takes it away."""
    for problem in problems(rules):
        scope = set(problem.options).union(*map(controllers, problem.options))
        others = sorted(set(OPTIONS) - scope)
        names = data.draw(st.lists(st.sampled_from(others), max_size=20, unique=True))
        changes = {name: data.draw(option_values(OPTIONS[name])) for name in names}
        found = problems(structs.replace(rules, **changes))
        assert problem.code in [one.code for one in found]


@given(any_rules(), st.sampled_from(sorted(OPTIONS)), st.data())
def test_whether_an_option_is_active_depends_on_its_controllers_only(
    rules: Rules, name: str, data: st.DataObject
) -> None:
    others = sorted(set(OPTIONS) - controllers(name))
    names = data.draw(st.lists(st.sampled_from(others), max_size=20, unique=True))
    changes = {other: data.draw(option_values(OPTIONS[other])) for other in names}
    assert active(structs.replace(rules, **changes), name) == active(rules, name)


def test_some_matches_of_the_soak_are_played_without_a_fault(covering: Covering) -> None:
    chance = random.Random(3)
    endless = plans(covering, 1, 20_000)
    some = [plan for plan, _ in zip(endless, range(300), strict=False) if chance.random() < 0.1]
    outcomes = [play(structs.replace(plan, deals=2)) for plan in some]
    assert [outcome.fault for outcome in outcomes if outcome.fault is not None] == []
    assert sum(outcome.deals for outcome in outcomes) > 40


def test_a_match_is_the_same_when_it_is_played_again() -> None:
    plan = Plan(number=1, rules=drawn_rules(random.Random(4)), seed=4, deals=2)
    assert play(plan) == play(plan)


def test_a_broken_law_is_reported_with_all_it_takes_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = laws.evolve

    def cheating(state, event):
        moved = honest(state, event)
        if isinstance(event, TrickTaken) and moved.deal is not None:
            points = tuple(points + 1 for points in moved.deal.points)
            return structs.replace(moved, deal=structs.replace(moved.deal, points=points))
        return moved

    monkeypatch.setattr(laws, "evolve", cheating)
    arguments = ["--deals", "30", "--faults", str(tmp_path)]
    monkeypatch.setattr("thousand_qt.tools.soak_rules.__main__.cover", lambda _seed: few())
    monkeypatch.setattr("thousand_qt.tools.soak_rules.run.cover", lambda _seed, _known: few())
    assert main(arguments) == 1
    told = capsys.readouterr().out
    assert "FAULT in match 0: " in told
    assert "points of a deal" in told
    assert (tmp_path / "match-0.jsonl").read_text(encoding="utf-8").count("\n") > 20
    again = next(line for line in told.splitlines() if "--again" in line).split()
    assert is_valid(decode(again[2]))
    assert main([*again[1:], "--faults", str(tmp_path)]) == 1
    assert "LawBroken" in capsys.readouterr().out
    monkeypatch.undo()
    assert main([*again[1:], "--faults", str(tmp_path)]) == 0


def few() -> Covering:
    """Return a covering that is none: it meets next to nothing."""
    return Covering((Rules(),), {}, {})


def test_a_possible_pair_that_was_not_played_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("thousand_qt.tools.soak_rules.__main__.cover", lambda _seed: few())
    assert main(["--deals", "2"]) == 1
    told = capsys.readouterr().out
    assert "0 faults" in told
    assert "NOT MET and not proven impossible" in told


def test_too_few_deals_are_refused_with_how_many_it_takes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("thousand_qt.tools.soak_rules.__main__.cover", lambda _seed: few())
    assert main(["--deals", "0"]) == 1
    assert "--deals 1 or more" in capsys.readouterr().err


def test_the_table_holds_every_pair_with_its_counts_or_its_proof(tmp_path) -> None:
    values = held("must_trump=false", "must_overtrump=true")
    (low, high) = sorted(NUMBERS[Cell(name, value)] for name, value in values.items())
    covering = Covering((Rules(),), {}, {(low, high): ("8 overtrump_needs_trump",)})
    found = soak(covering, 1, 1, 1, lambda _deals: None)
    rows = [line.split("\t") for line in table(found)]
    assert len(rows) == 1 + len(list(every_pair()))
    assert ["players=3", "dark=false", "1", "1", ""] in rows
    assert ["players=3", "undark=auction", "0", "1", ""] in rows
    proof = "impossible: 8 overtrump_needs_trump"
    assert ["must_trump=false", "must_overtrump=true", "0", "0", proof] in rows
    assert any("1 impossible" in line for line in lines(found, 1.0, tmp_path))


@pytest.mark.full
def test_every_possible_pair_is_played_without_a_fault(
    tmp_path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["--seed", "2", "--deals", "2000", "--faults", str(tmp_path)])
    assert code == 0, capsys.readouterr().out
