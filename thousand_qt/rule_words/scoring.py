"""The words of the options of the score sheet, the bolts, the dump truck and the end."""

from thousand_qt.rule_words.texts import OptionWords, Translate


def words(translate: Translate) -> dict[str, OptionWords]:
    """Return the words of these options in the language that is spoken."""
    return {
        "round_step": OptionWords(
            translate("RuleOption", "Defenders' points are rounded to"),
            translate("RuleOption", "How exactly the points of the defenders are written."),
            {
                1: translate("RuleOption", "nothing, they are exact"),
            },
        ),
        "round_mode": OptionWords(
            translate("RuleOption", "Rounding"),
            translate("RuleOption", "Which way points are rounded."),
            {
                "nearest": translate("RuleOption", "to the nearest"),
                "down": translate("RuleOption", "always down"),
            },
        ),
        "round_own_game": OptionWords(
            translate("RuleOption", "The declarer's points are rounded too"),
            translate("RuleOption", "They are rounded before they are compared with the contract."),
            {
                False: translate("RuleOption", "The declarer's points are exact"),
            },
        ),
        "success_score": OptionWords(
            translate("RuleOption", "A contract made writes"),
            translate("RuleOption", "What the declarer gets for a contract that was made."),
            {
                "contract": translate("RuleOption", "the contract"),
                "points": translate("RuleOption", "all points taken"),
            },
        ),
        "fail_score": OptionWords(
            translate("RuleOption", "A contract failed costs"),
            translate("RuleOption", "What the declarer loses for a contract that failed."),
            {
                "contract": translate("RuleOption", "the contract"),
                "shortfall": translate("RuleOption", "only what is missing"),
            },
        ),
        "fine_amount": OptionWords(
            translate("RuleOption", "Fine"),
            translate("RuleOption", "What is paid for bolts, falls from the barrel and the like."),
        ),
        "bolt_rule": OptionWords(
            translate("RuleOption", "A bolt is written for"),
            translate("RuleOption", "What earns a bolt in a deal."),
            {
                "no_tricks": translate("RuleOption", "no trick"),
                "zero_points": translate("RuleOption", "no point"),
                "rounds_to_zero": translate("RuleOption", "points that round to nought"),
            },
        ),
        "bolt_fine_mode": OptionWords(
            translate("RuleOption", "Fine for bolts"),
            translate("RuleOption", "Which bolts are fined."),
            {
                "off": translate("RuleOption", "never"),
                "total": translate("RuleOption", "for so many in all"),
                "consecutive": translate("RuleOption", "for so many in a row"),
            },
        ),
        "bolt_limit": OptionWords(
            translate("RuleOption", "Bolts until the fine"),
            translate("RuleOption", "How many bolts bring the fine."),
        ),
        "bolt_own_game": OptionWords(
            translate("RuleOption", "The declarer can get a bolt"),
            translate("RuleOption", "The declarer gets bolts like everybody else."),
            {
                False: translate("RuleOption", "The declarer gets no bolt"),
            },
        ),
        "dump_truck": OptionWords(
            translate("RuleOption", "Totals that go to nought"),
            translate("RuleOption", "Whose total lands exactly there loses everything."),
            {
                "off": translate("RuleOption", "none"),
                "plus": translate("RuleOption", "above nought"),
                "minus": translate("RuleOption", "below nought"),
                "both": translate("RuleOption", "above and below"),
            },
        ),
        "dump_value": OptionWords(
            translate("RuleOption", "Dump truck at"),
            translate("RuleOption", "The total that goes to nought."),
        ),
        "loss_floor": OptionWords(
            translate("RuleOption", "The match ends below"),
            translate("RuleOption", "When somebody falls to this total the match ends."),
            {
                None: translate("RuleOption", "never"),
            },
        ),
        "tie_break": OptionWords(
            translate("RuleOption", "Several reach the target"),
            translate("RuleOption", "Who wins when several reach the target in one deal."),
            {
                "highest_then_declarer": translate("RuleOption", "the highest total"),
                "declarer_first": translate("RuleOption", "the declarer"),
            },
        ),
        "settlement": OptionWords(
            translate("RuleOption", "Settling up"),
            translate("RuleOption", "Whether it is reckoned at the end who owes whom how much."),
            {
                "none": translate("RuleOption", "none", "settlement"),
                "difference": translate("RuleOption", "by the differences"),
                "proportional": translate("RuleOption", "in proportion"),
            },
        ),
    }
