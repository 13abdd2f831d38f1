#!/usr/bin/env bash
# Play every arena that docs/strength.md names, as it stands there, and print its tables for that page.
# All games are kept: stop it when you like, and it plays on. Changed sources begin a league of their own, since players
# that have changed may not go on with the games of others. What is given as arguments is handed on (--jobs 2).
set -euo pipefail
export PATH="$PWD/.venv/bin:$PATH"

state=$(find src -name '*.py' -print0 | LC_ALL=C sort -z | xargs -0 cat | cksum)
folder="build/league/${state%% *}"
mkdir -p "$folder"

grep -oE '(^|`)cuore arena [^`]+' docs/strength.md | tr -d '`' | while read -r command; do
    printf '\n```\n%s\n```\n\n' "$command"
    read -ra words <<<"$command"
    plan=$(cksum <<<"$command")
    "${words[@]}" --file "$folder/${plan%% *}" --markdown "$@" </dev/null
done
