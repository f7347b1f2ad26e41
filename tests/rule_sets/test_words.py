"""Every option, value, preset and refusal has its words."""

import re

import pytest

from engine.rules import OPTIONS, PRESETS, ProblemCode, RuleProblem, Rules, make_rules
from engine.rules.groups import GROUPS
from thousand_qt.rule_sets.refusals import RefusalKind, RulesRefused
from thousand_qt.rule_words.groups import group_names
from thousand_qt.rule_words.options import Words
from thousand_qt.rule_words.presets import preset_places, preset_titles
from thousand_qt.rule_words.refusals import problem_sentence, refusal_sentence
from thousand_qt.rule_words.texts import english

WORDS = Words(english)
LONGEST_HELP = 90


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.id)
def test_an_option_is_explained_in_one_short_sentence(option):
    words = WORDS[option.id]
    assert words.label
    assert words.help.endswith(".")
    assert len(words.help) <= LONGEST_HELP
    assert "_" not in words.label + words.help


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.id)
def test_every_value_has_a_name_of_its_own(option):
    values = option.choices or (True, False)
    said = [WORDS.statement(option, value) for value in values]
    assert len(set(said)) == len(values)
    assert not any(re.search("[a-z]_[a-z]", sentence) for sentence in said)


def test_every_group_and_preset_has_its_words():
    assert list(group_names(english)) == [group.number for group in GROUPS]
    assert list(preset_titles(english)) == list(preset_places(english)) == list(PRESETS)


def test_differences_are_plain_sentences():
    rules = make_rules(silence_below=-120, rospis=False, redeal_hand_below=0)
    assert [one.sentence for one in WORDS.differences(rules, Rules())] == [
        "Redeal for a hand below: never instead of 14",
        "Silent below: −120 instead of nobody is silent",
        "No deal is given up",
    ]


@pytest.mark.parametrize("code", ProblemCode)
def test_every_problem_has_a_sentence(code):
    problem = RuleProblem(code, ("target",), {"target": 1000, "reason": "no"})
    assert problem_sentence(problem, WORDS).endswith(".")


@pytest.mark.parametrize("kind", RefusalKind)
def test_every_refusal_has_a_sentence_that_is_filled(kind):
    problem = RuleProblem(ProblemCode.OVERTRUMP_NEEDS_TRUMP, ("must_trump",), {})
    facts = {"options": ("a", "b", "c", "d", "e" * 99), "version": 2, "reason": "gone"}
    sentence = refusal_sentence(RulesRefused(kind, facts, (problem,)), WORDS)
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert len(sentence) < 140
