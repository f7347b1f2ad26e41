"""Why a typed amount cannot be bid or played, with what can be."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication


def impossible_bid(typed: int, possible: Sequence[int]) -> str:
    """Say what can be bid instead; `possible` are the amounts from the least."""
    sentence = (
        QCoreApplication.translate("Refusal", "You cannot bid {typed}: only {least} is possible.")
        if len(possible) == 1
        else QCoreApplication.translate(
            "Refusal", "You cannot bid {typed}: bid {least} to {most} in steps of {step}."
        )
    )
    return _filled(sentence, typed, possible)


def impossible_contract(typed: int, possible: Sequence[int]) -> str:
    """Say what can be played instead; `possible` are the amounts from the least."""
    sentence = (
        QCoreApplication.translate("Refusal", "You cannot play {typed}: only {least} is possible.")
        if len(possible) == 1
        else QCoreApplication.translate(
            "Refusal", "You cannot play {typed}: name {least} to {most} in steps of {step}."
        )
    )
    return _filled(sentence, typed, possible)


def impossible_cut(typed: int, possible: Sequence[int]) -> str:
    """Say how many cards can be lifted instead; `possible` are the numbers from the least."""
    sentence = QCoreApplication.translate(
        "Refusal", "You cannot lift {typed} cards: lift {least} to {most}."
    )
    return _filled(sentence, typed, possible)


def _filled(sentence: str, typed: int, possible: Sequence[int]) -> str:
    step = min((high - low for low, high in pairwise(possible)), default=0)
    return (
        sentence.replace("{typed}", str(typed))
        .replace("{least}", str(possible[0]))
        .replace("{most}", str(possible[-1]))
        .replace("{step}", str(step))
    )
