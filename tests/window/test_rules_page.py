"""The rules page by mouse and by keyboard: reached, read, searched, left."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from engine.cards import Card
from engine.rules import make_rules
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
)
from tests.window.table_player import open_table, seeded_pack
from thousand_qt.pictures.faces import FaceStyle, face_url
from thousand_qt.rulebook.document import ChapterName
from thousand_qt.tools.scripted_match import Beginning, ScriptedMatch
from thousand_qt.viewmodels.app import Screen

MARRIAGES = "rules.chapter.marriages"


def open_rules(app) -> None:
    """Open the page by the button of the first screen and let its rows find their places."""
    click(find(app.window, "home.rules"))
    settle(app)


def settle(app) -> None:
    """Draw until the text is as long as it will be."""
    before = -1.0
    while before != (before := find(app.window, "rules.book").property("contentHeight")):
        for _ in range(4):
            lay_out(app.window)


def place(app) -> float:
    """Return how far the text is scrolled."""
    return float(find(app.window, "rules.book").property("contentY"))


def type_words(app, words) -> None:
    """Type letters where the focus is."""
    for letter in words:
        QTest.keyClick(app.window, letter)


def walk_to(app, name, limit=40) -> None:
    """Press Tab until an item has the focus."""
    for _ in range(limit):
        if focused(app.window) == name:
            return
        press(app.window, Qt.Key.Key_Tab)
    pytest.fail(f"{name} was not reached; the focus is on {focused(app.window)!r}")


def top_text(app, text) -> float:
    """Return how far below the top of the page a text stands that can be seen."""
    settle(app)
    book = find(app.window, "rules.book")
    page = book.mapRectToScene(book.boundingRect())
    tops = [
        seen.area[1] - page.top()
        for seen in visible_texts(app.window)
        if seen.text == text and page.intersects(QRectF(*seen.area))
    ]
    assert tops, f"{text!r} is not in sight"
    return max(tops)


def test_the_mouse_opens_reads_and_leaves_the_page(app):
    open_rules(app)
    assert app.app.props.screen is Screen.RULES
    assert shown_text(app.window, "rules.title") == "How to play"
    assert shown_text(app.window, "rules.subtitle") == "Russian classic"
    click(find(app.window, MARRIAGES))
    assert 0 < top_text(app, "Marriages and trump") < 60
    click(find(app.window, "rules.back"))
    assert app.app.props.screen is Screen.HOME


def test_the_keyboard_opens_a_chapter_and_leaves_the_page(app):
    walk_to(app, "home.rules")
    press(app.window, Qt.Key.Key_Return)
    assert focused(app.window) == "rules.chapter.aim"
    settle(app)
    walk_to(app, MARRIAGES)
    press(app.window, Qt.Key.Key_Space)
    assert 0 < top_text(app, "Marriages and trump") < 60
    press(app.window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.HOME


NOT_HERE = {ChapterName.DIFFERENCES, ChapterName.GOLDEN, ChapterName.DARK}


def test_every_chapter_can_be_opened(app):
    open_rules(app)
    entries = {entry.name: entry for entry in app.app.rules_model.props.contents}
    assert set(entries) == {chapter.value for chapter in ChapterName} - {c.value for c in NOT_HERE}
    for name, entry in entries.items():
        click(find(app.window, f"rules.chapter.{name}"))
        assert top_text(app, entry.title) > 0
        assert find(app.window, f"rules.chapter.{name}").property("current")


def test_the_keys_scroll_the_text(app):
    open_rules(app)
    press(app.window, Qt.Key.Key_Down)
    after_line = place(app)
    assert after_line > 0
    press(app.window, Qt.Key.Key_PageDown)
    after_page = place(app)
    assert after_page > after_line + 200
    press(app.window, Qt.Key.Key_Up)
    assert place(app) < after_page
    press(app.window, Qt.Key.Key_PageUp)
    press(app.window, Qt.Key.Key_End)
    assert find(app.window, "rules.book").property("atYEnd")
    press(app.window, Qt.Key.Key_Home)
    assert place(app) == 0


def test_the_help_says_that_the_arrows_scroll_here(app):
    open_rules(app)
    press(app.window, Qt.Key.Key_F1)
    shown = {text.text for text in visible_texts(app.window)}
    assert {"PgUp, PgDn", "read on, read back"} <= shown
    press(app.window, Qt.Key.Key_Down)
    assert place(app) == 0


def test_the_chapter_that_is_read_is_marked_while_scrolling(app):
    open_rules(app)
    assert find(app.window, "rules.chapter.aim").property("current")
    for _ in range(3):
        press(app.window, Qt.Key.Key_PageDown)
    marked = [
        item.objectName()
        for item in children(app.window.contentItem())
        if item.objectName().startswith("rules.chapter.") and item.property("current")
    ]
    assert len(marked) == 1
    assert marked != ["rules.chapter.aim"]


def test_the_search_goes_from_place_to_place(app):
    open_rules(app)
    walk_to(app, "rules.search")
    type_words(app, "barrel")
    model = app.app.rules_model
    found = len(model.props.hits)
    assert found > 3
    chapter = next(entry.row for entry in model.props.contents if entry.name == "barrel")
    assert model.props.hit == chapter
    begins = model.props.hits.index(chapter) + 1
    assert 1 < begins < found
    assert shown_text(app.window, "rules.found") == f"{begins} of {found}"
    first = place(app)
    press(app.window, Qt.Key.Key_Return)
    assert shown_text(app.window, "rules.found") == f"{begins + 1} of {found}"
    assert place(app) != first
    click(find(app.window, "rules.next"))
    click(find(app.window, "rules.previous"))
    click(find(app.window, "rules.previous"))
    assert shown_text(app.window, "rules.found") == f"{begins} of {found}"
    for _ in range(begins):
        click(find(app.window, "rules.previous"))
    assert shown_text(app.window, "rules.found") == f"{found} of {found}"


def test_the_words_that_are_sought_stand_out_and_are_heard_as_they_are(app):
    open_rules(app)
    walk_to(app, "rules.search")
    type_words(app, "BARREL")
    settle(app)
    book = find(app.window, "rules.book")
    marked = [
        item
        for item in children(book)
        if "</u>" in str(item.property("text")) and item.property("hit")
    ]
    assert len(marked) >= len(app.app.rules_model.props.hits)
    for item in marked:
        reader = QAccessible.queryAccessibleInterface(item)
        assert reader.text(QAccessible.Text.Name) == item.property("plain")
    press(app.window, Qt.Key.Key_Escape)
    assert not any("</u>" in str(item.property("text")) for item in children(book))


def test_a_word_that_no_chapter_is_called_begins_at_its_first_place(app):
    open_rules(app)
    app.app.rules_model.search("ace")
    assert app.app.rules_model.props.hit == app.app.rules_model.props.hits[0]


def test_a_search_that_finds_nothing_says_so_and_escape_clears_it(app):
    open_rules(app)
    walk_to(app, "rules.search")
    type_words(app, "zzz")
    assert shown_text(app.window, "rules.found") == "not found"
    assert not exists(app.window, "rules.next")
    press(app.window, Qt.Key.Key_Escape)
    assert find(app.window, "rules.search").property("text") == ""
    assert app.app.props.screen is Screen.RULES
    press(app.window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.HOME


def test_the_search_begins_anew_when_the_page_is_opened_again(app):
    open_rules(app)
    walk_to(app, "rules.search")
    type_words(app, "bolt")
    click(find(app.window, "rules.back"))
    open_rules(app)
    assert find(app.window, "rules.search").property("text") == ""
    assert app.app.rules_model.props.hits == ()


@pytest.fixture
def narrow(open_app):
    """Return the page in a window that has no room for the chapters at the left."""
    app = open_app(size=(1024, 600), text_scale=150)
    open_rules(app)
    return app


def test_a_narrow_window_has_the_chapters_in_a_list_for_the_mouse(narrow):
    assert not exists(narrow.window, MARRIAGES)
    click(find(narrow.window, "rules.chapters"))
    click(find(narrow.window, "rules.chapter.cards"))
    assert not exists(narrow.window, "rules.chapter.cards")
    assert 0 < top_text(narrow, "The cards") < 80
    assert shown_text(narrow.window, "rules.chapters").startswith("The cards")


def test_a_narrow_window_has_the_chapters_in_a_list_for_the_keyboard(narrow):
    assert focused(narrow.window) == "rules.chapters"
    press(narrow.window, Qt.Key.Key_Return)
    assert focused(narrow.window) == "rules.chapter.aim"
    press(narrow.window, Qt.Key.Key_Escape)
    assert focused(narrow.window) == "rules.chapters"
    assert narrow.app.props.screen is Screen.RULES
    press(narrow.window, Qt.Key.Key_Return)
    walk_to(narrow, "rules.chapter.end")
    press(narrow.window, Qt.Key.Key_Return)
    assert focused(narrow.window) == "rules.chapters"
    assert top_text(narrow, "The end of the match") > 0


def own_rules_match() -> ScriptedMatch:
    """Return a match by rules that no preset has."""
    match = ScriptedMatch(
        seeded_pack("rules page"), begins=Beginning(rules=make_rules(bid_jumps=False))
    )
    match.deal()
    return match


def test_the_table_shows_the_rules_of_its_match_and_waits_as_it_was(open_app):
    match = own_rules_match()
    app = open_table(open_app, match)
    decision = app.app.table_model.decision
    click(find(app.window, "table.menu"))
    wait_until(lambda: exists(app.window, "table.menu.rules"), "the menu")
    lay_out(app.window)
    click(find(app.window, "table.menu.rules"))
    assert app.app.props.screen is Screen.RULES
    settle(app)
    assert "close to “Russian classic”" in shown_text(app.window, "rules.subtitle")
    click(find(app.window, "rules.chapter.differences"))
    assert top_text(app, "What is different at this table") > 0
    assert top_text(app, "The auction – You raise by one step, never by more.") > 0
    press(app.window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.TABLE
    wait_until(lambda: exists(app.window, "table.me"), "the table")
    assert app.app.table_model.decision == decision
    assert not exists(app.window, "table.menu.rules")


def test_home_shows_the_rules_of_a_new_match_after_a_table_showed_its_own(open_app):
    app = open_table(open_app, own_rules_match())
    app.app.openRules()
    assert ChapterName.DIFFERENCES.value in {
        entry.name for entry in app.app.rules_model.props.contents
    }
    app.app.rules_model.close()
    app.app.leaveTable()
    open_rules(app)
    assert shown_text(app.window, "rules.subtitle") == "Russian classic"


def pictures(app) -> list[QQuickItem]:
    """Return the pictures of cards on the page."""
    book = find(app.window, "rules.book")
    return [item for item in children(book) if item.inherits("QQuickImage")]


@pytest.mark.parametrize("letters", ["latin", "russian"])
def test_the_pictures_bear_the_letters_of_the_settings(open_app, letters):
    app = open_app(card_letters=letters, card_colours="four")
    open_rules(app)
    rows = app.app.rules_model.props.rows
    faces = {face_url(card.value, FaceStyle(letters, "four")) for card in Card}
    shown = [picture for row in rows for group in row.groups for picture in group.cards]
    assert shown
    assert {picture.picture for picture in shown} <= faces
    assert len(pictures(app)) == len(shown)


def test_readers_hear_headings_and_cards(app):
    open_rules(app)
    headings = [entry.title for entry in app.app.rules_model.props.contents]
    book = find(app.window, "rules.book")
    heard = [
        reader.text(QAccessible.Text.Name)
        for item in children(book)
        if (reader := QAccessible.queryAccessibleInterface(item)) is not None
        and reader.role() == QAccessible.Role.Heading
    ]
    assert heard == headings
    names = {
        QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)
        for item in pictures(app)
    }
    assert "ace of hearts" in names
    assert all(" of " in name for name in names)


def test_another_language_rewrites_the_book(app):
    open_rules(app)
    app.store.change(language="ru")
    settle(app)
    assert shown_text(app.window, "rules.subtitle") == "Русская классика"
    assert find(app.window, MARRIAGES).property("text") == "Марьяжи и козырь"


@pytest.mark.parametrize(
    ("size", "language", "text_scale"),
    every_pair([(1024, 600), (1280, 800)], ["en", "ru"], [100, 150]),
)
def test_no_text_of_the_book_is_cut_or_covered(open_app, size, language, text_scale):
    app = open_app(size=size, language=language, text_scale=text_scale)
    open_rules(app)
    pages = 0
    while True:
        assert truncated_texts(app.window) == []
        assert overlapping_texts(app.window) == []
        pages += 1
        if find(app.window, "rules.book").property("atYEnd"):
            break
        press(app.window, Qt.Key.Key_PageDown)
    assert pages > 3
