"""Datasets: written, resumed and read back."""

import itertools
import json
import subprocess
import sys
import time

import pytest

import guilda
from guilda.arena.schedule import tournament
from guilda.arena.workers import WorkerLost
from guilda.cli import main
from guilda.encoding import encoder_of
from guilda.rl import dataset
from guilda.rules.registry import names

pq = dataset.pq


def written(path, name="azul", games=3, bots=("random", "random"), **options):
    plan = tournament(name, bots, options)
    dataset.write(plan, games, path, observations=True)
    return pq.read_table(path)


@pytest.mark.parametrize("name", names())
def test_decisions_are_read_back_as_positions(name, tmp_path):
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


def test_every_row_holds_the_result_of_its_game(tmp_path):
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


def test_metadata_describes_the_games(tmp_path):
    table = written(tmp_path / "games.parquet", "sintra", games=1, players=3, side="B", bots=("random", "greedy"))
    told = json.loads(table.schema.metadata[b"guilda"])
    assert told["game"] == "sintra"
    assert told["options"] == {"players": 3, "side": "B", "start": None}
    assert told["rules_version"] == guilda.game("sintra").rules_version
    assert sum(cells for _, cells, *_ in told["fields"]) == len(table.column("observation")[0])


def test_interrupted_dataset_is_resumed(tmp_path, monkeypatch):
    monkeypatch.setattr(dataset, "GAMES_PER_PART", 2)
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


def test_killed_dataset_is_resumed_and_leaves_no_workers(tmp_path):
    """The workers exit with their parent: their output pipe closes only when all have exited."""
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


def test_complete_dataset_is_not_rewritten(tmp_path):
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
        with pytest.raises(ValueError, match="holds something else"):
            dataset.write(tournament("azul", ["random", "random"]), 2, path)
        assert path.read_bytes() == before


def test_reading_another_file_is_refused(tmp_path):
    pq.write_table(dataset.pa.table({"game": [1]}), tmp_path / "theirs.parquet")
    with pytest.raises(ValueError, match="is not a dataset of games"):
        next(dataset.read(tmp_path / "theirs.parquet"))


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (1, 0)])
def test_dataset_needs_games_and_workers(tmp_path, games, workers):
    with pytest.raises(ValueError, match="at least 1 game and 1 worker"):
        dataset.write(tournament("azul", ["random", "random"]), games, tmp_path / "x.parquet", workers=workers)
    assert not list(tmp_path.iterdir())


def test_solo_games_can_be_written(tmp_path):
    written(tmp_path / "games.parquet", "sagrada", games=2, bots=("random",), players=1)
    assert {row.seat for row in dataset.read(tmp_path / "games.parquet")} == {0}


def interrupted(*_):
    raise KeyboardInterrupt


def test_parts_of_another_dataset_are_refused(tmp_path, monkeypatch):
    path = tmp_path / "games.parquet"
    with monkeypatch.context() as patched:
        patched.setattr(dataset, "join", interrupted)
        with pytest.raises(KeyboardInterrupt):
            dataset.write(tournament("azul", ["random", "random"]), 1, path)
    with pytest.raises(ValueError, match="parts of another dataset"):
        dataset.write(tournament("azul", ["random", "random"], seed="2"), 1, path)


def test_forfeited_games_are_left_out(tmp_path):
    plan = tournament("azul", ["python:tests.rl.test_dataset:Quitter", "random"])
    assert dataset.write(plan, 2, tmp_path / "games.parquet") == 2
    assert pq.read_table(tmp_path / "games.parquet").num_rows == 0


class Quitter:
    def __init__(self, seed=0):
        pass

    def choose(self, game, clock=None):
        raise RuntimeError("I do not want to")


def test_command_writes_a_file(tmp_path, capsys):
    path = tmp_path / "games.parquet"
    assert main(["dataset", "azul", "--games", "2", "--bots", "random", "--out", str(path), "--workers", "1"]) == 0
    assert capsys.readouterr().out == f"2 games in {path}\n"
    assert len({row.game for row in dataset.read(path)}) == 2


@pytest.mark.parametrize(("bot", "games"), [("EndsTheProcess", 6), ("Stuck", 2), ("Sleeps", 2)])
def test_dataset_survives_a_bot_that_kills_or_blocks_its_process(bot, games, tmp_path):
    plan = tournament("azul", ["random", f"python:tests.arena.players:{bot}"], clock=0.5)
    assert dataset.write(plan, games, tmp_path / "games.parquet", workers=2) == games
    assert pq.read_table(tmp_path / "games.parquet").num_rows == 0


def test_other_games_are_written_when_one_bot_kills_its_process(tmp_path, monkeypatch):
    monkeypatch.setattr(dataset, "GAMES_PER_PART", 3)
    plan = tournament("azul", ["random", "greedy", "python:tests.arena.players:EndsTheProcess"], clock=10.0)
    assert dataset.write(plan, 6, tmp_path / "games.parquet", workers=2) == 4
    assert {row.bot for row in dataset.read(tmp_path / "games.parquet")} == {"random", "greedy"}
    assert {row.game for row in dataset.read(tmp_path / "games.parquet")} == {0, 1}


def test_command_reports_forfeits_and_lost_workers(tmp_path, capsys, monkeypatch):
    command = ["dataset", "azul", "--games", "2", "--workers", "1", "--out", str(tmp_path / "games.parquet"), "--bots"]
    assert main([*command, "random,python:tests.arena.players:Raises"]) == 0
    assert "0 games in" in (said := capsys.readouterr().out)
    assert "2 forfeited games left out" in said
    for error, code in ((KeyboardInterrupt(), 130), (WorkerLost("no memory"), 1)):

        def fail(*_, error=error, **__):
            raise error

        monkeypatch.setattr(dataset, "write", fail)
        assert main([*command, "random"]) == code
        assert "run the same command to resume" in capsys.readouterr().err
