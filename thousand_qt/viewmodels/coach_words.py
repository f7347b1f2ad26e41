"""What the coach says about a decision: the best choice, why, and how sure that is."""

from PySide6.QtCore import QCoreApplication

from engine.actions import Action
from engine.coach.advice import Advice
from engine.coach.claim import Claim, Claimed
from thousand_qt.viewmodels.deal_review_words import action_words
from thousand_qt.words.cards import card_list
from thousand_qt.words.coach import claim_words


def best_words(action: Action) -> str:
    """Say which choice is best."""
    words = QCoreApplication.translate("Coach", "Best: {choice}")
    return words.replace("{choice}", action_words(action))


def basis_words(advice: Advice) -> str:
    """Say what an advice rests on."""
    if not advice.arrangements:
        return QCoreApplication.translate("Coach", "By rule of thumb; nothing was weighed.")
    if advice.every and advice.arrangements == 1:
        return QCoreApplication.translate("Coach", "The hidden cards can lie in one way only.")
    if advice.every:
        words = QCoreApplication.translate(
            "Coach", "Weighed in all {count} ways in which the hidden cards can lie."
        )
    else:
        words = QCoreApplication.translate(
            "Coach", "Weighed in {count} ways in which the hidden cards may lie."
        )
    return words.replace("{count}", str(advice.arrangements))


def thinking() -> str:
    """Say that the coach is at it."""
    return QCoreApplication.translate("Coach", "Thinking…")


def not_asked() -> str:
    """Say that there is nothing to advise."""
    return QCoreApplication.translate("Coach", "You have nothing to decide now.")


def only_choice() -> str:
    """Say that there is one choice alone."""
    return QCoreApplication.translate("Coach", "There is no other choice.")


def no_opinion() -> str:
    """Say that nobody can weigh this."""
    return QCoreApplication.translate("Coach", "The coach has no opinion about this decision.")


def chance_heading() -> str:
    """Head the bars."""
    return QCoreApplication.translate("Coach", "Chance that the contract holds:")


def expected_words(points: float) -> str:
    """Say what a bidder would take."""
    words = QCoreApplication.translate(
        "Coach", "As declarer you would take {points} points on average."
    )
    return words.replace("{points}", str(round(points)))


def percent(chance: float) -> str:
    """Return a chance as a figure."""
    words = QCoreApplication.translate("Coach", "{percent} %")
    return words.replace("{percent}", str(round(100 * chance)))


def odds_words(chance: float) -> str:
    """Say beside the strip how likely the contract is."""
    words = QCoreApplication.translate("Coach", "holds by what you know: {percent}")
    return words.replace("{percent}", percent(chance))


def rest_words(found: Claim) -> str:
    """Say why the rest of the deal is certain."""
    if found.claimed is Claimed.NOTHING:
        return claim_words(found)
    words = QCoreApplication.translate("Coach", "{claim} In this order: {cards}.")
    words = words.replace("{cards}", card_list(play.card for play in found.line))
    return words.replace("{claim}", claim_words(found))


def finish_words() -> str:
    """Name the button that plays the certain rest."""
    return QCoreApplication.translate("Coach", "Finish the deal")
