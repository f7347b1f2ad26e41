"""What the screens show, as tables: a pure function of settings, match and language."""

import pytest

from thousand_qt.match.service import (
    Character,
    FirstDealer,
    MatchSetup,
    MatchSummary,
    Opponent,
)
from thousand_qt.pictures.faces import CardLetters, FaceStyle, SuitColours, face_style, face_url
from thousand_qt.settings import Felt, Settings, Speed
from thousand_qt.viewmodels.app_props import Screen, derive_app
from thousand_qt.viewmodels.home import SeatScore, derive_home
from thousand_qt.viewmodels.new_match import derive_new_match, match_setup
from thousand_qt.viewmodels.settings import derive_settings

NAMES = {"player_name": "Zoya", "left_name": "Katya", "right_name": "Boris"}


def test_home_without_a_match_offers_none():
    props = derive_home(None, FaceStyle())
    assert (props.can_continue, props.deal, props.scores) == (False, 0, ())


def test_home_shows_the_unfinished_match():
    props = derive_home(MatchSummary(("Zoya", "Katya", "Boris"), (100, -20, 0), 4), FaceStyle())
    assert props.can_continue
    assert props.deal == 4
    assert props.scores == (SeatScore("Zoya", 100), SeatScore("Katya", -20), SeatScore("Boris", 0))


@pytest.mark.parametrize(
    ("chosen", "language", "letters"),
    [
        (CardLetters.LANGUAGE, "en", "latin"),
        (CardLetters.LANGUAGE, "ru", "russian"),
        (CardLetters.LANGUAGE, "uk_UA", "russian"),
        (CardLetters.LANGUAGE, "pl-PL", "polish"),
        (CardLetters.LATIN, "ru", "latin"),
        (CardLetters.RUSSIAN, "en", "russian"),
        (CardLetters.POLISH, "ru", "polish"),
    ],
)
def test_the_cards_have_the_letters_of_the_language_unless_a_set_is_chosen(
    chosen, language, letters
):
    style = face_style(chosen, SuitColours.TWO, language)
    assert style.letters == letters
    assert derive_home(None, style).card_faces == f"{letters}-two"


def test_a_picture_shows_the_letters_and_colours_of_its_look():
    assert face_url("QH", FaceStyle()).endswith("/cards/QH.svg")
    assert face_url("QH", FaceStyle("russian")).endswith("/cards/russian/QH.svg")
    assert face_url("QC", FaceStyle("russian", "four")).endswith("/russian-four-colour/QC.svg")
    assert face_url("9C", FaceStyle("latin", "four")).endswith("/cards/four-colour/9C.svg")


@pytest.mark.parametrize(
    ("speed", "factor"),
    [(Speed.INSTANT, 0.0), (Speed.FAST, 0.5), (Speed.NORMAL, 1.0), (Speed.SLOW, 1.8)],
)
def test_the_speed_multiplies_every_duration(speed, factor):
    assert derive_app(Settings(speed=speed), Screen.HOME, "").speed_factor == factor


def test_the_window_follows_the_settings():
    settings = Settings(text_scale=125, felt=Felt.BLUE, reduced_motion=True, full_screen=True)
    props = derive_app(settings, Screen.TABLE, "A sentence.")
    assert props.screen is Screen.TABLE
    assert props.notice == "A sentence."
    assert props.text_scale == 1.25
    assert props.felt is Felt.BLUE
    assert props.reduced_motion
    assert props.full_screen


@pytest.mark.parametrize(
    ("chosen", "running", "restart"),
    [(True, True, False), (False, False, False), (True, False, True), (False, True, True)],
)
def test_another_way_of_drawing_needs_a_restart(chosen, running, restart):
    props = derive_settings(Settings(software_rendering=chosen), "en", running)
    assert props.needs_restart is restart


def test_the_settings_screen_shows_the_language_that_is_spoken():
    assert derive_settings(Settings(language=""), "ru", False).language == "ru"


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({}, ""),
        ({"left_name": " "}, "Everybody at the table needs a name."),
        ({"right_name": "kATYA "}, "Two players have the same name: change one of them."),
        ({"right_name": "Ka\u200dtya"}, "Two players have the same name: change one of them."),
        ({"left_name": "\u200d\ufe0f"}, "Everybody at the table needs a name."),
        ({"left_name": "K" * 16}, ""),
        ({"left_name": "K" * 17}, "A name has at most 16 characters: make it shorter."),
    ],
)
def test_names_that_cannot_sit_at_one_table_are_named(changes, problem):
    assert derive_new_match(Settings(), {**NAMES, **changes}).problem == problem


@pytest.mark.parametrize(
    ("typed", "seated"),
    [
        ("\U0001f469\u200d\U0001f680 Vera", "\U0001f469\U0001f680 Vera"),
        ("\u2764\ufe0f", "\u2764"),
        ("Ze\u0301\u202e\x07", "Ze\u0301"),
        ("Дарья\u2028", "Дарья"),
    ],
)
def test_what_cannot_be_seen_is_no_part_of_a_name(typed, seated):
    names = {"player_name": typed, "left_name": f"{typed} 1", "right_name": f"2 {typed}"}
    setup = match_setup(derive_new_match(Settings(), names))
    assert setup.player_name == seated
    assert setup.opponents[0].name == f"{seated} 1"
    assert setup.opponents[1].name == f"2 {seated}"


def test_a_match_is_set_up_as_chosen_with_trimmed_names():
    settings = Settings(
        left_level=Character.MASTER,
        right_level=Character.NOVICE,
        first_dealer=FirstDealer.LEFT,
    )
    props = derive_new_match(settings, {**NAMES, "left_name": " Katya "})
    assert match_setup(props) == MatchSetup(
        "Zoya",
        (Opponent("Katya", Character.MASTER), Opponent("Boris", Character.NOVICE)),
        FirstDealer.LEFT,
    )
