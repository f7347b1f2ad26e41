"""What a seat may ask for, and what only the table may do.

An action is a wish; `engine.decider.decide` answers it with events or refuses it. Table actions are
the door of chance: no seat can reach them.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from engine.cards import Card
from engine.rules import Rules


class Cut(Struct, frozen=True, tag="cut"):
    """Cut the pack: lift so many cards from its top."""

    place: int


class AnswerClaim(Struct, frozen=True, tag="claim"):
    """Ask for a redeal, or say no, in a claim window (RULES.md 1.3)."""

    claim: bool


class GoDark(Struct, frozen=True, tag="dark"):
    """Commit oneself to a dark game before seeing a card, or look at the cards first."""

    dark: bool


class Bid(Struct, frozen=True, tag="bid"):
    """Bid this amount in the auction."""

    amount: int


class Pass(Struct, frozen=True, tag="pass"):
    """Leave the auction for this deal."""


class ChoosePrikup(Struct, frozen=True, tag="choose_prikup"):
    """Take the prikup at this place, 0 or 1, of the two that lie on the table."""

    place: int


class PassCards(Struct, frozen=True, tag="pass_cards"):
    """Give one card to each defender, clockwise from the declarer.

    In a two-player form the cards that he lays away face down stand behind those he gives.
    """

    cards: tuple[Card, ...]


class NameContract(Struct, frozen=True, tag="contract"):
    """Name the final contract; the present amount keeps it."""

    amount: int


class Rospis(Struct, frozen=True, tag="rospis"):
    """Give the deal up."""


class WriteOff(Struct, frozen=True, tag="write_off"):
    """Give the deal up in the second form: the contract is lost, each opponent gets a bolt."""


class ThrowIn(Struct, frozen=True, tag="throw_in"):
    """Give up a prikup that was taken without any bid."""


class Declare(StrEnum):
    """What a led card declares."""

    MARRIAGE = "marriage"
    KEEP = "keep"  # a marriage, while the present trump stays (`marriage_trump_choice`)
    HALF = "half"  # queen and jack
    HALF_KEEP = "half_keep"
    ACES = "aces"
    NINES = "nines"


class Play(Struct, frozen=True, tag="play"):
    """Play a card, with a declaration when it is led for one."""

    card: Card
    declare: Declare | None = None


Action = (
    Cut
    | AnswerClaim
    | GoDark
    | Bid
    | Pass
    | ChoosePrikup
    | PassCards
    | NameContract
    | Rospis
    | WriteOff
    | ThrowIn
    | Play
)


class Start(Struct, frozen=True, tag="start"):
    """Start a match by these rules; the seat `dealer` deals first."""

    rules: Rules
    dealer: int


class Deal(Struct, frozen=True, tag="deal"):
    """Deal this deck, the top card first."""

    deck: tuple[Card, ...]


TableAction = Start | Deal
