# Everything runs in .venv, which the first target that needs it creates.

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/installed
ifneq ($(origin BIN),file)
INSTALLED :=
# An environment that was named with BIN= is another's: it is used as it is, and nothing is installed into it.
endif
KEYWORDS := --no-default-keywords -k given -k when -k then -k say -k said -k N_ -k name:1c,2 -k pgettext:1c,2
MESSAGES := -F pyproject.toml $(KEYWORDS)
HELP_MESSAGES := -F locales/help.toml $(KEYWORDS)
EXTRACT := $(BIN)/pybabel -q extract --project baccarat-conformance --copyright-holder "The baccarat-conformance authors" \
  --sort-by-file --no-location --width 120
UPDATE := $(BIN)/pybabel -q update --no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date --width 120

.PHONY: all verify test test-all lint engines format bench audit-at-scale messages spec-schemas engine-rules site serve dist clean help

help: ## List the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

verify: $(INSTALLED) ## Run the rules of every table in every language against the reference engine
	@$(BIN)/baccarat verify

test: $(INSTALLED) ## Run the tests
	@$(BIN)/pytest -q -n 2 --dist loadfile --no-loadscope-reorder -m "not slow" tests conformance

test-all: $(INSTALLED) ## Run the tests, the slow ones too: Spark, every guide in every language, every page by axe-core
	@$(BIN)/pytest -q -n 2 --dist loadfile

lint: $(INSTALLED) ## Check style, types and the direction of imports
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

engines: ## Build the engines that are compiled; needs g++ and nlohmann-json3-dev
	@$(MAKE) --no-print-directory -C engines/cpp

format: $(INSTALLED) ## Put the code into its form
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

bench: $(INSTALLED) ## Measure speed, as ratios within one run
	@$(BIN)/python tests/bench.py

audit-at-scale: $(INSTALLED) ## Audit 10,000,000 simulated rounds in every form; ROUNDS=N for another number, about half an hour
	@$(BIN)/python -m tests.at_scale

all: $(INSTALLED) ## Bring up to date whatever is generated: schemas, exported rules, catalogues, pages
	@$(MAKE) --no-print-directory spec-schemas engine-rules messages
	@$(BIN)/baccarat help build

messages: $(INSTALLED) ## Bring the catalogues up to date with the words in the code and in spec/
	@$(EXTRACT) $(MESSAGES) -o locales/conformance.pot .
	@$(UPDATE) -D conformance -i locales/conformance.pot -d locales
	@$(EXTRACT) $(HELP_MESSAGES) -o locales/help.pot .
	@$(UPDATE) -D help -i locales/help.pot -d locales

spec-schemas: $(INSTALLED) ## Write the schemas by which editors check spec/
	@$(BIN)/python -m conformance.rulebook.schemas

engine-rules: $(INSTALLED) ## Export spec/ to the rules of the JavaScript engine
	@$(BIN)/python -m conformance.engines.exported_rules

site: $(INSTALLED) ## Build the help site in every language into build/site
	@$(BIN)/python -m conformance.site

serve: $(INSTALLED) ## Show the help site at http://127.0.0.1:8000; `make site` beside it brings it up to date
	@$(BIN)/python -m conformance.site --serve 8000

dist: $(INSTALLED) ## Build the wheel and the source distribution into dist/
	@rm -rf dist
	@$(BIN)/pyproject-build --outdir dist > build.log 2>&1 || { tail -n 20 build.log >&2; echo "The build failed; see build.log" >&2; exit 1; }
	@rm -f build.log; ls dist/*

clean: ## Remove what the targets made
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist

ifneq ($(INSTALLED),)
$(INSTALLED): pyproject.toml
	@echo "Setting up .venv (once; about a minute) ..."
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed; set PYTHON=/path/to/python3.11" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --disable-pip-version-check --no-input --progress-bar off --editable '.[dev]' \
	  > .venv/install.log 2>&1 || { tail -n 5 .venv/install.log >&2; echo "Set-up failed; the whole log: .venv/install.log" >&2; exit 1; }
	@touch $@
endif
