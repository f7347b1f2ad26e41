"""The decisions: calls, passes, contracts and giving up by trying out what the cards are worth."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from engine.actions import Action, Bid, NameContract, Pass, PassCards, Rospis
from engine.ai.contract_player import ContractCaller, Effort
from engine.ai.contracts.calls import Table, weigh_calls
from engine.ai.contracts.gifts import Heat, weigh_passes
from engine.ai.contracts.ledger import Ledger
from engine.ai.contracts.questions import Questions
from engine.ai.contracts.samples import Layout, layouts
from engine.ai.contracts.utility import POINTS, Outcome
from engine.ai.kernel.choice import CHOSEN, Kernel
from engine.ai.kernel.position import set_of
from engine.ai.kernel.solver import Solver
from engine.ai.player import Budget, Uncancelled
from engine.cards import parse_cards
from engine.coach.advice import Advice
from engine.decider import legal_actions, to_act
from engine.rules import PRESETS, Rules
from engine.state import Phase, State, View, deal_of
from engine.view import view
from tests.ai.positions import positions, with_other_hidden_cards
from tests.ai.test_bidding import STRONG, WEAK, at_exchange, auction
from tests.ai.test_contracts import Withdrawn
from tests.engine.driver import Game, at_pass, at_raise, random_match

pytestmark = pytest.mark.skipif(
    CHOSEN.kernel is not Kernel.COMPILED, reason="interpreted the search takes too long for it"
)

QUICK = (Heat(45, 2), Heat(12, 3), Heat(4, 6))
FEW = ContractCaller(effort=Effort(12, QUICK), patient=True)
FEWER = ContractCaller(effort=Effort(4, (Heat(45, 1), Heat(4, 1), Heat(2, 2))), patient=True)


def weighed(game: Game, seat: int, caller: ContractCaller = FEW, seed: int = 1) -> Advice:
    shown = game.view(seat)
    advice = caller.advise(shown, shown.rules, Budget(seed=seed), Uncancelled())
    assert advice is not None
    assert all(one.action in legal_actions(shown) for one in advice.choices)
    worths = [one.worth for one in advice.choices]
    assert worths == sorted(worths, reverse=True)
    return advice


def chosen(state: State, seat: int, caller: ContractCaller = FEW, seed: int = 1) -> Action | None:
    shown = view(state, seat)
    return caller.choose(shown, shown.rules, Budget(seed=seed), Uncancelled())


def questions(shown: View, looks: int | None = None) -> Questions:
    token = Uncancelled() if looks is None else Withdrawn(looks)
    return Questions(Solver(shown.rules), None, token)


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    assert isinstance(weighed(auction(STRONG), 2).best.action, Bid)
    weak = weighed(auction(WEAK), 2)
    assert weak.best.action == Pass()
    assert weak.arrangements == 12
    bid = next(one for one in weak.choices if isinstance(one.action, Bid))
    assert bid.points is not None
    assert bid.points < 80


def test_on_the_barrel_a_hopeful_hand_bids_for_the_match() -> None:
    hopeful = "AS 10S KS QS 9D 9C JH"
    assert weighed(auction(hopeful, total=880, barrel=0), 2).best.action == Bid(105)


def test_the_pass_keeps_what_makes_the_contract() -> None:
    game = at_exchange("AS 10S KS QS AH 10H KH QH 9C 9D", contract=120)
    best = weighed(game, 1).best
    assert isinstance(best.action, PassCards)
    assert set(best.action.cards) == set(parse_cards("9C 9D"))
    assert best.made is not None
    assert best.made > 0.9


def test_a_sure_hand_is_raised_and_a_poor_one_is_not() -> None:
    rich = at_exchange("AS 10S KS QS AH 10H KH QH 9C 9D").give(1, "9C 9D").decline()
    best = weighed(rich, 1).best
    assert isinstance(best.action, NameContract)
    assert best.action.amount >= 200
    poor = at_exchange("JS 9S QC JC 10D JD 9D 9H KS 10C").give(1, "9S 9D").decline()
    kept = weighed(poor, 1)
    assert kept.of(NameContract(100)) is not None
    named = [one for one in kept.choices if isinstance(one.action, NameContract)]
    assert named[0].action == NameContract(100)
    assert named[0].made is not None
    assert named[0].made < 0.1


def test_a_hopeless_contract_is_given_up_where_that_is_cheap() -> None:
    poor = "JS 9S QC JC 10D JD 9D 9H KS 9C"
    game = at_exchange(poor)
    cheap = replace(game.state.rules, rospis_cost="none", rospis_share="none")
    game.state = replace(game.state, rules=cheap)
    assert weighed(game, 1).best.action == Rospis()
    assert weighed(game.give(1, "9S 9D").decline(), 1).best.action == Rospis()


def test_another_utility_decides_otherwise() -> None:
    def reckless(outcome: Outcome, seat: int) -> float:
        """Loves contracts, made or not."""
        return float(outcome.result.contract * (outcome.result.declarer == seat))

    caller = ContractCaller(reckless, Effort(12, QUICK), patient=True)
    assert isinstance(weighed(auction(WEAK), 2, caller).best.action, Bid)


def test_what_is_not_weighed_is_left_to_the_rules() -> None:
    options: tuple[dict[str, object], ...] = (
        {"pass_style": "keep_one", "raise_contract": "never"},
        {"raise_contract": "before_prikup"},
        {"dark": True},
    )
    left = Counter[Phase]()
    for number, changes in enumerate(options):
        for state, _ in random_match(replace(Rules(), **changes), number, 3):
            for seat in to_act(state):
                shown = view(state, seat)
                if len(legal_actions(shown)) == 1:
                    assert chosen(state, seat) == legal_actions(shown)[0]
                    continue
                answer = chosen(state, seat, FEWER)
                left[state.phase] += answer is None
                assert answer is None or answer in legal_actions(shown)
    assert left[Phase.TRICK] > 20
    assert left[Phase.PASS] > 1
    assert left[Phase.RAISE] > 0


def test_a_row_of_redeals_is_ended() -> None:
    rules = replace(PRESETS["game_1001"].rules, all_pass="redeal_same")
    game = Game(rules)
    game.state = replace(game.state, redeals=6)
    game.deal({1: STRONG, 0: WEAK, 2: "KS QS 10C KC 9C KD QD"}, "AH 10H JH").decline()
    game.pass_(1, 2)
    assert chosen(game.state, 0) == Bid(40)


@pytest.mark.parametrize("name", ["game_1001", "polish_tysiac", "online_880_121"])
def test_every_answer_is_legal_at_other_tables(name: str) -> None:
    answered = Counter[Phase]()
    for state, _ in random_match(PRESETS[name].rules, 5, 3):
        for seat in to_act(state):
            if state.phase is Phase.TRICK:
                continue
            answer = chosen(state, seat, FEWER)
            answered[state.phase] += answer is not None
            assert answer is None or answer in legal_actions(view(state, seat))
    assert answered[Phase.AUCTION] > 3


def test_the_player_is_honest_and_keeps_to_its_seed() -> None:
    chooser, compared = random.Random(3), Counter[Phase]()
    phases = (Phase.AUCTION, Phase.PASS, Phase.RAISE)
    for number, state in enumerate(positions(seed=31, deals=4)):
        if state.phase not in phases:
            continue
        (seat,) = to_act(state)
        other = with_other_hidden_cards(state, seat, chooser)
        assert view(other, seat) == view(state, seat)
        assert chosen(other, seat, FEWER, number) == chosen(state, seat, FEWER, number)
        compared[state.phase] += other != state
    assert all(compared[phase] > 1 for phase in phases)


def test_without_time_nothing_is_answered() -> None:
    hurried = ContractCaller()
    for game, seat in ((auction(STRONG), 2), (at_pass(), 1), (at_raise(), 1)):
        shown = game.view(seat)
        assert hurried.choose(shown, shown.rules, Budget(seconds=0.0), Uncancelled()) is None
        assert hurried.choose(shown, shown.rules, Budget(), Withdrawn()) is None


def test_an_interpreted_search_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = auction(STRONG).view(2)
    caller = ContractCaller(effort=Effort(12, QUICK))
    monkeypatch.setattr("engine.ai.contract_player.LONGEST", 60.0)
    assert caller.choose(shown, shown.rules, Budget(60.0), Uncancelled()) is not None
    monkeypatch.setattr("engine.ai.contract_player._QUICK", False)
    assert caller.choose(shown, shown.rules, Budget(60.0), Uncancelled()) is None


def test_a_race_cut_short_ends_with_who_leads() -> None:
    game = at_exchange("AS 10S KS QS AH 10H KH QH 9C 9D", contract=120)
    shown, deal = game.view(1), game.deal_state
    deals = layouts(shown, deal, 1, sum(heat.deals for heat in QUICK), random.Random(1))
    ends = Counter[str]()
    for looks in (0, 100, 300, 900, 2500):
        found, count = weigh_passes(
            shown,
            deal,
            1,
            legal_actions(shown),
            Ledger(shown, deal, 1, POINTS),
            questions(shown, looks),
            deals,
            QUICK,
        )
        passes = [one for one in found if isinstance(one.action, PassCards)]
        if not passes:
            assert not found
            ends["nothing"] += 1
            continue
        best = max(passes, key=lambda one: one.worth)
        assert isinstance(best.action, PassCards)
        assert {card.rank.value for card in best.action.cards} <= {"9"}
        ends["by score" if best.made is None else "by points"] += 1
        assert count > 0
    assert ends["nothing"]
    assert ends["by score"]
    assert ends["by points"]


def test_an_auction_cut_short_counts_what_it_has() -> None:
    game = auction(STRONG)
    shown, deal = game.view(2), game.deal_state
    deals = layouts(shown, deal, 2, 12, random.Random(1))
    found, count = weigh_calls(
        shown, deal, 2, legal_actions(shown), POINTS, questions(shown, 60), deals
    )
    assert 0 < count < 12
    assert {one.action for one in found} == {Bid(105), Pass()}
    nothing = weigh_calls(shown, deal, 2, legal_actions(shown), POINTS, questions(shown, 0), deals)
    assert nothing == ([], 0)


def test_a_clear_call_is_found_over_fewer_deals() -> None:
    for hand, better in ((WEAK, Pass()), (STRONG, Bid(105))):
        game = auction(hand)
        shown = game.view(2)
        deal = deal_of(shown)
        deals = layouts(shown, deal, 2, 60, random.Random(1))
        counts: list[int] = []
        for brief in (False, True):
            found, count = weigh_calls(
                shown,
                deal,
                2,
                legal_actions(shown),
                POINTS,
                questions(shown),
                deals,
                brief=brief,
            )
            assert max(found, key=lambda one: one.worth).action == better
            counts.append(count)
        assert counts[0] == 60
        assert counts[1] < 60


def test_the_barrel_lifts_what_a_bid_leads_to() -> None:
    game = auction(STRONG, total=880, barrel=0)
    shown = game.view(2)
    table = Table(shown, deal_of(shown), 2, POINTS, questions(shown))
    assert table.contract_at(2, 105) == 120
    assert table.contract_at(1, 105) == 105


def test_a_taker_gives_up_what_his_cards_cannot_carry() -> None:
    game = auction(STRONG)
    cheap = replace(game.state.rules, rospis_cost="none", rospis_share="none")
    game.state = replace(game.state, rules=cheap)
    shown = game.view(2)
    deal = deal_of(shown)
    table = Table(shown, deal, 2, POINTS, questions(shown))
    weak = set_of(parse_cards(WEAK))
    others = [card for card in range(24) if not (weak | set_of(parse_cards(STRONG))) >> card & 1]
    rest = [1 << card for card in others]
    hands = [0, 0, 0]
    hands[deal.active.index(1)] = weak
    hands[deal.active.index(2)] = set_of(parse_cards(STRONG))
    hands[deal.active.index(0)] = sum(rest[:7])
    taken = table.taken(Layout(tuple(hands), sum(rest[7:])), 1)
    assert taken is not None
    assert table.worth(taken, 200) == 0.0


def test_nobody_takes_a_deal_that_is_dealt_again() -> None:
    rules = replace(PRESETS["game_1001"].rules, all_pass="redeal_same")
    game = Game(rules).deal().decline()
    (first,) = to_act(game.state)
    advice = weighed(game, first)
    leaving = advice.of(Pass())
    assert leaving is not None
    game.pass_(first)
    (second,) = to_act(game.state)
    game.pass_(second)
    (third,) = to_act(game.state)
    alone = weighed(game, third).of(Pass())
    assert alone is not None
    assert alone.worth == 0.0


def test_who_must_bid_is_asked_for_no_pass() -> None:
    rules = replace(Rules(), barrel_auction="must_bid")
    game = Game(rules).standing(2, total=880, barrel=0).deal().decline()
    assert [type(one.action) for one in weighed(game, 2).choices] == [Bid]
