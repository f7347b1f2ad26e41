"""Where the 24 cards lie while whole deals are played: nothing is lost, nothing is betrayed."""

import pytest

from engine.cards import DECK, hand_of
from engine.decider import legal_actions
from engine.state import Phase
from engine.view import view
from tests.window.table_player import any_legal, seeded_pack
from thousand_qt.match.beats import beats_of
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import play_on
from thousand_qt.viewmodels.table_places import (
    CARDS,
    Zone,
    fresh_bodies,
    layout,
    rearrange,
)


def deals(name: str, count: int) -> ScriptedMatch:
    """Play deals at random for everybody and keep what seat 0 heard."""
    match = ScriptedMatch(seeded_pack(name))
    choose = any_legal(name)
    while len(match.state.rows) < count and match.state.phase is not Phase.END:
        if match.state.phase is Phase.DEAL:
            match.deal()
            continue
        seat = next(s for s in range(3) if legal_actions(view(match.state, s)))
        match.act(seat, choose(view(match.state, seat)))
    return match


def frames(match: ScriptedMatch):
    """Yield every beat with the items before and in it."""
    bodies = fresh_bodies()
    for step in match.steps:
        for beat in beats_of(step):
            after = rearrange(bodies, layout(beat))
            yield beat, bodies, after
            bodies = after


@pytest.mark.parametrize("name", ["north", "east", "south", "west"])
def test_every_card_lies_in_one_place_through_every_beat(name):
    for beat, _before, after in frames(deals(name, 3)):
        assert len(after) == CARDS
        known = [body.card for body in after if body.card is not None]
        assert len(known) == len(set(known))
        places = [(body.place.zone, body.place.who, body.place.slot) for body in after]
        assert len(places) == len(set(places)), beat


@pytest.mark.parametrize("name", ["north", "east", "south", "west"])
def test_my_hand_and_the_trick_show_what_the_view_says(name):
    for beat, _before, after in frames(deals(name, 3)):
        deal = beat.view.deal
        if deal is None or beat.stage == "gathered":
            continue
        mine = [b.card for b in after if b.place.zone is Zone.HAND and b.place.who == 0]
        assert hand_of(mine) == deal.hands[0]
        trick = [b.card for b in after if b.place.zone is Zone.TRICK]
        assert set(trick) == {play.card for play in deal.trick}


@pytest.mark.parametrize("name", ["north", "east", "south", "west"])
def test_what_a_viewer_cannot_know_has_no_face(name):
    for _beat, _before, after in frames(deals(name, 3)):
        for body in after:
            if body.place.zone is Zone.HAND and body.place.who != 0:
                assert body.card is None
                assert not body.place.face_up


@pytest.mark.parametrize("name", ["north", "east", "south", "west"])
def test_an_item_never_changes_its_face_in_sight(name):
    for _beat, before, after in frames(deals(name, 3)):
        for old, new in zip(before, after, strict=True):
            if old.place.face_up and new.place.face_up:
                assert old.card is new.card


def test_a_played_card_comes_from_the_hand_of_its_player():
    for beat, before, after in frames(deals("north", 2)):
        for old, new in zip(before, after, strict=True):
            arrives = new.place.zone is Zone.TRICK and old.place.zone is not Zone.TRICK
            if arrives and beat.event is not None:
                assert (old.place.zone, old.place.who) == (Zone.HAND, new.place.who)


def test_places_for_fewer_cards_than_items_are_refused():
    match = ScriptedMatch(lambda _number: DECK)
    play_on(match, lambda state: state.phase is Phase.AUCTION)
    wanted = layout(beats_of(match.steps[-1])[-1])
    with pytest.raises(ValueError, match="23 places"):
        rearrange(fresh_bodies(), wanted[1:])
