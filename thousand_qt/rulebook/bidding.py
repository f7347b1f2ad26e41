"""The chapter of the auction: the compulsory bid, raises, ceilings, silence."""

from engine.cards import Card, Rank, Suit
from engine.marriages import CARD_POINT_CEILING, ceiling, highest_contract, marriage_value
from engine.rules import Rules
from engine.rules.activity import is_draw
from thousand_qt.rulebook import table, two_players
from thousand_qt.rulebook.document import (
    CardGroup,
    CardRow,
    Chapter,
    ChapterName,
    Example,
)
from thousand_qt.rulebook.say import filled, paragraph, points, translate
from thousand_qt.rulebook.two_players import are_two


def auction(rules: Rules) -> Chapter | None:
    """Explain the auction; None where there is none."""
    if is_draw(rules):
        return None
    return Chapter(
        ChapterName.AUCTION,
        translate("Rules", "The auction"),
        (
            *paragraph(
                translate(
                    "Rules",
                    "In the auction you promise how many points you will take in this deal, with"
                    " the cards in your hand and what the prikup may bring.",
                )
            ),
            *points(
                (
                    _compulsory(rules),
                    _turns(rules),
                    _steps(rules),
                    _jumps(rules),
                    _end(rules),
                    *_all_pass(rules),
                    _silence(rules),
                )
            ),
            *paragraph(_ceiling(rules), _highest(rules)),
            *_ceiling_example(rules),
        ),
    )


def _turns(rules: Rules) -> str:
    if are_two(rules):
        return translate(
            "Rules",
            "Both speak in turn: bid more than the last bid, or pass. Who has passed stays out of"
            " this auction.",
        )
    return translate(
        "Rules",
        "The word goes round clockwise: bid more than the last bid, or pass. Who has passed stays"
        " out of this auction.",
    )


def _compulsory(rules: Rules) -> str:
    match table.bidder(rules):
        case "forehand":
            words = translate(
                "Rules",
                "Forehand has no choice at first: the bid of {bid} stands for them without a word."
                " This is the compulsory bid.",
            )
        case "dealer":
            words = translate(
                "Rules",
                "The dealer has no choice at first: the bid of {bid} stands for them without a"
                " word. This is the compulsory bid.",
            )
        case "none":
            words = translate(
                "Rules", "Nobody has to bid. Forehand speaks first; the lowest bid is {bid}."
            )
    return filled(words, bid=rules.min_bid)


def _steps(rules: Rules) -> str:
    low, step = rules.min_bid, rules.bid_step
    return filled(
        translate("Rules", "Bids go in steps of {step}: {first}, {second}, {third} and so on."),
        step=step,
        first=low,
        second=low + step,
        third=low + 2 * step,
    )


def _jumps(rules: Rules) -> str:
    if rules.bid_jumps:
        return translate("Rules", "You may raise by several steps at once.")
    return translate("Rules", "You raise by one step, never by more.")


def _end(rules: Rules) -> str:
    if are_two(rules):
        return two_players.auction_end(rules)
    match table.bidder(rules):
        case "forehand":
            words = translate(
                "Rules",
                "The last one left is the declarer, the last bid is the contract. When both others"
                " pass at once, forehand plays for {bid}.",
            )
        case "dealer":
            words = translate(
                "Rules",
                "The last one left is the declarer, the last bid is the contract. When both others"
                " pass at once, the dealer plays for {bid}.",
            )
        case "none":
            words = translate(
                "Rules", "The last one left is the declarer, the last bid is the contract."
            )
    return filled(words, bid=rules.min_bid)


def _all_pass(rules: Rules) -> tuple[str | None, ...]:
    if rules.forced_bid != "none":
        return ()
    match rules.all_pass:
        case "forced_plays":
            return ()
        case "redeal_same":
            return (translate("Rules", "When all pass, the same player deals again."),)
        case "redeal_next":
            return (translate("Rules", "When all pass, the next player deals."),)
        case "last_hand_takes":
            takes = translate(
                "Rules",
                "When the first two pass, the last player takes the prikup without a bid and then"
                " names a contract.",
            )
            throws = translate(
                "Rules",
                "Instead the last player may throw the cards in: each opponent writes {share}, the"
                " thrower nothing.",
            )
            return takes, filled(throws, share=rules.free_throw_in) if rules.free_throw_in else None


def _silence(rules: Rules) -> str | None:
    if rules.silence_below is None:
        return None
    return filled(
        translate(
            "Rules",
            "A player whose total is below {total} has to be silent: they always pass, but the"
            " compulsory bid stays with them.",
        ),
        total=rules.silence_below,
    )


def _ceiling(rules: Rules) -> str:
    match rules.bid_limit:
        case "marriages_sum":
            words = translate(
                "Rules",
                "How high may you go? The cards hold {cards} points, so without a marriage in your"
                " hand you may bid {cards} at most. Each marriage that you hold lifts this ceiling"
                " by its value.",
            )
        case "no_marriage_120":
            words = translate(
                "Rules",
                "How high may you go? The cards hold {cards} points, so without a marriage in your"
                " hand you may bid {cards} at most. With a marriage you may bid up to {top}.",
            )
        case "none":
            words = translate(
                "Rules",
                "How high may you go? As high as you dare, up to {top}. The cards hold {cards}"
                " points; more comes from marriages only.",
            )
    return filled(words, cards=CARD_POINT_CEILING, top=highest_contract(rules))


def _highest(rules: Rules) -> str | None:
    if not rules.max_contract or rules.bid_limit == "none":
        return None
    words = translate("Rules", "No bid and no contract goes above {top}.")
    return filled(words, top=rules.max_contract)


def _ceiling_example(rules: Rules) -> tuple[Example, ...]:
    if rules.bid_limit != "marriages_sum":
        return ()
    pair = (Card.of(Rank.KING, Suit.HEARTS), Card.of(Rank.QUEEN, Suit.HEARTS))
    rest = tuple(Card(card) for card in ("AS", "10S", "9S", "AD", "JC"))
    value = marriage_value(rules, Suit.HEARTS)
    return (
        Example(
            filled(
                translate(
                    "Rules",
                    "This hand holds the marriage of hearts, which is worth {value}. It may bid up"
                    " to {top}.",
                ),
                value=value,
                top=ceiling(rules, pair + rest),
            ),
            CardRow((CardGroup(pair, str(value), marked=True), CardGroup(rest))),
        ),
    )
