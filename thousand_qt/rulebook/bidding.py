"""The chapters of the promise: the auction, the prikup with the pass and the raise, the rospis."""

from engine.cards import Card, Rank, Suit
from engine.marriages import CARD_POINT_CEILING, ceiling, highest_contract, marriage_value
from engine.rules import Rules
from engine.scoring import rospis_share
from thousand_qt.rulebook import counts
from thousand_qt.rulebook.basics import hand_size, prikup_size
from thousand_qt.rulebook.document import (
    CardGroup,
    CardRow,
    Chapter,
    ChapterName,
    Example,
)
from thousand_qt.rulebook.people import names
from thousand_qt.rulebook.say import filled, paragraph, points, translate
from thousand_qt.words.scores import signed


def auction(rules: Rules) -> Chapter:
    """Explain the auction."""
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
                    translate(
                        "Rules",
                        "The word goes round clockwise: bid more than the last bid, or pass. Who"
                        " has passed stays out of this auction.",
                    ),
                    _steps(rules),
                    _jumps(rules),
                    _end(rules),
                    _silence(rules),
                )
            ),
            *paragraph(_ceiling(rules), _highest(rules)),
            *_ceiling_example(rules),
        ),
    )


def _compulsory(rules: Rules) -> str:
    match rules.forced_bid:
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
    match rules.forced_bid:
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


def prikup(rules: Rules) -> Chapter:
    """Explain the prikup, the pass of cards and the raise."""
    return Chapter(
        ChapterName.PRIKUP,
        translate("Rules", "The prikup"),
        (
            *paragraph(
                filled(
                    translate("Rules", "The declarer takes the {count} cards of the prikup."),
                    count=prikup_size(rules),
                ),
                _shown(rules),
            ),
            *paragraph(
                translate(
                    "Rules",
                    "Then the declarer gives each opponent one card of their choice, from the hand"
                    " or from the prikup. Mostly these are small cards that bring nothing.",
                ),
                _face(rules),
                filled(
                    translate("Rules", "Now everybody holds {count} cards."),
                    count=hand_size(rules) + 1,
                ),
            ),
            *paragraph(*_raise(rules)),
        ),
    )


def _shown(rules: Rules) -> str:
    match rules.prikup_show:
        case "always":
            return translate("Rules", "Everybody sees the prikup first.")
        case "hidden_at_forced_100":
            return filled(
                translate(
                    "Rules",
                    "Everybody sees the prikup first, unless nobody made a bid above the compulsory"
                    " {bid}: then only the declarer sees it.",
                ),
                bid=rules.min_bid,
            )
        case "never":
            return translate("Rules", "Nobody else sees the prikup.")


def _face(rules: Rules) -> str:
    if rules.pass_face == "down" or rules.prikup_show == "never":
        return translate(
            "Rules", "The passed cards go face down: only the one who gets a card sees it."
        )
    if rules.prikup_show == "hidden_at_forced_100":
        return translate(
            "Rules",
            "The passed cards go face up and everybody sees them, unless the prikup was hidden"
            " too.",
        )
    return translate("Rules", "The passed cards go face up: everybody sees them.")


def _raise(rules: Rules) -> tuple[str | None, ...]:
    if rules.raise_contract == "never":
        return (translate("Rules", "The contract stays what was bid."),)
    when = (
        translate(
            "Rules",
            "Before the first card is led the declarer may raise the contract, in steps of {step}."
            " It can never be lowered.",
        )
        if rules.raise_contract == "after_pass"
        else translate(
            "Rules",
            "Before the prikup is taken the declarer may raise the contract, in steps of {step}."
            " It can never be lowered.",
        )
    )
    return filled(when, step=rules.bid_step), _raise_ceiling(rules), _least_contract(rules)


def _raise_ceiling(rules: Rules) -> str:
    if rules.raise_limit == "unlimited" or rules.bid_limit == "none":
        words = translate("Rules", "The contract may go up to {top}, whatever the cards are.")
        return filled(words, top=highest_contract(rules))
    return translate(
        "Rules",
        "The ceiling is that of the auction, counted anew for the cards that were kept: a marriage"
        " of which a card was given away no longer helps.",
    )


