"""What duplicate deals and matches say about a player, in numbers and in words."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean as average

from msgspec import Struct

from thousand_qt.arena.deals import DealsReport, SeatedDeal
from thousand_qt.arena.game import merged
from thousand_qt.arena.intervals import Measured, mean
from thousand_qt.arena.latency import Latency, latencies, latency_lines
from thousand_qt.arena.matches import MatchesReport
from thousand_qt.arena.trial import Trial
from thousand_qt.cli.simulate_stats import Tally, tally, tally_by_contract


class DealsSummary(Struct, frozen=True, kw_only=True):
    """The result of duplicate deals."""

    player: str
    against: str
    preset: str
    seed: int
    scores: tuple[int, ...]
    deals: int
    seatings: int
    gain: Measured
    """Match points a deal that the player writes more than the other."""

    contracts: dict[str, Tally]
    """By player, over all seatings; forced hundreds too."""

    by_contract: dict[str, dict[str, Tally]]
    """By player and height of the contract, without forced hundreds."""

    times: dict[str, dict[str, Latency]]
    faults: int


class MatchesSummary(Struct, frozen=True, kw_only=True):
    """The result of duplicate matches."""

    player: str
    against: str
    preset: str
    seed: int
    sets: int
    matches: int
    par: float
    """Percent of matches that an equal player wins."""

    won: Measured
    """Percent of matches that the player won."""

    lead: Measured
    """Its total at the end, less the mean of the others."""

    sets_won: Measured
    """Percent of sets in which it is ahead by the totals of all matches; a draw is half a set."""

    unfinished: int
    mean_length: float
    """Deals of a match."""

    times: dict[str, dict[str, Latency]]
    faults: int


def summarise_deals(reports: Sequence[DealsReport], trial: Trial) -> DealsSummary:
    """Add the deals up; there must be one at least."""
    player, against, seed = trial.player, trial.against, trial.seed
    records = [seated.record for report in reports for seated in report.seatings]
    chosen = [record for record in records if not record.forced]
    names = [name for name in dict.fromkeys((player, against)) if records[0].declarer is not None]
    return DealsSummary(
        player=player,
        against=against,
        preset=trial.preset,
        seed=seed,
        scores=trial.scores or (0,) * trial.rules.players,
        deals=len(reports),
        seatings=len(reports[0].seatings),
        gain=_mean([_gain(report, player) for report in reports], seed),
        contracts={
            name: tally(record for record in records if record.declarer == name) for name in names
        },
        by_contract={
            name: tally_by_contract([record for record in chosen if record.declarer == name])
            for name in names
        },
        times=latencies(merged([report.times for report in reports])),
        faults=sum(len(report.faults) for report in reports),
    )


def summarise_matches(reports: Sequence[MatchesReport], trial: Trial) -> MatchesSummary:
    """Add the sets up; there must be one at least."""
    seed = trial.seed
    matches = [match for report in reports for match in report.matches]
    seats = len(reports[0].matches)
    leads = [average(match.lead for match in report.matches) for report in reports]
    return MatchesSummary(
        player=trial.player,
        against=trial.against,
        preset=trial.preset,
        seed=seed,
        sets=len(reports),
        matches=len(matches),
        par=round(100.0 / seats, 1),
        won=_mean(
            [100.0 * average(match.won for match in report.matches) for report in reports], seed
        ),
        lead=_mean(leads, seed),
        sets_won=_mean([50.0 * (lead > 0) + 50.0 * (lead >= 0) for lead in leads], seed),
        unfinished=sum(match.winner is None for match in matches),
        mean_length=round(average(match.deals for match in matches), 1),
        times=latencies(merged([report.times for report in reports])),
        faults=sum(len(report.faults) for report in reports),
    )


def deals_text(found: DealsSummary) -> str:
    """Word the result of deals."""
    scores = ":".join(map(str, found.scores))
    deals = "1 deal" if found.deals == 1 else f"{found.deals} deals"
    played = f"{deals} of {found.preset} (seed {found.seed})"
    lines = [
        f"Deals: {found.player} and {found.against}, {played}.",
        f"From {scores} in {found.seatings} seatings. In brackets: 95 % interval.",
        "",
        f"{found.player} gains a deal: {found.gain.text(sign=True)} match points.",
    ]
    for name, whole in found.contracts.items():
        lines += ["", f"Contracts of {name}:", _HEAD, _row("all", whole)]
        bands = found.by_contract[name].items()
        lines += [_row(f"  chosen {band}", part) for band, part in bands if part.deals]
    return "\n".join([*lines, "", *latency_lines(found.times), "", f"Faults: {found.faults}."])


def matches_text(found: MatchesSummary) -> str:
    """Word the result of matches."""
    sets = "1 set" if found.sets == 1 else f"{found.sets} sets"
    played = f"{sets} of {found.preset} (seed {found.seed})"
    lines = [
        f"Matches: {found.player} among {found.against}, {played}.",
        f"In all {found.matches} matches. In brackets: 95 % interval.",
        "",
        f"{found.player} wins {found.won.text(' %')} of the matches; par is {found.par:g} %.",
        f"It is ahead at the end by {found.lead.text(sign=True)} points.",
    ]
    lines.append(f"By the totals of a set it wins {found.sets_won.text(' %')} of the sets.")
    lines.append(f"Deals of a match: {found.mean_length:g}. Left unfinished: {found.unfinished}.")
    return "\n".join([*lines, "", *latency_lines(found.times), "", f"Faults: {found.faults}."])


_HEAD = f"{'':<20}{'deals':>7}{'made %':>9}{'given up':>10}{'contract':>10}{'points':>9}"


def _row(name: str, part: Tally) -> str:
    return (
        f"{name:<20}{part.deals:>7}{part.made_percent:>9.1f}{part.rospis:>10}"
        f"{part.mean_contract:>10.1f}{part.mean_points:>9.1f}"
    )


def _gain(report: DealsReport, player: str) -> float:
    return average(_ahead(seated, player) for seated in report.seatings)


def _ahead(seated: SeatedDeal, player: str) -> float:
    """Return the mean change of the player's totals less that of the others."""
    pairs = list(zip(seated.players, seated.changes, strict=True))
    mine = [change for name, change in pairs if name == player]
    others = [change for name, change in pairs if name != player]
    return average(mine) - average(others) if mine and others else 0.0


def _mean(column: Sequence[float], seed: int) -> Measured:
    found = mean(column, seed)
    assert found is not None
    return found
