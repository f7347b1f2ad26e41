"""Every option changes something: for every two of its values there is a match that tells them."""

from __future__ import annotations

import msgspec
import pytest

from tests.engine.witnesses import FILE, Witness, differ, options_to_try, pairs

WITNESSES = msgspec.json.decode(FILE.read_bytes(), type=list[Witness])


def test_every_two_values_of_every_option_have_their_witness() -> None:
    wanted = {
        (option.id, msgspec.json.encode(values))
        for option in options_to_try()
        for values in pairs(option)
    }
    assert {(one.option, msgspec.json.encode(one.values)) for one in WITNESSES} == wanted


@pytest.mark.parametrize("witness", WITNESSES, ids=lambda one: f"{one.option}-{one.seed}")
def test_the_two_values_lead_to_different_matches(witness: Witness) -> None:
    assert differ(witness)
