"""Every value of every option, in rules where it matters."""

from collections.abc import Iterator
from typing import Any, Final

from engine.rules import OPTIONS, MarriageValues, Rules, active, make_rules

ODD_MARRIAGES: Final = MarriageValues(spades=20, clubs=30, diamonds=50, hearts=70)
NO_BIDDER: Final = {"forced_bid": "none", "all_pass": "last_hand_takes"}

CONTEXT: Final[dict[str, dict[str, Any]]] = {
    "four_player_sitter": {"players": 4},
    "deal_pattern": {"prikup_ban": "none"},
    "cutter": {"cut_nine": "recut"},
    "forced_bid": {"all_pass": "redeal_same"},
    "all_pass": {"forced_bid": "none"},
    "min_final_contract": {"min_bid": 40},
    "pass_style": {"raise_contract": "never"},
    "rospis_on_golden": {"golden": "forced_120"},
    "rospis_in_dark": {"dark": True},
    "free_throw_in": NO_BIDDER,
    "marriage_values": {"marriage_custom": ODD_MARRIAGES},
    "marriage_custom": {"marriage_values": "custom"},
    "marriage_without_trick": {"marriage_first_lead": True},
    "round_step": {"dump_truck": "off"},
    "undertrump": {"must_overtrump": True},
    "barrel_fall_score": {"barrel_fall": "set_score"},
    "lock_at": {"barrel": "lock"},
    "sitter_score": {"players": 4},
    "sitter_ace_value": {"players": 4, "sitter_score": "aces_marriage"},
    "tie_break": {"barrel": "off"},
    "two_form": {"players": 2, "two_discard": "opponent_and_bank", "two_form": "dead_hand"},
    "two_discard": {"players": 2, "two_form": "two_prikups_2"},
    "two_unclaimed": {"players": 2, "two_form": "dead_hand", "two_discard": "opponent_and_bank"},
    "two_choose": {"players": 2, "two_form": "two_prikups_2"},
    "draw_hand": {"players": 2, "two_form": "draw"},
    "draw_follow": {"players": 2, "two_form": "draw"},
    **{option: {"ace_marriage": True} for option in OPTIONS if option.startswith("ace_marriage_")},
    **{option: {"golden": "forced_120"} for option in OPTIONS if option.startswith("golden_")},
    **{option: {"dark": True} for option in OPTIONS if option.startswith(("dark_", "undark"))},
}
"""What else must be chosen before an option matters."""

SAMPLES: Final[dict[str, tuple[Any, ...]]] = {
    "players": (2, 3, 4),
    "redeal_hand_below": (0, 13, 14),
    "redeal_prikup_below": (0, 5, 6),
    "all_pass": ("last_hand_takes", "redeal_same", "redeal_next"),
    "silence_below": (None, -120, 0),
    "rospis_free_count": (0, 1, 2, 3),
    "marriage_custom": (
        ODD_MARRIAGES,
        MarriageValues(spades=20, clubs=30, diamonds=50, hearts=90),
    ),
    "fine_amount": (0, 120, 150),
    "target": (1000, 1001),
    "barrel_attempts": (0, 1, 2, 3, 4, 5),
    "barrel_fall_score": (700, 800),
    "dark_min_score": (None, 0, 240),
    "loss_floor": (None, -1000, -500),
    "two_form": ("two_prikups_3", "dead_hand", "draw"),
    "two_discard": ("to_table", "one_to_opponent"),
}
"""Samples of ranges, and the values that fit the context of an option."""

SILENT: Final[dict[str, str]] = {
    "first_dealer": "who deals first is chosen when a match begins",
    **{
        option.id: "it is about slips that the program prevents"
        for option in OPTIONS.values()
        if option.paper_only
    },
}
"""Options of which the book tells nothing, and why."""


def values(option: str) -> tuple[Any, ...]:
    """Return the values of an option; samples of a range."""
    return SAMPLES.get(option) or OPTIONS[option].choices or (False, True)


def told() -> list[str]:
    """Return the options with several values of which a player must be told."""
    return [option for option in OPTIONS if option not in SILENT and len(values(option)) > 1]


def variants(option: str) -> Iterator[Rules]:
    """Yield rules for every value of an option."""
    for value in values(option):
        rules = make_rules(**{**CONTEXT.get(option, {}), option: value})
        assert active(rules, option), f"{option} has no effect in its context"
        yield rules


def all_variants() -> Iterator[Rules]:
    """Yield the rules of every value of every option."""
    for option in told():
        yield from variants(option)
