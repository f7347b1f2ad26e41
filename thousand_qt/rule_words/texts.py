"""What is said of one option: its label, one sentence of help, and names of its values."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol


class Translate(Protocol):
    """Return a text of a context in the language that is spoken."""

    def __call__(self, context: str, text: str, note: str = "", /) -> str:
        """Translate a text; `note` tells apart what is one text in English only."""


class OptionWords(NamedTuple):
    """The words of an option.

    The label of a switch is what holds when it is on; `values` has what holds when it is off.
    Numbers without a name are said as numbers.
    """

    label: str
    help: str
    values: Mapping[bool | int | str | None, str] = {}


def english(_context: str, text: str, _note: str = "", /) -> str:
    """Leave a text as it stands in the source."""
    return text


def filled(sentence: str, **values: str) -> str:
    """Return the sentence with its `{placeholders}` replaced."""
    for name, value in values.items():
        sentence = sentence.replace(f"{{{name}}}", value)
    return sentence
