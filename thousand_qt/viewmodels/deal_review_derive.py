"""The review of a deal as pure functions: from a finished deal and its weighed decisions."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from engine.coach.finished import Finished
from engine.coach.review import can_review
from engine.coach.steps import Allowed, Choice, Step
from engine.state import ScoreRow, deal_of
from thousand_qt.match.beats import Beat
from thousand_qt.pictures.faces import FaceStyle
from thousand_qt.viewmodels.coach_words import no_opinion, thinking
from thousand_qt.viewmodels.deal_review_board import VIEWER, derive_board, open_view
from thousand_qt.viewmodels.deal_review_props import (
    ChoiceProps,
    DecisionRow,
    HereProps,
    Order,
    Page,
    ReviewProps,
)
from thousand_qt.viewmodels.deal_review_words import (
    action_words,
    after_each,
    allowed_words,
    choice_spoken,
    deal_words,
    decided,
    known_then,
    no_contract,
    nothing_to_review,
    verdict,
    where_words,
    working_words,
)
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.viewmodels.table_sheet import outcome_of
from thousand_qt.words.scores import signed

GOAL: Final = 0.75
"""Where the contract stands on a bar; what is made beyond it may fill the rest."""


class Played(Struct, frozen=True):
    """A match as far as it can be looked back at: its finished deals and what they wrote."""

    names: tuple[str, ...]
    deals: tuple[Finished, ...]
    rows: Mapping[int, ScoreRow]


class Reviewing(Struct, frozen=True):
    """What is looked at, and what is weighed by now."""

    deal: int = 0
    """The place of the deal in `Played.deals`."""

    step: int = 0
    page: Page = Page.HERE
    order: Order = Order.PLAYED
    steps: Mapping[int, Step] = {}
    allowed: tuple[Allowed, ...] = ()
    done: bool = False
    asked: int = -1
    """The decision about which somebody is thinking what could be known; -1 for none."""

    silent: frozenset[int] = frozenset()
    """The decisions about which nobody has an opinion."""


def derive_review(
    played: Played, now: Reviewing, rows: Sequence[DecisionRow], faces: FaceStyle, assets: str
) -> ReviewProps:
    """Return the screen."""
    if not played.deals:
        return ReviewProps(problem=nothing_to_review(), assets=assets)
    deal = played.deals[now.deal]
    last = len(deal.moments)
    return ReviewProps(
        title=_title(played, deal, faces),
        deal=deal_words(deal.number, played.deals[-1].number),
        deals=len(played.deals),
        has_deal_before=now.deal > 0,
        has_deal_after=now.deal < len(played.deals) - 1,
        step=now.step,
        last=last,
        where=where_words(now.step, last),
        board=derive_board(deal, now.step, now.steps.get(now.step), played.names, faces),
        at=derive_here(played, deal, now),
        page=now.page,
        order=now.order,
        row=next((at for at, row in enumerate(rows) if row.place == now.step), -1),
        allowed=allowed_words(now.allowed, played.names),
        working=_working(deal, now),
        assets=assets,
    )


def _title(played: Played, deal: Finished, faces: FaceStyle) -> str:
    words = QCoreApplication.translate("Review", "Deal {deal}").replace("{deal}", str(deal.number))
    row = played.rows.get(deal.number)
    if row is None:
        return words
    scene = Scene(beat=Beat(open_view(deal.end)), names=played.names, faces=faces)
    return f"{words}. {outcome_of(scene, row)}"


def _working(deal: Finished, now: Reviewing) -> str:
    if not can_review(deal):
        return no_contract()
    return "" if now.done else working_words(len(now.steps), len(deal.moments))


def derive_here(played: Played, deal: Finished, now: Reviewing) -> HereProps:
    """Return the decision that is looked at, in words and figures."""
    if now.step >= len(deal.moments):
        return HereProps(
            said=_ending(played, deal, now), verdict=allowed_words(now.allowed, played.names)
        )
    moment = deal.moments[now.step]
    said = decided(played.names[moment.seat], moment.action)
    step = now.steps.get(now.step)
    if step is None:
        waits = can_review(deal) and not now.done
        words = QCoreApplication.translate("Review", "Being weighed…") if waits else ""
        return HereProps(said=said, verdict=words)
    end = deal_of(deal.end)
    declarer = end.declarer if end.declarer is not None else VIEWER
    contract = max(1, deal_of(moment.state).contract or end.contract)
    alone = len(step.choices) == 1
    return HereProps(
        said=said,
        verdict=verdict(step, moment.seat == declarer),
        symbol="" if alone else "warning" if step.cost or step.turned else "check",
        turned=step.turned,
        known=_known(now, step),
        can_ask=not alone and not _known(now, step),
        heading="" if alone else after_each(played.names[declarer], declarer == VIEWER),
        choices=() if alone else tuple(_choice(step, one, contract) for one in step.choices),
        goal=GOAL,
    )


def _known(now: Reviewing, step: Step) -> str:
    """Return what could be known at a decision, as far as somebody was asked."""
    if now.asked == step.place:
        return thinking()
    return no_opinion() if step.place in now.silent else known_then(step)


def _ending(played: Played, deal: Finished, now: Reviewing) -> str:
    lost = _lost(deal, now, VIEWER)
    if not now.done:
        return QCoreApplication.translate("Review", "The deal is over.")
    if not lost:
        return QCoreApplication.translate(
            "Review", "The deal is over. Your decisions cost nothing."
        )
    words = QCoreApplication.translate(
        "Review", "The deal is over. Your decisions cost {points} points in all."
    )
    return words.replace("{points}", str(lost))


def _lost(deal: Finished, now: Reviewing, seat: int) -> int:
    """Return what all decisions of a seat cost together."""
    return sum(step.cost for step in now.steps.values() if step.seat == seat)


def _choice(step: Step, choice: Choice, contract: int) -> ChoiceProps:
    best = choice.points == step.best.points and choice.made == step.best.made
    chosen = choice.action == step.played.action
    points = choice.points
    return ChoiceProps(
        name=action_words(choice.action),
        points="–" if points is None else str(points),
        share=max(0.0, min(1.0, (points or 0) * GOAL / contract)),
        made=choice.made,
        best=best,
        chosen=chosen,
        description=choice_spoken(choice, best=best, chosen=chosen),
    )


def derive_rows(played: Played, now: Reviewing) -> tuple[DecisionRow, ...]:
    """Return all decisions of the deal, in the order that is asked for."""
    if not played.deals:
        return ()
    deal = played.deals[now.deal]
    places = list(range(len(deal.moments)))
    if now.order is Order.COST:
        places.sort(key=lambda place: _dearness(now.steps.get(place)), reverse=True)
    return tuple(_row(played, deal, now, place) for place in places)


def _dearness(step: Step | None) -> tuple[bool, int]:
    return (False, -1) if step is None else (step.turned, step.cost)


def _row(played: Played, deal: Finished, now: Reviewing, place: int) -> DecisionRow:
    moment, step = deal.moments[place], now.steps.get(place)
    said = decided(played.names[moment.seat], moment.action)
    declarer = deal_of(deal.end).declarer
    return DecisionRow(
        place=place,
        said=f"{place + 1}. {said}",
        cost=_cost(step),
        turned=step is not None and step.turned,
        spoken=said if step is None else f"{said}. {verdict(step, moment.seat == declarer)}",
    )


def _cost(step: Step | None) -> str:
    if step is None:
        return "…"
    return signed(-step.cost) if step.cost else ""
