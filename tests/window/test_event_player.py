"""The event player: one beat after the other, and never stuck."""

import pytest

from engine.cards import Suit
from engine.events import AuctionWon, BidMade, MarriageDeclared, PrikupTaken, TrickTaken
from engine.rules import PRESETS
from engine.scoring.types import Standing
from engine.state import Phase, View
from tests.window.helpers import wait_until
from thousand_qt.match import player as player_module
from thousand_qt.match.beats import Beat, Pause, Stage
from thousand_qt.match.player import EventPlayer

VIEW = View(
    rules=PRESETS["russian_classic"].rules,
    phase=Phase.DEAL,
    dealer=0,
    standings=(Standing(),) * 3,
    viewer=0,
)
BID = Beat(VIEW, event=BidMade(1, 105), pause=Pause.CALL)
HIGHER = Beat(VIEW, event=BidMade(2, 110), pause=Pause.CALL)
TRICK = Beat(VIEW, Stage.TRICK_WON, TrickTaken(1, 20), Pause.TRICK)
MARRIAGE = Beat(VIEW, event=MarriageDeclared(1, Suit.HEARTS, 100), pause=Pause.MARRIAGE)
PRIKUP = Beat(VIEW, Stage.PRIKUP_UP, PrikupTaken(1, None, True), Pause.PRIKUP)
SWEPT = Beat(VIEW, Stage.STANDING, TrickTaken(1, 20))


@pytest.fixture
def shown():
    """Return the list of beats that were put on the scene."""
    return []


@pytest.fixture
def player(qapp, shown):
    """Return a player that moves at normal speed and writes down what it shows."""
    return EventPlayer(shown.append)


def test_a_beat_waits_until_the_one_before_has_settled(player, shown):
    player.add((BID, HIGHER))
    assert shown == [BID]
    player.settled(player.number)
    assert shown == [BID, HIGHER]
    assert not player.at_rest
    player.settled(player.number)
    assert player.at_rest


def test_a_late_word_about_an_earlier_beat_is_ignored(player, shown):
    player.add((BID, HIGHER, SWEPT))
    player.settled(player.number)
    player.settled(player.number - 1)
    assert shown == [BID, HIGHER]


def test_at_instant_speed_everything_that_stays_to_be_seen_is_shown_at_once(player, shown):
    player.set_pace(0.0, hold_trick=False)
    player.add((BID, HIGHER, SWEPT))
    assert shown == [BID, HIGHER, SWEPT]
    assert player.at_rest


@pytest.mark.parametrize("beat", [TRICK, PRIKUP, MARRIAGE])
def test_at_instant_speed_too_cards_lie_until_they_were_seen(player, shown, beat):
    player.set_pace(0.0, hold_trick=False)
    player.add((BID, beat, SWEPT, HIGHER))
    assert shown == [BID, beat]
    player.settled(player.number)
    assert shown == [BID, beat, SWEPT, HIGHER]
    assert player.at_rest


@pytest.mark.parametrize("hasten", [EventPlayer.hurry, EventPlayer.take_trick_away])
def test_nobody_has_to_look_at_a_trick_at_instant_speed(player, shown, hasten):
    player.set_pace(0.0, hold_trick=False)
    player.add((TRICK, SWEPT))
    hasten(player)
    assert shown == [TRICK, SWEPT]
    assert player.at_rest


def test_a_hidden_window_does_not_look_at_a_trick(player, shown):
    player.set_pace(0.0, hold_trick=False)
    player.add((TRICK, SWEPT))
    player.set_hidden(True)
    assert player.at_rest


def test_a_hidden_window_catches_up_at_once(player, shown):
    player.add((BID, HIGHER))
    player.set_hidden(True)
    assert shown == [BID, HIGHER]
    assert player.at_rest


def test_the_watchdog_goes_on_without_the_scene(qapp, monkeypatch, shown):
    monkeypatch.setattr(player_module, "WATCHDOG_MILLISECONDS", 20)
    player = EventPlayer(shown.append)
    player.set_pace(1.0, hold_trick=False)
    player.add((BID, HIGHER))
    wait_until(lambda: player.at_rest, "the watchdog")
    assert shown == [BID, HIGHER]


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_a_held_trick_waits_for_the_person_and_for_nothing_else(player, shown, speed):
    player.set_pace(speed, hold_trick=True)
    player.add((TRICK, SWEPT))
    player.settled(player.number)
    assert shown == [TRICK]
    assert player.waits_for_click
    player.take_trick_away()
    assert shown == [TRICK, SWEPT]
    assert not player.waits_for_click


def test_a_click_ends_a_pause_but_no_movement(player, shown):
    player.add((SWEPT, BID))
    player.take_trick_away()
    assert shown == [SWEPT]
    player.settled(player.number)
    player.take_trick_away()
    assert player.at_rest


def test_hurrying_shows_every_beat_in_order(player, shown):
    player.add((BID, HIGHER, TRICK, SWEPT))
    player.hurry()
    assert shown == [BID, HIGHER, TRICK, SWEPT]


def test_only_beats_that_tell_something_hold_back_an_answer(player):
    player.add((TRICK, SWEPT))
    assert player.knows_all
    player.add((HIGHER,))
    assert not player.knows_all


def test_what_follows_by_itself_tells_nothing_new():
    assert not Beat(VIEW, event=AuctionWon(1, 105, 105, uncontested=False)).tells
    assert BID.tells


def test_a_snapshot_forgets_what_waited(player, shown):
    player.add((BID, HIGHER))
    player.start_with(SWEPT)
    player.settled(player.number)
    assert shown == [BID, SWEPT]
    assert player.at_rest
