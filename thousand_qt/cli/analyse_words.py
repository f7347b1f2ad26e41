"""The review of a deal in the English sentences that `thousand analyse` prints."""

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
from engine.coach.reasons import Because, Why, reasons
from engine.coach.scale import taken_by
from engine.coach.steps import Allowed, Called, Choice, Review, Step, Verdict
from engine.state import Phase, deal_of
from engine.view import view
from thousand_qt.cli.wording import SUITS

WHY: Final = {
    Why.ONLY_CARD: "no other card may be played",
    Why.WINS_REST: "all the tricks that are left are certain with it",
    Why.MAKES_CONTRACT: "it makes the contract with {points} or more",
    Why.BREAKS_CONTRACT: "the contract cannot be made any more, {points} at most",
    Why.DECLARES: "it declares {points}",
    Why.OPENS_MARRIAGE: "the marriage of {suit} can be declared next",
    Why.TAKES: "it takes the trick of {points}",
    Why.TAKES_CHEAPLY: "it is the cheapest card that takes the trick of {points}",
    Why.NOBODY_BEATS: "nobody can beat it",
    Why.HIGHEST_LEFT: "only a trump can beat it",
    Why.DRAWS_TRUMPS: "it draws trumps, {count} at most are out",
    Why.RUFFS: "it trumps the {suit}",
    Why.FEEDS_PARTNER: "it gives {points} to the partner",
    Why.FORCES_RUFF: "the declarer has no {suit} and has to trump",
    Why.KEEPS_MARRIAGE: "it keeps the marriage of {suit}",
    Why.GIVES_LITTLE: "it gives only {points} into a lost trick",
    Why.CANNOT_TAKE: "no card of that hand takes the trick, and it gives only {points}",
    Why.PASSES_LITTLE: "only {points} points are given away",
    Why.EMPTIES_SUIT: "no {suit} are left in the hand",
    Why.HOLDS_MARRIAGE: "the marriage of {suit} is in the hand, {points}",
    Why.HOLDS_ACES: "{count} aces are in the hand",
    Why.NO_MARRIAGE: "no marriage is in the hand",
    Why.NO_ACE: "no ace is in the hand",
    Why.LEAST: "nothing lower can be named",
    Why.BEST_ON_AVERAGE: "it is the best on average over {count} arrangements",
}


def head_line(deal: Finished, found: Review, names: Sequence[str]) -> str:
    """Say what was played for and what came of it."""
    if found.declarer is None:
        end = deal_of(deal.end)
        taken = [f"{names[s]} {taken_by(deal.end.rules, end, s)}" for s in end.active]
        return f"Deal {found.number}: without a contract, {', '.join(taken)}."
    who = f"Deal {found.number}: {names[found.declarer]}"
    if found.points is None:
        return f"{who} gives up {found.contract or 'the deal'}."
    done = "makes it" if found.made else "fails"
    return f"{who} plays {found.contract} and {done} with {found.points}."


def call_line(call: Called, names: Sequence[str]) -> str:
    """Say a call of the auction, and what the cards would have borne."""
    said = f"bids {call.action.amount}" if isinstance(call.action, Bid) else "passes"
    line = f"  auction   {names[call.seat]}: {said}"
    match call.verdict:
        case Verdict.RIGHT:
            return line
        case Verdict.TOO_HIGH:
            return f"{line}: too high, the cards bring {call.points}."
        case Verdict.TOO_LOW:
            return f"{line}: too early, {call.least} was open and the cards bring {call.points}."


def step_lines(deal: Finished, step: Step, names: Sequence[str]) -> Iterator[str]:
    """Say a decision, what it cost, what was better, and why."""
    moment = deal.moments[step.place]
    said = f"  {_where(deal, step):8}  {names[step.seat]}: {action_text(step.played.action)}"
    said += _sheet(step.played, names)
    if not step.cost and not step.turned:
        yield said
        return
    price = [f"costs {step.cost}"] if step.cost else []
    if step.turned:
        price.append(
            "loses the contract" if step.seat == step.counted else "lets the contract through"
        )
    better = action_text(step.best.action) + _sheet(step.best, names)
    why = [
        reason_text(because)
        for because in reasons(view(moment.state, moment.seat), step.best.action)
    ]
    because = f" ({'; '.join(why)})" if why else ""
    yield f"{said} {' and '.join(price)}. Better: {better}{because}."
    if step.line:
        cards = " ".join(_card(move.play) for move in step.line)
        yield f"            Best play from here: {cards}."


def _sheet(choice: Choice, names: Sequence[str]) -> str:
    """Say what a contract, or giving up, writes for each player."""
    if choice.written is None:
        return ""
    changes = zip(names, choice.written, strict=True)
    return f" [{', '.join(f'{name} {change:+d}' for name, change in changes)}]"


def lost_lines(found: Review, names: Sequence[str], seat: int | None) -> Iterator[str]:
    """Say how much each player lost in all."""
    for one in sorted({step.seat for step in found.steps}):
        if seat in (None, one):
            costs = [step.cost for step in found.steps if step.seat == one and step.cost]
            times = f"{len(costs)} decision{'' if len(costs) == 1 else 's'}"
            lost = f"{sum(costs)} in {times}" if costs else "nothing"
            yield f"  {names[one]} lost {lost}."


def allowed_line(found: Review, names: Sequence[str]) -> str:
    """Say the best contract of each seat with the same prikup and its best pass."""
    told = "; ".join(_allowed(one, names[one.seat]) for one in found.allowed)
    return f"  The cards allowed: {told or 'not found out'}."


def _allowed(one: Allowed, name: str) -> str:
    passed = f", passing {_cards(one.passed)}" if one.passed is not None else ""
    if one.contract is None:
        return f"{name} no contract ({one.points}{passed})"
    return f"{name} {one.contract} ({one.points}{passed})"


def action_text(action: Action) -> str:
    """Say a choice."""
    match action:
        case Play():
            return _card(action)
        case PassCards():
            return f"passes {_cards(action)}"
        case NameContract(amount=amount):
            return f"plays {amount}"
        case ChoosePrikup(place=place):
            return f"takes prikup {place + 1}"
        case Rospis():
            return "gives up"
        case WriteOff():
            return "writes off"
        case ThrowIn():
            return "throws in"
        case _:
            raise ValueError(f"{action} is not reviewed")


def reason_text(because: Because) -> str:
    """Say a reason."""
    suit = "" if because.suit is None else SUITS[because.suit]
    return WHY[because.why].format(suit=suit, points=because.points, count=because.count)


def _where(deal: Finished, step: Step) -> str:
    if step.phase is Phase.TRICK:
        return f"trick {len(deal_of(deal.moments[step.place].state).tricks) + 1}"
    return {Phase.CHOOSE: "prikup", Phase.PASS: "pass"}.get(step.phase, "contract")


def _card(play: Play) -> str:
    return play.card.value if play.declare is None else f"{play.card.value}!"


def _cards(passed: PassCards) -> str:
    return " ".join(card.value for card in passed.cards)
