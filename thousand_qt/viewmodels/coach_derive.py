"""What the coach shows, as pure functions of its advice."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from engine.actions import Bid
from engine.coach.advice import Advice, Weighed
from engine.coach.claim import Claim, claim
from engine.coach.reasons import Because
from engine.foregone import foregone
from engine.state import Phase, View, deal_of
from thousand_qt.viewmodels.coach_props import (
    HintChoiceProps,
    HintProps,
    HintState,
    OddsProps,
)
from thousand_qt.viewmodels.coach_words import (
    basis_words,
    best_words,
    chance_heading,
    expected_words,
    finish_words,
    odds_words,
    percent,
)
from thousand_qt.viewmodels.deal_review_words import action_words
from thousand_qt.viewmodels.table_props import ButtonProps, PanelKind, PanelProps
from thousand_qt.words.coach import reason_words

MOST_SHOWN: Final = 8
"""Choices in the panel; there are dozens of ways to pass two cards."""

FINISH: Final = "takeRest"
"""The button that plays the rest of a deal which is certain."""


def derive_hint(advice: Advice, because: Sequence[Because]) -> HintProps:
    """Return an advice as the panel shows it."""
    best = advice.best
    shown = advice.choices[:MOST_SHOWN]
    rated = any(one.made is not None for one in shown)
    return HintProps(
        state=HintState.KNOWN,
        said=best_words(best.action),
        reasons=(*_expected(advice), *map(reason_words, because)),
        heading=chance_heading() if rated else "",
        choices=tuple(_choice(one, one is best) for one in shown) if rated else (),
        basis=basis_words(advice),
    )


def _expected(advice: Advice) -> Iterator[str]:
    """Yield what the seat would take that wins the auction by the best of its bids."""
    for one in advice.choices:
        if isinstance(one.action, Bid) and one.points is not None:
            yield expected_words(one.points)
            return


def _choice(one: Weighed, best: bool) -> HintChoiceProps:
    name = action_words(one.action)
    chance = "–" if one.made is None else percent(one.made)
    said = [name, *([chance] if one.made is not None else [])]
    if best:
        said.append(QCoreApplication.translate("Review", "best"))
    return HintChoiceProps(
        name=name,
        chance=chance,
        share=-1.0 if one.made is None else one.made,
        best=best,
        description=", ".join(said),
    )


def derive_odds(chance: float | None) -> OddsProps:
    """Return the strip of the chance that was known last, hidden without one."""
    if chance is None:
        return OddsProps()
    return OddsProps(shown=True, share=chance, words=odds_words(chance))


def certain_rest(view: View) -> Claim | None:
    """Return the claim that the viewer, who is to play, may make and that needs an order.

    What no order can change is offered already (`engine.foregone`); a last card plays itself.
    """
    deal, seat = view.deal, view.viewer
    if view.phase is not Phase.TRICK or deal is None or seat is None or deal.held[seat] < 2:
        return None
    return claim(view) if foregone(view) is None else None


def chance_of(view: View | None, advice: Advice | None) -> float | None:
    """Return the chance that the contract holds by an advice given in the tricks of a deal."""
    if view is None or advice is None or view.phase is not Phase.TRICK:
        return None
    return None if deal_of(view).declarer is None else advice.best.made


def with_rest(panel: PanelProps, rest: str) -> PanelProps:
    """Return the panel with the offer to play the certain rest."""
    if not rest or panel.kind is not PanelKind.TRICK:
        return panel
    buttons = (*panel.buttons, ButtonProps(FINISH, finish_words()))
    return replace(panel, note=panel.note or rest, buttons=buttons)
