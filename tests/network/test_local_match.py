"""The match behind the window: two threads, one journal, and answers on the window's thread."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from engine.actions import Pass
from engine.ai.player import Budget, Uncancelled
from engine.ai.registry import make_player
from engine.events import DealScored, MatchEnded, MatchStarted
from engine.record import read_record
from engine.rules import PRESETS
from engine.state import Phase, View
from network import journal as journals
from network.follower import Step
from network.messages import Decision, DecisionKind, Intent, Objection, Ready, Refused, Snapshot
from network.pace import INSTANT, NORMAL
from network.table import Table
from tests.network.tables import our_threads
from thousand_qt.match.local import LocalMatchService
from thousand_qt.match.pacing import PACES
from thousand_qt.match.service import (
    Character,
    FirstDealer,
    MatchProblem,
    MatchSetup,
    MatchSummary,
    Opponent,
)
from thousand_qt.settings import SettingsStore, Speed

SETUP = MatchSetup(
    "Ирина",
    (Opponent("Béla", Character.CAUTIOUS), Opponent("Zoë", Character.BOLD)),
    FirstDealer.ME,
)


class Guest:
    """The table screen and the window's listener: answers like a computer while `deals` last."""

    def __init__(self, service: LocalMatchService, deals: int = 100) -> None:
        self.service = service
        self.deals = deals
        self.player = make_player("steady")
        self.shown: list[Snapshot] = []
        self.steps: list[Step] = []
        self.refused: list[Refused] = []
        self.problems: list[str] = []
        self.changes = 0
        self.lefts = 0
        self.threads: set[int] = set()
        self.view: View | None = None
        self.decision: Decision | None = None
        service.listen(self)
        service.seat_guest(self)

    def match_shown(self, snapshot: Snapshot) -> None:
        self.threads.add(threading.get_ident())
        self.shown.append(snapshot)
        self._go_on(snapshot.view, snapshot.decision)

    def match_moved(self, step: Step) -> None:
        self.threads.add(threading.get_ident())
        self.steps.append(step)
        self._go_on(step.after, step.decision)

    def answer_refused(self, refused: Refused) -> None:
        self.refused.append(refused)

    def match_left(self) -> None:
        self.lefts += 1

    def unfinished_changed(self) -> None:
        self.changes += 1

    def match_failed(self, problem: str, rescue: object = None) -> None:
        self.problems.append(problem)

    def _go_on(self, view: View, decision: Decision | None) -> None:
        self.view, self.decision = view, decision
        if decision is None or decision.forced or len(view.rows) >= self.deals:
            return
        if decision.kind is DecisionKind.READY:
            self.service.answer(Ready(decision.number))
        else:
            action = self.player.choose(view, view.rules, Budget(), Uncancelled())
            self.service.answer(Intent(decision.number, action))

    @property
    def scored(self) -> int:
        return sum(isinstance(step.event, DealScored) for step in self.steps)

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.phase is Phase.END


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "партии"


@pytest.fixture
def services(qapp: QCoreApplication, folder: Path) -> Iterator[Callable[[], LocalMatchService]]:
    """Return a function that makes a service; every one is closed after the test."""
    made: list[LocalMatchService] = []

    def make() -> LocalMatchService:
        made.append(LocalMatchService(folder, INSTANT))
        return made[-1]

    yield make
    for service in made:
        service.close()
    assert our_threads() == []


def test_a_whole_match_is_played_across_the_bridge(
    services: Callable[[], LocalMatchService], qtbot: Any, folder: Path
) -> None:
    service = services()
    guest = Guest(service)
    assert service.unfinished() is None
    service.start(SETUP)
    assert service.unfinished() == MatchSummary(("Ирина", "Béla", "Zoë"), (0, 0, 0), 1)
    # The view of the last deal knows the winner before the end of the match is told.
    qtbot.waitUntil(
        lambda: bool(guest.steps) and isinstance(guest.steps[-1].event, MatchEnded),
        timeout=60_000,
    )
    assert guest.over
    assert guest.threads == {threading.get_ident()}
    assert (guest.refused, guest.problems) == ([], [])
    assert len(guest.shown) == 1
    assert [info.name for info in guest.shown[0].seats] == ["Ирина", "Béla", "Zoë"]
    assert [info.character for info in guest.shown[0].seats] == [None, "cautious", "bold"]
    assert guest.shown[0].view.dealer == 0
    for step, following in zip(guest.steps, guest.steps[1:], strict=False):
        assert step.after == following.before
    assert service.unfinished() is None
    assert guest.changes >= guest.scored + 1
    (path,) = journals.journals(folder)
    record = read_record(path.read_bytes())
    assert record.failure is None
    assert record.replay.state is not None
    assert record.replay.state.rows == guest.steps[-1].after.rows


