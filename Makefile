# `make play` and `make test` do all the set-up they need. PYTHON can name another interpreter (3.11 or newer).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src/guilda -name '*.pxd') $(patsubst %.pxd,%.py,$(shell find src/guilda -name '*.pxd'))
INSTALLED := $(VENV)/.installed
BUILT := build/.built
PAGE := src/guilda/server/static/index.html
WEB := $(shell find web \( -name node_modules -o -name fixtures -o -name tests \) -prune -o -type f -print)
WORKERS ?= 2
GAME ?= azul

.PHONY: help web web-test play play-terminal test quick lint format bench bench-server fault strength docs goldens soak package clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

$(INSTALLED): pyproject.toml tools/check_machine.py
	@$(PYTHON) tools/check_machine.py
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip setuptools
	GUILDA_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --editable '.[dev]'
	@touch $@

$(BUILT): $(INSTALLED) setup.py $(SOURCES)
	@echo "compiling the rules (about a minute the first time)"
	@mkdir -p build
	@$(BIN)/python setup.py --quiet build_ext --inplace > build/log.txt 2>&1 || (cat build/log.txt; false)
	@touch $@

$(PAGE): $(INSTALLED) $(WEB)
	@echo "building the page"
	@$(BIN)/python tools/build_page.py --fetch-node
	@touch $@

web: $(PAGE) ## build the page

play: $(BUILT) $(PAGE) ## play in the browser (ARGS='--port 8001')
	@$(BIN)/guilda serve --open $(ARGS)

play-terminal: $(BUILT) ## play at the terminal (GAME=splendor, ARGS='--players 3 --language pt')
	@$(BIN)/guilda play $(GAME) $(ARGS)

web-test: $(INSTALLED) ## types and unit tests of the page
	@$(BIN)/python tools/build_page.py --fetch-node --test

test: lint $(PAGE) web-test ## all tests
	$(BIN)/python web/fixtures/tutorials.py --check
	$(BIN)/python tools/rules_coverage.py --check
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal --quiet

quick: $(BUILT) ## the tests of the rules alone
	$(BIN)/python -m pytest --quiet tests/rules

lint: $(BUILT) ## formatting, lint, types
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy

format: $(BUILT) ## format the code
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format --quiet .

bench: $(BUILT) ## speed, as ratios; run it on an idle machine
	$(BIN)/python bench/run.py
	$(BIN)/python bench/batch.py

strength: $(BUILT) ## how strong the levels are, into docs/strength.md; takes hours, and goes on where it was stopped
	$(BIN)/python tools/strength.py $(ARGS)

bench-server: $(BUILT) ## how the server bears 100 to 2,000 live games, and bots that think beside them; run it on an idle machine
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.server --games 1000 --bots 20

fault: $(BUILT) ## 200 games while the server is killed 20 times, on SQLite and PostgreSQL (some minutes)
	$(BIN)/python -m tests.server.fault

docs: $(BUILT) ## the pages that are generated, and the site in build/site
	$(BIN)/python tools/rules_coverage.py
	$(BIN)/python tools/protocol_types.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

goldens: $(BUILT) ## write the golden games anew, when behaviour changed on purpose
	$(BIN)/python -m tests.contract.fingerprint --write-goldens

soak: $(BUILT) ## long random tests
	HYPOTHESIS_PROFILE=thorough $(BIN)/python -m pytest --quiet tests/contract/test_machine.py tests/contract/test_parsers.py

package: $(INSTALLED) ## sdist and wheel into dist/
	$(BIN)/python -m build

clean: ## everything that was made
	rm -rf $(VENV) build dist web/node_modules src/guilda/server/static src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
