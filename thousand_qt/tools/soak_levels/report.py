"""What a run of tables found: sums that grow table by table, and lines for a person."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.ai.levels import LEVELS
from thousand_qt.rule_sets.code import encode
from thousand_qt.tools.soak_levels.play import Fault, Late, Played
from thousand_qt.tools.soak_levels.tables import Table


class Sums:
    """What has been played so far."""

    def __init__(self) -> None:
        self.tables = 0
        self.deals = 0
        self.faults: list[Fault] = []
        self.late: list[tuple[Table, Late]] = []
        self._matches = Counter[bool]()
        self._hurried = Counter[bool]()
        self._decisions = Counter[str]()

    def add(self, table: Table, played: Iterable[Played]) -> list[tuple[int, Fault]]:
        """Add the matches of a table; return its faults with their numbers in the run, from 1."""
        before = len(self.faults)
        self.tables += 1
        for match in played:
            self.deals += match.deals
            self._matches[match.ended] += 1
            self._hurried[match.hurried] += sum(match.decisions.values())
            self._decisions.update(match.decisions)
            self.late += [(table, late) for late in match.late]
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
        yield from self._late_lines()
        cut, ended = self._matches[False], self._matches[True]
        yield (
            f"{self.tables} tables, {cut + ended} matches ({ended} to the end, {cut} cut), "
            f"{self.deals} deals, {self._decisions.total()} decisions, {len(self.faults)} faults "
            f"in {seconds:.0f} s"
        )

    def _late_lines(self) -> Iterator[str]:
        """Yield how many answers were late, and for each table the latest one."""
        if not self.late:
            yield "no answer was late"
            return
        latest: dict[str, tuple[Table, Late]] = {}
        for table, late in sorted(self.late, key=lambda one: one[1].seconds):
            latest[table.name] = table, late
        yield f"{len(self.late)} answers were late at {len(latest)} tables; the latest of each:"
        for table, late in latest.values():
            yield (
                f"  {late.level} by {late.seconds:.1f} s, phase {late.phase.value}, "
                f"deal {late.deal} of {table.name}: {_again(table)}"
            )


def fault_lines(fault: Fault, number: int, folder: Path) -> Iterator[str]:
    """Yield what happened and how it is seen again."""
    table = fault.table
    yield f"FAULT {number} at the table {table.name} ({', '.join(fault.seating)}): {fault.problem}"
    yield from (f"  {line}" for line in fault.details.splitlines())
    yield f"  record: {record_file(number, folder)}"
    yield f"  again:  {_again(table)}"


def _again(table: Table) -> str:
    return f"--again {encode(table.rules)} --seed {table.seed} --deals {table.deals}"


def record_file(number: int, folder: Path) -> Path:
    """Return where the record of a fault lies."""
    return folder / f"levels-{number}.jsonl"
