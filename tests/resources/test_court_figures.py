"""Each of the twelve court figures is told apart without its index and its suit signs.

`figures.unlikeness` says what remains between two figures when one is dyed as well as possible
to look like the other, so the same figure in another suit's colours must stay below the bound
(the control), and every true pair must be above it.
"""

from itertools import combinations
from typing import Final, get_args

import pytest

from resources.art.cards import face
from resources.art.livery import LIVERIES
from resources.art.pips import SUITS
from resources.faces import Colours, face_file
from tests.resources.figures import Picture, figure, unlikeness

FIGURES: Final = [f"{rank}{suit}" for rank in "KQJ" for suit in SUITS]
BOUNDS: Final = {False: 14.0, True: 18.0}
"""For colour and for grey, which is noisier: no dye parts two dyes that have one tone of grey."""


@pytest.fixture(params=[60, 104], ids="{} px".format)
def width(request: pytest.FixtureRequest) -> int:
    found: int = request.param
    return found


@pytest.fixture(params=[False, True], ids=["colour", "grey"])
def grey(request: pytest.FixtureRequest) -> bool:
    found: bool = request.param
    return found


@pytest.fixture(params=get_args(Colours))
def drawn(request: pytest.FixtureRequest, width: int, grey: bool) -> dict[str, Picture]:
    files = {name: face_file(name, "latin", request.param) for name in FIGURES}
    kept = {name: file.read_text("utf-8") for name, file in files.items()}
    return {name: figure(text, width, grey) for name, text in kept.items()}


def test_no_two_figures_are_alike(drawn: dict[str, Picture], grey: bool) -> None:
    pairs = combinations(FIGURES, 2)
    alike = [(a, b) for a, b in pairs if unlikeness(drawn[a], drawn[b]) <= BOUNDS[grey]]
    assert alike == []


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_that_was_only_dyed_counts_as_the_same(
    name: str, width: int, grey: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rank, suit = name
    own = figure(face(rank, suit), width, grey)
    for other in SUITS.replace(suit, ""):
        with monkeypatch.context() as dyeing:
            dyeing.setitem(LIVERIES, suit, LIVERIES[other])
            dyed = figure(face(rank, suit), width, grey)
        assert dyed != own
        assert unlikeness(own, dyed) < BOUNDS[grey]


def test_a_picture_is_like_itself_and_a_mirrored_one_is_not() -> None:
    own = figure(face("J", "S"), 60, grey=False)
    assert unlikeness(own, own) < 4
    assert unlikeness(own, own[::-1]) > 25
