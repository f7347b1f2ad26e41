"""What a rulebook is made of, as records that anything can show or print."""

from collections.abc import Iterator
from enum import Enum

import msgspec

from engine.cards import Card


class ChapterName(str, Enum):
    """Every chapter that there may be, in the order of the book."""

    AIM = "aim"
    DIFFERENCES = "differences"
    CARDS = "cards"
    DEAL = "deal"
    REDEAL = "redeal"
    AUCTION = "auction"
    PRIKUP = "prikup"
    ROSPIS = "rospis"
    TRICKS = "tricks"
    MARRIAGES = "marriages"
    SCORE = "score"
    BOLTS = "bolts"
    BARREL = "barrel"
    SPECIAL = "special"
    GOLDEN = "golden"
    DARK = "dark"
    END = "end"
    STORY = "story"
    TERMS = "terms"


class Paragraph(msgspec.Struct, frozen=True):
    """A few sentences, each of which lays down something of its own."""

    sentences: tuple[str, ...]

    @property
    def text(self) -> str:
        """Return the sentences as one text."""
        return " ".join(self.sentences)


class Point(msgspec.Struct, frozen=True):
    """One point of a list; `note` says more in a quieter voice, empty for nothing."""

    text: str
    note: str = ""


class Points(msgspec.Struct, frozen=True):
    """A list of points."""

    items: tuple[Point, ...]


class CardGroup(msgspec.Struct, frozen=True):
    """Cards that belong together, what is written below them, and whether they stand out."""

    cards: tuple[Card, ...]
    caption: str = ""
    marked: bool = False


class CardRow(msgspec.Struct, frozen=True):
    """Groups of cards side by side; many cards are shown small."""

    groups: tuple[CardGroup, ...]
    small: bool = False


class Table(msgspec.Struct, frozen=True):
    """Rows of words under a header; every row is as long as the header."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Example(msgspec.Struct, frozen=True):
    """A small worked example: what happens, perhaps with cards, and what follows."""

    text: str
    cards: CardRow | None = None
    table: Table | None = None
    outcome: str = ""


class Term(msgspec.Struct, frozen=True):
    """A word of the game and what it means."""

    word: str
    meaning: str


class Terms(msgspec.Struct, frozen=True):
    """A list of words."""

    items: tuple[Term, ...]


Block = Paragraph | Points | CardRow | Table | Example | Terms


class Chapter(msgspec.Struct, frozen=True):
    """A chapter with its title."""

    name: ChapterName
    title: str
    blocks: tuple[Block, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """The whole book; `title` names the rules."""

    title: str
    chapters: tuple[Chapter, ...]


def rule_texts(chapter: Chapter) -> Iterator[str]:
    """Yield what a chapter lays down, without its examples and pictures."""
    for block in chapter.blocks:
        match block:
            case Paragraph(sentences=sentences):
                yield from sentences
            case Points(items=items):
                yield from (point.text for point in items)
            case _:
                continue


def block_texts(block: Block) -> Iterator[str]:
    """Yield every text of a block, in reading order."""
    match block:
        case Paragraph():
            yield block.text
        case Points(items=points):
            for point in points:
                yield point.text
                yield point.note
        case CardRow(groups=groups):
            yield from (group.caption for group in groups)
        case Table(header=header, rows=rows):
            yield from header
            for row in rows:
                yield from row
        case Example(text=text, cards=cards, table=table, outcome=outcome):
            yield text
            if cards is not None:
                yield from block_texts(cards)
            if table is not None:
                yield from block_texts(table)
            yield outcome
        case Terms(items=terms):
            for term in terms:
                yield term.word
                yield term.meaning
