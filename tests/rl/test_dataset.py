"""Games between bots as files, and back."""

import itertools
import json
import subprocess
import sys
import time

import pytest

import guilda
from guilda.arena.schedule import tournament
from guilda.cli import main
from guilda.rl import dataset, encoder_of
from guilda.rules.registry import NAMES

pq = dataset.pq


def written(path, name="azul", games=3, bots=("random", "random"), **options):
    plan = tournament(name, bots, options)
    dataset.write(plan, games, path, observations=True)
    return pq.read_table(path)


@pytest.mark.parametrize("name", NAMES)
def test_decisions_are_read_back_into_positions(name, tmp_path):
    table = written(tmp_path / "games.parquet", name)
    rows = list(dataset.read(tmp_path / "games.parquet"))
    assert [row.game for row in rows] == table.column("game").to_pylist()
    assert {row.game for row in rows} == {0, 1, 2}
    for row, kept in zip(rows, table.to_pylist(), strict=True):
        assert row.position.turn == row.seat
        assert row.position.actions() == kept["legal"]
        assert row.position.notation(row.action) == kept["notation"]
        assert row.action in kept["legal"]
        assert row.position.scores() == kept["scores"]
        assert list(encoder_of(row.position).observe(row.position, row.seat)) == kept["observation"]


def test_every_row_tells_how_its_game_ended(tmp_path):
    written(tmp_path / "games.parquet", games=2, bots=("greedy", "random"))
    rows = list(dataset.read(tmp_path / "games.parquet"))
    for row, following in itertools.pairwise(rows):
        if following.game == row.game:
            assert (following.ranks, following.final_scores) == (row.ranks, row.final_scores)
            assert following.ply == row.ply + 1
        else:
            assert following.ply == 0
    assert {row.bot for row in rows} == {"greedy", "random"}
    assert all(sum(row.rewards) == 0 for row in rows)


def test_the_file_says_what_was_played(tmp_path):
    table = written(tmp_path / "games.parquet", "sintra", games=1, players=3, side="B", bots=("random", "greedy"))
    told = json.loads(table.schema.metadata[b"guilda"])
    assert told["game"] == "sintra"
    assert told["options"] == {"players": 3, "side": "B", "start": None}
    assert told["rules_version"] == guilda.game("sintra").rules_version
    assert sum(cells for _, cells in told["fields"]) == len(table.column("observation")[0])


def test_a_dataset_that_was_interrupted_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr(dataset, "GAMES_A_BLOCK", 2)
    plan = tournament("azul", ["random", "random"])
    dataset.write(plan, 6, tmp_path / "whole.parquet")
    path = tmp_path / "games.parquet"
    parts = tmp_path / "games.parquet.parts"
    with monkeypatch.context() as patched:
        patched.setattr(dataset, "join", interrupted)
        with pytest.raises(KeyboardInterrupt):
            dataset.write(plan, 6, path)
    assert not path.exists()
    kept = sorted(parts.glob("*.parquet"))
    assert len(kept) == 3
    kept[1].unlink()
    times = {part: part.stat().st_mtime_ns for part in kept if part.exists()}
    joined = dataset.join

    def noting(paths, columns, out):
        assert {part: part.stat().st_mtime_ns for part in times} == times
        return joined(paths, columns, out)

    monkeypatch.setattr(dataset, "join", noting)
    dataset.write(plan, 6, path)
    assert pq.read_table(path).equals(pq.read_table(tmp_path / "whole.parquet"))
    assert not parts.exists()


def test_a_dataset_whose_processes_were_killed_goes_on(tmp_path):
    """The workers end with their parent: the pipe they share with it is closed only when all of them have."""
    path, parts = tmp_path / "games.parquet", tmp_path / "games.parquet.parts"
    games = ["azul", "--games", "100", "--bots", "greedy,random", "--workers", "2", "--out"]
    command = [sys.executable, "-m", "guilda", "dataset", *games, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        while process.poll() is None and not list(parts.glob("*.parquet")):
            time.sleep(0.01)
        process.kill()
        process.communicate(timeout=60)
    assert not path.exists()
    assert main(["dataset", *games, str(path)]) == 0
    assert main(["dataset", *games, str(tmp_path / "whole.parquet")]) == 0
    assert pq.read_table(path).equals(pq.read_table(tmp_path / "whole.parquet"))


def test_a_dataset_that_is_complete_is_left_as_it_is(tmp_path):
    path = tmp_path / "games.parquet"
    plan = tournament("azul", ["random", "random"])
    assert dataset.write(plan, 3, path) == 0
    before = path.stat()
    assert dataset.write(plan, 3, path) == 0
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == (before.st_mtime_ns, before.st_ino)


def test_other_files_are_not_overwritten(tmp_path):
    written(tmp_path / "games.parquet", games=1)
    (tmp_path / "letter.parquet").write_text("Dear all")
    pq.write_table(dataset.pa.table({"game": [1]}), tmp_path / "theirs.parquet")
    for name in ("games", "letter", "theirs"):
        path = tmp_path / f"{name}.parquet"
        before = path.read_bytes()
        with pytest.raises(ValueError, match="is another file"):
            dataset.write(tournament("azul", ["random", "random"]), 2, path)
        assert path.read_bytes() == before


def test_only_datasets_are_read(tmp_path):
    pq.write_table(dataset.pa.table({"game": [1]}), tmp_path / "theirs.parquet")
    with pytest.raises(ValueError, match="is no dataset of games"):
        next(dataset.read(tmp_path / "theirs.parquet"))


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (1, 0)])
def test_a_dataset_needs_games_and_workers(tmp_path, games, workers):
    with pytest.raises(ValueError, match="at least 1 game and 1 worker"):
        dataset.write(tournament("azul", ["random", "random"]), games, tmp_path / "x.parquet", workers=workers)
    assert not list(tmp_path.iterdir())


def test_a_game_for_one_can_be_written(tmp_path):
    written(tmp_path / "games.parquet", "sagrada", games=2, bots=("random",), players=1)
    assert {row.seat for row in dataset.read(tmp_path / "games.parquet")} == {0}


def interrupted(*_):
    raise KeyboardInterrupt


def test_parts_of_another_dataset_are_not_mixed_in(tmp_path, monkeypatch):
    path = tmp_path / "games.parquet"
    with monkeypatch.context() as patched:
        patched.setattr(dataset, "join", interrupted)
        with pytest.raises(KeyboardInterrupt):
            dataset.write(tournament("azul", ["random", "random"]), 1, path)
    with pytest.raises(ValueError, match="parts of another dataset"):
        dataset.write(tournament("azul", ["random", "random"], seed="2"), 1, path)


def test_games_that_a_bot_forfeits_are_left_out(tmp_path):
    plan = tournament("azul", ["python:tests.rl.test_dataset:Quitter", "random"])
    assert dataset.write(plan, 2, tmp_path / "games.parquet") == 2
    assert pq.read_table(tmp_path / "games.parquet").num_rows == 0


class Quitter:
    def __init__(self, seed=0):
        pass

    def choose(self, game, clock=None):
        raise RuntimeError("I do not want to")


def test_the_command_writes_a_file(tmp_path, capsys):
    path = tmp_path / "games.parquet"
    assert main(["dataset", "azul", "--games", "2", "--bots", "random", "--out", str(path), "--workers", "1"]) == 0
    assert capsys.readouterr().out == f"2 games in {path}\n"
    assert len({row.game for row in dataset.read(path)}) == 2
