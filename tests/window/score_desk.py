"""Hands for tests of the score-keeper: begin a sheet, enter deals, read what stands there."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.rules import make_rules
from tests.window.helpers import (
    click,
    exists,
    find,
    press,
    wait_until,
)
from thousand_qt.rule_sets.code import encode
from thousand_qt.score_keeper.shelf import SheetShelf
from thousand_qt.viewmodels.app import Screen

SHORT = make_rules(barrel="off", target=300, dump_truck="off", settlement="difference")
SLIPS = make_rules(
    exposed_card="fine_dealer_pass_deal",
    wrong_marriage="contract_fine_replay",
    scorekeeper_fine=100,
)
CTRL = Qt.KeyboardModifier.ControlModifier


def begin(open_app, rules=SHORT, names=("Anna", "Boris", "Vera", "Gleb"), dealer=None, **more):
    """Open the application on the page of a new sheet; the last player deals."""
    app = open_app(score_rules=encode(rules), **more)
    app.app.home_model.keepScore()
    if app.app.props.screen is Screen.SHEETS:
        app.app.open_score_desk().open_setup()
    setup = app.app.open_score_desk().setup_model
    for seat, name in enumerate(names[: rules.players]):
        setup.rename(seat, name)
    setup.chooseDealer(rules.players - 1 if dealer is None else dealer)
    setup.begin()
    wait_until(lambda: exists(app.window, "score.confirm"), "the page")
    return app


def page_of(app):
    return app.app.open_score_desk().page_model


def reopen(app):
    """Return what lies on disk of the sheet that was written last."""
    (kept, *_) = SheetShelf(app.app.open_score_desk().shelf.folder).sheets()
    assert kept.document is not None
    return kept.document.history


def totals(app):
    return list(page_of(app).props.sheet.totals)


def type_text(app, text):
    for sign in text:
        QTest.keyClick(app.window, sign)


def enter(app, declarer, contract, cards, marriages=()):
    """Enter a deal through the view model."""
    deal = page_of(app).deal_model
    deal.chooseDeclarer(declarer)
    deal.chooseContract(contract)
    for seat, points in enumerate(cards):
        deal.typePoints(seat, points)
    for seat, value in marriages:
        deal.mark(seat, value)
    page_of(app).writeDown()


def fill(app, name, text):
    """Click into a field and type into it."""
    field = find(app.window, name)
    click(field)
    press(app.window, Qt.Key.Key_A, CTRL)
    type_text(app, text)
