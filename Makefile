# Everything a person does with a checkout of Thousand. Each target sets up .venv by itself.

BASE_PYTHON := $(shell sh packaging/find_python.sh)
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest
WORKERS ?= 2
export PYTHONUTF8 := 1

.DEFAULT_GOAL := help
.PHONY: help play test test-full coverage lint format bench soak soak-laws soak-levels \
        soak-window screenshots lock clean setup-run setup-dev check-qt

help:  ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 22

play: setup-run  ## Open the game; ARGS="--help" passes options on
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then $(BIN)/python packaging/check_system.py --screen; fi
	@$(BIN)/thousand $(ARGS)

# Every window that a test closes is followed by one that wants the same memory: glibc keeps it.
test: export MALLOC_MMAP_THRESHOLD_ := 33554432
test: export MALLOC_TRIM_THRESHOLD_ := 67108864
test: setup-dev check-qt  ## Run the tests (under five minutes); ARGS="tests/engine -k barrel" chooses
	$(PYTEST) -m "not full" -n $(WORKERS) $(ARGS)

test-full: setup-dev check-qt  ## Run the long tests and measure the coverage of the engine
	HYPOTHESIS_PROFILE=full $(PYTEST) -m full -n $(WORKERS) --timeout=1200 \
		-o faulthandler_timeout=1100 $(ARGS)
	@$(MAKE) --no-print-directory coverage

coverage: setup-dev check-qt  ## Fail when the tests cover less than 95 % of the engine's branches
	$(PYTEST) tests/engine tests/ai tests/golden tests/soak \
		tests/network/test_hidden_questions.py -m "not full" -n $(WORKERS) -q \
		--cov --cov-report=
	$(BIN)/python packaging/check_coverage.py

lint: setup-dev  ## Check style, types, the walls between packages and the QML files
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python packaging/check_qml.py

format: setup-dev  ## Format Python and QML, and repair what the linter can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python packaging/check_qml.py --fix

bench: setup-dev check-qt  ## Measure speed, memory and smoothness; ARGS=engine chooses
	$(BIN)/python -m thousand_qt.tools.bench $(ARGS)

screenshots: setup-dev check-qt  ## Take a picture of every screen into screenshots/
	$(BIN)/python -m thousand_qt.tools.screenshots screenshots

soak: setup-dev  ## Play 20,000 deals by rules of every kind and count the pairs of option values met
	$(BIN)/python -m thousand_qt.tools.soak_rules --jobs $(WORKERS) $(ARGS)

soak-laws: setup-dev check-qt  ## Search for faults for hours: ten thousand examples for every law
	HYPOTHESIS_PROFILE=soak $(PYTEST) -n $(WORKERS) --timeout=0 -o faulthandler_timeout=0 $(ARGS)

soak-levels: setup-dev  ## Let all levels play whole matches at 2,000 tables; ARGS="--minutes 60" cuts it
	$(BIN)/python -m thousand_qt.tools.soak_levels --jobs $(WORKERS) $(ARGS)

soak-window: setup-dev check-qt  ## Play for ten minutes in a window and watch memory; ARGS="--minutes 60"
	$(BIN)/python -m thousand_qt.tools.soak_window $(ARGS)

lock: setup-dev  ## Pin the requirements anew; UPGRADE=1 takes the newest releases
	packaging/lock.sh

clean:  ## Remove .venv and everything that tools wrote
	rm -rf .venv build dist htmlcov *.egg-info .coverage .coverage.* .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -f engine/ai/kernel/native.*.so engine/ai/kernel/native.*.pyd engine/ai/kernel/.native.*
	find engine network thousand_qt resources tests packaging -name __pycache__ -prune -exec rm -rf {} +

setup-run setup-dev: setup-%:
	@if [ -z "$(BASE_PYTHON)" ]; then \
		echo "Thousand needs Python 3.11 or newer, and there is no python3 on this computer." \
			"Install it from your system's packages or from python.org." >&2; exit 1; fi
	@$(BASE_PYTHON) packaging/bootstrap.py $*

check-qt: setup-dev
	@$(BIN)/python packaging/check_system.py
