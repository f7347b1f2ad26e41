"""Where the 24 cards lie: from a view to places, and from places to the card items that move there.

The scene has 24 card items for the whole match. `layout` says which cards a beat shows where;
`rearrange` says which item goes where, so that an item never changes its face in sight: a card that
is turned up takes an item from where that card came from.
"""

from collections.abc import Iterator
from enum import Enum
from typing import Final

import msgspec

from engine.cards import Card
from engine.state import DealState, Phase, View
from thousand_qt.match.beats import Beat, Stage
from thousand_qt.viewmodels.table_hand import Holding, held_order

CARDS: Final = 24
_SORTED: Final = Holding()


class Zone(str, Enum):
    """A region of the table; `who` in a place says whose it is."""

    DECK = "deck"
    PRIKUP = "prikup"
    HAND = "hand"
    GIFT = "gift"  # chosen to be passed; `who` is the receiver
    TRICK = "trick"
    PILE = "pile"
    SHOWN = "shown"  # cards that gave the right to a redeal


class Place(msgspec.Struct, frozen=True):
    """Where a card lies: the `slot`th of `count` in a zone; `who` is 0 me, 1 left, 2 right."""

    zone: Zone = Zone.DECK
    who: int = 0
    slot: int = 0
    count: int = CARDS
    face_up: bool = False


class Wanted(msgspec.Struct, frozen=True):
    """A place that a beat fills; `card` is None where the viewer does not know it.

    `sources` are the zones and owners from which a card comes that had no face before.
    """

    place: Place
    card: Card | None
    sources: tuple[tuple[Zone, int], ...] = ()


class Body(msgspec.Struct, frozen=True):
    """One of the card items, its face once it is known, and where it lies."""

    number: int
    card: Card | None = None
    place: Place = Place()


def fresh_bodies() -> tuple[Body, ...]:
    """Return the pack before anything is dealt."""
    return tuple(Body(number, None, Place(slot=number)) for number in range(CARDS))


def chair(view: View, seat: int) -> int:
    """Return where a seat sits for the viewer: 0 me, 1 left, 2 right."""
    return (seat - (view.viewer or 0)) % view.rules.players


def layout(
    beat: Beat, chosen: tuple[Card | None, ...] = (), holding: Holding = _SORTED
) -> tuple[Wanted, ...]:
    """Return the places that a beat fills; `chosen[i]` is set aside for the i-th receiver."""
    view = beat.view
    deal = view.deal
    if deal is None or beat.stage is Stage.GATHERED:
        return _deck(view)
    return (
        *_hands(view, deal, beat, chosen, holding),
        *_prikup(view, deal, beat),
        *_trick(view, deal),
        *_piles(view, deal),
    )


def _deck(view: View) -> tuple[Wanted, ...]:
    who = chair(view, view.dealer)
    return tuple(Wanted(Place(Zone.DECK, who, slot, CARDS), None) for slot in range(CARDS))


def _hands(
    view: View, deal: DealState, beat: Beat, chosen: tuple[Card | None, ...], holding: Holding
) -> Iterator[Wanted]:
    for seat, hand in enumerate(deal.hands):
        who = chair(view, seat)
        if hand is None:
            yield from _hidden_hand(view, deal, beat, seat)
            continue
        aside = [card for card in chosen if card is not None]
        held = [card for card in held_order(deal, seat, holding) if card not in aside]
        sources = _sources(view, deal, who)
        for slot, card in enumerate(held):
            yield Wanted(Place(Zone.HAND, who, slot, len(held), True), card, sources)
        for receiver, chosen_card in enumerate(chosen):
            if chosen_card is not None:
                place = Place(Zone.GIFT, receiver + 1, 0, 1, True)
                yield Wanted(place, chosen_card, sources)


def _hidden_hand(view: View, deal: DealState, beat: Beat, seat: int) -> Iterator[Wanted]:
    who = chair(view, seat)
    shown = beat.revealed if beat.stage is Stage.CLAIM_SHOWN and _claimer(beat) == seat else ()
    for slot, card in enumerate(shown):
        yield Wanted(Place(Zone.SHOWN, who, slot, len(shown), True), card, ((Zone.HAND, who),))
    count = deal.held[seat] - len(shown)
    for slot in range(count):
        yield Wanted(Place(Zone.HAND, who, slot, count), None, _sources(view, deal, who))


