"""Which options the engine plays; the others are refused by name, never ignored.

An option that is not in the table works with each of its values. Only active options
count: an unplayed choice inside a part of the game that is switched off harms nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from engine.rules.activity import active
from engine.rules.options import OPTIONS, Value
from engine.rules.table import Rules

# Paper-only options describe slips that a program prevents: only the default can be played.
_PAPER_ONLY: Final[dict[str, tuple[Value, ...]]] = {
    option.id: (option.default,) for option in OPTIONS.values() if option.paper_only
}

SUPPORTED: Final[Mapping[str, tuple[Value, ...]]] = _PAPER_ONLY | {
}
"""Option id to the values that the engine plays, for options of which some are not played."""


class UnsupportedRule(ValueError):
    """Refuse rules that the engine cannot play yet; `options` pairs each id with its value."""

    def __init__(self, options: Iterable[tuple[str, Value]]) -> None:
        self.options = tuple(options)
        names = ", ".join(f"{option_id}: {value!r}" for option_id, value in self.options)
        super().__init__(f"these options cannot be played: {names}")

    def __reduce__(self) -> tuple[type[UnsupportedRule], tuple[object, ...]]:
        """Let the refusal cross to another process whole."""
        return UnsupportedRule, (self.options,)


def unsupported(rules: Rules) -> tuple[tuple[str, Value], ...]:
    """Return the active options whose values the engine does not play, in table order."""
    return tuple(
        (option_id, getattr(rules, option_id))
        for option_id in OPTIONS
        if option_id in SUPPORTED
        and getattr(rules, option_id) not in SUPPORTED[option_id]
        and active(rules, option_id)
    )


def require_supported(rules: Rules) -> None:
    """Raise UnsupportedRule naming every option that the engine does not play."""
    if found := unsupported(rules):
        raise UnsupportedRule(found)
