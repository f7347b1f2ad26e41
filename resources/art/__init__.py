"""Vector art of the game, drawn by programs: `python -m resources.make_art` writes the files."""
