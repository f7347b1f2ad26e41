"""The signs of the score sheet: every reason of the rules has one, or needs none."""

import pytest

from engine.scoring.types import Reason, ScoreLine
from resources import asset
from thousand_qt.words.signs import Sign, sign_meaning, signs_of

WITHOUT = {
    Reason.CONTRACT_MADE,
    Reason.CONTRACT_FAILED,
    Reason.DEFENCE,
    Reason.OWN_POINTS,
    Reason.ROSPIS_SHARE,
    Reason.THROW_IN_SHARE,
}
"""Ordinary results: the change beside the total says it."""


def sign(reason: Reason) -> tuple[Sign, ...]:
    return signs_of((ScoreLine(0, reason, 0, 2),))


@pytest.mark.parametrize("reason", [reason for reason in Reason if reason not in WITHOUT])
def test_every_other_reason_has_a_sign_with_a_meaning_and_a_picture(reason):
    (found,) = sign(reason)
    assert sign_meaning(found)
    if found.symbol:
        assert asset("icons", f"{found.symbol}.svg").exists()
        assert asset("icons", "dark", f"{found.symbol}.svg").exists()
    else:
        assert found.figure


@pytest.mark.parametrize("reason", sorted(WITHOUT))
def test_an_ordinary_result_has_none(reason):
    assert sign(reason) == ()


def test_signs_of_different_meaning_differ():
    meanings = {}
    for reason in Reason:
        for found in sign(reason):
            assert meanings.setdefault(sign_meaning(found), found) == found
    assert len(set(meanings.values())) == len(meanings)


def test_the_attempts_on_the_barrel_are_counted():
    lines = [ScoreLine(0, Reason.ON_BARREL, 0, 40), ScoreLine(0, Reason.BARREL_ATTEMPT, 0, 2)]
    assert signs_of(lines) == (Sign("barrel", "2"),)


def test_a_full_set_of_bolts_is_one_sign():
    lines = [ScoreLine(0, Reason.BOLT, 0, 3), ScoreLine(0, Reason.BOLT_FINE, -120, 3)]
    assert signs_of(lines) == (Sign("bolt-fine"),)


def test_a_failed_barrel_contract_that_was_paid_is_not_called_unwritten():
    lines = [ScoreLine(0, Reason.BARREL_MISSED, -125, 90)]
    assert signs_of(lines) == ()


def test_an_unknown_sign_is_refused():
    with pytest.raises(ValueError, match="no sign"):
        sign_meaning(Sign("teapot"))
