"""The scenes of the score-keeper, and the sheets that lie in them."""

from collections.abc import Callable
from typing import Final

from engine.cards import Suit, parse_cards
from engine.paper import Slip
from engine.rules import PRESETS, Rules, make_rules
from engine.scoring.types import Ending
from engine.state import MarriageKind
from thousand_qt.app import OpenWindow
from thousand_qt.score_keeper.book import Book, DealRecord, Declared, Record, SlipRecord
from thousand_qt.score_keeper.history import Named, Wrote
from thousand_qt.viewmodels.chosen_rules import RulesFor, choose_rules
from thousand_qt.viewmodels.new_match import default_names
from thousand_qt.viewmodels.score_page import ScorePageViewModel

_SLIPS: Final = make_rules(
    exposed_card="fine_dealer_pass_deal",
    wrong_marriage="contract_fine_replay",
    cut_nine="recut_then_fine",
    redeal_dealer="next",
    scorekeeper_fine=100,
)
_FOUR: Final = PRESETS["four_players"].rules
_TWO: Final = make_rules(players=2, two_unclaimed="nobody", half_marriage=True, ace_marriage=True)


def _declared(seat: int, *suits: Suit) -> tuple[Declared, ...]:
    return tuple(Declared(seat, MarriageKind.MARRIAGE, suit) for suit in suits)


_EVENING: Final[tuple[Record, ...]] = (
    DealRecord(declarer=0, contract=120, cards=(81, 24, 15), declared=_declared(0, Suit.SPADES)),
    DealRecord(
        declarer=2,
        contract=200,
        cards=(10, 0, 110),
        no_trick=(1,),
        declared=_declared(2, Suit.HEARTS),
    ),
    DealRecord(declarer=1, contract=105, ending=Ending.ROSPIS),
    DealRecord(declarer=1, contract=115, cards=(35, 64, 21), declared=_declared(1, Suit.CLUBS)),
    DealRecord(
        declarer=0,
        contract=280,
        cards=(100, 0, 20),
        no_trick=(1,),
        declared=_declared(0, Suit.HEARTS, Suit.DIAMONDS),
    ),
    DealRecord(declarer=2, contract=180, cards=(44, 16, 60), declared=_declared(2, Suit.CLUBS)),
)
_LONG: Final = _EVENING * 3


def _names(players: int) -> tuple[str, ...]:
    names = tuple(default_names().values())
    return (names[1], names[3], names[2], default_names(names[1])["left_name"])[:players]


def _page(app: OpenWindow, rules: Rules, *records: Record) -> ScorePageViewModel:
    """Open a sheet with these entries."""
    desk = app.app.open_score_desk()
    names = _names(rules.players)
    sheet = desk.shelf.begin(Book(rules=rules, names=names, first_dealer=rules.players - 1))
    for record in records:
        sheet.take(Wrote(record))
    desk.page_model.open(sheet)
    desk.page_opened.emit()
    return desk.page_model


def _empty(app: OpenWindow) -> None:
    _page(app, Rules())


def _deal(app: OpenWindow) -> None:
    deal = _page(app, Rules(), *_EVENING).deal_model
    deal.chooseDeclarer(1)
    deal.chooseContract(120)
    deal.typePoints(1, "71")
    deal.typePoints(0, "49")
    deal.mark(1, "marriage.C")


def _wrong(app: OpenWindow) -> None:
    deal = _page(app, Rules(), *_EVENING).deal_model
    deal.chooseDeclarer(2)
    deal.chooseContract(102)
    for seat, points in enumerate(("61", "40", "17")):
        deal.typePoints(seat, points)


def _correct(app: OpenWindow) -> None:
    page = _page(app, make_rules(barrel="off", target=520), *_EVENING)
    page.correct(0)
    page.deal_model.chooseContract(320)
    page.deal_model.mark(0, "marriage.H")
    page.deal_model.mark(0, "marriage.D")
    page.deal_model.mark(0, "marriage.C")


def _delete(app: OpenWindow) -> None:
    _page(app, Rules(), *_EVENING).askToDelete(1)


