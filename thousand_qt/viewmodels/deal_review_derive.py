"""The review of a deal as pure functions: from a finished deal and its weighed decisions."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from engine.actions import Action, NameContract
from engine.coach.advice import Advice
from engine.coach.finished import Finished, Moment
from engine.coach.steps import Allowed, Called, Choice, Step, Verdict
from engine.state import ScoreRow, deal_of
from thousand_qt.match.beats import Beat
from thousand_qt.pictures.faces import FaceStyle
from thousand_qt.viewmodels.coach_words import no_opinion, thinking
from thousand_qt.viewmodels.deal_review_board import VIEWER, derive_board, open_view
from thousand_qt.viewmodels.deal_review_calls import GOAL, call_here, overbought
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
    call_verdict,
    certain_after_each,
    choice_spoken,
    deal_words,
    decided,
    is_other_contract,
    known_then,
    nothing_to_review,
    verdict,
    where_words,
    working_words,
    written_after_each,
)
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.viewmodels.table_sheet import outcome_of
from thousand_qt.words.scores import signed


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
    """By their place in `Finished.moments`."""

    calls: Mapping[int, Called] = {}
    """By their place in `Finished.calls`; known when all steps are."""

    allowed: tuple[Allowed, ...] = ()
    done: bool = False
    known: Mapping[int, Advice | None] = {}
    """What could be known, by the place of the decision; None where nobody has an opinion."""

    asked: int = -1
    """The decision about which somebody is thinking what could be known; -1 for none."""


def derive_review(
    played: Played, now: Reviewing, rows: Sequence[DecisionRow], faces: FaceStyle, assets: str
) -> ReviewProps:
    """Return the screen."""
    if not played.deals:
        return ReviewProps(problem=nothing_to_review(), assets=assets)
    deal = played.deals[now.deal]
    last = len(deal.decisions)
    return ReviewProps(
        title=_title(played, deal, faces),
        deal=deal_words(deal.number, played.deals[-1].number),
        deals=len(played.deals),
        has_deal_before=now.deal > 0,
        has_deal_after=now.deal < len(played.deals) - 1,
        step=now.step,
        last=last,
        where=where_words(now.step, last),
        board=derive_board(deal, now.step, found_at(deal, now, now.step)[1], played.names, faces),
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
    if now.done:
        return ""
    return working_words(len(deal.calls) + len(now.steps), len(deal.decisions))


def derive_here(played: Played, deal: Finished, now: Reviewing) -> HereProps:
    """Return the decision that is looked at, in words and figures."""
    decisions = deal.decisions
    if now.step >= len(decisions):
        return HereProps(
            said=_ending(played, deal, now), verdict=allowed_words(now.allowed, played.names)
        )
    moment = decisions[now.step]
    said = decided(played.names[moment.seat], moment.action)
    call, step = found_at(deal, now, now.step)
    if call is not None:
        here = call_here(call, deal, played.names[moment.seat], moment.seat == VIEWER)
    elif step is not None:
        here = _step_here(step, moment, deal, played.names)
    else:
        words = "" if now.done else QCoreApplication.translate("Review", "Being weighed…")
        return HereProps(said=said, verdict=words)
    known = _known(now, moment.action)
    return replace(here, said=said, known=known, can_ask=bool(here.choices) and not known)


def found_at(deal: Finished, now: Reviewing, place: int) -> tuple[Called | None, Step | None]:
    """Return what was found out about a decision: it is a call or a step, or not weighed yet."""
    return now.calls.get(place), now.steps.get(place - len(deal.calls))


def _step_here(step: Step, moment: Moment, deal: Finished, names: Sequence[str]) -> HereProps:
    if step.forced:
        return HereProps(verdict=verdict(step))
    name, mine = names[step.counted], step.counted == VIEWER
    contract = deal_of(deal.end).declarer is not None
    heads = after_each if contract else certain_after_each
    if step.played.written is not None:
        heads = written_after_each
    full = _full(step, moment, deal)
    wrong = step.cost or step.turned or is_other_contract(step)
    return HereProps(
        verdict=verdict(step),
        symbol="warning" if wrong else "check",
        turned=step.turned,
        heading=heads(name, mine),
        choices=tuple(_choice(step, one, full, contract) for one in step.choices),
        goal=GOAL if contract else 0.0,
    )


def _full(step: Step, moment: Moment, deal: Finished) -> float:
    """Return how many points fill a bar: the best choice, or a third more than the contract."""
    end = deal_of(deal.end)
    if end.declarer is None:
        return max(1, step.best.points or 0)
    return max(1, deal_of(moment.state).contract or end.contract) / GOAL


def _known(now: Reviewing, action: Action) -> str:
    """Return what could be known at a decision, as far as somebody was asked."""
    if now.asked == now.step:
        return thinking()
    if now.step not in now.known:
        return ""
    advice = now.known[now.step]
    return no_opinion() if advice is None else known_then(action, advice)


def _ending(played: Played, deal: Finished, now: Reviewing) -> str:
    lost = _lost(deal, now, VIEWER)
    if not now.done or len(now.steps) < len(deal.moments):
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


def _choice(step: Step, choice: Choice, full: float, contract: bool) -> ChoiceProps:
    best = choice.points == step.best.points and choice.made == step.best.made
    chosen = choice.action == step.played.action
    points = choice.points
    if isinstance(choice.action, NameContract):
        best, full = choice.action == step.best.action, choice.action.amount / GOAL
    written = "" if choice.written is None else signed(choice.written[step.counted])
    return ChoiceProps(
        name=action_words(choice.action),
        points=written or ("–" if points is None else str(points)),
        share=-1.0 if points is None else max(0.0, min(1.0, points / full)),
        made=choice.made or not contract,
        best=best,
        chosen=chosen,
        description=choice_spoken(
            choice, contract=contract, best=best, chosen=chosen, written=written
        ),
    )


def derive_rows(played: Played, now: Reviewing) -> tuple[DecisionRow, ...]:
    """Return all decisions of the deal, in the order that is asked for."""
    if not played.deals:
        return ()
    deal = played.deals[now.deal]
    rows = [_row(played, deal, now, place, moment) for place, moment in enumerate(deal.decisions)]
    if now.order is Order.COST:
        rows.sort(key=lambda row: _dearness(deal, now, row), reverse=True)
    return tuple(rows)


def _dearness(deal: Finished, now: Reviewing, row: DecisionRow) -> tuple[bool, int, bool]:
    _, step = found_at(deal, now, row.place)
    return (row.turned, -1 if step is None else step.cost, row.warns)


def _row(played: Played, deal: Finished, now: Reviewing, place: int, moment: Moment) -> DecisionRow:
    said = decided(played.names[moment.seat], moment.action)
    call, step = found_at(deal, now, place)
    row = DecisionRow(place=place, said=f"{place + 1}. {said}", spoken=said)
    if call is not None:
        warns, turned = call.verdict is not Verdict.RIGHT, overbought(call, deal)
        spoken = f"{said}. {call_verdict(call)}"
        return replace(row, turned=turned, warns=warns, spoken=spoken)
    if step is not None:
        cost = signed(-step.cost) if step.cost else ""
        spoken = f"{said}. {verdict(step)}"
        warns = step.turned or is_other_contract(step)
        return replace(row, cost=cost, turned=step.turned, warns=warns, spoken=spoken)
    return row if now.done else replace(row, cost="…")
