"""The voice of the table: tells a screen reader what happens, event by event.

`said` goes out once for each event that has something to say; `story` is everything since the
person's last own decision, to be read again at leisure.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Property, QObject, Signal

from engine.cards import Hand
from engine.events import (
    BidMade,
    CardsPassed,
    ContractNamed,
    DarkDecided,
    Dealt,
    Event,
    PackCut,
    Passed,
    Played,
    PrikupChosen,
    Surrendered,
)
from engine.state import View
from thousand_qt.match.beats import Beat, Stage
from thousand_qt.viewmodels.table_hand import Holding, held_order
from thousand_qt.words.told import told

_DECISIONS: Final = (
    PackCut,
    DarkDecided,
    BidMade,
    Passed,
    PrikupChosen,
    CardsPassed,
    ContractNamed,
    Surrendered,
    Played,
)


class TableVoice(QObject):
    """Says what the beats on the scene show."""

    said = Signal(str)
    storyChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._event: Event | None = None
        self._sentences: list[Callable[[], str]] = []

    story = Property(str, lambda self: self.told_so_far(), notify=storyChanged)

    def told_so_far(self) -> str:
        """Return what happened since the last own decision, in the language spoken now."""
        return " ".join(say() for say in self._sentences)

    def heard(self, beat: Beat, names: Callable[[], Sequence[str]], holding: Holding) -> None:
        """Tell the event of a beat, once; `holding` is how the person holds the cards.

        `names` gives the players' names in the language spoken when it is called.
        """
        event = beat.event
        if event is None:
            self._begin_anew(None)
            return
        if event is self._event or beat.stage is Stage.GATHERED:
            return
        self._event = event
        view = beat.view
        hand = () if view.deal is None else held_order(view.deal, view.viewer or 0, holding)
        say = partial(_say, event, view, names, hand)
        sentence = say()
        if isinstance(event, Dealt) or _decided_by_me(event, view):
            self._begin_anew(event)
        if sentence:
            self._sentences.append(say)
            self.said.emit(sentence)
            self.storyChanged.emit()

    def retranslate(self) -> None:
        """Say the story again in the language spoken now."""
        self.storyChanged.emit()

    def _begin_anew(self, event: Event | None) -> None:
        self._event = event
        if self._sentences:
            self._sentences.clear()
            self.storyChanged.emit()


def _decided_by_me(event: Event, view: View) -> bool:
    return isinstance(event, _DECISIONS) and event.seat == view.viewer


def _say(event: Event, view: View, names: Callable[[], Sequence[str]], hand: Hand) -> str:
    return told(event, view, names(), hand)
