"""What cards are worth by what a seat knows: the quick answer is that of the plain definition.

The plain one goes through positions one by one, keeps a list of the ways that are still possible,
and knows nothing of how the quick one keeps them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest
from msgspec import Struct

from engine.actions import Play
from engine.ai.belief.habits import rows
from engine.ai.belief.observed import moment_at
from engine.ai.belief.unseen import unseen_of
from engine.ai.belief.worlds import World, all_worlds, count_of, some_worlds
from engine.ai.card_choice import Question, Weighted, in_world, points_needed
from engine.ai.kernel.cards import POINTS
from engine.ai.kernel.choice import CHOSEN
from engine.ai.kernel.outlook import Outlook
from engine.ai.kernel.position import Position, after, move_of, play_of, position_of, turn_of
from engine.ai.kernel.solver import Limits, Solver
from engine.ai.outlook import LOOKS, Look, OutlookSolver
from engine.decider import legal_actions, to_act
from engine.phases.declaring import declaration
from engine.rules import Rules
from engine.state import Phase, State, deal_of
from engine.view import view
from tests.ai.kernel_games import random_rules
from tests.ai.positions import positions
from tests.engine.driver import random_match

Ways = list[tuple[Position, float]]

SELDOM = 0.04
DECK = (1 << 24) - 1


class Plain(Struct):
    """The definition, for one decision."""

    solver: Solver
    question: Question

    def chances(self, worlds: Sequence[Weighted], moves: Sequence[int], tricks: int) -> list[float]:
        ways = [(in_world(self.question.position, one.world), one.weight) for one in worlds]
        total = sum(weight for _, weight in ways)
        live, need = self.question.live, self.question.need
        return [self._after(ways, move, live, need, tricks) / total for move in moves]

    def _after(self, ways: Ways, move: int, live: int, need: int, tricks: int) -> float:
        """Return the weight in which the contract holds after a move."""
        rules, solo = self.solver.rules, self.question.solo
        position = ways[0][0]
        turn = turn_of(position)
        played = [(after(rules, one, move), weight) for one, weight in ways]
        then = played[0][0]
        if move > 31 and turn == solo and then.waiting is None:
            need -= brought(rules, move)
        ends = not then.table
        if ends and then.leader == solo:
            need -= sum(POINTS[card] for card in (*position.table, move & 31))
            if position.waiting is not None and then.waiting is None:
                need -= waited(rules, position.waiting[1])
        if ends and not any(then.hands):
            banks = [one.bank if then.leader == solo else 0 for one, _ in played]
            return sum(
                weight for bank, (_, weight) in zip(banks, played, strict=True) if need <= bank
            )
        return self._worth(played, live & ~(1 << (move & 31)), need, tricks - ends)

    def _worth(self, ways: Ways, live: int, need: int, tricks: int) -> float:
        position, solo, me = ways[0][0], self.question.solo, self.question.me
        if need <= 0:
            return sum(weight for _, weight in ways)
        if not position.table and tricks < 0:
            return sum(w for one, w in ways if self.solver.reaches(one, solo, need))
        if turn_of(position) == me:
            moves = self.solver.moves(position)
            found = [self._after(ways, move, live, need, tricks) for move in moves]
            return max(found) if me == solo else min(found)
        lists: dict[int, Ways] = {}
        for one, weight in ways:
            for move, odds in usual(self.solver, one, solo, live):
                lists.setdefault(move, []).append((one, weight * odds))
        return sum(self._after(some, move, live, need, tricks) for move, some in lists.items())


def brought(rules: Rules, move: int) -> int:
    play = play_of(move)
    assert play.declare is not None
    return declaration(rules, 0, play.card, play.declare).points


def waited(rules: Rules, number: int) -> int:
    """Return the points of a marriage that has waited for a trick."""
    kinds = {0: 1, 4: 3}
    if number > 7:
        return rules.ace_marriage_value if number == 8 else rules.nines_marriage_value
    card = 6 * (number % 4) + 2
    return brought(rules, card | kinds[number // 4 * 4] << 5)


def usual(solver: Solver, position: Position, solo: int, live: int) -> list[tuple[int, float]]:
    """Return what a seat usually does, by the tables that beliefs are made with."""
    moves = solver.moves(position)
    turn = turn_of(position)
    declared = {move & 31 for move in moves if move > 31}
    sizes: list[float] = []
    for move in moves:
        suit, rank = divmod(move & 31, 6)
        moment = moment_at(
            tuple(live >> 6 * one & 63 for one in range(4)),
            -1 if position.trump is None else position.trump,
            list(position.table),
            move & 31,
            declarer=turn == solo,
            led_by_declarer=position.leader == solo,
            seats=len(position.hands),
            declares=bool(declared),
        )
        silent = move < 32 and move in declared
        weights = rows(moment, suit)[1][position.hands[turn] >> 6 * suit & 63]
        sizes.append(0.0 if silent else weights[rank])
    least = SELDOM * sum(sizes)
    kept = [(move, size) for move, size in zip(moves, sizes, strict=True) if size and size >= least]
    return [(move, size / sum(size for _, size in kept)) for move, size in kept]


class Decision(Struct):
    """A decision with several cards, and ways in which the rest can lie."""

    rules: Rules
    question: Question
    worlds: list[Weighted]
    plays: list[Play]

    @property
    def hand(self) -> int:
        return max(cards.bit_count() for cards in self.question.position.hands)


def decision_of(state: State, chooser: random.Random, ways: int) -> Decision | None:
    """Return what the seat to play decides, None where nothing is to be weighed."""
    seat = to_act(state)[0]
    seen = view(state, seat)
    deal = deal_of(seen)
    plays = [action for action in legal_actions(seen) if isinstance(action, Play)]
    if len(plays) < 2 or deal.declarer is None or points_needed(state.rules, deal) <= 0:
        return None
    unseen = unseen_of(seen, deal, seat)
    found: list[World]
    if count_of(unseen) < 500:
        found = list(all_worlds(unseen, len(deal.active)))
        found = chooser.sample(found, min(ways, len(found)))
    else:
        found = list(some_worlds(unseen, len(deal.active), ways, chooser))
    if not found:
        return None
    gone = sum(1 << move_of(Play(one.card)) for trick in deal.tricks for one in trick.plays) | sum(
        1 << move_of(Play(one.card)) for one in deal.trick
    )
    places = {one: place for place, one in enumerate(deal.active)}
    position = position_of(state.rules, deal)
    question = Question(
        position,
        places[deal.declarer],
        places[seat],
        points_needed(state.rules, deal),
        DECK & ~gone,
    )
    weighted = [Weighted(one, chooser.random() + 0.1) for one in found]
    return Decision(state.rules, question, weighted, plays)


def decisions(states: Iterator[State], seed: int, ways: int) -> Iterator[Decision]:
    chooser = random.Random(seed)
    for state in states:
        if state.phase is Phase.TRICK:
            found = decision_of(state, chooser, ways)
            if found is not None:
                yield found


def check(one: Decision, look: Look) -> None:
    moves = [move_of(play) for play in one.plays]
    plain = Plain(Solver(one.rules), one.question).chances(one.worlds, moves, look.tricks)
    # Compiled and interpreted, where there are both.
    for search in {CHOSEN.outlook, Outlook}:
        solver = OutlookSolver(one.rules, search)
        quick = solver.chances_made(one.question, one.worlds, one.plays, look)
        assert quick == pytest.approx(plain, abs=1e-9)


def every(tricks: int, ways: int = 12) -> Look:
    return Look(hand=8, tricks=tricks, every=tricks, ways=ways)


def test_endings_are_weighed_as_the_definition_says() -> None:
    compared = 0
    for one in decisions(positions(5, 4), 3, 8):
        if one.hand <= 4:
            check(one, every(one.hand - 1))
            compared += 1
    assert compared > 12


@pytest.mark.parametrize("tricks", [0, 1])
def test_a_search_with_open_cards_answers_for_later_tricks(tricks: int) -> None:
    compared = 0
    for one in decisions(positions(6, 2), 4, 4):
        if one.hand <= 8 - 2 * tricks:
            check(one, every(tricks))
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_rules_of_every_kind_are_weighed_as_the_definition_says(first: int) -> None:
    compared = 0
    for seed in range(first, first + 20):
        rules = random_rules(random.Random(seed))
        states = (state for state, _ in random_match(rules, seed, 1))
        for one in decisions(states, seed, 5):
            if one.hand <= 3:
                check(one, every(one.hand - 1))
                check(one, every(0))
                compared += 1
    assert compared > 15


def test_chance_falls_out_the_same_way_compiled_and_interpreted() -> None:
    look = Look(hand=8, tricks=3, every=1, ways=8)
    compared = 0
    for one in decisions(positions(7, 1), 5, 8):
        if one.hand <= 5:
            found = [
                OutlookSolver(one.rules, search).chances_made(
                    one.question, one.worlds, one.plays, look, salt=99
                )
                for search in (CHOSEN.outlook, Outlook)
            ]
            assert found[0] == found[1]
            compared += 1
    assert compared > 5


def test_chance_is_another_with_another_salt() -> None:
    look = Look(hand=8, tricks=4, every=0, ways=12)
    different = 0
    for one in decisions(positions(8, 2), 6, 12):
        if 3 <= one.hand <= 5:
            solver = OutlookSolver(one.rules)
            found = [
                solver.chances_made(one.question, one.worlds, one.plays, look, salt=salt)
                for salt in (1, 2)
            ]
            different += found[0] != found[1]
    assert different > 2


def test_a_question_can_be_given_up() -> None:
    one = next(one for one in decisions(positions(9, 1), 7, 12) if one.hand > 6)
    solver = OutlookSolver(one.rules)
    solver.cancel()
    assert solver.chances_made(one.question, one.worlds, one.plays, LOOKS[-1]) is None
    solver.resume()
    hasty = Limits(nodes=1)
    assert solver.chances_made(one.question, one.worlds, one.plays, LOOKS[3], limits=hasty) is None
    assert solver.chances_made(one.question, one.worlds, one.plays, LOOKS[0]) is not None


def test_no_more_ways_than_there_is_room_for() -> None:
    one = next(one for one in decisions(positions(9, 1), 7, 12) if one.hand < 4)
    many = one.worlds * 100
    found = OutlookSolver(one.rules).chances_made(one.question, many, one.plays, every(1, 5000))
    assert found is not None
    assert all(0.0 <= chance <= 1.0 for chance in found)
