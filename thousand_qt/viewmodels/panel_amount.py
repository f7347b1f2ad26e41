"""The amount on the panel: what can be bid, named or lifted, and which of it is chosen."""

from collections.abc import Sequence
from typing import TypeVar

from engine.actions import Action, Bid, Cut, NameContract
from thousand_qt.viewmodels.table_props import ButtonProps, PanelKind, PanelProps, Scene

ActionT = TypeVar("ActionT", Bid, NameContract)


def amounts(actions: Sequence[Action], kind: type[ActionT]) -> tuple[int, ...]:
    """Return the amounts that can be bid or named, from the least."""
    return tuple(action.amount for action in actions if isinstance(action, kind))


def places(actions: Sequence[Action]) -> tuple[int, ...]:
    """Return how many cards can be lifted from the pack that is cut."""
    return tuple(action.place for action in actions if isinstance(action, Cut))


def chosen_amount(scene: Scene, possible: Sequence[int]) -> int:
    """Return the amount in the stepper: the nearest possible one to what was chosen."""
    wanted = scene.choices.amount
    if wanted is None:
        return possible[0]
    return min(possible, key=lambda amount: (abs(amount - wanted), amount))


def chosen_place(scene: Scene, possible: Sequence[int]) -> int:
    """Return how many cards are to be lifted: half of the pack until something is chosen."""
    wanted = scene.choices.amount
    return possible[len(possible) // 2] if wanted is None else chosen_amount(scene, possible)


def labelled_amount(scene: Scene, amount: int) -> int:
    """Return the amount that the button names: what is typed stands before what is chosen."""
    return int(scene.choices.typed) if scene.choices.typed else amount


def stepped(
    scene: Scene,
    kind: PanelKind,
    title: str,
    note: str,
    amount: int,
    possible: Sequence[int],
    buttons: tuple[ButtonProps, ...],
) -> PanelProps:
    """Return a panel with a stepper."""
    return PanelProps(
        kind,
        title=title,
        note=note,
        amount=amount,
        least=possible[0],
        most=possible[-1],
        typed=scene.choices.typed,
        buttons=buttons,
    )
