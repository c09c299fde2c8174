"""Render a position for an environment: as text, as a drawing or as an image."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import numpy as np

from guilda.locales import catalogue
from guilda.rules.registry import game as game_info
from guilda.rules.registry import load
from guilda.terminal.paint import Paint

if TYPE_CHECKING:
    from guilda.rules.game import Game

RENDER_MODES = ["ansi", "human", "svg", "rgb_array"]


def check_render_mode(mode: str | None) -> None:
    """Refuse an unknown render mode, and images without the packages that make them."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode cannot be {mode!r}: choose from {', '.join(RENDER_MODES)}")
    if mode == "rgb_array":
        rasteriser()


def render(game: Game, mode: str | None, seat: int | None = None) -> Any:
    """Return the board as text (`ansi`), drawing (`svg`) or image (`rgb_array`), or print it (`human`).

    It is shown as a seat sees it; by default as a spectator does.
    """
    if mode is None:
        return None
    if mode == "svg":
        return game.svg(seat)
    if mode == "rgb_array":
        return image(game.svg(seat))
    names = [catalogue("en").player_name(each) for each in range(game.players)]
    text = "\n".join(load(game_info(game.name).board)(game.view(seat), Paint(False), "en", names))
    if mode == "ansi":
        return text
    print(text)
    return None


def rasteriser() -> tuple[Any, Any]:
    """Return the modules that turn a drawing into an image, `resvg_py` and `PIL.Image`."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as missing:
        raise ImportError(f"rgb_array needs {missing.name}: pip install 'guilda[images]'") from missing
    return resvg_py, Image


def image(svg: str) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Return a drawing as an array of height, width and colours."""
    resvg, images = rasteriser()
    picture = images.open(io.BytesIO(bytes(resvg.svg_to_bytes(svg_string=svg, background="white"))))
    return np.array(picture.convert("RGB"))
