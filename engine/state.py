"""The state of a match, and what one viewer may know of it, as trees of frozen records.

`State` is the truth that the authority keeps. `View` has the same fields with everything hidden
from its viewer replaced by None, so the same `evolve` moves both. Seats are numbered clockwise from
0; tuples "by seat" have one entry for each seat of the table.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from engine.cards import Card, Hand, Suit
from engine.rules import Rules
from engine.scoring.types import DealResult, Ending, GoldenRound, Reason, ScoreLine, Standing


class Phase(StrEnum):
    """Where the match stands (RULES.md section 0)."""

    DEAL = "deal"  # the table has to deal
    CUT = "cut"  # a seat cuts the shuffled pack
    DARK = "dark"  # forehand decides about a dark game, its cards unseen
    CLAIM_HAND = "claim_hand"
    AUCTION = "auction"
    CLAIM_PRIKUP = "claim_prikup"
    CHOOSE = "choose"  # the declarer picks one of two prikups
    PASS = "pass"
    CLAIM_HAND_2 = "claim_hand_2"
    RAISE = "raise"
    TRICK = "trick"
    END = "end"


class CutOutcome(StrEnum):
    """What a cut leads to."""

    ACCEPTED = "accepted"  # the cards are dealt
    AGAIN = "again"  # a nine: the same person cuts again
    FINED = "fined"  # the third nine in a row is paid for, and the cards are dealt
    FINED_PASSES_ON = "fined_passes_on"  # it is paid for, and the next player deals
    BURIED = "buried"  # the dealer moves a jack into the middle, and the cards are dealt
    DEALER_CUTS = "dealer_cuts"  # a jack: the dealer cuts once, and that stands
    RESHUFFLED = "reshuffled"  # a jack: the pack is shuffled and cut anew


class CutState(Struct, frozen=True, kw_only=True):
    """The shuffled pack while it is cut."""

    pack: tuple[Card, ...] | None
    """The top card first; nobody at the table sees it."""

    turn: int | None
    """Who cuts; None once the cards can be dealt."""

    by_dealer: bool = False
    """The dealer cuts himself after a jack."""

    nines: int = 0
    """How many nines in a row lay at the bottom."""

    cuts: int = 0
    """How often this pack was cut."""


class FineDue(Struct, frozen=True):
    """A fine that has to be paid before the game goes on."""

    seat: int
    reason: Reason


class ClaimStage(StrEnum):
    """When a redeal is asked for."""

    AFTER_DEAL = "after_deal"
    AFTER_PRIKUP = "after_prikup"
    AFTER_PASS = "after_pass"


class ClaimRight(StrEnum):
    """What gives the right to a redeal, in the order in which rights of one seat count."""

    FOUR_NINES = "four_nines"
    FOUR_JACKS = "four_jacks"
    THREE_NINES = "three_nines"
    LOW_HAND = "low_hand"
    LOW_PRIKUP = "low_prikup"
    PRIKUP_NINES = "prikup_nines"
    PRIKUP_JACKS = "prikup_jacks"


class ClaimWindow(Struct, frozen=True):
    """One question about a redeal put to several seats at once.

    `answers[i]` is the answer of `asked[i]`, None while it is not given or not known to the viewer.
    """

    stage: ClaimStage
    asked: tuple[int, ...]
    answers: tuple[bool | None, ...]


class Call(Struct, frozen=True):
    """One call of the auction; `amount` is None for a pass."""

    seat: int
    amount: int | None
    forced: bool = False


class Gift(Struct, frozen=True):
    """A card that a seat got, passed or drawn; None when the viewer does not know it."""

    to: int
    card: Card | None


class MarriageKind(StrEnum):
    """What belongs together in a marriage."""

    MARRIAGE = "marriage"  # king and queen
    HALF = "half"  # queen and jack
    ACES = "aces"  # all four
    NINES = "nines"  # all four


class Marriage(Struct, frozen=True):
    """A declared marriage; `trick` is the number of the trick, from 1."""

    seat: int
    suit: Suit
    """The suit of the card that declared it."""

    points: int
    trick: int
    kind: MarriageKind = MarriageKind.MARRIAGE
    trump: bool = True
    """Whether it made its suit trump."""


class PlayedCard(Struct, frozen=True):
    """A card on the table and who played it."""

    seat: int
    card: Card


class Trick(Struct, frozen=True):
    """A taken trick, the led card first."""

    plays: tuple[PlayedCard, ...]
    winner: int
    points: int


class DealState(Struct, frozen=True, kw_only=True):
    """One deal, from the dealt cards to the last trick."""

    dealer: int
    forehand: int
    active: tuple[int, ...]
    """The seats that play, clockwise from forehand."""

    hands: tuple[Hand | None, ...]
    """By seat; None where the viewer cannot see the cards."""

    held: tuple[int, ...]
    """How many cards each seat holds."""

    prikup: Hand | None
    """The original prikup once the viewer has seen it, else None; where two lie on the table the
    one that was taken, empty before that."""

    prikup_taken: bool = False
    prikup_shown: bool = False
    aside: tuple[Hand | None, ...] = ()
    """Further piles of a two-player deal, face down: both prikups, or the dead hand alone. None
    for a pile that the viewer has not seen."""

    aside_seen: bool = False
    """The declarer has looked at both prikups (`two_choose: seen`)."""

    chosen: int | None = None
    """Which of the two prikups was taken, 0 or 1."""

    laid: tuple[Card | None, ...] = ()
    """Cards that the declarer laid away face down; None where the viewer does not know them."""

    bank: Hand = ()
    """The cards that nobody played, once they are turned up after the last trick."""

    stock: tuple[Card, ...] | None = ()
    """The rest of the pack in the draw form, the next card first; None where it is hidden."""

    stock_left: int = 0
    """How many cards the stock holds."""

    drawn: tuple[Gift, ...] = ()
    """Cards drawn from the stock in order; None where the viewer does not know them."""

    blind: int | None = None
    """The seat from which its own hand is hidden, because it may play or plays in the dark."""

    dark: bool = False
    """Forehand plays in the dark, and nobody has turned the light on."""

    undarkened: int | None = None
    """The opponent who turned the light on by his bid."""

    claims: ClaimWindow | None = None
    turn: int | None = None
    """The only seat that may act, where one seat acts at a time."""

    calls: tuple[Call, ...] = ()
    high: int = 0
    high_bidder: int | None = None
    declarer: int | None = None
    bid: int = 0
    """The bid that won the auction."""

    contract: int = 0
    uncontested: bool = False
    gifts: tuple[Gift, ...] = ()
    gifts_face_up: bool = False
    named: bool = False
    """The declarer has named the final contract."""

    surrendered: bool = False
    ending: Ending = Ending.PLAYED
    """How the deal was given up, if it was."""

    trump: Suit | None = None
    trump_owner: int | None = None
    marriages: tuple[Marriage, ...] = ()
    trick: tuple[PlayedCard, ...] = ()
    tricks: tuple[Trick, ...] = ()
    points: tuple[int, ...]
    """Card points taken, by seat."""

    marriage_points: tuple[int, ...]
    taken: tuple[int, ...]
    """Tricks taken, by seat."""


class ScoreRow(Struct, frozen=True):
    """One row of the score sheet: a deal, the lines written for it, and the standings after it."""

    number: int
    dealer: int
    result: DealResult
    lines: tuple[ScoreLine, ...]
    standings: tuple[Standing, ...]
    winner: int | None
    """The winner of the match when this deal ended it."""


class State(Struct, frozen=True, kw_only=True):
    """The whole match as the authority knows it."""

    rules: Rules
    phase: Phase
    dealer: int
    """The dealer of the present deal, or of the next one while nothing is dealt."""

    deal_number: int = 1
    """Number of the present or next scored deal; a redeal keeps it."""

    redeals: int = 0
    """Redeals in a row before the present deal."""

    standings: tuple[Standing, ...]
    golden: GoldenRound | None = None
    """The golden round that the present or next deal belongs to; None in an ordinary deal."""

    fine_due: FineDue | None = None
    fines: tuple[ScoreLine, ...] = ()
    """Lines of fines paid since the last deal: they belong to the row of the next one."""

    cut: CutState | None = None
    """The pack that is being cut."""

    deal: DealState | None = None
    """The present deal; after scoring the finished one, until the next is dealt."""

    rows: tuple[ScoreRow, ...] = ()
    winner: int | None = None
    settlement: tuple[int, ...] | None = None
    """What each seat receives, or pays, after the match; None where nothing is settled."""


class View(State, frozen=True, kw_only=True):
    """The match as `viewer` knows it: a seat number, or None for a spectator."""

    viewer: int | None


def deal_of(state: State) -> DealState:
    """Return the present deal; ValueError while nothing is dealt."""
    if state.deal is None:
        raise ValueError("no cards are dealt")
    return state.deal


def visible_hand(deal: DealState, seat: int) -> Hand:
    """Return the hand of a seat; ValueError where the viewer cannot see it."""
    hand = deal.hands[seat]
    if hand is None:
        raise ValueError(f"the hand of seat {seat} is not visible here")
    return hand
