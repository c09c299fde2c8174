"""The schedule: every pair plays every seed in every seating."""

from __future__ import annotations

from collections import Counter

import pytest

from guilda.arena.play import play
from guilda.arena.schedule import fixtures, seatings, tournament


@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 6), (4, 6), (5, 20), (6, 20)])
def test_both_bots_sit_in_every_seat_equally_often(players: int, count: int) -> None:
    found = seatings((3, 5), players)
    assert len(found) == len(set(found)) == count
    for seat in range(players):
        assert Counter(seating[seat] for seating in found) == {3: count // 2, 5: count // 2}
    assert {tuple(8 - bot for bot in seating) for seating in found} == set(found)


def test_single_bot_takes_every_seat() -> None:
    assert seatings((2,), 1) == [(2,)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pair_plays_every_seed_in_every_seating(players: int) -> None:
    plan = tournament("azul", ["random"] * 3, {"players": players})
    planned = list(fixtures(plan, 12))
    assert len(planned) == len(set(planned)) == 3 * 12
    for pair in ((0, 1), (0, 2), (1, 2)):
        mine = [each for each in planned if set(each.seating) == set(pair)]
        assert Counter(mine) == Counter((seed, s) for seed, s in mine if s in seatings(pair, players))
        assert Counter(each.seed for each in mine) == dict.fromkeys(
            range(12 // len(seatings(pair, players))), len(seatings(pair, players))
        )


def test_games_are_rounded_up_to_whole_seeds() -> None:
    plan = tournament("azul", ["random", "random"], {"players": 3})
    assert len(list(fixtures(plan, 7))) == 12
    longer = list(fixtures(plan, 18))
    assert longer[:12] == list(fixtures(plan, 7)), "a longer tournament begins with the same games"


def test_bots_with_the_same_name_are_numbered() -> None:
    plan = tournament("azul", ["random"] * 3)
    assert plan.names == ["random", "random #2", "random #3"]


def test_game_depends_only_on_bots_seed_seating_and_options() -> None:
    plan = tournament("azul", ["random", "random"], seed="7")
    (first, second), (other_seed, _) = list(fixtures(plan, 4))[:2], list(fixtures(plan, 4))[2:]
    assert play(plan, first) == play(plan, first)
    more = tournament("azul", ["random", "random", "random"], seed="7")
    assert play(more, first) == play(plan, first)
    games = [
        play(plan, first),
        play(plan, second)._replace(seating=first.seating),
        play(plan, other_seed)._replace(seed=first.seed),
        play(tournament("azul", ["random", "random"], seed="8"), first),
        play(tournament("azul", ["random", "random"], {"wall": "free"}, seed="7"), first),
    ]
    assert all(games.count(game) == 1 for game in games)


@pytest.mark.parametrize(
    ("bots", "options", "clock", "sentence"),
    [
        (["random"], {}, None, "at least 2 bots"),
        (["random", "wizard"], {}, None, "no bot 'wizard'"),
        (["random", "random"], {"players": 9}, None, "players cannot be 9"),
        (["random", "random"], {}, 0.0, "more than 0"),
        (["random", "random"], {}, float("nan"), "more than 0"),
        (["random", "random"], {}, float("inf"), "at most 86400"),
    ],
)
def test_invalid_tournament_is_refused(
    bots: list[str], options: dict[str, int], clock: float | None, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        tournament("azul", bots, options, clock=clock)
