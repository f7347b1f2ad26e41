"""What the coach says of a choice and of the rest of a deal, in the spoken language.

The sentences are about "it", the choice that they stand beside. Numbers stand by themselves, so
that no language has to bend a word after them.
"""

from PySide6.QtCore import QCoreApplication

from engine.coach.claim import Claim, Claimed
from engine.coach.reasons import Because, Why
from thousand_qt.words.cards import suit_of


def reason_words(because: Because) -> str:
    """Say why a choice is good."""
    sentence = _sentence(because.why)
    if because.suit is not None:
        sentence = sentence.replace("{suit}", suit_of(because.suit))
    return sentence.replace("{points}", str(because.points)).replace("{count}", str(because.count))


def _sentence(why: Why) -> str:
    match why:
        case (
            Why.PASSES_LITTLE
            | Why.EMPTIES_SUIT
            | Why.BEST_ON_AVERAGE
            | Why.ONLY_CARD
            | Why.WINS_REST
            | Why.MAKES_CONTRACT
            | Why.BREAKS_CONTRACT
        ):
            return _of_the_deal(why)
        case Why.HOLDS_MARRIAGE | Why.HOLDS_ACES | Why.NO_MARRIAGE | Why.NO_ACE | Why.LEAST:
            return _of_the_call(why)
        case _:
            return _of_the_trick(why)


def _of_the_deal(why: Why) -> str:
    """Say what concerns the hand or the whole deal."""
    match why:
        case Why.ONLY_CARD:
            return QCoreApplication.translate("Coach", "No other card may be played.")
        case Why.WINS_REST:
            return QCoreApplication.translate("Coach", "All the tricks that are left are certain.")
        case Why.MAKES_CONTRACT:
            return QCoreApplication.translate(
                "Coach", "It makes the contract: at least {points} points."
            )
        case Why.BREAKS_CONTRACT:
            return QCoreApplication.translate(
                "Coach", "It breaks the contract: at most {points} points are left for it."
            )
        case Why.PASSES_LITTLE:
            return QCoreApplication.translate(
                "Coach", "No other cards are worth fewer points: {points}."
            )
        case Why.EMPTIES_SUIT:
            return QCoreApplication.translate("Coach", "It leaves no {suit} in the hand.")
        case _:
            return QCoreApplication.translate("Coach", "It is the best on average.")


def _of_the_call(why: Why) -> str:
    """Say what concerns a call or a contract."""
    match why:
        case Why.HOLDS_MARRIAGE:
            return QCoreApplication.translate("Coach", "You hold the marriage of {suit}: {points}.")
        case Why.HOLDS_ACES:
            return QCoreApplication.translate("Coach", "Aces in your hand: {count}.")
        case Why.NO_MARRIAGE:
            return QCoreApplication.translate("Coach", "You hold no marriage.")
        case Why.NO_ACE:
            return QCoreApplication.translate("Coach", "You hold no ace.")
        case _:
            return QCoreApplication.translate("Coach", "Nothing lower can be named.")


def _of_the_trick(why: Why) -> str:
    """Say what concerns the trick that is played."""
    match why:
        case Why.DECLARES:
            return QCoreApplication.translate("Coach", "It declares a marriage: {points}.")
        case Why.OPENS_MARRIAGE:
            return QCoreApplication.translate(
                "Coach", "It takes the trick, and the marriage of {suit} can be declared next."
            )
        case Why.TAKES:
            return QCoreApplication.translate("Coach", "It takes the trick: {points}.")
        case Why.TAKES_CHEAPLY:
            return QCoreApplication.translate(
                "Coach", "It is the cheapest card that takes the trick: {points}."
            )
        case Why.NOBODY_BEATS:
            return QCoreApplication.translate("Coach", "Nobody can beat it.")
        case Why.HIGHEST_LEFT:
            return QCoreApplication.translate(
                "Coach", "The others hold nothing higher in its suit: only a trump beats it."
            )
        case Why.DRAWS_TRUMPS:
            return QCoreApplication.translate(
                "Coach", "It draws trumps; the others hold at most {count}."
            )
        case Why.RUFFS:
            return QCoreApplication.translate("Coach", "It trumps the lead of {suit}.")
        case Why.FEEDS_PARTNER:
            return QCoreApplication.translate(
                "Coach", "The trick is the partner's, and it adds {points} to it."
            )
        case Why.FORCES_RUFF:
            return QCoreApplication.translate(
                "Coach", "The declarer has no {suit} and must trump if possible."
            )
        case Why.CANNOT_TAKE:
            return QCoreApplication.translate(
                "Coach",
                "None of your cards takes the trick, and it gives the fewest points: {points}.",
            )
        case Why.KEEPS_MARRIAGE:
            return QCoreApplication.translate("Coach", "It keeps the marriage of {suit} together.")
        case _:
            return QCoreApplication.translate(
                "Coach", "The trick is lost, and it gives the fewest points: {points}."
            )


def claim_words(claim: Claim) -> str:
    """Say what a person who is to play can take for certain."""
    if claim.claimed is Claimed.ALL:
        return QCoreApplication.translate("Coach", "All the tricks that are left are yours.")
    return QCoreApplication.translate("Coach", "You take no trick any more.")


def settled_words() -> str:
    """Say that nothing can change any more."""
    return QCoreApplication.translate(
        "Coach", "Whatever anybody plays, the deal ends with the same points."
    )
