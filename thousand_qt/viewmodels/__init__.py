"""View models: they turn what is known into what a screen shows, by pure functions."""
