"""Set the project up in .venv: `bootstrap.py run` to play, `bootstrap.py dev` to test.

Makes the virtual environment if there is none, installs the pinned requirements with their hashes
and the project itself in editable form, and compiles the search where it can. Does nothing when
pins, settings and the sources of the search are those of the last time. Python 3.6 can read this
file, so that it can say that it is too old.
"""

import hashlib
import os
import subprocess
import sys

OLDEST = (3, 11)
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
PINS = {"run": ["run.txt"], "dev": ["dev.txt"]}
WINDOWS_PINS = {"run": [], "dev": ["windows.txt"]}
SEARCH = os.path.join("engine", "ai", "kernel")
SEARCH_SOURCES = (
    "context.py",
    "table.py",
    "bounds.py",
    "tree.py",
    "search.py",
    "ways.py",
    "outlook.py",
    "native.pxd",
    "sources.py",
)
BINARY = (".so", ".pyd")
COMPILE = os.path.join("packaging", "build_kernel.py")
NOTHING_TO_COMPILE_WITH = 3
# An environment for development can also play.
SERVED_BY = {"run": ["run", "dev"], "dev": ["dev"]}


class SetupFailed(Exception):
    """The set-up cannot go on; the message is the sentence for the user."""


def main() -> int:
    """Set up what the command line asks for and answer the exit code."""
    kind = sys.argv[1] if len(sys.argv) == 2 else ""
    if kind not in PINS:
        print("usage: bootstrap.py run|dev", file=sys.stderr)
        return 2
    try:
        if not any(_is_current(served) for served in SERVED_BY[kind]):
            _set_up(kind)
        _compile_search()
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def _requirement_files(kind: str) -> list:
    """Answer the paths of the pinned requirement files."""
    names = PINS[kind] + (WINDOWS_PINS[kind] if os.name == "nt" else [])
    return [os.path.join(ROOT, "requirements", name) for name in names]


def _stamp(kind: str) -> str:
    """Answer the path of the file that remembers what was installed last."""
    return os.path.join(VENV, f"thousand-{kind}.stamp")


def _fingerprint(kind: str) -> str:
    """Answer a digest of everything that the set-up depends on, the place included."""
    digest = hashlib.sha256(ROOT.encode())
    for path in [*_requirement_files(kind), os.path.join(ROOT, "pyproject.toml")]:
        with open(path, "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def _is_current(kind: str) -> bool:
    """Say whether the last set-up of this kind still holds."""
    if not os.path.exists(PYTHON) or not os.path.exists(_stamp(kind)):
        return False
    with open(_stamp(kind)) as file:
        return file.read() == _fingerprint(kind)


def _set_up(kind: str) -> None:
    """Make the environment, install the pins and the project, and remember what was done."""
    if not os.path.exists(PYTHON):
        _make_environment()
    print("Setting up .venv; the first time takes a minute or two.", file=sys.stderr)
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pins = [word for path in _requirement_files(kind) for word in ("--requirement", path)]
    _run(
        [*pip, "--require-hashes", *pins],
        "The packages that Thousand needs could not be installed (see above). "
        "Check the network connection and try again.",
    )
    # Not compiled here: `_compile_search` does it, and does it again when only the sources change.
    os.environ["THOUSAND_KERNEL"] = "no"
    try:
        _run(
            [*pip, "--no-deps", "--no-build-isolation", "--editable", ROOT],
            "Thousand itself could not be installed into .venv (see above). "
            "Remove the folder .venv and try again.",
        )
    finally:
        del os.environ["THOUSAND_KERNEL"]
    with open(_stamp(kind), "w") as file:
        file.write(_fingerprint(kind))


def _compile_search() -> None:
    """Compile the search if its sources have changed; say why if it has to run uncompiled."""
    folder = os.path.join(ROOT, SEARCH)
    sources = [os.path.join(folder, name) for name in SEARCH_SOURCES]
    if not all(os.path.exists(path) for path in sources):
        return
    digest = hashlib.sha256(PYTHON.encode())
    for path in [*sources, os.path.join(ROOT, COMPILE)]:
        with open(path, "rb") as file:
            digest.update(file.read())
    stamp, compiled, failed = _stamp("search"), digest.hexdigest(), digest.hexdigest() + " failed"
    there = any(name.startswith("native.") and name.endswith(BINARY) for name in os.listdir(folder))
    if os.path.exists(stamp):
        with open(stamp) as file:
            known = file.read()
        if known == failed or (known == compiled and there):
            return
    process = subprocess.Popen([PYTHON, os.path.join(ROOT, COMPILE)], stdout=subprocess.PIPE)
    printed, _ = process.communicate()
    if process.returncode != 0:
        sys.stderr.write(printed.decode("utf-8", "replace"))
    if process.returncode != NOTHING_TO_COMPILE_WITH:
        # A compiler that comes later is used at once; one that failed is not asked every time.
        with open(stamp, "w") as file:
            file.write(failed if process.returncode else compiled)


def _make_environment() -> None:
    """Make .venv with the Python that runs this file."""
    if sys.version_info < OLDEST:
        found = ".".join(str(number) for number in sys.version_info[:2])
        raise SetupFailed(
            f"Thousand needs Python 3.11 or newer; {sys.executable} is Python {found}. Install a "
            "newer one beside it, from your system's packages or from python.org."
        )
    try:
        import ensurepip  # noqa: F401  (Debian ships Python without these two)
        import venv  # noqa: F401
    except ImportError:
        raise SetupFailed(
            "This Python cannot make virtual environments. " + _how_to_get_environments()
        ) from None
    _run(
        [sys.executable, "-m", "venv", VENV],
        "The virtual environment .venv could not be made (see above). "
        "Remove the folder .venv and try again.",
    )


def _how_to_get_environments() -> str:
    """Answer the command that completes Python on this system."""
    if os.path.exists("/usr/bin/apt-get"):
        return "Install what it lacks with:  sudo apt-get install python3-venv"
    if os.path.exists("/usr/bin/dnf"):
        return "Install what it lacks with:  sudo dnf install python3"
    if os.path.exists("/usr/bin/pacman"):
        return "Install what it lacks with:  sudo pacman -S python"
    return "Install Python 3.11 or newer from python.org."


def _run(command: list, sentence: str) -> None:
    """Run a command; show what it printed and raise `SetupFailed` if it fails."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    printed, _ = process.communicate()
    if process.returncode != 0:
        sys.stderr.write(printed.decode("utf-8", "replace"))
        raise SetupFailed(sentence)


if __name__ == "__main__":
    sys.exit(main())
