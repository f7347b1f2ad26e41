"""Exact answers about positions of which every card is known.

Values are points still to come: `solo` for each one of the solo player, less `others` for each one
of all others together. A question can be given up: `cancel` from any thread, after so many nodes or
so many seconds. It then raises `GivenUp`; nothing half-known is answered or remembered.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from engine.ai.kernel.cards import NOTHING, UNKNOWN
from engine.ai.kernel.choice import CHOSEN
from engine.ai.kernel.position import SUITS, Position, after, play_of, turn_of
from engine.ai.kernel.search import Search
from engine.marriages import marriage_value
from engine.rules import Rules


class GivenUp(Exception):
    """The question was cancelled, or took more nodes or seconds than it was given."""


class Limits(Struct, frozen=True):
    """When to give a question up; 0 is never."""

    nodes: int = 0
    seconds: float = 0.0


PATIENT: Final = Limits()


class Worlds:
    """Ways in which the cards may lie, packed for the search: hands by place, bank and stock."""

    def __init__(self, stock: int = 0) -> None:
        """`stock` is how many cards are left to draw in each of them."""
        self.stock = stock
        self.numbers = array("I")

    def add(self, hands: Sequence[int], bank: int = 0, stock: Sequence[int] = ()) -> None:
        """Add a world: sets of cards by place, and for two players the bank's points and stock."""
        if len(stock) != self.stock or not 2 <= len(hands) <= 3:
            raise ValueError(f"a world has two or three hands and {self.stock} cards to draw")
        self.numbers.extend(hands)
        if len(hands) == 2:
            self.numbers.append(bank)
        self.numbers.extend(stock)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.numbers) // (3 + self.stock)


class Judgement(Struct, frozen=True):
    """What moves are worth in worlds: the first `finished` of them were judged in time."""

    moves: tuple[int, ...]
    finished: int
    answers: array[int]

    def values(self, world: int) -> tuple[int | None, ...]:
        """Return what each move is worth in a world; None where it took too many nodes."""
        if not 0 <= world < self.finished:
            raise IndexError(f"world {world} was not judged; there are {self.finished}")
        start = world * len(self.moves)
        found = self.answers[start : start + len(self.moves)]
        return tuple(None if value == UNKNOWN else value for value in found)


