"""What holds for the project as a whole: the walls between packages, file sizes, quick imports."""

import ast
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import grimp
import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGES: Final = ("engine", "network", "resources", "thousand_qt")
LONGEST_FILE: Final = 500
# Files that may be longer, each with its reason.
LONG_FILES: Final[dict[str, str]] = {}


def source_files() -> list[Path]:
    """Answer every Python and QML file of the project."""
    folders = (*PACKAGES, "packaging", "tests")
    return sorted(
        path
        for folder in folders
        for pattern in ("*.py", "*.qml")
        for path in (ROOT / folder).rglob(pattern)
    )


def python(code: str) -> subprocess.CompletedProcess[str]:
    """Run a piece of Python in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60
    )


def test_the_walls_between_the_packages_stand() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_rules_do_not_know_the_players() -> None:
    graph = grimp.build_graph("engine", cache_dir=None)
    rules = set(graph.modules)
    for package in ("engine.ai", "engine.coach"):
        rules -= {package} | graph.find_descendants(package)
    assert rules
    known = {
        (module, imported)
        for module in rules
        for imported in graph.find_modules_directly_imported_by(module)
        if imported.startswith("engine.ai")
    }
    assert known == set()


@pytest.mark.parametrize("module", ["thousand_qt", "thousand_qt.cli", "thousand_qt.cli.main"])
def test_importing_a_package_does_not_import_qt(module: str) -> None:
    done = python(
        f"import sys, {module}; print([m for m in sys.modules if m.startswith('PySide6')])"
    )
    assert (done.stdout.strip(), done.returncode) == ("[]", 0), done.stderr


def test_every_command_lives_in_a_module_that_does_not_import_qt() -> None:
    done = python(
        "import importlib, sys\n"
        "from thousand_qt.cli.main import COMMANDS\n"
        "for command in COMMANDS.values(): importlib.import_module(command.module)\n"
        "print([m for m in sys.modules if m.startswith('PySide6')])"
    )
    assert (done.stdout.strip(), done.returncode) == ("[]", 0), done.stderr


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_says_what_it_is_for(package: str) -> None:
    silent = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / package).rglob("*.py")
        if ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) is None
    ]
    assert silent == []


def test_no_file_is_longer_than_a_reader_can_hold() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in source_files()
    }
    long = {name: length for name, length in lengths.items() if length > LONGEST_FILE}
    assert set(long) == set(LONG_FILES), long


def test_the_folder_packaging_hides_no_package() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()


@pytest.mark.parametrize(
    "page",
    sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md")),
    ids=lambda page: page.name,
)
def test_every_link_between_our_pages_leads_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    local = [target for target in targets if "://" not in target]
    assert [target for target in local if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("name", ["run", "dev", "windows"])
def test_requirements_are_pinned_with_hashes_and_name_no_index(name: str) -> None:
    lines = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith((" ", "#"))]
    assert pins
    assert [pin for pin in pins if "==" not in pin or not pin.endswith("\\")] == []
    assert [line for line in lines if "://" in line or line.startswith("-")] == []


def test_what_runs_and_what_tests_use_the_same_releases() -> None:
    def releases(name: str) -> set[str]:
        text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        return {line.split()[0] for line in text.splitlines() if "==" in line}

    assert releases("run.txt") <= releases("dev.txt")


@pytest.fixture(scope="module")
def tracked_files() -> list[str]:
    """The files that belong to the project, by name."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def wheel(tracked_files: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the project, built from a copy: setuptools leaves a folder in its source."""
    source = tmp_path_factory.mktemp("source")
    for name in tracked_files:
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_bytes((ROOT / name).read_bytes())
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*build, "--wheel-dir", folder, source], check=True, capture_output=True, timeout=200
    )
    (built,) = folder.glob("thousand-*.whl")
    return built


@pytest.mark.full
def test_a_wheel_holds_the_packages_with_their_assets_and_nothing_else(
    wheel: Path, tracked_files: list[str]
) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {name.split("/")[0] for name in names if ".dist-info/" not in name} == set(PACKAGES)
    # Texts for translators and developers stay in the checkout.
    needed = {
        name
        for name in tracked_files
        if name.split("/")[0] in PACKAGES and not name.endswith((".ts", ".md"))
    }
    assert needed - names == set()


@pytest.mark.full
def test_an_installed_wheel_finds_its_assets_and_plays(wheel: Path, tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
    subprocess.run([*pip, tmp_path, wheel], check=True, capture_output=True, timeout=200)
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import resources; print(resources.__file__)\n"
        "from thousand_qt.cli.main import main; sys.exit(main(['selftest', '--seed', '1']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=100
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(str(tmp_path))
    assert f"files in {tmp_path / 'resources' / 'cards'}" in done.stdout
