"""How fast computer players answer at each speed of the table."""

from typing import Final

from network.pace import FAST, INSTANT, NORMAL, SLOW, Pace
from thousand_qt.settings import Speed

PACES: Final[dict[Speed, Pace]] = {
    Speed.INSTANT: INSTANT,
    Speed.FAST: FAST,
    Speed.NORMAL: NORMAL,
    Speed.SLOW: SLOW,
}
