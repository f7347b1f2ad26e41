"""What the window shows around its screens, derived from the settings; QML reads it."""

from enum import Enum
from typing import Final

import msgspec

from thousand_qt.settings import Felt, Settings, Speed, TrickHold

SPEED_FACTORS: Final = {
    Speed.INSTANT: 0.0,
    Speed.FAST: 0.5,
    Speed.NORMAL: 1.0,
    Speed.SLOW: 1.8,
}
"""What every duration of the window is multiplied by."""

TRICK_FACTORS: Final = {
    TrickHold.SHORT: 0.4,
    TrickHold.NORMAL: 1.0,
    TrickHold.LONG: 2.2,
    TrickHold.CLICK: 1.0,
}
"""What the time that a complete trick lies there is multiplied by besides."""


class Screen(str, Enum):
    """What fills the window."""

    WELCOME = "welcome"
    HOME = "home"
    MATCHES = "matches"
    NEW_MATCH = "newMatch"
    RULES_CHOICE = "rulesChoice"
    RULES_EDITOR = "rulesEditor"
    SHEETS = "sheets"
    SHEET_SETUP = "sheetSetup"
    SHEET_PAGE = "sheetPage"
    SETTINGS = "settings"
    RULES = "rules"
    TABLE = "table"
    REVIEW = "review"


class AppProps(msgspec.Struct, frozen=True):
    """What the window shows around its screens; `notice` is a sentence, empty for none."""

    screen: Screen
    notice: str
    text_scale: float
    felt: Felt
    speed_factor: float
    trick_factor: float
    reduced_motion: bool
    full_screen: bool


def derive_app(settings: Settings, screen: Screen, notice: str) -> AppProps:
    """Return what the window shows for these settings on this screen."""
    return AppProps(
        screen=screen,
        notice=notice,
        text_scale=settings.text_scale / 100,
        felt=settings.felt,
        speed_factor=SPEED_FACTORS[settings.speed],
        trick_factor=TRICK_FACTORS[settings.trick_hold],
        reduced_motion=settings.reduced_motion,
        full_screen=settings.full_screen,
    )
