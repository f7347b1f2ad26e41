"""The laws of the engine on random play over random rules (DESIGN.md 2 and 8)."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import (
    Action,
    AnswerClaim,
    Bid,
    ChoosePrikup,
    Declare,
    GoDark,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
)
from engine.cards import DEAL_POINTS, DECK, Card
from engine.decider import begin, decide, evolve, explain, follow_ups, legal_actions, to_act
from engine.events import (
    BankTaken,
    CardsDrawn,
    CardsPassed,
    ClaimAnswered,
    ClaimsClosed,
    DealScored,
    Event,
    HandShown,
    MatchStarted,
    PrikupsOffered,
    PrikupTaken,
    RedealGranted,
)
from engine.illegal import IllegalAction
from engine.log import fold
from engine.rules import Rules
from engine.scoring.types import Ending
from engine.state import Phase, State, deal_of
from engine.view import redact, view
from tests.engine.driver import Game, random_match
from tests.engine.other_worlds import with_other_hidden_cards
from tests.engine.rules_strategies import supported_rules
from thousand_qt.tools.soak_rules.laws import every_card, loses_the_bank, tricks_of_a_deal

VIEWERS = (0, 1, 2, None)
seeds = st.integers(0, 2**32 - 1)
REVEALING = (
    HandShown,
    PrikupsOffered,
    PrikupTaken,
    ClaimsClosed,
    RedealGranted,
    CardsDrawn,
    BankTaken,
    DealScored,
)
EVERY_ACTION: tuple[Action, ...] = (
    AnswerClaim(False),
    AnswerClaim(True),
    GoDark(False),
    GoDark(True),
    Pass(),
    *(Bid(amount) for amount in range(95, 406)),
    *(NameContract(amount) for amount in range(95, 406)),
    Rospis(),
    *(Play(card, declare) for card in DECK for declare in (None, Declare.MARRIAGE)),
    *(PassCards((a, b)) for a in DECK[::3] for b in DECK[::2]),
    *(PassCards((card,)) for card in DECK[::2]),
    PassCards(()),
    *(ChoosePrikup(place) for place in range(-1, 3)),
)


@given(supported_rules(), seeds)
def test_what_is_offered_is_exactly_what_is_accepted(rules: Rules, seed: int) -> None:
    chooser = random.Random(seed)
    for state, _ in random_match(rules, seed, deals=1):
        for seat in range(rules.players):
            offered = legal_actions(view(state, seat))
            assert bool(offered) == (seat in to_act(state))
            tried = {*offered, *chooser.sample(EVERY_ACTION, 12)}
            for action in tried:
                refused = explain(view(state, seat), action)
                assert (refused is None) == (action in offered)
                if refused is None:
                    assert decide(state, seat, action)
                else:
                    with pytest.raises(IllegalAction) as raised:
                        decide(state, seat, action)
                    assert (raised.value.code, raised.value.facts) == (refused.code, refused.facts)


@given(supported_rules(), seeds)
def test_a_view_moves_by_redacted_events_as_the_state_moves(rules: Rules, seed: int) -> None:
    for state, events in random_match(rules, seed, deals=2):
        for event in events:
            moved = evolve(state, event)
            for viewer in (*range(rules.players), None):
                seen, told = view(state, viewer), redact(event, viewer)
                assert (seen if told is None else evolve(seen, told)) == view(moved, viewer)
            state = moved


@given(supported_rules(), seeds)
def test_a_game_is_the_fold_of_its_events(rules: Rules, seed: int) -> None:
    log: list[Event] = []
    for state, events in random_match(rules, seed, deals=3):
        if not log:
            log.append(MatchStarted(rules, state.dealer))
        assert fold(log) == state
        log.extend(events)


@given(supported_rules(), seeds)
def test_every_state_and_event_survives_being_written_and_read(rules: Rules, seed: int) -> None:
    for state, events in random_match(rules, seed, deals=1):
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        for event in events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


@given(supported_rules(), seeds)
def test_a_deal_goes_on_until_it_is_written(rules: Rules, seed: int) -> None:
    tricks = tricks_of_a_deal(rules)
    for state, events in random_match(rules, seed, deals=3):
        assert not follow_ups(state), "nothing is left to happen by itself"
        assert to_act(state) or state.phase in (Phase.DEAL, Phase.END)
        assert state.phase is not Phase.END or state.winner is not None
        if state.deal is not None and state.phase is not Phase.DEAL:
            assert sorted(every_card(state.deal)) == sorted(DECK)
        for event in events:
            if isinstance(event, DealScored) and event.result.ending is Ending.PLAYED:
                lost = sum(card.points for card in deal_of(state).bank)
                nobody = loses_the_bank(rules)
                assert sum(event.result.cards) == DEAL_POINTS - (lost if nobody else 0)
                assert sum(event.result.tricks) == tricks
            state = evolve(state, event)


@given(supported_rules(), seeds)
def test_the_lines_of_a_row_add_up_to_the_change_of_the_totals(rules: Rules, seed: int) -> None:
    *_, (final, _) = random_match(rules, seed, deals=4)
    before = [0] * rules.players
    for row in final.rows:
        after = [
            before[seat] + sum(line.points for line in row.lines if line.seat == seat)
            for seat in range(rules.players)
        ]
        assert after == [standing.total for standing in row.standings]
        before = after


@given(supported_rules(), seeds)
def test_what_a_seat_cannot_know_changes_nothing_for_it(rules: Rules, seed: int) -> None:
    chooser = random.Random(seed)
    for state, _ in random_match(rules, seed, deals=1):
        if state.deal is None or not to_act(state):
            continue
        for viewer in range(rules.players):
            other = with_other_hidden_cards(state, viewer, chooser)
            assert view(other, viewer) == view(state, viewer)
            assert legal_actions(view(other, viewer)) == legal_actions(view(state, viewer))
            for seat in to_act(state):
                for action in legal_actions(view(state, seat))[:8]:
                    _compare_events(state, other, viewer, seat, action)


def _compare_events(state: State, other: State, viewer: int, seat: int, action: Action) -> None:
    """The same action in both worlds tells the viewer the same, unless it shows hidden cards."""
    if action not in legal_actions(view(other, seat)):
        return
    here, there = decide(state, seat, action), decide(other, seat, action)
    for event, twin in zip(here, there, strict=False):
        told, told_twin = redact(event, viewer), redact(twin, viewer)
        if isinstance(event, REVEALING):
            return  # what was hidden becomes public: from here on the worlds differ for all
        assert told == told_twin


def test_an_answer_to_a_claim_is_noticed_by_nobody_else() -> None:
    answered = ClaimAnswered(1, claim=True)
    assert [redact(answered, viewer) for viewer in VIEWERS] == [None, answered, None, None]


def test_a_card_passed_face_down_is_known_to_its_giver_and_receiver() -> None:
    passed = CardsPassed(1, (2, 0), (Card.NS, Card.ND), face_up=False)
    told = [redact(passed, viewer) for viewer in VIEWERS]
    assert [getattr(event, "cards", None) for event in told] == [
        (None, Card.ND),
        (Card.NS, Card.ND),
        (Card.NS, None),
        (None, None),
    ]


def test_a_view_holds_no_card_that_its_viewer_has_not_seen() -> None:
    game = Game().deal()
    for viewer in VIEWERS:
        text = msgspec.json.encode(game.view(viewer)).decode()
        shown = {card for card in DECK if f'"{card.value}"' in text}
        own = set() if viewer is None else set(game.deal_state.hands[viewer] or ())
        assert shown == own


def test_events_begin_a_state_before_anything_moves_it() -> None:
    started = MatchStarted(Rules(), 2)
    assert begin(started).dealer == 2
    assert fold([started]) == begin(started)
