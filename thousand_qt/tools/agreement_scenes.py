"""What only some agreements bring to the table, for pictures and tests.

Two and four seats, the cut, the dark game, golden rounds and all the rest. Every scene is a real
match: steady players go on for everybody until it is far enough. The person is Anna on seat 0.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from engine.actions import Action, Declare, GoDark, Pass, Play, Rospis, ThrowIn, WriteOff
from engine.decider import legal_actions, to_act
from engine.events import AllPassed, BankTaken, Event, PackCut, PrikupTaken
from engine.rules import PRESETS, Rules, make_rules, with_options
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


class AgreementScene(msgspec.Struct, frozen=True):
    """A point of a match by some rules, what is done there, and the settings that it needs."""

    rules: Rules
    enough: Enough
    stage: Stage
    choose: Choose
    settings: dict[str, object] = {}

    @property
    def table(self) -> TableScene:
        """Return the scene at the table."""
        return TableScene(self.match, self.stage)

    def match(self, names: Names, computer: Choose | None = None) -> ScriptedMatch:
        """Return the match at that point; from there `computer` plays for the others."""
        return reached(self, names, computer)


def reached(scene: AgreementScene, names: Names, computer: Choose | None) -> ScriptedMatch:
    """Return a match that steady players have brought to the point of a scene."""
    for seed in range(_SEEDS):
        match = begun(scene.rules, names, seed, computer)
        if _comes_to(match, scene.enough, scene.choose):
            return match
    raise AssertionError("no match ever came so far")


def begun(rules: Rules, names: Names, seed: int, computer: Choose | None) -> ScriptedMatch:
    """Return a match before its first deal; the cards are fixed by the seed."""
    root = f"agreements {seed}".encode().ljust(32, b".")
    return ScriptedMatch(
        lambda number: shuffle(derive_seed(root, number + 1)),
        computer,
        begins=Beginning(names=names, dealer=seed % rules.players, rules=rules),
    )


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


def _asked(phase: Phase, holds: Holds = lambda _state: True) -> Enough:
    """Wait until seat 0 has a real choice in that phase."""

    def enough(match: ScriptedMatch) -> bool:
        state = match.state
        if state.phase is not phase or 0 not in to_act(state):
            return False
        return len(legal_actions(view(state, 0))) > 1 and holds(state)

    return enough


def _playing(tricks: int, cards: int = 1, holds: Holds = lambda _state: True) -> Enough:
    """Wait for so many tricks and so many cards on the table."""

    def enough(match: ScriptedMatch) -> bool:
        state = match.state
        if state.phase is not Phase.TRICK:
            return False
        deal = deal_of(state)
        return len(deal.tricks) >= tricks and len(deal.trick) >= cards and holds(state)

    return enough


def _told(kind: type[Any], holds: Callable[[Any], bool] = lambda _event: True) -> Enough:
    """Wait for an event that seat 0 hears."""
    return lambda match: any(
        isinstance(step.event, kind) and holds(step.event) for step in match.steps
    )


def _scored(count: int) -> Enough:
    return lambda match: len(match.state.rows) >= count and match.state.phase is Phase.DEAL


def _leads_after(count: int) -> Holds:
    return lambda state: len(state.rows) >= count and not deal_of(state).trick


def _over(match: ScriptedMatch) -> bool:
    return match.state.phase is Phase.END


def _sits_out(seat: int) -> Holds:
    return lambda state: seat not in deal_of(state).active


def _offers(*wanted: Action) -> Holds:
    return lambda state: any(action in legal_actions(view(state, 0)) for action in wanted)


def _declares(*calls: Declare) -> Holds:
    """Look for a card of seat 0 that may declare each of these."""
    return lambda state: _declaring(state, calls) is not None


def _declaring(state: State, calls: tuple[Declare, ...]) -> str | None:
    plays = [one for one in legal_actions(view(state, 0)) if isinstance(one, Play)]
    for play in plays:
        if all(Play(play.card, call) in plays for call in calls):
            return play.card.value
    return None


def _locked(state: State) -> bool:
    """Say whether somebody writes only what he plays himself."""
    return any(one.total >= state.rules.lock_at for one in state.standings)


def _on_barrel(state: State) -> bool:
    return any(one.barrel is not None for one in state.standings)


def _plays_from_barrel(state: State) -> bool:
    declarer = deal_of(state).declarer
    return declarer is not None and state.standings[declarer].barrel is not None


def _has_gathered(state: State) -> bool:
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


def _silent(seen: View) -> Action:
    """Choose as the steady player does, but pass wherever that is possible."""
    return Pass() if Pass() in legal_actions(seen) else daring(seen)


def _stand(table: TableViewModel, match: ScriptedMatch) -> None:
    """Leave the table as it is."""


def _press(act: str) -> Stage:
    return lambda table, _match: table.press(act)


def _over_table(overlay: str) -> Stage:
    return lambda table, _match: table.openOverlay(overlay)


def _show(kind: type[Event]) -> Stage:
    """Show the first beat of the last event of a kind, as it stands while it is read."""

    def stage(table: TableViewModel, match: ScriptedMatch) -> None:
        step = next(step for step in reversed(match.steps) if isinstance(step.event, kind))
        table.player.start_with(beats_of(step)[0])

    return stage


def _set_aside(table: TableViewModel, match: ScriptedMatch) -> None:
    """Set the first cards of the hand aside that may leave it."""
    for _ in table.props.panel.slots:
        own = [
            row
            for row in table.card_rows()
            if row.place.zone is Zone.HAND and row.place.who == 0 and row.mark.value != "illegal"
        ]
        table.clickCard(min(own, key=lambda row: row.place.slot).number)


def _lead(*calls: Declare) -> Stage:
    """Lead a card that may declare each of these."""

    def stage(table: TableViewModel, match: ScriptedMatch) -> None:
        card = _declaring(match.state, calls)
        rows = (row for row in table.card_rows() if row.place.face == card)
        table.clickCard(next(rows).number)

    return stage


def _scene(
    rules: Rules, enough: Enough, stage: Stage = _stand, choose: Choose = daring
) -> AgreementScene:
    return AgreementScene(rules, enough, stage, choose)


def _large(scene: AgreementScene) -> AgreementScene:
    return msgspec.structs.replace(scene, settings={"text_scale": 150})


TWO: Final = PRESETS["two_10_2_2"].rules
NINE: Final = PRESETS["two_9_3_3"].rules
DRAW: Final = PRESETS["two_draw"].rules
DEAD_HAND: Final = PRESETS["two_dead_hand"].rules
FOUR: Final = PRESETS["four_players"].rules
CUT: Final = make_rules(
    cutter="left_of_dealer", cut_nine="recut_then_fine", cut_jack="dealer_recuts_once"
)
DARK: Final = make_rules(dark=True, undark="auction")
GOLDEN: Final = make_rules(golden="forced_120")
KEEPING: Final = make_rules(marriage_trump_choice=True)
ACES: Final = make_rules(ace_marriage=True, marriage_first_lead=True)
FREE: Final = PRESETS["game_1001"].rules

_SCENES: Final[dict[str, AgreementScene]] = {
    "two-auction": _scene(TWO, _asked(Phase.AUCTION)),
    "two-choose": _scene(TWO, _asked(Phase.CHOOSE)),
    "two-choose-seen": _scene(with_options(NINE, {"two_choose": "seen"}), _asked(Phase.CHOOSE)),
    "two-prikup": _scene(TWO, _told(PrikupTaken), _show(PrikupTaken)),
    "two-lay-away": _scene(TWO, _asked(Phase.PASS), _set_aside),
    "two-give-one": _scene(
        with_options(TWO, {"two_discard": "one_to_opponent"}), _asked(Phase.PASS)
    ),
    "two-give-and-lay": _scene(NINE, _asked(Phase.PASS), _set_aside),
    "two-dead-hand-pass": _scene(DEAD_HAND, _asked(Phase.PASS)),
    "two-trick": _scene(TWO, _playing(3)),
    "two-nine-trick": _scene(NINE, _playing(3)),
    "two-dead-hand-trick": _scene(DEAD_HAND, _playing(2)),
    "two-bank": _scene(NINE, _told(BankTaken), _show(BankTaken)),
    "two-draw": _scene(DRAW, _playing(2)),
    "two-draw-late": _scene(DRAW, _playing(8)),
    "two-tricks": _scene(TWO, _playing(6), _over_table("tricks")),
    "two-last-trick": _scene(TWO, _playing(2), _over_table("lastTrick")),
    "two-sheet": _scene(TWO, _asked(Phase.TRICK, _leads_after(4)), _over_table("sheet")),
    "two-summary": _scene(TWO, _scored(1)),
    "two-end": _scene(with_options(TWO, {"settlement": "difference"}), _over),
    "four-auction": _scene(FOUR, _asked(Phase.AUCTION, _sits_out(1))),
    "four-pass": _scene(FOUR, _asked(Phase.PASS, _sits_out(2)), _set_aside),
    "four-trick": _scene(FOUR, _playing(2, 2, _sits_out(3))),
    "four-trick-top-out": _scene(FOUR, _playing(4, 2, _sits_out(2))),
    "four-i-sit-out": _scene(FOUR, _playing(1, 2, _sits_out(0))),
    "four-i-sit-out-auction": _scene(
        FOUR, lambda match: match.state.phase is Phase.AUCTION and _sits_out(0)(match.state)
    ),
    "four-sheet": _scene(FOUR, _asked(Phase.TRICK, _leads_after(6)), _over_table("sheet")),
    "four-tricks": _scene(FOUR, _playing(5), _over_table("tricks")),
    "four-summary": _scene(FOUR, _scored(2)),
    "four-end": _scene(with_options(FOUR, {"settlement": "proportional"}), _over),
    "cut": _scene(CUT, _asked(Phase.CUT)),
    "cut-again": _scene(CUT, _asked(Phase.CUT, lambda s: s.cut is not None and s.cut.nines > 0)),
    "cut-shown": _scene(
        CUT, _told(PackCut, lambda event: event.bottom is not None), _show(PackCut)
    ),
    "cut-others": _scene(
        CUT, lambda match: match.state.cut is not None and match.state.cut.turn == 2
    ),
    "dark": _scene(DARK, _asked(Phase.DARK)),
    "dark-others": _scene(DARK, lambda m: m.state.phase is Phase.DARK and 0 not in to_act(m.state)),
    "dark-undark": _scene(DARK, _asked(Phase.AUCTION, lambda state: deal_of(state).dark)),
    "dark-mine": _scene(
        DARK,
        lambda m: m.state.phase is Phase.AUCTION and deal_of(m.state).blind == 0,
    ),
    "dark-trick": _scene(DARK, _playing(2, 1, lambda state: deal_of(state).dark)),
    "golden-lead": _scene(GOLDEN, _asked(Phase.TRICK)),
    "golden-auction": _scene(make_rules(golden="double_only"), _asked(Phase.AUCTION)),
    "trump-choice": _scene(
        KEEPING,
        _asked(Phase.TRICK, _declares(Declare.MARRIAGE, Declare.KEEP)),
        _lead(Declare.MARRIAGE, Declare.KEEP),
    ),
    "aces": _scene(ACES, _asked(Phase.TRICK, _declares(Declare.ACES)), _lead(Declare.ACES)),
    "raise-first": _scene(make_rules(raise_contract="before_prikup"), _asked(Phase.RAISE)),
    "keep-one": _scene(
        make_rules(pass_style="keep_one", raise_contract="before_prikup"), _asked(Phase.PASS)
    ),
    "write-off": _scene(
        make_rules(write_off=True), _asked(Phase.RAISE, _offers(WriteOff())), _press("writeOff")
    ),
    "throw-in": _scene(FREE, _asked(Phase.RAISE, _offers(ThrowIn())), _press("throwIn"), _silent),
    "free-contract": _scene(FREE, _asked(Phase.RAISE, _offers(ThrowIn())), choose=_silent),
    "all-pass": _scene(
        make_rules(forced_bid="none", all_pass="redeal_next"),
        _told(AllPassed),
        _show(AllPassed),
        _silent,
    ),
    "locked": _scene(PRESETS["polish_tysiac"].rules, _playing(1, 1, _locked)),
    "frozen": _scene(PRESETS["online_880_121"].rules, _playing(1, 1, _plays_from_barrel)),
    "gathered": _scene(PRESETS["cumulative_barrel"].rules, _playing(1, 1, _has_gathered)),
    "rules-here": _scene(
        make_rules(golden="forced_120", bid_jumps=False, barrel_at=900),
        _asked(Phase.TRICK),
        _over_table("rules"),
    ),
    "unlimited-barrel": _scene(PRESETS["lviv_900"].rules, _playing(1, 1, _on_barrel)),
}

_LARGE: Final = (
    "two-choose",
    "two-lay-away",
    "two-trick",
    "two-draw",
    "two-summary",
    "two-end",
    "four-auction",
    "four-pass",
    "four-trick",
    "four-i-sit-out",
    "four-tricks",
    "four-summary",
    "four-end",
    "cut",
    "cut-shown",
    "dark",
    "dark-undark",
    "golden-lead",
    "trump-choice",
    "write-off",
    "rules-here",
)

AGREEMENT_SCENES: Final[dict[str, AgreementScene]] = {
    **{f"deal-{name}": scene for name, scene in _SCENES.items()},
    **{f"deal-{name}-large-text": _large(_SCENES[name]) for name in _LARGE},
}
