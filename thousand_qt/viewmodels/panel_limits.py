"""How high one may bid or play with a hand and why, and what a contract brings and costs."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.marriages import CARD_POINT_CEILING, bid_ceiling, bid_marriages
from engine.scoring import contract_times, on_barrel
from engine.state import View, deal_of, visible_hand
from thousand_qt.words.marriages import marriage_list
from thousand_qt.words.scores import signed


def highest_bid(view: View, possible: Sequence[int]) -> int:
    """Return how high one may bid in this auction, also where every raise is one step."""
    rules, seat = view.rules, view.viewer or 0
    if rules.bid_jumps:
        return possible[-1]
    top = bid_ceiling(rules, visible_hand(deal_of(view), seat), view.standings[seat])
    return max(possible[-1], top // rules.bid_step * rules.bid_step)


def ceiling_note(view: View, top: int) -> str:
    """Say why one may not go above `top`; nothing where no hand is the reason."""
    rules, seat = view.rules, view.viewer or 0
    held = bid_marriages(rules, visible_hand(deal_of(view), seat))
    if rules.barrel_bid_cap == top and on_barrel(rules, view.standings[seat]):
        words = QCoreApplication.translate("Table", "You are on the barrel: bid {top} at most.")
        return words.replace("{top}", str(top))
    if rules.bid_limit == "none" or (not held and top > CARD_POINT_CEILING):
        return ""
    if not held:
        return QCoreApplication.translate("Table", "You hold no marriage: at most {top}.").replace(
            "{top}", str(top)
        )
    note = (
        QCoreApplication.translate("Table", "With your marriage ({suits}): at most {top}.")
        if len(held) == 1
        else QCoreApplication.translate("Table", "With your marriages ({suits}): at most {top}.")
    )
    return note.replace("{suits}", marriage_list(held)).replace("{top}", str(top))


def stake(view: View, amount: int) -> str:
    """Say what the contract brings and costs; nothing where that is not its own value."""
    rules, dark = view.rules, deal_of(view).dark
    if on_barrel(rules, view.standings[view.viewer or 0]):
        return ""
    if dark and rules.dark_score != "contract_x2":
        return ""
    # A dark game that fails costs its contract whatever else is agreed (RULES.md 2.4b item 7).
    if not dark and (rules.success_score, rules.fail_score) != ("contract", "contract"):
        return ""
    written = amount * contract_times(golden=view.golden is not None, dark=dark)
    sentence = QCoreApplication.translate("Table", "Made {won}, failed {lost}.")
    return sentence.replace("{won}", signed(written)).replace("{lost}", signed(-written))
