"""The rule sets of one's own, each a file in one folder; a change appears whole or not at all."""

import secrets
from pathlib import Path
from typing import Final

import msgspec

from engine.rules import Rules, rules_hash
from network.whole_file import write_whole
from thousand_qt.rule_sets import document, reading
from thousand_qt.rule_sets.document import SUFFIX, RuleSet
from thousand_qt.rule_sets.names import LONGEST_NAME, tidy_title
from thousand_qt.rule_sets.refusals import RefusalKind, RulesRefused


class KeptRules(msgspec.Struct, frozen=True):
    """A rule set on the shelf; `rules` is nothing where the file is refused."""

    key: str
    name: str
    rules: Rules | None
    refusal: RulesRefused | None = None


class RulesShelf:
    """The rule sets in a folder, which is made when something is first kept."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder

    def sets(self) -> tuple[KeptRules, ...]:
        """Return all rule sets by name; those that are refused last. Raises OSError."""
        if not self._folder.is_dir():
            return ()
        kept = [_kept(path) for path in self._folder.glob(f"*{SUFFIX}")]
        kept.sort(key=lambda one: (one.rules is None, one.name.casefold(), one.key))
        return tuple(kept)

    def find(self, key: str) -> KeptRules | None:
        """Return the rule set of that key, or nothing when it is gone."""
        path = self._path(key)
        return _kept(path) if path.is_file() else None

    def names(self) -> dict[str, str]:
        """Return the names of the rule sets by the hashes of their rules. Raises OSError."""
        return {
            rules_hash(one.rules): one.name
            for one in reversed(self.sets())
            if one.rules is not None
        }

    def is_taken(self, name: str, key: str = "") -> bool:
        """Tell whether a set other than that of the key is called so. Raises OSError."""
        return any(one.key != key and one.name.casefold() == name.casefold() for one in self.sets())

    def free_name(self, wanted: str) -> str:
        """Return this name, with a number behind it when another set is called so."""
        taken = {one.name.casefold() for one in self.sets()}
        name, number = tidy_title(wanted), 2
        while name.casefold() in taken:
            ending = f" {number}"
            name = tidy_title(wanted)[: LONGEST_NAME - len(ending)].rstrip() + ending
            number += 1
        return name

    def keep(self, name: str, rules: Rules, key: str = "") -> str:
        """Write a rule set down, in place of another when a key is given; return its key.

        Raises OSError and changes nothing.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        key = key or secrets.token_hex(4)
        write_whole(self._path(key), document.write(rules, name))
        return key

    def rename(self, key: str, name: str) -> None:
        """Give a rule set another name; raises OSError, and RulesRefused when it is damaged."""
        self.keep(name, self._read(key).rules, key)

    def duplicate(self, key: str, name: str) -> str:
        """Keep a rule set once more under another name; return the key of the new one."""
        return self.keep(name, self._read(key).rules)

    def delete(self, key: str) -> None:
        """Delete a rule set; raises OSError."""
        self._path(key).unlink(missing_ok=True)

    def _read(self, key: str) -> RuleSet:
        return read_file(self._path(key))

    def _path(self, key: str) -> Path:
        path = self._folder / f"{key}{SUFFIX}"
        if path.parent != self._folder:
            raise ValueError(f"{key!r} is no key of a rule set")
        return path


def read_file(path: Path) -> RuleSet:
    """Return the rule set of a file; raises RulesRefused, also when it cannot be read."""
    return reading.from_bytes(_bytes_of(path))


def _bytes_of(path: Path) -> bytes:
    """Return what a file holds, up to a little more than rules can be; raise RulesRefused."""
    try:
        with path.open("rb") as file:
            return file.read(document.LONGEST_FILE + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RulesRefused(RefusalKind.UNREADABLE, {"reason": reason}) from error


def _kept(path: Path) -> KeptRules:
    key, name = path.name.removesuffix(SUFFIX), ""
    try:
        data = _bytes_of(path)
        name = document.name_in(data)
        found = reading.from_bytes(data)
    except RulesRefused as refusal:
        return KeptRules(key, name or key, None, refusal)
    return KeptRules(key, found.name or key, found.rules)
