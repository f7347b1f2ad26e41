"""The words of the options of the auction, the prikup, the pass and giving up."""

from thousand_qt.rule_words.texts import OptionWords, Translate


def words(translate: Translate) -> dict[str, OptionWords]:
    """Return the words of these options in the language that is spoken."""
    return {
        "forced_bid": OptionWords(
            translate("RuleOption", "Compulsory bid"),
            translate(
                "RuleOption",
                "Who opens with the lowest bid, like it or not; forehand if the dealer sits out.",
            ),
            {
                "forehand": translate("RuleOption", "forehand"),
                "dealer": translate("RuleOption", "the dealer", "forced_bid"),
                "none": translate("RuleOption", "nobody", "forced_bid"),
            },
        ),
        "min_bid": OptionWords(
            translate("RuleOption", "Lowest bid"),
            translate("RuleOption", "What the bidding starts from; the compulsory bid is as high."),
        ),
        "bid_step": OptionWords(
            translate("RuleOption", "Step of the bids"),
            translate("RuleOption", "All bids are multiples of this."),
        ),
        "bid_jumps": OptionWords(
            translate("RuleOption", "A bid may jump over steps"),
            translate("RuleOption", "A player may raise by more than one step at once."),
            {
                False: translate("RuleOption", "Every bid is one step higher"),
            },
        ),
        "bid_limit": OptionWords(
            translate("RuleOption", "Ceiling of the bids"),
            translate("RuleOption", "How high a player may bid with the marriages in hand."),
            {
                "none": translate("RuleOption", "no ceiling"),
                "no_marriage_120": translate("RuleOption", "120 without a marriage"),
                "marriages_sum": translate("RuleOption", "120 and all marriages held"),
            },
        ),
        "max_contract": OptionWords(
            translate("RuleOption", "Highest contract"),
            translate("RuleOption", "No bid and no contract goes beyond this, whatever the hand."),
            {
                0: translate("RuleOption", "what the cards can bring"),
            },
        ),
        "bid_show_marriage": OptionWords(
            translate("RuleOption", "Marriage shown on demand"),
            translate(
                "RuleOption", "With real cards: who bids above 120 shows the marriage when asked."
            ),
            {
                False: translate("RuleOption", "No marriage is shown in the auction"),
            },
        ),
        "bid_check": OptionWords(
            translate("RuleOption", "Bids above the ceiling"),
            translate(
                "RuleOption", "With real cards: whether a dishonest bid is possible and fined."
            ),
            {
                "prevented": translate("RuleOption", "not possible"),
                "honour_fine": translate("RuleOption", "fined when proven"),
            },
        ),
        "all_pass": OptionWords(
            translate("RuleOption", "When all pass"),
            translate("RuleOption", "What happens when nobody bids."),
            {
                "forced_plays": translate("RuleOption", "the compulsory bidder plays"),
                "last_hand_takes": translate("RuleOption", "the last player takes the prikup"),
                "redeal_same": translate("RuleOption", "redeal, same dealer"),
                "redeal_next": translate("RuleOption", "redeal, next dealer"),
            },
        ),
        "silence_below": OptionWords(
            translate("RuleOption", "Silent below"),
            translate("RuleOption", "A player whose total is below this always passes."),
            {
                None: translate("RuleOption", "nobody is silent"),
            },
        ),
        "raise_contract": OptionWords(
            translate("RuleOption", "Contract is raised"),
            translate("RuleOption", "When the declarer may raise the bid to the final contract."),
            {
                "after_pass": translate("RuleOption", "after the pass"),
                "before_prikup": translate("RuleOption", "before the prikup"),
                "never": translate("RuleOption", "never"),
            },
        ),
        "raise_limit": OptionWords(
            translate("RuleOption", "Ceiling of the raise"),
            translate("RuleOption", "How high the declarer may raise."),
            {
                "hand_marriages": translate("RuleOption", "as in the auction, cards kept"),
                "unlimited": translate("RuleOption", "no ceiling"),
            },
        ),
        "min_final_contract": OptionWords(
            translate("RuleOption", "Lowest contract"),
            translate("RuleOption", "What the taker of the prikup must name at least."),
        ),
        "prikup_show": OptionWords(
            translate("RuleOption", "Prikup is shown"),
            translate("RuleOption", "Whether the others see the prikup before it is taken."),
            {
                "always": translate("RuleOption", "always"),
                "hidden_at_forced_100": translate("RuleOption", "not at the compulsory bid"),
                "never": translate("RuleOption", "never"),
            },
        ),
        "pass_face": OptionWords(
            translate("RuleOption", "Passed cards go"),
            translate("RuleOption", "Whether all see the cards that the declarer gives away."),
            {
                "up": translate("RuleOption", "face up"),
                "down": translate("RuleOption", "face down"),
            },
        ),
        "pass_style": OptionWords(
            translate("RuleOption", "The declarer passes"),
            translate("RuleOption", "What is done with the prikup before the play."),
            {
                "take_all": translate("RuleOption", "from all cards"),
                "keep_one": translate("RuleOption", "two cards of the prikup"),
            },
        ),
        "rospis": OptionWords(
            translate("RuleOption", "A deal may be given up"),
            translate("RuleOption", "After the prikup the declarer may give a hopeless deal up."),
            {
                False: translate("RuleOption", "No deal is given up"),
            },
        ),
        "rospis_timing": OptionWords(
            translate("RuleOption", "Last moment to give up"),
            translate("RuleOption", "Until when the declarer may give the deal up."),
            {
                "before_pass": translate("RuleOption", "before the pass"),
                "before_first_lead": translate("RuleOption", "before the first card"),
                "any_own_turn": translate("RuleOption", "at any own turn"),
            },
        ),
        "rospis_share": OptionWords(
            translate("RuleOption", "The opponents write"),
            translate("RuleOption", "What each opponent gets for a deal given up."),
            {
                "half": translate("RuleOption", "half the contract"),
                "fixed": translate("RuleOption", "a fixed amount"),
                "half_min_60": translate("RuleOption", "half, at least 60"),
                "none": translate("RuleOption", "nothing"),
            },
        ),
        "rospis_fixed": OptionWords(
            translate("RuleOption", "Fixed amount"),
            translate("RuleOption", "What each opponent writes for a deal given up."),
        ),
        "rospis_cost": OptionWords(
            translate("RuleOption", "Giving up costs"),
            translate("RuleOption", "What the declarer loses for giving up."),
            {
                "contract": translate("RuleOption", "the contract"),
                "none": translate("RuleOption", "nothing"),
                "bolt": translate("RuleOption", "a bolt"),
            },
        ),
        "rospis_free_count": OptionWords(
            translate("RuleOption", "Free at first"),
            translate("RuleOption", "So many times in a match giving up costs nothing."),
            {
                0: translate("RuleOption", "never", "rospis_free_count"),
            },
        ),
        "rospis_third_fine": OptionWords(
            translate("RuleOption", "Every third time costs the fine"),
            translate("RuleOption", "A player pays the fine for every third deal given up."),
            {
                False: translate("RuleOption", "No fine for giving up often"),
            },
        ),
        "rospis_limit": OptionWords(
            translate("RuleOption", "Times in a match"),
            translate("RuleOption", "How often a player may give up in a match."),
            {
                0: translate("RuleOption", "no limit"),
            },
        ),
        "rospis_when_barrel": OptionWords(
            translate("RuleOption", "While somebody sits on the barrel"),
            translate("RuleOption", "Who may give up while the barrel is occupied."),
            {
                "allowed": translate("RuleOption", "everybody may give up"),
                "not_barrel_player": translate("RuleOption", "not the one on the barrel"),
                "nobody": translate("RuleOption", "nobody may give up"),
            },
        ),
        "rospis_on_golden": OptionWords(
            translate("RuleOption", "Golden deals may be given up"),
            translate("RuleOption", "Giving up is allowed in the golden round."),
            {
                False: translate("RuleOption", "No golden deal is given up"),
            },
        ),
        "rospis_in_dark": OptionWords(
            translate("RuleOption", "Dark deals may be given up"),
            translate("RuleOption", "Giving up is allowed in the dark game, at its doubled price."),
            {
                False: translate("RuleOption", "No dark deal is given up"),
            },
        ),
        "free_throw_in": OptionWords(
            translate("RuleOption", "Free prikup thrown in"),
            translate(
                "RuleOption",
                "What each opponent writes when who took the prikup without a bid does not play.",
            ),
            {
                0: translate("RuleOption", "not allowed"),
            },
        ),
        "write_off": OptionWords(
            translate("RuleOption", "A deal may be written off"),
            translate(
                "RuleOption", "The declarer loses the contract and each opponent gets a bolt."
            ),
            {
                False: translate("RuleOption", "No deal is written off"),
            },
        ),
    }
