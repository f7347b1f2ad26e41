"""Every refusal, every reason and every card has a whole sentence, in every language."""

import pytest

from engine.actions import Play
from engine.cards import Card, Suit
from engine.illegal import IllegalAction, Refusal
from engine.scoring.types import Reason, ScoreLine
from engine.state import ClaimRight, Phase
from thousand_qt.i18n import Translations
from thousand_qt.words.cards import card_list, card_name, suit_list
from thousand_qt.words.refusals import illegal_sentence, refusal_sentence
from thousand_qt.words.scores import line_sentence, number, signed
from thousand_qt.words.sentences import right_words

NAMES = ("Anna", "Katya", "Boris")
FACTS = {
    "suit": Suit.SPADES,
    "cards": (Card("AS"), Card("10S")),
    "beat": Card("KS"),
    "card": Card("9H"),
    "owner": 2,
    "high": 110,
    "least": 115,
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
