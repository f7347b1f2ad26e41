"""Where the keyboard is at the table: in the hand, at the buttons, never lost."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from engine.actions import NameContract, PassCards, Play
from engine.cards import Card
from engine.decider import legal_actions
from engine.view import view
from tests.window.helpers import (
    children,
    click,
    exists,
    find,
    focused,
    lay_out,
    press,
    wait_until,
)
from tests.window.table_player import (
    any_legal,
    card_item,
    my_card,
    my_cards,
    open_table,
    seeded_pack,
    table_of,
    wait_for_question,
)
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import TABLE_SCENES, TableScene, show
from thousand_qt.viewmodels.table_places import Zone
from thousand_qt.viewmodels.table_props import Overlay, PanelKind
from thousand_qt.wiring import make_table_view_model


def scene(open_app, name, **settings):
    """Open the window in a scene of the screenshot tool and wait for its first focus."""
    return opened_at(open_app, TABLE_SCENES[name], **settings)


def opened_at(open_app, wanted, **settings):
    """Open the window in a scene and wait for its first focus."""
    match = wanted.match(("Anna", "Katya", "Boris"))
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, **settings
    )
    show(app, match, wanted)
    wait_until(lambda: exists(app.window, "table.menu"), "the table")
    app.window.grabWindow()
    wait_until(lambda: bool(focused(app.window)), "a first focus")
    return app, match


def hand_names(app):
    return [f"card{row.number}" for row in my_cards(app)]


def walk_to(app, slot):
    """Bring the keyboard to a card of the hand with the arrows."""
    press(app.window, Qt.Key.Key_Right)  # the first key only shows the focus
    for _ in range(20):
        here = hand_names(app).index(focused(app.window))
        if here == slot:
            return
        press(app.window, Qt.Key.Key_Right if here < slot else Qt.Key.Key_Left)
    raise AssertionError(f"card {slot} was not reached")


@pytest.mark.parametrize("slot", [0, 4, 9])
def test_a_card_that_is_given_leaves_the_keyboard_at_its_neighbour(open_app, slot):
    app, _match = scene(open_app, "table-pass")
    walk_to(app, slot)
    press(app.window, Qt.Key.Key_Return)
    wait_until(lambda: focused(app.window) in hand_names(app), "the focus in the hand")
    assert hand_names(app).index(focused(app.window)) == min(slot, 8)
    assert find(app.window, focused(app.window)).property("showsFocus")
    press(app.window, Qt.Key.Key_Left if slot == 9 else Qt.Key.Key_Right)
    assert hand_names(app).index(focused(app.window)) == (7 if slot == 9 else slot + 1)


def test_after_both_cards_the_keyboard_is_at_the_button_that_gives_them(open_app):
    app, match = scene(open_app, "table-pass")
    walk_to(app, 3)
    press(app.window, Qt.Key.Key_Return)
    wait_until(lambda: focused(app.window) in hand_names(app), "the focus in the hand")
    press(app.window, Qt.Key.Key_Return)
    wait_until(lambda: focused(app.window) == "table.give", "the focus at the button")
    press(app.window, Qt.Key.Key_Return)
    assert len(match.answers) == 1


def test_a_chosen_card_is_reached_and_taken_back_by_the_keys_alone(open_app):
    app, match = scene(open_app, "table-pass-chosen")
    gifts = [f"card{r.number}" for r in table_of(app).card_rows() if r.place.zone is Zone.GIFT]
    for _ in range(20):
        press(app.window, Qt.Key.Key_Tab)
        if focused(app.window) in gifts:
            break
    taken = focused(app.window)
    assert taken in gifts
    press(app.window, Qt.Key.Key_Return)
    assert taken in hand_names(app)
    wait_until(lambda: focused(app.window) == taken, "the focus at the card in the hand")
    assert match.answers == []


def test_a_played_card_leaves_the_keyboard_in_the_hand(open_app):
    app, match = scene(open_app, "table-lead")
    walk_to(app, 5)
    press(app.window, Qt.Key.Key_Return)
    assert len(match.answers) == 1
    wait_until(lambda: focused(app.window) in hand_names(app), "the focus in the hand")


@pytest.mark.parametrize("name", ["table-auction", "table-pass", "table-lead", "table-follow"])
def test_tab_enters_the_hand_at_one_card(open_app, name):
    app, _match = scene(open_app, name)
    stops = [
        item.objectName()
        for item in children(app.window.contentItem())
        if item.isVisible() and item.activeFocusOnTab() and item.objectName() in hand_names(app)
    ]
    assert len(stops) == 1
    if focused(app.window) in hand_names(app):
        assert stops == [focused(app.window)]


@pytest.mark.parametrize(
    "name",
    [
        "table-claim",
        "table-auction",
        "table-pass",
        "table-rospis",
        "table-marriage",
        "table-lead",
        "table-trump",
        "table-summary",
        "table-end",
    ],
)
def test_a_closed_panel_gives_the_keyboard_back(open_app, name):
    app, _match = scene(open_app, name)

    def given_back():
        name = focused(app.window)
        return name.startswith(("card", "table.")) and exists(app.window, name)

    for overlay in (one for one in Overlay if one):
        table_of(app).openOverlay(overlay.value)
        wait_until(
            lambda: focused(app.window).startswith(("table.overlay", "table.menu")), "the panel"
        )
        press(app.window, Qt.Key.Key_Escape)
        assert table_of(app).props.overlay is Overlay.NONE
        wait_until(given_back, "the focus on the table")


def ask(app, question):
    """Open a question over the pass or a card."""
    if question == "table.surrender":
        click(find(app.window, "table.giveUp"))
    wait_until(lambda: exists(app.window, question), "the question")
    app.window.grabWindow()


@pytest.mark.parametrize("by", ["click", "key", "escape"])
@pytest.mark.parametrize(
    ("name", "question"), [("table-pass", "table.surrender"), ("table-marriage", "table.declare")]
)
def test_a_card_backs_out_of_a_question_and_does_nothing_else(open_app, name, question, by):
    app, match = scene(open_app, name)
    ask(app, question)
    before = hand_names(app)
    other = card_item(app, my_card(app, Card("9S")))
    if by == "click":
        click(other)
    elif by == "key":
        press(app.window, Qt.Key.Key_Down)
        wait_until(lambda: focused(app.window) in before, "the focus in the hand")
        press(app.window, Qt.Key.Key_Return)
    else:
        press(app.window, Qt.Key.Key_Escape)
    assert not exists(app.window, question)
    assert hand_names(app) == before
    assert match.answers == []
    click(other)
    assert hand_names(app) != before


def test_a_button_that_is_not_shown_cannot_be_pressed(open_app):
    app, match = scene(open_app, "table-pass")
    for act in ("give", "surrender", "pass", "bid", "name", "declare", "nonsense"):
        table_of(app).press(act)
    assert match.answers == []


def test_digits_change_no_amount_behind_a_panel_or_a_question(open_app):
    app, _match = scene(open_app, "table-raise")
    table = table_of(app)
    table.openOverlay("sheet")
    wait_until(lambda: exists(app.window, "table.overlay.close"), "the panel")
    for digit in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_5):
        press(app.window, digit)
    assert table.props.panel.amount == 120
    table.closeOverlay()
    table.press("giveUp")
    for digit in (1, 2, 5):
        table.typeDigit(digit)
    table.changeAmount(1)
    table.back()
    assert table.props.panel.amount == 120


@pytest.mark.parametrize("between", [(), (Qt.Key.Key_F1, Qt.Key.Key_Escape)], ids=["", "help"])
def test_a_refused_amount_is_typed_anew_even_when_its_refusal_is_gone(open_app, between):
    app, match = scene(open_app, "table-raise")
    for key in (Qt.Key.Key_3, Qt.Key.Key_5, Qt.Key.Key_Return, *between):
        press(app.window, key)
    assert match.answers == []
    for digit in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_5):
        press(app.window, digit)
    assert table_of(app).props.panel.typed == "135"
    assert table_of(app).props.panel.amount == 135


def hold(window, key, times):
    """Hold a key down as X11 tells it: a press and a release for every repetition."""
    none = Qt.KeyboardModifier.NoModifier
    for number in range(times):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            first, last = number == 0, number == times - 1
            repeated = not (first if kind == QEvent.Type.KeyPress else last)
            QCoreApplication.sendEvent(window, QKeyEvent(kind, key, none, "", repeated))
            QCoreApplication.processEvents()
        window.grabWindow()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("deal", ["first", "second", "third"])
def test_a_held_key_answers_one_question(open_app, deal, key):
    match = ScriptedMatch(seeded_pack(deal), any_legal(deal))
    app = open_table(open_app, match)
    wait_for_question(app)
    for _ in range(6):
        asked = len(match.answers)
        hold(app.window, key, 6)
        assert len(match.answers) <= asked + 1
        wait_for_question(app)
    assert match.answers


@pytest.mark.parametrize("overlay", [one for one in Overlay if one])
def test_the_keyboard_never_goes_behind_a_panel(open_app, overlay):
    app, _match = scene(open_app, "table-lead", size=(1024, 600))
    table_of(app).openOverlay(overlay.value)
    wait_until(lambda: focused(app.window).startswith(("table.overlay", "table.menu")), "the panel")
    edge = find(app.window, "table.overlay").mapToScene(QPointF(0, 0)).x()
    for _ in range(12):
        press(app.window, Qt.Key.Key_Tab)
        item = app.window.activeFocusItem()
        assert item.mapToScene(QPointF(item.width(), 0)).x() > edge, item.objectName()
        assert focused(app.window).startswith(("table.overlay", "table.menu."))
    QTest.mouseClick(
        app.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(200, 300)
    )
    assert table_of(app).props.overlay is Overlay.NONE
    wait_until(lambda: focused(app.window) in hand_names(app), "the focus in the hand")


def test_the_keyboard_is_at_the_question_when_the_window_comes_back(open_app):
    match = ScriptedMatch(seeded_pack("second"), any_legal("second"))
    app = open_table(open_app, match, speed="slow")
    app.window.hide()
    wait_until(lambda: table_of(app).player.at_rest, "the latest state")
    app.window.show()
    name = focused(app.window)
    assert name.startswith(("card", "table."))
    assert exists(app.window, name)


def opened(app, key):
    """Open a panel by its key and wait until the keyboard is in it."""
    press(app.window, key)
    wait_until(lambda: focused(app.window).startswith(("table.overlay", "table.menu.")), "a panel")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_the_menu_opens_at_the_button_that_goes_on(open_app, size):
    app, _match = scene(open_app, "table-lead", size=size)
    opened(app, Qt.Key.Key_F10)
    assert focused(app.window) == "table.menu.resume"
    press(app.window, Qt.Key.Key_Return)
    assert table_of(app).props.overlay is Overlay.NONE


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F10])
@pytest.mark.parametrize("arrow", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up])
def test_the_arrows_stay_in_a_panel_beside_the_table(open_app, key, arrow):
    app, match = scene(open_app, "table-lead")
    before = hand_names(app)
    opened(app, key)
    for _ in range(9):
        press(app.window, arrow)
        here = app.window.activeFocusItem()
        assert find(app.window, "table.overlay").isAncestorOf(here), here.objectName()
    assert hand_names(app) == before
    assert match.answers == []


def test_nothing_below_the_menu_is_pressed_and_a_click_beside_it_closes_it(open_app):
    app, match = scene(open_app, "table-lead")
    opened(app, Qt.Key.Key_F10)
    for _ in range(12):
        press(app.window, Qt.Key.Key_Tab)
        assert focused(app.window).startswith(("table.overlay", "table.menu."))
    item = card_item(app, my_cards(app)[3])
    place = item.mapToScene(QPointF(item.width() * 0.14, item.height() * 0.5)).toPoint()
    QTest.mouseClick(app.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert table_of(app).props.overlay is Overlay.NONE
    assert match.answers == []


def test_what_has_to_wait_for_a_panel_lies_in_the_shade(open_app):
    app, _match = scene(open_app, "table-lead", size=(1024, 600))
    assert not find(app.window, "table.shade").isVisible()
    table_of(app).openOverlay("sheet")
    assert find(app.window, "table.shade").isVisible()
    app.window.resize(1280, 800)
    wait_until(
        lambda: not find(app.window, "table.shade").isVisible(), "the panel beside the table"
    )


def spades_led(names):
    """Return a match in which Katya has led a spade and Boris is to follow before Anna."""
    match = TABLE_SCENES["table-prikup"].match(names)
    hand = match.state.deal.hands[1]
    match.act(1, PassCards(tuple(card for card in hand if card.points == 0)[:2]))
    match.act(1, NameContract(105))
    match.act(1, Play(Card("10S")))
    return match


def test_my_turn_begins_at_a_card_that_can_be_played(open_app):
    app, match = opened_at(open_app, TableScene(spades_led, lambda table, match: None))
    queen = my_card(app, Card("QH"))
    walk_to(app, queen.place.slot)
    match.act(2, legal_actions(view(match.state, 2))[0])
    wait_until(lambda: table_of(app).props.panel.kind is PanelKind.TRICK, "my turn")
    wait_until(
        lambda: find(app.window, focused(app.window)).property("mark") == "legal",
        "the keyboard at a card that can be played",
    )
    press(app.window, Qt.Key.Key_Right)
    press(app.window, Qt.Key.Key_Left)
    walked = focused(app.window)
    app.store.change(felt="blue")
    lay_out(app.window)
    assert focused(app.window) == walked


def test_a_click_anywhere_hides_where_the_keyboard_is(open_app):
    app, _match = scene(open_app, "table-lead")
    for item in (card_item(app, my_cards(app)[2]), find(app.window, "table.sheet")):
        press(app.window, Qt.Key.Key_Right)
        assert find(app.window, my_card_name(app, 0)).property("showsFocus")
        place = item.mapToScene(QPointF(item.width() * 0.14, item.height() * 0.5)).toPoint()
        QTest.mousePress(
            app.window, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, place
        )
        assert not find(app.window, my_card_name(app, 0)).property("showsFocus")
        QTest.mouseRelease(
            app.window, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, place
        )
        QTest.mouseClick(
            app.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
        )
        assert not find(app.window, my_card_name(app, 0)).property("showsFocus")


def my_card_name(app, slot):
    return f"card{my_cards(app)[slot].number}"
