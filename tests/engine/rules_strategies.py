"""Hypothesis strategies for rules: any values of the right types, and playable sets."""

from __future__ import annotations

from hypothesis import assume
from hypothesis import strategies as st

from engine.rules import (
    OPTIONS,
    PRESETS,
    MarriageValues,
    Option,
    OptionType,
    Rules,
    Severity,
    problems,
)


def option_values(option: Option) -> st.SearchStrategy[object]:
    """Draw a value that the option's type allows."""
    if option.choices:
        return st.sampled_from(option.choices)
    numbers = st.integers(option.min, option.max)
    match option.type:
        case OptionType.BOOL:
            return st.booleans()
        case OptionType.INT_OR_NULL:
            return st.none() | numbers
        case OptionType.SUIT_MAP:
            values = st.builds(
                MarriageValues, spades=numbers, clubs=numbers, diamonds=numbers, hearts=numbers
            )
            return st.none() | values
        case _:
            return numbers


def any_rules() -> st.SearchStrategy[Rules]:
    """Draw a value for every option without regard to how they fit together."""
    return st.builds(Rules, **{name: option_values(option) for name, option in OPTIONS.items()})


@st.composite
def presets_with_changes(draw: st.DrawFn) -> Rules:
    """Draw a preset with a few options changed."""
    preset = draw(st.sampled_from(tuple(PRESETS.values())))
    changed = draw(st.lists(st.sampled_from(tuple(OPTIONS)), max_size=8, unique=True))
    values = {name: draw(option_values(OPTIONS[name])) for name in changed}
    kept = {name: getattr(preset.rules, name) for name in OPTIONS if name not in values}
    return Rules(**kept, **values)


def playable_rules() -> st.SearchStrategy[Rules]:
    """Draw rules that no cross-field rule refuses."""
    return presets_with_changes().filter(
        lambda rules: all(p.severity is not Severity.ERROR for p in problems(rules))
    )


@st.composite
def seats(draw: st.DrawFn) -> dict[str, object]:
    """Draw how many play, and for two of them a form with cards to give away that fit it."""
    players = draw(st.sampled_from((3, 3, 2, 2, 4)))
    if players != 2:
        sitter = draw(st.sampled_from(OPTIONS["four_player_sitter"].choices))
        return {"players": players, "four_player_sitter": sitter}
    form, discard = draw(
        st.sampled_from(
            (
                ("two_prikups_2", "to_table"),
                ("two_prikups_2", "one_to_opponent"),
                ("two_prikups_3", "opponent_and_bank"),
                ("dead_hand", "opponent_and_bank"),
                ("draw", "to_table"),
            )
        )
    )
    return {"players": 2, "two_form": form, "two_discard": discard}


@st.composite
def supported_rules(draw: st.DrawFn) -> Rules:
    """Draw rules that the engine plays: any mix of supported values that fit together."""
    changed = draw(st.lists(st.sampled_from(tuple(OPTIONS)), max_size=30, unique=True))
    values = {name: draw(option_values(OPTIONS[name])) for name in changed}
    values |= draw(seats())
    rules = Rules(**values)
    assume(all(p.severity is not Severity.ERROR for p in problems(rules)))
    return rules
