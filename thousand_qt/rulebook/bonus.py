"""What the book says of the bonus for four nines, and of who does not write it."""

from engine.rules import Rules
from engine.rules.activity import is_draw
from engine.scoring import has_barrel
from thousand_qt.rulebook.say import filled, translate


def nines_bonus(rules: Rules) -> str | None:
    """Say what four nines at the first lead bring, and to whom; None where they bring nothing."""
    if not rules.four_nines_bonus:
        return None
    words = translate(
        "Rules",
        "Who holds all four nines when the first card is led writes {bonus} points more at the"
        " end of the deal. They do not help the contract.",
    )
    bonus = filled(words, bonus=rules.four_nines_bonus)
    unwritten = _unwritten(rules)
    return bonus if unwritten is None else f"{bonus} {unwritten}"


def _unwritten(rules: Rules) -> str | None:
    """Say who does not write the bonus, like everything else of the deal."""
    if rules.barrel == "lock" and not is_draw(rules):
        words = translate(
            "Rules", "A defender who has {lock} points or more does not write them either."
        )
        return filled(words, lock=rules.lock_at)
    if rules.barrel == "single" and rules.barrel_freeze_others and not is_draw(rules):
        return translate(
            "Rules",
            "They are not written on the barrel, nor by anybody when a player on the barrel is the"
            " declarer.",
        )
    return translate("Rules", "On the barrel they are not written.") if has_barrel(rules) else None
