"""What the coach says has words for every reason and claim, in both languages."""

import pytest

from engine.cards import Card, Suit
from engine.coach.claim import Claim, Claimed
from engine.coach.reasons import Because, Why
from thousand_qt.i18n import Translations
from thousand_qt.words.coach import claim_words, reason_words, settled_words


def said() -> list[str]:
    reasons = [
        reason_words(Because(why=why, suit=suit, card=Card.AC, points=37, count=41))
        for why in Why
        for suit in Suit
    ]
    claims = [
        claim_words(Claim(seat=0, claimed=claimed, line=(), cards=1, marriages=0))
        for claimed in Claimed
    ]
    return [*reasons, *claims, settled_words()]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_reason_and_claim_has_a_sentence_of_its_own(language, qapp) -> None:
    translations = Translations(qapp)
    try:
        translations.use(language)
        sentences = said()
    finally:
        translations.stop()
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)
    assert len(set(sentences)) >= len(Why) + len(Claimed) + 1
    is_russian = [any("а" <= letter <= "я" for letter in sentence) for sentence in sentences]
    assert set(is_russian) == {language == "ru"}


def test_the_facts_of_a_reason_stand_in_its_sentence() -> None:
    drawing = Because(why=Why.DRAWS_TRUMPS, suit=Suit.HEARTS, count=3)
    assert reason_words(drawing) == "It draws trumps; the others hold at most 3."
    keeping = Because(why=Why.KEEPS_MARRIAGE, suit=Suit.CLUBS)
    assert reason_words(keeping) == "It keeps the marriage of clubs together."
