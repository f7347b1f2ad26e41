"""What the pictures of players are called."""

from PySide6.QtCore import QCoreApplication


def portrait_words(portrait: str) -> str:
    """Say what the picture of a player shows, for whoever does not see it."""
    words = QCoreApplication.translate("Portraits", "Picture: {name}")
    return words.replace("{name}", portrait_name(portrait))


def portrait_name(portrait: str) -> str:
    """Return the name of a picture by its id; an empty id goes by the player's name."""
    match portrait:
        case "":
            return QCoreApplication.translate("Portraits", "By name")
        case "beard":
            return QCoreApplication.translate("Portraits", "Beard")
        case "bob":
            return QCoreApplication.translate("Portraits", "Bob")
        case "bow-tie":
            return QCoreApplication.translate("Portraits", "Bow tie")
        case "bun":
            return QCoreApplication.translate("Portraits", "Bun")
        case "captain":
            return QCoreApplication.translate("Portraits", "Captain")
        case "card-shark":
            return QCoreApplication.translate("Portraits", "Card shark")
        case "curls":
            return QCoreApplication.translate("Portraits", "Curls")
        case "freckles":
            return QCoreApplication.translate("Portraits", "Freckles")
        case "grandmother":
            return QCoreApplication.translate("Portraits", "Grandmother")
        case "hat":
            return QCoreApplication.translate("Portraits", "Hat")
        case "professor":
            return QCoreApplication.translate("Portraits", "Professor")
        case "student":
            return QCoreApplication.translate("Portraits", "Student")
        case _:
            raise ValueError(f"there is no picture {portrait!r}")
