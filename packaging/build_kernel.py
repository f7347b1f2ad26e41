"""Compile the search in place: `build_kernel.py`. Used by the set-up and by `setup.py`.

One module is made out of the sources (`engine/ai/kernel/sources.py`) in `build/kernel`, and put
beside them only when it is whole. Exit code 1: the compiler failed; 3: there is nothing to compile
with. Either way the search runs uncompiled, and the last line says why.
"""

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
KERNEL: Final = Path("engine", "ai", "kernel")
MODULE: Final = "engine.ai.kernel.native"
BUILD: Final = Path("build", "kernel")

FAILED: Final = 1
NOTHING_TO_COMPILE_WITH: Final = 3


def main() -> int:
    """Compile and say in one line how the search runs."""
    os.chdir(ROOT)
    lacking = what_is_lacking()
    if lacking:
        print(f"The search runs uncompiled: {lacking}")
        return NOTHING_TO_COMPILE_WITH
    try:
        _put_in_place(_built())
    except (OSError, RuntimeError) as failure:
        print(f"The search runs uncompiled: the compiler failed ({failure}).")
        return FAILED
    print("The search runs compiled.")
    return 0


def extensions() -> list[Any]:
    """Return the module for setuptools; none without Cython or with THOUSAND_KERNEL=no."""
    if os.environ.get("THOUSAND_KERNEL") == "no" or not importlib.util.find_spec("Cython"):
        return []
    from Cython.Build import cythonize
    from setuptools import Extension

    extension = Extension(MODULE, [str(write_source())], extra_compile_args=flags())
    made: list[Any] = cythonize([extension], quiet=True)
    for one in made:
        one.optional = True
    return made


def write_source() -> Path:
    """Write the text that is compiled and its types; return where it lies."""
    sources = _sources()
    files = {name: (ROOT / KERNEL / name).read_bytes() for name in sources.FILES}
    folder = BUILD / KERNEL
    folder.mkdir(parents=True, exist_ok=True)
    for package in (folder, *folder.parents[:2]):
        (package / "__init__.py").touch()
    (folder / sources.TYPES).write_bytes(files[sources.TYPES])
    source = folder / "native.py"
    source.write_text(sources.in_one(files), encoding="utf-8")
    return source


def flags() -> list[str]:
    """Return what the compiler is told: counting bits is one instruction since 2008."""
    if sys.platform == "win32" and "GCC" not in sys.version:
        return ["/O2"]
    only_intel = sysconfig.get_platform().endswith(("x86_64", "amd64"))
    intel = platform.machine().lower() in ("x86_64", "amd64") and only_intel
    return ["-O3", "-g0", "-mpopcnt"] if intel else ["-O3", "-g0"]


def what_is_lacking() -> str:
    """Return what there is to install before anything can be compiled, as a sentence."""
    if not importlib.util.find_spec("Cython") or not importlib.util.find_spec("setuptools"):
        return "Cython and setuptools are not installed."
    if sys.platform == "win32":
        return ""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(compiler.split()[0]):
        return f"there is no C compiler ({compiler.split()[0]}). {_how_to_get('gcc')}"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return f"the headers of Python are missing (Python.h). {_how_to_get('python3-dev')}"
    return ""


def _how_to_get(package: str) -> str:
    """Return the sentence that names the command of this system."""
    if sys.platform == "darwin":
        return "Get it with:  xcode-select --install"
    for manager, command in (
        ("apt-get", "sudo apt-get install {}"),
        ("dnf", "sudo dnf install {}"),
        ("pacman", "sudo pacman -S {}"),
    ):
        if shutil.which(manager):
            names = {"dnf": {"python3-dev": "python3-devel"}, "pacman": {"python3-dev": "python"}}
            named = names.get(manager, {}).get(package, package)
            return "Get it with:  " + command.format(named)
    return "Install it from the packages of your system."


def _built() -> Path:
    """Compile in a process of its own; return the compiled file."""
    code = (
        "import sys; sys.path.insert(0, 'packaging')\n"
        "from setuptools import Distribution\n"
        "from build_kernel import extensions\n"
        "made = extensions(); made[0].optional = False\n"
        "command = Distribution({'name': 'thousand', 'ext_modules': made}).get_command_obj("
        "'build_ext')\n"
        f"command.build_lib = {str(BUILD / 'lib')!r}\n"
        f"command.build_temp = {str(BUILD / 'temp')!r}\n"
        "command.force = True; command.ensure_finalized(); command.run()\n"
        f"print(command.get_ext_fullpath({MODULE!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "THOUSAND_KERNEL": "yes"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        lines = [line for line in done.stdout.splitlines() if line.strip()]
        raise RuntimeError(lines[-1] if lines else f"exit code {done.returncode}")
    return Path(done.stdout.splitlines()[-1])


def _put_in_place(file: Path) -> None:
    """Replace the module at once, also where a running program has the old one open."""
    waiting = ROOT / KERNEL / f".{file.name}.new"
    shutil.copyfile(file, waiting)
    os.replace(waiting, ROOT / KERNEL / file.name)


def _sources() -> ModuleType:
    """Load the module that knows the sources, without the packages around it."""
    spec = importlib.util.spec_from_file_location("sources", ROOT / KERNEL / "sources.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    raise SystemExit(main())
