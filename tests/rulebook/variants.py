"""Every value of every option that can be played, in rules where it matters."""

from collections.abc import Iterator
from typing import Any, Final

from engine.rules import OPTIONS, SUPPORTED, MarriageValues, Rules, active, make_rules

ODD_MARRIAGES: Final = MarriageValues(spades=20, clubs=30, diamonds=50, hearts=70)

CONTEXT: Final[dict[str, dict[str, Any]]] = {
    "deal_pattern": {"prikup_ban": "none"},
    "marriage_values": {"marriage_custom": ODD_MARRIAGES},
    "marriage_custom": {"marriage_values": "custom", "marriage_custom": ODD_MARRIAGES},
    "marriage_without_trick": {"marriage_first_lead": True},
    "round_step": {"dump_truck": "off"},
    "undertrump": {"must_overtrump": True},
    "barrel_fall_score": {"barrel_fall": "set_score"},
    "lock_at": {"barrel": "lock"},
    "tie_break": {"barrel": "off"},
}
"""What else must be chosen before an option matters."""

NUMBERS: Final[dict[str, tuple[Any, ...]]] = {
    "redeal_hand_below": (0, 13, 14),
    "redeal_prikup_below": (0, 5, 6),
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
    "loss_floor": (None, -1000, -500),
}
"""Samples of the options whose values are a range."""

SILENT: Final[dict[str, str]] = {
    "first_dealer": "who deals first is chosen when a match begins",
    "min_final_contract": "bids begin at 100 today, so no contract can be lower",
}
"""Options of which a player is told nothing, and why."""

UNREACHABLE: Final = frozenset(
    {
        *("four_player_sitter", "cutter", "all_pass", "free_throw_in"),
        *("rospis_on_golden", "rospis_in_dark"),
        *("ace_marriage_value", "ace_marriage_trump", "ace_marriage_force_aces"),
        *(option for option in OPTIONS if OPTIONS[option].group in (13, 14, 15, 16)),
    }
    - {"golden", "dark"}
)
"""Options that nothing which can be played today switches on."""


def values(option: str) -> tuple[Any, ...]:
    """Return the values of an option that can be played; samples of a range."""
    if option in SUPPORTED:
        return SUPPORTED[option]
    if option in NUMBERS:
        return NUMBERS[option]
    return OPTIONS[option].choices or (False, True)


def told() -> list[str]:
    """Return the options with several values of which a player must be told."""
    return [
        option
        for option in OPTIONS
        if option not in SILENT and option not in UNREACHABLE and len(values(option)) > 1
    ]


def variants(option: str) -> Iterator[Rules]:
    """Yield rules for every value of an option that can be played."""
    for value in values(option):
        context = CONTEXT.get(option, {})
        rules = make_rules(**{**context, option: value})
        assert active(rules, option), f"{option} has no effect in its context"
        yield rules


def all_variants() -> Iterator[Rules]:
    """Yield the rules of every value of every option."""
    for option in told():
        yield from variants(option)
