"""The first chapters: what the game is about, the cards, the deal, rights to a new deal."""

from engine.cards import CARD_POINTS, DEAL_POINTS, DECK, Card, Rank, Suit
from engine.rules import Rules
from engine.rules.activity import is_draw
from thousand_qt.rulebook import draw_game, table, two_players
from thousand_qt.rulebook.document import (
    CardGroup,
    CardRow,
    Chapter,
    ChapterName,
)
from thousand_qt.rulebook.say import filled, paragraph, points, translate
from thousand_qt.rulebook.two_players import are_two, hand_size, prikup_size


def aim(rules: Rules) -> Chapter:
    """Say what the game is about and who wins."""
    return Chapter(
        ChapterName.AIM,
        translate("Rules", "What it is about"),
        (
            *paragraph(
                _company(rules),
                _winner(rules),
            ),
            *paragraph(_promise(rules)),
            *paragraph(translate("Rules", "A deal goes like this:")),
            *points(_course(rules)),
        ),
    )


def _promise(rules: Rules) -> str:
    if is_draw(rules):
        return draw_game.promise()
    if are_two(rules):
        return two_players.promise()
    return translate(
        "Rules",
        "In every deal one player promises to take a certain number of points. The promise is the"
        " contract, and who gives it is the declarer. The other two are the defenders: they collect"
        " points of their own and try to make the contract fail.",
    )


def _company(rules: Rules) -> str:
    if are_two(rules):
        return two_players.company()
    if rules.players == 4:
        return translate(
            "Rules",
            "Four people play Thousand here, three of them in each deal. Everybody plays for"
            " themselves, and the points of all deals are added up.",
        )
    return translate(
        "Rules",
        "Thousand is a card game for three. Everybody plays for themselves, and the points of all"
        " deals are added up.",
    )


def _winner(rules: Rules) -> str:
    words = translate("Rules", "Whoever first reaches {target} points wins the match.")
    if rules.barrel == "single":
        words = translate(
            "Rules",
            "The match is played to {target} points, and the last part of the way is made in one"
            " leap: see “The barrel”.",
        )
    return filled(words, target=rules.target)


def _course(rules: Rules) -> tuple[str, ...]:
    if is_draw(rules):
        return draw_game.course(rules)
    if are_two(rules):
        return two_players.course(rules)
    return (
        translate(
            "Rules",
            "The cards are dealt. Three of them lie aside, face down: this is the prikup.",
        ),
        translate("Rules", "In the auction everybody bids. Who promises most is the declarer."),
        translate(
            "Rules",
            "The declarer takes the prikup and gives each opponent a card, so that all hold"
            " equally many.",
        ),
        translate(
            "Rules",
            "The cards are played out in tricks. King and queen of a suit are a marriage: it brings"
            " extra points and makes its suit trump.",
        ),
        translate("Rules", "The points are counted and written down, and the next player deals."),
    )


def cards(rules: Rules) -> Chapter:
    """Show the cards, their order and their points."""
    suit_points = sum(CARD_POINTS.values())
    return Chapter(
        ChapterName.CARDS,
        translate("Rules", "The cards"),
        (
            *paragraph(
                filled(
                    translate(
                        "Rules",
                        "The pack has {pack} cards: spades, clubs, diamonds and hearts with six"
                        " each. Here is a suit from the strongest card to the weakest, with the"
                        " points of every card:",
                    ),
                    pack=len(DECK),
                )
            ),
            CardRow(
                tuple(
                    CardGroup((Card.of(rank, Suit.HEARTS),), str(CARD_POINTS[rank]))
                    for rank in Rank
                )
            ),
            *paragraph(
                translate("Rules", "Mind the ten: it is stronger than the king."),
                filled(
                    translate(
                        "Rules",
                        "A suit holds {suit} points, the whole pack {all}. What counts are the"
                        " points in your tricks, not how many tricks you take.",
                    ),
                    suit=suit_points,
                    all=DEAL_POINTS,
                ),
            ),
        ),
    )


def dealing(rules: Rules) -> Chapter:
    """Say who sits where and how the cards are dealt."""
    return Chapter(
        ChapterName.DEAL,
        translate("Rules", "Seats and the deal"),
        (
            *paragraph(_seats(rules)),
            *paragraph(table.sitter(rules)),
            *points((*table.cut(rules), _pattern(rules), _ban(rules))),
            *paragraph(_in_the_end(rules)),
        ),
    )


def _seats(rules: Rules) -> str:
    if are_two(rules):
        return two_players.seats()
    return translate(
        "Rules",
        "Everything goes clockwise. The player after the dealer is forehand; for every deal the"
        " next player deals.",
    )


def _in_the_end(rules: Rules) -> str:
    if are_two(rules):
        return two_players.in_the_end(rules)
    words = translate(
        "Rules",
        "In the end everybody holds {hand} cards, and {prikup} cards lie face down: the prikup.",
    )
    return filled(words, hand=hand_size(rules), prikup=prikup_size(rules))


