"""Bidding, pass, raise, rospis and claims: what the hand carries and what the score asks for."""

import pytest

from engine.actions import Action, AnswerClaim, Bid, NameContract, Pass, PassCards, Rospis
from engine.ai.bidding import bid_limit
from engine.ai.characters import BOLD, CAUTIOUS, STEADY, Traits
from engine.ai.evaluate import outlook
from engine.ai.exchange import best_gifts
from engine.cards import Card, hand_of, parse_cards
from engine.rules import Rules
from engine.state import Phase, deal_of
from tests.ai.positions import DECLARER, LEFT, RIGHT, answer, positions
from tests.engine.driver import Game

STRONG = "AS 10S AD KH QH AC 9H"
WEAK = "JS 9S QC JC 10D JD 9D"
REST = "KS QS 10C KC 9C KD QD AH 10H JH"


def auction(left: str = WEAK, forehand: str | None = None, **standing: int | None) -> Game:
    """Seat 2 speaks first, over the compulsory hundred of seat 1."""
    taken = set(parse_cards(left)) | set(parse_cards(forehand or ""))
    rest = [card for card in parse_cards(f"{STRONG} {WEAK} {REST}") if card not in taken]
    first = list(parse_cards(forehand)) if forehand else [rest.pop() for _ in range(7)]
    last = [rest.pop() for _ in range(7)]
    game = Game()
    if standing:
        game.standing(LEFT, **standing)
    hands = {1: " ".join(first), 2: left, 0: " ".join(last)}
    return game.deal(hands, " ".join(rest)).decline()


def limit(game: Game, traits: Traits) -> int:
    """Return how far seat 2 would go, 0 for not at all."""
    deal = deal_of(game.state)
    bids = sorted(action.amount for action in game.legal(LEFT) if isinstance(action, Bid))
    hand = deal.hands[LEFT] or ()
    return bid_limit(game.view(LEFT), deal, LEFT, hand, bids, traits) or 0


def at_exchange(ten: str, contract: int = 100, **standing: int | None) -> Game:
    """Seat 1 has taken the prikup at that contract and holds these ten cards."""
    cards = parse_cards(ten)
    rest = [card for card in parse_cards(f"{STRONG} {WEAK} {REST}") if card not in cards]
    game = Game()
    if standing:
        game.standing(DECLARER, **standing)
    hands = {1: " ".join(cards[:7]), 2: " ".join(rest[:7]), 0: " ".join(rest[7:])}
    game.deal(hands, " ".join(cards[7:])).decline()
    if contract > 100:
        game.bid(LEFT, contract - 5).pass_(RIGHT).bid(DECLARER, contract).pass_(LEFT)
    else:
        game.pass_(LEFT, RIGHT)
    return game.decline()


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    assert isinstance(answer(auction(STRONG).state, LEFT), Bid)
    assert answer(auction(WEAK).state, LEFT) == Pass()


def test_a_marriage_that_only_the_prikup_could_complete_is_not_bid_as_if_it_were_there() -> None:
    with_marriage = limit(auction("AS 10S AD KH QH 9C 9H"), STEADY)
    with_half = limit(auction("AS 10S AD KH 9C JC 9H"), STEADY)
    assert with_marriage >= 120
    assert with_half < 120


def test_characters_go_further_the_bolder_they_are() -> None:
    limits: dict[str, list[int]] = {"cautious": [], "steady": [], "bold": []}
    for state in positions(seed=21, deals=110):
        if state.phase is not Phase.AUCTION:
            continue
        game = Game()
        game.state = state
        seat = deal_of(state).turn
        if seat is None:
            continue
        deal = deal_of(state)
        bids = sorted(action.amount for action in game.legal(seat) if isinstance(action, Bid))
        for name, traits in (("cautious", CAUTIOUS), ("steady", STEADY), ("bold", BOLD)):
            found = bid_limit(game.view(seat), deal, seat, deal.hands[seat] or (), bids, traits)
            limits[name].append(found or 0)
    assert len(limits["steady"]) > 100
    rows = zip(limits["cautious"], limits["steady"], limits["bold"], strict=True)
    assert all(cautious <= steady <= bold for cautious, steady, bold in rows)
    assert sum(limits["cautious"]) < sum(limits["steady"]) < sum(limits["bold"])


def test_no_bid_exceeds_what_the_best_prikup_could_carry() -> None:
    bids = 0
    for state in positions(seed=22, deals=120, players=("bold", "steady", "bold")):
        if state.phase is not Phase.AUCTION:
            continue
        deal = deal_of(state)
        assert deal.turn is not None
        for name in ("cautious", "steady", "bold"):
            call = answer(state, deal.turn, name)
            if isinstance(call, Bid):
                assert call.amount <= outlook(state.rules, deal.hands[deal.turn] or ()).best
                bids += 1
    assert bids > 80


