"""How the rulebook speaks: sentences of the translation context `Rules`, points that may be absent.

`translate` must be called by this name and with plain strings, so that lupdate finds them.
"""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.rulebook.document import Paragraph, Point, Points
from thousand_qt.words.scores import number

translate: Final = QCoreApplication.translate


def filled(sentence: str, **values: int | str) -> str:
    """Return the sentence with its `{placeholders}` replaced; numbers get a true minus."""
    for name, value in values.items():
        sentence = sentence.replace(
            f"{{{name}}}", number(value) if isinstance(value, int) else value
        )
    return sentence


def points(sentences: Iterable[str | None]) -> tuple[Points, ...]:
    """Return a list of the sentences that there are, or nothing when there are none."""
    items = tuple(Point(sentence) for sentence in sentences if sentence)
    return (Points(items),) if items else ()


def paragraph(*sentences: str | None) -> tuple[Paragraph, ...]:
    """Return one paragraph of the sentences that there are, or nothing when there are none."""
    said = tuple(sentence for sentence in sentences if sentence)
    return (Paragraph(said),) if said else ()
