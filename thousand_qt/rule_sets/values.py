"""Option values as numbers and back, for the short code."""

from engine.rules import OPTIONS, MarriageValues, Option, OptionType, Value

_MARRIAGES = ("spades", "clubs", "diamonds", "hearts")


def count(option: Option) -> int:
    """Return how many values the option has."""
    if option.type is OptionType.BOOL:
        return 2
    if option.choices:
        return len(option.choices)
    numbers = _numbers(option)
    match option.type:
        case OptionType.INT_OR_NULL:
            return numbers + 1
        case OptionType.SUIT_MAP:
            return int(numbers ** len(_MARRIAGES)) + 1
        case _:
            return numbers


def place(option: Option, value: Value) -> int:
    """Return the place of a value among those of the option; ValueError if it has no such."""
    if option.type is OptionType.BOOL:
        return int(value is True)
    if option.choices:
        return option.choices.index(value)
    match option.type:
        case OptionType.INT_OR_NULL:
            return 0 if value is None else 1 + _offset(option, value)
        case OptionType.SUIT_MAP:
            return 0 if value is None else 1 + _packed(option, value)
        case _:
            return _offset(option, value)


def value_at(option: Option, at: int) -> Value:
    """Return the value at a place below `count`."""
    if option.type is OptionType.BOOL:
        return at == 1
    if option.choices:
        return option.choices[at]
    low = option.min or 0
    match option.type:
        case OptionType.INT_OR_NULL:
            return None if at == 0 else low + at - 1
        case OptionType.SUIT_MAP:
            return None if at == 0 else _unpacked(option, at - 1)
        case _:
            return low + at


def _numbers(option: Option) -> int:
    return (option.max or 0) - (option.min or 0) + 1


def _offset(option: Option, value: Value) -> int:
    offset = value - (option.min or 0) if isinstance(value, int) else -1
    if not 0 <= offset < _numbers(option):
        raise ValueError(f"{option.id} cannot be {value!r}")
    return offset


def _packed(option: Option, value: Value) -> int:
    packed = 0
    for suit in _MARRIAGES:
        packed = packed * _numbers(option) + _offset(option, getattr(value, suit, None))
    return packed


def _unpacked(option: Option, packed: int) -> MarriageValues:
    worth: dict[str, int] = {}
    for suit in reversed(_MARRIAGES):
        packed, offset = divmod(packed, _numbers(option))
        worth[suit] = (option.min or 0) + offset
    return MarriageValues(**worth)


IDS = tuple(OPTIONS)
"""The option at each place; a new option or value asks for a new version of the code."""
