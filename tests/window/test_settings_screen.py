"""The settings: four pages, every choice at once, by mouse and by keyboard, and the way back."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible

from resources.portraits import PORTRAIT_IDS
from tests.window.helpers import (
    children,
    click,
    every_pair,
    exists,
    find,
    focused,
    lay_out,
    overlapping_texts,
    press,
    shown_text,
    truncated_texts,
    visible_texts,
    wait_until,
    walk_by_tab,
)
from thousand_qt.pictures.faces import FaceStyle, styles_by_name
from thousand_qt.pictures.gallery import gallery, picture_by_name
from thousand_qt.pictures.preview import PreviewProvider, paint_preview
from thousand_qt.settings import MAX_NAME_LENGTH, CardBack, Felt, Settings
from thousand_qt.tools.screenshots import staged
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.settings import RESETTABLE, Section, can_be_reset

SWITCHES = {
    "confirm_play": Section.PACE,
    "play_forced": Section.PACE,
    "marriage_question": Section.PACE,
    "show_odds": Section.PACE,
    "reduced_motion": Section.PACE,
    "full_screen": Section.WINDOW,
    "software_rendering": Section.WINDOW,
}
CHOICES = {
    "card_letters": (Section.CARDS, ["language", "latin", "russian", "polish"]),
    "card_colours": (Section.CARDS, ["two", "four"]),
    "hand_order": (Section.CARDS, ["suits", "suits_up", "ranks", "dealt"]),
    "card_back": (Section.CARDS, ["burgundy", "blue", "green"]),
    "felt": (Section.CARDS, ["green", "blue"]),
    "speed": (Section.PACE, ["instant", "fast", "normal", "slow"]),
    "bots_pace": (Section.PACE, ["instant", "fast", "normal", "slow"]),
    "trick_hold": (Section.PACE, ["short", "normal", "long", "click"]),
    "language": (Section.WINDOW, ["en", "ru"]),
    "text_scale": (Section.WINDOW, [100, 125, 150]),
    "portrait": (Section.YOU, ["", *PORTRAIT_IDS]),
}


def open_page(app, section):
    app.app.open_screen(Screen.SETTINGS)
    app.app.settings_model.openSection(section.value)


@pytest.mark.parametrize("name", CHOICES)
def test_every_value_is_chosen_by_the_mouse_and_kept_at_once(app, name):
    section, values = CHOICES[name]
    open_page(app, section)
    for value in reversed(values):
        click(find(app.window, f"settings.{name}.{value}"))
        assert getattr(app.store.settings, name) == value
        chosen = find(app.window, f"settings.{name}.{value}")
        assert chosen.property("selected") is True


@pytest.mark.parametrize("name", CHOICES)
def test_the_arrow_keys_choose_a_value_and_stay_with_it(app, name):
    section, values = CHOICES[name]
    open_page(app, section)
    app.store.change(**{name: values[0]})
    find(app.window, f"settings.{name}.{values[0]}").forceActiveFocus()
    press(app.window, Qt.Key.Key_Right)
    assert getattr(app.store.settings, name) == values[1]
    assert focused(app.window) == f"settings.{name}.{values[1]}"
    press(app.window, Qt.Key.Key_Left)
    press(app.window, Qt.Key.Key_Left)
    assert getattr(app.store.settings, name) == values[0]


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_follows_its_setting_wherever_it_is_changed(app, name):
    open_page(app, SWITCHES[name])
    switch = find(app.window, f"settings.{name}")
    start = switch.property("checked")
    switch.forceActiveFocus()
    press(app.window, Qt.Key.Key_Space)
    assert getattr(app.store.settings, name) is not start
    app.store.change(**{name: start})
    assert switch.property("checked") is start


def test_every_setting_is_on_a_page():
    elsewhere = {"welcomed", "first_dealer", "arranged_hands"}
    beginnings = ("window_", "left_", "across_", "right_", "match_", "score_")
    shown = {*CHOICES, *SWITCHES, "player_name"}
    fields = set(Settings.__struct_fields__) - elsewhere
    assert {field for field in fields if not field.startswith(beginnings)} == shown


def test_the_keyboard_turns_the_pages(app):
    app.app.open_screen(Screen.SETTINGS)
    find(app.window, "settings.section.cards").forceActiveFocus()
    for section in ("pace", "window", "you"):
        press(app.window, Qt.Key.Key_Right)
        assert app.app.settings_model.props.section.value == section
        assert focused(app.window) == f"settings.section.{section}"
    press(app.window, Qt.Key.Key_Down)
    assert focused(app.window) == "settings.player_name"


def test_the_language_changes_at_once_and_keeps_the_focus(app):
    open_page(app, Section.WINDOW)
    find(app.window, "settings.language.en").forceActiveFocus()
    press(app.window, Qt.Key.Key_Right)
    assert app.store.settings.language == "ru"
    assert focused(app.window) == "settings.language.ru"
    assert "Настройки" in {text.text for text in visible_texts(app.window)}
    app.app.open_screen(Screen.NEW_MATCH)
    assert find(app.window, "newMatch.left.name").property("text") == "Катя"
    app.app.open_screen(Screen.HOME)
    assert shown_text(app.window, "home.title") == "Тысяча"


def test_a_larger_text_grows_at_once(app):
    open_page(app, Section.PACE)
    lay_out(app.window)
    before = find(app.window, "settings.reduced_motion").height()
    app.app.settings_model.choose("text_scale", 150)
    lay_out(app.window)
    assert find(app.window, "settings.reduced_motion").height() > before


def test_the_first_picture_fits_the_name(open_app):
    app = open_app(player_name="Boris")
    open_page(app, Section.YOU)
    first, *others = app.app.settings_model.props.portraits
    assert first.value == ""
    assert first.picture == picture_by_name("Boris")
    assert first.picture in {other.picture for other in others}
    assert len({other.label for other in others}) == len(PORTRAIT_IDS)


def test_the_chosen_picture_is_at_the_table_at_once(qapp):
    with staged(qapp, "table-lead", (1024, 600), "en") as app:
        before = app.app.table_model.props.seats[0].portrait
        app.store.change(portrait="captain")
        assert before != gallery()["captain"]
        assert app.app.table_model.props.seats[0].portrait == gallery()["captain"]


def test_full_screen_begins_at_once(app):
    open_page(app, Section.WINDOW)
    click(find(app.window, "settings.full_screen"))
    wait_until(lambda: app.window.windowState() is Qt.WindowState.WindowFullScreen, "full screen")


def test_another_way_of_drawing_waits_for_the_next_start_and_says_so(app):
    open_page(app, Section.WINDOW)
    assert not exists(app.window, "settings.restart")
    click(find(app.window, "settings.software_rendering"))
    assert "start Thousand again" in shown_text(app.window, "settings.restart")


@pytest.mark.parametrize("section", Section)
def test_the_keyboard_brings_what_is_hidden_into_sight(open_app, section):
    app = open_app(size=(1024, 600), text_scale=150)
    open_page(app, section)
    for _ in range(20):
        press(app.window, Qt.Key.Key_Tab)
        item = app.window.activeFocusItem()
        app.window.grabWindow()
        area = item.mapRectToScene(item.boundingRect())
        assert area.top() >= 0
        assert area.bottom() <= app.window.height()


@pytest.mark.parametrize("section", Section)
def test_tab_reaches_every_control_of_a_page_and_comes_back(open_app, section):
    app = open_app(text_scale=125)
    open_page(app, section)
    walk_by_tab(app.window)


@pytest.mark.parametrize("section", Section)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_control_has_a_name_and_a_role_for_readers(open_app, section, language):
    app = open_app(language=language)
    open_page(app, section)
    controls = [
        item
        for item in children(app.window.contentItem())
        if item.isVisible() and item.activeFocusOnTab()
    ]
    for item in controls:
        reader = QAccessible.queryAccessibleInterface(item)
        assert reader.text(QAccessible.Text.Name).strip(), item.objectName()
        assert reader.role() != QAccessible.Role.NoRole, item.objectName()
        if item.objectName().removeprefix("settings.") in SWITCHES:
            assert reader.state().checkable


@pytest.mark.parametrize("section", Section)
@pytest.mark.parametrize(
    ("size", "language", "text_scale"),
    every_pair([(1024, 600), (2560, 1440)], ["en", "ru"], [100, 150]),
)
def test_no_text_of_a_page_is_cut_or_covered(open_app, section, size, language, text_scale):
    app = open_app(
        size=size, language=language, text_scale=text_scale, software_rendering=True, felt="blue"
    )
    open_page(app, section)
    assert truncated_texts(app.window) == []
    assert overlapping_texts(app.window) == []
    app.app.settings_model.askReset()
    assert truncated_texts(app.window) == []
    assert overlapping_texts(app.window) == []


def test_a_name_is_kept_as_soon_as_it_can_be_used(app):
    open_page(app, Section.YOU)
    find(app.window, "settings.player_name").forceActiveFocus()
    press(app.window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    press(app.window, Qt.Key.Key_Backspace)
    assert shown_text(app.window, "settings.help.player_name").startswith("Please write a name")
    assert app.store.settings.player_name == ""
    press(app.window, Qt.Key.Key_Z)
    assert app.store.settings.player_name == "z"
    app.app.open_screen(Screen.NEW_MATCH)
    assert find(app.window, "newMatch.player.name").property("text") == "z"


def test_a_name_that_was_not_usable_is_forgotten_with_the_screen(open_app):
    app = open_app(player_name="Zoya")
    open_page(app, Section.YOU)
    app.app.settings_model.rename("Ж" * (MAX_NAME_LENGTH + 1))
    assert "at most 16" in shown_text(app.window, "settings.help.player_name")
    app.app.settings_model.close()
    open_page(app, Section.YOU)
    assert find(app.window, "settings.player_name").property("text") == "Zoya"


def test_what_is_as_at_first_cannot_be_reset(open_app):
    app = open_app(speed="normal", bots_pace="normal")
    app.app.open_screen(Screen.SETTINGS)
    assert not exists(app.window, "settings.reset")


def test_everything_is_reset_after_a_question(open_app):
    changed = {"felt": "blue", "text_scale": 125, "card_back": "green", "play_forced": True}
    kept = {"player_name": "Zoya", "software_rendering": True}
    app = open_app(**changed, **kept)
    app.app.open_screen(Screen.SETTINGS)
    click(find(app.window, "settings.reset"))
    assert focused(app.window) == "settings.reset.no"
    assert app.store.settings.felt is Felt.BLUE
    click(find(app.window, "settings.reset.yes"))
    usual = Settings()
    for name in RESETTABLE:
        assert getattr(app.store.settings, name) == getattr(usual, name), name
    assert app.store.settings.player_name == "Zoya"
    assert app.store.settings.software_rendering
    assert focused(app.window) == "settings.back"
    assert not exists(app.window, "settings.reset")


@pytest.mark.parametrize("how", ["escape", "button"])
def test_the_question_is_answered_with_no(open_app, how):
    app = open_app(felt="blue")
    app.app.open_screen(Screen.SETTINGS)
    click(find(app.window, "settings.reset"))
    if how == "escape":
        press(app.window, Qt.Key.Key_Escape)
    else:
        click(find(app.window, "settings.reset.no"))
    assert app.app.props.screen is Screen.SETTINGS
    assert app.store.settings.felt is Felt.BLUE
    assert focused(app.window) == "settings.reset"
    press(app.window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.HOME


@pytest.mark.parametrize("name", RESETTABLE)
def test_everything_that_is_reset_counts_as_changed(name):
    usual = getattr(Settings(), name)
    other = {"text_scale": 150}.get(name) or (
        not usual if isinstance(usual, bool) else next(one for one in type(usual) if one != usual)
    )
    assert can_be_reset(Settings(**{name: other}))


def test_the_preview_shows_what_was_chosen(app):
    open_page(app, Section.CARDS)
    lay_out(app.window)
    preview = find(app.window, "settings.preview")
    before = preview.property("source").toString()
    app.store.change(card_letters="russian", card_colours="four", card_back="blue", felt="blue")
    assert before.endswith("latin-two/burgundy/green")
    assert preview.property("source").toString().endswith("russian-four/blue/blue")


def test_every_look_has_its_own_preview(qapp):
    size = QSize(320, 140)
    looks = [(style, CardBack.BURGUNDY, Felt.GREEN) for style in styles_by_name().values()]
    looks += [(FaceStyle(), back, Felt.GREEN) for back in CardBack if back != CardBack.BURGUNDY]
    looks.append((FaceStyle(), CardBack.BURGUNDY, Felt.BLUE))
    pictures = [paint_preview(*look, size) for look in looks]
    for place, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[:place]), looks[place]


@pytest.mark.parametrize("name", ["", "latin-two", "x/y/z", "latin-two/burgundy/green/more"])
def test_a_preview_that_nobody_knows_looks_as_at_first(qapp, name):
    size = QSize(160, 100)
    usual = PreviewProvider().requestImage("latin-two/burgundy/green", QSize(), size)
    assert PreviewProvider().requestImage(name, QSize(), size) == usual


@pytest.mark.parametrize("text_scale", [100, 150])
@pytest.mark.parametrize("section", Section)
def test_a_click_on_a_tab_shows_a_page_with_settings(open_app, section, text_scale):
    app = open_app(size=(1024, 600), text_scale=text_scale)
    app.app.open_screen(Screen.SETTINGS)
    lay_out(app.window)
    away = Section.YOU if section is Section.CARDS else Section.CARDS
    for one in (away, section):
        click(find(app.window, f"settings.section.{one.value}"))
        lay_out(app.window)
    names = {f"settings.{name}" for name in Settings.__struct_fields__}
    shown = {
        item.objectName()
        for item in children(app.window.contentItem())
        if item.objectName() in names and item.isVisible() and item.height() > 0
    }
    assert len(shown) >= 2
