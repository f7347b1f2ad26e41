"""The version of the program, from what was installed."""

from importlib.metadata import PackageNotFoundError, version


def program_version() -> str:
    """Answer the installed version, or say that nothing was installed."""
    try:
        return version("thousand")
    except PackageNotFoundError:
        return "(not installed)"
