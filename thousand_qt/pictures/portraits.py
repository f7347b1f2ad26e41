"""Which pictures the players at a table have."""

from functools import cache

from engine.record import SeatInfo
from resources.portraits import PortraitId, portraits_for


@cache
def portraits_at(
    seats: tuple[SeatInfo, ...], viewer: int | None, chosen: str = ""
) -> tuple[PortraitId, ...]:
    """Return the ids of the pictures by seat.

    The viewer's comes first: it is the one that they chose, else one that fits their name.
    """
    first = viewer or 0
    order = [(first + step) % len(seats) for step in range(len(seats))]
    given = portraits_for(
        ((seats[seat].name, seats[seat].character or "") for seat in order), chosen
    )
    return tuple(given[order.index(seat)] for seat in range(len(seats)))
