"""Points of matches that some agreements lead to: how to get there, and what is done there.

Every point is of a real match: steady players go on for everybody until it is far enough. The cards
of the first deals may be given. The person is Anna on seat 0.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from engine.actions import (
    Action,
    ChoosePrikup,
    Declare,
    GoDark,
    Pass,
    Play,
    Rospis,
    ThrowIn,
    WriteOff,
)
from engine.cards import Card, parse_cards
from engine.decider import legal_actions, to_act
from engine.events import Event
from engine.phases.deal import PRIKUP, receivers
from engine.phases.seats import active_seats
from engine.rules import Rules
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State, View, deal_of
from engine.view import view
from thousand_qt.match.beats import beats_of
from thousand_qt.tools.scripted_match import Beginning, ScriptedMatch
from thousand_qt.tools.table_scenes import TableScene, steady
from thousand_qt.viewmodels.table import TableViewModel
from thousand_qt.viewmodels.table_places import Zone

Enough = Callable[[ScriptedMatch], bool]
Holds = Callable[[State], bool]
Choose = Callable[[View], Action]
Stage = Callable[[TableViewModel, ScriptedMatch], None]
Names = tuple[str, ...]

_SEEDS: Final = 60
_MOST_STEPS: Final = 900
_GIVING_UP: Final = (Rospis(), WriteOff(), ThrowIn())


class Stacked(msgspec.Struct, frozen=True):
    """Cards that seat 0 and the prikup get in the first so many deals, like `AH QH`."""

    hand: str = ""
    prikup: str = ""
    deals: int = 1

    def deck(self, rules: Rules, dealer: int, shuffled: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return a pack that deals these cards, the others in the order of a shuffled one."""
        mine = active_seats(rules, dealer).index(0)
        wanted = {mine: list(parse_cards(self.hand)), PRIKUP: list(parse_cards(self.prikup))}
        given = {card for cards in wanted.values() for card in cards}
        rest = [card for card in shuffled if card not in given]
        return tuple(
            wanted[receiver].pop(0) if wanted.get(receiver) else rest.pop(0)
            for receiver in receivers(rules)
        )


class AgreementScene(msgspec.Struct, frozen=True):
    """A point of a match by some rules, what is done there, and the settings that it needs."""

    rules: Rules
    enough: Enough
    stage: Stage
    choose: Choose
    settings: dict[str, object] = {}
    stacked: Stacked | None = None
    first_seed: int = 0
    """Where the search begins: the matches before are known not to come so far."""

    @property
    def table(self) -> TableScene:
        """Return the scene at the table."""
        return TableScene(self.match, self.stage)

    def match(self, names: Names, computer: Choose | None = None) -> ScriptedMatch:
        """Return the match at that point; from there `computer` plays for the others."""
        return reached(self, names, computer)


def reached(scene: AgreementScene, names: Names, computer: Choose | None) -> ScriptedMatch:
    """Return a match that steady players have brought to the point of a scene."""
    for seed in range(scene.first_seed, scene.first_seed + _SEEDS):
        match = begun(scene.rules, names, seed, computer, scene.stacked)
        if _comes_to(match, scene.enough, scene.choose):
            return match
    raise AssertionError("no match ever came so far")


def begun(
    rules: Rules,
    names: Names,
    seed: int,
    computer: Choose | None,
    stacked: Stacked | None = None,
) -> ScriptedMatch:
    """Return a match before its first deal; the cards are fixed by the seed."""
    root = f"agreements {seed}".encode().ljust(32, b".")
    dealer = seed % rules.players

    def pack(number: int) -> tuple[Card, ...]:
        shuffled = shuffle(derive_seed(root, number + 1))
        if stacked is None or number >= stacked.deals:
            return shuffled
        return stacked.deck(rules, dealer, shuffled)

    return ScriptedMatch(pack, computer, begins=Beginning(names=names, dealer=dealer, rules=rules))


def _comes_to(match: ScriptedMatch, enough: Enough, choose: Choose) -> bool:
    for _ in range(_MOST_STEPS):
        if enough(match):
            return True
        if match.state.phase is Phase.END:
            return False
        if match.state.phase is Phase.DEAL:
            match.deal()
            continue
        seat = to_act(match.state)[0]
        match.act(seat, choose(view(match.state, seat)))
    return False


def asked(phase: Phase, holds: Holds = lambda _state: True) -> Enough:
    """Wait until seat 0 has a real choice in that phase."""

    def enough(match: ScriptedMatch) -> bool:
        state = match.state
        if state.phase is not phase or 0 not in to_act(state):
            return False
        return len(legal_actions(view(state, 0))) > 1 and holds(state)

    return enough


def playing(tricks: int, cards: int = 1, holds: Holds = lambda _state: True) -> Enough:
    """Wait for so many tricks and so many cards on the table."""

    def enough(match: ScriptedMatch) -> bool:
        state = match.state
        if state.phase is not Phase.TRICK:
            return False
        deal = deal_of(state)
        return len(deal.tricks) >= tricks and len(deal.trick) >= cards and holds(state)

    return enough