def test_on_the_barrel_a_player_tries_hands_that_he_would_pass_elsewhere() -> None:
    hand = "AS 9S KS QS 9C JD 9H"
    elsewhere = limit(auction(hand, total=300), CAUTIOUS)
    barrel = limit(auction(hand, total=880, barrel=2), CAUTIOUS)
    assert barrel >= 120 > elsewhere


def test_a_player_about_to_win_is_overbid_with_less() -> None:
    hand = "AS 10S AD KC QC JD 9D"
    game = auction(hand, forehand="KS QS 10C AC KD AH 10H")
    free = limit(game, CAUTIOUS)
    game.standing(1, total=880, barrel=1)
    assert limit(game, CAUTIOUS) > free


def test_close_to_the_barrel_a_contract_brings_less_and_is_bid_less() -> None:
    hand = "AS 10S AD QH JH AC 9H"
    assert limit(auction(hand, total=845), CAUTIOUS) <= limit(auction(hand, total=300), CAUTIOUS)


def test_the_marriage_is_kept_and_the_useless_cards_go() -> None:
    hand = hand_of(parse_cards("AS 10S AD KH QH AC 9H JC 9C 9D"))
    assert set(best_gifts(Rules(), hand)) <= set(parse_cards("9H JC 9C 9D"))


def test_a_queen_that_may_complete_a_marriage_is_not_given_away() -> None:
    hand = hand_of(parse_cards("AS 10S KS QS AD 10D QC JC QH JH"))
    assert best_gifts(Rules(), hand) == parse_cards("JC JH")


def test_the_riskier_card_goes_to_the_opponent_with_the_lower_score() -> None:
    ten = "AS 10S KS QS AD 10D KD QC JH AC"

    def to_left(left: int, right: int) -> Card:
        game = at_exchange(ten).standing(LEFT, total=left).standing(RIGHT, total=right)
        action = answer(game.state, DECLARER)
        assert isinstance(action, PassCards)
        return action.cards[0]

    assert to_left(left=700, right=0) is Card("JH")
    assert to_left(left=0, right=700) is Card("QC")


def test_a_sure_hand_raises_and_a_thin_one_keeps_the_contract() -> None:
    sure = at_exchange("AS 10S KS QS AD 10D AC KH QH 9H").give(DECLARER, "9H 10D")
    thin = at_exchange("AS QS JS AD JD 10C KC 9C KH 9S").give(DECLARER, "9C 9S")
    raised = answer(sure.state, DECLARER)
    assert isinstance(raised, NameContract)
    assert raised.amount >= 140
    assert answer(thin.state, DECLARER) == NameContract(100)


@pytest.mark.parametrize("name", ["cautious", "steady", "bold", "ruler-1"])
def test_a_hopeless_hundred_is_given_up_and_a_fair_one_is_played(name: str) -> None:
    hopeless = at_exchange("JS 9S QC JC 9C JD 9D QD JH 9H")
    fair = at_exchange("AS 10S QS AD JD 10C KC 9C KH 9S")
    assert answer(hopeless.state, DECLARER, name) == Rospis()
    assert isinstance(answer(fair.state, DECLARER, name), PassCards)


def test_giving_up_is_dearer_when_it_would_lift_an_opponent_onto_the_barrel() -> None:
    def action(total: int) -> Action:
        game = at_exchange("JS 9S QC JC 10C JD 9D QD JH 9H")
        game.standing(LEFT, total=total).standing(RIGHT, total=total)
        return answer(game.state, DECLARER)

    assert action(total=0) == Rospis()
    assert isinstance(action(total=850), PassCards)


def test_no_contract_lands_on_the_dump_truck() -> None:
    def named(total: int) -> int:
        game = at_exchange("AS 10S KS QS AD 10D AC KH QH 9H").standing(DECLARER, total=total)
        game.give(DECLARER, "9H 10D")
        action = answer(game.state, DECLARER)
        assert isinstance(action, NameContract)
        return action.amount

    usual = named(0)
    avoiding = named(555 - usual)
    assert avoiding != usual
    assert abs(avoiding - usual) <= 10


def test_a_bad_hand_claims_the_redeal_it_has_a_right_to() -> None:
    game = Game()
    game.deal(
        {1: "9S 9C 9D 9H JS JC QD", 2: "AS 10S KS AC 10C KC AD", 0: "QS QC 10D KD JD AH 10H"},
        "KH QH JH",
    )
    assert answer(game.state, 1) == AnswerClaim(True)
    assert answer(game.state, 2) == AnswerClaim(False)


def test_a_good_hand_with_four_nines_is_played() -> None:
    game = Game()
    game.deal(
        {1: "9S 9C 9D 9H AH KH QH", 2: "AS 10S KS AC 10C KC QD", 0: "QS QC 10D KD JD JC JS"},
        "AD 10H JH",
    )
    assert AnswerClaim(True) in game.legal(1)
    assert answer(game.state, 1) == AnswerClaim(False)
