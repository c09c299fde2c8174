"""A position of Sagrada as one line of text, and back. Reading checks everything: 90 dice, windows, tokens, the step.

    sagrada players=2 tools=2+1,5,12 public=1,6,9 private=R,G round=3 starter=0 turn=1 nth=1 step=turn tool=- hand=-
        moved=- did=- skips=- bag=R15Y14… spent=- pool=R5Y2Y2 track=G3/B1P6 boards=SEAT;SEAT

A tool has `+` and the favor tokens on it, or `x` when it has left the solo game. `did` describes this turn: `d` a die
was drafted, `u` a tool was used. A seat is `pattern:tokens:cards:rows`, such as `9A:4:-:R5......../…`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, get_args

from guilda.components import sagrada as box
from guilda.rules.fields import Fields
from guilda.rules.packed import count_all, count_of
from guilda.rules.sagrada.constants import (
    CARDS,
    COLUMNS,
    COPPER_FOIL_BURNISHER,
    CORK_BACKED_STRAIGHTEDGE,
    EGLOMISE_BRUSH,
    FACES,
    FIRST_TOOL,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GRINDING_STONE,
    GROZING_PLIERS,
    LATHEKIN,
    LENS_CUTTER,
    MOST_DICE,
    NONE,
    OBJECTIVES,
    ROWS,
    RUNNING_PLIERS,
    SEATS,
    SPACES,
    STEP_ADJUST,
    STEP_DRAFT,
    STEP_EXCHANGE,
    STEP_EXTRA,
    STEP_MOVE,
    STEP_OVER,
    STEP_PAY,
    STEP_PLACE,
    STEP_TURN,
    STEP_VALUE,
    STEP_WINDOW,
    TAP_WHEEL,
    TOOLS,
    VALUES,
)
from guilda.rules.sagrada.types import Phase

if TYPE_CHECKING:
    from guilda.rules.options import Option
    from guilda.rules.sagrada.position import Sagrada

LETTERS = box.LETTERS
STEPS: tuple[Phase, ...] = get_args(Phase)
FIELDS = (
    *("players", "tools", "public", "private", "round", "starter", "turn", "nth", "step", "tool", "hand", "moved"),
    *("did", "skips", "bag", "spent", "pool", "track", "boards"),
)
DICE = re.compile(rf"(?:[{LETTERS}][1-6])+")
MULTISET = re.compile("-|" + "".join(f"(?:{letter}(?P<{letter}>[1-9][0-9]?))?" for letter in LETTERS))
TOOL = re.compile(r"([1-9]|1[0-2])(?:\+([1-9][0-9]?)|(x))?")
DRAFTERS = {GROZING_PLIERS, LENS_CUTTER, FLUX_BRUSH, CORK_BACKED_STRAIGHTEDGE, GRINDING_STONE, FLUX_REMOVER}
MOVERS = {EGLOMISE_BRUSH, COPPER_FOIL_BURNISHER, LATHEKIN, TAP_WHEEL}
TOOLS_OF_STEP = {
    STEP_PAY: set(range(1, TOOLS + 1)),
    STEP_DRAFT: DRAFTERS,
    STEP_ADJUST: {GROZING_PLIERS},
    STEP_EXCHANGE: {LENS_CUTTER},
    STEP_VALUE: {FLUX_REMOVER},
    STEP_PLACE: DRAFTERS,
    STEP_MOVE: MOVERS,
    STEP_EXTRA: {RUNNING_PLIERS},
}
STEPS_WITH_HAND = {STEP_ADJUST, STEP_EXCHANGE, STEP_VALUE, STEP_PLACE}


@cache
def die_text(die: int) -> str:
    """Return a die as `R5`."""
    return f"{LETTERS[die // VALUES]}{die % VALUES + 1}"


def space_text(space: int) -> str:
    """Return a space as its row and column, `23`."""
    return f"{space // COLUMNS + 1}{space % COLUMNS + 1}"


def dice_text(dice: list[int]) -> str:
    """Return dice one after another, or `-` for none."""
    return "".join(map(die_text, dice)) or "-"


def write_colours(dice: int) -> str:
    """Return a multiset of colours: `R2P1`, or `-` for none."""
    return "".join(f"{letter}{count_of(dice, c)}" for c, letter in enumerate(LETTERS) if count_of(dice, c)) or "-"


def write(game: Sagrada) -> str:
    """Return the position as text."""
    hand = "-" if game.hand == NONE else die_text(game.hand)
    track = game.track[: game.track_count]
    rounds = range(game.round if game.turn < 0 else max(game.round - 1, 0))
    fields = {
        "players": game.players,
        "tools": ",".join(write_tool(game, tool) for tool in range(1, TOOLS + 1) if game.tools >> tool & 1),
        "public": ",".join(str(number + 1) for number in range(OBJECTIVES) if game.objectives >> number & 1),
        "private": ",".join(LETTERS[colour] for colour in game.private if colour != NONE),
        "round": game.round,
        "starter": game.starter,
        "turn": "-" if game.turn < 0 else game.turn,
        "nth": game.turn_of_round,
        "step": STEPS[game.step],
        "tool": game.tool or "-",
        "hand": f"{hand[0]}?" if game.step == STEP_VALUE else hand,
        "moved": "-" if game.moved == NONE else space_text(game.moved),
        "did": "d" * game.drafted + "u" * game.used or "-",
        "skips": ",".join(str(seat) for seat in range(SEATS) if game.skips >> seat & 1) or "-",
        "bag": write_colours(game.bag),
        "spent": write_colours(game.spent),
        "pool": dice_text([die for die in range(FACES) for _ in range(game.pool[die])]),
        "track": "/".join(dice_text([die % FACES for die in track if die // FACES == r]) for r in rounds) or "-",
        "boards": ";".join(write_board(game, seat) for seat in range(game.players)),
    }
    return " ".join([game.name, *(f"{name}={fields[name]}" for name in FIELDS)])


def write_tool(game: Sagrada, tool: int) -> str:
    """Return a tool with the tokens on it."""
    if game.gone >> tool & 1:
        return f"{tool}x"
    return f"{tool}+{game.on_tool[tool]}" if game.on_tool[tool] else str(tool)


def write_board(game: Sagrada, seat: int) -> str:
    """Return one player's pattern, favor tokens, window cards and dice."""
    pattern, cards = game.pattern[seat], game.cards[2 * seat : 2 * seat + 2]
    dice = [".." if die == NONE else die_text(die) for die in game.window[seat * SPACES :][:SPACES]]
    rows = "/".join("".join(dice[COLUMNS * row : COLUMNS * row + COLUMNS]) for row in range(ROWS))
    code = "-" if pattern == NONE else box.PATTERNS[pattern].code
    return f"{code}:{game.favor_tokens[seat]}:{'-' if NONE in cards else f'{cards[0] + 1},{cards[1] + 1}'}:{rows}"


