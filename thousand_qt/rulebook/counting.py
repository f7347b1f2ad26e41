"""The chapters of the score sheet: the points of a deal, bolts, special events, the end."""

from engine.marriages import highest_contract
from engine.rules import Rules
from engine.rules.activity import is_draw
from engine.scoring import round_points
from thousand_qt.rulebook import counts, draw_game, table, two_players
from thousand_qt.rulebook.bonus import nines_bonus
from thousand_qt.rulebook.document import Chapter, ChapterName, Paragraph
from thousand_qt.rulebook.sample_score import score_example
from thousand_qt.rulebook.say import filled, paragraph, points, translate
from thousand_qt.rulebook.two_players import are_two


def score(rules: Rules) -> Chapter:
    """Explain what a deal brings the declarer and the defenders."""
    return Chapter(
        ChapterName.SCORE,
        translate("Rules", "The score of a deal"),
        (
            *paragraph(
                translate(
                    "Rules",
                    "After the last trick everybody counts: the points of the cards in their tricks"
                    " and the marriages that they declared.",
                )
            ),
            *paragraph(two_players.untaken(rules)),
            *(_points_alone() if is_draw(rules) else _contract_and_defence(rules)),
            *paragraph(table.sitter_score(rules), table.sits_through(rules)),
            score_example(rules),
        ),
    )


def _points_alone() -> tuple[Paragraph, ...]:
    return paragraph(draw_game.written())


def _contract_and_defence(rules: Rules) -> tuple[Paragraph, ...]:
    return (
        *paragraph(_made(rules), _success(rules), _failure(rules)),
        *paragraph(
            _rounding(rules),
            translate(
                "Rules",
                "A defender's marriage is the defender's own and takes nothing away from the"
                " declarer.",
            ),
        ),
    )


def _made(rules: Rules) -> str:
    if rules.round_own_game and rules.round_step > 1:
        return translate(
            "Rules",
            "The declarer has made the contract with at least as many points as it names, exact or"
            " rounded like those of the defenders.",
        )
    return translate(
        "Rules",
        "The declarer has made the contract with at least as many points as it names; nothing is"
        " rounded here.",
    )


def _success(rules: Rules) -> str:
    match rules.success_score:
        case "contract":
            return translate(
                "Rules", "Then the contract is written, and what was taken above it is lost."
            )
        case "points" if rules.round_step == 1:
            return translate("Rules", "Then everything that was taken is written.")
        case "points" if _may_fall_short(rules):
            return translate(
                "Rules",
                "Then everything that was taken is written, rounded; this may be a little less than"
                " the contract.",
            )
        case "points":
            return translate("Rules", "Then everything that was taken is written, rounded.")


def _may_fall_short(rules: Rules) -> bool:
    """Tell whether a contract that is just made may write less than it names."""
    bids = range(rules.bid_step, highest_contract(rules) + 1, rules.bid_step)
    return any(round_points(rules, contract) < contract for contract in bids)


def _failure(rules: Rules) -> str:
    match rules.fail_score:
        case "contract":
            return translate(
                "Rules", "If even one point is missing, the contract is taken off the total."
            )
        case "shortfall":
            return translate("Rules", "Otherwise what was missing is taken off the total.")


_ROUNDED = (17, 18, 34, 36)
"""Points that show how fives and tens are rounded, and rounding down."""


def _rounding(rules: Rules) -> str:
    words = two_players.rounding(rules) if are_two(rules) else _rounded(rules)
    samples = ", ".join(f"{taken} → {round_points(rules, taken)}" for taken in _ROUNDED)
    return filled(words, step=rules.round_step, samples=samples)


def _rounded(rules: Rules) -> str:
    if rules.round_step == 1:
        return translate("Rules", "The defenders write exactly what they took.")
    if rules.round_mode == "nearest":
        return translate(
            "Rules",
            "The defenders write what they took, rounded to the nearest {step}: {samples}.",
        )
    return translate(
        "Rules", "The defenders write what they took, rounded down to {step}: {samples}."
    )


def bolts(rules: Rules) -> Chapter:
    """Explain bolts and what they cost."""
    return Chapter(
        ChapterName.BOLTS,
        translate("Rules", "Bolts"),
        (
            *paragraph(_what_is_a_bolt(rules), _bolt_fine(rules)),
            *points((_own_game(rules), _no_bolts(rules))),
        ),
    )


def _what_is_a_bolt(rules: Rules) -> str:
    match rules.bolt_rule:
        case "no_tricks":
            return translate(
                "Rules",
                "A player who takes no trick in a deal gets a bolt, a mark on the score sheet.",
            )
        case "zero_points":
            return translate(
                "Rules",
                "A player who takes not a single point in a deal gets a bolt, a mark on the score"
                " sheet.",
            )
        case "rounds_to_zero":
            return translate(
                "Rules",
                "A player whose points in a deal round to zero gets a bolt, a mark on the score"
                " sheet.",
            )


