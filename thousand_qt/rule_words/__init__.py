"""Every option, preset and problem of the rules in words, without Qt.

Each function takes the translator: `QCoreApplication.translate` in the window, `english` on the
command line. The parameter must be called `translate`, so that lupdate finds the sentences.
"""
