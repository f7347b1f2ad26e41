"""The rules of one table: every option of the game as one frozen, typed record.

This file is the single source of option ids, their order, types, ranges and defaults
(RULES.md 2.1); `options` reads them back by introspection. It is one long declaration
on purpose: an id can be found here by eye and a type checker knows every field.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

MarriageValue = Annotated[int, Meta(ge=0, le=400)]


class MarriageValues(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hold the worth of the marriage of each suit; written as `{"S": 40, "C": 60, ...}`."""

    spades: MarriageValue = field(name="S")
    clubs: MarriageValue = field(name="C")
    diamonds: MarriageValue = field(name="D")
    hearts: MarriageValue = field(name="H")


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """Hold one value for each option; the defaults are those of `russian_classic`.

    Building one in Python checks nothing: use `make_rules` or `with_options` for values
    that come from a person or a file. Decoding by msgspec checks types and ranges only;
    `problems` checks how the values fit together.
    """

    # Group 1: Table
    players: Literal[2, 3, 4] = 3
    four_player_sitter: Literal["dealer", "opposite_dealer", "right_of_dealer"] = "dealer"
    first_dealer: Literal["random", "seat0"] = "random"

    # Group 2: Deal
    deal_pattern: Literal[
        "one_by_one_mid", "prikup_first_three_rounds", "prikup_last", "packets_3_2_2"
    ] = "one_by_one_mid"
    prikup_ban: Literal["none", "first_last_one", "first_last_three"] = "first_last_three"
    cutter: Literal["none", "right_of_dealer", "left_of_dealer"] = "right_of_dealer"
    cut_nine: Literal["off", "recut", "recut_then_fine", "recut_then_fine_pass_deal"] = "off"
    cut_jack: Literal["off", "dealer_buries", "dealer_recuts_once", "reshuffle_and_recut"] = "off"
    exposed_card: Literal["off", "fine_dealer_pass_deal", "redeal_same_dealer"] = "off"

    # Group 3: Redeal
    redeal_hand_below: Annotated[int, Meta(ge=0, le=40)] = 14
    redeal_hand_when: Literal["after_deal", "after_pass"] = "after_deal"
    redeal_four_nines_deal: bool = True
    redeal_four_nines_pass: bool = False
    redeal_three_nines: Literal["off", "forehand", "any"] = "off"
    redeal_four_jacks: bool = False
    redeal_prikup_below: Annotated[int, Meta(ge=0, le=30)] = 5
    redeal_prikup_two_nines: bool = False
    redeal_prikup_three_jacks: bool = False
    redeal_prikup_only_at_100: bool = True
    redeal_dealer: Literal["same", "next"] = "same"
    redeal_streak_fine: Literal[0, 3] = 0

    # Group 4: Auction
    forced_bid: Literal["forehand", "dealer", "none"] = "forehand"
    min_bid: Literal[40, 60, 100] = 100
    bid_step: Literal[5, 10] = 5
    bid_jumps: bool = True
    bid_limit: Literal["none", "no_marriage_120", "marriages_sum"] = "marriages_sum"
    max_contract: Literal[0, 300, 400] = 0
    bid_show_marriage: bool = False
    bid_check: Literal["prevented", "honour_fine"] = "prevented"
    all_pass: Literal["forced_plays", "last_hand_takes", "redeal_same", "redeal_next"] = (
        "forced_plays"
    )
    silence_below: Annotated[int, Meta(ge=-1000, le=0)] | None = None
    raise_contract: Literal["after_pass", "before_prikup", "never"] = "after_pass"
    raise_limit: Literal["hand_marriages", "unlimited"] = "hand_marriages"
    min_final_contract: Literal[40, 60, 100] = 100

    # Group 5: Prikup & pass
    prikup_show: Literal["always", "hidden_at_forced_100", "never"] = "always"
    pass_face: Literal["up", "down"] = "down"
    pass_style: Literal["take_all", "keep_one"] = "take_all"

    # Group 6: Rospis
    rospis: bool = True
    rospis_timing: Literal["before_pass", "before_first_lead", "any_own_turn"] = "before_first_lead"
    rospis_share: Literal["half", "fixed", "half_min_60", "none"] = "fixed"
    rospis_fixed: Literal[50, 60] = 60
    rospis_cost: Literal["contract", "none", "bolt"] = "contract"
    rospis_free_count: Annotated[int, Meta(ge=0, le=3)] = 0
    rospis_third_fine: bool = False
    rospis_limit: Literal[0, 1, 2, 3] = 0
    rospis_when_barrel: Literal["allowed", "not_barrel_player", "nobody"] = "not_barrel_player"
    rospis_on_golden: bool = False
    rospis_in_dark: bool = False
    free_throw_in: Literal[0, 50, 60] = 0
    write_off: bool = False

    # Group 7: Marriages
    marriage_values: Literal["standard", "clubs_high", "custom"] = "standard"
    marriage_custom: MarriageValues | None = None
    marriage_first_lead: bool = False
    marriage_call: Literal["ask", "auto"] = "ask"
    marriage_trump_choice: bool = False
    marriage_without_trick: Literal["keeps", "lapses"] = "keeps"
    wrong_marriage: Literal["prevented", "contract_fine_replay"] = "prevented"
    ace_marriage: bool = False
    ace_marriage_value: Literal[200] = 200
    ace_marriage_trump: Literal["none", "led_suit"] = "none"
    ace_marriage_force_aces: bool = False
    half_marriage: bool = False
    nines_marriage_value: Literal[0, 200, 360] = 0
    four_nines_bonus: Literal[0, 100, 120] = 0

    # Group 8: Trick play
    first_lead: Literal["declarer", "forehand", "dealer"] = "declarer"
    must_trump: bool = True
    must_overtake: bool = False
    must_overtrump: bool = False
    undertrump: Literal["required", "free"] = "required"
    lead_foreign_trump: bool = True
    must_lead_trump: bool = False

    # Group 9: Scoring
    round_step: Literal[1, 5, 10] = 5
    round_mode: Literal["nearest", "down"] = "nearest"
    round_own_game: bool = False
    success_score: Literal["contract", "points"] = "contract"
    fail_score: Literal["contract", "shortfall"] = "contract"
    fine_amount: Annotated[int, Meta(ge=0, le=500)] = 120

    # Group 10: Bolts
    bolt_rule: Literal["no_tricks", "zero_points", "rounds_to_zero"] = "no_tricks"
    bolt_fine_mode: Literal["off", "total", "consecutive"] = "total"
    bolt_limit: Literal[3, 5] = 3
    bolt_own_game: bool = True

    # Group 11: Barrel
    barrel: Literal["off", "single", "cumulative", "lock"] = "single"
    barrel_at: Literal[850, 880, 900] = 880
    target: Annotated[int, Meta(ge=200, le=2500)] = 1000
    win_above_target: bool = False
    barrel_attempts: Annotated[int, Meta(ge=0, le=5)] = 3
    barrel_attempt_counts: Literal["every_deal", "own_contract"] = "every_deal"
    barrel_auction: Literal["normal", "must_bid", "auto_bid", "auto_take"] = "normal"
    barrel_bid_cap: Literal[0, 120] = 0
    barrel_min_contract: bool = True
    barrel_fail: Literal["attempt", "deduct_and_off"] = "attempt"
    barrel_overbid_fail: Literal["attempt", "deduct_and_off"] = "attempt"
    barrel_fall: Literal["fine", "set_score", "zero"] = "fine"
    barrel_fall_score: Annotated[int, Meta(ge=0, le=2000)] = 800
    barrel_zero_after: Literal[0, 3] = 3
    barrel_knock_off: bool = True
    barrel_together: Literal["coexist", "all_fall"] = "coexist"
    barrel_freeze_others: bool = False
    barrel_jump: Literal["never", "declarer", "anyone"] = "never"
    lock_at: Literal[800, 880, 900] = 900

    # Group 12: Dump truck
    dump_truck: Literal["off", "plus", "minus", "both"] = "plus"
    dump_value: Literal[550, 555] = 555

    # Group 13: Golden round
    golden: Literal["off", "forced_120", "double_only"] = "off"
    golden_contract: Literal[120] = 120
    golden_raise: bool = False
    golden_fail: Literal["continue", "replay", "reset_replay", "reset_normal"] = "continue"
    golden_double_fines: bool = True
    golden_double_bolts: bool = False
    golden_hide: bool = True

    # Group 14: Dark game
    dark: bool = False
    dark_min_score: Annotated[int, Meta(ge=-1000, le=1000)] | None = None
    dark_on_barrel: bool = False
    dark_hide_prikup: bool = True
    undark: Literal["off", "auction", "take"] = "auction"
    dark_score: Literal["contract_x2", "points_x2"] = "contract_x2"
    dark_raise: bool = False
    dark_scope: Literal["declarer", "all"] = "declarer"
    dark_double_bolts: bool = False

    # Group 15: Four players
    sitter_score: Literal[
        "none",
        "cards",
        "cards_marriage",
        "cards_half_marriage",
        "aces_marriage",
        "three_nines_or_cards",
    ] = "cards_marriage"
    sitter_ace_value: Literal[40, 50] = 40

    # Group 16: Two players
    two_form: Literal["two_prikups_2", "two_prikups_3", "dead_hand", "draw"] = "two_prikups_2"
    two_discard: Literal["to_table", "one_to_opponent", "opponent_and_bank"] = "to_table"
    two_unclaimed: Literal["last_trick", "nobody"] = "last_trick"
    two_choose: Literal["blind", "seen"] = "blind"
    draw_hand: Literal[6, 8] = 6
    draw_follow: Literal["strict", "free"] = "strict"

    # Group 17: End
    loss_floor: Annotated[int, Meta(ge=-2000, le=-100)] | None = None
    tie_break: Literal["highest_then_declarer", "declarer_first"] = "highest_then_declarer"
    settlement: Literal["none", "difference", "proportional"] = "none"

    # Group 18: Paper only
    scorekeeper_fine: Literal[0, 100] = 0
    lead_before_pass: Literal["prevented", "opponent_takes_card"] = "prevented"
