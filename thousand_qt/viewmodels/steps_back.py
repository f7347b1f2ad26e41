"""Taking back at the table: the wish for it, and what the screen says of it.

What can be taken back, and why no more, comes from the table with every message. A choice on the
screen that is not answered yet (a marked card, a card put aside, typed digits) goes back first and
never reaches the table.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Slot

from engine.decider import legal_actions
from network.messages import Decision, DecisionKind, Objection, Refused, TakeBack, Undo
from thousand_qt.match.feed import TableFeed
from thousand_qt.viewmodels.own_hand import OwnHand, Ways, taken_back
from thousand_qt.viewmodels.table_pace import TablePace
from thousand_qt.viewmodels.table_props import UndoProps
from thousand_qt.words.take_back import barred, not_alone

_NONE: Final = -1


class StepsBack(QObject):
    """Takes the person's last decision back, or says why not.

    `sent` returns the decision whose answer the table has not confirmed yet; `retype` shows other
    digits of a typed amount.
    """

    def __init__(
        self,
        feed: TableFeed,
        ways: Ways,
        hand: OwnHand,
        pace: TablePace,
        sent: Callable[[], Decision | None],
        retype: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._feed = feed
        self._ways = ways
        self._hand = hand
        self._pace = pace
        self._sent = sent
        self._retype = retype
        self._undo: Undo | None = None
        self._wished = _NONE

    def stands(self, undo: Undo | None) -> None:
        """Hear where the match stands now, whatever was there before."""
        self._undo = undo
        self._wished = _NONE

    def moved(self, undo: Undo | None) -> None:
        """Hear what can be taken back after an event; None inside of what one answer made."""
        if undo is not None:
            self._undo = undo

    def props(self) -> UndoProps:
        """Return what the screen shows of it."""
        return derive_undo(self._undo, self._ways.names())

    @Slot()
    def take(self) -> None:
        """Take back what was done last: a choice on the screen, else the last decision."""
        if self._unchoose():
            return
        number = self._in_flight()
        if number is None and self._undo is not None:
            number = self._undo.decision
        if number is None:
            self._say_why_not()
        elif number != self._wished:
            self._wished = number
            self._pace.stop()
            self._feed.answer(TakeBack(number))

    @Slot()
    def erase(self) -> None:
        """Take back a typed digit, all of them after a refusal; without any do as `take`.

        A needless Backspace after the last digit takes nothing back.
        """
        choices = self._ways.choices()
        if choices.typed or (choices.typing and choices.refusal):
            self._retype("" if choices.refusal else choices.typed[:-1])
        elif not choices.typing:
            self.take()

    def _unchoose(self) -> bool:
        """Take back what was chosen last and not answered; say whether there was anything."""
        choices = self._ways.choices()
        if self._ways.back_out() or self._hand.unmark():
            return True
        if choices.typed:
            self._retype("")
        elif any(choices.gifts) and self._sent() is None:
            last = next(card for card in reversed(choices.gifts) if card is not None)
            self._ways.choose(gifts=taken_back(choices.gifts, last), refusal="")
        else:
            return False
        return True

    def _in_flight(self) -> int | None:
        """Return the number of a real choice that is answered and not confirmed yet."""
        sent, truth = self._sent(), self._ways.truth()
        if sent is None or truth is None or sent.kind is not DecisionKind.ACT:
            return None
        return sent.number if len(legal_actions(truth)) > 1 else None

    def _say_why_not(self) -> None:
        undo, names = self._undo, self._ways.names()
        self._ways.hurry()
        self._ways.refuse(lambda: why_not(undo, names))


def derive_undo(undo: Undo | None, names: Sequence[str]) -> UndoProps:
    """Return whether something can be taken back, or why not."""
    if undo is None:
        return UndoProps()
    possible = undo.decision is not None
    return UndoProps(shown=True, possible=possible, why="" if possible else why_not(undo, names))


def why_not(undo: Undo | None, names: Sequence[str]) -> str:
    """Say why nothing can be taken back."""
    if undo is None or undo.barrier is None:
        return not_alone()
    return barred(undo.barrier, names)


def why_refused(refused: Refused, names: Sequence[str]) -> str:
    """Say why the table granted no step back; empty where the refusal was of something else."""
    if refused.barrier is not None:
        return barred(refused.barrier, names)
    return not_alone() if refused.objection is Objection.NOT_ALONE else ""
