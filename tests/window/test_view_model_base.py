"""Frozen props become Qt properties, and a swap tells of what changed, once and afterwards."""

from enum import Enum

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from thousand_qt.viewmodels.base import ViewModel, camel_case, to_qml
from thousand_qt.viewmodels.list_model import RecordListModel


class Suit(str, Enum):
    HEARTS = "H"


class Line(msgspec.Struct, frozen=True):
    seat_name: str
    points: int


class SheetProps(msgspec.Struct, frozen=True):
    title: str
    deal_number: int
    trump: Suit
    lines: tuple[Line, ...] = ()


class SheetViewModel(ViewModel[SheetProps]):
    props_type = SheetProps


START = SheetProps("Deal", 3, Suit.HEARTS, (Line("Katya", 105),))


def test_every_field_is_a_qt_property_with_its_own_signal():
    model = SheetViewModel(START)
    meta = model.metaObject()
    found = {
        meta.property(at).name(): meta.property(at).notifySignal().name().data().decode()
        for at in range(meta.propertyOffset(), meta.propertyCount())
    }
    assert found == {
        "title": "titleChanged",
        "dealNumber": "dealNumberChanged",
        "trump": "trumpChanged",
        "lines": "linesChanged",
    }


def test_qml_sees_plain_values_with_its_own_spelling():
    model = SheetViewModel(START)
    assert model.property("trump") == "H"
    assert model.property("lines") == [{"seatName": "Katya", "points": 105}]


def test_a_swap_signals_the_changed_fields_only_and_shows_the_whole_new_state():
    model = SheetViewModel(START)
    heard = []
    model.titleChanged.connect(lambda: heard.append(("title", model.props)))
    model.dealNumberChanged.connect(lambda: heard.append(("deal", model.props)))
    model.linesChanged.connect(lambda: heard.append(("lines", model.props)))
    after = SheetProps("Deal", 4, Suit.HEARTS, ())
    model.swap(after)
    assert heard == [("deal", after), ("lines", after)]
    assert model.property("lines") == []


def test_a_swap_for_an_equal_record_is_silent():
    model = SheetViewModel(START)
    heard = []
    model.titleChanged.connect(lambda: heard.append("title"))
    model.linesChanged.connect(lambda: heard.append("lines"))
    model.swap(SheetProps("Deal", 3, Suit.HEARTS, (Line("Katya", 105),)))
    assert heard == []


@pytest.mark.parametrize(
    ("name", "spelling"), [("deal", "deal"), ("can_continue", "canContinue"), ("a_b_c", "aBC")]
)
def test_python_names_become_qml_names(name, spelling):
    assert camel_case(name) == spelling


def test_tables_become_objects_with_text_keys():
    assert to_qml({Suit.HEARTS: (1, 2), 3: None}) == {"H": [1, 2], "3": None}


lines = st.lists(
    st.builds(Line, seat_name=st.sampled_from("abcdefgh"), points=st.integers(0, 3)),
    unique_by=lambda line: line.seat_name,
    max_size=8,
)


@given(states=st.lists(lines, max_size=5))
def test_a_list_model_shows_any_sequence_of_rows_and_keeps_qts_laws(states):
    model = RecordListModel(Line, key=lambda line: line.seat_name)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for rows in states:
        kept = {
            row.seat_name: QPersistentModelIndex(model.index(at))
            for at, row in enumerate(model.rows)
        }
        model.swap(rows)
        assert list(model.rows) == rows
        assert [model.data(model.index(at), 256) for at in range(model.rowCount())] == [
            row.seat_name for row in rows
        ]
        # A row that stays is the same row, wherever it went.
        for at, row in enumerate(rows):
            if row.seat_name in kept:
                assert kept[row.seat_name].row() == at


def test_a_changed_row_tells_only_its_changed_role():
    model = RecordListModel(Line, key=lambda line: line.seat_name)
    model.swap([Line("a", 1), Line("b", 2)])
    heard = []
    model.dataChanged.connect(lambda top, bottom, roles: heard.append((top.row(), list(roles))))
    model.swap([Line("a", 1), Line("b", 5)])
    points_role = next(role for role, name in model.roleNames().items() if name == b"points")
    assert heard == [(1, [points_role])]


def test_rows_with_one_key_are_refused():
    model = RecordListModel(Line, key=lambda line: line.seat_name)
    with pytest.raises(ValueError, match="share a key"):
        model.swap([Line("a", 1), Line("a", 2)])


def test_a_row_has_no_rows_below_it():
    model = RecordListModel(Line, key=lambda line: line.seat_name)
    model.swap([Line("a", 1)])
    assert model.rowCount(model.index(0)) == 0
    assert model.rowCount(QModelIndex()) == 1
