"""The table screen: follows a match, shows it beat by beat, and sends what the person decides.

The truth is the latest view; the scene may lag behind it. A click is answered from the truth by the
card's identity, and only when the scene has told everything that the truth knows; otherwise it only
makes the scene catch up. So a click can be early, but never be misplayed.
"""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import Property, QLocale, QObject, QUrl, Slot

from engine.actions import Action
from engine.decider import legal_actions
from engine.record import SeatInfo
from engine.state import Phase, View
from network.follower import Step
from network.messages import Decision, DecisionKind, Intent, Ready, Refused, Snapshot, ToTable
from resources import asset
from thousand_qt.match.beats import Beat, beats_of, standing
from thousand_qt.match.feed import TableFeed
from thousand_qt.match.player import EventPlayer
from thousand_qt.match.service import MatchSetup
from thousand_qt.pictures.faces import back_url, face_style
from thousand_qt.pictures.portraits import portraits_at
from thousand_qt.settings import Settings, SettingsStore
from thousand_qt.viewmodels.again import same_again
from thousand_qt.viewmodels.amount_choice import AmountChoice
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.coach import CoachViewModel
from thousand_qt.viewmodels.coach_advisor import table_advisor
from thousand_qt.viewmodels.coach_derive import with_rest
from thousand_qt.viewmodels.list_model import RecordListModel
from thousand_qt.viewmodels.own_hand import OwnHand, Ways
from thousand_qt.viewmodels.panel_acts import PanelActs
from thousand_qt.viewmodels.paper import PaperViewModel
from thousand_qt.viewmodels.seat_names import names_of
from thousand_qt.viewmodels.spoken_refusal import SpokenRefusal
from thousand_qt.viewmodels.steps_back import StepsBack, why_refused
from thousand_qt.viewmodels.table_derive import (
    derive_cards,
    derive_table,
    in_reading_order,
    with_player,
)
from thousand_qt.viewmodels.table_pace import (
    TEMPO_ACTS,
    Moment,
    TablePace,
    derive_pace,
    moment_of,
)
from thousand_qt.viewmodels.table_places import (
    Zone,
    away_chairs,
    fresh_bodies,
    layout,
    rearrange,
)
from thousand_qt.viewmodels.table_props import (
    ButtonProps,
    CardProps,
    Choices,
    Overlay,
    Scene,
    TableProps,
)
from thousand_qt.viewmodels.table_voice import TableVoice
from thousand_qt.words.refusals import refusal_sentence, table_went_on


