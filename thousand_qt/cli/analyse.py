"""`thousand analyse FILE`: say what each decision of a recorded match cost, all cards known.

For every finished deal: the cards and contracts by which points or the contract were lost, what
would have been better, and the best contract that the cards allowed each player.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence

import msgspec

from engine.coach.finished import Finished, finished_deals
from engine.coach.review import review
from engine.coach.steps import Review, Verdict
from engine.record import Header, Record, start_of
from thousand_qt.cli.analyse_words import ReviewWords
from thousand_qt.cli.arguments import whole_number
from thousand_qt.cli.ending import plain, say
from thousand_qt.cli.languages import add_language, speaker
from thousand_qt.cli.recorded import (
    RecordRefused,
    WrongChoice,
    add_record,
    check_seat,
    recorded,
    seats_named,
)
from thousand_qt.rule_words.texts import filled


class Analysed(msgspec.Struct, frozen=True):
    """What `--json` prints: the seats by number, and the review of each deal."""

    match: str
    seats: tuple[str, ...]
    deals: tuple[Review, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    add_record(parser, "only what this seat decided")
    parser.add_argument(
        "--deal", type=whole_number(1), metavar="N", help="only the deal of this number"
    )
    parser.add_argument(
        "--all", action="store_true", help="print every decision, those that cost nothing too"
    )
    parser.add_argument(
        "--json", action="store_true", help="print everything that is known as one line of JSON"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the reviews and answer the exit code."""
    try:
        record = recorded(args.file, "analysed")
        deals = _chosen(record, args.file, args.deal)
        check_seat(record.header, args.seat)
    except RecordRefused as refused:
        say(str(refused))
        return refused.code
    if args.json:
        _print_json(record.header, deals, args.seat)
    else:
        translate = speaker(getattr(args, "language", None))
        match = translate("AnalyseCommand", "Match {id}: {seats}.")
        seats = seats_named(record.header)
        print(plain(filled(match, id=record.header.match_id, seats=seats)))
        words = ReviewWords(_names(record.header), translate)
        for deal in deals:
            for line in tell(deal, words, seat=args.seat, everything=args.all):
                print(plain(line))
    if record.failure is not None:
        say(f"{args.file} cannot be read further: {record.failure}.")
        return 1
    return 0


def tell(
    deal: Finished, words: ReviewWords, *, seat: int | None, everything: bool
) -> Iterator[str]:
    """Yield the lines of text for a deal; of one seat only, or of all (None)."""
    yield ""
    found = review(deal)
    yield words.head(deal, found)
    for call in found.calls:
        if seat in (None, call.seat) and (everything or call.verdict is not Verdict.RIGHT):
            yield words.call(call)
    for step in found.steps:
        if seat in (None, step.seat) and (everything or step.cost or step.turned):
            yield from words.step(deal, step)
    yield from words.lost(found, seat)
    if found.declarer is not None:
        yield words.allowed(found)


def _chosen(record: Record, file: str, number: int | None) -> tuple[Finished, ...]:
    """Return the deals that are asked for."""
    events = (event for batch in record.replay.batches for event in batch)
    deals = finished_deals(events, start_of(record.header)) if record.replay.batches else ()
    if not deals:
        raise WrongChoice(f"{file} holds no deal that was played to its end; finish one first.")
    if number is None:
        return deals
    chosen = tuple(deal for deal in deals if deal.number == number)
    if not chosen:
        first, last = deals[0].number, deals[-1].number
        raise WrongChoice(f"There is no deal {number}; the finished ones are {first} to {last}.")
    return chosen


def _print_json(header: Header, deals: Sequence[Finished], seat: int | None) -> None:
    found = tuple(_of_seat(review(deal), seat) for deal in deals)
    said = Analysed(header.match_id, tuple(_names(header)), found)
    sys.stdout.write(msgspec.json.encode(said).decode() + "\n")


def _of_seat(found: Review, seat: int | None) -> Review:
    if seat is None:
        return found
    steps = tuple(step for step in found.steps if step.seat == seat)
    calls = tuple(call for call in found.calls if call.seat == seat)
    return msgspec.structs.replace(found, steps=steps, calls=calls)


def _names(header: Header) -> list[str]:
    return [info.name for info in header.seats]
