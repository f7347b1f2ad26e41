"""Whole deals through the window by agreements that bring a phase or a question of their own."""

from itertools import count

import pytest

from engine.actions import Bid, Cut, Pass
from engine.cards import Rank
from engine.events import (
    AllPassed,
    ClaimAnswered,
    Dealt,
    Fined,
    MarriageDeclared,
    PackCut,
    RedealGranted,
    Surrendered,
)
from engine.rules import make_rules
from engine.scoring.types import Ending, Reason
from engine.state import ClaimRight, CutOutcome, MarriageKind, Phase, deal_of
from tests.window.helpers import every_pair, exists, wait_until
from tests.window.table_player import Keys, Mouse, act, play_until, table_of, wait_for_question
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.agreement_scenes import AGREEMENT_SCENES
from thousand_qt.tools.match_points import asked, daring, scene_of
from thousand_qt.tools.rare_scenes import CLAIMS
from thousand_qt.tools.table_scenes import NAMES, TableScene, show
from thousand_qt.viewmodels.table_props import PanelKind
from thousand_qt.wiring import make_table_view_model

HANDS = {"mouse": Mouse, "keys": Keys}
USUALLY_BY_MOUSE = ["mouse", pytest.param("keys", marks=pytest.mark.full)]

RIGHTS = {
    ClaimRight.FOUR_NINES: ("claim-nines", "claim-nines-taken", "claim-streak"),
    ClaimRight.FOUR_JACKS: ("claim-jacks",),
    ClaimRight.THREE_NINES: ("claim-three-nines", "claim-forehand"),
    ClaimRight.LOW_HAND: ("claim-low", "claim-low-passed"),
    ClaimRight.LOW_PRIKUP: ("claim-prikup-low",),
    ClaimRight.PRIKUP_NINES: ("claim-prikup-nines",),
    ClaimRight.PRIKUP_JACKS: ("claim-prikup-jacks",),
}
"""The scenes in which the person has each right to a redeal."""


def at(open_app, scene):
    """Open the window at a point of a match; daring players go on for the others."""
    match = scene.match(NAMES["en"], daring)
    app = open_app(
        service=match,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        speed="instant",
    )
    show(app, match, TableScene(scene.match, lambda _table, _match: None))
    wait_until(lambda: exists(app.window, "table.me") or exists(app.window, "table.summary"))
    app.window.grabWindow()
    return app, match


def named(name):
    return AGREEMENT_SCENES[f"deal-{name}"]


def finish_deal(app, match, hands):
    """Play on until the deal is written and shown; return the events from here on."""
    rows, heard = len(match.state.rows), len(match.steps)
    play_until(app, hands, lambda seen: len(seen.rows) > rows, daring)
    assert table_of(app).props.summary.shown
    assert len(table_of(app).props.summary.columns) == match.state.rules.players
    return events_since(match, heard)


def events_since(match, heard=0):
    return [step.event for step in match.steps[heard:]]


def of(kind, events):
    return [event for event in events if isinstance(event, kind)]


def test_every_right_to_a_redeal_is_played():
    assert set(RIGHTS) == set(ClaimRight)
    assert {name for names in RIGHTS.values() for name in names} == set(CLAIMS)


@pytest.mark.parametrize("hands", USUALLY_BY_MOUSE)
@pytest.mark.parametrize(("right", "name"), [(one, n) for one, ns in RIGHTS.items() for n in ns])
def test_a_redeal_is_asked_for_and_the_new_deal_is_played_to_the_end(open_app, right, name, hands):
    app, match = at(open_app, CLAIMS[name])
    wait_for_question(app)
    assert table_of(app).props.panel.kind is PanelKind.CLAIM
    dealer, heard = match.state.dealer, len(match.steps)
    HANDS[hands](app).button("table.claim")
    (granted,) = of(RedealGranted, events_since(match, heard))[:1]
    assert (granted.seat, granted.right) == (0, right)
    wait_for_question(app)
    later = of(Dealt, events_since(match, heard))
    passes_on = match.state.rules.redeal_dealer == "next"
    assert later[0].dealer == (dealer + passes_on) % match.state.rules.players
    finish_deal(app, match, HANDS[hands](app))
    assert match.state.rows[-1].number == len(match.state.rows)


