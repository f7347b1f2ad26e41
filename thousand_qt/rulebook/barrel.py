"""The chapter of the barrel, the last part of the way to victory."""

from engine.rules import Rules, barrel_need
from engine.rules.activity import is_draw
from engine.scoring.measures import rospis_cost
from engine.scoring.types import Standing
from thousand_qt.rulebook import counts, draw_game, table
from thousand_qt.rulebook.document import Chapter, ChapterName, Example
from thousand_qt.rulebook.people import names
from thousand_qt.rulebook.say import filled, paragraph, points, translate


def barrel(rules: Rules) -> Chapter | None:
    """Explain the barrel or the lock; None where there is neither."""
    match rules.barrel:
        case "single":
            return _single(rules)
        case "lock":
            return _lock(rules)
        case "cumulative":
            return _cumulative(rules)
        case "off":
            return None


def _lock(rules: Rules) -> Chapter:
    words = translate(
        "Rules",
        "Who has {lock} points or more writes nothing in defence any more: only their own contracts"
        " count. Failed contracts are taken off the total as always.",
    )
    return Chapter(
        ChapterName.BARREL,
        translate("Rules", "Close to the end"),
        paragraph(filled(words, lock=rules.lock_at)),
    )


def _cumulative(rules: Rules) -> Chapter:
    cap = filled(
        translate("Rules", "A player on the barrel bids {cap} at most."), cap=rules.barrel_bid_cap
    )
    return Chapter(
        ChapterName.BARREL,
        translate("Rules", "The barrel"),
        (
            *paragraph(
                filled(
                    translate(
                        "Rules",
                        "A total that reaches {barrel} is stopped exactly there: the player sits on"
                        " the barrel.",
                    ),
                    barrel=rules.barrel_at,
                ),
                filled(
                    translate(
                        "Rules",
                        "Now the points of the cards in your tricks are added up from deal to deal,"
                        " whoever is the declarer; marriages do not count. With {need} points you"
                        " win the match.",
                    ),
                    need=barrel_need(rules),
                ),
                *_deals_together(rules),
                _cumulative_fall(rules),
            ),
            *points(
                (
                    _nothing_else(rules),
                    cap if rules.barrel_bid_cap else None,
                    _given_up(rules),
                    *_falls(rules),
                    *_company(rules),
                    _jump(rules),
                )
            ),
        ),
    )


def _deals_together(rules: Rules) -> tuple[str | None, ...]:
    if not rules.barrel_attempts:
        return (translate("Rules", "You may sit on the barrel as long as you like."),)
    return (
        counts.attempts(rules.barrel_attempts),
        translate("Rules", "A deal in which you sit out uses none.")
        if rules.players == 4
        else None,
        translate("Rules", "If that is not enough after the last attempt, you fall."),
    )


def _cumulative_fall(rules: Rules) -> str | None:
    if not rules.barrel_attempts and not rules.barrel_knock_off:
        return None
    words = translate(
        "Rules",
        "With a fall what you gathered is added to the total, the sum is cut down to tens, and"
        " {fine} are taken off.",
    )
    if rules.fine_amount < barrel_need(rules):
        words = translate(
            "Rules",
            "With a fall what you gathered is added to the total, the sum is cut down to tens, and"
            " {fine} are taken off; more than {barrel} is never left.",
        )
    return filled(words, fine=rules.fine_amount, barrel=rules.barrel_at)


def _nothing_else(rules: Rules) -> str:
    """Say what is not written on the cumulative barrel."""
    if is_draw(rules):
        return draw_game.barrel_silence()
    if table.sitter_writes(rules):
        return translate(
            "Rules",
            "On the barrel nothing else is written for you: no contract, neither made nor failed,"
            " nothing for the prikup when you sit out, and no bolts.",
        )
    return translate(
        "Rules",
        "On the barrel nothing else is written for you: no contract, neither made nor failed, and"
        " no bolts.",
    )


