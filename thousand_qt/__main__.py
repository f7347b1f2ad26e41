"""`python -m thousand_qt` is the command `thousand`."""

from thousand_qt.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
