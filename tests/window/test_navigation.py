"""From screen to screen with the mouse and with the keyboard."""

from tests.window.fakes import FakeMatchService
from tests.window.helpers import click, exists, find, focused
from thousand_qt.match_service import FirstDealer, MatchSummary

UNFINISHED = MatchSummary(("You", "Katya", "Boris"), (245, -60, 880), 7)


def test_home_has_no_continue_without_an_unfinished_match(app):
    assert exists(app.window, "home.play")
    assert not exists(app.window, "home.continue")
    assert focused(app.window) == "home.play"


def test_home_offers_the_unfinished_match_with_its_scores(open_app):
    app = open_app(service=FakeMatchService(UNFINISHED))
    assert focused(app.window) == "home.continue"
    shown = find(app.window, "home.scores").property("text")
    assert shown == "Deal 7 · You 245 · Katya -60 · Boris 880"


def test_the_mouse_walks_through_every_screen(open_app):
    service = FakeMatchService()
    app = open_app(service=service)
    click(find(app.window, "home.settings"))
    click(find(app.window, "settings.felt.blue"))
    assert app.store.settings.felt == "blue"
    click(find(app.window, "settings.back"))
    click(find(app.window, "home.play"))
    click(find(app.window, "newMatch.dealer.me"))
    click(find(app.window, "newMatch.back"))
    assert exists(app.window, "home.play")
    assert app.store.settings.first_dealer is FirstDealer.ME
    assert service.calls == []
