"""The cut at a table: the pack comes from the seed, a person cuts, and the journal tells it all."""

from __future__ import annotations

import msgspec

from engine.actions import AnswerClaim, Cut
from engine.cards import DECK
from engine.decider import legal_actions
from engine.events import ClaimAnswered, Dealt, PackCut, Shuffled
from engine.phases.deal import lay_out
from engine.replay import replay
from engine.rules import make_rules
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State
from network.messages import Intent, Objection, Refused
from network.pace import NORMAL
from network.table import Table
from tests.network.tables import PEOPLE, SEED, VIEWERS, Room, play_on, started

RULES = make_rules(cut_nine="recut_then_fine_pass_deal", cut_jack="reshuffle_and_recut")
CUTTER = 2


def room() -> Room:
    """Return a table at which the pack is cut; seat 0 deals."""
    return Room(batches=(started(RULES),))


def at_cut() -> Room:
    here = room()
    here.table.deal()
    return here


def test_the_table_asks_for_the_cut_and_deals_the_pack_of_its_seed_cut_there() -> None:
    here = at_cut()
    assert here.table.state.phase is Phase.CUT
    assert set(here.table.decisions) == {CUTTER}
    assert here.clients[CUTTER].decision.forced is False
    pack = shuffle(derive_seed(SEED, 1))
    place = next(n for n in range(1, 24) if pack[n - 1].rank.value not in ("9", "J"))
    before: State = here.table.state
    assert here.act(CUTTER, Cut(place)) is None
    dealt = next(event for event in here.log if isinstance(event, Dealt))
    assert dealt == lay_out(before, pack[place:] + pack[:place])
    assert here.table.shuffles == 1


def test_nobody_at_the_table_is_told_the_pack() -> None:
    here = at_cut()
    for viewer in VIEWERS:
        text = msgspec.json.encode([here.table.snapshot(viewer), here.clients[viewer].heard])
        assert not any(f'"{card.value}"'.encode() in text for card in DECK)


def test_only_the_cutter_is_heard() -> None:
    here = at_cut()
    refused = here.say(1, Intent(here.clients[CUTTER].decision.number, Cut(5)))
    assert isinstance(refused, Refused)
    assert refused.objection is Objection.NOT_ASKED
    assert legal_actions(here.clients[1].view) == ()


def test_every_pack_of_the_match_is_counted_once_and_the_match_goes_on_from_its_log() -> None:
    here = play_on(room(), deals=12, seed=5)
    packs = [event for event in here.log if isinstance(event, Shuffled)]
    assert here.table.shuffles == len(packs)
    assert len(packs) > sum(isinstance(event, Dealt) for event in here.log)
    for number, event in enumerate(packs, start=1):
        assert event.pack == shuffle(derive_seed(SEED, number))
    found = replay(here.log)
    assert found.failure is None
    again = Table(PEOPLE, SEED, found.batches, lambda batch: None)
    assert again.state == here.table.state
    assert again.shuffles == here.table.shuffles
    assert any(isinstance(event, PackCut) for event in here.log)


def test_followers_know_what_the_table_lets_them_know_of_the_cut() -> None:
    here = play_on(room(), deals=2, seed=8)
    for viewer, client in here.clients.items():
        assert client.view == here.table.view(viewer)


def test_a_cut_takes_the_time_of_dealing() -> None:
    here = at_cut()
    seconds = NORMAL.of_decision(here.table.state, SEED, CUTTER, 3)
    assert (1 - NORMAL.spread) * NORMAL.deal <= seconds <= (1 + NORMAL.spread) * NORMAL.deal


def test_who_may_ask_for_a_redeal_is_told_to_nobody_else() -> None:
    """The question of a seat does not change by what the others may answer or have answered."""
    here = Room()
    here.table.deal()
    asked = {seat: here.clients[seat].decision for seat in range(3)}
    heard = len(here.clients[1].heard)
    here.answer(0, AnswerClaim(False))
    assert ClaimAnswered(0, False) in here.log
    assert len(here.clients[1].heard) == heard
    assert here.clients[1].decision == asked[1]
    assert here.clients[1].view == here.table.view(1)
