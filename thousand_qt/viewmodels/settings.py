"""The settings screen: shows the settings and changes one at a time, at once."""

import logging
from enum import Enum
from functools import cache
from typing import Any, Final

import msgspec
from PySide6.QtCore import QObject, QUrl, Signal, Slot

from resources import asset
from thousand_qt.pictures.faces import CardLetters, SuitColours, face_style, style_name
from thousand_qt.pictures.gallery import gallery, picture_by_name
from thousand_qt.settings import (
    CardBack,
    Felt,
    HandOrder,
    Settings,
    SettingsStore,
    Speed,
    TrickHold,
)
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.languages import LANGUAGE_CHOICES, LanguageChoice
from thousand_qt.viewmodels.names import MOST_TYPED, name_problem
from thousand_qt.viewmodels.new_match import default_names
from thousand_qt.words.portraits import portrait_name
from thousand_qt.words.typed import seen_part, tidy_name

log = logging.getLogger(__name__)

RESETTABLE: Final = (
    "card_letters",
    "card_colours",
    "card_back",
    "hand_order",
    "felt",
    "speed",
    "bots_pace",
    "trick_hold",
    "play_forced",
    "confirm_play",
    "marriage_question",
    "show_odds",
    "reduced_motion",
    "text_scale",
    "full_screen",
)
"""What "Reset to defaults" resets: not who plays, in which language, or what the computer needs."""


class Section(str, Enum):
    """A page of the settings."""

    CARDS = "cards"
    PACE = "pace"
    WINDOW = "window"
    YOU = "you"


class PortraitChoice(msgspec.Struct, frozen=True):
    """A picture that the player may have."""

    value: str
    label: str
    picture: str


class SettingsProps(msgspec.Struct, frozen=True):
    """What the settings screen shows; `needs_restart` when the drawing method will change."""

    section: Section
    language: str
    languages: tuple[LanguageChoice, ...]
    text_scale: int
    felt: Felt
    card_letters: CardLetters
    card_colours: SuitColours
    card_back: CardBack
    card_faces: str
    """The look of the cards as one word for an image address."""
    hand_order: HandOrder
    speed: Speed
    bots_pace: Speed
    trick_hold: TrickHold
    play_forced: bool
    confirm_play: bool
    marriage_question: bool
    show_odds: bool
    reduced_motion: bool
    full_screen: bool
    software_rendering: bool
    needs_restart: bool
    player_name: str
    """As it is typed."""
    name_problem: str
    longest_name: int
    portrait: str
    portraits: tuple[PortraitChoice, ...]
    can_reset: bool
    assets: str
    """Address of the folder that holds the pictures."""
    asks_reset: bool
    """Whether the screen asks if everything shall be as at first."""


class _Page(msgspec.Struct, frozen=True):
    """What the screen knows besides the settings."""

    spoken: str
    started_in_software: bool
    section: Section = Section.CARDS
    typed_name: str | None = None
    asks_reset: bool = False


def derive_settings(
    settings: Settings,
    spoken: str,
    started_in_software: bool,
    section: Section = Section.CARDS,
    typed_name: str | None = None,
    asks_reset: bool = False,
) -> SettingsProps:
    """Return what the screen shows; `spoken` is the language spoken now."""
    name = settings.player_name or default_names()["player_name"]
    typed = name if typed_name is None else typed_name
    faces = face_style(settings.card_letters, settings.card_colours, spoken)
    can_reset = can_be_reset(settings)
    return SettingsProps(
        section=section,
        language=spoken,
        languages=LANGUAGE_CHOICES,
        text_scale=settings.text_scale,
        felt=settings.felt,
        card_letters=settings.card_letters,
        card_colours=settings.card_colours,
        card_back=settings.card_back,
        card_faces=style_name(faces),
        hand_order=settings.hand_order,
        speed=settings.speed,
        bots_pace=settings.bots_pace,
        trick_hold=settings.trick_hold,
        play_forced=settings.play_forced,
        confirm_play=settings.confirm_play,
        marriage_question=settings.marriage_question,
        show_odds=settings.show_odds,
        reduced_motion=settings.reduced_motion,
        full_screen=settings.full_screen,
        software_rendering=settings.software_rendering,
        needs_restart=settings.software_rendering != started_in_software,
        player_name=typed,
        name_problem=name_problem(tidy_name(typed)),
        longest_name=MOST_TYPED,
        portrait=settings.portrait,
        portraits=_portraits(name) if section is Section.YOU else (),
        can_reset=can_reset,
        assets=_assets(),
        asks_reset=asks_reset and can_reset,
    )


