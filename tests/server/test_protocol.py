"""The documentation and the page's types agree with the code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from guilda.server import accounts, bot_api, lobby, moderation_api, people
from guilda.server.errors import STATUS
from guilda.server.resources import StreamMessage
from guilda.tables.errors import CODES
from guilda.tables.messages import ClientMessage, ServerMessage
from tools import protocol_types


def test_the_types_of_the_page_are_current() -> None:
    wanted = protocol_types.files()
    assert {path: path.read_text(encoding="utf-8") for path in wanted} == wanted


def test_every_message_resource_and_code_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "program" / "protocol.md").read_text(encoding="utf-8")
    messages = [each for union in (ClientMessage, ServerMessage, StreamMessage) for each in get_args(union)]
    tags = {each.__struct_config__.tag for each in messages}
    fields = {field for each in messages for field in each.__struct_fields__}
    missing = {word for word in tags | fields | set(STATUS) | set(CODES) if f"`{word}`" not in page}
    assert not missing


def test_every_route_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "program" / "protocol.md").read_text(encoding="utf-8")
    for route in (*people.ROUTES, *accounts.ROUTES, *moderation_api.ROUTES, *lobby.ROUTES, *bot_api.ROUTES):
        for path in route.paths:
            method = next(iter(route.http_methods))
            address = re.sub(r"\{\w+:\w+\}", "{id}", path)
            assert f"{method} /api{address}" in page
