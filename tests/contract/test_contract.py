"""Tests of the published contract for every registered game."""

from __future__ import annotations

import pytest

import guilda
from guilda.testing import GameContract
from tests.conftest import amount


@pytest.fixture(params=[info.name for info in guilda.games()], autouse=True)
def game(request: pytest.FixtureRequest) -> str:
    """Run every test of the contract for every game."""
    request.cls.game = request.param
    return str(request.param)


class TestContract(GameContract):
    """The contract for all games."""

    games = amount(2, 20)
