"""Errors: whatever goes wrong, the log has it, and a client gets a `Problem` and never a trace of the code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from guilda.rules.speech import LANGUAGES
from guilda.server.database import DatabaseError
from guilda.server.metrics import REFUSALS
from guilda.server.resources import Problem
from guilda.server.words import REASONS
from guilda.tables.words import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar import Request
    from litestar.types import ExceptionHandlersMap

LOG = structlog.get_logger("guilda")
BY_STATUS = {400: "bad_request", 401: "not_identified", 403: "not_yours", 404: "not_found", 405: "method"} | {
    413: "too_large",
    429: "too_many",
    503: "unavailable",
}
TABLE_STATUS = {"bad_name": 400, "no_such_table": 404, "too_many": 429, "unavailable": 503}
LONGEST_DETAIL = 300


class Refusal(Exception):  # noqa: N818 - it is an answer, not a fault
    """A request is refused for one of the `REASONS`."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail

    def problem(self, language: str) -> Problem:
        """What the client is told."""
        return Problem(self.code, REASONS[self.code].words[language].format(detail=self.detail))


def language_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The first language of `Accept-Language` that we speak, otherwise English."""
    accepted = next((value for name, value in headers if name == b"accept-language"), b"").decode("latin-1")
    for part in accepted.split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def answer(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """The answer to a refused request."""
    REFUSALS.labels(refusal.code).inc()
    reason = REASONS[refusal.code]
    return Response(refusal.problem(language_of(request.scope["headers"])), status_code=reason.status)


def on_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """One of our own."""
    return answer(request, error)


def on_table_refusal(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """What a table refuses, with its own code and sentence."""
    REFUSALS.labels(error.code).inc()
    problem = Problem(error.code, error.sentence(language_of(request.scope["headers"])))
    return Response(problem, status_code=TABLE_STATUS.get(error.code, 409))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: no such path, or a request that does not have the shape it should have."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        detail = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in error.extra)
    code = BY_STATUS.get(error.status_code, "bad_request" if error.status_code < 500 else "server_error")
    if code == "server_error":
        LOG.error("http error", path=request.scope["path"], detail=error.detail)
    return answer(request, Refusal(code, detail[:LONGEST_DETAIL]))


def on_bad_value(request: Request[Any, Any, Any], error: ValueError) -> Response[Problem]:
    """A value that the rules or the tables do not accept; they say why."""
    return answer(request, Refusal("bad_request", str(error)[:LONGEST_DETAIL]))


def on_deep_nesting(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """JSON with thousands of brackets in each other."""
    return answer(request, Refusal("bad_request", "nested too deeply"))


def on_database_error(request: Request[Any, Any, Any], error: DatabaseError) -> Response[Problem]:
    """The database is away."""
    LOG.error("database", detail=str(error))
    return answer(request, Refusal("unavailable"))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log has the trace."""
    LOG.error("fault", path=request.scope["path"], exc_info=error)
    return answer(request, Refusal("server_error"))


def complain(error: BaseException | None) -> None:
    """Log what went wrong in the background."""
    if isinstance(error, DatabaseError):
        LOG.error("database", detail=str(error))
    elif error is not None and not isinstance(error, Refused):
        LOG.error("fault", exc_info=error)


HANDLERS: ExceptionHandlersMap = {
    Refusal: on_refusal,
    Refused: on_table_refusal,
    HTTPException: on_http_error,
    msgspec.ValidationError: on_bad_value,
    RecursionError: on_deep_nesting,
    DatabaseError: on_database_error,
    Exception: on_fault,
}
