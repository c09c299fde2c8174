"""HTTP and WebSocket connections: limits on what a client may hold open, and a short path for small messages."""

from __future__ import annotations

import logging
import socket
import zlib
from collections import Counter
from struct import pack
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import (  # type: ignore[attr-defined] # the compiled `apply_mask`, if there is one
    CloseCode,
    Frame,
    Opcode,
    apply_mask,
)
from websockets.protocol import State
from websockets.server import ServerProtocol as WebSocketState

if TYPE_CHECKING:
    import asyncio

PING_SECONDS = 40
"""Seconds without an answer to a ping after which a connection is dead."""
LARGEST_HEADERS = 65_536
LARGEST_FRAME = 65_536
WINDOW_BITS = 13
"""The last state of most games fits into the window of 8 kB and serves as a dictionary for the next one."""
COMPRESSION = ServerPerMessageDeflateFactory(
    server_max_window_bits=WINDOW_BITS, client_max_window_bits=12, compress_settings={"level": 3, "memLevel": 6}
)
FLUSHED = b"\x00\x00\xff\xff"
"""The end of a flushed block, which is not sent."""
FEWEST_COMPRESSED = 100
"""Bytes from which a message is compressed; an acknowledgement would save a few bytes at twice the cost."""
FINAL_TEXT, COMPRESSED = 0x81, 0x40
FINAL_PONG = 0x8A
MOST_QUEUED = 16
"""Messages of one connection that wait for the application before reading is paused."""
REQUEST_SECONDS = 15.0
"""Seconds in which the headers of a request have to arrive."""
BODY_SECONDS = 30.0
"""Seconds in which the body of a request has to arrive."""
MOST_OPEN = 256
"""HTTP connections of one address."""
TRUSTED_PEERS = ("", "127.0.0.1", "::1")
"""Peers that may be a proxy for many clients."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with compression for states that resemble each other, and a short path for small messages.

    The state machine of `websockets` costs more than the work for a move. Complete, unfragmented text frames and pongs
    therefore bypass it once the connection is open; all other frames go through it. After a frame that has not arrived
    completely, the connection keeps to the state machine, because only that knows how far the frame was read.
    """

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.conn = WebSocketState(
            extensions=[COMPRESSION], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )
        self.arrivals = 0
        """Calls of `data_received` so far: the first one brings the handshake."""
        self.short = False
        self.deflate: PerMessageDeflate | None = None
        self.unsent: list[bytes] = []
        """Frames that leave together at the end of this step of the event loop."""

    def open_short_path(self) -> None:
        """Use the short path from now on, if nothing but the handshake has arrived and the extension allows it."""
        extensions = self.conn.extensions
        self.deflate = extensions[0] if extensions else None  # type: ignore[assignment] # there is only this one
        keeps_context = self.deflate is None or not (
            self.deflate.local_no_context_takeover or self.deflate.remote_no_context_takeover
        )
        self.short = self.arrivals == 1 and keeps_context and self.conn.state is State.OPEN

    async def run_asgi(self) -> None:
        """Run the application, which may send texts without a task of its own for that."""
        self.scope["state"]["send_text"] = self.send_text
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Send a text as one frame; everything else as uvicorn does."""
        text = message.get("text")
        if text is not None and self.short:
            await self.writable.wait()
            if self.disconnected:
                raise ClientDisconnected
            if self.send_text(text.encode()):
                return
        self.flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.open_short_path()

    def send_text(self, data: bytes) -> bool:
        """Send a text as one frame if that is possible at once; otherwise return False."""
        if not (self.short and self.writable.is_set() and self.conn.state is State.OPEN):
            return False
        if self.close_sent or self.transport.is_closing():  # one lost connection must not stop a message to the others
            return False
        first = FINAL_TEXT
        if self.deflate is not None and len(data) >= FEWEST_COMPRESSED:
            encoder = self.deflate.encoder
            data = (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH))[: -len(FLUSHED)]
            first |= COMPRESSED
        length = len(data)
        if length < 126:
            head = pack("!BB", first, length)
        else:
            head = pack("!BBH", first, 126, length) if length < 65_536 else pack("!BBQ", first, 127, length)
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += (head, data)
        return True

    def flush(self) -> None:
        """Write the frames of this step, unless the connection was closed in between."""
        frames, self.unsent = self.unsent, []
        if frames and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    def shutdown(self) -> None:
        """Close the connection after the frames of this step."""
        self.flush()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Take complete frames; the rest goes through the state machine."""
        self.arrivals += 1
        start, end = 0, len(data)
        while self.short and start < end and self.conn.state is State.OPEN:
            length = data[start + 1] & 0x7F if end - start >= 2 else 127
            head = 6 if length < 126 else 8
            if length == 126 and end - start >= head:
                length = int.from_bytes(data[start + 2 : start + 4], "big")
            after = start + head + length
            if length == 127 or after > end or not (data[start] & 0x80 and data[start + 1] & 0x80):
                self.short = False  # incomplete, fragmented, unmasked or huge
                break
            kind, payload = data[start], data[start + head : after]
            if kind & ~COMPRESSED == FINAL_TEXT and (self.deflate is not None or kind == FINAL_TEXT):
                self.take_text(apply_mask(payload, data[start + head - 4 : start + head]), bool(kind & COMPRESSED))
            elif kind == FINAL_PONG and length < 126:
                mask = data[start + head - 4 : start + head]
                self.handle_pong(Frame(Opcode.PONG, apply_mask(payload, mask)))
            else:
                super().data_received(data[start:after])
            start = after
        if start < end:
            super().data_received(data[start:] if start else data)

    def take_text(self, payload: bytes, compressed: bool) -> None:
        """Queue a text for the application."""
        if self.close_sent:
            return
        try:
            if compressed:
                assert self.deflate is not None
                payload = self.deflate.decoder.decompress(payload + FLUSHED, LARGEST_FRAME)
                if self.deflate.decoder.unconsumed_tail:
                    self.fail(CloseCode.MESSAGE_TOO_BIG)
                    return
            text = payload.decode()
        except zlib.error:
            self.fail(CloseCode.PROTOCOL_ERROR)
            return
        except UnicodeDecodeError:
            self.fail(CloseCode.INVALID_DATA)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_QUEUED:
            self.read_paused = True
            self.transport.pause_reading()

    def fail(self, code: CloseCode) -> None:
        """Close the connection because of a frame that breaks the protocol."""
        self.conn.fail(code)
        self.handle_parser_exception()


