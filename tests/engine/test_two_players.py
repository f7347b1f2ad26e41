"""The four forms for two players (RULES.md 1.15, 2.4b item 11, ambiguities 36, 37 and 50)."""

from __future__ import annotations

import pytest

from engine.actions import AnswerClaim, Bid, ChoosePrikup, PassCards, Play, Rospis
from engine.cards import DECK, Card, hand_of, parse_cards
from engine.events import BankTaken, CardsDrawn, CardsPassed, PrikupsOffered, PrikupTaken
from engine.foregone import foregone
from engine.illegal import Refusal
from engine.phases.deal import ASIDE, PRIKUP, SECOND, STOCK, receivers
from engine.replay import replay
from engine.rules import PRESETS, Rules, with_options
from engine.scoring.types import Reason
from engine.state import Phase
from engine.undo import Bar, Barrier, recall, to_take_back
from engine.view import redact
from tests.engine.driver import Game

TEN = {1: "AS KS QS JS 9S AH KH QH JH 9H", 0: "AC KC QC JC 9C AD KD QD JD 9D"}
FIRST, SECOND_PRIKUP = "10S 10H", "10C 10D"
NINE = {1: "AS KS QS JS 9S AH KH QH JH", 0: "AC KC QC JC 9C AD KD QD JD"}
SEVEN = {1: "AS KS QS JS 9S AH KH", 0: "AC KC QC JC 9C AD KD"}
DEAD = "QH JH 9H QD JD 9D 10D"


def rules_of(preset: str, **options: object) -> Rules:
    return with_options(PRESETS[preset].rules, options)


def ten(dealer: int = 0, **options: object) -> Game:
    """Deal 10+10+2+2: seat 1 is forehand, seat 0 speaks."""
    game = Game(rules_of("two_10_2_2", **options), dealer)
    return game.deal(TEN, aside=FIRST, second=SECOND_PRIKUP).decline()


def chosen(place: int = 0, **options: object) -> Game:
    """Seat 1 plays 100 and has taken a prikup."""
    return ten(**options).pass_(0).act(1, ChoosePrikup(place))


def nine(**options: object) -> Game:
    game = Game(rules_of("two_9_3_3", **options))
    return game.deal(NINE, aside="10S 10H 9H", second="10C 10D 9D").decline()


def dead(**options: object) -> Game:
    game = Game(rules_of("two_dead_hand", **options))
    return game.deal(SEVEN, prikup="10S 10H 10C", aside=DEAD).decline()


class TestDealing:
    """Where each card of the pack goes."""

    @pytest.mark.parametrize(
        ("preset", "places"),
        [
            ("two_10_2_2", {ASIDE: [5, 10], SECOND: [15, 20]}),
            ("two_9_3_3", {ASIDE: [5, 8, 11], SECOND: [14, 17, 20]}),
            ("two_dead_hand", {PRIKUP: [7, 11, 15]}),
            ("two_draw", {STOCK: list(range(13, 25))}),
        ],
    )
    def test_the_piles_lie_where_the_rules_say(
        self, preset: str, places: dict[int, list[int]]
    ) -> None:
        order = receivers(PRESETS[preset].rules)
        for pile, wanted in places.items():
            assert [place for place, to in enumerate(order, 1) if to == pile] == wanted
        assert order.count(0) == order.count(1)
        assert len(order) == len(DECK)

    def test_the_dead_hand_gets_every_second_card_between_the_players(self) -> None:
        order = [to for to in receivers(PRESETS["two_dead_hand"].rules) if to != PRIKUP]
        assert order == [0, ASIDE, 1] * 7

    def test_the_deal_pattern_of_three_players_changes_nothing(self) -> None:
        other = rules_of("two_9_3_3", deal_pattern="prikup_last", prikup_ban="none")
        assert receivers(other) == receivers(PRESETS["two_9_3_3"].rules)

    def test_eight_cards_each_leave_a_stock_of_eight(self) -> None:
        order = receivers(rules_of("two_draw", draw_hand=8))
        assert [order.count(to) for to in (0, 1, STOCK)] == [8, 8, 8]


