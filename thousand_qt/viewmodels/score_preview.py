"""What an entry will write, told before it is written: for every player in full and in short."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.paper import Page
from engine.scoring import times
from engine.scoring.types import DealResult, Reason, ScoreLine
from thousand_qt.viewmodels.score_props import PreviewProps
from thousand_qt.words.score_keeper import lower_first
from thousand_qt.words.scores import line_sentence, number, signed
from thousand_qt.words.signs import sign_meaning, signs_of

_COMMON: Final = ("pause", "rospis", "warning")
"""Signs of what the person has just entered."""


def preview_of(
    names: Sequence[str], before: Page, after: Page, result: DealResult | None = None
) -> tuple[PreviewProps, ...]:
    """Return what stands on the sheet for every player after it was written.

    `result` is that of a deal, None for a slip.
    """
    lines = after.written[-1].lines if len(after.written) > len(before.written) else ()

    def reason(line: ScoreLine) -> str:
        often = 1 if result is None else times(before.rules, result, line)
        words = line_sentence(line, often)
        return f"{words}: {signed(line.points)}" if line.points else words

    def player(seat: int, name: str) -> PreviewProps:
        own = tuple(line for line in lines if line.seat == seat)
        total = after.standings[seat].total
        change = signed(total - before.standings[seat].total)
        uncommon = ", ".join(_uncommon(own))
        return PreviewProps(
            name=name,
            change=change,
            total=number(total),
            reasons="\n".join(map(reason, own)),
            short=f"{name} {change} ({uncommon})" if uncommon else f"{name} {change}",
        )

    return tuple(player(seat, name) for seat, name in enumerate(names))


def _uncommon(lines: tuple[ScoreLine, ...]) -> Iterator[str]:
    """Yield in a few words each what a player hardly expects to be written."""
    for sign in signs_of(lines):
        if sign.symbol in _COMMON:
            continue
        if sign.symbol == "bolt" and not sign.figure:
            bolt = next(line for line in lines if line.reason in (Reason.BOLT, Reason.DOUBLE_BOLT))
            yield lower_first(line_sentence(bolt))
        elif sign.symbol == "barrel" and sign.figure.isdigit():
            yield f"{sign_meaning(sign)}: {sign.figure}"
        else:
            yield sign_meaning(sign)
