"""The deal that the book tells is a real one: dealt, bid and played by the engine."""

import pytest
from msgspec.structs import replace

from engine.cards import DEAL_POINTS, DECK
from engine.events import BidMade, DealScored, Dealt, MarriageDeclared, Played, TrickTaken
from engine.rules import PRESETS, Rules, make_rules
from engine.scoring.types import Reason
from tests.rulebook.reading import card_rows, chapter, names, text_of
from thousand_qt.rulebook.book import rulebook
from thousand_qt.rulebook.document import ChapterName, Table
from thousand_qt.rulebook.sample_deal import sample_deal
from thousand_qt.rulebook.story import story

FOR_THREE = [name for name, preset in PRESETS.items() if preset.rules.players == 3]


@pytest.mark.parametrize("preset", FOR_THREE)
def test_every_set_of_rules_for_three_has_its_deal(qapp, preset):
    events = sample_deal(PRESETS[preset].rules)
    taken = [event for event in events if isinstance(event, TrickTaken)]
    assert len(taken) == 8
    assert sum(trick.points for trick in taken) == DEAL_POINTS
    assert isinstance(events[-1], DealScored)
    assert ChapterName.STORY in names(rulebook(PRESETS[preset].rules))


def test_tables_of_another_size_have_no_deal(qapp):
    rules = make_rules(players=4)
    assert sample_deal(rules) == ()
    assert story(rules) is None


@pytest.mark.parametrize("preset", [name for name in PRESETS if name not in FOR_THREE])
def test_a_book_for_two_or_four_does_not_speak_of_a_deal_that_it_does_not_tell(qapp, preset):
    book = rulebook(PRESETS[preset].rules)
    assert ChapterName.STORY not in names(book)
    told = " ".join(text_of(book, name) for name in names(book))
    assert "from beginning to end" not in told
    assert "Three people play" not in told
    assert all(one.blocks for one in book.chapters)


def test_a_told_marriage_that_keeps_the_trump_says_so(qapp, monkeypatch):
    rules = make_rules(marriage_trump_choice=True)
    kept = [
        replace(event, trump=False) if isinstance(event, MarriageDeclared) else event
        for event in sample_deal(rules)
    ]
    monkeypatch.setattr("thousand_qt.rulebook.story.sample_deal", lambda _rules: kept)
    text = text_of(rulebook(rules), ChapterName.STORY)
    assert "Marriage of hearts: +100”. There is still no trump." in text


def test_the_deal_shows_an_auction_a_marriage_and_tricks_for_everybody():
    events = sample_deal(Rules())
    assert len([event for event in events if isinstance(event, BidMade)]) > 3
    assert [event.points for event in events if isinstance(event, MarriageDeclared)] == [100]
    assert {event.seat for event in events if isinstance(event, TrickTaken)} == {0, 1, 2}
    scored = events[-1]
    assert isinstance(scored, DealScored)
    assert Reason.CONTRACT_MADE in {line.reason for line in scored.scored.lines}


def test_the_deal_is_the_same_every_time():
    assert sample_deal(Rules()) == sample_deal(Rules())


def test_the_chapter_pictures_every_card_as_it_was_played(qapp):
    events = sample_deal(Rules())
    hands, *tricks = card_rows(chapter(rulebook(Rules()), ChapterName.STORY))
    assert sorted(card for group in hands.groups for card in group.cards) == sorted(DECK)
    (dealt,) = (event for event in events if isinstance(event, Dealt))
    assert [group.cards for group in hands.groups] == [*dealt.hands, dealt.prikup]
    played = [event.card for event in events if isinstance(event, Played)]
    assert [card for row in tricks for group in row.groups for card in group.cards] == played
    assert all(sum(group.marked for group in row.groups) == 1 for row in tricks)


def test_the_chapter_tells_what_was_called_and_written(qapp):
    text = text_of(rulebook(Rules()), ChapterName.STORY)
    assert "Anna 100, Boris 105, Katya passes" in text
    assert "Marriage of hearts: +100" in text
    tables = [
        block
        for block in chapter(rulebook(Rules()), ChapterName.STORY).blocks
        if isinstance(block, Table)
    ]
    assert [row[0] for row in tables[0].rows] == ["Anna", "Boris", "Katya"]
    assert [row[-1] for row in tables[0].rows] == ["+140", "+25", "+30"]
