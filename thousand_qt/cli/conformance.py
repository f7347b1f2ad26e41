"""`thousand conformance FILE…`: put files of rule examples to the engine and print what came out.

One line a case, a summary for each file and, of several, for all. Exit code 0 when nothing failed,
1 when something did, 2 when a file cannot be read.
"""

import argparse
from collections import Counter
from pathlib import Path

from thousand_qt.cli.ending import plain, say
from thousand_qt.conformance import UnreadableFile, Verdict, check, read_file

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="worked examples or peer cases (YAML), or peer rows (one JSON object a line)",
    )
    parser.add_argument(
        "--quiet", action="store_true", help="print only the cases that fail, and the summary"
    )


def run(args: argparse.Namespace) -> int:
    """Check every file; the worst that happened decides the exit code."""
    overall: Counter[Verdict] = Counter()
    unreadable = 0
    for path in args.files:
        try:
            file = read_file(path)
        except UnreadableFile as problem:
            say(str(problem))
            unreadable += 1
            continue
        counts: Counter[Verdict] = Counter()
        for case in file.cases:
            outcome = check(case)
            counts[outcome.verdict] += 1
            if outcome.verdict is Verdict.FAIL or not args.quiet:
                print(plain(str(outcome)))
        print(plain(f"{file.name}: {summary(counts)}"))
        overall += counts
    if len(args.files) > 1:
        print(f"all files: {summary(overall)}")
    if unreadable:
        return 2
    return 1 if overall[Verdict.FAIL] else 0


def summary(counts: Counter[Verdict]) -> str:
    """Write the counts as a line."""
    parts = ", ".join(f"{counts[verdict]} {verdict.value}" for verdict in Verdict)
    return f"{counts.total()} cases, {parts}"
