# What a newcomer needs: `make serve` and `make test`. Everything else is listed by `make help`.
.DEFAULT_GOAL := help
.PHONY: help serve test test-long coverage accuracy bench locks clean machine

RUN := .venv/bin/

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 22

serve:  ## set up, build the dictionary once, serve http://127.0.0.1:8000
	@scripts/venv run
	@exec $(RUN)wordsvc serve

test: machine  ## set up and run every check
	$(RUN)ruff check
	$(RUN)ruff format --check
	$(RUN)mypy
	$(RUN)lint-imports
	$(RUN)pytest -n 2

test-long: machine  ## the same tests with many more generated examples and 10,000 games of each kind
	WORDSVC_TEST_GAMES=10000 $(RUN)pytest -n 2 --hypothesis-profile=long

# Tracing makes the suite two to three times as slow, so that no other target does it.
coverage: machine  ## the tests once more, with the lines and branches that they do not reach
	$(RUN)pytest -n 2 --cov --cov-report=term

accuracy:  ## answers beside hand-judged words; GOLD=<folder> adds sets, WRONG=1 lists rows
	@scripts/venv dev
	@$(RUN)python -m bench.accuracy $(if $(GOLD),--gold "$(GOLD)") $(if $(WRONG),--wrong)

bench:  ## measure judge, dictionary and server beside other ways of doing it
	@scripts/venv dev
	@$(RUN)uv pip install --quiet --require-hashes --requirement requirements-bench.lock
	@$(RUN)python -m bench.judge
	@$(RUN)python -m bench.lexicon
	@$(RUN)python -m bench.games
	@$(RUN)python -m bench.http
	@$(RUN)python -m bench.tables
	@$(RUN)python -m bench.page
	@$(RUN)python -m bench.batch --lines 1000000

# The pins of a lock change only when this is asked for; UPGRADE=1 takes newer ones.
locks:  ## write the lock files again after a change of dependencies
	@scripts/venv dev
	scripts/lock $(if $(UPGRADE),--upgrade)
	npm install --package-lock-only --silent

machine:
	@scripts/venv dev
	@scripts/node
	@scripts/machine

clean:  ## remove the virtual environment and everything that was built
	rm -rf .venv node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache mutants
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
