"""Check the QML files: the linter finds nothing and the formatter would change nothing.

`--fix` formats them in place. Runs in the development environment, whose PySide6 brings both tools.
"""

import argparse
import difflib
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TOOLS: Final = Path(sys.executable).parent
FOLDERS: Final = ("thousand_qt", "resources")


def main(argv: Sequence[str] | None = None) -> int:
    """Lint and compare, or format, and answer the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--fix", action="store_true", help="format the files in place")
    args = parser.parse_args(argv)
    files = [str(path) for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.qml"))]
    if not files:
        print("No QML files.")
        return 0
    if args.fix:
        return subprocess.call([_tool("qmlformat"), "--inplace", *files])
    differences = [line for file in files for line in _difference(Path(file))]
    sys.stdout.writelines(differences)
    linted = subprocess.call([_tool("qmllint"), "--max-warnings", "0", *_imports(), *files])
    if differences:
        print("The QML files are not formatted; `make format` formats them.", file=sys.stderr)
    return 1 if differences or linted else 0


def _tool(name: str) -> str:
    """Answer the path of one of Qt's tools."""
    return str(TOOLS / f"pyside6-{name}")


def _imports() -> Iterator[str]:
    """Answer the options that let the linter find our own modules."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("qml")):
            yield from ("-I", str(path))


def _difference(file: Path) -> Iterator[str]:
    """Answer the lines of a diff between a file and its formatted text."""
    formatted = subprocess.run(
        [_tool("qmlformat"), str(file)], check=True, capture_output=True, encoding="utf-8"
    ).stdout
    name = file.relative_to(ROOT).as_posix()
    return difflib.unified_diff(
        file.read_text(encoding="utf-8").splitlines(keepends=True),
        formatted.splitlines(keepends=True),
        name,
        f"{name} (formatted)",
    )


if __name__ == "__main__":
    raise SystemExit(main())
