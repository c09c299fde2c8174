"""A live game at a table: what people may do there, and what happens by itself."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from guilda import bots
from guilda.records.fairness import LONGEST_SEAT_SEED, SEED_BYTES
from guilda.rules.game import IllegalAction
from guilda.rules.registry import NAMES, game
from guilda.tables import showing
from guilda.tables.commands import (
    Act,
    Chat,
    NewSeat,
    NewTable,
    Person,
    Rematch,
    Resign,
    Return,
    SeatBot,
    Sit,
    Stand,
    Start,
    TableCommand,
    Takeover,
    Undo,
)
from guilda.tables.entries import (
    BotSeated,
    Chair,
    LogEntry,
    Made,
    Opened,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    TakenOver,
    TimedOut,
    Undone,
)
from guilda.tables.played import Played
from guilda.tables.words import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from guilda.rules.game import Game
    from guilda.rules.rng import Rng
    from guilda.tables.entries import Clock
    from guilda.tables.played import Answer
    from guilda.tables.sight import ChatLine, Happening, State, TableInfo
    from guilda.tables.summary import Summary

LONGEST_NAME = 24
ID_BYTES = 9
CHAT_LIMITS = ((5, 10_000), (30, 300_000))
"""At most so many lines of one person in so many milliseconds."""
MOST_CHAT = 500
"""Lines of one person with a seat, and of all spectators together."""
MOST_CHANGES = 300
"""So often one person may sit down, stand up, seat bots and take decisions back at one table."""


class BotTurn(NamedTuple):
    """A decision that a bot has to make: for which seat, at which ply, with which seed."""

    seat: int
    ply: int
    level: str
    seed: int


def new_id() -> str:
    """The id of a new table, which nobody can guess: who has it is invited."""
    return secrets.token_urlsafe(ID_BYTES)


def need(holds: bool, code: str, **details: Any) -> None:
    """Refuse unless something holds."""
    if not holds:
        raise Refused(code, **details)


def checked_name(name: str) -> str:
    """A name that can be shown and written down."""
    name = name.strip()
    need(0 < len(name) <= LONGEST_NAME and name.isprintable(), "bad_name")
    return name


def printable(text: str) -> str:
    """What can be shown of a text."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


def checked_seed(seed: str) -> str:
    """A seat's own seed."""
    need(len(seed) <= LONGEST_SEAT_SEED and seed.isprintable(), "bad_seed")
    return seed


def checked_level(level: str) -> str:
    """The name of a bot that there is."""
    need(level in bots.NAMES, "no_such_level", levels=", ".join(bots.NAMES))
    return level


def opening(new: NewTable, person: Person, now: int, server_seed: bytes | None = None) -> list[LogEntry]:
    """The first entries of a new table with this person as its host; it waits for `start`."""
    need(new.game in NAMES, "no_such_game")
    info = game(new.game)
    try:
        options = info.check(new.options)
    except ValueError:
        raise Refused("bad_options") from None
    need(len(new.seats) == options["players"], "bad_seats", players=options["players"])
    need(new.clock is None or new.clock.bank + new.clock.increment > 0, "bad_clock")
    chairs = [chair_of(seat, person) for seat in new.seats]
    taken = [chair for chair in chairs if not chair.open]
    need(not new.rated or rateable(taken), "rated")
    opened = Opened(
        at=now,
        by=person.id,
        game=new.game,
        rules_version=info.rules_version,
        options=options,
        chairs=chairs,
        server_seed=(server_seed or secrets.token_bytes(SEED_BYTES)).hex(),
        clock=clock_of(new.clock, new.rated),
        public=new.public,
        rated=new.rated,
        hints=new.hints and not new.rated,
    )
    return [opened]


def chair_of(seat: NewSeat, person: Person) -> Chair:
    """Who takes a seat of a new table."""
    if seat.kind == "me":
        return Chair(person=person.id, name=checked_name(seat.name or person.name))
    return Chair(level=checked_level(seat.level or "")) if seat.kind == "bot" else Chair()


def clock_of(clock: Clock | None, rated: bool) -> Clock | None:
    """The clock of a new table: no bot plays for anybody's rating, so there who is out of time resigns."""
    return replace(clock, on_timeout="resign") if clock is not None and rated else clock


def rateable(chairs: Collection[Chair]) -> bool:
    """Whether all these seats are taken by different persons."""
    persons = {chair.person for chair in chairs}
    return "" not in persons and len(persons) == len(chairs)


