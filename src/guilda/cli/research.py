"""Commands for bots and research: tournaments, benchmarks, datasets and training."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guilda import console
from guilda.cli.options import INTERRUPTED, add_command, add_option, add_pool, add_workers, bot_kinds, chosen_options

if TYPE_CHECKING:
    import argparse

    from guilda.rules.options import GameInfo

WORKER_LOST = 1


def add_arena(games: Any, info: GameInfo) -> None:
    """Add `guilda arena GAME`."""
    title = info.title()
    parser = games.add_parser(
        info.name,
        help=title,
        description=f"Run a mirrored tournament of {title}: every pair of bots plays each seed in every seating.",
    )
    parser.add_argument("bots", nargs="+", metavar="BOT", help=bot_kinds())
    for option in info.options:
        add_option(parser, info, option)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="minimum games per pair (default 100)")
    add_pool(parser)
    parser.add_argument("--adjusted", action="store_true", help="also estimate results with the luck taken out")
    parser.add_argument("--out", type=Path, metavar="FILE", help="save results to FILE, and resume from it")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="plot the ratings to an SVG file")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--ray", action="store_true", help="play on Ray (guilda[cluster]); RAY_ADDRESS names a cluster")
    parser.set_defaults(run=run_arena, game=info.name)


def run_arena(chosen: argparse.Namespace) -> int:
    """Run `guilda arena GAME BOT BOT…`."""
    from guilda.arena.command import arena

    return arena(chosen, chosen_options(chosen))


def add_benchmark(games: Any, info: GameInfo) -> None:
    """Add `guilda benchmark-agent GAME`."""
    title = info.title()
    parser = games.add_parser(
        info.name,
        help=title,
        description=f"Rate a bot of {title}: fixed seeds against frozen baselines, with and without luck.",
    )
    parser.add_argument("agent", metavar="BOT", help=bot_kinds())
    for option in info.options:
        add_option(parser, info, option)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games per baseline (default 100)")
    add_workers(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="save results to FILE, and resume from it")
    parser.add_argument("--leaderboard", type=Path, metavar="FILE", help="append the result to FILE as a line of JSON")
    parser.add_argument("--json", action="store_true", help="print the line of JSON")
    parser.set_defaults(run=run_benchmark, game=info.name)


def run_benchmark(chosen: argparse.Namespace) -> int:
    """Run `guilda benchmark-agent GAME BOT`."""
    from guilda.arena.benchmark import benchmark

    return benchmark(chosen, chosen_options(chosen))


def add_dataset(games: Any, info: GameInfo) -> None:
    """Add `guilda dataset GAME`."""
    title = info.title()
    parser = games.add_parser(
        info.name,
        help=title,
        description=f"Write every decision of games of {title} between bots. Run the command again to resume.",
    )
    for option in info.options:
        add_option(parser, info, option)
    parser.add_argument("--bots", default="greedy", metavar="A,B,…", help=f"{bot_kinds()}; one alone plays itself")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="number of games (default 1000)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="Parquet file to write")
    parser.add_argument("--observations", action="store_true", help="include the observation of the seat to move")
    parser.add_argument("--searches", action="store_true", help="include visits and values of the bots' searches")
    add_pool(parser)
    parser.set_defaults(run=write_dataset, game=info.name)


def lacking(purpose: str, missing: ImportError, extra: str) -> ValueError:
    """Return the error that names the missing package and the extra that installs it."""
    if (missing.name or "").startswith("guilda"):  # uncompiled
        return ValueError(str(missing))
    return ValueError(f"{purpose} {missing.name}: pip install 'guilda[{extra}]'")


def write_dataset(chosen: argparse.Namespace) -> int:
    """Run `guilda dataset GAME`."""
    try:
        from guilda.rl import dataset
    except ImportError as missing:
        raise lacking("datasets need", missing, "rl") from missing
    from guilda.arena.schedule import tournament
    from guilda.arena.workers import WorkerLost

    names = chosen.bots.split(",")
    options = chosen_options(chosen)
    entrants = names * 2 if len(names) == 1 and options.get("players") != 1 else names
    plan = tournament(chosen.game, entrants, options, seed=chosen.seed, clock=chosen.clock)
    settings = {"observations": chosen.observations, "searches": chosen.searches, "workers": chosen.workers}
    try:
        forfeits = dataset.write(plan, chosen.games, chosen.out, **settings)
    except (KeyboardInterrupt, WorkerLost) as error:
        reason = str(error) or "interrupted"
        print(f"guilda: {reason}. Finished parts are saved: run the same command to resume", file=sys.stderr)
        return INTERRUPTED if isinstance(error, KeyboardInterrupt) else WORKER_LOST
    left_out = f"; {forfeits} forfeited games left out" if forfeits else ""
    print(f"{chosen.games - forfeits} games in {chosen.out}{left_out}")
    return 0


def add_explore(commands: Any) -> None:
    """Add `guilda explore`."""
    parser = add_command(commands, "explore", "show turn-order and first-move statistics", explore_dataset)
    parser.add_argument("file", type=Path, metavar="FILE", help="Parquet file of guilda dataset")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="plot the turn order to an SVG file")


def explore_dataset(chosen: argparse.Namespace) -> int:
    """Run `guilda explore FILE`."""
    try:
        from guilda.rl.explore import explore
    except ImportError as missing:
        raise lacking("datasets need", missing, "rl") from missing
    try:
        found = explore(chosen.file)
    except FileNotFoundError as error:
        raise ValueError(f"{chosen.file}: there is no such file") from error
    except ValueError as error:  # Arrow's own errors are of this kind, too
        raise ValueError(f"{chosen.file}: {error}") from error
    console.show(found.report())
    if chosen.plot:
        chosen.plot.write_text(found.plot(), encoding="utf-8")
    return 0


def add_train(games: Any, info: GameInfo) -> None:
    """Add `guilda train GAME`."""
    title = info.title()
    parser = games.add_parser(
        info.name,
        help=title,
        description=f"Train the network of {title} by self-play, until interrupted or for a number of generations.",
    )
    for option in info.options:
        add_option(parser, info, option)
    number, file = {"type": int, "metavar": "N"}, {"type": Path, "metavar": "NETWORK"}
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help="games and weights (default build/train/GAME-N)")
    parser.add_argument("--resume", action="store_true", help="continue the run in the folder")
    parser.add_argument("--from", dest="network", **file, help="the network of the first self-play (default: none)")
    parser.add_argument("--generations", **number, default=0, help="generations in all (default: until interrupted)")
    parser.add_argument("--games", **number, default=5000, help="self-play games per generation (default 5000)")
    parser.add_argument("--simulations", **number, default=150, help="per move; 0: greedy games (default 150)")
    mixed = [option.name for option in info.options if option.type != "seat" and option.name != "players"]
    each = "let this option take each of its values in turn; may be repeated"
    parser.set_defaults(mix=[])
    if mixed:
        parser.add_argument("--mix", action="append", choices=mixed, help=each)
    parser.add_argument("--epochs", type=float, default=3.0, metavar="X", help="passes over the games (default 3)")
    parser.add_argument("--window", **number, default=10_000, help="replay window in games (default 10000)")
    parser.add_argument("--gate-games", **number, default=100, help="games of a match (default 100)")
    parser.add_argument("--gate-simulations", **number, default=200, help="per move of the opponent (default 200)")
    parser.add_argument("--workers", **number, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--seed", **number, default=1, help="seed of the games (default 1)")
    parser.add_argument(
        "--measure", **file, nargs="?", const=False, help="train nothing: play this network (default: the shipped one)"
    )
    parser.add_argument("--against", **file, help="the opponent of --measure (default: the search without a network)")
    parser.add_argument(
        "--times", type=float, default=1.0, metavar="X", help="give it X times the CPU time of its opponent (default 1)"
    )
    parser.set_defaults(run=run_training, game=info.name)


def run_training(chosen: argparse.Namespace) -> int:
    """Run `guilda train GAME`."""
    options = chosen_options(chosen)
    try:
        if chosen.measure is not None:
            return measure_network(chosen, options)
        from guilda.training.loop import Plan, Run
    except ImportError as missing:
        raise lacking("training needs", missing, "train") from missing
    folder = chosen.folder or Path("build", "train", f"{chosen.game}-{options['players']}")
    names = (
        "generations",
        "games",
        "simulations",
        "window",
        "epochs",
        "gate_games",
        "gate_simulations",
        "workers",
        "seed",
    )
    plan = Plan(**{name: getattr(chosen, name) for name in names})
    Run(folder, chosen.game, options, plan, mixed=chosen.mix, resume=chosen.resume, network=chosen.network).run()
    return 0


def measure_network(chosen: argparse.Namespace, options: dict[str, Any]) -> int:
    """Play a network against another one or the search without, mirrored, at equal CPU time, on seeds of its own."""
    from guilda.search.search import shipped_network
    from guilda.training.matches import MEASURE_SEED, play_match, worker_pool

    rules = chosen.game, options, chosen.mix
    networks = chosen.measure or shipped_network(chosen.game, options["players"]), chosen.against or ""
    seed = MEASURE_SEED + 100_000 * chosen.seed
    with worker_pool(chosen.workers) as pool:
        print(play_match(pool, rules, networks, chosen.gate_simulations, chosen.gate_games, seed, chosen.times))
    return 0


def add_bench(commands: Any) -> None:
    """Add `guilda bench`."""
    parser = add_command(commands, "bench", "measure the speed of the rules and the search", run_bench)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("games", nargs="*", metavar="GAME", help="measure only these games")


def run_bench(chosen: argparse.Namespace) -> int:
    """Run `guilda bench`."""
    from guilda import bench

    return bench.run(chosen.games, json_output=chosen.json)
