"""Card sense, one position a claim. Seat 1 declares; seat 2 plays after it and seat 0 last."""

from engine.actions import Declare, Play
from engine.ai.knowledge import know
from engine.ai.stakes import stakes
from engine.cards import Card, Suit
from tests.ai.positions import DECLARER, LEFT, RIGHT, answer, at_lead
from tests.engine.driver import Game


def played(game: Game, seat: int) -> Play:
    action = answer(game.state, seat)
    assert isinstance(action, Play)
    return action


def test_the_declarer_cashes_an_ace_before_losing_the_lead() -> None:
    game = at_lead(
        "AS JS AC 9C KD QD JH 9H", "10S QS KC QC AD 10D KH 9D", "KS 9S 10C JC JD AH 10H QH"
    )
    assert played(game, DECLARER).card in (Card("AS"), Card("AC"))


def test_the_declarer_cashes_his_second_ace_before_declaring_a_marriage_that_can_be_beaten() -> (
    None
):
    game = at_lead(
        "AS JS AC 9C KD QD JH 9H", "10S QS KC QC AD 10D KH 9D", "KS 9S 10C JC JD AH 10H QH"
    )
    game.play("AS", "QS", "9S")
    assert played(game, DECLARER) == Play(Card("AC"))


def test_with_two_marriages_an_ace_is_kept_as_the_entry_for_the_second() -> None:
    game = at_lead(
        "AS JS AC KC QC KD QD 9H", "10S QS 10C 9C AD 10D KH 9D", "KS 9S JC JD AH 10H QH JH"
    )
    game.play("AS", "QS", "9S")
    assert played(game, DECLARER) == Play(Card("QD"), Declare.MARRIAGE)


def test_a_marriage_that_nobody_can_beat_is_declared_at_once() -> None:
    game = at_lead(
        "AS AD 10D KD QD JC 9C 9H", "10S QS KC QC AC JD KH JH", "KS JS 9S 10C 9D AH 10H QH"
    )
    game.play("AS", "QS", "9S")
    assert played(game, DECLARER) == Play(Card("QD"), Declare.MARRIAGE)


def test_the_dearer_marriage_comes_first() -> None:
    game = at_lead(
        "AS KS QS AC KH QH JD 9D", "10S 9S KC QC AD 10D AH JH", "JS 10C JC 9C KD QD 10H 9H"
    )
    game.play("AS", "9S", "JS", "AC", "QC", "9C")
    assert played(game, DECLARER) == Play(Card("QH"), Declare.MARRIAGE)


def test_a_trump_that_is_still_out_is_drawn() -> None:
    game = at_lead(
        "AS AD 10D KD QD AC JC 9H", "10S QS KC QC 10C JD 9D KH", "KS JS 9S 9C JH AH 10H QH"
    )
    game.play("AS", "QS", "9S", "QD!", "9D", "JH")
    assert played(game, DECLARER).card.suit is Suit.DIAMONDS


def test_a_marriage_is_not_broken_by_the_first_lead() -> None:
    game = at_lead(
        "10S JS KC QC JC 9D JH 9H", "AS QS AC 9C AD 10D KH JD", "KS 9S 10C KD QD AH 10H QH"
    )
    assert played(game, DECLARER).card not in (Card("KC"), Card("QC"))


def test_a_defender_smears_his_bare_ten_on_his_partners_sure_trick() -> None:
    # Left takes the trick with the ace; right has no club, and its ten of hearts is bare.
    game = at_lead(
        "AS 10S KS JS JC 9C QH 9H", "AC 10C KC QC 10D AH KH JH", "9S QS AD KD JD 9D 10H QD"
    )
    game.play("JC", "AC")
    assert played(game, RIGHT).card is Card("10H")


def test_a_defender_does_not_smear_on_a_trick_of_the_declarer() -> None:
    game = at_lead(
        "AS 10S KS AC JC 9C QH 9H", "JS 10C KC QC 10D AH KH JH", "9S QS AD KD JD 9D 10H QD"
    )
    game.play("AC", "QC")
    assert played(game, RIGHT).card.points < 4