class ServerProtocol(HttpToolsProtocol):
    """An HTTP connection with limits: dead peers, silent ones, large headers, and many from one address."""

    open_by_address: ClassVar[Counter[str]] = Counter()
    header_bytes = 0
    in_headers = True
    counted = ""
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Set TCP_USER_TIMEOUT, where the system has it."""
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            patience = round(1000 * PING_SECONDS / 2)
            transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, patience)
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address not in TRUSTED_PEERS and self.open_by_address[address] >= MOST_OPEN:
            transport.abort()
            return
        self.counted = address
        self.open_by_address[address] += 1
        self.expect(REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Stop counting the connection; WebSockets have limits of their own."""
        self.leave()
        super().handle_websocket_upgrade()

    def expect(self, seconds: float | None) -> None:
        """Close the connection unless the next part of a request arrives in time; None expects nothing."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.close)

    def leave(self) -> None:
        """Stop the timer and the count."""
        self.expect(None)
        if self.counted:
            self.open_by_address[self.counted] -= 1
            if not self.open_by_address[self.counted]:
                del self.open_by_address[self.counted]
            self.counted = ""

    def data_received(self, data: bytes) -> None:
        """Refuse headers that are too large."""
        if self.in_headers:
            self.header_bytes += len(data)
        super().data_received(data)
        if self.in_headers and self.header_bytes > LARGEST_HEADERS and not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n")
            self.transport.close()

    def on_message_begin(self) -> None:
        """Begin to count the headers of a request."""
        self.in_headers, self.header_bytes = True, 0
        self.expect(REQUEST_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The headers have arrived in time: expect the body."""
        self.in_headers = False
        self.expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request has arrived in time."""
        self.expect(None)
        super().on_message_complete()
