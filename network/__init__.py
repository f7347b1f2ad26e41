"""The table: the authority over seats, clock, bots and journal, and the links that lead to it."""
