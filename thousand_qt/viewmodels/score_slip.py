"""The entry of a slip with real cards: what happened, whose it was, and what that will write."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from engine.paper import HIGHEST_FINE, Page, Slip, slip_seats, slips
from engine.paper_choices import contracts
from thousand_qt.score_keeper.book import Fault, SlipRecord, write, wrong_record
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.score_preview import preview_of
from thousand_qt.viewmodels.score_props import OptionProps, SlipProps
from thousand_qt.words.score_keeper import (
    fault_name,
    impossible_contract,
    impossible_fine,
    slip_name,
)

_NOBODY: Final = -1
_USUAL_FINE: Final = 120
"""What a fine begins at where the rules know none."""


class SlipForm(msgspec.Struct, frozen=True):
    """What a person has said of a slip so far."""

    slip: Slip | None = None
    seat: int = _NOBODY
    contract: int | None = None
    fine: int | None = None
    fault: Fault = Fault.REVOKE


def judge_slip(page: Page, form: SlipForm) -> SlipRecord | None:
    """Return the record of a slip; None while something is missing or wrong."""
    slip = form.slip
    if slip is None:
        return None
    seats = slip_seats(page, slip)
    owner = seats[0] if len(seats) == 1 else form.seat
    if owner not in seats:
        return None
    record = SlipRecord(slip=slip, seat=owner)
    if slip is Slip.WRONG_MARRIAGE:
        least = contracts(page, owner).least
        record = replace(record, contract=least if form.contract is None else form.contract)
    if slip is Slip.AGREED_FINE:
        record = replace(record, fine=_fine(page, form), fault=form.fault)
    return record if wrong_record(page, record) is None else None


def _fine(page: Page, form: SlipForm) -> int:
    """Return the fine that was entered, at first the usual one of the table."""
    return (page.rules.fine_amount or _USUAL_FINE) if form.fine is None else form.fine


def derive_slip(page: Page, names: Sequence[str], form: SlipForm) -> SlipProps:
    """Return the entry of a slip on this page."""
    record, slip = judge_slip(page, form), form.slip
    props = SlipProps(
        slips=tuple(OptionProps(one.value, slip_name(one)) for one in slips(page.rules)),
        slip="" if slip is None else slip.value,
        complete=record is not None,
    )
    if slip is not None:
        props = _with_seats(page, names, slip, form.seat, props)
    if slip is Slip.WRONG_MARRIAGE and props.seat != _NOBODY:
        limits = contracts(page, props.seat)
        amount = limits.least if form.contract is None else form.contract
        props = replace(
            props,
            contract_shown=True,
            contract=amount,
            least=limits.least,
            most=limits.most,
            step=limits.step,
            contract_problem="" if amount in limits else impossible_contract(amount, limits),
        )
    if slip is Slip.AGREED_FINE:
        fine = _fine(page, form)
        props = replace(
            props,
            faults=tuple(OptionProps(one.value, fault_name(one)) for one in Fault),
            fault=form.fault.value,
            fine=fine,
            fine_problem="" if 0 < fine <= HIGHEST_FINE else impossible_fine(fine),
        )
    if record is None:
        return props
    after = write(page, record)
    words = QCoreApplication.translate("ScoreKeeper", "{name} deals next.")
    return replace(
        props,
        preview=preview_of(names, page, after),
        after=words.replace("{name}", names[after.dealer]),
    )


def _with_seats(
    page: Page, names: Sequence[str], slip: Slip, seat: int, props: SlipProps
) -> SlipProps:
    """Show who can have made the slip, or who must have."""
    seats = slip_seats(page, slip)
    if len(seats) > 1:
        options = tuple(OptionProps(one, names[one]) for one in seats)
        return replace(props, seats=options, seat=seat if seat in seats else _NOBODY)
    if slip in (Slip.REDEAL, Slip.ALL_PASSED):
        return replace(props, seat=seats[0])
    words = QCoreApplication.translate("ScoreKeeper", "It is {name}'s.", "a slip")
    return replace(props, seat=seats[0], seat_words=words.replace("{name}", names[seats[0]]))


class SlipViewModel(ViewModel[SlipProps]):
    """Takes down a slip, until the page writes it."""

    props_type = SlipProps

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SlipProps(), parent)
        self._page: Page | None = None
        self._names: tuple[str, ...] = ()
        self._form = SlipForm()
        self.record: SlipRecord | None = None
        """What was entered, once nothing is missing or wrong."""

    def open(self, page: Page, names: tuple[str, ...], record: SlipRecord | None = None) -> None:
        """Begin the entry of a slip on this page, or the correction of one."""
        self._page, self._names = page, names
        known = slips(page.rules)
        self._form = SlipForm(known[0] if len(known) == 1 else None)
        if record is not None:
            self._form = SlipForm(
                record.slip,
                record.seat,
                record.contract or None,
                record.fine or None,
                record.fault,
            )
        self._derive()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self._derive()

    @Slot(str)
    def chooseSlip(self, slip: str) -> None:
        """Say what happened."""
        self._change(slip=Slip(slip), contract=None)

    @Slot(int)
    def chooseSeat(self, seat: int) -> None:
        """Say whose slip it was."""
        self._change(seat=seat)

    @Slot(int)
    def chooseContract(self, contract: int) -> None:
        """Say for what was played."""
        self._change(contract=contract)

    @Slot(str)
    def chooseFault(self, fault: str) -> None:
        """Say what a fine is for that was agreed on."""
        self._change(fault=Fault(fault))

    @Slot(int)
    def chooseFine(self, fine: int) -> None:
        """Say on what fine the table agreed."""
        self._change(fine=fine)

    def _change(self, **changes: object) -> None:
        self._form = replace(self._form, **changes)
        self._derive()

    def _derive(self) -> None:
        if self._page is None:
            return
        self.record = judge_slip(self._page, self._form)
        self.swap(derive_slip(self._page, self._names, self._form))
        self.changed.emit()
