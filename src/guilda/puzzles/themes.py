"""Themes of puzzles. Each is a yes-or-no fact about the position and the solution; its docstring is its definition."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from guilda.rules.game import EventLog
from guilda.rules.preview import Veil
from guilda.rules.registry import game, load

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.rules.game import Game
    from guilda.rules.presentation import Event

    Themes = dict[str, Callable[["Scene"], bool]]

TRAPPED_PIECES = 2
"""Pieces that every reply has to drop or break for a trap."""
LARGE_SCORE = 5
"""Points in Azul that count as a large score."""
CLOSE_SCORE = 10
"""Points in Splendor from which the game is a race."""
EXPENSIVE_CARD = 3
"""Points of a card in Splendor that count as many."""


QUIET = "quiet"


class Scene:
    """A position, a solution, and what the solution leads to before anything is drawn."""

    def __init__(self, before: Game, solution: Sequence[str]) -> None:
        self.before = before
        self.seat = before.turn
        self.move = solution[0]
        self.view = before.view(self.seat)
        self.facts = before.facts(before.parse(solution[0]))
        self.after = before.copy()
        log = EventLog()
        self.after.log = log
        veil = Veil(log)
        for notation in solution:
            self.after.apply(notation, veil)
        rows = log.rows()[: log.size if veil.certain < 0 else veil.certain]
        self.events: list[Event] = [before.presentation().event(before, row, self.seat) for row in rows]
        self.drawn = veil.certain >= 0

    @cached_property
    def result(self) -> dict[str, Any]:
        """The view after the solution."""
        return self.after.view(self.seat)

    @property
    def mine(self) -> dict[str, Any]:
        """The solver's board before the solution."""
        board: dict[str, Any] = self.view["seats"][self.seat]
        return board

    @property
    def rivals(self) -> list[dict[str, Any]]:
        """The boards of the other seats before the solution."""
        return [board for seat, board in enumerate(self.view["seats"]) if seat != self.seat]

    def happened(self, kind: str) -> list[Event]:
        """Return the solver's events of a kind."""
        return [each for each in self.events if each["event"] == kind and each.get("seat") == self.seat]


# All games


def endgame(scene: Scene) -> bool:
    """Before or after the solution it is certain that this is the last round, or the game is over."""
    return scene.before.last_round() or scene.after.turn < 0 or scene.after.last_round()


# Azul and Sintra


def marker(scene: Scene) -> bool:
    """The solution takes the starting player marker."""
    return bool(scene.facts.get("marker"))


def last_take(scene: Scene) -> bool:
    """The solution takes the last pieces on offer and so ends the round."""
    centre = scene.view["centre"]
    offered = sum(map(len, scene.view["factories"])) + len(centre.get("tiles", centre.get("pieces")))
    return offered == scene.facts.get("count")


def trap(scene: Scene) -> bool:
    """After the solution every legal move of the next player drops or breaks at least two pieces."""
    if scene.drawn or scene.after.turn in (-1, scene.seat) or scene.after.presentation().prompt(scene.after):
        return False
    replies = [scene.after.facts(action) for action in scene.after.actions()]
    return all(facts["action"] == "take" and dropped(facts) >= TRAPPED_PIECES for facts in replies)


def dropped(facts: dict[str, Any]) -> int:
    """Return the pieces that fall or break when pieces are taken."""
    count: int = facts["count"] if "floor" in facts.values() or "break" in facts.values() else facts["surplus"]
    return count


def sacrifice(scene: Scene) -> bool:
    """The solution drops or breaks at least one of the pieces that it takes."""
    return scene.facts["action"] == "take" and dropped(scene.facts) > 0


def deny_line(scene: Scene) -> bool:
    """The tiles taken are of a colour that an opponent has begun a line with, and would have filled that line."""
    if scene.facts["action"] != "take":
        return False
    return any(
        line["colour"] == scene.facts["colour"] and 0 < line["size"] - line["count"] <= scene.facts["count"]
        for board in scene.rivals
        for line in board["lines"]
    )


# Azul


def filled_line(scene: Scene) -> int | None:
    """Return the number of the pattern line that the solution fills."""
    line = scene.facts.get("line")
    if not isinstance(line, int):
        return None
    held = scene.mine["lines"][line - 1]
    return line if held["count"] + scene.facts["count"] >= held["size"] else None


