"""Sagrada in words: notation, sentences in three languages, text positions, views and events.

A die is written as its colour and value, `R5`; a space as its row and column, `23`. Seats count from 0.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from guilda.components import sagrada as box
from guilda.rules.packed import count_all
from guilda.rules.sagrada import cards, words
from guilda.rules.sagrada.constants import (
    COLUMNS,
    END_TURN,
    EVENT_PRIVATE_POINTS,
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
    STEP_MOVE,
    STEP_PAY,
    STEP_PLACE,
    STEP_VALUE,
    STOP,
    TAP_WHEEL,
    VALUES,
)
from guilda.rules.sagrada.text import STEPS, die_text, read, space_text, write
from guilda.rules.speech import Event, Item, Speech, check_language, phrase, player_name, points_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.sagrada.position import Sagrada

DIE = f"[{box.LETTERS}][1-6]"
SPACE = "[1-4][1-5]"
CODES = [pattern.code for pattern in box.PATTERNS]
NOTATION = re.compile(
    rf"(?P<place>{DIE}@{SPACE})|(?P<move>{SPACE}>{SPACE})|T(?P<tool>[1-9]|1[0-2])|(?P<word>END|STOP|LEAVE|\+1|-1)"
    rf"|(?P<die>{DIE})|=(?P<track>{DIE})|V(?P<value>[1-6])|W(?P<pattern>(?:[1-9]|1[0-2])[AB])"
)
WORDS = {"END": END_TURN, "STOP": STOP, "LEAVE": LEAVE, "+1": RAISE, "-1": LOWER}
HELP = (
    "write a die and a space (R5@23), a move (23>34), a tool (T7), END, STOP, LEAVE, a die (R5), a die of the round "
    "track (=R5), a value (V4), +1, -1 or a window (W9A)"
)


def die_number(text: str) -> int:
    """The die that a text such as `R5` names."""
    return box.LETTERS.index(text[0]) * VALUES + int(text[1]) - 1


def space_number(text: str) -> int:
    """The space that a text such as `23` names."""
    return (int(text[0]) - 1) * COLUMNS + int(text[1]) - 1


def members(mask: int) -> list[int]:
    """The members of a set in order."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


