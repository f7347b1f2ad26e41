"""Sheets on disk: every step is kept, nothing is lost, and what cannot be read is left alone."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rules import PRESETS, make_rules
from tests.score_keeper.books import book, deal, given_up
from thousand_qt.score_keeper.book import page_of, unfold
from thousand_qt.score_keeper.document import Document, SheetRefused, Trouble, decode, encode
from thousand_qt.score_keeper.history import (
    Called,
    Changed,
    Deleted,
    Impossible,
    Named,
    Redone,
    Undone,
    Wrote,
    begun,
    take,
)
from thousand_qt.score_keeper.shelf import SUFFIX, ChangedElsewhere, Gone, SheetShelf

NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
STEPS = (
    Wrote(deal()),
    Wrote(given_up()),
    Changed(0, deal(contract=120)),
    Deleted(1),
    Undone(),
    Named("Friday"),
    Called(("Anya", "Boris", "Vera")),
)


def history_of(*steps, rules=None):
    history = begun(book(rules))
    for step in steps:
        history = take(history, step)
    return history


def test_every_step_can_be_taken_back_and_done_again():
    history = history_of(*STEPS)
    assert history.book.records == (deal(contract=120), given_up())
    assert history.title == "Friday"
    while history.can_undo:
        history = take(history, Undone())
    assert history.book.records == ()
    with pytest.raises(Impossible):
        take(history, Undone())
    for _ in range(4):
        history = take(history, Redone())
    assert history.book.records == (deal(contract=120),)
    with pytest.raises(Impossible):
        take(history, Redone())


def test_players_are_called_otherwise_in_every_deal():
    history = take(history_of(Wrote(deal()), Undone()), Called(("Anya", "Boris", "Vera")))
    assert history.book.names == ("Anya", "Boris", "Vera")
    assert take(history, Redone()).book.names == ("Anya", "Boris", "Vera")
    assert not history.can_undo


def test_what_was_taken_back_is_gone_once_something_else_is_done():
    history = history_of(Wrote(deal()), Undone(), Wrote(given_up()))
    assert history.book.records == (given_up(),)
    assert not history.can_redo
    assert len(history.steps) == 3


@pytest.mark.parametrize(
    "step",
    [
        Changed(0, deal()),
        Deleted(0),
        Undone(),
        Redone(),
        Called(("Anna", "Boris")),
        Called(("Anna", "", "Vera")),
    ],
)
def test_a_step_that_leads_nowhere_is_refused(step):
    with pytest.raises(Impossible):
        take(begun(book()), step)


@pytest.mark.parametrize("name", PRESETS)
def test_a_sheet_is_read_as_it_was_written_by_any_known_rules(name):
    rules = PRESETS[name].rules
    kept = Document(created=NOON, history=begun(book(rules, first_dealer=1)))
    found = decode(encode(kept))
    assert found.history.book.names == kept.history.book.names
    assert page_of(found.history.book).rules == found.history.book.rules
    assert encode(found) == encode(kept)


def test_all_steps_stand_in_the_file():
    kept = Document(created=NOON, history=history_of(*STEPS))
    found = decode(encode(kept))
    assert found == kept
    assert len(encode(kept).splitlines()) == 1 + len(STEPS)


@given(st.data())
def test_a_changed_file_is_refused_or_is_a_sheet(data):
    whole = encode(Document(created=NOON, history=history_of(*STEPS)))
    at = data.draw(st.integers(0, len(whole) - 1))
    byte = data.draw(st.integers(0, 255))
    how = data.draw(st.sampled_from(("replace", "cut", "insert", "double")))
    changed = {
        "replace": whole[:at] + bytes((byte,)) + whole[at + 1 :],
        "cut": whole[:at],
        "insert": whole[:at] + bytes((byte,)) + whole[at:],
        "double": whole[:at] + whole[at // 2 :],
    }[how]
    try:
        found = decode(changed)
    except SheetRefused:
        return
    assert len(unfold(found.history.book)) == len(found.history.book.records)
    assert decode(encode(found)).history.book == found.history.book


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_order(data):
    with pytest.raises(SheetRefused):
        decode(data)


def test_a_sheet_of_a_later_version_is_refused_by_name():
    head = json.loads(encode(Document(created=NOON, history=begun(book()))))
    head |= {"version": 2, "something": "new"}
    with pytest.raises(SheetRefused) as refused:
        decode(json.dumps(head).encode() + b"\n")
    assert refused.value.trouble is Trouble.NEWER


def test_the_damaged_line_is_named():
    whole = encode(Document(created=NOON, history=history_of(*STEPS))).splitlines(keepends=True)
    whole[2] = b'{"type":"delete","place":9}\n'
    with pytest.raises(SheetRefused) as refused:
        decode(b"".join(whole))
    assert (refused.value.trouble, refused.value.line) == (Trouble.DAMAGED, 3)


def test_every_step_is_on_disk_at_once(tmp_path):
    shelf = SheetShelf(tmp_path / "sheets")
    assert shelf.sheets() == ()
    sheet = shelf.begin(book())
    for step in STEPS:
        sheet.take(step)
        assert SheetShelf(shelf.folder).open(sheet.key).history == sheet.history
    (kept,) = shelf.sheets()
    assert kept.document is not None
    assert kept.document.history.title == "Friday"


def test_a_step_that_cannot_be_written_changes_nothing(tmp_path, monkeypatch):
    shelf = SheetShelf(tmp_path)
    sheet = shelf.begin(book())

    def full(path, data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("thousand_qt.score_keeper.shelf.write_whole", full)
    with pytest.raises(OSError, match="No space"):
        sheet.take(Wrote(deal()))
    assert sheet.history.book.records == ()


def test_what_another_window_wrote_is_not_written_over(tmp_path):
    shelf = SheetShelf(tmp_path)
    sheet = shelf.begin(book())
    shelf.open(sheet.key).take(Wrote(deal()))
    with pytest.raises(ChangedElsewhere):
        sheet.take(Wrote(given_up()))
    assert shelf.open(sheet.key).history.book.records == (deal(),)


def test_a_sheet_that_was_deleted_elsewhere_does_not_come_back(tmp_path):
    shelf = SheetShelf(tmp_path)
    sheet = shelf.begin(book())
    sheet.path.unlink()
    with pytest.raises(Gone):
        sheet.take(Wrote(deal()))
    with pytest.raises(Gone):
        shelf.open(sheet.key)
    assert shelf.sheets() == ()


def test_a_file_that_cannot_be_used_is_listed_and_kept(tmp_path):
    shelf = SheetShelf(tmp_path)
    whole = shelf.begin(book(make_rules(players=4)))
    damaged = tmp_path / f"1{SUFFIX}"
    damaged.write_bytes(b"not a sheet\n")
    (tmp_path / "notes.txt").write_text("something else", encoding="utf-8")
    kept = {one.key: one for one in shelf.sheets()}
    assert set(kept) == {whole.key, "1"}
    assert kept["1"].refusal is not None
    assert kept["1"].refusal.trouble is Trouble.DAMAGED
    assert damaged.read_bytes() == b"not a sheet\n"
    with pytest.raises(SheetRefused):
        shelf.open("1")


def test_a_sheet_gets_a_title_without_a_step_to_take_back(tmp_path):
    shelf = SheetShelf(tmp_path)
    key = shelf.begin(book()).key
    shelf.rename(key, "Dacha")
    shelf.rename(key, "Dacha")
    history = shelf.open(key).history
    assert history.title == "Dacha"
    assert history.steps == (Named("Dacha"),)
    assert not history.can_undo


def test_a_key_leads_nowhere_else(tmp_path):
    shelf = SheetShelf(tmp_path / "sheets")
    SheetShelf(tmp_path).begin(book())
    for key in ("..", "../x", ""):
        with pytest.raises(Gone):
            shelf.open(key)
