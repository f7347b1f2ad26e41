"""What only some agreements bring to the table, played through the window."""

import pytest

from engine.actions import GoDark
from engine.cards import Card
from engine.decider import legal_actions
from engine.events import (
    BankTaken,
    CardsDrawn,
    CardsPassed,
    DarkDecided,
    MarriageDeclared,
    PackCut,
    PrikupChosen,
    Surrendered,
)
from engine.rules import PRESETS, make_rules, rules_hash, with_options
from engine.scoring.types import Ending
from engine.state import Phase, deal_of
from engine.view import view
from tests.window.helpers import (
    every_pair,
    exists,
    find,
    overlapping_texts,
    truncated_texts,
    visible_texts,
    wait_until,
)
from tests.window.pointer import drag, middle_of, still
from tests.window.table_player import (
    Keys,
    Mouse,
    act,
    card_item,
    my_cards,
    play_until,
    seeded_pack,
    sit_down,
    table_of,
)
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.match.beats import beats_of
from thousand_qt.settings import MAX_NAME_LENGTH
from thousand_qt.tools.agreement_scenes import AGREEMENT_SCENES
from thousand_qt.tools.match_points import begun, daring
from thousand_qt.tools.scripted_match import Beginning, ScriptedMatch
from thousand_qt.tools.table_scenes import NAMES, TableScene, play_on, show, steady
from thousand_qt.viewmodels.table_places import Zone, fresh_bodies, layout, rearrange
from thousand_qt.viewmodels.table_props import PanelKind
from thousand_qt.wiring import make_table_view_model

HANDS = {"mouse": Mouse, "keys": Keys}

NEW_QUESTIONS = (
    "cut",
    "cut-again",
    "dark",
    "dark-undark",
    "two-choose",
    "two-choose-seen",
    "two-lay-away",
    "two-give-one",
    "two-give-and-lay",
    "two-dead-hand-pass",
    "four-pass",
    "trump-choice",
    "keep-one",
    "raise-first",
    "free-contract",
)
"""Scenes in which the person answers a question that only these rules ask."""

FURTHER = (
    "two-draw",
    "four-i-sit-out",
    "four-trick-top-out",
    "golden-lead",
    "golden-auction",
    "aces",
    "locked",
    "frozen",
    "gathered",
    "unlimited-barrel",
)
"""Scenes of deals that go another way than usual without a new question."""


def at_scene(open_app, name, **settings):
    """Open the window at the point of a scene; daring players go on for the others."""
    scene = AGREEMENT_SCENES[f"deal-{name}"]
    match = scene.match(NAMES["en"], daring)
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, **settings
    )
    show(app, match, TableScene(scene.match, lambda _table, _match: None))
    wait_until(lambda: exists(app.window, "table.me") or exists(app.window, "table.summary"))
    app.window.grabWindow()
    return app, match


def gifts(app):
    """Return the cards that are set aside."""
    return [row for row in table_of(app).card_rows() if row.place.zone is Zone.GIFT]


def finish_deal(app, match, hands):
    """Play on until the deal is written, redeals included; return the events from here on."""
    rows, heard = len(match.state.rows), len(match.steps)
    play_until(app, hands, lambda seen: len(seen.rows) > rows, daring)
    return [step.event for step in match.steps[heard:]]


@pytest.mark.parametrize(("name", "hands"), every_pair(NEW_QUESTIONS, list(HANDS)))
def test_a_deal_with_a_question_of_its_own_is_played_to_the_end(open_app, name, hands):
    app, match = at_scene(open_app, name)
    assert table_of(app).props.panel.kind is not PanelKind.WAIT
    events = finish_deal(app, match, HANDS[hands](app))
    assert table_of(app).props.summary.shown
    assert len(table_of(app).props.summary.columns) == match.state.rules.players
    assert events


@pytest.mark.parametrize("name", FURTHER)
def test_a_deal_that_goes_another_way_is_played_to_the_end(open_app, name):
    app, match = at_scene(open_app, name)
    finish_deal(app, match, Mouse(app))
    assert len(table_of(app).props.summary.columns) == match.state.rules.players


@pytest.mark.parametrize(
    ("name", "button", "form"),
    [
        ("write-off", "table.writeOff", Ending.WRITE_OFF),
        ("free-contract", "table.throwIn", Ending.THROW_IN),
    ],
)
@pytest.mark.parametrize("hands", HANDS)
def test_a_deal_is_given_up_in_its_own_way(open_app, name, button, form, hands):
    app, match = at_scene(open_app, name)
    touch = HANDS[hands](app)
    touch.button(button)
    costs = table_of(app).props.panel.note
    assert all(name in costs for name in NAMES["en"][:3])
    touch.button("table.surrender")
    assert [s.event.form for s in match.steps if isinstance(s.event, Surrendered)] == [form]