def read(text: str, kind: type[Sagrada], options: tuple[Option, ...]) -> Sagrada:
    """Return the position that a text describes; `ValueError` says what is wrong with it."""
    return Reader(text, options).position(kind)


class Reader(Fields):
    """Reads one text position of Sagrada."""

    def __init__(self, text: str, options: tuple[Option, ...]) -> None:
        super().__init__(text, "sagrada", FIELDS)
        self.named = {option.name: option for option in options}
        self.players = int(self.option(self.named["players"]))
        self.solo = self.players == 1
        self.dice_a_round = box.dice_a_round(self.players)
        self.tools = self.gone = 0
        self.on_tool = [0] * (TOOLS + 1)
        self.pattern = [NONE] * SEATS
        self.favor_tokens = [0] * SEATS
        self.cards = [NONE] * (2 * SEATS)
        self.window = [NONE] * (SEATS * SPACES)

    def position(self, kind: type[Sagrada]) -> Sagrada:
        """Read every field, then check the position against the rules."""
        self.read_tools()
        objectives = self.read_objectives()
        private = self.read_private()
        for seat, board in enumerate(self.split(self.word("boards"), ";", self.players, "boards")):
            self.read_board(seat, board)
        if self.word("step") not in STEPS:
            self.fail(f"step must be one of {', '.join(STEPS)}")
        self.step = STEPS.index(self.word("step"))
        self.round = self.whole("round", 0, box.ROUNDS)
        self.starter = self.whole("starter", 0, self.players - 1)
        self.turn = self.seat("turn", self.players, "-")
        self.nth = self.whole("nth", 0, 2 * self.players - 1)
        self.tool = 0 if self.word("tool") == "-" else self.whole("tool", 1, TOOLS)
        self.hand = self.read_hand()
        self.moved = self.read_moved()
        if self.word("did") not in ("-", "d", "u", "du"):
            self.fail("did must be -, d, u or du")
        self.drafted, self.used = "d" in self.word("did"), "u" in self.word("did")
        self.skips = self.read_skips()
        self.bag, self.spent = self.multiset("bag"), self.multiset("spent")
        self.pool = self.dice(self.word("pool"), "pool")
        self.track = self.read_track()
        self.check_dice()
        self.check_tokens()
        self.check_windows()
        self.check_step()
        game = self.make(kind, objectives, private)
        self.check_choices(game, kind, objectives, private)
        return game

    def make(self, kind: type[Sagrada], objectives: int, private: list[int]) -> Sagrada:
        """Return the position made of everything read."""
        pool = [0] * FACES
        for die in self.pool:
            pool[die] += 1
        counts = (self.tools.bit_count(), objectives.bit_count())
        read = ("turn", "round", "starter", "tools", "gone", "step", "tool", "moved", "skips", "drafted", "used", "bag")
        game = kind(self.players, *counts)
        game._set_fields(
            {
                "objectives": objectives,
                "private": private,
                "turn_of_round": self.nth,
                "track": [*self.track, *([0] * (MOST_DICE - len(self.track)))],
                "track_count": len(self.track),
                "pool": pool,
                **{name: getattr(self, name) for name in (*read, "spent", "hand", "on_tool", "favor_tokens")},
                **{name: getattr(self, name) for name in ("cards", "pattern", "window")},
            }
        )
        return game

    # Fields

    def numbers(self, name: str, most: int) -> list[int]:
        """Read numbers from 1 in ascending order, separated by commas."""
        found = [self.number(text, name, 1, most) for text in self.word(name).split(",")]
        if len(set(found)) < len(found):
            self.reject("sagrada_public")
        if sorted(found) != found:
            self.fail(f"{name} must be in order")
        return found

    def read_tools(self) -> None:
        """Read the tools on the table, with their tokens."""
        last = 0
        for text in self.word("tools").split(","):
            match = TOOL.fullmatch(text)
            if match is None or int(match[1]) < last or (match[2] and self.solo) or (match[3] and not self.solo):
                self.fail("tools must be written like 2+1,5,12 (in solo 2x,5,12), in order")
            if int(match[1]) == last:
                self.reject("sagrada_tools")
            last = int(match[1])
            self.tools |= 1 << last
            self.on_tool[last] = int(match[2] or 0)
            self.gone |= 1 << last if match[3] else 0
        allowed = self.named["tools"].values if self.solo else (box.TABLE["tools"],)
        if self.tools.bit_count() not in allowed:
            self.fail(f"there cannot be {self.tools.bit_count()} tools")

    def read_objectives(self) -> int:
        """Read the public objectives."""
        found = self.numbers("public", OBJECTIVES)
        allowed = self.named["objectives"].values if self.solo else (box.TABLE["objectives"],)
        if len(found) not in allowed:
            self.fail(f"there cannot be {len(found)} public objectives")
        return sum(1 << number - 1 for number in found)

    def read_private(self) -> list[int]:
        """Read the private objectives: one per seat, two in solo."""
        count = box.SOLO["private_objectives"] if self.solo else self.players
        found = self.split(self.word("private"), ",", count, "private")
        if any(len(letter) != 1 or letter not in LETTERS for letter in found):
            self.fail(f"private objectives are colours out of {LETTERS}")
        if len(set(found)) < count:
            self.reject("sagrada_private")
        return [LETTERS.index(letter) for letter in found] + [NONE] * (SEATS - count)

    def read_board(self, seat: int, text: str) -> None:
        """Read one player's pattern, favor tokens, window cards and dice."""
        code, tokens, cards, rows = self.split(text, ":", 4, "a board")
        codes = [pattern.code for pattern in box.PATTERNS]
        if code != "-":
            if code not in codes:
                self.fail(f"there is no window pattern {code[:20]!r}")
            self.pattern[seat] = codes.index(code)
        self.favor_tokens[seat] = self.number(tokens, "favor", 0, 9, seat + 1)
        if cards != "-":
            two = [self.number(card, "a window card", 1, CARDS) for card in self.split(cards, ",", 2, "window cards")]
            if two[0] > two[1]:
                self.fail("window cards must be in order")
            self.cards[2 * seat : 2 * seat + 2] = [card - 1 for card in two]
        for row, spaces in enumerate(self.split(rows, "/", ROWS, "a window")):
            if len(spaces) != 2 * COLUMNS:
                self.fail(f"a row of a window has {COLUMNS} dice such as R5, or '..' for none")
            for column in range(COLUMNS):
                die = spaces[2 * column : 2 * column + 2]
                if die != "..":
                    self.window[seat * SPACES + row * COLUMNS + column] = self.dice(die, "a window")[0]

    def dice(self, text: str, what: str) -> list[int]:
        """Read dice one after another; `-` for none."""
        if text == "-" and what != "a window":
            return []
        if not DICE.fullmatch(text):
            self.fail(f"{what} must be dice such as R5Y2, not {text[:20]!r}")
        if len(text) > 2 * MOST_DICE:
            self.fail(f"{what} has too many dice")
        pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
        return [LETTERS.index(die[0]) * VALUES + int(die[1]) - 1 for die in pairs]

    def read_hand(self) -> int:
        """Read the die in hand; a die drawn from the bag has only a colour."""
        text = self.word("hand")
        if self.step == STEP_VALUE and len(text) == 2 and text[0] in LETTERS and text[1] == "?":
            return LETTERS.index(text[0]) * VALUES
        dice = self.dice(text, "hand")
        if len(dice) != (1 if self.step in STEPS_WITH_HAND else 0) or self.step == STEP_VALUE:
            self.fail("hand does not fit the step")
        return dice[0] if dice else NONE

    def read_moved(self) -> int:
        """Read the space of the die that the tool in use has moved."""
        text = self.word("moved")
        if text == "-":
            return NONE
        if not re.fullmatch("[1-4][1-5]", text):
            self.fail("moved must be a space such as 23, or -")
        return (int(text[0]) - 1) * COLUMNS + int(text[1]) - 1

    def read_skips(self) -> int:
        """Read the seats whose second turn is skipped."""
        if self.word("skips") == "-":
            return 0
        seats = [self.number(text, "skips", 0, self.players - 1) for text in self.word("skips").split(",")]
        if sorted(set(seats)) != seats:
            self.fail("skips must be seats in order")
        return sum(1 << seat for seat in seats)

    def multiset(self, name: str) -> int:
        """Read dice by colour."""
        match = MULTISET.fullmatch(self.word(name))
        if match is None or not self.word(name):
            self.fail(f"{name} must be written like R3Y1, or -, not {self.word(name)[:20]!r}")
        counts = [int(match[letter] or 0) for letter in LETTERS]
        if max(counts) > box.DICE_OF_EACH_COLOUR:
            self.fail(f"there are more than {box.DICE_OF_EACH_COLOUR} dice of a colour")
        return sum(count << 6 * colour for colour, count in enumerate(counts))

    def read_track(self) -> list[int]:
        """Read the dice on the round track, round by round."""
        rounds = self.round if self.turn < 0 else max(self.round - 1, 0)
        if rounds == 0 and self.word("track") != "-":
            self.reject("sagrada_first_round")
        track = []
        for number, text in enumerate(self.split(self.word("track"), "/", max(rounds, 1), "track")):
            dice = self.dice(text, "track")
            if not (0 if self.solo or rounds == 0 else 1) <= len(dice) <= self.dice_a_round:
                self.reject("sagrada_track", round=number + 1, count=len(dice))
            track += [number * FACES + die for die in dice]
        return track

    # Consistency

    def check_dice(self) -> None:
        """Check that all 90 dice are accounted for, and that the right number have left the bag."""
        out = [*self.pool, *(die % FACES for die in self.track), *(die for die in self.window if die != NONE)]
        out += [self.hand] if self.hand != NONE else []
        for colour, letter in enumerate(LETTERS):
            dice = sum(die // VALUES == colour for die in out) + count_of(self.bag, colour)
            if dice + count_of(self.spent, colour) != box.DICE_OF_EACH_COLOUR:
                self.fail(f"there must be {box.DICE_OF_EACH_COLOUR} {letter} dice in all")
        if len(out) + count_all(self.spent) != self.dice_a_round * self.round:
            self.reject(
                "sagrada_dice",
                count=self.dice_a_round * self.round,
                shown=len(out) + count_all(self.spent),
                round=self.round,
            )
        gone = self.dice_a_round - len(self.pool) - (self.hand != NONE)
        most_gone = self.nth + self.drafted + (self.skips & ~(1 << max(self.turn, 0))).bit_count()
        most_gone += self.nth + self.used if self.solo else 0
        if sorted(self.pool) != self.pool:
            self.fail("pool must be in order")
        if self.round > 0 and self.turn >= 0 and not 0 <= gone <= most_gone:
            self.reject("sagrada_pool")
        if count_all(self.spent) != (self.gone.bit_count() if self.solo else 0):
            self.reject("sagrada_spent")

    def check_tokens(self) -> None:
        """Check that all favor tokens are with their players or on tools."""
        given = 0
        for seat in range(self.players):
            if self.round > 0 and not self.solo and self.pattern[seat] != NONE:
                difficulty = box.PATTERNS[self.pattern[seat]].difficulty
                given += difficulty
                if self.favor_tokens[seat] > difficulty:
                    self.reject("sagrada_favor", player=seat + 1, count=difficulty)
        if sum(self.favor_tokens) + sum(self.on_tool) != given:
            self.reject("sagrada_tokens", count=given)
        if any(tokens and tokens % 2 == 0 for tokens in self.on_tool):
            self.reject("sagrada_price")

    def uses(self, tool: int) -> int:
        """Return the number of times a tool has been used."""
        return self.gone >> tool & 1 if self.solo else (self.on_tool[tool] + 1) // 2

    def check_windows(self) -> None:
        """Check that every die obeys the rules, except those a tool may have lifted (SA-20 to SA-23, SA-26)."""
        wrong_colours = wrong_values = 0
        loose = any(self.uses(tool) for tool in MOVERS | {CORK_BACKED_STRAIGHTEDGE})
        for seat in range(self.players):
            dice = self.window[seat * SPACES : (seat + 1) * SPACES]
            placed = [space for space in range(SPACES) if dice[space] != NONE]
            if len(placed) > self.most_dice(seat):
                self.reject("sagrada_turns", player=seat + 1)
            for space in placed:
                colour, value = divmod(dice[space], VALUES)
                shown = box.PATTERNS[self.pattern[seat]].spaces[space]
                wrong_colours += shown in LETTERS and shown != LETTERS[colour]
                wrong_values += shown.isdigit() and shown != str(value + 1)
                right = [space + 1] if space % COLUMNS < COLUMNS - 1 else []
                for other in [*right, space + COLUMNS]:
                    if other in placed and (dice[other] // VALUES == colour or dice[other] % VALUES == value):
                        row, column = divmod(space, COLUMNS)
                        self.reject("sagrada_neighbours", player=seat + 1, row=row + 1, column=column + 1)
            if placed and not loose and not self.connected(placed):
                self.reject("sagrada_edge", player=seat + 1)
        if wrong_colours > self.uses(EGLOMISE_BRUSH) or wrong_values > self.uses(COPPER_FOIL_BURNISHER):
            self.reject("sagrada_print")

    def order(self) -> list[int]:
        """Return the seats in the order of the round's turns."""
        there = [(self.starter + step) % self.players for step in range(self.players)]
        return there + there[::-1]

    def most_dice(self, seat: int) -> int:
        """Return the most dice a seat can have placed: two per earlier round, plus its turns in this one."""
        if self.turn < 0 or self.round == 0:
            return 2 * self.round
        had = self.order()[: self.nth].count(seat)
        now = self.drafted if seat == self.turn else self.skips >> seat & 1
        return 2 * (self.round - 1) + had + now

    def connected(self, placed: list[int]) -> bool:
        """Return whether the dice can have been placed one after another, starting at the edge."""
        rim = [s for s in placed if s // COLUMNS in (0, ROWS - 1) or s % COLUMNS in (0, COLUMNS - 1)]
        found = set(rim[:1])
        fresh = list(found)
        while fresh:
            row, column = divmod(fresh.pop(), COLUMNS)
            near = {s for s in placed if abs(s // COLUMNS - row) <= 1 and abs(s % COLUMNS - column) <= 1} - found
            found |= near
            fresh += near
        return len(found) == len(placed)

    def check_step(self) -> None:
        """Check that round, turn, step, tool and its progress are consistent."""
        patterns = self.pattern[: self.players]
        idle = self.moved == NONE and not (self.tool or self.drafted or self.used or self.skips or self.nth)
        if (self.turn < 0) != (self.step == STEP_OVER) or (self.round == 0) != (self.step == STEP_WINDOW):
            self.fail("step, round and turn do not fit together")
        if self.step == STEP_WINDOW:
            mine = [self.cards[2 * seat : 2 * seat + 2] for seat in range(self.players)]
            dealt = self.cards[: 2 * self.players]
            if NONE in dealt:
                self.fail("every seat chooses from two window cards of its own")
            if len(set(dealt)) < len(dealt):
                self.reject("sagrada_dealt")
            for seat, (pattern, two) in enumerate(zip(patterns, mine, strict=True)):
                if pattern != NONE and pattern // 2 not in two:
                    self.reject("sagrada_not_dealt", player=seat + 1)
            if not idle or self.gone or [p != NONE for p in patterns] != [s < self.turn for s in range(self.players)]:
                self.fail("the seats choose their windows in order, before anything else")
            return
        if set(self.cards) != {NONE} or NONE in patterns or len({p // 2 for p in patterns}) < self.players:
            self.reject("sagrada_cards")
        if self.step == STEP_OVER:
            if not idle or self.round < box.ROUNDS or self.pool:
                self.reject("sagrada_over", rounds=box.ROUNDS)
            return
        self.check_turn()
        self.check_tool()
        self.check_uses()

    def check_turn(self) -> None:
        """Check that the right seat is to act, and that seats that skip their second turn have had the first."""
        order = self.order()
        had = order[: self.nth]
        extra = 1 << self.turn if self.step == STEP_EXTRA else 0
        if order[self.nth] != self.turn or (self.nth >= self.players and self.skips >> self.turn & 1):
            self.fail(f"seat {self.turn} has no turn now")
        if any(self.skips >> seat & 1 and seat not in had and not extra >> seat & 1 for seat in range(self.players)):
            self.fail("a second turn is given up in the first one")
        if self.skips & extra != extra or self.skips.bit_count() > self.uses(RUNNING_PLIERS):
            self.fail("a second turn is given up by using tool 8")

    def check_tool(self) -> None:
        """Check that the tool in use is on the table, paid for, and asks for this step."""
        tools = TOOLS_OF_STEP.get(self.step)
        if tools is None:
            if self.tool or self.moved != NONE:
                self.fail("no tool is in use")
            if self.used and not any(self.uses(tool) for tool in range(1, TOOLS + 1)):
                self.fail("no tool has been used")
            return
        if self.tool not in tools or not self.tools >> self.tool & 1:
            self.fail(f"no tool on the table asks for {STEPS[self.step]}")
        paid = self.step != STEP_PAY
        if bool(self.uses(self.tool)) < paid or (not paid and (self.gone >> self.tool & 1 or not self.solo)):
            self.fail("the tool in use must be paid for")
        if self.used != paid or (self.drafted and self.tool in DRAFTERS):
            self.fail("a tool in use counts as used, and no die is drafted twice")
        if self.tool == RUNNING_PLIERS and self.nth >= self.players:
            self.fail("tool 8 is for the first turn")
        if self.moved != NONE:
            die = self.window[self.turn * SPACES + self.moved]
            seen = {other % FACES // VALUES for other in self.track}
            if self.step != STEP_MOVE or self.tool not in (LATHEKIN, TAP_WHEEL) or die == NONE:
                self.fail("no die was moved there")
            if self.tool == TAP_WHEEL and die // VALUES not in seen:
                self.fail("the tool moves dice of a colour on the round track")

    def check_uses(self) -> None:
        """Check that the turns so far allow this many tool uses: one per turn, some only in certain turns (SA-12)."""
        uses = {tool: self.uses(tool) for tool in range(1, TOOLS + 1)}
        earlier, now = 2 * self.players * (self.round - 1), self.nth + self.used
        if sum(uses.values()) > earlier + now:
            self.reject("sagrada_uses")
        of_track = uses[LENS_CUTTER] + uses[TAP_WHEEL]
        if of_track and (not self.track or of_track > earlier + now - 2 * self.players):
            self.reject("sagrada_track_tools")
        if uses[GLAZING_HAMMER] > earlier // 2 + max(now - self.players, 0):
            self.reject("sagrada_second_turn")
        paid = self.solo or self.favor_tokens[self.turn] < box.PATTERNS[self.pattern[self.turn]].difficulty
        if self.used and not paid:
            self.fail(f"seat {self.turn} has paid for no tool")

    def check_choices(self, game: Sagrada, kind: type[Sagrada], objectives: int, private: list[int]) -> None:
        """Check that there is a choice: a follow-up, or the rest of a turn, has at least two legal actions."""
        fresh = self.step in (STEP_OVER, STEP_WINDOW) or (self.step == STEP_TURN and not self.drafted | self.used)
        if not fresh and len(game.actions()) < 2:
            self.fail("nothing is left to decide at this step")
        if self.step == STEP_PAY:
            self.step, tool, self.tool = STEP_TURN, self.tool, 0
            if FIRST_TOOL + tool - 1 not in self.make(kind, objectives, private).actions():
                self.fail("the tool cannot be used now")