def planned_wall(scene: Scene) -> list[list[bool]] | None:
    """Return the solver's wall once all its full lines are tiled; None on the free wall, where that is open."""
    pattern, line = scene.view["pattern"], filled_line(scene)
    if pattern is None or line is None:
        return None
    wall = [[colour is not None for colour in row] for row in scene.mine["wall"]]
    for row, held in enumerate(scene.mine["lines"]):
        if held["count"] == held["size"]:
            wall[row][pattern[row].index(held["colour"])] = True
    wall[line - 1][pattern[line - 1].index(scene.facts["colour"])] = True
    return wall


def line(scene: Scene) -> bool:
    """The solution fills a pattern line."""
    return filled_line(scene) is not None


def row(scene: Scene) -> bool:
    """The solution fills a line whose wall row has four tiles: it completes the row and ends the game."""
    filled = filled_line(scene)
    return filled is not None and sum(tile is not None for tile in scene.mine["wall"][filled - 1]) == 4


def column(scene: Scene) -> bool:
    """The solution fills a line, and with the tiles of all full lines its wall column is complete."""
    wall, filled = planned_wall(scene), filled_line(scene)
    if wall is None or filled is None:
        return False
    at = scene.view["pattern"][filled - 1].index(scene.facts["colour"])
    return all(each[at] for each in wall)


def colour(scene: Scene) -> bool:
    """The solution fills a line, and with the tiles of all full lines all five tiles of its colour are on the wall."""
    wall = planned_wall(scene)
    return wall is not None and all(
        wall[place][pattern.index(scene.facts["colour"])] for place, pattern in enumerate(scene.view["pattern"])
    )


def large_score(scene: Scene) -> bool:
    """The solution raises the points that the solver is certain of, with all full lines and the floor, by five."""
    gain = scene.after.assured_points(scene.seat) - scene.before.assured_points(scene.seat)
    return line(scene) and gain >= LARGE_SCORE


# Sintra


def window(scene: Scene) -> bool:
    """The solution fills a strip, which scores its window."""
    return bool(scene.happened("window"))


def colour_bonus(scene: Scene) -> bool:
    """The solution scores the bonus for the colour of the round."""
    return any(each["points"] > 0 for each in scene.happened("colour_bonus"))


def glazier(scene: Scene) -> bool:
    """The solution moves the glazier back to the leftmost strip."""
    return bool(scene.facts["action"] == "back")


def deny_strip(scene: Scene) -> bool:
    """The pieces taken would have filled an opponent's strip, at its glazier or to the right of it."""
    if scene.facts["action"] != "take":
        return False
    wanted, count = scene.facts["colour"], scene.facts["count"]
    for board in scene.rivals:
        for strip in board["strips"][board["glazier"] - 1 :]:
            open_spaces = [space["space"] for space in strip["spaces"] if space["piece"] is None] if strip else []
            if open_spaces and len(open_spaces) <= count and set(open_spaces) <= {wanted, "wild"}:
                return True
    return False


# Splendor


def reserve(scene: Scene) -> bool:
    """The solution reserves a card."""
    return bool(scene.facts["action"] == "reserve")


def deny_card(scene: Scene) -> bool:
    """The solution takes a card from the table that an opponent can pay for now."""
    return bool(scene.facts["action"] in ("reserve", "buy") and scene.facts["place"][0] != "H") and any(
        affords(board, scene.facts["card"]) for board in scene.rivals
    )


def affords(board: dict[str, Any], card: dict[str, Any] | None) -> bool:
    """Return whether a seat can pay for a card with its bonuses, tokens and gold."""
    if card is None:
        return False
    short = [max(0, cost - board["bonuses"][gem] - board["tokens"][gem]) for gem, cost in card["cost"].items()]
    return bool(sum(short) <= board["tokens"]["gold"])


def noble(scene: Scene) -> bool:
    """A noble visits the solver at the end of the turn."""
    return len(scene.result["seats"][scene.seat]["nobles"]) > len(scene.mine["nobles"])


