"""What the seats of a match are called in the language spoken now."""

from collections.abc import Sequence

from engine.record import SeatInfo
from thousand_qt.words.opponents import spoken_names


def names_of(seats: Sequence[SeatInfo]) -> tuple[str, ...]:
    """Return the names by seat."""
    return spoken_names(
        [seat.name for seat in seats], [seat.character is not None for seat in seats]
    )
