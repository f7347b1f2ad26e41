"""A lock on an open file that ends with the process, however it ends.

Two programs that write the same journal would mix their lines; the second one is refused instead.
"""

from __future__ import annotations

import sys
from typing import Final

if sys.platform == "win32":
    import msvcrt
    import os

    _PLACE: Final = 1 << 40
    """Far behind the end: a locked byte cannot be read, and others may read the journal."""

    def try_lock(descriptor: int) -> bool:
        """Lock the file; say whether nobody else holds it."""
        place = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, _PLACE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(descriptor, place, os.SEEK_SET)
        return True

else:
    import fcntl

    def try_lock(descriptor: int) -> bool:
        """Lock the file; say whether nobody else holds it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
