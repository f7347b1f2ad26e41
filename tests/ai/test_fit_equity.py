"""The equity numbers can be made anew: deals from play, matches from deals, numbers from both."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.ai.equity import MatchStanding, win_chances
from engine.ai.equity.model import FEATURES, KNOTS, EquityWeights, features, offsets, row_of, worth
from engine.ai.equity.weights import FITTED
from engine.ai.registry import make_player
from engine.rules import PRESETS
from engine.scoring.types import Standing
from thousand_qt.tools.equity_fit import (
    Sample,
    fit,
    general_samples,
    in_order,
    rising,
    samples_of,
)
from thousand_qt.tools.equity_matches import (
    near_the_end,
    play_match,
    result_with_dealer,
    seen_from_dealer,
)
from thousand_qt.tools.equity_pool import DealPool, course_of, standings_of
from thousand_qt.tools.fit_equity import main

RULES = PRESETS["polish_tysiac"].rules
CLASSIC = PRESETS["russian_classic"].rules


def test_a_match_is_a_function_of_its_seed() -> None:
    player, start = make_player("random"), (Standing(300), Standing(400), Standing(500))
    match = play_match(RULES, player, 1, 0, start)
    assert match == play_match(RULES, player, 1, 0, start)
    assert match.deals != play_match(RULES, player, 2, 0, start).deals
    standings = standings_of(RULES, match)
    assert len(standings) == len(match.deals)
    assert standings[1].dealer == (standings[0].dealer + 1) % 3


def test_a_deal_is_the_same_wherever_it_was_dealt() -> None:
    match = play_match(RULES, make_player("random"), 1, 0, (Standing(300),) * 3)
    for deal in match.deals:
        for dealer in range(3):
            turned = result_with_dealer(RULES, deal, dealer)
            assert replace(seen_from_dealer(turned), dealer=deal.dealer) == deal
            assert turned.forehand == (dealer + 1) % 3


def test_a_pool_gives_matches_that_end() -> None:
    player = make_player("ruler-1")
    played = [play_match(RULES, player, 1, number) for number in range(2)]
    pool = DealPool(RULES, played)
    courses = [pool.course(random.Random(seed)) for seed in range(5)]
    assert courses == [pool.course(random.Random(seed)) for seed in range(5)]
    ended = [course for course in courses if course is not None]
    assert ended
    assert all(standing.winner is None for c in ended for standing in c.standings)
    real = course_of(RULES, played[0])
    assert real is not None
    assert len(real.standings) == len(played[0].deals)
    assert course_of(RULES, replace(played[0], winner=None)) is None


@pytest.mark.parametrize("preset", ["russian_classic", "cumulative_barrel", "lviv_900"])
def test_ends_of_matches_begin_on_the_barrel_and_are_short(preset: str) -> None:
    rules = PRESETS[preset].rules
    starts = [near_the_end(rules, 1, number) for number in range(30)]
    assert starts == [near_the_end(rules, 1, number) for number in range(30)]
    for start in starts:
        assert any(line.barrel is not None for line in start)
        assert all(line.total < rules.barrel_at or line.barrel is not None for line in start)
    match = play_match(rules, make_player("random"), 1, 0, starts[0])
    assert match.start == starts[0]
    assert 1 <= len(match.deals) <= 6
    assert standings_of(rules, match)[0].seats == starts[0]


def test_the_fit_finds_the_numbers_that_made_the_winners() -> None:
    """Winners are drawn by known weights; the fitted chances are close to the true ones."""
    true, chance = row_of(FITTED["russian_classic"]), random.Random(5)
    samples, standings = [], []
    for _ in range(2500):
        lines = tuple(
            Standing(880, barrel=chance.randrange(3))
            if chance.random() < 0.2
            else Standing(5 * chance.randrange(-20, 176), bolts=chance.randrange(3))
            for _ in range(3)
        )
        rows = tuple(features(CLASSIC, line, seat) for seat, line in enumerate(lines))
        weights = [2.718281828 ** worth(true, CLASSIC, line, i) for i, line in enumerate(lines)]
        samples.append(Sample(rows, chance.choices(range(3), weights)[0]))
        standings.append(MatchStanding(lines, 2))
    found = fit(samples)
    assert found.samples == 2500
    row = row_of(found.weights)
    errors = []
    for standing in standings[:300]:
        worths = [worth(row, CLASSIC, line, i) for i, line in enumerate(standing.seats)]
        ratios = [2.718281828**value for value in worths]
        errors.append(abs(ratios[0] / sum(ratios) - win_chances(CLASSIC, standing)[0]))
    assert sum(errors) / len(errors) < 0.03


def test_nothing_cannot_be_fitted() -> None:
    with pytest.raises(ValueError, match="without samples"):
        fit([])


def test_few_standings_of_a_match_are_taken_and_places_can_be_left_out() -> None:
    course = course_of(RULES, play_match(RULES, make_player("ruler-1"), 1, 1))
    assert course is not None
    samples = samples_of(RULES, course, random.Random(1))
    assert 0 < len(samples) < len(course.standings)
    places = range(offsets()["places"], FEATURES)
    assert all(pair[0] in places for one in samples for line in one.lines for pair in line[:1])
    bare = general_samples(samples)
    assert all(pair[0] not in places for one in bare for line in one.lines for pair in line)


def test_numbers_are_put_in_order() -> None:
    assert rising([1.0, 3.0, 2.0, 5.0]) == [1.0, 2.5, 2.5, 5.0]
    assert rising([3.0, 2.0, 1.0]) == [2.0, 2.0, 2.0]
    raw = EquityWeights(
        points=(4.0, 5.0, *(3.0 - 0.1 * place for place in range(2, len(KNOTS)))),
        barrel=(2.0, 6.0, 4.5),
        gathered=(-1.0, 0.5, 0.0),
        bolts=(-0.3, 0.2, 0.1),
        falls=(-0.1, -0.2, 0.0),
        rospis=(-0.1, 0.1, 0.0),
        places=(0.3, 0.0, 0.0, 0.0),
        barrel_places=(0.9, 0.6, 0.6, 0.0),
    )
    found = in_order(raw, 3)
    assert found.points[0] == found.points[1] == pytest.approx(4.5 - raw.points[-1])
    assert found.points[-1] == 0.0
    assert sorted(found.barrel) == list(found.barrel)
    assert found.barrel[-1] + min(found.barrel_places) >= found.points[0]
    assert found.gathered == (0.0, 0.5, 0.0)
    assert max(found.bolts) <= 0.0
    assert sum(found.places) == pytest.approx(0.0)
    assert in_order(replace(raw, barrel=(0.0, 0.0, 4.5)), 3).barrel[0] == found.barrel[-1]


def test_the_command_prints_a_module_and_keeps_the_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wish = ["--presets", "polish_tysiac", "--deals", "10", "--matches", "30"]
    assert main([*wish, "--kept", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    names = {
        node.target.id
        for node in ast.parse(printed).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    assert names == {"GENERAL", "FITTED"}
    kept = list(tmp_path.iterdir())
    assert [file.name for file in kept] == ["polish_tysiac-whole-1.jsonl"]
    before = kept[0].read_bytes()
    assert main([*wish, "--kept", str(tmp_path)]) == 0
    assert capsys.readouterr().out == printed
    assert kept[0].read_bytes() == before


@pytest.mark.parametrize(
    ("wish", "said"), [(["--deals", "0"], "at least 1"), (["--presets", "whist"], "whist")]
)
def test_wrong_wishes_are_named(
    wish: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(wish) == 2
    assert said in capsys.readouterr().err