@pytest.mark.full
@pytest.mark.parametrize("name", CLAIMS)
def test_who_does_not_ask_plays_the_deal_to_the_end(open_app, name):
    app, match = at(open_app, CLAIMS[name])
    wait_for_question(app)
    dealt = len(of(Dealt, events_since(match)))
    Mouse(app).button("table.playOn")
    finish_deal(app, match, Mouse(app))
    mine = [event for event in of(ClaimAnswered, events_since(match)) if event.seat == 0]
    assert mine
    assert not mine[-1].claim
    assert len(of(Dealt, events_since(match))) >= dealt


def test_redeals_in_a_row_are_fined_on_the_sheet(open_app):
    app, match = at(open_app, CLAIMS["claim-streak"])
    for _ in range(3):
        wait_for_question(app)
        Mouse(app).button("table.claim")
    assert [
        line.reason for fine in of(Fined, events_since(match)) for line in fine.scored.lines
    ] == [Reason.REDEAL_FINE]
    finish_deal(app, match, Mouse(app))
    (row,) = table_of(app).props.sheet.rows
    assert any(sign.symbol == "warning" for cell in row.cells for sign in cell.signs)


MARRIAGES = {
    MarriageKind.MARRIAGE: ("trump-choice", "table.declare"),
    MarriageKind.HALF: ("half", "table.declareHalf"),
    MarriageKind.ACES: ("aces", "table.declareAces"),
    MarriageKind.NINES: ("nines", "table.declareNines"),
}


def test_every_kind_of_marriage_is_played():
    assert set(MARRIAGES) == set(MarriageKind)


@pytest.mark.parametrize(("kind", "hands"), every_pair(list(MARRIAGES), list(HANDS)))
def test_a_rare_marriage_is_declared_and_the_deal_played_to_the_end(open_app, kind, hands):
    name, _button = MARRIAGES[kind]
    scene = named(name)
    app, match = at(open_app, scene)
    heard = len(match.steps)
    scene.stage(table_of(app), match)
    wait_until(lambda: table_of(app).props.panel.kind is PanelKind.MARRIAGE, "the question")
    wanted = next(b.act for b in table_of(app).props.panel.buttons if b.primary)
    HANDS[hands](app).button(f"table.{wanted}")
    declared = of(MarriageDeclared, events_since(match, heard))[0]
    assert (declared.seat, declared.kind) == (0, kind)
    finish_deal(app, match, HANDS[hands](app))
    assert match.state.rows[-1].result.marriages[0] >= declared.points > 0


@pytest.mark.parametrize("keeps", [True, False])
def test_half_a_marriage_may_leave_the_trump(open_app, keeps):
    scene = named("half-keep")
    app, match = at(open_app, scene)
    trump = deal_of(match.state).trump
    heard = len(match.steps)
    scene.stage(table_of(app), match)
    wait_until(lambda: table_of(app).props.panel.kind is PanelKind.MARRIAGE, "the question")
    names = [button.act for button in table_of(app).props.panel.buttons]
    keep = next(name for name in names if "eep" in name)
    plain = next(name for name in names if name.startswith("declare") and name != keep)
    Mouse(app).button(f"table.{keep if keeps else plain}")
    declared = of(MarriageDeclared, events_since(match, heard))[0]
    assert declared.kind is MarriageKind.HALF
    assert declared.trump is not keeps
    assert deal_of(match.state).trump is (trump if keeps else declared.suit)
    finish_deal(app, match, Mouse(app))


