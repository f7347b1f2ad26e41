"""The settings screen: shows the settings and changes one at a time, at once."""

import logging
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from thousand_qt.pictures.faces import CardLetters, SuitColours
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

log = logging.getLogger(__name__)


class SettingsProps(msgspec.Struct, frozen=True):
    """What the settings screen shows; `needs_restart` when the drawing method will change."""

    language: str
    text_scale: int
    felt: Felt
    card_letters: CardLetters
    card_colours: SuitColours
    speed: Speed
    reduced_motion: bool
    marriage_question: bool
    card_back: CardBack
    hand_order: HandOrder
    bots_pace: Speed
    trick_hold: TrickHold
    play_forced: bool
    confirm_play: bool
    full_screen: bool
    software_rendering: bool
    needs_restart: bool


def derive_settings(settings: Settings, spoken: str, started_in_software: bool) -> SettingsProps:
    """Return what the screen shows; `spoken` is the language spoken now."""
    return SettingsProps(
        language=spoken,
        text_scale=settings.text_scale,
        felt=settings.felt,
        card_letters=settings.card_letters,
        card_colours=settings.card_colours,
        speed=settings.speed,
        reduced_motion=settings.reduced_motion,
        marriage_question=settings.marriage_question,
        card_back=settings.card_back,
        hand_order=settings.hand_order,
        bots_pace=settings.bots_pace,
        trick_hold=settings.trick_hold,
        play_forced=settings.play_forced,
        confirm_play=settings.confirm_play,
        full_screen=settings.full_screen,
        software_rendering=settings.software_rendering,
        needs_restart=settings.software_rendering != started_in_software,
    )


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
        self._started_in_software = started_in_software
        self._spoken = spoken_language
        super().__init__(self._derive(store.settings), parent)
        store.listen(lambda settings: self.swap(self._derive(settings)))

    def speak(self, language: str) -> None:
        """Take note of the language that is spoken now."""
        self._spoken = language
        self.swap(self._derive(self._store.settings))

    @Slot(str, "QVariant")
    def choose(self, name: str, value: Any) -> None:
        """Change one setting by its name in `Settings`, such as `text_scale`."""
        if name not in Settings.__struct_fields__:
            log.warning("There is no setting %s", name)
            return
        self._store.change(**{name: value})

    @Slot()
    def close(self) -> None:
        """Go back to where the person came from."""
        self.closed.emit()

    def _derive(self, settings: Settings) -> SettingsProps:
        return derive_settings(settings, self._spoken, self._started_in_software)
