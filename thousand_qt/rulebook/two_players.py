"""What the book says otherwise where only two play: the aim, the deal, the prikups, the count.

There are three forms with an auction here; the draw game, which has none, is in `draw_game`.
"""

from engine.phases import deal
from engine.rules import Rules
from engine.rules.activity import is_draw
from thousand_qt.rulebook import draw_game
from thousand_qt.rulebook.say import filled, translate


def are_two(rules: Rules) -> bool:
    """Tell whether only two play."""
    return rules.players == 2


def hand_size(rules: Rules) -> int:
    """Return how many cards everybody is dealt."""
    return deal.receivers(rules).count(0)


def prikup_size(rules: Rules) -> int:
    """Return how many cards a prikup has."""
    places = deal.receivers(rules)
    return places.count(deal.PRIKUP) or places.count(deal.SECOND)


def company() -> str:
    """Say who plays against whom."""
    return translate(
        "Rules",
        "This is Thousand for two. The points of all deals are added up for each player.",
    )


def promise() -> str:
    """Say what a contract is between two."""
    return translate(
        "Rules",
        "In every deal one player promises to take a certain number of points. The promise is the"
        " contract, and who gives it is the declarer. The other player is the defender: the"
        " defender collects points too and tries to make the contract fail.",
    )


def course(rules: Rules) -> tuple[str, ...]:
    """Sum up a deal with an auction."""
    dead = rules.two_form == "dead_hand"
    return (
        translate(
            "Rules",
            "The cards are dealt as if for three. The third hand is dead: nobody plays it. Three"
            " more cards lie aside, face down: this is the prikup.",
        )
        if dead
        else translate(
            "Rules", "The cards are dealt. Two piles lie aside, face down: these are the prikups."
        ),
        translate("Rules", "In the auction both bid. Who promises more is the declarer."),
        translate(
            "Rules",
            "The declarer takes the prikup and parts with cards, so that both hold equally many.",
        )
        if dead
        else translate(
            "Rules",
            "The declarer takes one of the prikups and parts with cards, so that both hold equally"
            " many.",
        ),
        translate(
            "Rules",
            "The cards are played out in tricks. King and queen of a suit are a marriage: it brings"
            " extra points and makes its suit trump.",
        ),
        translate("Rules", "The points are counted and written down, and the other player deals."),
    )


def seats() -> str:
    """Say who deals and who is forehand."""
    return translate("Rules", "The two deal in turn. Who does not deal is forehand.")


def pattern(rules: Rules) -> str:
    """Say in which order the cards are dealt."""
    match rules.two_form:
        case "two_prikups_2":
            return translate(
                "Rules",
                "The cards are dealt one at a time, the first to forehand. After the second and the"
                " fourth round a card goes to the first prikup, after the sixth and the eighth one"
                " to the second.",
            )
        case "two_prikups_3":
            return translate(
                "Rules",
                "The cards are dealt one at a time, the first to forehand. After the second, the"
                " third and the fourth round a card goes to the first prikup, after the fifth, the"
                " sixth and the seventh one to the second.",
            )
        case "dead_hand":
            return translate(
                "Rules",
                "The cards are dealt one at a time: one to forehand, one to the dead hand, one to"
                " the dealer. After the second, the third and the fourth round a card goes to the"
                " prikup.",
            )
        case "draw":
            return draw_game.pattern()


def in_the_end(rules: Rules) -> str:
    """Say what lies where after the deal."""
    if is_draw(rules):
        return draw_game.in_the_end(rules)
    words = (
        translate(
            "Rules",
            "In the end both hold {hand} cards, the dead hand has as many, and {prikup} cards lie"
            " face down: the prikup. Nobody looks at the dead hand.",
        )
        if rules.two_form == "dead_hand"
        else translate(
            "Rules",
            "In the end both hold {hand} cards, and two prikups of {prikup} cards each lie face"
            " down.",
        )
    )
    return filled(words, hand=hand_size(rules), prikup=prikup_size(rules))


def taking(rules: Rules) -> str:
    """Say which prikup the declarer takes."""
    if rules.two_form == "dead_hand":
        words = translate("Rules", "The declarer takes the {count} cards of the prikup.")
        return filled(words, count=prikup_size(rules))
    match rules.two_choose:
        case "blind":
            return translate(
                "Rules",
                "The declarer picks one of the two prikups without having seen them and takes it.",
            )
        case "seen":
            return translate(
                "Rules", "The declarer looks at both prikups, picks one of them and takes it."
            )


