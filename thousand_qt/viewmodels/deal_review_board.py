"""The table of a deal that is looked back at, derived from the state before a decision."""

from collections.abc import Iterator

from msgspec.structs import fields, replace
from PySide6.QtCore import QCoreApplication

from engine.actions import PassCards, Play
from engine.cards import Card, Hand
from engine.coach.finished import Finished, Moment
from engine.coach.steps import Step
from engine.state import DealState, Phase, State, View, deal_of
from thousand_qt.match.beats import Beat
from thousand_qt.pictures.faces import FaceStyle, face_url
from thousand_qt.viewmodels.deal_review_props import BoardProps, HandProps, OpenCardProps
from thousand_qt.viewmodels.table_hand import Holding, held_order
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.viewmodels.table_seats import derive_contract
from thousand_qt.words.cards import card_list, card_name
from thousand_qt.words.scores import signed
from thousand_qt.words.sentences import pass_word, takes_trick

VIEWER = 0
"""The person sits on seat 0."""


def open_view(state: State) -> View:
    """Return a state as a view that hides nothing: the deal is over and lies open."""
    known = {field.name: getattr(state, field.name) for field in fields(State)}
    return View(**known, viewer=VIEWER)


def derive_board(
    deal: Finished, place: int, step: Step | None, names: tuple[str, ...], faces: FaceStyle
) -> BoardProps:
    """Return the table before the decision at a place, after the last one at the end."""
    decisions = deal.decisions
    moment = None if place >= len(decisions) else decisions[place]
    state = deal.end if moment is None else moment.state
    strip = derive_contract(Scene(beat=Beat(open_view(state)), names=names, faces=faces))
    said = (strip.title, strip.taken, strip.needed, strip.trump_words)
    middle, caption = _middle(state, names, faces)
    return BoardProps(
        contract=" · ".join(words for words in said if words),
        trump_picture=strip.trump_picture,
        hands=tuple(
            _hand(state, seat, moment, step, names, faces)
            for seat in _clockwise(state.rules.players)
        ),
        middle=middle,
        middle_caption=caption,
        middle_description=". ".join(
            (", ".join(f"{card.cost}: {card.name}".removeprefix(": ") for card in middle), caption)
        ).strip(". "),
    )


def _clockwise(players: int) -> Iterator[int]:
    return ((VIEWER + step) % players for step in range(players))


def _hand(
    state: State,
    seat: int,
    moment: Moment | None,
    step: Step | None,
    names: tuple[str, ...],
    faces: FaceStyle,
) -> HandProps:
    deal = deal_of(state)
    acts = moment is not None and moment.seat == seat
    cards = held_order(deal, seat, Holding())
    shown = tuple(
        _hand_card(card, moment if acts else None, step if acts else None, faces) for card in cards
    )
    taken = _taken(deal, seat)
    return HandProps(
        name=names[seat],
        taken=taken,
        to_act=acts,
        declarer=seat == deal.declarer,
        cards=shown,
        description=_spoken(names[seat], taken, shown, acts),
    )


def _taken(deal: DealState, seat: int) -> str:
    if seat not in deal.active:
        return QCoreApplication.translate("Table", "sits out")
    if deal.declarer is None and deal.calls:
        said = [call.amount for call in deal.calls if call.seat == seat]
        return "" if not said else pass_word() if said[-1] is None else str(said[-1])
    if not deal.tricks:
        return ""
    points, marriages = deal.points[seat], deal.marriage_points[seat]
    return f"{points} {signed(marriages)}" if marriages else str(points)


