"""Taking back the last own decision: how far, and what keeps a seat from it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from engine.actions import AnswerClaim, Deal, Start
from engine.cards import Card
from engine.decider import conduct, decide, evolve, legal_actions, to_act
from engine.events import CardsPassed, ContractNamed, Event, Played, Rewound
from engine.log import effective, fold
from engine.replay import replay
from engine.rules import Rules
from engine.shuffle import shuffle
from engine.state import Phase, State, deal_of
from engine.undo import NO_PAST, Bar, Barrier, Choice, Past, recall, remember, to_take_back
from engine.view import redact, view
from tests.engine.driver import HANDS, Game, at_auction, at_first_lead, at_pass, random_match
from tests.engine.rules_strategies import supported_rules

MOST_STEPS = 200
"""Some rules throw random deals in again and again."""

NINES = {
    1: "9S 9C 9D 9H KS QH AD",
    2: "AS JS AC 10C QS JH AH",
    0: "KC QC JC 10D JD KH 10S",
}


def barrier(game: Game, seat: int) -> Barrier:
    found = to_take_back(recall(game.events, seat))
    assert isinstance(found, Barrier), "the seat may take back"
    return found


def choice(game: Game, seat: int) -> Choice:
    found = to_take_back(recall(game.events, seat))
    assert isinstance(found, Choice), f"the seat may not take back: {found}"
    return found


def take_back(game: Game, seat: int) -> Event:
    """Take the last decision back and return the event with which it began."""
    place = choice(game, seat).place
    game.events.append(Rewound(place))
    game.state = fold(game.events)
    return game.events[place]


class TestChoices:
    """What counts as a decision, and how far one may go back."""

    def test_a_bid_is_taken_back_with_the_calls_after_it(self) -> None:
        game = at_auction()
        before = game.state
        game.bid(2, 105).bid(0, 110)
        take_back(game, 2)
        assert game.state == before
        assert game.legal(2)

    def test_a_pass_is_taken_back_while_the_auction_goes_on(self) -> None:
        game = at_auction()
        before = game.state
        game.pass_(2).bid(0, 105).bid(1, 110)
        take_back(game, 2)
        assert game.state == before

    def test_decisions_are_taken_back_one_after_the_other(self) -> None:
        game = at_first_lead().play("AS")
        kinds = [type(take_back(game, 1)) for _ in range(3)]
        assert kinds == [Played, ContractNamed, CardsPassed]
        assert game.state == at_pass().state
        assert barrier(game, 1) == Barrier(Bar.PRIKUP, 1)

    def test_a_card_that_completes_a_trick_is_taken_back_with_the_trick(self) -> None:
        game = at_first_lead().play("AS", "10S")
        before = game.state
        game.play(sorted(game.legal_cards())[0])
        assert len(deal_of(game.state).tricks) == 1
        take_back(game, 0)
        assert game.state == before

    def test_a_marriage_is_taken_back_with_its_card(self) -> None:
        game = at_first_lead().play("AS", "10S")
        game.play(sorted(game.legal_cards())[0])
        before = game.state
        game.play("KS!")
        assert deal_of(game.state).trump is not None
        take_back(game, 1)
        assert game.state == before
        assert barrier(game, 1).bar is Bar.PLAYED

    def test_what_a_seat_had_to_do_is_no_decision(self) -> None:
        game = Game().deal()
        assert game.legal(2) == (AnswerClaim(False),)
        game.decline()
        assert recall(game.events, 2) == NO_PAST
        assert barrier(game, 2) == Barrier(Bar.NOTHING)
        # The compulsory hundred of forehand is none either.
        assert barrier(game, 1) == Barrier(Bar.NOTHING)

    def test_an_answer_about_a_redeal_is_taken_back_while_others_are_asked(self) -> None:
        game = Game().deal(NINES, "QD KD 10H")
        before = game.state
        game.act(1, AnswerClaim(False))
        game.act(2, AnswerClaim(False))
        take_back(game, 1)
        assert game.state == before

    def test_ones_own_granted_claim_is_taken_back_before_the_new_deal(self) -> None:
        game = Game().deal(NINES, "QD KD 10H")
        before = game.state
        game.act(1, AnswerClaim(True)).act(2, AnswerClaim(False)).act(0, AnswerClaim(False))
        assert game.state.phase is Phase.DEAL
        take_back(game, 1)
        assert game.state == before


class TestBarriers:
    """Each reason for which nothing is taken back."""

    def test_a_card_that_another_played(self) -> None:
        game = at_first_lead().play("AS", "10S")
        assert barrier(game, 1) == Barrier(Bar.PLAYED, 2, Card.TS)

    def test_the_first_card_is_named_and_not_the_last(self) -> None:
        game = at_first_lead().play("AS", "10S")
        game.play(sorted(game.legal_cards())[0])
        assert barrier(game, 1) == Barrier(Bar.PLAYED, 2, Card.TS)

    def test_a_prikup_that_was_turned_up(self) -> None:
        game = at_auction().pass_(2).bid(0, 105).pass_(1)
        for seat in (0, 1, 2):
            assert barrier(game, seat) == Barrier(Bar.PRIKUP, 0)

    def test_a_prikup_that_only_the_declarer_saw_keeps_him_alone(self) -> None:
        game = at_auction(prikup_show="never").pass_(2).bid(0, 105).pass_(1)
        assert barrier(game, 0) == Barrier(Bar.PRIKUP, 0)
        assert choice(game, 1).place == choice(game, 2).place + 2

    def test_a_gift_that_was_received(self) -> None:
        game = at_auction(prikup_show="never", pass_face="down").pass_(2).bid(0, 105).pass_(1)
        game.decline().give(0, "KC 9C")
        assert barrier(game, 1) == Barrier(Bar.GIFT, 0, Card.KC)
        assert barrier(game, 2) == Barrier(Bar.GIFT, 0, Card.NC)
        assert choice(game, 0).place < len(game.events)

    def test_a_claim_of_another(self) -> None:
        game = Game(redeal_three_nines="any").deal(
            {
                1: "9S 9C 9D KS QH AD AH",
                2: "AS JS AC 10C QS JH 10D",
                0: "KC QC JC JD KH 10S QD",
            },
            "9H KD 10H",
        )
        assert len(game.legal(1)) == 2
        game.act(1, AnswerClaim(True))
        assert choice(game, 1)
        game.act(2, AnswerClaim(False)).act(0, AnswerClaim(False))
        assert choice(game, 1)
        assert barrier(game, 2) == Barrier(Bar.NOTHING)

    def test_a_scored_deal_whatever_was_revealed_before(self) -> None:
        game = at_first_lead().rospis(1)
        assert [barrier(game, seat).bar for seat in range(3)] == [Bar.SCORED] * 3
        game = at_first_lead()
        while game.state.phase is Phase.TRICK:
            game.play(sorted(game.legal_cards())[0])
        assert [barrier(game, seat) for seat in range(3)] == [Barrier(Bar.SCORED)] * 3

    def test_a_new_deal(self) -> None:
        game = at_first_lead().rospis(1)
        game.state = fold(game.events)
        game.deal(HANDS)
        assert [barrier(game, seat) for seat in range(3)] == [Barrier(Bar.NOTHING)] * 3


def test_a_log_begins_with_a_match() -> None:
    with pytest.raises(ValueError, match="begins with the start"):
        recall(at_auction().events[1:], 0)


def known_cards(state: State, seat: int) -> set[Card]:
    """Return every card of which the seat knows where it is or was."""
    return set(_cards_in(view(state, seat).deal))


def _cards_in(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _cards_in(part)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _cards_in(getattr(value, name))


def cards_of_others(state: State, seat: int) -> int:
    """Return how many cards the others have played in this deal."""
    deal = state.deal
    if deal is None:
        return 0
    plays = (*deal.trick, *(play for trick in deal.tricks for play in trick.plays))
    return sum(play.seat != seat for play in plays)


@given(supported_rules(), st.integers(0, 2**32 - 1))
def test_a_seat_may_go_back_exactly_until_it_learns_something(rules: Rules, seed: int) -> None:
    log = _begun(rules, seed)
    pasts: list[Past] = [NO_PAST] * rules.players
    told = [len(log)] * rules.players
    states: dict[int, State] = {}
    for state, events in islice(random_match(rules, seed, deals=1), MOST_STEPS):
        states[len(log)] = state
        for seat, past in enumerate(pasts):
            then = states[past[-1].place] if past else state
            found = to_take_back(past)
            if isinstance(found, Choice):
                _assert_free(state, then, seat)
            elif state.deal is not None and found.bar not in (Bar.NOTHING, Bar.CLAIM, Bar.CUT):
                _assert_learnt(state, then, seat, found)
        for event in events:
            for seat in range(rules.players):
                pasts[seat] = remember(pasts[seat], seat, state, event, len(log), told[seat])
                told[seat] += redact(event, seat) is not None
            log.append(event)
            state = evolve(state, event)
    for seat, past in enumerate(pasts):
        assert recall(log, seat) == past
        for one in past:
            assert fold([*log, Rewound(one.place)]) == states[one.place]


def _assert_free(now: State, then: State, seat: int) -> None:
    """Check that the seat chose then and knows no more now."""
    assert seat in to_act(then)
    assert len(legal_actions(view(then, seat))) > 1
    assert len(now.rows) == len(then.rows)
    if now.deal is not None:
        assert known_cards(now, seat) <= known_cards(then, seat)
        assert cards_of_others(now, seat) == cards_of_others(then, seat)


def _assert_learnt(now: State, then: State, seat: int, found: Barrier) -> None:
    """Check that the seat knows more now, and the card that is named."""
    learnt = known_cards(now, seat) - known_cards(then, seat)
    more = cards_of_others(now, seat) > cards_of_others(then, seat)
    assert learnt or more or len(now.rows) > len(then.rows)
    assert found.card is None or found.card in known_cards(now, seat)


@given(supported_rules(), st.integers(0, 2**32 - 1))
def test_a_match_with_decisions_taken_back_is_a_match(rules: Rules, seed: int) -> None:
    chooser = random.Random(seed)
    log = _begun(rules, seed)
    state = fold(log)
    while len(state.rows) < 1 and len(log) < 250:
        back = to_take_back(recall(log, chooser.randrange(rules.players)))
        if isinstance(back, Choice) and chooser.random() < 0.15:
            log.append(Rewound(back.place))
        elif state.phase is Phase.DEAL:
            log.extend(conduct(state, Deal(shuffle(chooser.randbytes(32)))))
        else:
            seat = chooser.choice(to_act(state))
            log.extend(decide(state, seat, chooser.choice(legal_actions(view(state, seat)))))
        state = fold(log)
    found = replay(log)
    assert (found.failure, found.missing, found.state) == (None, (), state)
    for seat in range(rules.players):
        past, alone = recall(log, seat), recall(effective(log), seat)
        assert [one.barrier for one in past] == [one.barrier for one in alone]
        assert [log[one.place] for one in past] == [effective(log)[one.place] for one in alone]
        for one in past:
            told = sum(redact(event, seat) is not None for event in log[: one.place])
            assert one.number == told


@given(supported_rules(), st.integers(0, 2**32 - 1), st.randoms(use_true_random=False))
def test_what_can_be_taken_back_tells_of_no_hidden_card(
    rules: Rules, seed: int, chance: random.Random
) -> None:
    """The past of a seat follows from its views and what it was told, without the places."""
    log = _begun(rules, seed)
    seat = chance.randrange(rules.players)
    seen: Past = NO_PAST
    count = len(log)
    for state, events in islice(random_match(rules, seed, deals=1), MOST_STEPS):
        for event in events:
            heard = redact(event, seat)
            if heard is not None:
                seen = remember(seen, seat, view(state, seat), heard, 0, count)
                count += 1
            log.append(event)
            state = evolve(state, event)
        if not events or isinstance(events[0], CardsPassed | ContractNamed):
            assert seen == tuple(replace(one, place=0) for one in recall(log, seat))


def _begun(rules: Rules, seed: int) -> list[Event]:
    """Return the log of the match that `random_match` begins with this seed."""
    (begun, _), *_ = islice(random_match(rules, seed, deals=1), 1)
    return [*conduct(None, Start(rules, begun.dealer))]
