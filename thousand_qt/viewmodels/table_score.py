"""The deal summary, the score sheet and the last trick, derived from the rows of the view."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.scoring import is_made
from engine.scoring.types import DealResult, Ending, Reason, ScoreLine
from engine.state import Phase, ScoreRow, View
from thousand_qt.match.beats import Stage
from thousand_qt.pictures.faces import face_url
from thousand_qt.viewmodels.table_places import chair, finished
from thousand_qt.viewmodels.table_props import (
    CellProps,
    ColumnProps,
    LastTrickProps,
    LineProps,
    RowProps,
    Scene,
    SheetProps,
    SummaryProps,
    TrickCardProps,
)
from thousand_qt.words.cards import card_name
from thousand_qt.words.scores import line_sentence, number, signed
from thousand_qt.words.sentences import takes_trick

_MARKS: Final = {
    Reason.BOLT: "bolt",
    Reason.BOLT_FINE: "bolt",
    Reason.BARREL_REACHED: "barrel",
    Reason.BARREL_ATTEMPT: "barrel",
    Reason.ROSPIS_COST: "close",
    Reason.DUMP_TRUCK: "undo",
}
"""Icons that stand beside a total on the sheet; the sentence is in the accessible name."""


def order_of(view: View) -> tuple[int, ...]:
    """Return the seats in the order me, left, right."""
    return tuple(sorted(range(view.rules.players), key=lambda seat: chair(view, seat)))


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
    if ending is Ending.ROSPIS:
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


def _column(scene: Scene, row: ScoreRow, seat: int) -> ColumnProps:
    lines = [line for line in row.lines if line.seat == seat]
    return ColumnProps(
        name=scene.names[seat],
        declarer=seat == row.result.declarer,
        taken=_taken(row.result, seat),
        lines=tuple(LineProps(line_sentence(line), _points(line)) for line in lines),
        change=signed(sum(line.points for line in lines)),
        total=number(row.standings[seat].total),
        winner=seat == row.winner,
    )


def _points(line: ScoreLine) -> str:
    return signed(line.points) if line.points else "–"


def _taken(result: DealResult, seat: int) -> str:
    if result.ending is Ending.ROSPIS:
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


def derive_sheet(scene: Scene) -> SheetProps:
    """Return the whole score sheet."""
    view = scene.view
    order = order_of(view)
    return SheetProps(
        names=tuple(scene.names[seat] for seat in order),
        totals=tuple(number(view.standings[seat].total) for seat in order),
        rows=tuple(
            RowProps(
                row.number,
                _played(scene, row),
                tuple(_cell(row, seat) for seat in order),
            )
            for row in view.rows
        ),
    )


def _played(scene: Scene, row: ScoreRow) -> str:
    """Say in a few words who played what and how it ended."""
    result = row.result
    raw = result.cards[result.declarer] + result.marriages[result.declarer]
    if result.ending is Ending.ROSPIS:
        words = QCoreApplication.translate("Table", "{name}: {contract}, given up")
    elif is_made(scene.view.rules, result.contract, raw):
        words = QCoreApplication.translate("Table", "{name}: {contract}, made")
    else:
        words = QCoreApplication.translate("Table", "{name}: {contract}, failed")
    return words.replace("{name}", scene.names[result.declarer]).replace(
        "{contract}", str(result.contract)
    )


def _cell(row: ScoreRow, seat: int) -> CellProps:
    lines = [line for line in row.lines if line.seat == seat]
    change = signed(sum(line.points for line in lines))
    total = number(row.standings[seat].total)
    words = [line_sentence(line) for line in lines]
    reasons = "\n".join(
        f"{said}: {signed(line.points)}" if line.points else said
        for said, line in zip(words, lines, strict=True)
    )
    if seat == row.result.declarer:
        words.insert(
            0,
            QCoreApplication.translate("Table", "contract {contract}").replace(
                "{contract}", str(row.result.contract)
            ),
        )
    return CellProps(
        change=change,
        total=total,
        marks=tuple(dict.fromkeys(_marks(lines))),
        declarer=seat == row.result.declarer,
        description=", ".join((change, total, *words)),
        reasons=reasons,
    )


def _marks(lines: list[ScoreLine]) -> Iterator[str]:
    for line in lines:
        if line.reason in _MARKS:
            yield _MARKS[line.reason]


def derive_last_trick(scene: Scene) -> LastTrickProps:
    """Return the last trick that was taken in this deal, empty before the first."""
    view, deal = scene.view, scene.view.deal
    if deal is None or not deal.tricks:
        return LastTrickProps(
            title=QCoreApplication.translate("Table", "No trick has been taken in this deal.")
        )
    trick = deal.tricks[-1]
    mine = trick.winner == view.viewer
    return LastTrickProps(
        title=takes_trick(scene.names[trick.winner], mine, trick.points),
        cards=tuple(
            TrickCardProps(
                who=chair(view, play.seat),
                picture=face_url(play.card.value, scene.faces),
                name=card_name(play.card),
                player=scene.names[play.seat],
                winner=play.seat == trick.winner,
            )
            for play in trick.plays
        ),
    )
