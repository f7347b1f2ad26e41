"""The review of a deal in words: what was decided, what it cost, what the cards allowed.

Sentences about the person say "you"; those about the others use their names and no past tense,
which would need a gender in some languages.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.actions import (
    Action,
    ChoosePrikup,
    NameContract,
    PassCards,
    Play,
    Rospis,
    ThrowIn,
    WriteOff,
)
from engine.coach.steps import Allowed, Choice, Step
from thousand_qt.words.cards import card_list, card_name


def action_words(action: Action) -> str:
    """Say what a choice is, without who makes it."""
    match action:
        case Play(card=card, declare=None):
            return card_name(card)
        case Play(card=card):
            words = QCoreApplication.translate("Review", "{card}, declaring")
            return words.replace("{card}", card_name(card))
        case PassCards(cards=cards):
            words = QCoreApplication.translate("Review", "gives away {cards}")
            return words.replace("{cards}", card_list(cards))
        case NameContract(amount=amount):
            words = QCoreApplication.translate("Review", "plays {contract}")
            return words.replace("{contract}", str(amount))
        case ChoosePrikup(place=place):
            words = QCoreApplication.translate("Review", "takes prikup {number}")
            return words.replace("{number}", str(place + 1))
        case Rospis():
            return QCoreApplication.translate("Review", "gives the deal up")
        case WriteOff():
            return QCoreApplication.translate("Review", "writes the deal off")
        case ThrowIn():
            return QCoreApplication.translate("Review", "throws the deal in")
        case _:
            raise ValueError(f"{action} is not reviewed")


def decided(name: str, action: Action) -> str:
    """Say who decided what."""
    words = QCoreApplication.translate("Review", "{name}: {action}")
    return words.replace("{action}", action_words(action)).replace("{name}", name)


def verdict(step: Step, declaring: bool) -> str:
    """Say what a decision cost; `declaring` says whether the declarer took it."""
    if len(step.choices) == 1:
        return QCoreApplication.translate("Review", "There was no other choice.")
    best = action_words(step.best.action)
    if step.turned and declaring:
        words = QCoreApplication.translate("Review", "This gives the contract away. Best: {best}.")
    elif step.turned:
        words = QCoreApplication.translate(
            "Review", "This lets the contract through. Best: {best}."
        )
    elif step.cost:
        words = QCoreApplication.translate("Review", "It costs {points} points. Best: {best}.")
    else:
        return QCoreApplication.translate("Review", "Nothing was better.")
    return words.replace("{points}", str(step.cost)).replace("{best}", best)


def known_then(step: Step) -> str:
    """Say what could be known at a decision, an empty text where nobody was asked."""
    advice = step.advice
    if advice is None:
        return ""
    best, played = advice.best, advice.of(step.played.action)
    if played is None or best.action == step.played.action:
        words = QCoreApplication.translate(
            "Review", "By what could be known then this was the best choice."
        )
        if played is None:
            words = QCoreApplication.translate(
                "Review", "By what could be known then {best} was best."
            )
    else:
        words = QCoreApplication.translate(
            "Review", "By what could be known then {best} was better."
        )
    chances = [one.made for one in (best, played) if one is not None]
    told = [chance for chance in chances if chance is not None]
    if told and len(told) == len(chances):
        more = QCoreApplication.translate(
            "Review",
            "Chance of the contract with the best choice: {high} %, with this one: {low} %.",
        )
        words = f"{words} {more}".replace("{high}", str(round(100 * told[0])))
        words = words.replace("{low}", str(round(100 * told[-1])))
    return words.replace("{best}", action_words(best.action))


def after_each(name: str, mine: bool) -> str:
    """Head the list of what the declarer ends with."""
    if mine:
        return QCoreApplication.translate(
            "Review", "What you end with after each choice, if all play their best:"
        )
    return QCoreApplication.translate(
        "Review", "What {name} ends with after each choice, if all play their best:"
    ).replace("{name}", name)


def choice_spoken(choice: Choice, *, best: bool, chosen: bool) -> str:
    """Say a line of that list for those who hear it."""
    parts = [action_words(choice.action)]
    if choice.points is not None:
        parts.append(points_words(choice.points))
    parts.append(
        QCoreApplication.translate("Review", "the contract is made")
        if choice.made
        else QCoreApplication.translate("Review", "the contract is not made")
    )
    if best:
        parts.append(QCoreApplication.translate("Review", "best"))
    if chosen:
        parts.append(QCoreApplication.translate("Review", "chosen"))
    return ", ".join(parts)


def points_words(points: int) -> str:
    """Say a number of points."""
    words = QCoreApplication.translate("Review", "points: {points}")
    return words.replace("{points}", str(points))


def where_words(step: int, last: int) -> str:
    """Say at which decision one is."""
    if step >= last:
        return QCoreApplication.translate("Review", "End of the deal")
    words = QCoreApplication.translate("Review", "Decision {step} of {last}")
    return words.replace("{step}", str(step + 1)).replace("{last}", str(last))


def deal_words(number: int, last: int) -> str:
    """Say which deal is shown."""
    words = QCoreApplication.translate("Review", "Deal {deal} of {last}")
    return words.replace("{deal}", str(number)).replace("{last}", str(last))


def allowed_words(allowed: Sequence[Allowed], names: Sequence[str]) -> str:
    """Say the best contract that the cards allowed each player who took the prikup."""
    return " ".join(_allowed(one, names[one.seat]) for one in allowed)


def _allowed(one: Allowed, name: str) -> str:
    if one.contract is None:
        words = QCoreApplication.translate(
            "Review", "{name} could make no contract: {points} points at best."
        )
    else:
        words = QCoreApplication.translate(
            "Review", "{name} could play {contract}: {points} points at best."
        )
    words = words.replace("{contract}", str(one.contract)).replace("{points}", str(one.points))
    return words.replace("{name}", name)


def working_words(done: int, last: int) -> str:
    """Say how much is weighed by now."""
    if done >= last:
        return QCoreApplication.translate("Review", "Looking for the best contracts…")
    words = QCoreApplication.translate("Review", "Weighing decision {step} of {last}…")
    return words.replace("{step}", str(done + 1)).replace("{last}", str(last))


def no_contract() -> str:
    """Say why nothing is weighed."""
    return QCoreApplication.translate(
        "Review", "Nobody plays for a contract here, so nothing is weighed."
    )


def cannot_weigh() -> str:
    """Say that the search failed."""
    return QCoreApplication.translate(
        "Review", "The decisions could not be weighed; the reason is in the log."
    )


def nothing_to_review() -> str:
    """Say that there is no deal to look back at."""
    return QCoreApplication.translate("Review", "No deal of this match has been finished yet.")


def reading() -> str:
    """Say that the match is being read."""
    return QCoreApplication.translate("Review", "Reading the match…")
