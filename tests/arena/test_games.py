"""`thousand arena deals` and `matches`: whole deals and matches in all seatings."""

from itertools import pairwise

import pytest

from engine.actions import Action
from engine.ai.guard import Fault
from engine.ai.player import Budget
from engine.rules import PRESETS
from engine.state import Phase, State, deal_of
from thousand_qt.arena import matches
from thousand_qt.arena.deals import DealsReport, deals_plans, play_deals, scores_problem
from thousand_qt.arena.entrants import make_entrant
from thousand_qt.arena.game import Game, begun
from thousand_qt.arena.game_summary import (
    deals_text,
    matches_text,
    summarise_deals,
    summarise_matches,
)
from thousand_qt.arena.matches import MatchesReport, PlayedMatch, matches_plans, play_matches
from thousand_qt.arena.seatings import alone, both_ways, packs, seed_of
from thousand_qt.arena.trial import Trial

RULES = PRESETS["russian_classic"].rules


def trial(player: str, preset: str = "russian_classic", scores: tuple[int, ...] = ()) -> Trial:
    return Trial(
        player=player,
        against="ruler-1",
        preset=preset,
        rules=PRESETS[preset].rules,
        number=1,
        seed=1,
        seconds=1.0,
        scores=scores,
    )


def deals(
    player: str, number: int, preset: str = "russian_classic", scores: tuple[int, ...] = ()
) -> list[DealsReport]:
    rules = PRESETS[preset].rules
    plans = deals_plans(rules, player, "ruler-1", deals=number, scores=scores)
    return [report for plan in plans for report in play_deals(plan)]


def sets(player: str, number: int, preset: str = "russian_classic") -> list[MatchesReport]:
    plans = matches_plans(PRESETS[preset].rules, player, "ruler-1", sets=number)
    return [report for plan in plans for report in play_matches(plan)]


def test_three_seats_make_six_seatings_and_two_seats_two() -> None:
    assert ["".join(names) for names in both_ways("X", "Y", 3)] == [
        "XYY",
        "YXY",
        "YYX",
        "YXX",
        "XYX",
        "XXY",
    ]
    assert ["".join(names) for names in both_ways("X", "Y", 2)] == ["XY", "YX"]
    assert len(both_ways("X", "Y", 4)) == 8
    assert ["".join(names) for names in alone("X", "Y", 3)] == ["XYY", "YXY", "YYX"]


class Watching:
    """Answers as a player would, and notes what it was asked."""

    def __init__(self, name: str) -> None:
        self._player = make_entrant(name, RULES)
        self.hands: set[object] = set()
        self.seeds: list[int] = []

    def answer(self, state: State, seat: int, budget: Budget) -> tuple[Action, Fault | None]:
        if state.phase is Phase.AUCTION:
            self.hands.add(deal_of(state).hands)
        self.seeds.append(budget.seed)
        return self._player.answer(state, seat, budget)

    def close(self) -> None:
        raise AssertionError("nobody lets it go")


def test_every_seating_of_a_deal_gets_the_same_cards() -> None:
    pack = packs(seed_of("deals", 1, 4))
    one, two = Watching("random"), Watching("steady")
    for players in both_ways("one", "two", 3):
        entered = {"one": one, "two": two}
        game = Game(begun(RULES, 1), players, entered, pack, seed=4, seconds=1.0)
        assert game.play_deal().dealer == 1
    assert len(one.hands | two.hands) == 1
    assert pack(1) != pack(2)


def test_alike_players_gain_nothing_and_random_ones_lose() -> None:
    equal = summarise_deals(deals("steady", 2), trial("steady"))
    assert (equal.gain.value, equal.gain.low, equal.gain.high) == (0.0, 0.0, 0.0)
    poor = summarise_deals(deals("random", 4), trial("random"))
    assert poor.gain.high < 0.0
    assert poor.contracts["random"].deals > poor.contracts["ruler-1"].deals
    assert sum(part.deals for part in poor.by_contract["random"].values()) <= (
        poor.contracts["random"].deals
    )


def test_deals_begin_with_the_given_totals() -> None:
    scores = (880, 400, -55)
    found = deals("bold", 2, scores=scores)
    seated = [one for report in found for one in report.seatings]
    assert all(-300 <= change <= 240 for one in seated for change in one.changes)
    # On the barrel nothing is written but a contract that wins and what a fall costs.
    assert {one.changes[0] for one in seated} <= {0, -120} | {one.record.contract for one in seated}
    text = deals_text(summarise_deals(found, trial("bold", scores=scores)))
    assert "880:400:-55" in text


def test_totals_that_no_match_leads_to_are_refused() -> None:
    assert scores_problem(RULES, (0, 0, 0)) is None
    assert scores_problem(RULES, (880, 400, -55)) is None
    assert "2" in (scores_problem(RULES, (0, 0)) or "")


@pytest.mark.parametrize("preset", ["two_draw", "two_10_2_2", "four_players"])
def test_tables_of_two_and_four_are_measured(preset: str) -> None:
    found = summarise_deals(deals("bold", 2, preset), trial("bold", preset))
    assert found.faults == 0
    assert "bold gains a deal" in deals_text(found)
    assert (found.contracts == {}) == (preset == "two_draw")


def test_a_set_is_a_match_from_every_seat_left_unfinished_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(matches, "MOST_DEALS", 3)
    (report,) = sets("bold", 1)
    assert [match.seat for match in report.matches] == [0, 1, 2]
    assert [(match.winner, match.deals) for match in report.matches] == [(None, 3)] * 3
    found = summarise_matches([report], trial("bold"))
    assert (found.par, found.won.value, found.unfinished) == (33.3, 0.0, 3)
    assert found.sets_won.value in (0.0, 50.0, 100.0)
    assert "par is 33.3 %" in matches_text(found)


def test_sets_are_won_by_their_totals() -> None:
    found = summarise_matches(sets("bold", 1, "two_10_2_2"), trial("bold", "two_10_2_2"))
    assert (found.par, found.unfinished) == (50.0, 0)
    assert "By the totals" in matches_text(found)


def test_what_a_match_counts_for() -> None:
    won = PlayedMatch(1, 1, 20, (300, 1000, 500))
    lost = PlayedMatch(0, 2, 20, (300, 500, 1000))
    cut = PlayedMatch(0, None, 300, (0, 0, 0))
    reports = [
        MatchesReport(number=n, matches=(match,) * 3, times={}, faults=())
        for n, match in enumerate((won, lost, cut))
    ]
    found = summarise_matches(reports, trial("bold"))
    assert (won.lead, lost.lead, cut.lead) == (600.0, -450.0, 0.0)
    assert found.won.value == 33.333
    assert found.lead.value == 50.0
    assert found.unfinished == 3


def test_the_seed_of_a_decision_differs_within_a_deal() -> None:
    watching = Watching("random")
    pack = packs(seed_of("deals", 1, 0))
    entered = {"one": watching}
    Game(begun(RULES, 0), ("one",) * 3, entered, pack, seed=7, seconds=1.0).play_deal()
    assert all(before < after for before, after in pairwise(watching.seeds))
    assert watching.seeds[0] // 1_000_000 == 7
