"""Sending mail to a small SMTP server in a thread."""

import asyncio
import socketserver
import threading
from contextlib import contextmanager

import pytest

from guilda.server.mail import Mailer, MailError, checked_smtp_url, is_address
from guilda.server.settings import Settings


class Conversation(socketserver.StreamRequestHandler):
    """One SMTP conversation, without extensions."""

    def handle(self):
        self.wfile.write(b"220 ready\r\n")
        for line in self.rfile:
            verb = line[:4].upper().strip()
            if verb == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line)
                self.server.mails.append(b"".join(lines).decode())
                self.wfile.write(b"250 accepted\r\n")
            elif verb == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            elif verb == b"RCPT" and b"full@" in line:
                self.wfile.write(b"552 mailbox full\r\n")
            else:
                self.wfile.write(b"250 fine\r\n")


@contextmanager
def smtp_server():
    """Yield the URL of an SMTP server and the list of mails that it accepts."""
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Conversation) as server:
        server.daemon_threads = True
        server.mails = []
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        yield f"smtp://127.0.0.1:{server.server_address[1]}", server.mails
        server.shutdown()


def mailer(url):
    return Mailer(Settings(database="sqlite:////x", smtp_url=url, mail_from="Guilda <guilda@example.org>"))


def test_a_mail_arrives_with_its_headers():
    with smtp_server() as (url, mails):
        headers = {"List-Unsubscribe": "<https://example.org/stop>"}
        asyncio.run(mailer(url).send("ana@example.org", "É a sua vez", "Olá,\njogue!", headers))
    assert "To: ana@example.org" in mails[0]
    assert "List-Unsubscribe: <https://example.org/stop>" in mails[0]
    assert "Auto-Submitted: auto-generated" in mails[0]


@pytest.mark.parametrize("to", ["ana@example.org\nBcc: x@example.org", "ana", "a@b@example.org", "<a@example.org>", ""])
def test_an_invalid_recipient_is_refused(to):
    with smtp_server() as (url, mails), pytest.raises(MailError):
        asyncio.run(mailer(url).send(to, "subject", "text"))
    assert mails == []
    assert not is_address(to)


def test_a_line_break_in_a_header_is_refused():
    with smtp_server() as (url, mails), pytest.raises(MailError):
        asyncio.run(mailer(url).send("ana@example.org", "subject\nBcc: x@example.org", "text"))
    assert mails == []


def test_a_refused_recipient_is_an_error():
    with smtp_server() as (url, _), pytest.raises(MailError, match="mailbox full"):
        asyncio.run(mailer(url).send("full@example.org", "subject", "text"))


def test_without_a_url_no_mail_is_sent():
    silent = Mailer(Settings(database="sqlite:////x"))
    assert not silent.enabled
    with pytest.raises(MailError):
        asyncio.run(silent.send("ana@example.org", "subject", "text"))


def test_an_smtp_url_names_scheme_and_host():
    assert checked_smtp_url("") is None
    assert checked_smtp_url("smtps://user:p%40ss@mail.example.org").hostname == "mail.example.org"
    with pytest.raises(ValueError, match="smtp://"):
        checked_smtp_url("mail.example.org:25")
