"""The five levels of the opponents, from the beginner to the strongest (AI.md).

They differ in what people differ in: memory, the number of possibilities they think of, what they
read from the others' play, and how they find what their cards are worth. None errs by chance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from engine.ai.characters import RULER_1, Traits
from engine.ai.forgetful import ForgetfulPlayer
from engine.ai.player import Player
from engine.ai.rule_player import RulePlayer
from engine.ai.search_player import Depth, SearchPlayer

NOVICE: Final = "novice"
AMATEUR: Final = "amateur"
CLUB: Final = "club"
EXPERT: Final = "expert"
MASTER: Final = "master"

_HOPEFUL: Final = Traits(margin=-15.0, raise_weight=0.6, jump=0, surrender=25.0)
"""Bids on hopes, raises gladly and never gives up."""

DEPTHS: Final = {
    CLUB: Depth(worlds=4, weighed=200, likely=False, looks=(), calls=False),
    EXPERT: Depth(worlds=20, weighed=600, looks=(), calls=False),
    MASTER: Depth(),
}
"""How far the levels think that search."""

LEVELS: Final[dict[str, Callable[[], Player]]] = {
    NOVICE: lambda: ForgetfulPlayer(NOVICE, _HOPEFUL, tricks=1),
    AMATEUR: lambda: RulePlayer(AMATEUR, RULER_1),
    CLUB: lambda: SearchPlayer(CLUB, DEPTHS[CLUB]),
    EXPERT: lambda: SearchPlayer(EXPERT, DEPTHS[EXPERT]),
    MASTER: lambda: SearchPlayer(MASTER, DEPTHS[MASTER]),
}
"""From the weakest to the strongest."""

OPEN_CARDS: Final = "open-cards"

STUDIED: Final[dict[str, Callable[[], Player]]] = {
    OPEN_CARDS: lambda: SearchPlayer(OPEN_CARDS, replace(DEPTHS[MASTER], looks=())),
}
"""To measure by: the master who searches every way with open cards, and then chooses."""
