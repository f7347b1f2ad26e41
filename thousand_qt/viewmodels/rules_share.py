"""Keep rules under a name of one's own, and send or receive them as a code or a file."""

import logging
from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication

from engine.rules import Rules
from network.whole_file import write_whole
from thousand_qt.rule_sets import document
from thousand_qt.rule_sets.code import encode, looks_like_code
from thousand_qt.rule_sets.document import RuleSet
from thousand_qt.rule_sets.forms import errors
from thousand_qt.rule_sets.names import (
    LONGEST_NAME,
    MOST_TYPED,
    file_stem,
    is_too_long,
    tidy_title,
)
from thousand_qt.rule_sets.reading import from_text
from thousand_qt.rule_sets.refusals import RulesRefused
from thousand_qt.rule_sets.shelf import RulesShelf, read_file
from thousand_qt.rule_words.options import Words
from thousand_qt.rule_words.refusals import refusal_sentence
from thousand_qt.viewmodels.base import ViewModel

log = logging.getLogger(__name__)

LONGEST_TYPED = 20_000


class ShareProps(msgspec.Struct, frozen=True):
    """What the panel shows; `message` says what was done, or what is wrong if `is_problem`."""

    shown: bool = False
    saves: bool = False
    """Whether the rules can be kept under a name here."""
    fits: bool = True
    """Whether the rules fit together: others can be neither kept nor sent."""
    name: str = ""
    longest_name: int = MOST_TYPED
    kept: bool = False
    """Whether the name belongs to a set that is kept already and would be written over."""
    code: str = ""
    typed: str = ""
    file_name: str = ""
    folder: str = ""
    message: str = ""
    is_problem: bool = False


class RulesShareViewModel(ViewModel[ShareProps]):
    """Hands rules out and takes them in."""

    props_type = ShareProps

    taken = Signal(object)
    """Carries a `RuleSet` that came as a code or a file."""
    was_kept = Signal(str, str)
    """Carries the key and the name under which the rules stand on the shelf now."""

    def __init__(self, shelf: RulesShelf, parent: QObject | None = None) -> None:
        super().__init__(ShareProps(), parent)
        self._shelf = shelf
        self._rules = Rules()
        self._key = ""

    def open(self, rules: Rules, name: str, key: str = "", saves: bool = False) -> None:
        """Show the panel for these rules."""
        self._rules, self._key = rules, key
        fits = not errors(rules)
        wanted = name or QCoreApplication.translate("RulesShare", "My rules")
        if saves and not key:
            wanted = self._try(lambda: self._shelf.free_name(wanted)) or wanted
        self.swap(
            ShareProps(
                shown=True,
                saves=saves,
                fits=fits,
                name=wanted,
                kept=bool(key),
                code=encode(rules) if fits else "",
                typed=_code_in_clipboard(),
                file_name=file_stem(wanted, "rules") + document.SUFFIX,
                folder=_documents(),
            )
        )

    def retranslate(self) -> None:
        """Forget what was said in another language."""
        self._tell("")

    @Slot(str)
    def rename(self, name: str) -> None:
        """Take the name as it is typed."""
        self.swap(msgspec.structs.replace(self.props, name=name[:MOST_TYPED]))
        self._tell(name_problem(name), True)

    @Slot(str)
    def typeCode(self, text: str) -> None:
        """Take a code as it is typed or pasted."""
        self.swap(msgspec.structs.replace(self.props, typed=text[:LONGEST_TYPED], message=""))

    @Slot()
    def save(self) -> None:
        """Keep the rules under the name, in place of the set that they came from."""
        name = tidy_title(self.props.name)
        if not name:
            self._tell(
                QCoreApplication.translate("RulesShare", "Give the rules a name first."), True
            )
            return
        if is_too_long(self.props.name):
            self._tell(name_problem(self.props.name), True)
            return
        taken = False

        def keep() -> str:
            nonlocal taken
            taken = self._shelf.is_taken(name, self._key)
            return "" if taken else self._shelf.keep(name, self._rules, self._key)

        key = self._try(keep)
        if taken:
            self._tell(name_taken(), True)
        if key:
            self._key = key
            self.swap(msgspec.structs.replace(self.props, name=name, kept=True))
            said = QCoreApplication.translate("RulesShare", "“{name}” is kept.")
            self._tell(said.replace("{name}", name))
            self.was_kept.emit(key, name)

    @Slot()
    def copyCode(self) -> None:
        """Put the code into the clipboard."""
        QGuiApplication.clipboard().setText(self.props.code)
        self._tell(
            QCoreApplication.translate("RulesShare", "The code is copied: paste it into a message.")
        )

    @Slot()
    def takeCode(self) -> None:
        """Take the rules of the code that was typed."""
        self._take(lambda: from_text(self.props.typed))

    @Slot(str)
    def takeFile(self, url: str) -> None:
        """Take the rules of a file."""
        path = _local_path(url)
        if path is None:
            self._tell(_elsewhere(), True)
        else:
            self._take(lambda: read_file(path))

    @Slot(str)
    def writeFile(self, url: str) -> None:
        """Write the rules to a file, which gets our ending if it has none."""
        if is_too_long(self.props.name):
            self._tell(name_problem(self.props.name), True)
            return
        chosen = _local_path(url)
        if chosen is None:
            self._tell(_elsewhere(), True)
            return
        path = _with_ending(chosen)
        name = tidy_title(self.props.name)

        def written() -> str:
            write_whole(path, document.write(self._rules, name))
            return path.name

        done = self._try(written)
        if done:
            said = QCoreApplication.translate("RulesShare", "Written to {file}.")
            self._tell(said.replace("{file}", str(path)))

    @Slot()
    def close(self) -> None:
        """Put the panel away."""
        self.swap(ShareProps())

    def _take(self, read: Callable[[], RuleSet]) -> None:
        try:
            found = read()
        except RulesRefused as refusal:
            log.info("Rules were refused: %s", refusal)
            self._tell(refusal_sentence(refusal, Words(QCoreApplication.translate)), True)
            return
        self.close()
        self.taken.emit(found)

    def _try(self, change: Callable[[], str]) -> str:
        """Return what a change answers; an empty text when it failed, which is told."""
        try:
            return change()
        except OSError as error:
            log.warning("Rules cannot be written: %s", error)
            self._tell(unwritten(error), True)
            return ""

    def _tell(self, message: str, is_problem: bool = False) -> None:
        self.swap(msgspec.structs.replace(self.props, message=message, is_problem=is_problem))


