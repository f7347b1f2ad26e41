"""The kinds `auction`, `legal_bids` and `cap` of the worked examples (RULES.md 1.4)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.actions import Action, Bid, GoDark, Pass
from engine.cards import Card
from engine.decider import legal_actions, to_act
from engine.illegal import IllegalAction
from engine.marriages import bid_ceiling
from engine.phases.auction import DARK_CONTRACT, next_bid
from engine.rules import Rules
from engine.scoring import Standing
from engine.state import Phase, State, deal_of
from engine.view import view
from thousand_qt.conformance.fields import Fields, Malformed, cards, short, whole_number
from thousand_qt.conformance.positions import (
    act,
    before_deal,
    deal_cards,
    deal_out,
    decline,
    seat_of,
    standings_of,
)

Answers = dict[str, object]


def auction(rules: Rules, case: Fields) -> Answers:
    """Play an auction; seats with one legal action are played for and listed in `auto`."""
    setup = case.inner("setup")
    state = _dealt(rules, setup)
    auto: list[list[object]] = []
    calls = [_call(rules, one) for one in case.list("actions")]
    try:
        if calls and isinstance(calls[0][1], GoDark):
            state = act(state, *calls.pop(0))
        state = decline(state)
        for seat, action in calls:
            state = _play_forced(state, auto, until=seat)
            state = act(state, seat, action)
        state = _play_forced(state, auto)
    except IllegalAction as refusal:
        return {"illegal": True, "refusal": str(refusal)}
    deal = state.deal
    if deal is None or deal.declarer is None:
        waiting = ", ".join(str(seat) for seat in to_act(state)) or "nobody"
        unfinished = f"none, the auction waits for {waiting}"
        return {"illegal": False, "declarer": unfinished, "contract": None, "auto": auto}
    return {
        "illegal": False,
        "declarer": deal.declarer,
        "contract": deal.contract,
        "bid": deal.bid,
        "uncontested": deal.uncontested,
        "dark": deal.dark,
        "auto": auto,
    }


def _dealt(rules: Rules, setup: Fields) -> State:
    """Return the deal that the setup describes, everybody's cards dealt."""
    dealer = setup.number("dealer", 0)
    standings = standings_of(rules, setup.numbers("totals"), setup.numbers("on_barrel"))
    hands = setup.hands("hands")
    state = deal_cards(before_deal(rules, dealer, standings), hands)
    deal = deal_of(state)
    if "forehand" in setup and setup.number("forehand") != deal.forehand:
        raise Malformed(f"with dealer {dealer} the forehand is {deal.forehand} by these rules")
    if "active" in setup and set(setup.numbers("active")) != set(deal.active):
        raise Malformed(f"with dealer {dealer} the seats {deal.active} play by these rules")
    return state


def _call(rules: Rules, words: object) -> tuple[int, Action]:
    """Read `[seat, bid, amount]` or `[seat, pass]`, or one of the words about the dark game."""
    if not isinstance(words, list) or len(words) < 2:
        raise Malformed(
            f"a call is written [seat, bid, amount] or [seat, pass], not {short(words)}"
        )
    seat = seat_of(rules, whole_number(words[0], "the seat of a call"), "actions")
    if words[1] == "pass" and len(words) == 2:
        return seat, Pass()
    if words[1] == "bid" and len(words) == 3:
        return seat, Bid(whole_number(words[2], "the amount of a bid"))
    if words[1] == "dark":
        return seat, GoDark(True)
    if words[1] in ("undark", "take"):
        return seat, Bid(next_bid(rules, DARK_CONTRACT))
    raise Malformed(f"a call is written [seat, bid, amount] or [seat, pass], not {short(words)}")


def _play_forced(state: State, auto: list[list[object]], until: int | None = None) -> State:
    """Act for seats with a single legal action, up to the turn of `until`."""
    while state.deal is not None and state.deal.declarer is None:
        waiting = to_act(state)
        if not waiting or until in waiting:
            return state
        actions = legal_actions(view(state, waiting[0]))
        if len(actions) != 1:
            return state
        auto.append([waiting[0], *_written(actions[0])])
        state = act(state, waiting[0], actions[0])
    return state


def _written(action: Action) -> list[object]:
    return ["bid", action.amount] if isinstance(action, Bid) else ["pass"]


def legal_bids(rules: Rules, case: Fields) -> Answers:
    """List the bids of the seat that holds `hand` when the present bid is `high`."""
    setup = case.inner("setup")
    seat = seat_of(rules, setup.number("seat", 0), "setup.seat")
    hand = cards(setup.raw("hand"), setup.path("hand"))
    standings = standings_of(rules, setup.numbers("totals"), barrel_seats(setup, seat))
    high = setup.number("high") if "high" in setup else None
    return bids(at_auction(rules, seat, hand, high, standings), seat)


def bids(state: State, seat: int) -> Answers:
    """List what a seat may call."""
    actions = legal_actions(view(state, seat))
    return {
        "bids": [one.amount for one in actions if isinstance(one, Bid)],
        "pass": Pass() in actions,
    }


def at_auction(
    rules: Rules,
    seat: int,
    hand: Sequence[Card],
    high: int | None = None,
    standings: tuple[Standing, ...] = (),
) -> State:
    """Return the auction in which it is the turn of `seat`, the present bid being `high`.

    Without `high` only the compulsory bid stands. Forehand sits before the speaker.
    """
    forehand = (seat - 1) % rules.players
    dealer = (forehand - 1) % rules.players
    state = deal_out(before_deal(rules, dealer, standings), {seat: tuple(hand)})
    if state.deal is None:
        raise Malformed("these cards were thrown in before the auction")
    deal = replace(state.deal, turn=seat)
    if high is not None:
        deal = replace(deal, high=high, high_bidder=forehand)
    return replace(state, phase=Phase.AUCTION, deal=deal)


def barrel_seats(setup: Fields, seat: int) -> tuple[int, ...]:
    """Read `on_barrel`: seats, or yes for the seat that speaks."""
    if isinstance(setup.values.get("on_barrel"), bool):
        return (seat,) if setup.flag("on_barrel") else ()
    return setup.numbers("on_barrel")


def cap(rules: Rules, case: Fields) -> Answers:
    """Name the ceiling of a hand's bids."""
    setup = case.inner("setup")
    seat = seat_of(rules, setup.number("seat", 0), "setup.seat")
    hand = cards(setup.raw("hand"), setup.path("hand"))
    standings = standings_of(rules, setup.numbers("totals"), barrel_seats(setup, seat))
    return {"cap": bid_ceiling(rules, hand, standings[seat])}
