"""The command `thousand` itself: its help, its words without a display, its exit codes."""

import subprocess
import sys
from types import ModuleType

import pytest

from thousand_qt.cli import main as cli

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
@pytest.mark.parametrize("variable", DISPLAY_VARIABLES)
def test_with_a_display_it_opens_the_window(
    variable: str, monkeypatch: pytest.MonkeyPatch, window: list[object]
) -> None:
    monkeypatch.setenv(variable, "something")
    assert cli.main(["--render", "software"]) == 7
    (arguments,) = window
    assert getattr(arguments, "render", None) == "software"


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
    assert done.stderr == f"{cli.NO_DISPLAY}\n"


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
