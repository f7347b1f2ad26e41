"""The records that go into and come out of the scoring of one deal (RULES.md 1.11).

`DealResult` is everything scoring needs to know of a finished deal, `Standing` one player's
line on the score sheet between deals, `Scored` what the deal wrote. Every change of a total is
a `ScoreLine` with its reason: for each seat the points of its lines add up to the change of its
total, so the score sheet and the summary of the deal can show exactly these lines.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Standing(Struct, frozen=True):
    """One player's line between deals."""

    total: int = 0
    bolts: int = 0
    """Bolts counted towards the next bolt fine."""
    barrel: int | None = None
    """Attempts used on the barrel; None away from the barrel."""
    falls: int = 0
    """Falls from the barrel since the last one that set the total to zero."""
    rospis: int = 0
    """Deals given up in this match."""
    gathered: int = 0
    """Points gathered on the cumulative barrel; they are no part of the total yet."""


class GoldenRound(Struct, frozen=True):
    """Where the golden round stands before a deal that belongs to it (RULES.md 1.11, 2.1)."""

    left: int
    """Golden deals still to be written, the present one among them."""
    made: bool = False
    """Somebody has made his golden contract in an earlier deal of the round."""


class Ending(StrEnum):
    """How a deal ended."""

    PLAYED = "played"
    ROSPIS = "rospis"
    WRITE_OFF = "write_off"
    """The second form of giving up: the declarer pays, each opponent gets a bolt."""
    THROW_IN = "throw_in"
    """Given up by who took the prikup without any bid: only the opponents write."""


class DealResult(Struct, frozen=True, kw_only=True):
    """Everything scoring needs of one finished deal; the per-seat tuples run over all seats."""

    declarer: int | None
    """None in the draw form, which knows no contract."""
    contract: int
    ending: Ending
    dealer: int
    forehand: int
    active: tuple[int, ...]
    """Seats that took part, clockwise from forehand."""
    cards: tuple[int, ...]
    """Card points taken, per seat; zeros after a rospis."""
    marriages: tuple[int, ...]
    """Points of declared marriages, per seat."""
    tricks: tuple[int, ...]
    """Tricks taken, per seat."""
    sitter_worth: int = 0
    """What the original prikup is worth to the seat that sat out, before rounding."""
    four_nines: tuple[int, ...] = ()
    """Seats that held four nines at the first lead."""
    golden: GoldenRound | None = None
    """The golden round that this deal belongs to, which doubles it."""
    dark: bool = False
    """Whether the declarer played in the dark, which doubles him."""


