"""The review of a deal in words: what was decided, what it cost, what the cards allowed.

Sentences about the person say "you"; those about the others use their names and no past tense,
which would need a gender in some languages. What a choice is stands behind the name of whoever
makes it, or behind "best".
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.actions import (
    Action,
    Bid,
    ChoosePrikup,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
    ThrowIn,
    WriteOff,
)
from engine.coach.advice import Advice, Weighed
from engine.coach.steps import Allowed, Called, Choice, Step, Verdict
from thousand_qt.words.cards import card_list, card_name


def action_words(action: Action) -> str:
    """Say what a choice is, without who makes it."""
    match action:
        case Play(card=card, declare=None):
            return card_name(card)
        case Play(card=card):
            words = QCoreApplication.translate("Review", "{card}, declaring")
            return words.replace("{card}", card_name(card))
        case Bid(amount=amount):
            words = QCoreApplication.translate("Review", "bid {amount}")
            return words.replace("{amount}", str(amount))
        case Pass():
            return QCoreApplication.translate("Review", "pass")
        case PassCards(cards=cards):
            words = QCoreApplication.translate("Review", "give away {cards}")
            return words.replace("{cards}", card_list(cards))
        case NameContract(amount=amount):
            words = QCoreApplication.translate("Review", "play {contract}")
            return words.replace("{contract}", str(amount))
        case ChoosePrikup(place=place):
            words = QCoreApplication.translate("Review", "take prikup {number}")
            return words.replace("{number}", str(place + 1))
        case Rospis():
            return QCoreApplication.translate("Review", "give the deal up")
        case WriteOff():
            return QCoreApplication.translate("Review", "write the deal off")
        case ThrowIn():
            return QCoreApplication.translate("Review", "throw the deal in")
        case _:
            raise ValueError(f"{action} is not reviewed")


def decided(name: str, action: Action) -> str:
    """Say who decided what."""
    words = QCoreApplication.translate("Review", "{name}: {action}")
    return words.replace("{action}", action_words(action)).replace("{name}", name)


def verdict(step: Step) -> str:
    """Say what a decision cost."""
    declaring = step.seat == step.counted
    if step.forced:
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
    elif is_other_contract(step):
        words = QCoreApplication.translate("Review", "More could be made. Best: {best}.")
        if not step.best.made:
            words = QCoreApplication.translate(
                "Review", "No contract could be made; the least loses least. Best: {best}."
            )
    else:
        return QCoreApplication.translate("Review", "Nothing was better.")
    return words.replace("{points}", str(step.cost)).replace("{best}", best)


def is_other_contract(step: Step) -> bool:
    """Tell whether another contract than the named one would have been better on the sheet."""
    best = step.best.action
    return isinstance(best, NameContract) and best != step.played.action


def call_verdict(call: Called) -> str:
    """Say whether the cards bore a call out."""
    bid = isinstance(call.action, Bid)
    if call.verdict is Verdict.TOO_HIGH:
        words = QCoreApplication.translate(
            "Review", "The cards do not bear that much: {points} points at best. Best: {best}."
        )
    elif call.verdict is Verdict.TOO_LOW:
        words = QCoreApplication.translate(
            "Review", "The cards bear a bid: {points} points at best. Best: {best}."
        )
    elif bid:
        words = QCoreApplication.translate("Review", "The cards bear it: {points} points at best.")
    elif call.least is None:
        return QCoreApplication.translate("Review", "There was no other choice.")
    else:
        words = QCoreApplication.translate(
            "Review", "Nothing was better: the cards bring {points} points at best."
        )
    best = Pass() if bid or call.least is None else Bid(call.least)
    return words.replace("{points}", str(call.points)).replace("{best}", action_words(best))


def known_then(action: Action, advice: Advice) -> str:
    """Say what could be known when an action was chosen."""
    best, played = advice.best, advice.of(action)
    if not advice.arrangements:
        return _by_rule(action == best.action).replace("{best}", action_words(best.action))
    words = _judged(action == best.action, played is not None)
    said = f"{words} {_chances(best, None if played is best else played)}".strip()
    return said.replace("{best}", action_words(best.action))


def _chances(best: Weighed, played: Weighed | None) -> str:
    """Say how likely the contract is with the best choice, and with another one."""
    high, low = best.made, None if played is None else played.made
    if high is None and low is None:
        return ""
    if high is None:
        words = QCoreApplication.translate(
            "Review", "Chance of the contract with this choice: {low} %."
        )
    elif low is None:
        words = QCoreApplication.translate(
            "Review", "Chance of the contract with the best choice: {high} %."
        )
    else:
        words = QCoreApplication.translate(
            "Review",
            "Chance of the contract with the best choice: {high} %, with this one: {low} %.",
        )
    words = words.replace("{high}", str(round(100 * (high or 0))))
    return words.replace("{low}", str(round(100 * (low or 0))))


def _by_rule(is_best: bool) -> str:
    if is_best:
        return QCoreApplication.translate("Review", "By rule of thumb this is right.")
    return QCoreApplication.translate("Review", "By rule of thumb, better: {best}.")


def _judged(is_best: bool, is_weighed: bool) -> str:
    if is_best:
        return QCoreApplication.translate(
            "Review", "By what could be known then this was the best choice."
        )
    if is_weighed:
        return QCoreApplication.translate("Review", "By what could be known then, better: {best}.")
    return QCoreApplication.translate("Review", "By what could be known then, best: {best}.")


def after_each(name: str, mine: bool) -> str:
    """Head the list of what the declarer ends with."""
    if mine:
        return QCoreApplication.translate(
            "Review", "What you end with after each choice, if all play their best:"
        )
    return QCoreApplication.translate(
        "Review", "What {name} ends with after each choice, if all play their best:"
    ).replace("{name}", name)


def certain_after_each(name: str, mine: bool) -> str:
    """Head the list of what a player is sure of where nobody plays for a contract."""
    if mine:
        return QCoreApplication.translate(
            "Review", "What you are sure of after each choice, whatever the other player does:"
        )
    return QCoreApplication.translate(
        "Review", "What {name} is sure of after each choice, whatever the other player does:"
    ).replace("{name}", name)


def written_after_each(name: str, mine: bool) -> str:
    """Head the list of what the deal writes for the declarer."""
    if mine:
        return QCoreApplication.translate(
            "Review", "What is written for you after each choice, if all play their best:"
        )
    return QCoreApplication.translate(
        "Review", "What is written for {name} after each choice, if all play their best:"
    ).replace("{name}", name)


def with_prikup(name: str, mine: bool) -> str:
    """Head the list of what a seat ends with that wins the auction, and where it passes."""
    if mine:
        return QCoreApplication.translate(
            "Review", "What you end with as declarer, with this prikup, if all play their best:"
        )
    return QCoreApplication.translate(
        "Review", "What {name} ends with as declarer, with this prikup, if all play their best:"
    ).replace("{name}", name)


def choice_spoken(
    choice: Choice, *, contract: bool, best: bool, chosen: bool, written: str = ""
) -> str:
    """Say a line of such a list for those who hear it; `contract` says whether there is one."""
    parts = [action_words(choice.action)]
    if choice.points is not None:
        parts.append(points_words(choice.points))
    if written:
        words = QCoreApplication.translate("Review", "written: {points}")
        parts.append(words.replace("{points}", written))
    if contract:
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
