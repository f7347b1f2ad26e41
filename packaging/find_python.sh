#!/bin/sh
# Print a Python 3.11+ of this computer, its ordinary python3 first; any python3 if none is new
# enough, so that the set-up can say so; nothing if there is no Python at all.
for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        echo "$candidate"
        exit 0
    fi
done
command -v python3 || true
