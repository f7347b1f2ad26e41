"""The first screen: go on with a match, begin one, settings, quit."""

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from thousand_qt.match.service import MatchSummary
from thousand_qt.viewmodels.base import ViewModel


class SeatScore(msgspec.Struct, frozen=True):
    """One player of the unfinished match and their score."""

    name: str
    score: int


class HomeProps(msgspec.Struct, frozen=True):
    """What the first screen shows; `deal` is 0 without an unfinished match.

    The menu waits for `ready`: until then nobody knows whether there is a match to continue.
    """

    ready: bool = False
    can_continue: bool = False
    deal: int = 0
    scores: tuple[SeatScore, ...] = ()
    card_letters: str = "latin"


def fan_letters(language: str) -> str:
    """Return the letters on the cards beside the menu."""
    return "russian" if language == "ru" else "latin"


def derive_home(unfinished: MatchSummary | None, language: str) -> HomeProps:
    """Return what the first screen shows for this unfinished match, or for none."""
    letters = fan_letters(language)
    if unfinished is None:
        return HomeProps(ready=True, card_letters=letters)
    return HomeProps(
        ready=True,
        card_letters=letters,
        can_continue=True,
        deal=unfinished.deal,
        scores=tuple(
            SeatScore(name, score)
            for name, score in zip(unfinished.names, unfinished.scores, strict=True)
        ),
    )


class HomeViewModel(ViewModel[HomeProps]):
    """Shows the unfinished match and passes on what the person chose."""

    props_type = HomeProps

    continue_chosen = Signal()
    play_chosen = Signal()
    settings_chosen = Signal()
    quit_chosen = Signal()

    def __init__(self, language: str, parent: QObject | None = None) -> None:
        self._unfinished: MatchSummary | None = None
        self._language = language
        self._asked = False
        super().__init__(HomeProps(card_letters=fan_letters(language)), parent)

    def show(self, unfinished: MatchSummary | None) -> None:
        """Show this unfinished match, or none."""
        self._unfinished = unfinished
        self._asked = True
        self._derive()

    def speak(self, language: str) -> None:
        """Show the cards with the letters of a language."""
        self._language = language
        self._derive()

    def _derive(self) -> None:
        props = derive_home(self._unfinished, self._language)
        self.swap(props if self._asked else HomeProps(card_letters=props.card_letters))

    @Slot()
    def continueMatch(self) -> None:
        """Go on with the unfinished match."""
        if self.props.can_continue:
            self.continue_chosen.emit()

    @Slot()
    def play(self) -> None:
        """Choose a new match."""
        self.play_chosen.emit()

    @Slot()
    def openSettings(self) -> None:
        """Look at the settings."""
        self.settings_chosen.emit()

    @Slot()
    def quit(self) -> None:
        """Close the window."""
        self.quit_chosen.emit()
