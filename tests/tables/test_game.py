"""The game at the table: decisions, undo, resignation, takeover, the end, chat. The same for every game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from msgspec.structs import replace

from guilda.records.record import loads
from guilda.records.replay import verify
from guilda.tables import automation, handling, visibility
from guilda.tables.commands import (
    Act,
    AnswerUndo,
    Chat,
    Person,
    Rematch,
    Resign,
    Return,
    Sit,
    TableCommand,
    Takeover,
    Undo,
)
from guilda.tables.errors import TableError
from guilda.tables.handling import CHAT_LIMITS, MAX_CHAT_LINES
from guilda.tables.table import Table
from guilda.tables.views import UndoRequest
from tests.tables.playing import ANA, BEN, CLARA, DORA, GAMES, PEOPLE, Harness, started
from tests.tables.test_seats import rejects

if TYPE_CHECKING:
    from guilda.rules.game import Game

ZOE = Person("zoe", "Zoe")


def other(harness: Harness) -> Person:
    return next(person for person in PEOPLE[: len(harness.table.chairs)] if person != harness.person())


@pytest.mark.parametrize("game", GAMES)
def test_only_the_player_to_move_can_decide(game: str) -> None:
    harness = started(game)
    action = harness.table.playing().actions()[0]
    with rejects("not_your_turn"):
        harness.do(other(harness), Act, ply=0, action=action)
    with rejects("not_at_table"):
        harness.do(ZOE, Act, ply=0, action=action)
    with rejects("stale"):
        harness.do(harness.person(), Act, ply=1, action=action)
    harness.do(harness.person(), Act, ply=0, action=action)
    assert harness.table.ply == 1


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_rejected_with_the_reason(game: str) -> None:
    harness = started(game)
    position = harness.table.playing().position
    legal = set(position.actions())
    illegal = next(action for action in range(position.n_actions) if action not in legal)
    for wrong, code in ((illegal, "illegal"), (10**6, "bad_action"), (-1, "bad_action"), ("nonsense", "bad_action")):
        with pytest.raises(TableError) as caught:
            harness.do(harness.person(), Act, ply=0, action=wrong)
        assert caught.value.code == code
        assert position.text() not in str(caught.value.details)


@pytest.mark.parametrize("game", GAMES)
def test_a_notation_is_stored_in_its_canonical_form(game: str) -> None:
    harness = started(game)
    notation = harness.table.playing().position.notation(harness.table.playing().actions()[0])
    harness.do(harness.person(), Act, ply=0, action=f" {notation.lower()} ")
    assert harness.table.playing().moves == [notation]


@pytest.mark.parametrize("game", GAMES)
def test_a_player_can_undo_until_something_is_drawn_and_asks_once_another_player_has_moved(game: str) -> None:
    undone = drawn = answered = 0
    for seed in range(6):
        harness, rng = started(game), Random(seed)
        while harness.table.phase == "playing":
            before, person, ply = harness.table.playing().position.copy(), harness.person(), harness.table.ply
            harness.act(rng)
            last = harness.table.playing().decisions[-1]
            if harness.table.phase == "over":
                with rejects("not_playing"):
                    harness.do(person, Undo, ply=ply + 1)
            elif last.before is None:
                drawn += 1
                with rejects("undo_revealed"):
                    harness.do(person, Undo, ply=ply + 1)
            elif rng.random() < 0.3:
                undone += 1
                with rejects("stale"):
                    harness.do(person, Undo, ply=ply)
                harness.do(person, Undo, ply=ply + 1)
                assert harness.table.playing().position == before
                assert harness.person() == person
                assert harness.table.ply == ply + 2
            elif harness.person() != person:
                answered += 1
                harness.act(rng)
                if harness.table.phase == "playing" and harness.table.playing().decisions[-1].before is not None:
                    harness.do(person, Undo, ply=ply + 2)
                    assert harness.table.playing().position != before
    assert undone
    assert drawn
    assert answered


def test_undo_is_offered_for_any_of_several_own_seats() -> None:
    harness, rng, told = started("splendor"), Random(1), set()
    table = harness.table
    table.chairs[1] = replace(table.chairs[1], person=ANA.id)
    for _ in range(30):
        harness.do(ANA, Act, ply=table.ply, action=rng.choice(table.playing().actions()))
        possible = table.playing().decisions[-1].before is not None
        told.add(possible)
        for seat in (0, 1):
            state = visibility.state(table, seat, harness.now)
            assert state is not None
            assert (state.undo == "yes") == possible
    assert told == {True, False}


def answered_decision(players: int = 2, seed: int = 1, **options: Any) -> tuple[Harness, Game, Person, Person]:
    """Return a game in which a decision was answered and nothing was drawn since.

    Also the position before it, the person who made it and the one who answered.
    """
    harness, rng = started(players=players, **options), Random(seed)
    while True:
        before, person = harness.table.playing().position.copy(), harness.person()
        harness.act(rng)
        other = harness.person()
        if other == person or harness.table.playing().decisions[-1].before is None:
            continue
        harness.act(rng)
        if harness.table.playing().decisions[-1].before is not None and harness.person() != other:
            return harness, before, person, other


def undo_of(harness: Harness, person: Person) -> str:
    """Return whether a person is offered to take a decision back."""
    state = visibility.state(harness.table, PEOPLE.index(person), harness.now)
    assert state is not None
    return state.undo


def test_a_decision_is_taken_back_together_with_the_bots_answers() -> None:
    harness, rng, undone = started(bots=1), Random(3), 0
    while undone < 3:
        before, ply = harness.table.playing().position.copy(), harness.table.ply
        harness.act(rng, ANA)
        while (turn := harness.table.bot_turn()) is not None:
            action = rng.choice(harness.table.playing().actions())
            harness.write(automation.bot_decision(harness.table, turn, action, harness.now))
        made = harness.table.ply - ply
        shown = any(decision.before is None for decision in harness.table.playing().decisions[-made:])
        assert undo_of(harness, ANA) == ("revealed" if shown else "yes")
        if not shown and made > 1:
            undone += 1
            harness.do(ANA, Undo, ply=harness.table.ply)
            assert harness.table.playing().position == before
            assert len(harness.table.levels) == len(harness.table.playing().decisions)
            assert Table.rebuilt("t", harness.log).playing().position == before


def test_a_decision_that_was_answered_is_taken_back_once_the_other_player_agrees() -> None:
    harness, before, person, other = answered_decision()
    assert undo_of(harness, person) == "ask"
    harness.do(person, Undo, ply=harness.table.ply)
    with rejects("undo_asked"):
        harness.do(person, Undo, ply=harness.table.ply)
    state = visibility.state(harness.table, None, harness.now)
    assert state is not None
    assert state.undo_request == UndoRequest(PEOPLE.index(person), [PEOPLE.index(other)])
    with rejects("not_your_seat"):
        harness.do(person, AnswerUndo, ply=harness.table.ply, agree=True)
    harness.do(other, AnswerUndo, ply=harness.table.ply, agree=True)
    assert harness.table.playing().position == before
    assert harness.table.undo_request is None
    assert [step.kind for step in harness.table.steps[-2:]] == ["undo_asked", "undo"]
    with rejects("stale"):
        harness.do(other, AnswerUndo, ply=harness.table.ply, agree=True)


def test_a_request_ends_with_a_refusal_or_the_next_decision() -> None:
    harness, _, person, other = answered_decision()
    now = harness.table.playing().position.copy()
    harness.do(person, Undo, ply=harness.table.ply)
    harness.do(other, AnswerUndo, ply=harness.table.ply, agree=False)
    assert harness.table.undo_request is None
    assert harness.table.playing().position == now
    assert harness.table.steps[-1].kind == "undo_refused"
    harness.do(person, Undo, ply=harness.table.ply)
    harness.act(Random(1))
    assert harness.table.undo_request is None


def test_all_other_players_have_to_agree() -> None:
    harness, before, person, _ = answered_decision(players=3)
    harness.do(person, Undo, ply=harness.table.ply)
    for other in PEOPLE[:3]:
        if other != person:
            assert harness.table.playing().position != before
            harness.do(other, AnswerUndo, ply=harness.table.ply, agree=True)
    assert harness.table.playing().position == before


def test_at_a_rated_table_no_answered_decision_is_taken_back() -> None:
    harness, _, person, _ = answered_decision(rated=True)
    assert undo_of(harness, person) == "rated"
    with rejects("cannot_undo"):
        harness.do(person, Undo, ply=harness.table.ply)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_shows_its_seed_and_its_record_verifies(game: str) -> None:
    harness = started(game)
    info = visibility.info(harness.table, ANA.id)
    assert info.commitment == harness.table.commitment
    assert harness.table.record().server_seed is None
    harness.finish()
    state = visibility.state(harness.table, None, harness.now)
    assert state is not None
    assert state.result is not None
    assert state.result.server_seed == harness.table.setup.server_seed
    assert state.result.scores == harness.table.playing().scores()
    assert [sum(line.points for line in lines) for lines in state.result.breakdowns] == state.result.scores
    assert state.result.tie_items
    assert all(set(state.result.tie_items) <= {line.item for line in lines} for lines in state.result.breakdowns)
    record = loads(harness.table.record().dumps())
    assert record.commitment == info.commitment
    assert [seat.seed for seat in record.seats] == ["", "seed 1"]
    verify(record)


@pytest.mark.parametrize("game", GAMES)
def test_when_one_of_two_resigns_the_other_wins_and_the_record_verifies(game: str) -> None:
    harness = started(game)
    rng = Random(3)
    for _ in range(7):
        harness.act(rng)
    with rejects("not_your_seat"):
        harness.do(BEN, Resign, seat=0)
    harness.do(BEN, Resign, seat=1)
    assert harness.table.phase == "over"
    state = visibility.state(harness.table, 0, harness.now)
    assert state is not None
    assert state.result is not None
    assert state.result.ranks == [1, 2]
    assert (state.actor, state.actions) == (None, [])
    record = loads(harness.table.record().dumps())
    assert record.server_seed == harness.table.setup.server_seed
    verify(record)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_a_resigned_seat_while_two_others_continue_and_comes_last(game: str) -> None:
    harness = started(game, 3)
    harness.do(CLARA, Resign, seat=2)
    assert harness.table.phase == "playing"
    with rejects("already_resigned"):
        harness.do(CLARA, Resign, seat=2)
    with rejects("already_resigned"):
        harness.do(CLARA, Return, seat=2)
    harness.finish()
    assert harness.table.ranks()[2] == 3
    assert min(harness.table.ranks()) == 1
    verify(loads(harness.table.record().dumps()))


def test_a_resigned_solo_game_is_lost() -> None:
    harness = started("sagrada", 1)
    assert harness.table.phase == "playing"
    harness.do(ANA, Resign, seat=0)
    assert harness.table.ranks() == [2]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_on_for_an_absent_seat_until_the_person_returns(game: str) -> None:
    harness = started(game)
    rng = Random(5)
    with rejects("not_absent"):
        harness.do(ANA, Takeover, seat=1)
    with rejects("not_at_table"):
        harness.do(ZOE, Takeover, seat=1, absent=("ben",))
    harness.until_turn_of(0, rng)
    with rejects("not_their_turn"):
        harness.do(ANA, Takeover, seat=1, absent=("ben",))
    harness.until_turn_of(1, rng)
    harness.do(ANA, Takeover, seat=1, absent=("ben",))
    with rejects("not_absent"):
        harness.do(ANA, Takeover, seat=1, absent=("ben",))
    assert visibility.info(harness.table, BEN.id).seats[1].away
    with rejects("bot_plays"):
        harness.act(rng, BEN)
    while harness.table.bot_turn() is None:
        harness.act(rng)
    assert harness.table.bot_turn().seat == 1  # type: ignore[union-attr]
    with rejects("bot_plays"):
        harness.act(rng, BEN)
    state = visibility.state(harness.table, 1, harness.now)
    assert state is not None
    assert state.actions == []
    with rejects("not_your_seat"):
        harness.do(ANA, Return, seat=1)
    harness.do(BEN, Return, seat=1)
    with rejects("no_stand_in"):
        harness.do(BEN, Return, seat=1)
    assert harness.table.bot_turn() is None
    harness.act(rng, BEN)


def test_a_bots_decision_for_a_player_cannot_be_undone() -> None:
    harness, rng, tried = started(), Random(5), 0
    while tried < 5:
        harness.until_turn_of(1, rng)
        harness.do(ANA, Takeover, seat=1, absent=("ben",))
        while harness.table.actor() == 0:
            harness.act(rng)
        turn = harness.table.bot_turn()
        assert turn is not None
        harness.write(
            automation.bot_decision(harness.table, turn, rng.choice(harness.table.playing().actions()), harness.now)
        )
        harness.do(BEN, Return, seat=1)
        if harness.table.playing().decisions[-1].before is not None:
            tried += 1
            state = visibility.state(harness.table, 1, harness.now)
            assert state is not None
            assert state.undo == "nothing"
            with rejects("cannot_undo"):
                harness.do(BEN, Undo, ply=harness.table.ply)


def test_an_absent_player_still_counts_when_another_resigns() -> None:
    harness = started(players=3)
    harness.until_turn_of(1, Random(1))
    harness.do(ANA, Takeover, seat=1, absent=("ben",))
    harness.do(CLARA, Resign, seat=2)
    assert harness.table.phase == "playing"
    harness.do(BEN, Return, seat=1)
    harness.do(BEN, Resign, seat=1)
    assert harness.table.phase == "over"


def test_a_bots_late_decision_is_dropped() -> None:
    harness = started(bots=1)
    rng = Random(0)
    while harness.table.bot_turn() is None:
        harness.act(rng)
    turn = harness.table.bot_turn()
    assert turn is not None
    action = harness.table.playing().actions()[0]
    assert automation.bot_decision(harness.table, turn._replace(ply=turn.ply + 1), action, harness.now) == []
    assert len(automation.bot_decision(harness.table, turn, action, harness.now)) == 1


def test_a_repeated_message_is_known_by_person_and_id() -> None:
    harness = started()
    first = Sit(id="m1", seat=1, name="Ben", seed="seed 1")
    assert handling.known_answer(harness.table, "ben", first) == 2
    assert handling.known_answer(harness.table, "another person", first) is None
    assert handling.known_answer(harness.table, "ben", replace(first, id="another message")) is None


def test_another_command_with_a_used_id_is_refused_also_after_a_rebuild() -> None:
    harness = started()
    person, (action, another, *_) = harness.person(), harness.table.playing().actions()
    notation = harness.table.playing().position.notation(action)
    commands: list[TableCommand] = [
        Act(id="a", ply=0, action=action),
        Undo(id="u", ply=1),
        Chat(id="c", text="well, well "),
        Act(id="b", ply=2, action=another),
        Resign(id="r", seat=PEOPLE.index(person)),
    ]
    for command in commands:
        harness.write(handling.decide(harness.table, command, person, harness.now))
    others: list[TableCommand] = [
        Act(id="a", ply=2, action=action),
        Act(id="a", ply=0, action=another),
        Act(id="a", ply=0, action="nonsense"),
        Act(id="a", ply=0, action=10**6),
        Undo(id="a", ply=0),
        Undo(id="u", ply=3),
        Chat(id="a", text="hello"),
        Chat(id="c", text="hello"),
        Resign(id="r", seat=1 - PEOPLE.index(person)),
        Return(id="r", seat=PEOPLE.index(person)),
        Rematch(id="r"),
    ]
    for table in (harness.table, Table.rebuilt("t", harness.log)):
        assert [handling.known_answer(table, person.id, command) for command in commands] == [4, 5, 6, 7, 8]
        assert handling.known_answer(table, person.id, Act(id="a", ply=0, action=notation.lower())) == 4
        for other_command in others:
            with rejects("id_used"):
                handling.known_answer(table, person.id, other_command)


@pytest.mark.parametrize("game", GAMES)
def test_the_view_follows_the_actor_among_own_seats_but_hides_the_next_players_secrets(game: str) -> None:
    harness = started(game, mine=2)
    table, rng = harness.table, Random(1)
    look = visibility.default_seat(table, ANA.id)
    if not table.game.secrets:
        assert look == table.actor()
    else:
        assert look is None
        look = table.actor()
    for _ in range(12):
        before = table.actor()
        harness.act(rng)
        look = visibility.followed_seat(table, ANA.id, look)
        if table.actor() == before or not table.game.secrets:
            assert look == table.actor()
        else:
            assert look is None
            look = table.actor()


def test_a_person_cannot_view_as_another_persons_seat() -> None:
    table = started("splendor").table
    assert visibility.default_seat(table, ZOE.id) is None
    assert visibility.default_seat(table, "") is None
    assert visibility.followed_seat(table, ZOE.id, 0) is None
    assert visibility.followed_seat(table, BEN.id, 0) == 1


def test_the_chat_has_limits() -> None:
    harness = started()
    lines, within = CHAT_LIMITS[0]
    for number in range(lines):
        harness.do(ZOE, Chat, text=f"line {number}")
    with rejects("chat_too_fast"):
        harness.do(ZOE, Chat, text="and another thing")
    harness.do(BEN, Chat, text=" hello\u0000\n ")
    with rejects("empty_chat"):
        harness.do(BEN, Chat, text="\n")
    harness.now += within
    harness.do(ZOE, Chat, text="later")
    said = [(line.seat, line.name, line.text) for line in visibility.chat(harness.table)]
    assert said[-2:] == [(1, "Ben", "hello"), (None, "Zoe", "later")]


def test_chatty_spectators_do_not_silence_the_players() -> None:
    harness = started()
    for number in range(MAX_CHAT_LINES):
        harness.do(Person(f"guest {number}", "Guest"), Chat, text="hello")
    with rejects("chat_full"):
        harness.do(ZOE, Chat, text="hello")
    for _ in range(MAX_CHAT_LINES):
        harness.now += 60_000
        harness.do(BEN, Chat, text="and one more thing")
    harness.now += 60_000
    with rejects("chat_full"):
        harness.do(BEN, Chat, text="and another")
    harness.do(ANA, Chat, text="shall we play?")


@pytest.mark.parametrize("game", GAMES)
def test_a_state_has_everything_a_page_needs(game: str) -> None:
    harness, rng = started(game), Random(2)
    for _ in range(5):
        seat = harness.table.actor()
        state = visibility.state(harness.table, seat, harness.now)
        assert state is not None
        assert state.actions == harness.table.playing().actions()
        assert len(state.gains) == len(state.actions)
        on_the_wire = msgspec.json.decode(msgspec.json.encode(state))
        assert len(on_the_wire["projection"]) == len(harness.table.chairs)
        for preview in visibility.previews(harness.table, harness.table.playing().position, state.actions):
            assert preview.facts["action"]
        plain = visibility.state(harness.table, seat, harness.now, detail=False)
        assert plain is not None
        assert (plain.actions, plain.gains, plain.projection) == (state.actions, [], [])
        watching = visibility.state(harness.table, None, harness.now)
        assert watching is not None
        assert watching.actions == []
        assert watching.undo == "nothing"
        harness.act(rng)


@pytest.mark.parametrize("game", GAMES)
def test_updates_begin_after_a_number(game: str) -> None:
    harness, rng = started(game), Random(2)
    start = harness.table.number
    for _ in range(4):
        harness.act(rng)
    told = visibility.updates(harness.table, start, None)
    assert [each.number for each in told] == [start + 1, start + 2, start + 3, start + 4]
    assert [each.kind for each in visibility.updates(harness.table, 0, None)] == ["start"] + 4 * ["move"]
    assert visibility.updates(harness.table, harness.table.number, None) == []


def test_everyone_at_a_table_of_four_plays() -> None:
    harness = started("azul", 4)
    harness.finish()
    assert {entry.by for entry in harness.log if type(entry).__name__ == "Made"} == {
        person.id for person in (ANA, BEN, CLARA, DORA)
    }