class TestAuction:
    """Non-dealer is forehand with the compulsory hundred."""

    def test_the_dealer_speaks_and_a_pass_ends_it(self) -> None:
        game = ten()
        assert (game.deal_state.high_bidder, game.deal_state.turn) == (1, 0)
        game.pass_(0)
        assert (game.deal_state.declarer, game.deal_state.contract) == (1, 100)

    def test_both_may_go_on_bidding(self) -> None:
        game = ten().bid(0, 105).bid(1, 110).pass_(0)
        assert (game.deal_state.declarer, game.deal_state.contract) == (1, 110)

    def test_the_compulsory_hundred_goes_to_and_fro(self) -> None:
        assert [ten(dealer=dealer).deal_state.forehand for dealer in (0, 1)] == [1, 0]


class TestTwoPrikups:
    """10+2+2: the choice, what is laid away, who gets what nobody took."""

    def test_the_declarer_chooses_blind(self) -> None:
        game = ten().pass_(0)
        assert game.state.phase is Phase.CHOOSE
        assert game.legal(1) == (ChoosePrikup(0), ChoosePrikup(1))
        assert game.legal(0) == ()
        for viewer in (0, 1, None):
            deal = game.view(viewer).deal
            assert deal is not None
            assert deal.aside == (None, None)
        assert PrikupsOffered(1, ()) in game.events

    def test_there_is_no_third_prikup(self) -> None:
        assert ten().pass_(0).refused(1, ChoosePrikup(2)) is Refusal.NO_SUCH_PRIKUP

    def test_nothing_else_can_be_done_before(self) -> None:
        assert ten().pass_(0).refused(1, Rospis()) is Refusal.WRONG_PHASE

    @pytest.mark.parametrize(("place", "cards"), [(0, FIRST), (1, SECOND_PRIKUP)])
    def test_the_chosen_one_is_shown_and_taken(self, place: int, cards: str) -> None:
        game = chosen(place)
        assert PrikupTaken(1, hand_of(parse_cards(cards)), shown=True) in game.events
        assert game.deal_state.held == (10, 12)
        seen = game.view(0).deal
        assert seen is not None
        assert seen.prikup == hand_of(parse_cards(cards))
        assert seen.aside == (None, None)

    def test_who_may_look_chooses_with_open_eyes_and_alone(self) -> None:
        game = ten(two_choose="seen").pass_(0)
        both = (hand_of(parse_cards(FIRST)), hand_of(parse_cards(SECOND_PRIKUP)))
        views = {viewer: game.view(viewer).deal for viewer in (0, 1, None)}
        assert {viewer: deal.aside for viewer, deal in views.items() if deal is not None} == {
            0: (None, None),
            1: both,
            None: (None, None),
        }
        assert redact(PrikupsOffered(1, both), 0) == PrikupsOffered(1, ())

    def test_two_cards_are_laid_away_face_down(self) -> None:
        game = chosen().give(1, "9S 9H")
        laid = hand_of(parse_cards("9S 9H"))
        assert game.deal_state.laid == laid
        assert game.deal_state.held == (10, 10)
        assert [game.view(viewer).deal.laid for viewer in (0, 1, None)] == [  # type: ignore[union-attr]
            (None, None),
            laid,
            (None, None),
        ]
        passed = CardsPassed(1, (), (), False, laid)
        assert redact(passed, 0) == CardsPassed(1, (), (), False, (None, None))

    def test_the_raise_follows_the_laying_away(self) -> None:
        game = chosen().give(1, "9S 9H")
        assert game.state.phase is Phase.RAISE
        game.contract(1, 200)
        assert (game.deal_state.turn, game.deal_state.contract) == (1, 200)

    @pytest.mark.parametrize("cards", ["9S", "9S 9H JH", "9S AD"])
    def test_another_number_of_cards_is_refused(self, cards: str) -> None:
        game = chosen()
        code = game.refused(1, PassCards(parse_cards(cards)))
        assert code in (Refusal.PASS_COUNT, Refusal.NOT_IN_HAND)

    def test_one_card_to_the_opponent_leaves_eleven_each(self) -> None:
        game = chosen(two_discard="one_to_opponent")
        game.give(1, "9S")
        assert game.deal_state.held == (11, 11)
        assert game.deal_state.laid == ()
        assert Card.NS in (game.deal_state.hands[0] or ())

    def test_the_other_prikup_and_the_discards_go_to_the_last_trick(self) -> None:
        game = played_out(chosen().give(1, "9S 9H").contract(1, 100))
        bank = next(event for event in game.events if isinstance(event, BankTaken))
        last = game.deal_state.tricks[-1].winner
        assert bank == BankTaken(last, hand_of(parse_cards("10C 10D 9S 9H")), 20)
        result = game.state.rows[-1].result
        assert (sum(result.cards), sum(result.tricks)) == (120, 10)

    def test_or_to_nobody_where_that_is_agreed(self) -> None:
        game = chosen(two_unclaimed="nobody").give(1, "9S 9H").contract(1, 100)
        played_out(game)
        assert sum(game.state.rows[-1].result.cards) == 100
        assert any(event == BankTaken(None, event.cards, 0) for event in banks(game))

    def test_what_nobody_took_is_seen_by_all_at_the_end(self) -> None:
        game = played_out(chosen().give(1, "9S 9H").contract(1, 100))
        for viewer in (0, 1, None):
            deal = game.view(viewer).deal
            assert deal is not None
            assert deal.bank == hand_of(parse_cards("10C 10D 9S 9H"))

    def test_a_rospis_gives_the_single_opponent_sixty(self) -> None:
        game = chosen().rospis(1)
        assert [standing.total for standing in game.state.standings] == [60, -100]
        assert not banks(game)