def test_the_pack_is_cut_where_it_is_clicked(open_app):
    app, match = at_scene(open_app, "cut")
    rows = [row for row in table_of(app).card_rows() if row.place.zone in (Zone.CUT, Zone.LIFTED)]
    assert len(rows) == 24
    target = next(row for row in rows if row.place.slot == 17)
    table_of(app).clickCard(target.number)
    assert table_of(app).props.panel.amount == 18
    lifted = [row for row in table_of(app).card_rows() if row.place.zone is Zone.LIFTED]
    assert len(lifted) == 18
    Mouse(app).button("table.cut")
    assert next(s.event.place for s in match.steps[::-1] if isinstance(s.event, PackCut)) == 18


def test_an_impossible_place_of_the_cut_is_refused_in_words(open_app):
    app, match = at_scene(open_app, "cut")
    for digit in (2, 4):
        table_of(app).typeDigit(digit)
    table_of(app).press("cut")
    assert table_of(app).props.refusal == "You cannot lift 24 cards: lift 1 to 23."
    assert match.state.phase is Phase.CUT


def test_nobody_sees_his_cards_before_the_dark_game_is_decided(open_app):
    app, match = at_scene(open_app, "dark")
    hidden = [row for row in table_of(app).card_rows() if row.place.zone is Zone.HAND]
    assert not any(row.place.face for row in hidden)
    act(app, Mouse(app), GoDark(False))
    wait_until(lambda: len(my_cards(app)) == 7 and all(row.place.face for row in my_cards(app)))
    assert [s.event.dark for s in match.steps if isinstance(s.event, DarkDecided)][-1] is False


def test_who_plays_in_the_dark_sees_his_cards_after_the_auction(open_app):
    app, match = at_scene(open_app, "dark")
    act(app, Mouse(app), GoDark(True))
    events = finish_deal(app, match, Mouse(app))
    assert events
    assert match.state.rows[-1].result.dark or deal_of(match.state).undarkened is not None


def test_a_prikup_is_taken_by_a_click_on_its_cards(open_app):
    app, match = at_scene(open_app, "two-choose")
    row = next(
        row
        for row in table_of(app).card_rows()
        if row.place.zone is Zone.ASIDE and row.place.who == 1
    )
    assert row.choosable
    table_of(app).clickCard(row.number)
    assert [s.event.place for s in match.steps if isinstance(s.event, PrikupChosen)] == [1]


def test_what_two_players_laid_aside_is_turned_up_at_the_end(open_app):
    app, match = at_scene(open_app, "two-lay-away")
    events = finish_deal(app, match, Mouse(app))
    (bank,) = (event for event in events if isinstance(event, BankTaken))
    assert len(bank.cards) == 4


def test_cards_are_drawn_from_the_stock(open_app):
    app, match = at_scene(open_app, "two-draw")
    assert table_of(app).props.contract.banner == "Cards in the stock: 8"
    finish_deal(app, match, Mouse(app))
    assert sum(isinstance(step.event, CardsDrawn) for step in match.steps) == 6


def test_the_trump_can_be_kept_when_a_marriage_is_declared(open_app):
    app, match = at_scene(open_app, "trump-choice")
    keeping = next(
        one
        for one in legal_actions(view(match.state, 0))
        if getattr(one, "declare", None) is not None and one.declare.value == "keep"
    )
    trump = deal_of(match.state).trump
    act(app, Mouse(app), keeping)
    declared = [s.event for s in match.steps if isinstance(s.event, MarriageDeclared)]
    told = [event for event in declared if event.seat == 0][-1]
    assert told.suit is keeping.card.suit
    assert not told.trump
    assert trump is not keeping.card.suit


def test_only_cards_of_the_prikup_are_given_where_one_of_them_is_kept(open_app):
    app, match = at_scene(open_app, "keep-one")
    prikup = deal_of(match.state).prikup
    own = next(row for row in my_cards(app) if row.place.face not in {c.value for c in prikup})
    assert own.mark.value == "illegal"
    table_of(app).clickCard(own.number)
    assert table_of(app).props.refusal
    assert not any(row.place.zone is Zone.GIFT for row in table_of(app).card_rows())


def test_who_sits_out_is_named_and_nothing_is_asked_of_him(open_app):
    app, _match = at_scene(open_app, "four-i-sit-out")
    props = table_of(app).props
    assert props.seats[0].sits_out
    assert "sits out" in props.seats[0].description
    assert "Sits this deal out" in props.seats[0].facts
    assert [seat.sits_out for seat in props.seats[1:]] == [False] * 3


@pytest.mark.parametrize(
    ("name", "goals"),
    [
        ("two-give-and-lay", ("table.top", "table.drop.slot.right")),
        ("two-lay-away", ("table.drop.slot.left", "table.drop.slot.right")),
        ("two-give-one", ("table.top",)),
        ("four-pass", ("table.left", "table.right")),
    ],
)
def test_cards_are_dragged_to_the_player_opposite_and_to_what_is_laid_away(open_app, name, goals):
    app, match = at_scene(open_app, name)
    still(app)
    for goal in goals:
        row = next(row for row in my_cards(app) if row.mark.value != "illegal")
        drag(app, card_item(app, row), middle_of(app, goal))
        still(app)
    chosen = {row.place.slot: row.place.face for row in gifts(app)}
    assert len(chosen) == len(goals)
    Mouse(app).button("table.give")
    given = [step.event for step in match.steps if isinstance(step.event, CardsPassed)][-1]
    cards = [card.value for card in (*given.cards, *given.laid)]
    assert sorted(cards) == sorted(chosen.values())
    assert [card.value for card in given.cards] == [chosen[i] for i in range(len(given.cards))]


