"""The compiled Pig passes the contract tests and plays the same games as the plain one."""

import guilda
from guilda.rules.game import EventLog
from guilda.testing import GameContract


class TestFastPig(GameContract):
    """The contract tests of Guilda."""

    game = "fastpig"


def test_compiled_and_plain_rules_play_the_same_games():
    for seed in range(50):
        games = []
        for name in ("pig", "fastpig"):
            rng = guilda.FastRng(seed)
            game = guilda.game(name).position({"players": 2 + seed % 5}, rng, EventLog())
            game.playout(rng)
            games.append((game.log.rows(), game.scores(), game.ranks()))
        assert games[0] == games[1], f"seed {seed}"
