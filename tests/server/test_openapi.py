"""The OpenAPI document is valid, and requests that schemathesis generates get only documented answers."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from guilda.server.app import create_app
from guilda.server.settings import Settings
from tests.conftest import amount
from tests.server.playing import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

EXAMPLES = amount(4, 200)
UNSAFE_TO_TRY = ("/api/bot/stream", "/api/tables/{table_id}/review")
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Background:
    """A real server in a thread."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        app = create_app(Settings(database=database, rate=0))
        config = uvicorn.Config(app, port=self.port, log_config=None, ws="none", lifespan="on")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve()))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture
def server(database: str) -> Iterator[Background]:
    background = Background(database)
    background.thread.start()
    while not background.server.started:
        assert background.thread.is_alive()
        time.sleep(0.01)
    yield background
    background.server.should_exit = True
    background.thread.join()


def bounded(operation: Any, known: dict[str, str]) -> None:
    """Send a few generated requests to one operation."""

    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def attempt(case: Any) -> None:
        case.call_and_validate(headers=known, checks=CHECKS)

    attempt()


def test_the_document_is_valid_and_generated_requests_cause_no_fault(server: Background) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    schema.validate()
    assert_unions_are_narrow(schema.raw_schema)
    with httpx.Client(base_url=server.address) as browser:
        me = browser.get("/api/me").json()
        headers = {"X-CSRF-Token": me["csrf"], "Cookie": f"guilda={browser.cookies['guilda']}"}
        token = browser.post("/api/tokens", json={"name": "bot"}, headers=headers).json()["secret"]
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path in UNSAFE_TO_TRY:
            continue
        known = {"Authorization": f"Bearer {token}"} if operation.path.startswith("/api/bot") else headers

        bounded(operation, known)
        tried += 1
    assert tried > 15


def assert_unions_are_narrow(node: Any) -> None:
    """Check that no union in the document has a member that accepts everything."""
    if isinstance(node, dict):
        assert {} not in node.get("oneOf", ())
        node = list(node.values())
    for each in node if isinstance(node, list) else ():
        assert_unions_are_narrow(each)
