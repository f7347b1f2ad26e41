"""A withdrawn question stops the search for its answer, whichever search runs."""

import random
import threading

import pytest

from engine.ai.kernel.choice import CHOSEN
from engine.ai.kernel.position import Position
from engine.ai.kernel.search import Search
from engine.ai.kernel.solver import GivenUp, Solver
from engine.ai.player import Uncancelled
from engine.ai.withdrawal import Withdrawal, stopping
from engine.rules import Rules
from tests.ai.kernel_games import random_hands


class Noted:
    """A search that writes down what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def cancel(self) -> None:
        self.told.append("cancel")

    def resume(self) -> None:
        self.told.append("resume")


def deal(number: int) -> Position:
    return Position(hands=random_hands(random.Random(number)), leader=0, first=True)


def test_a_search_hears_of_the_withdrawal_while_it_runs_and_never_after() -> None:
    cancel, early, late = Withdrawal(), Noted(), Noted()
    with stopping(cancel, early):
        assert not cancel.is_set()
    with stopping(cancel, late):
        cancel.set()
        assert cancel.is_set()
    cancel.set()
    assert early.told == ["resume"]
    assert late.told == ["cancel", "resume"]


def test_a_search_that_begins_too_late_is_stopped_at_once() -> None:
    cancel, noted = Withdrawal(), Noted()
    cancel.set()
    with stopping(cancel, noted):
        assert noted.told == ["cancel"]


def test_a_search_that_fails_is_let_go_of() -> None:
    cancel, noted = Withdrawal(), Noted()
    with pytest.raises(ZeroDivisionError), stopping(cancel, noted):
        raise ZeroDivisionError
    cancel.set()
    assert noted.told == ["resume"]


@pytest.mark.parametrize("cancel", [Uncancelled(), threading.Event()])
def test_other_tokens_are_left_to_the_player(cancel: Uncancelled | threading.Event) -> None:
    noted = Noted()
    with stopping(cancel, noted):
        pass
    assert noted.told == []


@pytest.mark.parametrize("search", [Search, CHOSEN.search])
def test_a_search_in_another_thread_gives_up_and_answers_again(search: type[Search]) -> None:
    solver, cancel = Solver(Rules(), search=search), Withdrawal()
    searching, given_up = threading.Event(), threading.Event()

    def think() -> None:
        number = 0
        with stopping(cancel, solver):
            while True:
                number += 1
                searching.set()
                try:
                    solver.value(deal(number), 0)
                except GivenUp:
                    given_up.set()
                    return

    thread = threading.Thread(target=think)
    thread.start()
    searching.wait()
    cancel.set()
    thread.join()
    assert given_up.is_set()
    assert solver.reaches(deal(1), 0, 0)
