"""The players and the contract strip, derived from the view (DESIGN.md 9)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from engine.cards import DEAL_POINTS, Suit
from engine.decider import to_act
from engine.events import BidMade, Passed, TrickTaken
from engine.phases.auction import compulsory_bidder
from engine.prospects import Prospect, prospect
from engine.rules import is_draw
from engine.scoring import on_barrel
from engine.state import DealState, Phase, View
from thousand_qt.match.beats import Stage
from thousand_qt.pictures.faces import FaceStyle
from thousand_qt.pictures.gallery import gallery
from thousand_qt.viewmodels.table_places import finished
from thousand_qt.viewmodels.table_props import ContractProps, Scene, SeatProps
from thousand_qt.words.agreements import (
    dark_banner,
    golden_banner,
    no_contract,
    prikup_without_bid,
    stock_banner,
)
from thousand_qt.words.cards import suit_name
from thousand_qt.words.levels import seat_words
from thousand_qt.words.portraits import portrait_words
from thousand_qt.words.scores import number, signed
from thousand_qt.words.sentences import bubble, pass_word

_CALLS_SHOWN: Final = 6
_GOAL: Final = 0.75
"""Where the contract stands on the bar; what is made beyond it may fill the rest."""


def derive_seats(scene: Scene) -> tuple[SeatProps, ...]:
    """Return the players clockwise from the viewer."""
    players = scene.view.rules.players
    mine = scene.view.viewer or 0
    return tuple(_seat(scene, (mine + step) % players) for step in range(players))


def _seat(scene: Scene, seat: int) -> SeatProps:
    view = scene.view
    deal, standing = view.deal, view.standings[seat]
    running = deal is not None and not finished(view) and scene.beat.stage is not Stage.GATHERED
    said, suit = _said(scene, seat)
    barrel = standing.barrel if on_barrel(view.rules, standing) else None
    props = SeatProps(
        name=scene.names[seat],
        portrait=gallery()[scene.portraits[seat]] if scene.portraits else "",
        portrait_words=portrait_words(scene.portraits[seat]) if scene.portraits else "",
        score=number(standing.total),
        bolts=standing.bolts,
        barrel=-1 if barrel is None else barrel,
        attempts=view.rules.barrel_attempts,
        dealer=seat == (deal.dealer if deal is not None and running else view.dealer),
        hundred=deal is not None and running and _carries_hundred(view, deal, seat),
        declarer=deal is not None and running and seat == deal.declarer,
        dark=deal is not None and running and deal.dark and seat == deal.forehand,
        sits_out=deal is not None and running and seat not in deal.active,
        writes_nothing=running and _writes_nothing(view, seat),
        gathered=number(standing.gathered) if view.rules.barrel == "cumulative" else "",
        to_act=_acts(scene, seat),
        tricks=deal.taken[seat] if deal is not None else 0,
        held=deal.held[seat] if deal is not None and running else 0,
        bubble=said,
        bubble_suit=suit,
    )
    return _described(props, scene.players[seat] if scene.players else "")


def _carries_hundred(view: View, deal: DealState, seat: int) -> bool:
    return view.rules.forced_bid != "none" and seat == compulsory_bidder(view.rules, deal)


def _writes_nothing(view: View, seat: int) -> bool:
    """Say whether a seat writes nothing for what it takes beside somebody else's contract."""
    rules, deal = view.rules, view.deal
    if deal is None or seat == deal.declarer or on_barrel(rules, view.standings[seat]):
        return False
    if rules.barrel == "lock":
        return view.standings[seat].total >= rules.lock_at
    from_barrel = deal.declarer is not None and on_barrel(rules, view.standings[deal.declarer])
    return rules.barrel == "single" and rules.barrel_freeze_others and from_barrel


def _acts(scene: Scene, seat: int) -> bool:
    """Say whether a seat is waited for; where several are asked at once nobody is marked."""
    if scene.beat.stage is not Stage.STANDING:
        return False
    if seat == scene.view.viewer:
        return scene.asked and not scene.forced
    return to_act(scene.view) == (seat,)


def _said(scene: Scene, seat: int) -> tuple[str, str]:
    """Return the words in the bubble of a seat and the suit that stands beside them."""
    event, deal = scene.beat.event, scene.view.deal
    words = bubble(event, seat)
    if words and not isinstance(event, BidMade | Passed):
        return words, getattr(event, "suit", "")
    if deal is None or scene.view.phase is not Phase.AUCTION:
        return "", ""
    calls = [call for call in deal.calls if call.seat == seat]
    if not calls:
        return "", ""
    last = calls[-1].amount
    return (pass_word() if last is None else str(last)), ""


