"""A whole match as a text that a card player can read, for golden files."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions import Deal, Play, Start
from engine.cards import Hand, Suit
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import (
    AllPassed,
    AuctionWon,
    BankTaken,
    BidMade,
    CardsDrawn,
    CardsPassed,
    ClaimAnswered,
    ClaimsClosed,
    ContractNamed,
    DarkDecided,
    DealScored,
    Dealt,
    Event,
    HandShown,
    MarriageDeclared,
    MatchEnded,
    MatchStarted,
    Passed,
    Played,
    PrikupChosen,
    PrikupsOffered,
    PrikupTaken,
    RedealGranted,
    Surrendered,
    TrickTaken,
)
from engine.rules import PRESETS, Rules, with_options
from engine.scoring import Standing
from engine.shuffle import SEED_BYTES, derive_seed, shuffle
from engine.state import Phase, State, deal_of
from engine.view import view
from tests.golden.policy import choose

SUITS = {
    Suit.SPADES: "spades",
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
    Suit.HEARTS: "hearts",
}
MOST_DEALS = 400

HEADER = """\
Golden playthrough of {preset}{changes}, match {number}.
Seats {seats} sit clockwise; every seat plays by the habit of tests/golden/policy.py.
Behind each card of a trick stands how many plays were legal; * marks a declaration.
Behind each written line stands the number it speaks of: points taken, a contract, a count.
Written again by: python -m tests.golden.make
"""


def match_seed(number: int) -> bytes:
    """Return the seed of a numbered match."""
    return number.to_bytes(SEED_BYTES, "big")


def playthrough(preset: str, number: int, **options: object) -> str:
    """Play a numbered match of a preset, with options changed, to its end; return it as text."""
    rules = with_options(PRESETS[preset].rules, options)
    seats = ", ".join(str(seat) for seat in range(rules.players))
    changes = "".join(f", {name}: {value}" for name, value in options.items())
    header = HEADER.format(preset=preset, changes=changes, number=number, seats=seats)
    return "\n".join([*header.splitlines(), *_lines(rules, number)]) + "\n"


def _lines(rules: Rules, number: int) -> Iterator[str]:
    (started,) = conduct(None, Start(rules, dealer=0))
    assert isinstance(started, MatchStarted)
    state = begin(started)
    trick: list[str] = []
    for shuffles in range(1, MOST_DEALS):
        deck = shuffle(derive_seed(match_seed(number), shuffles))
        for event in conduct(state, Deal(deck)):
            yield from said(state, event)
            state = evolve(state, event)
        while state.phase not in (Phase.DEAL, Phase.END):
            seat = to_act(state)[0]
            seen = view(state, seat)
            action = choose(seen)
            if isinstance(action, Play):
                plays = sum(isinstance(one, Play) for one in legal_actions(seen))
                mark = "*" if action.declare else ""
                trick.append(f"seat {seat} {action.card}{mark} ({plays})")
            for event in decide(state, seat, action):
                if isinstance(event, TrickTaken):
                    place = len(deal_of(state).tricks) + 1
                    yield f"  {place}. {', '.join(trick)}: seat {event.seat} takes {event.points}"
                    trick.clear()
                yield from said(state, event)
                state = evolve(state, event)
        if state.phase is Phase.END:
            return
    raise AssertionError(f"match {number} is not over after {MOST_DEALS} deals")


def said(state: State, event: Event) -> Iterator[str]:
    """Tell an event in the words of a card player; cards of tricks are told with the trick."""
    match event:
        case Dealt(dealer=dealer, hands=hands):
            yield ""
            golden = "" if state.golden is None else ", golden"
            yield f"Deal {state.deal_number}{golden}: seat {dealer} deals."
            for seat, hand in enumerate(hands):
                held = f"holds {cards(hand)}" if hand else "sits out"
                yield f"  Seat {seat} {held}"
            yield from piles(event)
        case ClaimAnswered(seat=seat, claim=True):
            yield f"  Seat {seat} asks for a redeal."
        case RedealGranted(seat=seat, right=right, cards=shown):
            yield f"  Seat {seat} is granted the redeal ({words(right)}): {cards(shown)}"
        case DarkDecided(seat=seat, dark=dark):
            yield f"  Seat {seat} {'plays' if dark else 'does not play'} in the dark."
        case AllPassed():
            yield "  Nobody bids: the cards are thrown in."
        case BidMade(seat=seat, amount=amount, forced=forced):
            light = deal_of(state).dark and not forced
            bids = "turns the light on with" if light else "bids"
            yield f"  Seat {seat} {'has the compulsory' if forced else bids} {amount}."
        case Passed(seat=seat):
            yield f"  Seat {seat} passes."
        case AuctionWon(seat=seat, contract=contract, uncontested=uncontested):
            alone = ", uncontested" if uncontested else ""
            yield f"  Seat {seat} plays {contract}{alone}."
        case PrikupsOffered(seat=seat, prikups=seen):
            yield f"  Seat {seat} picks a prikup{', having seen both' if seen else ' blind'}."
        case PrikupChosen(seat=seat, place=place):
            yield f"  Seat {seat} picks the {('first', 'second')[place]} prikup."
        case PrikupTaken(seat=seat, shown=shown):
            yield f"  Seat {seat} takes the prikup, {'shown to all' if shown else 'hidden'}."
        case CardsPassed(seat=seat, to=to, cards=gifts, face_up=face_up, laid=laid):
            pairs = zip(to, gifts, strict=True)
            passed = " and ".join(f"{card} to seat {one}" for one, card in pairs)
            if passed:
                yield f"  Seat {seat} passes {passed}, face {'up' if face_up else 'down'}."
            if laid:
                yield f"  Seat {seat} lays away {' '.join(str(card) for card in laid)}."
        case CardsDrawn(to=to, cards=drawn):
            draws = (f"seat {one} draws {card}" for one, card in zip(to, drawn, strict=True))
            yield f"     {', '.join(draws)}."
        case BankTaken(seat=seat, cards=bank, points=points):
            owner = "nobody" if seat is None else f"seat {seat}"
            yield f"  Nobody played {cards(bank)}: {points} to {owner}."
        case ContractNamed(seat=seat, contract=contract):
            yield f"  Seat {seat} names {contract}."
        case Surrendered(seat=seat, contract=contract, form=form):
            yield f"  Seat {seat} gives up {contract} ({words(form)})."
        case MarriageDeclared(seat=seat, suit=suit, points=points, trump=trump):
            kept = "" if trump else ", the trump stays"
            yield f"  Seat {seat} declares the marriage of {SUITS[suit]}: {points}{kept}."
        case DealScored(scored=scored):
            for line in scored.lines:
                reason = f"{words(line.reason)} [{line.basis}]"
                yield f"  Written: seat {line.seat} {line.points:+d} {reason}"
            yield f"  Totals: {', '.join(standing(one) for one in scored.standings)}"
        case MatchEnded(winner=winner, settlement=settlement):
            yield ""
            yield f"Seat {winner} wins the match after {state.deal_number - 1} deals."
            for seat, points in enumerate(settlement or ()):
                yield f"Seat {seat} settles {points:+d}."
        case ClaimAnswered() | ClaimsClosed() | HandShown() | Played() | TrickTaken():
            return
        case _:
            raise AssertionError(f"an event that nobody tells: {event}")


def piles(dealt: Dealt) -> Iterator[str]:
    """Tell the piles that lie beside the hands."""
    if dealt.prikup:
        yield f"  The prikup is {cards(dealt.prikup)}"
    names = ("first prikup", "second prikup") if len(dealt.aside) > 1 else ("dead hand",)
    for name, pile in zip(names, dealt.aside, strict=False):
        yield f"  The {name} is {cards(pile or ())}"
    if dealt.stock:
        yield f"  The stock is {cards(dealt.stock)}"


def standing(one: Standing) -> str:
    """Write a total with what is counted beside it."""
    marks = [] if one.barrel is None else [f"on the barrel, {one.barrel} attempts used"]
    marks += [f"gathered {one.gathered}"] if one.gathered else []
    marks += [f"bolts {one.bolts}"] if one.bolts else []
    return f"{one.total} ({'; '.join(marks)})" if marks else str(one.total)


def cards(hand: Hand) -> str:
    """Write cards suit by suit."""
    return " ".join(card.value for card in hand)


def words(name: str) -> str:
    """Write a code of the engine as words."""
    return str(name).replace("_", " ")
