"""`guilda benchmark-agent`: fixed seeds, frozen baselines, one line for a leaderboard."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda import bots, cli
from guilda.arena import benchmark
from guilda.arena.ratings import Score, rating_against, ratings
from guilda.bots import REFERENCE_LEVELS, levels

if TYPE_CHECKING:
    from pathlib import Path

GAMES = list(levels.baselines()["games"])


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typed(capsys: pytest.CaptureFixture[str], line: str) -> tuple[int, str, str]:
    """Run a command line."""
    try:
        code = cli.main(["benchmark-agent", *line.split()])
    except SystemExit as stop:
        code = int(stop.code or 0)
    return code, *capsys.readouterr()


@pytest.mark.parametrize("name", GAMES)
def test_the_frozen_baselines_still_play_the_same(name: str) -> None:
    frozen = levels.baseline_of(name)
    assert frozen["rules_version"] == guilda.game(name).rules_version
    assert levels.fingerprint(name) == frozen["fingerprint"], (
        "the search has changed: results are no longer comparable. Raise VERSION in tools/baselines.py and run it"
    )


@pytest.mark.parametrize("name", GAMES)
def test_baselines_are_rated_and_stronger_at_each_level(name: str) -> None:
    rated = levels.baseline_of(name)["ratings"]
    assert list(rated) == list(REFERENCE_LEVELS)
    assert sorted(rated.values()) == list(rated.values())
    assert len(set(rated.values())) == len(REFERENCE_LEVELS)


def test_a_baseline_is_named_with_its_version() -> None:
    version = levels.baselines()["version"]
    assert levels.frozen_budgets("azul")[0].simulations > 0
    bots.make(f"baseline:novice@{version}", seed=3)
    for wrong in ("novice", f"wizard@{version}", "novice@999"):
        with pytest.raises(ValueError, match="there is no baseline"):
            bots.make(f"baseline:{wrong}")
    with pytest.raises(ValueError, match="pig has no frozen baselines"):
        levels.frozen_budgets("pig")


def test_one_line_with_scores_against_every_baseline(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = "azul random --games 2 --workers 2 --leaderboard board.jsonl --out games.jsonl"
    code, out, err = typed(capsys, line)
    assert (code, err) == (0, "")
    assert "rating" in out
    assert "master" in out
    (tmp_path / "games.jsonl").rename(tmp_path / "again.jsonl")
    code, again, _ = typed(capsys, line.replace("games.jsonl", "again.jsonl") + " --json")
    (entry,) = [json.loads(each) for each in (tmp_path / "board.jsonl").read_text("utf-8").splitlines()]
    assert json.loads(again) == entry, "the same command gives the same line, which is added once"
    assert list(entry["opponents"]) == list(REFERENCE_LEVELS)
    assert entry["games"] == 10
    assert entry["rating"]["low"] < entry["rating"]["value"] < entry["rating"]["high"]
    assert all(found["without_luck"]["half"] is None for found in entry["opponents"].values()), "there is only one seed"
    assert "inf" not in out


def test_other_options_have_scores_but_no_rating_and_solo_games_points(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = typed(capsys, "sagrada random --players 1 --games 2 --workers 1 --json")
    entry = json.loads(out)
    assert (code, entry["rating"], entry["opponents"], entry["games"]) == (0, None, {}, 2)


def test_mistakes_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no bot 'wizard'" in typed(capsys, "azul wizard")[2]
    reason = "cannot be read as an ONNX file" if find_spec("onnxruntime") else "ONNX files need onnxruntime"
    assert reason in typed(capsys, "azul onnx:missing.onnx")[2]
    assert "No such file or directory" in typed(capsys, "azul random --leaderboard missing/board.jsonl")[2]


def not_a_policy() -> int:
    """Fail when called as a policy."""
    return 0


@pytest.mark.parametrize("most", [0.5, 1.0])
def test_the_reasons_of_forfeits_are_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, most: float
) -> None:
    monkeypatch.setattr(benchmark, "MAX_FORFEITS", most)
    bot = f"policy:{__name__}:{not_a_policy.__name__}"
    code, out, err = typed(capsys, f"sagrada {bot} --players 1 --games 7 --workers 1")
    assert code == (most < 1)
    assert ("7 forfeits" in out) == (most == 1)
    shown = err if code else out
    assert shown.count("not_a_policy() takes 0 positional arguments") == 5
    assert "2 more forfeits" in shown


@pytest.mark.parametrize("options", ["", " --json"])
def test_an_agent_that_forfeits_more_than_half_of_its_games_has_no_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, options: str
) -> None:
    bot = f"policy:{__name__}:{not_a_policy.__name__}"
    line = f"sagrada {bot} --players 1 --games 3 --workers 1 --leaderboard board.jsonl" + options
    code, out, err = typed(capsys, line)
    assert (code, out) == (1, "")
    assert f"guilda: {bot} forfeited 3 of 3 games: there is no result" in err
    assert (tmp_path / "board.jsonl").read_text("utf-8") == ""


def first_legal(observations: Any, masks: Any) -> Any:
    """Return the first legal action of each game."""
    assert observations.shape[0] == masks.shape[0]
    return masks.argmax(1)


def test_a_batch_policy_plays() -> None:
    match = guilda.new("splendor", seed=1)
    bot = bots.make(f"policy:{__name__}:first_legal")
    assert bot.choose(match.position) == match.actions()[0]


def test_an_onnx_file_plays_its_best_legal_action(tmp_path: Path) -> None:
    onnx = pytest.importorskip("onnx", reason="ONNX is not installed: pip install onnx onnxruntime")
    pytest.importorskip("onnxruntime", reason="ONNX is not installed: pip install onnx onnxruntime")
    from guilda.encoding import encoder_of

    match = guilda.new("azul", seed=1)
    position = match.position
    actions, inputs = position.n_actions, encoder_of(position).size
    legal = match.actions()
    bias = [1.0 if action == legal[3] else 2.0 if action not in legal else 0.0 for action in range(actions)]
    helper, kind = onnx.helper, onnx.TensorProto.FLOAT
    graph = helper.make_graph(
        [helper.make_node("Gemm", ["observation", "weights", "bias"], ["logits"])],
        "policy",
        [helper.make_tensor_value_info("observation", kind, ["games", inputs])],
        [helper.make_tensor_value_info("logits", kind, ["games", actions])],
        [
            helper.make_tensor("weights", kind, [inputs, actions], [0.0] * (inputs * actions)),
            helper.make_tensor("bias", kind, [actions], bias),
        ],
    )
    path = tmp_path / "policy.onnx"
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), path)
    assert bots.make(f"onnx:{path}").choose(position) == legal[3]


def test_a_rating_against_fixed_opponents_agrees_with_the_joint_fit() -> None:
    scores = {(0, 1): Score(0.7, 400.0), (0, 2): Score(0.5, 400.0), (1, 2): Score(0.3, 4000.0)}
    fitted = ratings(3, scores)
    rated = rating_against([(fitted[1].value, scores[0, 1]), (fitted[2].value, scores[0, 2])])
    assert rated.value == pytest.approx(fitted[0].value, abs=5)
    assert rated.low < rated.value < rated.high
