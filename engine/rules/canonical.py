"""The canonical form of rules: what two tables must share to play the same game.

Only active options take part (RULES.md 2.4a, rule 18), with their values and whether or
not they equal the defaults, so that a later change of a default changes no stored hash.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from engine.rules.activity import active, active_options
from engine.rules.options import OPTIONS, Value
from engine.rules.table import Rules

RULES_VERSION: Final = 1
"""The version of the rules; a new meaning of what a release has written raises it.

Before the first release it is 1: what only a checkout has written binds nobody.
"""

CanonicalValue = bool | int | str | dict[str, int] | None


def canonical(rules: Rules) -> dict[str, CanonicalValue]:
    """Return the active options sorted by id, values as in JSON."""
    form: dict[str, CanonicalValue] = msgspec.to_builtins(
        dict(sorted(active_options(rules).items()))
    )
    return form


def rules_hash(rules: Rules) -> str:
    """Return the SHA-256 of the canonical JSON with the rules version, as 64 hex digits."""
    document = {"options": canonical(rules), "rules_version": RULES_VERSION}
    return hashlib.sha256(msgspec.json.encode(document, order="sorted")).hexdigest()


def differences(rules: Rules, base: Rules) -> tuple[tuple[str, Value, Value], ...]:
    """Return (option id, value in base, value in rules) of active options, in table order.

    Options that are inactive under `rules` are left out; the option that switched them off
    is listed instead. The result is empty exactly when both have the same canonical form.
    """
    return tuple(
        (option_id, getattr(base, option_id), getattr(rules, option_id))
        for option_id in OPTIONS
        if getattr(rules, option_id) != getattr(base, option_id) and active(rules, option_id)
    )
