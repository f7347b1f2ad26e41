"""Every refusal, every reason and every card has a whole sentence, in every language."""

from contextlib import contextmanager

import pytest

from engine.actions import Play
from engine.cards import Card, Suit, parse_cards
from engine.events import MarriageDeclared
from engine.illegal import IllegalAction, Refusal
from engine.scoring.types import Reason, ScoreLine
from engine.state import ClaimRight, Phase
from thousand_qt.i18n import Translations
from thousand_qt.match.beats import Beat
from thousand_qt.tools.agreement_scenes import AGREEMENT_SCENES
from thousand_qt.tools.table_scenes import play_on
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.viewmodels.table_score import derive_summary
from thousand_qt.words.cards import card_list, card_name, suit_list
from thousand_qt.words.marriages import marriage_question
from thousand_qt.words.refusals import illegal_sentence, refusal_sentence
from thousand_qt.words.scores import line_sentence, number, signed
from thousand_qt.words.sentences import bubble, following, right_words

NAMES = ("Anna", "Katya", "Boris")
FACTS = {
    "suit": Suit.SPADES,
    "cards": (Card("AS"), Card("10S")),
    "beat": Card("KS"),
    "card": Card("9H"),
    "owner": 2,
    "high": 110,
    "least": 115,
    "most": 23,
    "step": 5,
    "only": 115,
    "ceiling": 120,
    "marriages": (),
    "below": 0,
    "total": -35,
    "limit": 3,
    "wanted": 2,
    "turn": (1,),
    "phase": Phase.AUCTION,
}


@pytest.fixture(params=["en", "ru"])
def language(request, qapp):
    """Speak a language while a test runs."""
    translations = Translations(qapp)
    yield translations.use(request.param)
    translations.use("en")


@contextmanager
def spoken(application, language):
    """Speak a language for a while."""
    translations = Translations(application)
    translations.use(language)
    yield
    translations.use("en")


@pytest.mark.parametrize("code", Refusal)
def test_every_refusal_has_a_sentence(language, code):
    sentence = refusal_sentence(code, FACTS, NAMES)
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert "!" not in sentence


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_words(language, reason):
    words = line_sentence(ScoreLine(0, reason, -120, 115))
    assert words
    assert "{" not in words


def test_facts_that_came_over_a_wire_read_the_same(qapp):
    illegal = IllegalAction(Refusal.MUST_BEAT, beat=Card("KS"), cards=(Card("AS"), Card("10S")))
    wire = {"beat": "KS", "cards": ("AS", "10S")}
    sentence = illegal_sentence(illegal, NAMES)
    assert sentence == refusal_sentence(Refusal.MUST_BEAT, wire, NAMES)
    assert sentence == (
        "You must beat the king of spades. You can do it with: ace of spades, ten of spades."
    )


def test_following_suit_is_asked_for_by_the_suit_held(qapp):
    assert (
        refusal_sentence(Refusal.MUST_FOLLOW_SUIT, {"suit": Suit.SPADES}, NAMES)
        == "You must follow suit: you hold spades."
    )


def test_russian_cards_stand_in_the_right_case(qapp):
    translations = Translations(qapp)
    translations.use("ru")
    try:
        assert card_name(Card("AH")) == "туз червей"
        assert card_list((Card("10S"), Card("QC"))) == "десятка пик, дама треф"
        assert suit_list((Suit.DIAMONDS, Suit.HEARTS)) == "бубны, червы"
    finally:
        translations.use("en")


@pytest.mark.parametrize("right", ClaimRight)
def test_every_right_to_a_redeal_has_words(language, right):
    assert right_words(right)


@pytest.mark.parametrize(
    ("value", "with_sign", "plain"), [(60, "+60", "60"), (-120, "−120", "−120"), (0, "0", "0")]
)
def test_negative_points_have_a_true_minus(value, with_sign, plain):
    assert signed(value) == with_sign
    assert number(value) == plain


def test_a_card_is_named_by_rank_and_suit(qapp):
    assert card_name(Play(Card("10D")).card) == "ten of diamonds"


