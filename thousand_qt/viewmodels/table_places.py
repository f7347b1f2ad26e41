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
from engine.events import PackCut
from engine.phases.exchange import laid_away, prikup_size, receivers
from engine.rules import is_draw
from engine.state import DealState, Phase, View
from thousand_qt.match.beats import Beat, Stage
from thousand_qt.viewmodels.table_hand import Holding, held_order

CARDS: Final = 24
_DEAD_HAND: Final = 7
_SORTED: Final = Holding()


class Zone(str, Enum):
    """A region of the table; `who` in a place says whose it is."""

    DECK = "deck"
    CUT = "cut"  # the pack that is cut, spread out; `slot` counts from its top
    LIFTED = "lifted"  # the cards of it that are lifted
    PRIKUP = "prikup"
    ASIDE = "aside"  # one of two prikups, or the dead hand; `who` is the pile, 0 or 1
    LAID = "laid"  # laid away by the declarer
    STOCK = "stock"  # what is still to be drawn
    BANK = "bank"  # what nobody played, turned up after the last trick
    HAND = "hand"
    GIFT = "gift"  # chosen to leave the hand; `who` is the receiver, `slot` the place on the panel
    TRICK = "trick"
    PILE = "pile"
    SHOWN = "shown"  # cards that gave the right to a redeal


class Place(msgspec.Struct, frozen=True):
    """Where a card lies: the `slot`th of `count` in a zone; `who` is a chair, see `chair`."""

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
    """Return where a seat sits, counted clockwise from the viewer, who is 0.

    Chair 1 is at the left, or opposite where only two sit; the last one is at the right.
    """
    return (seat - (view.viewer or 0)) % view.rules.players


def away_chairs(view: View) -> tuple[int, ...]:
    """Return where the cards go that the declarer gives away, 0 for those that he lays away."""
    deal = view.deal
    if deal is None or deal.declarer is None:
        return ()
    given = tuple(chair(view, seat) for seat in receivers(view.rules, deal))
    return given + (0,) * laid_away(view.rules)


def layout(
    beat: Beat,
    chosen: tuple[Card | None, ...] = (),
    holding: Holding = _SORTED,
    lifted: int = 0,
) -> tuple[Wanted, ...]:
    """Return the places that a beat fills.

    `chosen[i]` is set aside for the i-th place on the panel; `lifted` cards of the pack are about
    to be cut.
    """
    view = beat.view
    deal = view.deal
    if view.cut is not None and beat.stage is not Stage.GATHERED:
        return tuple(_cut(view, beat, lifted))
    if deal is None or beat.stage is Stage.GATHERED:
        return _deck(view)
    return (
        *_hands(view, deal, beat, chosen, holding),
        *_prikup(view, deal, beat),
        *_aside(view, deal, beat),
        *_bank(view, deal, beat),
        *_trick(view, deal),
        *_piles(view, deal),
    )


def _deck(view: View) -> tuple[Wanted, ...]:
    who = chair(view, view.dealer)
    return tuple(Wanted(Place(Zone.DECK, who, slot, CARDS), None) for slot in range(CARDS))


def _cut(view: View, beat: Beat, lifted: int) -> Iterator[Wanted]:
    """Spread the pack; the bottom card of the lifted part is seen where it matters."""
    event, sources = beat.event, ((Zone.CUT, 0), (Zone.LIFTED, 0), (Zone.DECK, 0))
    if beat.stage is Stage.CUT_SHOWN and isinstance(event, PackCut):
        lifted = event.place
    for slot in range(CARDS):
        bottom = beat.revealed[0] if beat.revealed and slot == lifted - 1 else None
        zone = Zone.LIFTED if slot < lifted else Zone.CUT
        yield Wanted(Place(zone, 0, slot, CARDS, bottom is not None), bottom, sources)


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
        for slot, (goal, chosen_card) in enumerate(zip(away_chairs(view), chosen, strict=False)):
            if chosen_card is not None:
                place = Place(Zone.GIFT, goal, slot, len(chosen), True)
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
    prikup = ((Zone.PRIKUP, 0), (Zone.ASIDE, deal.chosen or 0), (Zone.STOCK, 0))
    return (mine, *prikup, (Zone.HAND, declarer), (Zone.GIFT, who), (Zone.DECK, who))


def _prikup(view: View, deal: DealState, beat: Beat) -> Iterator[Wanted]:
    if deal.prikup_taken or len(deal.aside) > 1 or is_draw(view.rules):
        return
    count = prikup_size(view.rules)
    sources = ((Zone.PRIKUP, 0),)
    shown = beat.revealed if beat.stage is Stage.PRIKUP_UP else ()
    for slot in range(count):
        card = shown[slot] if slot < len(shown) else None
        yield Wanted(Place(Zone.PRIKUP, 0, slot, count, card is not None), card, sources)


def _aside(view: View, deal: DealState, beat: Beat) -> Iterator[Wanted]:
    """Lay out the further piles of a two-player deal, until they are turned up."""
    if deal.bank:
        return
    declarer = 0 if deal.declarer is None else chair(view, deal.declarer)
    for place, pile in enumerate(deal.aside):
        chosen = place == deal.chosen
        if chosen and deal.prikup_taken:
            continue
        cards = beat.revealed if chosen and beat.stage is Stage.PRIKUP_UP else pile or ()
        count = prikup_size(view.rules) if len(deal.aside) > 1 else _DEAD_HAND
        # Only what everybody sees, or what its chooser looks at, lies face up.
        seen = bool(cards) and not deal.prikup_taken
        for slot in range(count):
            card = cards[slot] if slot < len(cards) else None
            from_pack = ((Zone.ASIDE, place), (Zone.DECK, 0))
            yield Wanted(Place(Zone.ASIDE, place, slot, count, seen), card, from_pack)
    for slot, card in enumerate(deal.laid):
        sources = ((Zone.LAID, 0), (Zone.GIFT, 0), (Zone.HAND, declarer))
        yield Wanted(Place(Zone.LAID, 0, slot, len(deal.laid)), card, sources)
    for slot in range(deal.stock_left):
        place_in_stock = Place(Zone.STOCK, 0, slot, deal.stock_left)
        yield Wanted(place_in_stock, None, ((Zone.STOCK, 0), (Zone.DECK, 0)))


def _bank(view: View, deal: DealState, beat: Beat) -> Iterator[Wanted]:
    """Turn up what nobody played; who took the last trick may get it."""
    sources = ((Zone.BANK, 0), (Zone.LAID, 0), (Zone.ASIDE, 0), (Zone.ASIDE, 1))
    taken = view.rules.two_unclaimed == "last_trick" and beat.stage is not Stage.BANK_UP
    for slot, card in enumerate(deal.bank):
        if taken:
            winner = deal.tricks[-1].winner
            on_top = deal.taken[winner] * len(deal.active) + slot
            yield Wanted(Place(Zone.PILE, chair(view, winner), on_top, CARDS), card, sources)
        else:
            yield Wanted(Place(Zone.BANK, 0, slot, len(deal.bank), True), card, sources)


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
