"""The last trick and the tricks so far, as far as this seat may know them.

A trick lies face up while it is taken, so everybody may look at all of them; no option of the rules
forbids it. The prikup and the cards given are shown only where the view holds them.
"""

from collections.abc import Iterator

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from engine.cards import Card
from engine.state import DealState, Marriage, Trick
from thousand_qt.pictures.faces import face_url
from thousand_qt.viewmodels.sheet_props import (
    KnownCardsProps,
    LastTrickProps,
    TrickCardProps,
    TrickProps,
    TricksProps,
)
from thousand_qt.viewmodels.table_places import chair
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.words.cards import card_name
from thousand_qt.words.marriages import keeps_trump, marriage_called, trump_stays
from thousand_qt.words.scores import signed
from thousand_qt.words.sentences import takes_trick, took_prikup


def derive_last_trick(scene: Scene) -> LastTrickProps:
    """Return the last trick that was taken in this deal, before the first one the prikup."""
    deal = scene.view.deal
    heading = QCoreApplication.translate("Table", "Last trick")
    if deal is not None and deal.tricks:
        trick = deal.tricks[-1]
        return LastTrickProps(heading, _taken(scene, trick), _cards(scene, trick))
    if deal is None or deal.prikup is None or deal.declarer is None:
        return LastTrickProps(heading, _none_yet())
    mine = deal.declarer == scene.view.viewer
    return LastTrickProps(
        QCoreApplication.translate("Table", "Prikup"),
        took_prikup(scene.names[deal.declarer], mine),
        tuple(_prikup_card(scene, card, deal.declarer) for card in deal.prikup),
    )


def derive_tricks(scene: Scene) -> TricksProps:
    """Return all tricks of this deal, the newest last, and what else is known."""
    deal = scene.view.deal
    if deal is None:
        return TricksProps(note=_none_yet())
    tricks = tuple(_trick(scene, deal, place, trick) for place, trick in enumerate(deal.tricks, 1))
    return TricksProps(
        note="" if tricks else _none_yet(), known=tuple(_known(scene, deal)), tricks=tricks
    )


def _none_yet() -> str:
    return QCoreApplication.translate("Table", "No trick has been taken in this deal.")


def _taken(scene: Scene, trick: Trick) -> str:
    mine = trick.winner == scene.view.viewer
    return takes_trick(scene.names[trick.winner], mine, trick.points)


def _cards(scene: Scene, trick: Trick) -> tuple[TrickCardProps, ...]:
    return tuple(
        _card(scene, play.card, play.seat, winner=play.seat == trick.winner) for play in trick.plays
    )


def _card(scene: Scene, card: Card, seat: int, *, winner: bool = False) -> TrickCardProps:
    return TrickCardProps(
        who=chair(scene.view, seat),
        picture=face_url(card.value, scene.faces),
        name=card_name(card),
        player=scene.names[seat],
        winner=winner,
    )


def _prikup_card(scene: Scene, card: Card, taker: int) -> TrickCardProps:
    return replace(_card(scene, card, taker), player="")


def _trick(scene: Scene, deal: DealState, number: int, trick: Trick) -> TrickProps:
    cards = _cards(scene, trick)
    declared = next((m for m in deal.marriages if m.trick == number), None)
    marriage = ""
    if declared is not None:
        marriage = _marriage(deal, declared)
    head = QCoreApplication.translate("Table", "Trick {number}").replace("{number}", str(number))
    played = ", ".join(f"{card.player}: {card.name}" for card in cards)
    said = (head, played, *((marriage,) if marriage else ()), _taken(scene, trick))
    return TrickProps(
        number=number,
        points=signed(trick.points),
        declared=marriage,
        cards=cards,
        description=". ".join(said),
    )


def _marriage(deal: DealState, declared: Marriage) -> str:
    """Return what was declared, and which trump stayed where it did not become trump."""
    called = marriage_called(declared.suit, declared.kind)
    said = called.replace("{points}", signed(declared.points))
    if not keeps_trump(declared.kind, declared.trump):
        return said
    before = [m.suit for m in deal.marriages if m.trump and m.trick < declared.trick]
    stays = trump_stays(before[-1] if before else None)
    return f"{said}. {stays}".removesuffix(".")


def _known(scene: Scene, deal: DealState) -> Iterator[KnownCardsProps]:
    taker = deal.declarer
    if deal.prikup is not None and taker is not None:
        words = QCoreApplication.translate("Table", "Prikup")
        yield KnownCardsProps(words, tuple(_card(scene, card, taker) for card in deal.prikup))
    laid = tuple(card for card in deal.laid if card is not None)
    if (deal.bank or laid) and taker is not None:
        words = (
            QCoreApplication.translate("Table", "Played by nobody")
            if deal.bank
            else QCoreApplication.translate("Table", "Laid away")
        )
        cards = tuple(_card(scene, card, taker) for card in deal.bank or laid)
        yield KnownCardsProps(words, cards)
    for gift in deal.gifts:
        if gift.card is None or taker is None:
            continue
        words = QCoreApplication.translate("Table", "Given to {name}")
        yield KnownCardsProps(
            words.replace("{name}", scene.names[gift.to]), (_card(scene, gift.card, gift.to),)
        )
