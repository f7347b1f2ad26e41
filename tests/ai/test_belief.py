"""What a seat may believe of hidden cards: nothing that is impossible, and the likely rather."""

import random
from collections.abc import Iterator
from math import comb, exp, log

import pytest
from msgspec.structs import replace

from engine.ai.belief import habits
from engine.ai.belief.calls import call_weight, suit_worths, worth_of
from engine.ai.belief.habits import (
    DISCARD,
    FOLLOW,
    LEAD,
    Moment,
    chance,
    chances,
    described,
    role_of,
)
from engine.ai.belief.likelihood import weights_of
from engine.ai.belief.observed import observed
from engine.ai.belief.unseen import Unseen, unseen_of
from engine.ai.belief.worlds import all_worlds, bits, count_of, some_worlds
from engine.ai.kernel.position import NUMBERS, set_of
from engine.cards import DECK, parse_cards
from engine.decider import to_act
from engine.rules import PRESETS, Rules
from engine.state import Phase, State, deal_of
from engine.view import view
from tests.ai.positions import at_lead, positions
from tests.engine.driver import at_auction, random_match

RULES = Rules()


def cards(text: str) -> int:
    return set_of(parse_cards(text))


def plays(seed: int, count: int) -> Iterator[tuple[State, int]]:
    for state in positions(seed, count):
        if state.phase is Phase.TRICK:
            yield state, to_act(state)[0]


def unseen_by(state: State, seat: int) -> Unseen:
    seen = view(state, seat)
    return unseen_of(seen, deal_of(seen), seat)


def truth(state: State) -> tuple[int, ...]:
    deal = deal_of(state)
    return tuple(set_of(deal.hands[seat] or ()) for seat in deal.active)


def test_the_truth_is_always_among_the_ways_that_are_listed() -> None:
    for state, seat in plays(31, 8):
        unseen = unseen_by(state, seat)
        if count_of(unseen) <= 1000:
            ways = [world.hands for world in all_worlds(unseen, 3)]
            assert len(ways) == len(set(ways)) == count_of(unseen)
            assert truth(state) in ways


def test_a_sample_holds_only_ways_that_are_listed() -> None:
    for state, seat in plays(32, 3):
        unseen = unseen_by(state, seat)
        if count_of(unseen) <= 300:
            ways = set(all_worlds(unseen, 3))
            assert set(some_worlds(unseen, 3, 20, random.Random(1))) <= ways


def before_the_lead() -> State:
    return at_lead(
        "AS 10S KS QS AH 10H KH AD", "AC 10C KC QC JC 9C QH 9D", "10D KD QD JD 9S JS JH 9H"
    ).state


def test_before_the_first_lead_only_the_gifts_are_certain() -> None:
    unseen = unseen_by(before_the_lead(), 1)
    assert count_of(unseen) == comb(14, 7)
    assert {pile.place: bits(pile.must) for pile in unseen.piles} == {
        1: bits(cards("9D")),
        2: bits(cards("9H")),
    }
    assert all(pile.count == 8 for pile in unseen.piles)


def test_who_cannot_follow_or_trump_holds_neither_suit() -> None:
    checked = 0
    for state, seat in plays(33, 10):
        deal = deal_of(state)
        for trick in deal.tricks:
            led = trick.plays[0].card.suit
            for play in trick.plays[1:]:
                if play.seat != seat and play.card.suit is not led:
                    place = deal.active.index(play.seat)
                    may = next((p.may for p in unseen_by(state, seat).piles if p.place == place), 0)
                    assert not may & set_of(tuple(card for card in DECK if card.suit is led))
                    checked += 1
    assert checked > 50


def test_the_mate_of_a_declared_marriage_is_certain() -> None:
    game = at_lead(
        "AS 10S KS QS AH 10H KH AD", "AC 10C KC QC JC 9C QH 9D", "10D KD QD JD 9S JS JH 9H"
    )
    game.play("AH", "QH", "9H", "KS!")
    pile = next(pile for pile in unseen_by(game.state, 2).piles if pile.place == 0)
    assert pile.must & cards("QS")


def test_where_marriages_declare_themselves_a_silent_king_has_no_queen() -> None:
    game = at_lead(
        "AS 10S KS QS AH 10H KH AD", "AC 10C KC QC JC 9C QH 9D", "10D KD QD JD 9S JS JH 9H"
    )
    game.play("AS", "9C", "9S", "KH")
    seen = view(game.state, 0)
    for call, possible in (("auto", False), ("ask", True)):
        rules = replace(RULES, marriage_call=call)
        unseen = unseen_of(replace(seen, rules=rules), deal_of(seen), 0)
        pile = next(pile for pile in unseen.piles if pile.place == 0)
        assert bool(pile.may & cards("QH")) is possible


@pytest.mark.parametrize("preset", PRESETS)
def test_the_truth_is_possible_under_every_rule(preset: str) -> None:
    report = 0
    for state, _ in random_match(PRESETS[preset].rules, 5, 3):
        if state.phase is not Phase.TRICK:
            continue
        deal, seat = deal_of(state), to_act(state)[0]
        unseen = unseen_by(state, seat)
        held = truth(state)
        for pile in unseen.piles:
            if pile.place >= 0:
                assert held[pile.place].bit_count() == pile.count
                assert not held[pile.place] & ~pile.may
                assert not pile.must & ~held[pile.place]
        for world in some_worlds(unseen, len(deal.active), 3, random.Random(2)):
            assert world.hands[deal.active.index(seat)] == held[deal.active.index(seat)]
            assert sum(hand.bit_count() for hand in world.hands) == sum(deal.held)
            assert len(world.stock) == deal.stock_left
        report += 1
    assert report > 20


