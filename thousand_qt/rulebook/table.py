"""What the table adds to the deal: a fourth player who sits out, and the cut of the pack."""

from typing import Literal

from engine.rules import Rules
from thousand_qt.rulebook.say import filled, translate


def sitter(rules: Rules) -> str | None:
    """Say who of four sits out."""
    if rules.players != 4:
        return None
    match rules.four_player_sitter:
        case "dealer":
            return translate(
                "Rules",
                "Four sit at this table and three play a deal: the dealer gets no cards and sits"
                " out.",
            )
        case "opposite_dealer":
            return translate(
                "Rules",
                "Four sit at this table and three play a deal: the player opposite the dealer gets"
                " no cards and sits out.",
            )
        case "right_of_dealer":
            return translate(
                "Rules",
                "Four sit at this table and three play a deal: the player to the right of the"
                " dealer gets no cards and sits out.",
            )


def bidder(rules: Rules) -> Literal["forehand", "dealer", "none"]:
    """Return who has the compulsory bid: forehand in the place of a dealer who sits out."""
    return (
        "forehand" if rules.forced_bid == "dealer" and _dealer_sits_out(rules) else rules.forced_bid
    )


def leader(rules: Rules) -> Literal["declarer", "forehand", "dealer"]:
    """Return who leads first: forehand in the place of a dealer who sits out."""
    return (
        "forehand" if rules.first_lead == "dealer" and _dealer_sits_out(rules) else rules.first_lead
    )


def _dealer_sits_out(rules: Rules) -> bool:
    return rules.players == 4 and rules.four_player_sitter == "dealer"


def sitter_writes(rules: Rules) -> bool:
    """Tell whether somebody sits out and writes for the prikup."""
    return rules.players == 4 and rules.sitter_score != "none"


def sits_through(rules: Rules) -> str | None:
    """Say that who sits out writes of a deal given up too."""
    if not sitter_writes(rules) or not (rules.rospis or rules.write_off):
        return None
    return translate("Rules", "This is written for a deal that was given up too.")


def sitter_score(rules: Rules) -> str | None:
    """Say what who sits out writes for the prikup as it was dealt."""
    if rules.players != 4:
        return None
    match rules.sitter_score:
        case "none":
            return translate("Rules", "Who sits out writes nothing.")
        case "cards":
            return translate(
                "Rules", "Who sits out writes the points of the cards in the prikup, rounded."
            )
        case "cards_marriage":
            return translate(
                "Rules",
                "Who sits out writes the points of the cards in the prikup, rounded, and a marriage"
                " that lies in it.",
            )
        case "cards_half_marriage":
            return translate(
                "Rules",
                "Who sits out writes the points of the cards in the prikup, rounded, a marriage"
                " that lies in it, and half a marriage for a single king or queen.",
            )
        case "aces_marriage":
            words = translate(
                "Rules",
                "Who sits out writes {value} for each ace in the prikup and a marriage that lies in"
                " it.",
            )
            return filled(words, value=rules.sitter_ace_value)
        case "three_nines_or_cards":
            return translate(
                "Rules",
                "Who sits out writes 100 for three nines in the prikup, otherwise the points of its"
                " cards, rounded.",
            )


def cut(rules: Rules) -> tuple[str | None, ...]:
    """Say who cuts and what a nine or a jack at the bottom means."""
    if rules.cut_nine == "off" and rules.cut_jack == "off":
        return ()
    if rules.cutter == "none":
        nobody = translate(
            "Rules", "Nobody cuts the pack, so a nine or a jack at its bottom means nothing."
        )
        return (nobody,)
    return _cutter(rules), _nine(rules), _jack(rules)


def _cutter(rules: Rules) -> str:
    if rules.cutter == "right_of_dealer":
        return translate("Rules", "The player to the right of the dealer cuts the pack.")
    return translate("Rules", "The player to the left of the dealer cuts the pack.")


def _nine(rules: Rules) -> str | None:
    match rules.cut_nine:
        case "off":
            return None
        case "recut":
            return translate("Rules", "When a nine lies at the bottom, the pack is cut again.")
        case "recut_then_fine":
            words = translate(
                "Rules",
                "When a nine lies at the bottom, the pack is cut again; the third nine in a row"
                " costs who cuts {fine} points.",
            )
        case "recut_then_fine_pass_deal":
            words = translate(
                "Rules",
                "When a nine lies at the bottom, the pack is cut again; the third nine in a row"
                " costs who cuts {fine} points, and the next player deals.",
            )
    return filled(words, fine=rules.fine_amount)


def _jack(rules: Rules) -> str | None:
    match rules.cut_jack:
        case "off":
            return None
        case "dealer_buries":
            return translate(
                "Rules", "When a jack lies at the bottom, the dealer puts it into the middle."
            )
        case "dealer_recuts_once":
            return translate(
                "Rules", "When a jack lies at the bottom, the dealer cuts once, and this stands."
            )
        case "reshuffle_and_recut":
            return translate(
                "Rules", "When a jack lies at the bottom, the pack is shuffled and cut anew."
            )
