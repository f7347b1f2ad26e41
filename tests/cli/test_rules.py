"""`thousand rules`: lists, shows, compares and checks, with exit codes and sentences."""

import io
import json
import os
import re
import sys

import pytest

from engine.rules import OPTIONS, PRESETS, make_rules
from thousand_qt.cli.languages import system_language
from thousand_qt.cli.main import main
from thousand_qt.rule_sets.code import encode
from thousand_qt.rule_sets.document import SUFFIX, write
from thousand_qt.rule_sets.shelf import RulesShelf

OWN = make_rules(barrel_at=900, marriage_first_lead=True)


@pytest.fixture(autouse=True)
def english_system(monkeypatch):
    """Speak English whatever the system speaks."""
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.fixture
def own_file(tmp_path):
    path = tmp_path / f"dacha{SUFFIX}"
    path.write_bytes(write(OWN, "Dacha"))
    return str(path)


def test_the_list_names_every_preset_and_the_own_sets(tmp_path, capsys):
    RulesShelf(tmp_path / "rules").keep("Дача", OWN)
    assert main(["rules", "list", "--data", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == list(PRESETS)
    assert lines[-1] == f"Дача               Your own (3 players). {encode(OWN)}"


def test_an_own_set_is_found_by_the_name_that_the_list_shows(tmp_path, capsys):
    shelf = RulesShelf(tmp_path / "rules")
    shelf.keep("Дача у бабы Гали", OWN)
    data = ["--data", str(tmp_path)]
    assert main(["rules", "show", "дача у бабы Гали", *data]) == 0
    assert capsys.readouterr().out.startswith(f"Дача у бабы Гали\nCode: {encode(OWN)}\n")
    assert main([*data, "rules", "compare", "Дача у бабы Гали", encode(OWN)]) == 0
    capsys.readouterr()
    shelf.keep("ДАЧА У БАБЫ ГАЛИ", make_rules())
    assert main(["rules", "validate", "Дача у бабы Гали", *data]) == 2
    assert capsys.readouterr().err.startswith("Several rule sets of yours are called Дача")


def test_an_own_set_that_is_damaged_is_refused_by_its_name(tmp_path, capsys):
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / f"bad{SUFFIX}").write_text("nonsense", encoding="utf-8")
    data = ["--data", str(tmp_path)]
    assert main(["rules", "list", *data]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert " ".join(last.split()) == "bad Your own, cannot be read."
    assert main(["rules", "show", "bad", *data]) == 1
    assert capsys.readouterr().err.startswith("These are no rules of Thousand.")


def test_without_an_act_the_command_explains_itself(capsys):
    assert main(["rules"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    for act in ("list", "show", "compare", "validate"):
        assert f"    {act} " in said.out


def test_what_only_real_cards_need_is_noted(capsys):
    assert main(["rules", "validate", encode(make_rules(exposed_card="redeal_same_dealer"))]) == 0
    note, _ = capsys.readouterr().out.splitlines()
    assert note.startswith("Note: “")
    assert note.endswith("” matters only where the score of a game with real cards is kept.")


def test_rules_are_shown_in_words(own_file, capsys):
    assert main(["rules", "show", own_file]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"Dacha\nCode: {encode(OWN)}\n")
    assert "  Barrel begins at: 900\n" in shown
    assert "  Marriages may be declared on the first lead\n" in shown


def test_rules_are_shown_raw(capsys):
    assert main(["rules", "show", "--raw", encode(OWN)]) == 0
    options = json.loads(capsys.readouterr().out)["options"]
    assert options["barrel_at"] == 900
    assert set(options) <= set(OPTIONS)


@pytest.mark.parametrize(
    ("what", "lines"),
    [
        (
            encode(OWN),
            ["Marriages may be declared on the first lead", "Barrel begins at: 900 instead of 880"],
        ),
        ("russian_classic", ["There is no difference from Russian classic."]),
    ],
)
def test_only_the_differences_are_shown(what, lines, capsys):
    assert main(["rules", "show", what, "--differences"]) == 0
    assert capsys.readouterr().out.splitlines() == lines


def test_two_rule_sets_are_compared(own_file, capsys):
    assert main(["rules", "compare", "russian_classic", own_file]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "Dacha differs from Russian classic:",
        "  Marriages may be declared on the first lead",
        "  Barrel begins at: 900 instead of 880",
    ]
    assert main(["rules", "compare", encode(OWN), own_file]) == 0
    assert capsys.readouterr().out == "Both are the same game.\n"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_in_order(preset, capsys):
    assert main(["rules", "validate", preset]) == 0
    assert "is in order" in capsys.readouterr().out


def test_a_file_is_checked(own_file, tmp_path, capsys):
    assert main(["rules", "validate", own_file]) == 0
    assert capsys.readouterr().out == f"Dacha is in order: {encode(OWN)}\n"
    bad = tmp_path / "bad"
    bad.write_bytes(write(make_rules(), "").replace(b'"must_trump": true', b'"must_trump": 7'))
    assert main(["rules", "validate", str(bad)]) == 1
    assert "must_trump" in capsys.readouterr().err


def test_options_that_do_not_fit_are_told_in_a_sentence(tmp_path, capsys):
    file = json.loads(write(OWN, ""))
    file["options"] |= {"must_overtrump": True, "must_trump": False, "undertrump": "free"}
    bad = tmp_path / "bad"
    bad.write_text(json.dumps(file), encoding="utf-8")
    assert main(["rules", "validate", str(bad)]) == 1
    assert capsys.readouterr().err == "Who must overtrump must trump as well.\n"


def test_a_message_with_a_code_in_it_is_taken_as_an_argument(capsys):
    assert main(["rules", "validate", f"правила: {encode(OWN)}!"]) == 0
    assert capsys.readouterr().out == f"{encode(OWN)} is in order: {encode(OWN)}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_what_is_no_ordinary_file_is_read_too(capsys):
    reading, writing = os.pipe()
    os.write(writing, encode(OWN).encode())
    os.close(writing)
    try:
        assert main(["rules", "validate", f"/dev/fd/{reading}"]) == 0
    finally:
        os.close(reading)
    assert f"is in order: {encode(OWN)}" in capsys.readouterr().out


def test_standard_input_may_be_named_twice(capsys, monkeypatch):
    given = io.TextIOWrapper(io.BytesIO(encode(OWN).encode()))
    monkeypatch.setattr("sys.stdin", given)
    assert main(["rules", "compare", "-", "-"]) == 0
    assert capsys.readouterr().out == "Both are the same game.\n"


@pytest.mark.parametrize("where", [["rules", "list", "--data"], ["--data"]])
def test_a_data_folder_that_does_not_exist_is_named(where, tmp_path, capsys):
    rest = [] if "rules" in where else ["rules", "list"]
    assert main([*where, str(tmp_path / "nowhere"), *rest]) == 2
    assert "There is no folder" in capsys.readouterr().err


def test_two_forms_of_showing_exclude_each_other(capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["rules", "show", "russian_classic", "--differences", "--raw"])
    assert "not allowed with" in capsys.readouterr().err


@pytest.mark.parametrize(
    "order",
    [
        ["rules", "--language", "ru", "compare"],
        ["--lang", "ru", "rules", "compare"],
        ["rules", "--language", "en", "compare", "--language", "ru"],
    ],
)
def test_the_language_may_stand_before_what_to_do(order, capsys):
    assert main([*order, "two_draw", "two_draw"]) == 0
    assert capsys.readouterr().out == "Это одна и та же игра.\n"


@pytest.mark.parametrize(
    ("arguments", "exit_code", "words"),
    [
        (["show", "nonsense"], 2, "There is no preset, file or code nonsense"),
        (["show", "\0"], 2, "There is no preset"),
        (["show", "russian_classic", "--differences", "x"], 2, "There is no preset called x"),
        (["validate", "T1-0SS9G"], 1, "A part is missing or wrong."),
        (["validate", "T1-0SS9"], 1, "A part is missing or wrong."),
        (["validate", "."], 2, ". is a folder; name a file that lies in it."),
        (["validate", "T2-0SS9F"], 1, "newer Thousand"),
    ],
)
def test_what_cannot_be_read_is_said_in_a_sentence(arguments, exit_code, words, capsys):
    assert main(["rules", *arguments]) == exit_code
    said = capsys.readouterr()
    assert said.out == ""
    assert words in said.err


def test_rules_are_told_in_russian(own_file, tmp_path, capsys):
    assert main(["rules", "compare", "russian_classic", own_file, "--language", "ru"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "Dacha отличается от набора «Русская классика»:",
        "  Марьяж можно объявить первым ходом",
        "  Бочка начинается с: 900 (обычно: 880)",
    ]
    assert main(["rules", "validate", own_file, "--language", "ru"]) == 0
    assert capsys.readouterr().out == f"Dacha: всё в порядке, код {encode(OWN)}\n"


@pytest.mark.parametrize(
    ("arguments", "exit_code"),
    [
        (["list"], 0),
        *((["show", preset], 0) for preset in PRESETS),
        (["show", "russian_classic", "--differences"], 0),
        (["show", "russian_classic", "--differences", "x"], 2),
        (["compare", "russian_classic", "russian_classic"], 0),
        (["compare", "polish_tysiac", "cumulative_barrel"], 1),
        (["validate", "lviv_900"], 0),
        (["validate", "cumulative_barrel"], 0),
        (["show", "0"], 2),
        (["show", "."], 2),
        (["list", "--data", "/0"], 2),
        (["validate", "T1-0SS9G"], 1),
    ],
)
def test_nothing_is_left_english_in_russian(arguments, exit_code, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("THOUSAND_DATA", str(tmp_path))
    assert main(["rules", *arguments, "--language", "ru"]) == exit_code
    printed = capsys.readouterr()
    names = ("thousand rules list", *PRESETS, *arguments)
    said = printed.out + printed.err
    for name in sorted(names, key=len, reverse=True):
        said = said.replace(name, "")
    said = re.sub(r"T1-[0-9A-Z-]+|[0-9a-f]{64}", "", said)
    assert re.findall(r"[A-Za-z]{2,}", said) == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANGUAGE": "de:ru:en", "LANG": "de_DE.UTF-8"}, "ru"),
        ({"LC_MESSAGES": "RU"}, "ru"),
    ],
)
def test_the_language_is_that_of_the_system(environment, language, monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    assert system_language(environment) == language


def test_the_language_of_the_system_is_spoken(capsys, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "ru")
    assert main(["rules", "compare", "russian_classic", "russian_classic"]) == 0
    assert capsys.readouterr().out == "Это одна и та же игра.\n"
    assert main(["rules", "compare", "two_draw", "two_draw", "--language", "en"]) == 0
    assert capsys.readouterr().out == "Both are the same game.\n"
