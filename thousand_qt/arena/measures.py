"""The measures by name: how each is planned, played, added up and worded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Any, Final, NamedTuple

from thousand_qt.arena.cards import cards_plans, play_cards
from thousand_qt.arena.cards_summary import cards_text, summarise_cards
from thousand_qt.arena.deals import deals_plans, play_deals
from thousand_qt.arena.game_summary import (
    deals_text,
    matches_text,
    summarise_deals,
    summarise_matches,
)
from thousand_qt.arena.matches import matches_plans, play_matches
from thousand_qt.arena.running import reports
from thousand_qt.arena.trial import Trial


class Measure(NamedTuple):
    """One way to measure; `play` yields a report for each deal or set of a plan."""

    unit: str
    """What the number of a trial counts."""

    plans: Callable[[Trial], Sequence[Any]]
    play: Callable[[Any], Iterator[Any]]
    summarise: Callable[[Sequence[Any], Trial], Any]
    """The summary, which counts its `faults`."""

    text: Callable[[Any], str]


def _cards_plans(trial: Trial) -> Sequence[Any]:
    return cards_plans(
        trial.rules,
        trial.player,
        trial.against,
        deals=trial.number,
        seed=trial.seed,
        contract=trial.contract,
        seconds=trial.seconds,
        regret=trial.regret,
    )


def _deals_plans(trial: Trial) -> Sequence[Any]:
    return deals_plans(
        trial.rules,
        trial.player,
        trial.against,
        deals=trial.number,
        seed=trial.seed,
        scores=trial.scores,
        seconds=trial.seconds,
    )


def _matches_plans(trial: Trial) -> Sequence[Any]:
    return matches_plans(
        trial.rules,
        trial.player,
        trial.against,
        sets=trial.number,
        seed=trial.seed,
        seconds=trial.seconds,
    )


MEASURES: Final[dict[str, Measure]] = {
    "cards": Measure("deals", _cards_plans, play_cards, summarise_cards, cards_text),
    "deals": Measure("deals", _deals_plans, play_deals, summarise_deals, deals_text),
    "matches": Measure("sets", _matches_plans, play_matches, summarise_matches, matches_text),
}


def take(
    name: str,
    trial: Trial,
    *,
    executor: Executor | None = None,
    ahead: int = 8,
    stopped: Callable[[], bool] = lambda: False,
    progress: Callable[[int], None] = lambda _played: None,
) -> tuple[Any, bool]:
    """Take a measure; return its summary (None without any report) and whether it is whole.

    The executor of a cluster may be handed in; the figures are the same whoever computes. A run
    that is `stopped` gives what is known by then.
    """
    measure = MEASURES[name]
    found: list[Any] = []
    plans = measure.plans(trial)
    for report in reports(measure.play, plans, executor=executor, ahead=ahead, stopped=stopped):
        found.append(report)
        progress(len(found))
    return measure.summarise(found, trial) if found else None, len(found) == trial.number
