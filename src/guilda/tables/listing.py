"""Lists of games, of their actions, and of tables, as typed JSON."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from guilda import bots, puzzles
from guilda.locales import FALLBACK
from guilda.rules.registry import game as game_info
from guilda.rules.registry import games
from guilda.rules.rng import FastRng
from guilda.tables.resources import ActionInfo, GameSummary, OptionInfo, TableSummary
from guilda.tables.summary import Summary, actor_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from guilda.rules.options import GameInfo, Option


@lru_cache(3)
def games_in(language: str) -> list[GameSummary]:
    """Return all games, cached by language."""
    return [described(info, language) for info in games()]


def described(info: GameInfo, language: str) -> GameSummary:
    """Return a game with its options."""
    options = [
        OptionInfo(
            name=option.name,
            title=info.option_title(option, language),
            kind=option.type,
            values=list(option.values),
            value_titles=[
                str(value + 1)  # players count seats from 1
                if option.type == "seat" and isinstance(value, int)
                else info.value_title(option, value, language)
                for value in option.values
            ],
            default=option.default,
            only_for=list(option.only_for),
        )
        for option in info.options
    ]
    return GameSummary(
        name=info.name,
        title=info.title(language),
        options=options,
        levels=list(bots.names()),
        secrets=info.secrets,
        rules_version=info.rules_version,
        messages=messages_of(info, language),
        puzzles=puzzles.path_of(info.name).exists(),
        editor=info.editor != "",
    )


def messages_of(info: GameInfo, language: str) -> str:
    """Return the messages that a game brings along: those of a language, then English where it lacks one."""
    if info.messages is None:
        return ""
    folders = [info.messages / code for code in dict.fromkeys((language, FALLBACK))]
    return "\n".join(file.read_text("utf-8") for folder in folders for file in sorted(folder.glob("*.ftl")))


def actions_for(game: str, query: Mapping[str, str]) -> bytes:
    """Return all actions of a game as JSON, with the options in a query; a wrong option is a `ValueError`."""
    info, given = game_info(game), dict(query)
    chosen = {
        option.name: query_value(option, given.pop(option.name)) for option in info.options if option.name in given
    }
    chosen.pop("start", None)
    return encoded_actions(game, tuple(info.check({**chosen, **given}).items()))


def query_value(option: Option, text: str) -> int | str | None:
    """Return the value of an option in a query."""
    return next((value for value in option.values if text == ("" if value is None else str(value))), text)


@lru_cache(256)
def encoded_actions(game: str, options: tuple[tuple[str, int | str | None], ...]) -> bytes:
    """Return all actions of a game with these options as JSON."""
    position = game_info(game).position(dict(options), FastRng(0))
    actions = [ActionInfo(position.notation(each), position.parts(each)) for each in range(position.n_actions)]
    return msgspec.json.encode(actions)


def listed(table_id: str, summary: Summary, person: str) -> TableSummary:
    """Return a table in a list, as a person sees it."""
    mine = [seat for seat, holder in enumerate(summary.persons) if holder and holder == person]
    actor = actor_of(summary)
    return TableSummary(
        id=table_id,
        game=summary.game,
        options=summary.options,
        phase=summary.phase,
        players=summary.names,
        levels=[level or None for level in summary.levels],
        open_seats=sum(not name for name in summary.names),
        my_turn=summary.actor in mine,
        seats=mine,
        commitment=summary.commitment,
        ranks=summary.ranks,
        rated=summary.rated,
        clock=summary.clock,
        changed=summary.changed // 1000,
        deadline=None if summary.wakes is None or not actor else summary.wakes // 1000,
        vacation=summary.vacations[actor] // 1000 if actor in summary.vacations else None,
    )
