"""What `pyproject.toml` cannot say: the search is compiled where that is possible."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent / "packaging"))
from build_kernel import extensions

setup(ext_modules=extensions())