def _portraits(name: str) -> tuple[PortraitChoice, ...]:
    pictures = {"": picture_by_name(name), **gallery()}
    return tuple(
        PortraitChoice(portrait, portrait_name(portrait), picture)
        for portrait, picture in pictures.items()
    )


@cache
def _assets() -> str:
    return QUrl.fromLocalFile(str(asset())).toString()


def can_be_reset(settings: Settings) -> bool:
    """Say whether something differs from how it was at first."""
    usual = Settings()
    return any(getattr(settings, name) != getattr(usual, name) for name in RESETTABLE)


class SettingsViewModel(ViewModel[SettingsProps]):
    """Shows the store's settings; `spoken_language` tells which language is spoken now."""

    props_type = SettingsProps

    closed = Signal()

    def __init__(
        self,
        store: SettingsStore,
        spoken_language: str,
        started_in_software: bool,
        parent: QObject | None = None,
    ) -> None:
        self._store = store
        self._page = _Page(spoken_language, started_in_software)
        super().__init__(self._derived(), parent)
        store.listen(lambda _settings: self._show())

    def open(self) -> None:
        """Show the name that is kept, and no question."""
        self._show(typed_name=None, asks_reset=False)

    def speak(self, language: str) -> None:
        """Take note of the language that is spoken now."""
        self._show(spoken=language)

    def retranslate(self) -> None:
        """Say the name that nobody chose, and what is wrong with it, in the language spoken now."""
        self._show()

    @Slot(str)
    def openSection(self, section: str) -> None:
        """Show another page."""
        self._show(section=Section(section), asks_reset=False)

    @Slot(str, "QVariant")
    def choose(self, name: str, value: Any) -> None:
        """Change one setting by its name in `Settings`, such as `text_scale`."""
        if name not in Settings.__struct_fields__:
            log.warning("There is no setting %s", name)
            return
        self._store.change(**{name: value})

    @Slot(str)
    def rename(self, name: str) -> None:
        """Take the player's name as it is typed, and keep it as soon as it can be used."""
        typed = seen_part(name)[:MOST_TYPED]
        self._show(typed_name=typed)
        tidy = tidy_name(typed)
        if not name_problem(tidy):
            usual = default_names()["player_name"]
            self._store.change(player_name="" if tidy == usual else tidy)

    @Slot()
    def askReset(self) -> None:
        """Ask whether everything shall be as at first."""
        self._show(asks_reset=True)

    @Slot()
    def keep(self) -> None:
        """Reset nothing."""
        self._show(asks_reset=False)

    @Slot()
    def reset(self) -> None:
        """Let everything be as at first, except who plays, the language and the drawing."""
        usual = Settings()
        self._page = msgspec.structs.replace(self._page, asks_reset=False)
        self._store.change(**{name: getattr(usual, name) for name in RESETTABLE})

    @Slot()
    def close(self) -> None:
        """Go back to where the person came from; an open question is answered with no first."""
        if self.props.asks_reset:
            self.keep()
        else:
            self.closed.emit()

    def _show(self, **changes: Any) -> None:
        self._page = msgspec.structs.replace(self._page, **changes)
        self.swap(self._derived())

    def _derived(self) -> SettingsProps:
        page = self._page
        return derive_settings(
            self._store.settings,
            page.spoken,
            page.started_in_software,
            page.section,
            page.typed_name,
            page.asks_reset,
        )
