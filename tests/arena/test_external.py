"""Players that are other programs: what is said, and what ends the measuring."""

import json
import random
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from engine.actions import Action, AnswerClaim, Bid, Declare, Pass, PassCards, Play, Rospis
from engine.ai.player import Budget
from engine.cards import Card
from engine.decider import legal_actions, to_act
from engine.rules import PRESETS
from engine.scoring.types import GoldenRound, Standing
from engine.state import (
    Call,
    ClaimWindow,
    CutState,
    DealState,
    FineDue,
    Gift,
    Marriage,
    PlayedCard,
    State,
    Trick,
    View,
    deal_of,
)
from engine.view import view
from tests.ai.positions import positions, with_other_hidden_cards
from thousand_qt.arena import external
from thousand_qt.arena.deals import deals_plans, play_deals
from thousand_qt.arena.entrants import make_entrant, name_problem
from thousand_qt.arena.external import External, PlayerFailed
from thousand_qt.arena.openings import card_rules, opening
from thousand_qt.arena.protocol import (
    Answer,
    Goodbye,
    Greeting,
    Hello,
    Question,
    chosen,
    question,
    text_of,
)

RULES = PRESETS["russian_classic"].rules
DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "external-player.md").read_text(encoding="utf-8")
BOTS = Path(__file__).with_name("bots.py")
NODE = shutil.which("node")


def command(kind: str) -> str:
    return shlex.join([sys.executable, str(BOTS), kind])


def lead() -> State:
    return opening(card_rules(RULES), bytes(32), 0, contract=100)


