"""`thousand replay FILE`: print a recorded match or deal as far as the rules accept it.

The record is read back through the engine. Where the rules would have had something else happen,
the sentences before that are printed, then the number of the line and the reason; the exit code
is 1.
"""

import argparse

from engine.events import DealScored
from engine.record import Record
from thousand_qt.cli.ending import plain, say
from thousand_qt.cli.recorded import RecordRefused, add_record, check_seat, recorded, seats_named
from thousand_qt.cli.wording import Narrator


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    add_record(parser, "print what this seat saw")
    parser.add_argument(
        "--scores", action="store_true", help="print what was written after each deal, no cards"
    )


def run(args: argparse.Namespace) -> int:
    """Print the record and answer the exit code."""
    try:
        record = recorded(args.file, "replayed")
        check_seat(record.header, args.seat)
    except RecordRefused as refused:
        say(str(refused))
        return refused.code
    for line in tell(record, seat=args.seat, scores=args.scores):
        print(plain(line))
    if record.failure is not None:
        say(f"{args.file} cannot be replayed further: {record.failure}.")
        return 1
    return 0


def tell(record: Record, *, seat: int | None, scores: bool) -> list[str]:
    """Return the lines of text for a record, as a seat saw it or with all cards (None)."""
    header = record.header
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
