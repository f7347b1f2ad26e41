"""What a run found, in lines for a person and in a table of all pairs."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from thousand_qt.rule_sets.code import encode
from thousand_qt.tools.soak_rules.cells import CELLS
from thousand_qt.tools.soak_rules.covering import Pair, every_pair
from thousand_qt.tools.soak_rules.play import Fault
from thousand_qt.tools.soak_rules.run import Soak

_LEAST_SHOWN: Final = 12
_UNMET_SHOWN: Final = 40


def lines(soak: Soak, seconds: float, folder: Path) -> Iterator[str]:
    """Yield the report; `folder` holds the records of the faults."""
    yield (
        f"{soak.deals} deals of {soak.matches} matches by {soak.different} different sets of rules "
        f"in {seconds:.0f} s: {soak.events} events, {len(soak.faults)} faults"
    )
    for fault in soak.faults:
        yield from _fault_lines(fault, folder)
    yield from _pair_lines(soak)


def _fault_lines(fault: Fault, folder: Path) -> Iterator[str]:
    yield f"FAULT in match {fault.plan.number}: {fault.problem}"
    yield f"  record: {record_file(fault, folder)}"
    yield f"  again:  --again {encode(fault.plan.rules)} --seed {fault.plan.seed}"


def record_file(fault: Fault, folder: Path) -> Path:
    """Return where the record of a fault lies."""
    return folder / f"match-{fault.plan.number}.jsonl"


def _pair_lines(soak: Soak) -> Iterator[str]:
    covering, counts = soak.covering, soak.counts
    pairs = list(every_pair())
    awake = [
        pair for pair in pairs if pair not in covering.asleep and pair not in covering.impossible
    ]
    asleep = [pair for pair in covering.asleep if pair not in covering.impossible]
    unmet = soak.unmet()
    yield f"{len(pairs)} pairs of option values:"
    yield (
        f"  {len(awake)} possible in force together, "
        f"{sum(counts.in_force(pair) > 0 for pair in awake)} of them played"
    )
    yield (
        f"  {len(asleep)} possible with one of the two asleep only, "
        f"{sum(counts.kept(pair) > 0 for pair in asleep)} of them played"
    )
    yield f"  {len(covering.impossible)} impossible"
    yield "least met in force (deals):"
    for pair in sorted(awake, key=counts.in_force)[:_LEAST_SHOWN]:
        yield f"  {counts.in_force(pair):6}  {_spoken(pair)}"
    yield "impossible, by the rules of 2.4 and 2.4a:"
    for pair, reasons in covering.impossible.items():
        yield f"  {_spoken(pair)}  [{', '.join(reasons)}]"
    yield "never in force together, by the rules of 2.4 and 2.4a:"
    families = Counter(covering.asleep[pair] for pair in asleep)
    for reasons, number in families.most_common():
        yield f"  {number:6}  [{', '.join(reasons)}]"
    if unmet:
        yield f"NOT MET and not proven impossible: {len(unmet)} pairs"
        for pair in unmet[:_UNMET_SHOWN]:
            yield f"  {_spoken(pair)}"


def table(soak: Soak) -> Iterator[str]:
    """Yield every pair with its counts and, where it has one, its proof; tabs between columns."""
    yield "one\tother\tdeals_in_force\tdeals_kept\tproof"
    covering, counts = soak.covering, soak.counts
    for pair in every_pair():
        proof = ""
        if pair in covering.impossible:
            proof = "impossible: " + ", ".join(covering.impossible[pair])
        elif pair in covering.asleep:
            proof = "never in force together: " + ", ".join(covering.asleep[pair])
        low, high = pair
        yield "\t".join(
            (
                str(CELLS[low]),
                str(CELLS[high]),
                str(counts.in_force(pair)),
                str(counts.kept(pair)),
                proof,
            )
        )


def _spoken(pair: Pair) -> str:
    low, high = pair
    return f"{CELLS[low]} with {CELLS[high]}"
