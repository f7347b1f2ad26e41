"""What the buttons of the panel do, by their names."""

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.actions import (
    AnswerClaim,
    ChoosePrikup,
    Declare,
    GoDark,
    Pass,
    PassCards,
    Play,
    Rospis,
    ThrowIn,
    WriteOff,
)
from engine.decider import explain
from thousand_qt.viewmodels.amount_choice import AmountChoice
from thousand_qt.viewmodels.coach_derive import FINISH
from thousand_qt.viewmodels.own_hand import Ways
from thousand_qt.viewmodels.panel_marriage import DECLARE_ACTS
from thousand_qt.viewmodels.table_pace import TablePace
from thousand_qt.viewmodels.table_props import GivingUp
from thousand_qt.words.refusals import illegal_sentence


class PanelActs:
    """Answers for the person what a button says; `finish` plays a rest that is certain."""

    def __init__(
        self, ways: Ways, amount: AmountChoice, pace: TablePace, finish: Callable[[], None]
    ) -> None:
        self._ways: Final = ways
        self._acts: Final[dict[str, Callable[[], object]]] = {
            "claim": lambda: ways.act(AnswerClaim(True)),
            "playOn": lambda: ways.act(AnswerClaim(False)),
            "pass": lambda: ways.act(Pass()),
            "bid": amount.bid,
            "name": amount.name,
            "give": self._give_cards,
            "cut": amount.cut,
            "goDark": lambda: ways.act(GoDark(True)),
            "lookFirst": lambda: ways.act(GoDark(False)),
            "prikup0": lambda: ways.act(ChoosePrikup(0)),
            "prikup1": lambda: ways.act(ChoosePrikup(1)),
            "giveUp": lambda: self._ask_giving_up(Rospis()),
            "writeOff": lambda: self._ask_giving_up(WriteOff()),
            "throwIn": lambda: self._ask_giving_up(ThrowIn()),
            "surrender": self._give_up,
            "cancel": ways.back_out,
            **{act: partial(self._play_asked, call) for act, call in DECLARE_ACTS.items()},
            "playSilently": lambda: self._play_asked(None),
            "playOut": pace.playOut,
            "takeOver": pace.takeOver,
            FINISH: finish,
        }

    def do(self, act: str) -> None:
        """Do what the button of that name says."""
        self._acts[act]()

    def _play_asked(self, declare: Declare | None) -> None:
        card = self._ways.choices().marriage
        if card is not None:
            self._ways.act(Play(card, declare))

    def _give_cards(self) -> None:
        gifts, truth = self._ways.choices().gifts, self._ways.truth()
        action = PassCards(tuple(card for card in gifts if card is not None))
        refused = None if truth is None else explain(truth, action)
        if refused is not None:
            self._ways.refuse(lambda: illegal_sentence(refused, self._ways.names()))
        else:
            self._ways.act(action)

    def _ask_giving_up(self, action: GivingUp) -> None:
        self._ways.choose(giving_up=action, marked=None, refusal="")

    def _give_up(self) -> None:
        action = self._ways.choices().giving_up
        if action is not None:
            self._ways.act(action)
