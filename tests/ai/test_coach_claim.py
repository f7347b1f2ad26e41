"""What is claimed or settled holds in every line of legal play, and in every lie of the cards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.actions import Declare, Play
from engine.cards import Card, hand_of
from engine.coach.claim import Claim, Claimed, claim
from engine.coach.settled import settled
from engine.rules import make_rules
from engine.state import DealState, Phase, State, deal_of
from engine.view import view
from tests.ai.kernel_games import Ending, after_play, endings, plays_of
from tests.ai.positions import DECLARER, LEFT, RIGHT, at_lead
from tests.engine.driver import Game


def claimed(state: State) -> Claim | None:
    seat = deal_of(state).turn
    return claim(view(state, seat))


def other_lies(state: State, seat: int, count: int) -> Iterator[State]:
    """Yield the position as it is, and others that the seat cannot tell from it."""
    yield state
    chooser = random.Random(count)
    deal = deal_of(state)
    seats = [one for one in deal.active if one != seat]
    piles = [pile or () for place, pile in enumerate(deal.aside) if place != deal.chosen]
    for _ in range(count):
        pool: list[Card] = [card for one in seats for card in deal.hands[one] or ()]
        pool += [card for pile in piles for card in pile]
        chooser.shuffle(pool)
        hands = list(deal.hands)
        for one in seats:
            size = deal.held[one]
            hands[one], pool = hand_of(pool[:size]), pool[size:]
        aside = list(deal.aside)
        for place, pile in enumerate(deal.aside):
            if place != deal.chosen:
                size = len(pile or ())
                aside[place], pool = hand_of(pool[:size]), pool[size:]
        yield replace(state, deal=replace(deal, hands=tuple(hands), aside=tuple(aside)))


def outcomes(state: State, seat: int, line: tuple[Play, ...] | None) -> Iterator[DealState]:
    """Yield the end of every line of legal play, the seat playing its line where there is one."""
    deal = deal_of(state)
    if deal.turn is None:
        yield deal
        return
    plays = plays_of(state)
    rest = line
    if line is not None and deal.turn == seat:
        assert line[0] in plays, "the line is legal whatever the others play"
        plays, rest = [line[0]], line[1:]
    for play in plays:
        yield from outcomes(after_play(state, play), seat, rest)


def check_claim(ending: Ending, lies: int) -> Claimed | None:
    state = ending.state
    found = claimed(state)
    if found is None:
        return None
    deal, seat = deal_of(state), found.seat
    assert seat == deal.turn
    assert {play.card for play in found.line} == set(deal.hands[seat] or ())
    tricks_left = deal.held[seat]
    for lie in other_lies(state, seat, lies):
        everything = found.claimed is Claimed.ALL
        for end in outcomes(lie, seat, found.line if everything else None):
            taken = end.taken[seat] - deal.taken[seat]
            assert taken == (tricks_left if everything else 0), ending.seed
            if everything:
                gained = end.marriage_points[seat] - deal.marriage_points[seat]
                assert gained == found.marriages, ending.seed
            if found.cards is not None:
                gained = end.points[seat] - deal.points[seat]
                assert gained == (found.cards if everything else 0), ending.seed
    return found.claimed


def test_what_is_claimed_comes_true_in_every_line_and_lie() -> None:
    made = [check_claim(ending, 3) for ending in (*endings(0, 90, 7), *endings(0, 150, 5))]
    assert made.count(Claimed.ALL) > 20
    assert made.count(Claimed.NOTHING) > 5


@pytest.mark.full
@pytest.mark.parametrize("first", range(2000, 3000, 250))
def test_many_claims_come_true(first: int) -> None:
    made = [check_claim(ending, 12) for ending in endings(first, first + 250, cards=9)]
    assert any(made)


def test_claims_with_aces_and_marriages_come_true() -> None:
    options = {"ace_marriage": True, "ace_marriage_force_aces": True, "marriage_first_lead": True}
    made = [check_claim(one, 2) for one in endings(0, 100, cards=9, aces=True, **options)]
    assert made.count(Claimed.ALL) > 5


def test_nothing_is_claimed_or_settled_early_while_cards_are_drawn() -> None:
    drawing = [
        ending
        for ending in endings(0, 60, cards=99, players=2, two_form="draw", two_discard="to_table")
        if ending.deal.stock_left
    ]
    assert drawing
    for ending in drawing:
        assert claimed(ending.state) is None


def test_four_aces_and_a_marriage_are_declared_in_the_order_that_brings_both() -> None:
    game = at_lead(
        "AS 10S KS QS JS AC AD AH", "KC QC JC 9C KD QD JD 9D", "9S KH QH JH 9H 10C 10D 10H"
    )
    rules = make_rules(ace_marriage=True, marriage_first_lead=True, ace_marriage_trump="led_suit")
    found = claimed(replace(game.state, rules=rules))
    assert found is not None
    # Nobody can trump the other aces once the nine of spades has fallen under the first one.
    assert found.line[0] == Play(Card.AS, Declare.ACES)
    assert found.marriages == 200 + 40
    plain = claimed(game.state)
    assert plain is not None
    assert plain.marriages == 40


def strong() -> Game:
    """Return a lead of the declarer who has all the aces and tens of three suits, no marriage."""
    return at_lead(
        "AS 10S AC 10C AD 10D JS 9S", "KS QS KC QC KD QD KH AH", "JC 9C JD 9D QH JH 9H 10H"
    )


def test_high_cards_of_every_suit_are_claimed_the_highest_first() -> None:
    found = claimed(strong().state)
    assert found is not None
    assert (found.seat, found.claimed) == (DECLARER, Claimed.ALL)
    assert (found.cards, found.marriages) == (120, 0)
    # King and queen fall under ace and ten, so that jack and nine are good then.
    spades = [play.card.value for play in found.line if play.card.value.endswith("S")]
    assert spades == ["AS", "10S", "JS", "9S"]


def test_a_suit_with_a_higher_card_outside_is_not_claimed() -> None:
    game = at_lead(
        "AS 10S AC 10C AD 10D QS 9H", "KS JS KC QC KD QD KH AH", "JC 9C JD 9D QH JH 9S 10H"
    )
    assert claimed(game.state) is None


def test_trumps_are_drawn_before_the_rest_is_claimed() -> None:
    game = at_lead(
        "AH 10H KH QH AS 10S AC AD", "JH 9H KS QS KC QC KD QD", "JS 9S 10C JC 9C 10D JD 9D"
    )
    found = claimed(game.state)
    assert found is not None
    cards = [play.card.value for play in found.line]
    marriage = next(play for play in found.line if play.declare is Declare.MARRIAGE)
    # Two trumps are out and may lie in one hand, so one lead of the pair is not enough.
    assert marriage.card.value in ("KH", "QH")
    assert found.marriages == 100
    first = cards.index(marriage.card.value)
    trumps = [card for card in cards[first:] if card.endswith("H")]
    assert cards[first : first + 2] == trumps[:2]


def test_where_the_trumps_cannot_be_drawn_nothing_is_claimed() -> None:
    game = at_lead(
        "AS KD QD AH 10S AC 10C 10D", "JD 9D AD KS QS KC QC KH", "JS 9S JC 9C 10H JH 9H QH"
    ).play("AS", "KS", "JS", "KD!", "AD", "9S")
    assert deal_of(game.state).turn == LEFT
    assert claimed(game.state) is None


def test_who_follows_claims_with_a_card_that_takes_the_trick() -> None:
    hands = ("9C AC AS 10S AD 10D AH 10H", "10C KC KS QS KD QD KH QH", "QC JC JS 9S JD 9D JH 9H")
    game = at_lead(*hands).play("9C", "10C", "JC", "KC", "QC")
    assert deal_of(game.state).turn == DECLARER
    found = claimed(game.state)
    assert found is not None
    assert found.line[0] == Play(Card.AC)
    assert found.cards == 120 - sum(deal_of(game.state).points)


def test_who_follows_in_the_middle_claims_with_a_card_that_nobody_beats() -> None:
    game = at_lead(
        "9C AC AS 10S AD 10D AH 10H", "KC JC KS QS KD QD KH QH", "10C QC JS 9S JD 9D JH 9H"
    ).play("9C", "KC", "10C", "QC")
    assert deal_of(game.state).turn == DECLARER
    found = claimed(game.state)
    assert found is not None
    assert found.line[0] == Play(Card.AC)


def test_nobody_claims_out_of_turn_or_before_the_cards_are_played() -> None:
    game = strong()
    for seat in (LEFT, RIGHT, None):
        assert claim(view(game.state, seat)) is None
    assert claim(view(Game().state, 0)) is None
    assert claim(view(Game().deal().state, 1)) is None


def check_settled(state: State) -> bool:
    deal = deal_of(state)
    ends = {
        (end.points, end.marriage_points, tuple(map(bool, end.taken)))
        for end in outcomes(state, 0, None)
    }
    found = settled(state)
    assert (found is not None) == (len({(p, m) for p, m, _ in ends}) == 1 and same_takers(state))
    if found is None:
        return False
    ((points, marriages, _),) = {(p, m, None) for p, m, _ in ends}
    assert points == tuple(a + b for a, b in zip(deal.points, found.cards, strict=True))
    assert marriages == tuple(
        a + b for a, b in zip(deal.marriage_points, found.marriages, strict=True)
    )
    for move in found.line:
        assert deal_of(state).turn == move.seat
        state = after_play(state, move.play)
    assert deal_of(state).turn is None
    return True


def same_takers(state: State) -> bool:
    """Tell whether the same seats take a trick from now on in every line."""
    before = deal_of(state).taken
    takers = {
        tuple(a > b for a, b in zip(end.taken, before, strict=True))
        for end in outcomes(state, 0, None)
    }
    return len(takers) == 1


def test_what_is_settled_is_what_every_line_leads_to() -> None:
    found = [check_settled(ending.state) for ending in endings(0, 90, cards=6)]
    assert found.count(True) > 20
    assert found.count(False) > 20


@pytest.mark.full
@pytest.mark.parametrize("first", range(5000, 5400, 200))
def test_many_settled_positions_are_what_every_line_leads_to(first: int) -> None:
    found = [check_settled(ending.state) for ending in endings(first, first + 200, cards=9)]
    assert any(found)


def test_a_long_rest_is_left_open_rather_than_counted_for_long() -> None:
    for ending in endings(0, 12, cards=18):
        assert settled(ending.state, most=1) is None
    assert settled(Game().state) is None
    assert settled(replace(strong().state, phase=Phase.END)) is None
