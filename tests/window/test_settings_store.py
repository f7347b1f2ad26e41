"""Settings are on disk at once, survive a restart, and a damaged value harms only itself."""

import logging

import msgspec
import pytest

from thousand_qt.match.service import Character
from thousand_qt.settings import Felt, Settings, SettingsStore, Speed


@pytest.fixture
def file(tmp_path):
    return tmp_path / "папка" / "settings.ini"


def test_a_new_folder_has_the_defaults(file):
    assert SettingsStore(file).settings == Settings()


def test_every_kind_of_value_survives_a_restart(file):
    chosen = {
        "language": "ru",
        "text_scale": 150,
        "felt": Felt.BLUE,
        "speed": "slow",
        "reduced_motion": True,
        "trick_hold": "click",
        "player_name": "Зоя, «ас»",
        "left_level": Character.EXPERT,
        "window_x": -40,
    }
    SettingsStore(file).change(**chosen)
    again = SettingsStore(file).settings
    assert again == msgspec.structs.replace(Settings(), **{**chosen, "speed": Speed.SLOW})


def test_a_change_is_told_once_and_an_equal_one_not_at_all(file):
    store = SettingsStore(file)
    heard = []
    store.listen(heard.append)
    store.change(felt="blue")
    store.change(felt=Felt.BLUE)
    assert [settings.felt for settings in heard] == [Felt.BLUE]


@pytest.mark.parametrize(
    "change",
    [
        {"text_scale": 110},
        {"language": "xx"},
        {"speed": "warp"},
        {"portrait": "nobody"},
        {"left_level": "grandmaster"},
        {"right_level": Character.BOLD},
        {"play_forced": "maybe"},
    ],
)
def test_a_value_that_does_not_fit_is_refused_and_nothing_changes(file, change):
    store = SettingsStore(file)
    with pytest.raises(msgspec.ValidationError):
        store.change(**change)
    assert store.settings == Settings()


def test_a_damaged_value_is_named_in_the_log_and_the_others_are_kept(file, caplog):
    file.parent.mkdir()
    file.write_text("[General]\nfelt=plaid\ntext_scale=125\n", encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        settings = SettingsStore(file).settings
    assert settings == Settings(text_scale=125)
    assert "felt" in caplog.text
    assert "plaid" in caplog.text


@pytest.mark.parametrize("name", ["window_x", "window_y", "window_width", "window_height"])
@pytest.mark.parametrize("value", [99999999999999, -99999999999999, 16777216])
def test_a_place_beyond_any_desktop_is_not_used(tmp_path, name, value):
    file = tmp_path / "settings.ini"
    file.write_text(f"[General]\n{name}={value}\nspeed=slow\n", encoding="utf-8")
    settings = SettingsStore(file).settings
    assert getattr(settings, name) == 0
    assert settings.speed is Speed.SLOW


def test_a_folder_that_takes_nothing_is_noticed_and_the_change_holds(tmp_path, caplog):
    (tmp_path / "file").write_text("", encoding="utf-8")
    store = SettingsStore(tmp_path / "file" / "settings.ini")
    assert store.are_kept
    store.change(felt="blue")
    assert not store.are_kept
    assert store.settings.felt is Felt.BLUE
    assert "could not be written" in caplog.text
