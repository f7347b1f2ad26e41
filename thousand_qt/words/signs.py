"""The signs of the score sheet: which a deal writes, and what each means."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication

from engine.scoring.types import Reason, ScoreLine


class Sign(msgspec.Struct, frozen=True):
    """A sign beside a total: the name of an icon, and a figure that belongs to it."""

    symbol: str
    figure: str = ""


DECLARER: Final = Sign("declarer")
HUNDRED: Final = Sign("hundred")
"""The declarer whom nobody outbid at the compulsory bid, and who left it at that."""

_PLAIN: Final = {
    Reason.BOLT: "bolt",
    Reason.DOUBLE_BOLT: "bolt",
    Reason.BOLT_FINE: "bolt-fine",
    Reason.SITTER: "pause",
    Reason.ROSPIS_COST: "rospis",
    Reason.WRITTEN_OFF: "rospis",
    Reason.THROWN_IN: "rospis",
    Reason.CUT_FINE: "warning",
    Reason.REDEAL_FINE: "warning",
    Reason.SLIP: "warning",
    Reason.ROSPIS_FINE: "rospis-fine",
    Reason.BARREL_REACHED: "barrel",
    Reason.BARREL_LEFT: "barrel-fall",
    Reason.BARREL_FALL: "barrel-fall",
    Reason.BARREL_KNOCKED_OFF: "barrel-fall",
    Reason.BARREL_ALL_FALL: "barrel-fall",
    Reason.DUMP_TRUCK: "dump-truck",
    Reason.MARRIAGE_LAPSED: "marriage-void",
    Reason.WRITTEN_OFF: "rospis",
    Reason.THROWN_IN: "rospis",
    Reason.BARREL_WON: "won",
    Reason.BARREL_FILLED: "won",
    Reason.BARREL_FILLED: "won",
    Reason.TARGET_REACHED: "won",
    Reason.LOSS_FLOOR: "floor",
}
_WITH_FIGURE: Final = {
    Reason.NINES_BONUS: ("", "9999"),
    Reason.DOUBLE_BOLT: ("bolt", "2"),
    Reason.BARREL_GATHERED: ("barrel", "+"),
    Reason.BARREL_ZEROED: ("barrel-fall", "0"),
    Reason.GOLDEN_RESET: ("", "0"),
}
_UNWRITTEN: Final = (
    Reason.ON_BARREL,
    Reason.FROZEN,
    Reason.LOCKED,
    Reason.BARREL_TOO_LITTLE,
    Reason.BARREL_MISSED,
)
"""Reasons for which points do not come onto the sheet."""
_TOLD_BY: Final = (
    ("bolt", {"bolt-fine"}),
    # Who sits on the barrel writes nothing anyway.
    ("not-written", {"barrel", "barrel-fall"}),
)
"""Signs that say nothing beside others."""


def signs_of(lines: Iterable[ScoreLine]) -> tuple[Sign, ...]:
    """Return the signs of one player's lines of a deal, each once, in the order of the lines."""
    found = tuple(dict.fromkeys(_signs(tuple(lines))))
    symbols = {sign.symbol for sign in found}
    told = {less for less, more in _TOLD_BY if symbols & more}
    return tuple(sign for sign in found if sign.symbol not in told)


def _signs(lines: tuple[ScoreLine, ...]) -> Iterator[Sign]:
    for line in lines:
        if line.reason is Reason.BARREL_ATTEMPT:
            yield Sign("barrel", str(line.basis))
        elif line.reason in _WITH_FIGURE:
            yield Sign(*_WITH_FIGURE[line.reason])
        elif line.reason in _UNWRITTEN and line.points == 0:
            yield Sign("not-written")
        elif line.reason in _PLAIN:
            yield Sign(_PLAIN[line.reason])


def sign_meaning(sign: Sign) -> str:
    """Say what a sign means, in a few words; its figure stands for any."""
    if sign.figure:
        return _with_figure(sign)
    return _without_figure(sign.symbol)


def _with_figure(sign: Sign) -> str:
    match (sign.symbol, sign.figure):
        case ("barrel", "+"):
            return QCoreApplication.translate("Score", "gathers points on the barrel")
        case ("barrel", _):
            return QCoreApplication.translate("Score", "attempts used on the barrel")
        case ("barrel-fall", _):
            return QCoreApplication.translate("Score", "fell off the barrel and back to zero")
        case ("bolt", _):
            return QCoreApplication.translate("Score", "bolt that counts as two")
        case (_, "0"):
            return QCoreApplication.translate("Score", "golden round failed: back to zero")
        case _:
            return QCoreApplication.translate("Score", "held four nines: bonus")


def _without_figure(symbol: str) -> str:
    match symbol:
        case "declarer":
            return QCoreApplication.translate("Score", "declarer")
        case "hundred":
            return QCoreApplication.translate("Score", "declarer at the compulsory bid")
        case "bolt":
            return QCoreApplication.translate("Score", "bolt")
        case "bolt-fine":
            return QCoreApplication.translate("Score", "bolts are full: fine")
        case "pause":
            return QCoreApplication.translate("Score", "sat the deal out")
        case "rospis":
            return QCoreApplication.translate("Score", "gave the deal up (rospis)")
        case "rospis-fine":
            return QCoreApplication.translate("Score", "gave up too often: fine")
        case "barrel":
            return QCoreApplication.translate("Score", "sat down on the barrel")
        case "barrel-fall":
            return QCoreApplication.translate("Score", "off the barrel")
        case "dump-truck":
            return QCoreApplication.translate("Score", "dump truck: back to zero")
        case "marriage-void":
            return QCoreApplication.translate("Score", "marriage void: no trick")
        case "not-written":
            return QCoreApplication.translate("Score", "points not written")
        case "warning":
            return QCoreApplication.translate("Score", "fine between the deals")
        case "won":
            return QCoreApplication.translate("Score", "won the match")
        case "floor":
            return QCoreApplication.translate("Score", "sank too deep: match over")
        case _:
            raise ValueError(f"{symbol!r} is no sign of the score sheet")
