"""What a card is worth when the others answer it by habit, and not as if they saw all cards.

A search with open cards lets everybody answer perfectly. Here the cards that complete the present
trick are the ones that players usually play from such hands, each as often as the habits say; only
from the next trick on the search takes over. So a card is worth more that others seldom punish.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.actions import Play
from engine.ai.belief.habits import rows
from engine.ai.belief.observed import moment_at
from engine.ai.card_choice import Question, Weighted, in_world
from engine.ai.kernel.position import Position, after, move_of, play_of, turn_of
from engine.ai.kernel.solver import GivenUp, Solver
from engine.phases.declaring import declaration
from engine.rules import Rules

_SELDOM: Final = 0.04
"""Answers that are rarer are not tried."""

_CARD: Final = 31


def chances_made(
    solver: Solver,
    question: Question,
    worlds: Sequence[Weighted],
    plays: Sequence[Play],
    over: Callable[[], bool],
) -> tuple[list[float], int]:
    """Return for each play the chance that the contract is made, and how many worlds were tried.

    No further world is begun when the time is `over`.
    """
    tried, total = 0, 0.0
    made = [0.0] * len(plays)
    moves = [move_of(play) for play in plays]
    for one in worlds:
        if over():
            break
        position = in_world(question.position, one.world)
        try:
            chances = [_made(solver, question, position, move, question.need) for move in moves]
        except GivenUp:
            break
        for number, chance in enumerate(chances):
            made[number] += one.weight * chance
        total += one.weight
        tried += 1
    return [chance / total if total else 0.0 for chance in made], tried


def _made(solver: Solver, question: Question, position: Position, move: int, need: int) -> float:
    """Return the chance that the contract is made after a move."""
    rules = solver.rules
    if len(position.table) == len(position.hands) - 1:
        return float(solver.reaches(position, question.solo, need, move=move))
    played = after(rules, position, move)
    if move > _CARD and turn_of(position) == question.solo and played.waiting is None:
        need -= _declared(rules, move)
    moves = solver.moves(played)
    if len(moves) == 1:
        return _made(solver, question, played, moves[0], need)
    sizes = _habitual(rules, played, moves, question.solo)
    total = sum(sizes)
    tried = [(m, size) for m, size in zip(moves, sizes, strict=True) if size >= _SELDOM * total]
    weight = sum(size for _, size in tried)
    return sum(size * _made(solver, question, played, m, need) for m, size in tried) / weight


def _habitual(rules: Rules, position: Position, moves: Sequence[int], solo: int) -> list[float]:
    """Return how often, in proportion, each of the moves answers the cards on the table."""
    turn = turn_of(position)
    hand, seats = position.hands[turn], len(position.hands)
    gone = _gone(position)
    live = tuple(63 & ~(gone >> 6 * suit) for suit in range(4))
    trump = -1 if position.trump is None else position.trump
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
            declares=False,
        )
        suit, rank = divmod(card, 6)
        found.append(rows(moment, suit)[1][hand >> 6 * suit & 63][rank])
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
