"""Which part of the score sheet stands where on which page, as plain numbers.

The unit is a tenth of a point, so that every measure is a whole number: A4 is 5953 × 8419.
"""

from typing import Final

import msgspec

MARGIN: Final = 450
TITLE: Final = 200
TEXT: Final = 95
LINE: Final = 165
"""The height of a row of the table."""
FACT_LINE: Final = 140
HEAD: Final = 210
"""The height of the row of names."""
TOTALS: Final = 230
GAP: Final = 160
FOOT: Final = 150
"""The strip at the foot of the page that holds its number."""
SIGN_LINE: Final = 150
CHART_HEIGHT: Final = 2300
NUMBER_WIDTH: Final = 260
PLAYED_WIDTH: Final = 1500
"""The most that the words of what was played take, unless the columns have room to spare."""
COLUMN_WIDTH: Final = 1400
"""What a player's column takes where there is room to spare."""
LEAST_PLAYED: Final = 800


class PageLayout(msgspec.Struct, frozen=True):
    """What stands on one page; heights are measured from the top of the page, 0 means absent.

    The rows of the table are those from `first` up to but not including `last`.
    """

    number: int
    first: int
    last: int
    facts_top: int = 0
    table_top: int = 0
    totals_top: int = 0
    signs_top: int = 0
    chart_top: int = 0


class _Cursor(msgspec.Struct):
    """Where the next part goes; `bottom` is where the foot of the page begins."""

    y: int
    bottom: int
    pages: list[PageLayout] = []

    def turn(self, rows: int) -> None:
        """Begin a page that holds no row yet."""
        self.pages.append(PageLayout(len(self.pages) + 1, rows, rows))
        self.y = MARGIN + FACT_LINE + GAP

    def place(self, **where: int) -> None:
        """Note on the page that is being filled where something goes."""
        self.pages[-1] = msgspec.structs.replace(self.pages[-1], **where)


def lay_out(height: int, rows: int, facts: int, signs: int) -> tuple[PageLayout, ...]:
    """Return the pages for so many rows, lines of facts and lines of signs.

    The names stand above the rows on every page; the totals follow the last row, never alone.
    """
    cursor = _Cursor(0, height - MARGIN - FOOT)
    cursor.turn(0)
    cursor.place(facts_top=MARGIN + TITLE + GAP // 2)
    cursor.y = MARGIN + TITLE + GAP // 2 + facts * FACT_LINE + GAP
    _place_rows(cursor, rows)
    if signs:
        needed = (signs + 1) * SIGN_LINE
        if cursor.y + GAP + needed > cursor.bottom:
            cursor.turn(rows)
        cursor.place(signs_top=cursor.y + GAP)
        cursor.y += GAP + needed
    if rows:
        if cursor.y + GAP + CHART_HEIGHT > cursor.bottom:
            cursor.turn(rows)
        cursor.place(chart_top=cursor.y + GAP)
    return tuple(cursor.pages)


def _place_rows(cursor: _Cursor, rows: int) -> None:
    done = 0
    while True:
        room = (cursor.bottom - cursor.y - HEAD) // LINE
        whole = (cursor.bottom - cursor.y - HEAD - TOTALS) // LINE
        left = rows - done
        count = left if left <= whole else min(left - 1, room)
        cursor.place(table_top=cursor.y, last=done + count)
        cursor.y += HEAD + count * LINE
        done += count
        if done == rows:
            cursor.place(totals_top=cursor.y)
            cursor.y += TOTALS
            return
        cursor.turn(done)