def _hand_card(
    card: Card, moment: Moment | None, step: Step | None, faces: FaceStyle
) -> OpenCardProps:
    """Return a card of a hand; of the hand that decides with what it costs."""
    plain = OpenCardProps(picture=face_url(card.value, faces), name=card_name(card))
    if moment is None:
        return plain
    chosen = card in _cards_of(moment.action)
    if step is None:
        return replace(plain, chosen=chosen)
    if not isinstance(moment.action, Play):
        return replace(
            plain,
            chosen=chosen,
            best=card in _cards_of(step.best.action),
            dear=chosen and bool(step.cost),
        )
    costs = [
        _cost(step, choice.points)
        for choice in step.choices
        if isinstance(choice.action, Play) and choice.action.card is card
    ]
    if not costs:
        return replace(plain, dimmed=True)
    alone = len(step.choices) == 1
    cost = step.cost if chosen else min(costs)
    return replace(
        plain,
        cost="" if alone else signed(-cost),
        chosen=chosen,
        best=not cost and not alone,
        dear=chosen and cost > 0,
    )


def _cost(step: Step, points: int | None) -> int:
    """Return what a choice costs the side that decides."""
    return abs((step.best.points or 0) - (points or 0))


def _cards_of(action: object) -> tuple[Card, ...]:
    match action:
        case Play(card=card):
            return (card,)
        case PassCards(cards=cards):
            return cards
        case _:
            return ()


def _spoken(name: str, taken: str, cards: tuple[OpenCardProps, ...], acts: bool) -> str:
    head = [name, *([taken] if taken else [])]
    if acts:
        head.append(QCoreApplication.translate("Table", "is to act"))
    listed = ", ".join(_spoken_card(card) for card in cards)
    return f"{', '.join(head)}: {listed}" if listed else ", ".join(head)


def _spoken_card(card: OpenCardProps) -> str:
    marks = [card.name]
    if card.cost:
        marks.append(card.cost)
    if card.best:
        marks.append(QCoreApplication.translate("Review", "best"))
    if card.chosen:
        marks.append(QCoreApplication.translate("Review", "chosen"))
    return " ".join(marks)


def _middle(
    state: State, names: tuple[str, ...], faces: FaceStyle
) -> tuple[tuple[OpenCardProps, ...], str]:
    """Return what lies in the middle, and what it is."""
    deal = deal_of(state)
    if deal.trick:
        plays = tuple(_shown(play.card, names[play.seat], faces) for play in deal.trick)
        return plays, ""
    if deal.tricks:
        return _last_trick(deal, names, faces)
    if state.phase in (Phase.AUCTION, Phase.CHOOSE, Phase.PASS) and deal.prikup:
        words = QCoreApplication.translate("Review", "The prikup")
        return tuple(_shown(card, "", faces) for card in deal.prikup), words
    if state.phase in (Phase.AUCTION, Phase.CHOOSE) and len(deal.aside) > 1:
        words = QCoreApplication.translate("Review", "Both prikups")
        return tuple(_numbered(deal.aside, faces)), words
    if deal.stock:
        return (), _stock(deal.stock)
    given = [(gift.card, names[gift.to]) for gift in deal.gifts if gift.card is not None]
    if given:
        words = QCoreApplication.translate("Review", "Given away by the declarer")
        return tuple(_shown(card, to, faces) for card, to in given), words
    return (), ""


def _last_trick(
    deal: DealState, names: tuple[str, ...], faces: FaceStyle
) -> tuple[tuple[OpenCardProps, ...], str]:
    trick = deal.tricks[-1]
    plays = tuple(
        replace(_shown(play.card, names[play.seat], faces), dimmed=True) for play in trick.plays
    )
    words = takes_trick(names[trick.winner], trick.winner == VIEWER, trick.points)
    return plays, f"{words} {_stock(deal.stock)}" if deal.stock else words


def _numbered(piles: tuple[Hand | None, ...], faces: FaceStyle) -> Iterator[OpenCardProps]:
    for number, pile in enumerate(piles, 1):
        yield from (_shown(card, str(number), faces) for card in pile or ())


def _stock(stock: tuple[Card, ...]) -> str:
    """Say which cards are drawn next."""
    words = QCoreApplication.translate("Review", "Next in the stock: {cards}")
    return words.replace("{cards}", card_list(stock[:2]))


def _shown(card: Card, below: str, faces: FaceStyle) -> OpenCardProps:
    return OpenCardProps(picture=face_url(card.value, faces), name=card_name(card), cost=below)
