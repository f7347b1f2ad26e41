"""Rules as a short code that can be pasted into a chat: `T1-4K7QD-2M`.

The first sign after `T` is the version of the option table. The rest is one number in Crockford's
base 32 (no I, L, O, U): a preset, how many options differ from it, then each option with its value.
The last four signs are a piece of the hash of the rules that come out, so that a slip of the pen
is noticed, and a preset that once changes never gives other rules than those that were sent.

Small letters and the Cyrillic letters that look the same are taken as well; signs between that are
neither letters nor digits are passed over.
"""

import unicodedata
from typing import Final

from msgspec import structs

from engine.rules import OPTIONS, PRESETS, RULES_VERSION, Rules, differences, rules_hash
from thousand_qt.rule_sets.forms import errors, tidy
from thousand_qt.rule_sets.refusals import RefusalKind, RulesRefused
from thousand_qt.rule_sets.values import IDS, count, place, value_at

LETTER: Final = "T"
LONGEST_CODE: Final = 600
"""Signs; no rules need as many."""

PRESET_PLACES: Final = (
    "russian_classic",
    "android_base",
    "android_typical",
    "online_880_121",
    "game_1001",
    "lock_1001",
    "pagat_russian",
    "polish_tysiac",
    "two_10_2_2",
    "two_9_3_3",
    "two_draw",
    "two_dead_hand",
    "four_players",
    "lviv_900",
    "barrel_900_800",
    "cumulative_barrel",
)
"""Never reordered: codes that people keep name presets by their place."""

_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VERSIONS: Final = tuple("123456789")
_GROUP: Final = 5
_CHECK: Final = 4
_CHECK_HEX: Final = 5
"""Hexadecimal digits of the hash that fill the checking signs: 20 bits."""
_PRESETS: Final = 32
_MISREAD: Final = str.maketrans("ILOОАВЕКМНРСТХУ", "1100ABEKMHPCTXY")


def encode(rules: Rules) -> str:
    """Return the shortest code of these rules; inactive options are left out."""
    numbers = (_number(rules, preset) for preset in PRESET_PLACES)
    digits = min((_digits(number) for number in numbers), key=len)
    text = digits + _check(rules)
    groups = (text[at : at + _GROUP] for at in range(0, len(text), _GROUP))
    return "-".join((f"{LETTER}{_SIGNS[RULES_VERSION]}", *groups))


def decode(text: str) -> Rules:
    """Return the rules of a code, in their tidy form; raise RulesRefused."""
    if len(text) > LONGEST_CODE:
        raise RulesRefused(RefusalKind.TOO_LONG)
    signs = plain_signs(text)
    if not signs:
        raise RulesRefused(RefusalKind.EMPTY)
    if not _has_shape(signs):
        raise RulesRefused(RefusalKind.NO_RULES)
    version = _SIGNS.index(signs[1])
    if version > RULES_VERSION:
        raise RulesRefused(RefusalKind.NEWER, {"version": version})
    if len(signs) <= 2 + _CHECK:
        raise RulesRefused(RefusalKind.DAMAGED)
    digits, check = signs[2:-_CHECK], signs[-_CHECK:]
    rules = _rules(_value(digits))
    if _check(rules) != check or (digits != _SIGNS[0] and digits.startswith(_SIGNS[0])):
        raise RulesRefused(RefusalKind.DAMAGED)
    if wrong := errors(rules):
        raise RulesRefused(RefusalKind.MISFIT, problems=wrong)
    return rules


def looks_like_code(text: str) -> bool:
    """Tell whether a text may be meant as a code, right or wrong."""
    signs = plain_signs(text[: LONGEST_CODE + 1])
    return len(signs) > 2 + _CHECK and _has_shape(signs)


def may_begin(word: str) -> bool:
    """Tell whether a word may be the beginning of a code."""
    signs = plain_signs(word)
    return len(signs) > 1 and _has_shape(signs)


def may_go_on(word: str) -> bool:
    """Tell whether a word may be a piece of a code."""
    return set(plain_signs(word)) <= set(_SIGNS)


def _has_shape(signs: str) -> bool:
    return signs[:1] == LETTER and signs[1:2] in _VERSIONS and set(signs) <= set(_SIGNS)


def plain_signs(text: str) -> str:
    """Return the signs of a code as they are meant, without what stands between them."""
    plain = unicodedata.normalize("NFKC", text)
    kept = "".join(sign for sign in plain if sign.isalnum())
    return kept.upper().translate(_MISREAD)


def _number(rules: Rules, preset: str) -> int:
    """Return the rules as differences from a preset, the first thing said in the lowest digit."""
    base = PRESETS[preset].rules
    changed = differences(rules, base)
    said: list[tuple[int, int]] = [
        (PRESET_PLACES.index(preset), _PRESETS),
        (len(changed), len(IDS) + 1),
    ]
    before = -1
    for name, usual, value in changed:
        at, option = IDS.index(name), OPTIONS[name]
        said.append((at - before - 1, len(IDS) - before - 1))
        chosen, skipped = place(option, value), place(option, usual)
        said.append((chosen - (chosen > skipped), count(option) - 1))
        before = at
    number = 0
    for digit, base_of_digit in reversed(said):
        number = number * base_of_digit + digit
    return number


def _rules(number: int) -> Rules:
    """Return the rules of a number; raise RulesRefused when it stands for none."""
    number, at = divmod(number, _PRESETS)
    number, changes = divmod(number, len(IDS) + 1)
    if at >= len(PRESET_PLACES):
        raise RulesRefused(RefusalKind.DAMAGED)
    base = PRESETS[PRESET_PLACES[at]].rules
    values: dict[str, object] = {}
    before = -1
    for _ in range(changes):
        if before + 1 >= len(IDS):
            raise RulesRefused(RefusalKind.DAMAGED)
        number, gap = divmod(number, len(IDS) - before - 1)
        before += 1 + gap
        option = OPTIONS[IDS[before]]
        if count(option) == 1:
            raise RulesRefused(RefusalKind.DAMAGED)
        number, chosen = divmod(number, count(option) - 1)
        skipped = place(option, getattr(base, option.id))
        values[option.id] = value_at(option, chosen + (chosen >= skipped))
    if number:
        raise RulesRefused(RefusalKind.DAMAGED)
    return tidy(structs.replace(base, **values))


def _digits(number: int) -> str:
    digits = ""
    while number or not digits:
        number, digit = divmod(number, len(_SIGNS))
        digits = _SIGNS[digit] + digits
    return digits


def _value(digits: str) -> int:
    number = 0
    for sign in digits:
        number = number * len(_SIGNS) + _SIGNS.index(sign)
    return number


def _check(rules: Rules) -> str:
    bits = int(rules_hash(rules)[:_CHECK_HEX], 16)
    return _digits(bits).rjust(_CHECK, _SIGNS[0])
