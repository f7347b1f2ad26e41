"""The reasons of the score sheet in words (RULES.md 1.11; `engine.scoring.types.Reason`)."""

from PySide6.QtCore import QCoreApplication

from engine.scoring.types import Reason, ScoreLine


def signed(points: int) -> str:
    """Return points with their sign, with a true minus."""
    if points < 0:
        return f"−{-points}"
    return f"+{points}" if points else "0"


def number(value: int) -> str:
    """Return a total, with a true minus."""
    return f"−{-value}" if value < 0 else str(value)


def line_sentence(line: ScoreLine, times: int = 1) -> str:
    """Return why a line was written, without its points unless they are rounded.

    `times` is how often the deal counts, see `engine.scoring.times`.
    """
    rounded = line.points // times
    if line.reason is Reason.DEFENCE and rounded != line.basis:
        words = QCoreApplication.translate("Score", "Took {basis} in defence, rounded to {points}")
        words = words.replace("{points}", number(rounded))
    elif line.reason is Reason.BARREL_FALL and line.basis == 1:
        words = QCoreApplication.translate("Score", "Fell off the barrel after the only attempt")
    elif line.reason is Reason.BARREL_REACHED and not line.points:
        words = QCoreApplication.translate("Score", "Sat down on the barrel")
    else:
        words = _reason(line.reason)
    words = words.replace("{basis}", number(line.basis))
    if times == 1:
        return words
    return QCoreApplication.translate("Score", "{reason}, doubled").replace("{reason}", words)


def _reason(reason: Reason) -> str:
    return _barrel(reason) if reason.value.startswith("barrel") else _plain(reason)


def _plain(reason: Reason) -> str:
    match reason:
        case Reason.CONTRACT_MADE:
            return QCoreApplication.translate("Score", "Contract made with {basis}")
        case Reason.CONTRACT_FAILED:
            return QCoreApplication.translate("Score", "Contract failed with {basis}")
        case Reason.DEFENCE:
            return QCoreApplication.translate("Score", "Took {basis} in defence")
        case Reason.OWN_POINTS:
            return QCoreApplication.translate("Score", "Took {basis}")
        case Reason.SITTER:
            return QCoreApplication.translate("Score", "Sat out: the prikup is worth {basis}")
        case Reason.ROSPIS_COST:
            return QCoreApplication.translate("Score", "Gave up a contract of {basis}")
        case Reason.ROSPIS_SHARE:
            return QCoreApplication.translate("Score", "Share of the {basis} given up")
        case Reason.MARRIAGE_LAPSED:
            return QCoreApplication.translate("Score", "No trick: marriage of {basis} is void")
        case Reason.ON_BARREL:
            return QCoreApplication.translate("Score", "On the barrel: {basis} not written")
        case Reason.FROZEN:
            return QCoreApplication.translate(
                "Score", "Beside a barrel contract: {basis} not written"
            )
        case Reason.LOCKED:
            return QCoreApplication.translate(
                "Score", "Close to the end, only a contract counts: {basis} not written"
            )
        case Reason.NINES_BONUS:
            return QCoreApplication.translate("Score", "Held four nines")
        case Reason.BOLT:
            return QCoreApplication.translate("Score", "Bolt number {basis}")
        case Reason.BOLT_FINE:
            return QCoreApplication.translate("Score", "Fine for the bolts")
        case Reason.DOUBLE_BOLT:
            return QCoreApplication.translate("Score", "A bolt that counts as two, now {basis}")
        case Reason.WRITTEN_OFF:
            return QCoreApplication.translate("Score", "Wrote off a contract of {basis}")
        case Reason.THROWN_IN:
            return QCoreApplication.translate("Score", "Threw the deal in")
        case Reason.THROW_IN_SHARE:
            return QCoreApplication.translate("Score", "The deal was thrown in")
        case Reason.GOLDEN_RESET:
            return QCoreApplication.translate(
                "Score", "Nobody made a golden contract: back to zero from {basis}"
            )
        case Reason.CUT_FINE:
            return QCoreApplication.translate("Score", "Third nine in a row at the cut: fine")
        case Reason.REDEAL_FINE:
            return QCoreApplication.translate("Score", "Dealt again too often: fine of the dealer")
        case Reason.ROSPIS_FINE:
            return QCoreApplication.translate("Score", "Deal number {basis} given up is fined")
        case Reason.SLIP:
            return QCoreApplication.translate("Score", "Fine")
        case Reason.DUMP_TRUCK:
            return QCoreApplication.translate("Score", "Dump truck: exactly {basis}, back to zero")
        case Reason.TARGET_REACHED:
            return QCoreApplication.translate("Score", "Won the match with {basis}")
        case Reason.LOSS_FLOOR:
            return QCoreApplication.translate("Score", "Sank to {basis}: the match is over")
        case _:
            raise ValueError(f"{reason} has no sentence")


def _barrel(reason: Reason) -> str:
    match reason:
        case Reason.BARREL_WON:
            return QCoreApplication.translate("Score", "Made {basis} on the barrel")
        case Reason.BARREL_TOO_LITTLE:
            return QCoreApplication.translate("Score", "{basis} is too little on the barrel")
        case Reason.BARREL_MISSED:
            return QCoreApplication.translate("Score", "Failed on the barrel with {basis}")
        case Reason.BARREL_LEFT:
            return QCoreApplication.translate("Score", "Paid {basis} and left the barrel")
        case Reason.BARREL_GATHERED:
            return QCoreApplication.translate("Score", "Gathered {basis} on the barrel")
        case Reason.BARREL_FILLED:
            return QCoreApplication.translate("Score", "Gathered enough on the barrel: {basis}")
        case Reason.BARREL_ATTEMPT:
            return QCoreApplication.translate("Score", "Barrel: attempt number {basis} used")
        case Reason.BARREL_FALL:
            return QCoreApplication.translate("Score", "Fell off the barrel after {basis} attempts")
        case Reason.BARREL_REACHED:
            return QCoreApplication.translate("Score", "Sat down on the barrel with {basis}")
        case Reason.BARREL_KNOCKED_OFF:
            return QCoreApplication.translate("Score", "Knocked off the barrel by a newcomer")
        case Reason.BARREL_ALL_FALL:
            return QCoreApplication.translate(
                "Score", "Reached the barrel together with others: all of them fall"
            )
        case Reason.BARREL_ZEROED:
            return QCoreApplication.translate("Score", "Fall number {basis}: back to zero")
        case _:
            raise ValueError(f"{reason} has no sentence")
