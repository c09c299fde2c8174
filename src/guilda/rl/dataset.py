"""Write games between bots to a Parquet file, one row per decision, and read positions back from it."""

from __future__ import annotations

import json
from contextlib import closing
from functools import partial
from itertools import islice
from shutil import rmtree
from typing import TYPE_CHECKING, Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from guilda.arena.play import Result, play, starting_position
from guilda.arena.schedule import Fixture, fixtures
from guilda.arena.workers import run_games
from guilda.console import Progress
from guilda.encoding import encoder_of
from guilda.rl.rewards import rewards
from guilda.rules.registry import position

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from guilda.arena.play import OnTurn
    from guilda.arena.schedule import Tournament
    from guilda.rules.game import Game
    from guilda.search.search import SearchResult

GAMES_PER_PART = 20
ROWS_PER_GROUP = 32_768
ROWS_PER_BATCH = 1024
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
"""The columns of every dataset; the research guide describes them."""
SEARCH_COLUMNS = {
    "visits": pa.list_(pa.int32()),
    "action_values": pa.list_(pa.float32()),
    "value": pa.list_(pa.float32()),
}
"""The targets from the bots' searches; null for forced moves and for bots that do not search."""


class Row(NamedTuple):
    """A decision read back from a dataset: its position, the action taken and the result of the game."""

    game: int
    ply: int
    position: Game
    seat: int
    bot: str
    action: int
    final_scores: list[int]
    ranks: list[int]
    rewards: list[float]


def schema(plan: Tournament, games: int, observations: bool, searches: bool = False) -> pa.Schema:
    """Return the columns, with the dataset's identity in the metadata."""
    start, _ = starting_position(plan, next(fixtures(plan, 1)))
    encoder = encoder_of(start)
    columns = COLUMNS | SEARCH_COLUMNS if searches else dict(COLUMNS)
    if observations:
        columns["observation"] = pa.list_(pa.int16(), encoder.size)
    fields = [list(field) for field in encoder.fields] if observations else None
    identity = {**plan.identity(), "games": games, "fields": fields}
    return pa.schema(list(columns.items()), {"guilda": json.dumps(identity)})


def write(
    plan: Tournament,
    games: int,
    out: Path,
    *,
    observations: bool = False,
    searches: bool = False,
    workers: int = 1,
) -> int:
    """Play games between bots and write every decision; return the number of forfeited games, which are left out.

    With `searches`, rows also hold the visits and values of the bots' searches as targets for training.

    Finished parts are kept in a folder beside the file until it is complete. The same call resumes from them, and
    leaves a complete file as it is. Any other existing file is refused.
    """
    if games < 1 or workers < 1:
        raise ValueError(f"a dataset needs at least 1 game and 1 worker, not {games} and {workers}")
    columns = schema(plan, games, observations, searches)
    if out.exists():
        return games - count_games(out, columns)
    folder = parts_folder(out)
    folder.mkdir(parents=True, exist_ok=True)
    check_parts(folder / "dataset.json", columns.metadata[b"guilda"])
    parts = [Part(folder / f"{n:06}.parquet", *part) for n, part in enumerate(split(plan, games))]
    missing = [part for part in parts if not part.path.exists()]
    by_fixture = {fixture: part for part in missing for fixture in part.fixtures}
    done = games - len(by_fixture)
    playing = run_games(plan, list(by_fixture), workers, partial(play_rows, columns=columns))
    with closing(playing), Progress(games, done) as progress:
        for result, rows in playing:
            by_fixture[fixture_of(result)].add(result, rows, columns)
            progress.advance()
    played = join([part.path for part in parts], columns, out)
    rmtree(folder)
    return games - played


def parts_folder(out: Path) -> Path:
    """Return the folder that holds the parts of an unfinished dataset."""
    return out.with_name(out.name + ".parts")


def split(plan: Tournament, games: int) -> Iterator[tuple[int, list[Fixture]]]:
    """Yield the fixtures of each part with the number of its first game."""
    wanted = islice(fixtures(plan, games), games)
    first = 0
    while part := list(islice(wanted, GAMES_PER_PART)):
        yield first, part
        first += len(part)


