"""Which two cards to give away, and to whom: a race of all passes on common deals (RULES.md 1.6).

All passes are tried on a few deals, the better ones on more and the best until the contract that
each can carry is known. Passes that look sound come first, so that a race cut short still ends with
a sound one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action, PassCards
from engine.ai.contracts.first_lead import FirstLead, first_lead
from engine.ai.contracts.ledger import Ledger
from engine.ai.contracts.naming import mean_points, open_contracts, promises, ways_out
from engine.ai.contracts.questions import Questions
from engine.ai.contracts.samples import Layout, cards_in
from engine.ai.evaluate import estimate
from engine.ai.exchange import danger, gift_promise, giving_cost, receivers
from engine.ai.kernel.position import Position, set_of
from engine.coach.advice import Weighed
from engine.state import DealState, View


class Heat(Struct, frozen=True):
    """One part of the race: how many passes run, over how many further deals."""

    passes: int
    deals: int


HEATS: Final = (Heat(90, 8), Heat(24, 20), Heat(8, 24))
"""The last one finds out how high a contract each of the passes carries."""

_FIRST_LOOK: Final = 12
_NEXT: Final = 0.1
"""What the contract one and a half steps higher or lower counts beside the contract itself."""

_BESIDE: Final = 15
_EARLIER: Final = 0.5
"""What a deal of the earlier heats counts beside one of the last: it let the pass come so far."""


class Runner(Struct):
    """A pass in the race."""

    action: PassCards
    kept: int
    gifts: tuple[int, int]
    score: float = 0.0
    levels: dict[int, int] = {}


def weigh_passes(
    view: View,
    deal: DealState,
    seat: int,
    actions: Sequence[Action],
    ledger: Ledger,
    questions: Questions,
    deals: Sequence[Layout],
) -> tuple[list[Weighed], int]:
    """Weigh the passes that reach the last heat, and the ways to give up."""
    race = _Race(view, deal, seat, ledger, questions, deals)
    field = race.line_up([action for action in actions if isinstance(action, PassCards)])
    found, count = race.run(field)
    return ([*found, *ways_out(ledger, deal, seat, actions)] if found else []), count


class _Race:
    """The race of one decision."""

    def __init__(
        self,
        view: View,
        deal: DealState,
        seat: int,
        ledger: Ledger,
        questions: Questions,
        deals: Sequence[Layout],
    ) -> None:
        self._view = view
        self._deal = deal
        self._seat = seat
        self._hand = deal.hands[seat] or ()
        self._ledger = ledger
        self._questions = questions
        self._deals = deals
        self._lead: FirstLead = first_lead(view, deal, seat)

    def line_up(self, passes: Sequence[PassCards]) -> list[Runner]:
        """Put the passes in order, what looks sound first."""
        rules, hand = self._view.rules, self._hand
        first, second = receivers(self._deal, self._seat)
        calm_first = danger(self._view, self._deal, first) <= danger(self._view, self._deal, second)
        promise = {
            frozenset(action.cards): gift_promise(rules, hand, (action.cards[0], action.cards[1]))
            for action in passes
            if action.cards[0].order < action.cards[1].order
        }

        def order(action: PassCards) -> tuple[tuple[float, int], float]:
            dear, cheap = (giving_cost(rules, hand, card) for card in action.cards)
            return promise[frozenset(action.cards)], dear - cheap if calm_first else cheap - dear

        own = set_of(hand)
        field: list[Runner] = []
        for action in sorted(passes, key=order, reverse=True):
            left, right = set_of(action.cards[:1]), set_of(action.cards[1:])
            field.append(Runner(action, own & ~(left | right), (left, right), levels={}))
        return field

    def run(self, field: list[Runner]) -> tuple[list[Weighed], int]:
        """Run all heats; nothing is found when the first one could not be finished."""
        aim = self._aim(field[0])
        if aim is None:
            return [], 0
        begin = 0
        for number, heat in enumerate(HEATS):
            last = number == len(HEATS) - 1
            field = sorted(field, key=lambda runner: -runner.score)[: heat.passes]
            step = self._find_level if last else self._try_on(aim)
            finished = self._heat(field, self._deals[begin : begin + heat.deals], step)
            if not number and not finished:
                return [], 0
            begin += heat.deals
        if not field[0].levels:  # the time was over: who leads is the winner
            self._heat(field[:1], self._deals[:_FIRST_LOOK], self._find_level)
        judged = [runner for runner in field if runner.levels]
        found = [self._judged(runner) for runner in judged]
        return self._with_scores(judged, found, aim), _count(self._deals[:begin])

    def _with_scores(
        self, judged: Sequence[Runner], found: Sequence[Weighed], aim: int
    ) -> list[Weighed]:
        """Let the earlier heats have a say in what the passes are worth compared to each other."""
        if len(judged) < 2:
            return list(found)
        heats = HEATS[:-1]
        deals = _count(self._deals[: sum(heat.deals for heat in heats)])
        made, failed = (
            self._ledger.played(aim, points)[self._seat] for points in (aim, aim - _BESIDE)
        )
        mean = sum(runner.score for runner in judged) / len(judged)
        last = sum(judged[0].levels.values())
        weight = _EARLIER * deals / (_EARLIER * deals + last)
        middle = sum(one.worth for one in found) / len(found)
        together = []
        for runner, one in zip(judged, found, strict=True):
            earlier = middle + (runner.score - mean) / deals * (made - failed)
            worth = weight * earlier + (1.0 - weight) * one.worth
            together.append(replace(one, worth=worth))
        return together

    def _aim(self, favourite: Runner) -> int | None:
        """Return the contract to race for: what the pass that looks best would be worth naming."""
        self._heat([favourite], self._deals[:_FIRST_LOOK], self._find_level)
        if not favourite.levels:
            return None
        amounts = open_contracts(self._view, self._deal, self._seat, cards_in(favourite.kept))
        best = promises(self._ledger, self._seat, amounts, favourite.levels)[0]
        favourite.levels = {}
        return best.contract

    def _heat(
        self,
        field: Sequence[Runner],
        deals: Sequence[Layout],
        step: Callable[[Runner, Layout, Position], bool],
    ) -> bool:
        """Try all runners on each of the deals; tell whether one deal at least was finished.

        A deal that not all of them finish counts for none.
        """
        finished = False
        for layout in deals:
            before = [(runner.score, dict(runner.levels)) for runner in field]
            for runner in field:
                position = self._lead.position(layout.hands, runner.kept, runner.gifts)
                if self._questions.over() or not step(runner, layout, position):
                    for one, (score, levels) in zip(field, before, strict=True):
                        one.score, one.levels = score, levels
                    break
            else:
                finished = True
                continue
            if self._questions.over():
                break
        return finished

    def _try_on(self, aim: int) -> Callable[[Runner, Layout, Position], bool]:
        """Return a step that tells whether the contract is made, and one beside it."""

        def step(runner: Runner, layout: Layout, position: Position) -> bool:
            made = self._questions.makes(position, self._lead.declarer, aim)
            if made is None:
                return False
            beside = aim + _BESIDE if made else aim - _BESIDE
            more = self._questions.makes(position, self._lead.declarer, beside)
            if more is None:
                return False
            runner.score += layout.weight * (float(made) + _NEXT * float(more))
            return True

        return step

    def _find_level(self, runner: Runner, layout: Layout, position: Position) -> bool:
        guess = mean_points(runner.levels) if runner.levels else self._guess(runner)
        level = self._questions.level(position, self._lead.declarer, guess)
        if level is None:
            return False
        runner.levels[level] = runner.levels.get(level, 0) + layout.weight
        return True

    def _guess(self, runner: Runner) -> float:
        return estimate(self._view.rules, cards_in(runner.kept)).points

    def _judged(self, runner: Runner) -> Weighed:
        amounts = open_contracts(self._view, self._deal, self._seat, cards_in(runner.kept))
        best = promises(self._ledger, self._seat, amounts, runner.levels)[0]
        return Weighed(
            action=runner.action,
            worth=best.worth,
            made=best.made,
            points=mean_points(runner.levels),
        )


def _count(deals: Sequence[Layout]) -> int:
    return sum(layout.weight for layout in deals)
