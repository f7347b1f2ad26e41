"""What the table screen shows, as frozen records; QML reads them with camel-case names."""

from enum import Enum

import msgspec

from engine.actions import Rospis, ThrowIn, WriteOff
from engine.cards import Card
from engine.prospects import Prospect
from engine.state import View
from thousand_qt.match.beats import Beat
from thousand_qt.pictures.faces import FaceStyle
from thousand_qt.viewmodels.sheet_props import (
    EndProps,
    LastTrickProps,
    SheetProps,
    TricksProps,
)
from thousand_qt.viewmodels.table_hand import Holding
from thousand_qt.viewmodels.table_places import Zone
from thousand_qt.viewmodels.table_rules import RulesHereProps

GivingUp = Rospis | WriteOff | ThrowIn
"""The ways in which a declarer gives a deal up."""


class Mark(str, Enum):
    """What a card of one's own hand can do now."""

    NONE = ""
    LEGAL = "legal"
    ILLEGAL = "illegal"


class CardPlace(msgspec.Struct, frozen=True):
    """Where a card item lies and what it shows there; `Place` tells of zone, who, slot and count.

    `face` is written like `AH` and `picture` is the address of its picture, both empty while
    nobody may know it; `delay` says how many cards fly before this one in the same beat.
    """

    zone: Zone
    who: int
    slot: int
    count: int
    face_up: bool
    face: str
    delay: int
    picture: str = ""


class CardProps(msgspec.Struct, frozen=True):
    """One of the 24 card items; `name` is what a screen reader says."""

    number: int
    name: str
    mark: Mark
    marked: bool
    """Whether it waits for the second click that plays it."""
    winning: bool
    place: CardPlace
    owner: str = ""
    """Who played it to the trick, or who is to get it, in words."""
    choosable: bool = False
    """Whether it can be chosen where it lies on the table."""
    origin: str = ""
    """Where a card of one's own hand has just come from, in words."""


class SeatProps(msgspec.Struct, frozen=True):
    """What is known of one player; `barrel` is the number of attempts used, -1 off the barrel."""

    name: str = ""
    portrait: str = ""
    """The address of the picture."""
    portrait_words: str = ""
    """What the picture shows."""
    score: str = "0"
    bolts: int = 0
    barrel: int = -1
    attempts: int = 0
    dealer: bool = False
    hundred: bool = False
    """Whether the seat carries the compulsory bid of this deal."""
    declarer: bool = False
    dark: bool = False
    """Whether the seat plays in the dark."""
    sits_out: bool = False
    """Whether the seat does not play in this deal."""
    writes_nothing: bool = False
    """Whether the seat writes nothing for what it takes in this deal."""
    gathered: str = ""
    """What is gathered on a barrel that adds several deals up."""
    to_act: bool = False
    tricks: int = 0
    held: int = 0
    """Cards in the hand."""
    bubble: str = ""
    bubble_suit: str = ""
    description: str = ""
    facts: tuple[str, ...] = ()
    """How well a computer player plays and what the signs at the seat mean, a line for each."""


class ContractProps(msgspec.Struct, frozen=True):
    """The strip above the table: what is bid or played, trump, and how far the declarer is."""

    title: str = ""
    banner: str = ""
    """What makes this deal another one than usual."""
    trump: str = ""
    trump_picture: str = ""
    """A chip with the trump suit, below the folder of the pictures."""
    trump_words: str = ""
    taken: str = ""
    needed: str = ""
    calls: str = ""
    """The calls of the auction in their order."""
    progress: float = 0.0
    """What is taken, as a share of the bar; negative while nothing is played."""
    reach: float = 0.0
    """What is taken or still in play, as a share of the bar."""
    goal: float = 0.0
    """The contract, as a share of the bar."""
    prospect: Prospect = Prospect.OPEN


class PanelKind(str, Enum):
    """What the panel between trick and hand is for."""

    WAIT = "wait"
    CUT = "cut"
    DARK = "dark"
    CHOOSE = "choose"
    CLAIM = "claim"
    AUCTION = "auction"
    PASS = "pass"
    RAISE = "raise"
    TRICK = "trick"
    MARRIAGE = "marriage"
    ROSPIS = "rospis"
    NONE = "none"


class ButtonProps(msgspec.Struct, frozen=True):
    """A button of the panel; `act` is what `TableViewModel.press` is called with."""

    act: str
    label: str
    primary: bool = False
    enabled: bool = True


class PanelProps(msgspec.Struct, frozen=True):
    """The panel between trick and hand; `amount` is 0 without a stepper."""

    kind: PanelKind = PanelKind.NONE
    title: str = ""
    note: str = ""
    warning: bool = False
    """Whether the note warns of what the person is about to do."""
    amount: int = 0
    least: int = 0
    most: int = 0
    typed: str = ""
    """Digits of an amount that is being typed; they stand in the place of `amount`."""
    slots: tuple[str, ...] = ()
    """For whom the cards are that leave the hand, a name for each place."""
    slot_chairs: tuple[int, ...] = ()
    """The chairs of these players, 0 for a card that is laid away."""
    buttons: tuple[ButtonProps, ...] = ()


