"""Every preset has a book of its own, and whatever is agreed otherwise changes what it says."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs

from engine.rules import OPTIONS, PRESETS, Rules, Severity, differences, problems
from tests.rulebook.excuses import EXCUSES
from tests.rulebook.reading import names, text_of, texts
from tests.rulebook.variants import SILENT, values
from thousand_qt.rulebook.book import chapters, rulebook
from thousand_qt.rulebook.document import ChapterName, Rulebook


def plain(rules: Rules) -> list[str]:
    """Return what the book says without the differences, the story and the words of the game."""
    return texts(Rulebook("", tuple(chapters(rules))))


def changed(rules: Rules) -> Iterator[tuple[str, Any, Rules]]:
    """Yield the rules with one option changed, where that is another game that can be played."""
    for option in OPTIONS:
        for value in values(option):
            other = structs.replace(rules, **{option: value})
            errors = [one for one in problems(other) if one.severity is Severity.ERROR]
            if not errors and any(differences(other, rules)):
                yield option, value, other


def same_book(preset: str) -> Iterator[tuple[str, Any, Rules, Rules]]:
    """Yield the changes of a preset of which its book tells nothing."""
    rules = PRESETS[preset].rules
    here = plain(rules)
    for option, value, other in changed(rules):
        if option not in SILENT and plain(other) == here:
            yield option, value, rules, other


@pytest.mark.parametrize("preset", PRESETS)
def test_every_option_changes_the_book_of_every_preset_or_is_excused(qapp, preset):
    forgotten = [
        (option, value)
        for option, value, rules, other in same_book(preset)
        if option not in EXCUSES or not all(map(EXCUSES[option].holds, (rules, other)))
    ]
    assert forgotten == []


def test_every_excuse_is_needed(qapp):
    used = {option for preset in PRESETS for option, *_ in same_book(preset)}
    assert used == set(EXCUSES)


FORBIDDEN: dict[str, tuple[str, ...]] = {
    "two": ("each opponent", "both others", "The others", "for three. Everybody", "clockwise"),
    "draw": ("declarer", "contract", "prikup", "bid", "auction,"),
}
"""Words that make no sense at a table for two, and in a game without a contract."""


@pytest.mark.parametrize("preset", [name for name in PRESETS if PRESETS[name].rules.players == 2])
def test_a_book_for_two_speaks_of_two(qapp, preset):
    rules = PRESETS[preset].rules
    said = " ".join(texts(rulebook(rules)))
    words = FORBIDDEN["two"]
    assert [word for word in words if word in said] == []
    assert "Anna" in said
    assert "Katya" not in said


def test_a_draw_game_knows_no_contract(qapp):
    book = rulebook(PRESETS["two_draw"].rules)
    chapters_of_contracts = {ChapterName.AUCTION, ChapterName.PRIKUP, ChapterName.ROSPIS}
    assert chapters_of_contracts.isdisjoint(names(book))
    said = " ".join(texts(book)).replace("There is no auction and no contract here", "")
    assert [word for word in FORBIDDEN["draw"] if word in said] == []


@pytest.mark.parametrize(
    ("preset", "chapter", "words"),
    [
        ("two_10_2_2", ChapterName.DEAL, "both hold 10 cards, and two prikups of 2 cards each"),
        ("two_10_2_2", ChapterName.PRIKUP, "lays two cards of their choice aside, face down"),
        ("two_10_2_2", ChapterName.PRIKUP, "Now both hold 10 cards"),
        ("two_9_3_3", ChapterName.DEAL, "both hold 9 cards, and two prikups of 3 cards each"),
        ("two_9_3_3", ChapterName.PRIKUP, "without having seen them"),
        ("two_9_3_3", ChapterName.PRIKUP, "another one to the prikup that was not taken"),
        ("two_9_3_3", ChapterName.PRIKUP, "Now both hold 10 cards"),
        ("two_9_3_3", ChapterName.SCORE, "their points go to the player who took it"),
        ("two_dead_hand", ChapterName.DEAL, "both hold 7 cards, the dead hand has as many, and 3"),
        ("two_dead_hand", ChapterName.PRIKUP, "lays another one to the dead hand"),
        ("two_dead_hand", ChapterName.PRIKUP, "Now both hold 8 cards"),
        ("two_dead_hand", ChapterName.ROSPIS, "The opponent writes 60."),
        ("two_draw", ChapterName.DEAL, "both hold 6 cards, and 12 cards are left over"),
        ("two_draw", ChapterName.TRICKS, "both draw a card from the stock"),
        ("two_draw", ChapterName.SCORE, "nothing is rounded"),
        ("two_draw", ChapterName.END, "with equal totals one more deal is played"),
        ("four_players", ChapterName.DEAL, "the dealer gets no cards and sits out"),
        ("four_players", ChapterName.SCORE, "a marriage that lies in it"),
        ("four_players", ChapterName.SCORE, "for a deal that was given up too"),
        ("lock_1001", ChapterName.END, "pays the winner what they have less"),
        ("online_880_121", ChapterName.END, "the difference of their totals"),
        ("cumulative_barrel", ChapterName.BOLTS, "only a deal that is written off brings them"),
    ],
)
def test_a_book_says_what_is_special_about_its_rules(qapp, preset, chapter, words):
    assert words in text_of(rulebook(PRESETS[preset].rules), chapter)
