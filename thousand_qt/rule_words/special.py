"""The words of the golden round, the dark game, four and two players and real cards."""

from thousand_qt.rule_words.texts import OptionWords, Translate


def words(translate: Translate) -> dict[str, OptionWords]:
    """Return the words of these options in the language that is spoken."""
    return {
        "golden": OptionWords(
            translate("RuleOption", "Golden round"),
            translate(
                "RuleOption",
                "Whether the first deals of a match count double, one deal for each player.",
            ),
            {
                "off": translate("RuleOption", "none", "golden"),
                "forced_120": translate("RuleOption", "compulsory 120 for each"),
                "double_only": translate("RuleOption", "doubled, usual auction"),
            },
        ),
        "golden_contract": OptionWords(
            translate("RuleOption", "Golden contract"),
            translate("RuleOption", "What each forehand has to play in the golden round."),
        ),
        "golden_raise": OptionWords(
            translate("RuleOption", "The golden contract may be raised"),
            translate("RuleOption", "The declarer may raise it after the pass."),
            {
                False: translate("RuleOption", "The golden contract stays"),
            },
        ),
        "golden_fail": OptionWords(
            translate("RuleOption", "Nobody made a golden contract"),
            translate("RuleOption", "What follows when the golden round brought nobody anything."),
            {
                "continue": translate("RuleOption", "play on"),
                "replay": translate("RuleOption", "play it again"),
                "reset_replay": translate("RuleOption", "scores to nought, again"),
                "reset_normal": translate("RuleOption", "scores to nought, play on"),
            },
        ),
        "golden_double_fines": OptionWords(
            translate("RuleOption", "Golden fines are doubled"),
            translate("RuleOption", "Fines count double in the golden round too."),
            {
                False: translate("RuleOption", "Golden fines are single"),
            },
        ),
        "golden_double_bolts": OptionWords(
            translate("RuleOption", "A golden bolt counts twice"),
            translate("RuleOption", "A bolt in the golden round counts as two."),
            {
                False: translate("RuleOption", "A golden bolt counts once"),
            },
        ),
        "golden_hide": OptionWords(
            translate("RuleOption", "Golden prikup and pass are hidden"),
            translate("RuleOption", "Nobody else sees the prikup and the passed cards."),
            {
                False: translate("RuleOption", "Golden prikup and pass as usual"),
            },
        ),
        "dark": OptionWords(
            translate("RuleOption", "The dark game may be played"),
            translate(
                "RuleOption", "Before seeing the cards forehand may play 120 for a doubled score."
            ),
            {
                False: translate("RuleOption", "No dark game"),
            },
        ),
        "dark_min_score": OptionWords(
            translate("RuleOption", "Dark from a total of"),
            translate("RuleOption", "The total that the dark game takes."),
            {
                None: translate("RuleOption", "any total"),
            },
        ),
        "dark_on_barrel": OptionWords(
            translate("RuleOption", "Dark while the barrel is taken"),
            translate("RuleOption", "The dark game is allowed while somebody sits on the barrel."),
            {
                False: translate("RuleOption", "No dark game while the barrel is taken"),
            },
        ),
        "dark_hide_prikup": OptionWords(
            translate("RuleOption", "Dark prikup and pass are hidden"),
            translate(
                "RuleOption", "Nobody else sees the prikup and the passed cards of a dark deal."
            ),
            {
                False: translate("RuleOption", "Dark prikup and pass as usual"),
            },
        ),
        "undark": OptionWords(
            translate("RuleOption", "The dark can be lifted"),
            translate(
                "RuleOption",
                "What an opponent may do against the dark game with a marriage that allows the"
                " bid.",
            ),
            {
                "off": translate("RuleOption", "no"),
                "auction": translate("RuleOption", "by a bid, then an auction"),
                "take": translate("RuleOption", "by a bid that takes the prikup"),
            },
        ),
        "dark_score": OptionWords(
            translate("RuleOption", "A dark contract made writes"),
            translate("RuleOption", "What a dark game brings."),
            {
                "contract_x2": translate("RuleOption", "twice the contract"),
                "points_x2": translate("RuleOption", "twice the points taken"),
            },
        ),
        "dark_raise": OptionWords(
            translate("RuleOption", "The dark contract may be raised"),
            translate("RuleOption", "The declarer may raise it after the prikup."),
            {
                False: translate("RuleOption", "The dark contract stays"),
            },
        ),
        "dark_scope": OptionWords(
            translate("RuleOption", "The dark game doubles"),
            translate("RuleOption", "Whose score counts double in a dark deal."),
            {
                "declarer": translate("RuleOption", "the declarer", "dark_scope"),
                "all": translate("RuleOption", "everybody", "dark_scope"),
            },
        ),
        "dark_double_bolts": OptionWords(
            translate("RuleOption", "A dark bolt counts twice"),
            translate("RuleOption", "A bolt in a dark deal counts as two."),
            {
                False: translate("RuleOption", "A dark bolt counts once"),
            },
        ),
        "sitter_score": OptionWords(
            translate("RuleOption", "Who sits out writes"),
            translate("RuleOption", "What the player without cards gets for the prikup."),
            {
                "none": translate("RuleOption", "nothing"),
                "cards": translate("RuleOption", "its cards"),
                "cards_marriage": translate("RuleOption", "cards and a whole marriage"),
                "cards_half_marriage": translate("RuleOption", "cards, half for one of a pair"),
                "aces_marriage": translate("RuleOption", "aces and a marriage"),
                "three_nines_or_cards": translate("RuleOption", "100 for three nines, else cards"),
            },
        ),
        "sitter_ace_value": OptionWords(
            translate("RuleOption", "An ace for who sits out"),
            translate(
                "RuleOption", "What each ace of the prikup brings to the player who sits out."
            ),
        ),
        "two_form": OptionWords(
            translate("RuleOption", "Game of two"),
            translate("RuleOption", "How the cards are dealt to two players."),
            {
                "two_prikups_2": translate("RuleOption", "two prikups of two"),
                "two_prikups_3": translate("RuleOption", "two prikups of three"),
                "dead_hand": translate("RuleOption", "a dead hand"),
                "draw": translate("RuleOption", "drawing from a stock"),
            },
        ),
        "two_discard": OptionWords(
            translate("RuleOption", "The declarer gives away"),
            translate("RuleOption", "Where the spare cards go after the prikup."),
            {
                "to_table": translate("RuleOption", "two cards to the table"),
                "one_to_opponent": translate("RuleOption", "one to the opponent"),
                "opponent_and_bank": translate("RuleOption", "one to the opponent, one aside"),
            },
        ),
        "two_unclaimed": OptionWords(
            translate("RuleOption", "Cards that nobody played"),
            translate("RuleOption", "Whose points the cards left aside are."),
            {
                "last_trick": translate("RuleOption", "to the last trick"),
                "nobody": translate("RuleOption", "to nobody"),
            },
        ),
        "two_choose": OptionWords(
            translate("RuleOption", "The prikup is picked"),
            translate(
                "RuleOption",
                "Whether the declarer, and nobody else, sees both prikups before picking one.",
            ),
            {
                "blind": translate("RuleOption", "blindly"),
                "seen": translate("RuleOption", "after seeing both"),
            },
        ),
        "draw_hand": OptionWords(
            translate("RuleOption", "Cards in hand"),
            translate("RuleOption", "How many cards each holds while there is a stock."),
        ),
        "draw_follow": OptionWords(
            translate("RuleOption", "Following suit with a stock"),
            translate("RuleOption", "Whether one must follow suit while there is a stock."),
            {
                "strict": translate("RuleOption", "is a duty"),
                "free": translate("RuleOption", "is free"),
            },
        ),
        "scorekeeper_fine": OptionWords(
            translate("RuleOption", "Fine for a wrong entry"),
            translate("RuleOption", "With real cards: what a mistake of the score-keeper costs."),
            {
                0: translate("RuleOption", "none", "scorekeeper_fine"),
            },
        ),
        "lead_before_pass": OptionWords(
            translate("RuleOption", "Lead before the pass"),
            translate(
                "RuleOption", "With real cards: what follows when the declarer leads too early."
            ),
            {
                "prevented": translate("RuleOption", "not possible", "lead_before_pass"),
                "opponent_takes_card": translate("RuleOption", "the opponents take a card"),
            },
        ),
    }
