"""The record that a command is given: read from a file or standard input, or refused."""

import argparse
import sys
from pathlib import Path
from typing import Final

from engine.record import LONGEST, Header, OtherVersion, Record, RecordError, read_record
from thousand_qt.cli.arguments import whole_number

__all__ = ["RecordRefused", "WrongChoice", "add_record", "check_seat", "recorded", "seats_named"]

STANDARD_INPUT: Final = "-"


class RecordRefused(Exception):
    """Nothing can be done with the record; the message is the sentence for the user."""

    code = 1


class WrongChoice(RecordRefused):
    """The record holds nothing of that number."""

    code = 2


def add_record(parser: argparse.ArgumentParser, seat: str) -> None:
    """Add the argument that names a record, and the one that names a seat of it for `seat`."""
    parser.add_argument(
        "file",
        metavar="FILE",
        help="the record; your own lie in `matches` in the data folder; `-` reads standard input",
    )
    parser.add_argument(
        "--seat",
        type=whole_number(),
        metavar="N",
        help=f"{seat}; the first line printed gives the numbers",
    )


def recorded(name: str, done: str) -> Record:
    """Read the record of that name, of which `done` tells what the command does with it."""
    try:
        return read_record(_read(name))
    except OSError as error:
        raise RecordRefused(f"{name} cannot be read: {error.strerror or error}.") from error
    except OtherVersion as error:
        raise RecordRefused(f"{name} cannot be {done}: {error.reason}.") from error
    except RecordError as error:
        raise RecordRefused(f"{name} is not a record of Thousand: {error}.") from error


def check_seat(header: Header, seat: int | None) -> None:
    """Refuse a seat that the record does not have; None stands for all."""
    if seat is not None and not 0 <= seat < len(header.seats):
        raise WrongChoice(f"There is no seat {seat}; the seats are {seats_named(header)}.")


def seats_named(header: Header) -> str:
    """Name the seats with their numbers and who plays there."""
    return ", ".join(
        f"{number} {info.name}" + (f" ({info.character})" if info.character else "")
        for number, info in enumerate(header.seats)
    )


def _read(name: str) -> bytes:
    """Read a file or standard input, a little more than the longest record at most."""
    if name != STANDARD_INPUT:
        with Path(name).open("rb") as file:
            return file.read(LONGEST + 1)
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return sys.stdin.buffer.read(LONGEST + 1)
