"""What happens at the table is said aloud: one sentence for each event, and once."""

import pytest
from msgspec.structs import replace

from engine.cards import Card, Suit
from engine.events import (
    AuctionWon,
    BidMade,
    CardsPassed,
    ClaimsClosed,
    ContractNamed,
    MarriageDeclared,
    MatchEnded,
    Passed,
    Played,
    PrikupTaken,
    RedealGranted,
    Rewound,
    Surrendered,
    TrickTaken,
)
from engine.state import ClaimRight, ClaimStage, MarriageKind
from engine.view import view
from tests.window.table_player import (
    Mouse,
    any_legal,
    open_table,
    play_until,
    seeded_pack,
    table_of,
)
from thousand_qt.i18n import Translations
from thousand_qt.match.beats import Beat, Stage, beats_of
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import TABLE_SCENES
from thousand_qt.viewmodels.table_hand import Holding
from thousand_qt.viewmodels.table_voice import TableVoice
from thousand_qt.words.told import told

NAMES = ("Anna", "Katya", "Boris")
ACE, TEN = Card("AS"), Card("10S")


def events_of(seat):
    """Return an event of each kind that this seat makes."""
    return [
        AuctionWon(seat, 105, 105, False),
        BidMade(seat, 105),
        ContractNamed(seat, 120),
        MarriageDeclared(seat, Suit.HEARTS, 100),
        MatchEnded(seat),
        Passed(seat),
        Played(seat, ACE),
        PrikupTaken(seat, (ACE, TEN, Card("9H")), True),
        RedealGranted(seat, ClaimRight.FOUR_NINES, (), (seat,)),
        Surrendered(seat, 100),
        TrickTaken(seat, 21),
    ]


@pytest.fixture
def seen():
    """Return the match as Anna sees it in the middle of a trick."""
    return view(TABLE_SCENES["table-follow"].match(NAMES).state, 0)


@pytest.fixture(params=["en", "ru"])
def language(request, qapp):
    """Speak a language while a test runs."""
    translations = Translations(qapp)
    yield translations.use(request.param)
    translations.use("en")


@pytest.mark.parametrize("seat", [0, 1])
def test_every_event_has_a_sentence_in_every_language(language, seen, seat):
    for event in events_of(seat):
        sentence = told(event, seen, NAMES)
        assert sentence.endswith("."), event
        assert "{" not in sentence


def test_a_sentence_names_the_others_and_calls_the_person_you(qapp, seen):
    assert told(BidMade(1, 105), seen, NAMES) == "Katya bids 105."
    assert told(BidMade(0, 105), seen, NAMES) == "You bid 105."
    assert told(Played(2, ACE), seen, NAMES) == "Boris plays: ace of spades."
    assert told(TrickTaken(2, 17), seen, NAMES) == "Boris takes the trick: +17."
    marriage = MarriageDeclared(1, Suit.HEARTS, 100)
    assert told(marriage, seen, NAMES) == "Katya: Marriage of hearts: +100."
    assert told(Rewound(3), seen, NAMES) == "A decision was taken back."


def test_only_the_card_that_one_gets_is_told(qapp, seen):
    given = CardsPassed(1, (0, 2), (ACE, None), False)
    assert told(given, seen, NAMES) == "You are given a card: ace of spades."
    assert told(CardsPassed(0, (1, 2), (ACE, TEN), False), seen, NAMES) == ""
    assert told(PrikupTaken(1, None, False), seen, NAMES) == ""
    assert told(ClaimsClosed(ClaimStage.AFTER_DEAL), seen, NAMES) == ""


@pytest.mark.parametrize(
    ("trump", "said"),
    [(Suit.SPADES, "The trump stays: spades."), (None, "There is still no trump.")],
)
def test_a_marriage_that_leaves_the_trump_says_so(qapp, seen, trump, said):
    seen = replace(seen, deal=replace(seen.deal, trump=trump))
    kept = MarriageDeclared(1, Suit.HEARTS, 100, trump=False)
    assert told(kept, seen, NAMES) == f"Katya: Marriage of hearts: +100. {said}"
    mine = MarriageDeclared(0, Suit.HEARTS, 50, MarriageKind.HALF, trump=False)
    assert told(mine, seen, NAMES).endswith(f": +50. {said}")
    # Four aces or nines make no trump anyway.
    aces = MarriageDeclared(1, Suit.HEARTS, 200, MarriageKind.ACES, trump=False)
    assert "trump" not in told(aces, seen, NAMES)


def test_cards_that_an_opponent_lays_away_are_told_and_not_named(qapp, seen):
    two = CardsPassed(1, (), (), False, (None, None))
    assert told(two, seen, NAMES) == "Katya lays two cards away."
    one = CardsPassed(1, (0,), (ACE,), False, (None,))
    assert told(one, seen, NAMES) == (
        "You are given a card: ace of spades. Katya lays a card away."
    )
    assert told(CardsPassed(0, (), (), False, (ACE, TEN)), seen, NAMES) == ""


def test_the_deal_is_told_with_the_own_hand(qapp):
    match = TABLE_SCENES["table-auction"].match(NAMES)
    dealt = next(step for step in match.steps if type(step.event).__name__ == "Dealt")
    voice, said = TableVoice(), []
    voice.said.connect(said.append)
    for beat in beats_of(dealt):
        voice.heard(beat, lambda: NAMES, Holding())
    assert len(said) == 1
    assert said[0].startswith("You deal. Your cards: ")
    assert said[0].count(" of ") == 7


def test_an_event_of_two_beats_is_told_once(qapp, seen):
    voice, said = TableVoice(), []
    voice.said.connect(said.append)
    event = TrickTaken(1, 21)
    for stage in (Stage.TRICK_WON, Stage.STANDING):
        voice.heard(Beat(seen, stage, event), lambda: NAMES, Holding())
    assert said == ["Katya takes the trick: +21."]


def test_the_story_begins_at_the_last_own_decision(qapp, seen):
    voice = TableVoice()
    for event in (BidMade(1, 100), BidMade(0, 105), Passed(1), Passed(2)):
        voice.heard(Beat(seen, event=event), lambda: NAMES, Holding())
    assert voice.told_so_far() == "You bid 105. Katya passes. Boris passes."
    voice.heard(Beat(seen), lambda: NAMES, Holding())
    assert voice.told_so_far() == ""


def test_the_story_is_told_again_in_another_language(qapp, seen):
    voice = TableVoice()
    voice.heard(Beat(seen, event=Passed(1)), lambda: NAMES, Holding())
    translations = Translations(qapp)
    translations.use("ru")
    voice.retranslate()
    assert voice.told_so_far() == "Katya пасует."
    translations.use("en")


def test_what_opponents_do_is_heard_at_the_table(open_app):
    match = ScriptedMatch(seeded_pack("heard"), any_legal("heard"))
    app = open_table(open_app, match)
    said = []
    table_of(app).property("voice").said.connect(said.append)
    play_until(app, Mouse(app), lambda seen: len(seen.rows) == 1, any_legal("heard"))
    assert len([sentence for sentence in said if "the trick: " in sentence]) == 8
    assert len([sentence for sentence in said if " plays: " in sentence]) == 16
    assert said[-1].startswith("The deal is over. Scores: Anna ")
