"""The page about the strength of players: every measure of each of them in a table."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence

from msgspec import Struct

from engine.ai.kernel.choice import CHOSEN
from thousand_qt.arena.cards_summary import CardsSummary
from thousand_qt.arena.game import KINDS
from thousand_qt.arena.game_summary import DealsSummary, MatchesSummary
from thousand_qt.arena.intervals import Measured
from thousand_qt.arena.latency import Latency


class Strength(Struct, frozen=True, kw_only=True):
    """What is known of one player; None where a measure was not taken."""

    player: str
    cards: CardsSummary | None = None
    deals: DealsSummary | None = None
    matches: MatchesSummary | None = None

    @property
    def faults(self) -> int:
        """Return how many answers of both sides had to be replaced."""
        return sum(one.faults for one in (self.cards, self.deals, self.matches) if one is not None)


def strength_page(
    found: list[Strength],
    against: str,
    preset: str,
    seed: int,
    steps: Sequence[MatchesSummary] = (),
) -> str:
    """Return the page in Markdown; `steps` are matches of each player among the one before."""
    lines = [
        "# Strength of the computer players",
        "",
        "`thousand arena table` writes this page; `thousand arena MEASURE --help` says what the",
        "figures mean. In brackets stands the interval that holds the true figure with 95 %",
        "likelihood.",
        "",
        f"Measured against `{against}` by the rules `{preset}`, seed {seed},",
        f"on {machine()}.",
    ]
    lines += _cards([one.cards for one in found if one.cards is not None])
    lines += _deals([one.deals for one in found if one.deals is not None])
    lines += _matches([one.matches for one in found if one.matches is not None])
    lines += _steps(steps)
    lines += _times(found)
    return "\n".join(lines) + "\n"


def machine() -> str:
    """Return what the times depend on."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{os.cpu_count() or 1} cores, {python}, search {CHOSEN.kernel.value}"


def _cards(found: list[CardsSummary]) -> list[str]:
    if not found:
        return []
    lines = [
        *_heading("Card play", "the same deals and contracts, as declarer and as defenders"),
        "| player | deals | points a deal | made | edge recovered | as declarer | as defender |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in found:
        share = one.recovered
        parts = [
            one.payoff.text(sign=True),
            one.made.text(" pp", sign=True),
            *(_percent(part) for part in (share.total, share.declarer, share.defender)),
        ]
        lines.append(f"| `{one.player}` | {one.deals} | {' | '.join(parts)} |")
    gain = found[0].known_payoff.text(sign=True)
    return [
        *lines,
        "",
        f"`cards-known` gains {gain} points a deal; the mean contract",
        f"is {found[0].mean_contract:g}. The edge recovered is the share of that gain which the",
        "player has too: in all, as declarer and as defender.",
    ]


def _deals(found: list[DealsSummary]) -> list[str]:
    if not found:
        return []
    lines = [
        *_heading("Whole deals", "auction, prikup, pass and play in all seatings"),
        "| player | deals | match points a deal | contracts | made | mean contract |",
        "|---|---|---|---|---|---|",
    ]
    for one in found:
        tally = one.contracts.get(one.player)
        made = "– | – | –"
        if tally is not None:
            made = f"{tally.deals} | {tally.made_percent:g} % | {tally.mean_contract:g}"
        lines.append(f"| `{one.player}` | {one.deals} | {one.gain.text(sign=True)} | {made} |")
    return lines


def _matches(found: list[MatchesSummary]) -> list[str]:
    if not found:
        return []
    lines = [
        *_heading("Whole matches", f"alone among others; an equal player wins {found[0].par:g} %"),
        "| player | matches | won | ahead at the end | deals of a match |",
        "|---|---|---|---|---|",
    ]
    lines += [
        f"| `{one.player}` | {one.matches} | {one.won.text(' %')} | {one.lead.text(sign=True)} "
        f"| {one.mean_length:g} |"
        for one in found
    ]
    return lines


def _steps(steps: Sequence[MatchesSummary]) -> list[str]:
    if not steps:
        return []
    what = "alone among players of the level before; a set is a match from each seat"
    lines = [
        *_heading("Step by step", what),
        "| player | among | sets | sets won | matches won | ahead at the end |",
        "|---|---|---|---|---|---|",
    ]
    return lines + [
        f"| `{one.player}` | `{one.against}` | {one.sets} | {one.sets_won.text(' %')} "
        f"| {one.won.text(' %')} | {one.lead.text(sign=True)} |"
        for one in steps
    ]


def _times(found: list[Strength]) -> list[str]:
    """Return the times of each player: of a kind of decision from the first measure that has it."""
    rows: list[str] = []
    for one in found:
        kinds: dict[str, Latency] = {}
        for part in (one.matches, one.deals, one.cards):
            kinds |= {} if part is None else part.times.get(one.player, {})
        rows += [
            f"| `{one.player}` | {kind} | {t.decisions} | {t.p50:.1f} | {t.p95:.1f} | {t.p99:.1f} "
            f"| {t.max:.1f} |"
            for kind in KINDS
            if (t := kinds.get(kind)) is not None
        ]
    if not rows:
        return []
    return [
        *_heading("Time", "milliseconds for a decision with more than one answer"),
        "| player | decision | decisions | 50 % | 95 % | 99 % | longest |",
        "|---|---|---|---|---|---|---|",
        *rows,
    ]


def _heading(title: str, what: str) -> list[str]:
    return ["", f"## {title}", "", f"{what[0].upper()}{what[1:]}.", ""]


def _percent(share: Measured | None) -> str:
    return "–" if share is None else share.text(" %", 0)
