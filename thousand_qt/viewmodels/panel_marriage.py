"""The question what a led card declares: a marriage of any kind, with or without a new trump."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.actions import Action, Declare, Play
from engine.cards import Card, Suit
from engine.marriages import worth
from engine.phases.declaring import KEEPING, KINDS
from engine.rules import Rules
from engine.state import MarriageKind, deal_of
from thousand_qt.viewmodels.table_props import ButtonProps, PanelKind, PanelProps, Scene
from thousand_qt.words.cards import suit_name
from thousand_qt.words.marriages import marriage_question
from thousand_qt.words.scores import signed

DECLARE_ACTS: Final = {
    "declare": Declare.MARRIAGE,
    "declareKeep": Declare.KEEP,
    "declareHalf": Declare.HALF,
    "declareHalfKeep": Declare.HALF_KEEP,
    "declareAces": Declare.ACES,
    "declareNines": Declare.NINES,
}
"""The buttons of the question, and what each declares."""


def declarations(actions: Sequence[Action], card: Card) -> tuple[Declare, ...]:
    """Return what a card may declare now, the dearest first."""
    return tuple(
        action.declare
        for action in actions
        if isinstance(action, Play) and action.card is card and action.declare is not None
    )


def choice_open(scene: Scene, actions: Sequence[Action]) -> Card | None:
    """Return the card about which the question is open."""
    card = scene.choices.marriage
    return card if card is not None and declarations(actions, card) else None


def declare_points(rules: Rules, call: Declare, suit: Suit) -> int:
    """Return what a declaration brings."""
    return worth(rules, KINDS[call], suit)


def marriage_panel(scene: Scene, actions: Sequence[Action], card: Card) -> PanelProps:
    """Ask what the card declares."""
    calls = declarations(actions, card)
    acts = {call: act for act, call in DECLARE_ACTS.items()}
    buttons = [ButtonProps("cancel", QCoreApplication.translate("Table", "Another card"))]
    if Play(card) in actions:
        buttons.append(
            ButtonProps("playSilently", QCoreApplication.translate("Table", "Just play"))
        )
    several = len(calls) > 1
    # The dearest stands last, where the hand is used to find it.
    for call in reversed(calls):
        label = _label(scene, call, card.suit) if several else _declare(scene, call, card.suit)
        buttons.append(ButtonProps(acts[call], label, primary=call is calls[0]))
    return PanelProps(
        PanelKind.MARRIAGE,
        title=_question(calls, card.suit),
        note=_note(scene, calls, card.suit),
        buttons=tuple(buttons),
    )


def _question(calls: Sequence[Declare], suit: Suit) -> str:
    kinds = {KINDS[call] for call in calls}
    if len(kinds) > 1:
        return QCoreApplication.translate("Table", "What do you declare?")
    match kinds.pop():
        case MarriageKind.MARRIAGE:
            return marriage_question(suit)
        case MarriageKind.HALF:
            return QCoreApplication.translate("Table", "Declare the half marriage?")
        case MarriageKind.ACES:
            return QCoreApplication.translate("Table", "Declare the four aces?")
        case MarriageKind.NINES:
            return QCoreApplication.translate("Table", "Declare the four nines?")


def _note(scene: Scene, calls: Sequence[Declare], suit: Suit) -> str:
    if len(calls) > 1:
        return ""
    points = str(declare_points(scene.view.rules, calls[0], suit))
    words = (
        QCoreApplication.translate("Table", "It brings {points}; trump becomes {suit}.")
        if makes_trump(scene.view.rules, calls[0])
        else QCoreApplication.translate("Table", "It brings {points}; the trump stays as it is.")
    )
    return words.replace("{points}", points).replace("{suit}", suit_name(suit))


def makes_trump(rules: Rules, call: Declare) -> bool:
    """Say whether a declaration changes the trump."""
    if call is Declare.ACES:
        return rules.ace_marriage_trump == "led_suit"
    return call is not Declare.NINES and call not in KEEPING.values()


def _declare(scene: Scene, call: Declare, suit: Suit) -> str:
    words = QCoreApplication.translate("Table", "Declare {points}")
    return words.replace("{points}", signed(declare_points(scene.view.rules, call, suit)))


def _label(scene: Scene, call: Declare, suit: Suit) -> str:
    """Name a declaration beside others: what it brings and what becomes trump."""
    trump = suit if makes_trump(scene.view.rules, call) else deal_of(scene.view).trump
    words = (
        QCoreApplication.translate("Table", "{points}, no trump")
        if trump is None
        else QCoreApplication.translate("Table", "{points}, trump {suit}")
    )
    if KINDS[call] is not MarriageKind.MARRIAGE:
        words = f"{_kind(KINDS[call])} {words}"
    words = words.replace("{points}", signed(declare_points(scene.view.rules, call, suit)))
    return words if trump is None else words.replace("{suit}", suit_name(trump))


def _kind(kind: MarriageKind) -> str:
    match kind:
        case MarriageKind.ACES:
            return QCoreApplication.translate("Table", "Aces")
        case MarriageKind.NINES:
            return QCoreApplication.translate("Table", "Nines")
        case MarriageKind.HALF:
            return QCoreApplication.translate("Table", "Half marriage")
        case MarriageKind.MARRIAGE:
            return ""
