"""Marriages in words: a whole sentence for each suit, because languages bend the suit's name."""

from PySide6.QtCore import QCoreApplication

from engine.cards import Suit


def marriage_called(suit: Suit) -> str:
    """Return what a player says who declares; `{points}` stands for its worth."""
    match suit:
        case Suit.SPADES:
            return QCoreApplication.translate("Table", "Marriage of spades: {points}")
        case Suit.CLUBS:
            return QCoreApplication.translate("Table", "Marriage of clubs: {points}")
        case Suit.DIAMONDS:
            return QCoreApplication.translate("Table", "Marriage of diamonds: {points}")
        case Suit.HEARTS:
            return QCoreApplication.translate("Table", "Marriage of hearts: {points}")


def marriage_question(suit: Suit) -> str:
    """Ask whether a marriage is to be declared."""
    match suit:
        case Suit.SPADES:
            return QCoreApplication.translate("Table", "Declare the marriage of spades?")
        case Suit.CLUBS:
            return QCoreApplication.translate("Table", "Declare the marriage of clubs?")
        case Suit.DIAMONDS:
            return QCoreApplication.translate("Table", "Declare the marriage of diamonds?")
        case Suit.HEARTS:
            return QCoreApplication.translate("Table", "Declare the marriage of hearts?")
