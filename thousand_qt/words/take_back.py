"""Why a decision cannot be taken back, in one sentence."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.undo import Bar, Barrier
from thousand_qt.words.cards import card_name


def barred(barrier: Barrier, names: Sequence[str]) -> str:
    """Return the sentence for a barrier; `names` are the players by seat."""
    sentence = _sentence(barrier.bar)
    if barrier.seat is not None:
        sentence = sentence.replace("{name}", names[barrier.seat])
    if barrier.card is not None:
        sentence = sentence.replace("{card}", card_name(barrier.card))
    return sentence


def not_alone() -> str:
    """Say that nothing is taken back where several people play."""
    return QCoreApplication.translate(
        "TakeBack", "With other people at the table nothing can be taken back."
    )


def _sentence(bar: Bar) -> str:
    match bar:
        case Bar.NOTHING:
            return QCoreApplication.translate(
                "TakeBack", "You have not decided anything in this deal yet."
            )
        case Bar.PLAYED:
            return QCoreApplication.translate("TakeBack", "{name} has played the {card} since.")
        case Bar.PRIKUP:
            return QCoreApplication.translate("TakeBack", "The prikup has been turned over since.")
        case Bar.HAND:
            return QCoreApplication.translate("TakeBack", "You have seen your cards since.")
        case Bar.DRAWN:
            return QCoreApplication.translate("TakeBack", "You have drawn the {card} since.")
        case Bar.BANK:
            return QCoreApplication.translate(
                "TakeBack", "The cards that were laid aside have been turned over since."
            )
        case Bar.GIFT:
            return QCoreApplication.translate("TakeBack", "{name} has passed the {card} since.")
        case Bar.CLAIM:
            return QCoreApplication.translate("TakeBack", "{name} has asked for a new deal since.")
        case Bar.CUT:
            return QCoreApplication.translate("TakeBack", "The pack is cut, and a cut stands.")
        case Bar.SCORED:
            return QCoreApplication.translate("TakeBack", "The deal has been scored.")
