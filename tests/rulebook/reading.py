"""What stands in a rulebook, as plain text."""

from collections.abc import Iterator

from engine.cards import Card
from thousand_qt.rulebook.document import (
    CardRow,
    Chapter,
    ChapterName,
    Example,
    Rulebook,
    block_texts,
)


def texts(book: Rulebook) -> list[str]:
    """Return every text of a book in reading order."""
    found = [book.title]
    for chapter in book.chapters:
        found.append(chapter.title)
        found.extend(text for block in chapter.blocks for text in block_texts(block) if text)
    return found


def chapter(book: Rulebook, name: ChapterName) -> Chapter:
    """Return one chapter."""
    (found,) = (one for one in book.chapters if one.name is name)
    return found


def text_of(book: Rulebook, name: ChapterName) -> str:
    """Return a chapter as one text."""
    blocks = chapter(book, name).blocks
    return " ".join(text for block in blocks for text in block_texts(block) if text)


def names(book: Rulebook) -> list[ChapterName]:
    """Return the names of the chapters in order."""
    return [one.name for one in book.chapters]


def card_rows(one: Chapter) -> Iterator[CardRow]:
    """Yield the pictures of a chapter, those of its examples too."""
    for block in one.blocks:
        if isinstance(block, CardRow):
            yield block
        elif isinstance(block, Example) and block.cards is not None:
            yield block.cards


def cards_of(row: CardRow) -> list[Card]:
    """Return the cards of a row from the left."""
    return [card for group in row.groups for card in group.cards]
