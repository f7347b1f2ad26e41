"""What positions and ways to pass are worth for the declarer of a deal with all cards known.

The search counts points still to come; here what was taken already is added, so that every answer
is what the declarer has at the end of the deal.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.actions import PassCards, Play
from engine.ai.kernel.position import Position, after, play_of, position_of, turn_of
from engine.ai.kernel.solver import PATIENT, GivenUp, Limits, Solver
from engine.ai.player import CancelToken, Uncancelled
from engine.cards import Card
from engine.coach.steps import Move
from engine.decider import evolve
from engine.phases import contract, exchange
from engine.rules import Rules
from engine.state import DealState, Phase, State, deal_of
from engine.view import view


class Scale:
    """Weighs positions of one deal; one thread at a time may ask it.

    A question raises GivenUp when `cancel` is set or one search takes longer than `limits`.
    """

    def __init__(
        self, rules: Rules, *, cancel: CancelToken | None = None, limits: Limits = PATIENT
    ) -> None:
        self.rules = rules
        self._cancel = cancel or Uncancelled()
        self._limits = limits
        self._solver = Solver(rules)

    def plays(self, state: State, declarer: int) -> dict[Play, int]:
        """Return what the declarer ends with after each legal card, in the order of the hand."""
        deal, position = self._at(state)
        taken, solo = taken_by(self.rules, deal, declarer), deal.active.index(declarer)
        values = self._solver.move_values(position, solo, limits=self._limits)
        worth = {play_of(move): taken + value for move, value in values.items()}
        order = {play: place for place, play in enumerate(map(play_of, sorted(values)))}
        return {p: worth[p] for p in sorted(worth, key=lambda p: (p.card.order, order[p]))}

    def value(self, state: State, declarer: int, *, guess: int = 100) -> int:
        """Return what the declarer ends with when all play their best from here."""
        deal, position = self._at(state)
        taken, solo = taken_by(self.rules, deal, declarer), deal.active.index(declarer)
        guess -= taken
        return taken + self._solver.value(position, solo, guess=guess, limits=self._limits)

    def reaches(self, state: State, declarer: int, least: int) -> bool:
        """Tell whether the declarer ends with at least so much: much quicker than the value."""
        deal, position = self._at(state)
        taken, solo = taken_by(self.rules, deal, declarer), deal.active.index(declarer)
        return self._solver.reaches(position, solo, least - taken, limits=self._limits)

    def line(self, state: State, declarer: int) -> tuple[Move, ...]:
        """Return a line of best play by all to the last card."""
        deal, position = self._at(state)
        solo = deal.active.index(declarer)
        moves = self._solver.line(position, solo, limits=self._limits)
        return tuple(self._seated(deal, position, moves))

    def best_pass(
        self, state: State, declarer: int, first: PassCards | None = None
    ) -> tuple[PassCards, int]:
        """Return the best cards to pass in that state and what the declarer ends with.

        Of equals it is `first` where that is one of them.
        """
        best: PassCards | None = None
        most = 0
        for passed in _distinct(state, declarer, first):
            played = at_play(pass_on(state, declarer, passed))
            if best is None or self.reaches(played, declarer, most + 1):
                best, most = passed, self.value(played, declarer, guess=most + 10)
        if best is None:
            raise ValueError("no cards are to be passed here")
        return best, most

    def go_on(self) -> None:
        """Raise GivenUp when nobody waits for the answer any more."""
        if self._cancel.is_set():
            raise GivenUp("nobody waits for the answer any more")

    def _at(self, state: State) -> tuple[DealState, Position]:
        self.go_on()
        deal = deal_of(state)
        return deal, position_of(self.rules, deal)

    def _seated(
        self, deal: DealState, position: Position, moves: tuple[int, ...]
    ) -> Iterator[Move]:
        for move in moves:
            yield Move(deal.active[turn_of(position)], play_of(move))
            position = after(self.rules, position, move)


def taken_by(rules: Rules, deal: DealState, seat: int) -> int:
    """Return what a seat has so far; a marriage that still needs a trick does not count yet."""
    waits = rules.marriage_without_trick != "keeps" and not deal.taken[seat]
    return deal.points[seat] + (0 if waits else deal.marriage_points[seat])


def pass_on(state: State, seat: int, passed: PassCards) -> State:
    """Return the state after these cards were passed."""
    for event in exchange.decide(state, deal_of(state), seat, passed):
        state = evolve(state, event)
    return state


def at_play(state: State) -> State:
    """Return the state at the first lead, whatever would be asked before it."""
    return contract.open_play(replace(state, deal=replace(deal_of(state), claims=None)))


def _distinct(state: State, declarer: int, first: PassCards | None) -> Iterator[PassCards]:
    """Yield every way to pass that is a different one: what is laid away has no order."""
    met: set[tuple[tuple[Card, ...], frozenset[Card]]] = set()
    deal = deal_of(state)
    given = len(exchange.receivers(state.rules, deal))
    legal = exchange.legal(view(replace(state, phase=Phase.PASS), declarer), deal, declarer)
    for action in (first, *legal):
        if isinstance(action, PassCards):
            key = (action.cards[:given], frozenset(action.cards[given:]))
            if key not in met:
                met.add(key)
                yield action
