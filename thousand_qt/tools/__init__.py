"""Tools of the developers: translations, screenshots, measurements."""
