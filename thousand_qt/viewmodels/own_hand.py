"""The person's own cards: clicked, marked, given away, dragged and put in another order.

A drag remembers the question that the scene showed when it began. A card is played or given only
under that question and only after the scene has told everything; otherwise it goes back, so that a
drag can be late, but never be misplayed. Moving a card within the hand is always possible.
"""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from engine.actions import Action, PassCards, Play
from engine.cards import Card, Hand
from engine.decider import explain
from engine.state import DealState, Phase, View
from thousand_qt.settings import SettingsStore
from thousand_qt.viewmodels.panel_away import may_leave
from thousand_qt.viewmodels.table_hand import (
    Arrangement,
    Holding,
    belongs,
    held_order,
    moved,
    read_arrangements,
    whole_order,
    write_arrangements,
)
from thousand_qt.viewmodels.table_places import Body, Zone
from thousand_qt.viewmodels.table_props import Choices
from thousand_qt.words.refusals import both_chosen, illegal_sentence, table_went_on

Gifts = tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Ways:
    """What the hand needs of its table."""

    shown: Callable[[], View | None]
    """Return the match as the scene shows it."""
    truth: Callable[[], View | None]
    question: Callable[[], int | None]
    """Return the number of the open question that the scene shows too."""
    body: Callable[[int], Body]
    names: Callable[[], tuple[str, ...]]
    choices: Callable[[], Choices]
    choose: Callable[..., None]
    refuse: Callable[[Callable[[], str]], None]
    caught_up: Callable[[], bool]
    hurry: Callable[[], None]
    back_out: Callable[[], bool]
    legal: Callable[[], tuple[Action, ...]]
    act: Callable[[Action], None]


class _Grabbed(Struct, frozen=True):
    """A card that is being dragged, and the question that was open when it was grabbed."""

    card: Card
    question: int | None


def toggled(gifts: Gifts, card: Card) -> Gifts | None:
    """Return the gifts with a card put into the first free slot or taken back, None when full."""
    if card in gifts:
        return taken_back(gifts, card)
    if None not in gifts:
        return None
    return given(gifts, card, gifts.index(None))


def given(gifts: Gifts, card: Card, receiver: int) -> Gifts:
    """Return the gifts with a card in the slot of a receiver; a card from the other slot swaps."""
    slots = list(gifts)
    if card in slots:
        slots[slots.index(card)] = slots[receiver]
    slots[receiver] = card
    return tuple(slots)


def taken_back(gifts: Gifts, card: Card) -> Gifts:
    """Return the gifts without a card."""
    return tuple(None if one is card else one for one in gifts)


