"""The pictures from which a player chooses their own."""

from functools import cache

from PySide6.QtCore import QUrl

from resources.portraits import PORTRAIT_IDS, portrait_file, portrait_for


@cache
def gallery() -> dict[str, str]:
    """Return the address of every picture by its id, in the order of the gallery."""
    return {one: QUrl.fromLocalFile(str(portrait_file(one))).toString() for one in PORTRAIT_IDS}


def picture_by_name(name: str) -> str:
    """Return the address of the picture that a player of this name has who chose none."""
    return gallery()[portrait_for(name)]
