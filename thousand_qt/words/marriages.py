"""Marriages in words: a whole sentence for each suit, because languages bend the suit's name."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from engine.cards import Suit
from engine.marriages import is_pair
from engine.state import MarriageKind
from thousand_qt.words.cards import suit_name, suit_of
from thousand_qt.words.rare_marriages import aces_called, half_called, nines_called


def marriage_called(suit: Suit, kind: MarriageKind = MarriageKind.MARRIAGE) -> str:
    """Return what a player says who declares; `{points}` stands for its worth."""
    match kind:
        case MarriageKind.MARRIAGE:
            return _pair_called(suit)
        case MarriageKind.HALF:
            return half_called(suit)
        case MarriageKind.ACES:
            return aces_called()
        case MarriageKind.NINES:
            return nines_called()


def _pair_called(suit: Suit) -> str:
    match suit:
        case Suit.SPADES:
            return QCoreApplication.translate("Table", "Marriage of spades: {points}")
        case Suit.CLUBS:
            return QCoreApplication.translate("Table", "Marriage of clubs: {points}")
        case Suit.DIAMONDS:
            return QCoreApplication.translate("Table", "Marriage of diamonds: {points}")
        case Suit.HEARTS:
            return QCoreApplication.translate("Table", "Marriage of hearts: {points}")


def trump_stays(trump: Suit | None) -> str:
    """Say which trump there is after a marriage that did not become it."""
    if trump is None:
        return QCoreApplication.translate("Table", "There is still no trump.")
    words = QCoreApplication.translate("Table", "The trump stays: {suit}.")
    return words.replace("{suit}", suit_name(trump))


def keeps_trump(kind: MarriageKind, trump: bool) -> bool:
    """Tell whether a pair was declared for its points only (`marriage_trump_choice`)."""
    return is_pair(kind) and not trump


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


def marriage_list(marriages: Iterable[tuple[MarriageKind, Suit]]) -> str:
    """Return several marriages, separated by commas: the usual ones by their suits alone."""
    return ", ".join(_listed(kind, suit) for kind, suit in marriages)


def _listed(kind: MarriageKind, suit: Suit) -> str:
    match kind:
        case MarriageKind.MARRIAGE:
            return suit_name(suit)
        case MarriageKind.HALF:
            words = QCoreApplication.translate("Table", "queen and jack of {suit}")
            return words.replace("{suit}", suit_of(suit))
        case MarriageKind.ACES:
            return QCoreApplication.translate("Table", "four aces")
        case MarriageKind.NINES:
            return QCoreApplication.translate("Table", "four nines")
