"""Who can be measured: a player by name, another program, one that sees all cards, or two in one.

An entrant answers for a seat of a state. All but `cards-known` pass the view of that seat on and
see nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Final, Protocol

from engine.actions import Action
from engine.ai.guard import Fault, guarded
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import PLAYERS, make_player
from engine.rules import Rules
from engine.state import Phase, State
from engine.view import view
from thousand_qt.arena.external import EXEC, External, command_problem
from thousand_qt.arena.known import CARDS_KNOWN, CardsKnown

JOINT: Final = "+"
BASELINE: Final = "ruler-1"


class Entrant(Protocol):
    """Somebody who is measured."""

    def answer(self, state: State, seat: int, budget: Budget) -> tuple[Action, Fault | None]:
        """Return one of the legal actions of the seat, and the fault if it is a replacement."""
        ...

    def close(self) -> None:
        """Leave the arena."""
        ...


class Registered:
    """A computer player that the registry knows."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def answer(self, state: State, seat: int, budget: Budget) -> tuple[Action, Fault | None]:
        """Ask the player, who gets the view of the seat."""
        return guarded(self._player, view(state, seat), budget, Uncancelled())

    def close(self) -> None:
        """There is nothing to leave behind."""


class Joined:
    """One who calls, passes and names the contract, and another who plays the cards."""

    def __init__(self, caller: Entrant, cards: Entrant) -> None:
        self._caller = caller
        self._cards = cards

    def answer(self, state: State, seat: int, budget: Budget) -> tuple[Action, Fault | None]:
        """Ask the one whose part this is."""
        asked = self._cards if state.phase is Phase.TRICK else self._caller
        return asked.answer(state, seat, budget)

    def close(self) -> None:
        """Both leave."""
        self._caller.close()
        self._cards.close()


def name_problem(name: str) -> str | None:
    """Return the sentence that says why this names nobody, None if it does."""
    if name.startswith(EXEC):
        return command_problem(name.removeprefix(EXEC))
    caller, joined, cards = name.partition(JOINT)
    if joined and JOINT in cards and not cards.startswith(EXEC):
        return f"{name!r} joins more than two players; write BIDDER{JOINT}CARDS."
    if joined:
        return name_problem(caller) or name_problem(cards)
    if name in (*PLAYERS, CARDS_KNOWN):
        return None
    return (
        f"There is no player called {name!r}; choose from {', '.join(PLAYERS)} or {CARDS_KNOWN}, "
        f"join two of them as BIDDER{JOINT}CARDS, or name a program with {EXEC}COMMAND."
    )


def make_entrant(name: str, rules: Rules) -> Entrant:
    """Return who is meant; ValueError with a sentence when nobody is.

    PlayerFailed when a program does not begin as it should.
    """
    problem = name_problem(name)
    if problem is not None:
        raise ValueError(problem)
    if name.startswith(EXEC):
        return External(name.removeprefix(EXEC), rules)
    caller, joined, cards = name.partition(JOINT)
    if joined:
        return Joined(make_entrant(caller, rules), make_entrant(cards, rules))
    return CardsKnown(rules) if name == CARDS_KNOWN else Registered(make_player(name))


@contextmanager
def entrants(names: Sequence[str], rules: Rules) -> Iterator[dict[str, Entrant]]:
    """Let these enter, each once, and see them out again."""
    with ExitStack() as stack:
        found: dict[str, Entrant] = {}
        for name in dict.fromkeys(names):
            found[name] = entrant = make_entrant(name, rules)
            stack.callback(entrant.close)
        yield found
