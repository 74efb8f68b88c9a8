# meadhall: `make play` plays, `make test` checks everything. Both set up what they need, once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BUILDERS := "hatchling>=1.27" "mypy[mypyc]>=2.4" "setuptools>=65"
SOURCES := $(shell find src hatch_build.py native_build.py pyproject.toml -type f -not -path '*/__pycache__/*')
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test fields browser lint types imports docs tests interpreted golden bench soak fuzz constraints clean help

help: ## List what can be made.
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST)

# What the program needs to run, as all that follows in the versions that were last tried together.
$(VENV)/runtime: pyproject.toml constraints.txt
	@echo "== Setting up the virtual environment in $(VENV) (half a minute, once)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python tools/requirements.py > $(VENV)/runtime.txt
	@$(BIN)/pip install -q -c constraints.txt -r $(VENV)/runtime.txt
	@touch $@

# What it is built with.
$(VENV)/builders: $(VENV)/runtime
	@$(BIN)/pip install -q -c constraints.txt $(BUILDERS)
	@touch $@

# The tools of development.
$(VENV)/tools: $(VENV)/builders
	@echo "== Setting up the tools of development (a minute, once)"
	@$(BIN)/python tools/requirements.py test > $(VENV)/requirements.txt
	@$(BIN)/pip install -q -c constraints.txt -r $(VENV)/requirements.txt
	@touch $@

# The program itself, compiled where there is a C compiler; what has not changed since the last time is not compiled again.
$(VENV)/program: $(VENV)/builders $(SOURCES)
	@echo "== Building and installing meadhall"
	@rm -rf build/wheel
	@MEADHALL_KEPT=build/native $(BIN)/pip wheel -q --no-build-isolation --no-deps -w build/wheel .
	@$(BIN)/pip install -q --no-deps --force-reinstall build/wheel/*.whl
	@$(BIN)/meadhall --version
	@touch $@

play: $(VENV)/runtime ## Open the hall in the browser; the first time it runs interpreted, and is compiled meanwhile.
	@if $(MAKE) -q $(VENV)/program; then exec $(BIN)/meadhall; fi; mkdir -p build; \
		if ! kill -0 "$$(cat build/compiling.pid 2>/dev/null)" 2>/dev/null; then \
			echo "== Compiling in the background for the next start (build/compiling.log)"; \
			{ nice -n 15 $(MAKE) $(VENV)/program > build/compiling.log 2>&1 & echo $$! > build/compiling.pid; }; \
		fi; PYTHONPATH=src exec $(BIN)/python -m meadhall

test: lint types imports docs browser tests interpreted ## Run all checks.
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

docs: $(VENV)/tools ## Make the documentation site, in build/docs; what leads nowhere is an error.
	@echo "== Documentation (sphinx)"
	@PYTHONPATH=src $(BIN)/python -m sphinx -q -W --keep-going -d build/doctrees docs build/docs

# Browser tests drive Debian's chromium; where it is missing and can be installed, it is.
browser:
	@command -v chromium >/dev/null || { echo "== Installing chromium for the browser tests"; \
		{ apt-get update -qq && apt-get install -y -qq chromium; } >/dev/null 2>&1 || \
		echo "   chromium could not be installed; the browser tests will say so"; }

tests: $(VENV)/tools $(VENV)/program
	@echo "== Tests of the program as it is installed"
	@$(BIN)/pytest -q -n 2 --dist worksteal --durations=30

interpreted: $(VENV)/tools $(VENV)/program
	@echo "== The engine, the rules and random games once more, interpreted"
	@PYTHONPATH=src $(BIN)/pytest -q -n 2 tests/engine tests/games meadhall.laws.test_play

golden: $(VENV)/tools $(VENV)/program ## Write the golden playthroughs anew and say what changed.
	@$(BIN)/python -m tests.golden.regenerate

fields: $(VENV)/tools ## Write the positions of all games, and the pages about them, from the tables of their fields.
	@PYTHONPATH=src $(BIN)/python -m tools.fields

bench: $(VENV)/program ## Measure speed.
	@$(BIN)/meadhall bench

soak: $(VENV)/tools $(VENV)/program ## Run the laws over many more games.
	@MEADHALL_SOAK=20 $(BIN)/pytest -q -n 2 meadhall.laws tests/laws tests/hall/test_time.py

fuzz: $(VENV)/tools $(VENV)/program ## Try 50,000 spoiled positions and journals of every game.
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
