"""Decisions of every kind at tables of many agreements, for tests that ask every level."""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action, Deal, Start
from engine.ai.levels import DEPTHS, LEVELS
from engine.ai.outlook import in_fewer_ways
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import make_player
from engine.ai.search_player import SearchPlayer
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import MatchStarted
from engine.phases.contract import gives_up
from engine.rules import PRESETS, Rules, make_rules
from engine.shuffle import shuffle
from engine.state import Phase, State, View
from engine.view import view
from tests.ai.positions import answer
from tests.engine.other_worlds import with_other_hidden_cards

TABLES: Final[dict[str, Rules]] = {
    **{name: preset.rules for name, preset in PRESETS.items()},
    "dark": make_rules(dark=True, rospis_in_dark=True),
    "cut": make_rules(cut_nine="recut_then_fine", cut_jack="dealer_recuts_once"),
    "redeals": make_rules(redeal_hand_below=40, redeal_hand_when="after_pass"),
    "prikups": make_rules(redeal_prikup_below=30, redeal_prikup_two_nines=True),
    "keep one": make_rules(pass_style="keep_one", raise_contract="never"),
    "face up": make_rules(pass_face="up", raise_contract="before_prikup"),
    "hidden": make_rules(prikup_show="never", rospis_timing="any_own_turn", write_off=True),
    "marriages": make_rules(ace_marriage=True, half_marriage=True, marriage_trump_choice=True),
}
PHASES: Final = frozenset(Phase) - {Phase.DEAL, Phase.END}
"""The phases in which somebody decides something."""

_MOST_DEALS: Final = 60


class Decision(Struct, frozen=True):
    """A seat has to choose; `kind` is the phase, and the number of the trick."""

    table: str
    state: State
    seat: int
    kind: str


def decisions(seed: int, each: int, *, anywhere: bool = False) -> Iterator[Decision]:
    """Yield so many decisions of each kind that comes up at each table, `anywhere` at any table.

    The tables are played by players who need no time, until every kind has come up or for long.
    """
    met = Counter[str]()
    for table, rules in TABLES.items():
        chance = random.Random(f"{seed} {table}")
        if not anywhere:
            met.clear()
        quiet, patience = 0, 60 if anywhere else 200
        for state in _states(rules, chance):
            seat = chance.choice(to_act(state))
            kind = _kind(state)
            if len(legal_actions(view(state, seat))) > 1 and met[kind] < each:
                # Neighbours are alike: of the cards of a trick any one is as good.
                if state.phase is Phase.TRICK and chance.random() < 0.6:
                    continue
                met[kind] += 1
                quiet = 0
                yield Decision(table, state, seat, kind)
            quiet += 1
            if quiet > patience:
                break


@functools.cache
def few_decisions() -> tuple[Decision, ...]:
    """Return two decisions of every kind."""
    return tuple(decisions(15, 2, anywhere=True))


def _kind(state: State) -> str:
    tricks = 0 if state.deal is None or state.phase is not Phase.TRICK else len(state.deal.tricks)
    return f"{state.phase.value} {tricks + 1}" if tricks else state.phase.value


def _states(rules: Rules, chance: random.Random) -> Iterator[State]:
    names = ("amateur", "novice", "bold", "random")
    players = [make_player(chance.choice(names)) for _ in range(rules.players)]
    (started,) = conduct(None, Start(rules, chance.randrange(rules.players)))
    assert isinstance(started, MatchStarted)
    state = begin(started)
    while state.phase is not Phase.END and len(state.rows) < _MOST_DEALS:
        if state.phase is Phase.DEAL:
            events = conduct(state, Deal(shuffle(chance.randbytes(32))))
        else:
            yield state
            seat = chance.choice(to_act(state))
            action = answer(state, seat, players[seat], seed=chance.randrange(2**32))
            if gives_up(action) and chance.random() < 0.8:  # play hopeless contracts too
                kept = [one for one in legal_actions(view(state, seat)) if not gives_up(one)]
                action = kept[0] if kept else action
            events = decide(state, seat, action)
        for event in events:
            state = evolve(state, event)


def otherwise_hidden(state: State, seat: int, chooser: random.Random) -> State:
    """Return a state that the seat cannot tell from this one, the pack while it is cut included."""
    if state.phase is Phase.CUT:
        assert state.cut is not None
        pack = list(state.cut.pack or ())
        chooser.shuffle(pack)
        return replace(state, cut=replace(state.cut, pack=tuple(pack)))
    return with_other_hidden_cards(state, seat, chooser)


def patient_levels(worlds: int | None = None, *, calls: bool = True) -> dict[str, Player]:
    """Return the levels, those that search without a look at the clock.

    With `worlds` they think of so many ways of the hidden cards at most, without `calls` none tries
    out deals before it calls.
    """
    players = {name: make() for name, make in LEVELS.items()}
    for name, depth in DEPTHS.items():
        most = depth.worlds if worlds is None else min(worlds, depth.worlds)
        few = replace(
            depth,
            worlds=most,
            weighed=depth.weighed if worlds is None else min(depth.weighed, 10 * most),
            looks=in_fewer_ways(depth.looks, most),
            calls=depth.calls and calls,
            patient=True,
        )
        players[name] = SearchPlayer(name, few)
    return players


def answers_from_text(player: Player, seen: list[View]) -> list[Action]:
    """Ask from the last view to the first, each written down and read again; return in order."""
    found: list[Action] = []
    for number in reversed(range(len(seen))):
        read = msgspec.json.decode(msgspec.json.encode(seen[number]), type=View)
        found.append(player.choose(read, read.rules, Budget(seed=number), Uncancelled()))
    return found[::-1]


def told(seed: int, each: int, worlds: int | None = None) -> str:
    """Return the answers of all levels to many questions, as text that processes can compare."""
    seen = [view(one.state, one.seat) for one in decisions(seed, each)]
    players = patient_levels(worlds)
    return repr({name: answers_from_text(player, seen) for name, player in players.items()})
