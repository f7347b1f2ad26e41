"""The cut: who cuts, what a nine or a jack at the bottom leads to, and who sees what of it."""

from __future__ import annotations

import pytest

from engine.actions import Cut, Deal
from engine.cards import DECK, Card
from engine.decider import conduct, to_act
from engine.events import DealScored, Dealt, Event, Fined, PackCut, RedealGranted, Shuffled
from engine.illegal import IllegalAction, Refusal
from engine.log import fold
from engine.phases.deal import lay_out
from engine.replay import replay
from engine.rules import make_rules
from engine.scoring.types import Reason
from engine.state import CutOutcome, Phase, deal_of
from engine.undo import Bar, Barrier, recall
from engine.view import redact
from tests.engine.driver import Game

NINES = {"cut_nine": "recut_then_fine"}
FIRST, SECOND, THIRD = 7, 5, 9
"""Places at which the pack of `pack` is cut one after another."""


def pack(*bottoms: Card) -> tuple[Card, ...]:
    """Return a pack whose bottom cards after cuts at FIRST, SECOND and THIRD are these."""
    cards: list[Card | None] = [None] * len(DECK)
    lifted = 0
    for place, bottom in zip((FIRST, SECOND, THIRD), bottoms, strict=False):
        lifted += place
        cards[(lifted - 1) % len(DECK)] = bottom
    rest = iter(card for card in DECK if card not in bottoms)
    return tuple(next(rest) if card is None else card for card in cards)


class CutGame(Game):
    """A match in which the pack is cut."""

    def shuffle(self, cards: tuple[Card, ...] = DECK) -> CutGame:
        self._take(conduct(self.state, Deal(cards)))
        return self

    def cut(self, *places: int) -> CutGame:
        for place in places:
            (seat,) = to_act(self.state)
            self.act(seat, Cut(place))
        return self

    def outcomes(self) -> list[CutOutcome]:
        return [event.outcome for event in self.events if isinstance(event, PackCut)]


def test_without_the_agreements_nobody_cuts() -> None:
    for options in ({}, {"cut_nine": "recut", "cutter": "none"}):
        assert CutGame(**options).shuffle().state.phase is not Phase.CUT


@pytest.mark.parametrize(("cutter", "seat"), [("right_of_dealer", 2), ("left_of_dealer", 1)])
def test_the_neighbour_of_the_dealer_cuts(cutter: str, seat: int) -> None:
    game = CutGame(cutter=cutter, **NINES).shuffle()
    assert game.state.phase is Phase.CUT
    assert to_act(game.state) == (seat,)
    assert game.legal(seat) == tuple(Cut(place) for place in range(1, 24))
    assert game.refused(seat, Cut(0)) is Refusal.CUT_PLACE
    assert game.refused(seat, Cut(24)) is Refusal.CUT_PLACE
    assert game.refused(0, Cut(5)) is Refusal.NOT_YOUR_TURN


def test_the_cards_are_dealt_from_the_pack_as_it_was_cut() -> None:
    cards = pack(Card.AS)
    before = CutGame(**NINES)
    game = CutGame(**NINES).shuffle(cards).cut(FIRST)
    dealt = next(event for event in game.events if isinstance(event, Dealt))
    assert dealt == lay_out(before.state, cards[FIRST:] + cards[:FIRST])
    assert game.state.cut is None
    assert game.events[2] == PackCut(2, FIRST, None, CutOutcome.ACCEPTED)


def test_a_nine_is_cut_again_and_the_third_is_paid_for() -> None:
    game = CutGame(**NINES).shuffle(pack(Card.NS, Card.NH, Card.NC)).cut(FIRST, SECOND, THIRD)
    assert game.outcomes() == [CutOutcome.AGAIN, CutOutcome.AGAIN, CutOutcome.FINED]
    assert [one.total for one in game.state.standings] == [0, 0, -120]
    assert game.state.phase is Phase.CLAIM_HAND
    assert deal_of(game.state).dealer == 0


def test_without_a_fine_the_cutter_goes_on_until_no_nine_lies_there() -> None:
    game = CutGame(cut_nine="recut").shuffle(pack(Card.NS, Card.NH, Card.NC))
    game.cut(FIRST, SECOND, THIRD)
    assert game.outcomes() == [CutOutcome.AGAIN] * 3
    assert to_act(game.state) == (2,)


def test_the_third_nine_may_pass_the_deal_on() -> None:
    game = CutGame(cut_nine="recut_then_fine_pass_deal")
    game.shuffle(pack(Card.NS, Card.NH, Card.NC)).cut(FIRST, SECOND, THIRD)
    assert game.state.phase is Phase.DEAL
    assert (game.state.dealer, game.state.deal_number) == (1, 1)
    assert game.state.standings[2].total == -120
    assert to_act(game.shuffle().state) == (0,)


def test_two_nines_are_no_three_in_a_row_when_another_card_lies_between() -> None:
    cards = pack(Card.NS, Card.NH, Card.JC)
    game = CutGame(cut_jack="reshuffle_and_recut", **NINES).shuffle(cards)
    game.cut(FIRST, SECOND, THIRD)
    assert game.outcomes()[-1] is CutOutcome.RESHUFFLED
    assert game.state.phase is Phase.DEAL
    game.shuffle(pack(Card.NS)).cut(FIRST)
    assert game.outcomes()[-1] is CutOutcome.AGAIN
    assert game.state.standings[2].total == 0


