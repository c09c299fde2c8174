"""Errors with codes. The texts are messages `error-<code>` of the catalogues in `guilda.locales`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


class CodedError(Exception):
    """A request that was not carried out, for a reason that has a code; nothing has changed."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details: Mapping[str, Any] = details


class TableError(CodedError):
    """A command that a table does not accept."""


CODES = (
    "already_resigned",
    "bad_action",
    "bad_clock",
    "bad_name",
    "bad_options",
    "bad_record",
    "bad_seats",
    "bad_seed",
    "bot_plays",
    "cannot_undo",
    "chat_full",
    "chat_off",
    "chat_too_fast",
    "clock_decides",
    "daily_once",
    "empty_chat",
    "id_used",
    "illegal",
    "no_plans",
    "no_players",
    "no_stand_in",
    "no_such_game",
    "no_such_level",
    "no_such_line",
    "no_such_seat",
    "no_time",
    "not_absent",
    "not_at_table",
    "not_host",
    "not_open",
    "not_over",
    "not_playing",
    "not_their_turn",
    "not_your_seat",
    "not_your_turn",
    "outdated",
    "plan_chance",
    "plan_illegal",
    "players_missing",
    "rated_table",
    "rematch_exists",
    "removed",
    "seat_empty",
    "seat_taken",
    "seats_open",
    "stale",
    "too_many_changes",
    "too_many_plans",
    "undo_asked",
    "undo_revealed",
)
"""All codes of `TableError`."""


def require(condition: bool, code: str, **details: Any) -> None:
    """Raise `TableError` unless the condition holds."""
    if not condition:
        raise TableError(code, **details)
