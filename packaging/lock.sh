#!/bin/sh
# Pin requirements/*.in with the hashes of all platforms' files; no index address gets into them.
# Pins that still serve are kept; `UPGRADE=1` takes the newest.
set -eu
cd "$(dirname "$0")/../requirements"
for name in run dev windows; do
    ../.venv/bin/pip-compile --quiet --strip-extras --allow-unsafe --generate-hashes --no-header \
        --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options \
        ${UPGRADE:+--upgrade} --output-file="$name.txt" "$name.in"
done
