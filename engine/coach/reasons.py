"""Why a choice is good, as facts that are true by a short test on what the seat sees.

No reason says that a choice is the best: an adviser finds that, and the reasons tell what it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from engine.actions import Action, Bid, NameContract, Pass, PassCards, Play
from engine.cards import DEAL_POINTS, Card, Hand, Rank, Suit, hand_of, points_of, without
from engine.coach.advice import Advice
from engine.coach.claim import Claimed, claim
from engine.coach.outside import Stand, declared, of_suit, stand_of, takes
from engine.decider import legal_actions
from engine.marriages import PAIRS, marriage_value, marriages_in
from engine.phases import exchange
from engine.phases.declaring import declarable
from engine.phases.tricks import winning_play
from engine.prospects import Prospect, marriages_to_come, prospect
from engine.scoring import is_made
from engine.state import DealState, Phase, PlayedCard, View, visible_hand


class Why(StrEnum):
    """What a choice does; the comment names the facts that come with it."""

    ONLY_CARD = "only_card"
    WINS_REST = "wins_rest"  # count: tricks that the seat takes for certain
    MAKES_CONTRACT = "makes_contract"  # points: what the declarer has at least after the trick
    BREAKS_CONTRACT = "breaks_contract"  # points: the most that the declarer can still reach
    DECLARES = "declares"  # suit, points
    OPENS_MARRIAGE = "opens_marriage"  # suit: it can be declared with the next lead
    TAKES = "takes"  # points: what lies in the trick with the card
    TAKES_CHEAPLY = "takes_cheaply"  # points: the same; no other card takes it for less
    NOBODY_BEATS = "nobody_beats"  # card: whoever holds what, the lead takes the trick
    HIGHEST_LEFT = "highest_left"  # card, suit: only a trump can beat it
    DRAWS_TRUMPS = "draws_trumps"  # suit, count: how many others may hold at most
    RUFFS = "ruffs"  # suit: of the lead
    FEEDS_PARTNER = "feeds_partner"  # points: of the card, the most that may be given
    FORCES_RUFF = "forces_ruff"  # suit: the declarer has none
    KEEPS_MARRIAGE = "keeps_marriage"  # suit: another card that fits would break it
    GIVES_LITTLE = "gives_little"  # points: of the card, the least that may be given
    CANNOT_TAKE = "cannot_take"  # points: of the card, the least; a partner might still take it
    PASSES_LITTLE = "passes_little"  # points: of the passed cards, the least possible
    EMPTIES_SUIT = "empties_suit"  # suit: none of it is left in the hand
    HOLDS_MARRIAGE = "holds_marriage"  # suit, points: of the marriage in the hand
    HOLDS_ACES = "holds_aces"  # count: two at least
    NO_MARRIAGE = "no_marriage"
    NO_ACE = "no_ace"
    LEAST = "least"  # no lower bid or contract is open
    BEST_ON_AVERAGE = "best_on_average"  # count: arrangements


class Because(Struct, frozen=True, kw_only=True):
    """A reason with its facts."""

    why: Why
    suit: Suit | None = None
    card: Card | None = None
    points: int = 0
    count: int = 0


def reasons(view: View, action: Action, advice: Advice | None = None) -> tuple[Because, ...]:
    """Return what a legal action of the viewer does, the weightiest first.

    Where none of the tests finds anything, the advice speaks if it holds this action for the best.
    """
    deal, seat = view.deal, view.viewer
    if deal is None or seat is None:
        return ()
    found: tuple[Because, ...] = ()
    match action:
        case Play() if view.phase is Phase.TRICK:
            found = tuple(_Card(view, deal, seat, action).reasons())
        case PassCards():
            found = tuple(_passed(view, deal, seat, action))
        case Pass() | Bid() | NameContract():
            found = tuple(_called(view, deal.hands[seat] or (), action))
    if found or advice is None or advice.arrangements < 2:
        return found
    if advice.best.action == action:
        found = (Because(why=Why.BEST_ON_AVERAGE, count=advice.arrangements),)
    return found


def _called(view: View, hand: Hand, action: Pass | Bid | NameContract) -> Iterator[Because]:
    """Yield what a hand brings that calls so; a hand in the dark tells nothing."""
    suits, aces = marriages_in(hand), sum(card.rank is Rank.ACE for card in hand)
    if isinstance(action, Pass):
        if hand and not suits:
            yield Because(why=Why.NO_MARRIAGE)
        if hand and not aces:
            yield Because(why=Why.NO_ACE)
        return
    for suit in suits:
        yield Because(why=Why.HOLDS_MARRIAGE, suit=suit, points=marriage_value(view.rules, suit))
    if aces > 1:
        yield Because(why=Why.HOLDS_ACES, count=aces)
    legal = legal_actions(view)
    if action.amount <= min(a.amount for a in legal if isinstance(a, Bid | NameContract)):
        yield Because(why=Why.LEAST)


def _passed(view: View, deal: DealState, seat: int, action: PassCards) -> Iterator[Because]:
    """Yield what a choice of cards to pass does."""
    hand = visible_hand(deal, seat)
    kept = hand_of(card for card in hand if card not in action.cards)
    others = [a.cards for a in exchange.legal(view, deal, seat) if isinstance(a, PassCards)]
    for suit in marriages_in(kept):
        if any(PAIRS[suit] & set(cards) for cards in others):
            yield Because(why=Why.KEEPS_MARRIAGE, suit=suit)
    given = points_of(action.cards)
    if given <= min(map(points_of, others)):
        yield Because(why=Why.PASSES_LITTLE, points=given)
    left = {card.suit for card in kept}
    for suit in dict.fromkeys(card.suit for card in action.cards):
        if suit not in left:
            yield Because(why=Why.EMPTIES_SUIT, suit=suit)


class _Card:
    """A card that the viewer may play, and what he knows when he does."""

    def __init__(self, view: View, deal: DealState, seat: int, play: Play) -> None:
        self._view, self._deal, self._seat, self._play = view, deal, seat, play
        self._card = play.card
        self._hand = visible_hand(deal, seat)
        self._legal = [a for a in legal_actions(view) if isinstance(a, Play)]
        self._last = len(deal.trick) + 1 == len(deal.active)
        stand = stand_of(view.rules, deal, seat, self._hand)
        self._stand, self._declares = declared(view.rules, stand, play)
        self._taken = self._wins(play.card) and (self._last or takes(self._stand, play.card))

    def reasons(self) -> Iterator[Because]:
        """Yield what the card does, the weightiest first."""
        if len(self._legal) == 1:
            yield Because(why=Why.ONLY_CARD)
            return
        yield from self._whole_deal()
        if self._declares:
            yield Because(why=Why.DECLARES, suit=self._card.suit, points=self._declares)
        if self._deal.trick:
            yield from self._following()
        else:
            yield from self._leading()

    def _whole_deal(self) -> Iterator[Because]:
        """Yield what is decided by the card."""
        certain = claim(self._view)
        if certain and certain.claimed is Claimed.ALL and certain.line[0] == self._play:
            yield Because(why=Why.WINS_REST, count=len(self._hand))
        deal = self._deal
        declarer = deal.declarer
        if not self._taken or declarer is None or prospect(self._view, deal) is not Prospect.OPEN:
            return
        rules, brings = self._view.rules, self._brings()
        has = deal.points[declarer] + deal.marriage_points[declarer]
        if self._seat == declarer:
            has += brings + self._declares
            if is_made(rules, deal.contract, has):
                yield Because(why=Why.MAKES_CONTRACT, points=has)
            return
        most = has + DEAL_POINTS - sum(deal.points) - brings + marriages_to_come(self._view, deal)
        if not is_made(rules, deal.contract, most):
            yield Because(why=Why.BREAKS_CONTRACT, points=most)

    def _leading(self) -> Iterator[Because]:
        stand, card = self._stand, self._card
        outside = of_suit(stand, card.suit)
        if self._taken:
            yield Because(why=Why.NOBODY_BEATS, card=card)
        elif card.strength > outside.strongest:
            yield Because(why=Why.HIGHEST_LEFT, card=card, suit=card.suit)
        if card.suit is stand.trump and outside.count:
            yield Because(why=Why.DRAWS_TRUMPS, suit=card.suit, count=outside.count)
        if self._forces_ruff(stand):
            yield Because(why=Why.FORCES_RUFF, suit=card.suit)
        yield from self._opening()

    def _following(self) -> Iterator[Because]:
        trick, card = self._deal.trick, self._card
        led = trick[0].card.suit
        if self._taken:
            dearer = [p.card for p in self._legal if p.card != card and self._wins(p.card)]
            cheap = self._last and dearer and all(c.points > card.points for c in dearer)
            why = Why.TAKES_CHEAPLY if cheap else Why.TAKES
            yield Because(why=why, points=self._brings())
        if card.suit is not led and self._wins(card):
            yield Because(why=Why.RUFFS, suit=led)
        yield from self._opening()
        points = [play.card.points for play in self._legal]
        if self._is_partners() and card.points == max(points) > min(points):
            yield Because(why=Why.FEEDS_PARTNER, points=card.points)
        elif self._cannot_take() and card.points == min(points) < max(points):
            why = Why.GIVES_LITTLE if self._is_lost() else Why.CANNOT_TAKE
            yield Because(why=why, points=card.points)
        for suit in marriages_in(without(self._hand, card)):
            if any(play.card in PAIRS[suit] for play in self._legal):
                yield Because(why=Why.KEEPS_MARRIAGE, suit=suit)

    def _opening(self) -> Iterator[Because]:
        """Yield the marriages that the next lead can declare and this play cannot."""
        if not self._taken:
            return
        rest = without(self._hand, self._card)
        taken = self._deal.taken[self._seat]
        now = [] if self._deal.trick else self._can_declare(self._hand, taken)
        for suit in self._can_declare(rest, 1):
            if suit not in now:
                yield Because(why=Why.OPENS_MARRIAGE, suit=suit)

    def _can_declare(self, hand: Hand, taken: int) -> list[Suit]:
        """Return the suits of which a leader with this hand declares the marriage."""
        rules, trump = self._view.rules, self._stand.trump
        pairs = marriages_in(hand)
        return [
            suit
            for suit in pairs
            if any(declarable(rules, hand, card, taken, trump) for card in PAIRS[suit])
        ]

    def _wins(self, card: Card) -> bool:
        """Tell whether the card would lead the trick for now."""
        mine = PlayedCard(self._seat, card)
        return winning_play((*self._deal.trick, mine), self._stand.trump) == mine

    def _brings(self) -> int:
        """Return the points that lie in the trick with the card."""
        return self._card.points + points_of(play.card for play in self._deal.trick)

    def _partner(self) -> int | None:
        """Return the other defender."""
        deal = self._deal
        if deal.declarer is None or self._seat == deal.declarer:
            return None
        return next((s for s in deal.active if s not in (self._seat, deal.declarer)), None)

    def _is_partners(self) -> bool:
        """Tell whether the partner takes the trick for certain, this card played."""
        trick, trump = self._deal.trick, self._stand.trump
        best = winning_play(trick, trump)
        if best.seat != self._partner() or self._wins(self._card):
            return False
        return self._last or takes(self._stand, best.card)

    def _cannot_take(self) -> bool:
        """Tell whether the best card is the other side's and no card of the viewer beats it."""
        best = winning_play(self._deal.trick, self._stand.trump)
        beaten = any(self._wins(play.card) for play in self._legal)
        return best.seat != self._partner() and not beaten

    def _is_lost(self) -> bool:
        """Tell whether the partner cannot take that trick either."""
        best, partner = winning_play(self._deal.trick, self._stand.trump), self._partner()
        played = {play.seat for play in self._deal.trick}
        return partner is None or partner in played or takes(self._stand, best.card)

    def _forces_ruff(self, stand: Stand) -> bool:
        """Tell whether the declarer is known to have none of the suit and must trump if he can."""
        deal, suit = self._deal, self._card.suit
        declarer, trump = deal.declarer, stand.trump
        if declarer in (None, self._seat) or trump is None or trump is suit:
            return False
        if not self._view.rules.must_trump or not of_suit(stand, trump).count:
            return False
        tricks = [trick.plays for trick in deal.tricks]
        return any(
            play.seat == declarer and plays[0].card.suit is suit and play.card.suit is not suit
            for plays in tricks
            for play in plays
        )