def _described(props: SeatProps, player: str) -> SeatProps:
    """Add the sentence that a screen reader says for the player, and what the signs mean.

    `player` is the name of a computer player.
    """
    level, level_fact = seat_words(player)
    parts = [
        props.name,
        *([level] if level else []),
        QCoreApplication.translate("Table", "score {score}").replace("{score}", props.score),
    ]
    if props.bolts:
        parts.append(
            QCoreApplication.translate("Table", "bolts: {count}").replace(
                "{count}", str(props.bolts)
            )
        )
    if props.barrel >= 0:
        parts.append(barrel_words(props.barrel, props.attempts))
        parts.extend(_gathered(props))
    if props.dealer:
        parts.append(QCoreApplication.translate("Table", "deals"))
    if props.hundred:
        parts.append(QCoreApplication.translate("Table", "has the hundred"))
    if props.declarer:
        parts.append(QCoreApplication.translate("Table", "declarer"))
    if props.dark:
        parts.append(QCoreApplication.translate("Table", "plays in the dark"))
    if props.sits_out:
        parts.append(QCoreApplication.translate("Table", "sits out"))
    if props.writes_nothing:
        parts.append(QCoreApplication.translate("Table", "writes nothing in defence"))
    parts.append(
        QCoreApplication.translate("Table", "tricks: {count}").replace("{count}", str(props.tricks))
    )
    if props.held:
        parts.append(
            QCoreApplication.translate("Table", "cards: {count}").replace(
                "{count}", str(props.held)
            )
        )
    if props.to_act:
        parts.append(QCoreApplication.translate("Table", "is to act"))
    facts = (*([level_fact] if level_fact else []), *_facts(props))
    return replace(props, description=", ".join(parts), facts=facts)


def _facts(props: SeatProps) -> Iterator[str]:
    """Say what each sign at a seat means, in the order in which they stand."""
    if props.sits_out:
        yield QCoreApplication.translate("Table", "Sits this deal out")
    else:
        yield QCoreApplication.translate("Table", "Tricks taken in this deal: {count}").replace(
            "{count}", str(props.tricks)
        )
    if props.dealer:
        yield QCoreApplication.translate("Table", "Dealer: deals the cards")
    if props.hundred:
        yield QCoreApplication.translate("Table", "The hundred: has to open the bidding")
    if props.declarer:
        yield QCoreApplication.translate("Table", "Declarer: plays for the contract")
    if props.dark:
        yield QCoreApplication.translate("Table", "Plays in the dark, without having seen a card")
    if props.writes_nothing:
        yield QCoreApplication.translate("Table", "Writes nothing for what is taken in defence")
    if props.bolts:
        yield QCoreApplication.translate("Table", "Bolts, deals without a trick: {count}").replace(
            "{count}", str(props.bolts)
        )
    if props.barrel >= 0 and props.attempts:
        yield _attempts(
            QCoreApplication.translate("Table", "On the barrel, attempts left: {left} of {all}"),
            props.barrel,
            props.attempts,
        )
    elif props.barrel >= 0:
        yield QCoreApplication.translate("Table", "On the barrel")
    yield from _gathered(props)


def _gathered(props: SeatProps) -> Iterator[str]:
    if props.barrel >= 0 and props.gathered:
        words = QCoreApplication.translate("Table", "gathered on the barrel: {points}")
        yield words.replace("{points}", props.gathered)


def barrel_words(used: int, attempts: int) -> str:
    """Say how many attempts on the barrel are left, where they are counted."""
    if not attempts:
        return QCoreApplication.translate("Table", "on the barrel")
    sentence = QCoreApplication.translate("Table", "on the barrel, attempts left: {left} of {all}")
    return _attempts(sentence, used, attempts)


def _attempts(sentence: str, used: int, attempts: int) -> str:
    return sentence.replace("{left}", str(attempts - used)).replace("{all}", str(attempts))


def derive_contract(scene: Scene) -> ContractProps:
    """Return the strip above the table; empty between deals."""
    view, deal = scene.view, scene.view.deal
    if deal is None or finished(view) or scene.beat.stage is Stage.GATHERED:
        return ContractProps()
    return replace(_strip(scene, deal), banner=_banner(view, deal))


def _banner(view: View, deal: DealState) -> str:
    """Say what makes this deal another one than usual."""
    golden = view.golden
    if golden is not None:
        all_deals = view.rules.players
        return golden_banner(all_deals - golden.left + 1, all_deals)
    if deal.dark:
        return dark_banner(view.rules.dark_scope == "all")
    return stock_banner(view.rules, deal.stock_left) if is_draw(view.rules) else ""


