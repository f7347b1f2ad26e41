"""The whole rulebook, chapter by chapter."""

from collections.abc import Iterator

from engine.rules import Rules
from thousand_qt.rulebook import (
    barrel,
    basics,
    bidding,
    contrast,
    counting,
    doubled,
    exchange,
    glossary,
    playing,
    rospis,
    story,
)
from thousand_qt.rulebook.document import Chapter, Rulebook
from thousand_qt.rulebook.presets import nearest_preset, preset_title
from thousand_qt.rulebook.say import filled, translate

_CHAPTERS = (
    basics.aim,
    basics.cards,
    basics.dealing,
    basics.redeal,
    bidding.auction,
    exchange.prikup,
    rospis.rospis,
    playing.tricks,
    playing.marriages,
    counting.score,
    counting.bolts,
    barrel.barrel,
    counting.special,
    doubled.golden,
    doubled.dark,
    counting.end,
)


def chapters(rules: Rules) -> Iterator[Chapter]:
    """Yield the chapters that lay the rules down."""
    for chapter_of in _CHAPTERS:
        chapter = chapter_of(rules)
        if chapter is not None:
            yield chapter


def rulebook(rules: Rules) -> Rulebook:
    """Return the book of these rules; ValueError for rules that contradict themselves."""
    aim, *rest = chapters(rules)
    told = story.story(rules)
    last = (*(() if told is None else (told,)), glossary.terms(rules))
    known = preset_title(nearest_preset(rules).id)
    different = contrast.contrast(rules, chapters)
    if different is None:
        return Rulebook(known, (aim, *rest, *last))
    title = filled(translate("Rules", "Rules of your own, close to “{rules}”"), rules=known)
    return Rulebook(title, (aim, different, *rest, *last))
