"""Every usual phase of the table for pictures and for the walk over its texts.

Each scene is a real state of the engine: given cards, real actions, the events that follow. The
person is Anna on seat 0; Katya sits on her left (seat 1), Boris on her right (seat 2).
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import msgspec

from engine.actions import Action, Bid, Declare, NameContract, Pass, PassCards, Play
from engine.ai.player import Budget, Uncancelled
from engine.ai.registry import make_player
from engine.cards import DECK, Card, parse_cards
from engine.decider import legal_actions, to_act
from engine.events import Event, PrikupTaken, RedealGranted, TrickTaken
from engine.phases.deal import PRIKUP, receivers
from engine.phases.seats import active_seats
from engine.rules import make_rules
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State, View
from engine.view import view
from thousand_qt.app import OpenWindow
from thousand_qt.match.beats import beats_of
from thousand_qt.tools.scripted_match import USUAL, Beginning, ScriptedMatch
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.paper import PaperViewModel
from thousand_qt.viewmodels.steps_back import StepsBack
from thousand_qt.viewmodels.table import TableViewModel
from thousand_qt.viewmodels.table_pace import TablePace, nothing_left
from thousand_qt.viewmodels.table_places import Zone

NAMES: Final = {
    "en": ("Anna", "Katya", "Boris", "Gleb"),
    "ru": ("Анна", "Катя", "Борис", "Глеб"),
}
"""Who sits at the tables; the fourth only where four do."""

HANDS: Final = (
    "AS KS QS 9S AD KH QH",
    "10S JS AC KC 9C 10D JD",
    "QC JC KD QD AH 10H JH",
)
"""What seats 0, 1 and 2 hold in most scenes; 10C 9D 9H are left for the prikup."""

FOUR_NINES: Final = ("9S 9C 9D 9H AS KH QH", "10S JS AC KC 10D JD QS", "QC JC KD QD AH 10H JH")


class TableScene(msgspec.Struct, frozen=True):
    """A match at a table and what is done with it once the table stands on the screen."""

    match: Callable[[tuple[str, ...]], ScriptedMatch]
    stage: Callable[[TableViewModel, ScriptedMatch], None]
    touch: Callable[[OpenWindow], None] | None = None
    """What is done in the window after that."""


def deck_of(hands: Iterable[str], dealer: int) -> tuple[Card, ...]:
    """Return the deck that deals seven of these cards to each seat; the rest is the prikup."""
    rules = USUAL.rules
    held = [list(parse_cards(hand)) for hand in hands]
    rest = [card for card in DECK if not any(card in hand for hand in held)]
    active = active_seats(rules, dealer)
    return tuple(
        rest.pop(0) if receiver == PRIKUP else held[active[receiver]].pop(0)
        for receiver in receivers(rules)
    )


def _scripted(names: tuple[str, ...], dealer: int, hands: Iterable[str] = HANDS) -> ScriptedMatch:
    deck = deck_of(hands, dealer)
    match = ScriptedMatch(lambda _number: deck, begins=Beginning(names=names, dealer=dealer))
    match.deal()
    return match


def steady(seen: View) -> Action:
    """Choose as the steady player does that never changes."""
    return make_player("ruler-1").choose(seen, seen.rules, Budget(), Uncancelled())


def _act(match: ScriptedMatch, *moves: tuple[int, Action]) -> ScriptedMatch:
    for seat, action in moves:
        _answer_claims(match)
        match.act(seat, action)
    _answer_claims(match)
    return match


def _answer_claims(match: ScriptedMatch) -> None:
    """Let everybody play on who is asked about a redeal."""
    while match.state.phase in (Phase.CLAIM_HAND, Phase.CLAIM_PRIKUP, Phase.CLAIM_HAND_2):
        seat = to_act(match.state)[0]
        match.act(seat, legal_actions(view(match.state, seat))[0])


def play_on(match: ScriptedMatch, enough: Callable[[State], bool], limit: int = 20_000) -> None:
    """Let steady players go on for everybody until the match is far enough."""
    for _ in range(limit):
        if enough(match.state):
            return
        if match.state.phase is Phase.DEAL:
            match.deal()
            continue
        seat = to_act(match.state)[0]
        match.act(seat, steady(view(match.state, seat)))
    raise AssertionError("the match never came so far")


def _played(
    enough: Callable[[State], bool], seed: bytes
) -> Callable[[tuple[str, ...]], ScriptedMatch]:
    def make(names: tuple[str, ...]) -> ScriptedMatch:
        match = ScriptedMatch(
            lambda number: shuffle(derive_seed(seed.ljust(32, b"."), number + 1)),
            begins=Beginning(names=names),
        )
        play_on(match, enough)
        return match

    return make


def _claim(names: tuple[str, ...]) -> ScriptedMatch:
    return _scripted(names, 2, FOUR_NINES)


def _claimed(names: tuple[str, ...]) -> ScriptedMatch:
    match = _scripted(names, 2, (FOUR_NINES[1], FOUR_NINES[0], FOUR_NINES[2]))
    for seat in (0, 1, 2):
        match.act(seat, legal_actions(view(match.state, seat))[-1])
    return match


def _auction(names: tuple[str, ...]) -> ScriptedMatch:
    return _act(_scripted(names, 0), (2, Bid(105)))


def _others_bid(names: tuple[str, ...]) -> ScriptedMatch:
    return _act(_scripted(names, 2), (1, Bid(105)))


def _others_bid_on(names: tuple[str, ...]) -> ScriptedMatch:
    """Anna has passed; the others are at it."""
    return _act(_scripted(names, 2), (1, Bid(105)), (2, Bid(110)), (0, Pass()))


def _prikup(names: tuple[str, ...]) -> ScriptedMatch:
    return _act(_scripted(names, 2), (1, Bid(105)), (2, Pass()), (0, Pass()))


def _won(names: tuple[str, ...]) -> ScriptedMatch:
    return _act(_scripted(names, 2), (1, Bid(105)), (2, Pass()), (0, Bid(120)), (1, Pass()))


def _raise(names: tuple[str, ...]) -> ScriptedMatch:
    gifts = parse_cards("9D 9H")
    return _act(_won(names), (0, PassCards(gifts)))


def _lead(names: tuple[str, ...]) -> ScriptedMatch:
    return _act(_raise(names), (0, NameContract(125)))


def _second_lead(names: tuple[str, ...]) -> ScriptedMatch:
    """Anna has taken the first trick with the ace of spades."""
    match = _act(_lead(names), (0, Play(Card("AS"))))
    return _followed(match, 2)


def _followed(match: ScriptedMatch, cards: int) -> ScriptedMatch:
    for _ in range(cards):
        seat = to_act(match.state)[0]
        match.act(seat, legal_actions(view(match.state, seat))[0])
    return match


def _trump(names: tuple[str, ...]) -> ScriptedMatch:
    match = _act(_second_lead(names), (0, Play(Card("KH"), Declare.MARRIAGE)))
    return _followed(match, 1)


def _trick(names: tuple[str, ...]) -> ScriptedMatch:
    match = _act(_second_lead(names), (0, Play(Card("KH"), Declare.MARRIAGE)))
    return _followed(match, 2)


def _following(names: tuple[str, ...]) -> ScriptedMatch:
    """Katya plays 105; she leads and Anna has to follow."""
    match = _prikup(names)
    hand = match.state.deal.hands[1] if match.state.deal else None
    gifts = tuple(card for card in hand or () if card.points == 0)[:2]
    match = _act(match, (1, PassCards(gifts)), (1, NameContract(105)))
    match.act(1, Play(Card("10S")))
    match.act(2, legal_actions(view(match.state, 2))[0])
    return match


def _stand(table: TableViewModel, match: ScriptedMatch) -> None:
    """Leave the table as it is."""


def _show_event(
    kind: type[Event],
) -> Callable[[TableViewModel, ScriptedMatch], None]:
    """Show the first beat of the last event of a kind, as it stands while it is read."""

    def stage(table: TableViewModel, match: ScriptedMatch) -> None:
        step = next(step for step in reversed(match.steps) if isinstance(step.event, kind))
        table.player.start_with(beats_of(step)[0])

    return stage


def _click(*cards: str) -> Callable[[TableViewModel, ScriptedMatch], None]:
    def stage(table: TableViewModel, match: ScriptedMatch) -> None:
        for card in cards:
            table.clickCard(_number_of(table, card))

    return stage


def _number_of(table: TableViewModel, card: str) -> int:
    return next(
        row.number
        for row in table.card_rows()
        if row.place.face == card and row.place.zone is Zone.HAND
    )


def _press(act: str) -> Callable[[TableViewModel, ScriptedMatch], None]:
    return lambda table, _match: table.press(act)


def _bid_more(table: TableViewModel, match: ScriptedMatch) -> None:
    table.changeAmount(2)


def _type_impossible(table: TableViewModel, match: ScriptedMatch) -> None:
    for digit in (1, 1, 8):
        table.typeDigit(digit)
    table.press("bid")


def _over(overlay: str) -> Callable[[TableViewModel, ScriptedMatch], None]:
    return lambda table, _match: table.openOverlay(overlay)


def _rows(count: int) -> Callable[[State], bool]:
    return lambda state: len(state.rows) >= count


def _on_barrel(state: State) -> bool:
    seated = any(standing.barrel is not None for standing in state.standings)
    return seated and state.phase is Phase.TRICK and bool(state.deal and state.deal.trick)


def _over_at_last(state: State) -> bool:
    return state.phase is Phase.END


def _void(state: State) -> bool:
    """Say whether the viewer is to play and holds nothing of the suit that was led."""
    deal = state.deal
    if state.phase is not Phase.TRICK or deal is None or not deal.trick or deal.turn != 0:
        return False
    return all(card.suit is not deal.trick[0].card.suit for card in deal.hands[0] or ())


def _decided(state: State) -> bool:
    """Say whether the viewer defends, is to play, and the contract is decided."""
    deal = state.deal
    if state.phase is not Phase.TRICK or deal is None or deal.turn != 0 or deal.declarer == 0:
        return False
    return deal.held[0] > 2 and bool(nothing_left(view(state, 0)))


def _hurry(table: TableViewModel, match: ScriptedMatch) -> None:
    _pace_of(table).hurry()


def _play_out(table: TableViewModel, match: ScriptedMatch) -> None:
    _pace_of(table).playOut()


def _pace_of(table: TableViewModel) -> TablePace:
    pace = table.findChild(TablePace)
    assert pace is not None
    return pace


def _take_back(table: TableViewModel, match: ScriptedMatch) -> None:
    steps = table.findChild(StepsBack)
    assert steps is not None
    steps.take()


def _just_bid(names: tuple[str, ...]) -> ScriptedMatch:
    """Return the auction while a call of Anna can still be taken back."""
    return _act(_auction(names), (0, Bid(110)))


def _sheet_page(page: str) -> Callable[[TableViewModel, ScriptedMatch], None]:
    def stage(table: TableViewModel, match: ScriptedMatch) -> None:
        table.openOverlay("sheet")
        paper = table.findChild(PaperViewModel)
        assert paper is not None
        # Not where this computer keeps its documents: the picture must not tell.
        paper.use_folder(Path("/home/anna/Documents"))
        match page:
            case "save":
                paper.beginSaving()
            case "print":
                paper.beginPrinting()
            case _:
                paper.turn(page)

    return stage


def _long_match(names: tuple[str, ...]) -> ScriptedMatch:
    """Return a match of sixty deals: its rules know no barrel and a far target."""
    rules = make_rules(barrel="off", target=2500)
    match = ScriptedMatch(
        lambda number: shuffle(derive_seed(b"a long evening".ljust(32, b"."), number + 1)),
        begins=Beginning(names=names, rules=rules),
    )
    play_on(match, _rows(60))
    return match


def _late(state: State) -> bool:
    """Say whether six tricks of a deal have been taken, which the viewer declares."""
    deal = state.deal
    return state.phase is Phase.TRICK and bool(
        deal and deal.declarer == 0 and len(deal.tricks) == 6
    )


_DECIDED: Final = _played(_decided, b"an evening at the table")
_MIDDLE: Final = _played(_rows(9), b"an evening at the table")
_BARREL: Final = _played(_on_barrel, b"an evening at the table")
_END: Final = _played(_over_at_last, b"an evening at the table")

TABLE_SCENES: Final[dict[str, TableScene]] = {
    "table-claim": TableScene(_claim, _stand),
    "table-redeal": TableScene(_claimed, _show_event(RedealGranted)),
    "table-auction": TableScene(_auction, _stand),
    "table-auction-higher": TableScene(_auction, _bid_more),
    "table-auction-typed": TableScene(_auction, _type_impossible),
    "table-auction-others": TableScene(_others_bid, _stand),
    "table-prikup": TableScene(_prikup, _show_event(PrikupTaken)),
    "table-pass": TableScene(_won, _stand),
    "table-pass-chosen": TableScene(_won, _click("9D", "9H")),
    "table-raise": TableScene(_raise, _stand),
    "table-rospis": TableScene(_raise, _press("giveUp")),
    "table-lead": TableScene(_lead, _stand),
    "table-follow": TableScene(_following, _stand),
    "table-void": TableScene(_played(_void, b"an evening at the table"), _stand),
    "table-refused": TableScene(_following, _click("QH")),
    "table-take-back": TableScene(_just_bid, _stand),
    "table-barred": TableScene(_won, _take_back),
    "table-barred-summary": TableScene(_MIDDLE, _take_back),
    "table-marriage": TableScene(_second_lead, _click("KH")),
    "table-trump": TableScene(_trump, _stand),
    "table-trick": TableScene(_trick, _show_event(TrickTaken)),
    "table-hurry": TableScene(_others_bid_on, _hurry),
    "table-decided": TableScene(_DECIDED, _stand),
    "table-decided-menu": TableScene(_DECIDED, _over("menu")),
    "table-playing-out": TableScene(_DECIDED, _play_out),
    "table-last-trick": TableScene(_trump, _over("lastTrick")),
    "table-tricks": TableScene(_played(_late, b"an evening at the table"), _over("tricks")),
    "table-tricks-few": TableScene(_trump, _over("tricks")),
    "table-sheet": TableScene(_BARREL, _over("sheet")),
    "table-sheet-first": TableScene(_lead, _over("sheet")),
    "table-sheet-long": TableScene(_long_match, _over("sheet")),
    "table-sheet-chart": TableScene(_BARREL, _sheet_page("chart")),
    "table-sheet-signs": TableScene(_END, _sheet_page("signs")),
    "table-sheet-save": TableScene(_BARREL, _sheet_page("save")),
    "table-sheet-print": TableScene(_BARREL, _sheet_page("print")),
    "table-summary": TableScene(_MIDDLE, _stand),
    "table-barrel": TableScene(_BARREL, _stand),
    "table-end": TableScene(_END, _stand),
    "table-help": TableScene(_lead, _over("help")),
    "table-menu": TableScene(_lead, _over("menu")),
}


def show(app: OpenWindow, match: ScriptedMatch, scene: TableScene) -> None:
    """Sit down at the match of a scene, whatever was shown before, and bring it on."""
    app.app.open_screen(Screen.TABLE)
    table = app.app.findChild(TableViewModel)
    assert table is not None
    table.closeOverlay()
    match.seat_guest(table)
    match.resume()
    scene.stage(table, match)
    if scene.touch is not None:
        scene.touch(app)
