"""Whether a contract can still be made, from what a viewer can know."""

import pytest
from msgspec.structs import replace

from engine.cards import Card, hand_of, parse_cards
from engine.prospects import Prospect, marriages_to_come, prospect
from engine.rules import make_rules
from engine.scoring.types import Standing
from engine.state import DealState, Gift, Phase, PlayedCard, Trick, View

RULES = make_rules()
DEFENDER, DECLARER = 0, 1


def table(
    viewer: int = DEFENDER,
    *,
    hand: str = "9S 9C 9D 9H",
    contract: int = 120,
    points: tuple[int, int, int] = (0, 0, 0),
    marriages: int = 0,
    held: int = 4,
    trick: str = "",
    tricks: str = "",
    gifts: tuple[Gift, ...] = (),
    **rules: object,
) -> tuple[View, DealState]:
    """Return the viewer's picture of a deal in which seat 1 plays the contract."""
    cards = parse_cards(tricks)
    hands = [None, None, None]
    hands[viewer] = hand_of(parse_cards(hand))
    deal = DealState(
        dealer=2,
        forehand=0,
        active=(0, 1, 2),
        hands=tuple(hands),
        held=(held, held, held),
        prikup=None,
        declarer=DECLARER,
        contract=contract,
        gifts=gifts,
        trick=tuple(PlayedCard(2, card) for card in parse_cards(trick)),
        tricks=tuple(
            Trick(tuple(PlayedCard(0, card) for card in cards[at : at + 3]), 0, 0)
            for at in range(0, len(cards), 3)
        ),
        points=points,
        marriage_points=(0, marriages, 0),
        taken=(0, 1, 0),
    )
    view = View(
        rules=replace(RULES, **rules),
        phase=Phase.TRICK,
        dealer=2,
        deal=deal,
        standings=(Standing(),) * 3,
        viewer=viewer,
    )
    return view, deal


@pytest.mark.parametrize(
    ("position", "stands"),
    [
        (table(points=(0, 120, 0), held=0), Prospect.MADE),
        (table(points=(40, 40, 0), marriages=80, held=1), Prospect.MADE),
        (table(points=(0, 119, 0), held=1, round_own_game=False), Prospect.OPEN),
        (table(points=(1, 0, 0)), Prospect.OPEN),
        # A point is lost, and every pair is broken before the viewer's eyes.
        (table(points=(1, 0, 0), hand="KS KC QD QH"), Prospect.LOST),
        (table(points=(1, 0, 0), tricks="KS KC QD QH 9S 9C"), Prospect.LOST),
        (table(points=(1, 0, 0), hand="KS", trick="KC", tricks="QD QH 9S"), Prospect.LOST),
        # The marriage of spades may still come, and brings forty.
        (table(points=(1, 0, 0), hand="KC QD QH 9S"), Prospect.OPEN),
        (table(contract=160, points=(1, 0, 0), hand="KC QD QH 9S"), Prospect.LOST),
        (table(contract=159, points=(1, 0, 0), hand="KC QD QH 9S"), Prospect.OPEN),
        # One card cannot be a pair.
        (table(points=(1, 100, 0), held=1), Prospect.LOST),
        # Card points alone are enough.
        (table(contract=100, points=(20, 50, 0), held=1), Prospect.OPEN),
        (table(contract=100, points=(21, 50, 0), held=1), Prospect.LOST),
    ],
)
def test_a_contract_is_made_open_or_lost(position, stands):
    view, deal = position
    rules = replace(view.rules, round_own_game=False)
    assert prospect(replace(view, rules=rules), deal) is stands


def test_rounding_counts_where_the_table_rounds_the_own_game():
    view, deal = table(contract=120, points=(2, 0, 0), held=1)
    assert prospect(replace(view, rules=replace(RULES, round_own_game=False)), deal) is (
        Prospect.LOST
    )
    rounded = replace(view, rules=replace(RULES, round_own_game=True))
    assert prospect(rounded, deal) is Prospect.OPEN


def test_the_declarer_knows_his_own_marriages():
    view, deal = table(DECLARER, hand="KS QS KH 9D")
    assert marriages_to_come(view, deal) == 40
    view, deal = table(DECLARER, hand="KS QH KC 9D")
    assert marriages_to_come(view, deal) == 0


def test_a_card_that_was_given_away_in_sight_is_in_no_marriage():
    gift = Gift(2, Card("KH"))
    view, deal = table(hand="KC QD KS 9S", gifts=(gift,))
    assert marriages_to_come(view, deal) == 0
    view, deal = table(hand="KC QD KS 9S", gifts=(Gift(2, None),))
    assert marriages_to_come(view, deal) == 100


def test_a_hand_holds_no_more_pairs_than_half_its_cards():
    view, deal = table(held=4)
    assert marriages_to_come(view, deal) == 100 + 80
    view, deal = table(held=8)
    assert marriages_to_come(view, deal) == 280


def test_without_a_declarer_there_is_no_prospect():
    view, deal = table()
    nobody = replace(deal, declarer=None)
    with pytest.raises(ValueError, match="nobody has won"):
        prospect(view, nobody)
    with pytest.raises(ValueError, match="nobody has won"):
        marriages_to_come(view, nobody)