class TestKeepingOne:
    """`pass_style: keep_one`: exactly one card of the prikup stays."""

    def test_laid_away_are_one_card_of_the_prikup_and_one_of_the_hand(self) -> None:
        game = chosen(pass_style="keep_one", raise_contract="never")
        for action in game.legal(1):
            if isinstance(action, PassCards):
                assert len(set(action.cards) & set(parse_cards(FIRST))) == 1
        for cards in (FIRST, "9S 9H"):
            assert game.refused(1, PassCards(parse_cards(cards))) is Refusal.PASS_KEEP_ONE
        game.give(1, "10S 9S")
        assert game.deal_state.held == (10, 10)

    def test_the_opponent_gets_the_other_card(self) -> None:
        options = {"pass_style": "keep_one", "raise_contract": "never"}
        game = chosen(two_discard="one_to_opponent", **options)
        passes = [action.cards for action in game.legal(1) if isinstance(action, PassCards)]
        assert passes == [(Card.TS,), (Card.TH,)]

    def test_of_three_cards_two_go_away(self) -> None:
        game = dead(pass_style="keep_one", raise_contract="never").pass_(0)
        passes = [action.cards for action in game.legal(1) if isinstance(action, PassCards)]
        assert len(passes) == 6
        assert {card for cards in passes for card in cards} == {Card.TS, Card.TH, Card.TC}


class TestThreeOfThree:
    """9+3+3: one card to the opponent, one to the other prikup."""

    def test_ten_each_and_four_cards_aside(self) -> None:
        game = nine().pass_(0).act(1, ChoosePrikup(1)).give(1, "9D JS")
        assert game.deal_state.held == (10, 10)
        assert Card.ND in (game.deal_state.hands[0] or ())
        assert game.deal_state.laid == (Card.JS,)
        played_out(game.contract(1, 100))
        assert banks(game)[0].cards == hand_of(parse_cards("10S 10H 9H JS"))

    def test_the_given_card_is_the_opponents_secret_too(self) -> None:
        game = nine().pass_(0).act(1, ChoosePrikup(1)).give(1, "9D JS")
        spectator = game.view(None).deal
        assert spectator is not None
        assert [gift.card for gift in spectator.gifts] == [None]


class TestDeadHand:
    """7+7+7+3: one card to the opponent, one to the dead hand."""

    def test_eight_each_and_eight_dead(self) -> None:
        game = dead().pass_(0)
        assert game.state.phase is Phase.PASS
        game.give(1, "9S JS").contract(1, 100)
        assert game.deal_state.held == (8, 8)
        played_out(game)
        assert banks(game)[0].cards == hand_of(parse_cards(f"{DEAD} JS"))
        assert sum(game.state.rows[-1].result.cards) == 120

    def test_nobody_sees_the_dead_hand(self) -> None:
        game = dead().pass_(0)
        for viewer in (0, 1, None):
            deal = game.view(viewer).deal
            assert deal is not None
            assert deal.aside == (None,)