class Solver:
    """Answers for one table of rules; one thread at a time may ask it.

    What it has found out helps it with the next question about the same kind of deal.
    """

    def __init__(
        self,
        rules: Rules,
        *,
        solo: int = 1,
        others: int = 0,
        search: type[Search] = CHOSEN.search,
        bounds: bool = True,
    ) -> None:
        """`solo` and `others` weigh a point; without `bounds` every line is played to its end."""
        self.rules = rules
        self._seats = 2 if rules.players == 2 else 3
        self._search = search(self._seats)
        self._search.solo_weight, self._search.others_weight = solo, others
        _agree(self._search, rules)
        self._search.settle(bounds)

    @property
    def nodes(self) -> int:
        """Return how many starts of tricks were looked at so far."""
        return self._search.nodes

    def cancel(self) -> None:
        """Give up the question that is asked, and all others until `resume`; any thread may."""
        self._search.cancel()

    def resume(self) -> None:
        """Answer again after `cancel`."""
        self._search.resume()

    def value(
        self, position: Position, solo: int, *, guess: int = 100, limits: Limits = PATIENT
    ) -> int:
        """Return what is still to come when everybody plays his best."""
        return self._value(position, solo, -1, guess, self._begun(limits))

    def reaches(
        self,
        position: Position,
        solo: int,
        least: int,
        *,
        move: int = -1,
        limits: Limits = PATIENT,
    ) -> bool:
        """Tell whether that is at least `least`: many times quicker than the value itself.

        With a legal `move` it is played first.
        """
        search = self._begun(limits)
        return _known(search.probe(*self._frame(position, solo), move, least)) >= least

    def moves(self, position: Position) -> tuple[int, ...]:
        """Return the legal moves, by number."""
        return tuple(self._search.legal(*self._frame(position, 0)))

    def move_values(
        self, position: Position, solo: int, *, limits: Limits = PATIENT
    ) -> dict[int, int]:
        """Return what each legal move is worth."""
        search, guess = self._begun(limits), 100
        values: dict[int, int] = {}
        for move in self.moves(position):
            values[move] = guess = self._value(position, solo, move, guess, search)
        return values

    def line(self, position: Position, solo: int, *, limits: Limits = PATIENT) -> tuple[int, ...]:
        """Return a line of best play to the last card: of equal moves the smallest card."""
        search = self._begun(limits)
        line: list[int] = []
        while any(position.hands):
            moves = self.moves(position)
            move = moves[0]
            if len(moves) > 1:
                values = [self._value(position, solo, move, 100, search) for move in moves]
                best = max(values) if turn_of(position) == solo else min(values)
                move = moves[values.index(best)]
            line.append(move)
            position = after(self.rules, position, move)
        return tuple(line)

    def judge(
        self,
        position: Position,
        worlds: Worlds,
        solo: int,
        least: int,
        most: int,
        *,
        moves: Iterable[int] | None = None,
        limits: Limits = PATIENT,
    ) -> Judgement:
        """Return what moves of the seat to play are worth in many worlds, cut off at both ends.

        `position` gives what is public and the hand of that seat; the other hands, the bank and the
        stock are those of the worlds. Time and `cancel` end it between worlds or within one, and
        what was finished is kept. The nodes are for each world.
        """
        frame = self._frame(position, solo)
        legal = self.moves(position)
        chosen = legal if moves is None else tuple(moves)
        for move in chosen:
            if move not in legal:
                raise ValueError(f"{play_of(move)} is no legal move here")
        search = self._begun(Limits(seconds=limits.seconds))
        if len(position.stock) != worlds.stock:
            raise ValueError("the worlds must have as many cards to draw as the position")
        answers = array("h", bytes(2 * len(worlds) * len(chosen)))
        finished = search.judge(
            worlds.numbers,
            len(worlds),
            position.leader,
            *frame[3:],
            array("i", chosen),
            len(chosen),
            least,
            most,
            limits.nodes,
            answers,
        )
        return Judgement(chosen, finished, answers)

    def _begun(self, limits: Limits) -> Search:
        self._search.begin(limits.nodes, limits.seconds)
        return self._search

    def _value(self, position: Position, solo: int, move: int, guess: int, search: Search) -> int:
        frame = self._frame(position, solo)
        return _known(search.solve(*frame, move, -NOTHING, NOTHING, guess))

    def _frame(self, position: Position, solo: int) -> tuple[int, int, int, int, int, int]:
        """Return hands, flags (see `table.py`) and table as the leader sees them."""
        search, seats, lead = self._search, self._seats, position.leader
        order = [(lead + place) % seats for place in range(seats)]
        hands = [position.hands[place] for place in order]
        if position.stock or search.stock_size:
            search.set_stock(position.stock)
        if position.bank != search.bank:
            search.set_bank(position.bank)
        search.first_size = hands[0].bit_count() if position.first else 0
        flags = (solo - lead) % seats
        if position.trump is not None:
            flags |= (position.trump + 1) << 2
            if position.owner is not None and not self.rules.lead_foreign_trump:
                flags |= ((position.owner - lead) % seats + 1) << 5
        if position.aces is not None:
            flags |= ((position.aces - lead) % seats + 1) << 7
        if position.waiting is not None:
            place, marriage = position.waiting
            flags |= ((place - lead) % seats + 1) << 9 | marriage << 11
        x, y = (*position.table, -1, -1)[:2]
        return hands[0], hands[1], hands[2] if seats == 3 else 0, flags, x, y


def _agree(search: Search, rules: Rules) -> None:
    """Tell the search the rules of the table."""
    search.must_trump = rules.must_trump
    search.must_overtake = rules.must_overtake
    search.must_overtrump = rules.must_overtrump
    search.undertrump_free = rules.undertrump == "free"
    search.foreign_trump = rules.lead_foreign_trump
    search.lead_trump = rules.must_lead_trump
    search.declares_itself = rules.marriage_call == "auto"
    search.trump_choice = rules.marriage_trump_choice
    search.half_marriage = rules.half_marriage
    search.ace_marriage = rules.ace_marriage
    search.aces_trump = rules.ace_marriage_trump == "led_suit"
    search.aces_bind = rules.ace_marriage_force_aces
    search.first_lead = rules.marriage_first_lead
    search.needs_trick = rules.marriage_without_trick != "keeps"
    search.draw_free = rules.draw_follow == "free"
    search.set_marriages(
        [marriage_value(rules, suit) for suit in SUITS],
        rules.ace_marriage_value if rules.ace_marriage else 0,
        rules.nines_marriage_value,
    )


def _known(value: int) -> int:
    """Return the answer, or say that there is none."""
    if value == UNKNOWN:
        raise GivenUp("the question was cancelled, or took more nodes or time than it was given")
    return value
