"""The end of the match: who took which place, and a few facts of how it was played."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.scoring.types import Reason
from engine.state import View
from thousand_qt.viewmodels.sheet_props import EndProps, FactProps, PlaceProps
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.viewmodels.table_sheet import deal_made, order_of
from thousand_qt.words.scores import number, signed

_BOLTS: Final = {Reason.BOLT: 1, Reason.DOUBLE_BOLT: 2}
"""How many bolts a line says; the fine for them says none of its own."""


def derive_end(scene: Scene) -> EndProps:
    """Return the places of a match that is over, the winner first."""
    view = scene.view
    winner = view.rows[-1].winner

    def rank(seat: int) -> tuple[bool, int]:
        return (seat != winner, -view.standings[seat].total)

    seats = sorted(order_of(view), key=rank)
    return EndProps(
        tuple(_place(scene, seat, [rank(s) for s in seats], rank(seat)) for seat in seats)
    )


def _place(
    scene: Scene, seat: int, ranks: list[tuple[bool, int]], own: tuple[bool, int]
) -> PlaceProps:
    view, name = scene.view, scene.names[seat]
    place = str(ranks.index(own) + 1)
    total = number(view.standings[seat].total)
    facts = _facts(view, seat)
    words = QCoreApplication.translate("Table", "Place {place}: {name} with {total}")
    head = words.replace("{place}", place).replace("{total}", total).replace("{name}", name)
    return PlaceProps(
        place=place,
        name=name,
        total=total,
        winner=seat == view.rows[-1].winner,
        facts=facts,
        description=". ".join((head, *(f"{fact.text}: {fact.value}" for fact in facts))),
    )


def _facts(view: View, seat: int) -> tuple[FactProps, ...]:
    own = [row for row in view.rows if row.result.declarer == seat]
    made = sum(deal_made(view.rules, row) for row in own)
    # A fine between two deals is none.
    deals = [row for row in view.rows if row.number]
    changes = [sum(line.points for line in row.lines if line.seat == seat) for row in deals]
    marriages = sum(row.result.marriages[seat] for row in view.rows)
    bolts = sum(
        _BOLTS.get(line.reason, 0) for row in view.rows for line in row.lines if line.seat == seat
    )
    of = QCoreApplication.translate("Table", "{made} of {played}", "contracts made")
    contracts = of.replace("{made}", str(made)).replace("{played}", str(len(own)))
    settled: tuple[FactProps, ...] = ()
    if view.settlement is not None:
        words = QCoreApplication.translate("Table", "To settle")
        settled = (FactProps(words, signed(view.settlement[seat])),)
    return (
        *settled,
        FactProps(QCoreApplication.translate("Table", "Contracts made"), contracts),
        FactProps(QCoreApplication.translate("Table", "Best deal"), signed(max(changes))),
        FactProps(QCoreApplication.translate("Table", "Worst deal"), signed(min(changes))),
        FactProps(QCoreApplication.translate("Table", "Marriage points"), str(marriages)),
        FactProps(QCoreApplication.translate("Table", "Bolts"), str(bolts)),
    )
