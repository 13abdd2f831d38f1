#!/usr/bin/env bash
# Run every check given as an argument, to the end whatever fails, then say in one line each how it went.
set -uo pipefail
export PATH="$PWD/.venv/bin:$PATH"

summary=() failed=0
for check in "$@"; do
    printf '\n── %s\n' "$check"
    start=$SECONDS
    if bash -c "$check"; then
        word='ok    '
    else
        word='FAILED' failed=1
    fi
    summary+=("$(printf '  %s %4ds  %s' "$word" $((SECONDS - start)) "$check")")
done

printf '\n── summary\n'
printf '%s\n' "${summary[@]}"
exit "$failed"