def other_prikup(rules: Rules) -> str | None:
    """Say what becomes of the prikup that was not taken."""
    if rules.two_form == "dead_hand":
        return None
    return translate("Rules", "The other one stays on the table, face down.")


def parting(rules: Rules) -> str:
    """Say which cards leave the declarer's hand."""
    match rules.two_discard:
        case "to_table":
            return translate(
                "Rules",
                "Then the declarer lays two cards of their choice aside, face down. Mostly these"
                " are small cards that bring nothing.",
            )
        case "one_to_opponent":
            return translate(
                "Rules",
                "Then the declarer gives the opponent one card of their choice. Mostly it is a"
                " small card that brings nothing.",
            )
        case "opponent_and_bank" if rules.two_form == "dead_hand":
            return translate(
                "Rules",
                "Then the declarer gives the opponent one card of their choice and lays another one"
                " to the dead hand, face down.",
            )
        case "opponent_and_bank":
            return translate(
                "Rules",
                "Then the declarer gives the opponent one card of their choice and lays another one"
                " to the prikup that was not taken, face down.",
            )


def keeping(rules: Rules) -> str | None:
    """Say which cards may not leave the hand."""
    if rules.pass_style != "keep_one":
        return None
    return translate("Rules", "Exactly one card of the prikup must stay in the declarer's hand.")


def held_then(rules: Rules) -> str:
    """Say how many cards both hold when the play begins."""
    given = rules.two_discard != "to_table"
    return filled(
        translate("Rules", "Now both hold {count} cards."), count=hand_size(rules) + given
    )


def untaken(rules: Rules) -> str | None:
    """Say who gets the cards that nobody played."""
    if not are_two(rules) or is_draw(rules):
        return None
    match rules.two_unclaimed:
        case "last_trick":
            return translate(
                "Rules",
                "The cards that nobody played are turned over after the last trick, and their"
                " points go to the player who took it.",
            )
        case "nobody":
            return translate(
                "Rules",
                "The cards that nobody played are turned over after the last trick, and their"
                " points count for nobody.",
            )


def rounding(rules: Rules) -> str:
    """Say how the defender's points are rounded; `{samples}` stands for some of them."""
    if rules.round_step == 1:
        return translate("Rules", "The defender writes exactly what was taken.")
    if rules.round_mode == "nearest":
        return translate(
            "Rules",
            "The defender writes what was taken, rounded to the nearest {step}: {samples}.",
        )
    return translate(
        "Rules", "The defender writes what was taken, rounded down to {step}: {samples}."
    )


def auction_end(rules: Rules) -> str:
    """Say how the auction ends."""
    match rules.forced_bid:
        case "forehand":
            words = translate(
                "Rules",
                "The last one left is the declarer, the last bid is the contract. When the other"
                " passes at once, forehand plays for {bid}.",
            )
        case "dealer":
            words = translate(
                "Rules",
                "The last one left is the declarer, the last bid is the contract. When the other"
                " passes at once, the dealer plays for {bid}.",
            )
        case "none":
            words = translate(
                "Rules", "The last one left is the declarer, the last bid is the contract."
            )
    return filled(words, bid=rules.min_bid)


def rospis_share(rules: Rules) -> str:
    """Say what the opponent writes; `{share}`, `{contract}` and `{least}` stand for numbers."""
    match rules.rospis_share:
        case "none":
            return translate("Rules", "The opponent writes nothing.")
        case "fixed":
            return translate("Rules", "The opponent writes {share}.")
        case "half":
            return translate(
                "Rules",
                "The opponent writes half of the contract, which is first rounded up to tens: for"
                " {contract} that makes {share}.",
            )
        case "half_min_60":
            return translate(
                "Rules",
                "The opponent writes half of the contract, which is first rounded up to tens, but"
                " {least} at least: for {contract} that makes {share}.",
            )


def tie(rules: Rules) -> str:
    """Say who wins when both reach the target in one deal."""
    if is_draw(rules):
        return translate(
            "Rules",
            "If both get there in one deal, the higher total wins; with equal totals one more deal"
            " is played.",
        )
    match rules.tie_break:
        case "highest_then_declarer":
            return translate(
                "Rules",
                "If both get there in one deal, the higher total wins; of equal totals the"
                " declarer's.",
            )
        case "declarer_first":
            return translate("Rules", "If both get there in one deal, the declarer wins.")