class Table(Played):
    """One table. `decide` says what a command leads to and changes nothing; `apply` makes an entry so."""

    @classmethod
    def rebuilt(cls, table_id: str, entries: Iterable[LogEntry]) -> Table:
        """The table that a log makes; `Refused` if it was written under other rules than those that are installed."""
        first, *others = entries
        assert isinstance(first, Opened), "a log begins with the opening of its table"
        table = cls(table_id, first)
        for entry in others:
            table.apply(entry)
        return table

    # What people do

    def decide(self, command: TableCommand, person: Person, now: int, absent: Collection[str] = ()) -> list[LogEntry]:
        """The entries that a command leads to, or `Refused`. `absent` are those who have been away for long."""
        if isinstance(command, Sit | Stand | SeatBot | Undo):
            need(self.changes[person.id] < MOST_CHANGES, "enough")
        if isinstance(command, Takeover):
            return [self.take_over(command, person, now, absent)]
        return [DECIDE[type(command)](self, command, person, now)]

    def answer(self, person: str, command: TableCommand) -> int | None:
        """The number of the entry that a person's command has led to, if it was here before; `Refused` for another."""
        known = self.answers.get((person, command.id))
        if known is None:
            return None
        need(self.repeats(command, known), "id_used")
        return known.number

    def repeats(self, command: TableCommand, known: Answer) -> bool:
        """Whether a command asks again for what was answered."""
        entry = known.entry
        if not isinstance(entry, LEADS_TO[type(command)]):
            return False
        if isinstance(command, Act | Undo) and command.ply + 1 != known.ply:
            return False
        if isinstance(command, Act):
            position = self.playing().position  # notation is the same in every position of a game
            try:
                return bool(position.notation(position.action_id(command.action)) == entry.action)
            except (ValueError, OverflowError):
                return False
        if isinstance(command, Chat):
            return bool(printable(command.text) == entry.text)
        same = {"seat", "level", "seed", "seeds"}.intersection(command.__struct_fields__)
        return all(getattr(command, field) == getattr(entry, field) for field in same)

    def chair(self, seat: int) -> Chair:
        """Who sits on a seat that must exist."""
        need(seat < len(self.chairs), "no_such_seat")
        return self.chairs[seat]

    def sit(self, command: Sit, person: Person, now: int) -> Sat:
        """Take an open seat; on one's own, agree to a rematch or change name and seed."""
        need(self.phase == "open", "not_open")
        chair = self.chair(command.seat)
        own = chair.person == person.id
        need(own or chair.open, "seat_taken")
        need(own or not self.setup.rated or not self.seats_of(person.id), "rated")
        name, seed = checked_name(command.name), checked_seed(command.seed)
        return Sat(at=now, by=person.id, message=command.id, seat=command.seat, name=name, seed=seed)

    def stand(self, command: Stand, person: Person, now: int) -> Stood:
        """Leave one's own seat, or, as the host, clear any."""
        need(self.phase == "open", "not_open")
        chair = self.chair(command.seat)
        need(not chair.open, "seat_empty")
        need(person.id in (chair.person, self.host), "not_your_seat")
        return Stood(at=now, by=person.id, message=command.id, seat=command.seat)

    def seat_bot(self, command: SeatBot, person: Person, now: int) -> BotSeated:
        """Let a bot take an open seat, or the place of another bot."""
        need(self.phase == "open", "not_open")
        need(person.id == self.host, "not_host")
        chair = self.chair(command.seat)
        need(not chair.person, "seat_taken")
        need(not self.setup.rated, "rated")
        level = checked_level(command.level)
        return BotSeated(at=now, by=person.id, message=command.id, seat=command.seat, level=level)

    def begin(self, command: Start, person: Person, now: int) -> Started:
        """Start the game."""
        need(self.phase == "open", "not_open")
        need(person.id == self.host, "not_host")
        need(not any(chair.open for chair in self.chairs), "seats_open")
        need(not any(chair.awaited for chair in self.chairs), "awaited")
        need(any(chair.person for chair in self.chairs), "nobody")
        need(not self.setup.rated or rateable(self.chairs), "rated")
        seeds = [checked_seed(seed) for seed in command.seeds]
        return Started(at=now, by=person.id, message=command.id, seeds=seeds)

    def act(self, command: Act, person: Person, now: int) -> Made:
        """Make a decision for the seat that has to decide."""
        need(self.phase == "playing", "not_playing")
        seats = self.seats_of(person.id)
        need(bool(seats), "not_at_table")
        need(command.ply == self.ply, "stale")
        seat = self.actor()
        assert seat is not None
        need(not (self.away - self.resigned).issuperset([seat] if seat in seats else seats), "away")
        need(seat in seats and seat not in self.resigned, "not_your_turn")
        due = self.due()
        need(due is None or now < due, "no_time")
        notation = self.legal(command.action)
        return Made(at=now, by=person.id, message=command.id, seat=seat, action=notation)

    def legal(self, action: int | str) -> str:
        """The notation of an action that is legal now."""
        position, speech = self.playing().position, self.game.speech
        try:
            checked = position.action_id(action)
            if not position.is_legal(checked):
                position.sentence(checked)  # says why not
        except IllegalAction as error:
            raise Refused("illegal", action=error.action, reason=speech.REASONS[error.refusal]) from None
        except (ValueError, OverflowError):
            raise Refused("bad_action", help=speech.NOTATION_HELP) from None
        return position.notation(checked)

    def undo(self, command: Undo, person: Person, now: int) -> Undone:
        """Take back one's own last decision, as long as nothing was drawn or shown and nobody else has decided."""
        need(self.phase == "playing", "not_playing")
        seats = self.seats_of(person.id)
        need(bool(seats), "not_at_table")
        need(command.ply == self.ply, "stale")
        found = [seat for seat in seats if self.can_undo(seat)]
        need(bool(found), "cannot_undo")
        return Undone(at=now, by=person.id, message=command.id, seat=found[0])

    def give_in(self, command: Resign, person: Person, now: int) -> Resigned:
        """Resign for one's seat."""
        need(self.phase == "playing", "not_playing")
        need(self.chair(command.seat).person == person.id, "not_your_seat")
        need(command.seat not in self.resigned, "resigned")
        return Resigned(at=now, by=person.id, message=command.id, seat=command.seat)

    def take_over(self, command: Takeover, person: Person, now: int, absent: Collection[str]) -> LogEntry:
        """Let a bot play on for somebody who is away; at a rated table they resign."""
        need(self.phase == "playing", "not_playing")
        need(bool(self.seats_of(person.id)), "not_at_table")
        chair = self.chair(command.seat)
        need(not self.level_of(command.seat) and chair.person in absent, "not_absent")
        leads_to = Resigned if self.setup.rated else TakenOver
        return leads_to(at=now, by=person.id, message=command.id, seat=command.seat)

    def come_back(self, command: Return, person: Person, now: int) -> Returned:
        """Take one's seat back from the bot."""
        need(self.phase == "playing", "not_playing")
        need(self.chair(command.seat).person == person.id, "not_your_seat")
        need(command.seat not in self.resigned, "resigned")
        need(command.seat in self.away, "not_away")
        need(self.has_time(command.seat), "no_time")
        return Returned(at=now, by=person.id, message=command.id, seat=command.seat)

    def has_time(self, seat: int) -> bool:
        """Whether somebody who comes back to a seat would have any time to decide."""
        return self.clocks is None or self.clocks.left[seat] + self.clocks.increment > 0

    def play_again(self, command: Rematch, person: Person, now: int) -> Rematched:
        """Go on at another table, which `rematch_opening` opens."""
        need(self.phase == "over", "not_over")
        need(bool(self.seats_of(person.id)), "not_at_table")
        need(self.rematch is None, "rematched")
        return Rematched(at=now, by=person.id, message=command.id, table=self.rematch_id())

    def rematch_id(self) -> str:
        """The id of the table where these players go on: always the same one, so that it is opened only once.

        Nobody can tell it from the record, which has the seed: it takes the invitation to this table.
        """
        digest = sha256(f"rematch {self.id} {self.setup.server_seed}".encode()).digest()
        return urlsafe_b64encode(digest[:ID_BYTES]).decode()

    def rematch_opening(self, person: Person, now: int) -> list[LogEntry]:
        """The first entries of that table: the others are awaited there, nobody plays again without having said so."""
        chairs = [
            replace(chair, seed="", awaited=chair.person not in ("", person.id))
            for chair in self.chairs[-1:] + self.chairs[:-1]
        ]
        opened = Opened(
            at=now,
            by=person.id,
            game=self.setup.game,
            rules_version=self.setup.rules_version,
            options=self.setup.options,
            chairs=chairs,
            server_seed=secrets.token_hex(SEED_BYTES),
            clock=clock_of(self.setup.clock, self.setup.rated),
            public=self.setup.public,
            rated=self.setup.rated,
            hints=self.setup.hints,
        )
        return [opened]

    def talk(self, command: Chat, person: Person, now: int) -> Said:
        """Say something, not too much at once."""
        text = printable(command.text)
        need(bool(text), "empty_chat")
        own = [line.at for line in self.spoken if line.person == person.id]
        for lines, within in CHAT_LIMITS:
            need(len(own) < lines or own[-lines] <= now - within, "chat_too_fast")
        seats = self.seats_of(person.id)
        seat = seats[0] if seats else None
        counted = len(own) if seats else sum(line.seat is None for line in self.spoken)
        need(counted < MOST_CHAT, "chat_full")
        name = checked_name(self.name(seat) if seat is not None else person.name)
        return Said(at=now, by=person.id, message=command.id, seat=seat, name=name, text=text)

    # What happens by itself

    def due(self) -> int | None:
        """When the running clock has no time left, in milliseconds since 1970."""
        return self.clocks.due() if self.clocks is not None and self.phase == "playing" else None

    def tick(self, now: int) -> list[LogEntry]:
        """What has become due."""
        due, seat = self.due(), self.actor()
        if due is None or seat is None or now < due:
            return []
        return [TimedOut(at=now, seat=seat)]

    def resuming(self, now: int) -> list[LogEntry]:
        """For who begins to run a table after nobody did for a while: the clocks go on from here."""
        return [] if self.due() is None else [Resumed(at=now)]

    def bot_turn(self) -> BotTurn | None:
        """The decision that a bot has to make now, also for somebody who is away or has resigned."""
        seat = self.actor()
        level = "" if seat is None else self.level_of(seat)
        if seat is None or not level:
            return None
        digest = sha256(f"bot {self.setup.server_seed} {self.ply}".encode()).digest()
        return BotTurn(seat, self.ply, level, int.from_bytes(digest[:7], "big"))

    def seen_by(self, seat: int, rng: Rng) -> Game:
        """The position as a bot for a seat gets it: what that seat may not know is drawn anew."""
        return self.playing().position.seen_by(seat, rng)

    def bot_made(self, turn: BotTurn, action: int | str, now: int) -> list[LogEntry]:
        """The entry of a bot's decision; nothing if the game has gone on without it."""
        if self.bot_turn() != turn:
            return []
        return [Made(at=now, seat=turn.seat, action=self.legal(action), level=turn.level)]

    # Who sees what

    def first_look(self, person: str) -> int | None:
        """As which seat a person sees the table at first; where one holds several and there are secrets, as none."""
        seats = self.seats_of(person)
        if len(seats) == 1:
            return seats[0]
        if not seats or self.game.secrets:
            return None
        actor = self.actor()
        return actor if actor in seats else seats[0]

    def look_on(self, person: str, look: int | None) -> int | None:
        """As which seat a person sees the table after the game has gone on.

        Who holds several seats follows the decision; where there are secrets, the next person has to say so first.
        """
        seats, actor = self.seats_of(person), self.actor()
        if look is not None and look not in seats:
            return self.first_look(person)
        if len(seats) < 2 or actor not in seats or actor == look:
            return look
        return None if self.game.secrets else actor

    def info(
        self, person: str, connected: Collection[str] = (), spectators: int = 0, ratings: dict[str, int] | None = None
    ) -> TableInfo:
        """What a person may know of the table apart from the game."""
        return showing.info(self, person, connected, spectators, ratings or {})

    def state(self, seat: int | None, language: str, now: int, detail: bool = True) -> State | None:
        """The game as a seat (None: a spectator) may know it; None before it starts."""
        return showing.state(self, seat, language, now, detail) if self.match is not None else None

    def happenings(self, since: int, seat: int | None, language: str, detail: bool = True) -> list[Happening]:
        """What has happened in the game after an entry, as a seat (None: a spectator) may know it."""
        return showing.happenings(self, since, seat, language, detail)

    def chat(self, last: int = 100) -> list[ChatLine]:
        """The last lines of the chat."""
        return showing.chat(self, last)

    def summary(self) -> Summary:
        """What lists of tables need to know of this one."""
        return showing.summary(self)


DECIDE: dict[type, Callable[[Table, Any, Person, int], LogEntry]] = {
    Sit: Table.sit,
    Stand: Table.stand,
    SeatBot: Table.seat_bot,
    Start: Table.begin,
    Act: Table.act,
    Undo: Table.undo,
    Resign: Table.give_in,
    Return: Table.come_back,
    Rematch: Table.play_again,
    Chat: Table.talk,
}

LEADS_TO: dict[type, Any] = {
    Sit: Sat,
    Stand: Stood,
    SeatBot: BotSeated,
    Start: Started,
    Act: Made,
    Undo: Undone,
    Resign: Resigned,
    Takeover: (TakenOver, Resigned),
    Return: Returned,
    Rematch: Rematched,
    Chat: Said,
}
"""The entry that each command leads to."""