def heard(kind: type[Any], holds: Callable[[Any], bool] = lambda _event: True) -> Enough:
    """Wait for an event that seat 0 hears."""
    return lambda match: any(
        isinstance(step.event, kind) and holds(step.event) for step in match.steps
    )


def scored(count: int) -> Enough:
    """Wait until so many deals are written."""
    return lambda match: len(match.state.rows) >= count and match.state.phase is Phase.DEAL


def leads_after(count: int) -> Holds:
    """Look for a lead after so many deals."""
    return lambda state: len(state.rows) >= count and not deal_of(state).trick


def match_over(match: ScriptedMatch) -> bool:
    """Say whether the match is over."""
    return match.state.phase is Phase.END


def sits_out(seat: int) -> Holds:
    """Look for a deal in which a seat sits out."""
    return lambda state: seat not in deal_of(state).active


def offers(*wanted: Action) -> Holds:
    """Look for actions that seat 0 may choose."""
    return lambda state: any(action in legal_actions(view(state, 0)) for action in wanted)


def declares(*calls: Declare) -> Holds:
    """Look for a card of seat 0 that may declare each of these."""
    return lambda state: _declaring(state, calls) is not None


def _declaring(state: State, calls: tuple[Declare, ...]) -> str | None:
    plays = [one for one in legal_actions(view(state, 0)) if isinstance(one, Play)]
    for play in plays:
        if all(Play(play.card, call) in plays for call in calls):
            return play.card.value
    return None


def locked(state: State) -> bool:
    """Say whether somebody writes only what he plays himself."""
    return any(one.total >= state.rules.lock_at for one in state.standings)


def on_barrel(state: State) -> bool:
    """Say whether somebody sits on the barrel."""
    return any(one.barrel is not None for one in state.standings)


def plays_from_barrel(state: State) -> bool:
    """Say whether a player on the barrel plays the contract."""
    declarer = deal_of(state).declarer
    return declarer is not None and state.standings[declarer].barrel is not None


def has_gathered(state: State) -> bool:
    """Say whether somebody has gathered points on the barrel."""
    return any(one.gathered for one in state.standings)


def daring(seen: View) -> Action:
    """Choose as the steady player does, but go into the dark and never give up."""
    actions = legal_actions(seen)
    if GoDark(True) in actions:
        return GoDark(True)
    chosen = steady(seen)
    if chosen in _GIVING_UP:
        return next(one for one in actions if one not in _GIVING_UP)
    return chosen


def daring_right(seen: View) -> Action:
    """Choose as the daring player does, but take the prikup at the right."""
    right = ChoosePrikup(1)
    return right if right in legal_actions(seen) else daring(seen)


def silent(seen: View) -> Action:
    """Choose as the steady player does, but pass wherever that is possible."""
    return Pass() if Pass() in legal_actions(seen) else daring(seen)


def stand(table: TableViewModel, match: ScriptedMatch) -> None:
    """Leave the table as it is."""


def pressing(act: str) -> Stage:
    """Press a button of the panel."""
    return lambda table, _match: table.press(act)


def over_table(overlay: str) -> Stage:
    """Open a panel over the table."""
    return lambda table, _match: table.openOverlay(overlay)


def show_last(kind: type[Event]) -> Stage:
    """Show the first beat of the last event of a kind, as it stands while it is read."""

    def stage(table: TableViewModel, match: ScriptedMatch) -> None:
        step = next(step for step in reversed(match.steps) if isinstance(step.event, kind))
        table.player.start_with(beats_of(step)[0])

    return stage


def set_aside(table: TableViewModel, match: ScriptedMatch) -> None:
    """Set the first cards of the hand aside that may leave it."""
    for _ in table.props.panel.slots:
        own = [
            row
            for row in table.card_rows()
            if row.place.zone is Zone.HAND and row.place.who == 0 and row.mark.value != "illegal"
        ]
        table.clickCard(min(own, key=lambda row: row.place.slot).number)


def lead_declaring(*calls: Declare) -> Stage:
    """Lead a card that may declare each of these."""

    def stage(table: TableViewModel, match: ScriptedMatch) -> None:
        card = _declaring(match.state, calls)
        rows = (row for row in table.card_rows() if row.place.face == card)
        table.clickCard(next(rows).number)

    return stage


def scene_of(
    rules: Rules,
    enough: Enough,
    stage: Stage = stand,
    choose: Choose = daring,
    stacked: Stacked | None = None,
    first_seed: int = 0,
) -> AgreementScene:
    """Return a scene in the usual settings."""
    return AgreementScene(rules, enough, stage, choose, stacked=stacked, first_seed=first_seed)


def in_large_text(scene: AgreementScene) -> AgreementScene:
    """Return a scene in large text."""
    return msgspec.structs.replace(scene, settings={"text_scale": 150})
