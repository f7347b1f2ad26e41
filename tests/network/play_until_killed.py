"""A program for the test of a killed process: plays a match against itself, with a journal.

`python play_until_killed.py FOLDER` begins a match, or goes on with the one that is there, and
plays it to its end; with `hesitant` after the folder a person plays who takes decisions back. It
prints a line when a client sits down and one for each event that the client
hears, and waits each time for a line of the test, so that it can be killed exactly there.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from engine.record import new_header
from engine.rules import make_rules
from network import journal as journals
from network.journal import create_journal, resume
from network.messages import Happened, ToClient
from network.pace import INSTANT
from network.session import Session, computer_players
from network.table import Table
from tests.network.sessions import Hesitant
from tests.network.tables import COMPUTERS, SEATS, SEED, started


def main(folder: Path, hesitant: bool) -> None:
    """Play the match in that folder."""
    found = journals.journals(folder)
    if found:
        journal, header, batches = resume(found[0])
    else:
        header = new_header(
            match_id="killed",
            created=journals.timestamp(),
            seats=SEATS if hesitant else COMPUTERS,
            rules=make_rules(),
            seed=SEED,
        )
        batches = (started(),)
        journal = create_journal(folder, header, batches[0])
    table = Table(header.seats, SEED, batches, journal.append)
    session = Session(table, computer_players(header.seats), INSTANT)
    table.attach(None, hear)
    asyncio.run(play(session, hesitant))
    journal.close()
    print("over", flush=True)


async def play(session: Session, hesitant: bool) -> None:
    """Let the session run, with a person at it where one is wanted."""
    if hesitant:
        Hesitant(session)
    await session.run()


def hear(message: ToClient) -> None:
    """Print what was heard, with the number of an event, and wait for the test."""
    if isinstance(message, Happened):
        print("heard", message.number, flush=True)
    else:
        print("seated", flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    main(Path(sys.argv[1]), "hesitant" in sys.argv[2:])
