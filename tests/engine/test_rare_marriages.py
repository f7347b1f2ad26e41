"""Half marriages, four aces, four nines, and the choice of keeping the trump (RULES.md 1.10)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.actions import Action, Declare, Play
from engine.cards import Card, Hand, Suit, hand_of, parse_cards
from engine.events import MarriageDeclared
from engine.illegal import Refusal
from engine.log import fold
from engine.marriages import ceiling
from engine.phases.declaring import declarable
from engine.prospects import Prospect, marriages_to_come, prospect
from engine.replay import replay
from engine.rules import make_rules
from engine.state import MarriageKind, deal_of
from tests.engine.driver import Game, at_first_lead

HALVES = {"half_marriage": True}
ACES = {"ace_marriage": True}
NINES = {"nines_marriage_value": 200}


def with_hand(game: Game, text: str) -> Game:
    """Give declarer 1 these cards for the next trick; the others hold nines and jacks."""
    deal = deal_of(game.state)
    mine = hand_of(parse_cards(text))
    rest = [card for card in Card if card not in mine and card.rank.value in ("9", "J")]
    half = len(mine)
    hands: list[Hand | None] = [hand_of(rest[:half]), mine, hand_of(rest[half : 2 * half])]
    held = tuple(len(hand or ()) for hand in hands)
    game.state = replace(game.state, deal=replace(deal, hands=tuple(hands), held=held))
    return game


def leads(text: str, *, first: bool = False, **options: object) -> Game:
    """Return seat 1 on lead with these cards, after a trick of its own unless it is the first."""
    game = at_first_lead(**options)
    if not first:
        game.play("AS", "10S", "KC")
    return with_hand(game, text)


def calls(game: Game, card: str) -> list[Declare | None]:
    return [a.declare for a in game.legal(1) if isinstance(a, Play) and a.card.value == card]


@pytest.mark.parametrize(
    ("options", "hand", "card", "expected"),
    [
        (HALVES, "QD JD", "QD", [None, Declare.HALF]),
        (HALVES, "QD JD", "JD", [None, Declare.HALF]),
        ({}, "QD JD", "QD", [None]),
        (HALVES, "KD QD JD", "QD", [None, Declare.MARRIAGE, Declare.HALF]),
        (HALVES, "KD QD JD", "KD", [None, Declare.MARRIAGE]),
        (ACES, "AS AC AD AH", "AC", [None, Declare.ACES]),
        (ACES, "AS AC AD", "AC", [None]),
        (ACES, "AS AC AD AH 10H", "10H", [None]),
        (NINES, "9S 9C 9D 9H", "9D", [None, Declare.NINES]),
        (NINES, "9S 9C 9D", "9D", [None]),
        ({**HALVES, "marriage_call": "auto"}, "KD QD JD", "QD", [Declare.MARRIAGE]),
        ({**ACES, "marriage_call": "auto"}, "AS AC AD AH", "AC", [Declare.ACES]),
    ],
)
def test_what_a_led_card_may_declare(
    options: dict[str, object], hand: str, card: str, expected: list[Declare | None]
) -> None:
    assert calls(leads(hand, **options), card) == expected


@pytest.mark.parametrize(
    ("options", "hand", "card"),
    [(HALVES, "QD JD", "QD"), (ACES, "AS AC AD AH", "AC"), (NINES, "9S 9C 9D 9H", "9D")],
)
def test_a_trick_is_needed_first_unless_marriages_go_from_the_first_lead(
    options: dict[str, object], hand: str, card: str
) -> None:
    bare = leads(hand, first=True, **options)
    assert calls(bare, card) == [None]
    wanted = next(iter(set(declarable(bare.state.rules, parse_cards(hand), Card(card), 1, None))))
    assert bare.refused(1, Play(Card(card), wanted)) is Refusal.DECLARE_NEEDS_TRICK
    assert wanted in calls(leads(hand, first=True, marriage_first_lead=True, **options), card)


def test_a_half_marriage_is_worth_half_and_makes_trump() -> None:
    game = leads("QD JD", **HALVES).play("QD!half")
    assert game.events[-1 - 1] == MarriageDeclared(1, Suit.DIAMONDS, 40, MarriageKind.HALF, True)
    assert deal_of(game.state).trump is Suit.DIAMONDS
    assert deal_of(game.state).marriage_points == (0, 40, 0)


def test_king_queen_and_jack_bring_the_full_marriage_and_then_the_half() -> None:
    game = leads("KH QH JH", **HALVES)
    game.play("KH!")
    deal = deal_of(game.state)
    game.state = replace(game.state, deal=replace(deal, trick=(), turn=1))
    game.play("JH!half")
    assert deal_of(game.state).marriage_points == (0, 150, 0)


def test_four_aces_are_worth_200_and_leave_the_trump_alone() -> None:
    game = leads("KD QD AS AC AD AH", **ACES)
    game.state = replace(
        game.state, deal=replace(deal_of(game.state), trump=Suit.DIAMONDS, trump_owner=2)
    )
    game.play("AS!aces")
    deal = deal_of(game.state)
    assert (deal.marriage_points, deal.trump, deal.trump_owner) == ((0, 200, 0), Suit.DIAMONDS, 2)
    assert not deal.marriages[-1].trump


def test_the_suit_of_the_led_ace_may_be_trump() -> None:
    game = leads("AS AC AD AH", ace_marriage_trump="led_suit", **ACES).play("AC!aces")
    assert (deal_of(game.state).trump, deal_of(game.state).trump_owner) == (Suit.CLUBS, 1)


def test_who_declared_the_aces_may_have_to_go_on_leading_them() -> None:
    game = leads("AS AC AD AH KH QH", ace_marriage_force_aces=True, **ACES)
    game.play("AS!aces")
    game.state = replace(game.state, deal=replace(deal_of(game.state), trick=(), turn=1))
    assert game.legal_cards() == {"AC", "AD", "AH"}
    assert game.refused(1, Play(Card.KH, Declare.MARRIAGE)) is Refusal.MUST_LEAD_ACE
    assert game.refused(1, Play(Card.KH)) is Refusal.MUST_LEAD_ACE


def test_aces_come_before_the_duty_to_lead_trump_and_after_the_ban_on_foreign_trumps() -> None:
    for options, expected in (
        ({"must_lead_trump": True}, {"AC", "AD", "AH"}),
        ({"lead_foreign_trump": False}, {"AC", "AD"}),
    ):
        game = leads("AS AC AD AH KH QS", ace_marriage_force_aces=True, **ACES, **options)
        game.play("AS!aces")
        deal = replace(deal_of(game.state), trick=(), turn=1, trump=Suit.HEARTS, trump_owner=2)
        game.state = replace(game.state, deal=deal)
        assert game.legal_cards() == expected


@pytest.mark.parametrize("value", [200, 360])
def test_four_nines_are_worth_what_is_agreed_and_make_no_trump(value: int) -> None:
    game = leads("9S 9C 9D 9H", nines_marriage_value=value).play("9C!nines")
    assert deal_of(game.state).marriage_points == (0, value, 0)
    assert deal_of(game.state).trump is None


class TestKeepingTheTrump:
    """`marriage_trump_choice`: the points without the trump."""

    def game(self, trump: Suit | None, **options: object) -> Game:
        game = leads("KD QD AS", marriage_trump_choice=True, **options)
        owner = None if trump is None else 1
        deal = replace(deal_of(game.state), trump=trump, trump_owner=owner)
        game.state = replace(game.state, deal=deal)
        return game

    def test_the_leader_chooses(self) -> None:
        game = self.game(Suit.SPADES)
        assert calls(game, "KD") == [None, Declare.MARRIAGE, Declare.KEEP]
        deal = deal_of(game.play("KD!keep").state)
        assert (deal.trump, deal.trump_owner, deal.marriage_points) == (Suit.SPADES, 1, (0, 80, 0))
        assert game.events[-2] == MarriageDeclared(
            1, Suit.DIAMONDS, 80, MarriageKind.MARRIAGE, False
        )

    def test_without_another_trump_there_is_nothing_to_keep(self) -> None:
        for trump in (None, Suit.DIAMONDS):
            game = self.game(trump)
            assert calls(game, "KD") == [None, Declare.MARRIAGE]
            assert game.refused(1, Play(Card.KD, Declare.KEEP)) is Refusal.DECLARE_TRUMP_CHANGES

    def test_where_marriages_declare_themselves_the_choice_stays(self) -> None:
        game = self.game(Suit.SPADES, marriage_call="auto")
        assert calls(game, "KD") == [Declare.MARRIAGE, Declare.KEEP]


@pytest.mark.parametrize(
    ("declaration", "card", "refusal"),
    [
        (Declare.HALF, "AS", Refusal.DECLARE_NEEDS_HALF),
        (Declare.ACES, "AS", Refusal.DECLARE_NEEDS_ACES),
        (Declare.NINES, "AS", Refusal.DECLARE_NEEDS_NINES),
        (Declare.MARRIAGE, "AS", Refusal.DECLARE_NEEDS_PAIR),
    ],
)
def test_why_a_declaration_is_refused(declaration: Declare, card: str, refusal: Refusal) -> None:
    action: Action = Play(Card(card), declaration)
    assert leads("AS KD", **HALVES, **ACES, **NINES).refused(1, action) is refusal
    if declaration is not Declare.MARRIAGE:
        assert leads("AS KD").refused(1, action) is Refusal.DECLARE_OFF


@pytest.mark.parametrize(
    ("options", "hand", "top"),
    [
        ({}, "AS AC AD AH QH JH 9S", 120),
        (HALVES, "QH JH AS 9C 9D JS 10C", 170),
        (HALVES, "KH QH JH 9C 9D JS 10C", 270),
        (ACES, "AS AC AD AH KD QD 9C", 400),
        (ACES, "AS AC AD AH 9S 9D 9C", 320),
        (ACES | HALVES, "AS AC AD AH KH QH JH", 470),
        ({**ACES, "max_contract": 300}, "AS AC AD AH KD QD 9C", 300),
        ({**ACES, "bid_limit": "no_marriage_120"}, "AS AC AD AH 9S 9D 9C", 600),
        ({**HALVES, "bid_limit": "no_marriage_120"}, "QS JS AD AH 9S 9D 9C", 400),
        (NINES, "9S 9C 9D 9H AS AC AD", 120),
    ],
)
def test_what_such_marriages_allow_to_bid(options: dict[str, object], hand: str, top: int) -> None:
    assert ceiling(make_rules(**options), parse_cards(hand)) == top


def test_a_log_with_every_declaration_is_replayed() -> None:
    game = at_first_lead(**HALVES, marriage_trump_choice=True, gifts="9S 9D")
    game.play("AS", "10S", "KC", "KS!", "JS", "9S" if "9S" in game.legal_cards() else "QC")
    game.play("QH!keep")
    found = replay(game.events)
    assert found.failure is None
    assert found.state == fold(game.events) == game.state


class TestProspects:
    """The most that is still to come counts every marriage that the table knows."""

    @pytest.mark.parametrize(
        ("options", "hand", "most"),
        [
            ({}, "QH JH", 0),
            (HALVES, "QH JH", 50),
            (HALVES, "KH QH JH", 150),
            (HALVES, "KH QH JH QS JS", 170),
            (ACES, "AS AC AD AH", 200),
            (ACES, "AS AC AD AH KS QS", 240),
            (NINES, "9S 9C 9D 9H", 200),
            (NINES, "9S 9C 9D AH", 0),
        ],
    )
    def test_from_the_own_hand(self, options: dict[str, object], hand: str, most: int) -> None:
        view = leads(hand, **options).view(1)
        assert marriages_to_come(view, deal_of(view)) == most

    def test_a_contract_that_only_the_aces_can_reach_is_open(self) -> None:
        game = leads("AS AC AD AH", **ACES)
        deal = replace(deal_of(game.state), contract=300)
        assert prospect(game.view(1), deal) is Prospect.OPEN
        bare = leads("AS AC AD AH")
        assert prospect(bare.view(1), replace(deal_of(bare.state), contract=300)) is Prospect.LOST
