"""Who is asked for advice at the table."""

from engine.ai.levels import MASTER
from engine.ai.search_player import Depth, SearchPlayer
from engine.coach.advice import Advisor


def table_advisor() -> Advisor:
    """Return who weighs calls, passes, contracts and cards for a person; one thread asks it."""
    return SearchPlayer(MASTER, Depth())
