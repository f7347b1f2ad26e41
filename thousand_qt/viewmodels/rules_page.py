"""The rules page: the rulebook as rows for the screen, and a search through them."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from engine.cards import Card
from engine.rules import Rules
from thousand_qt.pictures.faces import FaceStyle, face_url
from thousand_qt.rulebook.book import rulebook
from thousand_qt.rulebook.document import (
    Block,
    CardGroup,
    CardRow,
    Chapter,
    Example,
    Paragraph,
    Points,
    Rulebook,
    Table,
    Terms,
)
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.words.cards import card_name
from thousand_qt.words.searching import search_form

SHORTEST_SEARCH: Final = 2
"""Fewer letters find nothing: they stand everywhere."""


class RowKind(str, Enum):
    """How a row is drawn."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    POINT = "point"
    CARDS = "cards"
    TABLE = "table"
    EXAMPLE = "example"
    TERM = "term"


class CardPicture(msgspec.Struct, frozen=True):
    """One card: the address of its picture and its name in words."""

    picture: str
    name: str


class PictureGroup(msgspec.Struct, frozen=True):
    """Cards that lie together."""

    cards: tuple[CardPicture, ...]
    caption: str
    marked: bool


class RowProps(msgspec.Struct, frozen=True):
    """One row; a point's `note`, a term's meaning and an example's outcome are its `note`."""

    kind: RowKind
    text: str = ""
    note: str = ""
    groups: tuple[PictureGroup, ...] = ()
    small: bool = False
    table: tuple[tuple[str, ...], ...] = ()
    """Rows of cells; the first is the header."""

    def says(self, words: str) -> bool:
        """Tell whether these words, in the form in which words are sought, stand in the row."""
        captions = (group.caption for group in self.groups)
        cells = (cell for line in self.table for cell in line)
        return any(words in search_form(text) for text in (self.text, self.note, *captions, *cells))


class ContentsEntry(msgspec.Struct, frozen=True):
    """One line of the contents and the row where its chapter begins."""

    name: str
    title: str
    row: int


class RulesPageProps(msgspec.Struct, frozen=True):
    """What the rules page shows; `hits` are the rows that were found, `hit` the one to look at."""

    subtitle: str = ""
    contents: tuple[ContentsEntry, ...] = ()
    rows: tuple[RowProps, ...] = ()
    query: str = ""
    hits: tuple[int, ...] = ()
    hit: int = -1
    found: str = ""


def derive_rows(book: Rulebook, faces: FaceStyle) -> tuple[RowProps, ...]:
    """Return the book as rows, each chapter after its heading."""
    return tuple(row for chapter in book.chapters for row in _chapter_rows(chapter, faces))


def derive_page(book: Rulebook, faces: FaceStyle, query: str, step: int) -> RulesPageProps:
    """Return the page; `step` is how often the person went on to the next place that was found.

    The first one to look at is the chapter that is called so, else the first that says it.
    """
    rows = derive_rows(book, faces)
    headings = [place for place, row in enumerate(rows) if row.kind is RowKind.HEADING]
    hits = find(rows, query)
    step += next((n for n, place in enumerate(hits) if place in headings), 0)
    return RulesPageProps(
        subtitle=book.title,
        contents=tuple(
            ContentsEntry(chapter.name.value, chapter.title, place)
            for chapter, place in zip(book.chapters, headings, strict=True)
        ),
        rows=rows,
        query=query,
        hits=hits,
        hit=hits[step % len(hits)] if hits else -1,
        found=_found(query, hits, step),
    )


def find(rows: tuple[RowProps, ...], query: str) -> tuple[int, ...]:
    """Return the places of the rows in which the words of a query stand, in any case."""
    words = search_form(query.strip())
    if len(words) < SHORTEST_SEARCH:
        return ()
    return tuple(place for place, row in enumerate(rows) if row.says(words))


def _found(query: str, hits: tuple[int, ...], step: int) -> str:
    if len(query.strip()) < SHORTEST_SEARCH:
        return ""
    if not hits:
        return QCoreApplication.translate("RulesPage", "not found")
    words = QCoreApplication.translate("RulesPage", "{place} of {all}")
    place = step % len(hits) + 1
    return words.replace("{place}", str(place)).replace("{all}", str(len(hits)))


def _chapter_rows(chapter: Chapter, faces: FaceStyle) -> Iterator[RowProps]:
    yield RowProps(RowKind.HEADING, chapter.title)
    for block in chapter.blocks:
        yield from _block_rows(block, faces)


def _block_rows(block: Block, faces: FaceStyle) -> Iterator[RowProps]:
    match block:
        case Paragraph():
            yield RowProps(RowKind.PARAGRAPH, block.text)
        case Points(items=points):
            for point in points:
                yield RowProps(RowKind.POINT, point.text, point.note)
        case CardRow():
            yield RowProps(RowKind.CARDS, groups=_groups(block, faces), small=block.small)
        case Table():
            yield RowProps(RowKind.TABLE, table=_cells(block))
        case Example(text=text, cards=cards, table=table, outcome=outcome):
            groups = _groups(cards, faces) if cards is not None else ()
            cells = _cells(table) if table is not None else ()
            yield RowProps(RowKind.EXAMPLE, text, outcome, groups, table=cells)
        case Terms(items=terms):
            for term in terms:
                yield RowProps(RowKind.TERM, term.word, term.meaning)


def _cells(table: Table) -> tuple[tuple[str, ...], ...]:
    return (table.header, *table.rows)


def _groups(row: CardRow, faces: FaceStyle) -> tuple[PictureGroup, ...]:
    return tuple(_group(group, faces) for group in row.groups)


def _group(group: CardGroup, faces: FaceStyle) -> PictureGroup:
    return PictureGroup(
        tuple(_picture(card, faces) for card in group.cards), group.caption, group.marked
    )


def _picture(card: Card, faces: FaceStyle) -> CardPicture:
    return CardPicture(face_url(card.value, faces), card_name(card))


class RulesPageViewModel(ViewModel[RulesPageProps]):
    """Shows the rules of a table and looks for words in them."""

    props_type = RulesPageProps

    closed = Signal()

    def __init__(self, faces_now: Callable[[], FaceStyle], parent: QObject | None = None) -> None:
        super().__init__(RulesPageProps(), parent)
        self._faces_now = faces_now
        self._rules = Rules()
        self._book = Rulebook("", ())
        self._query = ""
        self._step = 0

    def open(self, rules: Rules) -> None:
        """Show these rules from the beginning."""
        self._rules, self._book = rules, rulebook(rules)
        self._query, self._step = "", 0
        self._derive()

    def retranslate(self) -> None:
        """Write the book again in the language spoken now."""
        if self.props.rows:
            self._book = rulebook(self._rules)
            self._derive()

    @Slot(str)
    def search(self, query: str) -> None:
        """Look for words; the first place that has them is looked at."""
        self._query, self._step = query, 0
        self._derive()

    @Slot(int)
    def goOn(self, by: int) -> None:
        """Look at the next place that was found, or at the one before."""
        self._step += by
        self._derive()

    @Slot()
    def close(self) -> None:
        """Go back to where the person came from."""
        self.closed.emit()

    def _derive(self) -> None:
        self.swap(derive_page(self._book, self._faces_now(), self._query, self._step))
