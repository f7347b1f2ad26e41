"""Name the system libraries and fonts that Qt needs and this computer lacks.

Run by the Makefile before the window or a test starts, so that a missing library is answered with
the command that installs it instead of a plugin error. Only Linux leaves these libraries to the
system. `--install` installs them (as root, with apt-get); `--screen` also asks for what a window
on a real screen needs. Exit code 1 when something is missing.
"""

import argparse
import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple


class Need(NamedTuple):
    """A library by its file name, or a font, and the packages that bring it."""

    name: str
    apt: str
    dnf: str
    pacman: str


QT: Final = (
    Need("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Need("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    Need("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Need("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5-libs", "krb5"),
)
X11: Final = (
    Need("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Need("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Need("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
    Need(
        "libxcb-render-util.so.0",
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    Need("libxcb-shm.so.0", "libxcb-shm0", "libxcb", "libxcb"),
    Need("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb"),
    Need("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb"),
    Need("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
)
WAYLAND: Final = (
    Need("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
    Need("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland"),
    Need("libwayland-egl.so.1", "libwayland-egl1", "libwayland-egl", "wayland"),
)
FONT: Final = Need("a font to write with", "fonts-dejavu-core", "dejavu-sans-fonts", "ttf-dejavu")
MANAGERS: Final[Mapping[str, str]] = {
    "apt": "apt-get install --no-install-recommends",
    "dnf": "dnf install",
    "pacman": "pacman -S --needed",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Check, say what is missing, and install it when asked."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--screen", action="store_true", help="a window on a screen will open")
    parser.add_argument("--install", action="store_true", help="install what is missing")
    args = parser.parse_args(argv)
    if sys.platform != "linux":
        return 0
    missing = tuple(_missing(_wanted(screen=args.screen)))
    if not missing:
        return 0
    if args.install and shutil.which("apt-get"):
        _install(missing)
        missing = tuple(_missing(missing))
        if not missing:
            return 0
    print(_sentence(missing), file=sys.stderr)
    return 1


def _wanted(*, screen: bool) -> tuple[Need, ...]:
    """Answer what Qt will load: without a screen, on X11 or on Wayland."""
    if not screen:
        return (*QT, FONT)
    if os.environ.get("WAYLAND_DISPLAY") and not os.environ.get("DISPLAY"):
        return (*QT, *WAYLAND, FONT)
    return (*QT, *X11, FONT)


def _missing(needs: Iterable[Need]) -> Iterator[Need]:
    """Answer the needs that this computer does not meet."""
    for need in needs:
        if not (_has_font() if need is FONT else _has_library(need.name)):
            yield need


def _has_library(name: str) -> bool:
    """Say whether the system's loader finds a library."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def _has_font() -> bool:
    """Say whether any outline font is installed; without one every letter is an empty box."""
    home = Path.home()
    data = Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share")
    folders = (
        Path("/usr/share/fonts"),
        Path("/usr/local/share/fonts"),
        Path("/run/current-system/sw/share/X11/fonts"),
        data / "fonts",
        home / ".fonts",
    )
    return any(
        path.suffix.lower() in {".ttf", ".otf", ".ttc"}
        for folder in folders
        for path in folder.rglob("*")
    )


def _install(needs: Iterable[Need]) -> None:
    """Install packages with apt-get; what fails is named by the check that follows."""
    packages = sorted({need.apt for need in needs})
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet)
    subprocess.run(
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages],
        check=False,
        env=quiet,
    )


def _sentence(needs: Sequence[Need]) -> str:
    """Say what is missing and, for a known package manager, the command that installs it."""
    what = f"Thousand needs {', '.join(need.name for need in needs)}, which this computer lacks."
    for manager, command in MANAGERS.items():
        if shutil.which(command.split()[0]):
            packages = sorted({getattr(need, manager) for need in needs})
            sudo = "" if os.geteuid() == 0 else "sudo "
            return f"{what}\nInstall with:  {sudo}{command} {' '.join(packages)}"
    return f"{what}\nInstall the packages of your system that bring them, then try again."


if __name__ == "__main__":
    raise SystemExit(main())