def test_the_chances_of_the_cards_of_a_hand_add_up() -> None:
    """The chances of all cards of a moment add up to one, whatever the hand."""
    moment = Moment(LEAD, 3, (63, 63, 63, 63))
    hand = cards("AS 9C KD QD JH")
    assert sum(exp(chance(moment, card, hand)) for card in bits(hand)) == pytest.approx(1)
    assert chance(moment, NUMBERS[parse_cards("AH")[0]], hand) == -99.0
    follow = Moment(FOLLOW, 1, (63, 63, 63, 63), best=2)
    held = 0b110010
    found = [(chances(follow, rank) or [])[held] for rank in (1, 4, 5)]
    assert sum(map(exp, found)) == pytest.approx(1)
    assert (chances(follow, 0) or [])[held] == -99.0
    assert chances(moment, 0) is None


@pytest.mark.parametrize(
    ("declarer", "place", "last", "wins", "role"),
    [
        (True, 0, False, False, 0),
        (True, 1, False, False, 1),
        (True, 2, True, False, 2),
        (False, 0, False, True, 3),
        (False, 1, False, True, 4),
        (False, 1, False, False, 5),
        (False, 2, True, False, 7),
        (False, 2, True, True, 6),
    ],
)
def test_roles(declarer: bool, place: int, last: bool, wins: bool, role: int) -> None:
    assert role_of(declarer, place, last, wins) == role


def test_what_is_said_of_a_card() -> None:
    moment = Moment(FOLLOW, 4, (63, 63, 63, 63), best=3, table=4)
    said = dict(zip(habits.FEATURES, described(moment, 0, 0b110000, 5), strict=True))
    assert said["ace"] == said["takes"] == said["master"] == said["of two"] == 1.0
    assert said["takes, per ten points"] == 1.5
    assert said["bares the ten"] == said["declares"] == said["points given"] == 0.0
    bare = dict(zip(habits.FEATURES, described(moment, 0, 0b010010, 1), strict=True))
    assert bare["bares the ten"] == bare["lowest of several"] == 1.0
    assert bare["takes"] == 0.0
    lead = Moment(LEAD, 0, (63, 63, 63, 63), declares=True)
    pair = dict(zip(habits.FEATURES, described(lead, 3, 0b001100, 3), strict=True))
    assert (pair["declares"], pair["breaks a marriage"]) == (1.0, 0.0)


def test_the_others_plays_are_seen_in_order() -> None:
    game = at_lead(
        "AS 10S KS QS AH 10H KH AD", "AC 10C KC QC JC 9C QH 9D", "10D KD QD JD 9S JS JH 9H"
    )
    game.play("AS", "9C", "9S", "AH")
    seen = observed(RULES, deal_of(game.state))
    assert [(one.place, one.moment.way, one.moment.role) for one in seen] == [
        (0, LEAD, 0),
        (1, DISCARD, 4),
        (2, FOLLOW, 6),
        (0, LEAD, 0),
    ]
    assert [one.moment.table for one in seen] == [0, 11, 11, 0]
    assert seen[3].moment.live[0] == 63 & ~cards("AS 9S")


def test_calls_tell_of_the_cards() -> None:
    """A seat that went far holds more than one that passed at once."""
    state = at_auction().bid(2, 110).pass_(0).state
    seen = view(state, 1)
    deal = deal_of(seen)
    bidder, passer = call_weight(seen, deal, 2), call_weight(seen, deal, 0)
    assert bidder is not None
    assert passer is not None
    assert call_weight(seen, deal, 1) is None
    strong, weak = cards("AS 10S KS QS AH 10H AD"), cards("9S JS 9C JC 9D JD 9H")
    worths = suit_worths(RULES)
    assert worth_of(worths, strong) > worth_of(worths, weak) + 80
    assert bidder.of(worth_of(worths, strong), strong) > bidder.of(worth_of(worths, weak), weak)
    assert passer.of(worth_of(worths, strong), strong) < passer.of(worth_of(worths, weak), weak)
    assert bidder.of(-9999.0, weak) >= 0.0


def test_the_truth_is_likelier_than_chance_says() -> None:
    """Over many decisions of a player that was not fitted to, in both roles."""
    gains: dict[bool, list[float]] = {True: [], False: []}
    for state in positions(41, 30, ("steady", "bold", "steady")):
        if state.phase is not Phase.TRICK:
            continue
        seat = to_act(state)[0]
        seen = view(state, seat)
        deal = deal_of(seen)
        unseen = unseen_of(seen, deal, seat)
        if 1 < count_of(unseen) <= 500:
            ways = list(all_worlds(unseen, 3))
            weights = weights_of(RULES, seen, deal, unseen, ways)
            assert sum(weights) == pytest.approx(1)
            right = [way.hands for way in ways].index(truth(state))
            gains[seat == deal.declarer].append(log(weights[right] * len(ways)))
    assert sum(gains[True]) / len(gains[True]) > 0.3
    assert sum(gains[False]) / len(gains[False]) > 1.0
