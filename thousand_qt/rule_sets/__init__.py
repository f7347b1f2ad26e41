"""Rule sets of one's own: as files, as codes that fit into a chat, and on a shelf on disk.

`code`, `document` and `reading` are pure; `shelf` keeps files. Nothing here imports Qt.
"""
