"""The title that a person gave to a match: a small file beside its journal.

It is not part of the journal, because a match that is played in any window may be renamed without
touching the file that is written to. A new title appears whole or not at all.
"""

import logging
from pathlib import Path
from typing import Final

from network.whole_file import UNFINISHED, write_whole
from thousand_qt.words.typed import tidy_name

log = logging.getLogger(__name__)

LONGEST_TITLE: Final = 40

_SUFFIX: Final = ".title"
_MOST_BYTES: Final = 4096


def tidy_title(text: str) -> str:
    """Return a title on one line, without what cannot be seen and no longer than titles are."""
    return whole_title(text)[:LONGEST_TITLE].rstrip()


def whole_title(text: str) -> str:
    """Return what was typed on one line, without what cannot be seen, as long as it is."""
    return tidy_name(" ".join(text.split()))


def read_title(journal: Path) -> str:
    """Return the title of a match, or an empty text; a file that is none counts for nothing."""
    try:
        with journal.with_suffix(_SUFFIX).open("rb") as file:
            return tidy_title(file.read(_MOST_BYTES).decode("utf-8"))
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        log.warning("The title of %s cannot be read: %s", journal.name, error)
        return ""


def write_title(journal: Path, title: str) -> None:
    """Give a match this title, or none when it is empty; raises OSError and changes nothing."""
    title = tidy_title(title)
    if not title:
        forget_title(journal)
        return
    write_whole(journal.with_suffix(_SUFFIX), title.encode("utf-8"))


def forget_title(journal: Path) -> None:
    """Take the title of a match away; raises OSError."""
    journal.with_suffix(_SUFFIX).unlink(missing_ok=True)
    journal.with_suffix(_SUFFIX + UNFINISHED).unlink(missing_ok=True)