def _single(rules: Rules) -> Chapter:
    anna, _, _ = names()
    return Chapter(
        ChapterName.BARREL,
        translate("Rules", "The barrel"),
        (
            *paragraph(
                filled(
                    translate(
                        "Rules",
                        "A total that reaches {barrel} is stopped exactly there: the player sits on"
                        " the barrel.",
                    ),
                    barrel=rules.barrel_at,
                ),
                _need(rules),
            ),
            *points(
                (draw_game.barrel_silence(),)
                if is_draw(rules)
                else (*_while_there(rules), *_own_contract(rules))
            ),
            *paragraph(*_attempts(rules)),
            *points((*_falls(rules), *_company(rules), _jump(rules))),
            Example(
                filled(
                    translate(
                        "Rules",
                        "{anna} has {before} and writes {points} in defence. The total becomes"
                        " {barrel}, not {sum}: {anna} sits on the barrel.",
                    ),
                    anna=anna,
                    before=rules.barrel_at - 20,
                    points=30,
                    barrel=rules.barrel_at,
                    sum=rules.barrel_at + 10,
                )
            ),
        ),
    )


def _need(rules: Rules) -> str:
    if is_draw(rules):
        return draw_game.barrel_need_words(rules)
    need = barrel_need(rules)
    words = translate(
        "Rules",
        "Now {need} points are missing to {target}, and they must come at one stroke: become the"
        " declarer and make a contract of {need} or more. This wins the match.",
    )
    if rules.win_above_target:
        words = translate(
            "Rules",
            "Victory takes more than {target}, so now {need} points are missing, and they must come"
            " at one stroke: become the declarer and make a contract of {need} or more. This wins"
            " the match.",
        )
    return filled(words, need=need, target=rules.target)


def _while_there(rules: Rules) -> tuple[str | None, ...]:
    cap = filled(
        translate("Rules", "A player on the barrel bids {cap} at most."), cap=rules.barrel_bid_cap
    )
    silence = translate(
        "Rules",
        "On the barrel nothing else is written for you: no points in defence and no bolts.",
    )
    if table.sitter_writes(rules):
        silence = translate(
            "Rules",
            "On the barrel nothing else is written for you: no points in defence, nothing for the"
            " prikup when you sit out, and no bolts.",
        )
    return (
        silence,
        _auction(rules),
        cap if rules.barrel_bid_cap else None,
        _lifted(rules),
        _frozen(rules),
    )


def _frozen(rules: Rules) -> str | None:
    if not rules.barrel_freeze_others:
        return None
    if rules.rospis and rules.rospis_when_barrel == "allowed":
        return translate(
            "Rules",
            "When a player on the barrel is the declarer, the others write neither points nor"
            " bolts, even if the deal is given up.",
        )
    return translate(
        "Rules",
        "When a player on the barrel plays the contract, the others write neither points nor"
        " bolts.",
    )


def _auction(rules: Rules) -> str:
    match rules.barrel_auction:
        case "normal":
            return translate("Rules", "In the auction you bid or pass like everybody else.")
        case "must_bid":
            return translate("Rules", "In the auction you may not pass as long as you can bid.")
        case "auto_bid":
            words = translate(
                "Rules",
                "In the auction you bid {need} at once and by yourself; others may bid more. Of"
                " several on the barrel the one next after the dealer does so.",
            )
        case "auto_take":
            words = translate(
                "Rules",
                "There is no auction: you take the prikup at {need}. Of several on the barrel the"
                " one next after the dealer does so.",
            )
    return filled(words, need=barrel_need(rules))


def _lifted(rules: Rules) -> str | None:
    if rules.barrel_auction in ("auto_bid", "auto_take"):
        # Whoever sits there never has less than that.
        return None
    if rules.barrel_min_contract:
        words = translate(
            "Rules",
            "If you win the auction for less than {need}, your contract is lifted to {need}. It"
            " takes no marriage.",
        )
    else:
        words = translate(
            "Rules",
            "A contract below {need} helps nothing: even if it is made, nothing is written.",
        )
    return filled(words, need=barrel_need(rules))


def _own_contract(rules: Rules) -> tuple[str | None, ...]:
    return (
        _failed(rules),
        _overbid(rules),
        _given_up(rules),
    )


def _failed(rules: Rules) -> str:
    match rules.barrel_fail:
        case "attempt":
            return translate("Rules", "If you fail your contract, nothing is taken off.")
        case "deduct_and_off":
            return translate(
                "Rules",
                "If you fail your contract, it is taken off your total and you leave the barrel.",
            )


