"""The tempo of the table: fast-forward, forced cards, and a deal that is played out for the person.

`TablePace` keeps what the person chose and drives the match and the event player by it; what the
screen shows of that is derived by the pure functions below. Nothing here decides anything but the
one legal card: whoever stands in for the person sits at the table (`TableFeed.play_out`).
"""

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

from engine.actions import Play
from engine.decider import legal_actions
from engine.events import DealScored, Event, MatchEnded
from engine.foregone import Foregone, foregone
from engine.prospects import Prospect, prospect
from engine.state import Phase, View, deal_of
from network.messages import Decision, DecisionKind
from network.pace import HURRIED
from thousand_qt.match.beats import Beat
from thousand_qt.match.feed import TableFeed
from thousand_qt.match.pacing import PACES
from thousand_qt.match.player import EventPlayer
from thousand_qt.settings import SettingsStore, TrickHold
from thousand_qt.viewmodels.app_props import SPEED_FACTORS
from thousand_qt.viewmodels.table_props import (
    ButtonProps,
    Choices,
    Overlay,
    PaceProps,
    PanelKind,
    PanelProps,
    Scene,
)

TEMPO_ACTS: Final = ("playOut", "takeOver")
"""The buttons of the panel that concern the tempo."""

FORCED_PAUSE: Final = 450
"""Milliseconds at normal speed before a forced card is played by itself."""

FORCED_PAUSE_AT_LEAST: Final = 120
_WORTH_PLAYING_OUT: Final = 2
"""How many cards there have to be in the hand: the last one plays itself as fast."""

BESIDE: Final = (Overlay.NONE, Overlay.SHEET, Overlay.LAST_TRICK)
"""What may lie open while a card is played by itself."""


class Tempo(msgspec.Struct, frozen=True):
    """What the person chose about the tempo of this deal."""

    hurrying: bool = False
    playing_out: bool = False


class Moment(msgspec.Struct, frozen=True):
    """What the table is at: the truth, the question that is open, and what the scene shows.

    `question` says that the scene asks the person or shows the end of the deal; `free` that
    nothing else on the screen waits for the person.
    """

    truth: View | None
    asked: Decision | None
    question: bool
    dragging: bool
    free: bool


def moment_of(
    truth: View | None,
    asked: Decision | None,
    beat: Beat | None,
    choices: Choices,
    dragging: bool,
) -> Moment:
    """Return what the table is at; `asked` is the open question that is not answered yet."""
    over = beat is not None and beat.view.phase is Phase.END
    in_sight = beat is not None and asked is not None and asked == beat.decision
    return Moment(
        truth=truth,
        asked=asked,
        question=over or (in_sight and asked is not None and not asked.forced),
        dragging=dragging,
        free=choices.overlay in BESIDE and choices.giving_up is None and choices.marriage is None,
    )


class TablePace(QObject):
    """Drives the match and the event player in the tempo that the person chose."""

    def __init__(
        self,
        feed: TableFeed,
        player: EventPlayer,
        store: SettingsStore,
        moment: Callable[[], Moment],
        play: Callable[[Play], None],
        changed: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._feed = feed
        self._player = player
        self._store = store
        self._moment = moment
        self._play = play
        self._changed = changed
        self._tempo = Tempo()
        self._hidden = False
        self._by_hand = -1
        self._pausing = -1
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_forced)
        player.on_rest = self.look

    @property
    def tempo(self) -> Tempo:
        """Return what is going on now."""
        return self._tempo

    def answers(self, decision: Decision) -> bool:
        """Say whether somebody else answers this question for the person."""
        return self._tempo.playing_out and decision.kind is DecisionKind.ACT

    def follow(self) -> None:
        """Take the tempo of the settings, or the fastest one while the person hurries."""
        settings = self._store.settings
        if self._tempo.hurrying:
            self._feed.set_pace(HURRIED)
            self._player.set_pace(0.0, False)
        else:
            self._feed.set_pace(PACES[settings.bots_pace])
            until_click = settings.trick_hold is TrickHold.CLICK
            self._player.set_pace(SPEED_FACTORS[settings.speed], until_click)

    @Slot()
    def hurry(self) -> None:
        """Run on until the person is asked or the deal is over, or stop running on."""
        if self._tempo.hurrying:
            self._change(replace(self._tempo, hurrying=False))
        elif not self._moment().question:
            self._run()
        self._changed()

    @Slot()
    def playOut(self) -> None:
        """Let a computer player play the person's cards until the deal is scored."""
        truth = self._moment().truth
        if truth is None or self._tempo.playing_out or not may_play_out(truth):
            return
        self._tempo = replace(self._tempo, playing_out=True)
        self._feed.play_out(truth.deal_number)
        self._run()
        self._changed()

    @Slot()
    def takeOver(self) -> None:
        """Let the person play again, at the usual tempo."""
        self.stop()
        self._changed()

    def stop(self) -> None:
        """Go on as usual: nobody stands in for the person, and nothing hurries."""
        if self._tempo.playing_out:
            self._feed.take_over()
        self._change(Tempo())

    def interrupted(self, asked: Decision | None) -> None:
        """Hear that the match stands elsewhere: after a refusal, a step back or a return to it.

        Then the person looks first: the question that is open now waits for a click.
        """
        self._by_hand = -1 if asked is None else asked.number
        self.stop()

    def heard(self, event: Event) -> None:
        """Hear what happened: nobody stands in for the person once the deal is over."""
        if isinstance(event, DealScored | MatchEnded):
            self._tempo = replace(self._tempo, playing_out=False)

    @Slot(bool)
    def setHidden(self, hidden: bool) -> None:
        """Play nothing by itself while the table cannot be seen."""
        self._hidden = hidden
        self.look()

    def look(self) -> None:
        """See what has come: a question ends the hurry, and a forced card is played soon."""
        moment = self._moment()
        forced = self._forced(moment)
        if self._tempo.hurrying and moment.question and forced is None:
            self._change(replace(self._tempo, hurrying=False))
        if forced is None or moment.asked is None or not self._player.at_rest:
            self._timer.stop()
        elif not self._timer.isActive() or self._pausing != moment.asked.number:
            self._pausing = moment.asked.number
            self._timer.start(self._pause())

    def _run(self) -> None:
        self._change(replace(self._tempo, hurrying=True))
        self._player.take_trick_away()

    def _change(self, tempo: Tempo) -> None:
        if tempo != self._tempo:
            self._tempo = tempo
            self.follow()

    def _pause(self) -> int:
        if self._tempo.hurrying:
            return 0
        at_speed = round(FORCED_PAUSE * SPEED_FACTORS[self._store.settings.speed])
        return max(FORCED_PAUSE_AT_LEAST, at_speed)

    def _forced(self, moment: Moment) -> Play | None:
        """Return the card that is to be played by itself now."""
        asked = moment.asked
        if not self._store.settings.play_forced or self._hidden or not moment.free:
            return None
        if moment.truth is None or asked is None or not moment.question:
            return None
        if asked.kind is not DecisionKind.ACT or asked.number == self._by_hand:
            return None
        return forced_card(moment.truth)

    def _play_forced(self) -> None:
        moment = self._moment()
        if moment.dragging:
            # Not out of the person's hand: the drop may come first.
            self._timer.start(self._pause())
            return
        card = self._forced(moment)
        if card is not None and moment.asked is not None and self._player.at_rest:
            # Whatever becomes of it, it is not tried twice.
            self._by_hand = moment.asked.number
            self._play(card)


