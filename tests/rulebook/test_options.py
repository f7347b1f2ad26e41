"""No option is forgotten: each that can be played today changes what the book says."""

from itertools import combinations

import pytest

from engine.rules import OPTIONS, SUPPORTED, Rules, active, differences
from tests.rulebook.reading import names, texts
from tests.rulebook.variants import NUMBERS, SILENT, UNREACHABLE, told, values, variants
from thousand_qt.rulebook.book import chapters, rulebook
from thousand_qt.rulebook.document import ChapterName, Rulebook
from thousand_qt.rulebook.presets import nearest_preset


def plain(rules: Rules) -> list[str]:
    """Return what the book says without the chapter of differences."""
    return texts(Rulebook("", tuple(chapters(rules))))


@pytest.mark.parametrize("option", told())
def test_every_value_of_an_option_reads_otherwise(qapp, option):
    for one, other in combinations(variants(option), 2):
        assert plain(one) != plain(other), (getattr(one, option), getattr(other, option))


def test_every_option_is_told_or_has_a_reason_for_silence():
    single = {option for option, choices in SUPPORTED.items() if len(choices) == 1}
    accounted = {*told(), *SILENT, *UNREACHABLE, *single}
    assert accounted == set(OPTIONS)
    assert all(SILENT.values())


def test_the_unreachable_options_have_no_effect():
    base = Rules()
    assert [option for option in UNREACHABLE if active(base, option)] == []


def test_every_range_has_samples():
    ranges = {
        option for option in told() if OPTIONS[option].min is not None and option not in SUPPORTED
    }
    assert ranges <= NUMBERS.keys()


@pytest.mark.parametrize("option", sorted(SILENT))
def test_a_silent_option_changes_nothing(qapp, option):
    first, *others = variants(option)
    assert all(plain(other) == plain(first) for other in others)


@pytest.mark.parametrize("option", told())
def test_a_difference_from_the_known_rules_is_listed(qapp, option):
    for rules in variants(option):
        different = differences(rules, nearest_preset(rules).rules)
        assert (ChapterName.DIFFERENCES in names(rulebook(rules))) == bool(different), values(
            option
        )
