"""The compiled search: what the cards of a deal are worth when all of them are known."""
