#!/bin/sh
# The tests of the page drive Debian's Chromium: see that there is one, and install it where that can be done.
# CHROMIUM=/path/to/chromium names another one.
set -eu
if command -v "${CHROMIUM:-chromium}" >/dev/null 2>&1; then
    exit 0
fi
if [ -z "${CHROMIUM:-}" ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Debian's Chromium for the tests (once) …"
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    apt-get -qq install --no-install-recommends chromium fonts-dejavu-core >/dev/null
    exit 0
fi
echo 'The tests of the page need Chromium: on Debian, apt-get install chromium; or make test CHROMIUM=/path/to/chromium' >&2
exit 1
