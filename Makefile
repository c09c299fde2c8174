# `make play` and `make test` do all the set-up they need. PYTHON can name another interpreter (3.11 or newer).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 3
GAME ?= azul

# Containers often forbid Python to save bytecode. Every process of the tests would compile the package again.
unexport PYTHONDONTWRITEBYTECODE

# Stamp files: each records when a step last ran.
ENVIRONMENT := $(VENV)/.environment
PLAY := $(VENV)/.play
DEV := $(VENV)/.dev
PLAYABLE := build/.playable
BUILT := build/.built
PAGE := src/guilda/server/page.sha256
PROGRAMS := build/programs/.found
OFFLINE := build/offline/.site
HEADERS := $(shell find src/guilda -name '*.pxd')
SOURCES := $(shell find src/guilda -name '*.py' -not -path '*/server/*')
PAGE_SOURCES := $(shell find web src/guilda/locales \( -name node_modules -o -name fixtures -o -name tests -o -name tutorial.json \) -prune -o -type f -print)

STEP = @$(PYTHON) tools/step.py
# Python compiles what it imports when it first does; most modules of the packages are never imported.
PIP = -m pip --disable-pip-version-check install --no-compile --progress-bar off
# An editable installation; another step compiles the modules in place.
LINKED := GUILDA_PURE=1 $(BIN)/python $(PIP) --no-build-isolation --editable
# Run independent steps in parallel.
TOGETHER = +@$(MAKE) --no-print-directory --jobs 3

.PHONY: help web compile offline web-test play play-terminal test all-tests pytest quick lint format bench bench-offline bench-server coach fault luck strength docs goldens soak package clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

$(ENVIRONMENT): tools/check_machine.py
	@$(PYTHON) tools/check_machine.py
	$(STEP) "Creating the environment" -- $(PYTHON) -m venv $(VENV)
	$(STEP) "Installing Cython" -- $(BIN)/python $(PIP) 'setuptools>=77' 'Cython>=3.1,<4'
	@touch $@

$(PLAY): $(ENVIRONMENT) pyproject.toml
	$(STEP) "Installing the server's packages" -- env $(LINKED) '.[server]'
	@touch $@

$(DEV): $(PLAY)
	$(STEP) "Installing the packages for tests and docs" -- env $(LINKED) '.[dev]'
	@touch $@

# What playing needs, and what was compiled before.
$(PLAYABLE): $(ENVIRONMENT) setup.py $(HEADERS) $(HEADERS:.pxd=.py)
	$(STEP) "Compiling the games" -- env GUILDA_ONLY=play $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(BUILT): $(ENVIRONMENT) setup.py $(HEADERS) $(HEADERS:.pxd=.py)
	$(STEP) "Compiling all native modules" -- $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@ $(PLAYABLE)

$(PAGE): $(ENVIRONMENT) $(PAGE_SOURCES)
	$(STEP) "Building the page" -- $(BIN)/python tools/build_page.py --fetch-node
	@touch $@

$(PROGRAMS): $(DEV) tools/test_programs.py
	$(STEP) "Looking for browser, PostgreSQL and Redis" -- $(BIN)/python tools/test_programs.py --fetch
	@touch $@

$(OFFLINE): $(BUILT) $(PLAY) $(PAGE) $(SOURCES) tools/build_offline.py
	$(STEP) "Building the games for the browser" -- $(BIN)/python tools/build_offline.py --for-tests
	@touch $@

web: $(PAGE) ## build the page

offline: $(BUILT) $(PLAY) ## build the games for the browser, without a server, into dist/offline
	@$(BIN)/python tools/build_offline.py

compile: $(BUILT) ## compile all native modules; `make play` compiles what playing needs

play: ## play in the browser (ARGS='--port 8001')
	$(TOGETHER) $(PLAYABLE) $(PLAY) $(PAGE)
	@$(BIN)/guilda serve --open $(ARGS)

play-terminal: ## play at the terminal (GAME=splendor, ARGS='--players 3 --language pt')
	$(TOGETHER) $(PLAYABLE) $(PLAY)
	@$(BIN)/guilda play $(GAME) $(ARGS)

test: ## run all tests and checks
	$(TOGETHER) $(BUILT) $(DEV) $(PAGE)
	$(TOGETHER) all-tests step-lint step-web-test

all-tests: $(PROGRAMS) $(OFFLINE) # the checks of Python and page run beside them, so that no core waits
	@$(MAKE) --no-print-directory pytest

step-%: # run a target and show its output only if it fails
	$(STEP) "make $*" -- $(MAKE) --no-print-directory $*

pytest: $(BUILT) $(DEV) $(PAGE) $(PROGRAMS) ## run the Python and browser tests (ARGS='-k clocks')
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal --quiet $(ARGS)

quick: $(BUILT) $(DEV) ## run the tests of the rules
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --quiet tests/rules

web-test: $(PAGE) ## type-check the page and run its unit tests
	@$(BIN)/python tools/build_page.py --fetch-node --test

lint: $(BUILT) $(DEV) ## check format, style, types, layers and generated pages
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/zizmor --offline --no-progress --quiet .github/workflows
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.citation-file-format CITATION.cff
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec compose.yaml
	$(BIN)/python tools/rules_coverage.py --check

format: $(DEV) ## format the code
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format --quiet .

bench: $(BUILT) $(DEV) ## measure speed; needs an idle machine
	$(BIN)/python bench/run.py
	$(BIN)/python bench/batch.py

strength: $(BUILT) $(DEV) ## measure the levels and update docs/research/strength.md; takes hours, resumable
	$(BIN)/python tools/strength.py $(ARGS)

bench-offline: ## measure the games in the browser, after make offline; needs an idle machine
	$(BIN)/python -m bench.offline
	$(BIN)/python -m bench.offline_share

bench-server: $(BUILT) $(DEV) ## measure the server with 100 to 2,000 live games, then with searching bots; needs an idle machine
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.server --games 1000 --bots 20

luck: $(BUILT) $(DEV) ## check that luck has mean zero over 1,000 games of each game; takes a quarter of an hour, can be stopped and resumed
	$(BIN)/python tools/luck.py $(ARGS)

coach: $(BUILT) $(DEV) ## check every statement of the coach over 1,000 mistakes of each game; takes an hour, can be stopped and resumed
	$(BIN)/python tools/coach.py $(ARGS)

fault: $(BUILT) $(DEV) $(PROGRAMS) ## play 200 games through 20 faults, on SQLite and on PostgreSQL with Valkey (minutes)
	$(BIN)/python -m tests.server.fault

docs: $(BUILT) $(DEV) ## regenerate the generated pages and build the site in build/site
	$(BIN)/python tools/rules_coverage.py
	$(BIN)/python tools/protocol_types.py
	$(BIN)/python tools/stubs.py
	$(BIN)/python tools/public_api.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

goldens: $(BUILT) $(DEV) ## rewrite the golden games after a deliberate change of behaviour
	$(BIN)/python -m tests.contract.fingerprint --write-goldens

soak: $(BUILT) $(DEV) ## run the contract tests, the fuzz tests of the server and OpenSpiel with many more random cases; takes hours
	HYPOTHESIS_PROFILE=thorough $(BIN)/python -m pytest --numprocesses $(WORKERS) --quiet tests/contract tests/server/test_fuzz.py tests/server/test_openapi.py tests/rl/test_openspiel.py

package: $(DEV) ## build sdist and wheel into dist/
	$(BIN)/python -m build

clean: ## delete all build products
	rm -rf $(VENV) build dist web/node_modules src/guilda/server/static src/guilda/server/offline $(PAGE) src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
