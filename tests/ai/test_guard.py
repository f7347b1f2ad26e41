"""A player that fails is replaced by a harmless legal action, and the fault says what happened."""

import logging
import threading

import pytest

from engine.actions import Action, AnswerClaim, Bid, NameContract, Pass, PassCards, Play
from engine.ai.fallback import fallback_action
from engine.ai.guard import guarded
from engine.ai.player import Budget, CancelToken, Uncancelled
from engine.ai.registry import make_player
from engine.cards import Card
from engine.decider import legal_actions, to_act
from engine.rules import Rules
from engine.state import Phase, View
from engine.view import view
from tests.ai.positions import DECLARER, LEFT, RIGHT, at_lead, positions
from tests.engine.driver import Game, at_auction, at_pass, at_raise


class Raising:
    """Fail at every question."""

    name = "raising"

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        raise RuntimeError("no idea")


class Illegal:
    """Bid a million at every question."""

    name = "illegal"

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        return Bid(1_000_000)


@pytest.mark.parametrize("player", [Raising(), Illegal()])
def test_a_failing_player_is_replaced_in_every_phase(
    player: Raising | Illegal, caplog: pytest.LogCaptureFixture
) -> None:
    phases = set()
    for state in positions(seed=3, deals=6):
        seat = to_act(state)[0]
        seen = view(state, seat)
        action, fault = guarded(player, seen, Budget(seed=99), Uncancelled())
        assert action in legal_actions(seen)
        assert action == fallback_action(seen)
        assert fault is not None
        assert (fault.seat, fault.phase, fault.seed) == (seat, state.phase, 99)
        assert fault.player == player.name
        phases.add(state.phase)
    assert {Phase.AUCTION, Phase.PASS, Phase.TRICK} <= phases
    assert any(record.levelno == logging.ERROR for record in caplog.records)


def test_the_fault_of_a_raising_player_carries_the_traceback() -> None:
    game = at_auction()
    _, fault = guarded(Raising(), game.view(2), Budget(), Uncancelled())
    assert fault is not None
    assert "RuntimeError: no idea" in fault.details
    assert "RuntimeError" in fault.problem


def test_the_fault_of_an_illegal_answer_shows_the_answer() -> None:
    _, fault = guarded(Illegal(), at_auction().view(2), Budget(), Uncancelled())
    assert fault is not None
    assert "1000000" in fault.details
    assert "not allowed" in fault.problem


@pytest.mark.parametrize("player", [Raising(), Illegal()])
def test_a_player_need_not_answer_when_its_question_was_withdrawn(
    player: Raising | Illegal, caplog: pytest.LogCaptureFixture
) -> None:
    withdrawn = threading.Event()
    withdrawn.set()
    seen = at_auction().view(2)
    assert guarded(player, seen, Budget(), withdrawn) == (Pass(), None)
    assert caplog.records == []


def test_a_sound_player_is_left_alone() -> None:
    game = at_auction()
    action, fault = guarded(make_player("steady"), game.view(2), Budget(), Uncancelled())
    assert fault is None
    assert action in game.legal(2)


def test_asking_a_seat_that_need_not_act_is_an_error_of_the_caller() -> None:
    game = at_auction()
    with pytest.raises(ValueError, match="need not act"):
        guarded(make_player("steady"), game.view(0), Budget(), Uncancelled())
    with pytest.raises(ValueError, match="need not act"):
        fallback_action(game.view(0))


def test_the_fallback_says_no_passes_and_keeps() -> None:
    claims = Game().deal()
    assert fallback_action(claims.view(1)) == AnswerClaim(False)
    assert fallback_action(at_auction().view(2)) == Pass()
    assert fallback_action(at_raise(120).view(1)) == NameContract(120)


def test_the_fallback_passes_the_two_cheapest_cards_that_break_no_pair() -> None:
    # Seat 1 holds AS KS QS 9S KD QD 9D 10H KH QH: the nines cost nothing; left gets the lower.
    assert fallback_action(at_pass().view(1)) == PassCards((Card("9S"), Card("9D")))


def test_the_fallback_plays_the_card_with_the_fewest_points() -> None:
    game = at_lead(
        "AS KS JS 9S AC 10C JD JH", "10S QS KC QC AD 10D KH 9D", "JC 9C KD QD AH 10H QH 9H"
    )
    assert fallback_action(game.view(DECLARER)) == Play(Card("9S"))
    game.play("AS")
    assert fallback_action(game.view(LEFT)) == Play(Card("QS"))
    game.play("QS")
    assert fallback_action(game.view(RIGHT)) == Play(Card("9C"))
