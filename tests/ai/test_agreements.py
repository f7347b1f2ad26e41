"""The opponents under rarer agreements: they use what the table allows, to their own good."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.actions import (
    Action,
    Bid,
    Cut,
    Deal,
    Declare,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
    ThrowIn,
    WriteOff,
)
from engine.ai.evaluate import estimate, outlook
from engine.ai.fallback import fallback_action
from engine.ai.rare_marriages import agreed
from engine.cards import DECK, Card, Suit, parse_cards
from engine.decider import conduct, evolve
from engine.rules import Rules, make_rules
from engine.state import Phase, deal_of
from tests.ai.positions import DECLARER, LEFT, RIGHT, answer
from tests.engine.driver import Game

FREE = {"forced_bid": "none", "all_pass": "redeal_same", "min_bid": 40, "min_final_contract": 40}
LAST = {**FREE, "all_pass": "last_hand_takes"}
NO_CLAIMS = {"redeal_four_nines_deal": False, "redeal_hand_below": 0, "redeal_prikup_below": 0}


def dealt(forehand: str, prikup: str = "", **options: object) -> Game:
    """Deal forehand these seven cards and this prikup; the others get what is left."""
    mine, talon = parse_cards(forehand), list(parse_cards(prikup))
    rest = [card for card in DECK if card not in {*mine, *talon}]
    while len(talon) < 3:
        talon.append(rest.pop(0))
    hands = {DECLARER: forehand, LEFT: " ".join(rest[0::2]), RIGHT: " ".join(rest[1::2])}
    return Game(**(NO_CLAIMS | options)).deal(hands, " ".join(talon)).decline()


def at_lead(kept: str, **options: object) -> Game:
    """Forehand has taken the prikup at the hundred, holds these eight cards and leads."""
    cards = parse_cards(kept)
    gifts = [card for card in DECK if card not in cards and card.rank.value in ("J", "Q", "9")][:2]
    given = " ".join(gifts)
    game = dealt(" ".join((*cards[:5], *gifts)), " ".join(cards[5:]), **options)
    game.pass_(LEFT, RIGHT).give(DECLARER, given)
    return game.contract(DECLARER, 100) if game.state.phase is Phase.RAISE else game


def after_a_trick(game: Game) -> Game:
    """Let forehand lead its answer and the others follow anyhow."""
    game.act(DECLARER, answer(game.state, DECLARER))
    for seat in (LEFT, RIGHT):
        game.act(seat, answer(game.state, seat))
    return game


def said(game: Game, seat: int = DECLARER) -> Action:
    return answer(game.state, seat)


def test_a_marriage_goes_with_the_first_lead_where_it_may() -> None:
    kept = "AH 10H KH QH AS 9S 9C JD"
    lead = said(at_lead(kept, marriage_first_lead=True))
    assert isinstance(lead, Play)
    assert lead.declare is Declare.MARRIAGE
    assert getattr(said(at_lead(kept)), "declare", None) is None


class TestAces:
    KEPT = "AS AC AD AH 10S KC 9D JH"

    def test_a_ten_takes_the_first_trick_and_the_aces_are_kept_together(self) -> None:
        game = at_lead(self.KEPT, ace_marriage=True)
        assert said(game) == Play(Card.TS)
        after_a_trick(game)
        lead = said(game)
        assert isinstance(lead, Play)
        assert lead.declare is Declare.ACES

    def test_they_go_at_once_where_no_trick_is_needed(self) -> None:
        lead = said(at_lead(self.KEPT, ace_marriage=True, marriage_first_lead=True))
        assert isinstance(lead, Play)
        assert lead.declare is Declare.ACES

    def test_four_aces_are_worth_more_to_a_hand(self) -> None:
        hand = parse_cards(self.KEPT)
        plain, with_aces = make_rules(), make_rules(ace_marriage=True)
        assert estimate(with_aces, hand).points > estimate(plain, hand).points + 100
        dealt_hand = parse_cards("AS AC AD AH 10S KC 9D")
        assert outlook(with_aces, dealt_hand).mean > outlook(plain, dealt_hand).mean + 100


def test_four_nines_are_declared_once_a_trick_is_taken() -> None:
    game = at_lead("9S 9C 9D 9H AS AC 10S KS", nines_marriage_value=360)
    after_a_trick(game)
    lead = said(game)
    assert isinstance(lead, Play)
    assert lead.declare is Declare.NINES


def test_king_queen_and_jack_bring_both_marriages() -> None:
    game = at_lead("AS KH QH JH AH 10H 9C 9D", half_marriage=True)
    declared: list[Declare] = []
    for _ in range(6):
        lead = said(game)
        assert isinstance(lead, Play)
        declared += [lead.declare] if lead.declare is not None else []
        after_a_trick(game)
        if game.deal_state.turn != DECLARER:
            break
    assert declared[:2] == [Declare.MARRIAGE, Declare.HALF]


@pytest.mark.parametrize(
    ("hand", "call"),
    [("AS 10S JS 9S KD QD", Declare.KEEP), ("AS AD 10D KD QD", Declare.MARRIAGE)],
)
def test_the_trump_stays_where_the_hand_is_longer_in_it(hand: str, call: Declare) -> None:
    game = at_lead("AS 10S JS 9S KD QD AD 10D", marriage_trump_choice=True)
    after_a_trick(game)
    cards = parse_cards(hand)
    others = [card for card in DECK if card not in cards]
    deal = deal_of(game.state)
    size = len(cards)
    hands = (tuple(others[:size]), cards, tuple(others[size : 2 * size]))
    deal = replace(
        deal, hands=hands, held=(size,) * 3, trump=Suit.SPADES, trump_owner=DECLARER, turn=DECLARER
    )
    game.state = replace(game.state, deal=deal)
    lead = said(game)
    assert isinstance(lead, Play)
    assert lead.declare is call


def test_without_these_agreements_nothing_is_reckoned_with() -> None:
    assert agreed(Rules()) is None


class TestGivingUp:
    HOPELESS = "JS 9S QC JC 9C JD 9D"

    def test_a_hopeless_deal_is_given_up_where_that_is_free(self) -> None:
        game = dealt(self.HOPELESS, "9H JH QD", rospis_cost="none", rospis_share="none")
        game.pass_(LEFT, RIGHT)
        assert said(game) == Rospis()

    def test_it_is_written_off_where_the_shares_are_dear(self) -> None:
        game = dealt(self.HOPELESS, "9H JH QD", write_off=True).pass_(LEFT, RIGHT)
        assert said(game) == WriteOff()

    def test_a_good_hand_is_played(self) -> None:
        game = dealt("AS 10S KS QS AH 10H AD", "KH QH 10D", write_off=True, rospis_cost="none")
        game.pass_(LEFT, RIGHT)
        assert isinstance(said(game), PassCards)

    def test_a_lost_contract_is_given_up_in_the_middle_where_that_is_free(self) -> None:
        options = {"rospis_timing": "any_own_turn", "rospis_cost": "none", "rospis_share": "none"}
        game = at_lead("AS JS 9S JC 9C JD 9D JH", **options)
        game.play("AS")
        for seat in (LEFT, RIGHT):
            game.act(seat, answer(game.state, seat))
        deal = replace(deal_of(game.state), points=(50, 20, 0))
        game.state = replace(game.state, deal=deal)
        assert said(game) == Rospis()
        paid = at_lead("AS 10S AH 10H AD 10D AC 10C", rospis_timing="any_own_turn")
        assert isinstance(said(paid), Play)


class TestFreeAuction:
    def test_a_hand_that_carries_something_opens_and_a_poor_one_passes(self) -> None:
        assert isinstance(said(dealt("AS 10S AH KH QH 10D KC", **FREE)), Bid)
        assert said(dealt("JS 9S QC JC 9C JD 9D", **FREE)) == Pass()

    def test_the_last_hand_names_what_it_can_take(self) -> None:
        game = dealt("JS 9S QC JC 9C JD 9D", "AS AC AD", **LAST)
        game.pass_(DECLARER, LEFT).decline()
        game.act(RIGHT, said(game, RIGHT)).decline()
        named = said(game, RIGHT)
        assert isinstance(named, NameContract)
        assert named.amount >= 40

    def test_a_worthless_prikup_is_thrown_in_where_that_costs_less(self) -> None:
        rest = "AS 10S KS AC 10C KC AD 10D KD AH 10H KH QH QD"
        strong = rest.split()
        hands = {
            DECLARER: " ".join(strong[:7]),
            LEFT: " ".join(strong[7:]),
            RIGHT: "JS 9S JC 9C JD 9D QS",
        }
        options = {**NO_CLAIMS, **LAST, "min_final_contract": 100, "free_throw_in": 50}
        game = Game(**options).deal(hands, "JH 9H QC").decline().pass_(DECLARER, LEFT)
        assert said(game, RIGHT) == ThrowIn()


def test_a_contract_is_raised_before_the_prikup_on_a_strong_hand() -> None:
    game = dealt("AH 10H KH QH AS 10S AD", raise_contract="before_prikup").pass_(LEFT, RIGHT)
    named = said(game)
    assert isinstance(named, NameContract)
    assert named.amount > 120


def test_of_the_prikup_the_best_card_is_kept_where_one_is() -> None:
    game = dealt(
        "AS 10S KS QS AH 9D 9C", "10H 9H JC", pass_style="keep_one", raise_contract="never"
    )
    game.pass_(LEFT, RIGHT)
    passed = said(game)
    assert isinstance(passed, PassCards)
    assert set(passed.cards) == {Card.NH, Card.JC}


class TestCut:
    def test_each_cut_is_at_another_place_near_the_middle(self) -> None:
        game = Game(cut_nine="recut")
        for event in conduct(game.state, Deal(DECK)):
            game.state = evolve(game.state, event)
        places: list[int] = []
        for cuts in range(4):
            assert game.state.cut is not None
            game.state = replace(game.state, cut=replace(game.state.cut, cuts=cuts))
            cut = said(game, 2)
            assert isinstance(cut, Cut)
            assert cut == fallback_action(game.view(2))
            places.append(cut.place)
        assert places == [12, 11, 10, 9]
