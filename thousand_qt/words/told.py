"""What happens at the table, said aloud for those who do not see it.

A sentence for each event, in the present tense; an event that others tell better says nothing.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.cards import Card
from engine.events import (
    AllPassed,
    AuctionWon,
    BankTaken,
    BidMade,
    CardsDrawn,
    CardsPassed,
    ContractNamed,
    DarkDecided,
    DealScored,
    Dealt,
    Event,
    Fined,
    HandShown,
    MarriageDeclared,
    MatchEnded,
    PackCut,
    Passed,
    Played,
    PrikupChosen,
    PrikupsOffered,
    PrikupTaken,
    RedealGranted,
    Rewound,
    Surrendered,
    TrickTaken,
)
from engine.state import View
from thousand_qt.words.agreements import (
    bank_shown,
    bank_taken,
    cut_result,
    cutting,
    prikup_without_bid,
)
from thousand_qt.words.cards import card_list, card_name
from thousand_qt.words.marriages import keeps_trump, marriage_called, trump_stays
from thousand_qt.words.scores import number, signed
from thousand_qt.words.sentences import dealing, redeal, takes_prikup, takes_trick


def told(event: Event, view: View, names: Sequence[str], hand: Sequence[Card] = ()) -> str:
    """Return what is said when an event happens, an empty text for nothing.

    `view` is the match after the event, `names` are by seat, `hand` is the person's hand from left
    to right.
    """
    match event:
        case DealScored():
            return _scores(view, names)
        case PrikupTaken() | CardsPassed():
            return _cards_that_move(event, view, names)
        case DarkDecided(seat=seat, dark=dark):
            return _dark(names[seat], dark, seat == view.viewer)
        case HandShown(cards=cards):
            return "" if cards is None else _own_cards(hand)
        case Rewound():
            return QCoreApplication.translate("Told", "A decision was taken back.")
        case AllPassed():
            return QCoreApplication.translate(
                "Told", "Everybody has passed: the cards are dealt again."
            )
        case PackCut(seat=seat):
            cut = cutting(names[seat]) if seat != view.viewer else ""
            return f"{cut} {cut_result(event)}".strip()
        case BankTaken() | CardsDrawn() | PrikupChosen() | PrikupsOffered():
            return _of_two(event, view, names)
        case Fined(seat=seat, scored=scored):
            points = sum(line.points for line in scored.lines if line.seat == seat)
            words = QCoreApplication.translate("Told", "{name} pays a fine: {points}.")
            return words.replace("{name}", names[seat]).replace("{points}", signed(points))
        case Dealt() | AuctionWon() | RedealGranted() | TrickTaken() | MatchEnded():
            return _of_the_deal(event, view, names, hand)
        case MarriageDeclared(seat=seat):
            return _marriage(event, view, "" if seat == view.viewer else names[seat])
        case BidMade() | Passed() | ContractNamed() | Surrendered() | Played():
            return _said_or_played(event, names, event.seat == view.viewer)
        case _:
            return ""


def _of_two(
    event: BankTaken | CardsDrawn | PrikupChosen | PrikupsOffered,
    view: View,
    names: Sequence[str],
) -> str:
    """Say what happens only where two play."""
    match event:
        case BankTaken(seat=seat, cards=cards, points=points):
            taken = bank_shown()
            if seat is not None:
                taken = bank_taken(names[seat], seat == view.viewer, signed(points))
            return f"{taken} {card_list(cards)}."
        case CardsDrawn(to=to, cards=cards):
            mine = [card for seat, card in zip(to, cards, strict=True) if seat == view.viewer]
            if not mine or mine[0] is None:
                return ""
            words = QCoreApplication.translate("Told", "You draw: {card}.")
            return words.replace("{card}", card_name(mine[0]))
        case PrikupsOffered(prikups=prikups):
            if not prikups:
                return ""
            words = QCoreApplication.translate(
                "Told", "Left prikup: {left}. Right prikup: {right}."
            )
            left, right = (card_list(cards) for cards in prikups)
            return words.replace("{left}", left).replace("{right}", right)
        case PrikupChosen(seat=seat, place=place):
            words = (
                QCoreApplication.translate("Told", "{name} takes the right prikup.")
                if place
                else QCoreApplication.translate("Told", "{name} takes the left prikup.")
            )
            return "" if seat == view.viewer else words.replace("{name}", names[seat])


def _of_the_deal(
    event: Dealt | AuctionWon | RedealGranted | TrickTaken | MatchEnded,
    view: View,
    names: Sequence[str],
    hand: Sequence[Card],
) -> str:
    match event:
        case Dealt(dealer=dealer):
            return f"{dealing(names[dealer], dealer == view.viewer)} {_own_cards(hand)}".strip()
        case AuctionWon(seat=seat, contract=0):
            return prikup_without_bid(names[seat], seat == view.viewer)
        case AuctionWon(seat=seat, contract=contract):
            return takes_prikup(names[seat], seat == view.viewer, contract)
        case RedealGranted(seat=seat, right=right):
            return redeal(names[seat], seat == view.viewer, right)
        case TrickTaken(seat=seat, points=points):
            return takes_trick(names[seat], seat == view.viewer, points)
        case MatchEnded(winner=winner):
            if winner == view.viewer:
                return QCoreApplication.translate("Told", "You win the match.")
            words = QCoreApplication.translate("Told", "{name} wins the match.")
            return words.replace("{name}", names[winner])


def _own_cards(hand: Sequence[Card]) -> str:
    if not hand:
        return ""
    words = QCoreApplication.translate("Told", "Your cards: {cards}.")
    return words.replace("{cards}", card_list(hand))


def _dark(name: str, dark: bool, mine: bool) -> str:
    if not dark:
        return ""
    if mine:
        return QCoreApplication.translate("Told", "You play in the dark.")
    return QCoreApplication.translate("Told", "{name} plays in the dark.").replace("{name}", name)


def _cards_that_move(event: PrikupTaken | CardsPassed, view: View, names: Sequence[str]) -> str:
    """Say which cards of the prikup and of the pass the person sees, and what others lay away."""
    match event:
        case PrikupTaken(cards=cards):
            if not cards:
                return ""
            words = QCoreApplication.translate("Told", "In the prikup: {cards}.")
            return words.replace("{cards}", card_list(cards))
        case CardsPassed(to=to, cards=cards):
            mine = [
                card
                for seat, card in zip(to, cards, strict=True)
                if seat == view.viewer and card is not None
            ]
            words = QCoreApplication.translate("Told", "You are given a card: {card}.")
            given = words.replace("{card}", card_name(mine[0])) if mine else ""
            return f"{given} {_laid_away(event, view, names)}".strip()


def _laid_away(event: CardsPassed, view: View, names: Sequence[str]) -> str:
    if not event.laid or event.seat == view.viewer:
        return ""
    words = (
        QCoreApplication.translate("Told", "{name} lays a card away.")
        if len(event.laid) == 1
        else QCoreApplication.translate("Told", "{name} lays two cards away.")
    )
    return words.replace("{name}", names[event.seat])


def _marriage(event: MarriageDeclared, view: View, name: str) -> str:
    """Say what was declared; `name` is that of another player, empty for the person."""
    called = marriage_called(event.suit, event.kind).replace("{points}", signed(event.points))
    said = f"{name}: {called}." if name else f"{called}."
    if keeps_trump(event.kind, event.trump) and view.deal is not None:
        return f"{said} {trump_stays(view.deal.trump)}"
    return said


def _said_or_played(
    event: BidMade | Passed | ContractNamed | Surrendered | Played,
    names: Sequence[str],
    mine: bool,
) -> str:
    words = _mine(event) if mine else _theirs(event)
    return words.replace("{name}", names[event.seat])


def _mine(
    event: BidMade | Passed | ContractNamed | Surrendered | Played,
) -> str:
    match event:
        case BidMade(amount=amount):
            words = QCoreApplication.translate("Told", "You bid {amount}.")
            return words.replace("{amount}", str(amount))
        case Passed():
            return QCoreApplication.translate("Told", "You pass.")
        case ContractNamed(contract=contract):
            words = QCoreApplication.translate("Told", "You play {amount}.")
            return words.replace("{amount}", str(contract))
        case Surrendered():
            return QCoreApplication.translate("Told", "You give the deal up.")
        case Played(card=card):
            words = QCoreApplication.translate("Told", "You play: {card}.")
            return words.replace("{card}", card_name(card))


def _theirs(
    event: BidMade | Passed | ContractNamed | Surrendered | Played,
) -> str:
    match event:
        case BidMade(amount=amount):
            words = QCoreApplication.translate("Told", "{name} bids {amount}.")
            return words.replace("{amount}", str(amount))
        case Passed():
            return QCoreApplication.translate("Told", "{name} passes.")
        case ContractNamed(contract=contract):
            words = QCoreApplication.translate("Told", "{name} plays {amount}.")
            return words.replace("{amount}", str(contract))
        case Surrendered():
            return QCoreApplication.translate("Told", "{name} gives the deal up.")
        case Played(card=card):
            words = QCoreApplication.translate("Told", "{name} plays: {card}.")
            return words.replace("{card}", card_name(card))


def _scores(view: View, names: Sequence[str]) -> str:
    """Say where everybody stands after a deal."""
    totals = ", ".join(
        f"{names[seat]} {number(standing.total)}" for seat, standing in enumerate(view.standings)
    )
    words = QCoreApplication.translate("Told", "The deal is over. Scores: {scores}.")
    return words.replace("{scores}", totals)
