"""The entry of a deal: who played for what, who took what, and what that will write."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from engine.cards import DECK, Card, Rank, Suit
from engine.marriages import is_pair, known_kinds, worth
from engine.paper import Page, is_loose, result_of
from engine.paper_choices import compulsory_bidder
from engine.phases.seats import active_seats, sitter_of
from engine.rules import is_draw
from engine.scoring import on_barrel
from engine.scoring.types import Ending
from engine.state import MarriageKind
from thousand_qt.score_keeper.book import PRIKUP, DealRecord, Declared, entry_of, write
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.score_form import (
    Draft,
    Form,
    asks_for_trick,
    form_of,
    judge,
    worth_of_prikup,
)
from thousand_qt.viewmodels.score_preview import preview_of
from thousand_qt.viewmodels.score_props import (
    DealProps,
    MarkProps,
    OptionProps,
    PlayerProps,
    PreviewProps,
)
from thousand_qt.words.cards import card_name, rank_name
from thousand_qt.words.marriages import marriage_called
from thousand_qt.words.score_keeper import (
    barrel_notes,
    below_compulsory,
    ending_name,
    left_with_nobody,
    sitter_help,
    wrong_sentence,
)

_MOST_TYPED = 4
_NOBODY = -1


def _preview(names: Sequence[str], page: Page, record: DealRecord) -> tuple[PreviewProps, ...]:
    result = result_of(page, entry_of(page, record))
    return preview_of(names, page, write(page, record), result)


def derive_deal(page: Page, names: Sequence[str], form: Form, draft: Draft) -> DealProps:
    """Return the entry of a deal on this page, the players in the order of the sheet."""
    seats = sorted(active_seats(page.rules, page.dealer))
    played = draft.ending is Ending.PLAYED
    limits = draft.contracts
    ready = draft.record is not None
    problem = _problem(page, names, draft)
    props = DealProps(
        note="\n".join((*_golden(page), *barrel_notes(page, names))),
        endings=tuple(OptionProps(one.value, ending_name(one)) for one in draft.endings)
        if len(draft.endings) > 1
        else (),
        ending=draft.ending.value,
        dark_shown=draft.can_be_dark,
        dark=draft.dark,
        played=played,
        sum_problem=draft.sum_problem,
        sum_note=left_with_nobody(draft.left) if draft.left else "",
        players=tuple(_player(page, names, form, draft, seat) for seat in seats) if played else (),
        preview=_preview(names, page, draft.record) if draft.record else (),
        missing=problem or ("" if ready else _missing(page, form, draft)),
        is_problem=bool(problem),
        hint=_hint(page, names, form) if ready else "",
        complete=ready,
    )
    props = _with_declarer(page, names, seats, draft, props)
    if limits is not None:
        props = replace(
            props,
            contract_shown=True,
            contract_fixed=limits.least == limits.most,
            contract=draft.contract,
            least=limits.least,
            most=limits.most,
            step=limits.step,
            contract_problem=draft.contract_problem,
            contract_note=_contract_note(page, names, draft),
        )
    return _with_rarities(page, names, seats, form, props)


def _with_declarer(
    page: Page, names: Sequence[str], seats: Sequence[int], draft: Draft, props: DealProps
) -> DealProps:
    """Show who can have played, or who must have."""
    if is_draw(page.rules):
        words = QCoreApplication.translate("ScoreKeeper", "Everybody plays for himself.")
        return replace(props, declarer_words=words)
    declarer = _NOBODY if draft.declarer is None else draft.declarer
    if page.golden is not None and page.rules.golden == "forced_120":
        words = QCoreApplication.translate("ScoreKeeper", "{name} plays: forehand has to.")
        return replace(
            props, declarer=declarer, declarer_words=words.replace("{name}", names[declarer])
        )
    options = tuple(OptionProps(seat, names[seat]) for seat in seats)
    return replace(props, declarers=options, declarer=declarer)


def _with_rarities(
    page: Page, names: Sequence[str], seats: Sequence[int], form: Form, props: DealProps
) -> DealProps:
    """Show what only some tables ask for: four nines, the prikup of who sits out."""
    if page.rules.four_nines_bonus and props.played:
        nobody = QCoreApplication.translate("ScoreKeeper", "nobody", "held four nines")
        props = replace(
            props,
            nines=(
                OptionProps(_NOBODY, nobody),
                *(OptionProps(seat, names[seat]) for seat in seats),
            ),
            four_nines=_NOBODY if form.four_nines is None else form.four_nines,
        )
    sitter = sitter_of(tuple(seats), page.rules.players)
    if sitter is None or page.rules.sitter_score == "none":
        return props
    worth_words = QCoreApplication.translate("ScoreKeeper", "Worth {points}")
    return replace(
        props,
        sitter=names[sitter],
        sitter_help=sitter_help(page.rules),
        prikup=tuple(_prikup_mark(form, card) for card in DECK),
        prikup_worth=worth_words.replace("{points}", str(worth_of_prikup(page, form)))
        if len(form.prikup) == PRIKUP
        else "",
    )


def _golden(page: Page) -> Iterator[str]:
    if page.golden is not None:
        words = QCoreApplication.translate(
            "ScoreKeeper", "Golden deal {deal} of {all}: all doubled."
        )
        players = page.rules.players
        yield words.replace("{deal}", str(players - page.golden.left + 1)).replace(
            "{all}", str(players)
        )


def _contract_note(page: Page, names: Sequence[str], draft: Draft) -> str:
    """Say that the auction cannot have ended so low, where it cannot."""
    carrier = compulsory_bidder(page)
    if draft.declarer is None or carrier is None or draft.contract >= draft.least_won:
        return ""
    return below_compulsory(names[carrier], names[draft.declarer], draft.least_won)


def _problem(page: Page, names: Sequence[str], draft: Draft) -> str:
    """Say what is wrong, for those who do not see the place where it is told."""
    if draft.wrong is not None:
        return wrong_sentence(draft.wrong)
    if draft.contract_problem:
        return draft.contract_problem
    for name, problem in zip(names, draft.points_problems, strict=False):
        if problem:
            words = QCoreApplication.translate("ScoreKeeper", "{name}: {problem}")
            return words.replace("{problem}", problem).replace("{name}", name)
    return draft.sum_problem


def _hint(page: Page, names: Sequence[str], form: Form) -> str:
    """Say that the prikup may have been forgotten."""
    rules = page.rules
    sitter = sitter_of(active_seats(rules, page.dealer), rules.players)
    if sitter is None or rules.sitter_score == "none" or form.prikup:
        return ""
    if on_barrel(rules, page.standings[sitter]):
        return ""
    words = QCoreApplication.translate(
        "ScoreKeeper", "The prikup is not entered: {name} writes nothing for it."
    )
    return words.replace("{name}", names[sitter])


def _player(page: Page, names: Sequence[str], form: Form, draft: Draft, seat: int) -> PlayerProps:
    points = draft.points[seat]
    return PlayerProps(
        seat=seat,
        name=names[seat],
        points=form.cards[seat] if seat < len(form.cards) else "",
        filled=str(points) if draft.filled[seat] else "",
        problem=draft.points_problems[seat] if draft.points_problems else "",
        marks=tuple(_marriage_mark(page, form, seat, *one) for one in marriages_of(page)),
        trick_shown=asks_for_trick(page, form, draft, seat),
        no_trick=seat in draft.no_trick,
    )


def marriages_of(page: Page) -> tuple[tuple[MarriageKind, Suit], ...]:
    """Return the marriages that can be declared at this table; of four cards the first suit."""
    suits = sorted(Suit, key=lambda suit: worth(page.rules, MarriageKind.MARRIAGE, suit))
    return tuple(
        (kind, suit)
        for kind in known_kinds(page.rules)
        for suit in (suits if is_pair(kind) else list(Suit)[:1])
    )


def _marriage_mark(page: Page, form: Form, seat: int, kind: MarriageKind, suit: Suit) -> MarkProps:
    points = str(worth(page.rules, kind, suit))
    return MarkProps(
        value=f"{kind.value}.{suit.value}",
        label=_marriage_label(kind).replace("{points}", points),
        picture=f"suit-{suit.value}" if is_pair(kind) else "",
        spoken=marriage_called(suit, kind).replace("{points}", points),
        on=Declared(seat, kind, suit) in form.declared,
        enabled=_is_free(form, seat, kind, suit),
    )


def _marriage_label(kind: MarriageKind) -> str:
    match kind:
        case MarriageKind.MARRIAGE:
            return "{points}"
        case MarriageKind.HALF:
            return "½ {points}"
        case MarriageKind.ACES:
            return QCoreApplication.translate("ScoreKeeper", "Aces {points}")
        case MarriageKind.NINES:
            return QCoreApplication.translate("ScoreKeeper", "Nines {points}")


def _is_free(form: Form, seat: int, kind: MarriageKind, suit: Suit) -> bool:
    """Tell whether a seat can have declared it beside what the others declared."""
    for one in form.declared:
        if one.seat == seat:
            continue
        same_cards = is_pair(kind) and is_pair(one.kind) and one.suit is suit
        if same_cards or (one.kind is kind and not is_pair(kind)):
            return False
    return True


def _prikup_mark(form: Form, card: Card) -> MarkProps:
    on = card in form.prikup
    return MarkProps(
        value=card.value,
        label=_rank_sign(card.rank),
        picture=f"suit-{card.suit.value}",
        spoken=card_name(card),
        on=on,
        enabled=on or len(form.prikup) < PRIKUP,
    )


def _rank_sign(rank: Rank) -> str:
    """Return what stands in the corner of a card, in the language spoken."""
    return rank.value if rank in (Rank.TEN, Rank.NINE) else rank_name(rank)[:1].upper()


def _missing(page: Page, form: Form, draft: Draft) -> str:
    """Say what is still to be said."""
    if draft.lacks_declarer:
        return QCoreApplication.translate("ScoreKeeper", "Say who played.")
    if draft.lacks_points:
        if page.rules.players == 2 and not is_loose(page.rules):
            return QCoreApplication.translate(
                "ScoreKeeper", "Type the card points of one player: the other's follow."
            )
        if page.rules.players == 2:
            return QCoreApplication.translate(
                "ScoreKeeper", "Type the card points of both players."
            )
        return QCoreApplication.translate(
            "ScoreKeeper", "Type the card points of two players: the third's follow."
        )
    if draft.lacks_prikup:
        words = QCoreApplication.translate(
            "ScoreKeeper", "Tap all three cards of the prikup; so far: {count}."
        )
        return words.replace("{count}", str(len(form.prikup)))
    return ""


class DealViewModel(ViewModel[DealProps]):
    """Takes down what was played, until the page writes it."""

    props_type = DealProps

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(DealProps(), parent)
        self._page: Page | None = None
        self._names: tuple[str, ...] = ()
        self._form = Form()
        self.record: DealRecord | None = None
        """What was entered, once nothing is missing or wrong."""

    def open(
        self,
        page: Page,
        names: tuple[str, ...],
        record: DealRecord | None = None,
        form: Form | None = None,
    ) -> None:
        """Begin the entry of a deal, go on with a form of it, or correct what was written."""
        self._page, self._names = page, names
        self._form = form_of(page, record) if record is not None else form or Form()
        self._derive()

    @property
    def form(self) -> Form:
        """Return what was said of the deal so far."""
        return self._form

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self._derive()

    @Slot(int)
    def chooseDeclarer(self, seat: int) -> None:
        """Say who played."""
        self._change(declarer=seat)

    @Slot(int)
    def chooseContract(self, contract: int) -> None:
        """Say for what was played."""
        self._change(contract=contract)

    @Slot(str)
    def chooseEnding(self, ending: str) -> None:
        """Say how the deal ended."""
        self._change(ending=Ending(ending))

    @Slot(bool)
    def setDark(self, dark: bool) -> None:
        """Say whether it was played in the dark."""
        self._change(dark=dark)

    @Slot(int, str)
    def typePoints(self, seat: int, text: str) -> None:
        """Take card points as they are typed."""
        if self._page is None:
            return
        cards = list(self._form.cards or ("",) * self._page.rules.players)
        cards[seat] = text[:_MOST_TYPED]
        self._change(cards=tuple(cards))

    @Slot(int, str)
    def mark(self, seat: int, value: str) -> None:
        """Tap a marriage of a player on or off."""
        kind, suit = value.split(".")
        one = Declared(seat, MarriageKind(kind), Suit(suit))
        declared = self._form.declared
        if one in declared:
            self._change(declared=tuple(other for other in declared if other != one))
        elif _is_free(self._form, seat, one.kind, one.suit):
            self._change(declared=(*declared, one))

    @Slot(int, bool)
    def setNoTrick(self, seat: int, none: bool) -> None:
        """Say whether a player without card points took no trick."""
        others = tuple(one for one in self._form.took if one != seat)
        self._change(took=others if none else (*others, seat))

    @Slot(int)
    def chooseNines(self, seat: int) -> None:
        """Say who held four nines."""
        self._change(four_nines=None if seat == _NOBODY else seat)

    @Slot(str)
    def markPrikup(self, value: str) -> None:
        """Tap a card of the prikup on or off."""
        card, prikup = Card(value), self._form.prikup
        if card in prikup:
            self._change(prikup=tuple(other for other in prikup if other != card))
        elif len(prikup) < PRIKUP:
            self._change(prikup=(*prikup, card))

    def _change(self, **changes: object) -> None:
        self._form = replace(self._form, **changes)
        self._derive()

    def _derive(self) -> None:
        if self._page is None:
            return
        draft = judge(self._page, self._form)
        self.record = draft.record
        self.swap(derive_deal(self._page, self._names, self._form, draft))
        self.changed.emit()
