"""The words of the options of the table, the deal and the redeal."""

from thousand_qt.rule_words.texts import OptionWords, Translate


def words(translate: Translate) -> dict[str, OptionWords]:
    """Return the words of these options in the language that is spoken."""
    return {
        "players": OptionWords(
            translate("RuleOption", "Players"),
            translate("RuleOption", "How many sit at the table; of four, one sits out each deal."),
            {
                2: translate("RuleOption", "two"),
                3: translate("RuleOption", "three"),
                4: translate("RuleOption", "four"),
            },
        ),
        "four_player_sitter": OptionWords(
            translate("RuleOption", "Sits out"),
            translate("RuleOption", "Which of the four players has no cards in a deal."),
            {
                "dealer": translate("RuleOption", "the dealer"),
                "opposite_dealer": translate("RuleOption", "opposite the dealer"),
                "right_of_dealer": translate("RuleOption", "right of the dealer"),
            },
        ),
        "first_dealer": OptionWords(
            translate("RuleOption", "First dealer"),
            translate("RuleOption", "Who deals first; then the deal goes round clockwise."),
            {
                "random": translate("RuleOption", "by lot"),
                "seat0": translate("RuleOption", "who set the table up"),
            },
        ),
        "deal_pattern": OptionWords(
            translate("RuleOption", "Order of dealing"),
            translate("RuleOption", "In which order the cards go to the hands and to the prikup."),
            {
                "one_by_one_mid": translate("RuleOption", "singly, prikup from round two"),
                "prikup_first_three_rounds": translate(
                    "RuleOption", "singly, prikup in the first three rounds"
                ),
                "prikup_last": translate("RuleOption", "singly, prikup last"),
                "packets_3_2_2": translate("RuleOption", "in packets of 3, 2 and 2"),
            },
        ),
        "prikup_ban": OptionWords(
            translate("RuleOption", "Cards barred from the prikup"),
            translate("RuleOption", "Which cards of the pack may never lie in the prikup."),
            {
                "none": translate("RuleOption", "none are barred"),
                "first_last_one": translate("RuleOption", "the first and the last"),
                "first_last_three": translate("RuleOption", "the first and last three"),
            },
        ),
        "cutter": OptionWords(
            translate("RuleOption", "Cuts the pack"),
            translate(
                "RuleOption", "Who cuts, and pays when the cut brings nines again and again."
            ),
            {
                "none": translate("RuleOption", "nobody"),
                "right_of_dealer": translate("RuleOption", "right of the dealer"),
                "left_of_dealer": translate("RuleOption", "left of the dealer"),
            },
        ),
        "cut_nine": OptionWords(
            translate("RuleOption", "Nine under the cut"),
            translate("RuleOption", "What happens when the cut shows a nine at the bottom."),
            {
                "off": translate("RuleOption", "nothing"),
                "recut": translate("RuleOption", "cut again"),
                "recut_then_fine": translate("RuleOption", "cut again, fine after the third"),
                "recut_then_fine_pass_deal": translate(
                    "RuleOption", "cut again, then fine and next dealer"
                ),
            },
        ),
        "cut_jack": OptionWords(
            translate("RuleOption", "Jack under the cut"),
            translate("RuleOption", "What happens when the cut shows a jack at the bottom."),
            {
                "off": translate("RuleOption", "nothing"),
                "dealer_buries": translate("RuleOption", "the dealer puts it into the middle"),
                "dealer_recuts_once": translate("RuleOption", "the dealer cuts once"),
                "reshuffle_and_recut": translate("RuleOption", "shuffle and cut again"),
            },
        ),
        "exposed_card": OptionWords(
            translate("RuleOption", "Card shown while dealing"),
            translate("RuleOption", "With real cards: what follows when the dealer shows a card."),
            {
                "off": translate("RuleOption", "nothing"),
                "fine_dealer_pass_deal": translate("RuleOption", "fine, the next player deals"),
                "redeal_same_dealer": translate("RuleOption", "the same player deals again"),
            },
        ),
        "redeal_hand_below": OptionWords(
            translate("RuleOption", "Redeal for a hand below"),
            translate(
                "RuleOption", "Whose cards hold fewer points than this may ask for a new deal."
            ),
            {
                0: translate("RuleOption", "never"),
            },
        ),
        "redeal_hand_when": OptionWords(
            translate("RuleOption", "Poor hands are counted"),
            translate(
                "RuleOption",
                "Whether the points of the hand count after the deal or after the pass.",
            ),
            {
                "after_deal": translate("RuleOption", "after the deal"),
                "after_pass": translate("RuleOption", "after the pass"),
            },
        ),
        "redeal_four_nines_deal": OptionWords(
            translate("RuleOption", "Redeal for four nines dealt"),
            translate(
                "RuleOption",
                "Who is dealt all four nines may ask for a new deal before the auction.",
            ),
            {
                False: translate("RuleOption", "No redeal for four nines dealt"),
            },
        ),
        "redeal_four_nines_pass": OptionWords(
            translate("RuleOption", "Redeal for four nines after the pass"),
            translate(
                "RuleOption",
                "Who gathers all nines by prikup or pass may ask before the first lead.",
            ),
            {
                False: translate("RuleOption", "No redeal for four nines after the pass"),
            },
        ),
        "redeal_three_nines": OptionWords(
            translate("RuleOption", "Redeal for three nines"),
            translate("RuleOption", "Who may ask for a new deal with three nines."),
            {
                "off": translate("RuleOption", "nobody"),
                "forehand": translate("RuleOption", "forehand only"),
                "any": translate("RuleOption", "everybody, with the prikup too"),
            },
        ),
        "redeal_four_jacks": OptionWords(
            translate("RuleOption", "Redeal for four jacks"),
            translate(
                "RuleOption",
                "Who holds all four jacks may ask for a new deal before the first lead.",
            ),
            {
                False: translate("RuleOption", "No redeal for four jacks"),
            },
        ),
        "redeal_prikup_below": OptionWords(
            translate("RuleOption", "Redeal for a prikup below"),
            translate(
                "RuleOption",
                "Who takes a prikup with fewer points than this may ask for a new deal.",
            ),
            {
                0: translate("RuleOption", "never"),
            },
        ),
        "redeal_prikup_two_nines": OptionWords(
            translate("RuleOption", "Redeal for two nines in the prikup"),
            translate("RuleOption", "Who takes a prikup with two nines may ask for a new deal."),
            {
                False: translate("RuleOption", "No redeal for two nines in the prikup"),
            },
        ),
        "redeal_prikup_three_jacks": OptionWords(
            translate("RuleOption", "Redeal for three jacks in the prikup"),
            translate("RuleOption", "Who takes a prikup of three jacks may ask for a new deal."),
            {
                False: translate("RuleOption", "No redeal for three jacks in the prikup"),
            },
        ),
        "redeal_prikup_only_at_100": OptionWords(
            translate("RuleOption", "Poor prikup counts only at the compulsory bid"),
            translate(
                "RuleOption",
                "The prikup gives a right to a new deal only when nobody else made a bid.",
            ),
            {
                False: translate("RuleOption", "A poor prikup counts at any bid"),
            },
        ),
        "redeal_dealer": OptionWords(
            translate("RuleOption", "A redeal is dealt by"),
            translate("RuleOption", "Who deals again after a claim was granted."),
            {
                "same": translate("RuleOption", "the same dealer"),
                "next": translate("RuleOption", "the next player"),
            },
        ),
        "redeal_streak_fine": OptionWords(
            translate("RuleOption", "Fine for redeals in a row"),
            translate("RuleOption", "After this many redeals in a row the dealer pays the fine."),
            {
                0: translate("RuleOption", "never"),
                3: translate("RuleOption", "after three"),
            },
        ),
    }
