"""The game explained for a beginner, from the rules object in force.

`book.rulebook(rules)` returns a typed document: chapters of paragraphs, points, tables, card rows
and worked examples. Every sentence follows from the options: what is not played is not mentioned,
and every number is the rules' own. Nothing here draws; `viewmodels.rules_page` shows it.
"""
