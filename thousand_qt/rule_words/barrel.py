"""The words of the options of the barrel and the target."""

from thousand_qt.rule_words.texts import OptionWords, Translate


def words(translate: Translate) -> dict[str, OptionWords]:
    """Return the words of these options in the language that is spoken."""
    return {
        "barrel": OptionWords(
            translate("RuleOption", "Barrel"),
            translate(
                "RuleOption",
                "How the last stretch to the target is made; without contracts in a single deal.",
            ),
            {
                "off": translate("RuleOption", "none", "barrel"),
                "single": translate("RuleOption", "in one deal"),
                "cumulative": translate("RuleOption", "in three deals together"),
                "lock": translate("RuleOption", "own contracts only"),
            },
        ),
        "barrel_at": OptionWords(
            translate("RuleOption", "Barrel begins at"),
            translate("RuleOption", "A total that reaches this stops exactly here."),
        ),
        "target": OptionWords(
            translate("RuleOption", "Target"),
            translate("RuleOption", "Who reaches this total wins the match."),
        ),
        "win_above_target": OptionWords(
            translate("RuleOption", "Victory takes more than the target"),
            translate(
                "RuleOption", "From the barrel five points more than the missing ones are needed."
            ),
            {
                False: translate("RuleOption", "Exactly the target wins"),
            },
        ),
        "barrel_attempts": OptionWords(
            translate("RuleOption", "Attempts on the barrel"),
            translate("RuleOption", "How many deals a player may sit on the barrel."),
            {
                0: translate("RuleOption", "no limit"),
            },
        ),
        "barrel_attempt_counts": OptionWords(
            translate("RuleOption", "An attempt is used by"),
            translate("RuleOption", "Which deals use up an attempt."),
            {
                "every_deal": translate("RuleOption", "every deal"),
                "own_contract": translate(
                    "RuleOption", "own contracts only", "barrel_attempt_counts"
                ),
            },
        ),
        "barrel_auction": OptionWords(
            translate("RuleOption", "Auction from the barrel"),
            translate("RuleOption", "How a player on the barrel takes part in the auction."),
            {
                "normal": translate("RuleOption", "as usual"),
                "must_bid": translate("RuleOption", "may not pass"),
                "auto_bid": translate("RuleOption", "bids the need at once"),
                "auto_take": translate("RuleOption", "takes the prikup without an auction"),
            },
        ),
        "barrel_bid_cap": OptionWords(
            translate("RuleOption", "Highest bid from the barrel"),
            translate("RuleOption", "How high a player on the barrel may bid."),
            {
                0: translate("RuleOption", "as usual"),
            },
        ),
        "barrel_min_contract": OptionWords(
            translate("RuleOption", "The contract is lifted to the need"),
            translate(
                "RuleOption", "From the barrel a lower contract is lifted to what victory needs."
            ),
            {
                False: translate("RuleOption", "A low contract stays low"),
            },
        ),
        "barrel_fail": OptionWords(
            translate("RuleOption", "Contract failed on the barrel"),
            translate("RuleOption", "What a player on the barrel loses with a failed contract."),
            {
                "attempt": translate("RuleOption", "an attempt"),
                "deduct_and_off": translate("RuleOption", "the contract and the barrel"),
            },
        ),
        "barrel_overbid_fail": OptionWords(
            translate("RuleOption", "The same above the need"),
            translate("RuleOption", "What is lost when more than the need was bid."),
            {
                "attempt": translate("RuleOption", "an attempt"),
                "deduct_and_off": translate("RuleOption", "the contract and the barrel"),
            },
        ),
        "barrel_fall": OptionWords(
            translate("RuleOption", "A fall from the barrel"),
            translate("RuleOption", "What the total becomes when the attempts are used up."),
            {
                "fine": translate("RuleOption", "costs the fine"),
                "set_score": translate("RuleOption", "sets the total"),
                "zero": translate("RuleOption", "sets the total to nought"),
            },
        ),
        "barrel_fall_score": OptionWords(
            translate("RuleOption", "Total after a fall"),
            translate("RuleOption", "What is left of the total after a fall."),
        ),
        "barrel_zero_after": OptionWords(
            translate("RuleOption", "Falls that cost everything"),
            translate("RuleOption", "This fall from the barrel brings the total to nought."),
            {
                0: translate("RuleOption", "never", "barrel_zero_after"),
                3: translate("RuleOption", "the third"),
            },
        ),
        "barrel_knock_off": OptionWords(
            translate("RuleOption", "A newcomer knocks the others off"),
            translate("RuleOption", "Who reaches the barrel throws off the one who sits there."),
            {
                False: translate("RuleOption", "Nobody is knocked off the barrel"),
            },
        ),
        "barrel_together": OptionWords(
            translate("RuleOption", "Several reach the barrel at once"),
            translate("RuleOption", "What happens when two or three arrive in the same deal."),
            {
                "coexist": translate("RuleOption", "all stay"),
                "all_fall": translate("RuleOption", "all fall"),
            },
        ),
        "barrel_freeze_others": OptionWords(
            translate("RuleOption", "The others are frozen"),
            translate(
                "RuleOption",
                "While a player on the barrel plays, the others write neither points nor bolts.",
            ),
            {
                False: translate("RuleOption", "The others write as usual"),
            },
        ),
        "barrel_jump": OptionWords(
            translate("RuleOption", "Past the barrel to victory"),
            translate("RuleOption", "Who may win without having sat on the barrel."),
            {
                "never": translate("RuleOption", "nobody"),
                "declarer": translate("RuleOption", "the declarer"),
                "anyone": translate("RuleOption", "everybody"),
            },
        ),
        "lock_at": OptionWords(
            translate("RuleOption", "Own contracts only from"),
            translate("RuleOption", "From this total on defenders write nothing."),
        ),
    }
