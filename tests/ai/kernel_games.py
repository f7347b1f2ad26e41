"""Endings and whole deals under rules of every kind, and what plain minimax finds in them.

The minimax goes through the engine, knows nothing of the search and keeps to no bounds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action, AnswerClaim, Deal, Play
from engine.ai.kernel.position import CARDS, move_of
from engine.cards import DECK, hand_of
from engine.decider import conduct, decide, evolve, legal_actions, to_act
from engine.marriages import ACES
from engine.phases import tricks
from engine.phases.contract import gives_up
from engine.rules import OPTIONS, PRESETS, OptionType, Rules, Severity, problems
from engine.state import DealState, Phase, State, deal_of
from engine.view import view
from tests.engine.driver import Game

OF_THE_PLAY: Final = (
    "players",
    "two_unclaimed",
    "draw_hand",
    "draw_follow",
    "marriage_values",
    "marriage_first_lead",
    "marriage_call",
    "marriage_trump_choice",
    "marriage_without_trick",
    "ace_marriage",
    "ace_marriage_value",
    "ace_marriage_trump",
    "ace_marriage_force_aces",
    "half_marriage",
    "nines_marriage_value",
    "first_lead",
    "must_trump",
    "must_overtake",
    "must_overtrump",
    "undertrump",
    "lead_foreign_trump",
    "must_lead_trump",
    "pass_style",
)
"""The options that change what is played, or how the cards come to lie."""

TWO: Final = (
    ("two_prikups_2", "to_table"),
    ("two_prikups_2", "one_to_opponent"),
    ("two_prikups_3", "opponent_and_bank"),
    ("dead_hand", "opponent_and_bank"),
    ("draw", "to_table"),
)
WEIGHTS: Final = ((1, 0), (1, 1), (2, 1), (0, 1))
"""What points of the solo player and of the others count."""


class Ending(Struct, frozen=True):
    """A position of a deal, and for whom points are counted."""

    seed: int
    state: State
    solo: int
    """A place."""

    weights: tuple[int, int]

    @property
    def deal(self) -> DealState:
        """Return the deal."""
        return deal_of(self.state)


def endings(
    first: int, last: int, cards: int = 9, *, aces: bool = False, **options: object
) -> Iterator[Ending]:
    """Yield an ending with at most so many cards for each number that leads to one.

    `options` are given rules; with `aces` the first to lead holds all four.
    """
    for seed in range(first, last):
        chooser = random.Random(seed)
        state = _at_the_play(random_rules(chooser, **options), chooser)
        if state is not None and aces:
            state = _with_aces(state)
        while state is not None and _cards_of(state) > cards:
            plays = plays_of(state)
            calls = [play for play in plays if play.declare]
            # Declarations are rare and change much.
            chosen = calls if calls and chooser.random() < 0.5 else plays
            state = after_play(state, chooser.choice(chosen))
            if deal_of(state).turn is None:
                state = None
        if state is not None:
            solo = chooser.randrange(len(deal_of(state).active))
            yield Ending(seed, state, solo, chooser.choice(WEIGHTS))


def whole_deals(first: int, last: int) -> Iterator[Ending]:
    """Yield positions before the first lead: all forms but the draw, which takes minutes."""
    for seed in range(first, last):
        chooser = random.Random(seed)
        state = _at_the_play(random_rules(chooser), chooser)
        if state is not None and not deal_of(state).stock:
            solo = chooser.randrange(len(deal_of(state).active))
            yield Ending(seed, state, solo, chooser.choice(WEIGHTS[:2]))


def random_rules(chooser: random.Random, **options: object) -> Rules:
    """Draw a preset with about half of the options of the play changed, and these as given."""
    while True:
        preset = chooser.choice(tuple(PRESETS.values())).rules
        values = {name: getattr(preset, name) for name in OPTIONS}
        for name in OF_THE_PLAY:
            if chooser.random() < 0.5:
                values[name] = _value(name, chooser)
        if values["players"] == 2:
            values["two_form"], values["two_discard"] = chooser.choice(TWO)
        rules = Rules(**values | options)
        if all(problem.severity is not Severity.ERROR for problem in problems(rules)):
            return rules


def _value(name: str, chooser: random.Random) -> object:
    option = OPTIONS[name]
    if name == "marriage_values":
        return chooser.choice(("standard", "clubs_high"))
    if name == "players":
        return chooser.choice((2, 3, 3, 4))
    if option.choices:
        return chooser.choice(option.choices)
    if option.type is OptionType.BOOL:
        return chooser.random() < 0.6
    return chooser.choice((option.min, option.default, option.max))


def _at_the_play(rules: Rules, chooser: random.Random) -> State | None:
    """Return a deal before its first lead, after a random auction; None if there was no play."""
    state = Game(rules, dealer=chooser.randrange(rules.players)).state
    for _ in range(400):
        match state.phase:
            case Phase.TRICK:
                return state
            case Phase.END:
                return None
            case Phase.DEAL:
                deck = list(DECK)
                chooser.shuffle(deck)
                events = conduct(state, Deal(tuple(deck)))
            case _:
                seat = chooser.choice(to_act(state))
                events = decide(state, seat, chooser.choice(_sensible(state, seat)))
        for event in events:
            state = evolve(state, event)
    return None


def _with_aces(state: State) -> State | None:
    """Return the position with the aces in the hand that leads, for small cards of it."""
    deal = deal_of(state)
    assert deal.turn is not None
    mine = list(deal.hands[deal.turn] or ())
    small = [card for card in mine if card not in ACES]
    hands = [list(hand or ()) for hand in deal.hands]
    for hand in hands:
        for place, card in enumerate(hand):
            if card in ACES and card not in mine:
                hand[place] = small.pop()
                mine[mine.index(hand[place])] = card
    hands[deal.turn] = mine
    if not set(mine) >= ACES:
        return None
    return replace(state, deal=replace(deal, hands=tuple(hand_of(hand) for hand in hands)))


def _sensible(state: State, seat: int) -> list[Action]:
    """Return what leads on to the play."""
    actions = [action for action in legal_actions(view(state, seat)) if not gives_up(action)]
    return [action for action in actions if action != AnswerClaim(True)] or actions


def _cards_of(state: State) -> int:
    deal = deal_of(state)
    return sum(deal.held) + deal.stock_left


def plays_of(state: State) -> list[Play]:
    """Return the legal plays of the seat that is to play."""
    (seat,) = to_act(state)
    return [action for action in legal_actions(view(state, seat)) if isinstance(action, Play)]


def after_play(state: State, play: Play) -> State:
    """Return the state after a play, with the trick taken and cards drawn, but nothing scored."""
    deal = deal_of(state)
    assert deal.turn is not None
    for event in tricks.decide(state, deal, deal.turn, play):
        state = evolve(state, event)
    while (follows := tricks.automatic(state, deal_of(state))) is not None:
        state = evolve(state, follows)
    return state


def points(deal: DealState, rules: Rules) -> list[int]:
    """Return what each place has so far: a marriage without a trick may not count (yet)."""
    lapses = rules.marriage_without_trick != "keeps"
    return [
        deal.points[seat] + (0 if lapses and not deal.taken[seat] else deal.marriage_points[seat])
        for seat in deal.active
    ]


def weighed(ending: Ending, state: State) -> int:
    """Return what the points taken until this state are worth."""
    taken = points(deal_of(state), state.rules)
    solo, others = ending.weights
    return solo * taken[ending.solo] - others * (sum(taken) - taken[ending.solo])


def move_values(ending: Ending) -> dict[int, int]:
    """Return what each legal play is worth by plain minimax, without what is already taken."""
    known: dict[object, int] = {}
    so_far = weighed(ending, ending.state)
    return {
        move_of(play): _minimax(ending, after_play(ending.state, play), known) - so_far
        for play in plays_of(ending.state)
    }


def best(ending: Ending, values: dict[int, int]) -> int:
    """Return the value that the seat to play chooses."""
    solo = ending.deal.turn == ending.deal.active[ending.solo]
    return max(values.values()) if solo else min(values.values())


def _minimax(ending: Ending, state: State, known: dict[object, int]) -> int:
    deal = deal_of(state)
    if deal.turn is None:
        return weighed(ending, state)
    key = None
    if not deal.trick:
        key = (
            *(deal.hands, deal.trump, deal.trump_owner, deal.points, deal.marriage_points),
            *(deal.taken, deal.turn, deal.stock, deal.marriages),
        )
        if key in known:
            return known[key]
    values = [_minimax(ending, after_play(state, play), known) for play in plays_of(state)]
    value = max(values) if deal.turn == deal.active[ending.solo] else min(values)
    if key is not None:
        known[key] = value
    return value


def random_hands(chooser: random.Random, size: int = 8) -> tuple[int, ...]:
    """Return three hands as sets."""
    deck = list(range(len(CARDS)))
    chooser.shuffle(deck)
    return tuple(
        sum(1 << card for card in deck[place * size : (place + 1) * size]) for place in range(3)
    )
