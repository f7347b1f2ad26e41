"""Let all levels of the opponents play whole matches by rules of every kind, and count faults.

`python -m thousand_qt.tools.soak_levels --help` says what can be asked for.
"""
