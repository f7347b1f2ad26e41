"""Cards that leave the declarer's hand, and giving the deal up."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from engine.actions import Action, PassCards, Rospis, ThrowIn, WriteOff
from engine.cards import Card, Suit
from engine.marriages import all_in
from engine.phases.exchange import laid_away, receivers
from engine.phases.finish import result_of
from engine.prospects import most_with
from engine.scoring import is_made, score_deal
from engine.scoring.types import Ending
from engine.state import MarriageKind, View, deal_of, visible_hand
from thousand_qt.viewmodels.table_places import away_chairs, chair
from thousand_qt.viewmodels.table_props import (
    ButtonProps,
    GivingUp,
    PanelKind,
    PanelProps,
    Scene,
)
from thousand_qt.words.marriages import marriage_list
from thousand_qt.words.scores import signed

_ENDINGS: Final[dict[type[GivingUp], Ending]] = {
    Rospis: Ending.ROSPIS,
    WriteOff: Ending.WRITE_OFF,
    ThrowIn: Ending.THROW_IN,
}


def away_panel(scene: Scene, actions: Sequence[Action]) -> PanelProps:
    """Ask which cards leave the hand."""
    view = scene.view
    slots = _slot_names(scene)
    chosen = [card for card in scene.choices.gifts if card is not None]
    complete = len(chosen) == len(slots)
    confirm = (
        QCoreApplication.translate("Table", "Give the card")
        if len(slots) == 1
        else QCoreApplication.translate("Table", "Give the cards")
    )
    if not receivers(view.rules, deal_of(view)):
        confirm = QCoreApplication.translate("Table", "Lay the cards away")
    broken = _broken_note(view, chosen)
    return PanelProps(
        PanelKind.PASS,
        title=_title(scene),
        note=broken or _note(scene, complete),
        warning=bool(broken),
        slots=slots,
        slot_chairs=away_chairs(view),
        buttons=(
            *giving_up_buttons(actions),
            ButtonProps("give", confirm, primary=True, enabled=complete),
        ),
    )


def _slot_names(scene: Scene) -> tuple[str, ...]:
    """Return for whom each place on the panel is."""
    rules = scene.view.rules
    to = receivers(rules, deal_of(scene.view))
    laid = QCoreApplication.translate("Table", "laid away")
    return (*(scene.names[seat] for seat in to), *(laid,) * laid_away(rules))


def _title(scene: Scene) -> str:
    rules = scene.view.rules
    names = [scene.names[seat] for seat in receivers(rules, deal_of(scene.view))]
    match names, laid_away(rules):
        case [left, right], _:
            words = QCoreApplication.translate("Table", "Give a card to {left} and one to {right}.")
            return words.replace("{left}", left).replace("{right}", right)
        case [name], 0:
            words = QCoreApplication.translate("Table", "Give a card to {name}.")
        case [name], _ if rules.two_form == "dead_hand":
            words = QCoreApplication.translate(
                "Table", "Give a card to {name} and one to the dead hand."
            )
        case [name], _:
            words = QCoreApplication.translate(
                "Table", "Give a card to {name} and one to the other prikup."
            )
        case _:
            return QCoreApplication.translate("Table", "Lay two cards away, face down.")
    return words.replace("{name}", name)


def _note(scene: Scene, complete: bool) -> str:
    if not complete and scene.view.rules.pass_style == "keep_one":
        return QCoreApplication.translate(
            "Table", "You keep one card of the prikup: give cards of it."
        )
    if not complete:
        return QCoreApplication.translate(
            "Table",
            "Click or drag a card to give it; click it to take it back.",
        )
    if not receivers(scene.view.rules, deal_of(scene.view)):
        return QCoreApplication.translate("Table", "Nobody sees these cards before the end.")
    if scene.view.rules.pass_face == "up" and deal_of(scene.view).prikup_shown:
        return QCoreApplication.translate("Table", "Everybody will see these cards.")
    return QCoreApplication.translate("Table", "Only the player who gets a card sees it.")


def _broken_note(view: View, chosen: Sequence[Card]) -> str:
    """Say that the contract cannot be made any more without these cards, if that is so."""
    rules, deal = view.rules, deal_of(view)
    hand = visible_hand(deal, view.viewer or 0)
    rest = tuple(card for card in hand if card not in chosen)
    most = most_with(rules, rest)
    if not deal.contract or is_made(rules, deal.contract, most):
        return ""
    left = all_in(rules, rest)
    broken = tuple(one for one in all_in(rules, hand) if one not in left)
    if not broken:
        return most_makable(most, left)
    words = (
        QCoreApplication.translate(
            "Table", "You break your marriage ({suits}): then at most {most} can be made."
        )
        if len(broken) == 1
        else QCoreApplication.translate(
            "Table", "You break your marriages ({suits}): then at most {most} can be made."
        )
    )
    return words.replace("{suits}", marriage_list(broken)).replace("{most}", str(most))


def most_makable(most: int, marriages: tuple[tuple[MarriageKind, Suit], ...]) -> str:
    """Say how much can be made at most with the marriages of a hand."""
    if not marriages:
        words = QCoreApplication.translate(
            "Table", "Without a marriage at most {most} can be made."
        )
    else:
        words = QCoreApplication.translate(
            "Table", "With what you hold ({suits}) at most {most} can be made."
        )
    return words.replace("{suits}", marriage_list(marriages)).replace("{most}", str(most))


def may_leave(actions: Sequence[Action]) -> frozenset[Card]:
    """Return the cards that may leave the hand."""
    return frozenset(
        card for action in actions if isinstance(action, PassCards) for card in action.cards
    )


def giving_up_buttons(actions: Sequence[Action]) -> tuple[ButtonProps, ...]:
    """Return a button for each way in which the deal may be given up."""
    labels = (
        (Rospis(), "giveUp", QCoreApplication.translate("Table", "Give up…")),
        (WriteOff(), "writeOff", QCoreApplication.translate("Table", "Write off…")),
        (ThrowIn(), "throwIn", QCoreApplication.translate("Table", "Throw in…")),
    )
    return tuple(ButtonProps(act, label) for action, act, label in labels if action in actions)


def giving_up_changes(view: View, action: GivingUp) -> tuple[int, ...]:
    """Return what every seat writes if the declarer gives this deal up in that way."""
    ending = _ENDINGS[type(action)]
    ended = replace(deal_of(view), surrendered=True, ending=ending, turn=None)
    scored = score_deal(view.rules, view.standings, result_of(view.rules, ended, view.golden))
    return tuple(
        scored.standings[seat].total - view.standings[seat].total
        for seat in range(view.rules.players)
    )


def giving_up_panel(scene: Scene, action: GivingUp) -> PanelProps:
    """Ask whether the deal is really given up, and say what everybody writes then."""
    view = scene.view
    changes = giving_up_changes(view, action)
    order = sorted(range(view.rules.players), key=lambda seat: chair(view, seat))
    costs = " · ".join(f"{scene.names[seat]} {signed(changes[seat])}" for seat in order)
    title, label = _giving_up_words(action)
    keep = QCoreApplication.translate("Table", "Go on playing")
    return PanelProps(
        PanelKind.ROSPIS,
        title=title,
        note=costs,
        buttons=(ButtonProps("surrender", label), ButtonProps("cancel", keep, primary=True)),
    )


def _giving_up_words(action: GivingUp) -> tuple[str, str]:
    match action:
        case Rospis():
            return (
                QCoreApplication.translate("Table", "Give this deal up? It is written at once:"),
                QCoreApplication.translate("Table", "Give up"),
            )
        case WriteOff():
            return (
                QCoreApplication.translate(
                    "Table", "Write this deal off? Each opponent gets a bolt:"
                ),
                QCoreApplication.translate("Table", "Write off"),
            )
        case ThrowIn():
            return (
                QCoreApplication.translate("Table", "Throw this deal in? It is written at once:"),
                QCoreApplication.translate("Table", "Throw in"),
            )