DRAWN = {1: "AS KS QS AH KH QH", 0: "10S JS 9S 10H JH 9H"}
STOCK_CARDS = "AC 9C KC JC QC 10C AD 9D KD JD QD 10D"


def draw(dealer: int = 0, stock: str = STOCK_CARDS, **options: object) -> Game:
    return Game(rules_of("two_draw", **options), dealer).deal(DRAWN, stock=stock)


class TestDraw:
    """Small hands and a stock: no auction, no contract."""

    def test_play_begins_at_once_and_the_other_player_leads(self) -> None:
        game = draw()
        assert (game.state.phase, game.deal_state.turn) == (Phase.TRICK, 1)

    def test_the_winner_draws_first(self) -> None:
        game = draw().play("AS", "9S")
        assert CardsDrawn((1, 0), (Card.AC, Card.NC)) in game.events
        assert game.deal_state.held == (6, 6)
        assert game.deal_state.turn == 1
        game.play("AC", "9C")
        assert CardsDrawn((1, 0), (Card.KC, Card.JC)) in game.events

    def test_everybody_sees_only_the_own_drawn_card(self) -> None:
        drawn = CardsDrawn((1, 0), (Card.AC, Card.NC))
        assert [redact(drawn, viewer) for viewer in (0, 1, None)] == [
            CardsDrawn((1, 0), (None, Card.NC)),
            CardsDrawn((1, 0), (Card.AC, None)),
            CardsDrawn((1, 0), (None, None)),
        ]
        game = draw().play("AS", "9S")
        for viewer in (0, 1, None):
            deal = game.view(viewer).deal
            assert deal is not None
            assert (deal.stock, deal.stock_left) == (None, 10)

    def test_a_marriage_may_be_declared_on_the_first_lead(self) -> None:
        game = draw().play("KS!", "10S")
        assert game.deal_state.marriage_points == (0, 40)

    def test_following_suit_is_strict_from_the_start(self) -> None:
        game = draw().play("AS")
        assert game.legal_cards() == {"10S", "JS", "9S"}

    def test_or_free_while_the_stock_lasts(self) -> None:
        game = draw(draw_follow="free").play("AS")
        assert len(game.legal_cards()) == 6
        played_out(game, tricks=6)
        assert game.deal_state.stock_left == 0
        (leader,) = (game.deal_state.turn,)
        assert leader is not None
        lead = next(a for a in game.legal(leader) if isinstance(a, Play))
        game.act(leader, lead)
        hand = game.deal_state.hands[1 - leader] or ()
        same = {card.value for card in hand if card.suit is lead.card.suit}
        assert not same or game.legal_cards() == same

    def test_twelve_tricks_and_exact_points_for_both(self) -> None:
        game = played_out(draw())
        result = game.state.rows[-1].result
        assert (result.declarer, sum(result.tricks), sum(result.cards)) == (None, 12, 120)
        for seat in (0, 1):
            lines = [line for line in game.state.rows[-1].lines if line.seat == seat]
            raw = result.cards[seat] + result.marriages[seat]
            written = [(line.reason, line.points) for line in lines if line.points]
            assert written == ([(Reason.OWN_POINTS, raw)] if raw else [])

    def test_points_stay_exact_where_defenders_would_round(self) -> None:
        game = played_out(draw(round_step=5))
        result = game.state.rows[-1].result
        raw = [result.cards[seat] + result.marriages[seat] for seat in (0, 1)]
        assert [standing.total for standing in game.state.standings] == raw

    def test_equal_totals_over_the_target_play_one_more_deal(self) -> None:
        probe = played_out(draw()).state.rows[-1].result
        raw = [probe.cards[seat] + probe.marriages[seat] for seat in (0, 1)]
        game = Game(rules_of("two_draw"))
        game.standing(0, total=1000 - raw[0]).standing(1, total=1000 - raw[1])
        played_out(game.deal(DRAWN, stock=STOCK_CARDS))
        assert [standing.total for standing in game.state.standings] == [1000, 1000]
        assert (game.state.phase, game.state.winner) == (Phase.DEAL, None)

    def test_a_higher_total_over_the_target_wins(self) -> None:
        game = Game(rules_of("two_draw")).standing(0, total=990).standing(1, total=960)
        played_out(game.deal(DRAWN, stock=STOCK_CARDS))
        totals = [standing.total for standing in game.state.standings]
        assert game.state.winner == totals.index(max(totals))

    def test_on_the_barrel_the_need_in_one_deal_wins(self) -> None:
        game = Game(rules_of("two_draw", barrel="single"))
        game.standing(1, total=880, barrel=0)
        played_out(game.deal(DRAWN, stock=STOCK_CARDS))
        row = game.state.rows[-1]
        raw = row.result.cards[1] + row.result.marriages[1]
        assert raw >= 120
        assert (game.state.winner, game.state.standings[1].total) == (1, 880 + raw)

    def test_four_nines_drawn_later_bring_no_bonus(self) -> None:
        hands = {1: "AS 9S 9C 9D AH 9H", 0: "10S JS KS 10H JH KH"}
        bonus = {"four_nines_bonus": 100}
        held = Game(rules_of("two_draw", **bonus)).deal(
            hands, stock="AC QS KC JC QC 10C AD QH KD JD QD 10D"
        )
        played_out(held)
        assert Reason.NINES_BONUS in {line.reason for line in held.state.rows[-1].lines}
        late = draw(stock="9C AC 9D KC JC QC 10C AD KD JD QD 10D", **bonus)
        played_out(late)
        assert Reason.NINES_BONUS not in {line.reason for line in late.state.rows[-1].lines}

    def test_nothing_is_foregone_while_cards_are_drawn(self) -> None:
        hands = {1: "AS 10S KS QS JS 9S", 0: "AH 10H KH QH JH 9H"}
        stock = "AC KC QC JC 9C 10C AD KD QD JD 9D 10D"
        game = Game(rules_of("two_draw")).deal(hands, stock=stock)
        assert foregone(game.view(1)) is None

    def test_a_redeal_right_counts_where_it_is_agreed(self) -> None:
        game = Game(rules_of("two_draw", redeal_hand_below=30)).deal(DRAWN, stock=STOCK_CARDS)
        assert game.state.phase is Phase.CLAIM_HAND
        assert AnswerClaim(True) in game.legal(0)
        game.decline()
        assert game.state.phase is Phase.TRICK


