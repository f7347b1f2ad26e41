"""Write the small part of SVG that Qt draws everywhere.

QtSvg follows SVG Tiny 1.2: no filters, masks, clip paths or style sheets. Everything here is
a path, circle, rectangle, line or group with plain attributes, and every number is rounded the
same way, so that the same shapes always give the same bytes.
"""

from collections.abc import Sequence

Point = tuple[float, float]


def number(value: float) -> str:
    """Write a coordinate with at most two decimals and no superfluous zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _paint(fill: str, stroke: str, width: float, cap: str) -> str:
    parts = [f'fill="{fill or "none"}"']
    if stroke:
        parts.append(f'stroke="{stroke}" stroke-width="{number(width)}"')
        parts.append(f'stroke-linecap="{cap}" stroke-linejoin="round"')
    return " ".join(parts)


def path(d: str, fill: str = "", stroke: str = "", width: float = 0, cap: str = "round") -> str:
    """Draw a path from its `d` text."""
    return f'<path d="{d}" {_paint(fill, stroke, width, cap)}/>'


def polygon(points: Sequence[Point], fill: str = "", stroke: str = "", width: float = 0) -> str:
    """Draw a closed outline with straight sides."""
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
    return path(d, fill, stroke, width)


def line(start: Point, end: Point, stroke: str, width: float, cap: str = "round") -> str:
    """Draw one straight stroke."""
    (x1, y1), (x2, y2) = start, end
    d = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
    return path(d, "", stroke, width, cap)


def circle(centre: Point, radius: float, fill: str = "", stroke: str = "", width: float = 0) -> str:
    """Draw a circle."""
    x, y = (number(part) for part in centre)
    return (
        f'<circle cx="{x}" cy="{y}" r="{number(radius)}" {_paint(fill, stroke, width, "round")}/>'
    )


def ellipse(centre: Point, rx: float, ry: float, fill: str) -> str:
    """Draw a filled ellipse."""
    x, y = (number(part) for part in centre)
    return f'<ellipse cx="{x}" cy="{y}" rx="{number(rx)}" ry="{number(ry)}" fill="{fill}"/>'


def rect(
    corner: Point,
    size: Point,
    fill: str = "",
    stroke: str = "",
    width: float = 0,
    radius: float = 0,
) -> str:
    """Draw a rectangle, with round corners if a radius is given."""
    x, y, w, h = (number(part) for part in (*corner, *size))
    rounded = f' rx="{number(radius)}" ry="{number(radius)}"' if radius else ""
    paint = _paint(fill, stroke, width, "round")
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}"{rounded} {paint}/>'


def group(parts: Sequence[str], transform: str) -> str:
    """Move, scale or turn several shapes together."""
    return f'<g transform="{transform}">' + "".join(parts) + "</g>"


def at(
    parts: Sequence[str],
    where: Point,
    scale: float = 1,
    turn: float = 0,
    stretch: float = 1,
) -> str:
    """Place shapes drawn around the origin; `stretch` widens them sideways only."""
    moves = [f"translate({number(where[0])} {number(where[1])})"]
    if turn:
        moves.append(f"rotate({number(turn)})")
    if scale != 1 or stretch != 1:
        moves.append(f"scale({scale * stretch:.4g} {scale:.4g})")
    return group(parts, " ".join(moves))


def radial_gradient(name: str, centre: Point, radius: float, middle: str, edge: str) -> str:
    """Define a light that falls off from the middle; measures are shares of the filled box.

    The stops follow a smooth curve, so that no ring shows where the light ends.
    """
    x, y = (number(part) for part in centre)
    steps = 8
    stops = []
    for n in range(steps + 1):
        share = n / steps
        colour = mix(middle, edge, share * share * (3 - 2 * share))
        stops.append(f'<stop offset="{number(share)}" stop-color="{colour}"/>')
    return (
        f'<defs><radialGradient id="{name}" gradientUnits="objectBoundingBox" '
        f'cx="{x}" cy="{y}" r="{number(radius)}">{"".join(stops)}</radialGradient></defs>'
    )


def mix(one: str, other: str, share: float) -> str:
    """Return the colour between two of `#RRGGBB`; 0 gives the first, 1 the second."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def twice(name: str, parts: Sequence[str], centre: Point) -> list[str]:
    """Draw shapes as they are and once more, turned upside down around a point."""
    x, y = (number(part) for part in centre)
    return [
        f'<g id="{name}">' + "".join(parts) + "</g>",
        f'<use xlink:href="#{name}" transform="rotate(180 {x} {y})"/>',
    ]


def document(width: int, height: int, parts: Sequence[str]) -> str:
    """Return a whole SVG file with one shape a line."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'version="1.2" baseProfile="tiny" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    )
    return "\n".join((head, *parts, "</svg>", ""))