def asked(state: State) -> Question:
    seen = view(state, to_act(state)[0])
    return question(seen, legal_actions(seen), number=1, seconds=1.0, seed=0)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for a program that does nothing no longer than a test can."""
    monkeypatch.setattr(external, "_GREETING_SECONDS", 0.2)
    monkeypatch.setattr(external, "_ENDING_SECONDS", 0.2)


@pytest.fixture
def started() -> Iterator[list[External]]:
    """Programs to be ended after the test."""
    found: list[External] = []
    yield found
    for one in found:
        one.close()
        assert one._process.returncode is not None


@pytest.mark.parametrize("kind", ["first", "text"])
def test_a_program_plays_whole_deals(kind: str) -> None:
    plans = deals_plans(RULES, f"exec:{command(kind)}", "ruler-1", deals=1)
    (report,) = [report for plan in plans for report in play_deals(plan)]
    assert report.faults == ()
    assert set(report.times) == {f"exec:{command(kind)}", "ruler-1"}


def test_a_program_answers_by_place_or_by_text(started: list[External]) -> None:
    state = lead()
    seat = to_act(state)[0]
    legal = legal_actions(view(state, seat))
    for kind, wanted in (("first", legal[0]), ("text", legal[-1])):
        started.append(External(command(kind), RULES))
        assert started[-1].answer(state, seat, Budget()) == (wanted, None)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("crash", "ended where it had to answer (exit code 7)."),
        ("chatter", "wrote 'thinking...' where it had to answer"),
        ("beyond", "answered '999' in the phase trick, which is none of the actions offered"),
        ("nonsense", "answered 'XX' in the phase trick"),
        ("other", "answered question 2 instead of 1."),
        ("slow", "did not answer within 0.1 seconds"),
    ],
)
def test_what_a_program_does_wrong_is_one_sentence(
    kind: str, words: str, started: list[External]
) -> None:
    state = lead()
    started.append(External(command(kind), RULES, grace=0.0 if kind == "slow" else 20.0))
    with pytest.raises(PlayerFailed) as caught:
        started[-1].answer(state, to_act(state)[0], Budget(seconds=0.1))
    assert words in str(caught.value)
    assert str(caught.value).startswith(f"The player exec:{command(kind)} ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("broken", "(exit code 3)."),
        ("future", "where it had to greet the arena"),
    ],
)
def test_a_program_that_does_not_greet_is_not_measured(kind: str, words: str) -> None:
    with pytest.raises(PlayerFailed) as caught:
        External(command(kind), RULES)
    assert words in str(caught.value)


@pytest.mark.usefixtures("short")
def test_a_program_that_says_nothing_is_not_waited_for() -> None:
    with pytest.raises(PlayerFailed, match=r"did not greet the arena within 0\.2 seconds"):
        External(command("mute"), RULES)


def test_a_program_that_stays_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    player = External(command("stays"), RULES)
    monkeypatch.setattr(external, "_ENDING_SECONDS", 0.2)
    player.close()
    assert player._process.returncode not in (None, 0)
    with pytest.raises(PlayerFailed, match="does not listen any more"):
        player._send(Goodbye())


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("exec:", "needs a command"),
        ("exec:'", "needs a command"),
        ("exec:no-such-program-here", "There is no program 'no-such-program-here'"),
        ("steady+exec:no-such-program-here", "There is no program"),
        ("steady+nobody", "There is no player called 'nobody'"),
        ("steady+bold+random", "joins more than two players"),
        ("nobody", "BIDDER+CARDS"),
    ],
)
def test_a_name_that_means_nobody_gets_a_sentence(name: str, words: str) -> None:
    assert words in (name_problem(name) or "")
    with pytest.raises(ValueError, match=re.escape(words)):
        make_entrant(name, RULES)


def test_one_calls_and_another_plays_the_cards() -> None:
    joined = make_entrant(f"random+exec:{command('crash')}", RULES)
    try:
        state = next(state for state in positions(5, 1) if state.phase.value == "auction")
        seat = to_act(state)[0]
        assert joined.answer(state, seat, Budget())[0] in legal_actions(view(state, seat))
        with pytest.raises(PlayerFailed):
            joined.answer(lead(), to_act(lead())[0], Budget())
    finally:
        joined.close()


def test_a_question_tells_only_what_the_seat_knows() -> None:
    chooser = random.Random(3)
    compared = 0
    for state in positions(seed=21, deals=1):
        other = with_other_hidden_cards(state, to_act(state)[0], chooser)
        assert asked(other) == asked(state)
        compared += other != state
    assert compared > 20


def test_every_action_has_a_text_of_its_own() -> None:
    for state in positions(seed=22, deals=1):
        sent = asked(state)
        assert len({text.lower() for text in sent.texts}) == len(sent.actions)
        for place, (action, text) in enumerate(zip(sent.actions, sent.texts, strict=True)):
            assert chosen(sent, Answer(number=1, action=place)) == action
            assert chosen(sent, Answer(number=1, action=f" {text.upper()} ")) == action
        assert chosen(sent, Answer(number=1, action=len(sent.actions))) is None
        assert chosen(sent, Answer(number=1, action=-1)) is None


def test_texts_are_what_a_person_would_write() -> None:
    wanted = {
        "105": Bid(105),
        "pass": Pass(),
        "play on": AnswerClaim(False),
        "9S JD": PassCards((Card.NS, Card.JD)),
        "KH marriage": Play(Card.KH, Declare.MARRIAGE),
        "QH": Play(Card.QH),
        "rospis": Rospis(),
    }
    assert {text_of(action): action for action in wanted.values()} == wanted


@pytest.mark.parametrize(
    "kind",
    [
        Question,
        View,
        DealState,
        Standing,
        CutState,
        ClaimWindow,
        Call,
        Gift,
        Marriage,
        PlayedCard,
        Trick,
        GoldenRound,
        FineDue,
        *get_args(Action),
    ],
)
def test_the_page_explains_every_field(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    fields = {*kind.__struct_fields__} - {"rules", "rows"}
    unexplained = {field for field in fields if f"`{field}`" not in PAGE}
    assert unexplained == set()
    assert tag is None or f"`{tag}`" in PAGE


def test_the_example_of_the_page_is_what_is_really_said() -> None:
    blocks = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    hello, greeting, sent, answer = (json.loads(block) for block in blocks)
    msgspec.convert(greeting, Greeting)
    assert hello.keys() == {"type", *Hello.__struct_fields__}
    real = msgspec.to_builtins(asked(lead()))
    assert sent.keys() == real.keys()
    assert sent["view"].keys() == real["view"].keys()
    assert sent["view"]["deal"].keys() == real["view"]["deal"].keys()
    actions = msgspec.convert(sent["actions"], tuple[Action, ...])
    assert [text_of(action) for action in actions] == sent["texts"]
    assert answer["action"] in sent["texts"]
    assert msgspec.convert(answer, Answer).number == sent["number"]


@pytest.mark.skipif(NODE is None, reason="node is not installed, the example needs it")
@pytest.mark.parametrize("preset", ["russian_classic", "two_draw"])
def test_the_example_in_javascript_plays(preset: str) -> None:
    name = f"exec:node {shlex.quote(str(DOCS / 'examples' / 'player.js'))}"
    plans = deals_plans(PRESETS[preset].rules, name, "random", deals=2)
    found = [report for plan in plans for report in play_deals(plan)]
    assert len(found) == 2
    assert all(report.faults == () for report in found)


@pytest.mark.skipif(NODE is None, reason="node is not installed, the example needs it")
def test_the_example_in_javascript_ends_with_its_input() -> None:
    done = subprocess.run(
        ["node", str(DOCS / "examples" / "player.js")],
        input='{"type":"hello","protocol":1,"seats":3,"rules":{}}\n',
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, json.loads(done.stdout)["protocol"]) == (0, 1)


def test_nobody_is_asked_about_a_hand_that_is_hidden_from_it() -> None:
    for state in positions(seed=23, deals=1):
        sent = asked(state)
        hands = sent.view["deal"]["hands"]
        known = [seat for seat, hand in enumerate(hands) if hand is not None]
        assert known == [sent.view["viewer"]]
        assert len(hands) == len(deal_of(state).hands)
