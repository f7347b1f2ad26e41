"""What the window says: cards, refusals, score lines and calls in the spoken language."""
