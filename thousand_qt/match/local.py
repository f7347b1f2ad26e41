"""Matches of one person against the computer: what the window calls and what it hears.

`LocalMatchService` is a `MatchService` (begin, go on, leave) and a `TableFeed` (what happens at the
table, and the person's answers). All its methods are called on the window's thread and call back
there; the table itself lives in the loop's thread behind `thousand_qt.match.bridge`. The person
sits on seat 0, the opponents on the seats after it: seats are numbered clockwise, so the left
neighbour is on seat 1 and the right one on the last.
"""

import asyncio
import logging
import secrets
import sys
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from engine.actions import Start
from engine.ai.registry import make_player
from engine.decider import conduct
from engine.events import DealScored, MatchEnded
from engine.record import Header, SeatInfo, new_header
from engine.replay import Batch
from engine.rules import DEFAULT_PRESET, PRESETS
from engine.shuffle import SEED_BYTES
from network import journal as journals
from network.follower import Follower
from network.journal import Journal, JournalDamaged, JournalError, JournalUnusable
from network.messages import Refused, ToClient, ToTable
from network.pace import NORMAL, Pace
from network.salvage import copy_salvaged, salvage
from network.session import Session, computer_players
from network.table import Link, Table
from network.thinking import Thinking, thinking_for
from thousand_qt.match.branch import branch_of
from thousand_qt.match.bridge import Bridge, LoopThread
from thousand_qt.match.feed import TableGuest
from thousand_qt.match.library import MatchLibrary
from thousand_qt.match.pacing import PACES
from thousand_qt.match.problems import (
    listed_damage,
    match_sentence,
    newest_damaged,
    nothing_left,
    partly_damaged,
)
from thousand_qt.match.service import (
    Character,
    FirstDealer,
    KeptMatch,
    MatchListener,
    MatchLog,
    MatchProblem,
    MatchSetup,
    MatchSummary,
    Removal,
    Rescue,
)
from thousand_qt.match.unfinished import find_unfinished
from thousand_qt.settings import SettingsStore

log = logging.getLogger(__name__)

PERSON: Final = 0
HANDING_OVER_SECONDS: Final = 0.001
"""A frame takes the interpreter several times; with the usual 5 ms each it would come late."""

STAND_IN: Final = Character.STEADY.value
"""Who plays for a person that wants to see the end of a deal."""


class _Told(msgspec.Struct, frozen=True):
    """A message of the table of match number `match`."""

    match: int
    message: ToClient


class _Failed(msgspec.Struct, frozen=True):
    """Match number `match` cannot go on."""

    match: int
    failure: Exception