def _strip(scene: Scene, deal: DealState) -> ContractProps:
    view = scene.view
    if is_draw(view.rules):
        trump = deal.trump.value if deal.trump is not None else ""
        picture = _trump_picture(deal.trump, scene.faces)
        return ContractProps(title=no_contract(), trump=trump, trump_picture=picture, progress=-1.0)
    if deal.declarer is None:
        return _auction_strip(scene, deal)
    mine = deal.declarer == view.viewer
    if not deal.contract:
        taken = prikup_without_bid(scene.names[deal.declarer], mine)
        return ContractProps(title=taken, progress=-1.0)
    title = (
        QCoreApplication.translate("Table", "You play {contract}")
        if mine
        else QCoreApplication.translate("Table", "{name} plays {contract}")
    )
    title = title.replace("{name}", scene.names[deal.declarer])
    title = title.replace("{contract}", str(deal.contract))
    if view.phase is not Phase.TRICK:
        return ContractProps(title=title, progress=-1.0)
    return _progress(view, deal, title, scene.faces)


def _auction_strip(scene: Scene, deal: DealState) -> ContractProps:
    if deal.high_bidder is None:
        return ContractProps(progress=-1.0)
    title = (
        QCoreApplication.translate("Table", "Your bid: {bid}")
        if deal.high_bidder == scene.view.viewer
        else QCoreApplication.translate("Table", "Highest bid: {bid}, {name}")
    )
    title = title.replace("{bid}", str(deal.high))
    title = title.replace("{name}", scene.names[deal.high_bidder])
    return ContractProps(title=title, calls=_calls(scene, deal), progress=-1.0)


def _calls(scene: Scene, deal: DealState) -> str:
    """Return the last calls in their order, each with the name of the seat."""
    told = [
        f"{scene.names[call.seat]} {pass_word() if call.amount is None else call.amount}"
        for call in deal.calls
    ]
    beginning = ["…"] if len(told) > _CALLS_SHOWN else []
    return " · ".join((*beginning, *told[-_CALLS_SHOWN:]))


def _progress(view: View, deal: DealState, title: str, faces: FaceStyle) -> ContractProps:
    assert deal.declarer is not None
    cards = deal.points[deal.declarer]
    marriages = deal.marriage_points[deal.declarer]
    reach = cards + marriages + DEAL_POINTS - sum(deal.points)
    whole = deal.contract / _GOAL
    taken = str(cards) if not marriages else f"{cards} {signed(marriages)}"
    return ContractProps(
        title=title,
        trump=deal.trump.value if deal.trump is not None else "",
        trump_picture=_trump_picture(deal.trump, faces),
        trump_words=_trump_words(deal),
        taken=QCoreApplication.translate("Table", "taken {taken}").replace("{taken}", taken),
        needed=_needed_words(view, deal),
        progress=min(1.0, (cards + marriages) / whole),
        reach=min(1.0, reach / whole),
        goal=_GOAL,
        prospect=prospect(view, deal),
    )


def _trump_picture(trump: Suit | None, faces: FaceStyle) -> str:
    if trump is None:
        return ""
    folder = "chips/four-colour" if faces.colours == "four" else "chips"
    return f"{folder}/trump-{trump.value}.svg"


def _needed_words(view: View, deal: DealState) -> str:
    """Say how much is missing and how much is in play, or that the contract is decided."""
    assert deal.declarer is not None
    match prospect(view, deal):
        case Prospect.MADE:
            return QCoreApplication.translate("Table", "the contract is made")
        case Prospect.LOST:
            return QCoreApplication.translate("Table", "the contract can no longer be made")
        case Prospect.OPEN:
            missing = (
                deal.contract - deal.points[deal.declarer] - deal.marriage_points[deal.declarer]
            )
            words = QCoreApplication.translate("Table", "needs {needed}, in play {open}")
            return words.replace("{needed}", str(missing)).replace(
                "{open}", str(DEAL_POINTS - sum(deal.points))
            )


def _trump_words(deal: DealState) -> str:
    if deal.trump is None:
        return QCoreApplication.translate("Table", "no trump yet")
    return QCoreApplication.translate("Table", "trump: {suit}").replace(
        "{suit}", suit_name(deal.trump)
    )


def trick_winner(scene: Scene) -> int | None:
    """Return the seat that takes the trick which lies complete on the table."""
    if scene.beat.stage is Stage.TRICK_WON and isinstance(scene.beat.event, TrickTaken):
        return scene.beat.event.seat
    return None
