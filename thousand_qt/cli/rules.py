"""`thousand rules …`: list, show, compare and check presets, files and codes of rules.

What a command is given is the id of a preset, the name of a rule set of one's own, a file, a code,
a text with a code in it, or `-` for standard input. The exit code is 0, 1 when rules are refused or
differ, 2 when there is nothing of that name.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import cached_property
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
from thousand_qt.cli.languages import add_language, speaker
from thousand_qt.paths import DataFolderError, DataPaths, data_folder
from thousand_qt.rule_sets.code import encode, looks_like_code
from thousand_qt.rule_sets.document import LONGEST_FILE
from thousand_qt.rule_sets.forms import without_paper
from thousand_qt.rule_sets.reading import from_bytes, from_text
from thousand_qt.rule_sets.refusals import RefusalKind, RulesRefused
from thousand_qt.rule_sets.shelf import KeptRules, RulesShelf, read_file
from thousand_qt.rule_words.groups import group_names
from thousand_qt.rule_words.options import Words
from thousand_qt.rule_words.presets import preset_places, preset_titles
from thousand_qt.rule_words.refusals import problem_sentence, refusal_sentence
from thousand_qt.rule_words.texts import filled

__all__ = ["add_arguments", "run"]

STANDARD_INPUT: Final = "-"
_WRONG_USE: Final = 2
_WHAT: Final = (
    "a preset or a rule set of `thousand rules list`, a file, a code, or `-` for standard input"
)


class Named(NamedTuple):
    """Rules and what they are called."""

    name: str
    rules: Rules


class NothingThere(Exception):
    """There are no rules of that name; the message is the sentence for the user."""


class Finder:
    """Finds rules by what a person calls them, and speaks their language."""

    def __init__(self, words: Words, data: str | None = None) -> None:
        self._translate = words.translate
        self._data = data

    def preset(self, name: str) -> Named:
        """Return a preset; raise NothingThere for another name."""
        translate = self._translate
        if name not in PRESETS:
            sentence = translate(
                "RulesCommand",
                "There is no preset called {name}; `thousand rules list` shows them.",
            )
            raise NothingThere(filled(sentence, name=name))
        return Named(preset_titles(translate)[name], PRESETS[name].rules)

    def named(self, what: str) -> Named:
        """Return the rules of that name; raise NothingThere or RulesRefused."""
        translate = self._translate
        if what in PRESETS:
            return self.preset(what)
        if what == STANDARD_INPUT:
            found = from_bytes(self._standard_input)
            return Named(found.name or translate("RulesCommand", "standard input"), found.rules)
        own = self._own(what)
        if own is not None:
            return own
        path = Path(what)
        if _is_there(path, Path.is_dir):
            sentence = translate("RulesCommand", "{name} is a folder; name a file that lies in it.")
            raise NothingThere(filled(sentence, name=what[:60]))
        if _is_there(path, Path.exists):
            found = read_file(path)
            return Named(found.name or path.name, found.rules)
        try:
            found = from_text(what)
        except RulesRefused as refusal:
            if refusal.kind not in (RefusalKind.NO_RULES, RefusalKind.EMPTY):
                raise
            sentence = translate(
                "RulesCommand",
                "There is no preset, file or code {name}; `thousand rules list` shows the presets.",
            )
            raise NothingThere(filled(sentence, name=what[:60])) from refusal
        name = what if looks_like_code(what) else encode(found.rules)
        return Named(found.name or name, found.rules)

    def _own(self, name: str) -> Named | None:
        """Return the rule set of one's own of that name; raise NothingThere where there are two."""
        found = [one for one in _kept(self._data) if one.name.casefold() == name.casefold()]
        if len(found) > 1:
            translate = self._translate
            sentence = translate(
                "RulesCommand",
                "Several rule sets of yours are called {name}: name the code of one of them.",
            )
            raise NothingThere(filled(sentence, name=name))
        if not found:
            return None
        if found[0].rules is None:
            raise found[0].refusal or RulesRefused(RefusalKind.NO_RULES)
        return Named(found[0].name, found[0].rules)

    @cached_property
    def _standard_input(self) -> bytes:
        """What comes through standard input; it can be read once, but be named twice."""
        translate = self._translate
        if sys.stdin is None:
            raise NothingThere(
                translate("RulesCommand", "Standard input is closed; name a file instead.")
            )
        return sys.stdin.buffer.read(LONGEST_FILE + 1)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.epilog = "`thousand rules ACT --help` explains one of them."
    acts = parser.add_subparsers(dest="act", metavar="ACT", title="what to do")
    listing = acts.add_parser("list", help="list the presets and your own rule sets")
    show = acts.add_parser("show", help="print rules in words, with their code")
    show.add_argument("what", metavar="RULES", help=_WHAT)
    forms = show.add_mutually_exclusive_group()
    forms.add_argument("--raw", action="store_true", help="print ids and values as JSON")
    forms.add_argument(
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
    for one in (listing, show, compare, validate):
        one.add_argument(
            "--data",
            metavar="DIR",
            default=argparse.SUPPRESS,
            help="look for your own rule sets in this folder",
        )
    for one in (parser, listing, show, compare, validate):
        add_language(one)
    parser.set_defaults(explain=parser.print_help)


def run(args: argparse.Namespace) -> int:
    """Do what was asked and answer the exit code."""
    words = Words(speaker(getattr(args, "language", None) or getattr(args, "lang", None)))
    data = getattr(args, "data", None)
    find = Finder(words, data)
    try:
        match args.act:
            case None:
                args.explain()
                return 0
            case "list":
                return _list(data, words)
            case "show":
                return _show(args, find, words)
            case "compare":
                return _compare(find.named(args.first), find.named(args.second), words)
            case _:
                return _validate(find.named(args.what), words)
    except NothingThere as nothing:
        say(str(nothing))
        return _WRONG_USE
    except RulesRefused as refusal:
        say(refusal_sentence(refusal, words))
        return 1


def _list(data: str | None, words: Words) -> int:
    translate = words.translate
    titles, places = preset_titles(translate), preset_places(translate)
    entry = translate("RulesCommand", "{title} ({count} players). {about}")
    for preset in PRESETS.values():
        told = filled(entry, title=titles[preset.id], about=places[preset.id])
        print(f"{preset.id:18} {filled(told, count=str(preset.rules.players))}")
    try:
        folder = DataPaths(data_folder(data)).rules
    except DataFolderError as error:
        say(str(error))
        return 1
    if data and not _is_there(folder.parent, Path.is_dir):
        missing = translate(
            "RulesCommand", "There is no folder {name}, so no rule set of your own."
        )
        say(filled(missing, name=data))
        return _WRONG_USE
    own = translate("RulesCommand", "Your own ({count} players). {code}")
    unreadable = translate("RulesCommand", "Your own, cannot be read.")
    for kept in RulesShelf(folder).sets():
        told = unreadable
        if kept.rules is not None:
            told = filled(own, count=str(kept.rules.players), code=encode(kept.rules))
        print(plain(f"{kept.name:18} {told}"))
    return 0


def _kept(data: str | None) -> tuple[KeptRules, ...]:
    """Return the rule sets of one's own, none where they cannot be looked for."""
    try:
        return RulesShelf(DataPaths(data_folder(data)).rules).sets()
    except (DataFolderError, OSError):
        return ()


def _show(args: argparse.Namespace, find: Finder, words: Words) -> int:
    named, translate = find.named(args.what), words.translate
    if args.differences is not None:
        base = find.preset(args.differences)
        lines = [one.sentence for one in words.differences(named.rules, base.rules)]
        none = translate("RulesCommand", "There is no difference from {name}.")
        print("\n".join(lines) or filled(none, name=base.name))
    elif args.raw:
        document = {"rules_version": RULES_VERSION, "options": canonical(named.rules)}
        print(json.dumps(document, ensure_ascii=False, indent=2))
    else:
        code = translate("RulesCommand", "Code: {code}")
        fingerprint = translate("RulesCommand", "Hash: {hash}")
        print(plain(named.name))
        print(filled(code, code=encode(named.rules)))
        print(filled(fingerprint, hash=rules_hash(named.rules)))
        for line in _in_words(named.rules, words):
            print(line)
    return 0


def _in_words(rules: Rules, words: Words) -> Iterator[str]:
    """Yield the options that matter, group by group."""
    groups, last = group_names(words.translate), 0
    for option in OPTIONS.values():
        if not active(rules, option.id):
            continue
        if option.group != last:
            last = option.group
            yield ""
            yield groups[last]
        yield f"  {words.statement(option, getattr(rules, option.id))}"


def _compare(first: Named, second: Named, words: Words) -> int:
    translate = words.translate
    found = [one.sentence for one in words.differences(second.rules, first.rules)]
    if not found:
        print(translate("RulesCommand", "Both are the same game."))
        return 0
    heading = translate("RulesCommand", "{second} differs from {first}:")
    print(plain(filled(heading, second=second.name, first=first.name)))
    for sentence in found:
        print(f"  {sentence}")
    return 1


def _validate(named: Named, words: Words) -> int:
    translate = words.translate
    note = translate("RulesCommand", "Note: {what}")
    paper = translate(
        "RulesCommand",
        "Note: “{option}” matters only where the score of a game with real cards is kept.",
    )
    for problem in problems(named.rules):
        print(filled(note, what=problem_sentence(problem, words)))
    for name, _, _ in differences(named.rules, without_paper(named.rules)):
        print(filled(paper, option=words.label(name)))
    sound = translate("RulesCommand", "{name} is in order: {code}")
    print(plain(filled(sound, name=named.name, code=encode(named.rules))))
    return 0


def _is_there(path: Path, asked: Callable[[Path], bool]) -> bool:
    """Ask the system about a path; one that it cannot have is not there."""
    try:
        return asked(path)
    except (OSError, ValueError):
        return False
