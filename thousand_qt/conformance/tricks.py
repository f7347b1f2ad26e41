"""The kinds `legal_cards`, `trick` and `play` of the worked examples (RULES.md 1.9, 1.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.actions import Declare, Play
from engine.cards import DECK, Card, Suit, points_of
from engine.decider import decide, legal_actions
from engine.events import Event, TrickTaken
from engine.illegal import IllegalAction, Refusal
from engine.phases.tricks import winning_play
from engine.rules import Rules
from engine.state import PlayedCard, State
from engine.view import view
from thousand_qt.conformance.fields import Fields, Malformed, card, cards, short, whole_number
from thousand_qt.conformance.positions import advance, at_play, seat_of

Answers = dict[str, object]

_DECLARATIONS: Final = {
    "": Declare.MARRIAGE,
    "keep": Declare.KEEP,
    "half": Declare.HALF,
    "half_keep": Declare.HALF_KEEP,
    "ace": Declare.ACES,
    "nines": Declare.NINES,
}
"""What the mark behind a led card declares."""


def legal_plays(state: State, seat: int) -> tuple[Play, ...]:
    """Return the plays that are open to a seat."""
    return tuple(one for one in legal_actions(view(state, seat)) if isinstance(one, Play))


def legal_cards(rules: Rules, case: Fields) -> Answers:
    """List the cards that the holder of `hand` may play to `trick`."""
    setup = case.inner("setup")
    hand = cards(setup.raw("hand"), setup.path("hand"))
    trick = setup.cards("trick")
    if set(hand) & set(trick):
        raise Malformed("a card of `setup.trick` is still in `setup.hand`")
    seat = seat_of(rules, setup.number("seat", 0), "setup.seat")
    plays = legal_plays(follow_position(rules, hand, trick, setup.suit("trump"), seat, setup), seat)
    return {
        "legal": sorted({one.card.value for one in plays}),
        "declarations": sorted({one.card.value for one in plays if one.declare is not None}),
    }


def follow_position(
    rules: Rules,
    hand: Sequence[Card],
    trick: Sequence[Card],
    trump: Suit | None,
    seat: int,
    more: Fields,
) -> State:
    """Return the position in which `seat` holds `hand` and has to play to `trick`."""
    leader = (seat - len(trick)) % rules.players
    rest = [one for one in DECK if one not in (*hand, *trick)]
    stock = rest[: rules.players] if more.flag("stock_open") else ()
    owner = None if more.values.get("trump_owner") is None else more.number("trump_owner")
    declarer = more.number("declarer", leader)
    return at_play(
        rules,
        {seat: tuple(hand)},
        leader,
        trick=trick,
        declarer=seat_of(rules, declarer, "declarer"),
        trump=trump,
        trump_owner=owner,
        taken={seat: more.number("tricks_taken", 0)},
        stock=stock,
    )


def trick(rules: Rules, case: Fields) -> Answers:
    """Name the winner of a trick by its place, the leader being 0, and its points."""
    plays = cards(case.raw("actions"), "actions")
    return won_by(plays, case.inner("setup").suit("trump"))


def won_by(played: Sequence[Card], trump: Suit | None) -> Answers:
    """Ask the engine who wins these cards."""
    if not played:
        raise Malformed("a trick holds at least one card")
    plays = tuple(PlayedCard(place, one) for place, one in enumerate(played))
    return {"winner_index": winning_play(plays, trump).seat, "points": points_of(played)}


def play(rules: Rules, case: Fields) -> Answers:
    """Play cards one after another; `S1 QH!` declares the marriage of hearts."""
    setup = case.inner("setup")
    hands = setup.hands("hands")
    for seat in hands:
        seat_of(rules, seat, "setup.hands")
    held = [one for hand in hands.values() for one in hand]
    if len(set(held)) != len(held):
        raise Malformed("`setup.hands` gives one card to two seats")
    leader = setup.number("leader")
    state = at_play(
        rules,
        hands,
        leader,
        declarer=setup.number("declarer", leader),
        contract=setup.number("contract", rules.min_bid),
        trump=setup.suit("trump"),
        trump_owner=setup.number("trump_owner") if "trump_owner" in setup else None,
        taken=dict(enumerate(setup.numbers("tricks_taken"))),
        bank=setup.cards("bank"),
    )
    return playthrough(state, [_written_play(rules, one) for one in case.list("actions")])


def playthrough(state: State, plays: Sequence[tuple[int, Play]]) -> Answers:
    """Play the cards and say what they brought."""
    tricks: list[TrickTaken] = []
    try:
        for seat, action in plays:
            events = decide_play(state, seat, action)
            tricks += [event for event in events if isinstance(event, TrickTaken)]
            state = advance(state, events)
    except IllegalAction as refusal:
        return {"illegal": True, "refusal": str(refusal)}
    deal = state.deal
    assert deal is not None
    active = sorted(deal.active)
    return {
        "illegal": False,
        "winners": [event.seat for event in tricks],
        "trick_points": [event.points for event in tricks],
        "cards": {seat: deal.points[seat] for seat in active},
        "marriages": {seat: deal.marriage_points[seat] for seat in active},
        "tricks": {seat: deal.taken[seat] for seat in active},
        "trump": deal.trump,
        "trump_owner": deal.trump_owner,
    }


def decide_play(state: State, seat: int, action: Play) -> tuple[Event, ...]:
    """Play a card; where the rules declare by themselves an unmarked lead declares too.

    The dearest marriage of the card stands first among the legal plays.
    """
    try:
        return decide(state, seat, action)
    except IllegalAction as refusal:
        if refusal.code is not Refusal.MUST_DECLARE or state.rules.marriage_call != "auto":
            raise
        declared = next(play for play in legal_plays(state, seat) if play.card is action.card)
        return decide(state, seat, declared)


def _written_play(rules: Rules, word: object) -> tuple[int, Play]:
    """Read `S1 QH!`."""
    parts = str(word).split()
    if len(parts) != 2 or not parts[0].startswith("S"):
        raise Malformed(f"a play is written `S1 QH` or `S1 QH!`, not {short(word)}")
    seat = seat_of(rules, whole_number(parts[0][1:], "the seat of a play"), "actions")
    name, exclamation, mark = parts[1].partition("!")
    if mark not in _DECLARATIONS:
        known = ", ".join(f"!{one}" for one in _DECLARATIONS)
        raise Malformed(f"the mark !{mark} of {short(word)} is not known; known are {known}")
    return seat, Play(card(name, "actions"), _DECLARATIONS[mark] if exclamation else None)
