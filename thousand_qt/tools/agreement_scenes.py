"""What only some agreements bring to the table, for pictures and tests.

Two and four seats, the cut, the dark game, golden rounds and all the rest; redeals, rare marriages
and auctions from the barrel are in `rare_scenes`.
"""

from typing import Final

from engine.actions import Declare, ThrowIn, WriteOff
from engine.decider import to_act
from engine.events import AllPassed, BankTaken, PackCut, PrikupTaken
from engine.rules import PRESETS, make_rules, with_options
from engine.state import Phase, deal_of
from thousand_qt.tools.match_points import (
    AgreementScene,
    asked,
    daring_right,
    declares,
    has_gathered,
    heard,
    in_large_text,
    lead_declaring,
    leads_after,
    locked,
    match_over,
    offers,
    on_barrel,
    over_table,
    playing,
    plays_from_barrel,
    pressing,
    scene_of,
    scored,
    set_aside,
    show_last,
    silent,
    sits_out,
)
from thousand_qt.tools.rare_scenes import RARE_SCENES

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
    "two-auction": scene_of(TWO, asked(Phase.AUCTION)),
    "two-choose": scene_of(TWO, asked(Phase.CHOOSE)),
    "two-choose-seen": scene_of(with_options(NINE, {"two_choose": "seen"}), asked(Phase.CHOOSE)),
    "two-prikup": scene_of(TWO, heard(PrikupTaken), show_last(PrikupTaken)),
    "two-lay-away": scene_of(TWO, asked(Phase.PASS), set_aside),
    "two-give-one": scene_of(
        with_options(TWO, {"two_discard": "one_to_opponent"}), asked(Phase.PASS)
    ),
    "two-give-and-lay": scene_of(NINE, asked(Phase.PASS), set_aside),
    "two-dead-hand-pass": scene_of(DEAD_HAND, asked(Phase.PASS)),
    "two-trick": scene_of(TWO, playing(3)),
    "two-nine-trick": scene_of(NINE, playing(3)),
    "two-trick-right": scene_of(TWO, playing(3), choose=daring_right),
    "two-nine-trick-right": scene_of(NINE, playing(3), choose=daring_right),
    "two-dead-hand-trick": scene_of(DEAD_HAND, playing(2)),
    "two-bank": scene_of(NINE, heard(BankTaken), show_last(BankTaken)),
    "two-draw": scene_of(DRAW, playing(2)),
    "two-draw-late": scene_of(DRAW, playing(8)),
    "two-tricks": scene_of(TWO, playing(6), over_table("tricks")),
    "two-last-trick": scene_of(TWO, playing(2), over_table("lastTrick")),
    "two-sheet": scene_of(TWO, asked(Phase.TRICK, leads_after(4)), over_table("sheet")),
    "two-summary": scene_of(TWO, scored(1)),
    "two-end": scene_of(with_options(TWO, {"settlement": "difference"}), match_over),
    "four-auction": scene_of(FOUR, asked(Phase.AUCTION, sits_out(1))),
    "four-pass": scene_of(FOUR, asked(Phase.PASS, sits_out(2)), set_aside),
    "four-trick": scene_of(FOUR, playing(2, 2, sits_out(3))),
    "four-trick-top-out": scene_of(FOUR, playing(4, 2, sits_out(2))),
    "four-i-sit-out": scene_of(FOUR, playing(1, 2, sits_out(0))),
    "four-i-sit-out-auction": scene_of(
        FOUR, lambda match: match.state.phase is Phase.AUCTION and sits_out(0)(match.state)
    ),
    "four-sheet": scene_of(FOUR, asked(Phase.TRICK, leads_after(6)), over_table("sheet")),
    "four-tricks": scene_of(FOUR, playing(5), over_table("tricks")),
    "four-summary": scene_of(FOUR, scored(2)),
    "four-end": scene_of(with_options(FOUR, {"settlement": "proportional"}), match_over),
    "cut": scene_of(CUT, asked(Phase.CUT)),
    "cut-again": scene_of(CUT, asked(Phase.CUT, lambda s: s.cut is not None and s.cut.nines > 0)),
    "cut-shown": scene_of(
        CUT, heard(PackCut, lambda event: event.bottom is not None), show_last(PackCut)
    ),
    "cut-others": scene_of(
        CUT, lambda match: match.state.cut is not None and match.state.cut.turn == 2
    ),
    "dark": scene_of(DARK, asked(Phase.DARK)),
    "dark-others": scene_of(
        DARK, lambda m: m.state.phase is Phase.DARK and 0 not in to_act(m.state)
    ),
    "dark-undark": scene_of(DARK, asked(Phase.AUCTION, lambda state: deal_of(state).dark)),
    "dark-mine": scene_of(
        DARK,
        lambda m: m.state.phase is Phase.AUCTION and deal_of(m.state).blind == 0,
    ),
    "dark-trick": scene_of(DARK, playing(2, 1, lambda state: deal_of(state).dark)),
    "golden-lead": scene_of(GOLDEN, asked(Phase.TRICK)),
    "golden-auction": scene_of(make_rules(golden="double_only"), asked(Phase.AUCTION)),
    "trump-choice": scene_of(
        KEEPING,
        asked(Phase.TRICK, declares(Declare.MARRIAGE, Declare.KEEP)),
        lead_declaring(Declare.MARRIAGE, Declare.KEEP),
    ),
    "aces": scene_of(
        ACES, asked(Phase.TRICK, declares(Declare.ACES)), lead_declaring(Declare.ACES)
    ),
    "raise-first": scene_of(make_rules(raise_contract="before_prikup"), asked(Phase.RAISE)),
    "keep-one": scene_of(
        make_rules(pass_style="keep_one", raise_contract="before_prikup"), asked(Phase.PASS)
    ),
    "write-off": scene_of(
        make_rules(write_off=True), asked(Phase.RAISE, offers(WriteOff())), pressing("writeOff")
    ),
    "throw-in": scene_of(FREE, asked(Phase.RAISE, offers(ThrowIn())), pressing("throwIn"), silent),
    "free-contract": scene_of(FREE, asked(Phase.RAISE, offers(ThrowIn())), choose=silent),
    "all-pass": scene_of(
        make_rules(forced_bid="none", all_pass="redeal_next"),
        heard(AllPassed),
        show_last(AllPassed),
        silent,
    ),
    "locked": scene_of(PRESETS["polish_tysiac"].rules, playing(1, 1, locked)),
    "frozen": scene_of(PRESETS["online_880_121"].rules, playing(1, 1, plays_from_barrel)),
    "gathered": scene_of(PRESETS["cumulative_barrel"].rules, playing(1, 1, has_gathered)),
    "rules-here": scene_of(
        make_rules(golden="forced_120", bid_jumps=False, barrel_at=900),
        asked(Phase.TRICK),
        over_table("rules"),
    ),
    "unlimited-barrel": scene_of(PRESETS["lviv_900"].rules, playing(1, 1, on_barrel)),
}

_LARGE: Final = (
    "two-choose",
    "two-lay-away",
    "two-trick",
    "two-trick-right",
    "two-nine-trick-right",
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
    **{f"deal-{name}-large-text": in_large_text(_SCENES[name]) for name in _LARGE},
    **RARE_SCENES,
}