@pytest.mark.parametrize(
    ("language", "led", "cards", "trump", "words"),
    [
        ("en", "S", "9S KS", "H", "Your turn: spades were led."),
        ("en", "S", "9H KH", "H", "Your turn: spades were led, you must trump."),
        ("en", "S", "9H KC", "H", "Your turn: spades were led, you may play any card."),
        ("en", "D", "9H KH", None, "Your turn: diamonds were led, you may play any card."),
        ("ru", "S", "9S", None, "Ваш ход: зашли с пик."),
        ("ru", "C", "9H", "H", "Ваш ход: зашли с треф, нужно бить козырем."),
        ("ru", "D", "9H", None, "Ваш ход: зашли с бубен, можно положить любую карту."),
    ],
)
def test_what_was_led_is_said_with_what_may_be_played(qapp, language, led, cards, trump, words):
    with spoken(qapp, language):
        said = following(Suit(led), parse_cards(cards), Suit(trump) if trump else None)
        assert said == words


@pytest.mark.parametrize(
    ("language", "suit", "call", "question"),
    [
        ("en", "H", "Marriage of hearts: +100", "Declare the marriage of hearts?"),
        ("ru", "S", "Пиковый марьяж: +100", "Объявить пиковый марьяж?"),
        ("ru", "C", "Трефовый марьяж: +100", "Объявить трефовый марьяж?"),
        ("ru", "D", "Бубновый марьяж: +100", "Объявить бубновый марьяж?"),
        ("ru", "H", "Червовый марьяж: +100", "Объявить червовый марьяж?"),
    ],
)
def test_a_marriage_bends_the_name_of_its_suit(qapp, language, suit, call, question):
    with spoken(qapp, language):
        assert bubble(MarriageDeclared(1, Suit(suit), 100), 1) == call
        assert marriage_question(Suit(suit)) == question


@pytest.mark.parametrize(
    ("language", "basis", "points", "words"),
    [
        ("en", 39, 40, "Took 39 in defence, rounded to 40"),
        ("en", 40, 40, "Took 40 in defence"),
        ("ru", 39, 40, "Взято 39, округлено до 40"),
        ("ru", 0, 0, "Взято 0"),
    ],
)
def test_rounded_points_say_so(qapp, language, basis, points, words):
    with spoken(qapp, language):
        line = ScoreLine(seat=1, reason=Reason.DEFENCE, points=points, basis=basis)
        assert line_sentence(line) == words


@pytest.mark.parametrize(
    ("reason", "basis", "points", "times", "words"),
    [
        (Reason.DEFENCE, 62, 120, 2, "Took 62 in defence, rounded to 60, doubled"),
        (Reason.DEFENCE, 60, 120, 2, "Took 60 in defence, doubled"),
        (Reason.CONTRACT_MADE, 198, 280, 2, "Contract made with 198, doubled"),
        (Reason.CONTRACT_MADE, 198, 140, 1, "Contract made with 198"),
        (Reason.BARREL_FALL, 1, -120, 1, "Fell off the barrel after the only attempt"),
        (Reason.BARREL_FALL, 3, -120, 1, "Fell off the barrel after 3 attempts"),
    ],
)
def test_a_doubled_line_says_so_and_how_it_is_rounded(qapp, reason, basis, points, times, words):
    line = ScoreLine(seat=1, reason=reason, points=points, basis=basis)
    assert line_sentence(line, times) == words


@pytest.mark.parametrize("name", ["deal-golden-lead", "deal-dark-trick"])
def test_the_summary_of_a_deal_says_what_was_doubled(qapp, name):
    match = AGREEMENT_SCENES[name].match(NAMES)
    play_on(match, lambda state: bool(state.rows))
    after = match.steps[-1].after
    row = after.rows[-1]
    said = {
        column.name: " ".join(line.text for line in column.lines)
        for column in derive_summary(Scene(Beat(after), NAMES)).columns
    }
    for seat, player in enumerate(NAMES):
        results = (Reason.DEFENCE, Reason.CONTRACT_MADE, Reason.CONTRACT_FAILED)
        wrote = any(
            line.points for line in row.lines if line.seat == seat and line.reason in results
        )
        counts_double = "golden" in name or seat == row.result.declarer
        assert ("doubled" in said[player]) == (wrote and counts_double)
