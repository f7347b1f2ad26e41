"""What the book says of the draw game, the form for two with a stock and without a contract."""

from engine.phases import deal
from engine.rules import Rules, barrel_need
from thousand_qt.rulebook.say import filled, translate


def promise() -> str:
    """Say that nobody promises anything."""
    return translate(
        "Rules",
        "There is no auction and no contract here: both write what they take in the deal.",
    )


def course(rules: Rules) -> tuple[str, ...]:
    """Sum up a deal."""
    dealt = translate(
        "Rules",
        "Both get {hand} cards. The rest lies aside, face down: this is the stock.",
    )
    return (
        filled(dealt, hand=deal.receivers(rules).count(0)),
        translate(
            "Rules",
            "After every trick both draw a card from the stock. When it is empty, the last cards"
            " are played out.",
        ),
        translate(
            "Rules",
            "King and queen of a suit are a marriage: it brings extra points and makes its suit"
            " trump.",
        ),
        translate("Rules", "The points are counted and written down, and the other player deals."),
    )


def pattern() -> str:
    """Say in which order the cards are dealt."""
    return translate("Rules", "The cards are dealt one at a time, the first to forehand.")


def in_the_end(rules: Rules) -> str:
    """Say what lies where after the deal."""
    places = deal.receivers(rules)
    words = translate(
        "Rules",
        "In the end both hold {hand} cards, and {stock} cards are left over: the stock. It lies"
        " face down.",
    )
    return filled(words, hand=places.count(0), stock=places.count(deal.STOCK))


def drawing() -> str:
    """Say when cards are drawn."""
    return translate(
        "Rules",
        "After the trick both draw a card from the stock, who took the trick first. When the stock"
        " is empty, the last cards are played out without drawing.",
    )


def freedom(rules: Rules) -> str | None:
    """Say that nothing has to be followed while cards are drawn."""
    if rules.draw_follow != "free":
        return None
    return translate("Rules", "As long as there are cards in the stock, you may play any card.")


def duties(rules: Rules) -> str:
    """Lead over to what must be followed."""
    if rules.draw_follow == "free":
        return translate("Rules", "When the stock is empty, you can no longer play what you like:")
    return translate("Rules", "You cannot always play what you like, from the first trick on:")


def written() -> str:
    """Say what a deal brings."""
    return translate(
        "Rules", "Both write exactly what they took, cards and marriages; nothing is rounded."
    )


def barrel_need_words(rules: Rules) -> str:
    """Say what a player on the barrel needs."""
    words = translate(
        "Rules",
        "Now {need} points are missing, and they must come at one stroke: take {need} or more in"
        " one deal, cards and marriages together. This wins the match.",
    )
    return filled(words, need=barrel_need(rules))


def barrel_silence() -> str:
    """Say what is not written on the barrel."""
    return translate("Rules", "On the barrel nothing else is written for you, and no bolts.")


def barrel_attempts() -> str:
    """Say what uses an attempt."""
    return translate("Rules", "Every deal in which you do not win uses an attempt.")
