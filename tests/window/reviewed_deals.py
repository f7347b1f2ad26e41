"""Deals that are looked back at in tests, each weighed once."""

from functools import cache

from engine.coach.finished import Finished, finished_deals
from engine.coach.review import review
from engine.coach.steps import Review, Step
from engine.log import fold
from engine.rules import PRESETS
from tests.window.table_player import seeded_pack
from thousand_qt.pictures.faces import FaceStyle
from thousand_qt.tools.scripted_match import Beginning, ScriptedMatch
from thousand_qt.tools.table_scenes import TABLE_SCENES, play_on
from thousand_qt.viewmodels.deal_review_derive import (
    Played,
    Reviewing,
)

FACES = FaceStyle()
NAMES = ("Anna", "Katya", "Boris")


@cache
def evening() -> ScriptedMatch:
    """Return a match of nine deals; nobody changes it."""
    return TABLE_SCENES["table-summary"].match((*NAMES, "Gleb"))


@cache
def played() -> Played:
    log = evening().log_of()()
    rows = {row.number: row for row in fold(log.events).rows}
    return Played(NAMES, finished_deals(log.events), rows)


@cache
def weighed(place: int) -> Review:
    return review(played().deals[place])


def turned_deal() -> int:
    """Return the place of a deal in which a decision gave the contract away."""
    return next(
        place
        for place in reversed(range(len(played().deals)))
        if any(step.turned for step in weighed(place).steps)
    )


def looking(place: int, step: int = 0, **changes: object) -> Reviewing:
    found = weighed(place)
    return Reviewing(
        deal=place,
        step=step,
        steps={one.place: one for one in found.steps},
        calls={one.place: one for one in found.calls},
        allowed=found.allowed,
        done=True,
        **changes,
    )


def deal_at(place: int) -> Finished:
    return played().deals[place]


def of_step(place: int, step: Step) -> int:
    """Return where a step stands on the bar of its deal, behind the calls."""
    return len(deal_at(place).calls) + step.place


def first_deal(preset: str) -> tuple[Finished, Played]:
    rules = PRESETS[preset].rules
    match = ScriptedMatch(seeded_pack("review"), begins=Beginning(dealer=1, rules=rules))
    play_on(match, lambda state: len(state.rows) >= 1)
    deals = finished_deals(match.log_of()().events)
    return deals[0], Played(("A", "B", "C", "D")[: rules.players], deals, {})
