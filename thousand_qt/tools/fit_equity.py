"""Fit the numbers of `engine.ai.equity.weights` to matches between rule players.

    python -m thousand_qt.tools.fit_equity > new_weights.py

`ruler-1` plays some thousand deals of each preset; further matches are drawn from these deals, and
the winners of all these matches are what the chances are fitted to (`equity_fit`). The same seed
gives the same numbers. Playing the deals takes most of the time: `--kept DIR` keeps them there and
uses those that it finds.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from engine.ai.equity.model import FIELDS, EquityWeights
from engine.ai.registry import make_player
from engine.rules import DEFAULT_PRESET, PRESETS
from engine.scoring import has_barrel
from thousand_qt.tools.equity_fit import Fit, Sample, fit, general_samples, samples_of
from thousand_qt.tools.equity_matches import PlayedMatch, near_the_end, play_match
from thousand_qt.tools.equity_pool import DealPool

PLAYER: Final = "ruler-1"
_ENDS_PART: Final = 2
"""For every two deals of whole matches one of the end of a match is played: many hang on these."""

_GENERAL_PART: Final = 4
"""The general numbers are fitted to every fourth sample of each preset."""

_MODULE: Final = '''"""The numbers of the equity model, fitted to matches between rule players.

Printed by `python -m thousand_qt.tools.fit_equity`, which says how; `model` says what they mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.ai.equity.model import EquityWeights

'''


class Plan(Struct, frozen=True, kw_only=True):
    """How much to play and to draw for one preset."""

    preset: str
    deals: int
    matches: int
    seed: int
    kept: str | None
    """The folder of deals that were played before."""


def played_matches(plan: Plan) -> Iterator[PlayedMatch]:
    """Yield matches until they have as many deals as planned, then ends of matches."""
    rules, player = PRESETS[plan.preset].rules, make_player(PLAYER)
    yield from _matches(
        plan.deals,
        _kept_file(plan, "whole"),
        lambda number: play_match(rules, player, plan.seed, number),
    )
    if has_barrel(rules):
        yield from _matches(
            plan.deals // _ENDS_PART,
            _kept_file(plan, "ends"),
            lambda number: play_match(
                rules, player, plan.seed, number, near_the_end(rules, plan.seed, number)
            ),
        )


def _kept_file(plan: Plan, kind: str) -> Path | None:
    if plan.kept is None:
        return None
    return Path(plan.kept) / f"{plan.preset}-{kind}-{plan.seed}.jsonl"


def _matches(
    wanted: int, kept: Path | None, play: Callable[[int], PlayedMatch]
) -> Iterator[PlayedMatch]:
    """Yield matches until they have so many deals, those that were kept first."""
    lines = kept.read_bytes().splitlines() if kept is not None and kept.exists() else []
    deals = 0
    for number in count():
        if deals >= wanted:
            return
        if number < len(lines):
            match = msgspec.json.decode(lines[number], type=PlayedMatch)
        else:
            match = play(number)
            if kept is not None:
                with kept.open("ab") as file:
                    file.write(msgspec.json.encode(match) + b"\n")
        deals += len(match.deals)
        yield match


def drawn_samples(plan: Plan) -> list[Sample]:
    """Return standings of the planned number of matches, drawn from played deals."""
    rules, chance = PRESETS[plan.preset].rules, random.Random(plan.seed)
    pool = DealPool(rules, played_matches(plan))
    found: list[Sample] = []
    for _ in range(plan.matches):
        course = pool.course(chance)
        if course is not None:
            found += samples_of(rules, course, chance)
    return found


def fit_preset(plan: Plan) -> tuple[Fit, list[Sample]]:
    """Fit one preset; also return the part of its samples that the general numbers rest on."""
    samples = drawn_samples(plan)
    return fit(samples), samples[::_GENERAL_PART]


def module(fits: dict[str, Fit], general: Fit) -> str:
    """Word the numbers as a module."""
    text = f"{_MODULE}# {general.samples} standings, logarithmic loss {general.loss:.4f}\n"
    text += f"GENERAL: Final = {_words(general.weights)}\n"
    text += '"""Those of all presets together."""\n\n'
    text += "FITTED: Final[Mapping[str, EquityWeights]] = {\n"
    for preset, found in fits.items():
        text += f"    # {found.samples} standings, logarithmic loss {found.loss:.4f}\n"
        text += f'    "{preset}": {_words(found.weights, "    ")},\n'
    return text + '}\n"""By preset."""\n'


def main(argv: Sequence[str] | None = None) -> int:
    """Play, draw, fit and print the numbers."""
    args = _arguments().parse_args(argv)
    if min(args.deals, args.matches, args.jobs) < 1:
        print("--deals, --matches and --jobs must be at least 1.", file=sys.stderr)
        return 2
    presets = args.presets.split(",") if args.presets else list(PRESETS)
    unknown = [name for name in presets if name not in PRESETS]
    if unknown:
        print(f"There are no rules called {unknown[0]!r}.", file=sys.stderr)
        return 2
    plans = [
        Plan(
            preset=name,
            deals=args.deals * (4 if name == DEFAULT_PRESET else 1),
            matches=args.matches,
            seed=args.seed,
            kept=args.kept,
        )
        for name in presets
    ]
    fits: dict[str, Fit] = {}
    every: list[Sample] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for name, (found, part) in zip(presets, pool.map(fit_preset, plans), strict=True):
            fits[name] = found
            every += part
            print(f"{name}: logarithmic loss {found.loss:.4f}", file=sys.stderr, flush=True)
    print(module(fits, fit(general_samples(every))), end="")
    return 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Fit the chances to win a match.")
    parser.add_argument(
        "--deals",
        type=int,
        default=1000,
        help="deals by each preset, by the usual one 4 times that",
    )
    parser.add_argument("--matches", type=int, default=6000, help="matches to draw from them")
    parser.add_argument("--presets", help="presets to fit, with commas; otherwise all")
    parser.add_argument("--seed", type=int, default=1, help="seed of all cards and draws")
    parser.add_argument("--jobs", type=int, default=1, help="processes to use")
    parser.add_argument("--kept", metavar="DIR", help="a folder that keeps the deals played")
    return parser


def _words(weights: EquityWeights, indent: str = "") -> str:
    """Word the numbers; what is nothing at all is left to the defaults."""
    fields = [(name, getattr(weights, name)) for name, _ in FIELDS]
    lines = "".join(
        f"{indent}    {name}=({', '.join(f'{value:.3f}' for value in values)}),\n"
        for name, values in fields
        if any(values)
    )
    return f"EquityWeights(\n{lines}{indent})"


if __name__ == "__main__":
    sys.exit(main())
