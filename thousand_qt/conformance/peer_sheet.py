"""Peer cases about the score sheet: rounding, contracts, barrel, bolts, rospis, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.cards import hand_of
from engine.marriages import PAIRS
from engine.phases.seats import active_seats, sitter_of
from engine.rules import Rules
from engine.scoring import (
    DealResult,
    Ending,
    GoldenRound,
    Reason,
    Scored,
    Standing,
    round_points,
    score_deal,
)
from engine.scoring.measures import ROSPIS_FINED_EVERY
from engine.sitting import prikup_worth
from thousand_qt.conformance.fields import Fields, Malformed
from thousand_qt.conformance.positions import (
    seat_of,
)
from thousand_qt.conformance.rulebook import changed

Answers = dict[str, object]

_MADE: Final = frozenset({Reason.CONTRACT_MADE, Reason.BARREL_WON, Reason.BARREL_TOO_LITTLE})
_CONTRACT: Final = 100
"""The contract of a deal of which a case names none."""

_MOST_DEALS: Final = 10

_BOLTS: Final = {Reason.BOLT: 1, Reason.DOUBLE_BOLT: 2}
_MIDST: Final = GoldenRound(left=2, made=True)
"""A golden round that a deal does not end."""


def rounding(rules: Rules, case: Fields) -> Answers:
    """Round points to the step that the case names.

    A half that goes down is said by `round_mode: down`, which differs from the nearest there.
    """
    setup = case.inner("setup")
    points, step = setup.number("points"), setup.number("to")
    stepped = changed(rules, {"round_step": step})
    if setup.values.get("half") == "down" and 2 * (points % step) == step:
        stepped = changed(stepped, {"round_mode": "down"})
    return {"rounded": round_points(stepped, points)}


class _Outcome(Struct, frozen=True):
    """What one deal brought by the plan of a case."""

    declarer: int
    contract: int
    raw: tuple[int, ...]


def sheet(rules: Rules, case: Fields) -> Answers:
    """Score the deal that the case describes."""
    if "barrel_deals" in case.inner("setup"):
        return {"falls_after_failed_deals": _deals_to_fall(rules)}
    return scored_deal(rules, case, given_up=False)


def _deals_to_fall(rules: Rules) -> int:
    """Count the lost deals after which a player falls from the barrel."""
    standings: tuple[Standing, ...] = (Standing(total=rules.barrel_at, barrel=0),)
    standings += (Standing(),) * (rules.players - 1)
    lost: dict[str, object] = {"declarer": 0, "contract": rules.barrel_at}
    deals = 0
    while standings[0].barrel is not None and deals <= _MOST_DEALS:
        plan = _plan(rules, Fields(lost), standings)
        result = _result(rules, plan, (1,) * rules.players)
        standings = score_deal(rules, standings, result).standings
        deals += 1
    return deals


def bolt(rules: Rules, case: Fields) -> Answers:
    """Score a deal; what is counted towards the fine is called a streak or a total."""
    answers = scored_deal(rules, case, given_up=False)
    return answers | {"streak": answers["bolts"], "total": answers["bolts"]}


def surrender(rules: Rules, case: Fields) -> Answers:
    """Score a deal that its declarer gives up; a streak counts towards the fine for every third."""
    answers = scored_deal(rules, case, given_up=True)
    given_up = max(_standing.rospis for _standing in _standings(rules, case)) + 1
    return answers | {"streak": given_up % ROSPIS_FINED_EVERY}


def sitter(rules: Rules, case: Fields) -> Answers:
    """Score a deal for the player who sits out: what the prikup brings, and its marriages alone."""
    setup = case.inner("setup")
    pair = setup.suit("talon_marriage")
    prikup = hand_of(setup.cards("talon") if pair is None else PAIRS[pair])
    dealer = rules.players - 1
    seat = sitter_of(active_seats(rules, dealer), rules.players)
    if seat is None:
        raise Malformed("nobody sits out at this table")
    standings = [Standing()] * rules.players
    standings[seat] = Standing(total=setup.number("sitter_total", 0))
    plan = _Outcome(active_seats(rules, dealer)[0], _CONTRACT, (0,) * rules.players)
    result = replace(
        _result(rules, plan, (1,) * rules.players, dealer),
        sitter_worth=prikup_worth(rules, prikup),
    )
    total = score_deal(rules, standings, result).standings[seat].total
    cards_alone = changed(rules, {"sitter_score": "cards"})
    return {
        "sitter_delta": total - standings[seat].total,
        "total": total,
        "bonus": prikup_worth(rules, prikup) - prikup_worth(cards_alone, prikup),
    }


def scored_deal(rules: Rules, case: Fields, *, given_up: bool) -> Answers:
    """Score the deal that the case describes, played or given up."""
    setup = case.inner("setup")
    standings = _standings(rules, case)
    result = _result(
        rules,
        _plan(rules, setup, standings),
        _tricks(rules, case),
        dealer=seat_of(rules, setup.number("dealer", rules.players - 1), "setup.dealer"),
    )
    if given_up:
        nothing = (0,) * rules.players
        result = replace(result, ending=Ending.ROSPIS, cards=nothing, tricks=nothing)
    else:
        result = replace(
            result,
            marriages=setup.numbers("marriages", rules.players),
            four_nines=(0,) if setup.flag("four_nines") else (),
            golden=_MIDST if setup.flag("golden") else None,
            dark=setup.flag("dark"),
        )
    return _answers(rules, standings, result, score_deal(rules, standings, result))


def _result(rules: Rules, plan: _Outcome, tricks: tuple[int, ...], dealer: int = -1) -> DealResult:
    """Return the plan as a deal played to the end."""
    dealer %= rules.players
    active = active_seats(rules, dealer)
    return DealResult(
        declarer=plan.declarer,
        contract=plan.contract,
        ending=Ending.PLAYED,
        dealer=dealer,
        forehand=active[0],
        active=active,
        cards=plan.raw,
        marriages=(0,) * rules.players,
        tricks=tricks,
    )


def _standings(rules: Rules, case: Fields) -> tuple[Standing, ...]:
    """Return the score sheet before the deal."""
    setup, players = case.inner("setup"), rules.players
    totals = _first(setup, ("totals_before", "totals", "totals_after"), players)
    if "total" in setup:
        totals = (setup.number("total"), *totals[1:])
    bolts = _first(setup, ("streak_before", "total_before"), players)
    standings = [
        Standing(total=total, bolts=count) for total, count in zip(totals, bolts, strict=True)
    ]
    for seat in _on_barrel(rules, setup):
        standings[seat] = replace(
            standings[seat],
            barrel=_attempts_used(rules, setup, seat),
            falls=setup.number("falls_before", 0),
        )
    declarer = seat_of(rules, setup.number("declarer", 0), "setup.declarer")
    given_up = _scalar(setup, "bombs_before") or _scalar(setup, "streak_before")
    standings[declarer] = replace(standings[declarer], rospis=given_up)
    return tuple(standings)


def _scalar(setup: Fields, name: str) -> int:
    value = setup.values.get(name)
    return value if isinstance(value, int) else 0


def _first(setup: Fields, names: Sequence[str], players: int) -> tuple[int, ...]:
    """Return the first of these lists by seat; zeros where there is none."""
    for name in names:
        if isinstance(setup.values.get(name), list):
            return setup.numbers(name, players)
    return (0,) * players


def _on_barrel(rules: Rules, setup: Fields) -> tuple[int, ...]:
    seats = setup.numbers("on_barrel_seats")
    if "on_barrel_seat" in setup:
        seats = (*seats, setup.number("on_barrel_seat"))
    return tuple(seat_of(rules, seat, "setup.on_barrel_seat") for seat in seats)


def _attempts_used(rules: Rules, setup: Fields, seat: int) -> int:
    if "deals_left" in setup:
        return rules.barrel_attempts - setup.number("deals_left")
    if isinstance(setup.values.get("rounds_used"), list):
        return setup.numbers("rounds_used")[setup.numbers("on_barrel_seats").index(seat)]
    return next(
        (setup.number(name) for name in ("attempts_used", "rounds_used") if name in setup), 0
    )


def _plan(rules: Rules, setup: Fields, standings: Sequence[Standing]) -> _Outcome:
    """Return declarer, contract and card points; a given change of totals is planned for."""
    delta = _delta(rules, setup)
    if delta is not None:
        return _planned(rules, setup, delta, standings)
    declarer = seat_of(rules, setup.number("declarer", 0), "setup.declarer")
    contract = setup.number("contract", _CONTRACT)
    for name in ("card_points", "round_points"):
        if name in setup:
            return _Outcome(declarer, contract, setup.numbers(name, rules.players))
    raw = [0] * rules.players
    if "made" in setup:
        raw[declarer] = contract if setup.flag("made") else 0
    elif isinstance(setup.values.get("tricks_won"), list):
        # Without card points the tricks carry them: only who took none matters here.
        raw = [15 * count for count in setup.numbers("tricks_won", rules.players)]
    return _Outcome(declarer, contract, tuple(raw))


def _delta(rules: Rules, setup: Fields) -> tuple[int, ...] | None:
    """Return the change of totals that the case gives."""
    others = (0,) * (rules.players - 1)
    if "defender_points" in setup:
        return (setup.number("defender_points"), *others)
    if "totals_after" in setup:
        return (0, *others)
    value = setup.values.get("delta")
    if value is None:
        return None
    return (setup.number("delta"), *others) if isinstance(value, int) else setup.numbers("delta")


def _planned(
    rules: Rules, setup: Fields, delta: tuple[int, ...], standings: Sequence[Standing]
) -> _Outcome:
    """Return a deal that brings these changes: one seat as declarer, the others as defenders."""
    if len(delta) != rules.players:
        raise Malformed(f"`setup.delta` must hold {rules.players} numbers, not {len(delta)}")
    declarer = _declarer_for(setup, delta, standings)
    contract = setup.number("contract", abs(delta[declarer]))
    raw = list(delta)
    raw[declarer] = contract if delta[declarer] >= 0 else 0
    if any(points < 0 for points in raw):
        raise Malformed("no deal takes points from two players at once")
    return _Outcome(declarer, contract, tuple(raw))


def _declarer_for(setup: Fields, delta: Sequence[int], standings: Sequence[Standing]) -> int:
    """Choose who loses, else who gets nothing, else who gets most; not one who may not win."""
    if "declarer" in setup:
        return setup.number("declarer")
    losing = [seat for seat, change in enumerate(delta) if change < 0]
    if losing:
        return losing[0]
    free = [seat for seat in range(len(delta)) if standings[seat].barrel is None]
    idle = [seat for seat in free if delta[seat] == 0]
    return idle[0] if idle else max(free, key=lambda seat: delta[seat], default=0)


def _tricks(rules: Rules, case: Fields) -> tuple[int, ...]:
    """Return the tricks taken; where a case counts none everybody has one."""
    for part in (case.inner("setup"), case.inner("options")):
        value = part.values.get("tricks_won")
        if isinstance(value, list):
            return part.numbers("tricks_won", rules.players)
        if isinstance(value, int):
            return (value, *(1,) * (rules.players - 1))
    return (1,) * rules.players


def _answers(
    rules: Rules, before: Sequence[Standing], result: DealResult, scored: Scored
) -> Answers:
    """Say in the words of the cases what was written."""
    after = scored.standings
    delta = [new.total - old.total for old, new in zip(before, after, strict=True)]
    others = {change for seat, change in enumerate(delta) if seat != result.declarer}
    marks = [
        sum(_BOLTS.get(line.reason, 0) for line in scored.lines if line.seat == seat)
        for seat in range(rules.players)
    ]
    sat = [one.barrel is not None for one in after]
    if rules.barrel == "lock":
        sat = [one.total >= rules.lock_at for one in after]
    rounded = [round_points(rules, points) for points in result.cards]
    return {
        "made": any(line.reason in _MADE for line in scored.lines),
        "delta": delta,
        "others_delta": others.pop() if len(others) == 1 else sorted(others),
        "totals": [one.total for one in after],
        "total": [one.total for one in after],
        "round_score": [a + b for a, b in zip(rounded, result.marriages, strict=True)],
        "winner": scored.winner,
        "on_barrel": sat,
        "deals_left": [
            None if one.barrel is None else rules.barrel_attempts - one.barrel for one in after
        ],
        "rounds_used": [one.barrel for one in after],
        "falls": [one.falls for one in after],
        "barrels_failed": [one.falls for one in after],
        "bolt": [count > 0 for count in marks],
        "bolt_marks": marks,
        "bolts": [one.bolts for one in after],
        "rospis": [one.rospis for one in after],
    }
