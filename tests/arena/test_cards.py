"""`thousand arena cards`: the same deals and contracts, played by both sides."""

import pytest

from engine.ai.kernel.position import position_of
from engine.ai.kernel.solver import Solver
from engine.ai.player import Budget
from engine.decider import decide, evolve, to_act
from engine.rules import PRESETS, Rules
from engine.shuffle import derive_seed
from engine.state import Phase, deal_of
from thousand_qt.arena.cards import CardsReport, cards_plans, pairing, play_cards
from thousand_qt.arena.cards_summary import cards_text, summarise_cards
from thousand_qt.arena.known import CARDS_KNOWN, CardsKnown
from thousand_qt.arena.openings import card_rules, opening
from thousand_qt.arena.regret import Judge
from thousand_qt.arena.seatings import seed_of
from thousand_qt.arena.trial import Trial

RULES = PRESETS["russian_classic"].rules
THREE = [name for name, preset in PRESETS.items() if preset.rules.players == 3]


def played(
    player: str, deals: int, seed: int = 1, contract: int | None = None
) -> list[CardsReport]:
    plans = cards_plans(RULES, player, "ruler-1", deals=deals, seed=seed, contract=contract)
    return [report for plan in plans for report in play_cards(plan)]


def trial(player: str) -> Trial:
    return Trial(
        player=player,
        against="ruler-1",
        preset="russian_classic",
        rules=RULES,
        number=1,
        seed=1,
        seconds=1.0,
    )


def known(rules: Rules = RULES) -> Rules:
    return card_rules(rules)


@pytest.mark.parametrize("name", THREE)
def test_every_table_of_three_comes_to_the_first_lead_without_a_call(name: str) -> None:
    state = opening(known(PRESETS[name].rules), derive_seed(bytes(32), 3), 1, contract=120)
    deal = deal_of(state)
    assert state.phase is Phase.TRICK
    assert (deal.contract, deal.calls, deal.held) == (120, (), (8, 8, 8))
    assert deal.prikup_shown


def test_a_contract_that_suits_the_cards_can_be_made_and_missed() -> None:
    contracts = []
    made = 0
    for number in range(8):
        state = opening(known(), derive_seed(bytes(32), number), number % 3)
        deal = deal_of(state)
        assert deal.declarer is not None
        place = deal.active.index(deal.declarer)
        made += Solver(state.rules).value(position_of(state.rules, deal), place) >= deal.contract
        contracts.append(deal.contract)
    assert len(set(contracts)) > 4
    assert all(contract % 5 == 0 for contract in contracts)
    assert 0 < made < 8


def test_the_same_seed_opens_the_same_deal() -> None:
    seed = derive_seed(bytes(32), 5)
    assert opening(known(), seed, 0) == opening(known(), seed, 0)
    assert opening(known(), seed, 0) != opening(known(), derive_seed(seed, 1), 0)


def test_who_declares_writes_the_contract_or_loses_it() -> None:
    for report in played("random", 4, contract=100):
        for play in report.plays.values():
            assert play.payoff == (100 if play.made else -100)
            assert play.made == (play.points >= 100)


def test_a_player_gains_nothing_on_itself_and_random_play_loses() -> None:
    same = summarise_cards(played("steady", 2), trial("steady"))
    assert same.payoff.value == same.made.value == same.points.value == 0.0
    poor = summarise_cards(played("random", 6, contract=110), trial("random"))
    assert poor.payoff.high < 0.0 < poor.known_payoff.value


def test_knowing_the_cards_recovers_all_of_its_own_edge() -> None:
    found = summarise_cards(played(CARDS_KNOWN, 4, contract=120), trial(CARDS_KNOWN))
    assert found.payoff == found.known_payoff
    assert found.recovered.total is not None
    assert found.recovered.total.value == 100.0


def test_knowing_the_cards_makes_what_can_be_made() -> None:
    for report in played("ruler-1", 4, 2, contract=120):
        against = report.plays[pairing(CARDS_KNOWN, "ruler-1")]
        usual = report.plays[pairing("ruler-1", CARDS_KNOWN)]
        # Nobody who errs does better against perfect play than perfect play against him.
        assert against.points >= usual.points


def test_the_text_names_players_figures_and_times() -> None:
    found = summarise_cards(played("random", 1), trial("random"))
    text = cards_text(found)
    for part in ("random gains a deal", "recovers", "95 %", "card as declarer", "Faults: 0."):
        assert part in text


def test_cards_are_judged_for_what_they_cost() -> None:
    plans = cards_plans(RULES, "random", "ruler-1", deals=3, contract=100, regret=True)
    reports = [report for plan in plans for report in play_cards(plan)]
    assert all(set(report.slips) == {"random", "ruler-1"} for report in reports)
    found = summarise_cards(reports, trial("random")).regrets
    costs = {(one.player, one.role): one for one in found}
    assert len(costs) == 4
    for role in ("declarer", "defender"):
        random, ruler = costs["random", role], costs["ruler-1", role]
        assert random.lost.value > ruler.lost.value
        assert sum(random.by_trick) == pytest.approx(random.lost.value, abs=0.05)
        assert random.by_trick[7] == 0.0
    assert "contracts turned" in cards_text(summarise_cards(reports, trial("random")))


def test_points_lost_and_kept_add_up_to_what_the_declarer_took() -> None:
    plans = cards_plans(RULES, "random", "ruler-1", deals=3, contract=100, regret=True)
    for report in (report for plan in plans for report in play_cards(plan)):
        start = opening(known(), seed_of("cards", 1, report.number), report.number % 3, 100)
        deal = deal_of(start)
        assert deal.declarer is not None
        place = deal.active.index(deal.declarer)
        best = Solver(start.rules).value(position_of(start.rules, deal), place)
        slips = report.slips["ruler-1"]
        as_declarer = sum(slip.lost for slip in slips if slip.role == "declarer")
        as_defender = sum(slip.lost for slip in slips if slip.role == "defender")
        points = report.plays[pairing("ruler-1", "ruler-1")].points
        assert points == best - as_declarer + as_defender


def test_perfect_play_costs_nothing() -> None:
    state = opening(known(), derive_seed(bytes(32), 1), 0, contract=100)
    judge = Judge(state.rules)
    player = CardsKnown(state.rules)
    while state.phase is Phase.TRICK:
        seat = to_act(state)[0]
        action, _ = player.answer(state, seat, Budget())
        assert judge.slip(state, seat, action) is None
        for event in decide(state, seat, action):
            state = evolve(state, event)
