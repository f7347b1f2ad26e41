"""Add up simulated matches and word the result as tables.

The goal for opponents by rules: of the contracts that somebody chose 70-85 % are made, a deal given
up counting as failed, at a mean final contract of at least 115; forced hundreds stand apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median
from typing import Final

from msgspec import Struct

from thousand_qt.cli.simulate_run import DealRecord, MatchReport

_BANDS: Final = ((100, 100), (105, 110), (115, 120), (125, 140), (145, 160), (165, 200), (205, 400))


class Tally(Struct, frozen=True, kw_only=True):
    """Outcomes of some contracts."""

    deals: int
    made: int
    failed: int
    rospis: int
    made_percent: float
    mean_contract: float
    mean_points: float


class Times(Struct, frozen=True, kw_only=True):
    """Decision times of one phase in milliseconds of processor time."""

    decisions: int
    median: float
    p95: float
    p99: float
    max: float


class Summary(Struct, frozen=True, kw_only=True):
    """Everything the simulation reports."""

    seed: int
    players: tuple[str, ...]
    deals: int
    matches: int
    unfinished: int
    wins: dict[str, int]
    chosen: Tally
    forced: Tally
    every: Tally
    by_contract: dict[str, Tally]
    by_player: dict[str, Tally]
    bids: int
    bids_too_high: int
    redeals: int
    bolts: int
    falls: int
    match_lengths: tuple[float, float, float]
    """Shortest, median and longest finished match, in deals."""

    times: dict[str, Times]
    faults: int


def summarise(seed: int, players: tuple[str, ...], reports: Sequence[MatchReport]) -> Summary:
    """Add the matches up."""
    deals = [deal for report in reports for deal in report.deals]
    chosen = [deal for deal in deals if deal.declarer is not None and not deal.forced]
    lengths = sorted(len(report.deals) for report in reports if report.winner is not None)
    return Summary(
        seed=seed,
        players=players,
        deals=len(deals),
        matches=len(reports),
        unfinished=sum(report.winner is None for report in reports),
        wins=dict(Counter(report.winner for report in reports if report.winner is not None)),
        chosen=tally(chosen),
        forced=tally(deal for deal in deals if deal.forced),
        every=tally(deals),
        by_contract=tally_by_contract(chosen),
        by_player={
            name: tally(deal for deal in chosen if deal.declarer == name)
            for name in dict.fromkeys(players)
        },
        bids=sum(report.bids for report in reports),
        bids_too_high=sum(report.bids_too_high for report in reports),
        redeals=sum(report.redeals for report in reports),
        bolts=sum(deal.bolts for deal in deals),
        falls=sum(deal.falls for deal in deals),
        match_lengths=(lengths[0], median(lengths), lengths[-1]) if lengths else (0, 0, 0),
        times=_times(reports),
        faults=sum(len(report.faults) for report in reports),
    )


def tally(deals: Iterable[DealRecord]) -> Tally:
    """Count the outcomes of the deals."""
    found = list(deals)
    outcomes = Counter(deal.outcome for deal in found)
    size = max(1, len(found))
    return Tally(
        deals=len(found),
        made=outcomes["made"],
        failed=outcomes["failed"],
        rospis=outcomes["rospis"],
        made_percent=round(100.0 * outcomes["made"] / size, 1),
        mean_contract=round(sum(deal.contract for deal in found) / size, 1),
        mean_points=round(sum(deal.raw for deal in found) / size, 1),
    )


def tally_by_contract(deals: Sequence[DealRecord]) -> dict[str, Tally]:
    """Count the outcomes by the height of the contract."""
    return {
        _band_name(low, high): tally(deal for deal in deals if low <= deal.contract <= high)
        for low, high in _BANDS
    }


def percentile(values: Sequence[float], share: float) -> float:
    """Return the smallest of the sorted values that at least that share does not exceed."""
    if not values:
        return 0.0
    place = -(-len(values) * share // 1)
    return values[max(0, int(place) - 1)]


def table(summary: Summary, wanted: int) -> str:
    """Word the whole summary."""
    lines = [headline(summary, wanted), "", _TALLY_HEAD]
    lines += [_row("chosen contracts", summary.chosen)]
    lines += [_row(f"  {name}", part) for name, part in summary.by_contract.items() if part.deals]
    lines += [_row("forced hundreds", summary.forced), _row("all deals", summary.every), ""]
    lines += ["Chosen contracts by player:", _TALLY_HEAD]
    lines += [_row(f"  {name}", part) for name, part in summary.by_player.items()]
    wins = ", ".join(f"{name} {count}" for name, count in sorted(summary.wins.items())) or "none"
    shortest, middle, longest = summary.match_lengths
    lines += [
        "",
        f"Matches won: {wins}; unfinished: {summary.unfinished}.",
        f"Deals in a match: {shortest:g} to {longest:g}, median {middle:g}.",
        f"Bids: {summary.bids}, {summary.bids_too_high} above what the best prikup could carry.",
        f"Bolts: {summary.bolts}. Barrel falls: {summary.falls}. Redeals: {summary.redeals}.",
        "",
        "Milliseconds of processor time for a decision:",
        f"  {'phase':<14}{'decisions':>10}{'median':>9}{'95 %':>9}{'99 %':>9}{'longest':>9}",
    ]
    lines += [
        f"  {phase:<14}{t.decisions:>10}{t.median:>9.2f}{t.p95:>9.2f}{t.p99:>9.2f}{t.max:>9.2f}"
        for phase, t in summary.times.items()
    ]
    return "\n".join([*lines, "", f"Faults: {summary.faults}."])


def headline(summary: Summary, wanted: int) -> str:
    """Word the result in one line; `wanted` deals were asked for."""
    more = summary.deals > wanted
    beyond = f"; {wanted} were wanted, the last match was played on" if more else ""
    played = f"{summary.deals} deals of {summary.matches} matches (seed {summary.seed}{beyond})"
    if summary.deals and not summary.chosen.deals + summary.forced.deals:
        return f"{played}, none of them with a contract."
    return (
        f"{played}: {summary.chosen.made_percent:g} % of {summary.chosen.deals} chosen contracts "
        f"made, mean contract {summary.chosen.mean_contract:g}; "
        f"{summary.forced.made_percent:g} % of {summary.forced.deals} forced hundreds."
    )


_TALLY_HEAD: Final = (
    f"{'':<20}{'deals':>7}{'made':>7}{'failed':>8}{'rospis':>8}{'made %':>8}"
    f"{'contract':>10}{'points':>8}"
)


def _row(name: str, part: Tally) -> str:
    return (
        f"{name:<20}{part.deals:>7}{part.made:>7}{part.failed:>8}{part.rospis:>8}"
        f"{part.made_percent:>8.1f}{part.mean_contract:>10.1f}{part.mean_points:>8.1f}"
    )


def _band_name(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


def _times(reports: Sequence[MatchReport]) -> dict[str, Times]:
    """Put the decision times of all matches together by phase."""
    found: dict[str, list[float]] = {}
    for report in reports:
        for phase, spent in report.milliseconds.items():
            found.setdefault(phase, []).extend(spent)
    found["all"] = [value for spent in found.values() for value in spent]
    result: dict[str, Times] = {}
    for phase, values in found.items():
        values.sort()
        result[phase] = Times(
            decisions=len(values),
            median=round(percentile(values, 0.5), 3),
            p95=round(percentile(values, 0.95), 3),
            p99=round(percentile(values, 0.99), 3),
            max=round(values[-1], 3) if values else 0.0,
        )
    return result
