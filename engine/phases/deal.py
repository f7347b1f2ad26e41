"""Starting a match and dealing (RULES.md 1.2, 2.4b item 11)."""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec.structs import replace

from engine.actions import Deal, Start
from engine.cards import DECK, Card, hand_of
from engine.events import Dealt, MatchStarted
from engine.illegal import IllegalAction, Refusal
from engine.phases import claims
from engine.rules import InvalidRules, Rules, Severity, problems, require_supported
from engine.scoring.types import Standing
from engine.state import ClaimStage, DealState, Phase, State

S = TypeVar("S", bound=State)

PRIKUP: Final = -1
"""The receiver in a deal pattern that is no seat."""

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


def receivers(rules: Rules) -> tuple[int, ...]:
    """Return who gets each card of the pack from the top: 0 1 2 from forehand on, or PRIKUP."""
    return _PATTERNS[rules.deal_pattern]


def active_seats(rules: Rules, dealer: int) -> tuple[int, ...]:
    """Return the seats that play a deal of this dealer, clockwise from forehand."""
    return tuple((dealer + step) % rules.players for step in range(1, rules.players + 1))


def start(action: Start) -> MatchStarted:
    """Answer the wish to start a match.

    Raises InvalidRules or UnsupportedRule for rules that cannot be played, ValueError for a
    dealer who is no seat.
    """
    wrong = [p for p in problems(action.rules) if p.severity is Severity.ERROR]
    if wrong:
        raise InvalidRules(wrong)
    require_supported(action.rules)
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
    )


def deal(state: State, action: Deal) -> Dealt:
    """Lay the deck out by the pattern of the rules."""
    if state.phase is not Phase.DEAL:
        raise IllegalAction(Refusal.NOT_DEALING, phase=state.phase)
    if len(action.deck) != len(DECK) or set(action.deck) != set(DECK):
        raise IllegalAction(Refusal.BAD_DECK, cards=len(set(action.deck)))
    active = active_seats(state.rules, state.dealer)
    hands: list[list[Card]] = [[] for _ in range(state.rules.players)]
    prikup: list[Card] = []
    for card, receiver in zip(action.deck, receivers(state.rules), strict=True):
        (prikup if receiver == PRIKUP else hands[active[receiver]]).append(card)
    return Dealt(state.dealer, tuple(hand_of(hand) for hand in hands), hand_of(prikup))


def apply_dealt(state: S, event: Dealt) -> S:
    """Lay out the dealt cards; claims are asked for where the rules know any."""
    active = active_seats(state.rules, event.dealer)
    nothing = (0,) * state.rules.players
    dealt_each = receivers(state.rules).count(0)
    opened = claims.possible(state.rules, ClaimStage.AFTER_DEAL)
    new = DealState(
        dealer=event.dealer,
        forehand=active[0],
        active=active,
        hands=event.hands,
        held=tuple(dealt_each if seat in active else 0 for seat in range(state.rules.players)),
        prikup=event.prikup,
        claims=claims.window(ClaimStage.AFTER_DEAL, active) if opened else None,
        points=nothing,
        marriage_points=nothing,
        taken=nothing,
    )
    phase = Phase.CLAIM_HAND if opened else Phase.AUCTION
    return replace(state, dealer=event.dealer, deal=new, phase=phase)
