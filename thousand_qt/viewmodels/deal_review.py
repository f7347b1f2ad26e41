"""The screen on which a finished deal is looked back at: step by step, all cards open.

The match is read and every decision is weighed in a thread of its own; what is found is shown as it
comes. Whoever walks on or away withdraws it.
"""

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot

from engine.ai.player import Budget, CancelToken
from engine.coach.advice import Advice, Advisor
from engine.coach.allowed import allowed_to
from engine.coach.calls import calls
from engine.coach.finished import Finished, Moment, finished_deals
from engine.coach.review import steps
from engine.coach.scale import Scale
from engine.coach.steps import Allowed, Called, Step
from engine.log import fold
from engine.record import SeatInfo
from engine.state import ScoreRow
from engine.view import view
from resources import asset
from thousand_qt.match.service import MatchLog, MatchProblem
from thousand_qt.pictures.faces import FaceStyle
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.coach import SECONDS
from thousand_qt.viewmodels.coach_advisor import table_advisor
from thousand_qt.viewmodels.coach_work import CoachWork, Failed, Work
from thousand_qt.viewmodels.deal_review_derive import (
    Played,
    Reviewing,
    derive_review,
    derive_rows,
)
from thousand_qt.viewmodels.deal_review_props import DecisionRow, Order, Page, ReviewProps
from thousand_qt.viewmodels.deal_review_words import cannot_weigh, reading
from thousand_qt.viewmodels.list_model import RecordListModel
from thousand_qt.viewmodels.seat_names import names_of

LAST_DEAL = 0
"""Asks for the deal that was finished last."""


class _Read(Struct, frozen=True):
    """The match was read."""

    seats: tuple[SeatInfo, ...]
    deals: tuple[Finished, ...]
    rows: dict[int, ScoreRow]


class _Refused(Struct, frozen=True):
    """The match cannot be read, and why."""

    sentence: str


class _Known(Struct, frozen=True):
    """What could be known at a decision; None where nobody has an opinion."""

    place: int
    advice: Advice | None


class _Allowed(Struct, frozen=True):
    """What the cards allowed, and which calls they bore out; nothing is left to weigh."""

    allowed: tuple[Allowed, ...]
    calls: tuple[Called, ...]


