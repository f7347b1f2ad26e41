"""What stands on the printed score sheet, in words that are final."""

import msgspec

from thousand_qt.pictures.score_chart import Chart
from thousand_qt.viewmodels.sheet_props import SheetProps


class Labels(msgspec.Struct, frozen=True):
    """The fixed words of the page; `page` holds {page} and {pages}."""

    number: str
    played: str
    totals: str
    signs: str
    chart: str
    page: str


class Paper(msgspec.Struct, frozen=True):
    """A whole score sheet; `facts` are the lines below the title."""

    title: str
    facts: tuple[str, ...]
    sheet: SheetProps
    chart: Chart
    labels: Labels
