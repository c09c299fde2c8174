"""Games between bots as a Parquet file, a row for each decision; and positions read back from it."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from shutil import rmtree
from typing import TYPE_CHECKING, Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from guilda.arena.play import Result, laid_out, play
from guilda.arena.schedule import fixtures
from guilda.arena.tournament import Progress
from guilda.rl.encoding import encoder_of
from guilda.rl.rewards import rewards
from guilda.rules.registry import position

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from guilda.arena.schedule import Fixture, Tournament
    from guilda.rules.game import Game

GAMES_A_BLOCK = 20
COLUMNS = {
    "game": pa.int64(),
    "ply": pa.int32(),
    "seat": pa.int8(),
    "bot": pa.string(),
    "action": pa.int16(),
    "notation": pa.string(),
    "legal": pa.list_(pa.int16()),
    "position": pa.string(),
    "scores": pa.list_(pa.int16()),
    "final_scores": pa.list_(pa.int16()),
    "ranks": pa.list_(pa.int8()),
    "rewards": pa.list_(pa.float32()),
}
"""The columns of every dataset (docs/research.md says what they hold)."""


class Row(NamedTuple):
    """A decision read back: the position it was made in, whose it was, what it was, and how the game ended."""

    game: int
    ply: int
    position: Game
    seat: int
    bot: str
    action: int
    final_scores: list[int]
    ranks: list[int]
    rewards: list[float]


def schema(plan: Tournament, observations: bool) -> pa.Schema:
    """The columns, and in the file's metadata what was played."""
    start, _ = laid_out(plan, next(fixtures(plan, 1)))
    encoder = encoder_of(start)
    columns = dict(COLUMNS)
    if observations:
        columns["observation"] = pa.list_(pa.int16(), encoder.size)
    told = {**plan.identity(), "fields": [list(field) for field in encoder.fields] if observations else None}
    return pa.schema(list(columns.items()), {"guilda": json.dumps(told)})


def write(plan: Tournament, games: int, out: Path, *, observations: bool = False, workers: int = 1) -> int:
    """Let bots play so many games and write all their decisions; return how many games were left out as forfeited.

    Finished blocks of games are kept beside the file until it is complete: the same call goes on from them.
    """
    if workers < 1:
        raise ValueError(f"a dataset needs at least 1 worker, not {workers}")
    wanted = list(fixtures(plan, games))[:games]
    blocks = [wanted[at : at + GAMES_A_BLOCK] for at in range(0, len(wanted), GAMES_A_BLOCK)]
    columns = schema(plan, observations)
    folder = out.with_name(out.name + ".parts")
    folder.mkdir(parents=True, exist_ok=True)
    check_parts(folder / "dataset.json", {**json.loads(columns.metadata[b"guilda"]), "games": games})
    paths = [folder / f"{number:06}.parquet" for number in range(len(blocks))]
    progress = Progress(plan, len(wanted))
    missing = []
    for number, path in enumerate(paths):
        if path.exists():
            progress.done += len(blocks[number])
        else:
            missing.append(number)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool, progress:
        waiting = [
            pool.submit(write_block, plan, blocks[number], number * GAMES_A_BLOCK, paths[number], observations)
            for number in missing
        ]
        try:
            for done in as_completed(waiting):
                for result in done.result():
                    progress.count(result)
                progress.show()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    played = join(paths, columns, out)
    rmtree(folder)
    return len(wanted) - played


def check_parts(path: Path, told: dict[str, Any]) -> None:
    """Refuse to go on from the parts of another dataset."""
    if path.exists() and json.loads(path.read_text()) != told:
        raise ValueError(f"{path.parent} holds parts of another dataset: remove it, or choose another name")
    path.write_text(json.dumps(told))


def write_block(plan: Tournament, block: list[Fixture], first: int, path: Path, observations: bool) -> list[Result]:
    """Play some games and keep their decisions; the file appears when it is complete."""
    rows: list[dict[str, Any]] = []
    results = []
    for number, fixture in enumerate(block, first):
        decisions: list[int] = []
        result = play(plan, fixture, decisions=decisions)
        results.append(result)
        if result.forfeit is None:
            rows.extend(told(plan, fixture, number, decisions, observations))
    part = path.with_suffix(".part")
    pq.write_table(pa.Table.from_pylist(rows, schema(plan, observations)), part)
    part.rename(path)
    return results


def told(
    plan: Tournament, fixture: Fixture, number: int, decisions: list[int], observations: bool
) -> list[dict[str, Any]]:
    """The rows of one game."""
    game, chance = laid_out(plan, fixture)
    encoder = encoder_of(game)
    rows: list[dict[str, Any]] = []
    for ply, action in enumerate(decisions):
        seat = game.turn
        row = {
            "game": number,
            "ply": ply,
            "seat": seat,
            "bot": plan.bots[fixture.seating[seat]],
            "action": action,
            "notation": game.notation(action),
            "legal": game.actions(),
            "position": game.text(),
            "scores": game.scores(),
        }
        if observations:
            row["observation"] = list(encoder.observe(game, seat))
        rows.append(row)
        game.apply(action, chance)
    end = {"final_scores": game.scores(), "ranks": game.ranks(), "rewards": rewards(game)}
    return [{**row, **end} for row in rows]


def join(paths: list[Path], columns: pa.Schema, out: Path) -> int:
    """Make one file of all blocks; return how many games it holds."""
    part = out.with_name(out.name + ".part")
    played: set[int] = set()
    with pq.ParquetWriter(part, columns, compression="zstd") as writer:
        for path in paths:
            table = pq.read_table(path, schema=columns)
            played.update(table.column("game").to_pylist())
            writer.write_table(table)
    part.rename(out)
    return len(played)


def read(path: Path | str) -> Iterator[Row]:
    """Every decision of a dataset, in order, with its position ready to be played on."""
    with pq.ParquetFile(path) as file:
        for batch in file.iter_batches():
            for row in batch.to_pylist():
                known = {name: row[name] for name in Row._fields if name != "position"}
                yield Row(position=position(row["position"]), **known)
