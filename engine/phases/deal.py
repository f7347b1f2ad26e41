"""Starting a match and dealing (RULES.md 1.2, 2.4b item 11)."""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec.structs import replace

from engine.actions import Deal, Start
from engine.cards import DECK, Card, Hand, hand_of
from engine.events import Dealt, MatchStarted
from engine.illegal import IllegalAction, Refusal
from engine.phases import claims, dark
from engine.phases.seats import active_seats
from engine.rules import InvalidRules, Rules, Severity, problems
from engine.scoring import new_round
from engine.scoring.types import Standing
from engine.state import DealState, Phase, State

S = TypeVar("S", bound=State)

PRIKUP: Final = -1
"""The receiver in a deal pattern that is no seat."""

ASIDE: Final = -2
"""The receiver of a further pile: the first of two prikups, or the dead hand."""

SECOND: Final = -3
"""The receiver of the second of two prikups."""

STOCK: Final = -4
"""The receiver of what is not dealt in the draw form."""

_ROUND: Final = (0, 1, 2)
_PATTERNS: Final[dict[str, tuple[int, ...]]] = {
    "one_by_one_mid": _ROUND * 2 + (PRIKUP, *_ROUND) * 3 + _ROUND * 2,
    "prikup_first_three_rounds": (0, 1, PRIKUP, 2) * 3 + _ROUND * 4,
    "prikup_last": _ROUND * 7 + (PRIKUP,) * 3,
    "packets_3_2_2": (
        *(0, 0, 0, 1, 1, 1, 2, 2, 2),
        *(PRIKUP, PRIKUP, 0, 0, 1, 1, 2, 2),
        *(PRIKUP, 0, 0, 1, 1, 2, 2),
    ),
}


_PAIR: Final = (0, 1)
_TWO_PRIKUPS: Final[dict[str, tuple[int, ...]]] = {
    "two_prikups_2": (
        *(_PAIR * 2 + (ASIDE,)) * 2,
        *(_PAIR * 2 + (SECOND,)) * 2,
        *_PAIR * 2,
    ),
    "two_prikups_3": (
        *(*_PAIR * 2, ASIDE),
        *(*_PAIR, ASIDE) * 2,
        *(*_PAIR, SECOND) * 3,
        *_PAIR * 2,
    ),
    "dead_hand": (0, ASIDE, 1) * 2 + (PRIKUP, 0, ASIDE, 1) * 3 + (0, ASIDE, 1) * 2,
}


def receivers(rules: Rules) -> tuple[int, ...]:
    """Return who gets each card of the pack from the top.

    0 1 2 are the seats that play, from forehand on; the other piles are PRIKUP, ASIDE, SECOND and
    STOCK. Two players have one pattern for each form, whatever `deal_pattern` says.
    """
    if rules.players != 2:
        return _PATTERNS[rules.deal_pattern]
    if rules.two_form == "draw":
        dealt = _PAIR * rules.draw_hand
        return dealt + (STOCK,) * (len(DECK) - len(dealt))
    return _TWO_PRIKUPS[rules.two_form]


def start(action: Start) -> MatchStarted:
    """Answer the wish to start a match.

    Raises InvalidRules for rules that do not fit together, ValueError for a dealer who is no seat.
    """
    wrong = [p for p in problems(action.rules) if p.severity is Severity.ERROR]
    if wrong:
        raise InvalidRules(wrong)
    if not 0 <= action.dealer < action.rules.players:
        raise ValueError(f"seat {action.dealer} cannot deal at a table of {action.rules.players}")
    return MatchStarted(action.rules, action.dealer)


def begin(event: MatchStarted) -> State:
    """Return the state after the first event of a match."""
    return State(
        rules=event.rules,
        phase=Phase.DEAL,
        dealer=event.dealer,
        standings=(Standing(),) * event.rules.players,
        golden=new_round(event.rules),
    )


def deal(state: State, action: Deal) -> Dealt:
    """Deal this deck, or refuse a deck that is not due or not complete."""
    check_deck(state, action.deck)
    return lay_out(state, action.deck)


def check_deck(state: State, deck: tuple[Card, ...]) -> None:
    """Raise IllegalAction for a deck that is not due or not complete."""
    if state.phase is not Phase.DEAL:
        raise IllegalAction(Refusal.NOT_DEALING, phase=state.phase)
    if len(deck) != len(DECK) or set(deck) != set(DECK):
        raise IllegalAction(Refusal.BAD_DECK, cards=len(set(deck)))


def lay_out(state: State, deck: tuple[Card, ...]) -> Dealt:
    """Lay a pack out by the pattern of the rules, the top card first."""
    active = active_seats(state.rules, state.dealer)
    pattern = receivers(state.rules)
    piles: dict[int, list[Card]] = {receiver: [] for receiver in pattern}
    for card, receiver in zip(deck, pattern, strict=True):
        piles[receiver].append(card)
    hands: list[Hand] = [()] * state.rules.players
    for receiver, seat in enumerate(active):
        hands[seat] = hand_of(piles[receiver])
    return Dealt(
        state.dealer,
        tuple(hands),
        hand_of(piles.get(PRIKUP, ())),
        tuple(hand_of(piles[place]) for place in (ASIDE, SECOND) if place in piles),
        tuple(piles.get(STOCK, ())),
        dark.offered_to(state, active),
    )


def apply_dealt(state: S, event: Dealt) -> S:
    """Lay out the dealt cards; a dark game is decided on before anything else."""
    active = active_seats(state.rules, event.dealer)
    nothing = (0,) * state.rules.players
    pattern = receivers(state.rules)
    dealt_each = pattern.count(0)
    new = DealState(
        dealer=event.dealer,
        forehand=active[0],
        active=active,
        hands=event.hands,
        held=tuple(dealt_each if seat in active else 0 for seat in range(state.rules.players)),
        prikup=event.prikup,
        aside=event.aside,
        stock=event.stock,
        stock_left=pattern.count(STOCK),
        blind=event.blind,
        turn=event.blind,
        points=nothing,
        marriage_points=nothing,
        taken=nothing,
    )
    state = replace(state, dealer=event.dealer, cut=None, deal=new)
    if event.blind is not None:
        return replace(state, phase=Phase.DARK)
    return claims.open_after_deal(state)
