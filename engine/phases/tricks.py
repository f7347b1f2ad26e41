"""Trick play: duties, marriages, who takes the trick (RULES.md 1.9, 1.10)."""

from __future__ import annotations

from enum import StrEnum
from itertools import chain
from typing import TypeVar

from msgspec.structs import replace

from engine.actions import Action, Play
from engine.cards import Card, Hand, Suit, hand_of, points_of, without
from engine.events import (
    BankTaken,
    CardsDrawn,
    Event,
    MarriageDeclared,
    Played,
    TrickTaken,
)
from engine.illegal import IllegalAction, Refusal
from engine.marriages import ACES
from engine.phases import contract, declaring
from engine.rules import Rules
from engine.state import (
    DealState,
    Gift,
    Marriage,
    PlayedCard,
    State,
    Trick,
    View,
    deal_of,
    visible_hand,
)

S = TypeVar("S", bound=State)


class Duty(StrEnum):
    """What binds the choice of a card."""

    FREE = "free"
    FOLLOW = "follow"
    BEAT = "beat"
    TRUMP = "trump"
    OVERTRUMP = "overtrump"
    NOT_FOREIGN_TRUMP = "not_foreign_trump"
    LEAD_TRUMP = "lead_trump"
    LEAD_ACE = "lead_ace"


def winning_play(plays: tuple[PlayedCard, ...], trump: Suit | None) -> PlayedCard:
    """Return the play that wins the trick so far: the highest trump, else of the led suit."""
    best = plays[0]
    for play in plays[1:]:
        if _beats(play.card, best.card, trump):
            best = play
    return best


def _beats(card: Card, best: Card, trump: Suit | None) -> bool:
    if card.suit is best.suit:
        return card.strength > best.strength
    return card.suit is trump


def following(
    rules: Rules, hand: Hand, plays: tuple[PlayedCard, ...], trump: Suit | None
) -> tuple[Duty, Hand]:
    """Return the duty of a seat that follows and the cards that fulfil it (1.9 item 2)."""
    led = plays[0].card.suit
    best = winning_play(plays, trump).card
    same = tuple(card for card in hand if card.suit is led)
    if same:
        if rules.must_overtake and best.suit is led:
            higher = tuple(card for card in same if card.strength > best.strength)
            if higher:
                return Duty.BEAT, higher
        return Duty.FOLLOW, same
    trumps = tuple(card for card in hand if card.suit is trump)
    if not trumps or not rules.must_trump:
        return Duty.FREE, hand
    if rules.must_overtrump and best.suit is trump:
        higher = tuple(card for card in trumps if card.strength > best.strength)
        if higher:
            return Duty.OVERTRUMP, higher
        if rules.undertrump == "free":
            return Duty.FREE, hand
    return Duty.TRUMP, trumps


def leading(
    rules: Rules, hand: Hand, trump: Suit | None, *, owns_trump: bool, aces_first: bool = False
) -> tuple[Duty, Hand]:
    """Return the duty of a leader and the cards he may lead without a declaration (1.9 item 5).

    `aces_first`: he has declared the ace marriage and must go on leading aces. That is stronger
    than the duty to lead trump and weaker than the ban on foreign trumps (2.4 rule 8).
    """
    if aces_first:
        others = tuple(card for card in hand if card.suit is not trump)
        banned = not rules.lead_foreign_trump and not owns_trump and bool(others)
        aces = tuple(card for card in (others if banned else hand) if card in ACES)
        if aces:
            return Duty.LEAD_ACE, aces
    trumps = tuple(card for card in hand if card.suit is trump)
    if not trumps:
        return Duty.FREE, hand
    if not rules.lead_foreign_trump and not owns_trump:
        others = tuple(card for card in hand if card.suit is not trump)
        return (Duty.NOT_FOREIGN_TRUMP, others) if others else (Duty.FREE, hand)
    if rules.must_lead_trump:
        return Duty.LEAD_TRUMP, trumps
    return Duty.FREE, hand


def legal(view: View, deal: DealState, seat: int) -> tuple[Action, ...]:
    """Return the plays in the order of the hand, each declaration after its card, then rospis."""
    hand = visible_hand(deal, seat)
    plays = _following_plays(view, deal, hand) if deal.trick else _leads(view, deal, hand, seat)
    return (*plays, *contract.giving_up(view, deal, seat))


