"""Computer players: each sees a view and nothing else, and answers with a legal action."""
