"""Without colour: every piece is recognisable by its shape, in similar greys and at small sizes."""

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
"""The smallest size in pixels at which a piece must be recognisable."""
OUTSIDE, DARK, LIGHT, COVERED = 0, 1, 2, 3
INVERTED = {OUTSIDE: OUTSIDE, DARK: LIGHT, LIGHT: DARK, COVERED: COVERED}
DIFFERENT = 0.2
"""The share of varying pixels that must differ; pixels common to the whole family (rim, ground) do not count."""
DRAW = """async ([ids, size]) => {
  const stage = document.createElement("div");
  stage.id = "stage";
  Object.assign(stage.style, { position: "fixed", left: 0, top: 0, zIndex: 99, display: "flex", background: "#f0f" });
  const box = `viewBox="0 0 48 48" width="${size}" height="${size}"`;
  const [sheet] = document.querySelector("use").getAttribute("href").split("#");
  stage.innerHTML = ids.map(id => `<svg ${box}><use href="${sheet}#${id}"/></svg>`).join("");
  for (const piece of stage.children) piece.style.filter = "grayscale(1)";
  document.querySelector("#stage")?.remove();
  document.body.append(stage);
  const frame = () => new Promise(requestAnimationFrame);
  while ([...stage.querySelectorAll("use")].some(use => use.getBBox().width === 0)) await frame();
  await frame();
}"""
GREYS = """async ([picture, size]) => {
  const bytes = Uint8Array.from(atob(picture), each => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const grey = ([red, green]) => red - green > 64 ? null : red;
  const pixels = data => Array.from({ length: data.length / 4 }, (_, at) => grey(data.subarray(4 * at)));
  const piece = at => pixels(context.getImageData(at * size, 0, size, size).data);
  return Array.from({ length: image.width / size }, (_, at) => piece(at));
}"""

Greys = list[int | None]
Shape = list[int]


def greys(page: Page, pieces: list[str]) -> dict[str, Greys]:
    """Return the pixels of drawings; none if they are empty."""
    page.evaluate(DRAW, [pieces, SIZE])
    picture = base64.b64encode(page.locator("#stage").screenshot()).decode()
    return dict(zip(pieces, page.evaluate(GREYS, [picture, SIZE]), strict=True))


def shape(pixels: Greys, covered: list[bool]) -> Shape:
    """Return a piece as dark and light relative to its own mean, which removes the lightness of its colour."""
    seen = [grey for grey, hidden in zip(pixels, covered, strict=True) if grey is not None and not hidden]
    middle = (min(seen) + max(seen)) / 2
    return [
        COVERED if hidden else OUTSIDE if grey is None else LIGHT if grey > middle else DARK
        for grey, hidden in zip(pixels, covered, strict=True)
    ]


def differing(one: Shape, other: Shape) -> list[int]:
    """Return the pixels in which two shapes differ, dark on light or light on dark."""
    ways = (other, [INVERTED[each] for each in other])
    return min(([at for at, each in enumerate(one) if each != way[at]] for way in ways), key=len)


def assert_told_apart(shapes: dict[str, Shape]) -> None:
    """Check that every two pieces of a family differ in enough of the varying pixels."""
    pairs = {pair: differing(shapes[pair[0]], shapes[pair[1]]) for pair in combinations(shapes, 2)}
    varying = len(set().union(*pairs.values()))
    for (one, other), pixels in pairs.items():
        share = len(pixels) / varying
        assert share > DIFFERENT, f"{one} and {other} look alike in grey: {share:.0%} of what could differ does"


@pytest.fixture
def page(visit: Visit) -> Page:
    """Return a page on which pieces can be drawn."""
    page = visit("/nowhere")
    page.wait_for_selector("main h1")
    return page


@pytest.mark.parametrize("family", FAMILIES)
def test_in_grey_every_colour_of_a_game_has_a_shape_of_its_own(page: Page, family: str) -> None:
    drawn = greys(page, FAMILIES[family])
    assert_told_apart({piece: shape(pixels, [False] * SIZE**2) for piece, pixels in drawn.items()})


def test_in_grey_a_dies_colour_is_recognisable_behind_its_pips(page: Page) -> None:
    dice = FAMILIES["sagrada"]
    drawn = greys(page, [*dice, *(f"pips-{value}" for value in range(1, 7))])
    for value in range(1, 7):
        covered = [grey is not None for grey in drawn[f"pips-{value}"]]
        assert any(covered)
        assert_told_apart({f"{die} with {value}": shape(drawn[die], covered) for die in dice})


def test_two_colours_of_one_shape_are_detected(page: Page) -> None:
    drawn = greys(page, FAMILIES["azul"])
    shapes = {piece: shape(pixels, [False] * SIZE**2) for piece, pixels in drawn.items()}
    with pytest.raises(AssertionError, match="look alike in grey: 0%"):
        assert_told_apart({**shapes, "azul-blue, inverted": [INVERTED[each] for each in shapes["azul-blue"]]})
