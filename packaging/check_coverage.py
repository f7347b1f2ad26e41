"""Fail when the tests cover less than 95 % of the engine's branches.

Reads the data that `pytest --cov` left in `.coverage` and names the files with the most branches
that no test takes.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from coverage import Coverage

LEAST: Final = 95.0
NAMED_FILES: Final = 10


def main() -> int:
    """Print the share of covered branches and answer the exit code."""
    report = _report()
    totals = report["totals"]
    share = 100 * totals["covered_branches"] / totals["num_branches"]
    print(
        f"{totals['covered_branches']} of {totals['num_branches']} branches of the engine are "
        f"covered: {share:.1f} %."
    )
    if share >= LEAST:
        return 0
    print(f"At least {LEAST:.0f} % have to be. The most branches are missing in", file=sys.stderr)
    for missing, name in _worst(report["files"])[:NAMED_FILES]:
        print(f"  {missing:4}  {name}", file=sys.stderr)
    return 1


def _report() -> dict[str, Any]:
    """Return coverage's own report of the last run."""
    coverage = Coverage()
    coverage.load()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "coverage.json"
        coverage.json_report(outfile=str(file))
        report: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return report


def _worst(files: dict[str, Any]) -> list[tuple[int, str]]:
    """Return the number of missing branches and the name of each file, the worst first."""
    found = ((file["summary"]["missing_branches"], name) for name, file in files.items())
    return sorted((entry for entry in found if entry[0]), reverse=True)


if __name__ == "__main__":
    raise SystemExit(main())
