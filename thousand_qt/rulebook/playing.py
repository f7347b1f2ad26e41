"""The chapters of the play: tricks with their duties, and marriages with trump."""

from engine.cards import Card, Rank, Suit, parse_cards
from engine.marriages import marriage_value
from engine.phases.tricks import following
from engine.rules import Rules
from engine.rules.activity import is_draw
from engine.state import PlayedCard
from thousand_qt.rulebook import draw_game, table
from thousand_qt.rulebook.document import (
    CardGroup,
    CardRow,
    Chapter,
    ChapterName,
    Example,
)
from thousand_qt.rulebook.people import names
from thousand_qt.rulebook.rare_marriages import rare
from thousand_qt.rulebook.say import filled, paragraph, points, translate
from thousand_qt.rulebook.two_players import are_two
from thousand_qt.words.cards import suit_name


def tricks(rules: Rules) -> Chapter:
    """Explain tricks and the duties of who leads and who follows."""
    return Chapter(
        ChapterName.TRICKS,
        translate("Rules", "The tricks"),
        (
            *paragraph(_first_lead(rules), _trick(rules)),
            *paragraph(*_drawing(rules)),
            *paragraph(_duties(rules)),
            *points((*_follow(rules), *_trump(rules), _nothing(rules), *_lead(rules))),
            *_examples(rules),
        ),
    )


def _trick(rules: Rules) -> str:
    if are_two(rules):
        return translate(
            "Rules",
            "The other adds a card: this is a trick. The highest trump takes it; without a trump,"
            " the higher card of the suit that was led. Who takes a trick leads to the next.",
        )
    return translate(
        "Rules",
        "The others add a card each, clockwise: this is a trick. The highest trump takes it;"
        " without a trump, the highest card of the suit that was led. Who takes a trick leads to"
        " the next.",
    )


def _drawing(rules: Rules) -> tuple[str | None, ...]:
    return (draw_game.drawing(), draw_game.freedom(rules)) if is_draw(rules) else ()


def _duties(rules: Rules) -> str:
    if is_draw(rules):
        return draw_game.duties(rules)
    return translate("Rules", "You cannot always play what you like:")


def _first_lead(rules: Rules) -> str:
    match table.leader(rules):
        case "declarer" if not is_draw(rules):
            return translate("Rules", "The declarer leads the first card.")
        case "dealer":
            return translate("Rules", "The dealer leads the first card.")
        case _:
            return translate("Rules", "Forehand leads the first card.")


def _follow(rules: Rules) -> tuple[str, ...]:
    follow = translate("Rules", "If you hold the suit that was led, you must play it.")
    if are_two(rules):
        return follow, _beating_one(rules)
    if not rules.must_overtake:
        return (
            follow,
            translate("Rules", "Any card of that suit will do; you need not beat the others."),
        )
    return (
        follow,
        translate(
            "Rules",
            "If you can, you must beat the best card of the trick with it. Once the trick is"
            " trumped, any card of the suit will do.",
        ),
    )


def _beating_one(rules: Rules) -> str:
    if rules.must_overtake:
        return translate("Rules", "If you can, you must beat the card that was led with it.")
    return translate(
        "Rules", "Any card of that suit will do; you need not beat the one that was led."
    )


def _trump(rules: Rules) -> tuple[str | None, ...]:
    if not rules.must_trump:
        return (translate("Rules", "If you do not hold it, you may trump or play any other card."),)
    must = translate("Rules", "If you do not hold it but hold a trump, you must play a trump.")
    if are_two(rules):
        return (must,)
    if not rules.must_overtrump:
        return must, translate("Rules", "Any trump will do, even one that takes nothing.")
    over = translate(
        "Rules", "If the trick is trumped already, you must play a higher trump if you can."
    )
    match rules.undertrump:
        case "required":
            low = translate("Rules", "If you cannot, you must play a lower trump all the same.")
        case "free":
            low = translate("Rules", "If you cannot, you may play any card.")
    return must, over, low


def _nothing(rules: Rules) -> str | None:
    if not rules.must_trump:
        return None
    return translate("Rules", "If you hold neither, play any card.")


def _lead(rules: Rules) -> tuple[str | None, ...]:
    foreign = translate(
        "Rules",
        "When you lead: if another player declared the trump, you may not lead it while you hold"
        " another suit.",
    )
    own = translate(
        "Rules",
        "When you lead: if you hold a trump, you must lead a trump. Only a marriage may be declared"
        " instead.",
    )
    return (
        None if rules.lead_foreign_trump else foreign,
        own if rules.must_lead_trump else None,
    )


def _examples(rules: Rules) -> tuple[Example, ...]:
    if are_two(rules):
        return _examples_for_two(rules)
    return (
        _which_cards(
            rules,
            translate(
                "Rules", "There is no trump, and diamonds were led. Which card may you play?"
            ),
            trick="QD KD",
            hand="AD 9D 10S AC",
            trump=None,
        ),
        _which_cards(
            rules,
            translate(
                "Rules",
                "Hearts are trump. Clubs were led and trumped; you hold no club. Which card may you"
                " play?",
            ),
            trick="AC QH",
            hand="AH 9H 10S JD",
            trump=Suit.HEARTS,
        ),
    )


def _examples_for_two(rules: Rules) -> tuple[Example, ...]:
    return (
        _which_cards(
            rules,
            translate(
                "Rules", "There is no trump, and diamonds were led. Which card may you play?"
            ),
            trick="KD",
            hand="AD 9D 10S AC",
            trump=None,
        ),
        _which_cards(
            rules,
            translate(
                "Rules",
                "Hearts are trump. Clubs were led; you hold no club. Which card may you play?",
            ),
            trick="AC",
            hand="AH 9H 10S JD",
            trump=Suit.HEARTS,
        ),
    )


