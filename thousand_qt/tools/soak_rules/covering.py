"""Rules in which every possible pair of option values stands together (a covering array).

A pair is met in force when both options have an effect. Where that is impossible, one of them has
none beside the other, and the pair is met when both values are kept in the rules. Each vector is
built around a pair that is still missing and takes, option by option, the value that meets the most
missing pairs; what cannot be played is settled without touching the pair.
"""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Final

from msgspec import Struct, structs

from engine.rules import OPTIONS, PRESETS, OptionType, Rules, Value, active
from thousand_qt.tools.soak_rules.cells import CELLS, OF_OPTION, TELLING, cells_of
from thousand_qt.tools.soak_rules.search import Impossible, settle

Pair = tuple[int, int]
"""The numbers of two cells, the smaller one first."""

_FIRST: Final = ("players", "two_form", "barrel", "dark", "golden", "rospis", "forced_bid")
"""The options that most often decide whether others have an effect take their values first."""

_TELLING_SHARE: Final = 0.8
"""How often a drawn number is one of the telling ones."""


class Covering(Struct, frozen=True):
    """Vectors that meet every possible pair, and the proofs for all others."""

    vectors: tuple[Rules, ...]
    asleep: Mapping[Pair, tuple[str, ...]]
    """Pairs never in force together, with the rules that forbid it."""

    impossible: Mapping[Pair, tuple[str, ...]]
    """Pairs that no valid rules even keep, with the rules that forbid it."""


def every_pair() -> Iterator[Pair]:
    """Yield all pairs of values of two different options."""
    for low in range(len(CELLS)):
        for high in range(low + 1, len(CELLS)):
            if CELLS[low].option != CELLS[high].option:
                yield low, high


def in_force(rules: Rules) -> tuple[int, ...]:
    """Return the cells of the rules whose options have an effect."""
    return tuple(number for number in cells_of(rules) if active(rules, CELLS[number].option))


class _Missing:
    """The pairs that no vector has met yet, as one bit set of partners for each cell."""

    def __init__(self, given_up: Iterable[Pair]) -> None:
        every = (1 << len(CELLS)) - 1
        self.partners = [
            every & ~_bits(OF_OPTION[CELLS[number].option]) for number in range(len(CELLS))
        ]
        for pair in given_up:
            self.give_up(pair)

    def meet(self, cells: tuple[int, ...]) -> None:
        """Take off what stands together."""
        together = _bits(cells)
        for number in cells:
            self.partners[number] &= ~together

    def give_up(self, pair: Pair) -> None:
        """Take off one pair."""
        low, high = pair
        self.partners[low] &= ~(1 << high)
        self.partners[high] &= ~(1 << low)

    def first(self) -> Pair | None:
        """Return a missing pair of the cell that misses the most, None when all are met."""
        low = max(range(len(CELLS)), key=lambda number: self.partners[number].bit_count())
        rest = self.partners[low]
        if not rest:
            return None
        high = (rest & -rest).bit_length() - 1
        return (low, high) if low < high else (high, low)


def _bits(cells: tuple[int, ...]) -> int:
    return sum(1 << number for number in cells)


def cover(seed: int, known: Covering | None = None) -> Covering:
    """Build the vectors; the same seed gives the same ones.

    What is `known` of another seed saves proving it again.
    """
    chance = Random(seed)
    vectors: list[Rules] = []
    asleep = dict(known.asleep) if known is not None else {}
    impossible = dict(known.impossible) if known is not None else {}
    kept, forced = _Missing(impossible), _Missing(asleep)
    for missing, refused, awake in ((forced, asleep, True), (kept, impossible, False)):
        while (pair := missing.first()) is not None:
            found = _around(pair, missing, awake, chance)
            if isinstance(found, Impossible):
                refused[pair] = found.reasons
                missing.give_up(pair)
                continue
            vectors.append(found)
            kept.meet(cells_of(found))
            forced.meet(in_force(found))
    return Covering(tuple(vectors), asleep, impossible)


def _around(pair: Pair, missing: _Missing, awake: bool, chance: Random) -> Rules | Impossible:
    """Return rules that hold the pair and meet many others, or why none can hold it."""
    held = {CELLS[number].option: CELLS[number].value for number in pair}
    wanted = tuple(held) if awake else ()
    possible = settle(structs.replace(Rules(), **held), held, wanted)
    if isinstance(possible, Impossible):
        return possible
    full = settle(structs.replace(possible, **_greedy(pair, missing, chance)), held, wanted, chance)
    return possible if isinstance(full, Impossible) else full


def _greedy(pair: Pair, missing: _Missing, chance: Random) -> dict[str, Value]:
    """Choose a value for every option, one after the other, that meets the most."""
    chosen = {CELLS[number].option: CELLS[number].value for number in pair}
    together = _bits(pair)
    rest = [name for name in OPTIONS if name not in chosen]
    chance.shuffle(rest)
    rest.sort(key=lambda name: name not in _FIRST)
    for name in rest:
        cells = chance.sample(OF_OPTION[name], len(OF_OPTION[name]))
        best = max(cells, key=lambda cell: (missing.partners[cell] & together).bit_count())
        chosen[name] = CELLS[best].value
        together |= 1 << best
    return chosen


def drawn_rules(chance: Random) -> Rules:
    """Draw valid rules: a preset, or anything, with many options changed by chance."""
    base = chance.choice(tuple(PRESETS.values())).rules
    share = chance.choice((0.05, 0.3, 1.0))
    changes = {name: _drawn_value(name, chance) for name in OPTIONS if chance.random() < share}
    found = settle(structs.replace(base, **changes), (), (), chance)
    if isinstance(found, Impossible):
        raise ValueError(f"no rules are valid at all: {found.reasons}")
    return found


def _drawn_value(name: str, chance: Random) -> Value:
    option = OPTIONS[name]
    ranged = option.type in (OptionType.INT, OptionType.INT_OR_NULL) and not option.choices
    if not ranged or chance.random() < _TELLING_SHARE:
        return chance.choice(TELLING[name])
    assert option.min is not None
    assert option.max is not None
    return chance.randint(option.min, option.max)
