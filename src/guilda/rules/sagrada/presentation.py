"""The presentation of Sagrada: notation, facts of actions and events, views, score sheets.

Notation, parts and views write a die as `R5`; notation writes a space as `23`, row and column. In facts and events both
are objects. Rows and columns count from 1, seats from 0.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal, cast

from guilda.components import sagrada as box
from guilda.rules.packed import count_all, members, nth_tile
from guilda.rules.presentation import Event, Facts, Item, Presentation, refusal_names
from guilda.rules.sagrada import constants
from guilda.rules.sagrada.constants import (
    COLUMNS,
    END_TURN,
    EVENT_PRIVATE_POINTS,
    EVENT_WINDOW,
    FACES,
    FIRST_DIE,
    FIRST_MOVE,
    FIRST_PATTERN,
    FIRST_TOOL,
    FIRST_TRACK_DIE,
    FIRST_VALUE,
    FLUX_REMOVER,
    LEAVE,
    LOWER,
    NONE,
    RAISE,
    ROWS,
    SPACES,
    STEP_ADJUST,
    STEP_DRAFT,
    STEP_EXCHANGE,
    STEP_MOVE,
    STEP_OVER,
    STEP_PAY,
    STEP_PLACE,
    STEP_TURN,
    STEP_VALUE,
    STOP,
    TAP_WHEEL,
    VALUES,
)
from guilda.rules.sagrada.text import STEPS, die_text, read, space_text, write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.sagrada.position import Sagrada
    from guilda.rules.sagrada.types import Colour, Pattern, SagradaParts, SagradaView, Seat, Space, Tool

COLOURS = cast("tuple[Colour, ...]", box.COLOURS)
DIE = f"[{box.LETTERS}][1-6]"
SPACE = "[1-4][1-5]"
CODES = [pattern.code for pattern in box.PATTERNS]
NOTATION = re.compile(
    rf"(?P<place>{DIE}@{SPACE})|(?P<move>{SPACE}>{SPACE})|T(?P<tool>[1-9]|1[0-2])|(?P<word>END|STOP|LEAVE|\+1|-1)"
    rf"|(?P<die>{DIE})|=(?P<track>{DIE})|V(?P<value>[1-6])|W(?P<pattern>(?:[1-9]|1[0-2])[AB])"
)
WORDS = {"END": END_TURN, "STOP": STOP, "LEAVE": LEAVE, "+1": RAISE, "-1": LOWER}
CHOICES: dict[int, Literal["end", "stop", "leave"]] = {END_TURN: "end", STOP: "stop", LEAVE: "leave"}
HELP = (
    "write a die and a space (R5@23), a move (23>34), a tool (T7), END, STOP, LEAVE, a die (R5), a die of the round "
    "track (=R5), a value (V4), +1, -1 or a window (W9A)"
)


def die_number(text: str) -> int:
    """Return the die that a text such as `R5` names."""
    return box.LETTERS.index(text[0]) * VALUES + int(text[1]) - 1


def space_number(text: str) -> int:
    """Return the space that a text such as `23` names."""
    return (int(text[0]) - 1) * COLUMNS + int(text[1]) - 1


def row_and_column(space: int) -> Space:
    """Return a space as parts and views show it."""
    return space // COLUMNS + 1, space % COLUMNS + 1


def die_facts(die: int) -> Facts:
    """Return a die as facts and events show it."""
    return {"colour": COLOURS[die // VALUES], "value": die % VALUES + 1}


def space_facts(space: int) -> Facts:
    """Return a space as facts and events show it."""
    return {"row": space // COLUMNS + 1, "column": space % COLUMNS + 1}


PATTERNS: list[Pattern] = [
    {
        "code": each.code,
        "name": each.name,
        "difficulty": each.difficulty,
        "spaces": [each.spaces[COLUMNS * row : COLUMNS * row + COLUMNS] for row in range(ROWS)],
    }
    for each in box.PATTERNS
]


class SagradaPresentation(Presentation["Sagrada"]):
    """The presentation of Sagrada."""

    NAME = "sagrada"
    EVENTS = (
        ("table", ("tools", "objectives")),
        ("private", ("colour",)),
        ("cards", ("patterns", "more_patterns")),
        ("chosen", ()),
        ("window", ("pattern", "tokens")),
        ("round", ("round",)),
        ("roll", ("dice", "more_dice")),
        ("place", ("die", "space")),
        ("tool", ("tool", "tokens", "die")),
        ("draft", ("die",)),
        ("turned", ("die", "becomes")),
        ("exchange", ("given", "die", "round")),
        ("return", ("die",)),
        ("flux", ("die", "colour")),
        ("value", ("die",)),
        ("move", ("die", "from", "to")),
        ("reroll", ("dice", "more_dice")),
        ("pass", ()),
        ("skip", ()),
        ("track", ("dice", "more_dice", "round")),
        ("objective", ("objective", "times", "points")),
        ("private_points", ("colour", "points")),
        ("favor", ("points",)),
        ("empty", ("empty", "points")),
        ("end", ("target", "won")),
    )
    REFUSALS = refusal_names(constants)
    TIE_ITEMS = ("private", "favor")

    # Actions

    def notation(self, game: Sagrada, action: int) -> str:
        """`R5@23`: red 5 in row 2, column 3; `23>34` moves; `T7` a tool; `=R5` from the round track; and so on."""
        for word, number in WORDS.items():
            if action == number:
                return word
        if action < FIRST_MOVE:
            return f"{die_text(action // SPACES)}@{space_text(action % SPACES)}"
        if action < FIRST_TOOL:
            space, target = divmod(action - FIRST_MOVE, SPACES)
            return f"{space_text(space)}>{space_text(target)}"
        if action < END_TURN:
            return f"T{action - FIRST_TOOL + 1}"
        if action < FIRST_TRACK_DIE:
            return die_text(action - FIRST_DIE)
        if action < FIRST_VALUE:
            return f"={die_text(action - FIRST_TRACK_DIE)}"
        if action < RAISE:
            return f"V{action - FIRST_VALUE + 1}"
        return f"W{CODES[action - FIRST_PATTERN]}"

    def parse(self, game: Sagrada, text: str) -> int:
        """Return the id of an action; case does not matter."""
        match = NOTATION.fullmatch(text.strip().upper())
        if match is None or match.lastgroup is None:
            raise ValueError(f"{text[:40]!r} is not an action: {HELP}")
        kind, found = match.lastgroup, match[match.lastgroup]
        if kind == "place":
            return die_number(found[:2]) * SPACES + space_number(found[3:])
        if kind == "move":
            return FIRST_MOVE + space_number(found[:2]) * SPACES + space_number(found[3:])
        if kind == "tool":
            return FIRST_TOOL + int(found) - 1
        if kind == "die":
            return FIRST_DIE + die_number(found)
        if kind == "track":
            return FIRST_TRACK_DIE + die_number(found)
        if kind == "value":
            return FIRST_VALUE + int(found) - 1
        return WORDS[found] if kind == "word" else FIRST_PATTERN + CODES.index(found)

    def parts(self, game: Sagrada, action: int) -> SagradaParts:
        """Return dice as `R5`, spaces as row and column, and the other parts of an action."""
        if action in (RAISE, LOWER):
            return {"change": 1 if action == RAISE else -1}
        if action in CHOICES:
            return {"choice": CHOICES[action]}
        if action < FIRST_MOVE:
            return {"die": die_text(action // SPACES), "space": row_and_column(action % SPACES)}
        if action < FIRST_TOOL:
            space, target = divmod(action - FIRST_MOVE, SPACES)
            return {"from": row_and_column(space), "to": row_and_column(target)}
        if action < END_TURN:
            return {"tool": action - FIRST_TOOL + 1}
        if action < FIRST_TRACK_DIE:
            return {"die": die_text(action - FIRST_DIE)}
        if action < FIRST_VALUE:
            return {"track_die": die_text(action - FIRST_TRACK_DIE)}
        if action < RAISE:
            return {"value": action - FIRST_VALUE + 1}
        return {"pattern": CODES[action - FIRST_PATTERN]}

    def facts(self, game: Sagrada, action: int) -> Facts:
        """Return the verb with its dice and spaces, the tool in use or its price, or the window pattern."""
        if action < FIRST_MOVE:
            die, space = divmod(action, SPACES)
            return {"action": "place", "die": die_facts(die), "space": space_facts(space)}
        if action < FIRST_TOOL:
            space, target = divmod(action - FIRST_MOVE, SPACES)
            die = game.window[game.turn * SPACES + space]
            facts = {"die": die_facts(die), "from": space_facts(space), "to": space_facts(target)}
            return {"action": "move", **facts}
        if action < END_TURN:
            return self.tool_facts(game, action - FIRST_TOOL + 1)
        if action in (END_TURN, STOP):
            return {"action": "end" if action == END_TURN else "stop"}
        if action == LEAVE:
            return {"action": "leave", "die": die_facts(game.hand)}
        if action < FIRST_TRACK_DIE:
            verb = "pay" if game.step == STEP_PAY else "draft"
            return {"action": verb, "die": die_facts(action - FIRST_DIE), "tool": box.TOOLS[game.tool - 1].name}
        if action < FIRST_VALUE:
            return {"action": "exchange", "given": die_facts(game.hand), "die": die_facts(action - FIRST_TRACK_DIE)}
        if action < RAISE:
            return {"action": "value", "die": die_facts(game.hand // VALUES * VALUES + action - FIRST_VALUE)}
        if action < FIRST_PATTERN:
            becomes = game.hand + (1 if action == RAISE else -1)
            return {"action": "adjust", "die": die_facts(game.hand), "becomes": die_facts(becomes)}
        pattern = box.PATTERNS[action - FIRST_PATTERN]
        return {"action": "window", "pattern": pattern.name, "difficulty": pattern.difficulty}

    def tool_facts(self, game: Sagrada, tool: int) -> Facts:
        """Return the use of a tool with its price: favor tokens, or a die of a colour in the solo game."""
        card = box.TOOLS[tool - 1]
        price: Facts = (
            {"tokens": 0, "colour": COLOURS[card.corner]}
            if game.solo
            else {"tokens": 2 if game.on_tool[tool] else 1, "colour": None}
        )
        return {"action": "tool", "tool": card.name, **price}

    def prompt(self, game: Sagrada) -> Facts | None:
        """Ask for a window pattern, or for what the tool in use needs next."""
        step = game.step
        if step in (STEP_TURN, STEP_OVER):
            return None
        prompt: Facts = {"prompt": STEPS[step]}
        if step in (STEP_PAY, STEP_DRAFT, STEP_MOVE):
            prompt["tool"] = box.TOOLS[game.tool - 1].name
        if step in (STEP_ADJUST, STEP_EXCHANGE, STEP_PLACE):
            prompt["die"] = die_facts(game.hand)
        if step == STEP_PAY:
            prompt["colour"] = COLOURS[box.TOOLS[game.tool - 1].corner]
        elif step == STEP_VALUE:
            prompt["colour"] = COLOURS[game.hand // VALUES]
        elif step == STEP_PLACE:
            prompt["leave"] = bool(game.tool == FLUX_REMOVER)
        elif step == STEP_MOVE:
            prompt["stop"] = bool(game.tool == TAP_WHEEL and game.moved != NONE)
        return prompt

    # Positions

    def text(self, game: Sagrada) -> str:
        """Return the whole position as one line."""
        return write(game)

    def read(self, text: str) -> Sagrada:
        """Return the position that such a line describes, or raise `ValueError`."""
        from guilda.rules.sagrada import INFO
        from guilda.rules.sagrada.position import Sagrada

        return read(text, Sagrada, INFO.options)

    # Score, view and events

    def breakdown(self, game: Sagrada, seat: int) -> list[Item]:
        """Return public objectives, private objective, favor tokens and empty spaces; nothing before the end."""
        return [Item(*item) for item in game.tally(seat)] if game.turn < 0 else []

    def projection(self, game: Sagrada, seat: int, viewer: int | None) -> list[Item]:
        """Return the score sheet if the game ended now, without another seat's private objective."""
        if game.round == 0:
            return []
        known = self.knows(game, seat, viewer)
        return [Item(*item) for item in game.tally(seat) if known or item[0] != "private"]

    def reveals(self, row: Sequence[int]) -> bool:
        """Return whether the chosen windows, or at the end the private objectives, are revealed."""
        return row[0] in (EVENT_WINDOW, EVENT_PRIVATE_POINTS)

    def knows(self, game: Sagrada, seat: int, viewer: int | None) -> bool:
        """Return whether a viewer may see the secrets of a seat."""
        return game.solo or game.turn < 0 or seat == viewer

    def view(self, game: Sagrada, seat: int | None) -> SagradaView:
        """Return everything on the table, and the seat's own secrets."""
        playing = game.round > 0 and game.turn >= 0
        hand = None if game.hand == NONE else die_text(game.hand)
        track, pool, on_tool = game.track[: game.track_count], game.pool, game.on_tool  # reading an array copies it
        return {
            "game": "sagrada",
            "players": game.players,
            "round": game.round,
            "rounds": box.ROUNDS,
            "phase": STEPS[game.step],
            "actor": game.actor(),
            "starter": game.starter,
            "turn_of_round": game.turn_of_round + 1 if playing else None,
            "skips": members(game.skips),
            "drafted": game.drafted,
            "used": game.used,
            "tool": game.tool or None,
            "hand": hand[0] if hand and game.step == STEP_VALUE else hand,
            "moved": None if game.moved == NONE else row_and_column(game.moved),
            "pool": [die_text(die) for die, count in enumerate(pool) for _ in range(count)],
            "bag": count_all(game.bag),
            "spent": count_all(game.spent),
            "track": [
                [die_text(die % FACES) for die in track if die // FACES == number] for number in range(box.ROUNDS)
            ],
            "target": game.target() if game.solo else None,
            "tools": [self.tool_view(game, tool, on_tool[tool]) for tool in members(game.tools)],
            "objectives": [
                {"name": box.OBJECTIVES[number].name, "points": box.OBJECTIVES[number].points}
                for number in members(game.objectives)
            ],
            "seats": [self.seat_view(game, each, seat) for each in range(game.players)],
        }

    def tool_view(self, game: Sagrada, tool: int, tokens: int) -> Tool:
        """Return one tool card with the tokens on it."""
        card = box.TOOLS[tool - 1]
        return {
            "number": tool,
            "name": card.name,
            "corner": COLOURS[card.corner],
            "tokens": tokens,
            "cost": None if game.solo else 2 if tokens else 1,
            "gone": bool(game.gone >> tool & 1),
        }

    def seat_view(self, game: Sagrada, seat: int, viewer: int | None) -> Seat:
        """Return one player's window and tokens; private objective and window cards if the viewer may know them."""
        known = self.knows(game, seat, viewer)
        pattern, two = game.pattern[seat], game.cards[2 * seat : 2 * seat + 2]
        colours = game.private[:2] if game.solo else game.private[seat : seat + 1]
        dice = [None if die == NONE else die_text(die) for die in game.window[seat * SPACES :][:SPACES]]
        shown = pattern != NONE and (known or game.round > 0)
        return {
            "score": game.scores()[seat],
            "favor_tokens": game.favor_tokens[seat],
            "private": [COLOURS[colour] for colour in colours] if known else None,
            "chosen": pattern != NONE,
            "pattern": self.pattern_view(pattern) if shown else None,
            "choices": [self.pattern_view(2 * card + side) for card in two if card != NONE for side in (0, 1)]
            if known
            else None,
            "dice": [dice[COLUMNS * row : COLUMNS * row + COLUMNS] for row in range(ROWS)],
            "tally": [(*item,) for item in self.projection(game, seat, viewer)],
        }

    def pattern_view(self, number: int) -> Pattern:
        """Return one window pattern; a space shows `.`, a colour's letter or a value."""
        known = PATTERNS[number]
        return {**known, "spaces": [*known["spaces"]]}

    def event(self, game: Sagrada, row: Sequence[int], seat: int | None) -> Event:
        """Return an event; until the end only their owner sees a private objective and window cards."""
        event = super().event(game, row, seat)
        for name, more in (("dice", "more_dice"), ("patterns", "more_patterns")):
            if more in event:
                event[name] += event.pop(more)
        kind = event["event"]
        if kind in ("private", "cards") and not self.knows(game, event["seat"], seat):
            event["colour" if kind == "private" else "patterns"] = None
        elif kind == "end" and not game.solo:
            event["target"] = event["won"] = None
        return event

    def outcome(self, game: Sagrada, action: int, n: int, number: int) -> str:
        """Return the colour of a die that is drawn from the bag, or the value that is rolled."""
        out = game.track_count + sum(game.pool) + sum(die != NONE for die in game.window)
        rolling = out + count_all(game.bag) + count_all(game.spent) < box.DICE_OF_EACH_COLOUR * len(box.LETTERS)
        if n != count_all(game.bag) or (n == VALUES and rolling):
            return str(number + 1)
        return box.LETTERS[nth_tile(game.bag, number)]

    def detail(self, name: str, number: int) -> Any:
        """Return dice and spaces as objects; tools, objectives and patterns by their names."""
        if name in ("die", "becomes", "given"):
            return None if number == NONE else die_facts(number)
        if name in ("dice", "more_dice"):
            return [die_facts((number >> 5 * place & 31) - 1) for place in range(6) if number >> 5 * place & 31]
        if name in ("space", "from", "to"):
            return space_facts(number)
        if name == "colour":
            return COLOURS[number]
        if name in ("patterns", "more_patterns"):
            return [box.PATTERNS[2 * number].name, box.PATTERNS[2 * number + 1].name]
        if name == "pattern":
            return box.PATTERNS[number].name
        if name == "tools":
            return [box.TOOLS[tool - 1].name for tool in members(number)]
        if name == "tool":
            return box.TOOLS[number - 1].name
        if name == "objectives":
            return [box.OBJECTIVES[objective].name for objective in members(number)]
        if name == "objective":
            return box.OBJECTIVES[number].name
        return bool(number) if name == "won" else number
