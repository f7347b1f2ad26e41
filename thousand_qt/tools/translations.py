"""Collect the sentences of the window and compile their translations.

`python -m thousand_qt.tools.translations` writes `resources/i18n/*.ts` from the sources, then
compiles them to `*.qm`, which are kept in the repository so that playing needs no tool.
`--check` writes nothing and exits with 1 when a file is not up to date or a sentence has no
translation.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from resources import asset

PLURALS_ONLY: Final = ("en",)
"""Languages whose sentences stand in the source: only their plurals are translated."""
TRANSLATED: Final = ("ru",)

_PACKAGE: Final = Path(__file__).resolve().parents[1]


class ToolFailure(Exception):
    """One of Qt's tools failed; the text is what it said."""


def ts_name(language: str) -> str:
    """Return the name of a language's source file."""
    return f"thousand_{language}.ts"


def qm_name(language: str) -> str:
    """Return the name of a language's compiled file."""
    return f"thousand_{language}.qm"


def sources() -> list[Path]:
    """Return every file that may hold a sentence, in order."""
    return sorted(
        path
        for pattern in ("*.qml", "*.py")
        for path in _PACKAGE.rglob(pattern)
        if "tools" not in path.relative_to(_PACKAGE).parts
    )


def update(folder: Path) -> None:
    """Bring the sentences of the `.ts` files in a folder up to date; translations stay."""
    files = [str(path) for path in sources()]
    for language in (*PLURALS_ONLY, *TRANSLATED):
        plurals = ["-pluralonly"] if language in PLURALS_ONLY else []
        _run(
            "lupdate",
            *("-silent", "-no-obsolete", "-locations", "none"),
            *("-source-language", "en", "-target-language", language),
            *plurals,
            *files,
            *("-ts", str(folder / ts_name(language))),
        )


def compile_all(folder: Path) -> None:
    """Compile the `.ts` files of a folder to `.qm` files beside them."""
    for language in (*PLURALS_ONLY, *TRANSLATED):
        _run(
            "lrelease",
            *("-silent", "-compress"),
            *(str(folder / ts_name(language)), "-qm", str(folder / qm_name(language))),
        )


def unfinished(ts_file: Path) -> list[str]:
    """Return the sentences of a `.ts` file that have no finished translation."""
    return [
        message.findtext("source", "")
        for message in ElementTree.parse(ts_file).iter("message")
        if not _is_finished(message.find("translation"))
    ]


def outdated(folder: Path) -> list[str]:
    """Return the names of the files in a folder that a fresh run would change."""
    names = [
        name(language) for language in (*PLURALS_ONLY, *TRANSLATED) for name in (ts_name, qm_name)
    ]
    with tempfile.TemporaryDirectory() as fresh_name:
        fresh = Path(fresh_name)
        for name in names:
            if (folder / name).exists():
                shutil.copy(folder / name, fresh)
        update(fresh)
        compile_all(fresh)
        return [
            name
            for name in names
            if not (folder / name).exists()
            or (folder / name).read_bytes() != (fresh / name).read_bytes()
        ]


def _is_finished(translation: ElementTree.Element | None) -> bool:
    if translation is None or translation.get("type") is not None:
        return False
    forms = translation.findall("numerusform")
    texts = [form.text for form in forms] if forms else [translation.text]
    return all(text and text.strip() for text in texts)


def _run(tool: str, *arguments: str) -> None:
    program = shutil.which(f"pyside6-{tool}", path=str(Path(sys.executable).parent))
    if program is None:
        raise ToolFailure(
            f"pyside6-{tool} is not beside {sys.executable}; install PySide6 there first"
        )
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).strip()
    if done.returncode or said:
        raise ToolFailure(f"pyside6-{tool}: {said or f'exit code {done.returncode}'}")


def main(argv: Sequence[str] | None = None) -> int:
    """Update and compile, or check."""
    parser = argparse.ArgumentParser(
        prog="python -m thousand_qt.tools.translations",
        description="Collect the sentences of the window and compile their translations.",
    )
    parser.add_argument("--check", action="store_true", help="change nothing, only tell")
    options = parser.parse_args(argv)
    folder = asset("i18n")
    try:
        if options.check:
            problems = [f"{name} is not up to date" for name in outdated(folder)]
        else:
            update(folder)
            compile_all(folder)
            problems = []
    except ToolFailure as failure:
        print(failure, file=sys.stderr)
        return 1
    for language in (*PLURALS_ONLY, *TRANSLATED):
        file = folder / ts_name(language)
        problems += [f"{file.name}: no translation of {text!r}" for text in unfinished(file)]
    print("\n".join(problems) or "All sentences are translated.")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
