"""Put cases to the engine; whatever happens, each case comes to one outcome."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

from thousand_qt.conformance.examples import check_example
from thousand_qt.conformance.fields import Malformed
from thousand_qt.conformance.files import Case, Format
from thousand_qt.conformance.outcomes import Outcome, Skipped, Verdict
from thousand_qt.conformance.peer_cases import check_peer_case
from thousand_qt.conformance.peer_deals import check_peer_deal
from thousand_qt.conformance.peer_follow import check_peer_follow
from thousand_qt.conformance.peer_scoring import check_peer_scoring

log = logging.getLogger(__name__)
# Whoever wants the traceback of a fault sets logging up; the command prints one sentence a case.
log.addHandler(logging.NullHandler())

_CHECKS: Final[Mapping[Format, Callable[[str, Mapping[str, Any]], Outcome]]] = {
    Format.EXAMPLE: check_example,
    Format.PEER_CASE: check_peer_case,
    Format.PEER_DEAL: check_peer_deal,
    Format.PEER_FOLLOW: check_peer_follow,
    Format.PEER_SCORING: check_peer_scoring,
}


def check(case: Case) -> Outcome:
    """Put one case to the engine."""
    if case.format is None:
        return Outcome(case.id, Verdict.FAIL, case.problem)
    try:
        return _CHECKS[case.format](case.id, case.values)
    except Malformed as problem:
        return Outcome(case.id, Verdict.FAIL, str(problem))
    except Skipped as reason:
        return Outcome(case.id, Verdict.SKIPPED, str(reason))
    except Exception as error:
        log.exception("the engine stopped at case %s", case.id)
        return Outcome(case.id, Verdict.FAIL, f"the engine stopped: {type(error).__name__} {error}")