class _Running:
    """A match in the loop's thread; only that thread looks inside, once `begin` was called."""

    def __init__(self, number: int, bridge: Bridge, session: Session, journal: Journal) -> None:
        self.number: Final = number
        self.session: Final = session
        self.path: Final = journal.path
        self._bridge: Final = bridge
        self._journal: Final = journal
        self._link: Link | None = None
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Sit the person down and let the time run."""
        self._task = asyncio.get_running_loop().create_task(self._play())

    def answer(self, message: ToTable) -> None:
        """Bring the person's answer to the table."""
        if self._link is not None:
            self.session.answer(self._link, message)

    def set_pace(self, pace: Pace) -> None:
        """Let the computer players take these times from now on."""
        self.session.pace = pace

    def play_out(self, deal: int) -> None:
        """Let a computer player sit in for the person until that deal is scored."""
        self.session.stand_in(PERSON, make_player(STAND_IN), deal)

    def take_over(self) -> None:
        """Let the person sit down again."""
        self.session.hand_back(PERSON)

    async def end(self) -> None:
        """Stop the time, end the computer players and close the journal."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._journal.close()

    def _tell(self, message: ToClient) -> None:
        self._bridge.say(_Told(self.number, message))

    async def _play(self) -> None:
        try:
            self._link = self.session.table.attach(PERSON, self._tell)
            await self.session.run()
        except Exception as failure:
            log.exception("The match cannot go on")
            self._bridge.say(_Failed(self.number, failure))


class LocalMatchService:
    """Keeps one match at a time, with its journal in `folder`."""

    def __init__(
        self,
        folder: Path,
        pace: Pace = NORMAL,
        make_thinking: Callable[[], Thinking] = thinking_for,
    ) -> None:
        """Computer players think at the place that `make_thinking` gives, as long as this runs."""
        self._folder: Final = folder
        self._library: Final = MatchLibrary(folder)
        self._pace = pace
        self._bridge: Final = Bridge(self._hear)
        self._loop: LoopThread | None = None
        self._make_thinking: Final = make_thinking
        self._thinking: Thinking | None = None
        self._running: _Running | None = None
        self._count = 0
        self._follower = Follower()
        self._listener: MatchListener | None = None
        self._guest: TableGuest | None = None
        self._problem = ""
        self._rescue: Rescue | None = None
        self._day: date | None = None
        self._at_table: Path | None = None
        self._busy = ""
        self._offered: Path | None = None
        self._refused: dict[Path, str] = {}
        self._unfinished = self._look_for_unfinished()

    def listen(self, listener: MatchListener) -> None:
        """Tell this listener everything from now on, at once why a match cannot be continued."""
        self._listener = listener
        problem, self._problem = self._problem, ""
        if problem:
            listener.match_failed(problem, self._rescue)

    def seat_guest(self, guest: TableGuest) -> None:
        """Tell this guest everything from now on; a running match is shown at once."""
        self._guest = guest
        if self._running is not None and self._follower.truth is not None:
            guest.match_shown(self._follower.truth)

    def follow(self, store: SettingsStore) -> None:
        """Let the computer players keep the speed of the settings, now and after every change."""
        store.listen(lambda settings: self.set_pace(PACES[settings.bots_pace]))
        self.set_pace(PACES[store.settings.bots_pace])

    @property
    def pace(self) -> Pace:
        """Return the times that the computer players take."""
        return self._pace

    def set_pace(self, pace: Pace) -> None:
        """Let the computer players take these times from now on."""
        self._pace = pace
        if self._running is not None and self._loop is not None:
            self._loop.call(self._running.set_pace, pace)

    def play_out(self, deal: int) -> None:
        """Let a computer player act for the person until the deal of that number is scored."""
        if self._running is not None and self._loop is not None:
            self._loop.call(self._running.play_out, deal)

    def take_over(self) -> None:
        """Let the person act again."""
        if self._running is not None and self._loop is not None:
            self._loop.call(self._running.take_over)

    def unfinished(self) -> MatchSummary | None:
        """Return the newest match that can be continued."""
        return self._unfinished

    def start(self, setup: MatchSetup) -> None:
        """Begin a new match; older ones are kept. Raise `MatchProblem` if impossible."""
        self._end_running()
        seed = secrets.token_bytes(SEED_BYTES)
        seats = (
            SeatInfo(_writable(setup.player_name)),
            *(SeatInfo(_writable(one.name), one.character.value) for one in setup.opponents),
        )
        dealer = _first_dealer(setup.first_dealer, len(seats))
        rules = setup.rules if setup.rules is not None else PRESETS[DEFAULT_PRESET].rules
        if len(seats) != rules.players:
            raise ValueError(f"{len(seats)} people sit at a table for {rules.players} players")
        first = conduct(None, Start(rules, dealer))
        try:
            header = new_header(
                match_id=secrets.token_hex(8),
                created=journals.timestamp(),
                seats=seats,
                rules=rules,
                seed=seed,
            )
            journal = journals.create_journal(self._folder, header, first)
        except JournalError as error:
            raise MatchProblem(match_sentence(error), can_retry=True) from error
        self._play(journal, header, (first,))

    def resume(self, key: str = "") -> None:
        """Go on with that match, else with the offered one. Raise `MatchProblem` if damaged."""
        self._end_running()
        self._refresh_unfinished()
        path = self._library.path(key) if key else self._offered
        if path is None:
            raise MatchProblem(
                next(reversed(self._refused.values()), "")
                or self._busy
                or QCoreApplication.translate("LocalMatch", "There is no match to continue.")
            )
        try:
            journal, header, batches = journals.resume(path)
        except JournalError as error:
            raise self._refusal(error) from error
        self._play(journal, header, batches)

    def rescue(self, key: str) -> None:
        """Play a damaged match on in a copy. Raise `MatchProblem` if nothing is left of it."""
        self._end_running()
        path = self._library.path(key)
        try:
            found = salvage(path)
            if found is None or not _playable(found.header):
                raise MatchProblem(nothing_left())
            journal = copy_salvaged(self._folder, found, secrets.token_hex(8))
        except JournalError as error:
            raise MatchProblem(match_sentence(error), can_retry=True) from error
        log.info("What is left of %s is played on in %s", path.name, journal.path.name)
        self._library.copy_title(path, journal.path)
        self._play(journal, found.header, found.batches)

    def branch(self, key: str, deal: int, place: int) -> None:
        """Play on from a past decision, in a copy. Raise `MatchProblem` if that is impossible."""
        path = self._library.path(key) if key else self._at_table
        self._end_running()
        try:
            found = None if path is None else branch_of(path, deal, place)
            if path is None or found is None or not _playable(found.header):
                raise MatchProblem(nothing_left())
            journal = copy_salvaged(self._folder, found, secrets.token_hex(8))
        except JournalError as error:
            raise MatchProblem(match_sentence(error)) from error
        self._library.copy_title(path, journal.path)
        self._play(journal, found.header, found.batches)

    def show_result(self, key: str) -> None:
        """Lay the end of a finished match on the table. Raise `MatchProblem` if damaged."""
        self._end_running()
        path = self._library.path(key)
        try:
            header, batches = journals.read_match(path)
            ended = datetime.fromtimestamp(path.stat().st_mtime)
        except JournalError as error:
            raise self._refusal(error) from error
        except OSError as error:
            raise self._refusal(JournalUnusable(path, error)) from error
        table = Table(header.seats, header.seed_bytes or b"", batches, _keep_nothing)
        self._follower = Follower()
        self._day = ended.date()
        self._at_table = path
        # Nothing is asked and nothing can be taken back: nobody plays here.
        shown = replace(table.snapshot(PERSON), decision=None, undo=None)
        self._pass_on(shown)

    def matches(self) -> tuple[KeptMatch, ...]:
        """Return all matches, the last played first. Raise `MatchProblem` if none can be listed."""
        return self._library.matches(self._own())

    def log_of(self, key: str = "") -> Callable[[], MatchLog]:
        """Return what reads a match on any thread; it raises `MatchProblem` when it cannot."""
        path = None if key else self._at_table

        def read() -> MatchLog:
            return self._library.read_log(path or self._library.path(key))

        return read

    def rename(self, key: str, title: str) -> None:
        """Give a match a title, or none. Raise `MatchProblem` if it cannot be written."""
        self._library.rename(key, title)

    def delete(self, key: str) -> Removal:
        """Put a match away. Raise `MatchProblem` if it is being played or its file stays."""
        removal = self._library.delete(key, self._own())
        self._refresh_unfinished()
        return removal

    def leave(self) -> None:
        """Stand up from the table; the match stays and can be continued."""
        self._end_running()
        self._refresh_unfinished()

    def close(self) -> None:
        """Leave, write everything down and end the thread; may be called twice."""
        self._end_running()
        if self._loop is not None:
            if self._thinking is not None:
                self._loop.run(self._thinking.close()).result()
                self._thinking = None
            self._loop.stop()
            self._loop = None

    def day(self) -> date | None:
        """Return the day of a match that is only looked at; None while one is played."""
        return self._day

    def answer(self, message: ToTable) -> None:
        """Send the answer of the person."""
        if self._running is not None and self._loop is not None:
            self._loop.call(self._running.answer, message)

    def _play(self, journal: Journal, header: Header, batches: tuple[Batch, ...]) -> None:
        if not _playable(header):
            journal.close()
            reason = "one person and else computer players were expected"
            raise self._refusal(JournalDamaged(journal.path, 1, reason))
        players = computer_players(header.seats)
        table = Table(header.seats, header.seed_bytes or b"", batches, journal.append)
        self._count += 1
        self._follower = Follower()
        if self._thinking is None:
            self._thinking = self._make_thinking()
        session = Session(table, players, self._pace, self._thinking)
        self._running = _Running(self._count, self._bridge, session, journal)
        self._at_table = journal.path
        if self._loop is None:
            # A player that thinks in a thread hands the interpreter over within this time.
            sys.setswitchinterval(HANDING_OVER_SECONDS)
            self._loop = LoopThread()
            self._loop.start()
        self._loop.call(self._running.begin)
        self._refresh_unfinished()

    def _end_running(self) -> None:
        self._day = None
        running, self._running = self._running, None
        if running is not None and self._loop is not None:
            self._loop.run(running.end()).result()
            if self._guest is not None:
                self._guest.match_left()

    def _hear(self, message: object) -> None:
        match message:
            case _Told(number, told) if self._is_running(number):
                self._pass_on(told)
            case _Failed(number, failure) if self._is_running(number):
                self._end_running()
                self._refresh_unfinished()
                if self._listener is not None:
                    self._listener.match_failed(match_sentence(failure))

    def _is_running(self, number: int) -> bool:
        return self._running is not None and self._running.number == number

    def _pass_on(self, message: ToClient) -> None:
        step = self._follower.hear(message)
        if step is not None and isinstance(step.event, DealScored | MatchEnded):
            self._refresh_unfinished()
        if self._guest is None:
            return
        if step is not None:
            self._guest.match_moved(step)
        elif isinstance(message, Refused):
            self._guest.answer_refused(message)
        elif self._follower.truth is not None:
            self._guest.match_shown(self._follower.truth)

    def _refresh_unfinished(self) -> None:
        before, self._unfinished = self._unfinished, self._look_for_unfinished()
        if self._unfinished != before and self._listener is not None:
            self._listener.unfinished_changed()

    def _own(self) -> Path | None:
        return self._running.path if self._running is not None else None

    def _look_for_unfinished(self) -> MatchSummary | None:
        """Return the match to continue; keep the sentence why a newer one is unreadable."""
        found = find_unfinished(self._folder, self._own(), self._refused, self._library.entry)
        entry = found.entry
        self._offered = None if entry is None else entry.path
        self._busy = "" if found.busy is None else match_sentence(found.busy)
        if found.unreadable is not None:
            self._rescue = self._library.rescue_of(found.unreadable)
            self._problem = self._problem_sentence(found.unreadable, self._rescue)
        if entry is None:
            return None
        names = tuple(info.name for info in entry.header.seats)
        return MatchSummary(names, entry.scores, entry.deal_number)

    def _refusal(self, error: JournalError) -> MatchProblem:
        """Say why a match cannot be continued; a damaged one is not offered again."""
        if not isinstance(error, JournalDamaged):
            return MatchProblem(match_sentence(error), can_retry=True)
        self._library.is_damaged(error)
        rescue = self._library.rescue_of(error)
        was_offered = error.path == self._offered
        self._refused[error.path] = ""
        self._refresh_unfinished()
        self._refused[error.path] = (
            self._problem_sentence(error, rescue)
            if was_offered
            else listed_damage(error, rescue.deal if rescue else 0)
        )
        return MatchProblem(self._refused[error.path], rescue=rescue)

    def _problem_sentence(self, error: JournalError, rescue: Rescue | None) -> str:
        """Say what is wrong with a file, and what can be played all the same."""
        if isinstance(error, JournalDamaged) and rescue is not None:
            return partly_damaged(error, rescue.deal)
        if not isinstance(error, JournalDamaged) or self._offered is None:
            return match_sentence(error)
        return newest_damaged(error)


def _first_dealer(chosen: FirstDealer, players: int) -> int:
    """Return the seat that deals first; of two players the other one sits everywhere."""
    match chosen:
        case FirstDealer.ME:
            return PERSON
        case FirstDealer.LEFT:
            return 1
        case FirstDealer.RIGHT:
            return players - 1
        case FirstDealer.ACROSS:
            return players // 2
        case FirstDealer.RANDOM:
            return secrets.randbelow(players)


def _playable(header: Header) -> bool:
    """Say whether one person plays with computer players that are known here."""
    try:
        players = computer_players(header.seats)
    except ValueError as error:
        log.warning("The seats are unknown: %s", error)
        return False
    return sorted(players) == list(range(1, len(header.seats)))


def _keep_nothing(_batch: Batch) -> None:
    raise ValueError("nothing happens in a match that is only looked at")


def _writable(name: str) -> str:
    """Return a name without halves of characters, which no file can hold."""
    return name.encode("utf-8", "replace").decode()
