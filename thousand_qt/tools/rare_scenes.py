"""Redeals of every kind, rare marriages and auctions from the barrel, for pictures and tests."""

from typing import Final

from msgspec.structs import replace

from engine.actions import Action, AnswerClaim, Declare, Pass, Rospis
from engine.decider import legal_actions
from engine.events import RedealGranted
from engine.rules import PRESETS, Rules, make_rules, with_options
from engine.state import Phase, State, View, deal_of
from engine.view import view
from thousand_qt.tools.match_points import (
    AgreementScene,
    Holds,
    Stacked,
    asked,
    daring,
    declares,
    heard,
    in_large_text,
    lead_declaring,
    offers,
    on_barrel,
    scene_of,
    show_last,
)

_STRONG: Final = "AS AC AD AH KH QH"
"""A hand that bids for the prikup."""


def _claiming(phase: Phase, stacked: Stacked, **options: object) -> AgreementScene:
    """Return a scene in which seat 0 may ask for a redeal, by this right alone."""
    plain: dict[str, object] = {
        "redeal_hand_below": 0,
        "redeal_four_nines_deal": False,
        "redeal_prikup_below": 0,
    }
    rules = make_rules(**{**plain, **options})
    # The third match has seat 0 for forehand.
    return scene_of(rules, asked(phase, offers(AnswerClaim(True))), stacked=stacked, first_seed=2)


def _takes_prikup(state: State) -> bool:
    return deal_of(state).declarer == 0 and on_barrel(state)


def _may_not_pass(state: State) -> bool:
    return on_barrel(state) and Pass() not in legal_actions(view(state, 0))


def _barrel_bids(state: State) -> bool:
    calls = deal_of(state).calls
    return on_barrel(state) and bool(calls) and calls[0].forced and calls[0].seat != 0


def _after_a_trick(*wanted: Rospis) -> Holds:
    return lambda state: bool(deal_of(state).tricks) and offers(*wanted)(state)


HALF: Final = make_rules(half_marriage=True, marriage_first_lead=True)
NINES: Final = make_rules(
    nines_marriage_value=200, marriage_first_lead=True, redeal_four_nines_deal=False
)
BARREL_900: Final[Rules] = PRESETS["barrel_900_800"].rules

_LOW: Final = Stacked("9S 9C JD JH JS QD QC")

CLAIMS: Final[dict[str, AgreementScene]] = {
    "claim-nines": _claiming(Phase.CLAIM_HAND, Stacked("9S 9C 9D 9H"), redeal_four_nines_deal=True),
    "claim-low": _claiming(Phase.CLAIM_HAND, _LOW, redeal_hand_below=14),
    "claim-jacks": _claiming(Phase.CLAIM_HAND, Stacked("JS JC JD JH"), redeal_four_jacks=True),
    "claim-three-nines": _claiming(Phase.CLAIM_HAND, Stacked("9S 9C 9D"), redeal_three_nines="any"),
    "claim-forehand": _claiming(
        Phase.CLAIM_HAND, Stacked("9S 9C 9D"), redeal_three_nines="forehand", redeal_dealer="next"
    ),
    "claim-prikup-low": _claiming(
        Phase.CLAIM_PRIKUP, Stacked(_STRONG, "9S JD 9C"), redeal_prikup_below=5
    ),
    "claim-prikup-nines": _claiming(
        Phase.CLAIM_PRIKUP, Stacked(_STRONG, "9S 9C KD"), redeal_prikup_two_nines=True
    ),
    "claim-prikup-jacks": _claiming(
        Phase.CLAIM_PRIKUP, Stacked(_STRONG, "JS JC JD"), redeal_prikup_three_jacks=True
    ),
    "claim-nines-taken": _claiming(
        Phase.CLAIM_PRIKUP, Stacked("AS AC KH QH 9S 9C 9D", "9H"), redeal_four_nines_pass=True
    ),
    "claim-low-passed": _claiming(
        Phase.CLAIM_HAND_2, _LOW, redeal_hand_below=24, redeal_hand_when="after_pass"
    ),
    "claim-streak": _claiming(
        Phase.CLAIM_HAND,
        Stacked("9S 9C 9D 9H", deals=3),
        redeal_four_nines_deal=True,
        redeal_streak_fine=3,
    ),
}
"""Scenes in which the person may ask for a redeal."""


def _claims(seen: View) -> Action:
    actions = legal_actions(seen)
    claim = AnswerClaim(True)
    return claim if claim in actions else daring(seen)


def _shown(claim: str) -> AgreementScene:
    """Return the scene in which the person has asked for this redeal and shows the cards."""
    return replace(
        CLAIMS[claim], enough=heard(RedealGranted), stage=show_last(RedealGranted), choose=_claims
    )


_SCENES: Final[dict[str, AgreementScene]] = {
    **CLAIMS,
    "shows-low": _shown("claim-low"),
    "shows-prikup-nines": _shown("claim-prikup-nines"),
    "half": scene_of(
        HALF,
        asked(Phase.TRICK, declares(Declare.HALF)),
        lead_declaring(Declare.HALF),
        stacked=Stacked("AS AC AD AH QH JH 10H"),
    ),
    "half-keep": scene_of(
        with_options(HALF, {"marriage_trump_choice": True}),
        asked(Phase.TRICK, declares(Declare.HALF, Declare.HALF_KEEP)),
        lead_declaring(Declare.HALF, Declare.HALF_KEEP),
        stacked=Stacked("AS KS QS AH QH JH AD"),
    ),
    "nines": scene_of(
        NINES,
        asked(Phase.TRICK, declares(Declare.NINES)),
        lead_declaring(Declare.NINES),
        stacked=Stacked("9S 9C 9D 9H AS AC AD"),
    ),
    "undark-take": scene_of(
        make_rules(dark=True, undark="take"),
        asked(Phase.AUCTION, lambda state: deal_of(state).dark),
    ),
    "rospis-late": scene_of(
        make_rules(rospis_timing="any_own_turn"),
        asked(Phase.TRICK, _after_a_trick(Rospis())),
    ),
    "barrel-takes": scene_of(
        PRESETS["online_880_121"].rules, asked(Phase.PASS, _takes_prikup), first_seed=8
    ),
    "barrel-must-bid": scene_of(BARREL_900, asked(Phase.AUCTION, _may_not_pass)),
    "barrel-bids": scene_of(
        make_rules(barrel_auction="auto_bid"), asked(Phase.AUCTION, _barrel_bids), first_seed=5
    ),
}

_LARGE: Final = (
    "half",
    "shows-low",
    "shows-prikup-nines",
    "nines",
    "claim-prikup-low",
    "undark-take",
)

RARE_SCENES: Final[dict[str, AgreementScene]] = {
    **{f"deal-{name}": scene for name, scene in _SCENES.items()},
    **{f"deal-{name}-large-text": in_large_text(_SCENES[name]) for name in _LARGE},
}
