"""A table for tests: deals chosen cards through the real engine and plays scripted actions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.actions import (
    Action,
    AnswerClaim,
    Bid,
    Deal,
    Declare,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
    Start,
)
from engine.cards import Card, parse_cards
from engine.decider import begin, conduct, decide, evolve, explain, legal_actions, to_act
from engine.events import Event, MatchStarted
from engine.illegal import IllegalAction, Refusal
from engine.phases.deal import ASIDE, PRIKUP, SECOND, STOCK, receivers
from engine.phases.seats import active_seats
from engine.rules import Rules, make_rules
from engine.scoring.types import Standing
from engine.shuffle import shuffle
from engine.state import DealState, Phase, State, View, deal_of
from engine.view import view

HANDS = {
    1: "AS KS QS 9S KH QH 9D",
    2: "10S JS AC 10C AD JH 9H",
    0: "KC QC JC 9C 10D AH JD",
}
PRIKUP_CARDS = "10H KD QD"
"""Dealer 0. Forehand 1 holds two marriages, 0 the clubs one; the prikup is worth 17."""


class Game:
    """One match under test; seat 0 deals first, so seat 1 is forehand."""

    def __init__(self, rules: Rules | None = None, dealer: int = 0, **options: object) -> None:
        chosen = rules if rules is not None else make_rules(**options)
        (started,) = conduct(None, Start(chosen, dealer))
        assert isinstance(started, MatchStarted)
        self.events: list[Event] = [started]
        self.state = begin(started)

    def _take(self, events: tuple[Event, ...]) -> None:
        for event in events:
            self.events.append(event)
            self.state = evolve(self.state, event)

    @property
    def deal_state(self) -> DealState:
        return deal_of(self.state)

    def standing(self, seat: int, **changes: int | None) -> Game:
        """Put a seat's standing as stated (between deals)."""
        standings = list(self.state.standings)
        standings[seat] = replace(standings[seat] or Standing(), **changes)
        self.state = replace(self.state, standings=tuple(standings))
        return self

    def deal(
        self,
        hands: dict[int, str] | None = None,
        prikup: str = PRIKUP_CARDS,
        aside: str = "",
        second: str = "",
        stock: str = "",
    ) -> Game:
        """Deal exactly these cards, by the pattern of the rules."""
        active = active_seats(self.state.rules, self.state.dealer)
        piles = {PRIKUP: prikup, ASIDE: aside, SECOND: second, STOCK: stock}
        for place, seat in enumerate(active):
            piles[place] = (hands or HANDS)[seat]
        cards = {place: list(parse_cards(text)) for place, text in piles.items()}
        deck = [cards[place].pop(0) for place in receivers(self.state.rules)]
        self._take(conduct(self.state, Deal(tuple(deck))))
        return self

    def act(self, seat: int, action: Action) -> Game:
        self._take(decide(self.state, seat, action))
        return self

    def decline(self) -> Game:
        """Answer every redeal question with no."""
        while self.state.phase in (Phase.CLAIM_HAND, Phase.CLAIM_PRIKUP, Phase.CLAIM_HAND_2):
            self.act(to_act(self.state)[0], AnswerClaim(False))
        return self

    def claim(self, seat: int) -> Game:
        """Let a seat ask for a redeal."""
        return self.act(seat, AnswerClaim(True))

    def bid(self, seat: int, amount: int) -> Game:
        return self.act(seat, Bid(amount))

    def pass_(self, *seats: int) -> Game:
        for seat in seats:
            self.act(seat, Pass())
        return self

    def give(self, seat: int, cards: str) -> Game:
        return self.act(seat, PassCards(parse_cards(cards)))

    def contract(self, seat: int, amount: int) -> Game:
        return self.act(seat, NameContract(amount))

    def rospis(self, seat: int) -> Game:
        return self.act(seat, Rospis())

    def play(self, *cards: str) -> Game:
        """Play cards in turn; `KH!` declares the marriage, `QH!half` whatever the word says."""
        for text in cards:
            card, declares, word = text.partition("!")
            (seat,) = to_act(self.state)
            call = Declare(word or "marriage") if declares else None
            self.act(seat, Play(Card(card), call))
        return self

    def view(self, seat: int | None) -> View:
        return view(self.state, seat)

    def legal(self, seat: int) -> tuple[Action, ...]:
        return legal_actions(self.view(seat))

    def legal_cards(self) -> set[str]:
        (seat,) = to_act(self.state)
        return {action.card.value for action in self.legal(seat) if isinstance(action, Play)}

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        """Return why the action is refused, the same from the view and from the truth."""
        seen = explain(self.view(seat), action)
        assert seen is not None, "the action is legal"
        with pytest.raises(IllegalAction) as raised:
            decide(self.state, seat, action)
        assert (raised.value.code, raised.value.facts) == (seen.code, seen.facts)
        return raised.value

    def refused(self, seat: int, action: Action) -> Refusal:
        return self.refusal(seat, action).code


def at_auction(rules: Rules | None = None, **options: object) -> Game:
    """Forehand 1 holds the compulsory hundred; seat 2 speaks."""
    return Game(rules, **options).deal().decline()


def at_pass(amount: int = 120, **options: object) -> Game:
    """Seat 1 has won at `amount` and holds ten cards."""
    return at_auction(**options).pass_(2).bid(0, 105).bid(1, amount).pass_(0).decline()


def at_raise(amount: int = 120, gifts: str = "9S 9D", **options: object) -> Game:
    """Seat 1 has passed the nines and may raise."""
    return at_pass(amount, **options).give(1, gifts).decline()


def at_first_lead(amount: int = 120, gifts: str = "9S 9D", **options: object) -> Game:
    """Seat 1 has kept his contract and leads."""
    return at_raise(amount, gifts, **options).contract(1, amount)


def random_match(rules: Rules, seed: int, deals: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Play at random: yield each state with the events that come next, until `deals` are written.

    Rospis is chosen rarely so that most deals are played to the last card.
    """
    chooser = random.Random(seed)
    (started,) = conduct(None, Start(rules, chooser.randrange(rules.players)))
    assert isinstance(started, MatchStarted)
    state = begin(started)
    while state.phase is not Phase.END and len(state.rows) < deals:
        if state.phase is Phase.DEAL:
            events = conduct(state, Deal(shuffle(chooser.randbytes(32))))
        else:
            seat = chooser.choice(to_act(state))
            actions = legal_actions(view(state, seat))
            keep = [a for a in actions if not isinstance(a, Rospis)] or list(actions)
            rare = chooser.random() < 0.02
            events = decide(state, seat, chooser.choice(list(actions) if rare else keep))
        yield state, events
        for event in events:
            state = evolve(state, event)
    yield state, ()