class DealReviewViewModel(ViewModel[ReviewProps]):
    """Reads a match, weighs a deal of it and walks through its decisions."""

    props_type = ReviewProps

    closed = Signal()
    play_on_chosen = Signal(str, int, int)
    """Carries the key of the match, the number of the deal and the place of the decision among
    those after the auction; the calls lie before 0, the last one at -1."""

    def __init__(
        self,
        faces: Callable[[], FaceStyle],
        parent: QObject | None = None,
        make_advisor: Callable[[], Advisor] = table_advisor,
    ) -> None:
        self._assets = QUrl.fromLocalFile(str(asset())).toString()
        super().__init__(ReviewProps(assets=self._assets), parent)
        self._faces = faces
        self._work = CoachWork(self._hear)
        self._asking = CoachWork(self._hear)
        self._make_advisor = make_advisor
        self._advisor: Advisor | None = None
        self._seats: tuple[SeatInfo, ...] = ()
        self._played: Played | None = None
        self._wanted = LAST_DEAL
        self._key = ""
        self._now = Reviewing()
        self.busy = False
        """Whether something is read or weighed now."""
        self.rows = RecordListModel(DecisionRow, lambda row: row.place, self)

    decisions = Property(QObject, lambda self: self.rows, constant=True)

    def open(self, read: Callable[[], MatchLog], deal: int = LAST_DEAL, key: str = "") -> None:
        """Look back at the deal of that number of a match, from its first decision."""
        self._key = key
        self._played, self._wanted, self._now = None, deal, Reviewing()
        self.rows.swap(())
        self.swap(ReviewProps(problem=reading(), assets=self._assets))
        self._start(_reading(read))

    def advise_by(self, advisor: Advisor) -> None:
        """Ask this adviser from now on."""
        self._advisor = advisor

    def stop_thinking(self) -> None:
        """Withdraw everything that is being weighed; the window is closing."""
        self._work.stop()
        self._asking.stop()

    def retranslate(self) -> None:
        """Derive every sentence in the language spoken now."""
        if self._played is not None:
            self._played = replace(self._played, names=names_of(self._seats))
            self._derive()

    @Slot(int)
    def goTo(self, step: int) -> None:
        """Show that decision, or the end of the deal."""
        self._go(max(0, min(step, self.props.last)))

    @Slot(int)
    def move(self, by: int) -> None:
        """Go so many decisions on, or back."""
        self.goTo(self._now.step + by)

    @Slot(int)
    def changeDeal(self, by: int) -> None:
        """Look at a later or an earlier deal."""
        played = self._played
        if played is None or not 0 <= self._now.deal + by < len(played.deals):
            return
        self._begin(self._now.deal + by)

    @Slot(int)
    def pickRow(self, row: int) -> None:
        """Show the decision of a row of the list."""
        if 0 <= row < len(self.rows.rows):
            self._go(self.rows.rows[row].place)

    @Slot(str)
    def sortBy(self, order: str) -> None:
        """Put the list into an order."""
        self._now = replace(self._now, order=Order(order))
        self._derive()

    @Slot(str)
    def turn(self, page: str) -> None:
        """Show another page beside the table."""
        self._now = replace(self._now, page=Page(page))
        self._derive()

    @Slot()
    def askThen(self) -> None:
        """Ask what could be known at the decision that is shown, by the cards of that seat."""
        if self._played is None or not self.props.at.can_ask:
            return
        if self._advisor is None:
            self._advisor = self._make_advisor()
        place = self._now.step
        moment = self._played.deals[self._now.deal].decisions[place]
        self._now = replace(self._now, asked=place)
        self._asking.start(_asking(self._advisor, place, moment))
        self._derive()

    @Slot()
    def playOn(self) -> None:
        """Play on from the decision that is shown, in a copy of the match."""
        if self._played is not None and self._played.deals and self._now.step < self.props.last:
            self._withdraw()
            deal = self._played.deals[self._now.deal]
            self.play_on_chosen.emit(self._key, deal.number, self._now.step - len(deal.calls))

    @Slot()
    def close(self) -> None:
        """Go back to where one came from."""
        self._withdraw()
        self.closed.emit()

    def _start(self, work: Work) -> None:
        self.busy = True
        self._asking.cancel()
        self._work.start(work)

    def _withdraw(self) -> None:
        self.busy = False
        self._work.cancel()
        self._asking.cancel()

    def _go(self, step: int) -> None:
        if step != self._now.step:
            self._now = replace(self._now, step=step)
            self._derive()

    def _begin(self, deal: int) -> None:
        """Show a deal from its first decision and weigh it."""
        assert self._played is not None
        self._now = Reviewing(deal=deal, page=self._now.page, order=self._now.order)
        self._start(_weighing(self._played.deals[deal]))
        self._derive()

    def _hear(self, found: object) -> None:
        match found:
            case _Read(seats, deals, rows):
                self.busy = False
                self._seats = seats
                self._played = Played(names_of(seats), deals, rows)
                if deals:
                    numbers = [one.number for one in deals]
                    wanted = self._wanted in numbers
                    self._begin(numbers.index(self._wanted) if wanted else len(deals) - 1)
                else:
                    self._derive()
            case Step():
                self._now = replace(self._now, steps={**self._now.steps, found.place: found})
                self._derive()
            case _Allowed(allowed, called):
                self.busy = False
                by_place = {call.place: call for call in called}
                self._now = replace(self._now, allowed=allowed, calls=by_place, done=True)
                self._derive()
            case _Known(place, advice):
                self._learn(place, advice)
            case _Refused(sentence):
                self.busy = False
                self.swap(ReviewProps(problem=sentence, assets=self._assets))
            case Failed():
                self.busy = False
                self._now = replace(self._now, done=True, asked=-1)
                self._fail()
            case _:
                raise TypeError(f"the coach said {found!r}")

    def _learn(self, place: int, advice: Advice | None) -> None:
        """Keep what could be known at a decision."""
        self._now = replace(self._now, asked=-1, known={**self._now.known, place: advice})
        self._derive()

    def _fail(self) -> None:
        """Say that nothing more is weighed; the deal can be looked at all the same."""
        if self._played is None:
            self.swap(ReviewProps(problem=cannot_weigh(), assets=self._assets))
            return
        self._derive()
        self.swap(replace(self.props, working=cannot_weigh()))

    def _derive(self) -> None:
        if self._played is None:
            return
        rows = derive_rows(self._played, self._now)
        self.rows.swap(rows)
        self.swap(derive_review(self._played, self._now, rows, self._faces(), self._assets))


def _reading(read: Callable[[], MatchLog]) -> Work:
    def work(cancel: CancelToken) -> Iterator[object]:
        try:
            log = read()
        except MatchProblem as problem:
            yield _Refused(problem.sentence)
            return
        if not log.events:
            yield _Read(log.seats, (), {})
            return
        deals = finished_deals(log.events)
        rows = {row.number: row for row in fold(log.events).rows if row.number}
        yield _Read(log.seats, deals, rows)

    return work


def _weighing(deal: Finished) -> Work:
    def work(cancel: CancelToken) -> Iterator[object]:
        scale = Scale(deal.end.rules, cancel=cancel)
        yield from steps(deal, scale, cancel=cancel)
        allowed = tuple(allowed_to(deal, scale))
        yield _Allowed(allowed, tuple(calls(deal, allowed)))

    return work


def _asking(advisor: Advisor, place: int, moment: Moment) -> Work:
    def work(cancel: CancelToken) -> Iterator[object]:
        seen = view(moment.state, moment.seat)
        budget = Budget(seconds=SECONDS, seed=place)
        yield _Known(place, advisor.advise(seen, seen.rules, budget, cancel))

    return work
