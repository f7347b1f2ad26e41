"""Cycles with objects of Qt are taken apart in the thread of the window and nowhere else."""

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QObject

from tests.window.helpers import wait_until
from thousand_qt import garbage
from thousand_qt.garbage import CycleCollector


@pytest.fixture
def collector(qapp, monkeypatch):
    """Return the collector of the program, in a hurry."""
    monkeypatch.setattr(garbage, "INTERVAL_MS", 1)
    monkeypatch.setattr(garbage, "_YOUNG", 1)
    gc.enable()
    made = CycleCollector()
    yield made
    made.close()
    gc.disable()


def forgotten(told):
    """Make an object of Qt that only a cycle holds; `told` hears in which thread it goes."""
    one = QObject()
    one.me = one
    weakref.finalize(one, lambda: told.append(threading.current_thread()))


def litter():
    """Make more objects than Python's own collector lets pass."""
    kept = [[number] for number in range(100_000)]
    assert kept


def test_another_thread_takes_no_object_of_the_window_apart(collector):
    told = []
    forgotten(told)
    other = threading.Thread(target=litter)
    other.start()
    other.join()
    assert not told
    wait_until(lambda: bool(told), "the object is gone")
    assert told == [threading.main_thread()]


def test_without_the_collector_another_thread_would(qapp):
    told = []
    forgotten(told)
    gc.enable()
    other = threading.Thread(target=litter)
    other.start()
    other.join()
    gc.disable()
    assert told == [other]


def test_what_survived_one_look_goes_at_a_later_one(collector, monkeypatch):
    monkeypatch.setattr(garbage, "_LOOKS_PER_FULL_ONE", 2)
    told = []
    one = QObject()
    one.me = one
    weakref.finalize(one, lambda: told.append(1))
    gc.collect(1)
    gc.collect(1)
    del one
    wait_until(lambda: bool(told), "the object is gone")


def test_python_collects_by_itself_again_after_the_end(qapp):
    gc.enable()
    made = CycleCollector()
    assert not gc.isenabled()
    made.close()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
    gc.disable()
