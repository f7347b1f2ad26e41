"""`thousand replay FILE`: print a recorded match or deal as far as the rules accept it.

The record is read back through the engine. Where the rules would have had something else happen,
the sentences before that are printed, then the number of the line and the reason; the exit code
is 1.
"""

import argparse
import sys
from pathlib import Path

from engine.events import DealScored
from engine.record import LONGEST, Header, OtherVersion, Record, RecordError, read_record
from thousand_qt.cli.arguments import whole_number
from thousand_qt.cli.ending import plain, say
from thousand_qt.cli.wording import Narrator

STANDARD_INPUT = "-"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument(
        "file",
        metavar="FILE",
        help="the record; your own lie in `matches` in the data folder; `-` reads standard input",
    )
    parser.add_argument(
        "--scores", action="store_true", help="print what was written after each deal, no cards"
    )
    parser.add_argument(
        "--seat",
        type=whole_number(),
        metavar="N",
        help="print what this seat saw; the first line printed gives the numbers",
    )


def run(args: argparse.Namespace) -> int:
    """Print the record and answer the exit code."""
    try:
        record = read_record(read_bytes(args.file))
        lines = tell(record, seat=args.seat, scores=args.scores)
    except OSError as error:
        say(f"{args.file} cannot be read: {error.strerror or error}.")
        return 1
    except OtherVersion as error:
        say(f"{args.file} cannot be replayed: {error.reason}.")
        return 1
    except RecordError as error:
        say(f"{args.file} is not a record of Thousand: {error}.")
        return 1
    except NoSuchSeat as error:
        say(str(error))
        return 2
    for line in lines:
        print(plain(line))
    if record.failure is not None:
        say(f"{args.file} cannot be replayed further: {record.failure}.")
        return 1
    return 0


class NoSuchSeat(Exception):
    """The record has no seat of that number; the message is the sentence for the user."""


def tell(record: Record, *, seat: int | None, scores: bool) -> list[str]:
    """Return the lines of text for a record, as a seat saw it or with all cards (None)."""
    header = record.header
    if seat is not None and not 0 <= seat < len(header.seats):
        raise NoSuchSeat(f"There is no seat {seat}; the seats are {seats_named(header)}.")
    narrator = Narrator(
        [info.name for info in header.seats],
        header.start.deal_number if header.start is not None else 1,
        seat,
    )
    lines = [f"Match {header.match_id} of {header.created}: {seats_named(header)}."]
    for event in (event for batch in record.replay.batches for event in batch):
        told = list(narrator.tell(event))
        if not scores or isinstance(event, DealScored):
            lines.extend(told)
    if not scores:
        lines.extend(narrator.rest())
    return lines


def seats_named(header: Header) -> str:
    """Name the seats with their numbers and who plays there."""
    return ", ".join(
        f"{number} {info.name}" + (f" ({info.character})" if info.character else "")
        for number, info in enumerate(header.seats)
    )


def read_bytes(name: str) -> bytes:
    """Read a file or standard input, a little more than the longest record at most."""
    if name != STANDARD_INPUT:
        with Path(name).open("rb") as file:
            return file.read(LONGEST + 1)
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return sys.stdin.buffer.read(LONGEST + 1)
