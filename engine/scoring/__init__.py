"""Scoring of a deal as a pipeline of named steps (RULES.md 1.11)."""