def forced_card(view: View) -> Play | None:
    """Return the only thing that the viewer may do, if that is to play a card."""
    if view.phase is not Phase.TRICK or deal_of(view).turn != view.viewer:
        return None
    actions = legal_actions(view)
    only = actions[0] if len(actions) == 1 else None
    return only if isinstance(only, Play) and only.declare is None else None


def may_play_out(view: View) -> bool:
    """Say whether somebody may play the viewer's cards: a defender's, or where all is decided."""
    deal, seat = view.deal, view.viewer
    if view.phase is not Phase.TRICK or deal is None or seat is None:
        return False
    if deal.held[seat] < _WORTH_PLAYING_OUT:
        return False
    defends = deal.declarer is not None and deal.declarer != seat
    return defends or (foregone(view) is not None and not deal.stock_left)


def nothing_left(view: View) -> str:
    """Say why nothing is left to decide for the viewer; empty where something may be."""
    match foregone(view):
        case Foregone.ALL:
            return QCoreApplication.translate(
                "Table", "Every remaining trick is yours, whatever the others play."
            )
        case Foregone.NOTHING:
            return QCoreApplication.translate(
                "Table", "Your cards take no further trick, whatever the others play."
            )
    if deal_of(view).declarer is None:
        return ""
    match prospect(view, deal_of(view)):
        case Prospect.MADE:
            return QCoreApplication.translate(
                "Table", "The contract is made; only the defenders' own points are still open."
            )
        case Prospect.LOST:
            return QCoreApplication.translate(
                "Table", "The contract is lost; only the defenders' own points are still open."
            )
        case Prospect.OPEN:
            return ""


def derive_pace(scene: Scene, tempo: Tempo, question: bool) -> PaceProps:
    """Return what can be done about the tempo in this scene."""
    view = scene.view
    offered = may_play_out(view) and not tempo.playing_out
    decided = nothing_left(view) if offered else ""
    return PaceProps(
        can_hurry=tempo.hurrying or not question,
        hurrying=tempo.hurrying,
        can_play_out=offered,
        playing_out=tempo.playing_out,
        decided=decided,
    )


def with_pace(panel: PanelProps, pace: PaceProps) -> PanelProps:
    """Return the panel with what can be done about the tempo."""
    waiting = panel.kind is PanelKind.WAIT
    if waiting and pace.playing_out:
        label = QCoreApplication.translate("Table", "Take over again")
        return replace(
            panel,
            note=QCoreApplication.translate("Table", "A computer player plays your cards."),
            buttons=(ButtonProps("takeOver", label),),
        )
    if pace.decided and panel.kind in (PanelKind.WAIT, PanelKind.TRICK):
        label = QCoreApplication.translate("Table", "Play the deal out")
        buttons = (*panel.buttons, ButtonProps("playOut", label))
        return replace(panel, note=panel.note or pace.decided, buttons=buttons)
    if waiting and pace.hurrying and not panel.note:
        stop = QCoreApplication.translate("Table", "Fast-forward: press F5 to stop.")
        return replace(panel, note=stop)
    return panel