class SagradaSpeech(Speech["Sagrada"]):
    """The words of Sagrada."""

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
    TELLINGS = words.TELLINGS
    REASONS = words.REASONS
    ITEMS = cards.ITEMS
    TIE_BREAK = words.TIE_BREAK
    TIE_ITEMS = ("private", "favor")
    NOTATION_HELP = words.NOTATION_HELP

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
        """The id of an action; capitals do not matter."""
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

    def parts(self, game: Sagrada, action: int) -> dict[str, Any]:
        """Dice by their names, spaces as row and column, and what else an action is made of."""
        match = NOTATION.fullmatch(self.notation(game, action))
        assert match is not None
        assert match.lastgroup is not None
        kind, found = match.lastgroup, match[match.lastgroup]
        if kind == "place":
            return {"die": found[:2], "space": self.detail("space", action % SPACES)}
        if kind == "move":
            space, target = divmod(action - FIRST_MOVE, SPACES)
            return {"from": self.detail("space", space), "to": self.detail("space", target)}
        if kind == "track":
            return {"track_die": found}
        if kind == "word":
            return {"change": int(found)} if found[0] in "+-" else {"choice": found.lower()}
        return {kind: int(found) if kind in ("tool", "value") else found}

    def sentence(self, game: Sagrada, action: int, language: str, player: str | None) -> str:
        """What an action does."""
        check_language(language)
        parts = self.parts(game, action)
        hand = "" if game.hand == NONE else die_text(game.hand)
        told: dict[str, Any] = {}
        if hand:
            told["hand"] = words.die_words(hand, language)
        if "die" in parts:
            told["die"] = words.die_words(parts["die"], language)
        if "tool" in parts or game.tool:
            told["tool"] = box.TOOLS[parts.get("tool", game.tool) - 1].name
        if "space" in parts:
            template = words.PLACE
            told["space"] = words.SPACE[language].format(*parts["space"])
        elif "from" in parts:
            template = words.MOVE
            space = (action - FIRST_MOVE) // SPACES
            told["die"] = words.die_words(die_text(game.window[game.turn * SPACES + space]), language)
            told["from"] = words.SPACE[language].format(*parts["from"])
            told["to"] = words.SPACE[language].format(*parts["to"])
        elif "tool" in parts:
            template = words.USE
            told["cost"] = self.cost_words(game, parts["tool"], language)
        elif "die" in parts:
            template = words.PAY if game.step == STEP_PAY else words.DRAFT
        elif "track_die" in parts:
            template = words.EXCHANGE
            told["die"] = words.die_words(parts["track_die"], language)
        elif "change" in parts:
            template = words.TURN
            told["value"] = game.hand % VALUES + 1 + parts["change"]
        elif "value" in parts:
            template = words.VALUE
            told["colour"] = words.COLOUR_WORDS[language][game.hand // VALUES]
            told["value"] = parts["value"]
        elif "pattern" in parts:
            template = words.WINDOW
            pattern = box.PATTERNS[action - FIRST_PATTERN]
            told.update(pattern=pattern.name, difficulty=pattern.difficulty)
        else:
            template = {END_TURN: words.END, STOP: words.STOP, LEAVE: words.LEAVE}[action]
            told["die"] = told.get("hand")
        return phrase(template[language], player_name(game.turn, language) if player == "" else player, **told)

    def cost_words(self, game: Sagrada, tool: int, language: str) -> str:
        """What a tool costs now."""
        if game.solo:
            corner = words.COLOUR_WORDS[language][box.TOOLS[tool - 1].corner]
            return words.A_DIE[language].format(colour=corner)
        return words.counted(words.TOKENS, 2 if game.on_tool[tool] else 1, language)

    def card_texts(self, language: str) -> dict[str, dict[str, str]]:
        """What the tools (by name) and the public objectives (by key) say, for those who show the cards."""
        check_language(language)
        tools = {tool.name: text[language] for tool, text in zip(box.TOOLS, cards.TOOL_TEXTS, strict=True)}
        return {"tools": tools, "objectives": {name: text[language] for name, text in cards.OBJECTIVE_TEXTS.items()}}

    # Positions

    def question(self, game: Sagrada, language: str) -> str:
        """What the window choice or a tool asks for."""
        check_language(language)
        question = words.QUESTIONS[game.step][language]
        if game.step == STEP_PLACE and game.tool == FLUX_REMOVER:
            return f"{question} {words.OR_LEAVE[language]}"
        if game.step == STEP_MOVE and game.tool == TAP_WHEEL and game.moved != NONE:
            return f"{question} {words.OR_STOP[language]}"
        return question

    def text(self, game: Sagrada) -> str:
        """The whole position as one line."""
        return write(game)

    def read(self, text: str) -> Sagrada:
        """The position that such a line describes, or `ValueError`."""
        from guilda.rules.sagrada import INFO
        from guilda.rules.sagrada.position import Sagrada

        return read(text, Sagrada, INFO.options)

    # Score, view and events

    def breakdown(self, game: Sagrada, seat: int) -> list[Item]:
        """Each objective, the private one, favor tokens, empty spaces; nothing before the end."""
        return [Item(*item) for item in game.tally(seat)] if game.turn < 0 else []

    def outlook(self, game: Sagrada, seat: int, viewer: int | None) -> list[Item]:
        """The score if the game ended now; another seat's private objective is left out."""
        if game.round == 0:
            return []
        known = self.knows(game, seat, viewer)
        return [Item(*item) for item in game.tally(seat) if known or item[0] != "private"]

    def last_round(self, game: Sagrada) -> bool:
        """Whether the round track is at its end."""
        return bool(game.round == box.ROUNDS)

    def reveals(self, row: Sequence[int]) -> bool:
        """The end of the game shows the private objectives."""
        return row[0] == EVENT_PRIVATE_POINTS

    def knows(self, game: Sagrada, seat: int, viewer: int | None) -> bool:
        """Whether a viewer may know what a seat keeps to itself."""
        return game.solo or game.turn < 0 or seat == viewer

    def view(self, game: Sagrada, seat: int | None) -> dict[str, Any]:
        """Everything on the table, and the seat's own secrets."""
        playing = game.round > 0 and game.turn >= 0
        hand = None if game.hand == NONE else die_text(game.hand)
        return {
            "game": game.name,
            **game.options(),
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
            "moved": None if game.moved == NONE else self.detail("space", game.moved),
            "pool": [die_text(die) for die in range(FACES) for _ in range(game.pool[die])],
            "bag": count_all(game.bag),
            "spent": count_all(game.spent),
            "track": [
                [die_text(die % FACES) for die in game.track[: game.track_count] if die // FACES == number]
                for number in range(box.ROUNDS)
            ],
            "target": game.target() if game.solo else None,
            "tools": [self.tool_view(game, tool) for tool in members(game.tools)],
            "objectives": [
                {"name": box.OBJECTIVES[number].name, "points": box.OBJECTIVES[number].points}
                for number in members(game.objectives)
            ],
            "seats": [self.seat_view(game, each, seat) for each in range(game.players)],
        }

    def tool_view(self, game: Sagrada, tool: int) -> dict[str, Any]:
        """One tool card."""
        card = box.TOOLS[tool - 1]
        return {
            "number": tool,
            "name": card.name,
            "corner": box.COLOURS[card.corner],
            "tokens": game.on_tool[tool],
            "cost": None if game.solo else 2 if game.on_tool[tool] else 1,
            "gone": bool(game.gone >> tool & 1),
        }

    def seat_view(self, game: Sagrada, seat: int, viewer: int | None) -> dict[str, Any]:
        """One player's window, tokens and, if the viewer may know it, private objective and choice of windows."""
        known = self.knows(game, seat, viewer)
        pattern, two = game.pattern[seat], game.cards[2 * seat : 2 * seat + 2]
        colours = game.private[:2] if game.solo else game.private[seat : seat + 1]
        dice = [None if die == NONE else die_text(die) for die in game.window[seat * SPACES :][:SPACES]]
        shown = pattern != NONE and (known or game.round > 0)
        return {
            "score": game.scores()[seat],
            "favor_tokens": game.favor_tokens[seat],
            "private": [box.COLOURS[colour] for colour in colours] if known else None,
            "chosen": pattern != NONE,
            "pattern": self.pattern_view(pattern) if shown else None,
            "choices": [self.pattern_view(2 * card + side) for card in two if card != NONE for side in (0, 1)]
            if known
            else None,
            "dice": [dice[COLUMNS * row : COLUMNS * row + COLUMNS] for row in range(ROWS)],
            "tally": [tuple(item) for item in self.outlook(game, seat, viewer)],
        }

    def pattern_view(self, number: int) -> dict[str, Any]:
        """One window pattern; a space shows `.`, a colour's letter or a value."""
        pattern = box.PATTERNS[number]
        rows = [pattern.spaces[COLUMNS * row : COLUMNS * row + COLUMNS] for row in range(ROWS)]
        return {"code": pattern.code, "name": pattern.name, "difficulty": pattern.difficulty, "spaces": rows}

    def event(self, game: Sagrada, row: Sequence[int], seat: int | None) -> Event:
        """An event of the log; private objectives and window cards are told to their owner alone until the end."""
        told = super().event(game, row, seat)
        for name, more in (("dice", "more_dice"), ("patterns", "more_patterns")):
            if more in told:
                told[name] += told.pop(more)
        hidden = set()
        if told["event"] in ("private", "cards") and not (game.solo or game.turn < 0 or seat == told["seat"]):
            hidden = {"colour", "patterns"}
        if told["event"] == "end" and not game.solo:
            hidden = {"target", "won"}
        return {name: detail for name, detail in told.items() if name not in hidden}

    def detail(self, name: str, number: int) -> Any:
        """Dice, tools, objectives and patterns by their names; spaces as row and column, counted from 1."""
        if name in ("die", "becomes", "given"):
            return None if number == NONE else die_text(number)
        if name in ("dice", "more_dice"):
            return [die_text((number >> 5 * place & 31) - 1) for place in range(6) if number >> 5 * place & 31]
        if name in ("space", "from", "to"):
            return [number // COLUMNS + 1, number % COLUMNS + 1]
        if name == "colour":
            return box.COLOURS[number]
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

    def event_sentence(self, event: Event, language: str, names: Sequence[str] = ()) -> str:
        """What happened, in words; nothing is told of what the viewer may not know."""
        kind = event["event"]
        if (kind == "private" and "colour" not in event) or (kind == "cards" and "patterns" not in event):
            return ""
        if kind == "end" and "won" in event:
            check_language(language)
            return words.SOLO_END[event["won"]][language].format(target=event["target"])
        if kind == "window" and event["tokens"] == 0:
            check_language(language)
            return words.SOLO_WINDOW[language].format_map(self.spoken(event, language, names))
        return super().event_sentence(event, language, names)

    def spoken(self, event: Event, language: str, names: Sequence[str]) -> dict[str, Any]:
        """The details of an event, in a language."""
        told = super().spoken(event, language, names)
        for name in ("die", "becomes", "given"):
            if event.get(name):
                told[name] = words.die_words(event[name], language)
        for name in ("space", "from", "to"):
            if name in event:
                told[name] = words.SPACE[language].format(*event[name])
        if "dice" in event:
            told["dice"] = ", ".join(words.die_words(die, language) for die in event["dice"]) or words.NO_DICE[language]
        if "colour" in event:
            told["colour"] = words.COLOUR_WORDS[language][box.COLOURS.index(event["colour"])]
        if "tokens" in event:
            told["tokens"] = words.counted(words.TOKENS, event["tokens"], language)
            told["cost"] = told["die"] if event.get("die") else told["tokens"]
        if "patterns" in event:
            told["patterns"] = ", ".join(event["patterns"])
        if event["event"] == "table":
            told["tools"] = ", ".join(event["tools"])
            told["objectives"] = ", ".join(self.item(name, language) for name in event["objectives"])
        if event["event"] == "objective":
            told["objective"] = self.item(event["objective"], language)
            told["times"] = words.counted(words.TIMES, event["times"], language)
        if "empty" in event:
            told["empty"] = words.counted(words.SPACES, event["empty"], language)
        if "points" in event:
            told["points"] = points_words(event["points"], language, "+")
        return told
