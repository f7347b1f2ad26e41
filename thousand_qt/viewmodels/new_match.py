"""The screen before a match: who sits where, how well they play, who deals first."""

from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from resources.portraits import portraits_for
from thousand_qt.match.service import LEVELS, Character, FirstDealer, MatchSetup, Opponent
from thousand_qt.pictures.gallery import gallery
from thousand_qt.settings import MAX_NAME_LENGTH, Settings, SettingsStore
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.words.levels import level_manners, level_names
from thousand_qt.words.portraits import portrait_words
from thousand_qt.words.typed import seen_part, tidy_name

if TYPE_CHECKING:
    from thousand_qt.viewmodels.chosen_rules import ChosenRules

PLACES: Final = {2: ("across",), 3: ("left", "right"), 4: ("left", "across", "right")}
"""Where the opponents sit, clockwise from the left, by the number of players."""

_MOST_TYPED: Final = 4 * MAX_NAME_LENGTH
"""Where a field stops to take characters; a name that is too long is named before that."""


class LevelProps(msgspec.Struct, frozen=True):
    """One of the levels among which a person chooses: its name, and how it plays in a sentence."""

    value: Character
    label: str
    description: str


class NewMatchProps(msgspec.Struct, frozen=True):
    """What the screen shows; `problem` is a sentence when the match cannot begin like this."""

    player_name: str
    left_name: str
    left_level: Character
    across_name: str
    across_level: Character
    right_name: str
    right_level: Character
    portraits: dict[str, dict[str, str]]
    """Each opponent's picture by the place: its address and what it shows."""
    levels: tuple[LevelProps, ...]
    """From the weakest to the strongest."""
    places: tuple[str, ...]
    """Where opponents sit: `left`, `across`, `right`."""
    first_dealer: FirstDealer
    dealer_is_free: bool
    """Whether the rules leave it to the players who deals first."""
    rules_title: str
    rules_line: str
    longest_name: int
    problem: str


def default_names(player_name: str = "") -> dict[str, str]:
    """Return the names used while a person has chosen none, in the spoken language.

    Nobody is called like the person, whose name is given when it was chosen.
    """
    names = {
        "player_name": QCoreApplication.translate("NewMatch", "You"),
        "left_name": QCoreApplication.translate("NewMatch", "Katya"),
        "across_name": QCoreApplication.translate("NewMatch", "Vera"),
        "right_name": QCoreApplication.translate("NewMatch", "Boris"),
    }
    spare = {
        "left_name": QCoreApplication.translate("NewMatch", "Dasha"),
        "across_name": QCoreApplication.translate("NewMatch", "Nadya"),
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
    if max(map(len, names), default=0) > MAX_NAME_LENGTH:
        return QCoreApplication.translate(
            "NewMatch", "A name has at most {most} characters: make it shorter."
        ).replace("{most}", str(MAX_NAME_LENGTH))
    if len({name.casefold() for name in names}) < len(names):
        return QCoreApplication.translate(
            "NewMatch", "Two players have the same name: change one of them."
        )
    return ""


def derive_new_match(
    settings: Settings, names: dict[str, str], chosen: "ChosenRules | None" = None
) -> NewMatchProps:
    """Return what the screen shows for these settings and names as typed.

    Without rules it is a table of three.
    """
    players = 3 if chosen is None else chosen.rules.players
    seated = ("player_name", *(f"{place}_name" for place in PLACES[players]))
    trimmed = tuple(tidy_name(names[field]) for field in seated)
    return NewMatchProps(
        player_name=names["player_name"],
        left_name=names.get("left_name", ""),
        left_level=settings.left_level,
        across_name=names.get("across_name", ""),
        across_level=settings.across_level,
        right_name=names.get("right_name", ""),
        right_level=settings.right_level,
        portraits={} if chosen is None else _portraits(settings, names, PLACES[players]),
        levels=_levels(),
        places=PLACES[players],
        first_dealer=_dealer(settings.first_dealer, players),
        dealer_is_free=chosen is None or chosen.rules.first_dealer == "random",
        rules_title="" if chosen is None else chosen.title,
        rules_line="" if chosen is None else _line(chosen),
        longest_name=_MOST_TYPED,
        problem=names_problem(trimmed),
    )


def _levels() -> tuple[LevelProps, ...]:
    names, manners = level_names(), level_manners()
    return tuple(LevelProps(level, names[level], manners[level]) for level in LEVELS)


def _portraits(
    settings: Settings, names: dict[str, str], places: tuple[str, ...]
) -> dict[str, dict[str, str]]:
    """Return the pictures that the opponents will have at the table, and what these show."""
    opponents = [
        (tidy_name(names[f"{place}_name"]), getattr(settings, f"{place}_level").value)
        for place in places
    ]
    me = (tidy_name(names["player_name"]), "")
    _mine, *theirs = portraits_for([me, *opponents], settings.portrait)
    return {
        place: {"picture": gallery()[face], "words": portrait_words(face)}
        for place, face in zip(places, theirs, strict=True)
    }


def _dealer(chosen: FirstDealer, players: int) -> FirstDealer:
    """Return who deals first; who does not sit at this table leaves it to the lot."""
    sits = chosen in (FirstDealer.ME, FirstDealer.RANDOM) or chosen.value in PLACES[players]
    return chosen if sits else FirstDealer.RANDOM


def _line(chosen: "ChosenRules") -> str:
    from thousand_qt.viewmodels.chosen_rules import short_line

    return short_line(chosen.rules)


def match_setup(props: NewMatchProps, chosen: "ChosenRules | None" = None) -> MatchSetup:
    """Return the match as chosen; the props have no problem."""
    people = {
        "left": Opponent(tidy_name(props.left_name), props.left_level),
        "across": Opponent(tidy_name(props.across_name), props.across_level),
        "right": Opponent(tidy_name(props.right_name), props.right_level),
    }
    return MatchSetup(
        player_name=tidy_name(props.player_name),
        opponents=tuple(people[place] for place in props.places),
        first_dealer=props.first_dealer if props.dealer_is_free else FirstDealer.ME,
        rules=None if chosen is None else chosen.rules,
    )


class NewMatchViewModel(ViewModel[NewMatchProps]):
    """Keeps what was chosen last time and begins the match."""

    props_type = NewMatchProps

    begun = Signal(object)
    """Carries a `MatchSetup`."""
    rules_chosen = Signal()
    """The person wants to choose the rules."""
    closed = Signal()

    def __init__(self, store: SettingsStore, parent: QObject | None = None) -> None:
        self._store = store
        self._chosen: ChosenRules | None = None
        self._names = self._kept_names()
        super().__init__(self._derive(), parent)
        store.listen(lambda _settings: self.swap(self._derive()))

    def open(self) -> None:
        """Show the choices of last time."""
        self._names = self._kept_names()
        self.open_again()

    def open_again(self) -> None:
        """Show the rules that are chosen now, and the names as they were typed."""
        from thousand_qt.viewmodels.chosen_rules import chosen_rules

        self._chosen = chosen_rules(self._store.settings)
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
        setup = match_setup(self.props, self._chosen if self._store.settings.match_rules else None)
        defaults = default_names(self._store.settings.player_name)
        chosen = {field: tidy_name(name) for field, name in self._names.items()}
        self._store.change(
            **{field: "" if name == defaults[field] else name for field, name in chosen.items()}
        )
        self.begun.emit(setup)

    @Slot()
    def chooseRules(self) -> None:
        """Choose other rules."""
        self.rules_chosen.emit()

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
        return derive_new_match(self._store.settings, self._names, self._chosen)
