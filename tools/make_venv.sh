#!/bin/sh
# Create the virtual environment named by the first argument, with a bin/pip in it, on whatever Python there is.
# PYTHON=/path/to/python chooses one; otherwise the first that is new enough.
set -eu
venv=$1

python=
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$("$candidate" -c 'import sys; print(sys.executable)')
        break
    fi
done
if [ -z "$python" ]; then
    echo "cuore needs Python 3.11 or newer (on Debian: apt-get install python3 python3-venv), or make PYTHON=/path/to/python" >&2
    exit 1
fi

rm -rf "$venv"
if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    "$python" -m venv "$venv"
elif "$python" -m venv --without-pip "$venv" 2>/dev/null && "$python" -m pip --python "$venv/bin/python" --version >/dev/null 2>&1; then
    # Debian without python3-venv, but with python3-pip: the system's pip can serve the environment from outside.
    cat >"$venv/bin/pip" <<END
#!/bin/sh
exec "$python" -m pip --python "\$(dirname "\$0")/python" "\$@"
END
    chmod +x "$venv/bin/pip"
else
    rm -rf "$venv"
    echo "cuore needs Python's venv module; on Debian: apt-get install python3-venv" >&2
    exit 1
fi