class Reason(StrEnum):
    """Why a line was written; the docstring of a member says what its `basis` is."""

    CONTRACT_MADE = "contract_made"
    """The declarer took his contract. Basis: his raw points."""
    CONTRACT_FAILED = "contract_failed"
    """The declarer fell short of his contract. Basis: his raw points."""
    DEFENCE = "defence"
    """A defender's rounded points. Basis: his raw points."""
    OWN_POINTS = "own_points"
    """What a player of a deal without a contract took, exactly. Basis: the same."""
    SITTER = "sitter"
    """What the player who sat out writes for the prikup, rounded. Basis: its worth."""
    ROSPIS_COST = "rospis_cost"
    """The declarer gave the deal up. Basis: the contract; 0 points where giving up is free."""
    ROSPIS_SHARE = "rospis_share"
    """A defender's share of a deal given up. Basis: the contract."""
    WRITTEN_OFF = "written_off"
    """The declarer wrote the deal off. Basis: the contract."""
    THROWN_IN = "thrown_in"
    """The declarer threw in a deal that nobody bid for; 0 points. Basis: the contract."""
    THROW_IN_SHARE = "throw_in_share"
    """What an opponent writes for a deal thrown in. Basis: the amount agreed on."""
    MARRIAGE_LAPSED = "marriage_lapsed"
    """Marriages of a player without a trick are void. Basis: their value; 0 points."""
    ON_BARREL = "on_barrel"
    """Nothing is written on the barrel. Basis: what was not written; 0 points."""
    FROZEN = "frozen"
    """Nothing is written beside a barrel player's contract. Basis: what was not written."""
    LOCKED = "locked"
    """A defender at or above the lock writes nothing. Basis: what was not written."""
    NINES_BONUS = "nines_bonus"
    """Flat bonus for four nines at the first lead. Basis: the bonus."""
    BOLT = "bolt"
    """A bolt; 0 points. Basis: the counter after it."""
    DOUBLE_BOLT = "double_bolt"
    """A bolt that counts as two; 0 points. Basis: the counter after it."""
    BOLT_FINE = "bolt_fine"
    """The bolt that reached the limit costs the fine. Basis: the counter, now cleared."""
    CUT_FINE = "cut_fine"
    """The third nine in a row at the cut was paid for. Basis: the fine."""
    REDEAL_FINE = "redeal_fine"
    """The dealer paid for redeals in a row. Basis: the fine."""
    ROSPIS_FINE = "rospis_fine"
    """Every third rospis costs the fine. Basis: deals given up so far."""
    BARREL_WON = "barrel_won"
    """The barrel player made his contract and the match. Basis: the contract."""
    BARREL_TOO_LITTLE = "barrel_too_little"
    """A contract below the need was made on the barrel; 0 points. Basis: the contract."""
    BARREL_MISSED = "barrel_missed"
    """The barrel player failed his contract, at the price of an attempt. Basis: raw points."""
    BARREL_LEFT = "barrel_left"
    """A barrel player paid a contract or a fine and leaves. Basis: what he paid; the points of
    this line are 0 where a line before it has written the payment."""
    BARREL_GATHERED = "barrel_gathered"
    """Card points add up on the cumulative barrel; 0 points. Basis: what is gathered so far."""
    BARREL_FILLED = "barrel_filled"
    """The points gathered on the cumulative barrel win the match. Basis: these points."""
    BARREL_ATTEMPT = "barrel_attempt"
    """An attempt on the barrel was used; 0 points. Basis: attempts used so far."""
    BARREL_FALL = "barrel_fall"
    """The attempts are used up. Basis: attempts used."""
    BARREL_REACHED = "barrel_reached"
    """Sits down: the total is set to exactly the barrel. Basis: the total before that."""
    BARREL_KNOCKED_OFF = "barrel_knocked_off"
    """A newcomer threw this player off. Basis: attempts used."""
    BARREL_ALL_FALL = "barrel_all_fall"
    """Arrived together with another player, so both fall. Basis: the total before that."""
    BARREL_ZEROED = "barrel_zeroed"
    """The fall after which the total is zero. Basis: which fall it was."""
    SLIP = "slip"
    """A slip with real cards that costs points. Basis: these points."""
    DUMP_TRUCK = "dump_truck"
    """The total landed exactly on the dump value and becomes zero. Basis: that total."""
    GOLDEN_RESET = "golden_reset"
    """Nobody made his golden contract, so the total becomes zero. Basis: that total."""
    TARGET_REACHED = "target_reached"
    """Won the match by the total; 0 points. Basis: the total."""
    LOSS_FLOOR = "loss_floor"
    """A total at or below the floor ends the match; 0 points. Basis: that total."""


class ScoreLine(Struct, frozen=True):
    """One line of the score sheet."""

    seat: int
    reason: Reason
    points: int
    """Added to the total by this line; 0 for marks such as a bolt."""
    basis: int = 0
    """The number the reason speaks of; the docstring of the reason says which."""


class Scored(Struct, frozen=True):
    """What one deal wrote."""

    lines: tuple[ScoreLine, ...]
    """In the order of RULES.md 1.11."""
    standings: tuple[Standing, ...]
    """After the deal."""
    winner: int | None
    over: bool
