"""Read a file of cases and tell by its content which format it has."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Final

import yaml
from msgspec import Struct

from thousand_qt.conformance.fields import Malformed, short

LONGEST: Final = 16 * 1024 * 1024
"""Bytes of the largest file that is read."""

_MOST_VALUES: Final = 1_000_000


class Format(Enum):
    """What a case is."""

    EXAMPLE = "worked example"
    PEER_CASE = "peer case"
    PEER_DEAL = "peer deal"
    PEER_FOLLOW = "peer follow row"
    PEER_SCORING = "peer scoring row"


class Case(Struct, frozen=True):
    """One case as it stands in the file; `problem` says why it cannot be read, if so."""

    id: str
    format: Format | None
    values: Mapping[str, Any]
    problem: str = ""


class CaseFile(Struct, frozen=True):
    """A file of cases."""

    name: str
    cases: tuple[Case, ...]


class UnreadableFile(Exception):
    """A file that holds no cases; the message is a sentence."""


def read_file(path: Path) -> CaseFile:
    """Read a file; UnreadableFile says what is wrong with it."""
    text = _text(path)
    if _is_json_line(text.lstrip().split("\n", 1)[0]):
        return CaseFile(str(path), _rows(text))
    return CaseFile(str(path), _documents(path, text))


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
        text = data.decode()
    except UnicodeDecodeError:
        raise UnreadableFile(f"{path} is not a text file in UTF-8.") from None
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise UnreadableFile(f"{path} cannot be read: {why}.") from None
    if len(data) > LONGEST:
        raise UnreadableFile(
            f"{path} is larger than {LONGEST // 1024**2} MiB; split it into several files."
        )
    return text


def _is_json_line(line: str) -> bool:
    """Tell whether a line is a whole JSON object, as in a file of rows."""
    if not line.startswith("{"):
        return False
    try:
        return isinstance(json.loads(line), dict)
    except (ValueError, RecursionError):
        return False


def _rows(text: str) -> tuple[Case, ...]:
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError) as problem:
            found.append(Case(f"line-{number}", None, {}, f"this line is not JSON: {problem}"))
            continue
        found.append(_case(row, f"line-{number}", _row_format))
    return tuple(found)


def _row_format(row: Mapping[str, Any]) -> Format:
    if "steps" in row and "hands" in row:
        return Format.PEER_DEAL
    if "inp" in row and "out" in row:
        return Format.PEER_SCORING
    if "trick" in row and "hand" in row:
        return Format.PEER_FOLLOW
    raise Malformed(
        "this row is no deal (`hands` and `steps`), no follow row (`trick` and `hand`) "
        "and no scoring row (`inp` and `out`)"
    )


def _documents(path: Path, text: str) -> tuple[Case, ...]:
    """Read a YAML document; tags that build objects and endless aliases are refused."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        document = yaml.load(text, Loader=loader)
        size = _size(document, {})
    except yaml.YAMLError as problem:
        mark = getattr(problem, "problem_mark", None)
        where = f" at line {mark.line + 1}" if mark is not None else ""
        raise UnreadableFile(f"{path} is not valid YAML{where}: correct it there.") from None
    except (ValueError, RecursionError) as problem:
        raise UnreadableFile(f"{path} is not valid YAML: {problem}.") from None
    if size > _MOST_VALUES:
        raise UnreadableFile(
            f"{path} says too much with its aliases (`*name`): write out what they stand for."
        )
    if isinstance(document, dict) and isinstance(document.get("cases"), list):
        return _numbered(document["cases"], Format.PEER_CASE)
    if isinstance(document, list) and any(map(_is_example, document)):
        return _numbered(document, Format.EXAMPLE)
    raise UnreadableFile(
        f"{path} holds no cases: it must be a list of worked examples, a document with `cases`, "
        "or one JSON object a line."
    )


def _size(value: object, known: dict[int, float]) -> float:
    """Count the values in a document as if its aliases were written out.

    `known` holds the counts so far by identity; a value inside itself is endless.
    """
    if not isinstance(value, dict | list | tuple):
        return 1
    if id(value) not in known:
        known[id(value)] = math.inf
        parts = value.values() if isinstance(value, dict) else value
        known[id(value)] = 1 + sum(_size(part, known) for part in parts)
    return known[id(value)]


def _is_example(entry: object) -> bool:
    """Tell whether a list entry means to be a worked example; other lists hold none."""
    return isinstance(entry, dict) and ("kind" in entry or "expect" in entry)


def _numbered(values: list[object], form: Format) -> tuple[Case, ...]:
    return tuple(
        _case(one, f"case-{number}", lambda _: form) for number, one in enumerate(values, start=1)
    )


def _case(values: object, name: str, form: Any) -> Case:
    """Return one case with its own id, or the name of its place where it has none."""
    if not isinstance(values, dict):
        return Case(
            name, None, {}, f"a case must be a mapping of names to values, not {short(values)}"
        )
    own = values.get("id")
    name = name if own is None else own if isinstance(own, str) else short(own)
    try:
        return Case(name, form(values), values)
    except Malformed as problem:
        return Case(name, None, values, str(problem))
