"""Take whatever a person has: a code, the text of a file, or the file itself."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import accumulate, islice, takewhile
from typing import Final

from engine.rules import Rules
from thousand_qt.rule_sets import code, document
from thousand_qt.rule_sets.document import RuleSet
from thousand_qt.rule_sets.refusals import RefusalKind, RulesRefused

_WORD: Final = re.compile(r"[^\W_]+")
_MOST_PIECES: Final = 80
"""So many words are put together to one code; the longest code has no more."""
_MOST_CODES: Final = 10
"""So many places of a message are looked at that may begin a code."""


def from_text(text: str) -> RuleSet:
    """Return the rules of a pasted code or file, without a name if it has none.

    A code may stand in a message between other words; of several the first that is whole counts.
    Raise RulesRefused.
    """
    stripped = text.strip()
    if not stripped:
        raise RulesRefused(RefusalKind.EMPTY)
    try:
        return _from_whole(stripped)
    except RulesRefused as refusal:
        if refusal.kind not in (RefusalKind.NO_RULES, RefusalKind.DAMAGED, RefusalKind.TOO_LONG):
            raise
        if len(stripped) > document.LONGEST_FILE:
            raise
        found = _from_message(stripped, refusal)
    return RuleSet("", found)


def from_bytes(data: bytes) -> RuleSet:
    """Return the rules of a file, which may hold a code instead; raise RulesRefused."""
    if len(data) > document.LONGEST_FILE:
        raise RulesRefused(RefusalKind.TOO_LONG)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RulesRefused(RefusalKind.NO_RULES) from error
    return from_text(text)


def _from_whole(text: str) -> RuleSet:
    """Return the rules of a text that is nothing else; raise RulesRefused."""
    if text.startswith("{"):
        return document.read(text.encode("utf-8", "replace"))
    if len(text) > code.LONGEST_CODE and not code.looks_like_code(text):
        kind = RefusalKind.TOO_LONG if len(text) > document.LONGEST_FILE else RefusalKind.NO_RULES
        raise RulesRefused(kind)
    return RuleSet("", code.decode(text))


def _from_message(text: str, refusal: RulesRefused) -> Rules:
    """Return the rules of a code among words; raise what is wrong with the first, else `refusal`.

    Where a code ends only its own check can tell: the word behind it may be made of its letters.
    """
    told: RulesRefused | None = None
    for run in _runs(text):
        try:
            return code.decode(run)
        except RulesRefused as wrong:
            if wrong.kind is RefusalKind.MISFIT:
                raise
            # Only a digit tells that a code was meant: `time` begins like one too.
            if told is None and run[1:2].isdigit() and code.looks_like_code(run):
                told = wrong
    raise told or refusal


def _runs(text: str) -> Iterator[str]:
    """Yield what may be a code: words that follow each other, from each that may begin one."""
    words = _WORD.findall(_visible(text))
    begins = (at for at, word in enumerate(words) if code.may_begin(word))
    for at in islice(begins, _MOST_CODES):
        pieces = takewhile(code.may_go_on, words[at : at + _MOST_PIECES])
        yield from accumulate(pieces)


def _visible(text: str) -> str:
    """Return a text without the signs that chats put into it and nobody sees."""
    plain = unicodedata.normalize("NFKC", text)
    return "".join(sign for sign in plain if unicodedata.category(sign) != "Cf")
