"""Rules as short codes: every playable rule set comes back, every slip is noticed."""

import hashlib
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rules import OPTIONS, PRESETS, MarriageValues, Rules, make_rules, rules_hash
from tests.engine.rules_strategies import playable_rules
from thousand_qt.rule_sets import document
from thousand_qt.rule_sets.code import PRESET_PLACES, decode, encode, looks_like_code
from thousand_qt.rule_sets.forms import errors, preset_of, same_game, tidy, without_paper
from thousand_qt.rule_sets.reading import from_bytes, from_text
from thousand_qt.rule_sets.refusals import RefusalKind, RulesRefused
from thousand_qt.rule_sets.values import count, place, value_at

OWN = make_rules(barrel_at=900, marriage_first_lead=True)


def kind_of(text: str) -> RefusalKind:
    with pytest.raises(RulesRefused) as refusal:
        from_text(text)
    return refusal.value.kind


@given(playable_rules())
def test_rules_travel_by_file_code_and_message_and_stay_the_same_game(rules: Rules):
    from_file = document.read(document.write(rules, "Dacha")).rules
    from_code = decode(encode(from_file))
    wire = msgspec.msgpack.encode(from_code)
    arrived = msgspec.msgpack.decode(wire, type=Rules)
    assert arrived == tidy(rules)
    assert rules_hash(arrived) == rules_hash(rules)


@given(playable_rules())
def test_the_tidy_form_is_the_same_game_and_tidy_already(rules: Rules):
    assert same_game(tidy(rules), rules)
    assert tidy(tidy(rules)) == tidy(rules)
    assert not errors(tidy(rules))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_code_of_a_preset_is_seven_signs(preset):
    code = encode(PRESETS[preset].rules)
    assert len(code.replace("-", "")) == 7
    found = preset_of(decode(code))
    assert found is not None
    assert found.id == preset


def test_a_few_changes_need_a_line_of_a_chat():
    assert len(encode(OWN)) <= 16


def test_every_preset_has_its_place_and_the_table_of_options_is_the_one_that_codes_mean():
    """Whoever changes these changes what codes that people keep mean: raise RULES_VERSION."""
    assert set(PRESET_PLACES) == set(PRESETS)
    shape = [(one.id, one.choices, one.min, one.max) for one in OPTIONS.values()]
    digest = hashlib.sha256(repr(shape).encode()).hexdigest()[:16]
    assert digest == "888f61b1e67759e4"


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_has_a_place_of_its_own(option):
    one = OPTIONS[option]
    places = range(count(one)) if count(one) < 5000 else (0, 1, 401, 161_604, count(one) - 1)
    for at in places:
        assert place(one, value_at(one, at)) == at


def test_own_marriage_values_travel_in_a_code():
    worth = MarriageValues(spades=0, clubs=400, diamonds=7, hearts=100)
    rules = make_rules(marriage_values="custom", marriage_custom=worth)
    assert decode(encode(rules)).marriage_custom == worth


