"""Which two cards to give away, and to whom: a race of all passes on common deals (RULES.md 1.6).

Each pair of cards is tried on a few deals, going to the opponents as looks sound; the better pairs
on more, both ways round; and the best passes until it is known how many points each brings. Pairs
that look sound come first, so that a race cut short still ends with a sound one.
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
from engine.cards import Card
from engine.coach.advice import Weighed
from engine.state import DealState, View


class Heat(Struct, frozen=True):
    """One part of a race: how many passes run, over how many further deals."""

    passes: int
    deals: int


HEATS: Final = (Heat(45, 8), Heat(24, 16), Heat(8, 24))
"""Pairs of cards, passes, and the passes of which it is found out how many points they bring."""

_TRUST: Final = 4.0
"""How many deals the look of a pass counts as."""

_LOOK_SPREAD: Final = 60.0
"""By how many points of its look a pass must lag behind to make one contract less in a deal."""

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
    found: dict[int, int] = {}


def weigh_passes(
    view: View,
    deal: DealState,
    seat: int,
    actions: Sequence[Action],
    ledger: Ledger,
    questions: Questions,
    deals: Sequence[Layout],
    heats: Sequence[Heat] = HEATS,
) -> tuple[list[Weighed], int]:
    """Weigh the passes that reach the last heat, and the ways to give up.

    There are three heats, and as many deals as they need together or fewer.
    """
    race = _Race(view, deal, seat, ledger, questions, deals, heats)
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
        heats: Sequence[Heat],
    ) -> None:
        self._view = view
        self._deal = deal
        self._seat = seat
        self._hand = deal.hands[seat] or ()
        self._ledger = ledger
        self._questions = questions
        self._deals = deals
        self._heats = heats
        self._lead: FirstLead = first_lead(view, deal, seat)

    def line_up(self, passes: Sequence[PassCards]) -> list[Runner]:
        """Put the passes in order, what looks sound first."""
        rules, hand = self._view.rules, self._hand
        first, second = receivers(self._deal, self._seat)
        calm_first = danger(self._view, self._deal, first) <= danger(self._view, self._deal, second)
        promise = {
            frozenset(action.cards): gift_promise(rules, hand, (action.cards[0], action.cards[1]))
            for action in passes
        }

        def order(action: PassCards) -> tuple[tuple[float, int], float]:
            dear, cheap = (giving_cost(rules, hand, card) for card in action.cards)
            return promise[frozenset(action.cards)], dear - cheap if calm_first else cheap - dear

        own = set_of(hand)
        pairs: dict[frozenset[Card], PassCards] = {}
        for action in sorted(passes, key=order, reverse=True):
            pairs.setdefault(frozenset(action.cards), action)
        best = max(points for points, _ in promise.values())
        return [
            _runner(action, own, _TRUST * (promise[pair][0] - best) / _LOOK_SPREAD)
            for pair, action in pairs.items()
        ]

    def run(self, field: list[Runner]) -> tuple[list[Weighed], int]:
        """Run all heats; nothing is found when the first one could not be begun."""
        aim = self._aim(field[0])
        if aim is None:
            return [], 0
        pairs, passes, last = self._heats
        field = field[: pairs.passes]
        raced = self._heat(field, self._part(0), self._try_on(aim))
        if not raced:
            return [], 0
        field = [one for runner in _best(field, passes.passes // 2) for one in _both(runner)]
        raced += self._heat(field, self._part(1), self._try_on(aim))
        field = _best(field, last.passes)
        weighed = self._heat(field, self._part(2), self._find_points)
        return self._judged(field, aim, raced, weighed), raced + weighed

    def _part(self, number: int) -> Sequence[Layout]:
        """Return the deals of a heat."""
        begin = sum(heat.deals for heat in self._heats[:number])
        return self._deals[begin : begin + self._heats[number].deals]

    def _judged(self, field: Sequence[Runner], aim: int, raced: int, weighed: int) -> list[Weighed]:
        """Weigh who came so far by the last heat and, compared to each other, by those before."""
        made, failed = (
            self._ledger.played(aim, points)[self._seat] for points in (aim, aim - _BESIDE)
        )
        by_score = [
            failed + runner.score / (raced * (1.0 + _NEXT)) * (made - failed) for runner in field
        ]
        if not weighed:
            return [
                Weighed(action=runner.action, worth=worth)
                for runner, worth in zip(field, by_score, strict=True)
            ]
        found = [self._weighed(runner) for runner in field]
        part = _EARLIER * raced / (_EARLIER * raced + weighed)
        shift = sum(one.worth for one in found) / len(found) - sum(by_score) / len(by_score)
        return [
            replace(one, worth=part * (earlier + shift) + (1.0 - part) * one.worth)
            for one, earlier in zip(found, by_score, strict=True)
        ]

    def _aim(self, favourite: Runner) -> int | None:
        """Return the contract to race for: what the pass that looks best would be worth naming."""
        self._heat([favourite], self._deals[:_FIRST_LOOK], self._find_points)
        if not favourite.found:
            return None
        amounts = open_contracts(self._view, self._deal, self._seat, cards_in(favourite.kept))
        best = promises(self._ledger, self._seat, amounts, favourite.found)[0]
        favourite.found = {}
        return best.contract

    def _heat(
        self,
        field: Sequence[Runner],
        deals: Sequence[Layout],
        step: Callable[[Runner, Layout, Position], bool],
    ) -> int:
        """Try all runners on each of the deals; return how many deals all of them finished.

        A deal that not all of them finish counts for none.
        """
        finished = 0
        for layout in deals:
            before = [(runner.score, dict(runner.found)) for runner in field]
            for runner in field:
                position = self._lead.position(layout.hands, runner.kept, runner.gifts)
                if self._questions.over() or not step(runner, layout, position):
                    for one, (score, found) in zip(field, before, strict=True):
                        one.score, one.found = score, found
                    break
            else:
                finished += layout.weight
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

    def _find_points(self, runner: Runner, layout: Layout, position: Position) -> bool:
        guess = mean_points(runner.found) if runner.found else self._guess(runner)
        points = self._questions.points(position, self._lead.declarer, guess)
        if points is None:
            return False
        runner.found[points] = runner.found.get(points, 0) + layout.weight
        return True

    def _guess(self, runner: Runner) -> float:
        return estimate(self._view.rules, cards_in(runner.kept)).points

    def _weighed(self, runner: Runner) -> Weighed:
        amounts = open_contracts(self._view, self._deal, self._seat, cards_in(runner.kept))
        best = promises(self._ledger, self._seat, amounts, runner.found)[0]
        return Weighed(
            action=runner.action,
            worth=best.worth,
            made=best.made,
            points=mean_points(runner.found),
        )


def _runner(action: PassCards, own: int, score: float) -> Runner:
    left, right = set_of(action.cards[:1]), set_of(action.cards[1:])
    return Runner(action, own & ~(left | right), (left, right), score, {})


def _best(field: Sequence[Runner], count: int) -> list[Runner]:
    """Return those with the best scores; of equal ones who looked sounder at first."""
    return sorted(field, key=lambda runner: -runner.score)[:count]


def _both(runner: Runner) -> tuple[Runner, Runner]:
    """Return the pass and the one that gives the same cards the other way round."""
    left, right = runner.gifts
    turned = PassCards((runner.action.cards[1], runner.action.cards[0]))
    return runner, Runner(turned, runner.kept, (right, left), runner.score, {})
