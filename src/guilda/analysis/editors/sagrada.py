"""The position editor of Sagrada, for positions after the windows have been chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.analysis.editors.draft import Draft, Group, counts, multiset, number, one, remainder, seats, whole
from guilda.components import sagrada as box
from guilda.rules.sagrada.constants import COLUMNS, OBJECTIVES, ROWS, TOOLS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

LETTERS = box.LETTERS
DICE = [f"{letter}{value}" for letter in LETTERS for value in range(1, 7)]
PATTERNS = [pattern.code for pattern in box.PATTERNS]
CLEAN = {"tool": "-", "hand": "-", "moved": "-", "did": "-", "skips": "-", "step": "turn"}
MOST_FAVOR = 6


def dice_of(text: str) -> list[str]:
    """Return dice in text one by one."""
    return [] if text == "-" else [text[at : at + 2] for at in range(0, len(text), 2)]


def draft(fields: Mapping[str, str]) -> Draft:
    """Take a position apart. `nth` is the number of the turn in the round, `-` when the game is over."""
    tools = fields["tools"].split(",")
    over = fields["turn"] == "-"
    rounds = [] if fields["track"] == "-" and int(fields["round"]) < 2 else fields["track"].split("/")
    found: Draft = {
        "round": [fields["round"]],
        "nth": ["-" if over else str(int(fields["nth"]) + 1)],
        "starter": [fields["starter"]],
        "tools": [tool.partition("+")[0].strip("x") for tool in tools],
        "on_tools": ["1" if tool.endswith("x") else tool.partition("+")[2] or "0" for tool in tools],
        "public": fields["public"].split(","),
        "private": fields["private"].split(","),
        "pool": dice_of(fields["pool"]),
        "spent": counts(LETTERS, fields["spent"]),
    }
    for place, dice in enumerate(rounds):
        found[f"track{place + 1}"] = dice_of(dice)
    for seat, board in enumerate(fields["boards"].split(";")):
        code, tokens, _, rows = board.split(":")
        found[f"pattern.{seat}"] = [code.strip("-")]
        found[f"favor.{seat}"] = [tokens]
        spaces = rows.replace("/", "")
        found[f"window.{seat}"] = [spaces[at : at + 2].strip(".") for at in range(0, len(spaces), 2)]
    return found


def past_rounds(draft: Draft) -> int:
    """Return the number of rounds whose dice lie on the round track."""
    now = min(whole(draft["round"][0]), box.ROUNDS)
    return now if draft["nth"][0] == "-" else max(now - 1, 0)


def groups(fields: Mapping[str, str], draft: Draft) -> list[Group]:
    """Return the groups of a draft; lists of dice have an empty space at their end."""
    players = len(seats(fields))
    solo = players == 1
    turns = [str(turn + 1) for turn in range(2 * players)]
    found = [
        number("round", draft["round"], box.ROUNDS, 1),
        one("nth", draft["nth"], [*turns, "-"]),
        one("starter", draft["starter"], seats(fields)),
        Group("tools", "choice", draft["tools"], [[str(tool + 1) for tool in range(TOOLS)]]),
        number("on_tools", draft["on_tools"], 1 if solo else 99),
        Group("public", "choice", draft["public"], [[str(each + 1) for each in range(OBJECTIVES)]]),
        Group("private", "choice", draft["private"], [list(LETTERS)]),
        Group("pool", "piece", grown(draft["pool"]), [DICE]),
    ]
    if solo:
        found.append(number("spent", draft["spent"], 9, captions=LETTERS))
    for place in range(past_rounds(draft)):
        key = f"track{place + 1}"
        found.append(Group(key, "piece", grown(draft.get(key, [])), [DICE]))
    for seat in seats(fields):
        code = draft[f"pattern.{seat}"][0]
        printed = box.PATTERNS[PATTERNS.index(code)].spaces if code in PATTERNS else "." * ROWS * COLUMNS
        found += [
            one("pattern", draft[f"pattern.{seat}"], PATTERNS, seat),
            number("favor", draft[f"favor.{seat}"], MOST_FAVOR, seat=seat),
            Group("window", "piece", draft[f"window.{seat}"], [DICE], seat, COLUMNS, list(printed)),
        ]
    return found


def grown(values: Sequence[str]) -> list[str]:
    """Return dice without gaps, and an empty space at their end."""
    return [*(value for value in values if value), ""]


def texts(fields: Mapping[str, str], draft: Draft) -> Iterator[dict[str, str]]:
    """Yield the fields that a draft describes, the likeliest first; the bag gets all dice that are not shown."""
    players = len(seats(fields))
    over, starter = draft["nth"][0] == "-", whole(draft["starter"][0])
    track = ["".join(filter(None, draft.get(f"track{place + 1}", []))) or "-" for place in range(past_rounds(draft))]
    pool = "".join(sorted(filter(None, draft["pool"]), key=DICE.index))
    windows = [draft[f"window.{seat}"] for seat in range(players)]
    spent = {letter: whole(count) for letter, count in zip(LETTERS, draft["spent"], strict=True)}
    shown = [*pool, *"".join(track), *(die for window in windows for die in window)]
    shown += [letter * count for letter, count in spent.items()]
    nth = 0 if over else whole(draft["nth"][0]) - 1
    order = [(starter + step) % players for step in range(players)]
    changed = {
        "tools": ",".join(tool_text(*each, solo=players == 1) for each in tool_rows(draft)),
        "public": ",".join(sorted(draft["public"], key=int)),
        "private": ",".join(draft["private"]),
        "round": draft["round"][0],
        "starter": str(starter),
        "turn": "-" if over else str([*order, *order[::-1]][nth % (2 * players)]),
        "nth": str(nth),
        "spent": multiset(LETTERS, spent.values()),
        "pool": pool or "-",
        "track": "/".join(track) or "-",
        "boards": ";".join(board(draft, seat) for seat in range(players)),
    }
    hand = fields["hand"].strip("-")[:1]
    yield {**changed, "bag": bag([*shown, hand])}
    yield {**changed, **CLEAN, "step": "over" if over else "turn", "bag": bag(shown)}


def bag(used: list[str]) -> str:
    """Return the dice that are not used."""
    return multiset(LETTERS, remainder(LETTERS, box.DICE_OF_EACH_COLOUR, used))


def tool_rows(draft: Draft) -> list[tuple[int, int]]:
    """Return the tools in order, with the tokens on them."""
    return sorted((whole(tool), whole(tokens)) for tool, tokens in zip(draft["tools"], draft["on_tools"], strict=True))


def tool_text(tool: int, tokens: int, *, solo: bool) -> str:
    """Return a tool with the tokens on it; in the solo game, whether it has been used."""
    return f"{tool}{'x' if solo else f'+{tokens}'}" if tokens else str(tool)


def board(draft: Draft, seat: int) -> str:
    """Return one player's pattern, favor tokens and dice."""
    dice = [die or ".." for die in draft[f"window.{seat}"]]
    rows = "/".join("".join(dice[COLUMNS * row :][:COLUMNS]) for row in range(ROWS))
    return f"{draft[f'pattern.{seat}'][0] or '-'}:{whole(draft[f'favor.{seat}'][0])}:-:{rows}"


def check(fields: Mapping[str, str]) -> None:
    """Reject nothing: the text position is checked completely."""
