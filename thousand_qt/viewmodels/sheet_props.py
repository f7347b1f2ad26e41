"""What the score sheet, the end of the match and the tricks show, as frozen records."""

import msgspec


class SignProps(msgspec.Struct, frozen=True):
    """A sign of the score sheet: an icon (empty for none), a figure, and what it means."""

    symbol: str
    figure: str
    meaning: str


class CellProps(msgspec.Struct, frozen=True):
    """One player's part of a row; `reasons` has a line for everything that was written."""

    change: str
    total: str
    signs: tuple[SignProps, ...]
    declarer: bool
    description: str
    reasons: str


class RowProps(msgspec.Struct, frozen=True):
    """One deal; `outcome` says who played what and how it ended, `notes` why, a line a player."""

    number: int
    contract: str
    made: bool
    outcome: str
    cells: tuple[CellProps, ...]
    notes: tuple[str, ...]


class ChartProps(msgspec.Struct, frozen=True):
    """The scores deal by deal: `picture` is a part of an address, `description` says it."""

    picture: str = ""
    description: str = ""


class SheetProps(msgspec.Struct, frozen=True):
    """The score sheet, a column per player in the order me, left, right."""

    names: tuple[str, ...] = ()
    totals: tuple[str, ...] = ()
    rows: tuple[RowProps, ...] = ()
    legend: tuple[SignProps, ...] = ()
    """The signs that stand on this sheet."""
    chart: ChartProps = ChartProps()


class FactProps(msgspec.Struct, frozen=True):
    """A fact of a whole match: what it is about, and its number."""

    text: str
    value: str


class PlaceProps(msgspec.Struct, frozen=True):
    """How a player ended the match; equal totals share a place."""

    place: str
    name: str
    total: str
    winner: bool
    facts: tuple[FactProps, ...]
    description: str


class EndProps(msgspec.Struct, frozen=True):
    """The end of the match, the best player first."""

    places: tuple[PlaceProps, ...] = ()


class TrickCardProps(msgspec.Struct, frozen=True):
    """A card and who played or gave it; `who` is the chair, 0 me, 1 left, 2 right."""

    who: int
    picture: str
    name: str
    player: str
    winner: bool = False


class LastTrickProps(msgspec.Struct, frozen=True):
    """The last trick that was taken; before the first one the prikup, once it was seen."""

    heading: str = ""
    title: str = ""
    cards: tuple[TrickCardProps, ...] = ()


class TrickProps(msgspec.Struct, frozen=True):
    """A taken trick; `declared` names the marriage that was declared with its first card."""

    number: int
    points: str
    declared: str
    cards: tuple[TrickCardProps, ...]
    description: str


class KnownCardsProps(msgspec.Struct, frozen=True):
    """Cards known to me besides the tricks: the prikup, or a card that was given."""

    title: str
    cards: tuple[TrickCardProps, ...]


class TricksProps(msgspec.Struct, frozen=True):
    """All tricks of this deal, and what is known of the prikup and of the cards given."""

    note: str = ""
    known: tuple[KnownCardsProps, ...] = ()
    tricks: tuple[TrickProps, ...] = ()