def test_a_jack_is_moved_into_the_middle_where_nobody_can_tell() -> None:
    game = CutGame(cut_jack="dealer_buries").shuffle(pack(Card.JS)).cut(FIRST)
    assert game.outcomes() == [CutOutcome.BURIED]
    assert game.state.phase is not Phase.CUT
    held = [card for hand in deal_of(game.state).hands for card in hand or ()]
    assert sorted(held + list(deal_of(game.state).prikup or ())) == sorted(DECK)


def test_the_dealer_cuts_once_after_a_jack_and_that_stands() -> None:
    game = CutGame(cut_jack="dealer_recuts_once", **NINES).shuffle(pack(Card.JS, Card.NH))
    assert to_act(game.cut(FIRST).state) == (0,)
    game.cut(SECOND)
    assert game.outcomes() == [CutOutcome.DEALER_CUTS, CutOutcome.ACCEPTED]
    assert game.events[-1] != PackCut(0, SECOND, Card.NH, CutOutcome.ACCEPTED)


def test_nobody_sees_a_card_of_the_pack_but_the_shown_one() -> None:
    game = CutGame(**NINES).shuffle(pack(Card.NS))
    assert redact(game.events[-1], 2) == Shuffled(0, None)
    for viewer in (0, 1, 2, None):
        cut = game.view(viewer).cut
        assert cut is not None
        assert cut.pack is None
    game.cut(FIRST)
    assert redact(game.events[-1], 1) == PackCut(2, FIRST, Card.NS, CutOutcome.AGAIN)


def test_a_cut_cannot_be_taken_back() -> None:
    game = CutGame(**NINES).shuffle(pack(Card.NS)).cut(FIRST)
    assert [choice.barrier for choice in recall(game.events, 2)] == [Barrier(Bar.CUT)]


def test_a_match_with_cuts_is_replayed_from_its_log() -> None:
    game = CutGame(**NINES).shuffle(pack(Card.NS, Card.NH, Card.NC)).cut(FIRST, SECOND, THIRD)
    found = replay(game.events)
    assert found.failure is None
    assert found.state == game.state == fold(game.events)
    forged: list[Event] = list(game.events)
    place = next(place for place, event in enumerate(forged) if isinstance(event, PackCut))
    forged[place] = PackCut(2, FIRST, Card.NS, CutOutcome.ACCEPTED)
    assert replay(forged).failure is not None


def test_only_the_whole_pack_is_cut_and_only_when_a_deal_is_due() -> None:
    game = CutGame(**NINES)
    with pytest.raises(IllegalAction, match="bad_deck"):
        conduct(game.state, Deal(DECK[:-1]))
    with pytest.raises(IllegalAction, match="not_dealing"):
        conduct(game.shuffle().state, Deal(DECK))


def test_who_pays_on_the_barrel_leaves_it() -> None:
    game = CutGame(**NINES).standing(2, total=880, barrel=1)
    game.shuffle(pack(Card.NS, Card.NH, Card.NC)).cut(FIRST, SECOND, THIRD)
    standing = game.state.standings[2]
    assert (standing.total, standing.barrel, standing.falls) == (760, None, 1)
    paid = next(event for event in game.events if isinstance(event, Fined))
    assert [line.reason for line in paid.scored.lines] == [Reason.CUT_FINE, Reason.BARREL_LEFT]


LOW = {1: "9S 9C 9D 9H JS JC JD", 2: "AS 10S KS QS AC 10C KC", 0: "AD 10D KD QD AH 10H KH"}
PRIKUP = "QC JH QH"


class TestStreak:
    """After every third redeal in a row the dealer pays."""

    def again(self, game: Game) -> Game:
        return game.deal(LOW, PRIKUP).claim(1).decline()

    def test_the_third_redeal_in_a_row_is_paid_by_the_dealer(self) -> None:
        game = Game(redeal_streak_fine=3)
        for _ in range(2):
            self.again(game)
        assert game.state.standings[0].total == 0
        self.again(game)
        assert sum(isinstance(event, RedealGranted) for event in game.events) == 3
        assert [one.total for one in game.state.standings] == [-120, 0, 0]
        assert game.state.phase is Phase.DEAL

    def test_the_one_who_dealt_pays_also_when_the_deal_passes_on(self) -> None:
        game = Game(redeal_streak_fine=3, redeal_dealer="next", redeal_three_nines="any")
        hands = list(LOW.values())
        for dealer in (0, 1, 2):
            seats = ((dealer + 1) % 3, (dealer + 2) % 3, dealer)
            game.deal(dict(zip(seats, hands, strict=True)), PRIKUP).claim(seats[0]).decline()
        assert [one.total for one in game.state.standings] == [0, 0, -120]
        assert game.state.dealer == 0

    def test_the_fine_stands_in_the_row_of_the_next_deal(self) -> None:
        game = Game(redeal_streak_fine=3)
        for _ in range(3):
            self.again(game)
        game.deal().decline().pass_(2, 0).decline().give(1, "9S 9D").decline().rospis(1)
        scored = game.events[-1]
        assert isinstance(scored, DealScored)
        lines = game.state.rows[-1].lines
        assert (lines[0].seat, lines[0].reason, lines[0].points) == (0, Reason.REDEAL_FINE, -120)
        totals = [sum(line.points for line in lines if line.seat == seat) for seat in range(3)]
        assert totals == [one.total for one in game.state.standings] == [-60, -100, 60]

    def test_without_a_fine_nothing_is_written(self) -> None:
        rules = make_rules(redeal_streak_fine=3, fine_amount=0)
        game = Game(rules)
        for _ in range(3):
            self.again(game)
        assert not any(isinstance(event, Fined) for event in game.events)