def engine(scene: Scene) -> bool:
    """The solution buys a card without points, for its discount."""
    return any(each["points"] == 0 for each in scene.happened("buy"))


def points(scene: Scene) -> bool:
    """The solution buys a card of at least three points."""
    return any(each["points"] >= EXPENSIVE_CARD for each in scene.happened("buy"))


def race(scene: Scene) -> bool:
    """A player has ten points or more of the fifteen that end the game."""
    return max(scene.before.scores()) >= CLOSE_SCORE


def gold(scene: Scene) -> bool:
    """The solution pays with gold."""
    return any("gold" in token.values() for each in scene.happened("pay") for token in each["tokens"])


def tokens(scene: Scene) -> bool:
    """The solution takes tokens although the solver could buy a card."""
    if scene.facts["action"] != "take":
        return False
    return any(scene.before.facts(action)["action"] == "buy" for action in scene.before.actions())


# Sagrada


def tool(scene: Scene) -> bool:
    """The solution uses a tool."""
    return bool(scene.facts["action"] == "tool")


def leave(scene: Scene) -> bool:
    """The solution ends the turn without a die although one could be placed."""
    if scene.facts["action"] != "end":
        return False
    return any(scene.before.facts(action)["action"] == "place" for action in scene.before.actions())


def placed(scene: Scene) -> tuple[int, int] | None:
    """Return row and column of the space, from 0, on which the solution places a die from the pool."""
    if scene.facts["action"] != "place":
        return None
    return scene.facts["space"]["row"] - 1, scene.facts["space"]["column"] - 1


def window_row(scene: Scene) -> bool:
    """The solution places the last die of a row of the window."""
    place = placed(scene)
    return place is not None and scene.mine["dice"][place[0]].count(None) == 1


def window_column(scene: Scene) -> bool:
    """The solution places the last die of a column of the window."""
    place = placed(scene)
    return place is not None and [each[place[1]] for each in scene.mine["dice"]].count(None) == 1


def objective(scene: Scene) -> bool:
    """The solution raises the points of a public objective."""
    names = {each["name"] for each in scene.view["objectives"]}
    return placed(scene) is not None and any(
        now[2] > before[2]
        for before, now in zip(scene.mine["tally"], scene.result["seats"][scene.seat]["tally"], strict=False)
        if before[0] in names and before[0] == now[0]
    )


def private(scene: Scene) -> bool:
    """The solution places a die of the solver's private colour."""
    return placed(scene) is not None and scene.facts["die"]["colour"] in scene.mine["private"]


def two_turns(scene: Scene) -> bool:
    """The solver has the last first turn of the round, so the next turn is theirs as well."""
    return bool(scene.view["turn_of_round"] == scene.view["players"])


# The themes of each game by name, as its `GameInfo` names them.
OFFER: Themes = {"marker": marker, "last-take": last_take, "trap": trap, "sacrifice": sacrifice}
AZUL: Themes = {
    "line": line,
    "row": row,
    "column": column,
    "colour": colour,
    "large-score": large_score,
    "deny": deny_line,
    **OFFER,
    "endgame": endgame,
}
SINTRA: Themes = {
    "window": window,
    "colour-bonus": colour_bonus,
    "glazier": glazier,
    "deny": deny_strip,
    **OFFER,
    "endgame": endgame,
}
SPLENDOR: Themes = {
    "reserve": reserve,
    "deny": deny_card,
    "noble": noble,
    "engine": engine,
    "points": points,
    "gold": gold,
    "tokens": tokens,
    "race": race,
    "endgame": endgame,
}
SAGRADA: Themes = {
    "tool": tool,
    "leave": leave,
    "row": window_row,
    "column": window_column,
    "objective": objective,
    "private": private,
    "two-turns": two_turns,
    "endgame": endgame,
}


def themes_of_game(name: str) -> Themes:
    """Return the themes of a game by name."""
    place = game(name).themes
    themes: Themes = load(place) if place else {}
    return themes


def themes_of(before: Game, solution: Sequence[str]) -> tuple[str, ...]:
    """Return the themes of a puzzle; `quiet` if no other holds."""
    scene = Scene(before, solution)
    return tuple(name for name, holds in themes_of_game(before.name).items() if holds(scene)) or (QUIET,)