class WonProps(msgspec.Struct, frozen=True):
    """Who takes the trick that lies complete on the table: a chair, -1 nobody yet."""

    who: int = -1
    points: str = ""


class PaceProps(msgspec.Struct, frozen=True):
    """What can be done about the tempo of the table, and what is being done."""

    can_hurry: bool = False
    hurrying: bool = False
    can_play_out: bool = False
    playing_out: bool = False
    """A computer player plays the person's cards until the deal is scored."""
    decided: str = ""
    """Why nothing is left to decide for the person; empty where something may be."""


class LineProps(msgspec.Struct, frozen=True):
    """One line that a deal wrote."""

    text: str
    points: str


class ColumnProps(msgspec.Struct, frozen=True):
    """What one player wrote in a deal."""

    name: str
    declarer: bool
    taken: str
    lines: tuple[LineProps, ...]
    change: str
    total: str
    winner: bool


class SummaryProps(msgspec.Struct, frozen=True):
    """The deal that was just scored; `ending` when it ended the match."""

    shown: bool = False
    ending: bool = False
    title: str = ""
    note: str = ""
    columns: tuple[ColumnProps, ...] = ()
    end: EndProps = EndProps()


class Overlay(str, Enum):
    """What lies over the table because the person asked for it."""

    NONE = ""
    MENU = "menu"
    HELP = "help"
    SHEET = "sheet"
    LAST_TRICK = "lastTrick"
    TRICKS = "tricks"
    RULES = "rules"
    HINT = "hint"


class Choices(msgspec.Struct, frozen=True):
    """What the person has chosen on the screen and not yet answered."""

    gifts: tuple[Card | None, ...] = (None, None)
    amount: int | None = None
    typed: str = ""
    """Digits of an amount, which may not be a possible one yet."""
    typing: bool = False
    """Whether a digit was typed since the question was asked."""
    spent: str = ""
    """Digits that were answered with and refused; the next digit begins an amount anew."""
    giving_up: GivingUp | None = None
    """The way of giving up about which the question is open."""
    marriage: Card | None = None
    """The card about which the question is open what it declares."""
    marked: Card | None = None
    """The card that waits for the second click that plays it."""
    refusal: str = ""
    overlay: Overlay = Overlay.NONE


class Scene(msgspec.Struct, frozen=True):
    """Everything from which the screen is derived.

    `asked` says that the person's answer is wanted now; `names` are by seat; `faces` is the look
    of the cards.
    """

    beat: Beat
    names: tuple[str, ...]
    choices: Choices = Choices()
    asked: bool = False
    forced: bool = False
    faces: FaceStyle = FaceStyle()
    card_back: str = ""
    """The address of the picture on the backs."""
    holding: Holding = Holding()
    portraits: tuple[str, ...] = ()
    """By seat, the ids of the players' pictures."""
    players: tuple[str, ...] = ()
    """By seat, the names of the computer players; empty for a person."""

    @property
    def view(self) -> View:
        """Return the match as the beat shows it."""
        return self.beat.view


class CaptionProps(msgspec.Struct, frozen=True):
    """What a pile of `count` cards is called; `zone` and `who` say where it lies, see `Place`."""

    zone: Zone
    who: int
    count: int
    text: str


class UndoProps(msgspec.Struct, frozen=True):
    """Whether the last decision can be taken back; `why` says why not."""

    shown: bool = False
    possible: bool = False
    why: str = ""


class TableProps(msgspec.Struct, frozen=True):
    """The whole table screen except its cards and its buttons, which are list models."""

    open: bool = False
    beat: int = 0
    pause: str = ""
    waits_for_click: bool = False
    seats: tuple[SeatProps, ...] = (SeatProps(),)
    """The players clockwise from me."""
    trick_size: int = 3
    """How many cards a trick has."""
    contract: ContractProps = ContractProps()
    captions: tuple[CaptionProps, ...] = ()
    """The names of piles that lie on the table."""
    panel: PanelProps = PanelProps()
    pace: PaceProps = PaceProps()
    won: WonProps = WonProps()
    refusal: str = ""
    undo: UndoProps = UndoProps()
    summary: SummaryProps = SummaryProps()
    sheet: SheetProps = SheetProps()
    can_continue: bool = False
    last_trick: LastTrickProps = LastTrickProps()
    tricks: TricksProps = TricksProps()
    rules: RulesHereProps = RulesHereProps()
    """The rules of the match in short, while they are looked at."""
    overlay: Overlay = Overlay.NONE
    arranged: bool = False
    """Whether cards of the hand were moved out of the order of the settings."""
    card_back: str = ""
    assets: str = ""
