"""`thousand arena`: measure how strong players are, on equal cards.

Every measure plays the same cards with the players on either side, so that luck falls out. A run
that is stopped by Ctrl-C prints what is known so far.
"""

from __future__ import annotations

import argparse
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, nullcontext
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from engine.rules import PRESETS
from thousand_qt.arena.deals import scores_problem
from thousand_qt.arena.entrants import name_problem
from thousand_qt.arena.external import PlayerFailed
from thousand_qt.arena.game_summary import MatchesSummary
from thousand_qt.arena.measures import MEASURES, take
from thousand_qt.arena.strength import Strength, strength_page
from thousand_qt.arena.trial import Trial
from thousand_qt.cli.arena_arguments import DEALS, MATCHES, TABLE, add_arguments
from thousand_qt.cli.ending import INTERRUPTED, say
from thousand_qt.cli.workers import Progress, jobs_problem, silence, stop_signal, worker_pool

__all__ = ["add_arguments", "run"]

_WRONG_USE: Final = 2
_THREE: Final = 3


def run(args: argparse.Namespace) -> int:
    """Measure and print; return 0, 1 when a player failed, or 2 for arguments that do not fit."""
    problem = _problem(args)
    if problem is not None:
        say(problem)
        return _WRONG_USE
    try:
        return _table(args) if args.measure == TABLE else _one(args)
    except PlayerFailed as failed:
        say(str(failed))
    except BrokenProcessPool:
        say("A process of the arena was ended from outside; try again with fewer --jobs.")
    return 1


def _problem(args: argparse.Namespace) -> str | None:
    """Return the sentence that says which argument does not fit, if any."""
    if args.preset not in PRESETS:
        return f"There are no rules called {args.preset!r}; choose from {', '.join(PRESETS)}."
    rules = PRESETS[args.preset].rules
    if args.measure == "cards" and rules.players != _THREE:
        return f"The cards are measured at a table of three, which {args.preset} is not."
    if args.measure == DEALS and args.scores:
        wrong = scores_problem(rules, args.scores)
        if wrong is not None:
            return f"--scores do not fit {args.preset}: {wrong}."
    for path in (args.json, getattr(args, "output", None)):
        if path is not None and not path.absolute().parent.is_dir():
            return f"There is no folder {path.absolute().parent} to write {path.name} to."
    for name in (*_players(args), args.against):
        wrong = name_problem(name)
        if wrong is not None:
            return wrong
    if args.against in _players(args):
        return f"{args.against} cannot be measured against itself; name two different players."
    return jobs_problem(args.jobs)


def _players(args: argparse.Namespace) -> list[str]:
    """Return who is to be measured."""
    return list(dict.fromkeys(args.players)) if args.measure == TABLE else [args.player]


def _trial(args: argparse.Namespace, player: str, number: int) -> Trial:
    return Trial(
        player=player,
        against=args.against,
        preset=args.preset,
        rules=PRESETS[args.preset].rules,
        number=number,
        seed=args.seed,
        seconds=args.seconds,
        contract=getattr(args, "contract", None),
        regret=getattr(args, "regret", False),
        scores=tuple(getattr(args, "scores", None) or ()),
    )


def _one(args: argparse.Namespace) -> int:
    """Take one measure of one player."""
    measure = MEASURES[args.measure]
    number = args.deals if measure.unit == "deals" else args.sets
    summary, whole = _measured(args, args.measure, _trial(args, args.player, number))
    if summary is None:
        raise KeyboardInterrupt
    print(measure.text(summary))
    if args.json is not None:
        _write_json(args.json, summary)
    return _ended(whole, summary.faults)


def _table(args: argparse.Namespace) -> int:
    """Take every measure of every player and write the page."""
    found: list[Strength] = []
    whole = True
    for player in _players(args):
        summaries: dict[str, Any] = {}
        for name in MEASURES:
            number = {"cards": args.cards, DEALS: args.deals, MATCHES: args.sets}[name]
            trial = _trial(args, player, number)
            if not whole or (name == "cards" and trial.rules.players != _THREE):
                continue
            if not args.quiet:
                say(f"{player}: {name}")
            summaries[name], whole = _measured(args, name, trial)
        found.append(Strength(player=player, **summaries))
    steps: list[MatchesSummary] = []
    for below, player in pairwise(_players(args)):
        if args.steps and whole:
            if not args.quiet:
                say(f"{player} among {below}")
            trial = replace(_trial(args, player, args.steps), against=below)
            step, whole = _measured(args, MATCHES, trial)
            steps += [step] if step is not None else []
    page = strength_page(found, args.against, args.preset, args.seed, steps)
    print(page, end="")
    if args.output is not None:
        args.output.write_text(page, encoding="utf-8")
    if args.json is not None:
        _write_json(args.json, {"players": found, "steps": steps})
    return _ended(whole, sum(one.faults for one in found) + sum(one.faults for one in steps))


def _measured(args: argparse.Namespace, name: str, trial: Trial) -> tuple[Any, bool]:
    """Return the summary, None without any report, and whether Ctrl-C left it whole."""
    show = silence if args.quiet else Progress(trial.number, MEASURES[name].unit).show
    pool: AbstractContextManager[Executor | None]
    pool = nullcontext() if args.jobs == 1 else worker_pool(args.jobs)
    with stop_signal() as stopped, pool as executor:
        return take(
            name,
            trial,
            executor=executor,
            ahead=2 * args.jobs,
            stopped=stopped.is_set,
            progress=show,
        )


def _write_json(path: Path, found: object) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


def _ended(whole: bool, faults: int) -> int:
    """Return the exit code."""
    if not whole:
        say("Stopped; this is what was known so far.")
        return INTERRUPTED
    return 1 if faults else 0