def _bolt_fine(rules: Rules) -> str:
    match rules.bolt_fine_mode:
        case "off":
            return translate("Rules", "A bolt costs nothing.")
        case "total":
            words = counts.bolts_in_all(rules.bolt_limit)
        case "consecutive":
            words = counts.bolts_running(rules.bolt_limit)
    return filled(words, fine=rules.fine_amount)


def _own_game(rules: Rules) -> str | None:
    if is_draw(rules):
        return None
    if rules.bolt_own_game:
        return translate("Rules", "The declarer can get a bolt like everybody else.")
    if rules.bolt_fine_mode == "consecutive":
        return translate(
            "Rules", "The declarer gets no bolt, and a deal as declarer wipes none away."
        )
    return translate("Rules", "The declarer gets no bolt.")


def _no_bolts(rules: Rules) -> str | None:
    on_barrel = rules.barrel in ("single", "cumulative")
    given_up = rules.rospis and rules.rospis_cost != "bolt" and not is_draw(rules)
    if rules.write_off and given_up:
        return _bolts_of_write_off(on_barrel)
    if on_barrel and given_up:
        return translate("Rules", "There are no bolts on the barrel and in a deal given up.")
    if on_barrel:
        return translate("Rules", "There are no bolts on the barrel.")
    if given_up:
        return translate("Rules", "There are no bolts in a deal given up.")
    return None


def _bolts_of_write_off(on_barrel: bool) -> str:
    if on_barrel:
        return translate(
            "Rules",
            "There are no bolts on the barrel and after a rospis; only a deal that is written off"
            " brings them.",
        )
    return translate(
        "Rules", "There are no bolts after a rospis; only a deal that is written off brings them."
    )


def special(rules: Rules) -> Chapter | None:
    """Explain the dump truck and the bonus for nines; None where there is neither."""
    sentences = (_dump_truck(rules), nines_bonus(rules))
    if not any(sentences):
        return None
    return Chapter(ChapterName.SPECIAL, _special_title(rules), points(sentences))


def _special_title(rules: Rules) -> str:
    if rules.dump_truck == "off":
        return translate("Rules", "A bonus")
    return translate("Rules", "The dump truck")


def _dump_truck(rules: Rules) -> str | None:
    match rules.dump_truck:
        case "off":
            return None
        case "plus":
            words = translate(
                "Rules",
                "A total of exactly {value} after a deal is tipped out: it becomes 0. This is the"
                " dump truck.",
            )
        case "minus":
            words = translate(
                "Rules",
                "A total of exactly −{value} after a deal is tipped out: it becomes 0. This is the"
                " dump truck.",
            )
        case "both":
            words = translate(
                "Rules",
                "A total of exactly {value} or −{value} after a deal is tipped out: it becomes 0."
                " This is the dump truck.",
            )
    return filled(words, value=rules.dump_value)


def end(rules: Rules) -> Chapter:
    """Explain when the match ends and who wins it."""
    return Chapter(
        ChapterName.END,
        translate("Rules", "The end of the match"),
        (
            *paragraph(_victory(rules)),
            *points((_tie(rules), _floor(rules))),
            *paragraph(_settlement(rules)),
        ),
    )


def _victory(rules: Rules) -> str:
    if rules.barrel in ("single", "cumulative"):
        words = translate(
            "Rules",
            "The match is over when a player on the barrel makes it to {target}: this player has"
            " won.",
        )
    else:
        words = translate(
            "Rules",
            "The match is over when somebody has {target} points or more after a deal: this player"
            " has won.",
        )
    return filled(words, target=rules.target)


def _tie(rules: Rules) -> str | None:
    if rules.barrel in ("single", "cumulative") and rules.barrel_jump != "anyone":
        return None
    if are_two(rules):
        return two_players.tie(rules)
    match rules.tie_break:
        case "highest_then_declarer":
            return translate(
                "Rules",
                "If several get there in one deal, the highest total wins; of equal totals the"
                " declarer's, then that of the player next after the dealer.",
            )
        case "declarer_first":
            return translate(
                "Rules",
                "If several get there in one deal, the declarer wins; without the declarer, the"
                " highest total.",
            )


def _floor(rules: Rules) -> str | None:
    if rules.loss_floor is None:
        return None
    words = translate(
        "Rules",
        "The match is also over when a total sinks to {floor} or below. Then the highest total"
        " wins.",
    )
    return filled(words, floor=rules.loss_floor)


def _settlement(rules: Rules) -> str | None:
    match rules.settlement:
        case "none":
            return None
        case "difference":
            return translate(
                "Rules",
                "After the match it is settled: each of the others pays the winner what they have"
                " less than the winner.",
            )
        case "proportional":
            return translate(
                "Rules",
                "After the match it is settled: every two players settle the difference of their"
                " totals between them.",
            )
