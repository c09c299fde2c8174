"""Errors of the HTTP interface and of connections, and how every failure is answered and logged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from guilda.locales import LANGUAGES, catalogue, kebab
from guilda.server.database import DatabaseError
from guilda.server.metrics import ERRORS
from guilda.server.resources import Problem
from guilda.tables.errors import CodedError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar import Request
    from litestar.types import ExceptionHandlersMap

LOG = structlog.get_logger("guilda")
STATUS = {
    "accounts_only": 403,
    "bad_address": 400,
    "bad_analysis": 400,
    "bad_message": 400,
    "bad_position": 400,
    "bad_request": 400,
    "banned": 403,
    "blocked": 403,
    "cannot_save": 503,
    "csrf": 403,
    "daily_not_taken": 409,
    "daily_once": 409,
    "daily_refused": 400,
    "daily_sealed": 409,
    "daily_unplayed": 409,
    "daily_taken": 409,
    "daily_too_late": 409,
    "game_taken": 409,
    "has_account": 409,
    "hello_first": 400,
    "link_expired": 410,
    "link_invalid": 410,
    "mail_failed": 502,
    "method_not_allowed": 405,
    "name_taken": 409,
    "no_hints": 409,
    "no_mail": 409,
    "no_openid": 409,
    "no_such_table": 404,
    "no_vacation_left": 409,
    "not_for_bots": 403,
    "not_found": 404,
    "not_identified": 401,
    "not_over": 409,
    "not_yours": 403,
    "on_vacation": 409,
    "openid_failed": 400,
    "openid_taken": 409,
    "server_error": 500,
    "too_large": 413,
    "too_many": 429,
    "too_many_blocks": 409,
    "too_many_games": 409,
    "too_many_tables": 409,
    "too_many_tokens": 409,
    "unavailable": 503,
    "wrong_origin": 403,
    "wrong_password": 401,
}
"""The HTTP status of each code of `ServerError`."""
TABLE_STATUS = {"bad_name": 400, "bad_record": 400}
CONFLICT = 409
"""The status of a table's own codes, with few exceptions."""
BY_STATUS = {
    400: "bad_request",
    401: "not_identified",
    403: "not_yours",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    429: "too_many",
    503: "unavailable",
}
LONGEST_DETAIL = 300


class ServerError(CodedError):
    """A request or connection that the server does not accept, for one of the reasons in `STATUS`."""


def status_of(error: CodedError) -> int:
    """Return the HTTP status of an error."""
    return STATUS.get(error.code) or TABLE_STATUS.get(error.code, CONFLICT)


def language_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """Return the first supported language of `Accept-Language`, otherwise English."""
    accepted = next((value for name, value in headers if name == b"accept-language"), b"").decode("latin-1")
    for part in accepted.split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def sentence(error: CodedError, language: str) -> str:
    """Return an error as a sentence."""
    texts, args = catalogue(language), dict(error.details)
    game = args.get("game", "")
    if "reason" in args:
        reason = args["reason"]
        args["reason"] = texts.refusal(game, reason) if game else texts.format(f"impossible-{kebab(reason)}", **args)
    return texts.format(f"error-{kebab(error.code)}", **args, help=texts.format(f"{game}-notation-help"))


def problem_of(error: CodedError, headers: Iterable[tuple[bytes, bytes]]) -> Problem:
    """Return an error as the body of an HTTP answer."""
    return Problem(error.code, dict(error.details), sentence(error, language_of(headers)))


def answer(request: Request[Any, Any, Any], error: CodedError) -> Response[Problem]:
    """Answer a request with an error."""
    ERRORS.labels(error.code).inc()
    return Response(problem_of(error, request.scope["headers"]), status_code=status_of(error))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer what Litestar rejects: unknown paths and malformed requests."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        detail = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in error.extra)
    code = BY_STATUS.get(error.status_code, "bad_request" if error.status_code < 500 else "server_error")
    if code == "server_error":
        LOG.error("http error", path=request.scope["path"], detail=error.detail)
    return answer(request, ServerError(code, detail=detail[:LONGEST_DETAIL]))


def on_bad_value(request: Request[Any, Any, Any], error: ValueError) -> Response[Problem]:
    """Answer a value that the rules or the tables do not accept."""
    return answer(request, ServerError("bad_request", detail=str(error)[:LONGEST_DETAIL]))


def on_deep_nesting(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """Answer JSON with thousands of nested brackets."""
    return answer(request, ServerError("bad_request", detail="nested too deeply"))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer a failure of the database or a bug; both are logged."""
    return answer(request, coded(error, path=request.scope["path"]))


def coded(error: Exception, **context: str) -> CodedError:
    """Return a failure as an error with a code; log it unless it has one."""
    if isinstance(error, CodedError):
        return error
    if isinstance(error, DatabaseError):
        LOG.error("database", detail=str(error))
        return ServerError("cannot_save" if error.writing else "unavailable")
    LOG.error("defect", **context, exc_info=error)
    return ServerError("server_error")


def log_failure(error: BaseException | None) -> None:
    """Log the failure of a background task."""
    if isinstance(error, Exception):
        coded(error)


HANDLERS: ExceptionHandlersMap = {
    CodedError: answer,
    HTTPException: on_http_error,
    msgspec.ValidationError: on_bad_value,
    RecursionError: on_deep_nesting,
    Exception: on_failure,
}