def test_a_defender_smears_the_bare_ten_of_the_suit_led_by_his_partner() -> None:
    game = at_lead(
        "AS 10S KS JS JC 9C QD 9H", "QS AC KC QC 10D KD KH 9D", "9S 10C AD JD AH 10H QH JH"
    )
    game.play("JC", "AC")
    assert played(game, RIGHT).card is Card("10C")


def test_a_defender_keeps_his_points_from_a_sure_trick_of_the_declarer() -> None:
    game = at_lead(
        "AS AC JC 9C KD QD JH 9H", "10S KS JS KC QC AD 10D KH", "QS 9S 10C 9D JD AH 10H QH"
    )
    game.play("AS")
    assert played(game, LEFT).card is Card("JS")
    game.play("JS")
    assert played(game, RIGHT).card is Card("9S")


def test_the_last_to_play_takes_the_declarers_ten_with_his_ace() -> None:
    game = at_lead(
        "10S JS AC 9C KD QD JH 9H", "KS QS KC QC AD 10D KH 9D", "AS 9S 10C JC JD AH 10H QH"
    )
    game.play("10S", "QS")
    assert played(game, RIGHT).card is Card("AS")


def test_the_cheapest_card_is_played_to_a_lost_trick() -> None:
    game = at_lead(
        "AS JS QC 9C KD QD JH 9H", "10S QS KC AC AD 10D KH 9D", "KS 9S 10C JC JD AH 10H QH"
    )
    game.play("9C", "AC", "JC", "AD", "JD")
    assert played(game, DECLARER).card is Card("QD")


def test_a_discard_does_not_break_the_marriage_that_can_still_be_declared() -> None:
    game = at_lead(
        "AS JS AC KC QC JD JH 9H", "10S 9S 10C JC AD 10D KD QH", "KS QS 9C QD 9D AH 10H KH"
    )
    game.play("JD", "AD", "9D", "10D", "QD")
    assert played(game, DECLARER).card in (Card("JH"), Card("9H"), Card("JS"))


def test_a_defender_declares_his_own_marriage_when_he_gets_the_lead() -> None:
    game = at_lead(
        "AS 10S JS AC JC 9C 10D 9H", "KS QS 10C KC QC KD 9D JH", "9S AD QD JD AH 10H KH QH"
    )
    game.play("10D", "9D", "AD")
    assert played(game, RIGHT) == Play(Card("QH"), Declare.MARRIAGE) or (
        played(game, RIGHT).card is Card("AH")  # the ace first keeps the lead
    )


def test_the_weight_of_a_first_trick_grows_with_the_bolts_and_the_weakness_of_the_hand() -> None:
    def weight(bolts: int, right: str, left: str) -> float:
        game = at_lead("AC 10C KC JC AS KD AH QH", left, right).standing(RIGHT, bolts=bolts)
        seen = game.view(RIGHT)
        return stakes(seen, know(seen)).first_trick

    weak, others = "JS 9S 9C 9D JD JH 9H QC", "10S KS QS AD 10D QD 10H KH"
    strong, rest = "JS 9S 9C AD JD JH 9H QC", "10S KS QS 9D 10D QD 10H KH"
    weights = [weight(bolts, weak, others) for bolts in (0, 1, 2)]
    assert weights == sorted(weights)
    assert weights[2] > 2 * weights[1] > 0
    assert weight(2, strong, rest) < weights[2] / 10


def test_a_player_who_has_a_trick_or_sits_on_the_barrel_fears_no_bolt() -> None:
    game = at_lead(
        "AC 10C KC JC AS KD AH QH", "10S KS QS AD 10D QD 10H KH", "JS 9S 9C 9D JD JH 9H QC"
    )
    seen = game.standing(RIGHT, bolts=2, total=880, barrel=0).view(RIGHT)
    assert stakes(seen, know(seen)).first_trick == 0.0
