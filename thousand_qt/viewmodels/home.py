"""The first screen: go on with a match, begin one, settings, quit."""

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from thousand_qt.match.service import MatchSummary
from thousand_qt.pictures.faces import FaceStyle, style_name
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.words.opponents import spoken_names


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
    card_faces: str = style_name(FaceStyle())


def derive_home(unfinished: MatchSummary | None, faces: FaceStyle) -> HomeProps:
    """Return what the first screen shows for this unfinished match, or for none."""
    if unfinished is None:
        return HomeProps(ready=True, card_faces=style_name(faces))
    # The person sits first.
    names = spoken_names(unfinished.names, [place > 0 for place in range(len(unfinished.names))])
    return HomeProps(
        ready=True,
        card_faces=style_name(faces),
        can_continue=True,
        deal=unfinished.deal,
        scores=tuple(
            SeatScore(name, score) for name, score in zip(names, unfinished.scores, strict=True)
        ),
    )


class HomeViewModel(ViewModel[HomeProps]):
    """Shows the unfinished match and passes on what the person chose."""

    props_type = HomeProps

    continue_chosen = Signal()
    play_chosen = Signal()
    matches_chosen = Signal()
    score_chosen = Signal()
    rules_chosen = Signal()
    settings_chosen = Signal()
    quit_chosen = Signal()

    def __init__(self, faces: FaceStyle, parent: QObject | None = None) -> None:
        self._unfinished: MatchSummary | None = None
        self._faces = faces
        self._asked = False
        super().__init__(HomeProps(card_faces=style_name(faces)), parent)

    def show(self, unfinished: MatchSummary | None) -> None:
        """Show this unfinished match, or none."""
        self._unfinished = unfinished
        self._asked = True
        self._derive()

    def show_faces(self, faces: FaceStyle) -> None:
        """Show the cards beside the menu with this look."""
        self._faces = faces
        self._derive()

    def retranslate(self) -> None:
        """Call the players as the language spoken now does."""
        self._derive()

    def _derive(self) -> None:
        props = derive_home(self._unfinished, self._faces)
        self.swap(props if self._asked else HomeProps(card_faces=props.card_faces))

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
    def openMatches(self) -> None:
        """Look at all matches."""
        self.matches_chosen.emit()

    @Slot()
    def keepScore(self) -> None:
        """Write the sheet of a match with real cards."""
        self.score_chosen.emit()

    @Slot()
    def openRules(self) -> None:
        """Read how the game is played."""
        self.rules_chosen.emit()

    @Slot()
    def openSettings(self) -> None:
        """Look at the settings."""
        self.settings_chosen.emit()

    @Slot()
    def quit(self) -> None:
        """Close the window."""
        self.quit_chosen.emit()
