"""What `pyproject.toml` cannot say: the search is compiled where that is possible."""

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

sys.path.insert(0, str(Path(__file__).resolve().parent / "packaging"))
from build_kernel import extensions


class BuildIfPossible(build_ext):
    """Goes on without what cannot be compiled; Python runs the same source."""

    def build_extension(self, ext: Extension) -> None:
        """Compile, or say that it failed."""
        try:
            super().build_extension(ext)
        except (BaseError, CCompilerError, OSError) as failure:
            self.warn(f"The search will run uncompiled: the compiler failed ({failure}).")


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildIfPossible})
