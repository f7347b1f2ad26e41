"""Build the positions that cases describe, through the engine wherever it has a way to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from engine.actions import Action, AnswerClaim, GoDark
from engine.cards import DECK, Card, Hand, Rank, Suit, hand_of
from engine.decider import begin, decide, evolve, follow_ups, to_act
from engine.events import Dealt, Event, MatchStarted
from engine.marriages import PAIRS
from engine.phases.deal import lay_out
from engine.phases.seats import active_seats
from engine.rules import Rules
from engine.scoring import Standing
from engine.state import DealState, Phase, PlayedCard, State, Trick
from thousand_qt.conformance.fields import Malformed

_PRIKUP = -1
_ASIDE = -2
_STOCK = -9
_PAIR_RANKS = (Rank.KING, Rank.QUEEN)
_CLAIMS = (Phase.CLAIM_HAND, Phase.CLAIM_PRIKUP, Phase.CLAIM_HAND_2)


def advance(state: State, events: Iterable[Event]) -> State:
    """Return the state after the events."""
    for event in events:
        state = evolve(state, event)
    return state


def act(state: State, seat: int, action: Action) -> State:
    """Return the state after an action of a seat; IllegalAction when the rules refuse it."""
    return advance(state, decide(state, seat, action))


def seat_of(rules: Rules, seat: int, name: str) -> int:
    """Return the seat if the table has it."""
    if not 0 <= seat < rules.players:
        raise Malformed(f"`{name}` names seat {seat}, but the seats are 0 to {rules.players - 1}")
    return seat


def standings_of(
    rules: Rules, totals: Sequence[int], on_barrel: Sequence[int] = ()
) -> tuple[Standing, ...]:
    """Return the score sheet between deals; no totals means nothing is written yet."""
    if not totals:
        totals = (0,) * rules.players
    if len(totals) != rules.players:
        raise Malformed(f"`totals` must hold {rules.players} numbers, not {len(totals)}")
    return tuple(
        Standing(total=total, barrel=0 if seat in on_barrel else None)
        for seat, total in enumerate(totals)
    )


def before_deal(rules: Rules, dealer: int, standings: tuple[Standing, ...] = ()) -> State:
    """Return a match that waits for the deal of `dealer`."""
    state = begin(MatchStarted(rules, seat_of(rules, dealer, "dealer")))
    return replace(state, standings=standings) if standings else state


def deal_out(state: State, hands: Mapping[int, Hand]) -> State:
    """Deal so that these seats get these cards and no other seat gets a marriage.

    Everybody says no to a redeal, so the state stands at the auction or behind it.
    """
    return decline(deal_cards(state, hands))


def deal_cards(state: State, hands: Mapping[int, Hand]) -> State:
    """Deal like `deal_out`; nobody has answered anything yet."""
    dealt = lay_out(state, _deck(state, hands))
    return advance(state, (dealt, *follow_ups(evolve(state, dealt))))


def decline(state: State) -> State:
    """Say no to a dark game and to a redeal for everybody who is asked."""
    if state.phase is Phase.DARK:
        state = act(state, to_act(state)[0], GoDark(False))
    while state.phase in _CLAIMS:
        state = act(state, to_act(state)[0], AnswerClaim(False))
    return state


def places(state: State) -> Dealt:
    """Deal a new pack in its order, so that the index of each card is its place in the pack."""
    return lay_out(state, DECK)


def _deck(state: State, hands: Mapping[int, Hand]) -> tuple[Card, ...]:
    """Return the pack that the rules lay out as these hands."""
    probe = places(state)
    slots = {seat: hand for seat, hand in enumerate(probe.hands) if hand}
    slots[_PRIKUP] = probe.prikup or ()
    slots |= {_ASIDE - place: pile or () for place, pile in enumerate(probe.aside)}
    slots[_STOCK] = probe.stock or ()
    held: dict[int, list[Card]] = {place: [] for place in slots}
    for seat, cards in hands.items():
        if seat not in slots:
            raise Malformed(f"`hands` names seat {seat}, which is dealt no cards")
        if len(cards) > len(slots[seat]):
            raise Malformed(f"seat {seat} is dealt {len(slots[seat])} cards, not {len(cards)}")
        held[seat] = list(cards)
    given = {card for cards in held.values() for card in cards}
    if len(given) != sum(len(cards) for cards in held.values()):
        raise Malformed("`hands` gives one card to two seats")
    # Kings and queens first: they are the ones that cannot go everywhere.
    left = sorted((card for card in DECK if card not in given), key=_paired_first)
    if not _spread(left, held, {place: len(cards) for place, cards in slots.items()}):
        raise Malformed("the cards that `hands` leaves over cannot be dealt without a marriage")
    deck = list(DECK)
    for place, slot in slots.items():
        for position, card in zip(slot, held[place], strict=True):
            deck[position.order] = card
    return tuple(deck)


def _paired_first(card: Card) -> bool:
    return card.rank not in _PAIR_RANKS


def _spread(left: Sequence[Card], held: dict[int, list[Card]], sizes: Mapping[int, int]) -> bool:
    """Give the cards out, most room first, so that no seat gets a marriage by them."""
    if not left:
        return True
    card, rest = left[0], left[1:]
    for place in sorted(held, key=lambda one: len(held[one]) - sizes[one]):
        if len(held[place]) == sizes[place] or (place >= 0 and _weds(card, held[place])):
            continue
        held[place].append(card)
        if _spread(rest, held, sizes):
            return True
        held[place].pop()
    return False


def _weds(card: Card, hand: Iterable[Card]) -> bool:
    """Tell whether the card makes a marriage with a card of the hand."""
    return card in PAIRS[card.suit] and any(one in PAIRS[card.suit] for one in hand)


def at_play(
    rules: Rules,
    hands: Mapping[int, Hand],
    leader: int,
    *,
    trick: Sequence[Card] = (),
    declarer: int | None = None,
    contract: int = 100,
    trump: Suit | None = None,
    trump_owner: int | None = None,
    taken: Mapping[int, int] | None = None,
    standings: tuple[Standing, ...] = (),
    bank: Sequence[Card] = (),
    stock: Sequence[Card] = (),
) -> State:
    """Return a position of the trick play: who holds what, what lies on the table.

    `trick` was played from `leader` on. The declarer, where the case names none, is the leader.
    `bank` are the cards that nobody plays, `stock` those that are still drawn (two players).
    """
    state = before_deal(rules, (leader - 1) % rules.players, standings)
    active = active_seats(rules, state.dealer)
    if leader not in active:
        raise Malformed(f"seat {leader} does not play this deal and cannot lead")
    if len(trick) >= len(active):
        raise Malformed(f"a trick to play to holds fewer than {len(active)} cards")
    order = active[active.index(leader) :] + active[: active.index(leader)]
    tricks_taken = taken or {}
    nothing = (0,) * rules.players
    deal = DealState(
        dealer=state.dealer,
        forehand=active[0],
        active=active,
        hands=tuple(hand_of(hands.get(seat, ())) for seat in range(rules.players)),
        held=tuple(len(hands.get(seat, ())) for seat in range(rules.players)),
        prikup=(),
        prikup_taken=True,
        prikup_shown=True,
        aside=(hand_of(bank),) if bank else (),
        stock=tuple(stock),
        stock_left=len(stock),
        turn=order[len(trick)],
        declarer=leader if declarer is None else declarer,
        bid=contract,
        contract=contract,
        trump=trump,
        trump_owner=trump_owner,
        trick=tuple(PlayedCard(seat, card) for seat, card in zip(order, trick, strict=False)),
        tricks=tuple(
            Trick((), seat, 0) for seat, count in tricks_taken.items() for _ in range(count)
        ),
        points=nothing,
        marriage_points=nothing,
        taken=tuple(tricks_taken.get(seat, 0) for seat in range(rules.players)),
    )
    return replace(state, phase=Phase.TRICK, deal=deal)
