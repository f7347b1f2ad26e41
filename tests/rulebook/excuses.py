"""When two values of an option may read the same in the rulebook, and why."""

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.cards import Suit
from engine.marriages import marriage_value
from engine.rules import Rules
from engine.rules.activity import is_draw


class Excuse(NamedTuple):
    """Rules under which an option says nothing, and why; they may be either of the two."""

    holds: Callable[[Rules], bool]
    reason: str


def _two(rules: Rules) -> bool:
    return rules.players == 2


def _without_barrel(rules: Rules) -> bool:
    return rules.barrel in ("off", "lock")


def _nobody_falls(rules: Rules) -> bool:
    coexist = rules.barrel_together == "coexist" and not rules.barrel_knock_off
    return _without_barrel(rules) or (coexist and not rules.barrel_attempts)


def _no_new_deal(rules: Rules) -> bool:
    hand = rules.redeal_hand_below or rules.redeal_four_nines_deal or rules.redeal_four_nines_pass
    more = rules.redeal_three_nines != "off" or rules.redeal_four_jacks
    prikup = rules.redeal_prikup_below or rules.redeal_prikup_two_nines
    return not (hand or more or prikup or rules.redeal_prikup_three_jacks)


def _nobody_is_fined(rules: Rules) -> bool:
    cut = rules.cut_nine in ("recut_then_fine", "recut_then_fine_pass_deal")
    rospis = rules.rospis and rules.rospis_third_fine
    streak = rules.redeal_streak_fine and not _no_new_deal(rules)
    falls = not _nobody_falls(rules) and rules.barrel_fall == "fine"
    return not (cut or rospis or streak or falls or rules.bolt_fine_mode != "off")


def _usual_worths(rules: Rules) -> bool:
    worths = [marriage_value(rules, suit) for suit in Suit]
    return worths == [marriage_value(Rules(), suit) for suit in Suit]


def _one_winner(rules: Rules) -> bool:
    return is_draw(rules) or (not _without_barrel(rules) and rules.barrel_jump != "anyone")


EXCUSES: Final[dict[str, Excuse]] = {
    "deal_pattern": Excuse(_two, "two players have one order of dealing for each form"),
    "prikup_ban": Excuse(_two, "the order of dealing for two keeps to every ban"),
    "pass_face": Excuse(_two, "the only other player gets the card and sees it anyway"),
    "must_overtrump": Excuse(_two, "of two nobody can have trumped before"),
    "redeal_four_nines_pass": Excuse(is_draw, "nothing is passed"),
    "redeal_prikup_below": Excuse(is_draw, "there is no prikup"),
    "redeal_prikup_two_nines": Excuse(is_draw, "there is no prikup"),
    "redeal_prikup_three_jacks": Excuse(is_draw, "there is no prikup"),
    "first_lead": Excuse(is_draw, "without a declarer forehand leads"),
    "round_step": Excuse(is_draw, "exact points are written"),
    "round_mode": Excuse(is_draw, "exact points are written"),
    "bolt_own_game": Excuse(is_draw, "nobody has a game of his own"),
    "redeal_dealer": Excuse(_no_new_deal, "nobody may ask for a new deal"),
    "redeal_streak_fine": Excuse(_no_new_deal, "nobody may ask for a new deal"),
    "forced_bid": Excuse(
        lambda rules: rules.players == 4 and rules.four_player_sitter == "dealer",
        "forehand stands in for a dealer who sits out",
    ),
    "min_final_contract": Excuse(
        lambda rules: rules.min_final_contract <= rules.min_bid,
        "no contract is lower than the lowest bid",
    ),
    "marriage_values": Excuse(_usual_worths, "the own worths are the usual ones"),
    "marriage_without_trick": Excuse(
        lambda rules: not rules.marriage_first_lead, "a marriage comes after a trick"
    ),
    "rospis_when_barrel": Excuse(_without_barrel, "there is no barrel"),
    "barrel_min_contract": Excuse(
        lambda rules: rules.barrel_auction in ("auto_bid", "auto_take"),
        "the contract is never lower",
    ),
    "barrel_attempt_counts": Excuse(
        lambda rules: not rules.barrel_attempts, "attempts are not counted"
    ),
    "barrel_fall": Excuse(_nobody_falls, "nobody can fall"),
    "fine_amount": Excuse(_nobody_is_fined, "nothing is fined"),
    "tie_break": Excuse(_one_winner, "only one can win in a deal"),
}
