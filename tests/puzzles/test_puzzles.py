"""The puzzles of the package: sound positions, solutions that are legal, themes that hold, ratings, and the files."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

import guilda
from guilda import puzzles
from guilda.bots import REFERENCE_LEVELS
from guilda.cli import main
from guilda.puzzles import find
from guilda.puzzles.command import Found, find_in_record, packed, read_found
from guilda.puzzles.command import find as find_puzzles
from guilda.puzzles.find import CLEAR, MOST_SOLVED, WEAK_LEVELS
from guilda.puzzles.puzzle import Puzzle
from guilda.puzzles.rating import LEVEL_RATINGS, SolverRating, expected, puzzle_rating
from guilda.puzzles.themes import QUIET, Scene, themes_of, themes_of_game
from guilda.rules.preview import gains
from guilda.rules.registry import BUILT_IN
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from pathlib import Path

GAMES = list(BUILT_IN)
SAMPLE = 15
"""All moves are examined in one of this many puzzles."""


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_of_the_package_are_sound(game: str) -> None:
    found = puzzles.load(game)
    assert len({each.id for each in found}) == len(found) > 0
    for each in found:
        start = each.start()
        assert (start.name, start.turn, start.text()) == (game, each.seat, each.position)
        assert each.check(each.solution) == "right"
        assert each.check([each.wrong]) == "wrong"
        assert each.reply
        assert each.share - each.wrong_share >= CLEAR - 0.001
        assert len(each.levels) == len(REFERENCE_LEVELS)
        assert sum(each.levels[:WEAK_LEVELS]) / WEAK_LEVELS <= MOST_SOLVED + 0.01
        assert each.themes == themes_of(start, each.solution)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_looks_the_same_whatever_is_hidden_from_the_solver(game: str) -> None:
    for each in puzzles.load(game)[::25]:
        start = each.start()
        other = start.seen_by(each.seat, FastRng(99))
        assert (other.view(each.seat), other.actions()) == (start.view(each.seat), start.actions())


@pytest.mark.parametrize("game", GAMES)
def test_lines_of_puzzles_are_legal(game: str) -> None:
    for each in puzzles.load(game):
        board, chance = each.start(), FastRng(0)
        for move in (each.wrong, *each.reply):
            board.apply(move, chance)


def test_puzzles_are_selected_by_theme_rating_and_players() -> None:
    every = puzzles.load("azul")
    assert list(every) == sorted(every, key=lambda each: (each.rating, each.id)) == puzzles.select("azul")
    assert all("deny" in each.themes for each in puzzles.select("azul", theme="deny"))
    assert all(1200 <= each.rating <= 1400 for each in puzzles.select("azul", rating=(1200, 1400)))
    assert {each.players for each in puzzles.select("azul", players=3)} <= {3}
    assert puzzles.get("azul", every[3].id) is every[3]
    with pytest.raises(ValueError, match="there is no puzzle 'x' of azul"):
        puzzles.get("azul", "x")
    with pytest.raises(ValueError, match="there is no game"):
        puzzles.load("../azul")


@pytest.mark.parametrize("option", ["--puzzles", "--workers"])
def test_a_number_below_one_is_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "azul", "check", option, "0"]) == 2
    assert "must be at least 1" in capsys.readouterr().err


def test_an_illegal_answer_is_refused_and_an_id_is_as_good_as_notation() -> None:
    each = puzzles.load("azul")[0]
    with pytest.raises(guilda.IllegalAction):
        each.check(["@1"] if "free" in each.position else [illegal(each)])
    assert each.check([each.start().parse(each.solution[0])]) in ("right", "more")
    assert each.check([]) == "more"


def illegal(puzzle: Puzzle) -> int:
    start = puzzle.start()
    return next(action for action in range(start.n_actions) if not start.is_legal(action))


def test_decisions_of_one_turn_are_asked_for_one_by_one() -> None:
    longer = [each for game in GAMES for each in puzzles.load(game) if len(each.solution) > 1]
    assert longer
    for each in longer:
        assert each.check(each.solution[:1]) == "more"


# Themes


@pytest.mark.parametrize(
    ("game", "theme"), [(info.name, theme) for info in guilda.games() for theme in themes_of_game(info.name)]
)
def test_no_theme_holds_always(game: str, theme: str) -> None:
    holding = puzzles.select(game, theme=theme)
    assert len(holding) < len(puzzles.load(game))


@pytest.mark.parametrize("game", GAMES)
def test_quiet_means_no_other_theme(game: str) -> None:
    assert all(each.themes == (QUIET,) for each in puzzles.select(game, theme=QUIET))


def scenes(game: str, **options: object) -> list[tuple[Scene, set[str]]]:
    """Return every solution and, of some puzzles, every legal move as a scene with its themes."""
    found = []
    for place, each in enumerate(puzzles.load(game)):
        start = each.start()
        if all(start.options()[name] == value for name, value in options.items()):
            moves = [[start.notation(action)] for action in start.actions()] if place % SAMPLE == 0 else []
            found += [(Scene(start, move), set(themes_of(start, move))) for move in [list(each.solution), *moves]]
    return found


def test_themes_of_azul_follow_from_the_position_after_the_move() -> None:
    seen = set()
    for scene, themes in scenes("azul", wall="coloured"):
        board, before, seat = scene.after, scene.before, scene.seat
        seen |= themes
        assert ("last-take" in themes) == (
            (sum(map(len, scene.view["factories"])) == 0 and scene.drawn) or board.turn < 0
        )
        if scene.drawn or board.turn < 0:
            continue
        lines = board.view()["seats"][seat]["lines"]
        full = sum(line["count"] == line["size"] for line in lines)
        assert ("line" in themes) == (full > sum(line["count"] == line["size"] for line in scene.mine["lines"]))
        assert ("marker" in themes) == (
            not before.view()["seats"][seat]["marker"] and board.view()["seats"][seat]["marker"]
        )
        fallen = len(board.view()["seats"][seat]["floor"]) - len(scene.mine["floor"]) - ("marker" in themes)
        assert ("sacrifice" in themes) == (fallen > 0) or len(scene.mine["floor"]) + 1 >= 6
        if not before.last_round():
            assert ("row" in themes) == board.last_round() == ("endgame" in themes)
        [gain] = gains(before, [before.parse(scene.move)])
        assert ("large-score" in themes) == (gain >= 5 and "line" in themes)
        if "trap" in themes:
            rival = board.turn
            floor = len(board.view()["seats"][rival]["floor"])
            for action in board.actions():
                after = board.copy()
                after.apply(action, FastRng(0))
                if after.view()["round"] == board.view()["round"] and after.turn >= 0:
                    assert len(after.view()["seats"][rival]["floor"]) >= min(7, floor + 2)
    assert {"line", "deny", "sacrifice", "marker"} <= seen


def test_rows_columns_and_colours_of_azul_count_full_lines_as_tiled() -> None:
    """Row 1 has four tiles; column 1 lacks row 1, whose tile is blue; blue lacks rows 1 and 2, and line 2 is full."""
    text = (
        "azul players=2 wall=coloured round=4 idle=0 starter=0 turn=0 tiling=- marker=1 bag=B14Y17R18K18W18 lid=- "
        "centre=B1Y1 factories=-,-,-,-,- boards="
        "20-0:-,B2,-,-,-:.YRKW/W..../K.B../R..B./Y...B:-;9-0:-,-,-,-,-:...../...../...../...../.....:M"
    )
    start = guilda.position(text)
    assert set(themes_of(start, ["CB1"])) >= {"line", "row", "column", "colour", "large-score", "endgame"}
    assert not {"row", "column", "colour"} & set(themes_of(start, ["CY3"]))
    without_line = start.text().replace("-,B2,-,-,-", "-,B1,-,-,-").replace("bag=B14", "bag=B15")
    assert "colour" not in themes_of(guilda.position(without_line), ["CB1"])


def test_azul_denies_tiles_that_fill_a_line_an_opponent_has_begun() -> None:
    text = (
        "azul players=2 wall=coloured round=1 idle=0 starter=0 turn=0 tiling=- marker=1 bag=B16Y19R20K20W20 lid=- "
        "centre=B2Y1 factories=-,-,-,-,- boards="
        "0-0:-,-,-,-,-:...../...../...../...../.....:-;0-0:-,-,-,B2,-:...../...../...../...../.....:M"
    )
    start = guilda.position(text)
    assert "deny" in themes_of(start, ["CB2"])
    assert "deny" not in themes_of(start, ["CY1"])
    assert "deny" not in themes_of(guilda.position(text.replace("B2Y1", "B1Y1").replace("bag=B16", "bag=B17")), ["CB1"])


def test_themes_of_sintra_follow_from_the_position_after_the_move() -> None:
    seen = set()
    for scene, themes in scenes("sintra"):
        seen |= themes
        assert ("glazier" in themes) == (scene.facts["action"] == "back")
        if scene.drawn or scene.after.turn < 0:
            continue
        mine, before = scene.after.view()["seats"][scene.seat], scene.mine
        panes = [
            sum(pane is not None for each in board["windows"] for pane in each.values()) for board in (before, mine)
        ]
        assert ("window" in themes) == (panes[1] > panes[0])
        if "sacrifice" in themes:
            assert mine["broken_glass"] != before["broken_glass"]
        if "deny" in themes:
            assert scene.facts["count"] >= 1
    assert {"window", "glazier", "sacrifice", "deny", "marker"} <= seen


def test_themes_of_splendor_follow_from_the_position_after_the_move() -> None:
    seen = set()
    for scene, themes in scenes("splendor"):
        mine, before = scene.result["seats"][scene.seat], scene.mine
        seen |= themes
        if scene.after.turn == scene.seat and scene.after.presentation().prompt(scene.after):
            continue  # in the middle of the turn
        assert ("reserve" in themes) == (len(mine["reserved"]) > len(before["reserved"]))
        reached = [noble for noble in scene.view["nobles"] if noble and noble not in scene.result["nobles"]]
        assert ("noble" in themes) == bool(reached)
        bought = len(mine["cards"]) > len(before["cards"])
        gained = mine["score"] - before["score"] - 3 * ("noble" in themes)
        assert ("engine" in themes) == (bought and gained == 0)
        assert ("points" in themes) == (bought and gained >= 3)
        assert ("gold" in themes) == (bought and mine["tokens"]["gold"] < before["tokens"]["gold"])
        assert ("race" in themes) == any(board["score"] >= 10 for board in scene.view["seats"])
    assert {"reserve", "deny", "engine", "gold", "tokens", "race"} <= seen


def test_splendor_denies_a_card_that_an_opponent_can_pay_for() -> None:
    for each in puzzles.select("splendor", theme="deny"):
        scene = Scene(each.start(), each.solution)
        card = scene.facts["card"]
        powers = [
            sum(max(0, cost - board["bonuses"][gem] - board["tokens"][gem]) for gem, cost in card["cost"].items())
            - board["tokens"]["gold"]
            for board in scene.rivals
        ]
        assert min(powers) <= 0


def test_themes_of_sagrada_follow_from_the_position_after_the_move() -> None:
    seen = set()
    for scene, themes in scenes("sagrada"):
        mine, before = scene.result["seats"][scene.seat], scene.mine
        seen |= themes
        assert ("tool" in themes) == (scene.facts["action"] == "tool")
        empty = [sum(row.count(None) == 0 for row in board["dice"]) for board in (before, mine)]
        if scene.facts["action"] == "place":
            assert ("row" in themes) == (empty[1] > empty[0])
            columns = [
                sum(None not in column for column in zip(*board["dice"], strict=True)) for board in (before, mine)
            ]
            assert ("column" in themes) == (columns[1] > columns[0])
            assert ("private" in themes) == (scene.facts["die"]["colour"] in before["private"])
        if "objective" in themes:
            assert sum(item[2] for item in mine["tally"]) > sum(item[2] for item in before["tally"])
        if "leave" in themes:
            assert scene.facts["action"] == "end"
    assert {"private", "objective", "leave", "tool"} <= seen


# Ratings


def test_the_rating_is_where_the_levels_are_expected_to_solve_as_often_as_they_do() -> None:
    assert puzzle_rating([expected(level, 1500) for level in LEVEL_RATINGS]) == pytest.approx(1500, abs=8)
    assert puzzle_rating([expected(level, 1873) for level in LEVEL_RATINGS]) == pytest.approx(1873, abs=8)
    assert puzzle_rating([0, 0, 0, 0, 1]) > puzzle_rating([0, 0, 0, 1, 1]) > puzzle_rating([0.5, 0.5, 1, 1, 1])
    assert 400 < puzzle_rating([1] * 5) < puzzle_rating([0] * 5) < 2600


def test_a_solver_gains_more_from_a_harder_puzzle_and_becomes_more_certain() -> None:
    new = SolverRating()
    easy, hard, missed = new.after(1200, True), new.after(1800, True), new.after(1500, False)
    assert new.rating < easy.rating < hard.rating
    assert missed.rating < new.rating
    assert all(each.deviation < new.deviation for each in (easy, hard, missed))
    for number in range(100):
        new = new.after(1500, number % 2 == 0)
    assert new.deviation == 60


# Finding


def test_found_puzzles_are_kept_game_by_game_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sample = puzzles.load("azul")[0]
    searched: list[int] = []

    class Here:
        """Runs jobs in this process."""

        def submit(self, job: object, game: str, number: int) -> object:
            searched.append(number)
            done: Future[Found] = Future()
            done.set_result(Found(str(number), [sample] if number % 2 else []))
            return done

        def shutdown(self, cancel_futures: bool) -> None:
            pass

    monkeypatch.setattr("guilda.puzzles.command.pool", lambda workers: Here())
    path = tmp_path / "found.jsonl"
    assert list(find_puzzles("azul", path, 1))[-1] == 1
    path.write_text(path.read_text() + '{"game": "cut o')
    done = set(read_found(path))
    searched.clear()
    assert list(find_puzzles("azul", path, 2))[-1] >= 2
    assert not done & set(map(str, searched)), "games in the file are not searched again"
    [only] = packed([path])
    assert only == sample
    puzzles.write([only], tmp_path / "x.gz")
    assert puzzles.read(tmp_path / "x.gz") == (sample,)


def test_a_broken_record_has_a_problem_instead_of_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    match = guilda.new("azul", seed=1)
    match.apply(match.position.actions()[0])
    move = match.moves[0].encode()
    text = match.record(private=True).dumps().encode()
    monkeypatch.setattr("guilda.puzzles.command.puzzles_of", lambda positions, number: list(positions))
    assert len(find_in_record("azul", 0, "one", text).puzzles) == 1
    broken = [b"", b"{not json", b"\xff", text.replace(b'"azul"', b'"chess"'), text.replace(move, b"9Z9")]
    for each in broken:
        name, found, problem = find_in_record("azul", 0, "one", each)
        assert (name, found) == ("one", [])
        assert problem
    assert "game of azul" in find_in_record("sintra", 0, "one", text).problem


def test_broken_records_are_named_and_the_search_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("guilda.puzzles.command.self_play", lambda game, number: ())
    monkeypatch.setattr("guilda.puzzles.command.puzzles_of", lambda positions, number: [puzzles.load("azul")[0]])
    monkeypatch.setattr("guilda.puzzles.command.pool", ThreadPoolExecutor)
    broken = tmp_path / "broken.json"
    broken.write_text("{not json")
    out = tmp_path / "found.jsonl"
    command = ["puzzles", "azul", "--records", str(broken), "--out", str(out), "--puzzles", "1", "--workers", "1"]
    assert main(command) == 0
    assert f"{broken} is left out: " in capsys.readouterr().err
    assert str(broken) in read_found(out)
    assert main([*command[:-3], "9", "--workers", "1"]) == 0
    assert "left out" not in capsys.readouterr().err, "it is not read again"


def test_the_generator_finds_a_known_puzzle_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """An easy one in a round that is solved exactly, with few simulations."""
    monkeypatch.setattr(find, "budget", lambda name: 1_000)
    monkeypatch.setattr(find, "CONFIRMATION", 2)
    monkeypatch.setattr(find, "MASTER_SEEDS", 0)
    clear = [each for each in puzzles.select("azul", players=2) if each.share - each.wrong_share > 0.3]
    attempts = ((each, find.puzzle_in(each.start(), 5)) for each in clear)
    known, again = next((each, found) for each, found in attempts if found is not None)
    assert again is not None
    assert again.solution[0] == known.solution[0]
    assert again.share - again.wrong_share >= CLEAR


def test_a_move_that_is_not_clearly_best_makes_no_puzzle() -> None:
    start = guilda.new("azul", seed=1).position
    assert find.puzzle_in(start) is None


def test_self_play_mixes_player_counts_and_options() -> None:
    kinds = {(next(find.self_play("azul", number)).players, number % 4 == 3) for number in range(40)}
    assert kinds == {(2, False), (2, True), (3, True), (4, True)}
