"""Arguments that several commands take, refused with a sentence when they do not fit."""

import argparse
from collections.abc import Callable

__all__ = ["whole_number"]

_DIGITS = 40
"""More digits than any number that makes sense here."""


def whole_number(least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """Return a reader of a whole number within these bounds, for `type=` of an argument."""
    bounds = ""
    if least is not None:
        bounds = f" of at least {least}" if most is None else f" from {least} to {most}"

    def read(text: str) -> int:
        wrong = argparse.ArgumentTypeError(f"must be a whole number{bounds}, not {text[:_DIGITS]}")
        if len(text) > _DIGITS:
            raise wrong
        try:
            number = int(text)
        except ValueError:
            raise wrong from None
        if (least is not None and number < least) or (most is not None and number > most):
            raise wrong
        return number

    return read
