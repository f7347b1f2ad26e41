"""How strong a computer player is and how it plays, in words.

The levels are what a new match offers; the three ways of playing of older matches have words too.
"""

from PySide6.QtCore import QCoreApplication

from thousand_qt.match.service import LEVELS, Character


def level_names() -> dict[Character, str]:
    """Return what the levels are called where one of them is chosen."""
    return {
        Character.NOVICE: QCoreApplication.translate("Levels", "Novice"),
        Character.AMATEUR: QCoreApplication.translate("Levels", "Amateur"),
        Character.CLUB: QCoreApplication.translate("Levels", "Club player"),
        Character.EXPERT: QCoreApplication.translate("Levels", "Expert"),
        Character.MASTER: QCoreApplication.translate("Levels", "Master"),
    }


def level_manners() -> dict[Character, str]:
    """Return a sentence for each level that says how it plays."""
    return {
        Character.NOVICE: QCoreApplication.translate(
            "Levels", "Bids on hopes and remembers the last trick only."
        ),
        Character.AMATEUR: QCoreApplication.translate(
            "Levels", "Plays by sound rules of thumb and counts the cards."
        ),
        Character.CLUB: QCoreApplication.translate(
            "Levels", "Thinks through four ways in which the cards may lie."
        ),
        Character.EXPERT: QCoreApplication.translate(
            "Levels", "Thinks through twenty likely ways in which the cards may lie."
        ),
        Character.MASTER: QCoreApplication.translate(
            "Levels",
            "Weighs hundreds of likely ways, reads calls and plays, "
            "tries out deals before it bids.",
        ),
    }


def character_words(character: Character) -> str:
    """Return what a computer player is, as it stands within a sentence."""
    return {
        Character.NOVICE: QCoreApplication.translate("Levels", "novice"),
        Character.AMATEUR: QCoreApplication.translate("Levels", "amateur"),
        Character.CLUB: QCoreApplication.translate("Levels", "club player"),
        Character.EXPERT: QCoreApplication.translate("Levels", "expert"),
        Character.MASTER: QCoreApplication.translate("Levels", "master"),
        Character.CAUTIOUS: QCoreApplication.translate("Levels", "cautious"),
        Character.STEADY: QCoreApplication.translate("Levels", "steady"),
        Character.BOLD: QCoreApplication.translate("Levels", "bold"),
    }[character]


def seat_words(name: str) -> tuple[str, str]:
    """Return what is said of the computer player of that name: in a list, and by itself.

    Both are empty for a person and for a player that no match of this window offered.
    """
    if name not in list(Character):
        return "", ""
    character = Character(name)
    words = character_words(character)
    if character in LEVELS:
        fact = QCoreApplication.translate("Levels", "Level: {level}")
    else:
        fact = QCoreApplication.translate("Levels", "Way of playing: {level}")
    return words, fact.replace("{level}", words)
