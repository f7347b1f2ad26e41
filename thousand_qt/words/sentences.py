"""What a club-mate would say at the table: whose turn it is, what was called, what was taken.

Sentences about the person say "you", sentences about the others use their names and the present
tense, which needs no gender in any language.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.cards import Card, Suit
from engine.events import (
    BidMade,
    ContractNamed,
    DarkDecided,
    Event,
    MarriageDeclared,
    Passed,
    RedealGranted,
    Surrendered,
)
from engine.scoring.types import Ending
from engine.state import ClaimRight
from thousand_qt.words.agreements import in_the_dark
from thousand_qt.words.cards import suit_of
from thousand_qt.words.marriages import marriage_called
from thousand_qt.words.scores import signed


def thinking(name: str) -> str:
    """Say that somebody chooses a call."""
    return QCoreApplication.translate("Table", "{name} thinks about a bid.").replace("{name}", name)


def passing(name: str) -> str:
    """Say that the declarer chooses the cards to give away."""
    return QCoreApplication.translate("Table", "{name} gives each of you a card.").replace(
        "{name}", name
    )


def naming(name: str) -> str:
    """Say that the declarer names the contract."""
    return QCoreApplication.translate("Table", "{name} names the contract.").replace("{name}", name)


def playing(name: str, leading: bool) -> str:
    """Say that somebody is to play."""
    sentence = (
        QCoreApplication.translate("Table", "{name} leads.")
        if leading
        else QCoreApplication.translate("Table", "{name} is to play.")
    )
    return sentence.replace("{name}", name)


def following(led: Suit, playable: Sequence[Card], trump: Suit | None) -> str:
    """Say what was led, and what the hand may play that holds none of it."""
    if any(card.suit is led for card in playable):
        words = QCoreApplication.translate("Table", "Your turn: {suit} were led.")
    elif playable and all(card.suit is trump for card in playable):
        words = QCoreApplication.translate("Table", "Your turn: {suit} were led, you must trump.")
    else:
        words = QCoreApplication.translate(
            "Table", "Your turn: {suit} were led, you may play any card."
        )
    return words.replace("{suit}", suit_of(led))


def dealing(name: str, mine: bool) -> str:
    """Say who deals."""
    if mine:
        return QCoreApplication.translate("Table", "You deal.")
    return QCoreApplication.translate("Table", "{name} deals.").replace("{name}", name)


def looking_at_cards() -> str:
    """Say that everybody is asked about a redeal."""
    return QCoreApplication.translate("Table", "Everybody looks at the cards.")


def takes_prikup(name: str, mine: bool, contract: int) -> str:
    """Say who takes the prikup and for how much, or that nobody has bid for it."""
    if not contract:
        sentence = (
            QCoreApplication.translate("Table", "You take the prikup without a bid.")
            if mine
            else QCoreApplication.translate("Table", "{name} takes the prikup without a bid.")
        )
        return sentence.replace("{name}", name)
    sentence = (
        QCoreApplication.translate("Table", "You take the prikup at {contract}.")
        if mine
        else QCoreApplication.translate("Table", "{name} takes the prikup at {contract}.")
    )
    return sentence.replace("{name}", name).replace("{contract}", str(contract))


def took_prikup(name: str, mine: bool) -> str:
    """Say who has taken the prikup that is looked at again."""
    if mine:
        return QCoreApplication.translate("Table", "You took these cards.")
    sentence = QCoreApplication.translate("Table", "{name} took these cards.")
    return sentence.replace("{name}", name)


def takes_trick(name: str, mine: bool, points: int) -> str:
    """Say who takes a trick and what it is worth."""
    sentence = (
        QCoreApplication.translate("Table", "You take the trick: {points}.")
        if mine
        else QCoreApplication.translate("Table", "{name} takes the trick: {points}.")
    )
    return sentence.replace("{name}", name).replace("{points}", signed(points))


def right_words(right: ClaimRight) -> str:
    """Say what gives the right to a new deal."""
    match right:
        case ClaimRight.FOUR_NINES:
            return QCoreApplication.translate("Table", "four nines")
        case ClaimRight.FOUR_JACKS:
            return QCoreApplication.translate("Table", "four jacks")
        case ClaimRight.THREE_NINES:
            return QCoreApplication.translate("Table", "three nines")
        case ClaimRight.LOW_HAND:
            return QCoreApplication.translate("Table", "a hand of few points")
        case ClaimRight.LOW_PRIKUP:
            return QCoreApplication.translate("Table", "a prikup of few points")
        case ClaimRight.PRIKUP_NINES:
            return QCoreApplication.translate("Table", "two nines in the prikup")
        case ClaimRight.PRIKUP_JACKS:
            return QCoreApplication.translate("Table", "three jacks in the prikup")


def redeal(name: str, mine: bool, right: ClaimRight) -> str:
    """Say who asked for a new deal and why it is granted."""
    sentence = (
        QCoreApplication.translate("Table", "You show {right}: the cards are dealt again.")
        if mine
        else QCoreApplication.translate("Table", "{name} shows {right}: the cards are dealt again.")
    )
    return sentence.replace("{name}", name).replace("{right}", right_words(right))


def pass_word() -> str:
    """Return what is said by somebody who leaves the auction."""
    return QCoreApplication.translate("Table", "Pass")


def _giving_up(form: Ending) -> str:
    """Return what a declarer says who gives the deal up in that form."""
    match form:
        case Ending.WRITE_OFF:
            return QCoreApplication.translate("Table", "I write the deal off")
        case Ending.THROW_IN:
            return QCoreApplication.translate("Table", "I throw the deal in")
        case _:
            return QCoreApplication.translate("Table", "I give the deal up")


def bubble(event: Event | None, seat: int) -> str:
    """Return what a seat says with this event, an empty text when it says nothing."""
    if event is None or getattr(event, "seat", None) != seat:
        return ""
    match event:
        case BidMade(amount=amount):
            return str(amount)
        case Passed():
            return pass_word()
        case ContractNamed(contract=contract):
            return QCoreApplication.translate("Table", "I play {contract}").replace(
                "{contract}", str(contract)
            )
        case Surrendered(form=form):
            return _giving_up(form)
        case MarriageDeclared(suit=suit, points=points, kind=kind):
            return marriage_called(suit, kind).replace("{points}", signed(points))
        case RedealGranted(right=right):
            return right_words(right)
        case DarkDecided(dark=True):
            return in_the_dark()
        case _:
            return ""
