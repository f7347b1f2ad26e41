"""The position before the first lead, whoever declares, from the seven cards of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.ai.kernel.position import Position
from engine.phases.contract import open_play
from engine.phases.exchange import opponents
from engine.state import DealState, View, deal_of


class FirstLead(Struct, frozen=True):
    """Who declares, who leads and who is given a card, as places in the order of play."""

    declarer: int
    leader: int
    receivers: tuple[int, ...]

    def position(self, hands: Sequence[int], kept: int, gifts: Sequence[int]) -> Position:
        """Return the position: the declarer keeps these cards, the others get one gift each."""
        held = list(hands)
        held[self.declarer] = kept
        for place, gift in zip(self.receivers, gifts, strict=True):
            held[place] |= gift
        return Position(hands=tuple(held), leader=self.leader, first=True)


def first_lead(view: View, deal: DealState, declarer: int) -> FirstLead:
    """Return who leads and who is given cards when this seat declares."""
    declared = replace(deal, declarer=declarer)
    leader = deal_of(open_play(replace(view, deal=declared))).turn
    assert leader is not None
    places = {seat: place for place, seat in enumerate(deal.active)}
    receivers = tuple(places[seat] for seat in opponents(declared))
    return FirstLead(places[declarer], places[leader], receivers)
