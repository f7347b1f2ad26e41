"""The last chapter: the words of the game."""

from engine.rules import Rules
from thousand_qt.rulebook.document import Chapter, ChapterName, Term, Terms
from thousand_qt.rulebook.say import filled, translate


def terms(rules: Rules) -> Chapter:
    """Explain the words that these rules use."""
    return Chapter(
        ChapterName.TERMS,
        translate("Rules", "Words of the game"),
        (Terms((*_people(), *_promise(rules), *_play(), *_sheet(rules))),),
    )


def _people() -> tuple[Term, ...]:
    return (
        Term(
            translate("Rules", "Forehand", "term"),
            translate("Rules", "the player next after the dealer, clockwise"),
        ),
        Term(
            translate("Rules", "Declarer", "term"),
            translate("Rules", "who won the auction and plays the contract"),
        ),
        Term(
            translate("Rules", "Defenders", "term"),
            translate("Rules", "the opponents of the declarer; each plays for themselves"),
        ),
    )


def _promise(rules: Rules) -> tuple[Term, ...]:
    compulsory = filled(
        translate("Rules", "the bid of {bid} that stands at the beginning without a word"),
        bid=rules.min_bid,
    )
    return (
        *(
            (Term(translate("Rules", "Compulsory bid", "term"), compulsory),)
            if rules.forced_bid != "none"
            else ()
        ),
        Term(
            translate("Rules", "Contract", "term"),
            translate("Rules", "the points that the declarer has promised to take"),
        ),
        Term(
            translate("Rules", "Prikup", "term"),
            translate("Rules", "the cards that lie aside until the declarer takes them"),
        ),
        Term(
            translate("Rules", "Pass of cards", "term"),
            translate("Rules", "the card that the declarer gives each opponent"),
        ),
    )


def _play() -> tuple[Term, ...]:
    return (
        Term(
            translate("Rules", "Trick", "term"),
            translate("Rules", "one card from each player, taken by the best"),
        ),
        Term(
            translate("Rules", "Lead", "term"),
            translate("Rules", "the first card of a trick; its suit is to be followed"),
        ),
        Term(
            translate("Rules", "Trump", "term"),
            translate("Rules", "the suit that beats all others"),
        ),
        Term(
            translate("Rules", "Marriage", "term"),
            translate("Rules", "king and queen of one suit in one hand"),
        ),
    )


def _sheet(rules: Rules) -> tuple[Term, ...]:
    rospis = Term(
        translate("Rules", "Rospis", "term"),
        translate("Rules", "giving a deal up before it is played"),
    )
    barrel = Term(
        translate("Rules", "Barrel", "term"),
        translate("Rules", "the last stop before victory"),
    )
    dump_truck = Term(
        translate("Rules", "Dump truck", "term"),
        filled(
            translate("Rules", "the total {value} that becomes nothing"), value=rules.dump_value
        ),
    )
    return (
        *((rospis,) if rules.rospis else ()),
        Term(
            translate("Rules", "Bolt", "term"),
            translate("Rules", "a mark for a deal in which nothing was taken"),
        ),
        *((barrel,) if rules.barrel in ("single", "cumulative") else ()),
        *((dump_truck,) if rules.dump_truck != "off" else ()),
    )
