"""The people who sit at the table, head and shoulders in a medallion.

They are told apart by outline first (cap, headscarf, bun, curls, beard, braids), then by colour,
because a seat shows them 40 pixels wide.
"""

from typing import Final

from resources.art.men import MEN
from resources.art.women import WOMEN

PORTRAITS: Final = MEN | WOMEN


def all_portraits() -> dict[str, str]:
    """Return every portrait file by its path inside `portraits`."""
    return {f"{name}.svg": draw() for name, draw in PORTRAITS.items()}
