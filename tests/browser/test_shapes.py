"""Without colour: every piece is known by its shape, however close the greys are."""

from __future__ import annotations

import base64
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Visit = Callable[..., Page]

FAMILIES = {
    "azul": [f"azul-{colour}" for colour in ("blue", "yellow", "red", "black", "white")],
    "azul, printed": [f"azul-m-{colour}" for colour in ("blue", "yellow", "red", "black", "white")],
    "sintra": [f"sintra-{colour}" for colour in ("yellow", "orange", "pink", "blue", "white")],
    "sintra, printed": [f"sintra-m-{colour}" for colour in ("yellow", "orange", "pink", "blue", "white")],
    "sagrada": [f"die-{colour}" for colour in ("red", "yellow", "green", "blue", "purple")],
    "sagrada, printed": [f"sagrada-m-{colour}" for colour in ("red", "yellow", "green", "blue", "purple")],
    "splendor": [f"gem-{colour}" for colour in ("white", "blue", "green", "red", "black", "gold")],
}
OUTSIDE, DARK, LIGHT = 0, 1, 2
INVERTED = {OUTSIDE: OUTSIDE, DARK: LIGHT, LIGHT: DARK}
DIFFERENT = 0.08
"""Of the pixels of two pieces that lie over each other; rim and ground are the same in all tiles and dice."""
DRAW = """id => {
  const stage = document.createElement("div");
  stage.id = "stage";
  Object.assign(stage.style, { position: "fixed", inset: "0 auto auto 0", zIndex: 99, background: "#f0f" });
  stage.innerHTML = `<svg viewBox="0 0 48 48" width="48" height="48"><use href="/pieces.svg#${id}"/></svg>`;
  stage.firstChild.style.filter = "grayscale(1)";
  document.querySelector("#stage")?.remove();
  document.body.append(stage);
}"""
SHAPE = """async picture => {
  const bytes = Uint8Array.from(atob(picture), each => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const outside = at => data[at] - data[at + 1] > 64;
  const greys = Array.from({ length: data.length / 4 }, (_, at) => outside(4 * at) ? null : data[4 * at]);
  const inside = greys.filter(grey => grey !== null);
  const middle = (Math.min(...inside) + Math.max(...inside)) / 2;
  return greys.map(grey => grey === null ? 0 : grey > middle ? 2 : 1);
}"""


def shape(page: Page, piece: str) -> list[int]:
    """A piece in grey: outside, dark or light by its own middle, which leaves nothing of how light its colour is."""
    page.evaluate(DRAW, piece)
    page.wait_for_load_state("networkidle")
    picture = page.locator("#stage").screenshot()
    found: list[int] = page.evaluate(SHAPE, base64.b64encode(picture).decode())
    return found


def difference(one: list[int], other: list[int]) -> float:
    """The share of two pieces' pixels that differ."""
    both = list(zip(one, other, strict=True))
    return sum(first != second for first, second in both) / sum(first + second > OUTSIDE for first, second in both)


@pytest.mark.parametrize("family", FAMILIES)
def test_in_grey_every_colour_of_a_game_has_a_shape_of_its_own(visit: Visit, family: str) -> None:
    page = visit("/nowhere")
    page.wait_for_selector("main h1")
    shapes = {piece: shape(page, piece) for piece in FAMILIES[family]}
    for piece, found in shapes.items():
        assert any(found), f"{piece} is not drawn"
    for (one, first), (other, second) in combinations(shapes.items(), 2):
        differ = min(difference(first, second), difference(first, [INVERTED[each] for each in second]))
        assert differ > DIFFERENT, f"{one} and {other} look alike in grey: only {differ:.0%} of them differs"
