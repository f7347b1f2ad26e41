"""Play deals by rules that meet every pair of option values, and report what breaks a law."""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from thousand_qt.cli.ending import ended
from thousand_qt.rule_sets.code import decode
from thousand_qt.rule_sets.refusals import RulesRefused
from thousand_qt.tools.soak_rules.covering import cover
from thousand_qt.tools.soak_rules.play import Fault, Plan, play
from thousand_qt.tools.soak_rules.report import lines, record_file, table
from thousand_qt.tools.soak_rules.run import DEALS_A_MATCH, soak

DEALS: Final = 20_000
FAULTS: Final = Path("build/soak")


def main(argv: Sequence[str] | None = None) -> int:
    """Run; return 1 when a law was broken or a possible pair was not played."""
    options = _parser().parse_args(argv)
    if options.again is not None:
        return _again(options.again, options.seed, options.faults)
    began = time.monotonic()
    covering = cover(options.seed)
    built = time.monotonic() - began
    print(f"{len(covering.vectors)} sets of rules meet all possible pairs ({built:.0f} s)")
    least = len(covering.vectors)
    if options.deals < least:
        print(
            f"Playing all pairs takes at least {least} deals: ask for --deals {least} or more.",
            file=sys.stderr,
        )
        return 1
    shown = sys.stderr.isatty()

    def tell(deals: int) -> None:
        if shown:
            print(f"\r{deals} of {options.deals} deals", end="", file=sys.stderr, flush=True)

    began = time.monotonic()
    found = soak(covering, options.seed, options.deals, options.jobs, tell)
    seconds = time.monotonic() - began
    if shown:
        print(file=sys.stderr)
    for fault in found.faults:
        _keep(fault, options.faults)
    for line in lines(found, seconds, options.faults):
        print(line)
    if options.pairs is not None:
        options.pairs.write_text("\n".join(table(found)) + "\n", encoding="utf-8")
        print(f"all pairs: {options.pairs}")
    return 1 if found.faults or found.unmet() else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m thousand_qt.tools.soak_rules",
        description="Play deals by valid rules in which every possible pair of option values "
        "stands together, and check the laws of the game after every event.",
    )
    parser.add_argument("--deals", type=int, default=DEALS, help=f"how many deals ({DEALS})")
    parser.add_argument("--seed", type=int, default=1, help="of rules, cards and players (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play (1)")
    parser.add_argument(
        "--pairs", type=Path, metavar="FILE", help="write how often each pair was played"
    )
    parser.add_argument(
        "--faults",
        type=Path,
        metavar="DIR",
        default=FAULTS,
        help=f"where records of faults are written ({FAULTS})",
    )
    parser.add_argument(
        "--again",
        metavar="CODE",
        help="play one match by the rules of this code, with the --seed that its fault names",
    )
    return parser


def _again(code: str, seed: int, folder: Path) -> int:
    """Play one match again and print what happens."""
    try:
        rules = decode(code)
    except RulesRefused as refused:
        print(f"These are no rules that can be played: {refused}", file=sys.stderr)
        return 1
    outcome = play(Plan(number=0, rules=rules, seed=seed, deals=DEALS_A_MATCH))
    if outcome.fault is None:
        print(f"{outcome.deals} deals, {outcome.events} events, no fault")
        return 0
    _keep(outcome.fault, folder)
    print(outcome.fault.details)
    print(f"record: {record_file(outcome.fault, folder)}")
    return 1


def _keep(fault: Fault, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    record_file(fault, folder).write_text(fault.record, encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(ended(main))
