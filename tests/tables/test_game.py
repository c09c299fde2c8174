"""The game at the table: decisions, undo, resignation, takeover, the end, chat. The same for every game."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from guilda.records.record import loads
from guilda.records.replay import verify
from guilda.rules.speech import LANGUAGES
from guilda.tables.commands import Act, Chat, Person, Rematch, Resign, Return, Sit, TableCommand, Takeover, Undo
from guilda.tables.table import CHAT_LIMITS, MOST_CHAT, Table
from guilda.tables.words import Refused
from tests.tables.playing import ANA, BEN, CLARA, DORA, GAMES, PEOPLE, Evening, started
from tests.tables.test_seats import refused

ZOE = Person("zoe", "Zoe")


def other(evening: Evening) -> Person:
    return next(person for person in PEOPLE[: len(evening.table.chairs)] if person != evening.person())


@pytest.mark.parametrize("game", GAMES)
def test_only_the_person_whose_decision_it_is_decides(game: str) -> None:
    evening = started(game)
    action = evening.table.playing().actions()[0]
    with refused("not_your_turn"):
        evening.do(other(evening), Act, ply=0, action=action)
    with refused("not_at_table"):
        evening.do(ZOE, Act, ply=0, action=action)
    with refused("stale"):
        evening.do(evening.person(), Act, ply=1, action=action)
    evening.do(evening.person(), Act, ply=0, action=action)
    assert evening.table.ply == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_the_rules_forbid_is_refused_with_the_reason_in_three_languages(game: str) -> None:
    evening = started(game)
    position = evening.table.playing().position
    legal = set(position.actions())
    illegal = next(action for action in range(position.n_actions) if action not in legal)
    for wrong, code in ((illegal, "illegal"), (10**6, "bad_action"), (-1, "bad_action"), ("nonsense", "bad_action")):
        with pytest.raises(Refused) as caught:
            evening.do(evening.person(), Act, ply=0, action=wrong)
        assert caught.value.code == code
        sentences = {caught.value.sentence(language) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        assert position.text() not in "".join(sentences)


@pytest.mark.parametrize("game", GAMES)
def test_a_notation_is_written_down_as_the_rules_write_it(game: str) -> None:
    evening = started(game)
    notation = evening.table.playing().position.notation(evening.table.playing().actions()[0])
    evening.do(evening.person(), Act, ply=0, action=f" {notation.lower()} ")
    assert evening.table.playing().moves == [notation]


@pytest.mark.parametrize("game", GAMES)
def test_ones_own_decision_is_taken_back_until_another_decides_or_chance_speaks(game: str) -> None:
    undone = drawn = answered = 0
    for seed in range(6):
        evening, rng = started(game), Random(seed)
        while evening.table.phase == "playing":
            before, person, ply = evening.table.playing().position.copy(), evening.person(), evening.table.ply
            evening.act(rng)
            last = evening.table.playing().decisions[-1]
            with pytest.raises(Refused):
                evening.do(BEN if person == ANA else ANA, Undo, ply=ply + 1)
            if evening.table.phase == "over":
                with refused("not_playing"):
                    evening.do(person, Undo, ply=ply + 1)
            elif last.before is None:
                drawn += 1
                with refused("cannot_undo"):
                    evening.do(person, Undo, ply=ply + 1)
            elif rng.random() < 0.3:
                undone += 1
                with refused("stale"):
                    evening.do(person, Undo, ply=ply)
                evening.do(person, Undo, ply=ply + 1)
                assert evening.table.playing().position == before
                assert evening.person() == person
                assert evening.table.ply == ply + 2
            elif evening.person() != person:
                answered += 1
                evening.act(rng)
                with pytest.raises(Refused):
                    evening.do(person, Undo, ply=ply + 2)
    assert undone
    assert drawn
    assert answered


def test_who_holds_several_seats_is_told_that_any_of_them_can_take_back() -> None:
    evening, rng, told = started("splendor"), Random(1), set()
    table = evening.table
    table.chairs[1] = replace(table.chairs[1], person=ANA.id)
    for _ in range(30):
        evening.do(ANA, Act, ply=table.ply, action=rng.choice(table.playing().actions()))
        possible = table.playing().decisions[-1].before is not None
        told.add(possible)
        for seat in (0, 1):
            state = table.state(seat, "en", evening.now)
            assert state is not None
            assert state.undo == possible
    assert told == {True, False}


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_shows_its_seed_and_its_record_verifies(game: str) -> None:
    evening = started(game)
    info = evening.table.info(ANA.id)
    assert info.commitment == evening.table.commitment
    assert evening.table.record().server_seed is None
    evening.finish()
    state = evening.table.state(None, "en", evening.now)
    assert state is not None
    assert state.result is not None
    assert state.result.server_seed == evening.table.setup.server_seed
    assert state.result.scores == evening.table.playing().scores()
    assert [sum(line.points for line in lines) for lines in state.result.breakdowns] == state.result.scores
    assert state.result.tie_items
    assert all(set(state.result.tie_items) <= {line.item for line in lines} for lines in state.result.breakdowns)
    record = loads(evening.table.record().dumps())
    assert record.commitment == info.commitment
    assert [seat.seed for seat in record.seats] == ["", "seed 1"]
    verify(record)


@pytest.mark.parametrize("game", GAMES)
def test_when_one_of_two_resigns_the_other_wins_and_the_record_verifies(game: str) -> None:
    evening = started(game)
    rng = Random(3)
    for _ in range(7):
        evening.act(rng)
    with refused("not_your_seat"):
        evening.do(BEN, Resign, seat=0)
    evening.do(BEN, Resign, seat=1)
    assert evening.table.phase == "over"
    state = evening.table.state(0, "en", evening.now)
    assert state is not None
    assert state.result is not None
    assert state.result.ranks == [1, 2]
    assert (state.actor, state.actions) == (None, [])
    record = loads(evening.table.record().dumps())
    assert record.server_seed == evening.table.setup.server_seed
    verify(record)


@pytest.mark.parametrize("game", GAMES)
def test_where_two_others_go_on_a_bot_plays_for_who_resigned_and_comes_last(game: str) -> None:
    evening = started(game, 3)
    evening.do(CLARA, Resign, seat=2)
    assert evening.table.phase == "playing"
    with refused("resigned"):
        evening.do(CLARA, Resign, seat=2)
    with refused("resigned"):
        evening.do(CLARA, Return, seat=2)
    evening.finish()
    assert evening.table.ranks()[2] == 3
    assert min(evening.table.ranks()) == 1
    verify(loads(evening.table.record().dumps()))


def test_who_gives_a_solo_game_up_has_not_won_it() -> None:
    evening = started("sagrada", 1)
    assert evening.table.phase == "playing"
    evening.do(ANA, Resign, seat=0)
    assert evening.table.ranks() == [2]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_on_for_an_absent_seat_until_the_person_returns(game: str) -> None:
    evening = started(game)
    rng = Random(5)
    with refused("not_absent"):
        evening.do(ANA, Takeover, seat=1)
    with refused("not_at_table"):
        evening.do(ZOE, Takeover, seat=1, absent=("ben",))
    evening.do(ANA, Takeover, seat=1, absent=("ben",))
    with refused("not_absent"):
        evening.do(ANA, Takeover, seat=1, absent=("ben",))
    assert evening.table.info(BEN.id).seats[1].away
    with refused("away"):
        evening.act(rng, BEN)
    while evening.table.bot_turn() is None:
        evening.act(rng)
    assert evening.table.bot_turn().seat == 1  # type: ignore[union-attr]
    with refused("away"):
        evening.act(rng, BEN)
    state = evening.table.state(1, "en", evening.now)
    assert state is not None
    assert state.actions == []
    with refused("not_your_seat"):
        evening.do(ANA, Return, seat=1)
    evening.do(BEN, Return, seat=1)
    with refused("not_away"):
        evening.do(BEN, Return, seat=1)
    assert evening.table.bot_turn() is None
    evening.act(rng, BEN)


def test_a_decision_that_a_bot_made_for_somebody_is_not_theirs_to_take_back() -> None:
    evening, rng, tried = started(), Random(5), 0
    while tried < 5:
        evening.do(ANA, Takeover, seat=1, absent=("ben",))
        while evening.table.actor() == 0:
            evening.act(rng)
        turn = evening.table.bot_turn()
        assert turn is not None
        evening.write(evening.table.bot_made(turn, rng.choice(evening.table.playing().actions()), evening.now))
        evening.do(BEN, Return, seat=1)
        if evening.table.playing().decisions[-1].before is not None:
            tried += 1
            state = evening.table.state(1, "en", evening.now)
            assert state is not None
            assert not state.undo
            with refused("cannot_undo"):
                evening.do(BEN, Undo, ply=evening.table.ply)


def test_who_is_away_still_counts_when_somebody_else_resigns() -> None:
    evening = started(players=3)
    evening.do(ANA, Takeover, seat=1, absent=("ben",))
    evening.do(CLARA, Resign, seat=2)
    assert evening.table.phase == "playing"
    evening.do(BEN, Return, seat=1)
    evening.do(BEN, Resign, seat=1)
    assert evening.table.phase == "over"


def test_a_bots_late_decision_is_dropped() -> None:
    evening = started(bots=1)
    rng = Random(0)
    while evening.table.bot_turn() is None:
        evening.act(rng)
    turn = evening.table.bot_turn()
    assert turn is not None
    action = evening.table.playing().actions()[0]
    assert evening.table.bot_made(turn._replace(ply=turn.ply + 1), action, evening.now) == []
    assert len(evening.table.bot_made(turn, action, evening.now)) == 1


def test_a_repeated_message_is_known_by_person_and_id() -> None:
    evening = started()
    first = Sit(id="m1", seat=1, name="Ben", seed="seed 1")
    assert evening.table.answer("ben", first) == 2
    assert evening.table.answer("somebody else", first) is None
    assert evening.table.answer("ben", replace(first, id="another message")) is None


def test_another_command_with_a_used_id_is_refused_also_after_a_rebuild() -> None:
    evening = started()
    person, (action, another, *_) = evening.person(), evening.table.playing().actions()
    notation = evening.table.playing().position.notation(action)
    commands: list[TableCommand] = [
        Act(id="a", ply=0, action=action),
        Undo(id="u", ply=1),
        Chat(id="c", text="well, well "),
        Act(id="b", ply=2, action=another),
        Resign(id="r", seat=PEOPLE.index(person)),
    ]
    for command in commands:
        evening.write(evening.table.decide(command, person, evening.now))
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
    for table in (evening.table, Table.rebuilt("t", evening.log)):
        assert [table.answer(person.id, command) for command in commands] == [4, 5, 6, 7, 8]
        assert table.answer(person.id, Act(id="a", ply=0, action=notation.lower())) == 4
        for other_command in others:
            with refused("id_used"):
                table.answer(person.id, other_command)


@pytest.mark.parametrize("game", GAMES)
def test_who_holds_several_seats_follows_the_game_but_never_sees_the_next_persons_secrets(game: str) -> None:
    evening = started(game, mine=2)
    table, rng = evening.table, Random(1)
    look = table.first_look(ANA.id)
    if not table.game.secrets:
        assert look == table.actor()
    else:
        assert look is None
        look = table.actor()
    for _ in range(12):
        before = table.actor()
        evening.act(rng)
        look = table.look_on(ANA.id, look)
        if table.actor() == before or not table.game.secrets:
            assert look == table.actor()
        else:
            assert look is None
            look = table.actor()


def test_nobody_sees_as_a_seat_that_is_not_theirs() -> None:
    table = started("splendor").table
    assert table.first_look(ZOE.id) is None
    assert table.first_look("") is None
    assert table.look_on(ZOE.id, 0) is None
    assert table.look_on(BEN.id, 0) == 1


def test_the_chat_has_limits() -> None:
    evening = started()
    lines, within = CHAT_LIMITS[0]
    for number in range(lines):
        evening.do(ZOE, Chat, text=f"line {number}")
    with refused("chat_too_fast"):
        evening.do(ZOE, Chat, text="and another thing")
    evening.do(BEN, Chat, text=" hello\u0000\n ")
    with refused("empty_chat"):
        evening.do(BEN, Chat, text="\n")
    evening.now += within
    evening.do(ZOE, Chat, text="later")
    said = [(line.seat, line.name, line.text) for line in evening.table.chat()]
    assert said[-2:] == [(1, "Ben", "hello"), (None, "Zoe", "later")]


def test_spectators_who_talk_without_end_do_not_silence_those_who_play() -> None:
    evening = started()
    for number in range(MOST_CHAT):
        evening.do(Person(f"guest {number}", "Guest"), Chat, text="hello")
    with refused("chat_full"):
        evening.do(ZOE, Chat, text="hello")
    for _ in range(MOST_CHAT):
        evening.now += 60_000
        evening.do(BEN, Chat, text="and one more thing")
    evening.now += 60_000
    with refused("chat_full"):
        evening.do(BEN, Chat, text="and another")
    evening.do(ANA, Chat, text="shall we play?")


@pytest.mark.parametrize("game", GAMES)
def test_a_state_has_all_that_a_page_needs(game: str) -> None:
    evening, rng = started(game), Random(2)
    for _ in range(5):
        seat = evening.table.actor()
        for language in LANGUAGES:
            state = evening.table.state(seat, language, evening.now)
            assert state is not None
            assert [each.id for each in state.actions] == evening.table.playing().actions()
            assert all(each.sentence and each.parts and each.preview is not None for each in state.actions)
        plain = evening.table.state(seat, "en", evening.now, detail=False)
        assert plain is not None
        assert [(each.id, each.notation, each.parts) for each in plain.actions] == [
            (each.id, each.notation, each.parts) for each in state.actions
        ]
        assert not any(each.sentence or each.preview for each in plain.actions)
        watching = evening.table.state(None, "en", evening.now)
        assert watching is not None
        assert watching.actions == []
        assert not watching.undo
        evening.act(rng)


@pytest.mark.parametrize("game", GAMES)
def test_happenings_are_told_from_a_number_on(game: str) -> None:
    evening, rng = started(game), Random(2)
    start = evening.table.number
    for _ in range(4):
        evening.act(rng)
    told = evening.table.happenings(start, None, "en")
    assert [each.number for each in told] == [start + 1, start + 2, start + 3, start + 4]
    assert [each.kind for each in evening.table.happenings(0, None, "en")] == ["start"] + 4 * ["move"]
    assert evening.table.happenings(evening.table.number, None, "en") == []
    quiet = evening.table.happenings(0, None, "en", detail=False)
    assert not any("sentence" in event for each in quiet for event in each.events)


def test_everyone_at_a_table_of_four_plays() -> None:
    evening = started("azul", 4)
    evening.finish()
    assert {entry.by for entry in evening.log if type(entry).__name__ == "Made"} == {
        person.id for person in (ANA, BEN, CLARA, DORA)
    }
