"""Books for tests: deals entered by hand, and those of a match that the engine played."""

from __future__ import annotations

from engine.cards import Suit
from engine.events import AllPassed, DealScored, Fined, RedealGranted
from engine.paper import Slip
from engine.rules import Rules
from engine.scoring.types import Ending, Reason
from engine.state import MarriageKind, State, deal_of
from tests.engine.driver import random_match
from thousand_qt.score_keeper.book import Book, DealRecord, Declared, Record, SlipRecord

NAMES = ("Anna", "Boris", "Vera", "Gleb")


def book(rules: Rules | None = None, *records: Record, first_dealer: int = 2) -> Book:
    rules = rules or Rules()
    return Book(
        rules=rules, names=NAMES[: rules.players], first_dealer=first_dealer, records=records
    )


def deal(
    cards: tuple[int, ...] = (91, 17, 12), declarer: int = 0, contract: int = 100, **more: object
) -> DealRecord:
    spades = (Declared(declarer, MarriageKind.MARRIAGE, Suit.SPADES),)
    given = {"declared": spades} | more
    return DealRecord(declarer=declarer, contract=contract, cards=cards, **given)


def given_up(ending: Ending = Ending.ROSPIS, declarer: int = 0, contract: int = 100) -> DealRecord:
    return DealRecord(declarer=declarer, contract=contract, ending=ending)


def record_of(state: State, scored: DealScored) -> DealRecord:
    """Return how a score-keeper enters a deal that the engine has just scored."""
    result, played = scored.result, deal_of(state)
    is_played = result.ending is Ending.PLAYED
    idle = (seat for seat in result.active if not result.tricks[seat])
    marriages = tuple(Declared(one.seat, one.kind, one.suit) for one in played.marriages)
    return DealRecord(
        declarer=result.declarer,
        contract=result.contract,
        ending=result.ending,
        cards=result.cards if is_played else (),
        no_trick=tuple(idle) if is_played else (),
        declared=marriages if is_played else (),
        four_nines=result.four_nines[0] if result.four_nines else None,
        prikup=played.prikup or () if state.rules.players == 4 else (),
        dark=result.dark,
    )


def played_match(rules: Rules, seed: int, deals: int) -> tuple[Book, State]:
    """Return a match as the engine played it, and as somebody wrote it down beside the table."""
    records: list[Record] = []
    first: State | None = None
    state: State | None = None
    for state, events in random_match(rules, seed, deals):
        first = first or state
        for event in events:
            match event:
                case DealScored():
                    records.append(record_of(state, event))
                case RedealGranted():
                    records.append(SlipRecord(slip=Slip.REDEAL, seat=state.dealer))
                case Fined(seat, scored) if scored.lines[0].reason is Reason.CUT_FINE:
                    records.append(SlipRecord(slip=Slip.CUT_NINES, seat=seat))
                case AllPassed():
                    records.append(SlipRecord(slip=Slip.ALL_PASSED, seat=state.dealer))
    assert first is not None
    assert state is not None
    names = NAMES[: rules.players]
    return Book(rules=rules, names=names, first_dealer=first.dealer, records=tuple(records)), state