def _overbid(rules: Rules) -> str | None:
    if rules.barrel_overbid_fail == rules.barrel_fail:
        return None
    match rules.barrel_overbid_fail:
        case "attempt":
            words = translate(
                "Rules", "If the failed contract was above {need}, nothing is taken off."
            )
        case "deduct_and_off":
            words = translate(
                "Rules",
                "If the failed contract was above {need}, it is taken off your total and you leave"
                " the barrel.",
            )
    return filled(words, need=barrel_need(rules))


def _given_up(rules: Rules) -> str | None:
    if not rules.rospis or rules.rospis_when_barrel != "allowed":
        return None
    if rospis_cost(rules, Standing(rospis=rules.rospis_free_count), rules.min_bid):
        return translate(
            "Rules", "If you pay for giving a deal up, you leave the barrel with what is left."
        )
    return translate("Rules", "If you give a deal up for nothing, you stay on the barrel.")


def _attempts(rules: Rules) -> tuple[str | None, ...]:
    only_contracts = rules.barrel_attempt_counts == "own_contract"
    if not rules.barrel_attempts or (only_contracts and is_draw(rules)):
        return (translate("Rules", "You may sit on the barrel as long as you like."),)
    match rules.barrel_attempt_counts:
        case "every_deal" if is_draw(rules):
            uses = draw_game.barrel_attempts()
        case "every_deal" if rules.players == 4:
            uses = translate(
                "Rules",
                "Every deal that you play and do not win uses an attempt, whoever is the declarer;"
                " a deal that another player gives up uses none, nor does one in which you sit"
                " out.",
            )
        case "every_deal":
            uses = translate(
                "Rules",
                "Every deal in which you do not win uses an attempt, whoever is the declarer; a"
                " deal that another player gives up uses none.",
            )
        case "own_contract":
            uses = translate(
                "Rules", "Only a contract of your own that wins nothing uses an attempt."
            )
    return counts.attempts(rules.barrel_attempts), uses, _fall(rules)


def _fall(rules: Rules) -> str:
    words = translate("Rules", "With the last attempt you fall: your total becomes {total}.")
    return filled(words, total=fall_total(rules))


def fall_total(rules: Rules) -> int:
    """Return the total of a player who falls off the barrel and has gathered nothing there."""
    match "fine" if rules.barrel == "cumulative" else rules.barrel_fall:
        case "fine":
            return rules.barrel_at - rules.fine_amount
        case "set_score":
            return rules.barrel_fall_score
        case "zero":
            return 0


def _falls(rules: Rules) -> tuple[str | None, ...]:
    if not rules.barrel_zero_after:
        return (None,)
    return (
        translate(
            "Rules",
            "The third fall from the barrel brings a total down to 0; then the count begins anew.",
        ),
    )


def _company(rules: Rules) -> tuple[str | None, ...]:
    knocked_off = translate(
        "Rules",
        "There is little room: who sits on the barrel is knocked off when another player reaches"
        " it, and falls to {total}.",
    )
    if rules.barrel == "cumulative":
        knocked_off = translate(
            "Rules",
            "There is little room: who sits on the barrel falls when another player reaches it.",
        )
    together = (
        translate("Rules", "Who reaches the barrel in the same deal sits there together.")
        if rules.barrel_together == "coexist"
        else translate(
            "Rules",
            "When several reach the barrel in the same deal, all of them fall at once, to {total}.",
        )
    )
    total = fall_total(rules)
    return (
        filled(knocked_off, total=total) if rules.barrel_knock_off else None,
        filled(together, total=total),
    )


def _jump(rules: Rules) -> str:
    match rules.barrel_jump:
        case "never":
            return translate("Rules", "Nobody wins without having sat on the barrel.")
        case "declarer":
            words = translate(
                "Rules",
                "A declarer whose contract leads from below the barrel to {total} wins at once.",
            )
        case "anyone":
            words = translate(
                "Rules", "Whose total leads from below the barrel to {total} wins at once."
            )
    return filled(words, total=rules.barrel_at + barrel_need(rules))