@pytest.mark.parametrize(("name", "hands"), every_pair(["undark-take", "dark-undark"], list(HANDS)))
def test_the_light_is_turned_on_and_the_deal_played_to_the_end(open_app, name, hands):
    app, match = at(open_app, named(name))
    act(app, HANDS[hands](app), Bid(125))
    assert deal_of(match.state).undarkened == 0
    assert not deal_of(match.state).dark
    if name == "undark-take":
        assert deal_of(match.state).declarer == 0
        assert deal_of(match.state).prikup_taken
    finish_deal(app, match, HANDS[hands](app))
    assert not match.state.rows[-1].result.dark


def test_a_dark_game_that_nobody_turns_on_is_played_to_the_end(open_app):
    app, match = at(open_app, named("undark-take"))
    act(app, Mouse(app), Pass())
    finish_deal(app, match, Mouse(app))
    assert match.state.rows[-1].result.dark or deal_of(match.state).undarkened is not None


@pytest.mark.parametrize("hands", HANDS)
def test_a_deal_is_given_up_in_the_middle_of_the_play(open_app, hands):
    app, match = at(open_app, named("rospis-late"))
    assert deal_of(match.state).tricks
    touch = HANDS[hands](app)
    touch.button("table.giveUp")
    touch.button("table.surrender")
    assert [event.form for event in of(Surrendered, events_since(match))][-1] is Ending.ROSPIS
    wait_until(lambda: table_of(app).props.summary.shown, "the summary")
    assert match.state.rows[-1].result.ending is Ending.ROSPIS


@pytest.mark.parametrize("name", ["barrel-takes", "barrel-must-bid", "barrel-bids"])
def test_an_auction_from_the_barrel_is_played_to_the_end(open_app, name):
    app, match = at(open_app, named(name))
    finish_deal(app, match, Mouse(app))


def test_where_nobody_bids_the_cards_are_dealt_again_and_played(open_app):
    app, match = at(open_app, named("all-pass"))
    assert of(AllPassed, events_since(match))
    finish_deal(app, match, Mouse(app))


CUTS = {
    CutOutcome.ACCEPTED: ({}, ("other",)),
    CutOutcome.AGAIN: ({"cut_nine": "recut"}, (Rank.NINE,)),
    CutOutcome.FINED: ({"cut_nine": "recut_then_fine"}, (Rank.NINE,) * 3),
    CutOutcome.FINED_PASSES_ON: ({"cut_nine": "recut_then_fine_pass_deal"}, (Rank.NINE,) * 3),
    CutOutcome.BURIED: ({"cut_jack": "dealer_buries"}, (Rank.JACK,)),
    CutOutcome.DEALER_CUTS: ({"cut_jack": "dealer_recuts_once"}, (Rank.JACK,)),
    CutOutcome.RESHUFFLED: ({"cut_jack": "reshuffle_and_recut"}, (Rank.JACK,)),
}
"""What comes of a cut: the options and the ranks that lie at the bottom one after the other."""


def test_every_outcome_of_a_cut_is_played():
    assert set(CUTS) == set(CutOutcome)


@pytest.mark.parametrize("hands", USUALLY_BY_MOUSE)
@pytest.mark.parametrize("outcome", CUTS)
def test_a_cut_with_every_outcome_and_its_deal_are_played_to_the_end(open_app, outcome, hands):
    options, bottoms = CUTS[outcome]
    usual = {"cutter": "left_of_dealer", "cut_nine": "recut", "cut_jack": "off"}
    scene = scene_of(make_rules(**{**usual, **options}), asked(Phase.CUT))
    app, match = at(open_app, scene)
    touch = HANDS[hands](app)
    for wanted in bottoms:
        wait_for_question(app)
        pack = match.state.cut.pack
        place = next(
            n
            for n in count(1)
            if (pack[n - 1].rank is wanted)
            or (wanted == "other" and pack[n - 1].rank not in (Rank.NINE, Rank.JACK))
        )
        heard = len(match.steps)
        act(app, touch, Cut(place))
    told = of(PackCut, events_since(match, heard))[0]
    assert (told.seat, told.outcome) == (0, outcome)
    finish_deal(app, match, touch)
