"""What a card is worth when the others answer it by habit, and not as if they saw all cards.

A search with open cards lets everybody answer perfectly. Here the cards that complete the present
trick are the ones that players usually play from such hands, each as often as the habits say; only
from the next trick on the search takes over. So a card is worth more that others seldom punish.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from engine.actions import Play
from engine.ai.belief.habits import rows
from engine.ai.belief.observed import moment_at
from engine.ai.card_choice import Question, Weighted, in_world
from engine.ai.kernel.cards import POINTS
from engine.ai.kernel.position import Position, after, move_of, play_of, turn_of
from engine.ai.kernel.solver import GivenUp, Solver
from engine.phases.declaring import declaration
from engine.rules import Rules

_SELDOM: Final = 0.04
"""Answers that are rarer are not tried."""

_CARD: Final = 31


class Answers:
    """Tries in worlds what the others answer; `ahead` is how many tricks after the present one."""

    def __init__(self, solver: Solver, question: Question, ahead: int, random: Random) -> None:
        self._solver = solver
        self._question = question
        self._ahead = ahead
        self._random = random

    def chances_made(
        self, worlds: Sequence[Weighted], plays: Sequence[Play], over: Callable[[], bool]
    ) -> tuple[list[float], int]:
        """Return by play the chance that the contract is made, and how many worlds were tried.

        No further world is begun when the time is `over`.
        """
        tried, total = 0, 0.0
        made = [0.0] * len(plays)
        moves = [move_of(play) for play in plays]
        for one in worlds:
            if over():
                break
            position = in_world(self._question.position, one.world)
            luck = self._random.random()
            try:
                chances = [self._made(position, move, self._question.need, luck) for move in moves]
            except GivenUp:
                break
            for number, chance in enumerate(chances):
                made[number] += one.weight * chance
            total += one.weight
            tried += 1
        return [chance / total if total else 0.0 for chance in made], tried

    def _made(self, position: Position, move: int, need: int, luck: float) -> float:
        """Return the chance that the contract is made after a move to the present trick."""
        if len(position.table) == len(position.hands) - 1:
            return self._beyond(position, move, need, self._ahead, Random(luck))
        played, need = self._after(position, move, need)
        moves = self._solver.moves(played)
        if len(moves) == 1:
            return self._made(played, moves[0], need, luck)
        sizes = _habitual(self._solver.rules, played, moves, self._question.solo)
        total = sum(sizes)
        tried = [(m, size) for m, size in zip(moves, sizes, strict=True) if size >= _SELDOM * total]
        weight = sum(size for _, size in tried)
        return sum(size * self._made(played, m, need, luck) for m, size in tried) / weight

    def _beyond(
        self, position: Position, move: int, need: int, tricks: int, random: Random
    ) -> float:
        """Return whether the contract is made when so many further tricks go on by habit.

        `move` completes a trick. One way in which they go on stands for all; the seat that asks
        plays them as well as it can.
        """
        solver, solo = self._solver, self._question.solo
        while True:
            last = len(position.table) == len(position.hands) - 1
            if last and tricks == 0:
                return float(solver.reaches(position, solo, need, move=move))
            if last:
                tricks -= 1
            position, need = self._after(position, move, need)
            if need <= 0:
                return 1.0
            moves = solver.moves(position)
            if not moves:
                return 0.0
            move = moves[0] if len(moves) == 1 else self._next(position, moves, need, random)

    def _next(self, position: Position, moves: Sequence[int], need: int, random: Random) -> int:
        """Return the move that goes on: the best one of who asks, a usual one of the others."""
        solo, me = self._question.solo, self._question.me
        if turn_of(position) != me:
            sizes = _habitual(self._solver.rules, position, moves, solo)
            return random.choices(moves, sizes)[0]
        for move in moves:
            if self._solver.reaches(position, solo, need, move=move) is (me == solo):
                return move
        return moves[0]

    def _after(self, position: Position, move: int, need: int) -> tuple[Position, int]:
        """Return the position after a move, and what the declarer then lacks."""
        rules, solo = self._solver.rules, self._question.solo
        played = after(rules, position, move)
        if move > _CARD and turn_of(position) == solo and played.waiting is None:
            need -= _declared(rules, move)
        if not played.table and played.leader == solo:
            need -= sum(POINTS[card] for card in (*position.table, move & _CARD))
        return played, need


def _habitual(rules: Rules, position: Position, moves: Sequence[int], solo: int) -> list[float]:
    """Return how often, in proportion, each of the moves is played."""
    turn = turn_of(position)
    hand, seats = position.hands[turn], len(position.hands)
    gone = _gone(position)
    live = tuple(63 & ~(gone >> 6 * suit) for suit in range(4))
    trump = -1 if position.trump is None else position.trump
    declared = {move & _CARD for move in moves if move > _CARD}
    found: list[float] = []
    for move in moves:
        card = move & _CARD
        moment = moment_at(
            live,
            trump,
            list(position.table),
            card,
            declarer=turn == solo,
            led_by_declarer=position.leader == solo,
            seats=seats,
            declares=bool(declared),
        )
        suit, rank = divmod(card, 6)
        silent = move == card and card in declared
        found.append(0.0 if silent else rows(moment, suit)[1][hand >> 6 * suit & 63][rank])
    return found


def _declared(rules: Rules, move: int) -> int:
    """Return what a move brings that declares a marriage."""
    play = play_of(move)
    assert play.declare is not None
    return declaration(rules, 0, play.card, play.declare).points


def _gone(position: Position) -> int:
    """Return the cards that have been played."""
    there = 0
    for hand in position.hands:
        there |= hand
    return ~there & 0xFFFFFF
