"""The chapters of deals that count double: the golden round and the dark game."""

from engine.cards import Suit
from engine.marriages import CARD_POINT_CEILING, marriage_value
from engine.phases.auction import next_step
from engine.rules import Rules
from engine.rules.activity import is_draw
from thousand_qt.rulebook.document import Chapter, ChapterName
from thousand_qt.rulebook.say import filled, paragraph, points, translate


def golden(rules: Rules) -> Chapter | None:
    """Explain the golden round; None where there is none."""
    if is_draw(rules):
        return None
    match rules.golden:
        case "off":
            return None
        case "forced_120":
            words = translate(
                "Rules",
                "The first {count} deals of the match are golden: each player is forehand once and"
                " plays {contract} without an auction. Everything that is written counts double.",
            )
            more = (_hidden(rules), _raise(rules), *_doubles(rules), _nobody_made(rules))
        case "double_only":
            words = translate(
                "Rules",
                "In the first {count} deals of the match everything that is written counts double.",
            )
            more = _doubles(rules)
    filled_words = filled(words, count=rules.players, contract=rules.golden_contract)
    return Chapter(
        ChapterName.GOLDEN,
        translate("Rules", "The golden round"),
        (*paragraph(filled_words), *points(more)),
    )


def _hidden(rules: Rules) -> str | None:
    if not rules.golden_hide:
        return None
    return translate("Rules", "The prikup is not shown, and cards are passed face down.")


def _raise(rules: Rules) -> str:
    if rules.golden_raise:
        return translate("Rules", "The golden contract may be raised.")
    return translate("Rules", "The golden contract is not raised.")


def _doubles(rules: Rules) -> tuple[str | None, ...]:
    return (
        translate("Rules", "Fines count double too.")
        if rules.golden_double_fines
        else translate("Rules", "Fines do not count double."),
        translate("Rules", "A bolt of a golden deal counts as two.")
        if rules.golden_double_bolts
        else None,
        translate("Rules", "A golden deal cannot be given up.")
        if rules.rospis and not rules.rospis_on_golden
        else None,
    )


def _nobody_made(rules: Rules) -> str | None:
    match rules.golden_fail:
        case "continue":
            return None
        case "replay":
            return translate(
                "Rules", "If nobody makes a golden contract, the golden round is played again."
            )
        case "reset_replay":
            return translate(
                "Rules",
                "If nobody makes a golden contract, all totals become 0 and the golden round is"
                " played again.",
            )
        case "reset_normal":
            return translate(
                "Rules",
                "If nobody makes a golden contract, all totals become 0 and the match goes on as"
                " usual.",
            )


def dark(rules: Rules) -> Chapter | None:
    """Explain the dark game; None where there is none."""
    if not rules.dark or is_draw(rules):
        return None
    words = translate(
        "Rules",
        "Before anybody has seen a card, forehand may play in the dark: a contract of {contract},"
        " for double the points.",
    )
    return Chapter(
        ChapterName.DARK,
        translate("Rules", "The dark game"),
        (
            *paragraph(filled(words, contract=CARD_POINT_CEILING), *_allowed(rules)),
            *points((*_course(rules), *_result(rules))),
        ),
    )


def _allowed(rules: Rules) -> tuple[str | None, ...]:
    least = None
    if rules.dark_min_score is not None:
        words = translate("Rules", "It takes a total of {total} at least.")
        least = filled(words, total=rules.dark_min_score)
    return (
        least,
        None
        if rules.dark_on_barrel
        else translate("Rules", "Nobody plays in the dark while somebody sits on the barrel."),
    )


def _course(rules: Rules) -> tuple[str | None, ...]:
    return (
        translate("Rules", "In the dark the prikup is not shown, and cards are passed face down.")
        if rules.dark_hide_prikup
        else None,
        _undark(rules),
        _too_small(rules),
        translate("Rules", "A dark contract may be raised after the pass.")
        if rules.dark_raise
        else None,
        translate("Rules", "A dark game cannot be given up.")
        if rules.rospis and not rules.rospis_in_dark
        else None,
    )


def _light(rules: Rules) -> int:
    """Return the bid that turns the light on."""
    return next_step(rules, CARD_POINT_CEILING)


def _too_small(rules: Rules) -> str | None:
    """Say that a marriage has to carry the bid, where one of them does not."""
    if rules.undark == "off" or rules.bid_limit != "marriages_sum":
        return None
    bid = _light(rules)
    least = min(marriage_value(rules, suit) for suit in Suit)
    if CARD_POINT_CEILING + least >= bid:
        return None
    words = translate("Rules", "What this opponent may bid has to reach {bid} with the marriage.")
    return filled(words, bid=bid)


def _undark(rules: Rules) -> str:
    match rules.undark:
        case "off":
            return translate("Rules", "Nobody may bid against it.")
        case "auction":
            words = translate(
                "Rules",
                "An opponent who holds a marriage may turn the light on by bidding {bid}: then"
                " everything is open and the auction goes on as usual.",
            )
        case "take":
            words = translate(
                "Rules",
                "An opponent who holds a marriage may turn the light on by bidding {bid}: this"
                " opponent takes the prikup at once, and everything is open.",
            )
    return filled(words, bid=_light(rules))


def _result(rules: Rules) -> tuple[str | None, ...]:
    double = 2 * CARD_POINT_CEILING
    match rules.dark_score:
        case "contract_x2":
            made = translate("Rules", "Made, a dark game brings twice the contract, {double}.")
        case "points_x2":
            made = translate("Rules", "Made, a dark game brings twice the points that were taken.")
    failed = translate("Rules", "Failed, it costs {double}.")
    return (
        filled(made, double=double),
        filled(failed, double=double),
        translate("Rules", "The others write double too.") if rules.dark_scope == "all" else None,
        translate("Rules", "A bolt in the dark counts as two.")
        if rules.dark_double_bolts
        else None,
    )
