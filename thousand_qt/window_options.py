"""The options of the window on the command line; no Qt here, so that `--help` stays quick."""

import argparse
import re
from collections.abc import Sequence
from typing import Final

import msgspec

SMALLEST_SIZE: Final = (1024, 600)
"""The smallest window in which everything can be read."""


class WindowOptions(msgspec.Struct, frozen=True):
    """How to open the window this time; empty or None means as remembered."""

    render: str = ""
    data: str = ""
    size: tuple[int, int] | None = None
    language: str = ""


def add_arguments(parser: "argparse.ArgumentParser | argparse._ArgumentGroup") -> None:
    """Add the options of the window to a parser or to one of its groups."""
    parser.add_argument(
        "--render",
        choices=("auto", "software"),
        help="how to draw; `software` needs no graphics card; the choice is remembered",
    )
    parser.add_argument(
        "--data",
        metavar="DIR",
        help="keep settings, matches and logs here, not in THOUSAND_DATA or your own data folder",
    )
    parser.add_argument(
        "--size", metavar="WxH", type=window_size, help="size of the window, such as 1280x800"
    )
    parser.add_argument("--lang", choices=("en", "ru"), help="language of the window this time")


def window_size(text: str) -> tuple[int, int]:
    """Read a size such as `1280x800`; raise `argparse.ArgumentTypeError` when it cannot be one."""
    match = re.fullmatch(r"([0-9]{1,5})[x×]([0-9]{1,5})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size; write it like 1280x800")
    width, height = int(match[1]), int(match[2])
    if width < SMALLEST_SIZE[0] or height < SMALLEST_SIZE[1]:
        least = "x".join(map(str, SMALLEST_SIZE))
        raise argparse.ArgumentTypeError(f"{text} is too small: at least {least}")
    return width, height


def window_options(arguments: argparse.Namespace | Sequence[str]) -> WindowOptions:
    """Return the options from a parsed or an unparsed command line."""
    if not isinstance(arguments, argparse.Namespace):
        parser = argparse.ArgumentParser(prog="thousand", description="Open the window.")
        add_arguments(parser)
        arguments = parser.parse_args(list(arguments))
    return WindowOptions(
        render=getattr(arguments, "render", None) or "",
        data=getattr(arguments, "data", None) or "",
        size=getattr(arguments, "size", None),
        language=getattr(arguments, "lang", None) or "",
    )