def _following_plays(view: View, deal: DealState, hand: Hand) -> tuple[Action, ...]:
    _, cards = _follow(view.rules, deal, hand)
    return tuple(Play(card) for card in cards)


def _follow(rules: Rules, deal: DealState, hand: Hand) -> tuple[Duty, Hand]:
    """Return the duty of a seat that follows; none in a draw game while the stock lasts.

    That freedom is an option (`draw_follow`).
    """
    if deal.stock_left and rules.draw_follow == "free":
        return Duty.FREE, hand
    return following(rules, hand, deal.trick, deal.trump)


def _leads(view: View, deal: DealState, hand: Hand, seat: int) -> tuple[Action, ...]:
    duty, silent = _lead_duty(view, deal, hand, seat)
    plays: list[Action] = []
    for card in silent if duty is Duty.LEAD_ACE else hand:
        calls = declaring.declarable(view.rules, hand, card, deal.taken[seat], deal.trump)
        if card in silent and not (calls and view.rules.marriage_call == "auto"):
            plays.append(Play(card))
        plays.extend(Play(card, call) for call in calls)
    return tuple(plays)


def _lead_duty(view: View, deal: DealState, hand: Hand, seat: int) -> tuple[Duty, Hand]:
    return leading(
        view.rules,
        hand,
        deal.trump,
        owns_trump=deal.trump_owner == seat,
        aces_first=declaring.must_lead_aces(view.rules, deal, seat),
    )


def explain(view: View, deal: DealState, seat: int, action: Action) -> IllegalAction:
    """Say why a card or a declaration is refused."""
    if contract.gives_up(action):
        return contract.explain_giving_up(view, deal, seat, action)
    if not isinstance(action, Play):
        return IllegalAction(Refusal.WRONG_PHASE, phase=view.phase)
    hand = visible_hand(deal, seat)
    if action.card not in hand:
        return IllegalAction(Refusal.NOT_IN_HAND, card=action.card)
    if deal.trick:
        duty, cards = _follow(view.rules, deal, hand)
    else:
        duty, cards = _lead_duty(view, deal, hand, seat)
    if action.declare is not None and (duty is not Duty.LEAD_ACE or action.card in cards):
        return declaring.explain(view.rules, deal, hand, seat, action.card, action.declare)
    if action.card in cards:
        return IllegalAction(Refusal.MUST_DECLARE, suit=action.card.suit)
    return _explain_duty(deal, duty, cards)


def _explain_duty(deal: DealState, duty: Duty, cards: Hand) -> IllegalAction:
    trump = deal.trump
    match duty:
        case Duty.FOLLOW | Duty.FREE:
            return IllegalAction(Refusal.MUST_FOLLOW_SUIT, suit=cards[0].suit, cards=cards)
        case Duty.BEAT:
            beat = winning_play(deal.trick, trump).card
            return IllegalAction(Refusal.MUST_BEAT, beat=beat, cards=cards)
        case Duty.TRUMP:
            return IllegalAction(Refusal.MUST_TRUMP, suit=trump, cards=cards)
        case Duty.OVERTRUMP:
            beat = winning_play(deal.trick, trump).card
            return IllegalAction(Refusal.MUST_OVERTRUMP, beat=beat, cards=cards)
        case Duty.NOT_FOREIGN_TRUMP:
            return IllegalAction(Refusal.FOREIGN_TRUMP, suit=trump, owner=deal.trump_owner)
        case Duty.LEAD_TRUMP:
            return IllegalAction(Refusal.MUST_LEAD_TRUMP, suit=trump, cards=cards)
        case Duty.LEAD_ACE:
            return IllegalAction(Refusal.MUST_LEAD_ACE, cards=cards)


def decide(state: State, deal: DealState, seat: int, action: Action) -> tuple[Event, ...]:
    """Play the card, after the marriage that it declares."""
    if contract.gives_up(action):
        return contract.given_up(seat, deal, action)
    assert isinstance(action, Play)
    played = Played(seat, action.card)
    if action.declare is None:
        return (played,)
    return (declaring.declaration(state.rules, seat, action.card, action.declare), played)


