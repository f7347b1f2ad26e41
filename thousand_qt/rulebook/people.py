"""Who plays in the examples."""

from thousand_qt.rulebook.say import translate


def names() -> tuple[str, str, str]:
    """Return the three players of the examples; the first is usually the declarer."""
    return translate("Rules", "Anna"), translate("Rules", "Boris"), translate("Rules", "Katya")
