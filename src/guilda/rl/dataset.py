"""Games between bots as a Parquet file, a row for each decision; and positions read back from it."""

from __future__ import annotations

import json
import os
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from shutil import rmtree
from threading import Thread
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
BLOCKS_A_WORKER = 4
"""How many blocks wait for a worker: all of them at once would need much memory."""
ROWS_A_GROUP = 32_768
ROWS_AT_ONCE = 1024
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


def schema(plan: Tournament, games: int, observations: bool) -> pa.Schema:
    """The columns, and in the file's metadata what was played."""
    start, _ = laid_out(plan, next(fixtures(plan, 1)))
    encoder = encoder_of(start)
    columns = dict(COLUMNS)
    if observations:
        columns["observation"] = pa.list_(pa.int16(), encoder.size)
    fields = [list(field) for field in encoder.fields] if observations else None
    told = {**plan.identity(), "games": games, "fields": fields}
    return pa.schema(list(columns.items()), {"guilda": json.dumps(told)})


def write(plan: Tournament, games: int, out: Path, *, observations: bool = False, workers: int = 1) -> int:
    """Let bots play so many games and write all their decisions; return how many games were left out as forfeited.

    Finished blocks of games are kept beside the file until it is complete: the same call goes on from them, and leaves
    a file that is complete as it is. Any other file of that name is refused.
    """
    if games < 1 or workers < 1:
        raise ValueError(f"a dataset needs at least 1 game and 1 worker, not {games} and {workers}")
    columns = schema(plan, games, observations)
    if out.exists():
        return games - finished(out, columns)
    folder = out.with_name(out.name + ".parts")
    folder.mkdir(parents=True, exist_ok=True)
    check_parts(folder / "dataset.json", columns.metadata[b"guilda"])
    paths = [folder / f"{number:06}.parquet" for number in range(-(-games // GAMES_A_BLOCK))]
    progress = Progress(plan, games)
    missing = {path for path in paths if not path.exists()}
    progress.done = sum(
        len(block) for path, block in zip(paths, blocks(plan, games), strict=True) if path not in missing
    )
    spawn = get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=end_with_parent) as pool, progress:
        waiting: set[Future[list[Result]]] = set()
        try:
            for number, (path, block) in enumerate(zip(paths, blocks(plan, games), strict=True)):
                if path in missing:
                    waiting.add(pool.submit(write_block, plan, columns, block, number * GAMES_A_BLOCK, path))
                if len(waiting) >= workers * BLOCKS_A_WORKER:
                    waiting = counted(waiting, progress)
            while waiting:
                waiting = counted(waiting, progress)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    played = join(paths, columns, out)
    rmtree(folder)
    return games - played


def blocks(plan: Tournament, games: int) -> Iterator[list[Fixture]]:
    """The games that are to be played, so many at a time."""
    wanted = islice(fixtures(plan, games), games)
    while block := list(islice(wanted, GAMES_A_BLOCK)):
        yield block


def counted(waiting: set[Future[list[Result]]], progress: Progress) -> set[Future[list[Result]]]:
    """Wait for a block and count its games; the blocks that are still to come."""
    done, rest = wait(waiting, return_when=FIRST_COMPLETED)
    for block in done:
        for result in block.result():
            progress.count(result)
    progress.show()
    return rest


def end_with_parent() -> None:
    """A worker whose parent was killed would wait for ever: it ends too."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def finished(out: Path, columns: pa.Schema) -> int:
    """How many games a file holds; `ValueError` if it is not this very dataset."""
    try:
        with pq.ParquetFile(out) as file:
            if (file.schema_arrow.metadata or {}).get(b"guilda") == columns.metadata[b"guilda"]:
                return len(file.read(["game"]).column("game").unique())
    except pa.ArrowInvalid:
        pass
    raise ValueError(f"{out} is another file: remove it, or choose another name")


def check_parts(path: Path, told: bytes) -> None:
    """Refuse to go on from the parts of another dataset."""
    if path.exists() and path.read_bytes() != told:
        raise ValueError(f"{path.parent} holds parts of another dataset: remove it, or choose another name")
    part = path.with_suffix(".part")
    part.write_bytes(told)
    part.rename(path)


def write_block(plan: Tournament, columns: pa.Schema, block: list[Fixture], first: int, path: Path) -> list[Result]:
    """Play some games and keep their decisions; the file appears when it is complete."""
    rows: list[dict[str, Any]] = []
    results = []
    for number, fixture in enumerate(block, first):
        decisions: list[int] = []
        result = play(plan, fixture, decisions=decisions)
        results.append(result)
        if result.forfeit is None:
            rows.extend(told(plan, fixture, number, decisions, "observation" in columns.names))
    part = path.with_suffix(".part")
    pq.write_table(pa.Table.from_pylist(rows, columns), part)
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
    played = 0
    waiting: list[pa.Table] = []
    with pq.ParquetWriter(part, columns, compression="zstd") as writer:
        for path in paths:
            table = pq.read_table(path, schema=columns)
            played += len(table.column("game").unique())
            waiting.append(table)
            if path == paths[-1] or sum(map(len, waiting)) >= ROWS_A_GROUP:
                writer.write_table(pa.concat_tables(waiting))
                waiting = []
    part.rename(out)
    return played


def read(path: Path | str) -> Iterator[Row]:
    """Every decision of a dataset, in order, with its position ready to be played on."""
    with pq.ParquetFile(path) as file:
        if b"guilda" not in (file.schema_arrow.metadata or {}):
            raise ValueError(f"{path} is no dataset of games")
        for batch in file.iter_batches(ROWS_AT_ONCE, columns=list(Row._fields)):
            for row in batch.to_pylist():
                yield Row(**{**row, "position": position(row["position"])})