def _least_contract(rules: Rules) -> str | None:
    if rules.min_final_contract <= rules.min_bid:
        return None
    words = translate("Rules", "The contract must be {least} at least.")
    return filled(words, least=rules.min_final_contract)


def rospis(rules: Rules) -> Chapter | None:
    """Explain how a deal is given up; None where it cannot be."""
    if not rules.rospis:
        return None
    return Chapter(
        ChapterName.ROSPIS,
        translate("Rules", "Giving a deal up: the rospis"),
        (
            *paragraph(
                translate(
                    "Rules",
                    "When the prikup brings nothing and the contract looks hopeless, the declarer"
                    " may give the deal up. This is the rospis: nothing is played, the points are"
                    " written at once.",
                ),
                _timing(rules),
            ),
            *points(
                (
                    _cost(rules),
                    _free(rules),
                    _share(rules),
                    _fined(rules),
                    _limit(rules),
                    _ban(rules),
                )
            ),
            _rospis_example(rules),
        ),
    )


def _timing(rules: Rules) -> str:
    match rules.rospis_timing:
        case "before_pass":
            return translate("Rules", "It must be done before cards are given to the opponents.")
        case "before_first_lead":
            return translate("Rules", "It can be done until the declarer has played a first card.")
        case "any_own_turn":
            return translate("Rules", "It can be done whenever it is the declarer's turn.")


def _cost(rules: Rules) -> str:
    match rules.rospis_cost:
        case "contract":
            return translate("Rules", "The declarer loses the contract, as if it had failed.")
        case "none":
            return translate("Rules", "The declarer loses nothing.")
        case "bolt":
            return translate("Rules", "The declarer loses no points but gets a bolt.")


def _free(rules: Rules) -> str | None:
    if not rules.rospis_free_count or rules.rospis_cost != "contract":
        return None
    return counts.rospis_free(rules.rospis_free_count)


def _share(rules: Rules) -> str:
    match rules.rospis_share:
        case "none":
            return translate("Rules", "The opponents write nothing.")
        case "fixed":
            words = translate("Rules", "Each opponent writes {share}.")
            return filled(words, share=rules.rospis_fixed)
        case "half":
            words = translate(
                "Rules",
                "Each opponent writes half of the contract, which is first rounded up to tens: for"
                " {contract} that makes {share}.",
            )
        case "half_min_60":
            words = translate(
                "Rules",
                "Each opponent writes half of the contract, which is first rounded up to tens, but"
                " {least} at least: for {contract} that makes {share}.",
            )
    return filled(
        words,
        contract=_HALVED,
        share=rospis_share(rules, _HALVED),
        least=rospis_share(rules, 0),
    )


_HALVED = 125
"""A contract that shows how halves are rounded, and that more than 60 is shared."""


def _fined(rules: Rules) -> str | None:
    if not rules.rospis_third_fine:
        return None
    words = translate("Rules", "Every third rospis of a player costs {fine} more.")
    return filled(words, fine=rules.fine_amount)


def _limit(rules: Rules) -> str | None:
    if not rules.rospis_limit:
        return None
    return counts.rospis_most(rules.rospis_limit)


def _ban(rules: Rules) -> str | None:
    if rules.barrel not in ("single", "cumulative"):
        return None
    match rules.rospis_when_barrel:
        case "allowed":
            return None
        case "not_barrel_player":
            return translate("Rules", "A player on the barrel may not do it.")
        case "nobody":
            return translate("Rules", "While somebody sits on the barrel nobody may do it.")


def _rospis_example(rules: Rules) -> Example:
    anna, boris, katya = names()
    contract = _EXAMPLE_CONTRACT
    share = signed(rospis_share(rules, contract))
    costly = rules.rospis_cost == "contract" and not rules.rospis_free_count
    words = (
        translate(
            "Rules",
            "{anna} gives up a contract of {contract}: {anna} −{contract}, {boris} {share},"
            " {katya} {share}.",
        )
        if costly
        else translate(
            "Rules",
            "{anna} gives up a contract of {contract} for nothing: {anna} 0, {boris} {share},"
            " {katya} {share}.",
        )
    )
    return Example(
        filled(words, anna=anna, boris=boris, katya=katya, contract=contract, share=share)
    )


_EXAMPLE_CONTRACT = 120
