"""The table: the one authority over a match (DESIGN.md 4).

It knows the whole state, the seats and the links that sit or watch there. It knows no sockets, no
threads, no clock and no Qt: whoever owns it calls it from one thread and decides when the table
deals and when computer players answer (`network.session`).

Every answer of every seat, person or computer, comes in through `Table.take`, which checks
identity, turn, freshness and rules in that order. What happened is handed to `keep` (the journal)
before any link hears of it. A person who plays against computers alone may take a decision back
(`engine.undo`): every viewer then gets a snapshot instead of events, and every question a new
number, so that an answer to what was taken back comes too late.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.actions import Deal, Play
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import DealScored, Dealt, Event, MatchStarted, Rewound, Shuffled
from engine.illegal import IllegalAction
from engine.log import fold
from engine.record import SeatInfo
from engine.replay import Batch, author
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State, View
from engine.undo import NO_PAST, Barrier, Past, recall, remember, to_take_back
from engine.view import redact, view
from network.messages import (
    Decision,
    DecisionKind,
    Fact,
    Happened,
    Intent,
    Objection,
    Ready,
    Refused,
    Snapshot,
    TakeBack,
    ToClient,
    ToTable,
    Undo,
)

Keep = Callable[[tuple[Event, ...]], None]
"""Write events down for good; raises when it cannot, and then nothing has happened."""

Receive = Callable[[ToClient], None]
"""Take a message to a client; must neither wait nor call the table back."""


class Link:
    """One client of a table: it sits on `seat`, or watches when that is None."""

    def __init__(self, seat: int | None, receive: Receive) -> None:
        self.seat: Final = seat
        self.receive: Final = receive


class Table:
    """A match being played: its state, its links and what each seat is asked for."""

    def __init__(
        self, seats: tuple[SeatInfo, ...], seed: bytes, batches: Sequence[Batch], keep: Keep
    ) -> None:
        """Set the table up after everything in `batches`, which `keep` has written down before.

        The first batch starts the match (`conduct(None, Start(...))`); `seed` gives the decks.
        """
        started = batches[0][0]
        if not isinstance(started, MatchStarted):
            raise ValueError("a match begins with MatchStarted")
        self.seats: Final = seats
        self.seed: Final = seed
        self._keep = keep
        self._links: list[Link] = []
        self._state = begin(started)
        self._log: list[Event] = []
        self._shuffles = 0
        self._told: dict[int | None, int] = dict.fromkeys((None, *range(len(seats))), 0)
        self._open: dict[int, Decision] = {}
        people = [seat for seat, info in enumerate(seats) if info.character is None]
        self._past: dict[int, Past] = dict.fromkeys(people if len(people) == 1 else (), NO_PAST)
        """By seat, of those who may take back: nobody can where other people sit."""
        self.on_advance: Callable[[], None] = lambda: None
        """Called after everything that moved the match on, once the links have heard of it."""
        for batch in batches:
            self._apply(batch)

    @property
    def state(self) -> State:
        """Return the whole truth; never shown to a link."""
        return self._state

    @property
    def over(self) -> bool:
        """Say whether the match has ended."""
        return self._state.phase is Phase.END

    @property
    def decisions(self) -> Mapping[int, Decision]:
        """Return the open decision of each seat that is asked for something."""
        return self._open

    @property
    def wants_deal(self) -> bool:
        """Say whether the table may deal: nothing is dealt and every person is ready."""
        return self._state.phase is Phase.DEAL and not self._open

    @property
    def shuffles(self) -> int:
        """Return how many decks have been dealt, redeals among them."""
        return self._shuffles

    @property
    def deal_seed(self) -> bytes:
        """Return the seed of the deck that was dealt last."""
        return derive_seed(self.seed, self._shuffles)

    def view(self, viewer: int | None) -> View:
        """Return the match as that seat, or a spectator, may know it."""
        return view(self._state, viewer)

    def snapshot(self, viewer: int | None) -> Snapshot:
        """Return where the match stands for that seat or spectator."""
        decision = None if viewer is None else self._open.get(viewer)
        told = self._told[viewer]
        return Snapshot(self.view(viewer), told, decision, self.seats, self._undo(viewer))

    def attach(self, seat: int | None, receive: Receive) -> Link:
        """Let a client sit on that seat, or watch; it hears a snapshot at once."""
        if seat is not None and not 0 <= seat < len(self.seats):
            raise ValueError(f"there is no seat {seat} at this table")
        link = Link(seat, receive)
        self._links.append(link)
        receive(self.snapshot(seat))
        return link

    def detach(self, link: Link) -> None:
        """Let a client go; the seat stays as it is."""
        self._links.remove(link)

    def take(self, link: Link, message: ToTable) -> Refused | None:
        """Take what a client says: it happens, or it is refused and the client hears why.

        The checks, in this order: identity (does the link have a seat here), turn (is the seat
        asked for this kind of answer, may it take back), freshness (is this the question that it
        answers), rules. Returns the refusal, None when the answer was taken. What `keep` raises
        goes through, and then nothing has happened.
        """
        seat = link.seat
        if seat is None or link not in self._links:
            return self._refuse(link, Objection.NO_SEAT)
        if isinstance(message, TakeBack):
            return self._take_back(link, seat, message)
        kind = DecisionKind.ACT if isinstance(message, Intent) else DecisionKind.READY
        asked = self._open.get(seat)
        if asked is None or asked.kind is not kind:
            return self._refuse(link, Objection.NOT_ASKED)
        if asked.number != message.decision:
            return self._refuse(link, Objection.STALE)
        match message:
            case Ready():
                del self._open[seat]
                self.on_advance()
            case Intent(action=action):
                try:
                    events = decide(self._state, seat, action)
                except IllegalAction as illegal:
                    return self._refuse(link, Objection.ILLEGAL, illegal)
                self._happen(events)
        return None

    def _take_back(self, link: Link, seat: int, message: TakeBack) -> Refused | None:
        past = self._past.get(seat)
        if past is None:
            return self._refuse(link, Objection.NOT_ALONE)
        if past and past[-1].number != message.decision:
            return self._refuse(link, Objection.STALE)
        found = to_take_back(past)
        if isinstance(found, Barrier):
            return self._refuse(link, Objection.BARRED, barrier=found)
        self._happen((Rewound(found.place),))
        return None

    def deal(self) -> None:
        """Shuffle and deal; only when the table `wants_deal`. `keep` may raise, as in `take`."""
        if not self.wants_deal:
            raise ValueError("the table cannot deal now")
        deck = shuffle(derive_seed(self.seed, self._shuffles + 1))
        self._happen(conduct(self._state, Deal(deck)))

    def _happen(self, batch: Batch) -> None:
        self._keep(batch)
        heard = self._apply(batch)
        went_back = isinstance(batch[0], Rewound)
        for link in tuple(self._links):
            for message in (self.snapshot(link.seat),) if went_back else heard[link.seat]:
                link.receive(message)
        self.on_advance()

    def _apply(self, batch: Batch) -> dict[int | None, list[Happened]]:
        """Move the state on and return what each viewer may hear of it."""
        heard: dict[int | None, list[Happened]] = {viewer: [] for viewer in self._told}
        if isinstance(batch[0], Shuffled | Dealt):
            self._shuffles += 1
        for event in batch:
            self._move(event)
            for viewer, messages in heard.items():
                seen = redact(event, viewer)
                if seen is not None:
                    self._told[viewer] += 1
                    messages.append(Happened(self._told[viewer], seen))
        self._ask(batch)
        for viewer, messages in heard.items():
            if messages and viewer is not None:
                last, undo = messages[-1], self._undo(viewer)
                messages[-1] = Happened(last.number, last.event, self._open.get(viewer), undo)
        return heard

    def _move(self, event: Event) -> None:
        """Move the state on by one event, and what the seats remember of their decisions."""
        place = len(self._log)
        self._log.append(event)
        match event:
            case Rewound():
                self._state = fold(self._log)
                self._past = {seat: recall(self._log, seat) for seat in self._past}
            case MatchStarted():
                pass
            case _:
                for seat, past in self._past.items():
                    told = self._told[seat]
                    self._past[seat] = remember(past, seat, self._state, event, place, told)
                self._state = evolve(self._state, event)

    def _ask(self, batch: Batch) -> None:
        """Open the decisions that the batch leads to; unanswered ones stay as they are.

        After a step back everybody is asked anew.
        """
        went_back = isinstance(batch[0], Rewound)
        still_open = {
            seat: decision
            for seat, decision in self._open.items()
            if not went_back and seat != author(batch[0]) and decision.kind is DecisionKind.ACT
        }
        self._open = {}
        if self._state.phase is Phase.DEAL and isinstance(batch[-1], DealScored):
            for seat, info in enumerate(self.seats):
                if info.character is None:
                    self._open[seat] = Decision(self._told[seat], DecisionKind.READY)
        for seat in to_act(self._state):
            self._open[seat] = still_open.get(seat) or Decision(
                self._told[seat], DecisionKind.ACT, self._is_forced(seat)
            )

    def _is_forced(self, seat: int) -> bool:
        actions = legal_actions(self.view(seat))
        return len(actions) == 1 and not isinstance(actions[0], Play)

    def _undo(self, viewer: int | None) -> Undo | None:
        """Return what that viewer could take back now, None where it may not at all."""
        past = None if viewer is None else self._past.get(viewer)
        if past is None:
            return None
        found = to_take_back(past)
        if isinstance(found, Barrier):
            return Undo(barrier=found)
        return Undo(decision=found.number)

    def _refuse(
        self,
        link: Link,
        objection: Objection,
        illegal: IllegalAction | None = None,
        barrier: Barrier | None = None,
    ) -> Refused:
        truth = self.snapshot(link.seat)
        if illegal is None:
            refused = Refused(objection, truth, barrier=barrier)
        else:
            refused = Refused(objection, truth, illegal.code, _facts(illegal))
        link.receive(refused)
        return refused


def _facts(illegal: IllegalAction) -> dict[str, Fact]:
    """Return the facts of a refusal as values that can travel."""
    return {name: _fact(value) for name, value in illegal.facts.items()}


def _fact(value: object) -> Fact:
    match value:
        case None | bool() | int() | str():
            return value
        case tuple() | list():
            return tuple(part if isinstance(part, int) else str(part) for part in value)
        case _:
            return str(value)
