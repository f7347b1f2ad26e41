"""The coach: what a decision was worth, what was known then, and why (pure, no Qt)."""
