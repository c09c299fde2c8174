"""A tree of positions: moves of any seat with their chance, variations, names and comments."""

from __future__ import annotations

from secrets import randbits
from typing import TYPE_CHECKING

from guilda.analysis.chance import apply
from guilda.locales import catalogue
from guilda.records.match import Match
from guilda.records.record import Record, RecordError
from guilda.records.replay import resume
from guilda.rules.game import EventLog, Game
from guilda.rules.registry import position as read_position
from guilda.rules.rng import FastRng, ScriptedRng

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from guilda.rules.rng import Rng

MAX_NODES = 5_000
MAX_NAME = 80
MAX_COMMENT = 2_000


class Node:
    """A position of an analysis, and the move that led to it: seat, notation, draws and events.

    The first of `children` continues the main line, the others are variations. `name` and `comment` are free text.
    """

    def __init__(self, analysis: Analysis, parent: Node | None, position: Game) -> None:
        self.analysis = analysis
        self.parent = parent
        self.children: list[Node] = []
        self.seat: int | None = None
        self.notation = ""
        self.draws: list[str] = []
        self.rows: list[tuple[int, ...]] = []
        self.name = ""
        self.comment = ""
        self._position = position

    @property
    def position(self) -> Game:
        """Return a copy of the position; playing on it does not change the analysis."""
        return self._position.copy()

    @property
    def ply(self) -> int:
        """Return the number of moves from the root."""
        return len(self.line())

    def __repr__(self) -> str:
        moves = " ".join(node.notation for node in self.line())
        return f"<Node {moves or 'at the root'}: {len(self.children)} continuations>"

    def line(self) -> list[Node]:
        """Return the nodes from the first move to this one."""
        found: list[Node] = []
        node: Node | None = self
        while node is not None and node.parent is not None:
            found.append(node)
            node = node.parent
        return found[::-1]

    def main_line(self) -> list[Node]:
        """Return the nodes that follow this one on the main line."""
        found, node = [], self
        while node.children:
            node = node.children[0]
            found.append(node)
        return found

    def play(self, action: int | str, draws: Sequence[str] | None = None, *, rng: Rng | None = None) -> Node:
        """Play a legal move for the seat to act, and return its node; an existing one if nothing differs.

        `draws` are the outcomes of its draws in the game's notation; None draws them from `rng`, or at random.
        An illegal move raises `IllegalAction`, draws that do not fit `ChanceError`; neither changes the analysis.
        """
        position = self.position
        checked, log = position.action_id(action), EventLog()
        notation, seat, position.log = position.notation(checked), position.turn, log
        drawn = apply(position, checked, draws or (), rng or FastRng(randbits(62)))
        if draws is not None and len(draws) < len(drawn):
            raise ValueError(f"{notation} draws {len(drawn)} times, but {len(draws)} outcomes are given")
        position.log = None
        node = Node(self.analysis, self, position)
        node.seat, node.notation, node.draws, node.rows = seat, notation, [each.outcome for each in drawn], log.rows()
        for known in self.children:
            if known.notation == node.notation and known.draws == node.draws:
                return known
        if self.analysis.size >= MAX_NODES:
            raise ValueError(f"an analysis has at most {MAX_NODES} moves")
        self.children.append(node)
        self.analysis.size += 1
        return node

    def promote(self) -> None:
        """Make every move that leads here the first of its variations: this becomes the main line."""
        for node in self.line():
            assert node.parent is not None
            node.parent.children.remove(node)
            node.parent.children.insert(0, node)

    def delete(self) -> None:
        """Remove this move and everything after it."""
        if self.parent is None:
            raise ValueError("the starting position of an analysis cannot be removed")
        self.parent.children.remove(self)
        self.analysis.size -= sum(1 for _ in self.walk())

    def walk(self) -> Iterator[Node]:
        """Yield this node and all after it, parents before their children."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)


class Analysis:
    """A tree of variations. It starts from a text position, a position, a match or a record.

    The moves of a match or record become the main line. A record must be of a match that is over, or private.
    """

    def __init__(self, start: str | Game | Match | Record, names: Sequence[str] = ()) -> None:
        played = start.record(private=True) if isinstance(start, Match) else start
        first = resume(played, 0).position if isinstance(played, Record) else played
        position = read_position(first) if isinstance(first, str) else first.copy()
        if isinstance(played, Record) and not names:
            names = [seat.name for seat in played.seats]
        self.names = [name[:MAX_NAME] for name in names] or [
            catalogue("en").player_name(seat) for seat in range(position.players)
        ]
        if len(self.names) != position.players:
            raise ValueError(f"{position.players} names are needed, not {len(self.names)}")
        self.size = 0
        self.root = Node(self, None, position)
        if isinstance(played, Record):
            self._add_record(played)

    def _add_record(self, record: Record) -> None:
        """Add the moves of a record, with the draws that were made."""
        match, node = resume(record, 0), self.root
        for move in record.moves:
            before = len(match.draws)
            match.apply(move.notation, move.time)
            node = node.play(move.notation, rng=ScriptedRng([outcome for _, outcome in match.draws[before:]]))
        if node.position != match.position:
            raise RecordError("the moves of the record do not lead to its last position")

    def __repr__(self) -> str:
        return f"<Analysis of {self.root.position.name}: {self.size} moves>"

    def at(self, ply: int) -> Node:
        """Return the node of the main line after a number of moves; the last one if there are fewer."""
        return [self.root, *self.root.main_line()][: ply + 1][-1]

    def dumps(self) -> str:
        """Return the analysis as JSON text (docs/program/analysis.md)."""
        from guilda.analysis.file import dumps

        return dumps(self)

    def save(self, path: Path | str) -> None:
        """Write the analysis to a new file; `FileExistsError` if the file exists."""
        from guilda.records.record import write_new

        write_new(path, self.dumps())

    @staticmethod
    def loads(text: str) -> Analysis:
        """Read an analysis or a record; `RecordError` says what is wrong, and where."""
        from guilda.analysis.file import loads

        return loads(text)

    @staticmethod
    def load(path: Path | str) -> Analysis:
        """Read an analysis or a record from a file."""
        from guilda.records.record import read_text

        return Analysis.loads(read_text(path))
