"""How likely a card is from a hand: a model of sound play, fitted to many deals.

The logarithm of a card's weight is a sum over what can be said of it: its rank in this situation,
whether it takes the trick, whether it leaves a ten bare or breaks a marriage, and so on. All of
that depends on nothing but the situation and the ranks held in the card's suit, so the weights of a
situation are tables over the 64 patterns of ranks, and a hand is weighed by four of their rows.

Situations are told apart by who leads or follows, in which role, and by who is winning the trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from operator import mul
from typing import Final

from msgspec import Struct

from engine.ai.belief.habit_weights import WEIGHTS

RANKS: Final = tuple(tuple(rank for rank in range(6) if ranks >> rank & 1) for ranks in range(64))
"""The ranks of each pattern, the lowest first."""

_POINTS: Final = (0, 2, 3, 4, 10, 11)
_QUEEN, _KING, _TEN, _ACE = 2, 3, 4, 5
_PAIR: Final = 1 << _QUEEN | 1 << _KING

LEAD: Final = 0
FOLLOW: Final = 1
RUFF: Final = 2
DISCARD: Final = 3
GIFT: Final = 4
"""What a seat does with a card; a gift is one of the two cards that the declarer passes."""

_ROLES: Final = 8
SITUATIONS: Final = 5 * _ROLES

FEATURES: Final = (
    "nine",
    "jack",
    "queen",
    "king",
    "ten",
    "ace",
    "takes",
    "takes, per ten points",
    "takes as the last",
    "master",
    "master that takes",
    "master without trumps about",
    "lowest of several",
    "highest of several",
    "breaks a marriage",
    "declares",
    "bares the ten",
    "ten with its ace about",
    "lone",
    "of two",
    "further cards",
    "trump",
    "trump master",
    "cards about",
    "no card about",
    "points given",
    "king or queen with its mate about",
)
"""What is said of a card, in the order of the weights."""


class Moment(Struct, frozen=True):
    """A situation in which a card was played, as everybody could see it."""

    way: int
    role: int
    """Who plays, and who is winning the trick: see `role_of`."""

    live: tuple[int, ...]
    """By suit, the ranks that nobody has played yet."""

    trump: int = -1
    best: int = -1
    """The rank that a card of the suit that must be played has to beat; 6 where none can."""

    table: int = 0
    """Card points on the table."""

    last: bool = False
    """The card completes the trick."""

    declares: bool = False
    """A marriage may be declared with a lead."""


Rows = tuple[tuple[float, ...], tuple[tuple[float, ...], ...]]
"""By the ranks held in a suit: the sum of the weights of its cards, and the weight of each rank."""

_PASSING: Final = Moment(GIFT, 0, (63, 63, 63, 63))


def role_of(declarer: bool, place: int, last: bool, declarer_wins: bool) -> int:
    """Return the number of a role: who plays at which place of the trick, and who is winning it.

    0 to 2 is the declarer who leads, comes between or is the last; 3 a defender who leads, 4 and 5
    one who comes between with the declarer or his partner winning, 6 and 7 one who is the last.
    """
    if declarer:
        return 0 if place == 0 else 2 if last else 1
    if place == 0:
        return 3
    return (6 if last else 4) + (not declarer_wins)


def described(moment: Moment, suit: int, ranks: int, rank: int) -> tuple[float, ...]:
    """Return how far each of `FEATURES` holds for a card; `ranks` are those held of its suit."""
    about = moment.live[suit] & ~ranks
    count = ranks.bit_count()
    master = not about >> (rank + 1)
    leads = moment.way == LEAD
    takes = (leads and master) or (moment.way in (FOLLOW, RUFF) and rank > moment.best)
    half = rank in (_QUEEN, _KING)
    pair = half and ranks & _PAIR == _PAIR
    declares = pair and leads and moment.declares
    trump = suit == moment.trump
    trumps_about = moment.trump >= 0 and not trump and moment.live[moment.trump] > 0
    bares = ranks & ~(1 << rank) == 1 << _TEN and about >> _ACE & 1
    return (
        *(float(rank == one) for one in range(6)),
        float(takes),
        (moment.table + _POINTS[rank]) / 10.0 if takes else 0.0,
        float(takes and moment.last),
        float(master),
        float(master and takes),
        float(master and not trumps_about),
        float(count > 1 and not ranks & ((1 << rank) - 1)),
        float(count > 1 and not ranks >> (rank + 1)),
        float(pair and not declares),
        float(declares),
        float(bares),
        float(rank == _TEN and about >> _ACE & 1),
        float(count == 1),
        float(count == 2),
        max(0.0, count - 2.0),
        float(trump),
        float(trump and master),
        float(about.bit_count()),
        float(about == 0),
        0.0 if takes else _POINTS[rank] / 10.0,
        float(half and not pair and about & _PAIR > 0),
    )


def situation_of(moment: Moment) -> int:
    """Return the number of the moment's situation."""
    return moment.way * _ROLES + moment.role


def weight(moment: Moment, suit: int, ranks: int, rank: int) -> float:
    """Return the logarithm of a card's weight."""
    row = WEIGHTS[situation_of(moment)]
    return float(sum(map(mul, row, described(moment, suit, ranks, rank))))


@lru_cache(maxsize=4096)
def rows(moment: Moment, suit: int) -> Rows:
    """Return, by the ranks held in a suit, the sum of the weights and the weight of each rank."""
    sums: list[float] = []
    singles: list[tuple[float, ...]] = []
    for ranks in range(64):
        row = [0.0] * 6
        if not ranks & ~moment.live[suit]:
            for rank in RANKS[ranks]:
                row[rank] = exp(weight(moment, suit, ranks, rank))
        sums.append(sum(row))
        singles.append(tuple(row))
    return tuple(sums), tuple(singles)


def gift_rows(suit: int) -> Rows:
    """Return the weights of passing a card of a suit."""
    return rows(_PASSING, suit)


def chances(moment: Moment, card: int) -> Sequence[float] | None:
    """Return the logarithm of a card's chance by the ranks held in its suit, if they decide it."""
    if moment.way not in (FOLLOW, RUFF):
        return None
    suit, rank = divmod(card, 6)
    sums, singles = rows(moment, suit)
    return [
        log(row[rank] / total) if row[rank] > 0.0 else -99.0
        for row, total in zip(singles, sums, strict=True)
    ]


def chance(moment: Moment, card: int, hand: int) -> float:
    """Return the logarithm of the chance that a hand plays this card of all its suits."""
    suit, rank = divmod(card, 6)
    total = 0.0
    for one in range(4):
        total += rows(moment, one)[0][hand >> 6 * one & 63]
    mine = rows(moment, suit)[1][hand >> 6 * suit & 63][rank]
    return log(mine / total) if mine > 0.0 else -99.0
