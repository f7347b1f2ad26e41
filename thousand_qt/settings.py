"""The settings: one frozen record, kept in an INI file through `QSettings`.

Reading never fails: a value that makes no sense is named in the log and its default is used.
"""

import logging
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from PySide6.QtCore import QSettings

from resources.portraits import PORTRAIT_IDS
from thousand_qt.match.service import LEVELS, Character, FirstDealer
from thousand_qt.pictures.faces import CardLetters, SuitColours

log = logging.getLogger(__name__)

LANGUAGES: Final = ("en", "ru")
TEXT_SCALES: Final = (100, 125, 150)
MAX_NAME_LENGTH: Final = 16
"""Longest name at the table, in characters."""


class Speed(str, Enum):
    """How fast the table moves."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class TrickHold(str, Enum):
    """How long a complete trick lies there before it goes to the winner's pile."""

    SHORT = "short"
    NORMAL = "normal"
    LONG = "long"
    CLICK = "click"  # until the person takes it away


class HandOrder(str, Enum):
    """How the cards of the hand are sorted; a person may move single cards after that."""

    SUITS = "suits"  # by suit in alternating colours, the strongest card first
    SUITS_UP = "suits_up"  # the same suits, the strongest card last
    RANKS = "ranks"  # by rank in trick order, then by suit
    DEALT = "dealt"  # as the cards came


class CardBack(str, Enum):
    """The picture on the backs of the cards."""

    BURGUNDY = "burgundy"
    BLUE = "blue"
    GREEN = "green"


class Felt(str, Enum):
    """The colour of the table."""

    GREEN = "green"
    BLUE = "blue"


_Place = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
_Size = Annotated[int, msgspec.Meta(ge=0, le=16383)]
"""Pixels, far beyond any desktop, and within what Qt can draw."""


class Settings(msgspec.Struct, frozen=True):
    """Everything a person chose; an empty language follows the system."""

    language: str = ""
    text_scale: int = 100
    felt: Felt = Felt.GREEN
    card_letters: CardLetters = CardLetters.LANGUAGE
    card_colours: SuitColours = SuitColours.TWO
    card_back: CardBack = CardBack.BURGUNDY
    hand_order: HandOrder = HandOrder.SUITS
    speed: Speed = Speed.NORMAL
    bots_pace: Speed = Speed.NORMAL
    trick_hold: TrickHold = TrickHold.NORMAL
    play_forced: bool = False
    """Play a card by itself when no other may be played."""
    confirm_play: bool = False
    """Ask for a second click before a card is played."""
    show_odds: bool = False
    """Show how likely the contract holds by what the person knows."""
    reduced_motion: bool = False
    marriage_question: bool = True
    full_screen: bool = False
    software_rendering: bool = False
    arranged_hands: str = ""
    """The newest hands in which the person moved cards; see `viewmodels.table_hand`."""
    welcomed: bool = False
    """Whether the first start asked for language and name."""
    player_name: str = ""
    portrait: str = ""
    """The picture of the person, one of `resources.portraits`; empty goes by the name."""
    left_name: str = ""
    left_level: Character = Character.CLUB
    across_name: str = ""
    across_level: Character = Character.CLUB
    right_name: str = ""
    right_level: Character = Character.CLUB
    first_dealer: FirstDealer = FirstDealer.RANDOM
    match_rules: str = ""
    """The rules of the next match as a short code; empty for the Russian classic."""
    match_rules_name: str = ""
    """What the person called these rules; empty where they have no name of their own."""
    score_rules: str = ""
    """The rules of the next sheet with real cards, like those of the next match."""
    score_rules_name: str = ""
    window_x: _Place = 0
    window_y: _Place = 0
    window_width: _Size = 0
    window_height: _Size = 0
    window_maximized: bool = False

    def __post_init__(self) -> None:
        if self.language not in ("", *LANGUAGES):
            raise ValueError(f"unknown language {self.language!r}")
        if self.text_scale not in TEXT_SCALES:
            raise ValueError(f"unknown text scale {self.text_scale!r}")
        if self.portrait not in ("", *PORTRAIT_IDS):
            raise ValueError(f"unknown portrait {self.portrait!r}")
        for level in (self.left_level, self.across_level, self.right_level):
            if level not in LEVELS:
                raise ValueError(f"unknown level {level.value!r}")


SettingsListener = Callable[[Settings], None]


class SettingsStore:
    """The settings of one data folder; every change is on disk at once."""

    def __init__(self, file: Path) -> None:
        self._file = QSettings(str(file), QSettings.Format.IniFormat)
        self._listeners: list[SettingsListener] = []
        self._settings = _read(self._file)
        self.are_kept = True
        """Whether the last change could be written down."""

    @property
    def settings(self) -> Settings:
        """Return the settings as they are now."""
        return self._settings

    def listen(self, listener: SettingsListener) -> None:
        """Call the listener with the new settings after every change."""
        self._listeners.append(listener)

    def change(self, **changes: Any) -> None:
        """Replace some fields, write them down and tell everybody.

        Raise `msgspec.ValidationError` when a value does not fit its field.
        """
        settings = _checked({**msgspec.structs.asdict(self._settings), **changes})
        if settings == self._settings:
            return
        self._settings = settings
        for name in changes:
            self._file.setValue(name, _plain(getattr(settings, name)))
        self._file.sync()
        self.are_kept = self._file.status() is not QSettings.Status.AccessError
        if self._file.status() is not QSettings.Status.NoError:
            log.warning("The settings could not be written to %s", self._file.fileName())
        for listener in tuple(self._listeners):
            listener(settings)


def _plain(value: object) -> object:
    return value.value if isinstance(value, Enum) else value


def _checked(values: dict[str, Any]) -> Settings:
    return msgspec.convert(
        {name: _plain(value) for name, value in values.items()}, Settings, strict=False
    )


def _read(file: QSettings) -> Settings:
    values: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        if not file.contains(name):
            continue
        stored = file.value(name)
        try:
            _checked({name: stored})
        except msgspec.ValidationError as error:
            log.warning(
                "Setting %s = %r is not usable, the default is used: %s", name, stored, error
            )
            continue
        values[name] = stored
    return _checked(values)
