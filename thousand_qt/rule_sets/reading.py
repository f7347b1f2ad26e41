"""Take whatever a person has: a code, the text of a file, or the file itself."""

from thousand_qt.rule_sets import code, document
from thousand_qt.rule_sets.document import RuleSet
from thousand_qt.rule_sets.refusals import RefusalKind, RulesRefused


def from_text(text: str) -> RuleSet:
    """Return the rules of a pasted code or file, without a name if it has none.

    A code may stand in a message between other words. Raise RulesRefused.
    """
    stripped = text.strip()
    if not stripped:
        raise RulesRefused(RefusalKind.EMPTY)
    if stripped.startswith("{"):
        return document.read(stripped.encode("utf-8", "replace"))
    if code.looks_like_code(stripped):
        return RuleSet("", code.decode(stripped))
    if len(stripped) > document.LONGEST_FILE:
        raise RulesRefused(RefusalKind.TOO_LONG)
    found = next((word for word in stripped.split() if code.looks_like_code(word)), stripped)
    return RuleSet("", code.decode(found))


def from_bytes(data: bytes) -> RuleSet:
    """Return the rules of a file, which may hold a code instead; raise RulesRefused."""
    if len(data) > document.LONGEST_FILE:
        raise RulesRefused(RefusalKind.TOO_LONG)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RulesRefused(RefusalKind.NO_RULES) from error
    return from_text(text)
