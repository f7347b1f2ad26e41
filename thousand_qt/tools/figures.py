"""What a measured table tells `thousand_qt.tools.bench`; no Qt here."""

import msgspec


class TableFigures(msgspec.Struct, frozen=True):
    """What the table cost: seconds, a share of one processor, and megabytes."""

    drawing: list[float]
    """Synchronizing plus rendering, for each frame."""

    intervals: list[float]
    """Between two frames of one movement."""

    idle_share: float
    peak_megabytes: float
