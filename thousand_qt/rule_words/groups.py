"""The names of the groups of options."""

from thousand_qt.rule_words.texts import Translate


def group_names(translate: Translate) -> dict[int, str]:
    """Return the name of each group by its number."""
    return {
        1: translate("RuleGroup", "Table"),
        2: translate("RuleGroup", "Deal"),
        3: translate("RuleGroup", "Redeal"),
        4: translate("RuleGroup", "Auction"),
        5: translate("RuleGroup", "Prikup and pass"),
        6: translate("RuleGroup", "Giving up"),
        7: translate("RuleGroup", "Marriages"),
        8: translate("RuleGroup", "Trick play"),
        9: translate("RuleGroup", "Scoring"),
        10: translate("RuleGroup", "Bolts"),
        11: translate("RuleGroup", "Barrel and target"),
        12: translate("RuleGroup", "Dump truck"),
        13: translate("RuleGroup", "Golden round"),
        14: translate("RuleGroup", "Dark game"),
        15: translate("RuleGroup", "Four players"),
        16: translate("RuleGroup", "Two players"),
        17: translate("RuleGroup", "End of the match"),
        18: translate("RuleGroup", "Real cards only"),
    }
