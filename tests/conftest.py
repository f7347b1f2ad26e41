"""Settings for every test: no screen is needed, and random examples are chosen the same each time.

Qt reads its platform when it is first imported, so the platform is chosen here, before any test
module is. Every change of a setting is sent to the disk at once, and so is every line of a match: a
test need not wait for a disk, so its files lie in memory where there is room.
"""

import os
import shutil
import tempfile
from typing import Final

from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

_MEMORY: Final = "/dev/shm"
_ROOM: Final = 2**30
if (
    "TMPDIR" not in os.environ
    and os.access(_MEMORY, os.W_OK)
    and shutil.disk_usage(_MEMORY).free > _ROOM
):
    os.environ["TMPDIR"] = tempfile.tempdir = _MEMORY

settings.register_profile(
    "ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("full", parent=settings.get_profile("ci"), max_examples=1000)
settings.register_profile("soak", parent=settings.get_profile("ci"), max_examples=10_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