class OwnHand(QObject):
    """Answers for the cards of the person at the table."""

    def __init__(self, store: SettingsStore, ways: Ways, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._ways = ways
        self._grabbed: _Grabbed | None = None

    @property
    def dragging(self) -> bool:
        """Say whether a card is being dragged."""
        return self._grabbed is not None

    def holding(self, seen: View) -> Holding:
        """Return how the hand of this view is held."""
        settings = self._store.settings
        found = (
            one.cards
            for one in read_arrangements(settings.arranged_hands)
            if belongs(one, seen, settings.hand_order)
        )
        return Holding(settings.hand_order, next(found, ()))

    def toggle_gift(self, card: Card) -> None:
        """Set a card aside for the first who has none yet, or take it back."""
        if self._may_not_leave(card):
            return
        gifts = toggled(self._ways.choices().gifts, card)
        if gifts is None:
            self._ways.refuse(both_chosen)
        else:
            self._ways.choose(gifts=gifts, refusal="")

    def offer(self, card: Card, sure: bool = False) -> None:
        """Give or play a card of the hand; unless `sure`, the settings may want a second click."""
        truth = self._ways.truth()
        if not self._ways.caught_up() or truth is None:
            return
        self._ways.hurry()
        if truth.phase is Phase.PASS and self._ways.legal():
            self.toggle_gift(card)
            return
        settings = self._store.settings
        plays = [a for a in self._ways.legal() if isinstance(a, Play) and a.card is card]
        if not plays:
            self._say_why_not(truth, card)
        elif _has_to_choose(plays, settings.marriage_question):
            self._ways.choose(marriage=card, marked=None, giving_up=None, refusal="")
        elif settings.confirm_play and not sure and self._ways.choices().marked is not card:
            self._ways.choose(marked=card, giving_up=None, refusal="")
        else:
            # Of several the first declaration is the dearest.
            self._ways.act(next((one for one in plays if one.declare is not None), plays[-1]))

    def _may_not_leave(self, card: Card) -> bool:
        """Refuse a card that has to stay in the hand; say whether it has to."""
        truth = self._ways.truth()
        legal = self._ways.legal()
        if truth is None or card in may_leave(legal) or truth.phase is not Phase.PASS:
            return False
        why = explain(truth, PassCards((card,)))
        if why is not None:
            names = self._ways.names()
            self._ways.refuse(lambda: illegal_sentence(why, names))
        return True

    def unmark(self) -> bool:
        """Take back that a card waits for its second click; say whether one did."""
        if self._ways.choices().marked is None:
            return False
        self._ways.choose(marked=None)
        return True

    @Slot(result=bool)
    def playMarked(self) -> bool:
        """Play the card that waits for its second click; say whether one did."""
        marked = self._ways.choices().marked
        if marked is None:
            return False
        self.offer(marked)
        return True

    @Slot(int)
    def grab(self, number: int) -> None:
        """Hear that a card is being dragged."""
        card = self._ways.body(number).card
        self._grabbed = None if card is None else _Grabbed(card, self._ways.question())

    @Slot(result=bool)
    def canAnswer(self) -> bool:
        """Say whether the question is in sight under which the dragged card was grabbed."""
        asked = self._ways.question()
        return self._grabbed is not None and asked is not None and asked == self._grabbed.question

    @Slot()
    def letGo(self) -> None:
        """Hear that a drag was broken off."""
        self._grabbed = None

    @Slot(int)
    def dropOnTable(self, number: int) -> None:
        """Play the dragged card; a question about another card is closed by that."""
        card = self._released(number, Zone.HAND)
        truth = self._ways.truth()
        giving = truth is not None and truth.phase is Phase.PASS and bool(self._ways.legal())
        if card is not None and not giving:
            self._ways.back_out()
            self.offer(card, sure=True)

    @Slot(int, int)
    def dropOnReceiver(self, number: int, who: int) -> None:
        """Set the dragged card aside in a place of the panel, from 1."""
        card = self._released(number, Zone.HAND, Zone.GIFT)
        truth = self._ways.truth()
        if card is None or truth is None or truth.phase is not Phase.PASS:
            return
        if self._ways.legal() and not self._may_not_leave(card):
            gifts = given(self._ways.choices().gifts, card, who - 1)
            self._ways.choose(gifts=gifts, refusal="")

    @Slot(int, int)
    def dropInHand(self, number: int, slot: int) -> None:
        """Put the dragged card at a place of the hand, from a slot of the pass too."""
        grabbed, self._grabbed = self._grabbed, None
        body = self._ways.body(number)
        if grabbed is None or body.card is not grabbed.card:
            return
        if body.place.zone is Zone.GIFT:
            gifts = taken_back(self._ways.choices().gifts, grabbed.card)
            self._ways.choose(gifts=gifts, refusal="")
        self._put(grabbed.card, slot)

    @Slot(int, int)
    def move(self, number: int, by: int) -> None:
        """Move a card of the hand by so many places."""
        body = self._ways.body(number)
        place = body.place
        if body.card is None or place.zone is not Zone.HAND or place.who != 0:
            return
        self._put(body.card, max(0, min(place.count - 1, place.slot + by)))

    @Slot()
    def sort(self) -> None:
        """Put the moved cards back into the order of the settings."""
        seen = self._ways.shown()
        if seen is not None:
            self._keep(seen, None)

    def _released(self, number: int, *zones: Zone) -> Card | None:
        """Return the card that is dropped, if it still is what was grabbed for this question."""
        grabbed, self._grabbed = self._grabbed, None
        body = self._ways.body(number)
        if grabbed is None or body.card is not grabbed.card or body.place.zone not in zones:
            return None
        if not self._ways.caught_up():
            return None
        if self._ways.question() != grabbed.question:
            self._ways.refuse(table_went_on)
            return None
        return grabbed.card

    def _say_why_not(self, truth: View, card: Card) -> None:
        self.unmark()
        why = explain(truth, Play(card))
        if why is not None:
            names = self._ways.names()
            self._ways.refuse(lambda: illegal_sentence(why, names))

    def _put(self, card: Card, slot: int) -> None:
        seen = self._ways.shown()
        if seen is None or seen.viewer is None or seen.deal is None:
            return
        holding = self.holding(seen)
        aside = self._ways.choices().gifts if seen.phase is Phase.PASS else ()
        shown = _in_sight(seen.deal, seen.viewer, holding, aside)
        if card not in shown or shown.index(card) == slot:
            return
        whole = whole_order(seen.deal, seen.viewer, holding)
        self._keep(seen, moved(whole, shown, card, slot))

    def _keep(self, seen: View, cards: Hand | None) -> None:
        """Keep an arrangement of the deal in sight, or none."""
        settings = self._store.settings
        others = [
            one
            for one in read_arrangements(settings.arranged_hands)
            if not belongs(one, seen, settings.hand_order)
        ]
        if cards is not None:
            others.insert(0, Arrangement(seen.deal_number, settings.hand_order, cards))
        self._store.change(arranged_hands=write_arrangements(others))


def _has_to_choose(plays: list[Play], asks: bool) -> bool:
    """Say whether a person is asked what a card declares; without a question only for a choice."""
    declaring = sum(one.declare is not None for one in plays)
    return declaring > 0 and len(plays) > 1 and (asks or declaring > 1)


def _in_sight(deal: DealState, seat: int, holding: Holding, aside: Gifts) -> Hand:
    """Return the cards that are held, without those set aside to be given."""
    return tuple(card for card in held_order(deal, seat, holding) if card not in aside)
