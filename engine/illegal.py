"""Why an action is refused: a code for programs and facts for a sentence.

Sentences live in the user interface so that they can be translated.
"""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import Any


class Refusal(StrEnum):
    """The reason of a refusal; the facts each one carries stand in its comment."""

    MATCH_OVER = "match_over"
    NOT_DEALING = "not_dealing"  # a deck arrived while no deal is due
    BAD_DECK = "bad_deck"  # cards: how many different cards the deck has
    NOT_YOUR_TURN = "not_your_turn"  # turn: the seats that may act
    WRONG_PHASE = "wrong_phase"  # phase: what is being done now
    CUT_PLACE = "cut_place"  # least, most: how many cards may be lifted
    NO_CLAIM_RIGHT = "no_claim_right"  # stage
    ALREADY_ANSWERED = "already_answered"
    BID_TOO_LOW = "bid_too_low"  # high, least
    BID_OFF_STEP = "bid_off_step"  # step
    BID_JUMP = "bid_jump"  # only: the one amount that is allowed
    BID_ABOVE_CEILING = "bid_above_ceiling"  # ceiling, marriages: suits held
    SILENCED = "silenced"  # below: the threshold, total
    MUST_BID = "must_bid"  # least
    UNDARK_NEEDS_MARRIAGE = "undark_needs_marriage"
    NOT_IN_HAND = "not_in_hand"  # card
    NO_SUCH_PRIKUP = "no_such_prikup"  # place
    PASS_KEEP_ONE = "pass_keep_one"  # exactly one card of the prikup has to be kept
    PASS_ONLY_PRIKUP = "pass_only_prikup"  # cards: only these may be handed out
    PASS_COUNT = "pass_count"  # wanted: how many different cards have to be passed
    CONTRACT_TOO_LOW = "contract_too_low"  # least
    CONTRACT_OFF_STEP = "contract_off_step"  # step
    CONTRACT_ABOVE_CEILING = "contract_above_ceiling"  # ceiling
    ROSPIS_OFF = "rospis_off"
    ROSPIS_NOT_DECLARER = "rospis_not_declarer"
    ROSPIS_TOO_LATE = "rospis_too_late"
    ROSPIS_TOO_EARLY = "rospis_too_early"  # the prikup has not been taken yet
    ROSPIS_NO_CONTRACT = "rospis_no_contract"  # nobody bid and no contract is named yet
    WRITE_OFF_OFF = "write_off_off"
    THROW_IN_OFF = "throw_in_off"
    THROW_IN_TOO_LATE = "throw_in_too_late"  # there was a bid, or a contract is named
    ROSPIS_LIMIT = "rospis_limit"  # limit
    ROSPIS_ON_BARREL = "rospis_on_barrel"  # the declarer sits on the barrel
    ROSPIS_ON_GOLDEN = "rospis_on_golden"
    ROSPIS_IN_DARK = "rospis_in_dark"
    ROSPIS_BARREL_OCCUPIED = "rospis_barrel_occupied"  # somebody sits on the barrel
    MUST_FOLLOW_SUIT = "must_follow_suit"  # suit, cards
    MUST_BEAT = "must_beat"  # beat: the winning card, cards
    MUST_TRUMP = "must_trump"  # suit, cards
    MUST_OVERTRUMP = "must_overtrump"  # beat, cards
    FOREIGN_TRUMP = "foreign_trump"  # suit, owner
    MUST_LEAD_TRUMP = "must_lead_trump"  # suit, cards
    MUST_LEAD_ACE = "must_lead_ace"  # cards: the ace marriage was declared
    MUST_DECLARE = "must_declare"  # suit: leading the card declares by these rules
    DECLARE_ON_LEAD = "declare_on_lead"  # only the leader may declare
    DECLARE_NEEDS_TRICK = "declare_needs_trick"
    DECLARE_NEEDS_PAIR = "declare_needs_pair"  # suit
    DECLARE_NEEDS_HALF = "declare_needs_half"  # suit: queen and jack are wanted
    DECLARE_NEEDS_ACES = "declare_needs_aces"
    DECLARE_NEEDS_NINES = "declare_needs_nines"
    DECLARE_OFF = "declare_off"  # this table does not know such a marriage
    DECLARE_TRUMP_CHANGES = "declare_trump_changes"  # suit: it becomes trump, nothing can be kept


class IllegalAction(Exception):
    """An action that the rules do not allow here."""

    def __init__(self, code: Refusal, **facts: object) -> None:
        detail = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{code.value}: {detail}" if detail else code.value)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Let the refusal cross to another process whole."""
        return partial(IllegalAction, self.code, **self.facts), ()
