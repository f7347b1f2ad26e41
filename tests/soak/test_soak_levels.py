"""All levels play legally by every preset and by drawn rules, and a fault can be seen again."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.actions import ChoosePrikup
from engine.ai.levels import DEPTHS, LEVELS
from engine.ai.search_player import Depth, SearchPlayer
from engine.cards import Card
from engine.coach.advice import Advice, Weighed
from engine.record import read_record
from engine.rules import PRESETS
from thousand_qt.rule_sets.code import decode
from thousand_qt.tools.soak_levels import play
from thousand_qt.tools.soak_levels.__main__ import main
from thousand_qt.tools.soak_levels.play import Played, patient, play_table
from thousand_qt.tools.soak_levels.tables import Table, seatings, tables
from thousand_qt.tools.soak_rules.search import is_valid


class Stubborn:
    """Always answers the same, whatever is asked."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, *_question: object) -> object:
        return Card.NS


def test_presets_come_first_and_then_rules_that_all_differ() -> None:
    found = list(tables(1, 40))
    assert [one.name for one in found[: len(PRESETS)]] == list(PRESETS)
    assert len({one.rules for one in found}) == len(found) == len(PRESETS) + 40
    assert all(is_valid(one.rules) for one in found)
    assert {one.rules.players for one in found[len(PRESETS) :]} == {2, 3, 4}
    assert list(tables(1, 40)) == found
    assert list(tables(2, 40)) != found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_plays_at_every_table(players: int) -> None:
    found = seatings(players, random.Random(3))
    assert all(len(seating) == players for seating in found)
    assert {name for seating in found for name in seating} == set(LEVELS)


def test_patient_players_think_of_few_things_in_every_way_of_their_level() -> None:
    chance = random.Random(5)
    for name in LEVELS:
        some = [patient(name, chance) for _ in range(20)]
        assert {player.name for player in some} == {name}
        assert all(isinstance(player, SearchPlayer) for player in some) == (name in DEPTHS)


def test_some_tables_are_played_without_a_fault_and_patient_players_alike_each_time() -> None:
    chosen = [*islice(tables(3, 60, deals=1), 20, None, 20)]
    played = [match for table in chosen for match in play_table(table)]
    assert [match.fault for match in played if match.fault is not None] == []
    assert {name for match in played for name in match.decisions} == set(LEVELS)
    assert sum(match.deals for match in played) > len(chosen)
    patient_ones = [match for match in played if not match.hurried]
    again = [match for match in play_table(chosen[0]) if not match.hurried]
    assert patient_ones[: len(again)] == again
    assert len(played) > len(patient_ones) > len(again) > 0


def test_a_whole_match_ends_or_is_cut(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tables", "0", "--deals", "1", "--minutes", "0"]) == 0
    told = capsys.readouterr().out
    assert "1 tables, 2 matches (0 to the end, 2 cut), 2 deals" in told
    assert "0 faults" in told
    assert f"after 1 of {len(PRESETS)} tables" in told


def test_a_fault_is_told_with_all_it_takes_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "make_player", Stubborn)
    arguments = ["--tables", "0", "--deals", "1", "--minutes", "0", "--faults", str(tmp_path)]
    assert main(arguments) == 1
    told = capsys.readouterr().out
    assert "FAULT 1 at the table russian_classic" in told
    assert "answered with an action that is not allowed here" in told
    record = read_record((tmp_path / "levels-1.jsonl").read_text(encoding="utf-8"))
    assert record.failure is None
    again = next(line for line in told.splitlines() if "--again" in line).split()[1:]
    assert decode(again[1]) == PRESETS["russian_classic"].rules
    assert main([*again, "--faults", str(tmp_path)]) == 1
    assert "at the table again" in capsys.readouterr().out
    monkeypatch.undo()
    assert main([*again, "--faults", str(tmp_path)]) == 0


def played_with(monkeypatch: pytest.MonkeyPatch, name: str, broken: object) -> Played:
    monkeypatch.setattr(play, name, broken)
    rules = PRESETS["russian_classic"].rules
    return play_table(Table(name="one", rules=rules, seed=1, deals=1))[0]


def test_what_the_engine_refuses_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> object:
        raise ZeroDivisionError("by zero")

    found = played_with(monkeypatch, "decide", broken).fault
    assert found is not None
    assert found.problem == "ZeroDivisionError: by zero"
    assert "Traceback" in found.details


def test_endless_redeals_are_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    found = played_with(monkeypatch, "MOST_REDEALS", 0).fault
    assert found is not None
    assert found.problem == "1 packs were dealt for one deal."


def test_a_hint_may_name_legal_actions_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Misleading(SearchPlayer):
        def advise(self, *_: object) -> Advice:
            return Advice(choices=(Weighed(action=ChoosePrikup(7), worth=1.0),), arrangements=1)

    monkeypatch.setattr(play, "_HINTS", 1.0)
    found = played_with(monkeypatch, "make_player", lambda name: Misleading(name, Depth())).fault
    assert found is not None
    assert "advises what is not allowed" in found.problem
    assert found.details == "[ChoosePrikup(place=7)]"


def test_no_rules_are_no_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--again", "nonsense"]) == 1
    assert "no rules that can be played" in capsys.readouterr().err


@pytest.mark.full
def test_every_preset_and_sixty_drawn_tables_are_played_without_a_fault(
    tmp_path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["--tables", "60", "--seed", "5", "--deals", "4", "--faults", str(tmp_path)])
    assert code == 0, capsys.readouterr().out
