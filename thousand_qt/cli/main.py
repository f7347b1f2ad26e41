"""The command `thousand`: opens the window, or runs one of the commands that need none.

A command is a module with `add_arguments(parser)` and `run(args) -> int` (the exit code). Modules
are imported only when their command is used, and Qt only when the window opens, so that
`thousand --help` answers at once on a machine without a display.
"""

import argparse
import io
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final, NamedTuple

from thousand_qt import window_options
from thousand_qt.cli.ending import ended, say
from thousand_qt.display import display_problem
from thousand_qt.version import program_version

__all__ = ["COMMANDS", "main"]


class Command(NamedTuple):
    """Where a command lives and the line that `thousand --help` prints for it."""

    module: str
    summary: str


COMMANDS: Final[Mapping[str, Command]] = {
    "simulate": Command(
        "thousand_qt.cli.simulate", "let computer players play deals and print statistics"
    ),
    "arena": Command("thousand_qt.cli.arena", "measure how strong computer players are"),
    "replay": Command("thousand_qt.cli.replay", "print a recorded match or deal, event by event"),
    "analyse": Command(
        "thousand_qt.cli.analyse", "say what each decision of a recorded match cost"
    ),
    "rules": Command("thousand_qt.cli.rules", "list, show, compare and check rules of the game"),
    "conformance": Command(
        "thousand_qt.cli.conformance", "check the engine against files of rule examples"
    ),
    "selftest": Command("thousand_qt.cli.selftest", "check that this installation can play"),
}

_WINDOWLESS: Final = (
    "use a command that needs no window: "
    + ", ".join(f"thousand {name}" for name in COMMANDS)
    + "."
)
NO_WINDOW: Final = (
    "Thousand cannot open its window: {problem}. Start it from a desktop session, or " + _WINDOWLESS
)
NO_QT: Final = (
    "Thousand cannot open its window because Qt cannot be loaded ({problem}). Install what is "
    "missing, or " + _WINDOWLESS
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and answer the exit code."""
    if getattr(sys, "frozen", False):
        # A packed program starts its worker processes by starting itself.
        import multiprocessing

        multiprocessing.freeze_support()
    for stream in (sys.stdout, sys.stderr):
        # A console that lacks a letter (a suit, a Cyrillic name) shows a question mark instead.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = list(sys.argv[1:] if argv is None else argv)
    return ended(lambda: _run(arguments))


def _run(arguments: list[str]) -> int:
    """Read the arguments and do what they ask for."""
    args = _parser(named=set(arguments) & set(COMMANDS)).parse_args(arguments)
    if args.command is None:
        return _open_window(args)
    exit_code: int = import_module(COMMANDS[args.command].module).run(args)
    return exit_code


def _parser(named: set[str]) -> argparse.ArgumentParser:
    """Build the parser; only the modules of named commands are imported for their arguments."""
    parser = argparse.ArgumentParser(
        prog="thousand",
        description="Thousand, the card game. Without a command the window opens.",
        epilog="`thousand COMMAND --help` explains a command.",
    )
    parser.add_argument("--version", action="version", version=f"Thousand {program_version()}")
    window = parser.add_argument_group("the window")
    window_options.add_arguments(window)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, command in COMMANDS.items():
        sub = commands.add_parser(name, help=command.summary, description=_sentence(command))
        if name in named:
            import_module(command.module).add_arguments(sub)
    return parser


def _sentence(command: Command) -> str:
    """Turn a command's summary into the sentence that opens its own help."""
    return f"{command.summary[:1].upper()}{command.summary[1:]}."


def _open_window(args: argparse.Namespace) -> int:
    """Open the window, or say why it cannot be opened."""
    problem = display_problem()
    if problem is not None:
        say(NO_WINDOW.format(problem=problem))
        return 1
    try:
        from thousand_qt.app import run
    except ImportError as error:
        say(NO_QT.format(problem=error))
        return 1
    return run(args)
