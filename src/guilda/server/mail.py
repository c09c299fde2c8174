"""Sending e-mail through an SMTP server. Without the settings `smtp_url` and `mail_from` no mail is sent."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from collections.abc import Mapping
    from urllib.parse import SplitResult

    from guilda.server.settings import Settings

SECONDS = 20.0
"""Time limit of each step of a delivery."""
MAX_AT_ONCE = 2
MAX_ADDRESS = 254
PORTS = {"smtp": 587, "smtps": 465}
FORBIDDEN = frozenset('"(),:;<>[]\\')
"""Characters that would need quotes or could end an address in a header."""


class MailError(Exception):
    """A mail was not accepted by the SMTP server."""


class Mailer:
    """Sends plain-text mail. Deliveries run in threads, a few at a time."""

    def __init__(self, settings: Settings) -> None:
        self.url = checked_smtp_url(settings.smtp_url)
        self.sender = settings.mail_from
        self.turns = asyncio.Semaphore(MAX_AT_ONCE)

    @property
    def enabled(self) -> bool:
        """Return whether the server can send mail."""
        return self.url is not None and bool(self.sender)

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        """Send a mail and return once the SMTP server has accepted it; raise `MailError` otherwise."""
        if self.url is None:
            raise MailError("no SMTP server is set")
        try:
            message = make_message(self.sender, to, subject, text, headers or {})
            async with self.turns:
                await asyncio.to_thread(deliver, self.url, message)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            raise MailError(f"{type(error).__name__}: {error}") from error


def checked_smtp_url(given: str) -> SplitResult | None:
    """Return the parts of smtp://user:password@host:port or smtps://…; None for an empty text."""
    if not given:
        return None
    url = urlsplit(given)
    if url.scheme not in PORTS or not url.hostname:
        raise ValueError("an SMTP server is named by smtp://user:password@host:587 or smtps://user:password@host:465")
    return url


def is_address(text: str) -> bool:
    """Return whether a text is a plain e-mail address that fits into a header."""
    user, at, domain = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and " " not in text and not FORBIDDEN.intersection(text)
    labels = domain.split(".")
    return bool(
        plain and at and user and "@" not in user and len(text) <= MAX_ADDRESS and len(labels) > 1 and all(labels)
    )


def make_message(sender: str, to: str, subject: str, text: str, headers: Mapping[str, str]) -> EmailMessage:
    """Return a mail; raise `ValueError` for an invalid recipient or a line break in a header."""
    if not is_address(to):
        raise ValueError("not an e-mail address")
    message = EmailMessage()
    message["From"] = sender
    message["To"] = Address(addr_spec=to)
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("<> ") or None)
    message["Auto-Submitted"] = "auto-generated"
    for name, value in headers.items():
        message[name] = value
    message.set_content(text)
    return message


def deliver(url: SplitResult, message: EmailMessage) -> None:
    """Hand a mail to the SMTP server. A password is sent only over TLS, except to this machine."""
    assert url.hostname is not None
    port, context = url.port or PORTS[url.scheme], ssl.create_default_context()
    if url.scheme == "smtps":
        client: smtplib.SMTP = smtplib.SMTP_SSL(url.hostname, port, timeout=SECONDS, context=context)
    else:
        client = smtplib.SMTP(url.hostname, port, timeout=SECONDS)
    with client:
        if url.scheme == "smtp":
            client.ehlo()
            if client.has_extn("starttls"):
                client.starttls(context=context)
            elif url.username and url.hostname not in ("localhost", "127.0.0.1", "::1"):
                raise smtplib.SMTPNotSupportedError("the server offers no TLS, so the password was not sent")
        if url.username:
            client.login(unquote(url.username), unquote(url.password or ""))
        client.send_message(message)
