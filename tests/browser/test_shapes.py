"""Without colour: every piece is known by its shape, however close the greys are and however small it is drawn."""

from __future__ import annotations

import base64
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Visit = Callable[..., Page]

SAGRADA = ("red", "yellow", "green", "blue", "purple")
FAMILIES = {
    "azul": [f"azul-{colour}" for colour in ("blue", "yellow", "red", "black", "white")],
    "azul, printed": [f"azul-m-{colour}" for colour in ("blue", "yellow", "red", "black", "white")],
    "sintra": [f"sintra-{colour}" for colour in ("yellow", "orange", "pink", "blue", "white")],
    "sintra, printed": [f"sintra-m-{colour}" for colour in ("yellow", "orange", "pink", "blue", "white")],
    "sagrada": [f"die-{colour}" for colour in SAGRADA],
    "sagrada, printed": [f"sagrada-m-{colour}" for colour in SAGRADA],
    "splendor": [f"gem-{colour}" for colour in ("white", "blue", "green", "red", "black", "gold")],
}
SIZE = 24
"""Pixels: the smallest size at which a piece has to be known."""
OUTSIDE, DARK, LIGHT, COVERED = 0, 1, 2, 3
INVERTED = {OUTSIDE: OUTSIDE, DARK: LIGHT, LIGHT: DARK, COVERED: COVERED}
DIFFERENT = 0.2
"""Of the pixels in which not all of a family are alike: what they share, rim and ground, tells none from another."""
DRAW = """async ([id, size]) => {
  const stage = document.createElement("div");
  stage.id = "stage";
  Object.assign(stage.style, { position: "fixed", inset: "0 auto auto 0", zIndex: 99, background: "#f0f" });
  stage.innerHTML = `<svg viewBox="0 0 48 48" width="${size}" height="${size}"><use href="/pieces.svg#${id}"/></svg>`;
  stage.firstChild.style.filter = "grayscale(1)";
  document.querySelector("#stage")?.remove();
  document.body.append(stage);
  const frame = () => new Promise(requestAnimationFrame);
  while (stage.querySelector("use").getBBox().width === 0) await frame();
  await frame();
}"""
GREYS = """async picture => {
  const bytes = Uint8Array.from(atob(picture), each => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const outside = at => data[at] - data[at + 1] > 64;
  return Array.from({ length: data.length / 4 }, (_, at) => outside(4 * at) ? null : data[4 * at]);
}"""

Shape = list[int]


def greys(page: Page, piece: str) -> list[int | None]:
    """The pixels of a drawing; none where there is nothing of it."""
    page.evaluate(DRAW, [piece, SIZE])
    picture = page.locator("#stage").screenshot()
    found: list[int | None] = page.evaluate(GREYS, base64.b64encode(picture).decode())
    return found


def shape(page: Page, piece: str, covered: list[bool]) -> Shape:
    """A piece dark and light by its own middle, which leaves nothing of how light its colour is."""
    pixels = greys(page, piece)
    seen = [grey for grey, hidden in zip(pixels, covered, strict=True) if grey is not None and not hidden]
    assert seen, f"{piece} is not drawn"
    middle = (min(seen) + max(seen)) / 2
    return [
        COVERED if hidden else OUTSIDE if grey is None else LIGHT if grey > middle else DARK
        for grey, hidden in zip(pixels, covered, strict=True)
    ]


def differing(one: Shape, other: Shape) -> list[int]:
    """The pixels in which two shapes differ, dark on light or light on dark."""
    ways = (other, [INVERTED[each] for each in other])
    return min(([at for at, each in enumerate(one) if each != way[at]] for way in ways), key=len)


def assert_told_apart(shapes: dict[str, Shape]) -> None:
    """Every two of a family differ in a good part of what varies in it."""
    pairs = {pair: differing(shapes[pair[0]], shapes[pair[1]]) for pair in combinations(shapes, 2)}
    varying = len(set().union(*pairs.values()))
    for (one, other), pixels in pairs.items():
        share = len(pixels) / varying
        assert share > DIFFERENT, f"{one} and {other} look alike in grey: {share:.0%} of what could differ does"


@pytest.fixture
def page(visit: Visit) -> Page:
    """A page on which pieces can be drawn."""
    page = visit("/nowhere")
    page.wait_for_selector("main h1")
    return page


@pytest.mark.parametrize("family", FAMILIES)
def test_in_grey_every_colour_of_a_game_has_a_shape_of_its_own(page: Page, family: str) -> None:
    assert_told_apart({piece: shape(page, piece, [False] * SIZE**2) for piece in FAMILIES[family]})


@pytest.mark.parametrize("value", range(1, 7))
def test_in_grey_a_dies_colour_is_known_by_what_its_pips_leave_of_its_shape(page: Page, value: int) -> None:
    covered = [grey is not None for grey in greys(page, f"pips-{value}")]
    assert any(covered)
    assert_told_apart({die: shape(page, die, covered) for die in FAMILIES["sagrada"]})


def test_two_colours_of_one_shape_would_be_found_out(page: Page) -> None:
    shapes = {piece: shape(page, piece, [False] * SIZE**2) for piece in FAMILIES["azul"]}
    with pytest.raises(AssertionError, match="look alike in grey: 0%"):
        assert_told_apart({**shapes, "azul-blue, inverted": [INVERTED[each] for each in shapes["azul-blue"]]})
