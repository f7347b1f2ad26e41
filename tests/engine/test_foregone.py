"""What is foretold of the rest of a deal comes true, whatever the others hold and play."""

import random

import pytest
from msgspec.structs import replace

from engine.actions import Deal, Rospis, Start
from engine.cards import DECK, hand_of, parse_cards
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import MatchStarted
from engine.foregone import Foregone, foregone
from engine.rules import PRESETS, make_rules
from engine.scoring.types import Standing
from engine.shuffle import shuffle
from engine.state import DealState, Phase, PlayedCard, State, Trick, View, deal_of
from engine.view import view


def seen(
    hand: str,
    elsewhere: str,
    *,
    turn: int | None = 0,
    trump: str | None = None,
    trick: tuple[tuple[int, str], ...] = (),
    **rules: object,
) -> View:
    """Return what seat 0 sees when these cards are held and the rest is played."""
    mine, others = parse_cards(hand), parse_cards(elsewhere)
    on_table = tuple(PlayedCard(seat, parse_cards(card)[0]) for seat, card in trick)
    lying = {play.card for play in on_table}
    gone = [card for card in DECK if card not in {*mine, *others, *lying}]
    deal = DealState(
        dealer=2,
        forehand=0,
        active=(0, 1, 2),
        hands=(hand_of(mine), None, None),
        held=(len(mine), len(others) // 2, len(others) - len(others) // 2),
        prikup=None,
        declarer=1,
        contract=100,
        trump=None if trump is None else parse_cards(f"A{trump}")[0].suit,
        turn=turn,
        trick=on_table,
        tricks=(Trick(tuple(PlayedCard(1, card) for card in gone), 1, 0),),
        points=(0, 0, 0),
        marriage_points=(0, 0, 0),
        taken=(0, 1, 0),
    )
    return View(
        rules=make_rules(**rules),
        phase=Phase.TRICK,
        dealer=2,
        deal=deal,
        standings=(Standing(),) * 3,
        viewer=0,
    )


@pytest.mark.parametrize(
    ("position", "bound"),
    [
        pytest.param(seen("AS 10S", "KS 9S JD QD"), Foregone.ALL, id="the highest of a suit"),
        pytest.param(seen("AS 10S", "KS 9S JD QD", turn=1), None, id="but another leads"),
        pytest.param(seen("AS JS", "KS 9S JD QD"), None, id="one card can be beaten"),
        pytest.param(seen("AS 10S", "KS 9S JD QD", trump="D"), None, id="a trump is out"),
        pytest.param(seen("AS 9D", "KS 9S JC QC", trump="D"), Foregone.ALL, id="the last trump"),
        pytest.param(seen("KS QS", "JS 9S JD QD"), None, id="a marriage is a choice"),
        pytest.param(seen("9S 9D", "AS JS AD JC", turn=1), Foregone.NOTHING, id="only losers"),
        pytest.param(seen("9S 9D", "AS JS AD JC"), None, id="but the seat leads"),
        pytest.param(seen("9S 9D", "AS JS AD JC", turn=1, trump="D"), None, id="but holds a trump"),
        pytest.param(seen("9S JD", "AS JS AD 9D", turn=1), None, id="one card can win"),
        pytest.param(seen("9S 9D", "KS QS AD JC", turn=1), None, id="9S may become a trump"),
        pytest.param(
            seen("9S 9D", "AS AD JC", turn=0, trick=((2, "QS"),)), Foregone.NOTHING, id="follows"
        ),
        pytest.param(
            seen("JS", "AD", turn=0, trick=((1, "9S"), (2, "9H"))), None, id="this trick is won"
        ),
        pytest.param(
            seen("9S", "AS AD", turn=1, trick=((0, "AH"),)), None, id="its card leads the trick"
        ),
        pytest.param(
            seen("9S", "AS", turn=2, trick=((0, "9H"), (1, "AH"))), Foregone.NOTHING, id="beaten"
        ),
        pytest.param(seen("", "AS", turn=1), None, id="no card left"),
        pytest.param(
            seen("AS", "9S 9D", half_marriage=True), Foregone.ALL, id="no half of its own"
        ),
        pytest.param(
            seen("AS QS JS", "9S 9D 9C", half_marriage=True), None, id="a half marriage is a choice"
        ),
        pytest.param(
            seen("9S 9D", "AS AD QD JD", turn=2, half_marriage=True), None, id="a half can trump"
        ),
        pytest.param(
            seen("9S", "AS AD AC AH", turn=2, ace_marriage=True),
            Foregone.NOTHING,
            id="aces make no trump",
        ),
        pytest.param(
            seen("9S", "AS AD AC AH", turn=2, ace_marriage=True, ace_marriage_trump="led_suit"),
            None,
            id="aces may make trump",
        ),
    ],
)
def test_positions(position: View, bound: Foregone | None) -> None:
    assert foregone(position) is bound


def test_nothing_is_told_outside_of_the_play_or_to_a_spectator() -> None:
    position = seen("AS 10S", "KS 9S JD QD")
    assert foregone(replace(position, phase=Phase.AUCTION)) is None
    assert foregone(replace(position, viewer=None)) is None
    assert foregone(replace(position, deal=None)) is None


def play_at_random(state: State, chance: random.Random) -> State:
    """Let everybody do anything that is legal until the deal is scored."""
    while state.phase not in (Phase.DEAL, Phase.END):
        seat = to_act(state)[0]
        actions = [a for a in legal_actions(view(state, seat)) if not isinstance(a, Rospis)]
        for event in decide(state, seat, chance.choice(actions)):
            state = evolve(state, event)
    return state


def taken_of(state: State, seat: int) -> int:
    return deal_of(state).taken[seat]


def test_what_is_foretold_comes_true_in_random_play() -> None:
    chance = random.Random(17)
    told = {Foregone.ALL: 0, Foregone.NOTHING: 0}
    for number in range(400):
        (started,) = conduct(None, Start(PRESETS["russian_classic"].rules, number % 3))
        assert isinstance(started, MatchStarted)
        state = begin(started)
        for event in conduct(state, Deal(shuffle(chance.randbytes(32)))):
            state = evolve(state, event)
        while state.phase not in (Phase.DEAL, Phase.END):
            for seat in range(3):
                bound = foregone(view(state, seat)) if state.phase is Phase.TRICK else None
                if bound is None:
                    continue
                told[bound] += 1
                deal = deal_of(state)
                left = deal.held[seat] if bound is Foregone.ALL else 0
                end = play_at_random(state, chance)
                assert taken_of(end, seat) - deal.taken[seat] == left
            seat = to_act(state)[0]
            actions = [a for a in legal_actions(view(state, seat)) if not isinstance(a, Rospis)]
            for event in decide(state, seat, chance.choice(actions)):
                state = evolve(state, event)
    assert min(told.values()) > 50
