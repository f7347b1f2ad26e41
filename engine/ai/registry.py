"""The computer players by name.

`ruler-1` is the steady player of the first release, kept to measure others by: its behaviour is
pinned by a test over fixed positions, so whoever wants other play makes new modules or new traits
for it and leaves these answers alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.ai.characters import BOLD, CAUTIOUS, RULER_1, STEADY
from engine.ai.levels import LEVELS, STUDIED
from engine.ai.player import Player
from engine.ai.random_player import RANDOM, RandomPlayer
from engine.ai.rule_player import RulePlayer

PLAYERS: Final[dict[str, Callable[[], Player]]] = {
    "steady": lambda: RulePlayer("steady", STEADY),
    "cautious": lambda: RulePlayer("cautious", CAUTIOUS),
    "bold": lambda: RulePlayer("bold", BOLD),
    "ruler-1": lambda: RulePlayer("ruler-1", RULER_1),
    RANDOM: RandomPlayer,
    **LEVELS,
    **STUDIED,
}


def make_player(name: str) -> Player:
    """Return the player of that name; ValueError that lists the names for an unknown one."""
    maker = PLAYERS.get(name)
    if maker is None:
        raise ValueError(f"There is no player called {name!r}; choose from {', '.join(PLAYERS)}.")
    return maker()
