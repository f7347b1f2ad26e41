"""Play one match by given rules under the eyes of the laws.

A match is a pure function of its plan: who sits where, how far the match has come already and every
card follow from the seed. Random players meet what no sensible one does, rule players play deals
through as people would.
"""

import traceback
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action, Deal, Start
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import make_player
from engine.decider import begin, conduct, decide, legal_actions, to_act
from engine.events import Dealt, Event, MatchStarted
from engine.phases.contract import gives_up
from engine.record import SeatInfo, deal_header, new_header, write_record
from engine.rules import Rules
from engine.scoring.types import Standing
from engine.shuffle import shuffle
from engine.state import Phase, State
from engine.view import view
from thousand_qt.tools.soak_rules.laws import (
    LawBroken,
    check_event,
    check_record,
    check_state,
)

MOST_REDEALS: Final = 300
"""So many packs for one deal: by then no deal would ever be written."""

_CREATED: Final = "2000-01-01T00:00:00Z"
_RULE_PLAYERS: Final = ("steady", "cautious", "bold")
_GIVING_UP: Final = 0.03
"""How often a random player may give a deal up, so that most are played to the last card."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is played: the rules, the seed of all chance, how many deals at most."""

    number: int
    rules: Rules
    seed: int
    deals: int


class Fault(Struct, frozen=True, kw_only=True):
    """A match that broke a law: what happened, and the record up to there."""

    plan: Plan
    problem: str
    details: str
    record: str


class Outcome(Struct, frozen=True, kw_only=True):
    """What a plan came to."""

    plan: Plan
    deals: int
    events: int
    fault: Fault | None = None


def play(plan: Plan) -> Outcome:
    """Play the plan to its last deal, the end of the match or the first fault."""
    match = _Match(plan)
    fault: Fault | None = None
    try:
        match.play()
    except Exception as error:  # noqa: BLE001 - every failure is a fault to report
        problem = str(error) if isinstance(error, LawBroken) else f"{type(error).__name__}: {error}"
        fault = Fault(
            plan=plan, problem=problem, details=traceback.format_exc(), record=match.record()
        )
    return Outcome(plan=plan, deals=match.deals, events=len(match.log), fault=fault)


class _Match:
    """A match being played; its log grows."""

    def __init__(self, plan: Plan) -> None:
        self.log: list[Event] = []
        self._plan = plan
        self._chance = chance = Random(plan.seed)
        rules = plan.rules
        names = _names(rules.players, chance)
        self._players: tuple[Player | None, ...] = tuple(
            None if name is None else make_player(name) for name in names
        )
        (started,) = conduct(None, Start(rules, chance.randrange(rules.players)))
        assert isinstance(started, MatchStarted)
        self.state: State = begin(started)
        self._header = new_header(
            match_id=f"soak-{plan.number}",
            created=_CREATED,
            seats=tuple(SeatInfo(f"Seat {seat}", name) for seat, name in enumerate(names)),
            rules=rules,
            seed=None,
        )
        if chance.random() < 0.4:
            self.log.append(started)
        else:
            self._begin_late()

    def _begin_late(self) -> None:
        """Begin with a deal of a match that has come far, so that barrels and fines are met."""
        standings = _standings(self._plan.rules, self._chance)
        golden = self.state.golden if self._chance.random() < 0.5 else None
        self.state = replace(self.state, standings=standings, golden=golden)
        self._header = deal_header(self._header, self.state)

    @property
    def deals(self) -> int:
        """Return how many deals are written."""
        return len(self.state.rows)

    def record(self) -> str:
        """Return the record of what has happened."""
        return write_record(self._header, self.log)

    def play(self) -> None:
        """Play, and check after every step; raises what is wrong."""
        packs = 0
        check_state(self.state, self._chance)
        while self.state.phase is not Phase.END and self.deals < self._plan.deals:
            before = self.deals
            events = self._step()
            self.log.extend(events)
            for event in events:
                self.state = check_event(self.state, event)
            check_state(self.state, self._chance)
            packs = 0 if self.deals > before else packs + any(isinstance(e, Dealt) for e in events)
            if packs > MOST_REDEALS:
                raise LawBroken(f"{packs} packs were dealt for one deal")
        check_record(self._header, self.log, self.state)

    def _step(self) -> tuple[Event, ...]:
        state = self.state
        if state.phase is Phase.DEAL:
            return conduct(state, Deal(shuffle(self._chance.randbytes(32))))
        seat = self._chance.choice(to_act(state))
        return decide(state, seat, self._action(seat))

    def _action(self, seat: int) -> Action:
        seen = view(self.state, seat)
        actions = legal_actions(seen)
        player = self._players[seat]
        if player is None:
            keep = [action for action in actions if not gives_up(action)]
            rare = self._chance.random() < _GIVING_UP
            return self._chance.choice(list(actions) if rare or not keep else keep)
        budget = Budget(seed=self._chance.randrange(2**32))
        action = player.choose(seen, seen.rules, budget, Uncancelled())
        if action not in actions:
            raise LawBroken(f"{player.name} in seat {seat} answers {action}, which is not offered")
        return action


def _names(players: int, chance: Random) -> tuple[str | None, ...]:
    """Return who sits where; None is a random player."""
    kind = chance.choice(("random", "rules", "mixed"))
    some: tuple[str | None, ...] = (None, *_RULE_PLAYERS) if kind == "mixed" else _RULE_PLAYERS
    if kind == "random":
        return (None,) * players
    return tuple(chance.choice(some) for _ in range(players))


def _standings(rules: Rules, chance: Random) -> tuple[Standing, ...]:
    """Draw standings near what rules watch for: the barrel, a fine, silence, the end."""
    waits = rules.barrel in ("single", "cumulative")
    top = rules.barrel_at if waits else rules.target
    totals = [total for total in (-1400, -560, -150, -100, 0, 200, 450, 540, 700) if total < top]
    totals += [top - 120, top - 60, top - 30, top - 5]
    standings = [
        Standing(
            total=chance.choice(totals),
            bolts=chance.randrange(rules.bolt_limit),
            falls=chance.choice((0, 1, 2)),
            rospis=chance.choice((0, 1, 2)),
        )
        for _ in range(rules.players)
    ]
    if waits:
        most = max(0, rules.barrel_attempts - 1) if rules.barrel_attempts else 5
        for seat in range(rules.players):
            if chance.random() < 0.3:
                standings[seat] = Standing(
                    total=rules.barrel_at, barrel=chance.randint(0, most), falls=2
                )
    return tuple(standings)
