"""Rule sets as files and on the shelf: written whole, read strictly, refused with a reason."""

import json
import random

import pytest

from engine.rules import PRESETS, ProblemCode, Rules, make_rules
from network.whole_file import write_whole
from thousand_qt.rule_sets import document
from thousand_qt.rule_sets.document import LONGEST_FILE, SUFFIX, read, write
from thousand_qt.rule_sets.forms import errors, tidy
from thousand_qt.rule_sets.names import LONGEST_NAME, file_stem, tidy_title
from thousand_qt.rule_sets.reading import from_bytes
from thousand_qt.rule_sets.refusals import RefusalKind, RulesRefused
from thousand_qt.rule_sets.shelf import RulesShelf, read_file

OWN = make_rules(barrel_at=900, dark=True, dark_min_score=240)


def changed(**changes) -> bytes:
    """Return a file with changes; None takes a part away, `options` are changed one by one."""
    whole = json.loads(write(OWN, "Dacha"))
    for name, value in changes.items():
        if name == "options":
            for option, chosen in value.items():
                whole["options"].pop(option, None)
                if chosen != "absent":
                    whole["options"][option] = chosen
        elif value is None:
            del whole[name]
        else:
            whole[name] = value
    return json.dumps(whole).encode()


def refusal_of(data: bytes) -> RulesRefused:
    with pytest.raises(RulesRefused) as refused:
        from_bytes(data)
    return refused.value


def test_a_file_is_readable_and_comes_back():
    data = write(OWN, "  Дача\n2 ")
    assert json.loads(data)["name"] == "Дача 2"
    assert json.loads(data)["options"]["barrel_at"] == 900
    assert "two_form" not in json.loads(data)["options"]
    assert read(data).rules == tidy(OWN)


def test_what_does_not_matter_may_stand_in_a_file():
    assert read(changed(options={"two_form": "draw"})).rules == tidy(OWN)


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"", RefusalKind.EMPTY),
        (b"PK\x03\x04", RefusalKind.NO_RULES),
        (b"{}", RefusalKind.NO_RULES),
        (b"[1, 2]", RefusalKind.NO_RULES),
        (b"{" * 50_000, RefusalKind.NO_RULES),
        (b'{"a":' * 10_000, RefusalKind.NO_RULES),
        (write(OWN, "")[:-40], RefusalKind.DAMAGED),
        (write(OWN, "").replace(b'"name"', b'"options"'), RefusalKind.DAMAGED),
        (b" " * (LONGEST_FILE + 1), RefusalKind.TOO_LONG),
        (changed(format="chess"), RefusalKind.NO_RULES),
        (changed(rules_version=2), RefusalKind.NEWER),
        (changed(rules_version=True), RefusalKind.DAMAGED),
        (changed(rules_version=None), RefusalKind.DAMAGED),
        (changed(name=7), RefusalKind.DAMAGED),
        (changed(author="Zoya"), RefusalKind.DAMAGED),
        (changed(options={"joker": True}), RefusalKind.UNKNOWN_OPTION),
        (changed(options={"target": 100}), RefusalKind.WRONG_VALUE),
        (changed(options={"target": 1000.5}), RefusalKind.WRONG_VALUE),
        (changed(options={"barrel_at": "absent"}), RefusalKind.MISSING_OPTION),
        (changed(options={"forced_bid": "none", "all_pass": "redeal_same"}), RefusalKind.MISFIT),
    ],
)
def test_what_is_no_rule_set_is_refused_with_its_reason(data, kind):
    assert refusal_of(data).kind is kind


def test_a_refusal_names_what_is_wrong():
    assert refusal_of(changed(options={"joker": 1})).facts == {"options": ("joker",)}
    assert refusal_of(changed(rules_version=9)).facts == {"version": 9}
    misfit = refusal_of(changed(options={"must_overtrump": True, "must_trump": False}))
    assert [one.code for one in misfit.problems] == [ProblemCode.OVERTRUMP_NEEDS_TRUMP]


