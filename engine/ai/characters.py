"""The three characters of the rule player: how much one dares, as numbers.

A character never changes the card sense, only the appetite: what a contract must promise before it
is bid or raised, and how an opening bid sounds.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Traits(Struct, frozen=True, kw_only=True):
    """What tells one character from another."""

    margin: float
    """Points that taking the deal must promise beyond leaving it to others."""

    raise_weight: float
    """How heavily a failed contract weighs against a made one when the contract is raised."""

    jump: int
    """How far above the least bid a hand that is worth it opens, to shut the others out."""

    surrender: float
    """Points that giving up must spare before a contract is given up."""


CAUTIOUS: Final = Traits(margin=18.0, raise_weight=1.25, jump=0, surrender=-4.0)
STEADY: Final = Traits(margin=2.0, raise_weight=1.0, jump=0, surrender=0.0)
BOLD: Final = Traits(margin=-8.0, raise_weight=0.9, jump=15, surrender=8.0)

RULER_1: Final = Traits(margin=2.0, raise_weight=1.0, jump=0, surrender=0.0)
"""The steady character of the first release; it stays as it is when the steady one changes."""
