"""Play thousands of deals by rules that meet every pair of option values, and watch the laws.

`python -m thousand_qt.tools.soak_rules --help` says what can be asked for.
"""
