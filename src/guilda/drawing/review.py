"""Show the review of a match in a notebook: every player's win probability, and the cost of mistakes."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from guilda.drawing.svg import FAINT, INK, LINE, SANS, SURFACE, WIDTH
from guilda.locales import catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.locales import Catalogue
    from guilda.search.review import Remark, Review

HEIGHT = 180
LEFT, TOP = 44, 14
COLOURS = ("#1d4aa0", "#b3541e", "#1b6b43", "#6b4fa0", "#a8281c", "#596174")
DASHES = ("none", "8 3", "2 3", "10 3 2 3", "5 5", "1 4")


def html(review: Review, language: str = "en") -> str:
    """Return a review as HTML: the chart, a line for each player, and the moves that were mistakes."""
    texts, remarks = catalogue(language), review.remarks()
    players = len(remarks[0].shares) if remarks else 0
    names = review.names or [texts.player_name(seat) for seat in range(players)]
    parts = [f"<h4>{escape(texts.format('page-review-title'))}</h4>", chart(remarks, names, texts)]
    parts += [f"<div>{line(review, seat, names, texts)}</div>" for seat in range(players)]
    wrong = [remark for remark in remarks if remark.mark]
    if wrong:
        rows = "".join(f"<li>{mistake(review, remark, names, texts)}</li>" for remark in wrong)
        parts.append(f'<ul style="margin:8px 0">{rows}</ul>')
    return f'<div style="max-width:{WIDTH}px;font-family:{SANS};line-height:1.5">{"".join(parts)}</div>'


def line(review: Review, seat: int, names: Sequence[str], texts: Catalogue) -> str:
    """Return a legend entry: a sample of the player's line in the chart, and what their moves cost."""
    marks = [remark.mark for remark in review if remark.seat == seat]
    loss, accuracy, few, level = review.performance(seat)
    text = texts.format(
        "terminal-review-sum",
        name=names[seat],
        accuracy="–" if accuracy is None else f"{100 * accuracy:.0f}",
        loss="–" if loss is None else f"{100 * loss:.1f}".replace(".", texts.format("terminal-decimal-mark")),
        mistakes=marks.count("?"),
        blunders=marks.count("??"),
    )
    if level is not None:
        text += f". {texts.format('terminal-review-level', level=texts.format(f'page-level-{level}'))}"
    elif few:
        text += f". {texts.format('terminal-review-few')}"
    sample = f'<path d="M0 6H28" {stroke(seat)}/>'
    return f'<svg width="30" height="12" style="vertical-align:middle">{sample}</svg> {escape(text)}'


def mistake(review: Review, remark: Remark, names: Sequence[str], texts: Catalogue) -> str:
    """Return a sentence on a mistake: the move, its win probability, and the better move."""
    notation = review.positions[remark.ply - 1].notation
    told = texts.format(
        "terminal-remark",
        ply=str(remark.ply),
        name=names[remark.seat],
        move=notation(remark.action),
        mark=f" {remark.mark}",
        share=f"{100 * remark.share:.0f}",
    )
    best = f"{100 * remark.best_share:.0f}"
    return escape(told + texts.format("terminal-better", best=notation(remark.best), share=best))


def stroke(seat: int) -> str:
    """Return the attributes of a player's line: colours differ, and so do dashes."""
    number = seat % len(COLOURS)
    return f'fill="none" stroke="{COLOURS[number]}" stroke-width="2" stroke-dasharray="{DASHES[number]}"'


def chart(remarks: Sequence[Remark], names: Sequence[str], texts: Catalogue) -> str:
    """Return the chart of every player's win probability, with a dot at each mistake."""
    wide, tall = WIDTH - LEFT - 12, HEIGHT - TOP - 24
    step = wide / max(1, len(remarks) - 1)

    def point(ply: int, share: float) -> str:
        return f"{LEFT + (ply - 1) * step:.1f} {TOP + (1 - share) * tall:.1f}"

    shapes = [f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{SURFACE}" stroke="{LINE}"/>']
    for share in (0.0, 0.5, 1.0):
        y = TOP + (1 - share) * tall
        shapes.append(f'<path d="M{LEFT} {y:.1f}h{wide}" stroke="{LINE}"/>')
        shapes.append(axis(LEFT - 6, y + 4, f"{share:.0%}", "end"))
    for seat in range(len(names) if remarks else 0):
        path = "L".join(point(remark.ply, remark.shares[seat]) for remark in remarks)
        shapes.append(f'<path d="M{path}" {stroke(seat)}/>')
    for remark in remarks:
        if remark.mark:
            x, level = point(remark.ply, remark.shares[remark.seat]).split()
            colour = COLOURS[remark.seat % len(COLOURS)]
            shapes.append(
                f'<circle cx="{x}" cy="{level}" r="4.5" fill="{colour}" stroke="{SURFACE}" stroke-width="1.5"/>'
            )
    if remarks:
        shapes.append(axis(LEFT, HEIGHT - 7, "1", "middle"))
        shapes.append(axis(LEFT + wide, HEIGHT - 7, str(remarks[-1].ply), "end"))
    title = escape(texts.format("page-review-graph"))
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg {size} role="img" color="{INK}"><title>{title}</title>{"".join(shapes)}</svg>'


def axis(x: float, y: float, text: str, anchor: str) -> str:
    """Return a label of an axis."""
    font = f'font-family="{SANS}" font-size="12" fill="{FAINT}"'
    return f'<text x="{x:g}" y="{y:g}" {font} text-anchor="{anchor}">{text}</text>'
