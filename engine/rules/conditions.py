"""When an option matters: conditions on other options as data (RULES.md 2.4a, rule 18).

They are records and not functions so that a rules editor can show why an option is greyed.
"""

from __future__ import annotations

from msgspec import Struct


class OneOf(Struct, frozen=True, tag="one_of"):
    """Hold when the option has one of the values."""

    option: str
    values: tuple[bool | int | str, ...]


class NoneOf(Struct, frozen=True, tag="none_of"):
    """Hold when the option has none of the values."""

    option: str
    values: tuple[bool | int | str, ...]


class Above(Struct, frozen=True, tag="above"):
    """Hold when the option's number is greater than the bound."""

    option: str
    bound: int


class AllOf(Struct, frozen=True, tag="all_of"):
    """Hold when every part holds."""

    parts: tuple[Condition, ...]


class AnyOf(Struct, frozen=True, tag="any_of"):
    """Hold when at least one part holds."""

    parts: tuple[Condition, ...]


Condition = OneOf | NoneOf | Above | AllOf | AnyOf
