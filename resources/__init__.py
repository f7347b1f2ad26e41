"""Cards, sounds and translations, and the one function that answers where an asset lies.

Assets lie inside this package, so the answer is the same in a checkout, in an installed wheel
and in a frozen program, which unpacks the package and says so in `__file__`.
"""

from pathlib import Path
from typing import Final

__all__ = ["MissingAsset", "asset"]

_ROOT: Final = Path(__file__).resolve().parent


class MissingAsset(FileNotFoundError):
    """An asset that should have come with the program is not there."""


def asset(*parts: str) -> Path:
    """Answer the path of an asset, such as `asset("cards", "AH.svg")`.

    Without parts it is the folder of all assets. Raises `MissingAsset` with a sentence for the
    user when the file is not there, and `ValueError` for a path that leads out of the folder.
    """
    path = _ROOT.joinpath(*parts)
    if not path.resolve().is_relative_to(_ROOT):
        raise ValueError(f"{'/'.join(parts)} is not inside the folder of assets")
    if not path.exists():
        raise MissingAsset(
            f"The file {'/'.join(parts)} that belongs to Thousand is missing from {_ROOT}; "
            "install the program again"
        )
    return path
