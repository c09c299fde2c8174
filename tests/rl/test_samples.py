"""Datasets for training: search targets, batches of arrays, PyTorch, and statistics."""

import numpy as np
import pytest

import guilda
from guilda.arena.schedule import tournament
from guilda.bots import levels
from guilda.bots.levels import Budget
from guilda.cli import main
from guilda.rl import dataset
from guilda.rl.explore import explore
from guilda.rl.samples import Samples


@pytest.fixture(scope="module")
def searched(tmp_path_factory):
    """A dataset of two games with observations and search targets."""
    path = tmp_path_factory.mktemp("data") / "games.parquet"
    small = tuple(Budget(8, 0.0) for _ in levels.LEVELS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(levels, "budgets", lambda name: small)
        patch.setattr(dataset, "run_games", in_this_process)
        plan = tournament("splendor", ["novice", "random"])
        dataset.write(plan, 2, path, observations=True, searches=True)
    return path


def in_this_process(plan, fixtures, workers, task):
    """Play games without worker processes."""
    for fixture in fixtures:
        yield task(plan, fixture, lambda seat, seconds: None)


def test_rows_hold_the_search_behind_each_decision(searched):
    rows = dataset.pq.read_table(searched).to_pylist()
    with_search = [row for row in rows if row["visits"] is not None]
    assert {row["bot"] for row in with_search} == {"novice"}
    for row in with_search:
        assert len(row["visits"]) == len(row["action_values"]) == len(row["legal"])
        assert row["visits"][row["legal"].index(row["action"])] == max(row["visits"])
        assert sum(row["value"]) == pytest.approx(1, abs=1e-5)
    assert all(row["visits"] is None for row in rows if row["bot"] == "random")


def test_batches_hold_what_the_rows_say(searched):
    rows = dataset.pq.read_table(searched).to_pylist()
    batches = list(Samples(searched, batch=50))
    joined = {name: np.concatenate([batch[name] for batch in batches]) for name in batches[0]}
    assert {len(values) for values in joined.values()} == {len(rows)}
    for n, row in enumerate(rows):
        assert list(np.flatnonzero(joined["mask"][n])) == row["legal"]
        assert list(joined["observation"][n]) == row["observation"]
        assert joined["action"][n] == row["action"]
        assert joined["policy"][n].sum() == pytest.approx(1)
        assert list(joined["points"][n]) == [row["final_scores"][(row["seat"] + step) % 2] for step in range(2)]
        expected = row["value"] or [float(rank == 1) / row["ranks"].count(1) for rank in row["ranks"]]
        assert list(joined["value"][n]) == pytest.approx([expected[(row["seat"] + step) % 2] for step in range(2)])
        if row["visits"] is not None:
            shares = joined["policy"][n][row["legal"]]
            assert list(shares) == pytest.approx([visits / sum(row["visits"]) for visits in row["visits"]])


def test_shuffled_batches_hold_the_same_rows_in_another_order_each_time(searched):
    def column(samples):
        return [tuple(row) for batch in samples for row in batch["observation"]]

    samples = Samples(searched, batch=64, seed=3)
    first, second, plain = column(samples), column(samples), column(Samples(searched))
    assert first != second
    assert sorted(first) == sorted(second) == sorted(plain)
    assert column(Samples(searched, batch=64, seed=3)) == first


def test_pytorch_gets_the_same_batches(searched):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")
    loader = torch.utils.data.DataLoader(Samples(searched, batch=64).torch(), batch_size=None)
    for batch, arrays in zip(loader, Samples(searched, batch=64), strict=True):
        assert all(np.array_equal(batch[name].numpy(), arrays[name]) for name in arrays)


@pytest.mark.parametrize("settings", [{}, {"persistent_workers": True}, {"multiprocessing_context": "spawn"}])
def test_pytorch_workers_shuffle_in_another_order_each_time(searched, settings):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")
    data = Samples(searched, batch=64, seed=3).torch()
    loader = torch.utils.data.DataLoader(data, batch_size=None, num_workers=1, **settings)
    first, second = ([tuple(row) for batch in loader for row in batch["observation"].tolist()] for _ in range(2))
    assert first != second
    assert sorted(first) == sorted(second)


@pytest.mark.parametrize("streaming", [False, True])
def test_hugging_face_datasets_read_the_file(searched, tmp_path, streaming):
    datasets = pytest.importorskip("datasets", reason="Hugging Face datasets is not installed")
    found = datasets.load_dataset(
        "parquet", data_files=str(searched), split="train", streaming=streaming, cache_dir=str(tmp_path)
    )
    rows = list(found)
    expected = list(dataset.read(searched))
    assert len(rows) == len(expected)
    for row, known in zip(rows, expected, strict=True):
        assert guilda.position(row["position"]) == known.position
        assert (row["action"], row["ranks"]) == (known.action, known.ranks)
        assert row["action"] in row["legal"]
    chosen = found.select_columns(["observation", "action"]).with_format("numpy")  # null searches have no NumPy format
    batch = next(iter(chosen.iter(batch_size=16)))
    assert np.stack(batch["observation"]).shape == (16, len(rows[0]["observation"]))


def test_files_without_observations_are_refused(tmp_path):
    path = tmp_path / "games.parquet"
    dataset.write(tournament("azul", ["random", "random"]), 1, path)
    with pytest.raises(ValueError, match="no observations: write it with --observations"):
        Samples(path)


@pytest.mark.parametrize(("name", "players"), [("azul", 3), ("sagrada", 1), ("sagrada", 4), ("splendor", 2)])
def test_statistics_count_every_seat_of_every_game(tmp_path, capsys, name, players):
    path = tmp_path / "games.parquet"
    dataset.write(tournament(name, ["random"] * min(2, players), {"players": players}), 6, path)
    found = explore(path)
    assert [each.games for each in found.order] == [6] * players
    last = {row.game: row for row in dataset.read(path)}
    won = sum(1 in row.ranks for row in last.values())
    assert sum(each.wins.mean for each in found.order) == pytest.approx(won / 6)
    points = [sum(row.final_scores) / players for row in last.values()]
    assert sum(each.points for each in found.order) / players == pytest.approx(sum(points) / 6)
    assert main(["explore", str(path), "--plot", str(tmp_path / "plot.svg")]) == 0
    out = capsys.readouterr().out
    assert "place in the turn order" in out
    assert ("Without an advantage" in out) == (players > 1)
    assert (tmp_path / "plot.svg").read_text("utf-8").startswith("<svg")


def test_exploring_another_file_is_explained(tmp_path, capsys):
    (tmp_path / "letter.txt").write_text("Dear Guilda", encoding="utf-8")
    assert main(["explore", str(tmp_path / "letter.txt")]) != 0
    assert "letter.txt" in capsys.readouterr().err
    assert main(["explore", str(tmp_path / "nothing.parquet")]) != 0
    assert "nothing.parquet: there is no such file" in capsys.readouterr().err
