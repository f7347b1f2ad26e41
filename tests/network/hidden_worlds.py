"""Worlds that differ only in who has a choice at a question that some hands bring.

Each kind of hidden question has several; they differ in cards which the listeners cannot see. A
`World` plays one by a clock that jumps and writes down what everybody hears, and when.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import Struct

from engine.actions import Action, AnswerClaim, GoDark, Pass
from engine.ai.player import Budget, CancelToken, Player
from engine.decider import legal_actions
from engine.record import SeatInfo
from engine.replay import Batch, author, replay
from engine.rules import Rules
from engine.state import Phase, State, View, deal_of
from network.messages import DecisionKind, Intent, Refused, ToClient
from network.pace import Pace
from network.session import Session
from network.table import Table
from tests.engine.driver import Game
from tests.network.fake_time import AtOnce, FakeTimeLoop, play_in_no_time
from tests.network.tables import SEED

NO_CLAIMS = {
    "redeal_hand_below": 0,
    "redeal_four_nines_deal": False,
    "redeal_prikup_below": 0,
}
BOTS = (SeatInfo("A", "steady"), SeatInfo("B", "steady"), SeatInfo("C", "steady"))
PEOPLE = (SeatInfo("A"), SeatInfo("B"), SeatInfo("C"))
TWO_PEOPLE = (SeatInfo("A"), SeatInfo("B"), SeatInfo("C", "steady"))
ONE_PERSON = (SeatInfo("A"), SeatInfo("B", "steady"), SeatInfo("C", "steady"))
Heard = list[tuple[float, ToClient]]


class Kind(Struct, frozen=True):
    """A question: its worlds by who has a choice in them, and when it is over."""

    worlds: dict[str, Callable[[], Game]]
    is_over: Callable[[State], bool]
    viewers: tuple[int | None, ...]
    """Who cannot see in which world it is."""


class Declining:
    """A computer player that has a choice and leaves it."""

    name = "declining"

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        return declined(view)


def declined(view: View) -> Action:
    actions = legal_actions(view)
    return next(one for one in (AnswerClaim(False), Pass()) if one in actions)


# The worlds. Seat 0 deals and seat 1 is forehand.

MINE = "AH 10H KH AS 10S AD 10D"


def dealt(one: str, two: str, prikup: str) -> Callable[[], Game]:
    return lambda: Game(redeal_hand_below=20).deal({0: MINE, 1: one, 2: two}, prikup)


AFTER_DEAL = Kind(
    {
        "nobody": dealt("9S 9C KS AC KC KD QH", "9D 9H QS 10C QC QD JH", "JS JC JD"),
        "1": dealt("9S 9C 9D 9H AC KC KD", "KS QS 10C QC QD QH JH", "JS JC JD"),
        "2": dealt("KS QS 10C QC QD QH JH", "9S 9C 9D 9H AC KC KD", "JS JC JD"),
        "both": dealt("9S 9C 9D 9H AC KC KD", "QS QC QD JH JS JC QH", "KS 10C JD"),
    },
    lambda state: state.phase is not Phase.CLAIM_HAND,
    (0, None),
)


def at_prikup(one: str, prikup: str) -> Callable[[], Game]:
    def game() -> Game:
        hands = {0: MINE, 1: one, 2: "9D 9H QS 10C QC QD JH"}
        options = NO_CLAIMS | {"redeal_prikup_below": 5, "prikup_show": "hidden_at_forced_100"}
        return Game(**options).deal(hands, prikup).pass_(2, 0)

    return game


AFTER_PRIKUP = Kind(
    {
        "nobody": at_prikup("9S JS JC AC KC KD QH", "KS JD 9C"),
        "1": at_prikup("KS JD AC KC KD QH 9C", "9S JS JC"),
    },
    lambda state: state.phase is not Phase.CLAIM_PRIKUP,
    (0, 2, None),
)


def after_pass(one: str, two: str, gift: str) -> Callable[[], Game]:
    def game() -> Game:
        options = NO_CLAIMS | {"redeal_four_nines_pass": True, "prikup_show": "never"}
        game = Game(**options).deal({0: MINE, 1: one, 2: two}, "JS JC JD")
        return game.pass_(2, 0).decline().give(1, f"{gift} JS")

    return game


AFTER_PASS = Kind(
    {
        "nobody": after_pass("9S 9H KS AC KC KD QH", "9C 9D QS 10C QC QD JH", "9S"),
        "1": after_pass("9S 9C 9D 9H AC KC KD", "KS QS 10C QC QD QH JH", "AC"),
        "2": after_pass("9H KS AC KC KD QC QH", "9S 9C 9D QS 10C QD JH", "9H"),
    },
    lambda state: state.phase is not Phase.CLAIM_HAND_2,
    (0, None),
)


def in_the_dark(two: str, prikup: str) -> Callable[[], Game]:
    def game() -> Game:
        hands = {0: MINE, 1: "9S 9C KS AC JC KD QH", 2: two}
        return Game(dark=True, **NO_CLAIMS).deal(hands, prikup).act(1, GoDark(True))

    return game


UNDARK = Kind(
    {
        "nobody": in_the_dark("9D 9H QS 10C QC QD JH", "KC JS JD"),
        "2": in_the_dark("9D 9H QS 10C QC KC JH", "QD JS JD"),
    },
    lambda state: len(deal_of(state).calls) > 1,
    (0, 1, None),
)


def above_the_cards(one: str, two: str) -> Callable[[], Game]:
    def game() -> Game:
        hands = {0: "AH KH QH AS 10S AD 10D", 1: one, 2: two}
        return Game(**NO_CLAIMS).deal(hands, "JS JC JD").pass_(2).bid(0, 125)

    return game


AUTOMATIC_PASS = Kind(
    {
        "nobody": above_the_cards("9S 9C KS AC KC KD 10H", "9D 9H QS 10C QC QD JH"),
        "1": above_the_cards("9S 9C QC AC KC KD 10H", "9D 9H QS 10C KS QD JH"),
    },
    lambda state: deal_of(state).declarer is not None,
    (0, None),
)

KINDS = {
    "after the deal": AFTER_DEAL,
    "after the prikup": AFTER_PRIKUP,
    "after the pass": AFTER_PASS,
    "turning the light on": UNDARK,
    "passing above the cards": AUTOMATIC_PASS,
}


class World:
    """A table at the question, a session, and everything that anybody hears, with its time."""

    def __init__(self, game: Game, seats: tuple[SeatInfo, ...], pace: Pace, delay: float) -> None:
        loop = asyncio.get_running_loop()
        players: dict[int, Player] = {
            seat: Declining() for seat, info in enumerate(seats) if info.character is not None
        }
        self.delay = delay
        self.heard: dict[int | None, Heard] = {None: [], 0: [], 1: [], 2: []}
        self.kept: list[tuple[float, str, int | None]] = []
        self.table = Table(seats, SEED, replay(game.events).batches, self._keep)
        self.session = Session(self.table, players, pace, AtOnce())
        self.people = [seat for seat, info in enumerate(seats) if info.character is None]
        self.links = {
            viewer: self.table.attach(viewer, self._hearer(viewer, loop)) for viewer in self.heard
        }

    def _keep(self, batch: Batch) -> None:
        first = batch[0]
        seconds = round(asyncio.get_running_loop().time(), 4)
        self.kept.append((seconds, type(first).__name__, author(first)))

    def _hearer(
        self, viewer: int | None, loop: asyncio.AbstractEventLoop
    ) -> Callable[[ToClient], None]:
        def hear(message: ToClient) -> None:
            self.heard[viewer].append((round(loop.time(), 4), message))
            if isinstance(message, Refused):
                return
            decision = message.decision
            if viewer in self.people and decision is not None and not decision.forced:
                assert decision.kind is DecisionKind.ACT
                loop.call_later(self.delay, self._answer, viewer, decision.number)

        return hear

    def _answer(self, seat: int, number: int) -> None:
        decision = self.table.decisions.get(seat)
        if decision is not None and decision.number == number:
            intent = Intent(number, declined(self.table.view(seat)))
            self.session.answer(self.links[seat], intent)


class Played(Struct, frozen=True):
    """What everybody heard and when, and whose answers the journal kept and when."""

    heard: dict[int | None, Heard]
    kept: list[tuple[float, str, int | None]]


def played(kind: Kind, world: str, seats: tuple[SeatInfo, ...], pace: Pace, delay: float) -> Played:
    """Play a world until the question is over."""

    async def work(_loop: FakeTimeLoop) -> Played:
        here = World(kind.worlds[world](), seats, pace, delay)
        found: list[Played] = []
        advance = here.table.on_advance

        def on_advance() -> None:
            advance()
            if not found and kind.is_over(here.table.state):
                heard = {viewer: list(said) for viewer, said in here.heard.items()}
                found.append(Played(heard, list(here.kept)))
                task.cancel()

        here.table.on_advance = on_advance
        assert not kind.is_over(here.table.state)
        task = asyncio.create_task(here.session.run())
        await asyncio.gather(task, return_exceptions=True)
        return found[0]

    return play_in_no_time(work)
