"""The words of the options of the marriages and of the tricks."""

from typing import Final

from thousand_qt.rule_words.texts import OptionWords, Translate

_USUAL: Final = "♥100 ♦80 ♣60 ♠40"


def words(translate: Translate) -> dict[str, OptionWords]:
    """Return the words of these options in the language that is spoken."""
    return {
        "marriage_values": OptionWords(
            translate("RuleOption", "Worth of the marriages"),
            translate("RuleOption", "What king and queen of each suit bring."),
            {
                "standard": _USUAL,
                "clubs_high": "♣100 ♠80 ♥60 ♦40",
                "custom": translate("RuleOption", "own values"),
            },
        ),
        "marriage_custom": OptionWords(
            translate("RuleOption", "Own values"),
            translate(
                "RuleOption",
                "What the marriage of each suit is worth; one worth 0 makes trump all the same.",
            ),
            {
                None: _USUAL,
            },
        ),
        "marriage_first_lead": OptionWords(
            translate("RuleOption", "Marriages may be declared on the first lead"),
            translate("RuleOption", "No trick is needed before the first marriage."),
            {
                False: translate("RuleOption", "A marriage needs a trick first"),
            },
        ),
        "marriage_call": OptionWords(
            translate("RuleOption", "A marriage is declared"),
            translate(
                "RuleOption", "Whether leading a king or queen of a pair declares it by itself."
            ),
            {
                "ask": translate("RuleOption", "if the player wants"),
                "auto": translate("RuleOption", "by the lead itself"),
            },
        ),
        "marriage_trump_choice": OptionWords(
            translate("RuleOption", "A marriage may leave the trump as it is"),
            translate(
                "RuleOption", "Who declares may take the points only and keep the present trump."
            ),
            {
                False: translate("RuleOption", "Every marriage becomes trump"),
            },
        ),
        "marriage_without_trick": OptionWords(
            translate("RuleOption", "Marriage without a trick"),
            translate(
                "RuleOption", "Whether a declared marriage counts for a player who takes no trick."
            ),
            {
                "keeps": translate("RuleOption", "counts"),
                "lapses": translate("RuleOption", "is lost"),
            },
        ),
        "wrong_marriage": OptionWords(
            translate("RuleOption", "False marriage"),
            translate("RuleOption", "With real cards: what follows a marriage that is none."),
            {
                "prevented": translate("RuleOption", "not possible", "wrong_marriage"),
                "contract_fine_replay": translate("RuleOption", "the contract is lost, deal again"),
            },
        ),
        "ace_marriage": OptionWords(
            translate("RuleOption", "Four aces are a marriage"),
            translate("RuleOption", "Who holds all aces declares them by leading one."),
            {
                False: translate("RuleOption", "Four aces are no marriage"),
            },
        ),
        "ace_marriage_value": OptionWords(
            translate("RuleOption", "Worth of the four aces"),
            translate("RuleOption", "What the four aces bring."),
        ),
        "ace_marriage_trump": OptionWords(
            translate("RuleOption", "Trump after the four aces"),
            translate("RuleOption", "What becomes trump when the aces are declared."),
            {
                "none": translate("RuleOption", "there is no trump"),
                "led_suit": translate("RuleOption", "suit of the ace led"),
            },
        ),
        "ace_marriage_force_aces": OptionWords(
            translate("RuleOption", "The other aces must be led"),
            translate(
                "RuleOption", "After declaring, the player goes on leading aces while able to."
            ),
            {
                False: translate("RuleOption", "The other aces are free"),
            },
        ),
        "half_marriage": OptionWords(
            translate("RuleOption", "Queen and jack are half a marriage"),
            translate(
                "RuleOption", "They are worth half of the marriage of their suit and make it trump."
            ),
            {
                False: translate("RuleOption", "Queen and jack are nothing"),
            },
        ),
        "nines_marriage_value": OptionWords(
            translate("RuleOption", "Four nines declared"),
            translate("RuleOption", "What four nines bring when they are declared by leading one."),
            {
                0: translate("RuleOption", "nothing"),
            },
        ),
        "four_nines_bonus": OptionWords(
            translate("RuleOption", "Bonus for four nines"),
            translate(
                "RuleOption",
                "What four nines in hand at the first lead bring at the end of the deal.",
            ),
            {
                0: translate("RuleOption", "nothing"),
            },
        ),
        "first_lead": OptionWords(
            translate("RuleOption", "First lead"),
            translate(
                "RuleOption",
                "Who leads to the first trick; forehand if the dealer sits out.",
            ),
            {
                "declarer": translate("RuleOption", "the declarer"),
                "forehand": translate("RuleOption", "forehand", "first_lead"),
                "dealer": translate("RuleOption", "the dealer"),
            },
        ),
        "must_trump": OptionWords(
            translate("RuleOption", "Without the suit one must trump"),
            translate("RuleOption", "Who cannot follow suit has to play a trump."),
            {
                False: translate("RuleOption", "Without the suit every card is free"),
            },
        ),
        "must_overtake": OptionWords(
            translate("RuleOption", "One must beat in the suit"),
            translate("RuleOption", "Who can follow suit has to beat the best card if possible."),
            {
                False: translate("RuleOption", "Any card of the suit will do"),
            },
        ),
        "must_overtrump": OptionWords(
            translate("RuleOption", "One must overtrump"),
            translate(
                "RuleOption",
                "Who trumps a trick that is trumped already has to play higher if possible.",
            ),
            {
                False: translate("RuleOption", "Any trump will do"),
            },
        ),
        "undertrump": OptionWords(
            translate("RuleOption", "Only lower trumps in hand"),
            translate(
                "RuleOption",
                "Whether one must trump even when unable to beat the trump that lies there.",
            ),
            {
                "required": translate("RuleOption", "must be played"),
                "free": translate("RuleOption", "any card may be played"),
            },
        ),
        "lead_foreign_trump": OptionWords(
            translate("RuleOption", "Anybody may lead trumps"),
            translate("RuleOption", "A player may lead the trump that another declared."),
            {
                False: translate("RuleOption", "Nobody leads another's trump"),
            },
        ),
        "must_lead_trump": OptionWords(
            translate("RuleOption", "Who has a trump must lead it"),
            translate("RuleOption", "A leader who holds trumps has to lead one."),
            {
                False: translate("RuleOption", "The leader is free"),
            },
        ),
    }
