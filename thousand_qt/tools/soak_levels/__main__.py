"""Let the five levels play whole matches by every preset and by drawn rules; report faults."""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from thousand_qt.cli.ending import ended
from thousand_qt.rule_sets.code import decode
from thousand_qt.rule_sets.refusals import RulesRefused
from thousand_qt.tools.soak_levels.play import Fault, Played, play_table
from thousand_qt.tools.soak_levels.report import Sums, fault_lines, record_file
from thousand_qt.tools.soak_levels.tables import DEALS, Table, tables

TABLES: Final = 2000
FAULTS: Final = Path("build/soak")


def main(argv: Sequence[str] | None = None) -> int:
    """Run; return 1 when a player had to be replaced or a match could not go on."""
    options = _parser().parse_args(argv)
    if options.again is None:
        chosen = list(tables(options.seed, options.tables, options.deals))
    else:
        try:
            rules = decode(options.again)
        except RulesRefused as refused:
            print(f"These are no rules that can be played: {refused}", file=sys.stderr)
            return 1
        chosen = [Table(name="again", rules=rules, seed=options.seed, deals=options.deals)]
    began = time.monotonic()
    sums = Sums()
    with _playing(chosen, options.jobs) as playing:
        for table, played in zip(chosen, playing, strict=True):
            for number, fault in sums.add(table, played):
                _show(fault, number, options.faults)
            if sys.stderr.isatty():
                told = f"\r{sums.tables} of {len(chosen)} tables"
                print(told, end="", file=sys.stderr, flush=True)
            if time.monotonic() - began > 60.0 * options.minutes:
                break
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for line in sums.lines(time.monotonic() - began):
        print(line)
    if sums.tables < len(chosen):
        print(f"The time was over after {sums.tables} of {len(chosen)} tables.")
    return 1 if sums.faults else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m thousand_qt.tools.soak_levels",
        description="Let the five levels of the opponents play whole matches by every preset and "
        "by rules drawn by chance; an answer that is not allowed, or none, is a fault.",
    )
    parser.add_argument(
        "--tables", type=int, default=TABLES, help=f"drawn sets of rules, after presets ({TABLES})"
    )
    parser.add_argument("--seed", type=int, default=1, help="of rules, cards and players (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play (1)")
    parser.add_argument(
        "--deals", type=int, default=DEALS, help=f"where a match is cut ({DEALS} deals)"
    )
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="begin no table after that long"
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
        help="play one table by the rules of this code, with the --seed that its fault names",
    )
    return parser


@contextmanager
def _playing(chosen: list[Table], jobs: int) -> Iterator[Iterator[list[Played]]]:
    """Play the tables in this process, or in several; what they come to follows in order."""
    if jobs <= 1:
        yield map(play_table, chosen)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield pool.imap(play_table, chosen)


def _show(fault: Fault, number: int, folder: Path) -> None:
    """Print a fault and keep the record of its match."""
    folder.mkdir(parents=True, exist_ok=True)
    record_file(number, folder).write_text(fault.record, encoding="utf-8")
    for line in fault_lines(fault, number, folder):
        print(line, flush=True)


if __name__ == "__main__":
    raise SystemExit(ended(main))
