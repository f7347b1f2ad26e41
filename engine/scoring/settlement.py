"""What the players owe each other after the match (RULES.md 1.17, `settlement`), in points.

`difference`: every other player pays the winner what his total lacks of the winner's.
`proportional`: every two players settle the difference of their totals, so what a player wins or
loses is in proportion to how far he ends above or below the average.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules import Rules


def settle(rules: Rules, totals: Sequence[int], winner: int) -> tuple[int, ...] | None:
    """Return what each seat receives, negative for what it pays; None where nothing is settled."""
    match rules.settlement:
        case "none":
            return None
        case "difference":
            owed = [max(0, totals[winner] - total) for total in totals]
            return tuple(sum(owed) if seat == winner else -debt for seat, debt in enumerate(owed))
        case "proportional":
            return tuple(len(totals) * total - sum(totals) for total in totals)