class TableViewModel(ViewModel[TableProps]):
    """Shows a match and answers for the person at it."""

    props_type = TableProps

    def __init__(
        self, feed: TableFeed, store: SettingsStore, parent: QObject | None = None
    ) -> None:
        assets = QUrl.fromLocalFile(str(asset())).toString()
        super().__init__(TableProps(assets=assets), parent)
        self._feed = feed
        self._store = store
        self._cards = RecordListModel(CardProps, key=lambda card: card.number, parent=self)
        self._buttons = RecordListModel(ButtonProps, key=lambda button: button.act, parent=self)
        self._bodies = fresh_bodies()
        self._names: tuple[str, ...] = ()
        self._seats: tuple[SeatInfo, ...] = ()
        self._truth: View | None = None
        self._decision: Decision | None = None
        self._answered = -1
        self._beat: Beat | None = None
        self._choices = Choices()
        self._refusal = SpokenRefusal(lambda words: self._choose(refusal=words), self)
        self._player = EventPlayer(self._show, self)
        self._pace = TablePace(
            feed, self._player, store, self._moment, self._act, self._derive, self
        )
        self._hand = OwnHand(store, self._ways(), self)
        self._amount = AmountChoice(
            self._ways(), self._scene, lambda: bool(self.props.panel.amount)
        )
        self._steps_back = StepsBack(
            feed, self._ways(), self._hand, self._pace, self._sent, self._amount.retype, self
        )
        self._paper = PaperViewModel(self._scene, self, feed.day)
        self._voice = TableVoice(self)
        self._coach = CoachViewModel(self._ways(), self._player, store, table_advisor, self)
        self._acts = PanelActs(self._ways(), self._amount, self._pace, self._coach.finish)
        self._follow(store.settings)
        store.listen(self._follow)
        feed.seat_guest(self)

    cards = Property(QObject, lambda self: self._cards, constant=True)
    tempo = Property(QObject, lambda self: self._pace, constant=True)
    hand = Property(QObject, lambda self: self._hand, constant=True)
    paper = Property(QObject, lambda self: self._paper, constant=True)
    stepsBack = Property(QObject, lambda self: self._steps_back, constant=True)
    buttons = Property(QObject, lambda self: self._buttons, constant=True)
    voice = Property(QObject, lambda self: self._voice, constant=True)
    coach = Property(QObject, lambda self: self._coach, constant=True)

    @property
    def player(self) -> EventPlayer:
        """Return the player, for whoever waits for the scene."""
        return self._player

    @property
    def own_hand(self) -> OwnHand:
        """Return who answers for the person's cards, for Python code."""
        return self._hand

    @property
    def truth(self) -> View | None:
        """Return the latest view, which the scene may not show yet."""
        return self._truth

    @property
    def decision(self) -> Decision | None:
        """Return the open question to the person that is not answered yet."""
        open_one = self._decision
        if open_one is None or open_one.number == self._answered or self._pace.answers(open_one):
            return None
        return open_one

    def again(self) -> MatchSetup | None:
        """Return how to begin a match like this one, None when it takes a choice."""
        return None if self._truth is None else same_again(self._seats, self._truth.rules)

    def card_rows(self) -> tuple[CardProps, ...]:
        """Return the card items as they are shown now."""
        return self._cards.rows

    def match_shown(self, snapshot: Snapshot) -> None:
        """Show where the match stands, whatever was shown before."""
        self._seats = snapshot.seats
        self._names = names_of(snapshot.seats)
        self._choices = Choices(overlay=self._choices.overlay if self._truth else Overlay.NONE)
        if snapshot.view.deal is None:
            self._bodies = fresh_bodies()
        self._learn(snapshot.view, snapshot.decision)
        self._answered = -1
        self._steps_back.stands(snapshot.undo)
        self._pace.interrupted(snapshot.decision)
        self._player.start_with(standing(snapshot))

    def match_moved(self, step: Step) -> None:
        """Show one event after everything that was told before it."""
        self._learn(step.after, step.decision)
        self._steps_back.moved(step.undo)
        self._pace.heard(step.event)
        self._player.add(beats_of(step))

    def answer_refused(self, refused: Refused) -> None:
        """Show the truth again, and why the answer was refused."""
        self.match_shown(refused.truth)
        code, facts = refused.code, refused.facts
        if code is not None:
            self._refuse(lambda: refusal_sentence(code, facts, self._names))
        else:
            self._refuse(lambda: why_refused(refused, self._names) or table_went_on())

    def match_left(self) -> None:
        """Ask nothing more: a click may not answer the next match by the numbers of this one."""
        self._decision = None
        self._pace.stop()
        self._coach.stop()
        self._derive()

    def stop_thinking(self) -> None:
        """Wait for the coach to stop; the window is closing."""
        self._coach.close()

    def retranslate(self) -> None:
        """Derive every sentence in the language spoken now."""
        self._names = names_of(self._seats)
        if self._choices.refusal:
            self._choices = replace(self._choices, refusal=self._refusal.words())
        self._derive()
        self._voice.retranslate()

    @Slot(int)
    def settled(self, number: int) -> None:
        """Hear from the scene that a beat has come to rest."""
        self._player.settled(number)

    @Slot(bool)
    def windowHidden(self, hidden: bool) -> None:
        """Hear that the window cannot be seen."""
        self._player.set_hidden(hidden)

    @Slot()
    def clickTable(self) -> None:
        """End the pause in which the scene waits to be read; a marked card is not played."""
        if not self._hand.unmark():
            self._player.take_trick_away()

    @Slot(int)
    def clickCard(self, number: int) -> None:
        """Answer a click on a card item by the card that it is; it backs out of a question."""
        body = self._bodies[number]
        if self._back_out():
            return
        if body.place.zone is Zone.GIFT and body.card is not None:
            self._hand.toggle_gift(body.card)
        elif body.place.zone in (Zone.CUT, Zone.LIFTED) and self._actions():
            self._amount.choose_place(body.place.slot + 1)
        elif body.place.zone is Zone.ASIDE and self._actions():
            self.press(f"prikup{body.place.who}")
        elif body.place.zone is Zone.HAND and body.place.who == 0 and body.card is not None:
            self._hand.offer(body.card)
        else:
            self.clickTable()

    @Slot(str)
    def press(self, act: str) -> None:
        """Press a button of the panel by its name, if the panel shows it and it can be pressed."""
        offered = {button.act for button in self.props.panel.buttons if button.enabled}
        # The tempo answers nothing, so the scene need not have told everything before.
        if act in offered and (act in TEMPO_ACTS or self._caught_up()):
            self._acts.do(act)

    @Slot(int)
    def changeAmount(self, steps: int) -> None:
        """Move the amount in the stepper by so many of its steps."""
        self._amount.step(steps)

    @Slot(int)
    def typeDigit(self, digit: int) -> None:
        """Take a digit of an amount that is typed; a whole or a refused one is begun anew."""
        self._amount.type_digit(digit)

    @Slot()
    def next(self) -> None:
        """Leave the summary of the deal: the next deal may come."""
        decision = self.decision
        if decision is not None and decision.kind is DecisionKind.READY:
            self._send(decision, Ready(decision.number))

    @Slot(str)
    def openOverlay(self, overlay: str) -> None:
        """Open a panel; an open one closes, but the last trick makes room for all tricks."""
        wanted, shown = Overlay(overlay), self._choices.overlay
        if wanted is Overlay.LAST_TRICK and shown is Overlay.LAST_TRICK:
            wanted = Overlay.TRICKS
        elif wanted is shown or (wanted is Overlay.LAST_TRICK and shown is Overlay.TRICKS):
            wanted = Overlay.NONE
        self._choose(overlay=wanted, refusal="")

    @Slot()
    def closeOverlay(self) -> None:
        """Close whatever lies over the table."""
        self._choose(overlay=Overlay.NONE, refusal="")

    @Slot(result=bool)
    def back(self) -> bool:
        """Go back one step: close an overlay, a question or a refusal; say whether one was open."""
        if self._choices.overlay is Overlay.SHEET and self._paper.leave_writing():
            return True
        if self._choices.overlay is not Overlay.NONE:
            self._choose(overlay=Overlay.NONE, refusal="")
        elif self._back_out() or self._hand.unmark():
            return True
        elif self._choices.typed:
            self._amount.retype("")
        elif self._choices.refusal:
            self._choose(refusal="")
        elif any(self._choices.gifts):
            self._choose(gifts=(None,) * len(self._choices.gifts))
        else:
            return False
        return True

    def _ways(self) -> Ways:
        return Ways(
            shown=lambda: None if self._beat is None else self._beat.view,
            truth=lambda: self._truth,
            question=self._question_in_sight,
            body=lambda number: self._bodies[number],
            names=lambda: self._names,
            choices=lambda: self._choices,
            choose=self._choose,
            refuse=self._refuse,
            caught_up=self._caught_up,
            hurry=lambda: self._player.hurry(),
            back_out=self._back_out,
            legal=self._actions,
            act=self._act,
        )

    def _learn(self, truth: View, decision: Decision | None) -> None:
        if decision != self._decision:
            self._choices = replace(
                self._choices,
                gifts=(None,) * len(away_chairs(truth)),
                amount=None,
                typed="",
                typing=False,
                spent="",
                giving_up=None,
                marriage=None,
                marked=None,
            )
        self._truth = truth
        self._decision = decision

    def _follow(self, _settings: Settings) -> None:
        self._pace.follow()
        if self._beat is not None:
            self._derive()

    def _show(self, beat: Beat) -> None:
        """Put a beat on the scene."""
        self._beat = beat
        self._choices = replace(self._choices, refusal="")
        self._derive()
        self._voice.heard(beat, lambda: self._names, self._hand.holding(beat.view))

    def _scene(self) -> Scene:
        assert self._beat is not None
        asked = self.decision
        shown = self._beat.decision
        settings = self._store.settings
        open_now = asked is not None and asked == shown and asked.kind is DecisionKind.ACT
        return Scene(
            beat=self._beat,
            names=self._names,
            portraits=portraits_at(self._seats, self._beat.view.viewer, settings.portrait),
            players=tuple(seat.character or "" for seat in self._seats),
            choices=self._choices,
            asked=open_now,
            forced=open_now and asked is not None and asked.forced,
            # The language spoken may be another one than the settings name.
            faces=face_style(settings.card_letters, settings.card_colours, QLocale().name()),
            card_back=back_url(settings.card_back.value),
            holding=self._hand.holding(self._beat.view),
        )

    def _question_in_sight(self) -> int | None:
        asked = self.decision
        shown = None if self._beat is None else self._beat.decision
        return asked.number if asked is not None and asked == shown else None

    def _moment(self) -> Moment:
        dragging = self._hand.dragging
        return moment_of(self._truth, self.decision, self._beat, self._choices, dragging)

    def _derive(self) -> None:
        if self._beat is None:
            return
        self._pace.look()
        self._coach.look()
        scene = self._scene()
        asked = self.decision
        # Cards that are given away stay in their slots until the table has taken them.
        chosen = self._choices.gifts if scene.view.phase is Phase.PASS else ()
        lifted = self._amount.lifted() if scene.asked else 0
        wanted = layout(self._beat, chosen, scene.holding, lifted)
        self._bodies = rearrange(self._bodies, wanted)
        props = with_player(
            derive_table(scene),
            beat=self._player.number,
            waits_for_click=self._player.waits_for_click,
            can_continue=asked is not None and asked.kind is DecisionKind.READY,
            pace=derive_pace(scene, self._pace.tempo, self._moment().question),
            undo=self._steps_back.props(),
            assets=self.props.assets,
        )
        props = replace(props, panel=with_rest(props.panel, self._coach.props.rest))
        self._cards.swap(in_reading_order(derive_cards(scene, self._bodies)))
        self._buttons.swap(props.panel.buttons)
        self.swap(props)

    def _back_out(self) -> bool:
        """Leave the question whether to give up or to declare; say whether one was open."""
        if self._choices.giving_up is None and self._choices.marriage is None:
            return False
        self._choose(giving_up=None, marriage=None, refusal="")
        return True

    def _sent(self) -> Decision | None:
        """Return the decision whose answer the table has not confirmed yet."""
        sent = self._decision
        return sent if sent is not None and sent.number == self._answered else None

    def _choose(self, **changes: object) -> None:
        self._choices = replace(self._choices, **changes)
        self._derive()

    def _refuse(self, say: Callable[[], str]) -> None:
        """Show for a while why something was refused."""
        self._refusal.say(say)

    def _caught_up(self) -> bool:
        """Say whether the scene has told everything; if not, let it."""
        if self._player.knows_all:
            return True
        self._player.hurry()
        return False

    def _actions(self) -> tuple[Action, ...]:
        asked = self.decision
        if self._truth is None or asked is None or asked.kind is not DecisionKind.ACT:
            return ()
        return () if asked.forced else legal_actions(self._truth)

    def _act(self, action: Action) -> None:
        asked = self.decision
        if action in self._actions() and asked is not None:
            self._send(asked, Intent(asked.number, action))

    def _send(self, asked: Decision, message: ToTable) -> None:
        self._answered = asked.number
        self._choose(refusal="", marriage=None, marked=None, giving_up=None)
        self._feed.answer(message)
