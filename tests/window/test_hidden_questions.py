"""While a question is put that only some hands bring, the table shows nobody whom it was put to."""

from __future__ import annotations

import pytest

from network.follower import Follower
from network.pace import NORMAL
from tests.network.hidden_worlds import KINDS, ONE_PERSON, PEOPLE, played
from thousand_qt.match.beats import Beat, beats_of, standing
from thousand_qt.viewmodels.table_derive import derive_table
from thousand_qt.viewmodels.table_props import Scene, TableProps

NAMES = ("Anna", "Boris", "Clara")


def shown(kind: str, world: str, seats: tuple) -> list[tuple[float, TableProps]]:
    """Return every state of the screen that seat 0 sees until the question is over."""
    follower = Follower()
    screens: list[tuple[float, TableProps]] = []
    for seconds, message in played(KINDS[kind], world, seats, NORMAL, 0.5).heard[0]:
        step = follower.hear(message)
        beats: tuple[Beat, ...] = ()
        if step is not None:
            beats = beats_of(step)
        elif follower.truth is not None:
            beats = (standing(follower.truth),)
        screens += [(seconds, derive_table(Scene(beat, NAMES))) for beat in beats]
    return screens


@pytest.mark.parametrize("seats", [ONE_PERSON, PEOPLE], ids=["one", "people"])
@pytest.mark.parametrize("kind", KINDS)
def test_the_screen_of_the_others_is_the_same_whoever_has_a_choice(kind: str, seats: tuple) -> None:
    first = shown(kind, "nobody", seats)
    assert len(first) > 1
    for world in KINDS[kind].worlds:
        assert shown(kind, world, seats) == first


@pytest.mark.parametrize("kind", ["after the deal", "after the pass"])
@pytest.mark.parametrize("world", ["nobody", "1", "2"])
def test_where_everybody_is_asked_nobody_is_marked(kind: str, world: str) -> None:
    _, asked = shown(kind, world, ONE_PERSON)[0]
    assert [seat.to_act for seat in asked.seats] == [False, False, False]
    assert [seat.bubble for seat in asked.seats[1:]] == ["", ""]
    assert not {"Boris", "Clara"} & set(asked.panel.title.replace(".", "").split())
