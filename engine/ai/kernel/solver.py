"""Exact answers about positions of which every card is known."""

from __future__ import annotations

from engine.ai.kernel.position import SUITS, Position
from engine.ai.kernel.search import Search
from engine.marriages import marriage_value
from engine.rules import Rules


class Solver:
    """Answers for one table of rules; one thread at a time may ask it."""

    def __init__(self, rules: Rules, *, solo: int = 1, others: int = 0, bounds: bool = True) -> None:
        """`solo` and `others` are the weights of a point of the solo player and of his opponents."""
        seats = 2 if rules.players == 2 else 3
        s = self._search = Search(seats)
        s.must_trump = rules.must_trump
        s.overtake = rules.must_overtake
        s.overtrump = rules.must_overtrump
        s.under_free = rules.undertrump == "free"
        s.foreign_ok = rules.lead_foreign_trump
        s.lead_trump = rules.must_lead_trump
        s.auto = rules.marriage_call == "auto"
        s.choice = rules.marriage_trump_choice
        s.aces = rules.ace_marriage_value if rules.ace_marriage else 0
        s.aces_on = rules.ace_marriage
        s.aces_trump = rules.ace_marriage_trump == "led_suit"
        s.aces_force = rules.ace_marriage_force_aces
        s.nines = rules.nines_marriage_value
        s.first_ok = rules.marriage_first_lead
        s.lost = rules.marriage_without_trick != "keeps"
        s.draw_free = rules.draw_follow == "free"
        s.cs, s.fs = solo, others
        s.bounds = bounds
        s.set_marriages([marriage_value(rules, suit) for suit in SUITS], rules.half_marriage)
        self._seats = seats
        self._stock: tuple[int, ...] = ()

    def value(self, position: Position, solo: int, guess: int = 100) -> int:
        """Return what is still to come: points of `solo` and of the others, by their weights."""
        return self._search.solve(*self._frame(position, solo), guess)

    def reaches(self, position: Position, solo: int, least: int) -> bool:
        """Tell whether that value is at least `least`."""
        return self._search.probe(*self._frame(position, solo), least) >= least

    def _frame(self, position: Position, solo: int) -> tuple[int, ...]:
        search, seats = self._search, self._seats
        turn = position.leader
        order = [(turn + place) % seats for place in range(seats)]
        hands = [position.hands[place] for place in order]
        if position.stock != self._stock or position.bank != search.bank:
            search.forget()
            self._stock = position.stock
        search.set_stock(position.stock)
        search.bank = position.bank
        search.first = hands[0].bit_count() if position.first else 0
        flags = (solo - turn) % seats
        if position.trump is not None:
            flags |= (position.trump + 1) << 2
        if position.owner is not None and not search.foreign_ok and position.trump is not None:
            flags |= ((position.owner - turn) % seats + 1) << 5
        if position.aces is not None:
            flags |= ((position.aces - turn) % seats + 1) << 7
        if position.waiting is not None:
            place, number = position.waiting
            flags |= ((place - turn) % seats + 1) << 9 | number << 11
        third = hands[2] if seats == 3 else 0
        table = [*position.table, -1, -1][:2]
        return hands[0], hands[1], third, flags, table[0], table[1]
