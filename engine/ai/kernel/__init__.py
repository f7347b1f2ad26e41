"""The search: what the cards of a deal are worth when all of them are known (AI.md).

`solver` answers, about a `position`. Behind it stand `search`, `tree`, `bounds` and `table`; they
are written once: compiled they are the module `native` (types in `native.pxd`), else Python runs
them as they are. `choice` says which of the two runs.
"""
