"""The screen before a match: who sits where, how they play, who deals first."""

from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from thousand_qt.match.service import Character, FirstDealer, MatchSetup, Opponent
from thousand_qt.settings import MAX_NAME_LENGTH, Settings, SettingsStore
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.words.typed import seen_part, tidy_name

_NAME_FIELDS: Final = ("player_name", "left_name", "right_name")
_MOST_TYPED: Final = 4 * MAX_NAME_LENGTH
"""Where a field stops to take characters; a name that is too long is named before that."""


class NewMatchProps(msgspec.Struct, frozen=True):
    """What the screen shows; `problem` is a sentence when the match cannot begin like this."""

    player_name: str
    left_name: str
    left_character: Character
    right_name: str
    right_character: Character
    first_dealer: FirstDealer
    longest_name: int
    problem: str


def default_names(player_name: str = "") -> dict[str, str]:
    """Return the names used while a person has chosen none, in the spoken language.

    Nobody is called like the person, whose name is given when it was chosen.
    """
    names = {
        "player_name": QCoreApplication.translate("NewMatch", "You"),
        "left_name": QCoreApplication.translate("NewMatch", "Katya"),
        "right_name": QCoreApplication.translate("NewMatch", "Boris"),
    }
    spare = {
        "left_name": QCoreApplication.translate("NewMatch", "Dasha"),
        "right_name": QCoreApplication.translate("NewMatch", "Gleb"),
    }
    for field, name in spare.items():
        if names[field].casefold() == player_name.casefold():
            names[field] = name
    return names


def names_problem(names: tuple[str, ...]) -> str:
    """Return why these names cannot sit at one table, or an empty text."""
    if not all(names):
        return QCoreApplication.translate("NewMatch", "Everybody at the table needs a name.")
    if max(map(len, names)) > MAX_NAME_LENGTH:
        return QCoreApplication.translate(
            "NewMatch", "A name has at most {most} characters: make it shorter."
        ).replace("{most}", str(MAX_NAME_LENGTH))
    if len({name.casefold() for name in names}) < len(names):
        return QCoreApplication.translate(
            "NewMatch", "Two players have the same name: change one of them."
        )
    return ""


def derive_new_match(settings: Settings, names: dict[str, str]) -> NewMatchProps:
    """Return what the screen shows for these settings and names as typed."""
    trimmed = tuple(tidy_name(names[field]) for field in _NAME_FIELDS)
    return NewMatchProps(
        player_name=names["player_name"],
        left_name=names["left_name"],
        left_character=settings.left_character,
        right_name=names["right_name"],
        right_character=settings.right_character,
        first_dealer=settings.first_dealer,
        longest_name=_MOST_TYPED,
        problem=names_problem(trimmed),
    )


def match_setup(props: NewMatchProps) -> MatchSetup:
    """Return the match as chosen; the props have no problem."""
    return MatchSetup(
        player_name=tidy_name(props.player_name),
        opponents=(
            Opponent(tidy_name(props.left_name), props.left_character),
            Opponent(tidy_name(props.right_name), props.right_character),
        ),
        first_dealer=props.first_dealer,
    )


class NewMatchViewModel(ViewModel[NewMatchProps]):
    """Keeps what was chosen last time and begins the match."""

    props_type = NewMatchProps

    begun = Signal(object)
    """Carries a `MatchSetup`."""
    closed = Signal()

    def __init__(self, store: SettingsStore, parent: QObject | None = None) -> None:
        self._store = store
        self._names = self._kept_names()
        super().__init__(self._derive(), parent)
        store.listen(lambda _settings: self.swap(self._derive()))

    def open(self) -> None:
        """Show the choices of last time."""
        self._names = self._kept_names()
        self.swap(self._derive())

    def retranslate(self) -> None:
        """Show the names nobody chose, and the problem, in the language spoken now."""
        self._names = self._kept_names()
        self.swap(self._derive())

    @Slot(str, str)
    def choose(self, name: str, value: str) -> None:
        """Change one of the choices that are kept in the settings, such as `first_dealer`."""
        self._store.change(**{name: value})

    @Slot(str, str)
    def rename(self, field: str, name: str) -> None:
        """Take a name as it is typed; `field` is its name in the settings."""
        self._names[field] = seen_part(name)[:_MOST_TYPED]
        self.swap(self._derive())

    @Slot()
    def begin(self) -> None:
        """Keep the names and begin the match, unless there is a problem."""
        if self.props.problem:
            return
        setup = match_setup(self.props)
        defaults = default_names(self._store.settings.player_name)
        chosen = {field: tidy_name(name) for field, name in self._names.items()}
        self._store.change(
            **{field: "" if name == defaults[field] else name for field, name in chosen.items()}
        )
        self.begun.emit(setup)

    @Slot()
    def close(self) -> None:
        """Go back to the first screen."""
        self.closed.emit()

    def _kept_names(self) -> dict[str, str]:
        defaults = default_names(self._store.settings.player_name)
        return {
            field: getattr(self._store.settings, field) or default
            for field, default in defaults.items()
        }

    def _derive(self) -> NewMatchProps:
        return derive_new_match(self._store.settings, self._names)
