"""The options of the game, their combinations, presets and canonical form (RULES.md 2)."""

from engine.rules.table import MarriageValues, Rules

__all__ = ["MarriageValues", "Rules"]
