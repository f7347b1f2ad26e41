"""The chapter of differences: what this table plays otherwise than the nearest known rules.

The sentences are those of the other chapters: an option is set to the value of the known rules, and
what the book then says otherwise is the difference. So every option that has words here has words
for its difference too.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from msgspec import structs

from engine.rules import Rules, Severity, differences, problems
from thousand_qt.rulebook.document import Chapter, ChapterName, Point, Points, rule_texts
from thousand_qt.rulebook.presets import nearest_preset, preset_title
from thousand_qt.rulebook.say import filled, paragraph, translate


class Said(NamedTuple):
    """A sentence and the title of the chapter in which it stands."""

    chapter: str
    words: str


ChaptersOf = Callable[[Rules], Iterable[Chapter]]


def contrast(rules: Rules, chapters_of: ChaptersOf) -> Chapter | None:
    """List how the rules differ from the nearest preset; None where they do not."""
    nearest = nearest_preset(rules)
    found = tuple(_points(rules, nearest.rules, chapters_of))
    if not found:
        return None
    words = translate(
        "Rules", "The nearest known rules are “{rules}”. At this table you play otherwise:"
    )
    return Chapter(
        ChapterName.DIFFERENCES,
        translate("Rules", "What is different at this table"),
        (*paragraph(filled(words, rules=preset_title(nearest.id))), Points(found)),
    )


def _points(rules: Rules, base: Rules, chapters_of: ChaptersOf) -> Iterator[Point]:
    told: set[Said] = set()
    for option, usual, _ in differences(rules, base):
        pair = _apart(rules, base, option, usual)
        if pair is None:
            continue
        here, there = (tuple(_sentences(chapters_of(one))) for one in pair)
        only_here = [said for said in here if said not in there and said not in told]
        only_there = [said for said in there if said not in here]
        told.update(only_here)
        if only_here or only_there:
            yield _point(only_here, only_there)


def _apart(rules: Rules, base: Rules, option: str, usual: object) -> tuple[Rules, Rules] | None:
    """Return two sets of rules that differ in one option only and can both be played."""
    without = structs.replace(rules, **{option: usual})
    if _possible(without):
        return rules, without
    alone = structs.replace(base, **{option: getattr(rules, option)})
    return (alone, base) if _possible(alone) else None


def _possible(rules: Rules) -> bool:
    return all(problem.severity is not Severity.ERROR for problem in problems(rules))


def _sentences(chapters: Iterable[Chapter]) -> Iterator[Said]:
    """Yield the rules; the first chapter only sums up what the others say."""
    for chapter in chapters:
        if chapter.name is not ChapterName.AIM:
            yield from (Said(chapter.title, words) for words in rule_texts(chapter))


def _point(here: list[Said], usual: list[Said]) -> Point:
    rule = " ".join(said.words for said in here)
    usual_rule = " ".join(said.words for said in usual)
    if not here:
        words = translate("Rules", "{chapter} – not played here: {rule}")
        return Point(filled(words, chapter=usual[0].chapter, rule=usual_rule))
    text = filled(translate("Rules", "{chapter} – {rule}"), chapter=here[0].chapter, rule=rule)
    if not usual:
        return Point(text)
    return Point(text, filled(translate("Rules", "Usually: {rule}"), rule=usual_rule))
