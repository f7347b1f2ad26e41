"""Answer which drawn face belongs to whom at a table.

The files are `asset("portraits", f"{id}.svg")`. A choice depends on nothing but the name, the way
of playing and the faces already taken, so that somebody looks the same in every match and in
every process.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal
from zlib import crc32

from resources import asset
from resources.given_names import Sex, in_latin, sex_of

__all__ = [
    "OWN_DEFAULT",
    "PORTRAIT_IDS",
    "PortraitId",
    "portrait_file",
    "portrait_for",
    "portraits_for",
]

PortraitId = Literal[
    "beard",
    "bob",
    "bow-tie",
    "bun",
    "captain",
    "card-shark",
    "curls",
    "freckles",
    "grandmother",
    "hat",
    "professor",
    "student",
]
Manner = Literal["cautious", "steady", "bold"]


@dataclass(frozen=True, slots=True)
class _Look:
    """Whom a face suits."""

    sex: Sex
    manner: Manner


_LOOKS: Final[dict[PortraitId, _Look]] = {
    "beard": _Look("male", "steady"),
    "bob": _Look("female", "steady"),
    "bow-tie": _Look("male", "bold"),
    "bun": _Look("female", "steady"),
    "captain": _Look("male", "steady"),
    "card-shark": _Look("male", "bold"),
    "curls": _Look("female", "bold"),
    "freckles": _Look("female", "bold"),
    "grandmother": _Look("female", "cautious"),
    "hat": _Look("female", "cautious"),
    "professor": _Look("male", "cautious"),
    "student": _Look("male", "cautious"),
}

PORTRAIT_IDS: Final[tuple[PortraitId, ...]] = tuple(_LOOKS)
"""Every face, in the order of a gallery."""

OWN_DEFAULT: Final[PortraitId] = "student"
"""The face of a person whose name does not tell and who has chosen none."""


def portrait_file(portrait: PortraitId) -> Path:
    """Answer the picture of a face; raises `MissingAsset` when it was not installed."""
    return asset("portraits", f"{portrait}.svg")


def portrait_for(name: str, character: str = "", taken: Collection[str] = ()) -> PortraitId:
    """Choose a face for a player, never one of `taken` while another is free.

    `character` is how a computer opponent plays and empty for a person; `cautious`, `steady` and
    `bold` show in the face, a level does not.
    A name whose sex is known gets such a face; among those that fit, the name decides, whatever
    its case, its alphabet and the blanks around it.
    """
    sex = sex_of(name)
    if not character and sex is None and OWN_DEFAULT not in taken:
        return OWN_DEFAULT
    free = [face for face in PORTRAIT_IDS if face not in taken] or list(PORTRAIT_IDS)
    fitting = [face for face in free if sex in (None, _LOOKS[face].sex)] or free
    liked = [face for face in fitting if _LOOKS[face].manner == character] or fitting
    return liked[crc32(in_latin(name).encode()) % len(liked)]


def portraits_for(players: Iterable[tuple[str, str]], chosen: str = "") -> tuple[PortraitId, ...]:
    """Give everybody at a table a face of their own, in the order of the players.

    A player is a name and a character as in `portrait_for`. `chosen` is the face that the first
    player wants; a word that is no face counts as no wish.
    """
    given: list[PortraitId] = []
    for name, character in players:
        wished = next((face for face in PORTRAIT_IDS if face == chosen and not given), None)
        given.append(wished or portrait_for(name, character, given))
    return tuple(given)
