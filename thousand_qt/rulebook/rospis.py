"""The chapter of the rospis: giving a deal up, what it costs and brings."""

from typing import Final

from engine.rules import Rules
from engine.rules.activity import is_draw
from engine.scoring import rospis_share
from thousand_qt.rulebook import counts, two_players
from thousand_qt.rulebook.document import Chapter, ChapterName, Example
from thousand_qt.rulebook.people import names
from thousand_qt.rulebook.say import filled, paragraph, points, translate
from thousand_qt.rulebook.two_players import are_two
from thousand_qt.words.scores import signed

_HALVED: Final = 125
"""A contract that shows how halves are rounded, and that more than 60 is shared."""
_EXAMPLE_CONTRACT: Final = 120


def rospis(rules: Rules) -> Chapter | None:
    """Explain how a deal is given up; None where it cannot be."""
    if is_draw(rules):
        return None
    if not rules.rospis:
        return _write_off_only(rules)
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
                    _written_off(rules),
                )
            ),
            _rospis_example(rules),
        ),
    )


def _write_off_only(rules: Rules) -> Chapter | None:
    words = paragraph(_written_off(rules))
    title = translate("Rules", "Writing a deal off")
    return Chapter(ChapterName.ROSPIS, title, words) if words else None


def _written_off(rules: Rules) -> str | None:
    if not rules.write_off:
        return None
    if are_two(rules):
        return translate(
            "Rules",
            "The declarer may also write the deal off: the declarer loses the contract, and the"
            " opponent gets a bolt.",
        )
    return translate(
        "Rules",
        "The declarer may also write the deal off: the declarer loses the contract, and each"
        " opponent gets a bolt.",
    )


def _timing(rules: Rules) -> str:
    match rules.rospis_timing:
        case "before_pass" if are_two(rules):
            return translate("Rules", "It must be done before cards leave the declarer's hand.")
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
    words = two_players.rospis_share(rules) if are_two(rules) else _shares(rules)
    return filled(
        words,
        contract=_HALVED,
        share=rospis_share(rules, _HALVED),
        least=rospis_share(rules, 0),
    )


def _shares(rules: Rules) -> str:
    match rules.rospis_share:
        case "none":
            return translate("Rules", "The opponents write nothing.")
        case "fixed":
            return translate("Rules", "Each opponent writes {share}.")
        case "half":
            return translate(
                "Rules",
                "Each opponent writes half of the contract, which is first rounded up to tens: for"
                " {contract} that makes {share}.",
            )
        case "half_min_60":
            return translate(
                "Rules",
                "Each opponent writes half of the contract, which is first rounded up to tens, but"
                " {least} at least: for {contract} that makes {share}.",
            )


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
    if are_two(rules):
        words = _example_for_two(costly)
        return Example(filled(words, anna=anna, boris=boris, contract=contract, share=share))
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


def _example_for_two(costly: bool) -> str:
    if costly:
        return translate(
            "Rules",
            "{anna} gives up a contract of {contract}: {anna} −{contract}, {boris} {share}.",
        )
    return translate(
        "Rules",
        "{anna} gives up a contract of {contract} for nothing: {anna} 0, {boris} {share}.",
    )
