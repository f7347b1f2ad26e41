"""Which pictures the players at a table have."""

from collections.abc import Sequence

from PySide6.QtCore import QUrl

from engine.record import SeatInfo
from resources.portraits import portrait_file, portraits_for


def portrait_urls(seats: Sequence[SeatInfo], viewer: int | None) -> tuple[str, ...]:
    """Return the addresses of the pictures by seat; the viewer's is chosen first."""
    first = viewer or 0
    order = [(first + step) % len(seats) for step in range(len(seats))]
    chosen = portraits_for((seats[seat].name, seats[seat].character or "") for seat in order)
    urls = [QUrl.fromLocalFile(str(portrait_file(portrait))).toString() for portrait in chosen]
    return tuple(urls[order.index(seat)] for seat in range(len(seats)))
