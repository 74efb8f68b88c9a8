# meadhall: `make play` plays, `make test` checks everything. Both set up what they need, once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BUILDERS := "hatchling>=1.27" "setuptools>=65"
SOURCES := $(shell find src hatch_build.py pyproject.toml -type f -not -path '*/__pycache__/*')
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test fields browser lint types imports tests interpreted golden bench soak fuzz constraints clean help

help: ## List what can be made.
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST)

# The tools of development and the dependencies of the program, in the versions that were last tried together.
$(VENV)/tools: pyproject.toml constraints.txt
	@echo "== Setting up the virtual environment in $(VENV) (a minute or two, once)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python tools/requirements.py test > $(VENV)/requirements.txt
	@$(BIN)/pip install -q -c constraints.txt $(BUILDERS) -r $(VENV)/requirements.txt
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

fields: $(VENV)/tools ## Write the positions of all games, and the pages about them, from the tables of their fields.
	@PYTHONPATH=src $(BIN)/python -m tools.fields

bench: $(VENV)/program ## Measure speed.
	@$(BIN)/meadhall bench

soak: $(VENV)/program ## Run the laws over many more games.
	@MEADHALL_SOAK=20 $(BIN)/pytest -q -n 2 tests/laws tests/hall/test_time.py

fuzz: $(VENV)/program ## Try 50,000 spoiled positions and journals of every game.
	@$(BIN)/python -m tests.fuzz --workers 2 --pictures 0.1

constraints: ## Write anew which versions are installed: the newest of everything, in an environment of its own.
	@echo "== Looking for the newest versions (a minute or two)"
	@rm -rf build/constraints
	@$(PYTHON) -m venv build/constraints
	@$(PYTHON) tools/requirements.py test > build/constraints/requirements.txt
	@build/constraints/bin/pip install -q $(BUILDERS) -r build/constraints/requirements.txt
	@echo "# Versions that were tried together; written by \`make constraints\`." > constraints.txt
	@build/constraints/bin/pip freeze >> constraints.txt

clean: ## Remove what was built and installed here.
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
