"""Which tables are played: every preset, then rules drawn by chance, each by all levels."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from msgspec import Struct

from engine.ai.levels import LEVELS
from engine.rules import PRESETS, Rules
from thousand_qt.tools.soak_rules.covering import drawn_rules

DEALS: Final = 30
"""Where a match is cut: under odd rules nobody ever wins."""


class Table(Struct, frozen=True, kw_only=True):
    """What is played at one table; all chance in it follows from the seed."""

    name: str
    rules: Rules
    seed: int
    deals: int = DEALS


def tables(seed: int, count: int, deals: int = DEALS) -> Iterator[Table]:
    """Yield a table for each preset, and then so many with different rules drawn by chance."""
    chance = Random(f"soak levels {seed}")
    for name, preset in PRESETS.items():
        yield Table(name=name, rules=preset.rules, seed=chance.randrange(2**32), deals=deals)
    for number, rules in enumerate(islice(_different(chance), count)):
        yield Table(name=f"drawn {number}", rules=rules, seed=chance.randrange(2**32), deals=deals)


def _different(chance: Random) -> Iterator[Rules]:
    """Yield rules without end, none twice."""
    seen = {preset.rules for preset in PRESETS.values()}
    while True:
        rules = drawn_rules(chance)
        if rules not in seen:
            seen.add(rules)
            yield rules


def seatings(players: int, chance: Random) -> list[tuple[str, ...]]:
    """Return who sits where in each match of a table, so that every level plays in one."""
    names = chance.sample(tuple(LEVELS), len(LEVELS))
    while len(names) % players:
        names.append(chance.choice(tuple(LEVELS)))
    return [tuple(names[first : first + players]) for first in range(0, len(names), players)]
