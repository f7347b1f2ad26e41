"""The match behind the window: the service that keeps it, its thread, and its pace on screen."""
