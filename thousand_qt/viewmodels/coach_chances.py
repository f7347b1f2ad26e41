"""The chance of each player to win the match, deal by deal, as a chart and in words."""

from PySide6.QtCore import QCoreApplication

from engine.ai.equity import MatchStanding, first_standing, win_chances
from engine.state import Phase, View
from thousand_qt.pictures.chart_words import write_chart
from thousand_qt.pictures.score_chart import Chart, Series
from thousand_qt.viewmodels.sheet_props import ChartProps
from thousand_qt.viewmodels.table_sheet import order_of

HIGHEST = 100


def derive_chances(view: View | None, names: tuple[str, ...]) -> ChartProps:
    """Return the course of the chances at the end of a match, before that nothing."""
    if view is None or view.phase is not Phase.END or not view.rows:
        return ChartProps()
    chart = chances_chart(view, names)
    return ChartProps(write_chart(chart), _in_words(chart))


def chances_chart(view: View, names: tuple[str, ...]) -> Chart:
    """Return the chances in percent before the first deal and after each, me first."""
    by_deal = _by_deal(view)
    series = tuple(
        Series(names[seat], tuple(round(HIGHEST * chances[seat]) for chances in by_deal))
        for seat in order_of(view)
    )
    across = QCoreApplication.translate("Table", "deal", "below the axis of the chart of scores")
    return Chart(series, (), across, HIGHEST)


def _by_deal(view: View) -> list[tuple[float, ...]]:
    """Return the chances by seat; what is written between two deals belongs to the one before."""
    rules = view.rules
    found = [win_chances(rules, first_standing(rules, view.rows[0].dealer))]
    for row in view.rows:
        dealer = (row.dealer + 1) % rules.players
        chances = win_chances(rules, MatchStanding(row.standings, dealer, winner=row.winner))
        if not row.number:
            found[-1] = chances
            continue
        found += [found[-1]] * (row.number - len(found))
        found.append(chances)
    return found


def _in_words(chart: Chart) -> str:
    head = QCoreApplication.translate("Coach", "Chances to win the match, deal by deal.")
    return " ".join((head, *(_course(series) for series in chart.series)))


def _course(series: Series) -> str:
    words = QCoreApplication.translate("Coach", "{name}: at best {best} %, at worst {worst} %.")
    return (
        words.replace("{best}", str(max(series.totals)))
        .replace("{worst}", str(min(series.totals)))
        .replace("{name}", series.name)
    )
