#!/usr/bin/env bash
# Run every check given as an argument, to the end whatever fails, then say in one line each how it went.
# A check that ends in " &" runs beside the others, so that no core is idle; what it says is shown after theirs.
set -uo pipefail
export PATH="$PWD/.venv/bin:$PATH"

notes=$(mktemp -d) beside=() summary=() failed=0
trap 'for pid in "${beside[@]-}"; do [ -z "$pid" ] || kill -- "-$pid" 2>/dev/null; done; rm -rf "$notes"' EXIT

# Note how a check went: its exit status, the seconds it took, and what it is.
note() {
    local word='ok    '
    if [ "$1" -ne 0 ]; then
        word='FAILED' failed=1
    fi
    summary+=("$(printf '  %s %4ds  %s' "$word" "$2" "$3")")
}

set -m # each in a group of its own, which can be ended as a whole
for check in "$@"; do
    if [[ $check == *' &' ]]; then
        here="$notes/${#beside[@]}"
        { bash -c "${check% &}"; status=$?; echo $SECONDS >"$here.seconds"; exit $status; } >"$here" 2>&1 </dev/null &
        beside+=($!)
    fi
done
set +m

for check in "$@"; do
    if [[ $check != *' &' ]]; then
        printf '\n── %s\n' "$check"
        start=$SECONDS
        bash -c "$check"
        note $? $((SECONDS - start)) "$check"
    fi
done

number=0
for check in "$@"; do
    if [[ $check == *' &' ]]; then
        printf '\n── %s\n' "${check% &}"
        wait "${beside[number]}"
        status=$?
        cat "$notes/$number"
        note $status "$(cat "$notes/$number.seconds")" "${check% &}"
        number=$((number + 1))
    fi
done
beside=()

printf '\n── summary\n'
printf '%s\n' "${summary[@]}"
exit "$failed"
