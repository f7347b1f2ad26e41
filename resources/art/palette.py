"""The colours of the cards, icons and tables, and how their contrast is measured."""

from typing import Final

IVORY: Final = "#FBF6E8"
EDGE: Final = "#8D8268"
RED: Final = "#B51F2C"
BLACK: Final = "#1E2431"
BLUE: Final = "#1F4FA3"
GREEN: Final = "#1C6B3C"

GOLD: Final = "#E2B04A"
GOLD_DEEP: Final = "#A8761F"
SKIN: Final = "#F3D3B1"
SKIN_SHADE: Final = "#DDB08A"
LINEN: Final = "#FFFDF6"
STEEL: Final = "#AEB8C4"
STEEL_DEEP: Final = "#6A7583"
SILVER: Final = "#C9CCD1"
SILVER_DEEP: Final = "#9CA2AB"
WOOD: Final = "#8A5A34"

AMBER: Final = "#F2B84B"
LIGHT: Final = "#F4EEDD"

LIGHT_RED: Final = "#FFB5A8"
LIGHT_GREEN: Final = "#B4E08F"
LIGHT_BLUE: Final = "#A9D2FF"

FELT_GREEN: Final = ("#1F5B43", "#113528")
FELT_MIDNIGHT: Final = ("#24406E", "#101D36")

TWO_COLOURS: Final = {"S": BLACK, "C": BLACK, "D": RED, "H": RED}
FELT_COLOURS: Final = {"S": LIGHT, "C": LIGHT, "D": LIGHT_RED, "H": LIGHT_RED}
FELT_FOUR_COLOURS: Final = {"S": LIGHT, "C": LIGHT_GREEN, "D": LIGHT_BLUE, "H": LIGHT_RED}
FOUR_COLOURS: Final = {"S": BLACK, "C": GREEN, "D": BLUE, "H": RED}


def luminance(colour: str) -> float:
    """Return the relative luminance (WCAG 2) of `#RRGGBB`, from 0 to 1."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio (WCAG 2) of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
