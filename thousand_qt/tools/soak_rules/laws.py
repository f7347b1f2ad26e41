"""What holds after every event of every match, whatever the rules (DESIGN.md 2 and 8).

Each law raises LawBroken with one sentence; the caller adds the match in which it happened.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

import msgspec

from engine.actions import (
    Action,
    AnswerClaim,
    Bid,
    ChoosePrikup,
    Cut,
    Declare,
    GoDark,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
    ThrowIn,
    WriteOff,
)
from engine.cards import DEAL_POINTS, DECK, Card
from engine.decider import decide, evolve, explain, follow_ups, legal_actions, to_act
from engine.events import DealScored, Event
from engine.illegal import IllegalAction
from engine.log import fold
from engine.record import Header, read_record, standings_problem, write_record
from engine.rules import Rules
from engine.scoring.types import Ending
from engine.state import DealState, Phase, State, deal_of
from engine.view import redact, view

_T = TypeVar("_T")

_TRIED: Final = 3
"""How many of the offered actions, and how many of all others, are tried at every step."""

SOME_ACTIONS: Final[tuple[Action, ...]] = (
    AnswerClaim(False),
    AnswerClaim(True),
    GoDark(False),
    GoDark(True),
    Pass(),
    Rospis(),
    WriteOff(),
    ThrowIn(),
    *(Bid(amount) for amount in range(35, 406)),
    *(NameContract(amount) for amount in range(35, 406)),
    *(Play(card, declare) for card in DECK for declare in (None, *Declare)),
    *(PassCards((one, other)) for one in DECK[::3] for other in DECK[::2]),
    *(PassCards((card,)) for card in DECK[::2]),
    PassCards(()),
    *(ChoosePrikup(place) for place in range(-1, 3)),
    *(Cut(place) for place in range(-1, 26)),
)
"""Actions of every phase, good ones and bad ones."""

_TRICKS: Final = {"two_prikups_2": 10, "two_prikups_3": 10, "dead_hand": 8, "draw": 12}


class LawBroken(AssertionError):
    """Something happened that no rules allow; the message says what."""


def check_state(state: State, chance: Random) -> None:
    """Check what holds while the table waits for somebody."""
    _must(not follow_ups(state), "something would still happen by itself")
    _must(
        bool(to_act(state)) or state.phase in (Phase.DEAL, Phase.END),
        "nobody has to act and the match goes on",
    )
    _must(state.phase is not Phase.END or state.winner is not None, "a match ended without winner")
    _must(_written_and_read(state, State) == state, "the state changed by being written and read")
    if state.deal is not None and state.phase is not Phase.DEAL:
        lie = sorted(every_card(state.deal))
        _must(lie == sorted(DECK), f"the 24 cards of the pack are not all there: {lie}")
    for seat in range(state.rules.players):
        _check_offers(state, seat, chance)


def _check_offers(state: State, seat: int, chance: Random) -> None:
    """Check that what a seat is offered is what the rules take from it."""
    seen = view(state, seat)
    offered = legal_actions(seen)
    _must(bool(offered) == (seat in to_act(state)), f"seat {seat} is asked and offered nothing")
    _must(len(set(offered)) == len(offered), f"seat {seat} is offered the same twice")
    tried = chance.sample(offered, min(_TRIED, len(offered)))
    for action in (*tried, *chance.sample(SOME_ACTIONS, _TRIED)):
        refused = explain(seen, action)
        _must((refused is None) == (action in offered), f"{action} of seat {seat}: {refused}")
        try:
            decide(state, seat, action)
        except IllegalAction as illegal:
            same = refused is not None and illegal.code is refused.code
            _must(same, f"{action} of seat {seat} is refused by {illegal}, not {refused}")
        else:
            _must(refused is None, f"{action} of seat {seat} was taken in spite of {refused}")


def check_event(state: State, event: Event) -> State:
    """Check one event that happens in this state, and return the state after it."""
    _must(_written_and_read(event, Event) == event, f"{event} changed by being written and read")
    moved = evolve(state, event)
    for viewer in (*range(state.rules.players), None):
        seen, told = view(state, viewer), redact(event, viewer)
        after = seen if told is None else evolve(seen, told)
        _must(after == view(moved, viewer), f"viewer {viewer} sees another state after {event}")
    if isinstance(event, DealScored):
        _check_deal(state, event)
        _check_row(state, moved)
    return moved


def _check_deal(state: State, event: DealScored) -> None:
    """Check that a played deal gave away all of its points and tricks."""
    result, rules = event.result, state.rules
    if result.ending is not Ending.PLAYED:
        return
    lost = sum(card.points for card in deal_of(state).bank) if loses_the_bank(rules) else 0
    _must(sum(result.cards) == DEAL_POINTS - lost, f"{result.cards} are not the points of a deal")
    tricks = tricks_of_a_deal(rules)
    _must(sum(result.tricks) == tricks, f"{result.tricks} are not the {tricks} tricks of a deal")


def _check_row(before: State, after: State) -> None:
    """Check that the lines of the sheet add up, and that the standings are those of a match."""
    row = after.rows[-1]
    for seat, (old, new) in enumerate(zip(before.standings, after.standings, strict=True)):
        fined = sum(line.points for line in before.fines if line.seat == seat)
        written = sum(line.points for line in row.lines if line.seat == seat)
        _must(
            old.total - fined + written == new.total,
            f"the lines of seat {seat} do not lead from {old.total} to {new.total}",
        )
    _must(row.standings == after.standings, "the row and the standings disagree")
    if after.phase is not Phase.END:
        wrong = standings_problem(after.rules, after.standings)
        _must(wrong is None, f"after the deal {wrong}")


def check_record(header: Header, log: Sequence[Event], state: State) -> str:
    """Check that the whole log can be written, read and replayed; return its text."""
    text = write_record(header, log)
    record = read_record(text)
    _must(record.failure is None, f"the record is refused: {record.failure}")
    _must(record.replay.state == state, "the replayed record leads to another state")
    if header.start is None:
        _must(fold(log) == state, "the events lead to another state")
    return text


def every_card(deal: DealState) -> list[Card]:
    """List the cards of a deal wherever they lie."""
    piles = [*deal.hands, deal.laid, deal.stock, [play.card for play in deal.trick]]
    piles += [[play.card for play in trick.plays] for trick in deal.tricks]
    piles += [() if deal.prikup_taken or deal.aside[1:] else deal.prikup]
    gone = deal.chosen if deal.prikup_taken else None
    piles += [pile for place, pile in enumerate(deal.aside) if place != gone]
    return [card for pile in piles for card in pile or () if card is not None]


def tricks_of_a_deal(rules: Rules) -> int:
    """Return how many tricks a played deal has (RULES.md 0, 1.15)."""
    if rules.players != 2:
        return 8
    if rules.two_form == "two_prikups_2" and rules.two_discard == "one_to_opponent":
        return 11
    return _TRICKS[rules.two_form]


def loses_the_bank(rules: Rules) -> bool:
    """Tell whether nobody gets the points of the cards that are not played (RULES.md 1.15)."""
    return rules.players == 2 and rules.two_form != "draw" and rules.two_unclaimed == "nobody"


def _written_and_read(thing: _T, kind: object) -> _T:
    found: _T = msgspec.json.decode(msgspec.json.encode(thing), type=kind)
    return found


def _must(holds: bool, otherwise: str) -> None:
    if not holds:
        raise LawBroken(otherwise)
