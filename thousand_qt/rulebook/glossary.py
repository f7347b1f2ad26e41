"""The last chapter: the words of the game."""

from engine.rules import Rules
from engine.rules.activity import is_draw
from thousand_qt.rulebook.document import Chapter, ChapterName, Term, Terms
from thousand_qt.rulebook.say import filled, translate
from thousand_qt.rulebook.two_players import are_two


def terms(rules: Rules) -> Chapter:
    """Explain the words that these rules use."""
    return Chapter(
        ChapterName.TERMS,
        translate("Rules", "Words of the game"),
        (Terms((*_people(rules), *_promise(rules), *_aside(rules), *_play(), *_sheet(rules))),),
    )


def _people(rules: Rules) -> tuple[Term, ...]:
    declarer = Term(
        translate("Rules", "Declarer", "term"),
        translate("Rules", "who won the auction and plays the contract"),
    )
    if are_two(rules):
        forehand = Term(
            translate("Rules", "Forehand", "term"),
            translate("Rules", "the player who does not deal"),
        )
        defender = Term(
            translate("Rules", "Defender", "term"), translate("Rules", "the declarer's opponent")
        )
        return (forehand,) if is_draw(rules) else (forehand, declarer, defender)
    return (
        Term(
            translate("Rules", "Forehand", "term"),
            translate("Rules", "the player next after the dealer, clockwise"),
        ),
        declarer,
        Term(
            translate("Rules", "Defenders", "term"),
            translate("Rules", "the opponents of the declarer; each plays for themselves"),
        ),
    )


def _aside(rules: Rules) -> tuple[Term, ...]:
    if is_draw(rules):
        stock = translate("Rules", "the cards that are drawn one after the other during the play")
        return (Term(translate("Rules", "Stock", "term"), stock),)
    if are_two(rules) and rules.two_form == "dead_hand":
        dead = translate("Rules", "the third hand, which is dealt and never played")
        return (Term(translate("Rules", "Dead hand", "term"), dead),)
    return ()


def _promise(rules: Rules) -> tuple[Term, ...]:
    if is_draw(rules):
        return ()
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
            translate("Rules", "the cards that the declarer parts with after the prikup")
            if are_two(rules)
            else translate("Rules", "the card that the declarer gives each opponent"),
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
        *((rospis,) if rules.rospis and not is_draw(rules) else ()),
        Term(
            translate("Rules", "Bolt", "term"),
            translate("Rules", "a mark for a deal in which nothing was taken"),
        ),
        *((barrel,) if rules.barrel in ("single", "cumulative") else ()),
        *((dump_truck,) if rules.dump_truck != "off" else ()),
    )
