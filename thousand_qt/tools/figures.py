"""What a measured window tells `thousand_qt.tools.bench`; no Qt here."""

import msgspec


class TableFigures(msgspec.Struct, frozen=True):
    """What the table cost: seconds, a share of one processor, and megabytes."""

    drawing: list[float]
    """Synchronizing plus rendering, for each frame."""

    intervals: list[float]
    """Between two frames of one movement."""

    idle_share: float
    peak_megabytes: float


class ThinkingFigures(msgspec.Struct, frozen=True):
    """What thinking cost the window, by who thought and where; seconds."""

    intervals: dict[str, list[list[float]]]
    """Between frames that are drawn without a pause, by rounds; "nobody": nobody thought."""

    withdrawn: dict[str, list[float]]
    """From the withdrawal of a question until the player could be asked again."""
