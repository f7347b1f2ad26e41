"""The steps in which a sheet came about, so that each of them can be taken back, and done again.

The file of a sheet holds these steps, never only their outcome: what was corrected or deleted is
still in it.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from thousand_qt.score_keeper.book import Book, Record, added, changed, without


class Wrote(msgspec.Struct, frozen=True, tag="write"):
    """A record was entered after all others."""

    record: Record


class Changed(msgspec.Struct, frozen=True, tag="change"):
    """A record took the place of another one."""

    place: int
    record: Record


class Deleted(msgspec.Struct, frozen=True, tag="delete"):
    """A record was taken out."""

    place: int


class Undone(msgspec.Struct, frozen=True, tag="undo"):
    """The last step that stood was taken back."""


class Redone(msgspec.Struct, frozen=True, tag="redo"):
    """The step that was taken back last was done again."""


class Named(msgspec.Struct, frozen=True, tag="name"):
    """The sheet got a title, or lost it; this is no step of the match and not taken back."""

    title: str


class Called(msgspec.Struct, frozen=True, tag="call"):
    """The players are called otherwise, from the first deal on; this is not taken back either."""

    names: tuple[str, ...]


Step = Wrote | Changed | Deleted | Undone | Redone | Named | Called

_FIRST: Final = 0


class History(msgspec.Struct, frozen=True, kw_only=True):
    """Every state that a book had on the way to the present one."""

    states: tuple[Book, ...]
    """The first is the empty book."""
    at: int = _FIRST
    """Which of them is the present one; those after it were taken back."""
    title: str = ""
    steps: tuple[Step, ...] = ()

    @property
    def book(self) -> Book:
        """Return the present book."""
        return self.states[self.at]

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a step to take back."""
        return self.at > _FIRST

    @property
    def can_redo(self) -> bool:
        """Tell whether a step was taken back and nothing else was done since."""
        return self.at < len(self.states) - 1


class Impossible(ValueError):
    """A step that cannot follow the ones before it."""


def begun(book: Book) -> History:
    """Return the history of a book in which nothing is entered."""
    return History(states=(book,))


def take(history: History, step: Step) -> History:
    """Return the history with one more step; raise `Impossible` for one that leads nowhere."""
    taken = _taken(history, step)
    return replace(taken, steps=(*history.steps, step))


def _taken(history: History, step: Step) -> History:
    match step:
        case Undone():
            if not history.can_undo:
                raise Impossible("there is nothing to take back")
            return replace(history, at=history.at - 1)
        case Redone():
            if not history.can_redo:
                raise Impossible("nothing was taken back")
            return replace(history, at=history.at + 1)
        case Named(title):
            return replace(history, title=title)
        case Called(names):
            if len(names) != len(history.book.names) or not all(names):
                raise Impossible("the names do not fit the table")
            return replace(
                history, states=tuple(replace(book, names=names) for book in history.states)
            )
    states = history.states[: history.at + 1]
    return replace(history, states=(*states, _next(history.book, step)), at=history.at + 1)


def _next(book: Book, step: Wrote | Changed | Deleted) -> Book:
    try:
        match step:
            case Wrote(record):
                return added(book, record)
            case Changed(place, record):
                return changed(book, place, record)
            case Deleted(place):
                return without(book, place)
    except IndexError as error:
        raise Impossible(str(error)) from error
