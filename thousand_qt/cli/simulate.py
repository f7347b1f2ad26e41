"""`thousand simulate`: let computer players play matches and print what came of it.

Players rotate over the seats from match to match. Whole matches are played until the wanted number
of deals is reached, so the last match may carry it a little beyond.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import count, cycle, islice
from typing import Final

import msgspec

from engine.ai.registry import PLAYERS
from engine.rules import DEFAULT_PRESET, PRESETS, Rules
from thousand_qt.cli.arguments import whole_number
from thousand_qt.cli.ending import say
from thousand_qt.cli.simulate_run import MatchPlan, MatchReport, plan_match, play_match
from thousand_qt.cli.simulate_stats import Summary, headline, summarise, table
from thousand_qt.cli.workers import (
    MOST_JOBS,
    Progress,
    jobs_problem,
    silence,
    stop_signal,
    worker_pool,
)

__all__ = ["MOST_JOBS", "add_arguments", "run"]

DEFAULT_PLAYERS: Final = "steady,bold,cautious"
LONGEST_MATCH: Final = 300
"""Deals after which a match is left unfinished: players without sense never end one."""

_WRONG_USE: Final = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    parser.add_argument(
        "--deals",
        type=whole_number(),
        default=200,
        metavar="N",
        help="deals to play (default: %(default)s); the last match is played on, "
        "so there may be more",
    )
    parser.add_argument(
        "--seed",
        type=whole_number(),
        default=1,
        metavar="S",
        help="seed of all cards (default: %(default)s)",
    )
    parser.add_argument(
        "--preset",
        default=DEFAULT_PRESET,
        metavar="P",
        help=f"rules to play by, one of {', '.join(PRESETS)} (default: %(default)s)",
    )
    parser.add_argument(
        "--players",
        metavar="A,B,C",
        help=f"a player for each seat out of {', '.join(PLAYERS)} (default: {DEFAULT_PLAYERS})",
    )
    parser.add_argument("--stats", action="store_true", help="print all statistics, not one line")
    parser.add_argument("--json", action="store_true", help="print the statistics as JSON")
    parser.add_argument(
        "--jobs",
        type=whole_number(),
        default=1,
        metavar="J",
        help=f"processes to use, at most {MOST_JOBS} (default: %(default)s)",
    )
    parser.add_argument("--quiet", action="store_true", help="print no progress")


def run(args: argparse.Namespace) -> int:
    """Play and print; return 0, 1 when a player failed, or 2 for arguments that do not fit."""
    if args.preset not in PRESETS:
        say(f"There are no rules called {args.preset!r}; choose from {', '.join(PRESETS)}.")
        return _WRONG_USE
    rules = PRESETS[args.preset].rules
    names = _names(args.players, rules.players)
    problem = _problem(args, names, rules)
    if problem is not None:
        say(problem)
        return _WRONG_USE
    progress = silence if args.quiet else Progress(args.deals).show
    try:
        reports = play_matches(names, args.seed, args.deals, args.jobs, rules, progress)
    except BrokenProcessPool:
        say("A process of the simulation was ended from outside; try again with fewer --jobs.")
        return 1
    summary = summarise(args.seed, names, reports)
    _print(summary, args.deals, stats=args.stats, as_json=args.json)
    _print_faults(reports)
    return 1 if summary.faults else 0


def play_matches(
    names: tuple[str, ...],
    seed: int,
    deals: int,
    jobs: int,
    rules: Rules,
    progress: Callable[[int], None],
) -> list[MatchReport]:
    """Play whole matches until that many deals are scored; equal for any number of jobs."""
    longest = min(deals, LONGEST_MATCH)
    reports: list[MatchReport] = []
    played = 0
    with closing(_reports(names, seed, longest, jobs, rules)) as coming:
        for report in coming:
            reports.append(report)
            played += len(report.deals)
            progress(played)
            if played >= deals:
                break
    return reports


def _reports(
    names: tuple[str, ...], seed: int, longest: int, jobs: int, rules: Rules
) -> Generator[MatchReport, None, None]:
    """Yield the reports of matches 0, 1, 2 … in order, as long as somebody asks."""

    def plan(number: int) -> MatchPlan:
        return plan_match(number, seed, names, rules, longest)

    if jobs == 1:
        with stop_signal() as stopped:
            for number in count():
                if stopped.is_set():
                    raise KeyboardInterrupt
                yield play_match(plan(number))
    with stop_signal() as stopped, worker_pool(jobs) as pool:
        ahead = 2 * jobs
        pending: deque[Future[MatchReport]] = deque(
            pool.submit(play_match, plan(number)) for number in range(ahead)
        )
        try:
            while not stopped.is_set():
                yield pending.popleft().result()
                pending.append(pool.submit(play_match, plan(ahead)))
                ahead += 1
        finally:
            for future in pending:
                future.cancel()
    raise KeyboardInterrupt


def _names(players: str | None, seats: int) -> tuple[str, ...]:
    """Return the players that are asked for; without a wish the usual ones, over again."""
    if players is None:
        return tuple(islice(cycle(DEFAULT_PLAYERS.split(",")), seats))
    return tuple(name.strip() for name in players.split(","))


def _problem(args: argparse.Namespace, names: tuple[str, ...], rules: Rules) -> str | None:
    """Return the sentence that says which argument does not fit, if any."""
    unknown = [name for name in names if name not in PLAYERS]
    if unknown:
        return f"There is no player called {unknown[0]!r}; choose from {', '.join(PLAYERS)}."
    if len(names) != rules.players:
        seats = ("two", "three", "four")[rules.players - 2]
        example = ",".join(_names(None, rules.players))
        return f"--players needs {seats} names, not {len(names)}: for example {example}."
    if args.deals < 1:
        return f"--deals must be at least 1, not {args.deals}."
    return jobs_problem(args.jobs)


def _print(summary: Summary, wanted: int, *, stats: bool, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
    elif stats:
        print(table(summary, wanted))
    else:
        print(headline(summary, wanted))


def _print_faults(reports: list[MatchReport]) -> None:
    """Name every fault with what is needed to see it again."""
    for report in reports:
        for fault in report.faults:
            where = (
                f"Match {report.number}, deal {fault.deal_number}, seat {fault.seat}, "
                f"phase {fault.phase.value}, decision seed {fault.seed}"
            )
            print(f"{where}: {fault.problem}\n{fault.details}", file=sys.stderr)
