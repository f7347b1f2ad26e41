"""Walk over every text of every scene and name the ones that cannot be read.

`python -m thousand_qt.tools.walk_texts` needs no screen: it walks the largest window in every
language, and with `QT_SCALE_FACTOR=1.5` a scaled screen in the one with the longest words. The
tests walk the usual windows. It ends with 1 if a text is cut, covered or too faint. `--only NAME`
walks the scenes whose names begin so, `--language ru` one language alone.
"""

import argparse
import os
import sys
from collections.abc import Sequence

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from thousand_qt.app import name_application
from thousand_qt.settings import LANGUAGES
from thousand_qt.tools import pseudo
from thousand_qt.tools.legibility import faint_texts, overlapping_texts, truncated_texts
from thousand_qt.tools.screenshots import SCALED_SIZE, SIZES, Size, staged, wanted


def faults_of(window: QQuickWindow) -> list[str]:
    """Return a line for every text that is cut, covered or too faint."""
    return [
        *(f"cut: {text.text!r}" for text in truncated_texts(window)),
        *(f"covered: {one.text!r} by {other.text!r}" for one, other in overlapping_texts(window)),
        *(
            f"faint: {faint.text.text!r}, {faint.contrast} on {faint.ground}"
            for faint in faint_texts(window)
        ),
    ]


def main(argv: Sequence[str] | None = None) -> int:
    """Walk, and print what cannot be read."""
    parser = argparse.ArgumentParser(description="Find texts that cannot be read.")
    parser.add_argument("--only", default="", metavar="NAME")
    parser.add_argument("--language", choices=(*LANGUAGES, pseudo.LANGUAGE))
    args = parser.parse_args(argv)
    application = QGuiApplication(sys.argv[:1])
    name_application(application)
    scaled = application.devicePixelRatio() != 1
    size: Size = SCALED_SIZE if scaled else SIZES[-1]
    found = walked = 0
    for name, _, language in wanted(args.only, (size,)):
        if language != (args.language or (pseudo.LANGUAGE if scaled else language)):
            continue
        with staged(application, name, size, language) as app:
            faults = faults_of(app.window)
        walked += 1
        found += len(faults)
        for fault in faults:
            print(f"{name} {size[0]}x{size[1]} {language}: {fault}")
    print(f"{found} faults in {walked} scenes at {application.devicePixelRatio():.0%}")
    return 1 if found or not walked else 0


if __name__ == "__main__":
    raise SystemExit(main())
