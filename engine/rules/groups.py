"""What is known of an option besides its type and default: group, phase, activity.

Groups, phases and conditions follow RULES.md 2.1; types and defaults are those of `Rules`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from engine.rules.conditions import Above, AllOf, AnyOf, Condition, NoneOf, OneOf


class Facts(Struct, frozen=True):
    """Say in which phases an option works, when it matters, whether only paper play has it."""

    phases: tuple[str, ...]
    active_when: Condition | None = None
    paper_only: bool = False


class Group(Struct, frozen=True):
    """Hold one numbered group of options in the order of the rules editor."""

    number: int
    name: str
    options: Mapping[str, Facts]


_ROSPIS: Final = OneOf("rospis", (True,))
_ACE_MARRIAGE: Final = OneOf("ace_marriage", (True,))
_WAITING_BARREL: Final = OneOf("barrel", ("single", "cumulative"))
_SINGLE_BARREL: Final = OneOf("barrel", ("single",))
_GOLDEN_FORCED: Final = OneOf("golden", ("forced_120",))
_GOLDEN: Final = NoneOf("golden", ("off",))
_DARK: Final = OneOf("dark", (True,))
_FOUR: Final = OneOf("players", (4,))
_TWO: Final = OneOf("players", (2,))

GROUPS: Final[tuple[Group, ...]] = (
    Group(
        1,
        "Table",
        {
            "players": Facts(("setup",)),
            "four_player_sitter": Facts(("setup",), _FOUR),
            "first_dealer": Facts(("setup",)),
        },
    ),
    Group(
        2,
        "Deal",
        {
            "deal_pattern": Facts(("deal",)),
            "prikup_ban": Facts(("deal",)),
            "cutter": Facts(
                ("cut",), AnyOf((NoneOf("cut_nine", ("off",)), NoneOf("cut_jack", ("off",))))
            ),
            "cut_nine": Facts(("cut",)),
            "cut_jack": Facts(("cut",)),
            "exposed_card": Facts(("deal",), paper_only=True),
        },
    ),
    Group(
        3,
        "Redeal",
        {
            "redeal_hand_below": Facts(("redeal",)),
            "redeal_hand_when": Facts(("redeal",), Above("redeal_hand_below", 0)),
            "redeal_four_nines_deal": Facts(("redeal",)),
            "redeal_four_nines_pass": Facts(("redeal",)),
            "redeal_three_nines": Facts(("redeal",)),
            "redeal_four_jacks": Facts(("redeal",)),
            "redeal_prikup_below": Facts(("redeal",)),
            "redeal_prikup_two_nines": Facts(("redeal",)),
            "redeal_prikup_three_jacks": Facts(("redeal",)),
            "redeal_prikup_only_at_100": Facts(
                ("redeal",),
                AnyOf(
                    (
                        Above("redeal_prikup_below", 0),
                        OneOf("redeal_prikup_two_nines", (True,)),
                        OneOf("redeal_prikup_three_jacks", (True,)),
                    )
                ),
            ),
            "redeal_dealer": Facts(("redeal",)),
            "redeal_streak_fine": Facts(("redeal",)),
        },
    ),
    Group(
        4,
        "Auction",
        {
            "forced_bid": Facts(("auction",)),
            "min_bid": Facts(("auction",)),
            "bid_step": Facts(("auction",)),
            "bid_jumps": Facts(("auction",)),
            "bid_limit": Facts(("auction", "raise")),
            "max_contract": Facts(("auction", "raise")),
            "bid_show_marriage": Facts(("auction",), paper_only=True),
            "bid_check": Facts(("auction",), paper_only=True),
            "all_pass": Facts(("auction",), OneOf("forced_bid", ("none",))),
            "silence_below": Facts(("auction",)),
            "raise_contract": Facts(("raise",)),
            "raise_limit": Facts(("raise",)),
            "min_final_contract": Facts(("raise",)),
        },
    ),
    Group(
        5,
        "Prikup & pass",
        {
            "prikup_show": Facts(("prikup",)),
            "pass_face": Facts(("pass",)),
            "pass_style": Facts(("pass",)),
        },
    ),
    Group(
        6,
        "Rospis",
        {
            "rospis": Facts(("rospis",)),
            "rospis_timing": Facts(("rospis",), _ROSPIS),
            "rospis_share": Facts(("rospis",), _ROSPIS),
            "rospis_fixed": Facts(("rospis",), AllOf((_ROSPIS, OneOf("rospis_share", ("fixed",))))),
            "rospis_cost": Facts(("rospis",), _ROSPIS),
            "rospis_free_count": Facts(
                ("rospis",), AllOf((_ROSPIS, OneOf("rospis_cost", ("contract",))))
            ),
            "rospis_third_fine": Facts(("rospis",), _ROSPIS),
            "rospis_limit": Facts(("rospis",), _ROSPIS),
            "rospis_when_barrel": Facts(("rospis",), _ROSPIS),
            "rospis_on_golden": Facts(("rospis",), AllOf((_ROSPIS, _GOLDEN))),
            "rospis_in_dark": Facts(("rospis",), AllOf((_ROSPIS, _DARK))),
            "free_throw_in": Facts(("rospis",), OneOf("all_pass", ("last_hand_takes",))),
            "write_off": Facts(("rospis",)),
        },
    ),
    Group(
        7,
        "Marriages",
        {
            "marriage_values": Facts(("bid", "play")),
            "marriage_custom": Facts(("bid", "play"), OneOf("marriage_values", ("custom",))),
            "marriage_first_lead": Facts(("play",)),
            "marriage_call": Facts(("play",)),
            "marriage_trump_choice": Facts(("play",)),
            "marriage_without_trick": Facts(("score",)),
            "wrong_marriage": Facts(("play",), paper_only=True),
            "ace_marriage": Facts(("bid", "play")),
            "ace_marriage_value": Facts(("play",), _ACE_MARRIAGE),
            "ace_marriage_trump": Facts(("play",), _ACE_MARRIAGE),
            "ace_marriage_force_aces": Facts(("play",), _ACE_MARRIAGE),
            "half_marriage": Facts(("bid", "play")),
            "nines_marriage_value": Facts(("play",)),
            "four_nines_bonus": Facts(("score",)),
        },
    ),
    Group(
        8,
        "Trick play",
        {
            "first_lead": Facts(("play",)),
            "must_trump": Facts(("play",)),
            "must_overtake": Facts(("play",)),
            "must_overtrump": Facts(("play",)),
            "undertrump": Facts(("play",), OneOf("must_overtrump", (True,))),
            "lead_foreign_trump": Facts(("play",)),
            "must_lead_trump": Facts(("play",)),
        },
    ),
    Group(
        9,
        "Scoring",
        {
            "round_step": Facts(("score",)),
            "round_mode": Facts(("score",)),
            "round_own_game": Facts(("score",)),
            "success_score": Facts(("score",)),
            "fail_score": Facts(("score",)),
            "fine_amount": Facts(("score",)),
        },
    ),
    Group(
        10,
        "Bolts",
        {
            "bolt_rule": Facts(("score",)),
            "bolt_fine_mode": Facts(("score",)),
            "bolt_limit": Facts(("score",), NoneOf("bolt_fine_mode", ("off",))),
            "bolt_own_game": Facts(("score",)),
        },
    ),
    Group(
        11,
        "Barrel",
        {
            "barrel": Facts(("score",)),
            "barrel_at": Facts(("score",), _WAITING_BARREL),
            "target": Facts(("end",)),
            "win_above_target": Facts(("score",), _SINGLE_BARREL),
            "barrel_attempts": Facts(("score",), _WAITING_BARREL),
            "barrel_attempt_counts": Facts(("score",), _SINGLE_BARREL),
            "barrel_auction": Facts(("auction",), _SINGLE_BARREL),
            "barrel_bid_cap": Facts(("auction",), _WAITING_BARREL),
            "barrel_min_contract": Facts(("raise",), _SINGLE_BARREL),
            "barrel_fail": Facts(("score",), _SINGLE_BARREL),
            "barrel_overbid_fail": Facts(("score",), _SINGLE_BARREL),
            "barrel_fall": Facts(("score",), _SINGLE_BARREL),
            "barrel_fall_score": Facts(
                ("score",), AllOf((_SINGLE_BARREL, OneOf("barrel_fall", ("set_score",))))
            ),
            "barrel_zero_after": Facts(("score",), _WAITING_BARREL),
            "barrel_knock_off": Facts(("score",), _WAITING_BARREL),
            "barrel_together": Facts(("score",), _WAITING_BARREL),
            "barrel_freeze_others": Facts(("score",), _SINGLE_BARREL),
            "barrel_jump": Facts(("score",), _WAITING_BARREL),
            "lock_at": Facts(("score",), OneOf("barrel", ("lock",))),
        },
    ),
    Group(
        12,
        "Dump truck",
        {
            "dump_truck": Facts(("score",)),
            "dump_value": Facts(("score",), NoneOf("dump_truck", ("off",))),
        },
    ),
    Group(
        13,
        "Golden round",
        {
            "golden": Facts(("auction", "score")),
            "golden_contract": Facts(("auction",), _GOLDEN_FORCED),
            "golden_raise": Facts(("raise",), _GOLDEN_FORCED),
            "golden_fail": Facts(("score",), _GOLDEN_FORCED),
            "golden_double_fines": Facts(("score",), _GOLDEN),
            "golden_double_bolts": Facts(("score",), _GOLDEN),
            "golden_hide": Facts(("prikup", "pass"), _GOLDEN_FORCED),
        },
    ),
    Group(
        14,
        "Dark game",
        {
            "dark": Facts(("before auction",)),
            "dark_min_score": Facts(("before auction",), _DARK),
            "dark_on_barrel": Facts(("before auction",), _DARK),
            "dark_hide_prikup": Facts(("prikup", "pass"), _DARK),
            "undark": Facts(("auction",), _DARK),
            "dark_score": Facts(("score",), _DARK),
            "dark_raise": Facts(("raise",), _DARK),
            "dark_scope": Facts(("score",), _DARK),
            "dark_double_bolts": Facts(("score",), _DARK),
        },
    ),
    Group(
        15,
        "Four players",
        {
            "sitter_score": Facts(("score",), _FOUR),
            "sitter_ace_value": Facts(
                ("score",), AllOf((_FOUR, OneOf("sitter_score", ("aces_marriage",))))
            ),
        },
    ),
    Group(
        16,
        "Two players",
        {
            "two_form": Facts(("deal",), _TWO),
            "two_discard": Facts(("pass",), AllOf((_TWO, NoneOf("two_form", ("draw",))))),
            "two_unclaimed": Facts(("score",), AllOf((_TWO, NoneOf("two_form", ("draw",))))),
            "two_choose": Facts(
                ("prikup",), AllOf((_TWO, OneOf("two_form", ("two_prikups_2", "two_prikups_3"))))
            ),
            "draw_hand": Facts(("deal",), AllOf((_TWO, OneOf("two_form", ("draw",))))),
            "draw_follow": Facts(("play",), AllOf((_TWO, OneOf("two_form", ("draw",))))),
        },
    ),
    Group(
        17,
        "End",
        {
            "loss_floor": Facts(("end",)),
            "tie_break": Facts(("end",)),
            "settlement": Facts(("end",)),
        },
    ),
    Group(
        18,
        "Paper only",
        {
            "scorekeeper_fine": Facts(("paper",), paper_only=True),
            "lead_before_pass": Facts(("paper",), paper_only=True),
        },
    ),
)
