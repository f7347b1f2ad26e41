"""The chart of the scores: its picture depends on the scores and tells the players apart."""

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage

from engine.rules import make_rules
from tests.window.test_paper import scene_of
from thousand_qt.pictures.chart_provider import ChartProvider, chart_image
from thousand_qt.pictures.chart_words import read_chart, write_chart
from thousand_qt.pictures.score_chart import (
    LINES,
    PAPER,
    Chart,
    Level,
    Series,
    _plane,
    label_heights,
    spread,
)
from thousand_qt.viewmodels.table_sheet import chart_of, derive_chart

SIZE = QSize(600, 240)
CHART = Chart(
    (
        Series("Anna", (0, 100, 30, 880)),
        Series("Катя", (0, -100, 0, 120)),
        Series("Boris", (0, 60, 60, 115)),
    ),
    (Level(880, "barrel"), Level(1000, "")),
    "deal",
)


def colours_of(image: QImage) -> set[str]:
    """Return every colour of a picture that covers what is below it."""
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }


def contrast(one: QColor, other: QColor) -> float:
    def light(colour: QColor) -> float:
        parts = [colour.redF(), colour.greenF(), colour.blueF()]
        red, green, blue = (
            p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    lighter, darker = sorted((light(one), light(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_a_chart_can_be_written_into_an_address_and_read_again():
    assert read_chart(write_chart(CHART)) == CHART


@pytest.mark.parametrize("written", ["", "###", "bm90aGluZw", "ж"])
def test_what_is_no_chart_is_refused(written):
    with pytest.raises(ValueError, match="no chart"):
        read_chart(written)


def test_every_player_has_a_line_of_an_own_colour(qapp):
    colours = colours_of(chart_image(CHART, SIZE, 14))
    assert {line.name() for line in LINES[:3]} <= colours


@pytest.mark.parametrize("place", range(len(LINES)))
def test_lines_and_names_stand_off_from_the_paper(place):
    assert contrast(LINES[place], PAPER) >= 4.5


def test_another_score_is_another_picture_and_the_same_the_same(qapp):
    other = Chart(
        (Series("Anna", (0, 100, 30, 875)), *CHART.series[1:]), CHART.levels, CHART.across
    )
    picture = chart_image(CHART, SIZE, 14)
    assert picture == chart_image(CHART, SIZE, 14)
    assert picture != chart_image(other, SIZE, 14)


def test_lines_differ_without_their_colours(qapp):
    totals = (0, 200, 100, 400, 300, 600)
    pictures = []
    for place in range(3):
        series = [Series("", (0,)) for _ in range(3)]
        series[place] = Series("", totals)
        image = chart_image(Chart(tuple(series)), SIZE, 14)
        pictures.append(image.convertToFormat(QImage.Format.Format_Alpha8))
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


@pytest.mark.parametrize(
    "chart",
    [
        Chart(),
        Chart((Series("Anna", (0,)),)),
        Chart(tuple(Series("W" * 16, tuple(range(0, n * 61, n))) for n in (1, -3, 7))),
    ],
    ids=["nothing", "before the first deal", "sixty deals and long names"],
)
@pytest.mark.parametrize("size", [QSize(64, 64), SIZE], ids=["tiny", "usual"])
def test_any_chart_can_be_painted(qapp, qtlog, chart, size):
    assert not chart_image(chart, size, 14).isNull()
    assert [record.message for record in qtlog.records] == []


def test_the_provider_paints_what_the_address_holds(qapp):
    size = QSize()
    image = ChartProvider().requestImage(f"14/{write_chart(CHART)}", size, SIZE)
    assert (image, size) == (chart_image(CHART, SIZE, 14), SIZE)


@pytest.mark.parametrize("name", ["", "14", "x/abc", "14/abc"])
def test_an_address_without_a_chart_is_an_empty_chart(qapp, caplog, name):
    image = ChartProvider().requestImage(name, QSize(), SIZE)
    assert image == chart_image(Chart(), SIZE, 12)
    assert "cannot be painted" in caplog.text


def test_names_at_the_ends_keep_apart_and_inside():
    area = QRectF(0, 0, 100, 100)
    heights = spread([40, 41, 41.5, 98], 15, area)
    assert all(b - a >= 15 - 1e-9 for a, b in itertools.pairwise(heights))
    assert heights[0] >= 0
    assert heights[-1] <= 100


@pytest.mark.parametrize("gap", [0.0, 4.0, 11.0, 14.9])
def test_the_words_of_close_levels_stand_apart_around_their_rules(gap):
    high, low = label_heights([50, 50 + gap], 15, QRectF(0, 0, 100, 200))
    assert low - high == pytest.approx(15)
    assert (low + high) / 2 == pytest.approx(50 + gap / 2)


def test_words_of_levels_with_room_stand_at_their_rules():
    assert label_heights([20, 50], 15, QRectF(0, 0, 100, 200)) == [20, 50]


def test_the_chart_of_a_match_begins_at_nought_and_ends_with_the_totals():
    scene = scene_of("table-end")
    chart = chart_of(scene)
    assert [series.name for series in chart.series] == ["Anna", "Katya", "Boris"]
    assert [series.totals[0] for series in chart.series] == [0, 0, 0]
    assert [series.totals[-1] for series in chart.series] == [
        standing.total for standing in scene.view.standings
    ]
    assert [level.value for level in chart.levels] == [880, 1000]


@pytest.mark.parametrize(
    ("rules", "levels"),
    [
        ({"barrel": "off", "target": 500}, [500]),
        ({"barrel": "lock"}, [900, 1000]),
        ({"barrel_at": 850}, [850, 1000]),
    ],
)
def test_the_levels_are_those_of_the_rules(rules, levels):
    scene = scene_of("table-summary")
    view = replace(scene.view, rules=make_rules(**rules))
    changed = replace(scene, beat=replace(scene.beat, view=view))
    assert [level.value for level in chart_of(changed).levels] == levels


def test_the_chart_is_told_in_words_too():
    words = derive_chart(scene_of("table-end")).description
    assert words.startswith("Scores after deal 35.")
    assert "Anna has 1005, at best 1005, at worst 100." in words


def test_before_the_first_deal_there_is_no_chart():
    assert derive_chart(scene_of("table-lead")).picture == ""


@pytest.mark.parametrize("across", ["deal", "сдача", "a very long word for a deal"])
def test_the_word_below_the_axis_has_its_room(qapp, across):
    chart = Chart((Series("A", (0, 10)),), (), across)
    image = QImage(800, 400, QImage.Format.Format_ARGB32)
    metrics = QFontMetricsF(QFont(), image)
    plane = _plane(QRectF(0, 0, 800, 400), chart, metrics)
    assert plane.area.left() - metrics.height() * 0.4 >= metrics.horizontalAdvance(across)
