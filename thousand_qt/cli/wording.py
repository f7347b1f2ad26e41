"""What happened, in the English sentences that the commands print.

The window has its own, translatable sentences; these are for terminals and logs and stay English.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, assert_never

from engine.cards import Card, Suit
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
    Fined,
    HandShown,
    MarriageDeclared,
    MatchEnded,
    MatchStarted,
    PackCut,
    Passed,
    Played,
    PrikupChosen,
    PrikupsOffered,
    PrikupTaken,
    RedealGranted,
    Rewound,
    Shuffled,
    Surrendered,
    TrickTaken,
)
from engine.scoring.types import Ending, Reason, ScoreLine
from engine.state import CutOutcome, MarriageKind
from engine.view import redact

SUITS: Final = {
    Suit.SPADES: "spades",
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
    Suit.HEARTS: "hearts",
}

# `{0}` is the basis of the score line; the docstring of a reason says what that is.
REASONS: Final = {
    Reason.CONTRACT_MADE: "made the contract with {0}",
    Reason.CONTRACT_FAILED: "failed the contract with {0}",
    Reason.DEFENCE: "took {0} in defence",
    Reason.OWN_POINTS: "took {0}",
    Reason.SITTER: "sat out with a prikup worth {0}",
    Reason.ROSPIS_COST: "gave up a contract of {0}",
    Reason.ROSPIS_SHARE: "gets a share of a contract of {0} given up",
    Reason.MARRIAGE_LAPSED: "loses marriages worth {0} without a trick",
    Reason.ON_BARREL: "writes nothing on the barrel ({0})",
    Reason.FROZEN: "writes nothing beside a contract from the barrel ({0})",
    Reason.LOCKED: "writes nothing in defence at this total ({0})",
    Reason.NINES_BONUS: "held four nines",
    Reason.BOLT: "gets a bolt, now {0}",
    Reason.DOUBLE_BOLT: "gets a bolt that counts as two, now {0}",
    Reason.WRITTEN_OFF: "wrote off a contract of {0}",
    Reason.THROWN_IN: "threw the deal in",
    Reason.THROW_IN_SHARE: "gets {0} for the deal thrown in",
    Reason.GOLDEN_RESET: "loses {0}: nobody made a golden contract",
    Reason.BARREL_GATHERED: "has gathered {0} on the barrel",
    Reason.BARREL_FILLED: "wins with {0} gathered on the barrel",
    Reason.BOLT_FINE: "pays for {0} bolts",
    Reason.SLIP: "pays {0} for a slip",
    Reason.CUT_FINE: "pays for the third nine cut in a row",
    Reason.REDEAL_FINE: "pays for dealing again too often",
    Reason.ROSPIS_FINE: "pays for {0} deals given up",
    Reason.BARREL_WON: "wins from the barrel with {0}",
    Reason.BARREL_TOO_LITTLE: "made {0}, too little from the barrel",
    Reason.BARREL_MISSED: "missed the contract from the barrel with {0}",
    Reason.BARREL_LEFT: "pays {0} and leaves the barrel",
    Reason.BARREL_ATTEMPT: "has used attempt {0} on the barrel",
    Reason.BARREL_FALL: "falls from the barrel after {0} attempts",
    Reason.BARREL_REACHED: "sits down on the barrel (from {0})",
    Reason.BARREL_KNOCKED_OFF: "is knocked off the barrel after {0} attempts",
    Reason.BARREL_ALL_FALL: "falls: two reached the barrel together (from {0})",
    Reason.BARREL_ZEROED: "is set to zero by fall {0} from the barrel",
    Reason.DUMP_TRUCK: "loses {0} to the dump truck",
    Reason.TARGET_REACHED: "wins the match with {0}",
    Reason.LOSS_FLOOR: "ends the match with {0}",
}


class Narrator:
    """Tells the events of a match one after another; a trick is told when it is taken.

    `seat` is whose eyes the match is told through; None tells all cards.
    """

    def __init__(self, names: Sequence[str], deal_number: int = 1, seat: int | None = None) -> None:
        self._names = names
        self._seat = seat
        self._deal_number = deal_number
        self._numbers = [deal_number]
        self._trick: list[str] = []

    def tell(self, event: Event) -> Iterator[str]:
        """Tell one event in lines of text; none while a trick is incomplete."""
        known = event if self._seat is None else redact(event, self._seat)
        if known is not None:
            yield from self._tell(known)
        self._numbers.append(self._deal_number)

    def _tell(self, event: Event) -> Iterator[str]:
        match event:
            case MarriageDeclared(seat=seat, trump=trump):
                yield from self.rest()
                yield f"  {self._names[seat]} declares {_marriage(event)}{'; trump' * trump}."
            case Played(seat=seat, card=card):
                self._trick.append(f"{self._names[seat]} {card.value}")
            case TrickTaken(seat=seat, points=points):
                yield f"  {', '.join(self._trick)}: {self._names[seat]} takes {points}."
                self._trick.clear()
            case Dealt(dealer=dealer, hands=hands):
                yield ""
                yield f"Deal {self._deal_number}, dealt by {self._names[dealer]}"
                for name, hand in zip(self._names, hands, strict=True):
                    if hand is not None:
                        yield f"  {name} holds {_cards(hand)}."
                yield from _piles(event)
            case DealScored(scored=scored):
                yield f"  Written for deal {self._deal_number}:"
                self._deal_number += 1
                yield from (f"    {score_line(line, self._names)}" for line in scored.lines)
                totals = (
                    f"{name} {standing.total}"
                    for name, standing in zip(self._names, scored.standings, strict=True)
                )
                yield f"  Totals: {', '.join(totals)}."
            case Rewound(to=to):
                yield from self.rest()
                self._deal_number = self._numbers[to]
                yield f"Everything after event {to} is taken back."
            case _:
                yield _short(event, self._names)

    def rest(self) -> Iterator[str]:
        """Tell the cards of a trick that was not completed."""
        if self._trick:
            yield f"  {', '.join(self._trick)}"
            self._trick.clear()


def _short(
    event: (
        MatchStarted
        | Shuffled
        | PackCut
        | Fined
        | AllPassed
        | DarkDecided
        | HandShown
        | ClaimAnswered
        | ClaimsClosed
        | RedealGranted
        | BidMade
        | Passed
        | AuctionWon
        | PrikupsOffered
        | PrikupChosen
        | PrikupTaken
        | CardsPassed
        | ContractNamed
        | Surrendered
        | CardsDrawn
        | BankTaken
        | MatchEnded
    ),
    names: Sequence[str],
) -> str:
    """Tell an event that is one line whatever came before it."""
    match event:
        case MatchStarted(dealer=dealer):
            return f"{names[dealer]} deals first."
        case Shuffled(dealer=dealer):
            return f"\n{names[dealer]} has the pack cut."
        case PackCut(seat=seat, place=place, bottom=bottom, outcome=outcome):
            seen = "" if bottom is None else f"; {bottom.value} at the bottom: {CUTS[outcome]}"
            return f"  {names[seat]} lifts {place} cards{seen}."
        case Fined(scored=scored):
            return "\n".join(f"    {score_line(line, names)}" for line in scored.lines)
        case AllPassed():
            return "  Everybody has passed; the cards are dealt again."
        case DarkDecided(seat=seat, dark=dark):
            return (
                f"  {names[seat]} {'plays in the dark' if dark else 'does not play in the dark'}."
            )
        case HandShown(seat=seat, cards=cards):
            shown = f": {_cards(cards)}" if cards is not None else ""
            return f"  {names[seat]} sees the cards{shown}."
        case ClaimAnswered(seat=seat, claim=claim):
            return f"  {names[seat]} {'asks' if claim else 'does not ask'} for a redeal."
        case ClaimsClosed():
            return "  Nobody asks for a redeal."
        case RedealGranted(seat=seat, right=right, cards=cards):
            because = right.value.replace("_", " ")
            return f"  Redeal for {names[seat]}: {because} ({_cards(cards)})."
        case BidMade(seat=seat, amount=amount, forced=forced):
            return f"  {names[seat]} bids {amount}{' (has to)' if forced else ''}."
        case Passed(seat=seat):
            return f"  {names[seat]} passes."
        case AuctionWon(seat=seat, bid=0, contract=contract):
            return f"  {names[seat]} takes the prikup without a bid."
        case AuctionWon(seat=seat, bid=bid, contract=contract):
            lifted = f", lifted to {contract}" if contract != bid else ""
            return f"  {names[seat]} wins the auction at {bid}{lifted}."
        case PrikupsOffered(seat=seat, prikups=prikups):
            looks = "".join(f", {_cards(pile)}" for pile in prikups)
            return f"  {names[seat]} picks one of two prikups{looks}."
        case PrikupChosen(seat=seat, place=place):
            return f"  {names[seat]} picks the {('first', 'second')[place]} prikup."
        case PrikupTaken(seat=seat, cards=prikup):
            shown = f" {_cards(prikup)}" if prikup is not None else ""
            return f"  {names[seat]} takes the prikup{shown}."
        case CardsPassed(seat=seat, to=to, cards=passed, laid=laid):
            gifts = " and ".join(
                f"{_card(card)} to {names[receiver]}"
                for receiver, card in zip(to, passed, strict=True)
            )
            away = " and ".join(_card(card) for card in laid)
            done = [f"passes {gifts}"] if gifts else []
            done += [f"lays {away} away"] if away else []
            return f"  {names[seat]} {' and '.join(done)}."
        case ContractNamed(seat=seat, contract=contract):
            return f"  {names[seat]} plays {contract}."
        case Surrendered(seat=seat, contract=contract, form=form):
            what = f"a contract of {contract}" if contract else "the deal"
            return f"  {names[seat]} {_gives_up(form)} {what}."
        case CardsDrawn(to=to, cards=drawn):
            draws = (
                f"{names[seat]} draws {_card(card)}" for seat, card in zip(to, drawn, strict=True)
            )
            return f"  {', '.join(draws)}."
        case BankTaken(seat=seat, cards=cards, points=points):
            owner = "count for nobody" if seat is None else f"bring {names[seat]} {points}"
            return f"  The cards that nobody played, {_cards(cards)}, {owner}."
        case MatchEnded(winner=winner, settlement=settlement):
            return f"\n{names[winner]} wins the match.{_settled(settlement, names)}"
        case _:
            assert_never(event)


def _marriage(event: MarriageDeclared) -> str:
    """Name what was declared, with its points."""
    match event.kind:
        case MarriageKind.MARRIAGE:
            return f"{SUITS[event.suit]} ({event.points})"
        case MarriageKind.HALF:
            return f"half of {SUITS[event.suit]} ({event.points})"
        case MarriageKind.ACES | MarriageKind.NINES:
            return f"four {event.kind.value} ({event.points})"


def _gives_up(form: Ending) -> str:
    match form:
        case Ending.WRITE_OFF:
            return "writes off"
        case Ending.THROW_IN:
            return "throws in"
        case _:
            return "gives up"


CUTS: Final = {
    CutOutcome.ACCEPTED: "accepted",
    CutOutcome.AGAIN: "cut again",
    CutOutcome.FINED: "the third nine is paid for",
    CutOutcome.FINED_PASSES_ON: "the third nine is paid for, the deal passes on",
    CutOutcome.BURIED: "the dealer moves it into the middle",
    CutOutcome.DEALER_CUTS: "the dealer cuts",
    CutOutcome.RESHUFFLED: "shuffled and cut anew",
}


def score_line(line: ScoreLine, names: Sequence[str]) -> str:
    """Tell one line of the score sheet."""
    points = f"{line.points:+d}" if line.points else "0"
    return f"{points:>5}  {names[line.seat]} {REASONS[line.reason].format(line.basis)}"


def _piles(event: Dealt) -> Iterator[str]:
    """Tell the dealt piles that are no hands, as far as they are known."""
    if event.prikup:
        yield f"  The prikup is {_cards(event.prikup)}."
    known = [pile for pile in event.aside if pile is not None]
    if len(known) == 1:
        yield f"  The dead hand holds {_cards(known[0])}."
    for name, pile in zip(("first", "second"), known if len(known) > 1 else (), strict=False):
        yield f"  The {name} prikup is {_cards(pile)}."
    if event.stock:
        yield f"  The stock is {_cards(event.stock)}."


def _card(card: Card | None) -> str:
    return "a card" if card is None else card.value


def _settled(settlement: Sequence[int] | None, names: Sequence[str]) -> str:
    """Tell what each seat receives or pays, if anything is settled."""
    if settlement is None:
        return ""
    shares = (f"{name} {points:+d}" for name, points in zip(names, settlement, strict=True))
    return f" To settle: {', '.join(shares)}."


def _cards(cards: Iterable[Card]) -> str:
    """Write cards side by side."""
    return " ".join(card.value for card in cards)
