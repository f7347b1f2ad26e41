"""What is said in the phases that only some agreements create: who does what, and what it means."""

from PySide6.QtCore import QCoreApplication

from engine.events import PackCut
from engine.rules import Rules
from engine.state import CutOutcome
from thousand_qt.words.cards import card_name


def cutting(name: str) -> str:
    """Say that somebody cuts the pack."""
    return QCoreApplication.translate("Table", "{name} cuts the pack.").replace("{name}", name)


def deciding_dark(name: str) -> str:
    """Say that forehand decides about a dark game."""
    return QCoreApplication.translate("Table", "{name} decides about a dark game.").replace(
        "{name}", name
    )


def choosing_prikup(name: str) -> str:
    """Say that the declarer chooses one of two prikups."""
    return QCoreApplication.translate("Table", "{name} chooses a prikup.").replace("{name}", name)


def laying_away(name: str) -> str:
    """Say that the declarer of two chooses the cards that leave the hand."""
    return QCoreApplication.translate("Table", "{name} chooses the cards to give away.").replace(
        "{name}", name
    )


def sitting_out() -> str:
    """Say that the person does not play in this deal."""
    return QCoreApplication.translate("Table", "You sit this deal out.")


def nobody_bids() -> str:
    """Say that nobody bid and the cards are dealt again."""
    return QCoreApplication.translate("Table", "Nobody bids: the cards are dealt again.")


def prikup_without_bid(name: str, mine: bool) -> str:
    """Say that the last hand takes the prikup because nobody bid."""
    if mine:
        return QCoreApplication.translate("Table", "Nobody bids: you take the prikup.")
    words = QCoreApplication.translate("Table", "Nobody bids: {name} takes the prikup.")
    return words.replace("{name}", name)


def in_the_dark() -> str:
    """Return what is said by somebody who plays in the dark."""
    return QCoreApplication.translate("Table", "In the dark!")


def cut_result(event: PackCut) -> str:
    """Say what lay at the bottom and what comes of it; an empty text where it does not matter."""
    words = _outcome(event.outcome)
    return words.replace("{card}", card_name(event.bottom)) if event.bottom is not None else ""


def _outcome(outcome: CutOutcome) -> str:
    match outcome:
        case CutOutcome.ACCEPTED:
            return ""
        case CutOutcome.AGAIN:
            return QCoreApplication.translate(
                "Table", "At the bottom: {card}. The cut is made anew."
            )
        case CutOutcome.FINED:
            return QCoreApplication.translate(
                "Table", "At the bottom: {card}, the third nine in a row. That costs a fine."
            )
        case CutOutcome.FINED_PASSES_ON:
            return QCoreApplication.translate(
                "Table",
                "At the bottom: {card}, the third nine in a row. That costs a fine and the deal "
                "passes on.",
            )
        case CutOutcome.BURIED:
            return QCoreApplication.translate(
                "Table", "At the bottom: {card}. The dealer moves it into the middle."
            )
        case CutOutcome.DEALER_CUTS:
            return QCoreApplication.translate(
                "Table", "At the bottom: {card}. The dealer cuts once himself."
            )
        case CutOutcome.RESHUFFLED:
            return QCoreApplication.translate(
                "Table", "At the bottom: {card}. The pack is shuffled and cut anew."
            )


def bank_taken(name: str, mine: bool, points: str) -> str:
    """Say who gets the points of the cards that nobody played."""
    words = (
        QCoreApplication.translate("Table", "The cards laid aside go to you: {points}.")
        if mine
        else QCoreApplication.translate("Table", "The cards laid aside go to {name}: {points}.")
    )
    return words.replace("{points}", points).replace("{name}", name)


def bank_shown() -> str:
    """Say that the cards that nobody played count for nobody."""
    return QCoreApplication.translate("Table", "The cards laid aside count for nobody.")


def golden_banner(deal: int, deals: int) -> str:
    """Say that this is a golden deal, and what that means."""
    words = QCoreApplication.translate("Table", "Golden deal {deal} of {all}: everything doubled")
    return words.replace("{deal}", str(deal)).replace("{all}", str(deals))


def dark_banner(everybody: bool) -> str:
    """Say what a dark game means."""
    if everybody:
        return QCoreApplication.translate("Table", "Dark game: everything doubled")
    return QCoreApplication.translate("Table", "Dark game: the declarer doubled")


def stock_banner(rules: Rules, count: int) -> str:
    """Say how many cards are still to be drawn, and what changes when none are."""
    if count:
        words = QCoreApplication.translate("Table", "Cards in the stock: {count}")
        return words.replace("{count}", str(count))
    if rules.draw_follow == "free":
        return QCoreApplication.translate("Table", "The stock is empty: suit must be followed now")
    return ""


def no_contract() -> str:
    """Say that the deal has no contract."""
    return QCoreApplication.translate("Table", "Everybody plays for himself")
