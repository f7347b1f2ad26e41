"""The review of a deal in the sentences that `thousand analyse` prints, in the language named.

Cards stand as in a record, whatever the language.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.actions import (
    Action,
    Bid,
    ChoosePrikup,
    NameContract,
    PassCards,
    Play,
    Rospis,
    ThrowIn,
    WriteOff,
)
from engine.coach.finished import Finished
from engine.coach.reasons import Because, reasons
from engine.coach.scale import taken_by
from engine.coach.steps import Allowed, Called, Choice, Review, Step, Verdict
from engine.state import Phase, deal_of
from engine.view import view
from thousand_qt.cli.analyse_reasons import reason_text
from thousand_qt.rule_words.texts import Translate, english, filled

_PLACE: Final = 10
"""Signs before the name of whoever decided."""


class ReviewWords:
    """Says reviews of the deals of a match in a language."""

    def __init__(self, names: Sequence[str], translate: Translate = english) -> None:
        self._names = names
        self.translate = translate

    def head(self, deal: Finished, found: Review) -> str:
        """Say what was played for and what came of it."""
        translate = self.translate
        if found.declarer is None:
            end = deal_of(deal.end)
            taken = [f"{self._names[s]} {taken_by(deal.end.rules, end, s)}" for s in end.active]
            words = translate("AnalyseCommand", "Deal {number}: without a contract, {taken}.")
            return filled(words, number=str(found.number), taken=", ".join(taken))
        if found.points is None and not found.contract:
            words = translate("AnalyseCommand", "Deal {number}: {name} gives up the deal.")
        elif found.points is None:
            words = translate("AnalyseCommand", "Deal {number}: {name} gives up {contract}.")
        elif found.made:
            words = translate(
                "AnalyseCommand",
                "Deal {number}: {name} plays {contract} and makes it with {points}.",
            )
        else:
            words = translate(
                "AnalyseCommand", "Deal {number}: {name} plays {contract} and fails with {points}."
            )
        return filled(
            words,
            number=str(found.number),
            contract=str(found.contract),
            points=str(found.points),
            name=self._names[found.declarer],
        )

    def call(self, call: Called) -> str:
        """Say a call of the auction, and what the cards would have borne."""
        translate = self.translate
        said = translate("AnalyseCommand", "passes")
        if isinstance(call.action, Bid):
            words = translate("AnalyseCommand", "bids {amount}")
            said = filled(words, amount=str(call.action.amount))
        line = self._decided(translate("AnalyseCommand", "auction"), call.seat, said)
        match call.verdict:
            case Verdict.RIGHT:
                return line
            case Verdict.TOO_HIGH:
                words = translate("AnalyseCommand", "too high, the cards bring {points}.")
            case Verdict.TOO_LOW:
                words = translate(
                    "AnalyseCommand",
                    "too early, {least} was open and the cards bring {points}.",
                )
        return f"{line}: {filled(words, points=str(call.points), least=str(call.least))}"

    def step(self, deal: Finished, step: Step) -> Iterator[str]:
        """Say a decision, what it cost, what was better, and why."""
        translate = self.translate
        moment = deal.moments[step.place]
        done = self.action(step.played.action) + self._sheet(step.played)
        said = self._decided(self._where(deal, step), step.seat, done)
        if not step.cost and not step.turned:
            yield said
            return
        told = reasons(view(moment.state, moment.seat), step.best.action)
        why = "; ".join(self.reason(because) for because in told)
        better = (
            self.action(step.best.action) + self._sheet(step.best) + (f" ({why})" if why else "")
        )
        words = translate("AnalyseCommand", "Better: {better}.")
        yield f"{said} {self._price(step)}. {filled(words, better=better)}"
        if step.line:
            cards = " ".join(_card(move.play) for move in step.line)
            words = translate("AnalyseCommand", "Best play from here: {cards}.")
            yield f"{'':{_PLACE + 2}}{filled(words, cards=cards)}"

    def lost(self, found: Review, seat: int | None) -> Iterator[str]:
        """Say how much each player lost in all, or one of them."""
        translate = self.translate
        for one in sorted({step.seat for step in found.steps}):
            if seat not in (None, one):
                continue
            costs = [step.cost for step in found.steps if step.seat == one and step.cost]
            words = translate("AnalyseCommand", "{name} lost {points} in {count} decisions.")
            if not costs:
                words = translate("AnalyseCommand", "{name} lost nothing.")
            elif len(costs) == 1:
                words = translate("AnalyseCommand", "{name} lost {points} in 1 decision.")
            points, count = str(sum(costs)), str(len(costs))
            yield "  " + filled(words, points=points, count=count, name=self._names[one])

    def allowed(self, found: Review) -> str:
        """Say the best contract of each seat with the same prikup and its best pass."""
        translate = self.translate
        told = "; ".join(map(self._allowed, found.allowed))
        words = translate("AnalyseCommand", "The cards allowed: {contracts}.")
        told = told or translate("AnalyseCommand", "not found out")
        return "  " + filled(words, contracts=told)

    def _allowed(self, one: Allowed) -> str:
        translate = self.translate
        passed = ""
        if one.passed is not None:
            words = translate("AnalyseCommand", ", passing {cards}")
            passed = filled(words, cards=_cards(one.passed))
        contract = str(one.contract)
        if one.contract is None:
            contract = translate("AnalyseCommand", "no contract")
        return f"{self._names[one.seat]} {contract} ({one.points}{passed})"

    def action(self, action: Action) -> str:
        """Say a choice."""
        translate = self.translate
        match action:
            case Play():
                return _card(action)
            case PassCards():
                words = translate("AnalyseCommand", "passes {cards}")
                return filled(words, cards=_cards(action))
            case NameContract(amount=amount):
                words = translate("AnalyseCommand", "plays {contract}")
                return filled(words, contract=str(amount))
            case ChoosePrikup(place=place):
                words = translate("AnalyseCommand", "takes prikup {number}")
                return filled(words, number=str(place + 1))
            case Rospis():
                return translate("AnalyseCommand", "gives up")
            case WriteOff():
                return translate("AnalyseCommand", "writes off")
            case ThrowIn():
                return translate("AnalyseCommand", "throws in")
            case _:
                raise ValueError(f"{action} is not reviewed")

    def reason(self, because: Because) -> str:
        """Say a reason."""
        return reason_text(because, self.translate)

    def _price(self, step: Step) -> str:
        translate = self.translate
        declares = step.seat == step.counted
        if not step.turned:
            words = translate("AnalyseCommand", "costs {points}")
        elif not step.cost and declares:
            words = translate("AnalyseCommand", "loses the contract")
        elif not step.cost:
            words = translate("AnalyseCommand", "lets the contract through")
        elif declares:
            words = translate("AnalyseCommand", "costs {points} and loses the contract")
        else:
            words = translate("AnalyseCommand", "costs {points} and lets the contract through")
        return filled(words, points=str(step.cost))

    def _sheet(self, choice: Choice) -> str:
        """Say what a contract, or giving up, writes for each player."""
        if choice.written is None:
            return ""
        changes = zip(self._names, choice.written, strict=True)
        return f" [{', '.join(f'{name} {change:+d}' for name, change in changes)}]"

    def _where(self, deal: Finished, step: Step) -> str:
        translate = self.translate
        match step.phase:
            case Phase.TRICK:
                number = len(deal_of(deal.moments[step.place].state).tricks) + 1
                return filled(translate("AnalyseCommand", "trick {number}"), number=str(number))
            case Phase.CHOOSE:
                return translate("AnalyseCommand", "prikup")
            case Phase.PASS:
                return translate("AnalyseCommand", "pass")
            case _:
                return translate("AnalyseCommand", "contract")

    def _decided(self, where: str, seat: int, done: str) -> str:
        return f"  {where:{_PLACE}}{self._names[seat]}: {done}"


def _card(play: Play) -> str:
    return play.card.value if play.declare is None else f"{play.card.value}!"


def _cards(passed: PassCards) -> str:
    return " ".join(card.value for card in passed.cards)