def test_a_match_that_was_left_goes_on_where_it_was(
    services: Callable[[], LocalMatchService], qtbot: Any
) -> None:
    service = services()
    guest = Guest(service, deals=2)
    service.start(SETUP)
    qtbot.waitUntil(lambda: guest.scored == 2, timeout=30_000)
    left = guest.view
    assert left is not None
    service.leave()
    assert guest.lefts == 1
    scores = tuple(standing.total for standing in left.standings)
    assert service.unfinished() == MatchSummary(("Ирина", "Béla", "Zoë"), scores, 3)
    # Another start of the program.
    later = services()
    assert later.unfinished() == service.unfinished()
    again = Guest(later, deals=3)
    later.resume()
    qtbot.waitUntil(lambda: bool(again.shown), timeout=30_000)
    assert again.shown[0].view == left
    assert again.shown[0].decision == guest.decision
    again.service.answer(Ready(again.shown[0].decision.number))
    qtbot.waitUntil(lambda: again.scored == 1, timeout=30_000)


def test_leaving_in_the_middle_of_a_deal_loses_nothing(
    services: Callable[[], LocalMatchService], qtbot: Any
) -> None:
    service = services()
    guest = Guest(service, deals=1)
    service.start(SETUP)
    qtbot.waitUntil(lambda: len(guest.steps) > 25, timeout=30_000)
    service.close()
    heard = guest.steps[-1].after
    later = services()
    again = Guest(later, deals=0)
    later.resume()
    qtbot.waitUntil(lambda: bool(again.shown), timeout=30_000)
    assert again.shown[0].view.deal_number >= heard.deal_number
    assert again.shown[0].number >= guest.shown[0].number + len(guest.steps)


def test_a_guest_that_comes_later_is_shown_the_match(
    services: Callable[[], LocalMatchService], qtbot: Any
) -> None:
    service = services()
    first = Guest(service, deals=1)
    service.start(SETUP)
    qtbot.waitUntil(lambda: first.scored == 1, timeout=30_000)
    second = Guest(service, deals=1)
    assert second.shown[0].view == first.view
    service.leave()
    third = Guest(service)
    assert third.shown == []


def test_a_new_match_leaves_the_old_one_whose_messages_are_not_heard(
    services: Callable[[], LocalMatchService], qtbot: Any, folder: Path
) -> None:
    service = services()
    guest = Guest(service, deals=1)
    service.start(SETUP)
    service.start(SETUP)
    qtbot.waitUntil(lambda: guest.scored == 1, timeout=30_000)
    assert len(guest.shown) == 1
    assert len(journals.journals(folder)) == 2
    service.leave()
    newest = journals.list_matches(folder)[-1]
    assert newest.deal_number == 2
    unfinished = service.unfinished()
    assert unfinished is not None
    assert unfinished.scores == newest.scores


@pytest.mark.parametrize(
    ("chosen", "dealers"),
    [
        (FirstDealer.ME, {0}),
        (FirstDealer.LEFT, {1}),
        (FirstDealer.RIGHT, {2}),
        (FirstDealer.RANDOM, {0, 1, 2}),
    ],
)
def test_the_first_dealer_is_the_chosen_one(
    services: Callable[[], LocalMatchService],
    qtbot: Any,
    folder: Path,
    chosen: FirstDealer,
    dealers: set[int],
) -> None:
    service = services()
    for _ in range(12 if len(dealers) > 1 else 1):
        service.start(MatchSetup(SETUP.player_name, SETUP.opponents, chosen))
    service.leave()
    started = [
        read_record(
            path.read_bytes().splitlines(keepends=True)[0]
            + path.read_bytes().splitlines(keepends=True)[1]
        ).replay.batches[0][0]
        for path in journals.journals(folder)
    ]
    found = {event.dealer for event in started if isinstance(event, MatchStarted)}
    assert found <= dealers
    assert len(found) >= min(2, len(dealers))


