"""The example in the chapter of the score: one deal, counted by the engine."""

from msgspec import structs

from engine.cards import Suit
from engine.marriages import marriage_value
from engine.rules import Rules
from engine.rules.activity import is_draw
from engine.scoring import score_deal
from engine.scoring.types import DealResult, Ending, Reason, Standing
from thousand_qt.rulebook.document import Example, Table
from thousand_qt.rulebook.people import names
from thousand_qt.rulebook.say import filled, translate
from thousand_qt.rulebook.two_players import are_two
from thousand_qt.words.scores import signed

_CARDS = (71, 32, 17)
_CARDS_OF_TWO = (71, 49)
_PLAYS = (Reason.CONTRACT_MADE, Reason.CONTRACT_FAILED, Reason.DEFENCE, Reason.OWN_POINTS)


def score_example(rules: Rules) -> Example:
    """Return a deal with a marriage, what everybody writes, and what had the contract failed."""
    players = names()
    cards = _CARDS_OF_TWO if are_two(rules) else _CARDS
    value = marriage_value(rules, Suit.HEARTS)
    taken = cards[0] + value
    contract = max(rules.min_bid, taken // rules.bid_step * rules.bid_step)
    written = _written(rules, cards, contract, value)
    took = (f"{cards[0]} + {value} = {taken}", *map(str, cards[1:]))
    table = Table(
        (
            translate("Rules", "Player"),
            translate("Rules", "Took"),
            translate("Rules", "Writes"),
        ),
        tuple(zip(players, took, map(signed, written), strict=False)),
    )
    if is_draw(rules):
        words = translate("Rules", "{anna} declares the marriage of hearts, {value}.")
        return Example(filled(words, anna=players[0], value=value), table=table)
    words = translate(
        "Rules", "{anna} plays {contract} and declares the marriage of hearts, {value}."
    )
    return Example(
        filled(words, anna=players[0], contract=contract, value=value),
        table=table,
        outcome=_had_it_failed(rules, cards, contract + rules.bid_step, value),
    )


def _had_it_failed(rules: Rules, cards: tuple[int, ...], missed: int, value: int) -> str:
    words = (
        translate(
            "Rules",
            "Had the contract been {missed}, {anna} would write {lost} and {boris} the same as"
            " now.",
        )
        if are_two(rules)
        else translate(
            "Rules",
            "Had the contract been {missed}, {anna} would write {lost} and the others the same as"
            " now.",
        )
    )
    anna, boris, _ = names()
    lost = signed(_written(rules, cards, missed, value)[0])
    return filled(words, anna=anna, boris=boris, missed=missed, lost=lost)


def _written(rules: Rules, cards: tuple[int, ...], contract: int, marriage: int) -> tuple[int, ...]:
    """Return what the players of the example write, as the engine scores it."""
    seats = range(len(cards))
    draw = is_draw(rules)
    result = DealResult(
        declarer=None if draw else 0,
        contract=0 if draw else contract,
        ending=Ending.PLAYED,
        dealer=len(cards) - 1,
        forehand=0,
        active=tuple(seats),
        cards=cards,
        marriages=tuple(0 if seat else marriage for seat in seats),
        tricks=tuple(4 if seat == 0 else 2 for seat in seats),
    )
    # The end of the match and the barrel would only disturb here.
    plain = structs.replace(rules, players=len(cards), barrel="off", dump_truck="off", target=2500)
    scored = score_deal(plain, (Standing(),) * len(cards), result)
    return tuple(
        sum(line.points for line in scored.lines if line.seat == seat and line.reason in _PLAYS)
        for seat in seats
    )
