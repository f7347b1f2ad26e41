"""The phases of a deal, one module each: legal actions, decision, events (RULES.md 1)."""