def _pattern(rules: Rules) -> str:
    if are_two(rules):
        return two_players.pattern(rules)
    match rules.deal_pattern:
        case "one_by_one_mid":
            return translate(
                "Rules",
                "The cards are dealt one at a time, the first to forehand. After the second, the"
                " third and the fourth round a card goes to the prikup.",
            )
        case "prikup_first_three_rounds":
            return translate(
                "Rules",
                "The cards are dealt one at a time, the first to forehand. In each of the first"
                " three rounds a card goes to the prikup before the dealer's own.",
            )
        case "prikup_last":
            return translate(
                "Rules",
                "The cards are dealt one at a time, the first to forehand. The last three are the"
                " prikup.",
            )
        case "packets_3_2_2":
            return translate(
                "Rules",
                "The cards are dealt in packets: three to everybody, then two, then two again."
                " After the first round two cards go to the prikup, after the second one.",
            )


def _ban(rules: Rules) -> str | None:
    if are_two(rules):
        return None  # their one order of dealing keeps to every ban
    match rules.prikup_ban:
        case "none":
            return None
        case "first_last_one":
            return translate(
                "Rules", "Neither the first nor the last card of the pack may go to the prikup."
            )
        case "first_last_three":
            return translate(
                "Rules",
                "None of the first three and of the last three cards of the pack may go to the"
                " prikup.",
            )


def redeal(rules: Rules) -> Chapter | None:
    """List the rights to a new deal; None where there are none."""
    rights = (*_hand_rights(rules), *_prikup_rights(rules))
    if not any(rights):
        return None
    nines = rules.redeal_four_nines_deal or _nines_after_pass(rules)
    picture = (CardGroup(tuple(Card.of(Rank.NINE, suit) for suit in Suit)),)
    return Chapter(
        ChapterName.REDEAL,
        translate("Rules", "A new deal"),
        (
            *paragraph(
                translate(
                    "Rules",
                    "Some cards are so poor that you may ask for a new deal. It is a right, not a"
                    " duty: you are asked and may also play on. You have it in these cases:",
                )
            ),
            *points(rights),
            *((CardRow(picture),) if nines else ()),
            *paragraph(_only_at_compulsory(rules)),
            *paragraph(
                translate(
                    "Rules",
                    "Who asks shows the cards. The deal is not written, and nothing else changes.",
                ),
                translate("Rules", "The same player deals again.")
                if rules.redeal_dealer == "same"
                else translate("Rules", "The next player deals."),
                _streak(rules),
            ),
        ),
    )


def _streak(rules: Rules) -> str | None:
    if not rules.redeal_streak_fine:
        return None
    words = translate("Rules", "Three new deals in a row cost the dealer {fine} points.")
    return filled(words, fine=rules.fine_amount)


def _hand_rights(rules: Rules) -> tuple[str | None, ...]:
    return (
        translate("Rules", "You are dealt four nines.") if rules.redeal_four_nines_deal else None,
        translate("Rules", "You hold four nines after the prikup was taken or cards were passed.")
        if _nines_after_pass(rules)
        else None,
        _three_nines(rules),
        translate("Rules", "You hold four jacks at any time before the first lead.")
        if rules.redeal_four_jacks
        else None,
        _low_hand(rules),
    )


def _nines_after_pass(rules: Rules) -> bool:
    return rules.redeal_four_nines_pass and not is_draw(rules)


def _three_nines(rules: Rules) -> str | None:
    match rules.redeal_three_nines:
        case "off":
            return None
        case "forehand":
            return translate("Rules", "You are forehand and are dealt three nines.")
        case "any":
            return translate("Rules", "You hold three nines at any time before the first lead.")


def _low_hand(rules: Rules) -> str | None:
    late = rules.redeal_hand_when == "after_pass"
    if rules.redeal_hand_below == 0 or (late and is_draw(rules)):
        return None
    words = (
        translate("Rules", "The cards you are dealt hold fewer than {points} points.")
        if not late
        else translate(
            "Rules",
            "Your cards hold fewer than {points} points after the declarer has given cards away.",
        )
    )
    return filled(words, points=rules.redeal_hand_below)


def _prikup_rights(rules: Rules) -> tuple[str | None, ...]:
    if is_draw(rules):
        return ()
    low = translate("Rules", "You take the prikup and it holds fewer than {points} points.")
    return (
        filled(low, points=rules.redeal_prikup_below) if rules.redeal_prikup_below else None,
        translate("Rules", "You take the prikup and two nines lie in it.")
        if rules.redeal_prikup_two_nines
        else None,
        translate("Rules", "You take the prikup and three jacks lie in it.")
        if rules.redeal_prikup_three_jacks
        else None,
    )


def _only_at_compulsory(rules: Rules) -> str | None:
    if not rules.redeal_prikup_only_at_100 or not any(_prikup_rights(rules)):
        return None
    return filled(
        translate(
            "Rules",
            "A poor prikup gives this right only to the one who had to take it at the compulsory"
            " {bid}, when nobody else made a bid.",
        ),
        bid=rules.min_bid,
    )
