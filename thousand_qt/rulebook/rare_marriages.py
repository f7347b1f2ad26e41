"""Marriages that only some tables know: four aces, queen and jack, four nines."""

from engine.cards import Card, Rank, Suit
from engine.marriages import marriage_value
from engine.rules import Rules
from thousand_qt.rulebook.document import Block, CardGroup, CardRow
from thousand_qt.rulebook.say import filled, paragraph, translate


def rare(rules: Rules) -> tuple[Block, ...]:
    """Explain the marriages besides king and queen that are in force."""
    return (*_aces(rules), *_halves(rules), *_nines(rules))


def _four(rank: Rank, value: int) -> CardRow:
    return CardRow((CardGroup(tuple(Card.of(rank, suit) for suit in Suit), str(value)),))


def _aces(rules: Rules) -> tuple[Block, ...]:
    if not rules.ace_marriage:
        return ()
    value = rules.ace_marriage_value
    words = (
        translate(
            "Rules",
            "Four aces in one hand are an ace marriage, worth {value}. You declare it by leading an"
            " ace.",
        )
        if rules.marriage_first_lead
        else translate(
            "Rules",
            "Four aces in one hand are an ace marriage, worth {value}. You declare it by leading an"
            " ace, after a trick that you took with another card.",
        )
    )
    return (
        *paragraph(filled(words, value=value), _ace_trump(rules), _ace_leads(rules)),
        _four(Rank.ACE, value),
    )


def _ace_trump(rules: Rules) -> str:
    match rules.ace_marriage_trump:
        case "none":
            return translate("Rules", "An ace marriage makes no trump.")
        case "led_suit":
            return translate("Rules", "The suit of the ace that is led becomes trump.")


def _ace_leads(rules: Rules) -> str | None:
    if not rules.ace_marriage_force_aces:
        return None
    return translate("Rules", "After it you must go on leading aces as long as you hold one.")


def _halves(rules: Rules) -> tuple[Block, ...]:
    if not rules.half_marriage:
        return ()
    suits = sorted(Suit, key=lambda suit: -marriage_value(rules, suit))
    pairs = CardRow(
        tuple(
            CardGroup(
                (Card.of(Rank.QUEEN, suit), Card.of(Rank.JACK, suit)),
                str(marriage_value(rules, suit) // 2),
            )
            for suit in suits
        )
    )
    words = translate(
        "Rules",
        "Queen and jack of one suit are half a marriage. It is declared like a whole one and makes"
        " trump too, but brings half the points:",
    )
    return (*paragraph(words), pairs)


def _nines(rules: Rules) -> tuple[Block, ...]:
    if not rules.nines_marriage_value:
        return ()
    words = translate(
        "Rules",
        "Four nines in one hand are worth {value}. You declare them like a marriage, by leading a"
        " nine; they make no trump.",
    )
    value = rules.nines_marriage_value
    return (*paragraph(filled(words, value=value)), _four(Rank.NINE, value))