@pytest.mark.parametrize(
    "change",
    [
        str.lower,
        lambda code: code.replace("-", " "),
        lambda code: code.replace("-", ""),
        lambda code: f"“{code}”.",
        lambda code: f"  {code}\n",
        lambda code: f"Наши правила: {code} приходи",
        lambda code: f"Our rules are {code}, come",
        lambda code: code.replace("0", "O").replace("1", "l"),
        lambda code: code.replace("T", "Т").replace("H", "Н").replace("P", "Р"),
        lambda code: f"{code}!",
        lambda code: f"лови {code}?",
        lambda code: f"{code}…",
        lambda code: f"👉{code}👈🏽",
        lambda code: f"https://example.org/x?rules={code}&y=2",
        lambda code: f"||{code}||",
        lambda code: f"~{code}~",
        lambda code: f"__{code}__",
        lambda code: f"{{{code}}}",
        lambda code: code.replace("-", "\u2011"),
        lambda code: code.replace("-", "\u2212"),
        lambda code: f"\u200e{code[:5]}\u00ad{code[5:7]}\u2060{code[7:9]}\ufeff{code[9:]}\u200f",
        lambda code: f"Лови: {code[:6]}\u2060{code[6:]}",
        lambda code: "".join(chr(ord(sign) + 0xFEE0) for sign in code),
        lambda code: f"Играем:\n{code[:9]}\n{code[9:]}",
        lambda code: f"> Our rules:\n> {code[:9]}\n> {code[9:]}\nok?",
        lambda code: f"Играем: {code.replace('-', ' ')}, приходи",
        lambda code: f"We play {code.replace('-', ' ')} come",
        lambda code: f"{code} {encode(PRESETS['two_draw'].rules)}",
        lambda code: f"T1-0SS9G is wrong, take {code}",
    ],
)
def test_a_code_is_read_as_people_write_it(change):
    assert from_text(change(encode(OWN))).rules == tidy(OWN)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", RefusalKind.EMPTY),
        (" \n", RefusalKind.EMPTY),
        ("hello", RefusalKind.NO_RULES),
        ("Try this", RefusalKind.NO_RULES),
        ("{", RefusalKind.NO_RULES),
        ("T1-0SS9", RefusalKind.DAMAGED),
        ("T1-0SS9G", RefusalKind.DAMAGED),
        ("лови T1-0SS9G!", RefusalKind.DAMAGED),
        ("лови T2-0SS9F!", RefusalKind.NEWER),
        ("{T1-0SS9G}", RefusalKind.DAMAGED),
        ("T1 " * 10_000, RefusalKind.DAMAGED),
        ("It is time for cards", RefusalKind.NO_RULES),
        ("слово " * 5_000, RefusalKind.NO_RULES),
        ("T2-0SS9F", RefusalKind.NEWER),
        ("T1-" + "0" * 700, RefusalKind.TOO_LONG),
        ("x" * 100_000, RefusalKind.TOO_LONG),
    ],
)
def test_what_is_no_code_is_refused_with_its_reason(text, kind):
    assert kind_of(text) is kind


def test_a_thousand_slips_in_codes_are_noticed():
    chance = random.Random(1000)
    signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ-?Ж "
    taken, refused = 0, []
    for _ in range(1000):
        code = list(encode(chance.choice([OWN, *(one.rules for one in PRESETS.values())])))
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(code))
            match chance.randrange(4):
                case 0:
                    code[at] = chance.choice(signs)
                case 1:
                    del code[at]
                case 2:
                    code.insert(at, chance.choice(signs))
                case _:
                    code[at:] = reversed(code[at:])
        try:
            rules = from_text("".join(code)).rules
        except RulesRefused as refusal:
            refused.append(refusal.kind)
        else:
            taken += 1
            assert not errors(rules)
            known = [tidy(OWN), *(tidy(one.rules) for one in PRESETS.values())]
            assert rules in known, "a slip gave rules that nobody sent"
    assert taken + len(refused) == 1000
    assert taken < 250


@given(st.text(max_size=60) | st.text("T1AZ09-", min_size=7, max_size=60))
def test_no_text_does_more_than_be_refused(text):
    try:
        rules = from_text(text).rules
    except RulesRefused:
        return
    assert not errors(rules)


@given(st.binary(max_size=300))
def test_no_bytes_do_more_than_be_refused(data):
    with pytest.raises(RulesRefused):
        from_bytes(b"\xff" + data)


@settings(max_examples=30)
@given(playable_rules())
def test_a_code_looks_like_one(rules):
    assert looks_like_code(encode(rules))
    assert not looks_like_code("Russian classic")


def test_paper_play_is_left_to_paper():
    rules = PRESETS["cumulative_barrel"].rules
    assert without_paper(rules).bid_show_marriage is False
    assert without_paper(OWN) == OWN
