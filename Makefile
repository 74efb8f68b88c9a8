# meadhall: `make play` plays, `make test` checks everything. Both set up what they need, once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src hatch_build.py pyproject.toml -type f -not -path '*/__pycache__/*')
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test browser lint types imports tests interpreted golden bench soak clean help

help: ## List what can be made.
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST)

# The tools of development and the dependencies of the program.
$(VENV)/tools: pyproject.toml
	@echo "== Setting up the virtual environment in $(VENV) (a minute or two, once)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install -q "hatchling>=1.27" "setuptools>=65"
	@$(BIN)/python tools/requirements.py test > $(VENV)/requirements.txt
	@$(BIN)/pip install -q -r $(VENV)/requirements.txt
	@touch $@

# The program itself, compiled where there is a C compiler.
$(VENV)/program: $(VENV)/tools $(SOURCES)
	@echo "== Building and installing meadhall"
	@rm -rf build/wheel
	@$(BIN)/pip wheel -q --no-build-isolation --no-deps -w build/wheel .
	@$(BIN)/pip install -q --no-deps --force-reinstall build/wheel/*.whl
	@$(BIN)/meadhall --version
	@touch $@

play: $(VENV)/program ## Open the hall in the browser.
	@$(BIN)/meadhall

test: lint types imports browser tests interpreted ## Run all checks.
	@echo "== All checks passed"

lint: $(VENV)/tools
	@echo "== Style (ruff)"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/tools
	@echo "== Types (mypy --strict)"
	@$(BIN)/mypy

imports: $(VENV)/tools
	@echo "== Import contracts (import-linter)"
	@PYTHONPATH=src $(BIN)/lint-imports

# Browser tests drive Debian's chromium; where it is missing and can be installed, it is.
browser:
	@command -v chromium >/dev/null || { echo "== Installing chromium for the browser tests"; \
		{ apt-get update -qq && apt-get install -y -qq chromium; } >/dev/null 2>&1 || \
		echo "   chromium could not be installed; the browser tests will say so"; }

tests: $(VENV)/program
	@echo "== Tests of the program as it is installed"
	@$(BIN)/pytest -q -n 2 --dist worksteal --durations=30

interpreted: $(VENV)/program
	@echo "== The engine, the rules and random games once more, interpreted"
	@PYTHONPATH=src $(BIN)/pytest -q -n 2 tests/engine tests/games tests/laws/test_play.py

golden: $(VENV)/program ## Write the golden playthroughs anew and say what changed.
	@$(BIN)/python -m tests.golden.regenerate

bench: $(VENV)/program ## Measure speed.
	@$(BIN)/meadhall bench

soak: $(VENV)/program ## Run the laws over many more games.
	@MEADHALL_SOAK=20 $(BIN)/pytest -q -n 2 tests/laws

clean: ## Remove what was built and installed here.
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
