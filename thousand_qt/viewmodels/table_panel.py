"""The panel between trick and hand: what can be done now, and what is waited for.

Its buttons come from the legal actions of the view, never from the last event.
"""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from engine.actions import Action, AnswerClaim, Bid, NameContract, Pass, Play
from engine.cards import Card
from engine.decider import legal_actions, to_act
from engine.events import (
    AllPassed,
    AuctionWon,
    BankTaken,
    Dealt,
    Fined,
    PackCut,
    PrikupTaken,
    RedealGranted,
)
from engine.marriages import all_in
from engine.phases.claims import rights_of_seat
from engine.prospects import most_with
from engine.scoring import is_made
from engine.state import DealState, Phase, View, deal_of, visible_hand
from thousand_qt.match.beats import Stage
from thousand_qt.viewmodels.panel_agreements import choose_panel, cut_panel, dark_panel
from thousand_qt.viewmodels.panel_amount import amounts, chosen_amount, labelled_amount, stepped
from thousand_qt.viewmodels.panel_away import (
    away_panel,
    giving_up_buttons,
    giving_up_panel,
    most_makable,
)
from thousand_qt.viewmodels.panel_limits import ceiling_note, highest_bid, stake
from thousand_qt.viewmodels.panel_marriage import (
    choice_open,
    declarations,
    declare_points,
    marriage_panel,
)
from thousand_qt.viewmodels.table_places import finished
from thousand_qt.viewmodels.table_props import ButtonProps, PanelKind, PanelProps, Scene
from thousand_qt.viewmodels.table_seats import trick_winner
from thousand_qt.words.agreements import (
    bank_shown,
    bank_taken,
    choosing_prikup,
    cut_result,
    cutting,
    deciding_dark,
    laying_away,
    nobody_bids,
    prikup_without_bid,
    sitting_out,
)
from thousand_qt.words.cards import card_name
from thousand_qt.words.scores import line_sentence, signed
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


def derive_panel(scene: Scene) -> PanelProps:
    """Return the panel for this scene."""
    view = scene.view
    if finished(view) and scene.beat.stage is Stage.STANDING:
        return PanelProps()
    if not scene.asked or scene.forced:
        return PanelProps(PanelKind.WAIT, title=_waiting(scene), note=_waiting_note(view))
    actions = legal_actions(view)
    if scene.choices.giving_up in actions and scene.choices.giving_up is not None:
        return giving_up_panel(scene, scene.choices.giving_up)
    asking = choice_open(scene, actions)
    if asking is not None:
        return marriage_panel(scene, actions, asking)
    match view.phase:
        case Phase.CUT:
            return cut_panel(scene, actions)
        case Phase.DARK:
            return dark_panel(scene)
        case Phase.CHOOSE:
            return choose_panel(scene)
        case Phase.CLAIM_HAND | Phase.CLAIM_PRIKUP | Phase.CLAIM_HAND_2:
            return _claim(view, actions)
        case Phase.AUCTION:
            return _auction(scene, actions)
        case Phase.PASS:
            return away_panel(scene, actions)
        case Phase.RAISE:
            return _raise(scene, actions)
        case _:
            return _trick(scene, actions)


def _waiting(scene: Scene) -> str:
    view, event = scene.view, scene.beat.event
    deal = view.deal
    winner = trick_winner(scene)
    if winner is not None and deal is not None:
        points = sum(play.card.points for play in deal.trick)
        return takes_trick(scene.names[winner], winner == view.viewer, points)
    match event:
        case RedealGranted(seat=seat, right=right):
            return redeal(scene.names[seat], seat == view.viewer, right)
        case AllPassed():
            return nobody_bids()
        case Fined(scored=scored):
            return "; ".join(
                f"{scene.names[line.seat]}: {line_sentence(line)}" for line in scored.lines
            )
        case PackCut() if scene.beat.stage is Stage.CUT_SHOWN and event.bottom is not None:
            return cut_result(event)
        case BankTaken(seat=None):
            return bank_shown()
        case BankTaken(seat=int(seat), points=points):
            return bank_taken(scene.names[seat], seat == view.viewer, signed(points))
        case AuctionWon(seat=seat, contract=0):
            return prikup_without_bid(scene.names[seat], seat == view.viewer)
        case PrikupTaken(seat=seat) if deal is not None and deal.contract:
            return takes_prikup(scene.names[seat], seat == view.viewer, deal.contract)
    if view.cut is not None and view.cut.turn is not None:
        return cutting(scene.names[view.cut.turn])
    if deal is None or isinstance(event, Dealt):
        return dealing(scene.names[view.dealer], mine=view.dealer == view.viewer)
    return _waiting_for(scene, deal)


