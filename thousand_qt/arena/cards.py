"""Duplicate card play: one side's declarer against the other's defenders, then the other way.

Every deal is played with the same cards and the same contract by all pairings; what differs is the
players alone. A pairing is won or lost by what the declarer writes: the contract if he makes it,
minus the contract if not. What the defenders write is their own and reported beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from engine.actions import Action
from engine.ai.guard import Fault
from engine.rules import Rules
from engine.scoring.types import Reason
from engine.state import State, deal_of
from thousand_qt.arena.entrants import Entrant, entrants
from thousand_qt.arena.game import Game, Times, Watch, merged
from thousand_qt.arena.known import CARDS_KNOWN
from thousand_qt.arena.openings import card_rules, opening
from thousand_qt.arena.regret import Judge, Slip
from thousand_qt.arena.seatings import seed_of

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
    regret: bool = False
    """Judge the cards of both players too."""


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
    slips: dict[str, tuple[Slip, ...]] = {}
    """By player: what its cards cost, once as declarer and once as both defenders."""


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
    regret: bool = False,
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
            regret=regret,
        )
        for first in range(0, deals, CHUNK)
    ]


def play_cards(plan: CardsPlan) -> Iterator[CardsReport]:
    """Play the deals of a plan, one after the other."""
    names = (plan.player, plan.against, CARDS_KNOWN)
    judge = Judge(plan.rules) if plan.regret else None
    with entrants(names, plan.rules) as entered:
        for number in range(plan.first, plan.first + plan.deals):
            yield _play(plan, number, entered, judge)


def _play(
    plan: CardsPlan, number: int, entered: Mapping[str, Entrant], judge: Judge | None
) -> CardsReport:
    seed = seed_of("cards", plan.seed, number)
    start = opening(plan.rules, seed, number % plan.rules.players, plan.contract)
    slips: dict[str, list[Slip]] = {}
    if judge is not None:
        slips = {plan.player: [], plan.against: []}
    plays: dict[str, CardPlay] = {}
    games: list[Game] = []
    for pair in dict.fromkeys(_pairs(plan.player, plan.against)):
        seats = _seats(start, pair)
        watch = _watching(judge, seats, _judged(plan, pair), slips)
        game = Game(start, seats, entered, _no_pack, seed=number, seconds=plan.seconds, watch=watch)
        plays[pairing(*pair)] = _outcome(game)
        games.append(game)
    return CardsReport(
        number=number,
        contract=deal_of(start).contract,
        plays=plays,
        times=merged([game.times for game in games]),
        faults=tuple(fault for game in games for fault in game.faults),
        slips={name: tuple(found) for name, found in slips.items()},
    )


def _judged(plan: CardsPlan, pair: tuple[str, str]) -> str | None:
    """Return whose cards of a pairing are judged: each player once in each role."""
    if pair == (plan.against, plan.against):
        return plan.against
    return plan.player if plan.player in pair and CARDS_KNOWN not in pair else None


def _watching(
    judge: Judge | None, seats: Sequence[str], name: str | None, slips: Mapping[str, list[Slip]]
) -> Watch | None:
    """Return who notes the slips of a player, None when nobody does."""
    if judge is None or name is None:
        return None

    def watch(state: State, seat: int, action: Action) -> None:
        slip = judge.slip(state, seat, action) if seats[seat] == name else None
        if slip is not None:
            slips[name].append(slip)

    return watch


def _pairs(player: str, against: str) -> Sequence[tuple[str, str]]:
    """Return who declares against whom: all that the edge of the player is measured by."""
    return (
        (against, against),
        (player, against),
        (against, player),
        (CARDS_KNOWN, against),
        (against, CARDS_KNOWN),
    )


def _seats(start: State, pair: tuple[str, str]) -> list[str]:
    declares, defends = pair
    declarer = deal_of(start).declarer
    return [declares if seat == declarer else defends for seat in range(start.rules.players)]


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
