"""`thousand rules …`: list, show, compare and check presets, files and codes of rules.

What a command is given is the id of a preset, a file, a code, or `-` for standard input. The exit
code is 0, 1 when rules are refused or differ, 2 when there is nothing of that name.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from engine.rules import (
    DEFAULT_PRESET,
    OPTIONS,
    PRESETS,
    RULES_VERSION,
    Rules,
    active,
    canonical,
    differences,
    problems,
    rules_hash,
)
from thousand_qt.cli.ending import plain, say
from thousand_qt.paths import DataFolderError, DataPaths, data_folder
from thousand_qt.rule_sets.code import encode, looks_like_code
from thousand_qt.rule_sets.document import LONGEST_FILE
from thousand_qt.rule_sets.forms import without_paper
from thousand_qt.rule_sets.reading import from_bytes, from_text
from thousand_qt.rule_sets.refusals import RulesRefused
from thousand_qt.rule_sets.shelf import RulesShelf, read_file
from thousand_qt.rule_words.groups import group_names
from thousand_qt.rule_words.options import Words
from thousand_qt.rule_words.presets import preset_places, preset_titles
from thousand_qt.rule_words.refusals import problem_sentence, refusal_sentence
from thousand_qt.rule_words.texts import english

__all__ = ["add_arguments", "run"]

STANDARD_INPUT: Final = "-"
_WRONG_USE: Final = 2
_WHAT: Final = "a preset of `thousand rules list`, a file, a code, or `-` for standard input"


class Named(NamedTuple):
    """Rules and what they are called."""

    name: str
    rules: Rules


class NothingThere(Exception):
    """There are no rules of that name; the message is the sentence for the user."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.epilog = "`thousand rules ACT --help` explains one of them."
    acts = parser.add_subparsers(dest="act", metavar="ACT", required=True, title="what to do")
    listing = acts.add_parser("list", help="list the presets and your own rule sets")
    listing.add_argument("--data", metavar="DIR", help="look for your own rule sets in this folder")
    show = acts.add_parser("show", help="print rules in words, with their code")
    show.add_argument("what", metavar="RULES", help=_WHAT)
    show.add_argument("--raw", action="store_true", help="print ids and values as JSON")
    show.add_argument(
        "--differences",
        nargs="?",
        const=DEFAULT_PRESET,
        metavar="PRESET",
        help=f"print only what differs from a preset ({DEFAULT_PRESET} unless you name one)",
    )
    compare = acts.add_parser("compare", help="print in what two rule sets differ")
    compare.add_argument("first", metavar="RULES", help=_WHAT)
    compare.add_argument("second", metavar="OTHER", help="other rules, named in the same way")
    validate = acts.add_parser("validate", help="check whether a file or a code can be played")
    validate.add_argument("what", metavar="RULES", help=_WHAT)


def run(args: argparse.Namespace) -> int:
    """Do what was asked and answer the exit code."""
    words = Words(english)
    try:
        match args.act:
            case "list":
                return _list(args.data)
            case "show":
                return _show(args, words)
            case "compare":
                return _compare(_named(args.first), _named(args.second), words)
            case _:
                return _validate(_named(args.what), words)
    except NothingThere as nothing:
        say(str(nothing))
        return _WRONG_USE
    except RulesRefused as refusal:
        say(refusal_sentence(refusal, words))
        return 1


def _list(data: str | None) -> int:
    titles, places = preset_titles(english), preset_places(english)
    for preset in PRESETS.values():
        title = f"{titles[preset.id]} ({preset.rules.players} players)"
        print(f"{preset.id:18} {title}. {places[preset.id]}")
    try:
        folder = DataPaths(data_folder(data)).rules
    except DataFolderError as error:
        say(str(error))
        return 1
    for kept in RulesShelf(folder).sets():
        state = encode(kept.rules) if kept.rules is not None else "cannot be read"
        print(plain(f"{kept.name}: {state}"))
    return 0


def _show(args: argparse.Namespace, words: Words) -> int:
    named = _named(args.what)
    if args.differences is not None:
        base = _preset(args.differences)
        lines = [one.sentence for one in words.differences(named.rules, base.rules)]
        print("\n".join(lines) or f"There is no difference from {base.name}.")
    elif args.raw:
        document = {"rules_version": RULES_VERSION, "options": canonical(named.rules)}
        print(json.dumps(document, ensure_ascii=False, indent=2))
    else:
        print(plain(named.name))
        print(f"Code: {encode(named.rules)}")
        print(f"Hash: {rules_hash(named.rules)}")
        for line in _in_words(named.rules, words):
            print(line)
    return 0


def _in_words(rules: Rules, words: Words) -> Iterator[str]:
    """Yield the options that matter, group by group."""
    groups, last = group_names(english), 0
    for option in OPTIONS.values():
        if not active(rules, option.id):
            continue
        if option.group != last:
            last = option.group
            yield ""
            yield groups[last]
        yield f"  {words.statement(option, getattr(rules, option.id))}"


def _compare(first: Named, second: Named, words: Words) -> int:
    found = [one.sentence for one in words.differences(second.rules, first.rules)]
    if not found:
        print("Both are the same game.")
        return 0
    print(plain(f"{second.name} differs from {first.name}:"))
    for sentence in found:
        print(f"  {sentence}")
    return 1


def _validate(named: Named, words: Words) -> int:
    for problem in problems(named.rules):
        print(f"Note: {problem_sentence(problem, words)}")
    for name, _, _ in differences(named.rules, without_paper(named.rules)):
        print(f"Note: this is for real cards, the program prevents it: {words.label(name)}.")
    print(plain(f"{named.name} is in order: {encode(named.rules)}"))
    return 0


def _preset(name: str) -> Named:
    if name not in PRESETS:
        raise NothingThere(f"There is no preset called {name}; `thousand rules list` shows them.")
    return Named(preset_titles(english)[name], PRESETS[name].rules)


def _named(what: str) -> Named:
    """Return the rules of that name; raise NothingThere or RulesRefused."""
    if what in PRESETS:
        return _preset(what)
    if what == STANDARD_INPUT:
        if sys.stdin is None:
            raise NothingThere("Standard input is closed; name a file instead.")
        found = from_bytes(sys.stdin.buffer.read(LONGEST_FILE + 1))
        return Named(found.name or "standard input", found.rules)
    if _is_file(what):
        found = read_file(Path(what))
        return Named(found.name or Path(what).name, found.rules)
    if looks_like_code(what):
        return Named(what, from_text(what).rules)
    raise NothingThere(
        f"There is no preset, file or code {what[:60]}; `thousand rules list` shows the presets."
    )


def _is_file(what: str) -> bool:
    try:
        return Path(what).is_file()
    except (OSError, ValueError):
        return False
