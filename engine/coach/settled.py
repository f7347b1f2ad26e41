"""When every line of legal play ends alike: the table, which knows all cards, may stop playing.

Everything that is written or marked counts: the points of each seat, its marriages, and whether it
takes a trick. `None` means "not proved".
"""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.ai.kernel.cards import POINTS
from engine.ai.kernel.position import Position, after, play_of, position_of, turn_of
from engine.ai.kernel.solver import Solver
from engine.coach.steps import Move
from engine.phases.declaring import declaration
from engine.rules import Rules
from engine.state import Phase, State

T = TypeVar("T")

MOST: Final = 1200
"""Positions that are looked at before the question is left open."""


class Settled(Struct, frozen=True, kw_only=True):
    """What every seat still gets, by seat, and one line of play that shows it."""

    cards: tuple[int, ...]
    marriages: tuple[int, ...]
    tricks: tuple[bool, ...]
    """Whether the seat takes a trick that is still to come."""

    line: tuple[Move, ...]


class _Open(Exception):
    """Two lines end differently, or there are too many to look at."""


class _Rest(Struct, frozen=True):
    """What is still to come, by place."""

    cards: tuple[int, ...]
    marriages: tuple[int, ...]
    tricks: tuple[bool, ...]


def settled(state: State, *, most: int = MOST) -> Settled | None:
    """Return what every line of legal play leads to, None while they differ or are too many."""
    deal = state.deal
    if state.phase is not Phase.TRICK or deal is None or deal.turn is None:
        return None
    looking = _Looking(state.rules, len(deal.active), most)
    position = position_of(state.rules, deal)
    moves, first = looking.line(position, 0)
    # Two lines that differ tell in a moment what most positions are: open.
    if looking.line(position, -1)[1] != first:
        return None
    try:
        rest = looking.rest(position)
    except _Open:
        return None
    places = {seat: place for place, seat in enumerate(deal.active)}
    seats = range(len(deal.hands))
    return Settled(
        cards=tuple(rest.cards[places[s]] if s in places else 0 for s in seats),
        marriages=tuple(rest.marriages[places[s]] if s in places else 0 for s in seats),
        tricks=tuple(s in places and rest.tricks[places[s]] for s in seats),
        line=tuple(Move(deal.active[place], play_of(move)) for place, move in moves),
    )


class _Looking:
    """Plays out every line from a position, each position once."""

    def __init__(self, rules: Rules, seats: int, most: int) -> None:
        self._rules = rules
        self._solver = Solver(rules)
        self._nothing = _Rest((0,) * seats, (0,) * seats, (False,) * seats)
        self._known: dict[Position, _Rest] = {}
        self._left = most

    def line(self, position: Position, which: int) -> tuple[tuple[tuple[int, int], ...], _Rest]:
        """Return the line of the first (0) or last (-1) legal moves, and what it leads to."""
        line: list[tuple[int, int]] = []
        gains: list[_Rest] = []
        while any(position.hands):
            move = self._solver.moves(position)[which]
            line.append((turn_of(position), move))
            position, gain = self._step(position, move)
            gains.append(gain)
        rest = self._nothing
        for gain in reversed(gains):
            rest = _together(gain, rest)
        return tuple(line), rest

    def rest(self, position: Position) -> _Rest:
        """Return what every line leads to; raises `_Open` when two differ."""
        if not any(position.hands):
            return self._nothing
        found = self._known.get(position)
        if found is not None:
            return found
        self._left -= 1
        if self._left < 0:
            raise _Open
        for move in self._solver.moves(position):
            following, gain = self._step(position, move)
            rest = _together(gain, self.rest(following))
            if found is not None and rest != found:
                raise _Open
            found = rest
        assert found is not None
        self._known[position] = found
        return found

    def _step(self, position: Position, move: int) -> tuple[Position, _Rest]:
        """Return the position after a move and what the move itself brings."""
        following, gain = after(self._rules, position, move), self._nothing
        if move > 31:
            play, turn = play_of(move), turn_of(position)
            assert play.declare is not None
            points = declaration(self._rules, turn, play.card, play.declare).points
            gain = replace(gain, marriages=_put(gain.marriages, turn, points))
        if not following.table:
            winner, lying = following.leader, (*position.table, move & 31)
            points = sum(POINTS[card] for card in lying)
            points += 0 if any(following.hands) else position.bank
            gain = replace(
                gain,
                cards=_put(gain.cards, winner, points),
                tricks=_put(gain.tricks, winner, True),
            )
        return following, gain


def _put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _together(one: _Rest, other: _Rest) -> _Rest:
    """Add up what two parts of a line bring."""
    return _Rest(
        tuple(a + b for a, b in zip(one.cards, other.cards, strict=True)),
        tuple(a + b for a, b in zip(one.marriages, other.marriages, strict=True)),
        tuple(a or b for a, b in zip(one.tricks, other.tricks, strict=True)),
    )
