"""The summary of the deal that was just scored, derived from its row."""

from PySide6.QtCore import QCoreApplication

from engine.scoring import is_made, times
from engine.scoring.types import DealResult, Ending, ScoreLine
from engine.state import Phase, ScoreRow
from thousand_qt.match.beats import Stage
from thousand_qt.viewmodels.sheet_props import EndProps
from thousand_qt.viewmodels.table_end import derive_end
from thousand_qt.viewmodels.table_places import finished
from thousand_qt.viewmodels.table_props import ColumnProps, LineProps, Scene, SummaryProps
from thousand_qt.viewmodels.table_sheet import order_of
from thousand_qt.words.scores import line_sentence, number, signed


def derive_summary(scene: Scene) -> SummaryProps:
    """Return the summary of the deal that was just scored, hidden while cards are played."""
    view = scene.view
    if not finished(view) or not view.rows or scene.beat.stage is not Stage.STANDING:
        return SummaryProps()
    row = view.rows[-1]
    ending = view.phase is Phase.END
    return SummaryProps(
        shown=True,
        ending=ending,
        title=_victory(scene) if ending else _outcome(scene, row),
        note=_outcome(scene, row) if ending else "",
        columns=tuple(_column(scene, row, seat) for seat in order_of(view)),
        end=derive_end(scene) if ending else EndProps(),
    )


def _victory(scene: Scene) -> str:
    winner = scene.view.rows[-1].winner
    if winner is None:
        return QCoreApplication.translate("Table", "The match is over.")
    if winner == scene.view.viewer:
        return QCoreApplication.translate("Table", "You win the match.")
    return QCoreApplication.translate("Table", "{name} wins the match.").replace(
        "{name}", scene.names[winner]
    )


def _outcome(scene: Scene, row: ScoreRow) -> str:
    result = row.result
    if result.declarer is None:
        return QCoreApplication.translate("Table", "Everybody writes what they took.")
    raw = result.cards[result.declarer] + result.marriages[result.declarer]
    mine = result.declarer == scene.view.viewer
    made = is_made(scene.view.rules, result.contract, raw)
    sentence = _outcome_words(result.ending, mine, made)
    return (
        sentence.replace("{name}", scene.names[result.declarer])
        .replace("{contract}", str(result.contract))
        .replace("{raw}", str(raw))
    )


def _outcome_words(ending: Ending, mine: bool, made: bool) -> str:
    if ending in (Ending.WRITE_OFF, Ending.THROW_IN):
        return _given_up_words(ending, mine)
    if ending is not Ending.PLAYED:
        if mine:
            return QCoreApplication.translate("Table", "You give up your contract of {contract}.")
        return QCoreApplication.translate("Table", "{name} gives up a contract of {contract}.")
    if made:
        if mine:
            return QCoreApplication.translate("Table", "You make {contract} with {raw}.")
        return QCoreApplication.translate("Table", "{name} makes {contract} with {raw}.")
    if mine:
        return QCoreApplication.translate("Table", "You fail {contract} with {raw}.")
    return QCoreApplication.translate("Table", "{name} fails {contract} with {raw}.")


def _given_up_words(ending: Ending, mine: bool) -> str:
    if ending is Ending.WRITE_OFF:
        if mine:
            return QCoreApplication.translate("Table", "You write off a contract of {contract}.")
        return QCoreApplication.translate("Table", "{name} writes off a contract of {contract}.")
    if mine:
        return QCoreApplication.translate("Table", "You throw the deal in.")
    return QCoreApplication.translate("Table", "{name} throws the deal in.")


def _column(scene: Scene, row: ScoreRow, seat: int) -> ColumnProps:
    lines = [line for line in row.lines if line.seat == seat]
    return ColumnProps(
        name=scene.names[seat],
        declarer=seat == row.result.declarer,
        taken=_taken(row.result, seat),
        lines=tuple(
            LineProps(line_sentence(line, times(scene.view.rules, row.result, line)), _points(line))
            for line in lines
        ),
        change=signed(sum(line.points for line in lines)),
        total=number(row.standings[seat].total),
        winner=seat == row.winner,
    )


def _points(line: ScoreLine) -> str:
    return signed(line.points) if line.points else "–"


def _taken(result: DealResult, seat: int) -> str:
    if result.ending is not Ending.PLAYED:
        return QCoreApplication.translate("Table", "Not played")
    words = QCoreApplication.translate("Table", "Cards {cards}, tricks {tricks}")
    if result.marriages[seat]:
        words = QCoreApplication.translate(
            "Table", "Cards {cards}, marriages {marriages}, tricks {tricks}"
        )
    return (
        words.replace("{cards}", str(result.cards[seat]))
        .replace("{marriages}", str(result.marriages[seat]))
        .replace("{tricks}", str(result.tricks[seat]))
    )
