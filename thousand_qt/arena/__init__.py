"""The arena: how strong players are, measured on equal cards (`thousand arena`).

Whatever is measured is a function of a plan with a seed, so it can be shared out among processes or
computers by any `concurrent.futures.Executor` and gives the same numbers everywhere.
"""
