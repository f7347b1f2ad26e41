"""The kinds `score`, `rospis_share` and `golden_end` (RULES.md 1.8, 1.11)."""

from __future__ import annotations

from typing import Final

from engine.phases.seats import active_seats, sitter_of
from engine.rules import Rules, is_draw
from engine.scoring import (
    DealResult,
    Ending,
    GoldenRound,
    Scored,
    Standing,
    events_of,
    round_after,
    score_deal,
)
from engine.scoring.golden import close_golden_round
from engine.scoring.sheet import open_sheet
from engine.sitting import prikup_worth
from thousand_qt.conformance.fields import Fields, Malformed, short
from thousand_qt.conformance.positions import seat_of, standings_of

Answers = dict[str, object]

_STANDING: Final = ("total", "bolts", "barrel", "falls", "rospis", "gathered")
_KNOWN: Final = frozenset(
    {
        *("declarer", "contract", "rospis", "cards", "marriages", "tricks", "four_nines"),
        *("forehand", "dealer", "golden", "dark", "write_off", "throw_in", "sitter", "prikup"),
    }
)
_MARKS: Final = {
    "golden": ("golden", "off"),
    "dark": ("dark", False),
    "write_off": ("write_off", False),
    "throw_in": ("free_throw_in", 0),
}
"""Marks of a deal that only exist when an option does not have this value."""

_ENDINGS: Final = {
    "rospis": Ending.ROSPIS,
    "write_off": Ending.WRITE_OFF,
    "throw_in": Ending.THROW_IN,
}

_MIDST: Final = GoldenRound(left=2, made=True)
"""A golden round that a deal does not end."""


def score(rules: Rules, case: Fields) -> Answers:
    """Score the deals of `actions` one after another."""
    setup = case.inner("setup")
    players = setup.number("n", rules.players)
    if players != rules.players:
        raise Malformed(f"`setup.n` is {players}, but these rules are for {rules.players}")
    standings = _standings(rules, setup)
    deals: list[Scored] = []
    for place, one in enumerate(case.list("actions")):
        scored = score_deal(rules, standings, _result(rules, Fields(one, f"actions[{place}]")))
        deals.append(scored)
        standings = scored.standings
    if not deals:
        raise Malformed("`actions` must hold at least one deal to score")
    events = [list(events_of(scored)) for scored in deals]
    last = deals[-1]
    return {
        "totals": [one.total for one in standings],
        "events": events if len(events) > 1 else events[0],
        "bolts": [one.bolts for one in standings],
        "barrel": [one.barrel for one in standings],
        "falls": [one.falls for one in standings],
        "rospis": [one.rospis for one in standings],
        "winner": last.winner,
        "over": last.over,
    }


def _standings(rules: Rules, setup: Fields) -> tuple[Standing, ...]:
    """Read `players: {seat: {total: …}}`; who is not named stands at nothing."""
    listed = setup.inner("players")
    found = [Standing()] * rules.players
    for key, values in listed.values.items():
        seat = seat_of(rules, int(key) if str(key).isdigit() else -1, "setup.players")
        fields = Fields(values, listed.path(str(key)))
        if unknown := [name for name in fields.values if name not in _STANDING]:
            raise Malformed(f"`{fields.path(str(unknown[0]))}` is not known; known: {_STANDING}")
        found[seat] = Standing(
            total=fields.number("total", 0),
            bolts=fields.number("bolts", 0),
            barrel=None if fields.values.get("barrel") is None else fields.number("barrel"),
            falls=fields.number("falls", 0),
            rospis=fields.number("rospis", 0),
            gathered=fields.number("gathered", 0),
        )
    return tuple(found)


def _result(rules: Rules, deal: Fields) -> DealResult:
    """Read one finished deal."""
    if unknown := [str(name) for name in deal.values if name not in _KNOWN]:
        raise Malformed(f"`{deal.path(unknown[0])}` is not known here")
    for mark, (option, without) in _MARKS.items():
        if deal.flag(mark) and getattr(rules, option) == without:
            raise Malformed(f"`{deal.path(mark)}` needs the option `{option}`")
    players = rules.players
    endings = [ending for mark, ending in _ENDINGS.items() if deal.flag(mark)]
    no_contract = is_draw(rules)
    forehand = seat_of(rules, deal.number("forehand", 0), deal.path("forehand"))
    dealer = deal.number("dealer", (forehand - 1) % players)
    active = active_seats(rules, dealer)
    if "sitter" in deal and deal.number("sitter") != sitter_of(active, players):
        raise Malformed(f"with dealer {dealer} the seats {active} play by these rules")
    return DealResult(
        declarer=None
        if no_contract
        else seat_of(rules, deal.number("declarer"), deal.path("declarer")),
        contract=0 if no_contract else _contract(deal),
        ending=endings[0] if endings else Ending.PLAYED,
        dealer=dealer,
        forehand=forehand,
        active=active,
        sitter_worth=prikup_worth(rules, deal.cards("prikup")),
        cards=deal.numbers("cards", players),
        marriages=deal.numbers("marriages", players),
        tricks=deal.numbers("tricks", players),
        four_nines=deal.numbers("four_nines"),
        golden=_MIDST if deal.flag("golden") else None,
        dark=deal.flag("dark"),
    )


def _contract(deal: Fields) -> int:
    """Read the contract; who throws a deal in has not named any."""
    return deal.number("contract", 0 if deal.flag("throw_in") else None)


def rospis_share(rules: Rules, case: Fields) -> Answers:
    """Say what a defender writes when each of these contracts is given up."""
    shares = []
    for contract in case.inner("setup").numbers("contracts"):
        result = _result(rules, Fields({"declarer": 0, "contract": contract, "rospis": True}))
        scored = score_deal(rules, (Standing(),) * rules.players, result)
        shares.append(sum(line.points for line in scored.lines if line.seat == 1))
    return {"shares": shares}


def golden_end(rules: Rules, case: Fields) -> Answers:
    """Close a golden round after which these totals stand; `made` is by golden deal."""
    setup = case.inner("setup")
    made = [_flag(one, setup.path("made")) for one in setup.list("made")]
    if not made:
        raise Malformed("`setup.made` must say of each golden deal whether it was made")
    nothing = (0,) * rules.players
    active = active_seats(rules, 0)
    result = DealResult(
        declarer=active[0],
        contract=rules.golden_contract,
        ending=Ending.PLAYED,
        dealer=0,
        forehand=active[0],
        active=active,
        cards=tuple(
            rules.golden_contract if made[-1] and seat == active[0] else 0
            for seat in range(rules.players)
        ),
        marriages=nothing,
        tricks=nothing,
        golden=GoldenRound(left=1, made=any(made[:-1])),
    )
    sheet = close_golden_round(
        open_sheet(rules, standings_of(rules, setup.numbers("totals")), result)
    )
    goes_on = round_after(rules, result, over=False) is not None
    return {
        "totals": [standing.total for standing in sheet.standings],
        "next": "golden" if goes_on else "normal",
    }


def _flag(value: object, name: str) -> bool:
    if not isinstance(value, bool):
        raise Malformed(f"`{name}` must hold true or false, not {short(value)}")
    return value
