"""The table screen as one pure function of the scene."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from engine.actions import Play
from engine.cards import Card
from engine.decider import legal_actions
from engine.events import Dealt
from engine.state import Phase
from thousand_qt.match.beats import Stage
from thousand_qt.pictures.faces import FaceStyle, face_url
from thousand_qt.viewmodels.panel_away import may_leave
from thousand_qt.viewmodels.table_captions import derive_captions, pile_name
from thousand_qt.viewmodels.table_pace import with_pace
from thousand_qt.viewmodels.table_panel import derive_panel, marked_card
from thousand_qt.viewmodels.table_places import Body, Zone, chair
from thousand_qt.viewmodels.table_props import (
    CardPlace,
    CardProps,
    Mark,
    Overlay,
    PaceProps,
    Scene,
    TableProps,
    UndoProps,
    WonProps,
)
from thousand_qt.viewmodels.table_rules import RulesHereProps, derive_rules_here
from thousand_qt.viewmodels.table_score import derive_summary
from thousand_qt.viewmodels.table_seats import derive_contract, derive_seats, trick_winner
from thousand_qt.viewmodels.table_sheet import derive_sheet
from thousand_qt.viewmodels.table_tricks import derive_last_trick, derive_tricks
from thousand_qt.words.cards import card_name, hidden_card_name
from thousand_qt.words.scores import signed


def derive_table(scene: Scene) -> TableProps:
    """Return the screen for this scene; the owner adds what only the player knows."""
    return TableProps(
        open=True,
        pause=scene.beat.pause.value,
        seats=derive_seats(scene),
        trick_size=min(3, scene.view.rules.players),
        contract=derive_contract(scene),
        captions=derive_captions(scene),
        panel=derive_panel(scene),
        won=_won(scene),
        refusal=scene.choices.refusal,
        summary=derive_summary(scene),
        sheet=derive_sheet(scene),
        last_trick=derive_last_trick(scene),
        tricks=derive_tricks(scene),
        rules=_rules_here(scene),
        overlay=scene.choices.overlay,
        arranged=bool(scene.holding.arranged),
        card_back=scene.card_back,
    )


def _rules_here(scene: Scene) -> RulesHereProps:
    if scene.choices.overlay is not Overlay.RULES:
        return RulesHereProps()
    return derive_rules_here(scene.view.rules)


def _won(scene: Scene) -> WonProps:
    winner = trick_winner(scene)
    if winner is None or scene.view.deal is None:
        return WonProps()
    points = sum(play.card.points for play in scene.view.deal.trick)
    return WonProps(chair(scene.view, winner), signed(points))


def derive_cards(scene: Scene, bodies: tuple[Body, ...]) -> tuple[CardProps, ...]:
    """Return the card items, each with what it can do now."""
    playable = _playable(scene)
    winner = trick_winner(scene)
    winner_chair = None if winner is None else chair(scene.view, winner)
    delays = _delays(scene, bodies)
    choosable = _choosable(scene)
    origins = _origins(scene)
    marked = marked_card(scene)
    return tuple(
        replace(
            _card(body, playable, marked, winner_chair, delays.get(body.number, 0), scene.faces),
            owner=_owner(scene, body),
            choosable=body.place.zone in choosable,
            origin=origins.get(body.card, "") if _mine(body) and body.card is not None else "",
        )
        for body in bodies
    )


_READ_FIRST: Final = (
    Zone.SHOWN,
    Zone.PRIKUP,
    Zone.ASIDE,
    Zone.BANK,
    Zone.TRICK,
    Zone.GIFT,
)
"""What is read before the own hand, in this order."""


def in_reading_order(cards: tuple[CardProps, ...]) -> tuple[CardProps, ...]:
    """Return the cards as they are read aloud: the table, my hand, what lies face down."""

    def turn(card: CardProps) -> tuple[int, int, int]:
        place = card.place
        if place.zone in _READ_FIRST:
            return (_READ_FIRST.index(place.zone), place.who, place.slot)
        mine = _mine(card)
        return (len(_READ_FIRST) + (not mine), place.who, place.slot if mine else card.number)

    return tuple(sorted(cards, key=turn))


def _mine(one: Body | CardProps) -> bool:
    return one.place.zone is Zone.HAND and one.place.who == 0


def _origins(scene: Scene) -> dict[Card, str]:
    """Say of the cards that came to the viewer after the deal where they come from.

    The declarer is told until he has given cards away, the others until a trick is taken.
    """
    view, deal = scene.view, scene.view.deal
    if deal is None or deal.declarer is None or deal.tricks:
        return {}
    if deal.declarer == view.viewer:
        words = QCoreApplication.translate("Table", "from the prikup")
        waits = deal.prikup_taken and view.phase in (Phase.CLAIM_PRIKUP, Phase.PASS)
        return dict.fromkeys(deal.prikup or (), words) if waits else {}
    words = QCoreApplication.translate("Table", "from {name}")
    words = words.replace("{name}", scene.names[deal.declarer])
    return {gift.card: words for gift in deal.gifts if gift.to == view.viewer and gift.card}


def _owner(scene: Scene, body: Body) -> str:
    """Say who played a card of the trick, or whom a card that is set aside is for."""
    if body.place.zone is Zone.TRICK:
        words = QCoreApplication.translate("Table", "played by {name}")
    elif body.place.zone in (Zone.ASIDE, Zone.LAID) and scene.view.deal is not None:
        return pile_name(scene.view.deal, body.place.zone, body.place.who)
    elif body.place.zone is Zone.GIFT and not body.place.who:
        return QCoreApplication.translate("Table", "to be laid away; press to take it back")
    elif body.place.zone is Zone.GIFT:
        words = QCoreApplication.translate("Table", "for {name}; press to take it back")
    else:
        return ""
    seat = ((scene.view.viewer or 0) + body.place.who) % scene.view.rules.players
    return words.replace("{name}", scene.names[seat])


def _choosable(scene: Scene) -> frozenset[Zone]:
    """Return the zones whose cards can be clicked where they lie."""
    if not scene.asked or scene.forced:
        return frozenset()
    match scene.view.phase:
        case Phase.CUT:
            return frozenset((Zone.CUT, Zone.LIFTED))
        case Phase.CHOOSE:
            return frozenset((Zone.ASIDE,))
        case _:
            return frozenset()


def _card(
    body: Body,
    playable: frozenset[Card] | None,
    marked: Card | None,
    winner_chair: int | None,
    delay: int,
    faces: FaceStyle,
) -> CardProps:
    place, card = body.place, body.card
    shown = place.face_up and card is not None
    in_my_hand = _mine(body)
    mark = Mark.NONE
    if playable is not None and in_my_hand:
        mark = Mark.LEGAL if card in playable else Mark.ILLEGAL
    return CardProps(
        number=body.number,
        name=card_name(card) if shown and card is not None else hidden_card_name(),
        mark=mark,
        marked=card is not None and in_my_hand and card is marked,
        winning=place.zone is Zone.TRICK and place.who == winner_chair,
        place=CardPlace(
            zone=place.zone,
            who=place.who,
            slot=place.slot,
            count=place.count,
            face_up=place.face_up,
            face=card.value if shown and card is not None else "",
            delay=delay,
            picture=face_url(card.value, faces) if shown and card is not None else "",
        ),
    )


def _playable(scene: Scene) -> frozenset[Card] | None:
    """Return the cards that may be played or given, None while any may or none is asked for."""
    if not scene.asked:
        return None
    if scene.view.phase is Phase.PASS and scene.view.rules.pass_style == "keep_one":
        return may_leave(legal_actions(scene.view))
    if scene.view.phase is not Phase.TRICK:
        return None
    return frozenset(a.card for a in legal_actions(scene.view) if isinstance(a, Play))


def _delays(scene: Scene, bodies: tuple[Body, ...]) -> dict[int, int]:
    """Return how many cards fly before each card: a deal goes round from forehand."""
    beat = scene.beat
    deal = beat.view.deal
    if not isinstance(beat.event, Dealt) or beat.stage is not Stage.STANDING or deal is None:
        return {}
    players = beat.view.rules.players
    first = chair(beat.view, deal.forehand)

    def turn(body: Body) -> tuple[int, int, int]:
        last = body.place.zone is not Zone.HAND
        return (body.place.slot, int(last), (body.place.who - first) % players)

    return {body.number: place for place, body in enumerate(sorted(bodies, key=turn))}


def with_player(
    props: TableProps,
    *,
    beat: int,
    waits_for_click: bool,
    can_continue: bool,
    pace: PaceProps,
    undo: UndoProps,
    assets: str,
) -> TableProps:
    """Return the props with what the event player, the tempo and the program know."""
    return replace(
        props,
        beat=beat,
        waits_for_click=waits_for_click,
        can_continue=can_continue,
        panel=with_pace(props.panel, pace),
        pace=pace,
        undo=undo,
        assets=assets,
    )
