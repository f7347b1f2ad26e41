"""The score chart written as a part of an address, and read again."""

import base64

import msgspec

from thousand_qt.pictures.score_chart import Chart


def write_chart(chart: Chart) -> str:
    """Return a chart as a part of an address."""
    return base64.urlsafe_b64encode(msgspec.json.encode(chart)).decode("ascii").rstrip("=")


def read_chart(written: str) -> Chart:
    """Return the chart of a part of an address; raise ValueError when it holds none."""
    try:
        text = base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))
        return msgspec.json.decode(text, type=Chart)
    except (ValueError, msgspec.MsgspecError) as error:
        raise ValueError("no chart is written here") from error
