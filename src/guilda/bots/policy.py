"""Bots that play a policy: a function over batches of observations and action masks, or an ONNX file."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from guilda.encoding import encoder_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.rules.game import Game

    Policy = Callable[[Any, Any], Any]
    """Maps observations (games × cells, int16) and action masks (games × actions, bool) to an action per game."""


class PolicyBot:
    """Play the actions of a policy, which is asked about a batch of one game."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, game: Game, clock: float | None = None) -> int:
        """Return the policy's action."""
        import numpy as np

        mask = np.zeros((1, game.n_actions), bool)
        mask[0, game.actions()] = True
        observations = np.asarray(encoder_of(game).observe(game, game.turn))[None]
        return int(np.asarray(self.policy(observations, mask)).reshape(-1)[0])


@cache
def onnx_policy(path: str) -> Policy:
    """Return the policy of an ONNX file: float32 observations in, a logit for each action out; the best legal one."""
    try:
        import numpy as np
        import onnxruntime
    except ImportError as missing:
        raise ValueError(f"ONNX files need {missing.name}: pip install 'guilda[onnx]'") from missing
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    try:
        session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    except Exception as error:
        raise ValueError(f"{path} cannot be read as an ONNX file: {error}") from error
    inputs = session.get_inputs()
    if len(inputs) != 1:
        raise ValueError(f"{path} has {len(inputs)} inputs: a policy has one, the observations")
    (given,) = inputs

    def policy(observations: Any, masks: Any) -> Any:
        logits = session.run(None, {given.name: observations.astype(np.float32)})[0]
        if logits.shape != masks.shape:
            raise ValueError(f"{path} gives logits of shape {logits.shape} for masks of shape {masks.shape}")
        return np.where(masks, logits, -np.inf).argmax(1)

    return policy
