"""A match written down by a score-keeper stands as the engine that played it says."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.paper import slips
from engine.rules import PRESETS
from tests.engine.rules_strategies import supported_rules
from tests.score_keeper.books import played_match
from thousand_qt.score_keeper.book import Book, SlipRecord, kept_out, unfold


def matters(book: Book) -> Book:
    """Return a book without the slips that this table does not write."""
    written = slips(book.rules)
    kept = [one for one in book.records if not isinstance(one, SlipRecord) or one.slip in written]
    return replace(book, records=tuple(kept))


def same(book: Book, state: object) -> None:
    lines = unfold(matters(book))
    assert kept_out(lines) == ()
    if not lines:
        return
    page = lines[-1].after
    assert page.standings == state.standings
    assert page.dealer == state.dealer
    assert page.golden == state.golden
    winner = state.rows[-1].winner if state.rows else None
    assert page.winner == winner
    rows = [line.row for line in lines if line.number]
    assert [row.result.contract for row in rows] == [row.result.contract for row in state.rows]
    assert [row.standings for row in rows] == [row.standings for row in state.rows]


@given(supported_rules(), st.integers(0, 2**32 - 1))
def test_a_few_deals_by_any_rules_are_written_as_they_were_played(rules, seed):
    same(*played_match(rules, seed, deals=4))


@given(st.sampled_from(tuple(PRESETS)), st.integers(0, 2**32 - 1))
def test_an_evening_by_a_known_set_is_written_as_it_was_played(name, seed):
    same(*played_match(PRESETS[name].rules, seed, deals=14))
