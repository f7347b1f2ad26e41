"""Whether Qt will find a screen, asked without Qt, which ends the program where it finds none."""

import os
import re
import socket
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

_PATIENCE_SECONDS: Final = 3.0
_X11_FIRST_PORT: Final = 6000
_X11_SOCKETS: Final = "/tmp/.X11-unix"
_X11_NAME: Final = re.compile(r"(?P<host>.*):(?P<number>\d+)(\.\d+)?")

Address = str | tuple[str, int]
"""Where a display listens: a socket's path (an abstract one begins with NUL), or host and port."""


def display_problem(environment: Mapping[str, str] = os.environ) -> str | None:
    """Return half a sentence on why no window can open, None when one can be expected to.

    Only Linux can be without a screen; a platform chosen for Qt is believed.
    """
    if sys.platform != "linux" or environment.get("QT_QPA_PLATFORM"):
        return None
    names = {name: environment.get(name, "") for name in ("WAYLAND_DISPLAY", "DISPLAY")}
    if not any(names.values()):
        return "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    places = (*_wayland(names["WAYLAND_DISPLAY"], environment), *_x11(names["DISPLAY"]))
    if _answers(places):
        return None
    given = " and ".join(f"{name}={value}" for name, value in names.items() if value)
    return f"no display answers at {given}"


def _wayland(name: str, environment: Mapping[str, str]) -> list[Address]:
    if not name:
        return []
    return [str(Path(environment.get("XDG_RUNTIME_DIR", "")) / name)]


def _x11(name: str) -> list[Address]:
    found = _X11_NAME.fullmatch(name)
    if found is None:
        return []
    number, host = int(found["number"]), found["host"].removeprefix("tcp/")
    if host in ("", "unix"):
        path = f"{_X11_SOCKETS}/X{number}"
        return [path, f"\0{path}"]
    return [(host.strip("[]"), _X11_FIRST_PORT + number)]


def _answers(places: Iterable[Address]) -> bool:
    for place in places:
        try:
            if isinstance(place, str):
                with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as local:
                    local.settimeout(_PATIENCE_SECONDS)
                    local.connect(place)
            else:
                socket.create_connection(place, _PATIENCE_SECONDS).close()
        except (OSError, OverflowError):
            continue
        return True
    return False