def name_problem(name: str) -> str:
    """Say that a name is too long; an empty text where it is not."""
    if not is_too_long(name):
        return ""
    words = QCoreApplication.translate(
        "RulesShare", "The name of rules has at most {most} characters: make it shorter."
    )
    return words.replace("{most}", str(LONGEST_NAME))


def unwritten(error: OSError) -> str:
    """Say that rules could not be written, and what to do."""
    sentence = QCoreApplication.translate(
        "RulesShare", "It cannot be written ({reason}). Make room or choose another folder."
    )
    return sentence.replace("{reason}", error.strerror or str(error))


def name_taken() -> str:
    """Say that another set of rules has the name, and what to do."""
    return QCoreApplication.translate(
        "RulesShare", "Other rules of yours have this name: choose another one."
    )


def _local_path(url: str) -> Path | None:
    """Return the path of a file on this computer; None for one that lies elsewhere."""
    local = QUrl(url).toLocalFile()
    return Path(local) if local else None


def _elsewhere() -> str:
    return QCoreApplication.translate(
        "RulesShare", "This place is not a folder of this computer: choose another one."
    )


def _with_ending(path: Path) -> Path:
    """Return the file with our ending; one that was there was chosen to be written over.

    The person was not asked about a file with our ending: it gets a number instead.
    """
    if path.suffix == document.SUFFIX or path.is_file():
        return path
    found, number = path.with_name(path.name + document.SUFFIX), 2
    while found.exists():
        found = path.with_name(f"{path.name} {number}{document.SUFFIX}")
        number += 1
    return found


def _code_in_clipboard() -> str:
    text = QGuiApplication.clipboard().text()
    return text.strip() if len(text) < LONGEST_TYPED and looks_like_code(text) else ""


def _documents() -> str:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return QUrl.fromLocalFile(folder).toString()
