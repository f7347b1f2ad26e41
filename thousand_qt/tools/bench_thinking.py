"""`python -m thousand_qt.tools.bench_thinking` measures a window while an opponent thinks.

The process in which players think imports this file again, so Qt is imported in `main` only.
"""

import sys


def main() -> int:
    """Measure and print the figures."""
    from thousand_qt.tools import thinking_course

    return thinking_course.main(sys.argv)


if __name__ == "__main__":
    raise SystemExit(main())
