"""What the arena and a player in a process of its own say to each other: one JSON object a line.

docs/external-player.md explains it to who writes such a player.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from engine.actions import (
    Action,
    AnswerClaim,
    Bid,
    ChoosePrikup,
    Cut,
    GoDark,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
    ThrowIn,
    WriteOff,
)
from engine.rules import Rules
from engine.state import View

PROTOCOL: Final = 1

_HIDDEN: Final = ("rules", "rows")
"""Fields of a view that are not sent with it: the rules were said before, the rows are history."""


class Hello(Struct, frozen=True, tag="hello", kw_only=True):
    """The first line to the player."""

    protocol: int = PROTOCOL
    seats: int
    rules: Rules


class Question(Struct, frozen=True, tag="question", kw_only=True):
    """One decision; `texts` are the actions as a person would write them."""

    number: int
    seconds: float
    seed: int
    actions: tuple[Action, ...]
    texts: tuple[str, ...]
    view: dict[str, Any]


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The last line to the player, which then ends by itself."""


class Greeting(Struct, frozen=True, tag="hello", kw_only=True):
    """The first line of the player."""

    protocol: Literal[1]
    name: str = ""


class Answer(Struct, frozen=True, tag="answer", kw_only=True):
    """The answer to a question: the place of an action among those offered, or its text."""

    number: int
    action: int | str


def question(
    view: View, actions: tuple[Action, ...], *, number: int, seconds: float, seed: int
) -> Question:
    """Return the question that a seat has to answer."""
    seen: dict[str, Any] = msgspec.to_builtins(view)
    for field in _HIDDEN:
        del seen[field]
    return Question(
        number=number,
        seconds=seconds,
        seed=seed,
        actions=actions,
        texts=tuple(map(text_of, actions)),
        view=seen,
    )


def chosen(asked: Question, answer: Answer) -> Action | None:
    """Return the action that was answered, None when it is not among those offered."""
    if isinstance(answer.action, str):
        wanted = answer.action.strip().lower()
        for action, text in zip(asked.actions, asked.texts, strict=True):
            if text.lower() == wanted:
                return action
        return None
    in_list = 0 <= answer.action < len(asked.actions)
    return asked.actions[answer.action] if in_list else None


def text_of(action: Action) -> str:
    """Return an action as a person would write it."""
    match action:
        case Cut(place=number) | ChoosePrikup(place=number):
            return str(number)
        case Bid(amount=number) | NameContract(amount=number):
            return str(number)
        case AnswerClaim(claim=claim):
            return "redeal" if claim else "play on"
        case GoDark(dark=dark):
            return "dark" if dark else "look"
        case Pass():
            return "pass"
        case PassCards(cards=cards):
            return " ".join(cards)
        case Play(card=card, declare=declare):
            return card.value if declare is None else f"{card.value} {declare.value}"
        case Rospis():
            return "rospis"
        case WriteOff():
            return "write off"
        case ThrowIn():
            return "throw in"
