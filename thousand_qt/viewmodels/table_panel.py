"""The panel between trick and hand: what can be done now, and what is waited for.

Its buttons come from the legal actions of the view, never from the last event.
"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from engine.actions import Action, AnswerClaim, Bid, Declare, NameContract, Pass, Play, Rospis
from engine.cards import Card, Suit
from engine.decider import legal_actions, to_act
from engine.events import Dealt, PrikupTaken, RedealGranted
from engine.marriages import marriage_value, marriages_in
from engine.phases.claims import rights_of_seat
from engine.phases.finish import result_of
from engine.scoring import on_barrel, score_deal
from engine.state import DealState, Phase, View, deal_of, visible_hand
from thousand_qt.match.beats import Stage
from thousand_qt.viewmodels.table_places import chair, finished
from thousand_qt.viewmodels.table_props import ButtonProps, PanelKind, PanelProps, Scene
from thousand_qt.viewmodels.table_seats import trick_winner
from thousand_qt.words.cards import card_name, suit_list, suit_name
from thousand_qt.words.marriages import marriage_question
from thousand_qt.words.scores import signed
from thousand_qt.words.sentences import (
    dealing,
    following,
    looking_at_cards,
    naming,
    passing,
    playing,
    redeal,
    right_words,
    takes_prikup,
    takes_trick,
    thinking,
)

ActionT = TypeVar("ActionT", Bid, NameContract)


def derive_panel(scene: Scene) -> PanelProps:
    """Return the panel for this scene."""
    view = scene.view
    if finished(view) and scene.beat.stage is Stage.STANDING:
        return PanelProps()
    if not scene.asked or scene.forced:
        return PanelProps(PanelKind.WAIT, title=_waiting(scene))
    actions = legal_actions(view)
    if scene.choices.giving_up and Rospis() in actions:
        return _rospis(scene)
    match view.phase:
        case Phase.CLAIM_HAND | Phase.CLAIM_PRIKUP | Phase.CLAIM_HAND_2:
            return _claim(view, actions)
        case Phase.AUCTION:
            return _auction(scene, actions)
        case Phase.PASS:
            return _pass(scene, actions)
        case Phase.RAISE:
            return _raise(scene, actions)
        case Phase.TRICK if _marriage_open(scene, actions) is not None:
            return _marriage(scene)
        case _:
            return _trick(scene, actions)


def receivers(scene: Scene) -> tuple[int, ...]:
    """Return the seats that get a card from the viewer, his left neighbour first."""
    players = scene.view.rules.players
    mine = scene.view.viewer or 0
    return tuple((mine + step) % players for step in range(1, players))


def amounts(actions: Sequence[Action], kind: type[ActionT]) -> tuple[int, ...]:
    """Return the amounts that can be bid or named, from the least."""
    return tuple(action.amount for action in actions if isinstance(action, kind))


def chosen_amount(scene: Scene, possible: Sequence[int]) -> int:
    """Return the amount in the stepper: the nearest possible one to what was chosen."""
    wanted = scene.choices.amount
    if wanted is None:
        return possible[0]
    return min(possible, key=lambda amount: (abs(amount - wanted), amount))


def labelled_amount(scene: Scene, amount: int) -> int:
    """Return the amount that the button names: what is typed stands before what is chosen."""
    return int(scene.choices.typed) if scene.choices.typed else amount


def _waiting(scene: Scene) -> str:
    view, event = scene.view, scene.beat.event
    deal = view.deal
    winner = trick_winner(scene)
    if winner is not None and deal is not None:
        points = sum(play.card.points for play in deal.trick)
        return takes_trick(scene.names[winner], winner == view.viewer, points)
    if isinstance(event, RedealGranted):
        return redeal(scene.names[event.seat], event.seat == view.viewer, event.right)
    if isinstance(event, PrikupTaken) and deal is not None:
        return takes_prikup(scene.names[event.seat], event.seat == view.viewer, deal.contract)
    if deal is None or isinstance(event, Dealt):
        return dealing(scene.names[view.dealer], mine=view.dealer == view.viewer)
    return _waiting_for(scene, deal)


def _waiting_for(scene: Scene, deal: DealState) -> str:
    view = scene.view
    waited = to_act(view)
    if len(waited) != 1 or deal.claims is not None:
        return looking_at_cards() if deal.claims is not None else ""
    seat, name = waited[0], scene.names[waited[0]]
    if seat == view.viewer:
        return _forced(view) if scene.forced else ""
    match view.phase:
        case Phase.AUCTION:
            return thinking(name)
        case Phase.PASS:
            return passing(name)
        case Phase.RAISE:
            return naming(name)
        case _:
            return playing(name, leading=not deal.trick)


def _forced(view: View) -> str:
    if view.phase is Phase.AUCTION:
        return QCoreApplication.translate(
            "Table", "Your cards do not allow a higher bid: you pass."
        )
    return looking_at_cards()


def _claim(view: View, actions: Sequence[Action]) -> PanelProps:
    rights = ", ".join(right_words(right) for right in rights_of_seat(view, view.viewer or 0))
    title = QCoreApplication.translate("Table", "You have {rights}: ask for a new deal?")
    buttons = [
        ButtonProps("playOn", QCoreApplication.translate("Table", "Play on")),
    ]
    if AnswerClaim(True) in actions:
        claim = QCoreApplication.translate("Table", "Deal again")
        buttons.append(ButtonProps("claim", claim, primary=True))
    return PanelProps(
        PanelKind.CLAIM, title=title.replace("{rights}", rights), buttons=tuple(buttons)
    )


def _auction(scene: Scene, actions: Sequence[Action]) -> PanelProps:
    view = scene.view
    possible = amounts(actions, Bid)
    buttons = []
    if Pass() in actions:
        buttons.append(ButtonProps("pass", QCoreApplication.translate("Table", "Pass")))
    if not possible:
        title = QCoreApplication.translate("Table", "Your turn: you can only pass.")
        return PanelProps(PanelKind.AUCTION, title=title, buttons=tuple(buttons))
    amount = chosen_amount(scene, possible)
    bid = QCoreApplication.translate("Table", "Bid {amount}").replace(
        "{amount}", str(labelled_amount(scene, amount))
    )
    buttons.append(ButtonProps("bid", bid, primary=True))
    title = (
        QCoreApplication.translate("Table", "Your turn: {least} or pass.")
        if Pass() in actions
        else QCoreApplication.translate("Table", "Your turn: {least} or more.")
    )
    return _stepped(
        scene,
        PanelKind.AUCTION,
        title.replace("{least}", str(possible[0])),
        _ceiling_note(view, possible[-1]),
        amount,
        possible,
        tuple(buttons),
    )


def _ceiling_note(view: View, top: int) -> str:
    suits = marriages_in(visible_hand(deal_of(view), view.viewer or 0))
    if not suits:
        return QCoreApplication.translate("Table", "You hold no marriage: at most {top}.").replace(
            "{top}", str(top)
        )
    note = (
        QCoreApplication.translate("Table", "With your marriage ({suits}): at most {top}.")
        if len(suits) == 1
        else QCoreApplication.translate("Table", "With your marriages ({suits}): at most {top}.")
    )
    return note.replace("{suits}", suit_list(suits)).replace("{top}", str(top))


def _stepped(
    scene: Scene,
    kind: PanelKind,
    title: str,
    note: str,
    amount: int,
    possible: Sequence[int],
    buttons: tuple[ButtonProps, ...],
) -> PanelProps:
    return PanelProps(
        kind,
        title=title,
        note=note,
        amount=amount,
        least=possible[0],
        most=possible[-1],
        typed=scene.choices.typed,
        buttons=buttons,
    )


def _pass(scene: Scene, actions: Sequence[Action]) -> PanelProps:
    names = tuple(scene.names[seat] for seat in receivers(scene))
    chosen = [card for card in scene.choices.gifts if card is not None]
    title = QCoreApplication.translate("Table", "Give a card to {left} and one to {right}.")
    title = title.replace("{left}", names[0]).replace("{right}", names[1])
    note = _pass_note(scene, complete=len(chosen) == len(names))
    confirm = QCoreApplication.translate("Table", "Give the cards")
    buttons = [ButtonProps("give", confirm, primary=True, enabled=len(chosen) == len(names))]
    return PanelProps(
        PanelKind.PASS,
        title=title,
        note=note,
        slots=names,
        buttons=(*_give_up(actions), *buttons),
    )


def _pass_note(scene: Scene, complete: bool) -> str:
    if not complete:
        return QCoreApplication.translate(
            "Table",
            "Click or drag a card to give it; click it to take it back.",
        )
    if scene.view.rules.pass_face == "up" and deal_of(scene.view).prikup_shown:
        return QCoreApplication.translate("Table", "Everybody will see these cards.")
    return QCoreApplication.translate("Table", "Only the player who gets a card sees it.")


def _give_up(actions: Sequence[Action]) -> tuple[ButtonProps, ...]:
    if Rospis() not in actions:
        return ()
    return (ButtonProps("giveUp", QCoreApplication.translate("Table", "Give up…")),)


def _raise(scene: Scene, actions: Sequence[Action]) -> PanelProps:
    possible = amounts(actions, NameContract)
    amount = chosen_amount(scene, possible)
    named = labelled_amount(scene, amount)
    contract = deal_of(scene.view).contract
    label = (
        QCoreApplication.translate("Table", "Keep {amount}")
        if named == contract
        else QCoreApplication.translate("Table", "Play {amount}")
    )
    title = QCoreApplication.translate("Table", "You have {contract}: keep it or raise it.")
    buttons = (
        *_give_up(actions),
        ButtonProps("name", label.replace("{amount}", str(named)), primary=True),
    )
    return _stepped(
        scene,
        PanelKind.RAISE,
        title.replace("{contract}", str(contract)),
        " ".join(
            filter(None, (_stake(scene.view, amount), _ceiling_note(scene.view, possible[-1])))
        ),
        amount,
        possible,
        buttons,
    )


def _stake(view: View, amount: int) -> str:
    """Say what the contract brings and costs; nothing where that is not its own value."""
    rules = view.rules
    if on_barrel(rules, view.standings[view.viewer or 0]):
        return ""
    if (rules.success_score, rules.fail_score) != ("contract", "contract"):
        return ""
    sentence = QCoreApplication.translate("Table", "Made {won}, failed {lost}.")
    return sentence.replace("{won}", signed(amount)).replace("{lost}", signed(-amount))


def marked_card(scene: Scene) -> Card | None:
    """Return the card that waits for its second click, while it may be played."""
    card = scene.choices.marked
    if card is None or not scene.asked or scene.view.phase is not Phase.TRICK:
        return None
    return card if any(_plays(action, card) for action in legal_actions(scene.view)) else None


def _plays(action: Action, card: Card) -> bool:
    return isinstance(action, Play) and action.card is card


def _second_click(scene: Scene, card: Card, actions: Sequence[Action]) -> PanelProps:
    note = QCoreApplication.translate("Table", "Click it again or press Enter; Esc takes it back.")
    title = QCoreApplication.translate("Table", "Play the {card}?")
    if Play(card, Declare.MARRIAGE) in actions:
        title = QCoreApplication.translate("Table", "Play the {card} and declare {points}?")
        points = signed(marriage_value(scene.view.rules, card.suit))
        title = title.replace("{points}", points)
    return PanelProps(
        PanelKind.TRICK,
        title=title.replace("{card}", card_name(card)),
        note=note,
        buttons=_give_up(actions),
    )


def _trick(scene: Scene, actions: Sequence[Action]) -> PanelProps:
    deal = deal_of(scene.view)
    marked = marked_card(scene)
    if marked is not None:
        return _second_click(scene, marked, actions)
    if not deal.trick:
        title = QCoreApplication.translate("Table", "Your lead.")
    else:
        cards = [action.card for action in actions if isinstance(action, Play)]
        title = following(deal.trick[0].card.suit, cards, deal.trump)
    return PanelProps(PanelKind.TRICK, title=title, buttons=_give_up(actions))


def _marriage_open(scene: Scene, actions: Sequence[Action]) -> Card | None:
    card = scene.choices.marriage
    return card if card is not None and Play(card, Declare.MARRIAGE) in actions else None


def _marriage(scene: Scene) -> PanelProps:
    card = scene.choices.marriage
    assert card is not None
    suit: Suit = card.suit
    title = marriage_question(suit)
    note = QCoreApplication.translate("Table", "It brings {points}; trump becomes {suit}.")
    note = note.replace("{points}", str(marriage_value(scene.view.rules, suit)))
    silent = QCoreApplication.translate("Table", "Just play")
    declare = QCoreApplication.translate("Table", "Declare {points}").replace(
        "{points}", signed(marriage_value(scene.view.rules, suit))
    )
    return PanelProps(
        PanelKind.MARRIAGE,
        title=title,
        note=note.replace("{suit}", suit_name(suit)),
        buttons=(
            ButtonProps("cancel", QCoreApplication.translate("Table", "Another card")),
            ButtonProps("playSilently", silent),
            ButtonProps("declare", declare, primary=True),
        ),
    )


def rospis_changes(view: View) -> tuple[int, ...]:
    """Return what every seat writes if the declarer gives this deal up."""
    result = result_of(view.rules, replace(deal_of(view), surrendered=True, turn=None))
    scored = score_deal(view.rules, view.standings, result)
    return tuple(
        scored.standings[seat].total - view.standings[seat].total
        for seat in range(view.rules.players)
    )


def _rospis(scene: Scene) -> PanelProps:
    view = scene.view
    changes = rospis_changes(view)
    order = sorted(range(view.rules.players), key=lambda seat: chair(view, seat))
    costs = " · ".join(f"{scene.names[seat]} {signed(changes[seat])}" for seat in order)
    return PanelProps(
        PanelKind.ROSPIS,
        title=QCoreApplication.translate("Table", "Give this deal up? It is written at once:"),
        note=costs,
        buttons=(
            ButtonProps("surrender", QCoreApplication.translate("Table", "Give up")),
            ButtonProps(
                "cancel", QCoreApplication.translate("Table", "Go on playing"), primary=True
            ),
        ),
    )
