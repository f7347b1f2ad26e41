"""Read the fields of a case; whatever is wrong with one becomes a sentence that names it."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from engine.cards import Card, Suit

T = TypeVar("T")

_ABRIDGED: Final = 200
"""How much of a wrong value a sentence repeats, in characters."""

_writer: Final = reprlib.Repr()
_writer.maxlevel = 3
_writer.maxlist = _writer.maxtuple = _writer.maxset = _writer.maxdict = 12
_writer.maxstring = _writer.maxother = _ABRIDGED


class Malformed(ValueError):
    """A case that cannot be read; the message is a sentence."""


def short(value: object) -> str:
    """Write a wrong value for a sentence, however large it is."""
    text = _writer.repr(value)
    return text if len(text) <= _ABRIDGED else f"{text[:_ABRIDGED]}…"


class Fields:
    """The fields of one mapping in a case; `path` is how sentences call it."""

    def __init__(self, values: object, path: str = "") -> None:
        if values is None:
            values = {}
        if not isinstance(values, Mapping):
            raise Malformed(f"`{path}` must be a mapping of names to values, not {short(values)}")
        self.values: Mapping[Any, object] = values
        self._path = path

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def path(self, name: str) -> str:
        """Return the full name of a field for a sentence."""
        return f"{self._path}.{name}" if self._path else name

    def raw(self, name: str) -> object:
        """Return a field that must be there."""
        if name not in self.values:
            raise Malformed(f"the field `{self.path(name)}` is missing")
        return self.values[name]

    def inner(self, name: str) -> Fields:
        """Return a mapping; a missing one is empty."""
        return Fields(self.values.get(name), self.path(name))

    def text(self, name: str) -> str:
        """Return a word."""
        value = self.raw(name)
        if not isinstance(value, str):
            raise Malformed(f"`{self.path(name)}` must be a word, not {short(value)}")
        return value

    def number(self, name: str, default: int | None = None) -> int:
        """Return a whole number, or the default when the field is missing."""
        if name not in self.values and default is not None:
            return default
        return whole_number(self.raw(name), self.path(name))

    def flag(self, name: str) -> bool:
        """Return yes or no; a missing field means no."""
        value = self.values.get(name, False)
        if not isinstance(value, bool):
            raise Malformed(f"`{self.path(name)}` must be true or false, not {short(value)}")
        return value

    def list(self, name: str) -> list[object]:
        """Return a list; a missing one is empty."""
        value = self.values.get(name)
        if value is None:
            return []
        if not isinstance(value, list):
            raise Malformed(f"`{self.path(name)}` must be a list, not {short(value)}")
        return value

    def numbers(self, name: str, length: int | None = None) -> tuple[int, ...]:
        """Return whole numbers; a missing list of known length is all zeros."""
        if name not in self.values and length is not None:
            return (0,) * length
        entry = f"{self.path(name)}[…]"
        found = tuple(whole_number(one, entry) for one in self.list(name))
        if length is not None and len(found) != length:
            raise Malformed(f"`{self.path(name)}` must hold {length} numbers, not {len(found)}")
        return found

    def cards(self, name: str) -> tuple[Card, ...]:
        """Return different cards, in the order given; a missing list is empty."""
        return cards(self.list(name), self.path(name))

    def suit(self, name: str) -> Suit | None:
        """Return a suit letter; null or a missing field is no suit."""
        value = self.values.get(name)
        return None if value is None else suit(value, self.path(name))

    def suits(self, name: str) -> tuple[Suit, ...]:
        """Return suit letters; a missing list is empty."""
        return tuple(suit(value, self.path(name)) for value in self.list(name))

    def hands(self, name: str) -> dict[int, tuple[Card, ...]]:
        """Return cards by seat."""
        inner = self.inner(name)
        return {
            whole_number(seat, f"a seat of {self.path(name)}"): cards(
                value, f"{self.path(name)}.{seat}"
            )
            for seat, value in inner.values.items()
        }


def whole_number(value: object, name: str) -> int:
    """Return a whole number, written as such or as digits."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lstrip("-").isdigit():
        return int(value)
    raise Malformed(f"`{name}` must be a whole number, not {short(value)}")


def suit(word: object, name: str) -> Suit:
    """Return the suit of a letter."""
    try:
        return Suit(str(word))
    except ValueError:
        raise Malformed(f"`{name}` must be a suit (S C D H), not {short(word)}") from None


def card(word: object, name: str) -> Card:
    """Return a card; both `10S` and `TS` are the ten of spades."""
    try:
        return Card(str(word))
    except ValueError:
        raise Malformed(
            f"{short(word)} in `{name}` is no card: "
            "write a rank (A 10 K Q J 9) and a suit (S C D H)"
        ) from None


def cards(words: object, name: str) -> tuple[Card, ...]:
    """Return different cards."""
    if not isinstance(words, list):
        raise Malformed(f"`{name}` must be a list of cards, not {short(words)}")
    found = tuple(card(word, name) for word in words)
    if len(set(found)) != len(found):
        raise Malformed(f"`{name}` names a card twice")
    return found


def member(values: Sequence[T], value: T, name: str) -> T:
    """Return the value if it is one of those allowed."""
    if value not in values:
        allowed = ", ".join(str(one) for one in values)
        raise Malformed(f"`{name}` must be one of {allowed}, not {short(value)}")
    return value