class TestTakingBack:
    """What a player learns between two decisions."""

    def test_a_drawn_card_keeps_the_decision(self) -> None:
        game = draw().play("AS", "9S")
        assert to_take_back(recall(game.events, 1)) == Barrier(Bar.PLAYED, 0, Card.NS)
        assert to_take_back(recall(game.events, 0)) == Barrier(Bar.DRAWN, 0, Card.NC)

    def test_a_chosen_prikup_that_was_seen_is_kept(self) -> None:
        game = chosen()
        assert to_take_back(recall(game.events, 1)) == Barrier(Bar.PRIKUP, 1)

    def test_what_is_laid_away_can_be_taken_back(self) -> None:
        game = chosen()
        before = len(game.events)
        game.give(1, "9S 9H")
        choice = to_take_back(recall(game.events, 1))
        assert getattr(choice, "place", None) == before


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(lambda: played_out(chosen().give(1, "9S 9H").contract(1, 100)), id="10+2+2"),
        pytest.param(
            lambda: played_out(nine().pass_(0).act(1, ChoosePrikup(0)).give(1, "9S JS")),
            id="9+3+3",
        ),
        pytest.param(lambda: played_out(dead().pass_(0).give(1, "9S JS")), id="dead hand"),
        pytest.param(lambda: played_out(draw()), id="draw"),
    ],
)
def test_a_log_of_each_form_is_replayed(game: object) -> None:
    assert callable(game)
    made = game()
    found = replay(made.events)
    assert found.failure is None
    assert found.state == made.state


def banks(game: Game) -> list[BankTaken]:
    return [event for event in game.events if isinstance(event, BankTaken)]


def played_out(game: Game, tricks: int = 12) -> Game:
    """Play the first legal card until the deal is written or that many tricks lie."""
    while game.state.phase in (Phase.RAISE, Phase.TRICK) and len(game.deal_state.tricks) < tricks:
        seat = game.deal_state.turn
        assert seat is not None
        actions = [one for one in game.legal(seat) if not isinstance(one, Rospis | Bid)]
        game.act(seat, actions[0])
    return game
