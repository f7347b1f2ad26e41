"""The chapter of the prikup: taking it, passing cards, raising the contract."""

from engine.marriages import highest_contract
from engine.rules import Rules
from engine.rules.activity import is_draw
from thousand_qt.rulebook import two_players
from thousand_qt.rulebook.document import Chapter, ChapterName
from thousand_qt.rulebook.say import filled, paragraph, translate
from thousand_qt.rulebook.two_players import are_two, hand_size, prikup_size


def prikup(rules: Rules) -> Chapter | None:
    """Explain the prikup, the pass of cards and the raise; None where there is no prikup."""
    if is_draw(rules):
        return None
    return Chapter(
        ChapterName.PRIKUP,
        translate("Rules", "The prikup"),
        (
            *paragraph(*_taking(rules)),
            *paragraph(*_passing(rules)),
            *paragraph(*_raise(rules)),
        ),
    )


def _taking(rules: Rules) -> tuple[str | None, ...]:
    if are_two(rules):
        return two_players.taking(rules), _shown(rules), two_players.other_prikup(rules)
    words = translate("Rules", "The declarer takes the {count} cards of the prikup.")
    return filled(words, count=prikup_size(rules)), _shown(rules)


def _passing(rules: Rules) -> tuple[str | None, ...]:
    if are_two(rules):
        parting, keeping = two_players.parting(rules), two_players.keeping(rules)
        return parting, keeping, two_players.held_then(rules)
    held = translate("Rules", "Now everybody holds {count} cards.")
    return _pass(rules), _face(rules), filled(held, count=hand_size(rules) + 1)


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


def _pass(rules: Rules) -> str:
    match rules.pass_style:
        case "take_all":
            return translate(
                "Rules",
                "Then the declarer gives each opponent one card of their choice, from the hand or"
                " from the prikup. Mostly these are small cards that bring nothing.",
            )
        case "keep_one":
            return translate(
                "Rules",
                "The declarer keeps one card of the prikup and gives each opponent one of the"
                " others.",
            )


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
