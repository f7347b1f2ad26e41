"""The values of the options that are tried together: all of a choice, the telling ones of a range.

A cell is one value of one option; cells are numbered, so that a pair is two small numbers.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from msgspec import Struct

from engine.rules import OPTIONS, PRESETS, MarriageValues, Option, OptionType, Rules, Value

_MARRIAGES: Final = (
    MarriageValues(spades=100, clubs=80, diamonds=60, hearts=40),
    MarriageValues(spades=0, clubs=0, diamonds=0, hearts=0),
    MarriageValues(spades=400, clubs=400, diamonds=400, hearts=400),
)


class Cell(Struct, frozen=True):
    """One value of one option."""

    option: str
    value: Value

    def __str__(self) -> str:
        """Return the cell as it is written in a rules file, `dark=true`."""
        return f"{self.option}={spoken(self.value)}"


def spoken(value: Value) -> str:
    """Return a value as a rules file writes it."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case MarriageValues():
            return f"S{value.spades} C{value.clubs} D{value.diamonds} H{value.hearts}"
        case _:
            return str(value)


def telling_values(option: Option) -> tuple[Value, ...]:
    """Return every choice; of a range both ends and what the presets use."""
    if option.choices:
        return option.choices
    used = [getattr(preset.rules, option.id) for preset in PRESETS.values()]
    match option.type:
        case OptionType.BOOL:
            return (False, True)
        case OptionType.SUIT_MAP:
            return (None, *_MARRIAGES)
        case OptionType.INT_OR_NULL:
            return (None, *sorted({option.min, option.max, *used} - {None}))
        case _:
            return tuple(sorted({option.min, option.max, option.default, *used}))


def every_value(option: Option) -> Iterator[Value]:
    """Yield every value of an option, the telling ones first."""
    telling = telling_values(option)
    yield from telling
    if option.choices or option.min is None or option.max is None:
        return
    if option.type is OptionType.SUIT_MAP:
        return
    yield from (value for value in range(option.min, option.max + 1) if value not in telling)


TELLING: Final = {name: telling_values(option) for name, option in OPTIONS.items()}
CELLS: Final = tuple(
    chain.from_iterable((Cell(name, value) for value in TELLING[name]) for name in TELLING)
)
NUMBERS: Final = {cell: number for number, cell in enumerate(CELLS)}
"""Where a cell stands in CELLS."""

OF_OPTION: Final = {
    name: tuple(number for number, cell in enumerate(CELLS) if cell.option == name)
    for name in OPTIONS
}


def cells_of(rules: Rules) -> tuple[int, ...]:
    """Return the cells that these rules have; a value between the telling ones has none."""
    found = (NUMBERS.get(Cell(name, getattr(rules, name))) for name in OPTIONS)
    return tuple(number for number in found if number is not None)
