"""The score-keeper: sheets of matches with real cards, what was entered, and their files.

Nothing here knows Qt. What an entry writes is the engine's business (`engine.paper`).
"""