def test_a_step_back_undoes_what_was_set_aside(open_app):
    app, match = at_scene(open_app, "two-lay-away")
    table = table_of(app)
    Mouse(app).card(Card(my_cards(app)[0].place.face))
    Mouse(app).card(Card(my_cards(app)[0].place.face))
    assert len(gifts(app)) == 2
    table.stepsBack.take()
    assert len(gifts(app)) == 1
    table.stepsBack.take()
    assert gifts(app) == []
    assert match.answers == []


@pytest.mark.parametrize(("preset", "sides"), [("two_draw", "top"), ("four_players", "left top")])
def test_every_player_has_a_place_at_the_table(open_app, preset, sides):
    match = ScriptedMatch(
        seeded_pack("places"), daring, Beginning(rules=PRESETS[preset].rules, dealer=1)
    )
    app = open_app(service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN)
    sit_down(app)
    for side in sides.split():
        assert find(app.window, f"table.{side}").isVisible()
    assert exists(app.window, "table.right") is (preset == "four_players")


def test_a_golden_deal_says_what_it_means(open_app):
    app, _match = at_scene(open_app, "golden-lead")
    assert table_of(app).props.contract.banner == "Golden deal 1 of 3: everything doubled"
    assert find(app.window, "table.banner").isVisible()


@pytest.mark.parametrize(("name", "players"), [("two-end", 2), ("four-end", 4)])
def test_what_is_to_be_settled_stands_at_the_end(open_app, name, players):
    app, match = at_scene(open_app, name)
    places = table_of(app).props.summary.end.places
    assert len(places) == players
    facts = [place.facts[0] for place in places]
    assert {fact.text for fact in facts} == {"To settle"}
    assert match.state.settlement is not None
    assert sum(match.state.settlement) == 0


@pytest.mark.full
@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_match_is_played_by_every_preset(open_app, preset):
    rules = PRESETS[preset].rules
    match = ScriptedMatch(seeded_pack(preset), steady, Beginning(rules=rules, dealer=1))
    app = open_app(
        service=match,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        speed="instant",
    )
    sit_down(app)
    play_until(app, Mouse(app), lambda seen: seen.phase is Phase.END, steady)
    sheet = table_of(app).props.sheet
    assert len(sheet.names) == rules.players
    assert len(sheet.rows) == len(match.state.rows)
    assert len(table_of(app).props.summary.end.places) == rules.players


@pytest.mark.parametrize(
    "rules",
    [
        PRESETS["two_10_2_2"].rules,
        with_options(PRESETS["two_10_2_2"].rules, {"two_unclaimed": "nobody"}),
        with_options(PRESETS["two_9_3_3"].rules, {"two_choose": "seen"}),
        PRESETS["two_dead_hand"].rules,
        PRESETS["two_draw"].rules,
        PRESETS["four_players"].rules,
        make_rules(cutter="right_of_dealer", cut_nine="recut_then_fine_pass_deal"),
        make_rules(dark=True, undark="take"),
        make_rules(golden="forced_120"),
        make_rules(pass_style="keep_one", raise_contract="before_prikup"),
    ],
    ids=lambda rules: rules_hash(rules)[:8],
)
def test_every_beat_of_a_match_has_a_place_for_each_card(rules):
    match = begun(rules, NAMES["en"], seed=1, computer=None)
    play_on(match, lambda state: len(state.rows) >= 6 or state.phase is Phase.END)
    bodies = fresh_bodies()
    for step in match.steps:
        for beat in beats_of(step):
            bodies = rearrange(bodies, layout(beat))
            assert len({body.number for body in bodies}) == 24
            faces = [body.card for body in bodies if body.card is not None]
            assert len(set(faces)) == len(faces)
            places = [(b.place.zone, b.place.who, b.place.slot) for b in bodies]
            assert len(set(places)) == 24


@pytest.mark.parametrize(
    ("language", "text_scale"),
    [
        ("en", 100),
        ("ru", 150),
        pytest.param("en", 150, marks=pytest.mark.full),
        pytest.param("ru", 100, marks=pytest.mark.full),
    ],
)
def test_the_longest_names_are_legible_in_every_phase(open_app, language, text_scale):
    longest = tuple(letter * MAX_NAME_LENGTH for letter in "ЖЩWФ")
    app = open_app(
        size=(1024, 600),
        language=language,
        text_scale=text_scale,
        service=AGREEMENT_SCENES["deal-four-trick"].match(longest),
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
    )
    found = []
    for name, scene in AGREEMENT_SCENES.items():
        if name.endswith("-large-text"):
            continue
        show(app, scene.match(longest), scene.table)
        wait_until(lambda: len(visible_texts(app.window)) > 4, f"{name} with its texts")
        found += [(name, "cut", text) for text in truncated_texts(app.window)]
        found += [(name, "covered", *pair) for pair in overlapping_texts(app.window)]
    assert not found, "\n".join(map(str, found))
