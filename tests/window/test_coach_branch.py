"""Playing on from a past decision: the copy, and the match that stays as it is."""

import pytest
from PySide6.QtCore import Qt

from engine.actions import Play
from engine.coach.finished import finished_deals
from engine.log import effective, fold
from engine.record import SeatInfo, new_header
from engine.rules import PRESETS
from network import journal as journals
from tests.window.helpers import click, exists, find, press, wait_until
from tests.window.table_player import open_table
from thousand_qt.match.branch import before_decision, branch_of
from thousand_qt.match.local import LocalMatchService
from thousand_qt.match.service import MatchProblem
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import TABLE_SCENES

RULES = PRESETS["russian_classic"].rules


def evening() -> ScriptedMatch:
    return TABLE_SCENES["table-summary"].match(("Anna", "Katya", "Boris", "Gleb"))


def kept(folder, events):
    """Write a match down as its journal and return its file."""
    seats = (SeatInfo("Anna"), SeatInfo("Katya", "steady"), SeatInfo("Boris", "steady"))
    header = new_header(
        match_id="0123456789abcdef",
        created="2026-11-30T08:00:00Z",
        seats=seats,
        rules=RULES,
        seed=bytes(32),
    )
    journal = journals.create_journal(folder, header, tuple(events))
    journal.close()
    return journal.path


def test_every_decision_of_a_deal_is_found_in_the_log():
    events = effective(evening().log_of()().events)
    for deal in finished_deals(events)[-2:]:
        calls = len(deal.calls)
        assert calls >= 2
        for place, moment in enumerate(deal.decisions, -calls):
            end = before_decision(events, deal.number, place)
            assert end is not None
            assert fold(events[:end]) == moment.state
        assert before_decision(events, deal.number, -calls - 1) is None
        assert before_decision(events, deal.number, len(deal.moments)) is None
    assert before_decision(events, 99, 0) is None
    assert before_decision((), 1, 0) is None


def test_a_branch_stands_before_the_decision_and_the_match_stays(tmp_path):
    events = effective(evening().log_of()().events)
    path = kept(tmp_path, events)
    before = path.read_bytes()
    deal = finished_deals(events)[-1]
    place = next(
        place
        for place, moment in enumerate(deal.moments)
        if isinstance(moment.action, Play) and moment.seat == 0
    )
    found = branch_of(path, deal.number, place)
    assert found is not None
    assert fold(event for batch in found.batches for event in batch) == deal.moments[place].state
    service = LocalMatchService(tmp_path)
    try:
        service.branch(path.stem, deal.number, place)
        assert len(service.matches()) == 2
        service.branch(path.stem, deal.number, -1)
        assert len(service.matches()) == 3
        with pytest.raises(MatchProblem):
            service.branch(path.stem, 99, 0)
    finally:
        service.close()
    assert path.read_bytes() == before


def test_the_button_plays_on_from_the_decision_that_is_shown(open_app):
    match = evening()
    app = open_table(open_app, match)
    app.app.openReview(0)
    model = app.app.open_reviews()
    wait_until(lambda: not model.busy and model.props.last > 0, "everything weighed")
    calls = len(finished_deals(match.log_of()().events)[-1].calls)
    for _ in range(calls + 2):
        press(app.window, Qt.Key.Key_Right)
    click(find(app.window, "review.playOn"))
    assert match.calls[-1] == "branch 9 2"
    wait_until(lambda: app.app.props.screen.value == "table", "the table")
    app.app.openReview(0)
    wait_until(lambda: not model.busy and model.props.last > 0, "everything weighed")
    press(app.window, Qt.Key.Key_End)
    assert not exists(app.window, "review.playOn")
