"""Play matches between computer players through the engine and write down what happened.

A match is a pure function of its plan, so matches can be shared out among processes and added up in
order: the same seed gives the same statistics, whatever the number of jobs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from time import process_time

from msgspec import Struct

from engine.actions import Deal, Start
from engine.ai.duel import hopes_of
from engine.ai.evaluate import outlook
from engine.ai.guard import Fault, guarded
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import make_player
from engine.decider import begin, conduct, decide, evolve, to_act
from engine.events import AuctionWon, BidMade, DealScored, Event, MatchStarted
from engine.rules import Rules
from engine.scoring.types import DealResult, Ending, Reason, Standing
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State
from engine.view import view


class MatchPlan(Struct, frozen=True, kw_only=True):
    """What a match needs: its number, seed, players by seat, first dealer and greatest length."""

    number: int
    seed: bytes
    players: tuple[str, ...]
    dealer: int
    rules: Rules
    most_deals: int


class DealRecord(Struct, frozen=True, kw_only=True):
    """One scored deal."""

    declarer: str | None
    """None in a form without contracts."""

    contract: int
    bid: int
    forced: bool
    """Nobody chose this contract: taken at the compulsory bid, with no other bid and no raise."""

    outcome: str
    """`made`, `failed`, `rospis`, or `no contract`."""

    raw: int
    defence: int
    """Card points and marriages of both defenders."""

    bolts: int
    falls: int


class MatchReport(Struct, frozen=True, kw_only=True):
    """What one match gave."""

    number: int
    players: tuple[str, ...]
    deals: tuple[DealRecord, ...]
    winner: str | None
    """None when the match was cut at its greatest length."""

    redeals: int
    bids: int
    """Bids made of one's own will."""

    bids_too_high: int
    """Bids above what the hand with its best prikup is expected to carry."""

    milliseconds: dict[str, list[float]]
    """Decision times by phase."""

    faults: tuple[Fault, ...]


def plan_match(
    number: int, seed: int, names: tuple[str, ...], rules: Rules, most_deals: int
) -> MatchPlan:
    """Return the plan of the n-th match, from 0: players rotate over the seats, and the deal."""
    turn = number % len(names)
    root = hashlib.sha256(f"thousand simulate {seed}".encode()).digest()
    return MatchPlan(
        number=number,
        seed=derive_seed(root, number),
        players=names[turn:] + names[:turn],
        dealer=number // len(names) % len(names),
        rules=rules,
        most_deals=most_deals,
    )


def play_match(plan: MatchPlan, clock: Callable[[], float] = process_time) -> MatchReport:
    """Play the match to its end or its greatest length.

    The clock counts seconds; the default one counts what this process computes, so that other
    programs on the machine do not spoil the figures.
    """
    return _Match(plan, clock).play()


class _Match:
    """A match being played; the collected figures are its only mutable state."""

    def __init__(self, plan: MatchPlan, clock: Callable[[], float]) -> None:
        self._plan = plan
        self._clock = clock
        self._players: tuple[Player, ...] = tuple(make_player(name) for name in plan.players)
        self._deals: list[DealRecord] = []
        self._faults: list[Fault] = []
        self._times: dict[str, list[float]] = {}
        self._shuffles = 0
        self._decisions = 0
        self._redeals = 0
        self._won_at = 0
        self._bids = 0
        self._too_high = 0

    def play(self) -> MatchReport:
        """Play and report."""
        (started,) = conduct(None, Start(self._plan.rules, self._plan.dealer))
        if not isinstance(started, MatchStarted):
            raise TypeError(f"a match starts with MatchStarted, not {type(started).__name__}")
        state = begin(started)
        while state.phase is not Phase.END and len(self._deals) < self._plan.most_deals:
            state = self._deal(state) if state.phase is Phase.DEAL else self._act(state)
        names = self._plan.players
        return MatchReport(
            number=self._plan.number,
            players=names,
            deals=tuple(self._deals),
            winner=None if state.winner is None else names[state.winner],
            redeals=self._redeals,
            bids=self._bids,
            bids_too_high=self._too_high,
            milliseconds=self._times,
            faults=tuple(self._faults),
        )

    def _deal(self, state: State) -> State:
        """Shuffle and deal."""
        self._shuffles += 1
        deck = shuffle(derive_seed(self._plan.seed, self._shuffles))
        return self._apply(state, conduct(state, Deal(deck)))

    def _act(self, state: State) -> State:
        """Let the first seat that must act answer."""
        seat = to_act(state)[0]
        seen = view(state, seat)
        self._decisions += 1
        budget = Budget(seed=self._shuffles * 1000 + self._decisions % 1000)
        begun = self._clock()
        action, fault = guarded(self._players[seat], seen, budget, Uncancelled())
        spent = (self._clock() - begun) * 1000.0
        self._times.setdefault(state.phase.value, []).append(spent)
        if fault is not None:
            self._faults.append(fault)
        return self._apply(state, decide(state, seat, action))

    def _apply(self, state: State, events: tuple[Event, ...]) -> State:
        """Move the state on and note what the statistics need."""
        for event in events:
            if isinstance(event, BidMade) and not event.forced:
                self._note_bid(state, event)
            if isinstance(event, AuctionWon):
                self._won_at = event.contract
            moved = evolve(state, event)
            if isinstance(event, DealScored):
                record = record_deal(self._plan.players, state, moved, event, self._won_at)
                if record is not None:
                    self._deals.append(record)
            self._redeals += moved.redeals > state.redeals
            state = moved
        return state

    def _note_bid(self, state: State, event: BidMade) -> None:
        hand = (state.deal.hands[event.seat] if state.deal is not None else None) or ()
        weigh = hopes_of if state.rules.players == 2 else outlook
        self._bids += 1
        self._too_high += event.amount > weigh(state.rules, hand).best


def record_deal(
    names: tuple[str, ...], before: State, after: State, event: DealScored, won_at: int
) -> DealRecord | None:
    """Return what became of the deal that was scored between two states, None without a deal.

    `won_at` is the contract with which the auction ended.
    """
    deal = before.deal
    if deal is None:
        return None
    result = event.result
    reasons = [line.reason for line in event.scored.lines]
    others = [seat for seat in result.active if seat != result.declarer]
    return DealRecord(
        declarer=None if result.declarer is None else names[result.declarer],
        contract=result.contract,
        bid=deal.bid,
        forced=deal.uncontested and result.contract == won_at,
        outcome=_outcome(result),
        raw=0 if result.declarer is None else _raw(result, result.declarer),
        defence=sum(_raw(result, seat) for seat in others),
        bolts=reasons.count(Reason.BOLT),
        falls=_falls(before.standings, after.standings, reasons),
    )


def _raw(result: DealResult, seat: int) -> int:
    return result.cards[seat] + result.marriages[seat]


def _outcome(result: DealResult) -> str:
    if result.declarer is None:
        return "no contract"
    if result.ending is not Ending.PLAYED:  # given up in whatever form
        return "rospis"
    return "made" if _raw(result, result.declarer) >= result.contract else "failed"


def _falls(before: tuple[Standing, ...], after: tuple[Standing, ...], reasons: list[Reason]) -> int:
    """Count the falls from the barrel; the third of a player starts his count again."""
    counted = sum(max(0, new.falls - old.falls) for old, new in zip(before, after, strict=True))
    return counted + reasons.count(Reason.BARREL_ZEROED)
