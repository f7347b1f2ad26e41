"""Other moments and forms of giving a deal up: at any own turn, written off (RULES.md 1.8)."""

from __future__ import annotations

from engine.actions import Play, Rospis, WriteOff
from engine.cards import Card
from engine.illegal import Refusal
from engine.replay import replay
from engine.scoring.types import Ending, Reason
from engine.state import Phase
from tests.engine.driver import Game, at_first_lead, at_pass, at_raise


class TestAnyOwnTurn:
    OPTIONS = {"rospis_timing": "any_own_turn"}  # noqa: RUF012 - read only

    def test_the_deal_may_be_given_up_in_the_middle_of_play(self) -> None:
        game = at_first_lead(**self.OPTIONS).play("AS", "10S", "KC", "KH", "9H", "AH")
        assert Rospis() not in game.legal(0)
        game.play("10D")
        assert Rospis() in game.legal(1) or game.deal_state.turn != 1
        while game.deal_state.turn != 1:
            seat = game.deal_state.turn
            assert seat is not None
            game.act(seat, game.legal(seat)[0])
        game.rospis(1)
        row = game.state.rows[-1]
        assert row.result.ending is Ending.ROSPIS
        assert row.result.cards == (0, 0, 0)
        assert [one.total for one in game.state.standings] == [60, -120, 60]
        assert all(line.reason is not Reason.BOLT for line in row.lines)

    def test_by_default_it_is_too_late_after_the_first_card(self) -> None:
        game = at_first_lead().play("AS", "10S", "KC")
        assert game.refused(1, Rospis()) is Refusal.ROSPIS_TOO_LATE


class TestWriteOff:
    OPTIONS = {"write_off": True}  # noqa: RUF012 - read only

    def test_the_contract_is_lost_and_each_opponent_gets_a_bolt(self) -> None:
        game = at_pass(**self.OPTIONS).act(1, WriteOff())
        row = game.state.rows[-1]
        assert row.result.ending is Ending.WRITE_OFF
        assert [one.total for one in game.state.standings] == [0, -120, 0]
        assert [one.bolts for one in game.state.standings] == [1, 0, 1]
        assert [one.rospis for one in game.state.standings] == [0, 0, 0]
        assert replay(game.events).state == game.state

    def test_it_stands_beside_the_rospis_and_without_it(self) -> None:
        for options in ({}, {"rospis": False}):
            game = at_raise(**self.OPTIONS, **options)
            assert WriteOff() in game.legal(1)
            assert (Rospis() in game.legal(1)) is not bool(options)

    def test_it_ends_with_the_first_card_like_a_rospis(self) -> None:
        game = at_first_lead(**self.OPTIONS)
        assert WriteOff() in game.legal(1)
        game.play("AS", "10S", "KC")
        assert game.refused(1, WriteOff()) is Refusal.ROSPIS_TOO_LATE
        late = at_first_lead(rospis_timing="any_own_turn", **self.OPTIONS)
        assert WriteOff() in late.play("AS", "10S", "KC").legal(1)

    def test_it_is_not_counted_as_one(self) -> None:
        game = Game(rospis_limit=1, **self.OPTIONS).standing(1, rospis=1).deal().decline()
        game.pass_(2, 0).decline()
        assert game.refused(1, Rospis()) is Refusal.ROSPIS_LIMIT
        assert WriteOff() in game.legal(1)

    def test_it_is_barred_on_the_barrel_where_a_rospis_is(self) -> None:
        game = Game(**self.OPTIONS).standing(1, total=880, barrel=0).deal().decline()
        game.pass_(2, 0).decline()
        assert game.refused(1, WriteOff()) is Refusal.ROSPIS_ON_BARREL

    def test_nobody_else_may_and_not_at_every_table(self) -> None:
        assert at_pass().refused(1, WriteOff()) is Refusal.WRITE_OFF_OFF
        game = at_first_lead(**self.OPTIONS, first_lead="dealer")
        assert game.state.phase is Phase.TRICK
        assert game.refused(0, WriteOff()) is Refusal.ROSPIS_NOT_DECLARER
        assert Play(Card.KC) in game.legal(0)
