"""Which pictures the players at a table have."""

from functools import cache

from engine.record import SeatInfo
from resources.portraits import portraits_for
from thousand_qt.pictures.gallery import gallery


@cache
def portrait_urls(
    seats: tuple[SeatInfo, ...], viewer: int | None, chosen: str = ""
) -> tuple[str, ...]:
    """Return the addresses of the pictures by seat.

    The viewer's comes first: it is the one that they chose, else one that fits their name.
    """
    first = viewer or 0
    order = [(first + step) % len(seats) for step in range(len(seats))]
    given = portraits_for(
        ((seats[seat].name, seats[seat].character or "") for seat in order), chosen
    )
    urls = [gallery()[portrait] for portrait in given]
    return tuple(urls[order.index(seat)] for seat in range(len(seats)))
