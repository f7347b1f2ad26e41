"""What the review of a deal shows, as frozen records; QML reads them with camel-case names."""

from enum import Enum

import msgspec


class Page(str, Enum):
    """What the panel beside the table shows."""

    HERE = "here"
    ALL = "all"


class Order(str, Enum):
    """In which order all decisions stand."""

    PLAYED = "played"
    COST = "cost"


class OpenCardProps(msgspec.Struct, frozen=True):
    """A card that lies open; `cost` stands below it."""

    picture: str
    name: str
    cost: str = ""
    chosen: bool = False
    best: bool = False
    dear: bool = False
    """Whether it was chosen although another one was better."""
    dimmed: bool = False


class HandProps(msgspec.Struct, frozen=True):
    """A player with the open hand; `taken` is what lies in front of the player in short."""

    name: str
    taken: str
    to_act: bool
    declarer: bool
    cards: tuple[OpenCardProps, ...]
    description: str


class BoardProps(msgspec.Struct, frozen=True):
    """The table at one decision: the players clockwise from me, and what lies in the middle."""

    contract: str = ""
    trump_picture: str = ""
    hands: tuple[HandProps, ...] = ()
    middle: tuple[OpenCardProps, ...] = ()
    middle_caption: str = ""
    middle_description: str = ""


class ChoiceProps(msgspec.Struct, frozen=True):
    """What could be decided: the declarer's points it leads to, as a figure and on a bar."""

    name: str
    points: str
    share: float
    """Of the bar; negative where there are no points to show."""
    made: bool
    best: bool
    chosen: bool
    description: str


class HereProps(msgspec.Struct, frozen=True):
    """One decision in words; `symbol` is a sign before the verdict, empty for none."""

    said: str = ""
    verdict: str = ""
    symbol: str = ""
    turned: bool = False
    known: str = ""
    """What could be known then; empty where nobody was asked."""
    can_ask: bool = False
    """Whether somebody can be asked for that."""
    heading: str = ""
    choices: tuple[ChoiceProps, ...] = ()
    goal: float = 0.0
    """The contract, as a share of the bar."""


class DecisionRow(msgspec.Struct, frozen=True):
    """A decision in the list of all of them."""

    place: int
    said: str
    cost: str = ""
    turned: bool = False
    """Whether it turned the deal: the cost is told in the colour of what went wrong."""
    warns: bool = False
    """Whether a sign warns of it: it turned the deal, or the cards did not bear a call out."""
    spoken: str = ""


class ReviewProps(msgspec.Struct, frozen=True):
    """The whole screen except the list of decisions; `problem` stands in place of everything."""

    title: str = ""
    deal: str = ""
    deals: int = 0
    has_deal_before: bool = False
    has_deal_after: bool = False
    step: int = 0
    last: int = 0
    """The place after the last decision; 0 while there is no deal to show."""
    where: str = ""
    board: BoardProps = BoardProps()
    at: HereProps = HereProps()
    page: Page = Page.HERE
    order: Order = Order.PLAYED
    row: int = 0
    """Which row of the list is shown on the table; -1 for none."""
    allowed: str = ""
    working: str = ""
    problem: str = ""
    assets: str = ""
