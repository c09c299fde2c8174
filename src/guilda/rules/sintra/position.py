"""Stained Glass of Sintra: the position and its rules, in the order of play.

Comments name the rules of docs/rules/sintra.md. Windows, and the strips above them, count from 0 on the left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from guilda.components import sintra as box
from guilda.rules.constants import *
from guilda.rules.packed import *
from guilda.rules.sealed import seal
from guilda.rules.sintra.constants import *
from guilda.rules.sintra.palace import PalaceBoards

if not cython.compiled:  # C arrays, which the .pxd imports
    from guilda.rules.offer import EACH_COLOUR
    from guilda.rules.sintra.palace import BROKEN_GLASS, LAST_SPACE, ORNAMENT_POINTS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.rng import Rng

PIECES_OF_EACH_COLOUR = box.PIECES_OF_EACH_COLOUR
WILD_SIDE = box.WILD_SIDE


class Sintra(PalaceBoards):
    """A position of Stained Glass of Sintra."""

    name = "sintra"
    rules_version = 1

    # Set-up

    def lay_out(self, rng: Rng, start: int) -> None:
        """Lay out strips and round track, and deal the first round (SI-03 to SI-07)."""
        self.starter = rng.draw(self.players) if start < 0 else start
        for seat in range(self.players):
            self.lay_strips(seat, rng)
        for colour in range(COLOURS):
            self.bag += PIECES_OF_EACH_COLOUR << 6 * colour
        self.lay_track(rng)
        self.start_round(rng)

    def lay_strips(self, seat: int, rng: Rng) -> None:
        """Lay strips in random order, a random side up, but never the side with the wild spaces (SI-03)."""
        strips = (1 << WINDOWS) - 1
        for window in range(WINDOWS):
            strip = nth_bit(strips, rng.draw(WINDOWS - window))
            strips ^= 1 << strip
            face = 1 - WILD_SIDE % 2 if strip == WILD_SIDE // 2 else rng.draw(2)
            self.lay_strip(seat, window, 2 * strip + face)

    def lay_track(self, rng: Rng) -> None:
        """Put one piece of each colour on rounds II to VI, then a random one on round I (SI-06)."""
        colours = (1 << COLOURS) - 1
        for space in range(1, ROUNDS):
            colour = nth_bit(colours, rng.draw(ROUNDS - space))
            colours ^= 1 << colour
            self.track[space] = colour
            self.bag -= 1 << 6 * colour
        colour = nth_tile(self.bag, rng.draw(count_all(self.bag)))
        self.track[0] = colour
        self.bag -= 1 << 6 * colour

    def start_round(self, rng: Rng) -> None:
        """Deal the factories and put the marker in the centre; its owner starts (SI-10, SI-61)."""
        self.round += 1
        if self.log is not None:
            self.log.add(EVENT_ROUND, -1, self.round, self.track[self.round - 1], 0, 0)
        self.return_marker()
        self.deal(rng)

    # Legal actions

    def fill_actions(self, out: MutableSequence[int]) -> int:
        """Write the legal actions by colour, source and strip, then the glazier; or the answers to a prompt."""
        n = 0
        if self.turn < 0:
            return 0
        if self.asked != ASKED_NOTHING:
            choices = self.choices()
            while choices:
                out[n] = self.n_actions - CHOICES + lowest_bit(choices)
                n += 1
                choices &= choices - 1
            return n
        for colour in range(COLOURS):
            sources = self.showing(colour)
            windows = self.destinations(self.turn, colour)
            while sources:
                first = lowest_bit(sources) * ACTIONS_A_SOURCE + colour * DESTINATIONS
                for window in range(DESTINATIONS):
                    if windows >> window & 1:
                        out[n] = first + window
                        n += 1
                sources &= sources - 1
        if self.can_go_back(self.turn):
            out[n] = self.n_actions - CHOICES + BACK
            n += 1
        return n

    def fill_bits(self, words: MutableSequence[int]) -> None:
        """Add the legal actions to a set of ids."""
        if self.turn < 0:
            return
        if self.asked != ASKED_NOTHING:
            add_bits(words, self.n_actions - CHOICES, self.choices())
            return
        self.add_takes(words)
        if self.can_go_back(self.turn):
            add_bits(words, self.n_actions - CHOICES + BACK, 1)

    def add_takes(self, words: MutableSequence[int]) -> None:
        """Add the actions that take pieces to a set: those of a source, nine for each colour, are neighbours."""
        windows = 0
        for colour in range(COLOURS - 1, -1, -1):
            windows = windows << DESTINATIONS | self.destinations(self.turn, colour)
        for source in range(self.factories + 1):
            # The bits of the colours are ten apart; among their sums with shifts by 1 to 4 are those nine apart.
            there = (self.shown >> source & EACH_COLOUR) * 31 >> 4 & FIRST_DESTINATIONS
            add_bits(words, source * ACTIONS_A_SOURCE, windows & there * ALL_DESTINATIONS)

    def pick(self, rng: Rng) -> int:
        """Return a uniformly random legal action, found by counting rather than listing."""
        if self.asked != ASKED_NOTHING:
            choices = self.choices()
            return self.n_actions - CHOICES + nth_bit(choices, rng.draw(count_bits(choices)))
        total = 0
        for colour in range(COLOURS):
            total += count_bits(self.showing(colour)) * count_bits(self.destinations(self.turn, colour))
        n = rng.draw(total + self.can_go_back(self.turn))
        if n == total:
            return self.n_actions - CHOICES + BACK
        colour = 0
        sources = self.showing(0)
        windows = self.destinations(self.turn, 0)
        here = count_bits(sources) * count_bits(windows)
        while n >= here:
            n -= here
            colour += 1
            sources = self.showing(colour)
            windows = self.destinations(self.turn, colour)
            here = count_bits(sources) * count_bits(windows)
        wide = count_bits(windows)
        return (nth_bit(sources, n // wide) * COLOURS + colour) * DESTINATIONS + nth_bit(windows, n % wide)

    def destinations(self, seat: int, colour: int) -> int:
        """Return the strips that accept a colour from the glazier on; if there are none, breaking all pieces."""
        glazier = self.glazier[seat]
        windows = self.accepts[seat * COLOURS + colour] >> glazier << glazier  # SI-31, SI-33
        return windows or 1 << BREAK  # SI-34

    def can_go_back(self, seat: int) -> bool:
        """Return whether a strip is left and the glazier is not above the leftmost one (SI-51, SI-52)."""
        strips = self.strips_left[seat]
        return strips != 0 and lowest_bit(strips) != self.glazier[seat]

    def choices(self) -> int:
        """Return the set of answers to the prompt, numbered after the actions that take pieces."""
        at = self.turn * WINDOWS + self.glazier[self.turn]
        choices = 0
        if self.asked == ASKED_TO_FILL:
            coloured = count_of(self.open_spaces[at], self.hand_colour)
            for count in range(max(0, self.hand - self.open_wilds[at]), min(self.hand, coloured) + 1):
                choices |= 1 << FILL + count
        else:
            for colour in range(COLOURS):
                if count_of(self.pieces[at], colour) > 0:
                    choices |= 1 << KEEP + colour
        return choices

    def refusal(self, action: int) -> int:
        """Return 0 if the action is legal here, otherwise the number of the reason."""
        if self.turn < 0:
            return REFUSED_OVER
        choice = action - (self.n_actions - CHOICES)
        if choice > BACK:
            return self.refused_choice(choice)
        if self.asked == ASKED_TO_FILL:
            return REFUSED_FILL_FIRST
        if self.asked == ASKED_TO_KEEP:
            return REFUSED_KEEP_FIRST
        if choice == BACK:
            if self.strips_left[self.turn] == 0:
                return REFUSED_NO_STRIP
            return 0 if self.can_go_back(self.turn) else REFUSED_LEFTMOST
        colour = action // DESTINATIONS % COLOURS
        return self.refused_take(action // ACTIONS_A_SOURCE, colour, action % DESTINATIONS)

    def refused_choice(self, choice: int) -> int:
        """Return the refusal of an answer: which spaces to fill, which colour to keep."""
        if self.asked != (ASKED_TO_KEEP if choice >= KEEP else ASKED_TO_FILL):
            return REFUSED_NO_CHOICE
        if self.choices() >> choice & 1:
            return 0
        return REFUSED_NOT_ON_STRIP if choice >= KEEP else REFUSED_SPACES

    def refused_take(self, source: int, colour: int, window: int) -> int:
        """Return the refusal of taking pieces for a strip."""
        if not self.showing(colour) >> source & 1:
            return REFUSED_NOT_THERE
        windows = self.destinations(self.turn, colour)
        if windows >> window & 1:
            return 0
        if window == BREAK:
            return REFUSED_FITS
        if windows == 1 << BREAK:
            return REFUSED_ALL_BREAK
        if not self.strips_left[self.turn] >> window & 1:
            return REFUSED_STRIP_GONE
        return REFUSED_LEFT_OF_GLAZIER if window < self.glazier[self.turn] else REFUSED_NO_SPACE

    # A turn

    def play(self, action: int, rng: Rng) -> None:
        """Advance a pattern or move the glazier back (SI-11), or answer a prompt."""
        seat = self.turn
        choice = action - (self.n_actions - CHOICES)
        if choice < BACK:
            colour = action // DESTINATIONS % COLOURS
            self.advance(seat, action // ACTIONS_A_SOURCE, colour, action % DESTINATIONS)
        elif choice == BACK:
            self.move_glazier(seat, lowest_bit(self.strips_left[seat]))  # SI-50
        elif choice < KEEP:
            self.place(seat, self.hand_colour, self.hand, choice - FILL)
        else:
            self.keep(seat, choice - KEEP)
        if self.asked == ASKED_NOTHING:
            self.end_turn(rng)

    def advance(self, seat: int, source: int, colour: int, window: int) -> None:
        """Take pieces; those that do not fit on the strip break before the others are placed (SI-20 to SI-35)."""
        taken = self.take(source, colour)
        if self.marker_comes_along(source):
            self.marker = seat
            if self.log is not None:
                self.log.add(EVENT_MARKER, seat, 0, 0, 0, 0)
            self.step(seat, 1)  # SI-21
        if window == BREAK:
            self.shatter(seat, colour, taken)
            return
        if window != self.glazier[seat]:
            self.move_glazier(seat, window)
        at = seat * WINDOWS + window
        coloured = count_of(self.open_spaces[at], colour)
        wild = self.open_wilds[at]
        if taken > coloured + wild:
            self.shatter(seat, colour, taken - coloured - wild)
            taken = coloured + wild
        if coloured > 0 and wild > 0 and taken < coloured + wild:  # SI-35
            self.asked = ASKED_TO_FILL
            self.hand = taken
            self.hand_colour = colour
        else:
            self.place(seat, colour, taken, min(taken, coloured))

    def move_glazier(self, seat: int, window: int) -> None:
        """Move the glazier above another strip."""
        if self.log is not None:
            self.log.add(EVENT_GLAZIER, seat, self.glazier[seat], window, 0, 0)
        self.glazier[seat] = window

    def shatter(self, seat: int, colour: int, count: int) -> None:
        """Break pieces: move them to the tower and advance one step each on the broken-glass track (SI-32)."""
        self.discard += count << 6 * colour
        if self.log is not None:
            self.log.add(EVENT_BREAK, seat, colour, count, 0, 0)
        self.step(seat, count)

    def step(self, seat: int, steps: int) -> None:
        """Advance on the broken-glass track; its last space costs points and leads back to the first (SI-65, SI-66)."""
        while steps > 0:
            moved = min(steps, LAST_SPACE - self.broken[seat])
            steps -= moved
            self.broken[seat] += moved
            if self.log is not None:
                self.log.add(EVENT_BROKEN_GLASS, seat, moved, BROKEN_GLASS[self.broken[seat]], 0, 0)
            if self.broken[seat] == LAST_SPACE:
                loss = min(BROKEN_GLASS[LAST_SPACE], self.score[seat])
                self.broken[seat] = 0
                self.resets[seat] += 1
                self.lost[seat] += loss
                self.score[seat] -= loss
                if self.log is not None:
                    self.log.add(EVENT_RESET, seat, -loss, BROKEN_GLASS[LAST_SPACE], 0, 0)

    def place(self, seat: int, colour: int, count: int, coloured: int) -> None:
        """Put pieces on the strip under the glazier: `coloured` on coloured spaces, the others on wild ones (SI-30)."""
        window = self.glazier[seat]
        at = seat * WINDOWS + window
        self.asked = ASKED_NOTHING
        self.hand = 0
        self.hand_colour = 0
        self.open_spaces[at] -= coloured << 6 * colour
        self.open_wilds[at] -= count - coloured
        self.pieces[at] += count << 6 * colour
        if self.log is not None:
            self.log.add(EVENT_PLACE, seat, window, colour, coloured, count - coloured)
        self.index_strip(seat, window)
        if self.open_spaces[at] == 0 and self.open_wilds[at] == 0:
            self.complete(seat)

    def complete(self, seat: int) -> None:
        """Complete the strip: score the colour bonus, then choose the piece for the window (SI-40 to SI-42)."""
        at = seat * WINDOWS + self.glazier[seat]
        bonus = count_of(self.pieces[at], self.track[self.round - 1])
        if bonus > 0:
            self.colour_points[seat] += bonus
            self.score[seat] += bonus
            if self.log is not None:
                self.log.add(EVENT_COLOUR_BONUS, seat, self.track[self.round - 1], bonus, 0, 0)
        for colour in range(COLOURS):
            if self.pieces[at] == SPACES << 6 * colour:
                self.keep(seat, colour)
                return
        self.asked = ASKED_TO_KEEP

    def keep(self, seat: int, colour: int) -> None:
        """Move one piece of the full strip to the window, the others to the tower; score it (SI-42 to SI-45)."""
        window = self.glazier[seat]
        at = seat * WINDOWS + window
        self.asked = ASKED_NOTHING
        others = self.pieces[at] - (1 << 6 * colour)
        self.discard += others
        pane = 0 if self.panes[2 * at] == EMPTY else 1
        self.panes[2 * at + pane] = colour
        self.begun[seat] |= 1 << window
        if self.log is not None:
            self.log.add(EVENT_PANE, seat, window, pane, colour, others)
            self.log.add(EVENT_STRIP, seat, window, pane, 0, 0)
        # The two sides of a strip differ in the last bit.
        self.lay_strip(seat, window, self.strips[at] ^ 1 if pane == 0 else EMPTY)
        points = self.window_score(seat, window)
        self.window_points[at] += points
        self.score[seat] += points
        if self.log is not None:
            self.log.add(EVENT_WINDOW, seat, window, points, 0, 0)

    def last_round(self) -> bool:
        """Return whether the round track is at its end."""
        return self.turn >= 0 and self.round == ROUNDS

    # End of turn, round and game

    def end_turn(self, rng: Rng) -> None:
        """Pass the turn, or end the round when no piece is left (SI-60)."""
        if self.shown == 0:
            self.end_round(rng)
        else:
            self.turn = self.turn + 1 if self.turn + 1 < self.players else 0

    def end_round(self, rng: Rng) -> None:
        """Move the round's piece to the tower before dealing, so that there is always one to deal (SI-62)."""
        colour = self.track[self.round - 1]
        self.discard += 1 << 6 * colour
        self.track[self.round - 1] = EMPTY
        if self.log is not None:
            self.log.add(EVENT_ROUND_END, -1, self.round, colour, 0, 0)
        self.pass_start()
        if self.round < ROUNDS:
            self.start_round(rng)
        else:
            self.end()

    def end(self) -> None:
        """End the game; the final scoring counts from now on (SI-70 to SI-73)."""
        self.turn = -1
        if self.log is None:
            return
        for seat in range(self.players):
            left = self.pieces_left(seat)
            if left > 0:
                self.log.add(EVENT_LEFTOVERS, seat, left, self.leftover_points(seat), 0, 0)
            if self.broken[seat] > 0:
                self.log.add(EVENT_FINAL_LOSS, seat, -self.final_loss(seat), BROKEN_GLASS[self.broken[seat]], 0, 0)
            if self.side_b:
                windows = self.complete_windows(seat)
                colour = self.best_colour(seat)
                panes = self.colour_panes(seat, colour)
                if windows > 0:
                    self.log.add(EVENT_COLOUR_WINDOWS, seat, windows, panes, colour, windows * panes)
                continue
            for number in range(4):
                filled = self.ornament(seat, number)
                if filled > 0:
                    self.log.add(EVENT_ORNAMENT, seat, number, filled, ORNAMENT_POINTS[filled], 0)
        self.log.add(EVENT_END, -1, 0, 0, 0, 0)


seal("guilda.Game", Sintra)
