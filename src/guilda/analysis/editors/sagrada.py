"""The position editor of Sagrada. Round 0 is the choice of windows."""

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
CARDS = [str(card) for card in sorted({pattern.card for pattern in box.PATTERNS})]
SIDES = "AB"
NO_DICE = "/".join([".." * COLUMNS] * ROWS)
SET_UP = ("round", "turn", "dealt")
"""The groups that tell of the choice of windows; all others are about the game after it."""
CLEAN = {"tool": "-", "hand": "-", "moved": "-", "did": "-", "skips": "-", "step": "turn"}
CHOICE_OF_WINDOWS = CLEAN | {"step": "window", "round": "0", "nth": "0", "spent": "-", "pool": "-", "track": "-"}
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
        "turn": [fields["turn"].replace("-", "0")],
        "tools": [tool.partition("+")[0].strip("x") for tool in tools],
        "on_tools": ["1" if tool.endswith("x") else tool.partition("+")[2] or "0" for tool in tools],
        "public": fields["public"].split(","),
        "private": fields["private"].split(","),
        "pool": dice_of(fields["pool"]),
        "spent": counts(LETTERS, fields["spent"]),
    }
    for place, dice in enumerate(rounds):
        found[f"track{place + 1}"] = dice_of(dice)
    boards = [board.split(":") for board in fields["boards"].split(";")]
    free = [card for card in CARDS if card not in [code[:-1] for code, *_ in boards]]
    for seat, (code, tokens, cards, rows) in enumerate(boards):
        found[f"dealt.{seat}"] = [code[:-1], free[seat]] if cards == "-" else cards.split(",")
        found[f"pattern.{seat}"] = [f"{found[f'dealt.{seat}'][0]}{SIDES[0]}" if code == "-" else code]
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
    rounds = one("round", draft["round"], range(box.ROUNDS + 1))
    if draft["round"] == ["0"]:
        return [rounds, *window_groups(fields, draft)]
    tools, *objectives = table(draft)
    found = [
        rounds,
        one("nth", draft["nth"], [*turns, "-"]),
        one("starter", draft["starter"], seats(fields)),
        tools,
        number("on_tools", draft["on_tools"], 1 if solo else 99),
        *objectives,
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


def table(draft: Draft) -> list[Group]:
    """Return the groups of tools and objectives."""
    return [
        Group("tools", "choice", draft["tools"], [[str(tool + 1) for tool in range(TOOLS)]]),
        Group("public", "choice", draft["public"], [[str(each + 1) for each in range(OBJECTIVES)]]),
        Group("private", "choice", draft["private"], [list(LETTERS)]),
    ]


def window_groups(fields: Mapping[str, str], draft: Draft) -> list[Group]:
    """Return the groups of a position in which the players choose their windows, one after another."""
    found = [*(one(name, draft[name], seats(fields)) for name in ("turn", "starter")), *table(draft)]
    for seat in seats(fields):
        cards = draft[f"dealt.{seat}"]
        found.append(Group("dealt", "choice", cards, [CARDS], seat))
        if seat < whole(draft["turn"][0]):
            found.append(
                one("pattern", draft[f"pattern.{seat}"], [card + side for card in cards for side in SIDES], seat)
            )
    return found


def grown(values: Sequence[str]) -> list[str]:
    """Return dice without gaps, and an empty space at their end."""
    return [*(value for value in values if value), ""]


def texts(fields: Mapping[str, str], draft: Draft) -> Iterator[dict[str, str]]:
    """Yield the fields that a draft describes, the likeliest first; the bag gets all dice that are not shown."""
    players = len(seats(fields))
    if draft["round"] == ["0"]:
        yield window_fields(draft, players)
        return
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
        **common(draft),
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


def window_fields(draft: Draft, players: int) -> dict[str, str]:
    """Return the fields of a position in which the players choose their windows."""
    turn = whole(draft["turn"][0])
    boards = []
    for seat in range(players):
        cards = sorted(draft[f"dealt.{seat}"], key=whole)
        code = draft[f"pattern.{seat}"][0] if seat < turn else "-"
        boards.append(f"{code}:0:{','.join(cards)}:{NO_DICE}")
    return {
        **CHOICE_OF_WINDOWS,
        **common(draft),
        "tools": ",".join(sorted(draft["tools"], key=whole)),
        "starter": draft["starter"][0],
        "turn": str(turn),
        "bag": bag([]),
        "boards": ";".join(boards),
    }


def common(draft: Draft) -> dict[str, str]:
    """Return the fields of the objectives."""
    return {"public": ",".join(sorted(draft["public"], key=whole)), "private": ",".join(draft["private"])}


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
