"""Why a typed amount cannot be bid or played, with what can be."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication


def impossible_bid(typed: int, possible: Sequence[int]) -> str:
    """Say what can be bid instead; `possible` are the amounts from the least."""
    if len(possible) == 1:
        words = QCoreApplication.translate(
            "Refusal", "You cannot bid {typed}: only {least} is possible."
        )
    elif len(possible) == 2:
        words = QCoreApplication.translate(
            "Refusal", "You cannot bid {typed}: bid {least} or {most}."
        )
    elif begins_apart(possible):
        words = QCoreApplication.translate(
            "Refusal",
            "You cannot bid {typed}: bid {least}, or {next} to {most} in steps of {step}.",
        )
    else:
        words = QCoreApplication.translate(
            "Refusal", "You cannot bid {typed}: bid {least} to {most} in steps of {step}."
        )
    return _filled(words, typed, possible)


def impossible_contract(typed: int, possible: Sequence[int]) -> str:
    """Say what can be played instead; `possible` are the amounts from the least."""
    if len(possible) == 1:
        words = QCoreApplication.translate(
            "Refusal", "You cannot play {typed}: only {least} is possible."
        )
    elif len(possible) == 2:
        words = QCoreApplication.translate(
            "Refusal", "You cannot play {typed}: name {least} or {most}."
        )
    elif begins_apart(possible):
        words = QCoreApplication.translate(
            "Refusal",
            "You cannot play {typed}: name {least}, or {next} to {most} in steps of {step}.",
        )
    else:
        words = QCoreApplication.translate(
            "Refusal", "You cannot play {typed}: name {least} to {most} in steps of {step}."
        )
    return _filled(words, typed, possible)


def begins_apart(possible: Sequence[int]) -> bool:
    """Tell whether the least amount is no multiple of the step, as 121 before 125 and 130."""
    return len(possible) > 2 and possible[1] - possible[0] != possible[2] - possible[1]


def impossible_cut(typed: int, possible: Sequence[int]) -> str:
    """Say how many cards can be lifted instead; `possible` are the numbers from the least."""
    sentence = QCoreApplication.translate(
        "Refusal", "You cannot lift {typed} cards: lift {least} to {most}."
    )
    return _filled(sentence, typed, possible)


def _filled(sentence: str, typed: int, possible: Sequence[int]) -> str:
    # The first step is shorter where the least amount is the need of the barrel (ambiguity 45).
    step = max((high - low for low, high in pairwise(possible)), default=0)
    return (
        sentence.replace("{typed}", str(typed))
        .replace("{least}", str(possible[0]))
        .replace("{next}", str(possible[min(1, len(possible) - 1)]))
        .replace("{most}", str(possible[-1]))
        .replace("{step}", str(step))
    )
