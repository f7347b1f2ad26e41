"""Phrases with a small number in them, one sentence each: lupdate finds no plurals in Python."""

from typing import Literal

from thousand_qt.rulebook.say import filled, translate


def attempts(count: int) -> str:
    """Say how often somebody may try from the barrel."""
    match count:
        case 1:
            return translate("Rules", "You have one attempt on the barrel.")
        case 2:
            return translate("Rules", "You have two attempts on the barrel.")
        case 3:
            return translate("Rules", "You have three attempts on the barrel.")
        case 4:
            return translate("Rules", "You have four attempts on the barrel.")
        case _:
            words = translate("Rules", "You have {count} attempts on the barrel.")
            return filled(words, count=count)


def rospis_free(count: int) -> str:
    """Say how many rospis cost nothing."""
    match count:
        case 1:
            return translate("Rules", "A player's first rospis in a match costs nothing.")
        case 2:
            return translate("Rules", "A player's first two rospis in a match cost nothing.")
        case _:
            return translate("Rules", "A player's first three rospis in a match cost nothing.")


def rospis_most(count: int) -> str:
    """Say how many rospis a player has in a match."""
    match count:
        case 1:
            return translate("Rules", "A player may do it once in a match.")
        case 2:
            return translate("Rules", "A player may do it twice in a match.")
        case _:
            return translate("Rules", "A player may do it three times in a match.")


def bolts_in_all(limit: Literal[3, 5]) -> str:
    """Say which bolt of a match is fined; `{fine}` stands for how much."""
    match limit:
        case 3:
            return translate("Rules", "Every third bolt costs {fine} points.")
        case 5:
            return translate("Rules", "Every fifth bolt costs {fine} points.")


def bolts_running(limit: Literal[3, 5]) -> str:
    """Say how many bolts running are fined; `{fine}` stands for how much."""
    match limit:
        case 3:
            return translate(
                "Rules",
                "Three bolts in deals running cost {fine} points. A deal without a bolt wipes the"
                " earlier ones away.",
            )
        case 5:
            return translate(
                "Rules",
                "Five bolts in deals running cost {fine} points. A deal without a bolt wipes the"
                " earlier ones away.",
            )