def test_a_thousand_mutated_files_are_refused_or_rules():
    chance = random.Random(2024)
    whole = [write(OWN, "Dacha"), *(write(one.rules, one.id) for one in PRESETS.values())]
    kinds = set()
    for _ in range(1000):
        data = bytearray(chance.choice(whole))
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(data))
            match chance.randrange(5):
                case 0:
                    data[at] = chance.randrange(256)
                case 1:
                    del data[at : at + chance.randint(1, 30)]
                case 2:
                    data[at:at] = bytes(chance.randrange(32, 127) for _ in range(3))
                case 3:
                    data[at:at] = data[at : at + 40]
                case _:
                    del data[at:]
            if not data:
                break
        try:
            rules = from_bytes(bytes(data)).rules
        except RulesRefused as refusal:
            kinds.add(refusal.kind)
        else:
            assert not errors(rules)
    assert {RefusalKind.DAMAGED, RefusalKind.UNKNOWN_OPTION, RefusalKind.WRONG_VALUE} <= kinds


def test_the_shelf_keeps_renames_copies_and_deletes(tmp_path):
    shelf = RulesShelf(tmp_path / "правила")
    assert shelf.sets() == ()
    key = shelf.keep("Dacha", OWN)
    shelf.rename(key, "At Zoya's")
    copy = shelf.duplicate(key, shelf.free_name("at zoya's"))
    assert [one.name for one in shelf.sets()] == ["At Zoya's", "at zoya's 2"]
    assert shelf.find(copy).rules == tidy(OWN)
    shelf.delete(key)
    shelf.delete(key)
    assert [one.key for one in shelf.sets()] == [copy]
    assert shelf.find(key) is None
    shelf.keep("Other", Rules(), copy)
    assert [(one.name, one.rules) for one in shelf.sets()] == [("Other", tidy(Rules()))]


def test_a_damaged_file_stands_on_the_shelf_with_its_reason(tmp_path):
    shelf = RulesShelf(tmp_path)
    shelf.keep("Dacha", OWN)
    (tmp_path / f"old{SUFFIX}").write_text("nonsense", encoding="utf-8")
    good, bad = shelf.sets()
    assert good.rules is not None
    assert (bad.key, bad.rules) == ("old", None)
    assert bad.refusal.kind is RefusalKind.NO_RULES


def test_a_set_that_is_refused_is_called_as_its_file_says(tmp_path):
    shelf = RulesShelf(tmp_path)
    whole = write(OWN, 'Дача "Зоя"')
    for key, data in {
        "newer": whole.replace(b'"rules_version": 1', b'"rules_version": 2'),
        "cut": whole[:-40],
        "unnamed": whole.replace(b'"name"', b'"nom"'),
        "odd": whole.replace('"Дача'.encode(), b'"\\x\xff'),
    }.items():
        (tmp_path / f"{key}{SUFFIX}").write_bytes(data)
    names = {one.key: one.name for one in shelf.sets()}
    usual = 'Дача "Зоя"'
    assert names == {"newer": usual, "cut": usual, "unnamed": "unnamed", "odd": "odd"}


def test_a_name_is_taken_by_another_set_in_any_letters(tmp_path):
    shelf = RulesShelf(tmp_path)
    key = shelf.keep("Дача", OWN)
    assert shelf.is_taken("дача")
    assert not shelf.is_taken("дача", key)
    assert not shelf.is_taken("Дача 2")


def test_a_file_is_there_whole_or_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / f"a{SUFFIX}"
    write_whole(path, write(OWN, "first"))

    def no_room(_descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", no_room)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, write(OWN, "second"))
    assert [one.name for one in tmp_path.iterdir()] == [path.name]
    assert read_file(path).name == "first"


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(RulesRefused) as refused:
        read_file(tmp_path / "none")
    assert refused.value.kind is RefusalKind.UNREADABLE


@pytest.mark.parametrize("key", ["../a", "a/b"])
def test_a_key_leads_out_of_no_folder(tmp_path, key):
    with pytest.raises(ValueError, match="no key"):
        RulesShelf(tmp_path).delete(key)


def test_names_are_tidied():
    assert tidy_title("a\u202eb\n c") == "ab c"
    assert len(tidy_title("ы" * 99)) == LONGEST_NAME
    assert file_stem("Дача: 24/7?", "rules") == "Дача 24 7"
    assert file_stem("..", "rules") == "rules"
    assert [file_stem(name, "rules") for name in ("con", "COM1", "lpt²", "Contra")] == [
        "con_",
        "COM1_",
        "lpt²_",
        "Contra",
    ]
    assert document.SUFFIX.startswith(".")
