"""What happened: the records that a game is made of.

An event is complete in the authority's log. `engine.view.redact` turns it into what one viewer may
know: a card that the viewer cannot see is None, and an event that nobody else may notice is left
out for the others.
"""

from __future__ import annotations

from msgspec import Struct

from engine.cards import Card, Hand, Suit
from engine.rules import Rules
from engine.scoring.types import DealResult, Ending, Scored
from engine.state import ClaimRight, ClaimStage, CutOutcome, MarriageKind


class MatchStarted(Struct, frozen=True, tag="match_started"):
    """A match began; `dealer` deals first."""

    rules: Rules
    dealer: int


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """The shuffled pack lies on the table to be cut; nobody sees its cards, the top card first."""

    dealer: int
    pack: tuple[Card, ...] | None


class PackCut(Struct, frozen=True, tag="pack_cut"):
    """A seat cut: `place` cards were lifted from the top and lie under the others now.

    `bottom` is the bottom card where the rules care about it, and then everybody has seen it.
    """

    seat: int
    place: int
    bottom: Card | None
    outcome: CutOutcome


class Fined(Struct, frozen=True, tag="fined"):
    """A seat paid a fine between two deals; it stands in the row of the next deal."""

    seat: int
    scored: Scored


class Dealt(Struct, frozen=True, tag="dealt"):
    """The cards were dealt; hands by seat, None where the viewer cannot see them.

    `aside` are the further piles of a two-player deal (both prikups or the dead hand), `stock` the
    rest of the pack in the draw form, the next card first.
    """

    dealer: int
    hands: tuple[Hand | None, ...]
    prikup: Hand | None
    aside: tuple[Hand | None, ...] = ()
    stock: tuple[Card, ...] | None = ()
    blind: int | None = None
    """The seat that has to decide about a dark game before it sees its own cards."""


class DarkDecided(Struct, frozen=True, tag="dark_decided"):
    """Forehand committed himself to a dark game, or did not."""

    seat: int
    dark: bool


class HandShown(Struct, frozen=True, tag="hand_shown"):
    """A seat sees its own cards, which were hidden from it until now; None for the others."""

    seat: int
    cards: Hand | None


class ClaimAnswered(Struct, frozen=True, tag="claim_answered"):
    """A seat answered the redeal question; only that seat knows until the window closes."""

    seat: int
    claim: bool


class ClaimsClosed(Struct, frozen=True, tag="claims_closed"):
    """All asked seats have answered and nobody wants a redeal."""

    stage: ClaimStage


class RedealGranted(Struct, frozen=True, tag="redeal_granted"):
    """All asked seats have answered and the first right in order is granted.

    `cards` are the claimed cards, shown to everybody; `claimed` lists all who asked.
    """

    seat: int
    right: ClaimRight
    cards: Hand
    claimed: tuple[int, ...]


class BidMade(Struct, frozen=True, tag="bid_made"):
    """A seat bid; `forced` marks the compulsory bid and the automatic one of the barrel."""

    seat: int
    amount: int
    forced: bool = False


class Passed(Struct, frozen=True, tag="passed"):
    """A seat left the auction."""

    seat: int


class AllPassed(Struct, frozen=True, tag="all_passed"):
    """Nobody bid: the cards are thrown in and dealt again."""


class AuctionWon(Struct, frozen=True, tag="auction_won"):
    """The auction is over. `contract` is the bid, or the need when the barrel lifts it.

    `uncontested`: taken at the compulsory bid with no other bid made. A `bid` of 0: nobody bid, and
    the last hand takes the prikup before it names a contract.
    """

    seat: int
    bid: int
    contract: int
    uncontested: bool


class PrikupsOffered(Struct, frozen=True, tag="prikups_offered"):
    """The declarer has to pick one of two prikups.

    `prikups` are both where he may look at them first (`two_choose: seen`), and only for him; else
    empty.
    """

    seat: int
    prikups: tuple[Hand, ...]


class PrikupChosen(Struct, frozen=True, tag="prikup_chosen"):
    """The declarer picked the prikup at this place, 0 or 1."""

    seat: int
    place: int


class PrikupTaken(Struct, frozen=True, tag="prikup_taken"):
    """The declarer took the prikup; `shown` to everybody or to him alone."""

    seat: int
    cards: Hand | None
    shown: bool


class CardsPassed(Struct, frozen=True, tag="cards_passed"):
    """The declarer gave one card to each defender; `cards[i]` went to `to[i]`.

    `laid` went face down to the table, the other prikup or the dead hand of a two-player form.
    """

    seat: int
    to: tuple[int, ...]
    cards: tuple[Card | None, ...]
    face_up: bool
    laid: tuple[Card | None, ...] = ()


class ContractNamed(Struct, frozen=True, tag="contract_named"):
    """The declarer named the final contract."""

    seat: int
    contract: int


class Surrendered(Struct, frozen=True, tag="surrendered"):
    """The declarer gave the deal up; `form` says how."""

    seat: int
    contract: int
    form: Ending = Ending.ROSPIS


class MarriageDeclared(Struct, frozen=True, tag="marriage_declared"):
    """The leader declared a marriage with the card that follows.

    `trump`: the suit of that card is trump at once.
    """

    seat: int
    suit: Suit
    points: int
    kind: MarriageKind = MarriageKind.MARRIAGE
    trump: bool = True


class Played(Struct, frozen=True, tag="played"):
    """A card was played."""

    seat: int
    card: Card


class TrickTaken(Struct, frozen=True, tag="trick_taken"):
    """A trick was completed and taken."""

    seat: int
    points: int


class CardsDrawn(Struct, frozen=True, tag="cards_drawn"):
    """After a trick each player drew a card from the stock, the winner first (draw form).

    `cards[i]` went to `to[i]`; None where the viewer does not see it.
    """

    to: tuple[int, ...]
    cards: tuple[Card | None, ...]


class BankTaken(Struct, frozen=True, tag="bank_taken"):
    """The cards that nobody played are turned up after the last trick of a two-player deal.

    `seat`, the winner of the last trick, gets their points; None: nobody does.
    """

    seat: int | None
    cards: Hand
    points: int


class DealScored(Struct, frozen=True, tag="deal_scored"):
    """The deal was written on the score sheet."""

    result: DealResult
    scored: Scored


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """The match is over; `settlement` is what each seat receives or pays, where that is agreed."""

    winner: int
    settlement: tuple[int, ...] | None = None


class Rewound(Struct, frozen=True, tag="rewound"):
    """Everything after the first `to` events of the log is taken back; the log keeps it."""

    to: int


Event = (
    MatchStarted
    | Shuffled
    | PackCut
    | Fined
    | Dealt
    | DarkDecided
    | HandShown
    | ClaimAnswered
    | ClaimsClosed
    | RedealGranted
    | BidMade
    | Passed
    | AllPassed
    | AuctionWon
    | PrikupsOffered
    | PrikupChosen
    | PrikupTaken
    | CardsPassed
    | ContractNamed
    | Surrendered
    | MarriageDeclared
    | Played
    | TrickTaken
    | CardsDrawn
    | BankTaken
    | DealScored
    | MatchEnded
    | Rewound
)
