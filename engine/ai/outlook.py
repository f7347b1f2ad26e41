"""What cards are worth by what a seat knows, when the others play by habit.

A search with open cards lets everybody answer perfectly, and lets the seat that asks choose later
as if it saw all cards then. Here it chooses by what it can see, and the others' cards are the ones
that players usually play from such hands (`belief.habits`), so their information is respected too:
a card is worth more that others seldom punish, and a choice that the seat will not be able to make
is worth nothing. From the fourth trick on no hidden card is looked at any more; before, a search
with open cards answers for the tricks that come later (`Look`).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random
from typing import Final, cast

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Play
from engine.ai.belief.habit_weights import WEIGHTS
from engine.ai.card_choice import CardWorth, Question, Weighted, bank_of, drawn
from engine.ai.contracts.questions import Questions
from engine.ai.kernel.cards import MOST_WAYS
from engine.ai.kernel.choice import CHOSEN
from engine.ai.kernel.outlook import Outlook
from engine.ai.kernel.position import move_of
from engine.ai.kernel.solver import PATIENT, Limits, Solver, Worlds
from engine.rules import Rules

_SELDOM: Final = 0.04
"""Cards of others that are rarer are not tried."""


_TELLING: Final = 100
"""A look at so many ways rules cards out."""

_CLOSE: Final = 0.2
"""Those that are worth so much less than the best one."""


class Look(Struct, frozen=True):
    """How far is looked by what the seat knows, and in how many ways of the hidden cards."""

    hand: int
    """Only where nobody holds more cards than that."""

    tricks: int
    """Tricks after the present one; where a search with open cards takes over."""

    every: int
    """Tricks after the present one in which all usual cards of others are tried, not one by chance
    in each way."""

    ways: int
    """At most `MOST_WAYS`."""


LOOKS: Final = (
    Look(hand=8, tricks=0, every=0, ways=12),
    Look(hand=8, tricks=0, every=0, ways=100),
    Look(hand=8, tricks=1, every=0, ways=150),
    Look(hand=7, tricks=1, every=1, ways=200),
    Look(hand=6, tricks=5, every=1, ways=150),
    Look(hand=5, tricks=4, every=4, ways=MOST_WAYS),
)
"""Each is more telling than the one before; the last one for which there is time counts."""


def in_fewer_ways(looks: Sequence[Look], most: int) -> tuple[Look, ...]:
    """Return the looks with so many ways at most."""
    return tuple(replace(look, ways=min(look.ways, most)) for look in looks)


class OutlookSolver(Solver):
    """A solver that also answers by what a seat knows."""

    def __init__(self, rules: Rules, search: type[Outlook] = CHOSEN.outlook) -> None:
        """Take the habits that were fitted."""
        super().__init__(rules, search=search)
        cast(Outlook, self._search).set_habits(WEIGHTS)

    def chances_made(
        self,
        question: Question,
        worlds: Sequence[Weighted],
        plays: Sequence[Play],
        look: Look,
        *,
        salt: int = 0,
        limits: Limits = PATIENT,
    ) -> list[float] | None:
        """Return by play the chance that the contract is made; None when it was given up.

        The `salt` decides what is left to chance. The size of the hands is the caller's to look at.
        Where cards are drawn nobody has a contract, so there is nothing to ask.
        """
        position = question.position
        chosen = worlds[: min(look.ways, MOST_WAYS)]
        packed = Worlds()
        for one in chosen:
            packed.add(one.world.hands, bank_of(one.world))
        weights = array("d", [one.weight for one in chosen])
        moves = array("i", [move_of(play) for play in plays])
        frame = self._frame(position, question.solo)
        found = array("d", bytes(8 * len(moves)))
        done = cast(Outlook, self._begun(limits)).weigh(
            packed.numbers,
            weights,
            len(chosen),
            question.me,
            position.leader,
            *frame[3:],
            question.live,
            question.need,
            moves,
            len(moves),
            look.tricks,
            look.every,
            _SELDOM,
            salt,
            found,
        )
        total = sum(weights)
        return [one / total for one in found] if done == len(moves) and total > 0.0 else None


def looked_at(
    solver: OutlookSolver,
    question: Question,
    worlds: Sequence[Weighted],
    found: Sequence[CardWorth],
    looks: Sequence[Look],
    questions: Questions,
    random: Random,
) -> list[CardWorth]:
    """Put what cards are worth by what the seat knows in place of what open cards say.

    `found` is what open cards say. It is returned where there was no time for anything better.
    """
    ordered = list(found)
    hand = max(cards.bit_count() for cards in question.position.hands)
    count = len(found)
    side = 1.0 if question.me == question.solo else -1.0
    for look in looks:
        if hand > look.hand:
            continue
        left = questions.left()
        if questions.over() or left == 0.0:
            break
        ways = drawn(worlds, look.ways, random)
        salt, limits = random.getrandbits(32), Limits(seconds=left or 0.0)
        plays = [one.play for one in ordered[:count]]
        made = solver.chances_made(question, ways, plays, look, salt=salt, limits=limits)
        if made is None:
            break
        answered = [
            replace(one, made=round(chance, 9), worth=one.worth + side * (chance - one.made))
            for one, chance in zip(ordered, made, strict=False)
        ]
        ordered[:count] = sorted(answered, key=lambda one: -one.worth)
        if look.ways >= _TELLING:
            least = ordered[0].worth - _CLOSE
            count = sum(one.worth >= least for one in ordered[:count])
        if count < 2:
            break
    return ordered
