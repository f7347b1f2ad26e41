"""The amount of a bid or a contract: stepped, typed, and said when its button is pressed."""

from collections.abc import Callable
from typing import Final

from engine.actions import Bid, Cut, NameContract
from thousand_qt.viewmodels.own_hand import Ways
from thousand_qt.viewmodels.panel_amount import amounts, chosen_amount, chosen_place, places
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.words.amounts import impossible_bid, impossible_contract, impossible_cut

_TYPED_DIGITS: Final = 3


class AmountChoice:
    """Keeps the amount that is chosen; `scene` returns what is shown, `offered` if a stepper is."""

    def __init__(self, ways: Ways, scene: Callable[[], Scene], offered: Callable[[], bool]) -> None:
        self._ways: Final = ways
        self._scene: Final = scene
        self._offered: Final = offered

    def step(self, steps: int) -> None:
        """Move the amount by so many of its steps."""
        possible = self._possible()
        if possible and self._offered():
            now = possible.index(self._chosen(possible))
            amount = possible[max(0, min(len(possible) - 1, now + steps))]
            self._ways.choose(amount=amount, typed="", refusal="")

    def type_digit(self, digit: int) -> None:
        """Take a digit of an amount; a whole or a refused amount is begun anew."""
        choices = self._ways.choices()
        whole = len(choices.typed) >= _TYPED_DIGITS or choices.typed == choices.spent
        self._type(("" if whole else choices.typed) + str(digit), typing=True)

    def retype(self, typed: str) -> None:
        """Show these digits instead of those that were typed."""
        self._type(typed, typing=self._ways.choices().typing)

    def bid(self) -> None:
        """Bid the amount; a typed one that is impossible is refused in a sentence."""
        self._answer(Bid, impossible_bid)

    def name(self) -> None:
        """Name the amount as the contract; a typed one that is impossible is refused."""
        self._answer(NameContract, impossible_contract)

    def cut(self) -> None:
        """Cut the pack where it is lifted; a typed place that is impossible is refused."""
        self._answer(Cut, impossible_cut)

    def choose_place(self, place: int) -> None:
        """Lift so many cards of the pack that is cut."""
        if place in places(self._ways.legal()):
            self._ways.choose(amount=place, typed="", refusal="")

    def lifted(self) -> int:
        """Return how many cards of the pack are lifted; 0 while nothing is to be cut."""
        possible = places(self._ways.legal())
        return chosen_place(self._scene(), possible) if possible else 0

    def _chosen(self, possible: tuple[int, ...]) -> int:
        cutting = bool(places(self._ways.legal()))
        return (chosen_place if cutting else chosen_amount)(self._scene(), possible)

    def _type(self, typed: str, typing: bool) -> None:
        """Show these digits; they are chosen as soon as they are an amount."""
        if not self._offered():
            return
        shown, possible = typed.lstrip("0"), self._possible()
        amount = int(shown) if shown and int(shown) in possible else None
        self._ways.choose(typed=shown, amount=amount, spent="", refusal="", typing=typing)

    def _possible(self) -> tuple[int, ...]:
        actions = self._ways.legal()
        return amounts(actions, Bid) or amounts(actions, NameContract) or places(actions)

    def _answer(
        self,
        kind: type[Bid] | type[NameContract] | type[Cut],
        impossible: Callable[[int, tuple[int, ...]], str],
    ) -> None:
        possible, typed = self._possible(), self._ways.choices().typed
        if typed and int(typed) not in possible:
            self._ways.choose(spent=typed)
            self._ways.refuse(lambda: impossible(int(typed), possible))
        elif possible:
            self._ways.act(kind(self._chosen(possible)))
