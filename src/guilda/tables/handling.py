"""Command handlers: each returns the log entry that a command leads to, or raises `TableError`. Nothing is changed."""

from __future__ import annotations

from itertools import chain, count
from typing import TYPE_CHECKING, Any

from guilda.rules.game import IllegalAction
from guilda.tables.commands import (
    Act,
    AnswerUndo,
    Chat,
    Rematch,
    RemoveLine,
    RemoveSpectator,
    Resign,
    Return,
    SeatBot,
    Sit,
    Stand,
    Start,
    SwitchChat,
    Takeover,
    Undo,
)
from guilda.tables.entries import (
    BotSeated,
    ChatSwitched,
    LineRemoved,
    Made,
    Rematched,
    Resigned,
    Returned,
    Said,
    Sat,
    SpectatorRemoved,
    Started,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from guilda.tables.errors import TableError, require
from guilda.tables.opening import (
    MAX_NAME,
    can_be_rated,
    checked_level,
    checked_name,
    checked_seed,
    printable,
    rematch_id,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from guilda.rules.game import Game
    from guilda.tables.commands import Person, TableCommand
    from guilda.tables.entries import Chair, LogEntry
    from guilda.tables.table import Answer, ChatPost, Table

CHAT_LIMITS = ((5, 10_000), (30, 300_000))
"""Lines of one person per milliseconds."""
MAX_CHAT_LINES = 500
"""Lines of one person with a seat, and of all spectators together."""
MAX_CHANGES = 300
"""Changes of seats and undone decisions of one person at one table."""


def decide(
    table: Table, command: TableCommand, person: Person, now: int, absent: Collection[str] = ()
) -> list[LogEntry]:
    """Return the entries that a command leads to. `absent` are the people whose seats may be taken over."""
    if isinstance(command, Sit | Stand | SeatBot | Undo | AnswerUndo | RemoveLine | RemoveSpectator | SwitchChat):
        require(table.changes[person.id] < MAX_CHANGES, "too_many_changes")
    if isinstance(command, Takeover):
        return [take_over(table, command, person, now, absent)]
    return [HANDLERS[type(command)](table, command, person, now)]


def known_answer(table: Table, person: str, command: TableCommand) -> int | None:
    """Return the number of the entry that a repeated command led to; None for a new command."""
    known = table.answers.get((person, command.id))
    if known is None:
        return None
    require(repeats(table, command, known), "id_used")
    return known.number


def repeats(table: Table, command: TableCommand, known: Answer) -> bool:
    """Return whether a command repeats the one that was answered."""
    entry = known.entry
    if not isinstance(entry, LEADS_TO[type(command)]):
        return False
    if isinstance(command, Act | Undo | AnswerUndo) and known.ply - command.ply not in PLIES[type(entry)]:
        return False
    if isinstance(command, Act):
        position = table.playing().position  # notation is the same in every position of a game
        try:
            return bool(position.notation(position.action_id(command.action)) == entry.action)
        except (ValueError, OverflowError):
            return False
    if isinstance(command, Chat):
        return bool(printable(command.text) == entry.text)
    if isinstance(command, RemoveSpectator):
        return bool(entry.person == post_at(table, command.line).person)
    same = {"seat", "level", "seed", "seeds", "agree", "line", "on"}.intersection(command.__struct_fields__)
    return all(getattr(command, field) == getattr(entry, field) for field in same)


def chair_at(table: Table, seat: int) -> Chair:
    """Return the holder of a seat that must exist."""
    require(seat < len(table.chairs), "no_such_seat")
    return table.chairs[seat]


def sit(table: Table, command: Sit, person: Person, now: int) -> Sat:
    """Take an open seat; on one's own seat, agree to a rematch or change name and seed."""
    require(table.phase == "open", "not_open")
    require(person.id not in table.removed, "removed")
    chair = chair_at(table, command.seat)
    own = chair.person == person.id
    require(own or chair.open, "seat_taken")
    require(own or not table.setup.rated or not table.seats_of(person.id), "rated_table")
    others = [table.name(other) for other in range(len(table.chairs)) if other != command.seat]
    name, seed = distinct_name(checked_name(command.name), others), checked_seed(command.seed)
    return Sat(at=now, by=person.id, message=command.id, seat=command.seat, name=name, seed=seed)


def distinct_name(name: str, others: Iterable[str]) -> str:
    """Return a name that no other person has: a number is added to a name that is taken."""
    taken = {other.casefold() for other in others}
    candidates = chain([name], (f"{name[: MAX_NAME - 4]} {number}" for number in count(2)))
    return next(each for each in candidates if each.casefold() not in taken)


def stand(table: Table, command: Stand, person: Person, now: int) -> Stood:
    """Leave one's own seat or, as the host, clear any seat."""
    require(table.phase == "open", "not_open")
    chair = chair_at(table, command.seat)
    require(not chair.open, "seat_empty")
    require(person.id in (chair.person, table.host), "not_your_seat")
    return Stood(at=now, by=person.id, message=command.id, seat=command.seat)


def seat_bot(table: Table, command: SeatBot, person: Person, now: int) -> BotSeated:
    """Let a bot take an open seat or replace another bot."""
    require(table.phase == "open", "not_open")
    require(person.id == table.host, "not_host")
    chair = chair_at(table, command.seat)
    require(not chair.person, "seat_taken")
    require(not table.setup.rated, "rated_table")
    level = checked_level(command.level)
    return BotSeated(at=now, by=person.id, message=command.id, seat=command.seat, level=level)


def start(table: Table, command: Start, person: Person, now: int) -> Started:
    """Start the game."""
    require(table.phase == "open", "not_open")
    require(person.id == table.host, "not_host")
    require(not any(chair.open for chair in table.chairs), "seats_open")
    require(not any(chair.awaited for chair in table.chairs), "players_missing")
    require(any(chair.person for chair in table.chairs), "no_players")
    require(not table.setup.rated or can_be_rated(table.chairs), "rated_table")
    seeds = [checked_seed(seed) for seed in command.seeds]
    return Started(at=now, by=person.id, message=command.id, seeds=seeds)


def act(table: Table, command: Act, person: Person, now: int) -> Made:
    """Make a decision for the actor."""
    require(table.phase == "playing", "not_playing")
    seats = table.seats_of(person.id)
    require(bool(seats), "not_at_table")
    require(command.ply == table.ply, "stale")
    seat = table.actor()
    assert seat is not None
    require(not (table.away - table.resigned).issuperset([seat] if seat in seats else seats), "bot_plays")
    require(seat in seats and seat not in table.resigned, "not_your_turn")
    due = table.due()
    require(due is None or now < due, "no_time")
    notation = legal_notation(table, command.action)
    return Made(at=now, by=person.id, message=command.id, seat=seat, action=notation)


def legal_notation(table: Table, action: int | str) -> str:
    """Return the notation of an action that is legal now."""
    position = table.playing().position
    return position.notation(check_legal(table, position, action))


def check_legal(table: Table, position: Game, action: int | str) -> int:
    """Return the id of an action; raise `TableError` if it is not legal in this position of the table."""
    game = table.setup.game
    try:
        checked = position.action_id(action)
        if not position.is_legal(checked):
            position.facts(checked)  # raises the reason
    except IllegalAction as error:
        reason = table.game.presentation.REFUSALS[error.refusal]
        raise TableError("illegal", game=game, action=error.action, reason=reason) from None
    except (ValueError, OverflowError):
        raise TableError("bad_action", game=game) from None
    return checked


def undo(table: Table, command: Undo, person: Person, now: int) -> Undone | UndoAsked:
    """Take one's own last decision back, or ask for it, if nothing was drawn or revealed since."""
    require(table.phase == "playing", "not_playing")
    require(bool(table.seats_of(person.id)), "not_at_table")
    require(command.ply == table.ply, "stale")
    kind, seat, count = table.undo_offer(person.id)
    require(kind in ("yes", "ask"), "undo_revealed" if kind == "revealed" else "cannot_undo")
    if kind == "yes":
        return Undone(at=now, by=person.id, message=command.id, seat=seat, count=count)
    require(table.undo_request is None, "undo_asked")
    return UndoAsked(at=now, by=person.id, message=command.id, seat=seat, count=count)


def answer_undo(table: Table, command: AnswerUndo, person: Person, now: int) -> UndoAnswered:
    """Agree to take decisions back, or refuse."""
    require(table.phase == "playing", "not_playing")
    asked = table.undo_request
    require(asked is not None and command.ply == table.ply, "stale")
    seats = [] if asked is None else sorted(asked.waiting.intersection(table.seats_of(person.id)))
    require(bool(seats), "not_your_seat")
    return UndoAnswered(at=now, by=person.id, message=command.id, seat=seats[0], agree=command.agree)


def resign(table: Table, command: Resign, person: Person, now: int) -> Resigned:
    """Resign one's own seat."""
    require(table.phase == "playing", "not_playing")
    require(chair_at(table, command.seat).person == person.id, "not_your_seat")
    require(command.seat not in table.resigned, "already_resigned")
    return Resigned(at=now, by=person.id, message=command.id, seat=command.seat)


def take_over(table: Table, command: Takeover, person: Person, now: int, absent: Collection[str]) -> LogEntry:
    """Let a bot play for an absent person whose turn it is; at a rated table the seat resigns.

    In a game with a clock, the clock alone decides.
    """
    require(table.phase == "playing", "not_playing")
    require(bool(table.seats_of(person.id)), "not_at_table")
    chair = chair_at(table, command.seat)
    require(table.clocks is None, "clock_decides")
    require(not table.level_of(command.seat) and chair.person in absent, "not_absent")
    require(table.actor() == command.seat, "not_their_turn")
    leads_to = Resigned if table.setup.rated else TakenOver
    return leads_to(at=now, by=person.id, message=command.id, seat=command.seat)


def take_back(table: Table, command: Return, person: Person, now: int) -> Returned:
    """Take one's seat back from the bot."""
    require(table.phase == "playing", "not_playing")
    require(chair_at(table, command.seat).person == person.id, "not_your_seat")
    require(command.seat not in table.resigned, "already_resigned")
    require(command.seat in table.away, "no_stand_in")
    require(table.has_time(command.seat), "no_time")
    return Returned(at=now, by=person.id, message=command.id, seat=command.seat)


def rematch(table: Table, command: Rematch, person: Person, now: int) -> Rematched:
    """Continue at another table, which `opening.rematch_opening` opens."""
    require(table.phase == "over", "not_over")
    require(bool(table.seats_of(person.id)), "not_at_table")
    require(table.rematch is None, "rematch_exists")
    require(not table.setup.deal, "daily_once")
    return Rematched(at=now, by=person.id, message=command.id, table=rematch_id(table))


def chat(table: Table, command: Chat, person: Person, now: int) -> Said:
    """Post a line of chat within the limits."""
    text = printable(command.text)
    require(table.chat, "chat_off")
    require(person.id not in table.removed, "removed")
    require(bool(text), "empty_chat")
    own = [line.at for line in table.posts if line.person == person.id]
    for lines, within in CHAT_LIMITS:
        require(len(own) < lines or own[-lines] <= now - within, "chat_too_fast")
    seats = table.seats_of(person.id)
    seat = seats[0] if seats else None
    counted = len(own) if seats else sum(line.seat is None for line in table.posts)
    require(counted < MAX_CHAT_LINES, "chat_full")
    name = table.name(seat) if seat is not None else spectator_name(table, person)
    return Said(at=now, by=person.id, message=command.id, seat=seat, name=name, text=text)


def spectator_name(table: Table, person: Person) -> str:
    """Return the name under which a spectator chats, which no player or other spectator has."""
    others = [line.name for line in table.posts if line.person != person.id]
    return distinct_name(checked_name(person.name), [*table.names(), *others])


def post_at(table: Table, line: int) -> ChatPost:
    """Return the line of chat of a number, which must exist."""
    found = next((post for post in table.posts if post.number == line), None)
    if found is None:
        raise TableError("no_such_line")
    return found


def remove_line(table: Table, command: RemoveLine, person: Person, now: int) -> LineRemoved:
    """Remove a line of chat."""
    require(person.id == table.host, "not_host")
    require(not post_at(table, command.line).removed, "no_such_line")
    return LineRemoved(at=now, by=person.id, message=command.id, line=command.line)


def remove_spectator(table: Table, command: RemoveSpectator, person: Person, now: int) -> SpectatorRemoved:
    """Remove the spectator who posted a line."""
    require(person.id == table.host, "not_host")
    spectator = post_at(table, command.line).person
    require(spectator != table.host and not table.seats_of(spectator), "seat_taken")
    require(spectator not in table.removed, "no_such_line")
    return SpectatorRemoved(at=now, by=person.id, message=command.id, person=spectator)


def switch_chat(table: Table, command: SwitchChat, person: Person, now: int) -> ChatSwitched:
    """Switch the chat on or off."""
    require(person.id == table.host, "not_host")
    return ChatSwitched(at=now, by=person.id, message=command.id, on=command.on)


HANDLERS: dict[type, Callable[[Table, Any, Person, int], LogEntry]] = {
    Sit: sit,
    Stand: stand,
    SeatBot: seat_bot,
    Start: start,
    Act: act,
    Undo: undo,
    AnswerUndo: answer_undo,
    Resign: resign,
    Return: take_back,
    Rematch: rematch,
    Chat: chat,
    RemoveLine: remove_line,
    RemoveSpectator: remove_spectator,
    SwitchChat: switch_chat,
}

LEADS_TO: dict[type, Any] = {
    Sit: Sat,
    Stand: Stood,
    SeatBot: BotSeated,
    Start: Started,
    Act: Made,
    Undo: (Undone, UndoAsked),
    AnswerUndo: UndoAnswered,
    Resign: Resigned,
    Takeover: (TakenOver, Resigned),
    Return: Returned,
    Rematch: Rematched,
    Chat: Said,
    RemoveLine: LineRemoved,
    RemoveSpectator: SpectatorRemoved,
    SwitchChat: ChatSwitched,
}
"""The kind of entry that each command leads to."""

PLIES: dict[type, tuple[int, ...]] = {Made: (1,), Undone: (1,), UndoAsked: (0,), UndoAnswered: (0, 1)}
"""The plies by which an entry advances the game."""
