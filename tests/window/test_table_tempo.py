"""The tempo of the table without a window: fast-forward, forced cards, a deal played out."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.actions import Play
from engine.cards import Card
from engine.decider import legal_actions, to_act
from engine.foregone import foregone
from engine.state import Phase, State, deal_of
from engine.view import view
from network.messages import Intent, Objection, Refused, Snapshot
from network.pace import HURRIED
from tests.window.helpers import wait_until
from tests.window.positions import about_to_force, decided, defending, my_card, others_to_act
from tests.window.table_player import seeded_pack
from thousand_qt.match.pacing import PACES
from thousand_qt.settings import SettingsStore, Speed
from thousand_qt.tools.scripted_match import Beginning, Computer, ScriptedMatch
from thousand_qt.tools.table_scenes import play_on, steady
from thousand_qt.viewmodels.table import TableViewModel
from thousand_qt.viewmodels.table_pace import forced_card, may_play_out, nothing_left
from thousand_qt.viewmodels.table_props import PanelKind


class Sitting:
    """A table without a window at which steady players came to a given point."""

    def __init__(
        self, store: SettingsStore, enough: Callable[[State], bool], computer: Computer | None
    ) -> None:
        self.match = ScriptedMatch(seeded_pack("tempo"), computer, Beginning())
        play_on(self.match, enough)
        self.store = store
        self.table = TableViewModel(self.match, store)
        self.match.resume()

    @property
    def plays(self) -> list[Play]:
        actions = [answer.action for answer in self.match.answers if isinstance(answer, Intent)]
        return [action for action in actions if isinstance(action, Play)]

    @property
    def acts(self) -> list[str]:
        return [button.act for button in self.table.props.panel.buttons]

    def number_of(self, card: Card) -> int:
        """Return the number of the item that shows a card."""
        rows = self.table.card_rows()
        return next(row.number for row in rows if row.place.face == card.value)

    def settle(self) -> None:
        """Let the scene come to rest as a window would."""
        while not self.table.player.at_rest:
            self.table.settled(self.table.player.number)

    def others_until_asked(self) -> None:
        """Let the other seats act until the person has to."""
        while (seat := to_act(self.match.state)[0]) != 0:
            self.match.act(seat, steady(view(self.match.state, seat)))


@pytest.fixture
def sit(qapp, tmp_path):
    """Return a function that sits down at a match; named arguments are settings."""
    sittings = []

    def sit(enough, computer=None, **settings):
        store = SettingsStore(tmp_path / "settings.ini")
        store.change(**settings)
        sittings.append(Sitting(store, enough, computer))
        return sittings[-1]

    yield sit
    for sitting in sittings:
        sitting.table.deleteLater()


# Fast-forward


def test_everything_runs_until_the_person_is_asked_and_then_as_usual(sit):
    sitting = sit(others_to_act, bots_pace="slow")
    assert sitting.match.pace == PACES[Speed.SLOW]
    assert sitting.table.props.pace.can_hurry
    sitting.table.tempo.hurry()
    assert sitting.match.pace == HURRIED
    assert sitting.table.props.pace.hurrying
    assert "F5" in sitting.table.props.panel.note
    sitting.others_until_asked()
    sitting.settle()
    assert sitting.table.decision is not None
    assert not sitting.table.props.pace.hurrying
    assert not sitting.table.props.pace.can_hurry
    assert sitting.match.pace == PACES[Speed.SLOW]


def test_the_second_press_stops(sit):
    sitting = sit(others_to_act)
    sitting.table.tempo.hurry()
    sitting.table.tempo.hurry()
    assert not sitting.table.props.pace.hurrying
    assert sitting.match.pace == PACES[Speed.NORMAL]


def test_nobody_hurries_while_the_person_is_asked(sit):
    sitting = sit(my_card)
    sitting.table.tempo.hurry()
    assert not sitting.table.props.pace.hurrying
    assert sitting.match.pace == PACES[Speed.NORMAL]


def test_a_hurry_lets_no_call_lie_and_no_trick_wait_for_a_click(sit):
    sitting = sit(others_to_act, trick_hold="click")
    sitting.table.tempo.hurry()
    sitting.others_until_asked()
    assert not sitting.table.player.waits_for_click
    sitting.settle()
    assert sitting.table.player.at_rest


def test_settings_changed_in_a_hurry_hold_afterwards(sit):
    sitting = sit(others_to_act)
    sitting.table.tempo.hurry()
    sitting.store.change(bots_pace="fast")
    assert sitting.match.pace == HURRIED
    sitting.table.tempo.hurry()
    assert sitting.match.pace == PACES[Speed.FAST]


def test_the_end_of_the_deal_ends_the_hurry(sit):
    sitting = sit(lambda state: others_to_act(state) and deal_of(state).held[0] == 0)
    sitting.table.tempo.hurry()
    rows = len(sitting.match.state.rows)
    play_on(sitting.match, lambda state: len(state.rows) > rows)
    sitting.settle()
    assert sitting.table.props.can_continue
    assert not sitting.table.props.pace.hurrying


def test_whoever_leaves_the_table_hurries_no_more(sit):
    sitting = sit(others_to_act)
    sitting.table.tempo.hurry()
    sitting.table.match_left()
    assert not sitting.table.props.pace.hurrying
    assert sitting.match.pace == PACES[Speed.NORMAL]


# Forced cards


def come_to_a_forced_card(sit):
    """Sit down before a forced card and let it come, with the scene at rest."""
    sitting = sit(about_to_force, play_forced=True, speed="instant")
    sitting.others_until_asked()
    sitting.settle()
    return sitting


def pauses(sitting):
    return sitting.table.tempo._timer.isActive()


@pytest.mark.parametrize("confirm", [True, False])
def test_the_only_card_is_played_once_the_scene_has_told_of_it(sit, confirm):
    sitting = sit(about_to_force, play_forced=True, confirm_play=confirm)
    sitting.others_until_asked()
    wanted = forced_card(view(sitting.match.state, 0))
    assert not sitting.table.player.at_rest
    assert not pauses(sitting)
    sitting.settle()
    assert pauses(sitting), "it is seen first"
    assert sitting.plays == []
    wait_until(lambda: sitting.plays != [], "the forced card")
    assert sitting.plays == [wanted]


def test_nothing_is_played_by_itself_unless_it_is_wished(sit):
    sitting = come_to_a_forced_card(sit)
    assert pauses(sitting)
    sitting.store.change(play_forced=False)
    assert not pauses(sitting)


@pytest.mark.parametrize("overlay", ["menu", "help"])
def test_a_forced_card_waits_while_something_lies_over_the_table(sit, overlay):
    sitting = come_to_a_forced_card(sit)
    sitting.table.openOverlay(overlay)
    assert not pauses(sitting)
    sitting.table.closeOverlay()
    wait_until(lambda: sitting.plays != [], "the forced card")


def test_a_forced_card_waits_while_another_screen_is_shown(sit):
    sitting = come_to_a_forced_card(sit)
    sitting.table.tempo.setHidden(True)
    assert not pauses(sitting)
    sitting.table.tempo.setHidden(False)
    wait_until(lambda: sitting.plays != [], "the forced card")


def test_no_card_is_played_out_of_the_hand_that_drags_one(sit):
    sitting = come_to_a_forced_card(sit)
    timer = sitting.table.tempo._timer
    rounds = []
    timer.timeout.connect(lambda: rounds.append(timer.isActive()))
    sitting.table.hand.grab(sitting.number_of(forced_card(view(sitting.match.state, 0)).card))
    wait_until(lambda: len(rounds) == 2, "two rounds of the timer")
    assert sitting.plays == []
    sitting.table.hand.letGo()
    wait_until(lambda: sitting.plays != [], "the forced card")


def snapshot_of(sitting, objection=None):
    """Tell the table where the match stands, as after a step back or a refusal."""
    last = sitting.match.steps[-1]
    truth = Snapshot(last.after, 999, replace(last.decision, number=998), sitting.match._seats)
    if objection is None:
        sitting.table.match_shown(truth)
    else:
        sitting.table.answer_refused(Refused(objection, truth))
    sitting.settle()


@pytest.mark.parametrize("objection", [None, Objection.STALE])
def test_after_a_step_back_or_a_refusal_the_card_waits_for_a_click(sit, objection):
    sitting = come_to_a_forced_card(sit)
    snapshot_of(sitting, objection)
    assert not pauses(sitting)
    assert sitting.plays == []
    card = forced_card(view(sitting.match.state, 0)).card
    sitting.table.clickCard(sitting.number_of(card))
    assert [play.card for play in sitting.plays] == [card]


def test_a_hurry_goes_through_forced_cards(sit):
    sitting = sit(about_to_force, play_forced=True, speed="slow")
    sitting.table.tempo.hurry()
    sitting.others_until_asked()
    sitting.settle()
    wait_until(lambda: sitting.plays != [], "the forced card")
    assert sitting.table.props.pace.hurrying


def test_a_choice_or_a_bid_is_no_forced_card(sit):
    sitting = sit(lambda state: my_card(state) and len(legal_actions(view(state, 0))) > 1)
    assert forced_card(view(sitting.match.state, 0)) is None
    auction = sit(lambda state: state.phase is Phase.AUCTION and to_act(state) == (0,))
    assert forced_card(view(auction.match.state, 0)) is None


# Playing a deal out


def test_a_defender_lets_the_deal_be_played_out_and_takes_over_again(sit):
    sitting = sit(decided)
    asked = sitting.table.decision
    assert asked is not None
    assert sitting.table.props.pace.can_play_out
    assert "playOut" in sitting.acts
    sitting.table.press("playOut")
    assert sitting.match.calls[-1] == "play out"
    assert sitting.match.played_out == sitting.match.state.deal_number
    assert sitting.match.pace == HURRIED
    assert sitting.table.decision is None
    assert sitting.table.props.panel.kind is PanelKind.WAIT
    for row in sitting.table.card_rows():
        sitting.table.clickCard(row.number)
    assert sitting.match.answers == []
    sitting.table.press("takeOver")
    assert sitting.match.calls[-1] == "take over"
    assert sitting.match.pace == PACES[Speed.NORMAL]
    assert sitting.table.decision == asked
    assert sitting.table.props.panel.kind is PanelKind.TRICK


def test_the_stand_in_leaves_with_the_deal(sit):
    sitting = sit(defending, computer=steady)
    sitting.table.tempo.playOut()
    sitting.settle()
    assert sitting.match.state.rows
    assert sitting.plays == []
    assert sitting.table.props.summary.shown
    assert sitting.table.props.can_continue
    assert not sitting.table.props.pace.playing_out
    assert not sitting.table.props.pace.hurrying
    sitting.table.next()
    sitting.settle()
    assert "take over" not in sitting.match.calls
    assert sitting.table.decision is not None


def test_a_step_back_takes_over(sit):
    sitting = sit(defending)
    sitting.table.tempo.playOut()
    snapshot_of(sitting)
    assert sitting.match.calls[-1] == "take over"
    assert sitting.table.decision is not None


def declaring(state):
    return my_card(state) and deal_of(state).declarer == 0


@pytest.mark.parametrize(
    ("enough", "may"),
    [
        (defending, True),
        (lambda state: defending(state) and deal_of(state).held[0] == 1, False),
        (lambda state: declaring(state) and foregone(view(state, 0)) is None, False),
        (lambda state: declaring(state) and foregone(view(state, 0)) is not None, True),
        (lambda state: state.phase is Phase.AUCTION, False),
        (lambda state: bool(state.rows), False),
    ],
)
def test_who_may_have_a_deal_played_out(sit, enough, may):
    sitting = sit(enough)
    sitting.settle()
    assert may_play_out(view(sitting.match.state, 0)) is may
    assert sitting.table.props.pace.can_play_out is may
    before = list(sitting.match.calls)
    sitting.table.tempo.playOut()
    assert (sitting.match.calls != before) is may


def test_the_button_says_why_nothing_is_left(sit):
    sitting = sit(decided)
    assert sitting.table.props.pace.decided == nothing_left(view(sitting.match.state, 0))
    assert sitting.table.props.panel.note == sitting.table.props.pace.decided
    plain = sit(lambda state: defending(state) and not nothing_left(view(state, 0)))
    assert "playOut" not in plain.acts
    assert plain.table.props.pace.can_play_out
