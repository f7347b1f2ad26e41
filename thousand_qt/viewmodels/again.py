"""A match like the one that was played: the same people, the same rules."""

from engine.record import SeatInfo
from engine.rules import Rules
from thousand_qt.match.service import Character, MatchSetup, Opponent


def same_again(seats: tuple[SeatInfo, ...], rules: Rules) -> MatchSetup | None:
    """Return how to begin the same match anew; None when a person has to choose something.

    The person sits on seat 0, the opponents on the others.
    """
    if len(seats) != rules.players:
        return None
    try:
        opponents = tuple(Opponent(one.name, Character(one.character)) for one in seats[1:])
    except ValueError:
        return None
    return MatchSetup(player_name=seats[0].name, opponents=opponents, rules=rules)