def test_a_refused_answer_comes_back_with_the_truth(
    services: Callable[[], LocalMatchService], qtbot: Any
) -> None:
    service = services()
    guest = Guest(service, deals=0)
    service.start(SETUP)
    qtbot.waitUntil(lambda: bool(guest.shown), timeout=30_000)
    service.answer(Intent(-1, Pass()))
    qtbot.waitUntil(lambda: bool(guest.refused), timeout=30_000)
    assert guest.refused[0].objection in (Objection.NOT_ASKED, Objection.STALE)
    assert guest.refused[0].truth.view.viewer == 0


def test_there_is_no_match_to_continue_at_first(
    services: Callable[[], LocalMatchService],
) -> None:
    with pytest.raises(MatchProblem, match="no match to continue"):
        services().resume()


def test_a_damaged_match_is_named_and_left_alone(
    services: Callable[[], LocalMatchService], qtbot: Any, folder: Path
) -> None:
    service = services()
    guest = Guest(service, deals=1)
    service.start(SETUP)
    qtbot.waitUntil(lambda: guest.scored == 1, timeout=30_000)
    service.leave()
    (path,) = journals.journals(folder)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[4] = b"{}\n"
    path.write_bytes(b"".join(lines))
    with pytest.raises(MatchProblem, match=r"damaged in line 5 .* begin a new match"):
        service.resume()
    assert path.read_bytes() == b"".join(lines)
    service.start(SETUP)
    assert service.unfinished() is not None


@pytest.mark.parametrize(
    "seats",
    [
        '[{"name":"a","character":null},{"name":"b","character":null},{"name":"c"}]',
        '[{"name":"a","character":"bold"},{"name":"b","character":"bold"},{"name":"c"}]',
        '[{"name":"a"},{"name":"b","character":"bold"},{"name":"c","character":"unheard"}]',
    ],
)
def test_a_match_of_others_is_not_continued(
    services: Callable[[], LocalMatchService], folder: Path, seats: str
) -> None:
    service = services()
    service.start(SETUP)
    service.close()
    (path,) = journals.journals(folder)
    head, rest = path.read_text("utf-8").split("\n", 1)
    before, after = head.split('"seats":')[0], head.split("],", 1)[1]
    path.write_text(f'{before}"seats":{seats},{after}\n{rest}', "utf-8")
    later = services()
    with pytest.raises(MatchProblem, match=r"damaged in line 1 .* begin a new match"):
        later.resume()
    # The lock is gone with the refusal.
    with pytest.raises(MatchProblem, match=r"damaged in line 1"):
        later.resume()


def test_a_match_that_cannot_be_listed_is_named_at_once(
    services: Callable[[], LocalMatchService], folder: Path
) -> None:
    first = services()
    first.start(SETUP)
    first.close()
    (path,) = journals.journals(folder)
    path.write_bytes(b"\0" * 4000)
    service = services()
    guest = Guest(service, deals=0)
    assert service.unfinished() is None
    (problem,) = guest.problems
    assert path.name in problem
    assert "left as it is. Please begin a new match." in problem
    service.start(SETUP)
    assert service.unfinished() is not None
    assert path.read_bytes() == b"\0" * 4000


