"""Positions for the computer players: chosen cards, and random ones with other hidden cards."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

from msgspec.structs import replace

from engine.actions import Action, Deal, Rospis, Start
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import make_player
from engine.cards import Card, hand_of, parse_cards
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import DealScored, MatchStarted
from engine.rules import Rules
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State, deal_of
from engine.view import view
from tests.engine.driver import Game

DECLARER, LEFT, RIGHT = 1, 2, 0
"""Seats of `at_lead`: the declarer is forehand, the others follow clockwise."""


def answer(state: State, seat: int, player: str | Player = "steady", seed: int = 0) -> Action:
    """Return what a player answers in the seat."""
    chosen = make_player(player) if isinstance(player, str) else player
    seen = view(state, seat)
    return chosen.choose(seen, seen.rules, Budget(seed=seed), Uncancelled())


def at_lead(declarer: str, left: str, right: str, contract: int = 100) -> Game:
    """Return the position before the first lead, by the eight cards each seat plays with.

    The last card of each defender is the one that the declarer gave him; the prikup was the last
    three cards of the declarer.
    """
    kept, to_left, to_right = (parse_cards(text) for text in (declarer, left, right))
    gifts = (to_left[-1], to_right[-1])
    game = Game()
    game.deal(
        {
            DECLARER: " ".join((*kept[:5], *gifts)),
            LEFT: " ".join(to_left[:-1]),
            RIGHT: " ".join(to_right[:-1]),
        },
        " ".join(kept[5:]),
    ).decline()
    game.pass_(LEFT, RIGHT).decline().give(DECLARER, " ".join(gifts)).decline()
    return game.contract(DECLARER, contract)


def positions(
    seed: int, deals: int, players: tuple[str, str, str] = ("steady", "bold", "random")
) -> Iterator[State]:
    """Yield every state in which somebody must act, over that many scored deals."""
    seats = [make_player(name) for name in players]
    scored = decisions = number = 0
    while scored < deals:
        number += 1
        root = hashlib.sha256(f"{seed} {number}".encode()).digest()
        state, shuffles = _started(seed + number), 0
        while state.phase is not Phase.END and scored < deals:
            if state.phase is Phase.DEAL:
                shuffles += 1
                events = conduct(state, Deal(shuffle(derive_seed(root, shuffles))))
            else:
                yield state
                decisions += 1
                seat = to_act(state)[0]
                action = answer(state, seat, seats[seat], seed=decisions)
                if action == Rospis() and decisions % 2:  # play some hopeless contracts too
                    action = next(a for a in legal_actions(view(state, seat)) if a != Rospis())
                events = decide(state, seat, action)
            for event in events:
                state = evolve(state, event)
                scored += isinstance(event, DealScored)


def _started(number: int) -> State:
    (started,) = conduct(None, Start(Rules(), number % 3))
    assert isinstance(started, MatchStarted)
    return begin(started)


def with_other_hidden_cards(state: State, viewer: int, chooser: random.Random) -> State:
    """Mix the cards that the viewer cannot see among the other hands and the hidden prikup."""
    deal = deal_of(state)
    seen = deal_of(view(state, viewer))
    hidden_prikup = seen.prikup is None and not deal.prikup_taken
    others = [seat for seat in range(3) if seat != viewer]
    pool: list[Card] = [card for seat in others for card in deal.hands[seat] or ()]
    pool += deal.prikup or () if hidden_prikup else ()
    chooser.shuffle(pool)
    hands = list(deal.hands)
    for seat in others:
        size = deal.held[seat]
        hands[seat], pool = hand_of(pool[:size]), pool[size:]
    prikup = hand_of(pool) if hidden_prikup else deal.prikup
    return replace(state, deal=replace(deal, hands=tuple(hands), prikup=prikup))