def _which_cards(rules: Rules, question: str, trick: str, hand: str, trump: Suit | None) -> Example:
    """Return an example that marks the cards which the engine itself allows."""
    played = parse_cards(trick)
    held = parse_cards(hand)
    plays = tuple(PlayedCard(seat, card) for seat, card in enumerate(played))
    _, allowed = following(rules, held, plays, trump)
    yes, no = translate("Rules", "yes", "may be played"), translate("Rules", "no", "not allowed")
    return Example(
        question,
        CardRow(
            (
                CardGroup(played, translate("Rules", "the trick")),
                *(
                    CardGroup((card,), yes if card in allowed else no, marked=card in allowed)
                    for card in held
                ),
            )
        ),
    )


def marriages(rules: Rules) -> Chapter:
    """Explain marriages, their worth and trump."""
    return Chapter(
        ChapterName.MARRIAGES,
        translate("Rules", "Marriages and trump"),
        (
            *paragraph(
                translate(
                    "Rules",
                    "King and queen of one suit in one hand are a marriage. It brings extra points,"
                    " on top of those in the cards:",
                )
            ),
            CardRow(tuple(_pair(rules, suit) for suit in _by_worth(rules))),
            *paragraph(_worth(rules), _when(rules)),
            *points(
                (
                    translate(
                        "Rules",
                        "The points are yours at once, whoever takes the trick.",
                    ),
                    translate(
                        "Rules",
                        "The suit becomes trump at once, for this very trick too, and remains it"
                        " until another marriage is declared. Before the first marriage there is no"
                        " trump.",
                    ),
                    _who_declares(rules),
                    translate(
                        "Rules",
                        "A king or queen that you add to another player's lead declares nothing.",
                    ),
                    _call(rules),
                    _keeps_trump(rules),
                    _without_trick(rules),
                )
            ),
            _declaration(rules),
            *rare(rules),
        ),
    )


def _who_declares(rules: Rules) -> str:
    if are_two(rules):
        return translate("Rules", "Both may declare, and as many marriages as they hold.")
    return translate(
        "Rules",
        "Everybody may declare, the defenders too, and as many marriages as they hold.",
    )


def _worth(rules: Rules) -> str:
    listed = ", ".join(
        f"{suit_name(suit)} {marriage_value(rules, suit)}" for suit in _by_worth(rules)
    )
    return filled(translate("Rules", "What marriages are worth: {list}."), list=listed)


def _by_worth(rules: Rules) -> list[Suit]:
    return sorted(Suit, key=lambda suit: -marriage_value(rules, suit))


def _pair(rules: Rules, suit: Suit) -> CardGroup:
    pair = (Card.of(Rank.KING, suit), Card.of(Rank.QUEEN, suit))
    return CardGroup(pair, str(marriage_value(rules, suit)))


def _when(rules: Rules) -> str:
    if rules.marriage_first_lead:
        return translate(
            "Rules",
            "You declare it when it is your turn to lead, by leading its king or its queen. This"
            " may be the very first card of the deal.",
        )
    return translate(
        "Rules",
        "You declare it when it is your turn to lead, by leading its king or its queen. But you"
        " must have taken a trick in this deal before.",
    )


def _call(rules: Rules) -> str:
    match rules.marriage_call:
        case "ask":
            return translate(
                "Rules",
                "You may lead king or queen without declaring. Then the pair brings nothing any"
                " more.",
            )
        case "auto":
            return translate(
                "Rules", "Leading king or queen of a pair that you hold always declares it."
            )


def _keeps_trump(rules: Rules) -> str | None:
    if not rules.marriage_trump_choice:
        return None
    return translate(
        "Rules", "Who declares may also leave the present trump as it is and take the points only."
    )


def _without_trick(rules: Rules) -> str | None:
    if not rules.marriage_first_lead:
        return None
    match rules.marriage_without_trick:
        case "keeps":
            return translate(
                "Rules", "The points stay yours even if you take no trick in the deal."
            )
        case "lapses":
            return translate("Rules", "Who takes no trick in the deal loses the points again.")


def _declaration(rules: Rules) -> Example:
    anna, _, _ = names()
    suit = _by_worth(rules)[0]
    lead = Card.of(Rank.QUEEN, suit)
    return Example(
        filled(
            _declared(suit, rules.marriage_first_lead),
            anna=anna,
            points=marriage_value(rules, suit),
        ),
        CardRow(
            (
                CardGroup((lead,), translate("Rules", "led"), marked=True),
                CardGroup((Card.of(Rank.KING, suit),), translate("Rules", "in the hand")),
            )
        ),
    )


def _declared(suit: Suit, first: bool) -> str:
    match suit:
        case Suit.SPADES:
            words = translate(
                "Rules", "{anna} leads the queen of spades and declares the marriage."
            )
            trump = translate("Rules", "That makes +{points}, and spades are trump.")
        case Suit.CLUBS:
            words = translate("Rules", "{anna} leads the queen of clubs and declares the marriage.")
            trump = translate("Rules", "That makes +{points}, and clubs are trump.")
        case Suit.DIAMONDS:
            words = translate(
                "Rules", "{anna} leads the queen of diamonds and declares the marriage."
            )
            trump = translate("Rules", "That makes +{points}, and diamonds are trump.")
        case Suit.HEARTS:
            words = translate(
                "Rules", "{anna} leads the queen of hearts and declares the marriage."
            )
            trump = translate("Rules", "That makes +{points}, and hearts are trump.")
    allowed = translate("Rules", "This is allowed, because {anna} has taken a trick before.")
    return " ".join((words, trump) if first else (words, trump, allowed))
