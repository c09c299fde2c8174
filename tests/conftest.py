"""Shared set-up: Hypothesis profiles, and every registered game with every combination of its options."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import guilda

settings.register_profile("quick", max_examples=200, deadline=None, derandomize=True)
settings.register_profile("thorough", max_examples=5000, deadline=None)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "quick")
settings.load_profile(PROFILE)


def amount(quick: int, thorough: int) -> int:
    """Return how many random games or requests a test makes: few with every change, many in `make soak`."""
    return thorough if PROFILE == "thorough" else quick


VARIANTS = [(info.name, options) for info in guilda.games() for options in info.option_sets()]


def variant_id(variant: tuple[str, dict[str, object]]) -> str:
    """Return a name such as `azul-2-free`."""
    return "-".join([variant[0], *map(str, variant[1].values())])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test with a `variant` argument for each variant."""
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", VARIANTS, ids=map(variant_id, VARIANTS))
