# Everything is set up on demand and only when the locks or pyproject.toml change. The installation is editable:
# a changed source needs nothing. ARGS="…" is handed on to what is started.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip -qq --disable-pip-version-check
ROOT := $(CURDIR)
SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*'))

# The two builds are two trees; the one that comes first on the path runs.
INTERPRETED_TREE := $(ROOT)/src
COMPILED_TREE := $(ROOT)/build/compiled
SWITCH = $(wildcard $(VENV)/lib/python3*/site-packages/00-cuore-compiled.pth)

PLAY := $(VENV)/.play-installed
DEV := $(VENV)/.dev-installed
RAY := $(VENV)/.ray-installed
PACKAGES := web/node_modules/.package-lock.json
COMPILED := build/compiled/.built

# A pip configured for other places must not install there.
unexport PIP_TARGET PIP_PREFIX PIP_USER PYTHONHOME PYTHONPATH
# Tests start hundreds of programs of ours; without kept bytecode each of them compiles every source again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal page chromium test statistics compiled interpreted test-compiled bench league unused lock clean FORCE

help:
	@echo 'make play           play in your browser'
	@echo 'make terminal       play in the terminal'
	@echo 'make page           build the page for browsers anew, after a change in web/'
	@echo 'make test           every check: style, types, architecture, tests'
	@echo 'make statistics     the tests that need many games: how strong bots are, how often intervals are right'
	@echo 'make compiled       compile the engine with mypyc; the cuore command then runs it'
	@echo 'make interpreted    back to plain Python'
	@echo 'make test-compiled  the whole test suite against the compiled engine'
	@echo 'make bench          the benchmarks, on both builds'
	@echo 'make league         who is how strong: the tables of docs/strength.md; takes hours, and plays on when stopped'
	@echo 'make unused         look for dead code'
	@echo 'make lock           write the lock files anew (UPGRADE=1 takes newer releases)'
	@echo 'make clean          remove everything that was built or installed here'

# --- set up ----------------------------------------------------------------------------------------------------------

$(BIN)/pip:
	@tools/make_venv.sh $(VENV)

define install
	@echo 'Setting up $(1) (once) …'
	@$(PIP) install --require-hashes -r $(1)
	@$(PIP) install --no-deps --no-index --no-build-isolation --editable .
endef

$(PLAY): requirements/play.txt pyproject.toml | $(BIN)/pip
	$(call install,requirements/play.txt)
	@touch $@

# The development lock holds all of the other one.
$(DEV): requirements/dev.txt requirements/play.txt pyproject.toml | $(BIN)/pip
	$(call install,requirements/dev.txt)
	@touch $(PLAY) $@

# There is not a Ray for every Python and every machine; without it, the tests of clusters are skipped and say so.
$(RAY): requirements/ray.txt | $(DEV)
	@echo 'Setting up requirements/ray.txt (once) …'
	@if $(PIP) install --require-hashes -r requirements/ray.txt; then touch $@; \
		else echo 'Ray cannot be installed here: the tests of Ray clusters will be skipped.'; fi

# What the page is built and checked with. npm writes this file last.
$(PACKAGES): web/package-lock.json web/package.json | $(DEV)
	@echo 'Setting up web/package-lock.json (once) …'
	@tools/npm.sh ci --loglevel=error
	@touch $@

chromium:
	@tools/need_chromium.sh

# --- use -------------------------------------------------------------------------------------------------------------

# With the compiled build switched on, a changed source is compiled before the game starts.
play: $(PLAY) $(if $(SWITCH),$(COMPILED))
	@$(BIN)/cuore table $(ARGS)

terminal: $(PLAY) $(if $(SWITCH),$(COMPILED))
	@$(BIN)/cuore play $(ARGS)

# The built page is a part of the sources, so that whoever plays needs no Node; a test builds it again and compares.
page: $(PACKAGES)
	@tools/npm.sh run build

PYTEST = pytest -n 4 --dist worksteal $(subst ','\'',$(ARGS))

test: $(DEV) $(RAY) $(PACKAGES) chromium
	@PYTHONPATH='$(INTERPRETED_TREE)' tools/check.sh \
		'ruff check' 'ruff format --check' 'mypy &' 'lint-imports --no-logo &' '$(strip $(PYTEST))'

# They need many games, so they run before a release and not in `make test`.
statistics: $(DEV)
	@PYTHONPATH='$(INTERPRETED_TREE)' tools/check.sh '$(strip $(PYTEST)) -m statistics'

# --- the compiled build ----------------------------------------------------------------------------------------------

# Written only when the list changes, so that a removed source counts as a change too.
build/sources: FORCE
	@mkdir -p $(@D)
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || printf '%s\n' $(SOURCES) >$@

FORCE:

$(COMPILED): $(DEV) setup.py build/sources $(SOURCES)
	@$(BIN)/python -c 'import os, sysconfig as s, sys; sys.exit(not os.path.exists(s.get_path("include") + "/Python.h"))' \
		|| { echo 'The compiled build needs the headers of Python; on Debian: apt-get install python3-dev gcc' >&2; exit 1; }
	@echo 'Compiling (from a minute or two to ten, as fast as the machine is) …'
	@rm -rf build/compiled build/lib.* build/bdist.*
	@CUORE_COMPILED=1 $(PIP) install --no-deps --no-index --no-build-isolation --target build/compiled .
	@touch $@

compiled: $(COMPILED)
	@for packages in $(VENV)/lib/python3*/site-packages; do \
		echo '$(COMPILED_TREE)' >"$$packages/00-cuore-compiled.pth"; done
	@echo "The cuore command now runs the $$($(BIN)/python -m tools.which_build) build."

interpreted: $(DEV)
	@rm -f $(VENV)/lib/python3*/site-packages/00-cuore-compiled.pth
	@echo "The cuore command now runs the $$($(BIN)/python -m tools.which_build) build."

test-compiled: $(COMPILED) $(RAY) $(PACKAGES) chromium
	@PYTHONPATH='$(COMPILED_TREE):$(ROOT)' tools/check.sh '$(strip $(PYTEST) -p tools.which_build)'

bench: $(COMPILED)
	@PYTHONPATH='$(INTERPRETED_TREE)' $(BIN)/cuore bench --other '$(COMPILED_TREE)' $(ARGS)

league: $(COMPILED)
	@PYTHONPATH='$(COMPILED_TREE)' tools/league.sh $(ARGS)

# --- upkeep ----------------------------------------------------------------------------------------------------------

unused: $(DEV)
	@$(BIN)/vulture

UV_COMPILE = UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --quiet pyproject.toml --universal --python-version 3.11 \
	--generate-hashes --no-header --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)

lock: $(DEV)
	@$(UV_COMPILE) --group build --output-file requirements/play.txt
	@$(UV_COMPILE) --group dev --constraints requirements/play.txt --output-file requirements/dev.txt
	@$(UV_COMPILE) --extra scale --group build --constraints requirements/dev.txt --output-file requirements/server.txt
	@$(UV_COMPILE) --extra ray --constraints requirements/dev.txt --output-file requirements/ray.txt

clean:
	@rm -rf $(VENV) web/node_modules build dist src/*.egg-info
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
