"""What the screens of the score-keeper show, as frozen records."""

from enum import Enum

import msgspec

from engine.paper import HIGHEST_FINE
from thousand_qt.settings import MAX_NAME_LENGTH
from thousand_qt.viewmodels.sheet_props import EndProps, SheetProps


class OptionProps(msgspec.Struct, frozen=True):
    """One of several values to choose from."""

    value: int | str
    label: str


class MarkProps(msgspec.Struct, frozen=True):
    """Something that is tapped on or off; `picture` is the name of an icon, empty for none."""

    value: str
    label: str
    picture: str
    spoken: str
    on: bool = False
    enabled: bool = True


class PlayerProps(msgspec.Struct, frozen=True):
    """What a player took in the deal that is entered."""

    seat: int = 0
    name: str = ""
    points: str = ""
    """As typed."""
    filled: str = ""
    """What follows from the others' points, empty for nothing."""
    problem: str = ""
    marks: tuple[MarkProps, ...] = ()
    trick_shown: bool = False
    no_trick: bool = False


class PreviewProps(msgspec.Struct, frozen=True):
    """What an entry will write for a player; `reasons` has a line for everything written."""

    name: str
    change: str
    total: str
    reasons: str
    short: str
    """The change in one line, with what is out of the common."""


class DealProps(msgspec.Struct, frozen=True):
    """The entry of a deal."""

    note: str = ""
    """What makes this deal another one than usual: the golden round, who sits on the barrel."""
    declarers: tuple[OptionProps, ...] = ()
    declarer: int = -1
    declarer_words: str = ""
    """Who must have played it; empty where that is chosen."""
    contract_shown: bool = False
    contract_fixed: bool = False
    contract: int = 100
    least: int = 100
    most: int = 400
    step: int = 5
    contract_problem: str = ""
    contract_note: str = ""
    """What is unusual about the contract."""
    endings: tuple[OptionProps, ...] = ()
    ending: str = "played"
    dark_shown: bool = False
    dark: bool = False
    played: bool = True
    players: tuple[PlayerProps, ...] = ()
    sum_problem: str = ""
    sum_note: str = ""
    nines: tuple[OptionProps, ...] = ()
    """Who may have held four nines, where that is worth something."""
    four_nines: int = -1
    sitter: str = ""
    """Who writes for the prikup; empty where nobody does."""
    sitter_help: str = ""
    prikup: tuple[MarkProps, ...] = ()
    prikup_worth: str = ""
    preview: tuple[PreviewProps, ...] = ()
    missing: str = ""
    """What is still to be said, or what is wrong."""
    is_problem: bool = False
    hint: str = ""
    """What may have been forgotten, though the entry can be written as it is."""
    complete: bool = False


class SlipProps(msgspec.Struct, frozen=True):
    """The entry of a slip."""

    slips: tuple[OptionProps, ...] = ()
    slip: str = ""
    seats: tuple[OptionProps, ...] = ()
    seat: int = -1
    seat_words: str = ""
    """Whose slip it must be; empty where that is chosen."""
    contract_shown: bool = False
    contract: int = 100
    least: int = 100
    most: int = 400
    step: int = 5
    contract_problem: str = ""
    faults: tuple[OptionProps, ...] = ()
    """What a fine that was agreed on can be for; empty where the rules say what it is."""
    fault: str = ""
    fine: int = 0
    most_fine: int = HIGHEST_FINE
    fine_problem: str = ""
    preview: tuple[PreviewProps, ...] = ()
    after: str = ""
    """Who deals next after it."""
    complete: bool = False


class Mode(str, Enum):
    """What stands beside the sheet."""

    DEAL = "deal"
    SLIP = "slip"
    DELETE = "delete"
    NAMES = "names"
    END = "end"


class PageProps(msgspec.Struct, frozen=True):
    """The page of a sheet."""

    title: str = ""
    rules_title: str = ""
    turn: str = ""
    """Who deals, who is forehand, who sits out."""
    sheet: SheetProps = SheetProps()
    names: tuple[str, ...] = ()
    """The names as they are typed while they are corrected."""
    mode: Mode = Mode.DEAL
    heading: str = ""
    confirm: str = ""
    """What the button is called that writes the entry."""
    correcting: bool = False
    place: int = -1
    """Which row is corrected or to be deleted, -1 for none."""
    consequence: str = ""
    """What a correction brings for the entries after it."""
    names_problem: str = ""
    longest_name: int = 4 * MAX_NAME_LENGTH
    can_undo: bool = False
    can_redo: bool = False
    can_slip: bool = False
    end_title: str = ""
    end: EndProps = EndProps()
    message: str = ""
    is_problem: bool = False
    assets: str = ""
