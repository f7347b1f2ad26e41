"""Refusals that only some agreements can bring about: rare marriages, the cut, giving up."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.illegal import Refusal


def _must_lead_ace() -> str:
    return QCoreApplication.translate(
        "Refusal", "You have declared the aces: go on leading them. You hold: {cards}."
    )


def _declare_needs_half() -> str:
    return QCoreApplication.translate(
        "Refusal", "A half marriage needs queen and jack of one suit in your hand."
    )


def _declare_needs_aces() -> str:
    return QCoreApplication.translate(
        "Refusal", "The ace marriage needs all four aces in your hand: lead one of them."
    )


def _declare_needs_nines() -> str:
    return QCoreApplication.translate(
        "Refusal", "The marriage of nines needs all four nines in your hand: lead one of them."
    )


def _declare_off() -> str:
    return QCoreApplication.translate("Refusal", "There is no such marriage at this table.")


def _declare_trump_changes() -> str:
    return QCoreApplication.translate(
        "Refusal", "No trump can be kept here: the suit of the marriage becomes trump."
    )


def _rospis_too_early() -> str:
    return QCoreApplication.translate(
        "Refusal", "A deal can be given up once the prikup has been taken."
    )


def _rospis_no_contract() -> str:
    return QCoreApplication.translate("Refusal", "First name your contract: there is none yet.")


def _write_off_off() -> str:
    return QCoreApplication.translate("Refusal", "At this table a deal cannot be written off.")


def _throw_in_off() -> str:
    return QCoreApplication.translate(
        "Refusal", "At this table a prikup taken without a bid cannot be thrown in."
    )


def _throw_in_too_late() -> str:
    return QCoreApplication.translate(
        "Refusal",
        "Only a prikup taken without a bid can be thrown in, before its contract is named.",
    )


def _pass_only_prikup() -> str:
    return QCoreApplication.translate(
        "Refusal", "Only cards of the prikup are handed out: {cards}."
    )


def _cut_place() -> str:
    return QCoreApplication.translate("Refusal", "Lift at least {least} and at most {most} cards.")


AGREEMENTS: Final[Mapping[Refusal, Callable[[], str]]] = {
    Refusal.MUST_LEAD_ACE: _must_lead_ace,
    Refusal.DECLARE_NEEDS_HALF: _declare_needs_half,
    Refusal.DECLARE_NEEDS_ACES: _declare_needs_aces,
    Refusal.DECLARE_NEEDS_NINES: _declare_needs_nines,
    Refusal.DECLARE_OFF: _declare_off,
    Refusal.DECLARE_TRUMP_CHANGES: _declare_trump_changes,
    Refusal.ROSPIS_TOO_EARLY: _rospis_too_early,
    Refusal.ROSPIS_NO_CONTRACT: _rospis_no_contract,
    Refusal.WRITE_OFF_OFF: _write_off_off,
    Refusal.THROW_IN_OFF: _throw_in_off,
    Refusal.THROW_IN_TOO_LATE: _throw_in_too_late,
    Refusal.PASS_ONLY_PRIKUP: _pass_only_prikup,
    Refusal.CUT_PLACE: _cut_place,
}
"""The sentence of each."""
