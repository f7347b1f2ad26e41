"""What a run of tables found: sums that grow table by table, and lines for a person."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.ai.levels import LEVELS
from thousand_qt.rule_sets.code import encode
from thousand_qt.tools.soak_levels.play import Fault, Played


class Sums:
    """What has been played so far."""

    def __init__(self) -> None:
        self.tables = 0
        self.deals = 0
        self.faults: list[Fault] = []
        self._matches = Counter[bool]()
        self._hurried = Counter[bool]()
        self._decisions = Counter[str]()

    def add(self, played: Iterable[Played]) -> list[tuple[int, Fault]]:
        """Add the matches of a table; return its faults with their numbers in the run, from 1."""
        before = len(self.faults)
        self.tables += 1
        for match in played:
            self.deals += match.deals
            self._matches[match.ended] += 1
            self._hurried[match.hurried] += sum(match.decisions.values())
            self._decisions.update(match.decisions)
            if match.fault is not None:
                self.faults.append(match.fault)
        return list(enumerate(self.faults[before:], before + 1))

    def lines(self, seconds: float) -> Iterator[str]:
        """Yield the summary, the decisions of each level first."""
        for name in LEVELS:
            yield f"{name}: {self._decisions[name]} decisions"
        yield (
            f"decisions in a hurry: {self._hurried[True]}, "
            f"with the time they take: {self._hurried[False]}"
        )
        cut, ended = self._matches[False], self._matches[True]
        yield (
            f"{self.tables} tables, {cut + ended} matches ({ended} to the end, {cut} cut), "
            f"{self.deals} deals, {self._decisions.total()} decisions, {len(self.faults)} faults "
            f"in {seconds:.0f} s"
        )


def fault_lines(fault: Fault, number: int, folder: Path) -> Iterator[str]:
    """Yield what happened and how it is seen again."""
    table = fault.table
    yield f"FAULT {number} at the table {table.name} ({', '.join(fault.seating)}): {fault.problem}"
    yield from (f"  {line}" for line in fault.details.splitlines())
    yield f"  record: {record_file(number, folder)}"
    yield f"  again:  --again {encode(table.rules)} --seed {table.seed} --deals {table.deals}"


def record_file(number: int, folder: Path) -> Path:
    """Return where the record of a fault lies."""
    return folder / f"levels-{number}.jsonl"
