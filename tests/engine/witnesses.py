"""Matches that tell the values of an option apart, and the search for them.

A witness is a deal or a few, played from given standings by a fixed habit under two sets of rules
that differ in one option only: what is offered or what happens is not the same. Write the file of
witnesses anew by `python -m tests.engine.witnesses`.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Deal, Start
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import MatchStarted
from engine.rules import OPTIONS, InvalidRules, Option, OptionType, Rules, active, make_rules
from engine.scoring.types import Standing
from engine.shuffle import shuffle
from engine.state import Phase
from engine.view import view
from tests.golden.policy import choose

FILE: Final = Path(__file__).with_suffix(".json")

EXEMPT: Final = frozenset({"prikup_ban", "first_dealer"})
"""Options without an effect on play: one is a check of another, one is asked before the match."""

DEALS: Final = 4
MOST_TRIES: Final = 4_000
_FALL_SCORES: Final = (0, 400, 840)
"""The range of this option is bounded by another one, too."""


class Witness(Struct, frozen=True):
    """Two values of an option and the match in which they differ."""

    option: str
    values: tuple[Any, Any]
    changes: dict[str, Any]
    """What both rules have in common, as differences from the default."""

    seed: int


def pairs(option: Option) -> Iterator[tuple[object, object]]:
    """Return every two values of an option, a few of a range."""
    return itertools.combinations(_values(option), 2)


def _values(option: Option) -> tuple[object, ...]:
    if option.id == "barrel_fall_score":
        return _FALL_SCORES
    if option.choices:
        return option.choices
    match option.type:
        case OptionType.BOOL:
            return (False, True)
        case OptionType.SUIT_MAP:
            return (
                {"S": 40, "C": 60, "D": 80, "H": 100},
                {"S": 100, "C": 80, "D": 60, "H": 40},
            )
        case _:
            assert option.min is not None
            assert option.max is not None
            middle = (option.min + option.max) // 2
            least = None if option.type is OptionType.INT_OR_NULL else option.min
            return (least, middle, option.max)


def options_to_try() -> list[Option]:
    """Return the options whose values have to differ in play."""
    return [
        option
        for option in OPTIONS.values()
        if not option.paper_only and option.id not in EXEMPT and len(_values(option)) > 1
    ]


def differ(witness: Witness) -> bool:
    """Tell whether the two values lead to different matches.

    Raises InvalidRules where one of the values does not fit what they have in common.
    """
    one, other = (_rules(witness, value) for value in witness.values)
    matters = active(one, witness.option) or active(other, witness.option)
    return matters and _played(one, witness.seed) != _played(other, witness.seed)


def _rules(witness: Witness, value: object) -> Rules:
    """Return the rules with one of the values, and what that value cannot be without."""
    name = witness.option
    companions = _COMPANIONS.get(name, {}).get(str(value), {})
    return make_rules(**{**witness.changes, **companions, name: value})


def _played(rules: Rules, seed: int) -> list[object]:
    """Play a few deals: return what was offered and what happened."""
    chooser = random.Random(seed)
    (started,) = conduct(None, Start(rules, 0))
    assert isinstance(started, MatchStarted)
    state = replace(begin(started), standings=_standings(rules, chooser))
    told: list[object] = [rules.players]
    while state.phase is not Phase.END and len(state.rows) < DEALS:
        if state.phase is Phase.DEAL:
            events = conduct(state, Deal(shuffle(chooser.randbytes(32))))
        else:
            seat = to_act(state)[0]
            seen = view(state, seat)
            offered = legal_actions(seen)
            told.append(offered)
            by_habit = seed % 2 and state.deal is not None and chooser.random() < 0.9
            action = choose(seen) if by_habit else offered[int(chooser.random() * len(offered))]
            events = decide(state, seat, action)
        told.append(events)
        for event in events:
            state = evolve(state, event)
    return told


def _standings(rules: Rules, chooser: random.Random) -> tuple[Standing, ...]:
    """Return standings near what the rules watch for: the barrel, a fine, silence, the end."""
    waits = rules.barrel in ("single", "cumulative")
    top = rules.barrel_at if waits else rules.target
    kind = chooser.choice(("fresh", "anywhere", "late", "late"))
    if kind == "fresh":
        return (Standing(),) * rules.players
    totals = (-1400, -150, -100, 0, 200, 450, 540, 700, top - 100, top - 60, top - 30, top - 5)
    standings = [
        Standing(
            total=chooser.choice(totals[:7] if kind == "late" else totals),
            bolts=chooser.choice((0, 2)),
            falls=chooser.choice((0, 2)),
            rospis=chooser.choice((0, 1, 2)),
        )
        for _ in range(rules.players)
    ]
    if kind == "late" and waits:
        used = max(0, (rules.barrel_attempts or 5) - chooser.choice((1, 1, 2, 3)))
        for seat in chooser.sample(range(rules.players), chooser.choice((1, 1, 2))):
            standings[seat] = Standing(total=rules.barrel_at, barrel=used, falls=2)
    return tuple(standings)


def find(option: Option, values: tuple[object, object]) -> Witness | None:
    """Search for a witness; None when none was found."""
    chooser = random.Random(f"{option.id} {values}")
    for _ in range(MOST_TRIES):
        changes = _changes(option, chooser)
        witness = Witness(option.id, values, changes, chooser.randrange(10**6))
        if _tells(witness):
            return _shortened(witness)
    return None


def _tells(witness: Witness) -> bool:
    try:
        return differ(witness)
    except InvalidRules:
        return False


def _shortened(witness: Witness) -> Witness:
    """Leave away what the values do not need to differ."""
    for name in witness.changes:
        rest = {other: value for other, value in witness.changes.items() if other != name}
        shorter = replace(witness, changes=rest)
        if _tells(shorter):
            witness = shorter
    return witness


def _changes(option: Option, chooser: random.Random) -> dict[str, Any]:
    """Draw values for a part of the other options, so that this one can matter."""
    changes: dict[str, Any] = {}
    for other in OPTIONS.values():
        if chooser.random() < 0.3 and (other.choices or other.type is OptionType.BOOL):
            changes[other.id] = chooser.choice(other.choices or (False, True))
    if chooser.random() < 0.5:
        changes |= {"golden": "off", "dark": False}
    for start, values in _NEEDED.items():
        if option.id.startswith(start):
            changes |= {name: chooser.choice(some) for name, some in values.items()}
    if option.id == "marriage_custom":
        changes["marriage_values"] = "custom"
    elif changes.get("marriage_values") == "custom":
        del changes["marriage_values"]
    changes.pop(option.id, None)
    return changes


_ANY_PASS: Final[dict[str, Any]] = {"forced_bid": "none"}
_BANK: Final[dict[str, Any]] = {"two_discard": "opponent_and_bank"}
_COMPANIONS: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "all_pass": {
        "forced_plays": {"forced_bid": "forehand"},
        "last_hand_takes": _ANY_PASS,
        "redeal_same": _ANY_PASS,
        "redeal_next": _ANY_PASS,
    },
    "marriage_values": {"custom": {"marriage_custom": {"S": 20, "C": 20, "D": 20, "H": 20}}},
    "two_form": {"two_prikups_3": _BANK, "dead_hand": _BANK},
    "two_discard": {"opponent_and_bank": {"two_form": "dead_hand"}},
}
"""What a value cannot be without, by option and value (RULES.md 2.4 and 2.4a)."""

_NEEDED: Final[dict[str, dict[str, tuple[object, ...]]]] = {
    "golden_": {"golden": ("forced_120", "double_only")},
    "rospis_on_golden": {"golden": ("forced_120", "double_only")},
    "dark_": {"dark": (True,), "golden": ("off",)},
    "undark": {"dark": (True,), "golden": ("off",)},
    "rospis_in_dark": {"dark": (True,), "golden": ("off",)},
    "sitter": {"players": (4,)},
    "four_player": {"players": (4,)},
    "two_": {"players": (2,)},
    "draw_": {"players": (2,), "two_form": ("draw",)},
}


def main() -> None:
    """Keep the witnesses that still tell, search for the others, and write the file."""
    known = msgspec.json.decode(FILE.read_bytes(), type=list[Witness]) if FILE.exists() else []
    kept = {(one.option, one.values): one for one in known if not isinstance(one.values[0], dict)}
    found = []
    for option in options_to_try():
        for values in pairs(option):
            old = kept.get((option.id, values)) if not isinstance(values[0], dict) else None
            witness = old if old is not None and _tells(old) else find(option, values)
            if witness is None:
                print(f"{option.id}: nothing tells {values} apart")
            else:
                found.append(witness)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