def automatic(state: State, deal: DealState) -> Event | None:
    """Give a complete trick to its winner; after it draw from the stock, or turn the bank up."""
    if len(deal.trick) == len(deal.active):
        winner = winning_play(deal.trick, deal.trump).seat
        return TrickTaken(winner, points_of(play.card for play in deal.trick))
    if deal.turn is not None or not deal.tricks:
        return None
    last = deal.tricks[-1].winner
    if deal.stock:
        place = deal.active.index(last)
        to = deal.active[place:] + deal.active[:place]
        return CardsDrawn(to, deal.stock[: len(to)])
    if not bank_due(deal):
        return None
    cards = untaken(deal)
    if state.rules.two_unclaimed == "nobody":
        return BankTaken(None, cards, 0)
    return BankTaken(last, cards, points_of(cards))


def bank_due(deal: DealState) -> bool:
    """Tell whether cards that nobody played are still to be turned up (two players)."""
    return bool(deal.aside) and not deal.bank and not any(deal.held)


def untaken(deal: DealState) -> Hand:
    """Return the cards that nobody plays: the prikup left over, the dead hand, what was laid away.

    Only the authority sees them all.
    """
    piles = (pile or () for place, pile in enumerate(deal.aside) if place != deal.chosen)
    laid = (card for card in deal.laid if card is not None)
    return hand_of(chain(*piles, laid))


def apply_declared(state: S, event: MarriageDeclared) -> S:
    """Write the marriage; its suit may be trump at once."""
    deal = deal_of(state)
    number = len(deal.tricks) + 1
    marriage = Marriage(event.seat, event.suit, event.points, number, event.kind, event.trump)
    deal = replace(
        deal,
        trump=event.suit if event.trump else deal.trump,
        trump_owner=event.seat if event.trump else deal.trump_owner,
        marriages=(*deal.marriages, marriage),
        marriage_points=_add(deal.marriage_points, event.seat, event.points),
    )
    return replace(state, deal=deal)


def apply_played(state: S, event: Played) -> S:
    """Move a card from the hand to the table."""
    deal = deal_of(state)
    seat, hands = event.seat, deal.hands
    hand = hands[seat]
    if hand is not None:
        hands = (*hands[:seat], without(hand, event.card), *hands[seat + 1 :])
    trick = (*deal.trick, PlayedCard(seat, event.card))
    place = deal.active.index(seat) + 1
    complete = len(trick) == len(deal.active)
    deal = replace(
        deal,
        hands=hands,
        held=_add(deal.held, seat, -1),
        trick=trick,
        turn=None if complete else deal.active[place % len(deal.active)],
    )
    return replace(state, deal=deal)


def apply_taken(state: S, event: TrickTaken) -> S:
    """Turn the trick over; its winner leads next."""
    deal = deal_of(state)
    deal = replace(
        deal,
        trick=(),
        tricks=(*deal.tricks, Trick(deal.trick, event.seat, event.points)),
        points=_add(deal.points, event.seat, event.points),
        taken=_add(deal.taken, event.seat, 1),
        turn=event.seat if any(deal.held) and not deal.stock_left else None,
    )
    return replace(state, deal=deal)


def apply_drawn(state: S, event: CardsDrawn) -> S:
    """Put the drawn cards into the hands; who took the trick leads."""
    deal = deal_of(state)
    hands, held = list(deal.hands), list(deal.held)
    for seat, card in zip(event.to, event.cards, strict=True):
        hand = hands[seat]
        if hand is not None and card is not None:
            hands[seat] = hand_of((*hand, card))
        held[seat] += 1
    left = deal.stock_left - len(event.to)
    stock = deal.stock[len(event.to) :] if deal.stock else None
    gifts = (Gift(seat, card) for seat, card in zip(event.to, event.cards, strict=True))
    deal = replace(
        deal,
        hands=tuple(hands),
        held=tuple(held),
        stock=stock if left else (),
        stock_left=left,
        drawn=(*deal.drawn, *gifts),
        turn=event.to[0],
    )
    return replace(state, deal=deal)


def apply_bank(state: S, event: BankTaken) -> S:
    """Turn up what nobody played; the winner of the last trick gets its points."""
    deal = deal_of(state)
    deal = replace(deal, bank=event.cards)
    if event.seat is not None:
        deal = replace(deal, points=_add(deal.points, event.seat, event.points))
    return replace(state, deal=deal)


def _add(values: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    return (*values[:seat], values[seat] + change, *values[seat + 1 :])