def _claimer(beat: Beat) -> int:
    seat: int = getattr(beat.event, "seat", -1)
    return seat


def _sources(view: View, deal: DealState, who: int) -> tuple[tuple[Zone, int], ...]:
    """Return where the cards of a hand come from: itself, the pack, the prikup, the declarer."""
    declarer = 0 if deal.declarer is None else chair(view, deal.declarer)
    mine = (Zone.HAND, who)
    return (mine, (Zone.PRIKUP, 0), (Zone.HAND, declarer), (Zone.GIFT, who), (Zone.DECK, who))


def _prikup(view: View, deal: DealState, beat: Beat) -> Iterator[Wanted]:
    if deal.prikup_taken:
        return
    count = CARDS - sum(deal.held) - len(deal.trick) - 3 * len(deal.tricks)
    sources = ((Zone.PRIKUP, 0),)
    shown = beat.revealed if beat.stage is Stage.PRIKUP_UP else ()
    for slot in range(count):
        card = shown[slot] if slot < len(shown) else None
        yield Wanted(Place(Zone.PRIKUP, 0, slot, count, card is not None), card, sources)


def _trick(view: View, deal: DealState) -> Iterator[Wanted]:
    for slot, play in enumerate(deal.trick):
        who = chair(view, play.seat)
        place = Place(Zone.TRICK, who, slot, len(deal.active), True)
        yield Wanted(place, play.card, ((Zone.HAND, who),))


def _piles(view: View, deal: DealState) -> Iterator[Wanted]:
    lying = [0] * view.rules.players
    for trick in deal.tricks:
        who = chair(view, trick.winner)
        for play in trick.plays:
            place = Place(Zone.PILE, who, lying[trick.winner], CARDS)
            yield Wanted(place, play.card, ((Zone.HAND, chair(view, play.seat)),))
            lying[trick.winner] += 1


def finished(view: View) -> bool:
    """Say whether the deal on the table has been scored."""
    return view.deal is not None and view.phase in (Phase.DEAL, Phase.END)


def rearrange(bodies: tuple[Body, ...], wanted: tuple[Wanted, ...]) -> tuple[Body, ...]:
    """Return the items in their new places.

    A known card keeps its item; a hidden one stays where it is if a hidden card is wanted there;
    everything else takes the nearest item of its sources.
    """
    if len(wanted) != len(bodies):
        raise ValueError(f"{len(wanted)} places are wanted for {len(bodies)} cards")
    free = {body.number: body for body in bodies}
    open_places = list(wanted)
    placed: list[Body] = []
    for fits in (_same_card, _same_zone, _from_source, _anything):
        left: list[Wanted] = []
        for want in open_places:
            body = fits(want, free)
            if body is None:
                left.append(want)
            else:
                del free[body.number]
                placed.append(Body(body.number, want.card, want.place))
        open_places = left
    return tuple(sorted(placed, key=lambda body: body.number))


def _same_card(want: Wanted, free: dict[int, Body]) -> Body | None:
    if want.card is None:
        return None
    return next((body for body in free.values() if body.card is want.card), None)


def _same_zone(want: Wanted, free: dict[int, Body]) -> Body | None:
    """Keep hidden cards of a zone in their zone, in their order."""
    if want.card is not None:
        return None
    place = want.place
    there = (
        body
        for body in free.values()
        if body.card is None and (body.place.zone, body.place.who) == (place.zone, place.who)
    )
    return min(there, key=lambda body: body.place.slot, default=None)


def _from_source(want: Wanted, free: dict[int, Body]) -> Body | None:
    for zone, who in want.sources:
        for body in reversed(free.values()):
            at_source = body.place.zone is zone and (zone is Zone.DECK or body.place.who == who)
            if at_source and (body.card is None or want.card is None):
                return body
    return None


def _anything(want: Wanted, free: dict[int, Body]) -> Body | None:
    hidden = (body for body in free.values() if body.card is None)
    return next(hidden, None) or next(iter(free.values()), None)
