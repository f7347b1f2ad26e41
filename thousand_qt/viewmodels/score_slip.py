"""The entry of a slip with real cards: what happened, whose it was, and what that will write."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from engine.paper import Page, Slip, slip_seats, slips, wrong_slip
from engine.paper_choices import contracts
from thousand_qt.score_keeper.book import SlipRecord, write
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.score_deal import preview_of
from thousand_qt.viewmodels.score_props import OptionProps, SlipProps
from thousand_qt.words.score_keeper import impossible_contract, slip_name

_NOBODY = -1


def judge_slip(page: Page, slip: Slip | None, seat: int, contract: int | None) -> SlipRecord | None:
    """Return the record of a slip; None while something is missing or wrong."""
    if slip is None:
        return None
    seats = slip_seats(page, slip)
    owner = seats[0] if len(seats) == 1 else seat
    if owner not in seats:
        return None
    amount = 0
    if slip is Slip.WRONG_MARRIAGE:
        amount = contracts(page, owner).least if contract is None else contract
    record = SlipRecord(slip=slip, seat=owner, contract=amount)
    wrong = wrong_slip(page, slip, owner, amount)
    return record if wrong is None else None


def derive_slip(
    page: Page, names: Sequence[str], slip: Slip | None, seat: int, contract: int | None
) -> SlipProps:
    """Return the entry of a slip on this page."""
    record = judge_slip(page, slip, seat, contract)
    props = SlipProps(
        slips=tuple(OptionProps(one.value, slip_name(one)) for one in slips(page.rules)),
        slip="" if slip is None else slip.value,
        complete=record is not None,
    )
    if slip is not None:
        props = _with_seats(page, names, slip, seat, props)
    if slip is Slip.WRONG_MARRIAGE and props.seat != _NOBODY:
        limits = contracts(page, props.seat)
        amount = limits.least if contract is None else contract
        props = replace(
            props,
            contract_shown=True,
            contract=amount,
            least=limits.least,
            most=limits.most,
            step=limits.step,
            contract_problem="" if amount in limits else impossible_contract(amount, limits),
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
        self._slip: Slip | None = None
        self._seat = _NOBODY
        self._contract: int | None = None
        self.record: SlipRecord | None = None
        """What was entered, once nothing is missing or wrong."""

    def open(self, page: Page, names: tuple[str, ...], record: SlipRecord | None = None) -> None:
        """Begin the entry of a slip on this page, or the correction of one."""
        self._page, self._names = page, names
        known = slips(page.rules)
        self._slip = known[0] if len(known) == 1 else None
        self._seat, self._contract = _NOBODY, None
        if record is not None:
            self._slip, self._seat = record.slip, record.seat
            self._contract = record.contract or None
        self._derive()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self._derive()

    @Slot(str)
    def chooseSlip(self, slip: str) -> None:
        """Say what happened."""
        self._slip, self._contract = Slip(slip), None
        self._derive()

    @Slot(int)
    def chooseSeat(self, seat: int) -> None:
        """Say whose slip it was."""
        self._seat = seat
        self._derive()

    @Slot(int)
    def chooseContract(self, contract: int) -> None:
        """Say for what was played."""
        self._contract = contract
        self._derive()

    def _derive(self) -> None:
        if self._page is None:
            return
        self.record = judge_slip(self._page, self._slip, self._seat, self._contract)
        self.swap(derive_slip(self._page, self._names, self._slip, self._seat, self._contract))
        self.changed.emit()
