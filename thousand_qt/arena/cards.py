"""Duplicate card play: one side's declarer against the other's defenders, then the other way.

Every deal is played with the same cards and the same contract by all pairings; what differs is the
players alone. A pairing is won or lost by what the declarer writes: the contract if he makes it,
minus the contract if not. What the defenders write is their own and reported beside it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from engine.ai.guard import Fault
from engine.rules import Rules
from engine.scoring.types import Reason
from engine.shuffle import derive_seed
from engine.state import State, deal_of
from thousand_qt.arena.entrants import Entrant, entrants
from thousand_qt.arena.game import Game, Times, merged
from thousand_qt.arena.known import CARDS_KNOWN
from thousand_qt.arena.openings import card_rules, opening

CHUNK: Final = 5
"""Deals of one plan, which are played by the same entrants one after the other."""


class CardsPlan(Struct, frozen=True, kw_only=True):
    """Some deals, and who plays them."""

    rules: Rules
    player: str
    against: str
    seed: int
    first: int
    """Number of the first deal, from 0."""

    deals: int
    contract: int | None
    """The contract of every deal; None for one that suits the cards."""

    seconds: float


class CardPlay(Struct, frozen=True, kw_only=True):
    """One deal as one pairing played it."""

    made: bool
    payoff: int
    """What the declarer writes."""

    points: int
    """Card points and marriages of the declarer."""

    defence: int
    """What both defenders write."""


class CardsReport(Struct, frozen=True, kw_only=True):
    """One deal: the pairings by names, declarer first."""

    number: int
    contract: int
    plays: dict[str, CardPlay]
    times: Times
    faults: tuple[Fault, ...]


def pairing(declarer: str, defender: str) -> str:
    """Return the name under which a report holds the play of a pairing."""
    return f"{declarer} : {defender}"


def cards_plans(
    rules: Rules,
    player: str,
    against: str,
    *,
    deals: int,
    seed: int = 1,
    contract: int | None = None,
    seconds: float = 1.0,
) -> list[CardsPlan]:
    """Return the plans of so many deals, a few in each; equal however they are shared out."""
    plain = card_rules(rules)
    return [
        CardsPlan(
            rules=plain,
            player=player,
            against=against,
            seed=seed,
            first=first,
            deals=min(CHUNK, deals - first),
            contract=contract,
            seconds=seconds,
        )
        for first in range(0, deals, CHUNK)
    ]


def play_cards(plan: CardsPlan) -> Iterator[CardsReport]:
    """Play the deals of a plan, one after the other."""
    names = (plan.player, plan.against, CARDS_KNOWN)
    with entrants(names, plan.rules) as entered:
        for number in range(plan.first, plan.first + plan.deals):
            yield _play(plan, number, entered)


def _play(plan: CardsPlan, number: int, entered: Mapping[str, Entrant]) -> CardsReport:
    root = hashlib.sha256(f"thousand arena cards {plan.seed}".encode()).digest()
    start = opening(
        plan.rules, derive_seed(root, number), number % plan.rules.players, plan.contract
    )
    pairs = dict.fromkeys(_pairs(plan.player, plan.against))
    games = {pair: _game(plan, start, pair, number, entered) for pair in pairs}
    plays = {pairing(*pair): _outcome(game) for pair, game in games.items()}
    return CardsReport(
        number=number,
        contract=deal_of(start).contract,
        plays=plays,
        times=merged([game.times for game in games.values()]),
        faults=tuple(fault for game in games.values() for fault in game.faults),
    )


def _pairs(player: str, against: str) -> Sequence[tuple[str, str]]:
    """Return who declares against whom: all that the edge of the player is measured by."""
    return (
        (against, against),
        (player, against),
        (against, player),
        (CARDS_KNOWN, against),
        (against, CARDS_KNOWN),
    )


def _game(
    plan: CardsPlan,
    start: State,
    pair: tuple[str, str],
    number: int,
    entered: Mapping[str, Entrant],
) -> Game:
    declares, defends = pair
    declarer = deal_of(start).declarer
    seats = [declares if seat == declarer else defends for seat in range(plan.rules.players)]
    return Game(start, seats, entered, _no_pack, seed=number, seconds=plan.seconds)


def _no_pack(number: int) -> tuple[()]:
    raise AssertionError("a deal that begins at the first lead is never dealt anew")


def _outcome(game: Game) -> CardPlay:
    row = game.play_deal()
    declarer = row.result.declarer
    assert declarer is not None
    own = [line for line in row.lines if line.seat == declarer]
    written = {line.reason: line.points for line in own}
    made = Reason.CONTRACT_MADE in written
    return CardPlay(
        made=made,
        payoff=written[Reason.CONTRACT_MADE if made else Reason.CONTRACT_FAILED],
        points=row.result.cards[declarer] + row.result.marriages[declarer],
        defence=sum(line.points for line in row.lines if line.reason is Reason.DEFENCE),
    )
