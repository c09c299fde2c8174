"""The native part of `guilda.rl.batch`: many games and the arrays they are written to. Arguments are not checked.

A lane is a game with its generator, its set of legal actions, and its rows of the arrays. Each thread visits the lanes
of its share, one after the other, and does everything for a lane while its game is in the cache. A thread that has
finished helps the others.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

import cython

from guilda.rl.cells import *
from guilda.rl.rewards import MARGIN_SCALE as SCALE
from guilda.rl.rewards import rewards
from guilda.rl.team import Team
from guilda.rules.constants import *
from guilda.rules.game import Game
from guilda.rules.packed import *
from guilda.rules.rng import Rng

if TYPE_CHECKING:
    from guilda.encoding.encoder import Encoder

# Tasks of the threads
TASK_STEP = 0
TASK_RESET = 1
TASK_OBSERVE = 2
TASK_CHOOSE = 3

# Forms of observations
NO_OBSERVATIONS = 0
INT16 = 1
UINT8 = 2
BITS = 3
FORMS = {None: NO_OBSERVATIONS, "int16": INT16, "uint8": UINT8, "bits": BITS}

# When a game that is over is reset
AUTORESET_SAME_STEP = 0
AUTORESET_NEXT_STEP = 1
AUTORESET_DISABLED = 2
AUTORESETS = {
    "same_step": AUTORESET_SAME_STEP,
    "next_step": AUTORESET_NEXT_STEP,
    "disabled": AUTORESET_DISABLED,
}

# Rewards
REWARD_RANK = 0
REWARD_MARGIN = 1
REWARD_ASKED = 2  # computed in Python: solo games
MARGIN_SCALE = SCALE

CHUNK = 64  # lanes that a thread takes at a time
CURSOR_CELLS = 16  # one cache line for each share
AHEAD = 2  # lanes between the one that is visited and the one that is fetched into the cache
LANE_SEED_STEP = 0xD1342543DE82EF95


class Lanes(Team):
    """The lanes of a batch.

    `bounds` are the first lanes of the shares and the end. Observations are bytes of any form; `finals` has the same
    shape, or is empty if the last observations of games that are reset in the same step are not kept.
    """

    def __init__(
        self,
        games: list[Game],
        rngs: list[Any],
        encoder: Encoder,
        bounds: list[int],
        *,
        form: str | None,
        autoreset: str,
        reward: str,
        start: int,
        arrays: dict[str, Any],
    ) -> None:
        self.games = games
        self.rngs = rngs
        self.blank = games[0].blank()
        self.encoder = encoder
        self.form = FORMS[form]
        self.autoreset = AUTORESETS[autoreset]
        self.players = games[0].players
        self.reward_kind = reward
        self.reward = REWARD_ASKED if self.players == 1 else REWARD_RANK if reward == "rank" else REWARD_MARGIN
        self.start = start
        self.fault: BaseException | None = None
        self.n_actions = games[0].n_actions
        self.n_words = (self.n_actions + 63) // 64
        self.width = encoder.size
        self.bounds = array("i", bounds)
        self.cursors = array("i", [0] * CURSOR_CELLS * len(bounds))  # the next lane of each share
        self.scratch = array("h", bytes(2 * self.width * len(bounds) + 16))  # `pack_flags` reads beyond the end
        self.standings = array("i", [0] * self.players * len(bounds))  # of the game that a thread is scoring
        self.number_runs: Any = memoryview(array("i", runs(encoder.number_cells())))
        self.flag_runs: Any = memoryview(array("i", runs(encoder.flag_cells())))
        self.row_bytes = row_bytes(encoder, form)
        self.observations = arrays["observations"]
        self.finals = arrays["finals"]
        self.masks = arrays["masks"]
        self.actors = arrays["actors"]
        self.rewards = arrays["rewards"]
        self.done = arrays["done"]
        self.legal = arrays["legal"]
        if cython.compiled:  # raw pointers avoid reference counts; the lists keep the objects alive
            count = len(games)
            self.game_bytes = self.blank.first + self.blank.extent
            self.board_store = bytearray(cython.sizeof(cython.p_void) * count)
            self.source_store = bytearray(cython.sizeof(cython.p_void) * count)
            self.boards: Any = cython.cast("void**", cython.cast("char*", self.board_store))
            self.sources: Any = cython.cast("void**", cython.cast("char*", self.source_store))
            for lane in range(count):
                self.boards[lane] = cython.cast("void*", games[lane])
                self.sources[lane] = cython.cast("void*", rngs[lane])
        else:
            self.game_bytes = 0
            self.boards = games
            self.sources = rngs
        super().__init__(len(bounds) - 1)

    # Tasks

    def first_illegal(self, actions: Any) -> int:
        """Return the first lane whose action is illegal, or -1. A lane that is reset next accepts every action."""
        with cython.nogil:
            for lane in range(self.bounds[self.shares]):
                action = actions[lane]
                if 0 <= action < self.n_actions:
                    if self.legal[lane * self.n_words + (action >> 6)] >> (action & 63) & 1:
                        continue
                    if self.autoreset == AUTORESET_NEXT_STEP and cython.cast(Game, self.boards[lane]).turn < 0:
                        continue
                return lane
        return -1

    def step(self, actions: Any) -> None:
        """Apply a legal action in each lane, then reset what is over and observe."""
        self.actions = actions
        self.run_task(TASK_STEP)

    def choose(self, seed: int, actions: Any) -> None:
        """Write a uniformly random legal action for each lane; 0 where there is none."""
        self.seed = seed
        self.actions = actions
        self.run_task(TASK_CHOOSE)

    def reset(self, chosen: Any, restart: bool) -> None:
        """Observe the lanes marked in an array of bytes, after a restart if asked for."""
        self.chosen = chosen
        self.run_task(TASK_RESET if restart else TASK_OBSERVE)

    def run_task(self, task: int) -> None:
        """Do a task for all lanes; raise the first error of Python code that native code called."""
        self.task = task
        self.run()
        self.encoder._raise_fault()
        if self.fault is not None:
            error, self.fault = self.fault, None
            raise error
        if self.blank.bridged:
            for game in self.games:
                game._raise_fault()

    def share_out(self) -> None:
        """Let each share begin with its first lane."""
        for share in range(self.shares):
            self.cursors[share * CURSOR_CELLS] = self.bounds[share]

    def work(self, share: int) -> None:
        """Visit the lanes of a share, then those of the others that their threads have not come to."""
        for step in range(self.shares):
            part = (share + step) % self.shares
            last = self.bounds[part + 1]
            while True:
                first = take(self.cursors, part * CURSOR_CELLS, CHUNK)
                if first >= last:
                    break
                for lane in range(first, min(first + CHUNK, last)):
                    if cython.compiled and self.task == TASK_STEP and lane + AHEAD < last:
                        prefetch(self.boards[lane + AHEAD], self.game_bytes)
                    self.visit(lane, share)

    def visit(self, lane: int, share: int) -> None:
        """Do the task for one lane."""
        if self.task == TASK_STEP:
            self.step_lane(cython.cast(Game, self.boards[lane]), cython.cast(Rng, self.sources[lane]), lane, share)
        elif self.task == TASK_CHOOSE:
            self.actions[lane] = self.pick(lane)
        elif self.chosen[lane]:
            if self.task == TASK_RESET:
                self.restart(cython.cast(Game, self.boards[lane]), cython.cast(Rng, self.sources[lane]))
            self.clear_result(lane)
            self.observe(cython.cast(Game, self.boards[lane]), 0, lane, share)

    # One lane

    def step_lane(self, game: Game, rng: Rng, lane: int, share: int) -> None:
        """Apply the lane's action, pay and reset a game that has ended, and observe."""
        seat = game.turn
        self.clear_result(lane)
        if seat < 0:
            self.restart(game, rng)
        else:
            game.play(self.actions[lane], rng)
            if game.turn < 0:
                self.done[lane] = 1
                self.pay(game, lane, share)
                if self.autoreset == AUTORESET_SAME_STEP:
                    if self.finals.shape[0] > 0:
                        self.write_row(game, seat, True, lane, share)
                    self.restart(game, rng)
        self.observe(game, seat, lane, share)

    def clear_result(self, lane: int) -> None:
        """Set the rewards of a lane to 0: its game is in progress."""
        self.done[lane] = 0
        for seat in range(self.players):
            self.rewards[lane * self.players + seat] = 0

    def restart(self, game: Game, rng: Rng) -> None:
        """Set up a new game."""
        game.copy_from(self.blank)
        game.lay_out(rng, self.start)

    def pay(self, game: Game, lane: int, share: int) -> None:
        """Write the rewards of a finished game, as `guilda.rl.rewards` defines them."""
        first = lane * self.players
        others = self.players - 1
        if self.reward == REWARD_ASKED:
            with cython.gil:
                self.ask_rewards(game, first)
        elif self.reward == REWARD_MARGIN:
            points = 0
            for seat in range(self.players):
                points += game.points(seat)
            for seat in range(self.players):
                own = game.points(seat)
                self.rewards[first + seat] = (own - cython.cast(cython.double, points - own) / others) / MARGIN_SCALE
        else:
            table = share * self.players
            for seat in range(self.players):
                self.standings[table + seat] = game.standing(seat)
            for seat in range(self.players):
                own = self.standings[table + seat]
                place = 0
                tied = 0
                for other in range(table, table + self.players):
                    theirs = self.standings[other]
                    place += theirs > own
                    tied += theirs == own
                worth = 0.0
                for shared in range(place, place + tied):
                    worth += 1.0 - 2.0 * shared / others
                self.rewards[first + seat] = worth / tied

    def ask_rewards(self, game: Game, first: int) -> None:
        """Write the rewards that Python computes; keep an error until the task is done."""
        try:
            for seat, reward in enumerate(rewards(game, self.reward_kind)):
                self.rewards[first + seat] = reward
        except BaseException as error:
            self.fault = error

    def observe(self, game: Game, seat: int, lane: int, share: int) -> None:
        """Write the rows of the seat to move; of another seat when the game is over."""
        self.actors[lane] = game.turn
        self.write_mask(game, lane)
        if self.form != NO_OBSERVATIONS:
            self.write_row(game, seat if game.turn < 0 else game.turn, False, lane, share)

    def write_mask(self, game: Game, lane: int) -> None:
        """Write the set of legal actions and the action mask."""
        if cython.compiled:
            words = cython.address(self.legal[lane * self.n_words])
            for at in range(self.n_words):
                words[at] = 0
            game.fill_bits(words)
            spread(words, self.n_actions, cython.address(self.masks[lane * self.n_actions]))
        else:
            words = [0] * self.n_words
            game.fill_bits(words)
            for at in range(self.n_words):
                self.legal[lane * self.n_words + at] = words[at]
            spread(words, self.n_actions, self.masks[lane * self.n_actions : (lane + 1) * self.n_actions])

    def write_row(self, game: Game, seat: int, final: bool, lane: int, share: int) -> None:
        """Write the observation of a seat, among the last ones if `final`, in the form of the batch."""
        first = cython.cast("long long", lane) * self.row_bytes
        if cython.compiled:
            row = cython.address(self.finals[first]) if final else cython.address(self.observations[first])
            if self.form == INT16:
                self.encoder.write(game, seat, cython.cast("short*", row))
                return
            cells = cython.address(self.scratch[share * self.width])
            self.encoder.write(game, seat, cells)
        else:
            cells = self.encoder.observe(game, seat)
            row = (self.finals if final else self.observations)[first : first + self.row_bytes]
            if self.form == INT16:
                row[:] = memoryview(cells).cast("B")
                return
        if self.form == UINT8:
            clip(cells, self.width, row)
        else:
            self.pack(cells, row)

    def pack(self, cells: Any, row: Any) -> None:
        """Write the numbers of an observation as bytes, then its flags as bits."""
        at = 0
        for run in range(self.number_runs.shape[0] >> 1):
            first = self.number_runs[2 * run]
            count = self.number_runs[2 * run + 1]
            if cython.compiled:
                clip(cells + first, count, row + at)
            else:
                clip(cells[first : first + count], count, row[at : at + count])
            at += count
        count = self.flag_runs.shape[0] >> 1
        if cython.compiled:
            if count > 0:
                pack_flags(cells, cython.address(self.flag_runs[0]), count, row + at)
        else:
            pack_flags(cells, self.flag_runs, count, row[at:])

    def pick(self, lane: int) -> int:
        """Return a random legal action of a lane, the same for the same seed; 0 if there is none."""
        first = lane * self.n_words
        count = 0
        for at in range(first, first + self.n_words):
            count += count_wide(self.legal[at])
        mixed = (self.seed + lane * LANE_SEED_STEP) & MASK64
        mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & MASK64
        mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & MASK64
        n = ((mixed ^ (mixed >> 31)) >> 32) * count >> 32
        for at in range(first, first + self.n_words):
            here = count_wide(self.legal[at])
            if n < here:
                return 64 * (at - first) + nth_wide(self.legal[at], n)
            n -= here
        return 0


def runs(cells: list[int]) -> list[int]:
    """Return the first cell and the length of each run of neighbours in a rising list of cells."""
    found: list[int] = []
    first = count = 0
    for cell in cells:
        if cell != first + count:
            found += [first, count]
            first, count = cell, 0
        count += 1
    return [*found, first, count]


def row_bytes(encoder: Encoder, form: str | None) -> int:
    """Return the bytes of an observation in a form."""
    if form == "bits":
        return len(encoder.number_cells()) + (len(encoder.flag_cells()) + 7) // 8
    return {None: 0, "uint8": 1, "int16": 2}[form] * encoder.size
