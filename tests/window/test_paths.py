"""The data folder: the platform's, or the one that was named."""

import os
import sys
from pathlib import Path

import pytest

from thousand_qt.paths import (
    DataFolderError,
    data_folder,
    open_data_folder,
    platform_data_folder,
)
from thousand_qt.window_options import WindowOptions, window_options

HOME = Path("/home/zoya")


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, HOME / ".local" / "share" / "thousand"),
        ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data/thousand")),
        ("darwin", {}, HOME / "Library" / "Application Support" / "Thousand"),
        ("win32", {}, HOME / "AppData" / "Roaming" / "Thousand"),
        ("win32", {"APPDATA": "/roaming"}, Path("/roaming/Thousand")),
    ],
)
def test_each_platform_has_its_place(platform, environment, folder):
    assert platform_data_folder(platform, environment, HOME) == folder


def test_a_named_folder_wins_over_the_environment_and_both_over_the_platform():
    environment = {"THOUSAND_DATA": "/elsewhere"}
    assert data_folder("/named", environment) == Path("/named")
    assert data_folder(None, environment) == Path("/elsewhere")
    assert data_folder("", {"XDG_DATA_HOME": "/data"}) != Path("/elsewhere")


def test_opening_makes_the_folder_and_its_parts(tmp_path):
    paths = open_data_folder(tmp_path / "Тысяча" / "данные")
    assert paths.matches.is_dir()
    assert paths.crashes.is_dir()
    assert paths.log.parent.is_dir()
    assert paths.settings.parent == paths.root


def test_a_folder_that_cannot_be_made_is_named_with_the_way_out(tmp_path):
    blocking = tmp_path / "file"
    blocking.write_text("not a folder", encoding="utf-8")
    with pytest.raises(DataFolderError, match=r"cannot be written.*--data DIR"):
        open_data_folder(blocking / "data")


def test_the_options_of_the_window_are_read_from_a_command_line():
    line = ["--render", "software", "--data", "/d", "--size", "1280x800", "--lang", "ru"]
    assert window_options(line) == WindowOptions("software", "/d", (1280, 800), "ru")
    assert window_options([]) == WindowOptions()


def test_a_size_that_is_none_is_refused_with_an_example(capsys):
    with pytest.raises(SystemExit):
        window_options(["--size", "large"])
    assert "write it like 1280x800" in capsys.readouterr().err


@pytest.mark.parametrize("size", ["10x10", "1023x600", "1024x599", "0x0"])
def test_a_size_that_is_too_small_is_refused_with_the_least(size, capsys):
    with pytest.raises(SystemExit):
        window_options(["--size", size])
    assert f"{size} is too small: at least 1024x600" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="other systems name folders in bytes")
def test_a_folder_whose_name_is_no_text_is_refused(tmp_path):
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff"))
    with pytest.raises(DataFolderError, match="not text in UTF-8"):
        open_data_folder(folder)
    assert not folder.exists()


def test_a_folder_that_cannot_be_written_any_more_is_refused(tmp_path, monkeypatch):
    open_data_folder(tmp_path)

    def read_only(**_options):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("tempfile.TemporaryFile", read_only)
    with pytest.raises(DataFolderError, match=r"Read-only file system\).*--data DIR"):
        open_data_folder(tmp_path)


def test_without_a_home_folder_another_one_is_asked_for(monkeypatch):
    with pytest.raises(DataFolderError, match=r"~nobody-here/x.*--data DIR"):
        data_folder("~nobody-here/x", {})

    def homeless():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(DataFolderError, match=r"no home folder for the data\. Choose"):
        data_folder(None, {})
    assert data_folder(None, {"THOUSAND_DATA": "/elsewhere"}) == Path("/elsewhere")
