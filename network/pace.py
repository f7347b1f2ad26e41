"""How long a computer player takes over a decision, so that it plays like a person at a table.

The time depends on the kind of decision and on a seed, never on the cards: a forced card is not
played faster than a chosen one, and a claim answered without a right takes as long as any other.
It counts from the question on, so that thinking is a part of it; and a player that thinks answers
nothing sooner than it could have thought, so that the time does not tell how hard it was.
"""

from __future__ import annotations

import hashlib
from typing import Final

from msgspec import Struct

from engine.state import Phase, State

THINKING_SECONDS: Final = 0.5
"""What a computer player may think about one decision."""


class Pace(Struct, frozen=True, kw_only=True):
    """Seconds for each kind of decision; each is varied by up to `spread` of itself."""

    claim: float
    bid: float
    pass_cards: float
    contract: float
    lead: float
    """To the first card of a trick; long enough to look at the trick before."""
    follow: float
    deal: float
    """Before the table deals."""
    redeal: float
    """Before the table deals again: the claimed cards are shown meanwhile."""
    spread: float = 0.25
    hidden: float = 4.0
    """For a person among other people over a question that only some hands bring: as long whether
    there is a choice or not, and long enough to choose. It does not depend on the chosen tempo."""

    thinking: float = THINKING_SECONDS
    """The least for a player that thinks, at each tempo that is a person's. Where answers come as
    soon as they are there, 0: then their time may tell something."""

    def of_decision(self, state: State, seed: bytes, seat: int, number: int) -> float:
        """Return the seconds for that decision of the seat."""
        return self._base(state) * (1 + self.spread * _jitter(seed, seat, number))

    def of_thinking(self, state: State, seed: bytes, seat: int, number: int) -> float:
        """Return the seconds for that decision of a seat whose player may think."""
        return max(self.thinking, self.of_decision(state, seed, seat, number))

    def of_hidden(self, seed: bytes, seat: int, number: int) -> float:
        """Return the seconds of a question that hides from other people whom it was put to."""
        return self.hidden * (1 + self.spread * _jitter(seed, seat, number))

    def of_deal(self, state: State) -> float:
        """Return the seconds before the next deal."""
        return self.redeal if state.redeals else self.deal

    def _base(self, state: State) -> float:
        match state.phase:
            case Phase.CLAIM_HAND | Phase.CLAIM_PRIKUP | Phase.CLAIM_HAND_2:
                return self.claim
            case Phase.DARK | Phase.AUCTION:
                return self.bid
            case Phase.CHOOSE | Phase.PASS:
                return self.pass_cards
            case Phase.RAISE:
                return self.contract
            case Phase.TRICK:
                return self.follow if state.deal and state.deal.trick else self.lead
            case Phase.CUT:
                return self.deal
            case Phase.DEAL | Phase.END:
                return 0.0

    def scaled(self, factor: float) -> Pace:
        """Return this pace with every time multiplied."""
        return Pace(
            claim=self.claim * factor,
            bid=self.bid * factor,
            pass_cards=self.pass_cards * factor,
            contract=self.contract * factor,
            lead=self.lead * factor,
            follow=self.follow * factor,
            deal=self.deal * factor,
            redeal=self.redeal * factor,
            spread=self.spread,
            hidden=self.hidden,
            thinking=self.thinking if factor else 0.0,
        )


NORMAL: Final = Pace(
    claim=0.7,
    bid=0.9,
    pass_cards=1.6,
    contract=1.1,
    lead=1.1,
    follow=0.7,
    deal=0.5,
    redeal=2.5,
)
FAST: Final = NORMAL.scaled(0.5)
SLOW: Final = NORMAL.scaled(1.6)
INSTANT: Final = NORMAL.scaled(0)
HURRIED: Final = Pace(
    claim=0.0,
    bid=0.04,
    pass_cards=0.1,
    contract=0.1,
    lead=0.22,
    follow=0.03,
    deal=0.0,
    redeal=0.3,
    spread=0.0,
    thinking=0.0,
)
"""For a person who has nothing to decide: so fast that a table which hurries too shows each trick
in time, and no faster, so that what is seen can still be stopped."""


def _jitter(seed: bytes, seat: int, number: int) -> float:
    """Return a number from -1 to 1 that is fixed by its arguments."""
    digest = hashlib.sha256(b"pace" + seed + seat.to_bytes(1, "big") + number.to_bytes(4, "big"))
    return int.from_bytes(digest.digest()[:4], "big") / 0x7FFFFFFF - 1
