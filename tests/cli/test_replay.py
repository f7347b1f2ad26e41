"""`thousand replay`: what a record says, as far as the rules accept it."""

import io
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.cards import Card, Suit
from engine.events import (
    Dealt,
    MarriageDeclared,
    MatchEnded,
    Played,
    RedealGranted,
    Rewound,
)
from engine.record import write_record
from engine.scoring.types import Reason, ScoreLine
from engine.state import ClaimRight
from tests.cli.records import random_match
from thousand_qt.cli.main import main
from thousand_qt.cli.wording import REASONS, Narrator, score_line

NAMES = ("Anna", "Борис", "Vera")


@pytest.fixture(scope="module")
def text() -> str:
    """A record of three deals, one of them given up."""
    return write_record(*random_match(seed=3, deals=3))


@pytest.fixture
def record(text: str, tmp_path: Path) -> Path:
    file = tmp_path / "матч.jsonl"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_record_is_told_deal_by_deal(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    lines = printed.out.splitlines()
    assert lines[0].endswith("0 Anna, 1 Борис (steady), 2 Vera (bold).")
    assert [line for line in lines if line.startswith("Deal ")] == [
        "Deal 1, dealt by Anna",
        "Deal 2, dealt by Борис",
        "Deal 3, dealt by Vera",
    ]
    assert "  Anna gives up a contract of 120." in lines
    assert "  Vera declares hearts (100); trump." in lines
    assert "  Борис QD, Vera 10D, Anna AD: Anna takes 24." in lines
    assert lines[-1] == "  Totals: Anna -15, Борис 15, Vera 20."


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (
            {"rules_version": 99},
            (
                "this match was played by the rules of version 99, this program reads 1;"
                " a newer Thousand can read it."
            ),
        ),
        (
            {"rules_version": 0},
            (
                "this match was played by the rules of version 0, this program reads 1;"
                " an older Thousand can read it."
            ),
        ),
        (
            {"version": 2},
            "this record has the format 2, this program reads 1; a newer Thousand can read it.",
        ),
    ],
)
def test_a_record_of_another_version_is_refused_as_such(
    written: dict[str, int], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header, events = random_match(seed=3, deals=1)
    file = tmp_path / "match.jsonl"
    file.write_text(write_record(replace(header, **written), events), encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", f"{file} cannot be replayed: {sentence}\n")


def test_a_seat_is_told_only_what_it_saw(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--seat", "1"]) == 0
    printed = capsys.readouterr().out
    assert "Борис holds" in printed
    assert "Anna holds" not in printed
    assert "Anna passes QD to Борис and a card to Vera." in printed
    assert "Vera does not ask for a redeal" not in printed


def test_the_score_sheet_alone_names_no_card(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--scores"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.strip() for line in lines if "Written" in line] == [
        f"Written for deal {number}:" for number in (1, 2, 3)
    ]
    assert not any("holds" in line or "takes" in line for line in lines)


def test_a_record_can_come_from_standard_input(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert main(["replay", "-"]) == 0
    assert "Deal 3" in capsys.readouterr().out


def test_what_the_rules_would_not_have_produced_is_refused_with_its_line(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = text.splitlines(keepends=True)
    wrong = next(number for number, line in enumerate(lines) if '"trick_taken"' in line)
    lines[wrong] = lines[wrong].replace('"points":', '"points":1')
    file = tmp_path / "wrong.jsonl"
    file.write_text("".join(lines), encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    printed = capsys.readouterr()
    assert "Deal 1" in printed.out
    assert f"cannot be replayed further: line {wrong + 1}:" in printed.err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "line 1: the record is empty"),
        (b"a letter to Anna\n", "line 1: this line cannot be read"),
        (b"\xff\xfe\x00", "line 1: this line cannot be read"),
    ],
)
def test_a_file_that_is_no_record_is_named(
    content: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"{file} is not a record of Thousand: {sentence}")


def test_a_file_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(tmp_path / "nowhere")]) == 1
    assert capsys.readouterr().err.endswith("cannot be read: No such file or directory.\n")


def test_a_seat_that_is_not_there_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--seat", "3"]) == 2
    assert "There is no seat 3; the seats are 0 Anna" in capsys.readouterr().err


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_of_the_score_sheet_has_a_sentence(reason: Reason) -> None:
    told = score_line(ScoreLine(seat=1, reason=reason, points=-120, basis=77), NAMES)
    assert told.startswith(" -120  Борис ")
    assert ("77" in told) == ("{0}" in REASONS[reason])
    assert "{" not in told


def test_an_interrupted_trick_is_told_before_what_follows() -> None:
    narrator = Narrator(NAMES)
    told = [
        line
        for event in (
            MarriageDeclared(0, Suit.HEARTS, 100),
            Played(0, Card.KH),
            Played(1, Card.AH),
            Rewound(1),
            MarriageDeclared(0, Suit.SPADES, 40),
            Played(0, Card.KS),
        )
        for line in narrator.tell(event)
    ]
    assert told == [
        "  Anna declares hearts (100); trump.",
        "  Anna KH, Борис AH",
        "Everything after event 1 is taken back.",
        "  Anna declares spades (40); trump.",
    ]
    assert list(narrator.rest()) == ["  Anna KS"]
    assert list(narrator.rest()) == []


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            RedealGranted(2, ClaimRight.FOUR_NINES, (Card.NS, Card.NH), (2,)),
            "  Redeal for Vera: four nines (9S 9H).",
        ),
        (MatchEnded(1), "\nБорис wins the match."),
    ],
)
def test_an_event_is_one_sentence(event: RedealGranted | MatchEnded, line: str) -> None:
    assert list(Narrator(NAMES).tell(event)) == [line]


def test_a_rewound_deal_keeps_its_number() -> None:
    _, events = random_match(seed=3, deals=1)
    narrator = Narrator(NAMES)
    for event in events:
        list(narrator.tell(event))
    list(narrator.tell(Rewound(1)))
    dealt = next(event for event in events if isinstance(event, Dealt))
    assert list(narrator.tell(dealt))[1] == "Deal 1, dealt by Anna"
