"""The command `thousand` itself: its help, its words without a display, its exit codes."""

import socket
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from thousand_qt.cli import main as cli
from thousand_qt.display import display_problem

DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in DISPLAY_VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Stand in for the window and collect what it is opened with."""
    opened: list[object] = []
    module = ModuleType("thousand_qt.app")

    def run(arguments: object) -> int:
        opened.append(arguments)
        return 7

    module.run = run
    monkeypatch.setitem(sys.modules, "thousand_qt.app", module)
    return opened


@pytest.mark.usefixtures("no_display")
def test_without_a_display_it_says_so_and_names_the_commands(
    capsys: pytest.CaptureFixture[str], window: list[object]
) -> None:
    assert cli.main([]) == 1
    printed = capsys.readouterr()
    assert "there is no display" in printed.err
    assert all(f"thousand {name}" in printed.err for name in cli.COMMANDS)
    assert printed.out == ""
    assert window == []


@pytest.mark.usefixtures("no_display")
@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY"])
@pytest.mark.parametrize("value", [":4711", "nowhere.invalid:0", "wayland-77", "something"])
def test_a_display_that_does_not_answer_is_named(
    variable: str,
    value: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    window: list[object],
) -> None:
    monkeypatch.setenv(variable, value)
    assert cli.main([]) == 1
    assert f"no display answers at {variable}={value}." in capsys.readouterr().err
    assert window == []


@pytest.mark.usefixtures("no_display")
def test_with_a_display_it_opens_the_window(
    monkeypatch: pytest.MonkeyPatch, window: list[object], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "screen")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as screen:
        screen.bind(str(tmp_path / "screen"))
        screen.listen()
        assert cli.main(["--render", "software"]) == 7
    (arguments,) = window
    assert getattr(arguments, "render", None) == "software"


@pytest.mark.parametrize("frozen", [False, True])
def test_a_packed_program_that_is_started_as_a_worker_works(
    frozen: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    called: list[bool] = []

    def work() -> None:
        called.append(True)
        raise SystemExit(3)

    monkeypatch.setattr("multiprocessing.freeze_support", work)
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert (bool(called), ended.value.code) == ((True, 3) if frozen else (False, 0))


@pytest.mark.usefixtures("no_display")
def test_a_display_of_another_machine_is_asked_there(window: list[object]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as screen:
        number = screen.getsockname()[1] - 6000
        assert display_problem({"DISPLAY": f"127.0.0.1:{number}.0"}) is None
    assert display_problem({"DISPLAY": f"127.0.0.1:{number}.0"}) is not None
    assert display_problem({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}) is None


def test_without_a_display_the_real_process_ends_with_one_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "thousand_qt"],
        env={"PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    if sys.platform != "linux":
        pytest.skip("only Linux can be without a display")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Thousand cannot open its window: there is no display")
    assert done.stderr.count("\n") == 1


def test_a_missing_library_of_qt_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setitem(sys.modules, "thousand_qt.app", None)
    assert cli.main([]) == 1
    printed = capsys.readouterr().err
    assert "Qt cannot be loaded (import of thousand_qt.app halted" in printed
    assert all(f"thousand {name}" in printed for name in cli.COMMANDS)
    assert printed.count("\n") == 1


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--help"])
    assert ended.value.code == 0
    printed = capsys.readouterr().out
    for name, command in cli.COMMANDS.items():
        assert name in printed
        assert command.summary.split()[0] in printed


@pytest.mark.parametrize("name", list(cli.COMMANDS))
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([name, "--help"])
    assert ended.value.code == 0
    printed = " ".join(capsys.readouterr().out.split())
    summary = cli.COMMANDS[name].summary
    assert printed.startswith(f"usage: thousand {name}")
    assert summary[1:] in printed


def test_an_unknown_command_is_refused_with_the_known_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["shuffle"])
    assert ended.value.code == 2
    assert "simulate" in capsys.readouterr().err


def test_the_version_is_that_of_the_installation(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    assert capsys.readouterr().out.startswith("Thousand ")


def test_an_interrupted_command_ends_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_name: str) -> ModuleType:
        module = ModuleType("interrupted")

        def run(_args: object) -> int:
            raise KeyboardInterrupt

        module.run = run
        module.add_arguments = lambda _parser: None
        return module

    monkeypatch.setattr(cli, "import_module", interrupted)
    assert cli.main(["selftest"]) == 130
    assert capsys.readouterr().err == "Stopped.\n"


def test_a_closed_pipe_ends_a_command_quietly() -> None:
    code = (
        "import sys\n"
        "from types import ModuleType\n"
        "from thousand_qt.cli import main as cli\n"
        "module = ModuleType('talker')\n"
        "module.add_arguments = lambda parser: None\n"
        "def run(args):\n"
        "    for _ in range(100_000): print('a line of text')\n"
        "    return 0\n"
        "module.run = run\n"
        "cli.import_module = lambda name: module\n"
        "sys.exit(cli.main(['selftest']))\n"
    )
    talker = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert talker.stdout is not None
    assert talker.stderr is not None
    assert talker.stdout.readline().strip() == b"a line of text"
    talker.stdout.close()
    complaints = talker.stderr.read()
    talker.stderr.close()
    assert (talker.wait(timeout=60), complaints) == (0, b"")
