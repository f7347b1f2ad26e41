"""The names of cards and suits in the spoken language.

A suit has two forms, because many languages need them: by itself ("hearts are trump") and as the
suit of something ("ace of hearts").
"""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from engine.cards import Card, Rank, Suit


def suit_name(suit: Suit) -> str:
    """Return the name of a suit by itself."""
    match suit:
        case Suit.SPADES:
            return QCoreApplication.translate("Card", "spades")
        case Suit.CLUBS:
            return QCoreApplication.translate("Card", "clubs")
        case Suit.DIAMONDS:
            return QCoreApplication.translate("Card", "diamonds")
        case Suit.HEARTS:
            return QCoreApplication.translate("Card", "hearts")


def suit_of(suit: Suit) -> str:
    """Return the name of a suit as it stands in "ace of hearts" or "marriage of hearts"."""
    match suit:
        case Suit.SPADES:
            return QCoreApplication.translate("Card", "spades", "ace of spades")
        case Suit.CLUBS:
            return QCoreApplication.translate("Card", "clubs", "ace of clubs")
        case Suit.DIAMONDS:
            return QCoreApplication.translate("Card", "diamonds", "ace of diamonds")
        case Suit.HEARTS:
            return QCoreApplication.translate("Card", "hearts", "ace of hearts")


def rank_name(rank: Rank) -> str:
    """Return the name of a rank."""
    match rank:
        case Rank.ACE:
            return QCoreApplication.translate("Card", "ace")
        case Rank.TEN:
            return QCoreApplication.translate("Card", "ten")
        case Rank.KING:
            return QCoreApplication.translate("Card", "king")
        case Rank.QUEEN:
            return QCoreApplication.translate("Card", "queen")
        case Rank.JACK:
            return QCoreApplication.translate("Card", "jack")
        case Rank.NINE:
            return QCoreApplication.translate("Card", "nine")


def card_name(card: Card) -> str:
    """Return the name of a card in words, such as "ace of hearts"."""
    sentence = QCoreApplication.translate("Card", "{rank} of {suit}")
    return sentence.replace("{rank}", rank_name(card.rank)).replace("{suit}", suit_of(card.suit))


def hidden_card_name() -> str:
    """Return what a card is called whose face cannot be seen."""
    return QCoreApplication.translate("Card", "face-down card")


def card_list(cards: Iterable[Card]) -> str:
    """Return the names of several cards, separated by commas."""
    return ", ".join(card_name(card) for card in cards)


def suit_list(suits: Iterable[Suit]) -> str:
    """Return the names of several suits, separated by commas."""
    return ", ".join(suit_name(suit) for suit in suits)