def _slip(app: OpenWindow) -> None:
    slip = SlipRecord(slip=Slip.EXPOSED_CARD, seat=2)
    page = _page(app, _SLIPS, slip, *_EVENING[:2])
    page.beginSlip()
    page.slip_model.chooseSlip(Slip.WRONG_MARRIAGE.value)
    page.slip_model.chooseSeat(0)
    page.slip_model.chooseContract(160)


def _four(app: OpenWindow) -> None:
    first = DealRecord(
        declarer=1, contract=110, cards=(13, 95, 12, 0), prikup=parse_cards("KH QH 9S")
    )
    deal = _page(app, _FOUR, first).deal_model
    deal.chooseDeclarer(2)
    deal.typePoints(1, "20")
    deal.typePoints(3, "25")
    for card in ("AH", "10H", "9C"):
        deal.markPrikup(card)


def _two(app: OpenWindow) -> None:
    deal = _page(app, _TWO).deal_model
    deal.chooseDeclarer(0)
    deal.chooseContract(180)
    deal.mark(0, "marriage.H")
    deal.mark(0, "half.H")
    deal.typePoints(0, "60")
    deal.typePoints(1, "40")


def _golden(app: OpenWindow) -> None:
    _page(app, make_rules(golden="forced_120", four_nines_bonus=100))


def _end(app: OpenWindow) -> None:
    rules = make_rules(barrel="off", target=500, settlement="difference", dump_truck="off")
    _page(app, rules, *_EVENING)


def _long(app: OpenWindow) -> None:
    _page(app, make_rules(barrel="off", target=2500), *_LONG)


def _share(app: OpenWindow) -> None:
    _page(app, Rules(), *_EVENING).paper_model.turn("share")


def _chart(app: OpenWindow) -> None:
    _page(app, Rules(), *_EVENING).paper_model.turn("chart")


def _given_up(app: OpenWindow) -> None:
    deal = _page(app, Rules(), *_EVENING).deal_model
    deal.chooseDeclarer(1)
    deal.chooseEnding(Ending.ROSPIS.value)


def _called(app: OpenWindow) -> None:
    page = _page(app, Rules(), *_EVENING)
    page.beginNames()
    page.rename(1, page.props.names[0])


def _setup(app: OpenWindow) -> None:
    _page(app, _FOUR)
    app.app.open_score_desk().open_setup()


def _setup_problem(app: OpenWindow) -> None:
    app.app.open_score_desk().open_setup()


def _setup_four(app: OpenWindow) -> None:
    _page(app, Rules())
    choose_rules(app.store, _FOUR, "", RulesFor.SCORE)
    app.app.open_score_desk().open_setup()


def _sheets(app: OpenWindow) -> None:
    _end(app)
    _page(app, _FOUR)
    _page(app, Rules(), *_EVENING)
    desk = app.app.open_score_desk()
    sheet = desk.shelf.begin(Book(rules=Rules(), names=_names(3), first_dealer=0))
    sheet.take(Named("♥ 1000"))
    (desk.shelf.folder / "1.thousand-sheet").write_bytes(b"damaged\n")
    desk.open()


_LARGE: Final[dict[str, object]] = {"text_scale": 150}

_STAGES: Final[dict[str, Callable[[OpenWindow], None]]] = {
    "score-setup": _setup,
    "score-setup-four": _setup_four,
    "score-setup-problem": _setup_problem,
    "score-sheets": _sheets,
    "score-empty": _empty,
    "score-deal": _deal,
    "score-given-up": _given_up,
    "score-names": _called,
    "score-wrong": _wrong,
    "score-correct": _correct,
    "score-delete": _delete,
    "score-slip": _slip,
    "score-four": _four,
    "score-two": _two,
    "score-golden": _golden,
    "score-end": _end,
    "score-long": _long,
    "score-share": _share,
    "score-chart": _chart,
}
_ALSO_LARGE: Final = (
    "score-setup-four",
    "score-sheets",
    "score-deal",
    "score-correct",
    "score-slip",
    "score-four",
    "score-end",
    "score-share",
)

SCORE_SCENES: Final[dict[str, tuple[Callable[[OpenWindow], None], dict[str, object]]]] = {
    **{name: (stage, {}) for name, stage in _STAGES.items()},
    **{f"{name}-large-text": (_STAGES[name], _LARGE) for name in _ALSO_LARGE},
}
"""What brings the screen into its state, and the settings."""
