"""The coach at the table: a hint for the open question, the odds, and a rest that is certain.

It is asked by what the person's seat may know, in a thread of its own; whatever changes at the
table withdraws the question. The table's view model tells it of every change by `look`.
"""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Slot

from engine.actions import Play
from engine.ai.player import Budget, CancelToken
from engine.coach.advice import Advice, Advisor
from engine.coach.claim import Claim
from engine.coach.reasons import Because, reasons
from engine.decider import legal_actions
from engine.state import Phase, View, deal_of
from thousand_qt.match.player import EventPlayer
from thousand_qt.settings import SettingsStore
from thousand_qt.viewmodels.app_props import SPEED_FACTORS
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.coach_chances import derive_chances
from thousand_qt.viewmodels.coach_derive import (
    certain_rest,
    chance_of,
    derive_hint,
    derive_odds,
)
from thousand_qt.viewmodels.coach_props import CoachProps, HintProps, HintState, OddsProps
from thousand_qt.viewmodels.coach_words import (
    no_opinion,
    not_asked,
    only_choice,
    rest_words,
    thinking,
)
from thousand_qt.viewmodels.coach_work import CoachWork, Failed, Work
from thousand_qt.viewmodels.own_hand import Ways
from thousand_qt.viewmodels.table_props import Overlay

SECONDS: Final = 1.0
"""How long the coach thinks about one decision."""

BETWEEN_CARDS: Final = 250
"""Milliseconds at normal speed between the cards of a rest that plays itself."""


class Advised(msgspec.Struct, frozen=True):
    """The answer to a question; None where nobody has an opinion."""

    question: int
    advice: Advice | None
    because: tuple[Because, ...] = ()


class CoachViewModel(ViewModel[CoachProps]):
    """Asks an adviser about the open question and shows the answer."""

    props_type = CoachProps

    def __init__(
        self,
        ways: Ways,
        player: EventPlayer,
        store: SettingsStore,
        make_advisor: Callable[[], Advisor | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(CoachProps(available=True), parent)
        self._ways = ways
        self._player = player
        self._store = store
        self._make_advisor = make_advisor
        self._advisor: Advisor | None = None
        self._work = CoachWork(self._hear)
        self._question: int | None = None
        self._asked: int | None = None
        self._answer: Advised | None = None
        self._rest: Claim | None = None
        self._odds: tuple[int, float] | None = None
        self._finishing = 0
        """The number of the deal whose certain rest plays itself; 0 for none."""
        self._line: tuple[Play, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_rest)

    def ask(self, advisor: Advisor) -> None:
        """Ask this adviser from now on."""
        self._withdraw()
        self._advisor = advisor
        self.look()

    def look(self) -> None:
        """See what has changed: another question withdraws the last one."""
        truth, question = self._ways.truth(), self._ways.question()
        if question is not None and not self._ways.legal():
            question = None
        if question != self._question:
            self._question = question
            self._withdraw()
            self._rest = None
            if question is not None and truth is not None:
                self._rest = certain_rest(truth)
        if question is not None and truth is not None and self._is_wanted(truth):
            self._ask(question, truth)
        self._derive()
        if self._finishing and question is not None and not self._timer.isActive():
            self._timer.start(self._pause())

    def stop(self) -> None:
        """Think of nothing any more: the match is put away or the window closes."""
        self._question, self._odds, self._finishing = None, None, 0
        self._timer.stop()
        self._withdraw()
        self._derive()

    def close(self) -> None:
        """Wait for what is being thought; the window is closing."""
        self._work.stop()

    def retranslate(self) -> None:
        """Derive every sentence in the language spoken now."""
        self._derive()

    @Slot()
    def finish(self) -> None:
        """Play the rest of the deal, which is certain, in the order that proves it."""
        truth = self._ways.truth()
        if truth is not None and self._rest is not None:
            self._finishing, self._line = truth.deal_number, self._rest.line
            self._play_rest()

    def _play_rest(self) -> None:
        """Play the next card of the proof as soon as the scene has told everything."""
        truth = self._ways.truth()
        if truth is None or truth.deal_number != self._finishing:
            self._finishing = 0
        elif self._question is not None and not self._player.at_rest:
            self._timer.start(self._pause())
        elif self._question is not None:
            play = self._line[0] if self._line else None
            # A step back ends it: the person has something else in mind.
            if play is None or play not in self._ways.legal() or self._is_behind(truth):
                self._finishing = 0
            else:
                self._line = self._line[1:]
                self._ways.act(play)

    def _pause(self) -> int:
        return round(BETWEEN_CARDS * SPEED_FACTORS[self._store.settings.speed])

    def _is_behind(self, truth: View) -> bool:
        """Say whether the person holds other cards than are left of the proof."""
        held = deal_of(truth).held[truth.viewer or 0]
        return held != len(self._line)

    def _is_wanted(self, truth: View) -> bool:
        """Say whether somebody wants to see an advice now."""
        if self._ways.choices().overlay is Overlay.HINT:
            return True
        return self._store.settings.show_odds and truth.phase is Phase.TRICK

    def _ask(self, question: int, truth: View) -> None:
        if self._asked == question:
            return
        self._asked = question
        if len(legal_actions(truth)) < 2:
            self._hear(Advised(question, None))
            return
        if self._advisor is None:
            self._advisor = self._make_advisor()
        if self._advisor is None:
            self._hear(Advised(question, None))
        else:
            self._work.start(_advising(self._advisor, question, truth))

    def _withdraw(self) -> None:
        self._work.cancel()
        self._asked = self._answer = None

    def _hear(self, found: object) -> None:
        match found:
            case Advised():
                self._answer = found
                truth = self._ways.truth()
                chance = chance_of(truth, found.advice)
                if chance is not None and truth is not None:
                    self._odds = (truth.deal_number, chance)
            case Failed():
                self._answer = Advised(self._asked or 0, None)
            case _:
                raise TypeError(f"the coach said {found!r}")
        self._derive()

    def _derive(self) -> None:
        self.swap(
            replace(
                self.props,
                hint=self._hint(),
                odds=self._shown_odds(),
                rest="" if self._rest is None else rest_words(self._rest),
                chances=derive_chances(self._ways.truth(), self._ways.names()),
            )
        )

    def _hint(self) -> HintProps:
        if self._question is None:
            return HintProps(said=not_asked())
        if self._answer is None:
            return HintProps(state=HintState.THINKING, said=thinking())
        if self._answer.advice is None:
            alone = len(self._ways.legal()) == 1
            return HintProps(state=HintState.SILENT, said=only_choice() if alone else no_opinion())
        return derive_hint(self._answer.advice, self._answer.because)

    def _shown_odds(self) -> OddsProps:
        truth = self._ways.truth()
        if not self._store.settings.show_odds or truth is None or truth.phase is not Phase.TRICK:
            return OddsProps()
        if self._odds is None or self._odds[0] != truth.deal_number:
            return OddsProps()
        return derive_odds(self._odds[1])


def _advising(advisor: Advisor, question: int, view: View) -> Work:
    def work(cancel: CancelToken) -> Iterator[object]:
        budget = Budget(seconds=SECONDS, seed=question)
        advice = advisor.advise(view, view.rules, budget, cancel)
        because = () if advice is None else reasons(view, advice.best.action, advice)
        yield Advised(question, advice, because)

    return work
