"""How the search of the computer players runs here, in words for reports and checks."""

from typing import assert_never

from engine.ai.kernel.choice import CHOSEN, Kernel


def how_the_search_runs(kernel: Kernel = CHOSEN.kernel) -> str:
    """Return it as a part of a sentence: "runs compiled"."""
    match kernel:
        case Kernel.COMPILED:
            return "runs compiled"
        case Kernel.UNCOMPILED:
            return (
                "runs uncompiled, a hundred times slower (run the set-up again where there is a C "
                "compiler)"
            )
        case Kernel.STALE:
            return (
                "runs uncompiled, because the compiled one was made from other sources (run the "
                "set-up again)"
            )
        case _:
            assert_never(kernel)