class Part:
    """Consecutive games that are written to one file as soon as all of them are finished."""

    def __init__(self, path: Path, first: int, part: list[Fixture]) -> None:
        self.path = path
        self.fixtures = part
        self.numbers = {fixture: number for number, fixture in enumerate(part, first)}
        self.tables: dict[int, pa.Table] = {}

    def add(self, result: Result, rows: pa.Table | None, columns: pa.Schema) -> None:
        """Add the decisions of a finished game; a forfeited one has none."""
        number = self.numbers.pop(fixture_of(result))
        if rows is not None:
            numbers = pa.array([number] * len(rows), columns.field("game").type)
            self.tables[number] = rows.set_column(0, columns.field("game"), numbers)
        if not self.numbers:
            unfinished = self.path.with_suffix(".part")
            tables = [table for _, table in sorted(self.tables.items())]
            pq.write_table(pa.concat_tables([columns.empty_table(), *tables]), unfinished)
            unfinished.rename(self.path)
            self.tables.clear()


def fixture_of(result: Result) -> Fixture:
    """Return the fixture that a result belongs to."""
    return Fixture(result.seed, result.seating)


def play_rows(
    plan: Tournament, fixture: Fixture, on_turn: OnTurn, columns: pa.Schema
) -> tuple[Result, pa.Table | None]:
    """Play a game in a worker and return its decisions as a table, or None if it was forfeited."""
    decisions: list[int] = []
    searches: list[SearchResult | None] = []
    result = play(plan, fixture, on_turn, decisions, searches)
    if result.forfeit is not None:
        return result, None
    rows = decision_rows(plan, fixture, decisions, "observation" in columns.names)
    if "visits" in columns.names:
        for row, search in zip(rows, searches, strict=True):
            row.update(search_targets(row, search))
    return result, pa.Table.from_pylist(rows, columns)


def count_games(out: Path, columns: pa.Schema) -> int:
    """Return the number of games in a file; `ValueError` if it is not this dataset."""
    try:
        with pq.ParquetFile(out) as file:
            if (file.schema_arrow.metadata or {}).get(b"guilda") == columns.metadata[b"guilda"]:
                return len(file.read(["game"]).column("game").unique())
    except pa.ArrowInvalid:
        pass
    raise ValueError(f"{out} holds something else: remove it or choose another name")


def check_parts(path: Path, identity: bytes) -> None:
    """Refuse to resume from the parts of another dataset."""
    if path.exists() and path.read_bytes() != identity:
        raise ValueError(f"{path.parent} holds parts of another dataset: remove it or choose another name")
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(identity)
    unfinished.rename(path)


def decision_rows(plan: Tournament, fixture: Fixture, decisions: list[int], observations: bool) -> list[dict[str, Any]]:
    """Replay a game and return a row per decision; the number of the game is filled in later."""
    game, chance = starting_position(plan, fixture)
    encoder = encoder_of(game)
    rows: list[dict[str, Any]] = []
    for ply, action in enumerate(decisions):
        seat = game.turn
        row = {
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
            row["observation"] = encoder.observe(game, seat).tolist()
        rows.append(row)
        game.apply(action, chance)
    end = {"final_scores": game.scores(), "ranks": game.ranks(), "rewards": rewards(game)}
    return [{**row, **end} for row in rows]


def search_targets(row: dict[str, Any], search: SearchResult | None) -> dict[str, Any]:
    """Return the visits and values of the legal actions, in the order of `legal`, and the value of the position."""
    if search is None:
        return {}
    moves = {move.action: move for move in search.moves}
    return {
        "visits": [moves[action].visits for action in row["legal"]],
        "action_values": [moves[action].results[row["seat"]] for action in row["legal"]],
        "value": search.moves[0].results,
    }


def join(paths: list[Path], columns: pa.Schema, out: Path) -> int:
    """Join all parts into one file and return the number of its games."""
    unfinished = out.with_name(out.name + ".part")
    played = 0
    waiting: list[pa.Table] = []
    with pq.ParquetWriter(unfinished, columns, compression="zstd") as writer:
        for path in paths:
            table = pq.read_table(path, schema=columns)
            played += len(table.column("game").unique())
            waiting.append(table)
            if path == paths[-1] or sum(map(len, waiting)) >= ROWS_PER_GROUP:
                writer.write_table(pa.concat_tables(waiting))
                waiting = []
    unfinished.rename(out)
    return played


def identity(file: pq.ParquetFile) -> dict[str, Any]:
    """Return what was played in a dataset; `ValueError` if the file is not one."""
    found = (file.schema_arrow.metadata or {}).get(b"guilda")
    if found is None:
        raise ValueError("the file is not a dataset of games")
    described: dict[str, Any] = json.loads(found)
    return described


def read(path: Path | str) -> Iterator[Row]:
    """Yield every decision of a dataset in order, with its position ready to be played on."""
    with pq.ParquetFile(path) as file:
        identity(file)
        for batch in file.iter_batches(ROWS_PER_BATCH, columns=list(Row._fields)):
            for row in batch.to_pylist():
                yield Row(**{**row, "position": position(row["position"])})
