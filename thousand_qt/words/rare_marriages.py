"""Marriages that only some tables know, in words."""

from PySide6.QtCore import QCoreApplication

from engine.cards import Suit


def half_called(suit: Suit) -> str:
    """Return what a player says who declares queen and jack; `{points}` stands for their worth."""
    match suit:
        case Suit.SPADES:
            return QCoreApplication.translate("Table", "Half marriage of spades: {points}")
        case Suit.CLUBS:
            return QCoreApplication.translate("Table", "Half marriage of clubs: {points}")
        case Suit.DIAMONDS:
            return QCoreApplication.translate("Table", "Half marriage of diamonds: {points}")
        case Suit.HEARTS:
            return QCoreApplication.translate("Table", "Half marriage of hearts: {points}")


def aces_called() -> str:
    """Return what a player says who declares four aces."""
    return QCoreApplication.translate("Table", "Four aces: {points}")


def nines_called() -> str:
    """Return what a player says who declares four nines."""
    return QCoreApplication.translate("Table", "Four nines: {points}")
