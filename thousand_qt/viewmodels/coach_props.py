"""What the coach shows beside a decision at the table, as frozen records."""

from enum import Enum

import msgspec

from thousand_qt.viewmodels.sheet_props import ChartProps


class HintState(str, Enum):
    """How far a hint is."""

    IDLE = "idle"  # nothing is asked of the person
    THINKING = "thinking"
    KNOWN = "known"
    SILENT = "silent"  # nobody has an opinion


class HintChoiceProps(msgspec.Struct, frozen=True):
    """One choice and the chance that the contract holds after it, in words and on a bar."""

    name: str
    chance: str
    share: float
    """Of the bar; negative where the choice has no chance of its own."""
    best: bool
    description: str


class HintProps(msgspec.Struct, frozen=True):
    """The advice for the open question; `said` says what is best, or why nothing is said."""

    state: HintState = HintState.IDLE
    said: str = ""
    reasons: tuple[str, ...] = ()
    heading: str = ""
    choices: tuple[HintChoiceProps, ...] = ()
    basis: str = ""
    """What the advice rests on."""


class OddsProps(msgspec.Struct, frozen=True):
    """The chance that the contract holds as I could know it at my last decision."""

    shown: bool = False
    share: float = 0.0
    words: str = ""


class CoachProps(msgspec.Struct, frozen=True):
    """Everything that the coach says at the table."""

    available: bool = False
    """Whether somebody is there to be asked."""
    hint: HintProps = HintProps()
    odds: OddsProps = OddsProps()
    rest: str = ""
    """Why the rest of the deal is certain if my cards go in an order; empty where it is not."""
    chances: ChartProps = ChartProps()
    """How likely each player was to win the match, deal by deal; at its end alone."""