def _waiting_note(view: View) -> str:
    """Say beside what is waited for that the person does not play in this deal."""
    deal = view.deal
    out = deal is not None and not finished(view) and view.viewer not in deal.active
    return sitting_out() if out else ""


def _waiting_for(scene: Scene, deal: DealState) -> str:
    view = scene.view
    waited = to_act(view)
    if len(waited) != 1 or deal.claims is not None:
        return looking_at_cards() if deal.claims is not None else ""
    seat, name = waited[0], scene.names[waited[0]]
    if seat == view.viewer:
        return _forced(view) if scene.forced else ""
    match view.phase:
        case Phase.DARK:
            return deciding_dark(name)
        case Phase.CHOOSE:
            return choosing_prikup(name)
        case Phase.AUCTION:
            return thinking(name)
        case Phase.PASS:
            return passing(name) if view.rules.players > 2 else laying_away(name)
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
    if deal_of(view).dark:
        return _undark(scene, possible, amount, tuple(buttons))
    title = (
        QCoreApplication.translate("Table", "Your turn: {least} or pass.")
        if Pass() in actions
        else QCoreApplication.translate("Table", "Your turn: {least} or more.")
    )
    return stepped(
        scene,
        PanelKind.AUCTION,
        title.replace("{least}", str(possible[0])),
        ceiling_note(view, highest_bid(view, possible)),
        amount,
        possible,
        tuple(buttons),
    )


def _undark(
    scene: Scene, possible: Sequence[int], amount: int, buttons: tuple[ButtonProps, ...]
) -> PanelProps:
    """Ask an opponent of a dark game whether he turns the light on by a bid."""
    name = scene.names[deal_of(scene.view).forehand]
    title = QCoreApplication.translate("Table", "{name} plays in the dark: turn the light on?")
    note = (
        QCoreApplication.translate(
            "Table", "With your marriage you may bid {amount} and take the prikup at once."
        )
        if scene.view.rules.undark == "take"
        else QCoreApplication.translate(
            "Table", "With your marriage you may bid {amount}; then everybody bids as usual."
        )
    )
    return PanelProps(
        PanelKind.AUCTION,
        title=title.replace("{name}", name),
        note=note.replace("{amount}", str(amount)),
        buttons=buttons,
    )


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
    title = (
        QCoreApplication.translate("Table", "You have {contract}: keep it or raise it.")
        if contract
        else QCoreApplication.translate("Table", "Name your contract.")
    )
    buttons = (
        *giving_up_buttons(actions),
        ButtonProps("name", label.replace("{amount}", str(named)), primary=True),
    )
    note, hopeless = _prospects_note(scene.view, amount, possible[-1])
    panel = stepped(
        scene,
        PanelKind.RAISE,
        title.replace("{contract}", str(contract)),
        note,
        amount,
        possible,
        buttons,
    )
    return replace(panel, warning=hopeless)


def _prospects_note(view: View, amount: int, top: int) -> tuple[str, bool]:
    """Say what the contract brings and how high one may go; and whether it cannot be made."""
    hand = visible_hand(deal_of(view), view.viewer or 0)
    most = most_with(view.rules, hand)
    limit = (
        ceiling_note(view, top)
        if is_made(view.rules, top, most)
        else most_makable(most, all_in(view.rules, hand))
    )
    if not is_made(view.rules, amount, most):
        return limit, True
    return " ".join(filter(None, (stake(view, amount), limit))), False


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
    calls = declarations(actions, card)
    if calls:
        title = QCoreApplication.translate("Table", "Play the {card} and declare {points}?")
        points = signed(declare_points(scene.view.rules, calls[0], card.suit))
        title = title.replace("{points}", points)
    return PanelProps(
        PanelKind.TRICK,
        title=title.replace("{card}", card_name(card)),
        note=note,
        buttons=giving_up_buttons(actions),
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
    return PanelProps(PanelKind.TRICK, title=title, buttons=giving_up_buttons(actions))
