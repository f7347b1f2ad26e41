"""Which search runs: the compiled one only if it was made of these sources."""

from __future__ import annotations

import ast
import importlib.util
import logging
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Final

import pytest

from engine.ai.kernel.choice import CHOSEN, Kernel, choose
from engine.ai.kernel.search import Search
from engine.ai.kernel.sources import FILES, MODULES, fingerprint, in_one

ROOT: Final = Path(__file__).resolve().parents[2]
KERNEL: Final = ROOT / "engine" / "ai" / "kernel"


@pytest.fixture
def files() -> dict[str, bytes]:
    return {name: (KERNEL / name).read_bytes() for name in FILES}


def compiled_from(files: dict[str, bytes]) -> ModuleType:
    """Return what looks like a module compiled from these files."""
    module = ModuleType("native")
    module.FINGERPRINT = fingerprint(files)
    module.Search = SimpleNamespace
    module.Outlook = SimpleNamespace
    return module


def script(name: str) -> ModuleType:
    """Load a script of the folder packaging afresh."""
    spec = importlib.util.spec_from_file_location(f"{name}_here", ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_no_stale_search_runs_here() -> None:
    assert CHOSEN.kernel is not Kernel.STALE
    assert (CHOSEN.search is Search) == (CHOSEN.kernel is Kernel.UNCOMPILED)


def test_a_search_of_these_sources_is_chosen(files: dict[str, bytes]) -> None:
    chosen = choose(compiled_from(files), files)
    assert (chosen.kernel, chosen.search, chosen.outlook) == (
        Kernel.COMPILED,
        SimpleNamespace,
        SimpleNamespace,
    )


@pytest.mark.parametrize("edited", FILES)
def test_a_search_of_other_sources_is_refused_with_a_warning(
    edited: str, files: dict[str, bytes], caplog: pytest.LogCaptureFixture
) -> None:
    stale = compiled_from(files)
    with caplog.at_level(logging.WARNING):
        chosen = choose(stale, files | {edited: files[edited] + b"\n"})
    assert (chosen.kernel, chosen.search) == (Kernel.STALE, Search)
    assert "run the set-up again" in caplog.text


def test_without_sources_beside_it_there_is_nothing_to_be_stale(files: dict[str, bytes]) -> None:
    assert choose(compiled_from(files), None).kernel is Kernel.COMPILED


def test_without_a_compiled_search_the_source_runs(files: dict[str, bytes]) -> None:
    assert choose(None, files) == choose(None, None)
    assert (choose(None, files).kernel, choose(None, files).search) == (Kernel.UNCOMPILED, Search)


def test_line_ends_do_not_make_a_search_stale(files: dict[str, bytes]) -> None:
    windows = {name: text.replace(b"\n", b"\r\n") for name, text in files.items()}
    assert fingerprint(windows) == fingerprint(files)


def test_the_text_that_is_compiled_needs_none_of_its_sources(files: dict[str, bytes]) -> None:
    text = in_one(files)
    imported = {
        node.module for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)
    }
    assert imported == {"collections.abc"}
    assert f'FINGERPRINT = "{fingerprint(files)}"' in text
    for name in MODULES:
        for definition in ast.parse(files[name]).body:
            if isinstance(definition, ast.FunctionDef | ast.ClassDef):
                assert f" {definition.name}" in text


def test_every_function_that_is_compiled_has_its_types(files: dict[str, bytes]) -> None:
    types = files["native.pxd"].decode()
    for name in MODULES:
        for definition in ast.parse(files[name]).body:
            if isinstance(definition, ast.FunctionDef):
                assert f" {definition.name}(" in types, definition.name


def test_the_set_up_watches_what_the_search_is_made_of() -> None:
    assert set(script("bootstrap").SEARCH_SOURCES) == {*FILES, "sources.py"}


def test_neither_cython_nor_a_compiled_module_is_needed() -> None:
    code = (
        "import sys\n"
        "for name in ('cython', 'Cython', 'engine.ai.kernel.native'): sys.modules[name] = None\n"
        "from engine.ai.kernel.choice import CHOSEN\n"
        "from engine.ai.kernel.position import Position\n"
        "from engine.ai.kernel.solver import Solver\n"
        "from engine.rules import Rules\n"
        "position = Position(hands=(0b100001, 0b10010, 0b1100), leader=0, trump=1)\n"
        "print(CHOSEN.kernel, Solver(Rules()).value(position, 0))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    # The ace takes jack and queen, the nine nothing.
    assert (done.stdout.split(), done.stderr) == (["uncompiled", "16"], "")


class TestScript:
    def test_a_missing_compiler_is_named_with_what_to_do(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        if sys.platform == "win32":
            pytest.skip("Windows finds its compiler in other ways")
        build = script("build_kernel")
        monkeypatch.chdir(ROOT)
        monkeypatch.setenv("CC", "no-such-compiler")
        assert build.main() == build.NOTHING_TO_COMPILE_WITH
        printed = capsys.readouterr().out
        assert "runs uncompiled: there is no C compiler (no-such-compiler)." in printed

    def test_missing_headers_are_named(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        if sys.platform == "win32":
            pytest.skip("Python for Windows always has its headers")
        build = script("build_kernel")
        monkeypatch.setenv("CC", sys.executable)
        monkeypatch.setattr(build.sysconfig, "get_path", lambda _name: str(tmp_path))
        monkeypatch.setattr(build.importlib.util, "find_spec", lambda _name: True)
        assert "Python.h" in build.what_is_lacking()

    def test_a_compiler_that_fails_leaves_everything_as_it_was(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        build = script("build_kernel")
        monkeypatch.chdir(ROOT)
        before = sorted(os.listdir(KERNEL))
        monkeypatch.setattr(build, "what_is_lacking", lambda: "")

        def fail() -> None:
            raise RuntimeError("exit code 1")

        monkeypatch.setattr(build, "_built", fail)
        assert build.main() == build.FAILED
        assert "uncompiled: the compiler failed (exit code 1)" in capsys.readouterr().out
        assert sorted(os.listdir(KERNEL)) == before

    @pytest.mark.parametrize(
        ("machine", "kind", "wanted"),
        [
            ("x86_64", "linux-x86_64", True),
            ("x86_64", "macosx-11.0-universal2", False),
            ("aarch64", "linux-aarch64", False),
            ("arm64", "macosx-11.0-arm64", False),
        ],
    )
    def test_only_a_build_for_intel_alone_counts_bits_in_one_instruction(
        self, machine: str, kind: str, wanted: bool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        build = script("build_kernel")
        monkeypatch.setattr(build.platform, "machine", lambda: machine)
        monkeypatch.setattr(build.sysconfig, "get_platform", lambda: kind)
        assert ("-mpopcnt" in build.flags()) == wanted
