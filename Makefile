# Two commands do everything on a fresh machine with Python 3.11+ and make:
#   make play   sets up and runs the product        make test   sets up and passes all tests

PYTHON ?= python3
GAME ?= amyitis
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.DEFAULT_GOAL := help
.PHONY: help play test lint types unit clauses clean

help:
	@echo "make play   set up and play in the terminal"
	@echo "make test   set up and run every check"
	@echo "make clean  remove the virtual environment and caches"

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; v = sys.version_info[:2]; sys.exit(v < (3, 11) and f"Semiramis needs Python 3.11 or newer; {sys.executable} is {v[0]}.{v[1]}. Try: make PYTHON=python3.12 play")'
	@echo "Setting up (once, about a minute)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: $(READY)
	@$(BIN)/semiramis play $(GAME) $(ARGS)

test: $(READY) lint types unit clauses

lint: $(READY)
	@$(BIN)/ruff check src tests
	@$(BIN)/ruff format --check --quiet src tests

types: $(READY)
	@$(BIN)/mypy

# the rules are run plain under coverage, everything else at full speed
RULES := tests/amyitis tests/babylon tests/ishtar tests/core tests/perft tests/property

unit: $(READY)
	@$(BIN)/python -m pytest -n auto $(RULES) --cov
	@$(BIN)/python -m pytest -n auto --dist loadgroup $(addprefix --ignore=,$(RULES))

clauses: $(READY)
	@for game in amyitis babylon ishtar; do \
	  matrix=$$($(BIN)/semiramis clauses $$game --check) || { echo "$$matrix"; exit 1; }; \
	  echo "clauses of $$game:" $$(echo "$$matrix" | tail -n 1); \
	done

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