def test_a_table_that_cannot_be_joined_is_said(
    services: Callable[[], LocalMatchService],
    qtbot: Any,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    service = services()
    guest = Guest(service)
    real = Table.snapshot

    def broken(table: Table, viewer: int | None) -> Snapshot:
        if threading.current_thread() is not threading.main_thread():
            raise KeyError("no such view")
        return real(table, viewer)

    with caplog.at_level(logging.CRITICAL), monkeypatch.context() as faulty:
        faulty.setattr(Table, "snapshot", broken)
        service.start(SETUP)
        qtbot.waitUntil(lambda: bool(guest.problems), timeout=30_000)
    assert "error in the program" in guest.problems[0]
    assert guest.shown == []
    service.resume()
    qtbot.waitUntil(lambda: bool(guest.shown), timeout=30_000)


def test_continuing_twice_at_once_opens_the_match_once(
    services: Callable[[], LocalMatchService], qtbot: Any
) -> None:
    service = services()
    guest = Guest(service, deals=1)
    service.start(SETUP)
    qtbot.waitUntil(lambda: len(guest.steps) > 10, timeout=30_000)
    for _ in range(5):
        service.resume()
    # Whatever was scored while it was closed is in the view, and no step of the guest's.
    qtbot.waitUntil(
        lambda: len(guest.shown) > 1 and guest.view is not None and len(guest.view.rows) == 1,
        timeout=30_000,
    )
    assert (guest.problems, guest.refused) == ([], [])
    assert len(guest.shown) == 2


def test_a_match_that_another_window_plays_is_not_opened(
    services: Callable[[], LocalMatchService], qtbot: Any
) -> None:
    first, second = services(), services()
    first.start(SETUP)
    with pytest.raises(MatchProblem, match="open in another window"):
        second.resume()


def test_a_folder_that_cannot_be_written_is_said(
    services: Callable[[], LocalMatchService], folder: Path
) -> None:
    service = services()
    folder.write_text("in the way")
    with pytest.raises(MatchProblem, match="cannot be written down in"):
        service.start(SETUP)


def test_a_full_disk_stops_the_match_with_a_sentence_and_it_can_go_on(
    services: Callable[[], LocalMatchService],
    qtbot: Any,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    service = services()
    guest = Guest(service, deals=2)
    service.start(SETUP)
    qtbot.waitUntil(lambda: guest.scored == 1, timeout=30_000)
    real = os.fsync

    def no_space(_file: int) -> None:
        raise OSError(28, "No space left on device")

    with caplog.at_level(logging.CRITICAL), monkeypatch.context() as full:
        full.setattr(os, "fsync", no_space)
        qtbot.waitUntil(lambda: bool(guest.problems), timeout=30_000)
    assert os.fsync is real
    assert "No space left on device" in guest.problems[0]
    assert "then continue the match" in guest.problems[0]
    scored = guest.scored
    service.resume()
    qtbot.waitUntil(lambda: guest.scored > scored, timeout=30_000)


@pytest.mark.parametrize("preset", ["two_draw", "two_9_3_3", "four_players"])
def test_deals_are_played_against_one_and_against_three_opponents(
    services: Callable[[], LocalMatchService], qtbot: Any, preset: str
) -> None:
    players = PRESETS[preset].rules.players
    opponents = (*SETUP.opponents, Opponent("Ágnes", Character.STEADY))[: players - 1]
    service = services()
    guest = Guest(service, deals=2)
    service.start(MatchSetup("Ирина", opponents, FirstDealer.ACROSS, PRESETS[preset].rules))
    qtbot.waitUntil(lambda: guest.scored == 2, timeout=30_000)
    assert guest.shown[0].view.dealer == players // 2
    assert (guest.refused, guest.problems) == ([], [])
    service.leave()
    summary = service.unfinished()
    assert summary is not None
    assert summary.names == ("Ирина", *(one.name for one in opponents))


def test_as_many_opponents_are_needed_as_the_rules_say(
    services: Callable[[], LocalMatchService], folder: Path
) -> None:
    with pytest.raises(ValueError, match="2 players"):
        services().start(MatchSetup("Ирина", SETUP.opponents, rules=PRESETS["two_draw"].rules))
    assert not folder.exists()


@pytest.mark.parametrize("name", ["", "a\nb", "half \ud83d a character", "🂡" * 40])
def test_any_name_can_be_written_down(
    services: Callable[[], LocalMatchService], qtbot: Any, name: str
) -> None:
    service = services()
    service.start(MatchSetup(name, SETUP.opponents))
    service.leave()
    summary = service.unfinished()
    assert summary is not None
    assert summary.names[0] == name.replace("\ud83d", "?")
    service.resume()


def test_computer_players_keep_the_speed_of_the_settings(
    services: Callable[[], LocalMatchService], qtbot: Any, tmp_path: Path
) -> None:
    store = SettingsStore(tmp_path / "settings.ini")
    service = services()
    service.follow(store)
    assert service.pace is PACES[store.settings.bots_pace] is NORMAL
    guest = Guest(service, deals=1)
    service.start(SETUP)
    store.change(bots_pace=Speed.INSTANT)
    assert service.pace is INSTANT
    qtbot.waitUntil(lambda: guest.scored == 1, timeout=30_000)
    assert set(PACES) == set(Speed)


def test_closing_twice_and_answering_nobody_does_nothing(
    services: Callable[[], LocalMatchService],
) -> None:
    service = services()
    service.answer(Intent(1, Pass()))
    service.start(SETUP)
    service.close()
    service.close()
    service.answer(Intent(1, Pass()))
    assert service.unfinished() is not None
