"""No option is forgotten: each changes what the book says, or there is a reason for silence."""

from itertools import combinations

import pytest

from engine.rules import OPTIONS, Rules, differences
from tests.rulebook.reading import texts
from tests.rulebook.variants import SAMPLES, SILENT, told, variants
from thousand_qt.rulebook.book import chapters
from thousand_qt.rulebook.contrast import contrast
from thousand_qt.rulebook.document import Rulebook
from thousand_qt.rulebook.presets import nearest_preset


def plain(rules: Rules) -> list[str]:
    """Return what the book says without the chapter of differences."""
    return texts(Rulebook("", tuple(chapters(rules))))


@pytest.mark.parametrize("option", told())
def test_every_value_of_an_option_reads_otherwise(qapp, option):
    for one, other in combinations(variants(option), 2):
        assert plain(one) != plain(other), (getattr(one, option), getattr(other, option))


def test_every_option_with_a_choice_is_told_or_has_a_reason_for_silence():
    single = {option for option in OPTIONS if len(OPTIONS[option].choices) == 1}
    assert {*told(), *SILENT, *single} == set(OPTIONS)
    assert not SILENT.keys() & set(told())
    assert all(SILENT.values())


@pytest.mark.parametrize("option", told())
def test_every_value_that_can_be_played_is_tried(option):
    if option not in SAMPLES:
        assert OPTIONS[option].min is None, "a range needs samples"


@pytest.mark.parametrize("option", told())
def test_a_difference_from_the_known_rules_is_listed(qapp, option):
    for rules in variants(option):
        different = differences(rules, nearest_preset(rules).rules)
        assert (contrast(rules, chapters) is not None) == bool(different), rules
