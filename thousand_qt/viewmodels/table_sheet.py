"""The score sheet and the chart of the scores, derived from the rows of the view."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from engine.rules import Rules
from engine.scoring import is_made, times
from engine.scoring.types import Ending, ScoreLine
from engine.state import ScoreRow, View
from thousand_qt.pictures.chart_words import write_chart
from thousand_qt.pictures.score_chart import Chart, Level, Series
from thousand_qt.viewmodels.sheet_props import (
    CellProps,
    ChartProps,
    RowProps,
    SheetProps,
    SignProps,
)
from thousand_qt.viewmodels.table_places import chair
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.words.scores import line_sentence, number, signed
from thousand_qt.words.signs import DECLARER, HUNDRED, Sign, sign_meaning, signs_of


def order_of(view: View) -> tuple[int, ...]:
    """Return the seats clockwise from the viewer."""
    return tuple(sorted(range(view.rules.players), key=lambda seat: chair(view, seat)))


def derive_sheet(scene: Scene) -> SheetProps:
    """Return the whole score sheet."""
    view = scene.view
    order = order_of(view)
    rows = tuple(_row(scene, row, order) for row in view.rows)
    signs = (sign for row in rows for cell in row.cells for sign in cell.signs)
    return SheetProps(
        names=tuple(scene.names[seat] for seat in order),
        totals=tuple(number(view.standings[seat].total) for seat in order),
        rows=rows,
        legend=tuple({sign.meaning: sign for sign in signs}.values()),
        chart=derive_chart(scene),
    )


def derive_chart(scene: Scene) -> ChartProps:
    """Return the scores deal by deal as a picture and in words; nothing before the first deal."""
    view = scene.view
    if not view.rows:
        return ChartProps()
    chart = chart_of(scene)
    return ChartProps(write_chart(chart), _in_words(chart))


def chart_of(scene: Scene) -> Chart:
    """Return the scores deal by deal, the players in the order me, left, right."""
    view = scene.view
    series = tuple(
        Series(scene.names[seat], _totals_by_deal(view, seat)) for seat in order_of(view)
    )
    across = QCoreApplication.translate("Table", "deal", "below the axis of the chart of scores")
    return Chart(series, _levels(view.rules), across)


def _totals_by_deal(view: View, seat: int) -> tuple[int, ...]:
    """Return the totals of a seat before the first deal and after each.

    What is written between two deals belongs to the one before it; deals without a row change
    nothing.
    """
    totals = [0]
    for row in view.rows:
        total = row.standings[seat].total
        if not row.number:
            totals[-1] = total
            continue
        totals += [totals[-1]] * (row.number - len(totals))
        totals.append(total)
    return tuple(totals)


def _levels(rules: Rules) -> tuple[Level, ...]:
    target = Level(rules.target, "")
    match rules.barrel:
        case "off":
            return (target,)
        case "lock":
            return (Level(rules.lock_at, ""), target)
        case _:
            barrel = QCoreApplication.translate("Table", "barrel", "in the chart of scores")
            return (Level(rules.barrel_at, barrel), target)


def _in_words(chart: Chart) -> str:
    deals = len(chart.series[0].totals) - 1
    words = QCoreApplication.translate("Table", "Scores after deal {deal}.")
    head = words.replace("{deal}", str(deals))
    return " ".join((head, *(_course(series) for series in chart.series)))


def _course(series: Series) -> str:
    written = series.totals[1:] or series.totals
    words = QCoreApplication.translate(
        "Table", "{name} has {total}, at best {best}, at worst {worst}."
    )
    return (
        words.replace("{total}", number(written[-1]))
        .replace("{best}", number(max(written)))
        .replace("{worst}", number(min(written)))
        .replace("{name}", series.name)
    )


def deal_made(rules: Rules, row: ScoreRow) -> bool:
    """Say whether the declarer of a deal took the contract."""
    result = row.result
    if result.declarer is None:
        return False
    raw = result.cards[result.declarer] + result.marriages[result.declarer]
    return result.ending is Ending.PLAYED and is_made(rules, result.contract, raw)


def _row(scene: Scene, row: ScoreRow, order: tuple[int, ...]) -> RowProps:
    notes = tuple(note for seat in order if (note := _note(scene, row, seat)))
    return RowProps(
        number=row.number,
        contract="" if row.result.declarer is None else str(row.result.contract),
        made=deal_made(scene.view.rules, row),
        outcome=outcome_of(scene, row),
        cells=tuple(_cell(scene.view.rules, row, seat) for seat in order),
        notes=notes,
    )


def outcome_of(scene: Scene, row: ScoreRow) -> str:
    """Say in a few words who played what and how it ended."""
    result = row.result
    if result.declarer is None:
        return QCoreApplication.translate("Table", "Played without a contract")
    if result.ending is Ending.WRITE_OFF:
        words = QCoreApplication.translate("Table", "{name}: {contract}, written off")
    elif result.ending is Ending.THROW_IN:
        words = QCoreApplication.translate("Table", "{name}: thrown in")
    elif result.ending is not Ending.PLAYED:
        words = QCoreApplication.translate("Table", "{name}: {contract}, given up")
    elif deal_made(scene.view.rules, row):
        words = QCoreApplication.translate("Table", "{name}: {contract}, made")
    else:
        words = QCoreApplication.translate("Table", "{name}: {contract}, failed")
    said = words.replace("{contract}", str(result.contract)).replace(
        "{name}", scene.names[result.declarer]
    )
    return ", ".join((said, *_doubled(row)))


def _doubled(row: ScoreRow) -> Iterator[str]:
    if row.result.golden is not None:
        yield QCoreApplication.translate("Table", "golden round", "doubles a deal")
    if row.result.dark:
        yield QCoreApplication.translate("Table", "in the dark", "doubles a deal")


def _note(scene: Scene, row: ScoreRow, seat: int) -> str:
    reasons = "; ".join(_reasons(scene.view.rules, row, seat))
    if not reasons:
        return ""
    words = QCoreApplication.translate("Table", "{name}. {reasons}")
    return words.replace("{reasons}", reasons).replace("{name}", scene.names[seat])


def _lines_of(row: ScoreRow, seat: int) -> tuple[ScoreLine, ...]:
    return tuple(line for line in row.lines if line.seat == seat)


def _sentences(rules: Rules, row: ScoreRow, seat: int) -> list[str]:
    return [line_sentence(line, times(rules, row.result, line)) for line in _lines_of(row, seat)]


def _reasons(rules: Rules, row: ScoreRow, seat: int) -> list[str]:
    return [
        f"{words}: {signed(line.points)}" if line.points else words
        for line, words in zip(_lines_of(row, seat), _sentences(rules, row, seat), strict=True)
    ]


def _was_compulsory(rules: Rules, row: ScoreRow) -> bool:
    """Say whether a deal was played at the compulsory bid by who carries it."""
    result = row.result
    dealer_carries = rules.forced_bid == "dealer" and result.dealer in result.active
    carrier = result.dealer if dealer_carries else result.forehand
    at_the_bid = rules.forced_bid != "none" and result.contract == rules.min_bid
    return at_the_bid and result.declarer == carrier


def _cell(rules: Rules, row: ScoreRow, seat: int) -> CellProps:
    lines = _lines_of(row, seat)
    change = signed(sum(line.points for line in lines))
    total = number(row.standings[seat].total)
    words = _sentences(rules, row, seat)
    declarer = seat == row.result.declarer
    signs = signs_of(lines)
    if declarer:
        forced = _was_compulsory(rules, row)
        # Nobody else can give a deal up.
        signs = signs if Sign("rospis") in signs else (HUNDRED if forced else DECLARER, *signs)
        contract = (
            QCoreApplication.translate("Table", "contract {contract}, the compulsory bid")
            if forced
            else QCoreApplication.translate("Table", "contract {contract}")
        )
        words.insert(0, contract.replace("{contract}", str(row.result.contract)))
    return CellProps(
        change=change,
        total=total,
        signs=tuple(_sign(sign) for sign in signs),
        declarer=declarer,
        description=", ".join((change, total, *words)),
        reasons="\n".join(_reasons(rules, row, seat)),
    )


def _sign(sign: Sign) -> SignProps:
    return SignProps(sign.symbol, sign.figure, sign_meaning(sign))
