"""The scenes of the screen of all matches, and the matches that stand in them."""

from collections.abc import Callable
from datetime import datetime, time, timedelta
from pathlib import Path
from typing import Final

from PySide6.QtQuick import QQuickItem

from network.journal import JournalDamaged
from thousand_qt.app import OpenWindow
from thousand_qt.match.problems import listed_damage
from thousand_qt.match.service import Character, KeptMatch, KeptSeat
from thousand_qt.viewmodels.app import Screen

_FINISHED: Final = 6
"""So many that the list can be searched."""


def kept_matches(names: tuple[str, ...]) -> tuple[KeptMatch, ...]:
    """Return a list in which every kind of match stands, played by these people."""
    me, left, right = names
    here = datetime.now().astimezone()
    tonight = datetime.combine(here.date(), time(21, 30), here.tzinfo)
    seats = (
        KeptSeat(me),
        KeptSeat(left, Character.CLUB),
        KeptSeat(right, Character.MASTER),
    )
    long = (
        KeptSeat(me),
        KeptSeat("Dasha-Alexandra", Character.STEADY),
        KeptSeat(right, Character.BOLD),
    )
    early = datetime(2025, 3, 8, 20, 0, tzinfo=here.tzinfo)
    return (
        KeptMatch(
            key="6",
            preset="russian_classic",
            seats=seats,
            scores=(245, -60, 880),
            deal=7,
            created=tonight - timedelta(hours=1),
            played=tonight,
        ),
        KeptMatch(
            key="5",
            title=f"{left} ♥ {right}",
            seats=seats,
            scores=(880, 415, 600),
            deal=19,
            created=tonight - timedelta(days=1, hours=3),
            played=tonight - timedelta(days=1),
            elsewhere=True,
        ),
        KeptMatch(
            key="4",
            preset="android_typical",
            seats=long,
            scores=(0, -120, 60),
            deal=2,
            created=early,
            played=early,
        ),
        KeptMatch(
            key="3",
            created=early - timedelta(days=2),
            played=early - timedelta(days=2),
            damage=listed_damage(JournalDamaged(Path("000003-7a1f.thousand"), 212, ""), 5),
            rescue_deal=5,
        ),
        *(
            KeptMatch(
                key=f"2-{place}",
                preset="russian_classic",
                seats=seats,
                scores=(1005, 720 - place, -45),
                deal=23,
                created=early - timedelta(days=10 + place),
                played=early - timedelta(days=10 + place),
                winner=place % 3,
            )
            for place in range(_FINISHED)
        ),
    )


def _matches(app: OpenWindow) -> None:
    app.app.open_screen(Screen.MATCHES)


def _rename(app: OpenWindow) -> None:
    app.app.open_screen(Screen.MATCHES)
    app.app.open_matches().startRenaming("6")


def _delete(app: OpenWindow) -> None:
    app.app.open_screen(Screen.MATCHES)
    app.app.open_matches().askToDelete("6")


def _choose(row: int) -> Callable[[OpenWindow], None]:
    def stage(app: OpenWindow) -> None:
        app.app.open_screen(Screen.MATCHES)
        rows = app.window.findChild(QQuickItem, "matches.list")
        assert rows is not None
        rows.setProperty("currentIndex", row)

    return stage


def _nothing_found(app: OpenWindow) -> None:
    app.app.open_screen(Screen.MATCHES)
    app.app.open_matches().search("2019")


def _refused(app: OpenWindow) -> None:
    app.app.open_screen(Screen.MATCHES)
    rows = app.window.findChild(QQuickItem, "matches.list")
    assert rows is not None
    rows.setProperty("currentIndex", 1)
    app.app.open_matches().openMatch("5")


_LARGE: Final[dict[str, object]] = {"text_scale": 150}

MATCH_SCENES: Final[dict[str, tuple[Callable[[OpenWindow], None], bool, dict[str, object]]]] = {
    "matches": (_matches, True, {}),
    "matches-empty": (_matches, False, {}),
    "matches-rename": (_rename, True, {}),
    "matches-delete": (_delete, True, {}),
    "matches-refused": (_refused, True, {}),
    "matches-damaged": (_choose(3), True, {}),
    "matches-finished": (_choose(4), True, {}),
    "matches-not-found": (_nothing_found, True, {}),
    "matches-large-text": (_matches, True, _LARGE),
    "matches-rename-large-text": (_rename, True, _LARGE),
    "matches-delete-large-text": (_delete, True, _LARGE),
    "matches-refused-large-text": (_refused, True, _LARGE),
}
"""What brings the screen into its state, whether there are matches, and the settings."""
