"""The set-up scripts: what they install again, and what they say when something is missing."""

import ast
import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
SCRIPTS: Final = ROOT / "packaging"


def script(name: str) -> ModuleType:
    """Load a script of the folder packaging afresh."""
    spec = importlib.util.spec_from_file_location(f"script_{name}", SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def bootstrap() -> ModuleType:
    return script("bootstrap")


@pytest.fixture
def check_system() -> ModuleType:
    return script("check_system")


@pytest.fixture
def checkout(bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with requirements, an environment and nothing installed."""
    for name in ("run.txt", "dev.txt", "windows.txt"):
        (tmp_path / "requirements").mkdir(exist_ok=True)
        (tmp_path / "requirements" / name).write_text(name, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]", encoding="utf-8")
    (tmp_path / ".venv").mkdir()
    monkeypatch.setattr(bootstrap, "ROOT", str(tmp_path))
    monkeypatch.setattr(bootstrap, "VENV", str(tmp_path / ".venv"))
    monkeypatch.setattr(bootstrap, "PYTHON", sys.executable)
    return tmp_path


@pytest.fixture
def commands(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that the set-up would run."""
    collected: list[list[str]] = []
    monkeypatch.setattr(bootstrap, "_run", lambda command, _sentence: collected.append(command))
    return collected


def set_up(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, kind: str) -> int:
    """Run the set-up as from the command line."""
    monkeypatch.setattr(sys, "argv", ["bootstrap.py", kind])
    exit_code: int = bootstrap.main()
    return exit_code


class TestSetUp:
    def test_the_first_time_installs_pins_with_hashes_and_then_the_project(
        self,
        bootstrap: ModuleType,
        checkout: Path,
        commands: list[list[str]],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        assert set_up(bootstrap, monkeypatch, "run") == 0
        pins, project = commands
        assert "--require-hashes" in pins
        assert pins[-1] == str(checkout / "requirements" / "run.txt")
        assert project[-2:] == ["--editable", str(checkout)]
        assert "--no-deps" in project

    @pytest.mark.usefixtures("checkout")
    def test_the_second_time_does_nothing(
        self, bootstrap: ModuleType, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        set_up(bootstrap, monkeypatch, "run")
        commands.clear()
        assert set_up(bootstrap, monkeypatch, "run") == 0
        assert commands == []

    @pytest.mark.parametrize("changed", ["requirements/run.txt", "pyproject.toml"])
    def test_changed_pins_or_settings_install_again(
        self,
        changed: str,
        bootstrap: ModuleType,
        checkout: Path,
        commands: list[list[str]],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        set_up(bootstrap, monkeypatch, "run")
        commands.clear()
        (checkout / changed).write_text("something else", encoding="utf-8")
        assert set_up(bootstrap, monkeypatch, "run") == 0
        assert commands != []

    @pytest.mark.usefixtures("checkout")
    def test_who_can_test_can_play_but_not_the_other_way_round(
        self, bootstrap: ModuleType, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        set_up(bootstrap, monkeypatch, "run")
        commands.clear()
        set_up(bootstrap, monkeypatch, "dev")
        assert commands != []
        commands.clear()
        set_up(bootstrap, monkeypatch, "run")
        assert commands == []

    @pytest.mark.usefixtures("checkout")
    def test_a_failed_installation_is_a_sentence_and_is_tried_again(
        self,
        bootstrap: ModuleType,
        monkeypatch: pytest.MonkeyPatch,
        capfd: pytest.CaptureFixture[str],
    ) -> None:
        failing = [sys.executable, "-c", "print('no such wheel'); raise SystemExit(1)"]
        monkeypatch.setattr(bootstrap, "PYTHON", failing[0])
        run = bootstrap._run
        monkeypatch.setattr(bootstrap, "_run", lambda _command, sentence: run(failing, sentence))
        assert set_up(bootstrap, monkeypatch, "run") == 1
        printed = capfd.readouterr().err
        assert "no such wheel" in printed
        assert "Check the network connection" in printed
        assert not bootstrap._is_current("run")

    @pytest.mark.usefixtures("checkout", "commands")
    def test_an_old_python_is_named_with_the_one_that_is_needed(
        self,
        bootstrap: ModuleType,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        monkeypatch.setattr(bootstrap, "PYTHON", "nowhere")
        monkeypatch.setattr(sys, "version_info", (3, 9, 2))
        assert set_up(bootstrap, monkeypatch, "run") == 1
        printed = capsys.readouterr().err
        assert "needs Python 3.11 or newer" in printed
        assert "is Python 3.9." in printed

    @pytest.mark.usefixtures("checkout", "commands")
    def test_a_python_without_environments_names_the_package(
        self,
        bootstrap: ModuleType,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        monkeypatch.setattr(bootstrap, "PYTHON", "nowhere")
        monkeypatch.setattr(bootstrap.os.path, "exists", lambda path: path == "/usr/bin/apt-get")
        monkeypatch.setitem(sys.modules, "ensurepip", None)
        assert set_up(bootstrap, monkeypatch, "run") == 1
        assert "sudo apt-get install python3-venv" in capsys.readouterr().err

    def test_old_pythons_can_read_the_script_that_refuses_them(self) -> None:
        source = (SCRIPTS / "bootstrap.py").read_text(encoding="utf-8")
        tree = ast.parse(source, feature_version=(3, 6))
        assert tree.body
        assert "from __future__" not in source

    def test_an_unknown_kind_prints_how_to_use_it(
        self,
        bootstrap: ModuleType,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        assert set_up(bootstrap, monkeypatch, "everything") == 2
        assert "usage" in capsys.readouterr().err


@pytest.mark.usefixtures("commands")
class TestSearch:
    """The set-up compiles the search, and goes on without when it cannot."""

    @pytest.fixture
    def folder(self, bootstrap: ModuleType, checkout: Path) -> Path:
        """The sources of a search in the checkout."""
        folder = checkout / bootstrap.SEARCH
        folder.mkdir(parents=True)
        for name in bootstrap.SEARCH_SOURCES:
            (folder / name).write_text(name, encoding="utf-8")
        self.compiler(checkout, "", 0)
        return folder

    def compiler(self, checkout: Path, sentence: str, exit_code: int) -> None:
        """Put a script in the place of the real one that counts how often it was asked."""
        place = checkout / "packaging" / "build_kernel.py"
        place.parent.mkdir(exist_ok=True)
        code = (
            "from pathlib import Path\n"
            f"asked = Path({str(checkout / 'asked')!r})\n"
            "asked.write_text(asked.read_text() + '.' if asked.exists() else '.')\n"
            f"if {exit_code} == 0:\n"
            f"    Path({str(checkout)!r}, 'engine', 'ai', 'kernel', 'native.x.so').touch()\n"
            f"print({sentence!r}); raise SystemExit({exit_code})\n"
        )
        place.write_text(code, encoding="utf-8")

    def asked(self, checkout: Path) -> int:
        """Return how often the compiler was asked."""
        place = checkout / "asked"
        return len(place.read_text(encoding="utf-8")) if place.exists() else 0

    def test_it_is_compiled_once_and_again_when_a_source_changes_or_it_is_gone(
        self,
        bootstrap: ModuleType,
        checkout: Path,
        folder: Path,
        monkeypatch: pytest.MonkeyPatch,
        capfd: pytest.CaptureFixture[str],
    ) -> None:
        for _ in range(2):
            assert set_up(bootstrap, monkeypatch, "run") == 0
        assert self.asked(checkout) == 1
        (folder / "tree.py").write_text("another", encoding="utf-8")
        assert set_up(bootstrap, monkeypatch, "run") == 0
        assert self.asked(checkout) == 2
        (folder / "native.x.so").unlink()
        assert set_up(bootstrap, monkeypatch, "run") == 0
        assert self.asked(checkout) == 3
        assert "uncompiled" not in capfd.readouterr().err

    @pytest.mark.usefixtures("folder")
    def test_without_a_compiler_it_says_so_each_time_and_goes_on(
        self,
        bootstrap: ModuleType,
        checkout: Path,
        monkeypatch: pytest.MonkeyPatch,
        capfd: pytest.CaptureFixture[str],
    ) -> None:
        self.compiler(checkout, "The search runs uncompiled: no compiler.", 3)
        for _ in range(2):
            assert set_up(bootstrap, monkeypatch, "run") == 0
            assert "The search runs uncompiled: no compiler." in capfd.readouterr().err
        assert self.asked(checkout) == 2

    @pytest.mark.usefixtures("folder")
    def test_a_compiler_that_failed_is_not_asked_again(
        self,
        bootstrap: ModuleType,
        checkout: Path,
        monkeypatch: pytest.MonkeyPatch,
        capfd: pytest.CaptureFixture[str],
    ) -> None:
        self.compiler(checkout, "The search runs uncompiled: it failed.", 1)
        for _ in range(2):
            assert set_up(bootstrap, monkeypatch, "run") == 0
        assert self.asked(checkout) == 1
        assert "it failed" in capfd.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves libraries to the system")
class TestSystemLibraries:
    def lacking(
        self, module: ModuleType, monkeypatch: pytest.MonkeyPatch, *, manager: str | None
    ) -> None:
        """Pretend that one library and all fonts are missing, on a system with this manager."""
        monkeypatch.setattr(module, "_has_library", lambda name: name != "libEGL.so.1")
        monkeypatch.setattr(module, "_has_font", lambda: False)
        monkeypatch.setattr(module.shutil, "which", lambda name: name if name == manager else None)

    @pytest.mark.parametrize(
        ("manager", "command"),
        [
            ("apt-get", "apt-get install --no-install-recommends fonts-dejavu-core libegl1"),
            ("dnf", "dnf install dejavu-sans-fonts libglvnd-egl"),
            ("pacman", "pacman -S --needed libglvnd ttf-dejavu"),
            (None, "Install the packages of your system that bring them"),
        ],
    )
    def test_what_is_missing_is_named_with_the_command_that_installs_it(
        self,
        manager: str | None,
        command: str,
        check_system: ModuleType,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        self.lacking(check_system, monkeypatch, manager=manager)
        assert check_system.main([]) == 1
        printed = capsys.readouterr().err
        assert "Thousand needs libEGL.so.1, a font to write with" in printed
        assert command in printed

    def test_a_complete_system_is_silent(
        self,
        check_system: ModuleType,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        monkeypatch.setattr(check_system, "_has_library", lambda _name: True)
        monkeypatch.setattr(check_system, "_has_font", lambda: True)
        assert check_system.main(["--screen"]) == 0
        assert capsys.readouterr().err == ""

    @pytest.mark.parametrize(
        ("variables", "asked", "not_asked"),
        [
            ({"DISPLAY": ":0"}, "libxcb-cursor.so.0", "libwayland-client.so.0"),
            ({"WAYLAND_DISPLAY": "wayland-0"}, "libwayland-client.so.0", "libxcb-cursor.so.0"),
        ],
    )
    def test_a_screen_asks_for_the_libraries_of_its_kind(
        self,
        variables: dict[str, str],
        asked: str,
        not_asked: str,
        check_system: ModuleType,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        for name in ("DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(name, raising=False)
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        names = {need.name for need in check_system._wanted(screen=True)}
        assert asked in names
        assert not_asked not in names
        assert asked not in {need.name for need in check_system._wanted(screen=False)}

    def test_a_library_of_no_system_is_missing(self, check_system: ModuleType) -> None:
        assert not check_system._has_library("libthousand-of-nowhere.so.7")
        assert check_system._has_library("libc.so.6")


class TestChecks:
    @pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
    def test_every_make_target_is_listed_with_what_it_does(self) -> None:
        listed = subprocess.run(
            ["make", "--no-print-directory", "help"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        ).stdout
        wanted = ("play", "test", "test-full", "lint", "bench", "soak", "screenshots")
        assert [name for name in wanted if f"make {name} " not in listed] == []

    def test_unformatted_qml_fails_the_check(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
    ) -> None:
        check_qml = script("check_qml")
        (tmp_path / "resources").mkdir()
        (tmp_path / "thousand_qt").mkdir()
        file = tmp_path / "thousand_qt" / "Table.qml"
        file.write_text("import QtQuick\nItem { width: 1 }\n", encoding="utf-8")
        monkeypatch.setattr(check_qml, "ROOT", tmp_path)
        assert check_qml.main([]) == 1
        assert "make format" in capfd.readouterr().err
        assert check_qml.main(["--fix"]) == 0
        assert check_qml.main([]) == 0

    @pytest.mark.parametrize(("covered", "exit_code"), [(95, 0), (94, 1)])
    def test_too_few_covered_branches_fail_and_name_the_file(
        self,
        covered: int,
        exit_code: int,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        check_coverage = script("check_coverage")
        report = {
            "totals": {"covered_branches": covered, "num_branches": 100},
            "files": {
                "engine/cards.py": {"summary": {"missing_branches": 0}},
                "engine/decider.py": {"summary": {"missing_branches": 100 - covered}},
            },
        }
        monkeypatch.setattr(check_coverage, "_report", lambda: json.loads(json.dumps(report)))
        assert check_coverage.main() == exit_code
        printed = capsys.readouterr()
        assert f"{covered} of 100 branches" in printed.out
        assert ("engine/decider.py" in printed.err) == bool(exit_code)
        assert "engine/cards.py" not in printed.err
