"""The daily deal: the same chance for everyone, verification of submissions, percentiles, streaks, sharing."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

import guilda
from guilda import daily
from guilda.daily.deals import Deal, deals_of
from guilda.daily.page import Page, Played
from guilda.offline.search import result_of
from guilda.records.match import Match
from guilda.records.record import Move, Record, RecordError, loads
from tests.daily.playing import played

DAY = date(2026, 11, 17)
SEEDS = {name: daily.secret_seed(b"secret", name, DAY) for name in daily.DEALS}


@pytest.fixture(scope="module")
def records() -> dict[str, Record]:
    """Return a finished game of every deal."""
    return {name: played(name, SEEDS[name], by="random").record() for name in daily.DEALS}


@pytest.mark.parametrize("name", daily.DEALS)
def test_the_same_event_brings_the_same_draws_whatever_was_decided_before(name: str) -> None:
    """The words of an event are the same; the outcomes are, as long as the bag or deck is."""
    words: dict[int, list[tuple[int, int]]] = {}
    common = 0
    for by in ("greedy", "random"):
        match = played(name, SEEDS[name], by)
        events = match.chance_events
        assert events is not None
        found: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for event, draw in zip(events, match.draws, strict=True):
            found[event].append(draw)
        for event, draws in found.items():
            for mine, theirs in zip(words.get(event, []), draws, strict=False):
                if mine[0] == theirs[0]:
                    assert mine == theirs
                    common += 1
                else:
                    break
        words = words or dict(found)
    assert common > 20


def test_each_deck_of_splendor_has_one_order() -> None:
    orders = []
    for by in ("greedy", "random"):
        position: Any = daily.start("splendor", SEEDS["splendor"]).position
        decks, drawn = position.decks, ([], [], [])  # type: ignore[var-annotated]
        for position, _ in played("splendor", SEEDS["splendor"], by).played():
            for level, (before, after) in enumerate(zip(decks, position.decks, strict=True)):
                drawn[level].extend([before ^ after] if before != after else [])
            decks = position.decks
        orders.append(drawn)
    for one, other in zip(*orders, strict=True):
        short = min(len(one), len(other))
        assert one[:short] == other[:short]
    assert any(len(each) > 3 for each in orders[0])


def test_a_deal_is_resumed_and_verified_from_its_record(records: dict[str, Record]) -> None:
    for name, record in records.items():
        guilda.verify(loads(record.dumps()))
        half = guilda.resume(loads(record.dumps()), len(record.moves) // 2)
        for move in record.moves[half.ply :]:
            half.apply(move.notation, move.time)
        assert half.record() == record, name


def test_other_events_are_refused(records: dict[str, Record]) -> None:
    record = records["azul"]
    assert record.events is not None
    with pytest.raises(RecordError, match="events"):
        guilda.verify(replace(record, events=(*record.events[:-1], 99)))
    with pytest.raises(RecordError, match="whole numbers"):
        loads(replace(record, events=(-1,)).dumps())


def test_an_ordinary_record_has_no_events() -> None:
    assert "events" not in guilda.new("azul", seed=1).record(private=True).fields()
    public = Match("azul", seed=1, deal=True).record()
    assert public.events == ()


@pytest.mark.parametrize("name", daily.DEALS)
def test_an_honest_game_is_accepted(name: str, records: dict[str, Record]) -> None:
    result = daily.check(loads(records[name].dumps()), name, SEEDS[name])
    scores = (records[name].result or {})["scores"]
    assert result.points == scores[0]
    if len(scores) > 1:
        assert result.ahead == scores[0] - scores[1]
    assert result.won == ((records[name].result or {})["ranks"][0] == 1)


def forged(record: Record, how: str) -> Record:
    """Return a game that cannot have been played like that."""
    assert record.result is not None
    assert record.draws is not None
    if how == "score":
        scores = [record.result["scores"][0] + 1, *record.result["scores"][1:]]
        return replace(record, result={**record.result, "scores": scores})
    if how == "draw":
        return replace(record, draws=((record.draws[0][0], 1 - record.draws[0][1]), *record.draws[1:]))
    if how == "unfinished":
        return replace(record, moves=record.moves[:-1])
    if how == "open":
        return replace(record, result=None)
    if how == "longer":
        return replace(record, moves=(*record.moves, Move("0")))
    if how == "illegal":
        return replace(record, moves=(Move("nonsense"), *record.moves[1:]))
    if how == "options":
        return replace(record, options={**record.options, "players": 3})
    if how == "seeds":
        return replace(record, seats=(replace(record.seats[0], seed="lucky"), *record.seats[1:]))
    if how == "kinds":
        return replace(record, seats=tuple(replace(seat, kind="random") for seat in record.seats))
    assert how == "stream"
    return replace(record, events=None)


@pytest.mark.parametrize(
    ("how", "problem"),
    [
        *((how, "altered") for how in ("score", "draw", "unfinished")),
        ("open", "running"),
        *((how, "illegal") for how in ("longer", "illegal")),
        *((how, "another") for how in ("options", "seeds", "kinds", "stream")),
    ],
)
def test_a_forged_game_is_refused(how: str, problem: str, records: dict[str, Record]) -> None:
    with pytest.raises(RecordError) as refused:
        daily.check(forged(records["azul"], how), "azul", SEEDS["azul"])
    assert refused.value.problem == problem


def test_a_bot_that_plays_for_the_person_is_refused() -> None:
    """A game that is legal in every respect, except that the bot decides otherwise than it would."""
    match, seed = daily.start("azul", SEEDS["azul"]), SEEDS["azul"]
    while match.actor() is not None:
        match.apply(match.actions()[0])
    guilda.verify(match.record())
    with pytest.raises(RecordError, match="the bot plays"):
        daily.check(match.record(), "azul", seed)


def test_a_game_of_another_seed_or_deal_is_refused(records: dict[str, Record]) -> None:
    with pytest.raises(RecordError, match="another seed"):
        daily.check(records["azul"], "azul", SEEDS["sintra"])
    with pytest.raises(RecordError, match="another deal"):
        daily.check(records["azul"], "sintra", SEEDS["sintra"])


def test_bots_answer_the_same_position_in_the_same_way() -> None:
    first, again = (played("splendor", SEEDS["splendor"], by="random") for _ in range(2))
    assert first.moves == again.moves


def test_seeds_differ_by_day_deal_and_secret() -> None:
    seeds = {
        daily.secret_seed(secret, name, day)
        for secret in (b"one", b"two")
        for name in daily.DEALS
        for day in (DAY, DAY + timedelta(1))
    }
    assert len(seeds) == 4 * len(daily.DEALS)
    assert daily.public_seed("azul", DAY) not in seeds


def test_a_deal_is_named_by_day_and_name() -> None:
    assert daily.parse_key(daily.key("sagrada-solo", DAY)) == ("sagrada-solo", DAY)
    for wrong in ("", "azul", "2026-11-17/chess", "2026-13-01/azul", "yesterday/azul"):
        with pytest.raises(ValueError, match=r"."):
            daily.parse_key(wrong)


def test_a_day_ends_at_midnight_utc() -> None:
    end = daily.end_of(DAY)
    assert datetime.fromtimestamp(end / 1000, UTC) == datetime(2026, 11, 18, tzinfo=UTC)
    assert daily.day_at(end - 1) == DAY
    assert daily.day_at(end) == DAY + timedelta(1)


def test_percentile_counts_equal_results_half() -> None:
    assert daily.percentile(5, {5: 1}) is None
    assert daily.percentile(5, {1: 1, 5: 1}) == 100
    assert daily.percentile(1, {1: 1, 5: 1}) == 0
    assert daily.percentile(5, {5: 3}) == 50
    assert daily.percentile(5, {1: 2, 5: 2, 9: 1}) == 62


@pytest.mark.parametrize(("others", "star"), [(1, False), (8, False), (9, True)])
def test_the_best_of_ten_has_a_star(others: int, star: bool) -> None:
    deal = daily.key("azul", DAY)
    games = {deal: Played(deal, None, False, True, daily.Outcome(60, 9, True), ())}
    counts = {deal: {0: others, 9: 1}}
    page = Page(daily.end_of(DAY) - 1, lambda *_: b"", False, games, counts, {}, "en")
    assert [day.star for day in page.calendar()] == [star]


def test_a_streak_bears_one_rest_day_a_week() -> None:
    def days(*back: int) -> set[date]:
        return {DAY - timedelta(each) for each in back}

    assert daily.streak(set(), DAY).days == 0
    assert daily.streak(days(0, 1, 2), DAY).days == 3
    assert daily.streak(days(1, 2), DAY) == (2, [])  # today may still be played
    assert daily.streak(days(2, 3), DAY).days == 0
    assert daily.streak(days(0, 1, 3, 4), DAY) == (4, [DAY - timedelta(2)])
    assert daily.streak(days(0, 1, 4), DAY).days == 2  # two days missed
    assert daily.streak(days(0, 2, 4), DAY).days == 2  # two rests within a week
    assert daily.streak(days(0, *range(2, 8), 9), DAY).days == 8


def test_what_is_shared_shows_no_deal(records: dict[str, Record]) -> None:
    for name, record in records.items():
        match = guilda.resume(record)
        text = daily.share_text("Title", DAY, daily.outcome(match), daily.picture(match), rank=83, days=4)
        assert text.startswith("Guilda · Title · 2026-11-17\n")
        assert "📊 83 %" in text
        assert "🔥 4" in text
        assert set("".join(daily.picture(match))) <= set("🟦⬜🟪🟨🟩👑"), name
    assert [daily.signed(each) for each in (-3, 0, 2)] == ["−3", "0", "+2"]


def test_the_master_plays_the_whole_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "MASTER", "novice")
    seed = SEEDS["azul"]
    moves = daily.master_moves("azul", seed)
    assert asyncio.run(result_of(daily.master_moves, ("azul", seed))) == moves, "also with pauses"
    log = daily.master_log("azul", DAY, seed, moves, 1)
    assert [entry.action for entry in log[2:]] == moves  # type: ignore[union-attr]


def test_the_benchmark_verifies_every_deal() -> None:
    from bench.daily import submission, verification

    for number, name in enumerate(daily.DEALS):
        assert verification(name, submission(name, number)) >= 0


def test_a_game_that_declares_no_deal_has_one_against_greedy_bots() -> None:
    undeclared = deals_of(replace(guilda.game("splendor"), name="other", daily=""))
    assert undeclared.deals == (Deal("other", "other", 2, ("greedy",)),)
    assert undeclared.picture({}) == []
