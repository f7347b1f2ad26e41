"""How long entrants thought about real choices."""

from __future__ import annotations

from msgspec import Struct

from thousand_qt.arena.game import KINDS, Times
from thousand_qt.cli.simulate_stats import percentile


class Latency(Struct, frozen=True):
    """Milliseconds of wall-clock time of the decisions of one kind."""

    decisions: int
    p50: float
    p95: float
    p99: float
    max: float


def latencies(times: Times) -> dict[str, dict[str, Latency]]:
    """Return the percentiles by entrant and kind."""
    return {
        name: {kind: _latency(sorted(kinds[kind])) for kind in KINDS if kind in kinds}
        for name, kinds in times.items()
    }


def _latency(spent: list[float]) -> Latency:
    p50, p95, p99 = (round(percentile(spent, share), 2) for share in (0.5, 0.95, 0.99))
    return Latency(len(spent), p50, p95, p99, round(spent[-1], 2))


def latency_lines(found: dict[str, dict[str, Latency]]) -> list[str]:
    """Word the percentiles as a table."""
    head = f"{'decisions':>10}{'50 %':>9}{'95 %':>9}{'99 %':>9}{'longest':>9}"
    width = max((20, *map(len, found)))
    lines = ["Milliseconds for a decision with more than one answer:"]
    for name, kinds in found.items():
        lines.append(f"  {name:<{width}}{head}")
        for kind, t in kinds.items():
            shares = "".join(f"{value:>9.1f}" for value in (t.p50, t.p95, t.p99, t.max))
            lines.append(f"    {kind:<{width - 2}}{t.decisions:>10}{shares}")
    return lines
