"""How texts are compared when somebody looks for words: as people type, not as books spell."""

import unicodedata


def search_form(text: str) -> str:
    """Return a text in small letters, with е for ё: most people type it so."""
    return unicodedata.normalize("NFC", text).casefold().replace("ё", "е")
