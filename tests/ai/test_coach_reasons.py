"""Every reason that the coach gives for a card is true, whatever the viewer cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.actions import Bid, NameContract, Pass, PassCards, Play
from engine.cards import Card, Suit, parse_cards, points_of
from engine.coach.advice import Advice, Weighed
from engine.coach.finished import Moment
from engine.coach.reasons import Because, Why, reasons
from engine.decider import legal_actions
from engine.phases.tricks import winning_play
from engine.scoring import is_made
from engine.state import Phase, State, deal_of
from engine.view import view
from tests.ai.coach_games import finished
from tests.ai.kernel_games import after_play, plays_of
from tests.ai.positions import DECLARER, LEFT, RIGHT, at_lead
from tests.ai.test_coach_claim import other_lies
from tests.engine.driver import HANDS, Game, at_auction, at_first_lead, at_pass, at_raise

PLAYED = [
    ("russian_classic", 11, "random"),
    ("russian_classic", 12, "ruler-1"),
    ("polish_tysiac", 13, "random"),
    ("four_players", 14, "ruler-1"),
    ("two_9_3_3", 15, "random"),
]


def why(state: State, play: Play) -> list[Because]:
    return list(reasons(view(state, deal_of(state).turn), play))


def after_trick(state: State) -> Iterator[State]:
    """Yield the position after the trick on the table in every way it can go on."""
    if not deal_of(state).trick:
        yield state
        return
    for play in plays_of(state):
        yield from after_trick(after_play(state, play))


def takes_last(state: State, card: Card) -> bool:
    """Tell whether the last card of a trick takes it."""
    deal = deal_of(after_play(state, Play(card)))
    return deal.tricks[-1].winner == deal_of(state).turn


def holds(found: Because, moment: Moment, play: Play, ends: list[State]) -> bool:
    """Tell whether a reason is true of a card that was played so, and the trick ended so."""
    before, seat = deal_of(moment.state), moment.seat
    after = [deal_of(end) for end in ends]
    winners = {deal.tricks[-1].winner for deal in after}
    rules, declarer = moment.state.rules, before.declarer
    legal = [other.card for other in plays_of(moment.state)]
    points = [card.points for card in legal]
    on_table = points_of(lying.card for lying in before.trick) + play.card.points
    match found.why:
        case Why.TAKES:
            return winners == {seat} and found.points == on_table
        case Why.TAKES_CHEAPLY:
            others = [card for card in legal if card != play.card]
            takers = [card for card in others if takes_last(moment.state, card)]
            dearer = takers and all(card.points > play.card.points for card in takers)
            return winners == {seat} and found.points == on_table and bool(dearer)
        case Why.NOBODY_BEATS:
            return winners == {seat} and found.card == play.card
        case Why.MAKES_CONTRACT:
            assert declarer == seat
            raw = [deal.points[seat] + deal.marriage_points[seat] for deal in after]
            return min(raw) >= found.points and is_made(rules, before.contract, min(raw))
        case Why.BREAKS_CONTRACT:
            assert declarer is not None
            taken = [deal.points[declarer] + deal.marriage_points[declarer] for deal in after]
            return max(taken) <= found.points and not is_made(rules, before.contract, found.points)
        case Why.FEEDS_PARTNER:
            return declarer not in winners and seat not in winners and found.points == max(points)
        case Why.GIVES_LITTLE:
            lost = winners == {declarer} or declarer in (seat, None) or len(before.active) == 2
            return lost and seat not in winners and found.points == min(points)
        case Why.CANNOT_TAKE:
            mine = [deal_of(after_play(moment.state, Play(card))) for card in legal]
            best = [winning_play(deal.trick, deal.trump).seat for deal in mine if deal.trick]
            return seat not in best and declarer in best and found.points == min(points)
        case Why.OPENS_MARRIAGE:
            return all(
                deal.turn == seat
                and any(p.declare and p.card.suit is found.suit for p in plays_of(end))
                for deal, end in zip(after, ends, strict=True)
            )
        case Why.HIGHEST_LEFT:
            trump = deal_of(after_play(moment.state, play)).trump
            beaten = [deal.tricks[-1].plays for deal in after if deal.tricks[-1].winner != seat]
            return all(any(lying.card.suit is trump for lying in plays) for plays in beaten)
        case Why.DRAWS_TRUMPS:
            held = sum(
                card.suit is found.suit
                for other in before.active
                if other != seat
                for card in before.hands[other] or ()
            )
            trump = deal_of(after_play(moment.state, play)).trump
            return play.card.suit is trump and held <= found.count
        case Why.RUFFS:
            return play.card.suit is before.trump and before.trick[0].card.suit is found.suit
        case Why.FORCES_RUFF:
            assert declarer is not None
            none = all(card.suit is not found.suit for card in before.hands[declarer] or ())
            return none and rules.must_trump
        case Why.KEEPS_MARRIAGE:
            assert found.suit is not None
            pair = {Card("K" + found.suit.value), Card("Q" + found.suit.value)}
            hand = set(before.hands[seat] or ()) - {play.card}
            return pair <= hand and bool(pair & set(legal))
        case Why.DECLARES:
            gained = deal_of(after_play(moment.state, play)).marriage_points[seat]
            return gained - before.marriage_points[seat] == found.points > 0
        case Why.ONLY_CARD:
            return len(legal) == 1
        case Why.WINS_REST:
            return winners == {seat} and found.count == before.held[seat]
        case _:
            return False


@pytest.mark.parametrize(("preset", "seed", "player"), PLAYED)
def test_what_is_said_of_a_card_is_true_in_every_lie_of_the_hidden_cards(
    preset: str, seed: int, player: str
) -> None:
    said: Counter[Why] = Counter()
    for deal in finished(preset, seed, 3, player):
        for moment in deal.moments:
            if moment.state.phase is not Phase.TRICK:
                continue
            for play in plays_of(moment.state):
                found = why(moment.state, play)
                lies = other_lies(moment.state, moment.seat, 1 if found else 0)
                ends = [end for lie in lies for end in after_trick(after_play(lie, play))]
                for because in found:
                    assert holds(because, moment, play, ends), (because, play)
                    said[because.why] += 1
    assert len(said) > 6, said


def test_a_single_card_is_the_only_reason() -> None:
    game = at_lead(
        "AS 10S KS QS JS AC AD AH", "9S KC QC JC 9C KD QD JD", "10C 9D 10D KH QH JH 9H 10H"
    ).play("AS")
    assert why(game.state, Play(Card.NS)) == [Because(why=Why.ONLY_CARD)]


def leads() -> Game:
    return at_lead(
        "AS 9S KH QH AC 10D JD 9D", "10S KS QS JS 10C AD KD AH", "KC QC JC 9C QD 10H JH 9H"
    )


def test_a_master_that_opens_a_marriage_says_so() -> None:
    assert why(leads().state, Play(Card.AS)) == [
        Because(why=Why.NOBODY_BEATS, card=Card.AS),
        Because(why=Why.OPENS_MARRIAGE, suit=Suit.HEARTS),
    ]
    assert why(leads().state, Play(Card.NS)) == []


def test_a_marriage_that_is_declared_draws_the_trumps() -> None:
    game = leads().play("AS", "JS", "9C")
    found = why(game.state, Play(Card.KH, plays_of(game.state)[0].declare))
    assert found == []
    declare = next(p for p in plays_of(game.state) if p.card is Card.KH and p.declare)
    assert why(game.state, declare) == [
        Because(why=Why.DECLARES, suit=Suit.HEARTS, points=100),
        Because(why=Why.DRAWS_TRUMPS, suit=Suit.HEARTS, count=4),
    ]


def test_a_card_that_is_high_but_can_be_trumped_is_the_highest_left() -> None:
    game = leads().play("AS", "JS", "9C", "KH!", "AH", "9H", "AD", "QD", "9D", "KD", "10H", "JD")
    assert deal_of(game.state).turn == RIGHT
    assert why(game.state, Play(Card.JH)) != []
    game.play("KC", "AC", "10C")
    assert deal_of(game.state).turn == DECLARER
    found = why(game.state, Play(Card.TD))
    assert found == [Because(why=Why.HIGHEST_LEFT, card=Card.TD, suit=Suit.DIAMONDS)]


def defenders() -> Game:
    """Return a trick that the left defender takes from the declarer, the right one to play."""
    return at_lead(
        "KS AH 10H AC 10C AD 10D 9D", "AS JS KC QC JH 9H KD QD", "10S 9S QS JC 9C KH QH JD"
    ).play("KS", "AS")


def test_a_ten_is_given_to_the_partner_who_takes_the_trick_and_the_nine_is_not() -> None:
    game = defenders()
    assert deal_of(game.state).turn == RIGHT
    assert why(game.state, Play(Card.TS)) == [Because(why=Why.FEEDS_PARTNER, points=10)]
    assert why(game.state, Play(Card.NS)) == []


def test_under_a_lost_trick_the_cheapest_card_is_given() -> None:
    game = at_lead(
        "AS AH 10H AC 10C AD 10D 9D", "KS JS KC QC JH 9H KD QD", "10S 9S QS JC 9C KH QH JD"
    ).play("AS", "JS")
    assert why(game.state, Play(Card.NS)) == [Because(why=Why.GIVES_LITTLE, points=0)]
    assert why(game.state, Play(Card.QS)) == []


def test_the_cheapest_card_is_given_while_the_partner_might_still_take_the_trick() -> None:
    hands = ("KS AH 10H AC 10C AD 10D 9D", "QS JS KC QC JH 9H KD QD", "10S 9S AS JC 9C KH QH JD")
    game = at_lead(*hands).play("KS")
    assert why(game.state, Play(Card.JS)) == [Because(why=Why.CANNOT_TAKE, points=2)]
    assert why(game.state, Play(Card.QS)) == []
    ace = at_lead(
        *(hand.replace("KS", "?").replace("AS", "KS").replace("?", "AS") for hand in hands)
    )
    # The ace is higher than anything that the partner may hold.
    assert why(ace.play("AS").state, Play(Card.JS)) == [Because(why=Why.GIVES_LITTLE, points=2)]


def test_the_last_card_that_takes_a_trick_for_least_says_so() -> None:
    game = at_lead(
        "JS AH 10H AC 10C AD 10D 9D", "KS 9S KC QC JH 9H KD QD", "10S AS QS JC 9C KH QH JD"
    ).play("JS", "KS")
    opens = Because(why=Why.OPENS_MARRIAGE, suit=Suit.HEARTS)
    assert why(game.state, Play(Card.TS)) == [Because(why=Why.TAKES_CHEAPLY, points=16), opens]
    assert why(game.state, Play(Card.AS)) == [Because(why=Why.TAKES, points=17), opens]


def test_a_suit_that_the_declarer_has_not_forces_him_to_trump() -> None:
    game = at_lead(
        "AS KH QH 10H JC KC 10C 9C", "10S KS QS AH AC QC KD QD", "10D AD JD 9D JS JH 9H 9S"
    ).play("AS", "QS", "9S", "KH!", "AH", "9H")
    assert deal_of(game.state).turn == LEFT
    forced = Because(why=Why.FORCES_RUFF, suit=Suit.DIAMONDS)
    assert forced not in why(game.state, Play(Card.KD)), "nobody knows it yet"
    game.play("KD", "9D", "QH", "JC", "AC", "JH")
    assert deal_of(game.state).turn == RIGHT
    assert forced in why(game.state, Play(Card.TD))
    assert forced not in why(game.state, Play(Card.JS))


def test_the_cards_to_pass_have_reasons_too() -> None:
    state = at_pass().state
    assert reasons(view(state, 1), PassCards(parse_cards("9S 9D"))) == (
        Because(why=Why.KEEPS_MARRIAGE, suit=Suit.SPADES),
        Because(why=Why.KEEPS_MARRIAGE, suit=Suit.DIAMONDS),
        Because(why=Why.KEEPS_MARRIAGE, suit=Suit.HEARTS),
        Because(why=Why.PASSES_LITTLE, points=0),
    )


def test_where_nothing_can_be_told_the_adviser_is_named_and_nobody_else() -> None:
    state = at_first_lead().state
    seen, lead = view(state, 1), Play(Card.KD)
    advice = Advice(choices=(Weighed(action=lead, worth=1.0),), arrangements=50)
    assert reasons(seen, lead) == ()
    assert reasons(seen, lead, advice) == (Because(why=Why.BEST_ON_AVERAGE, count=50),)
    only = Advice(choices=advice.choices, arrangements=1, every=True)
    assert reasons(seen, lead, only) == ()
    assert reasons(seen, Play(Card.QD), advice) == ()
    assert reasons(view(state, None), lead, advice) == ()
    assert reasons(view(Game().state, 0), lead, advice) == ()


def test_a_call_and_a_contract_tell_of_the_hand_behind_them() -> None:
    game = at_auction()
    assert reasons(game.view(2), Pass()) == (Because(why=Why.NO_MARRIAGE),)
    aces = Because(why=Why.HOLDS_ACES, count=2)
    assert reasons(game.view(2), Bid(105)) == (aces, Because(why=Why.LEAST))
    assert reasons(game.view(2), Bid(110)) == (aces,)
    named = reasons(at_raise().view(1), NameContract(120))
    held = {Suit.SPADES: 40, Suit.DIAMONDS: 80, Suit.HEARTS: 100}
    assert named == (
        *(Because(why=Why.HOLDS_MARRIAGE, suit=s, points=p) for s, p in held.items()),
        Because(why=Why.LEAST),
    )
    poor = {0: "10S JS QC JC 10D JD 9H", 1: HANDS[1], 2: "AC KC 10C 9C AD AH JH"}
    told = reasons(Game().deal(poor).decline().pass_(2).view(0), Pass())
    assert told == (Because(why=Why.NO_MARRIAGE), Because(why=Why.NO_ACE))


def test_reasons_speak_of_legal_cards_of_the_viewer() -> None:
    state = leads().state
    for action in legal_actions(view(state, DECLARER)):
        assert isinstance(reasons(view(state, DECLARER), action), tuple)
