"""What a case came to, and how expected and got are compared."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from itertools import zip_longest
from typing import Final

from msgspec import Struct

from engine.cards import Card
from thousand_qt.conformance.fields import Malformed

_UNORDERED: Final = frozenset(
    {"legal", "bids", "legal_bids", "may_declare", "rejects", "rejected", "hand"}
)
"""Answers that are sets: their order in a file means nothing."""


class Verdict(StrEnum):
    """How a case ended, as it is printed."""

    PASS = "pass"
    FAIL = "FAIL"
    UNSUPPORTED = "unsupported"
    SKIPPED = "skipped"


class Outcome(Struct, frozen=True):
    """One line of the report."""

    id: str
    verdict: Verdict
    detail: str = ""

    def __str__(self) -> str:
        # An arrangement that no option describes is reported by its bare name.
        verdict = f"{self.verdict.value}{':' if self.verdict is Verdict.UNSUPPORTED else ''}"
        return " ".join(part for part in (self.id, verdict, self.detail) if part)


class Skipped(Exception):
    """A case that cannot run here in principle; the message is the reason."""


def spelled(value: object) -> str:
    """Write a value as the files do."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return str(value)
        case Mapping():
            inner = ", ".join(f"{key}: {spelled(one)}" for key, one in value.items())
            return f"{{{inner}}}"
        case list() | tuple():
            return f"[{', '.join(spelled(one) for one in value)}]"
        case _:
            return str(value)


def compare(case_id: str, expected: Mapping[str, object], got: Mapping[str, object]) -> Outcome:
    """Compare the answers that the case expects with what the engine gave.

    Raises Malformed when the case expects an answer that its kind does not give.
    """
    if not expected:
        raise Malformed("`expect` says nothing; write at least one expected answer")
    wrong: dict[str, tuple[object, object]] = {}
    for name, wanted in expected.items():
        if name not in got:
            raise Malformed(f"this kind of case gives no answer `expect.{name}`{_hint(got)}")
        if _plain(name, wanted) != _plain(name, got[name]):
            wrong[name] = wanted, _plain(name, got[name])
    if not wrong:
        return Outcome(case_id, Verdict.PASS)
    wants = spelled({name: pair[0] for name, pair in wrong.items()})
    gives = spelled({name: pair[1] for name, pair in wrong.items()})
    return Outcome(case_id, Verdict.FAIL, f"expected {wants} got {gives}")


def _hint(got: Mapping[str, object]) -> str:
    """Name the answers that could be asked for, or what happened instead."""
    if got.get("illegal"):
        return f": the engine refused an action ({got.get('refusal', 'illegal')})"
    return f" (it gives {', '.join(got)})"


def _plain(name: str, value: object) -> object:
    """Bring spellings that mean the same to one form: lists, whole-number keys, cards."""
    match value:
        case str():
            return _card(value)
        case Mapping():
            inner = "hand" if name == "hands" else ""
            return {_key(key): _plain(inner, one) for key, one in value.items()}
        case list() | tuple():
            items = [_plain(name if name == "events" else "", one) for one in value]
            if name == "events":
                return _without_zeroed_falls(items)
            return sorted(items, key=str) if name in _UNORDERED else items
        case _:
            return value


def _without_zeroed_falls(words: list[object]) -> list[object]:
    """Leave out `fall:2` before `zero:2`: files may write the fall that zeroes as `zero` alone."""
    return [
        word
        for word, following in zip_longest(words, words[1:])
        if not (
            isinstance(word, str)
            and word.startswith(("fall:", "off:"))
            and following == f"zero:{word.partition(':')[2]}"
        )
    ]


def _key(key: object) -> object:
    return int(key) if isinstance(key, str) and key.isdigit() else key


def _card(word: str) -> str:
    try:
        return Card(word).value
    except ValueError:
        return str(word)
