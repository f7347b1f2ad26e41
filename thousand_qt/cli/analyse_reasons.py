"""Why a choice was better, in the parts of sentences that `thousand analyse` prints."""

from engine.cards import Suit
from engine.coach.reasons import Because, Why
from thousand_qt.rule_words.texts import Translate, filled


def reason_text(because: Because, translate: Translate) -> str:
    """Say a reason, to stand in brackets behind a choice."""
    suit = "" if because.suit is None else _suit_of(translate)[because.suit]
    facts = {"points": str(because.points), "count": str(because.count)}
    return filled(_reasons(translate)[because.why], suit=suit, **facts)


def _suit_of(translate: Translate) -> dict[Suit, str]:
    return {
        Suit.SPADES: translate("Card", "spades", "ace of spades"),
        Suit.CLUBS: translate("Card", "clubs", "ace of clubs"),
        Suit.DIAMONDS: translate("Card", "diamonds", "ace of diamonds"),
        Suit.HEARTS: translate("Card", "hearts", "ace of hearts"),
    }


def _reasons(translate: Translate) -> dict[Why, str]:
    return {**_of_the_deal(translate), **_of_the_trick(translate)}


def _of_the_deal(translate: Translate) -> dict[Why, str]:
    return {
        Why.ONLY_CARD: translate("AnalyseCommand", "no other card may be played"),
        Why.WINS_REST: translate(
            "AnalyseCommand", "all the tricks that are left are certain with it"
        ),
        Why.MAKES_CONTRACT: translate(
            "AnalyseCommand", "it makes the contract with {points} or more"
        ),
        Why.BREAKS_CONTRACT: translate(
            "AnalyseCommand", "the contract cannot be made any more, {points} at most"
        ),
        Why.PASSES_LITTLE: translate(
            "AnalyseCommand", "no cards are worth fewer points than {points}"
        ),
        Why.EMPTIES_SUIT: translate("AnalyseCommand", "no {suit} are left in the hand"),
        Why.HOLDS_MARRIAGE: translate(
            "AnalyseCommand", "the marriage of {suit} is in the hand, {points}"
        ),
        Why.HOLDS_ACES: translate("AnalyseCommand", "aces in the hand: {count}"),
        Why.NO_MARRIAGE: translate("AnalyseCommand", "no marriage is in the hand"),
        Why.NO_ACE: translate("AnalyseCommand", "no ace is in the hand"),
        Why.LEAST: translate("AnalyseCommand", "nothing lower can be named"),
        Why.BEST_ON_AVERAGE: translate(
            "AnalyseCommand", "it is the best on average over {count} arrangements"
        ),
    }


def _of_the_trick(translate: Translate) -> dict[Why, str]:
    return {
        Why.DECLARES: translate("AnalyseCommand", "it declares {points}"),
        Why.OPENS_MARRIAGE: translate(
            "AnalyseCommand", "the marriage of {suit} can be declared next"
        ),
        Why.TAKES: translate("AnalyseCommand", "it takes the trick of {points}"),
        Why.TAKES_CHEAPLY: translate(
            "AnalyseCommand", "it is the cheapest card that takes the trick of {points}"
        ),
        Why.NOBODY_BEATS: translate("AnalyseCommand", "nobody can beat it"),
        Why.HIGHEST_LEFT: translate("AnalyseCommand", "only a trump can beat it"),
        Why.DRAWS_TRUMPS: translate("AnalyseCommand", "it draws trumps, {count} at most are out"),
        Why.RUFFS: translate("AnalyseCommand", "it trumps the {suit}"),
        Why.FEEDS_PARTNER: translate("AnalyseCommand", "it gives {points} to the partner"),
        Why.FORCES_RUFF: translate("AnalyseCommand", "the declarer has no {suit} and has to trump"),
        Why.KEEPS_MARRIAGE: translate("AnalyseCommand", "it keeps the marriage of {suit}"),
        Why.GIVES_LITTLE: translate("AnalyseCommand", "it gives only {points} into a lost trick"),
        Why.CANNOT_TAKE: translate(
            "AnalyseCommand", "no card of that hand takes the trick, and it gives only {points}"
        ),
    }
