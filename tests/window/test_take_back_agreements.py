"""Ctrl+Z after the decisions that only some agreements ask for: back where nothing was revealed,
and a sentence that says why not where something was.
"""

import pytest
from PySide6.QtCore import Qt

from engine.actions import Bid, ChoosePrikup, Cut, GoDark, WriteOff
from engine.cards import Rank
from engine.decider import legal_actions
from engine.state import Phase, deal_of
from engine.view import view
from network.messages import TakeBack
from tests.window.helpers import exists, press, shown_text, wait_until
from tests.window.table_player import Mouse, act, my_cards, table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.agreement_scenes import AGREEMENT_SCENES
from thousand_qt.tools.match_points import daring
from thousand_qt.tools.table_scenes import NAMES, TableScene, show
from thousand_qt.viewmodels.table_places import Zone
from thousand_qt.viewmodels.table_props import PanelKind
from thousand_qt.wiring import make_table_view_model


def at(open_app, name, computer=None):
    """Open the window at the point of a scene; nobody goes on for the others unless named."""
    scene = AGREEMENT_SCENES[f"deal-{name}"]
    match = scene.match(NAMES["en"], computer)
    app = open_app(service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN)
    show(app, match, TableScene(scene.match, lambda _table, _match: None))
    wait_until(lambda: exists(app.window, "table.takeBack"), "the table")
    app.window.grabWindow()
    match.answers.clear()
    return app, match


def ctrl_z(app):
    press(app.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def settled(app):
    wait_until(lambda: table_of(app).player.knows_all and table_of(app).player.at_rest)


def goes_back(app, match, before):
    """Press Ctrl+Z and assert that the match stands as before and asks again."""
    assert table_of(app).props.undo.possible
    ctrl_z(app)
    assert isinstance(match.answers[-1], TakeBack)
    assert match.state == before
    wait_until(lambda: table_of(app).props.panel.kind is not PanelKind.WAIT, "the question again")


def stands(app, match, why):
    """Press Ctrl+Z and assert that nothing changes and the sentence says why."""
    settled(app)
    before = match.state
    assert not table_of(app).props.undo.possible
    ctrl_z(app)
    assert not any(isinstance(answer, TakeBack) for answer in match.answers)
    assert match.state == before
    assert table_of(app).props.refusal == why
    assert table_of(app).props.undo.why == why


def test_a_cut_stands(open_app):
    app, match = at(open_app, "cut")
    pack = match.state.cut.pack
    place = next(n for n in range(1, 24) if pack[n - 1].rank not in (Rank.NINE, Rank.JACK))
    act(app, Mouse(app), Cut(place))
    assert match.state.phase not in (Phase.CUT, Phase.DEAL)
    stands(app, match, "The pack is cut, and a cut stands.")


def test_a_cut_that_is_made_anew_stands_too(open_app):
    app, match = at(open_app, "cut-again")
    assert match.state.cut is not None
    stands(app, match, "The pack is cut, and a cut stands.")


def test_a_dark_game_is_taken_back_while_no_card_was_seen(open_app):
    app, match = at(open_app, "dark")
    before = match.state
    act(app, Mouse(app), GoDark(True))
    assert deal_of(match.state).dark
    goes_back(app, match, before)
    assert not any(row.place.face for row in my_cards(app))
    assert table_of(app).props.panel.kind is PanelKind.DARK


def test_who_looked_at_the_cards_cannot_go_into_the_dark_any_more(open_app):
    app, match = at(open_app, "dark")
    act(app, Mouse(app), GoDark(False))
    stands(app, match, "You have seen your cards since.")


def test_after_the_prikup_of_a_dark_game_it_is_too_late(open_app):
    app, match = at(open_app, "dark", daring)
    act(app, Mouse(app), GoDark(True))
    settled(app)
    why = table_of(app).props.undo.why
    assert why in ("The prikup has been turned over since.", "You have seen your cards since.")
    stands(app, match, why)


def test_a_light_that_was_turned_on_is_turned_off_again(open_app):
    app, match = at(open_app, "dark-undark")
    before = match.state
    bid = next(one for one in legal_actions(view(match.state, 0)) if isinstance(one, Bid))
    act(app, Mouse(app), bid)
    assert deal_of(match.state).undarkened == 0
    goes_back(app, match, before)
    assert deal_of(match.state).dark
    assert deal_of(match.state).undarkened is None
    act(app, Mouse(app), bid)
    assert deal_of(match.state).undarkened == 0


def test_a_prikup_that_was_chosen_unseen_stays_chosen(open_app):
    app, match = at(open_app, "two-choose")
    act(app, Mouse(app), ChoosePrikup(1))
    stands(app, match, "The prikup has been turned over since.")


def test_of_two_prikups_that_were_seen_the_other_one_can_be_taken(open_app):
    app, match = at(open_app, "two-choose-seen")
    before = match.state
    act(app, Mouse(app), ChoosePrikup(0))
    assert deal_of(match.state).chosen == 0
    goes_back(app, match, before)
    assert sum(row.place.zone is Zone.ASIDE for row in table_of(app).card_rows()) == 6
    act(app, Mouse(app), ChoosePrikup(1))
    assert deal_of(match.state).chosen == 1


@pytest.mark.parametrize("name", ["write-off", "throw-in"])
def test_a_deal_that_was_given_up_is_scored_and_stands(open_app, name):
    app, match = at(open_app, name)
    rows = len(match.state.rows)
    table_of(app).press(name.replace("-o", "O").replace("-i", "I"))
    Mouse(app).button("table.surrender")
    assert len(match.state.rows) == rows + 1
    settled(app)
    ctrl_z(app)
    assert len(match.state.rows) == rows + 1
    assert table_of(app).props.undo.why == "The deal has been scored."


def test_the_question_whether_to_write_off_is_left_by_ctrl_z(open_app):
    app, match = at(open_app, "write-off")
    before = match.state
    Mouse(app).button("table.writeOff")
    assert table_of(app).props.panel.kind is PanelKind.ROSPIS
    ctrl_z(app)
    assert table_of(app).props.panel.kind is not PanelKind.ROSPIS
    assert match.state == before
    assert match.answers == []
    assert WriteOff() in legal_actions(view(match.state, 0))


def test_the_keys_say_in_russian_why_not(open_app):
    scene = AGREEMENT_SCENES["deal-two-choose"]
    match = scene.match(NAMES["ru"])
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, language="ru"
    )
    show(app, match, scene.table)
    wait_until(lambda: exists(app.window, "table.takeBack"), "the table")
    act(app, Mouse(app), ChoosePrikup(1))
    settled(app)
    ctrl_z(app)
    assert shown_text(app.window, "table.refusal") == "Назад нельзя: прикуп уже открыт."
