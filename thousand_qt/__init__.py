"""The application: the window (Qt Quick) and the commands that need none.

Importing this package does not import Qt; `thousand_qt.app` and the view models do.
"""
