"""Draw every picture of the game: `python -m resources.make_art [folder]`.

The files are kept in the repository, so that nobody needs to run this to play; a test compares
them with a fresh run.
"""

import argparse
from pathlib import Path

from resources.art.cards import all_cards
from resources.art.chips import all_chips
from resources.art.emblem import program_icon
from resources.art.icons import all_icons
from resources.art.portraits import all_portraits


def pictures() -> dict[str, str]:
    """Return the text of every picture by its path inside `resources`."""
    folders = {
        "cards": all_cards(),
        "chips": all_chips(),
        "icons": all_icons(),
        "portraits": all_portraits(),
    }
    found = {
        f"{folder}/{name}": text
        for folder, files in folders.items()
        for name, text in files.items()
    }
    return found | {"icons/thousand.svg": program_icon()}


def write_pictures(folder: Path) -> list[Path]:
    """Write every picture below a folder and return the written paths in order."""
    written: list[Path] = []
    for name, text in sorted(pictures().items()):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
        written.append(target)
    return written


def main(arguments: list[str] | None = None) -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m resources.make_art",
        description="Draw the cards, chips, icons and portraits as SVG files.",
    )
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=Path(__file__).parent,
        help="where to write (default: the resources folder itself)",
    )
    options = parser.parse_args(arguments)
    written = write_pictures(options.folder)
    size = sum(item.stat().st_size for item in written)
    print(f"{len(written)} pictures, {size / 1024:.0f} KB, in {options.folder}")


if __name__ == "__main__":
    main()
