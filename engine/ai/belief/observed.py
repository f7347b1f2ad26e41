"""What the others have done that tells of their cards: the moments of their plays."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.ai.belief.habits import DISCARD, FOLLOW, LEAD, RUFF, Moment, role_of
from engine.ai.belief.unseen import tricks_of
from engine.ai.kernel.cards import POINTS, beats
from engine.ai.kernel.position import NUMBERS, SUITS
from engine.ai.knowledge import trump_at
from engine.rules import Rules
from engine.state import DealState

_WHOLE: Final = (63, 63, 63, 63)


class Observed(Struct, frozen=True):
    """A card that a seat played."""

    place: int
    card: int
    moment: Moment


def observed(rules: Rules, deal: DealState) -> list[Observed]:
    """Return all plays of a deal in order."""
    places = {seat: place for place, seat in enumerate(deal.active)}
    found: list[Observed] = []
    live = list(_WHOLE)
    for number, plays in enumerate(tricks_of(deal), start=1):
        before = trump_at(deal, number - 1)
        after = trump_at(deal, number)
        table: list[int] = []
        for play in plays:
            card = NUMBERS[play.card]
            known = after if table else before
            trump = -1 if known is None else SUITS.index(known)
            moment = moment_at(
                tuple(live),
                trump,
                table,
                card,
                declarer=play.seat == deal.declarer,
                led_by_declarer=plays[0].seat == deal.declarer,
                seats=len(places),
                declares=number > 1 or rules.marriage_first_lead,
            )
            found.append(Observed(places[play.seat], card, moment))
            live[card // 6] &= ~(1 << card % 6)
            table.append(card)
    return found


def moment_at(
    live: tuple[int, ...],
    trump: int,
    table: list[int],
    card: int,
    *,
    declarer: bool,
    led_by_declarer: bool,
    seats: int,
    declares: bool,
) -> Moment:
    """Return the moment in which a card is played to the cards on the table.

    `declarer` says whether the declarer plays it.
    """
    place, last = len(table), len(table) == seats - 1
    if not table:
        return Moment(LEAD, role_of(declarer, 0, last, declarer), live, trump, declares=declares)
    best = 0
    for number in range(1, place):
        if beats(table[number], table[best], trump):
            best = number
    led, suit, winning = table[0] // 6, card // 6, table[best]
    if suit == led:
        way = FOLLOW
    elif suit == trump:
        way = RUFF
    else:
        way = DISCARD
    beatable = winning // 6 == suit
    return Moment(
        way,
        role_of(declarer, place, last, led_by_declarer == (best == 0)),
        live,
        trump,
        winning % 6 if beatable else -1 if way == RUFF else 6,
        sum(POINTS[one] for one in table),
        last,
    )
