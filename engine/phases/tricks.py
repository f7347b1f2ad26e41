"""Trick play: duties, marriages, who takes the trick (RULES.md 1.9, 1.10)."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

from msgspec.structs import replace

from engine.actions import Action, Declare, Play, Rospis
from engine.cards import Card, Hand, Suit, points_of, without
from engine.events import Event, MarriageDeclared, Played, Surrendered, TrickTaken
from engine.illegal import IllegalAction, Refusal
from engine.marriages import PAIRS, marriage_value
from engine.phases import contract
from engine.rules import Rules
from engine.state import DealState, Marriage, PlayedCard, State, Trick, View, deal_of, visible_hand

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


def leading(rules: Rules, hand: Hand, trump: Suit | None, *, owns_trump: bool) -> tuple[Duty, Hand]:
    """Return the duty of a leader and the cards he may lead without a declaration (1.9 item 5)."""
    trumps = tuple(card for card in hand if card.suit is trump)
    if not trumps:
        return Duty.FREE, hand
    if not rules.lead_foreign_trump and not owns_trump:
        others = tuple(card for card in hand if card.suit is not trump)
        return (Duty.NOT_FOREIGN_TRUMP, others) if others else (Duty.FREE, hand)
    if rules.must_lead_trump:
        return Duty.LEAD_TRUMP, trumps
    return Duty.FREE, hand


def declarable(rules: Rules, hand: Hand, tricks_taken: int) -> tuple[Suit, ...]:
    """Return the suits whose marriage a leader with this hand may declare (1.10)."""
    if not tricks_taken and not rules.marriage_first_lead:
        return ()
    return tuple(suit for suit, (king, queen) in _KING_AND_QUEEN if king in hand and queen in hand)


_KING_AND_QUEEN = tuple((suit, tuple(sorted(pair))) for suit, pair in PAIRS.items())


def legal(view: View, deal: DealState, seat: int) -> tuple[Action, ...]:
    """Return the plays in the order of the hand, each declaration after its card, then rospis."""
    hand = visible_hand(deal, seat)
    plays = _following_plays(view, deal, hand) if deal.trick else _leads(view, deal, hand, seat)
    if seat == deal.declarer and contract.rospis_refusal(view, deal, seat) is None:
        return (*plays, Rospis())
    return plays


def _following_plays(view: View, deal: DealState, hand: Hand) -> tuple[Action, ...]:
    _, cards = following(view.rules, hand, deal.trick, deal.trump)
    return tuple(Play(card) for card in cards)


def _leads(view: View, deal: DealState, hand: Hand, seat: int) -> tuple[Action, ...]:
    _, silent = leading(view.rules, hand, deal.trump, owns_trump=deal.trump_owner == seat)
    suits = declarable(view.rules, hand, deal.taken[seat])
    plays: list[Action] = []
    for card in hand:
        declares = card.suit in suits and card in PAIRS[card.suit]
        if card in silent and not (declares and view.rules.marriage_call == "auto"):
            plays.append(Play(card))
        if declares:
            plays.append(Play(card, Declare.MARRIAGE))
    return tuple(plays)


def explain(view: View, deal: DealState, seat: int, action: Action) -> IllegalAction:
    """Say why a card or a declaration is refused."""
    if isinstance(action, Rospis):
        return contract.explain_rospis(view, deal, seat)
    if not isinstance(action, Play):
        return IllegalAction(Refusal.WRONG_PHASE, phase=view.phase)
    hand = visible_hand(deal, seat)
    if action.card not in hand:
        return IllegalAction(Refusal.NOT_IN_HAND, card=action.card)
    if deal.trick:
        duty, cards = following(view.rules, hand, deal.trick, deal.trump)
    else:
        owns = deal.trump_owner == seat
        duty, cards = leading(view.rules, hand, deal.trump, owns_trump=owns)
    if action.declare is not None:
        return _explain_declaration(deal, hand, seat, action.card)
    if action.card in cards:
        return IllegalAction(Refusal.MUST_DECLARE, suit=action.card.suit)
    return _explain_duty(deal, duty, cards)


def _explain_declaration(deal: DealState, hand: Hand, seat: int, card: Card) -> IllegalAction:
    if deal.trick:
        return IllegalAction(Refusal.DECLARE_ON_LEAD)
    if card not in PAIRS[card.suit] or not PAIRS[card.suit] <= set(hand):
        return IllegalAction(Refusal.DECLARE_NEEDS_PAIR, suit=card.suit)
    return IllegalAction(Refusal.DECLARE_NEEDS_TRICK)


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


def decide(state: State, deal: DealState, seat: int, action: Action) -> tuple[Event, ...]:
    """Play the card, after the marriage that it declares."""
    if isinstance(action, Rospis):
        return (Surrendered(seat, deal.contract),)
    assert isinstance(action, Play)
    played = Played(seat, action.card)
    if action.declare is None:
        return (played,)
    suit = action.card.suit
    return (MarriageDeclared(seat, suit, marriage_value(state.rules, suit)), played)


def automatic(state: State, deal: DealState) -> TrickTaken | None:
    """Give a complete trick to its winner."""
    if len(deal.trick) < len(deal.active):
        return None
    winner = winning_play(deal.trick, deal.trump).seat
    return TrickTaken(winner, points_of(play.card for play in deal.trick))


def apply_declared(state: S, event: MarriageDeclared) -> S:
    """Write the marriage; its suit is trump at once."""
    deal = deal_of(state)
    marriage = Marriage(event.seat, event.suit, event.points, len(deal.tricks) + 1)
    deal = replace(
        deal,
        trump=event.suit,
        trump_owner=event.seat,
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
        turn=event.seat if any(deal.held) else None,
    )
    return replace(state, deal=deal)


def _add(values: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    return (*values[:seat], values[seat] + change, *values[seat + 1 :])
