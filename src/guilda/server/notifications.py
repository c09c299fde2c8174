"""Turn notifications: a push message to the devices of a player whose turn it is, and a digest by e-mail.

A notification names the game and the players, nothing else of the table.
"""

from __future__ import annotations

import asyncio
import hmac
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import structlog

from guilda.locales import LANGUAGES, catalogue
from guilda.server.errors import log_failure
from guilda.server.mail import MailError
from guilda.server.push import GONE, PushError
from guilda.tables import entries as log
from guilda.tables.summary import actor_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.server.mail import Mailer
    from guilda.server.notification_store import NotificationStore, TurnMail
    from guilda.server.push import Device, PushSender
    from guilda.server.registry import Registry
    from guilda.server.storage import Outage, Storage, StoredTable
    from guilda.tables.entries import LogEntry
    from guilda.tables.room import Room
    from guilda.tables.summary import Summary

LOG = structlog.get_logger("guilda")
TICK_SECONDS = 5.0
PUSH_DELAY = 15_000
"""Milliseconds before a player who is not at the table is notified."""
MAIL_DELAY = 600_000
"""Milliseconds before a turn is worth a mail."""
RECOVERED = 60_000
"""Milliseconds before the end of a server whose turns may not have been notified."""
MOVES_ON = (
    log.Started,
    log.Made,
    log.Undone,
    log.UndoAnswered,
    log.Resigned,
    log.TimedOut,
    log.TakenOver,
    log.Returned,
)
encode = msgspec.json.Encoder().encode


class WaitingTurn(NamedTuple):
    """A turn of a person who has not been notified yet."""

    person: str
    since: int


class TurnPush(msgspec.Struct):
    """The content of a push message, which the service worker shows."""

    title: str
    body: str
    table: str


def opponents_of(summary: Summary, person: str) -> str:
    """Return the names of the other players."""
    return ", ".join(
        name for name, holder in zip(summary.names, summary.persons, strict=True) if holder != person and name
    )


def known_language(code: str | None) -> str:
    """Return a supported language."""
    return code if code is not None and code in LANGUAGES else "en"


class Notifier:
    """Notices turns that begin at tables of this process, and notifies their players if they are not there."""

    def __init__(
        self,
        storage: Storage,
        store: NotificationStore,
        registry: Registry,
        now: Callable[[], int],
        push: PushSender,
        mailer: Mailer,
        links: MailLinks,
    ) -> None:
        self.storage = storage
        self.store = store
        self.registry = registry
        self.now = now
        self.push = push
        self.mailer = mailer
        self.links = links
        self.waiting: dict[str, WaitingTurn] = {}
        """By table."""

    def note(self, room: Room, entries: Sequence[LogEntry]) -> None:
        """Note whose turn begins with entries that this process has written."""
        moved = [entry for entry in entries if isinstance(entry, MOVES_ON)]
        if not moved:
            return
        table = room.table
        seat = table.actor()
        person = "" if seat is None or table.level_of(seat) else table.chairs[seat].person
        before = self.waiting.pop(table.id, None)
        if person and moved[-1].by != person:
            keeps = before is not None and before.person == person
            self.waiting[table.id] = before if keeps and before else WaitingTurn(person, self.now())

    async def run_forever(self, outages: Sequence[Outage] = ()) -> None:
        """Notify every few seconds."""
        try:
            await self.recover(outages)
        except Exception as error:
            log_failure(error)
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.notify()
                await self.send_mails()
            except Exception as error:
                log_failure(error)

    async def recover(self, outages: Sequence[Outage] = ()) -> None:
        """Note the turns that began shortly before a crash; a device shows a repeated message only once.

        The server may have been down for hours.
        """
        since = self.now() - RECOVERED
        since = min([since, *(each.started - RECOVERED for each in outages if each.ended >= since)])
        for stored in await self.store.playing_since(since):
            if actor_of(stored.summary):
                self.waiting.setdefault(stored.id, WaitingTurn(actor_of(stored.summary), stored.summary.changed))

    # Push

    def take_due(self) -> dict[str, WaitingTurn]:
        """Take the turns out whose players have been away long enough; an open page notifies its player itself."""
        due = {}
        for table_id, turn in list(self.waiting.items()):
            room = self.registry.rooms.get(table_id)
            here = room is not None and turn.person in room.connected()
            if self.now() - turn.since >= PUSH_DELAY and not here:
                due[table_id] = self.waiting.pop(table_id)
        return due

    async def notify(self) -> None:
        """Send push messages for all turns that are due, and let the next mails mention them."""
        due = self.take_due()
        if not due:
            return
        persons = {turn.person for turn in due.values()}
        devices = await self.store.devices_of(persons)
        by_mail = await self.store.mails_of(persons) if self.mailer.enabled else set()
        for table_id, turn in due.items():
            targets = [device for device in devices if device.person == turn.person]
            if not targets and turn.person not in by_mail:
                continue
            stored = await self.storage.summary(table_id)
            if stored is None or actor_of(stored.summary) != turn.person:
                continue
            await asyncio.gather(*(self.send_push(device, stored) for device in targets))
            if turn.person in by_mail:
                await self.store.add_waiting(turn.person, table_id, turn.since)

    async def send_push(self, device: Device, stored: StoredTable) -> None:
        """Send one device a message; drop a device that no longer exists."""
        texts, summary = catalogue(known_language(device.language)), stored.summary
        game, others = texts.format(f"{summary.game}-title"), opponents_of(summary, device.person)
        body = texts.format("notice-turn-with", players=others) if others else texts.format("notice-turn")
        try:
            status = await self.push.send(device, encode(TurnPush(game, body, stored.id)), stored.id)
        except PushError as error:
            LOG.info("push failed", detail=str(error)[:200])
            await self.store.count_failure(device)
            return
        if status in GONE:
            await self.store.drop_device(device.id, device.person)
        elif status >= 300:
            LOG.info("push refused", status=status)
            await self.store.count_failure(device)
        else:
            await self.store.count_success(device)

    # Mail

    async def send_mails(self) -> None:
        """Send the digests that are due, each by one process."""
        if not self.mailer.enabled:
            return
        for mail in await self.store.due_mails(self.now(), MAIL_DELAY):
            found = await self.storage.tables_of(mail.person)
            turns = [each for each in found if actor_of(each.summary) == mail.person]
            if await self.store.claim_mail(mail, self.now() if turns else mail.sent) and turns:
                await self.send_digest(mail, turns)

    async def send_digest(self, mail: TurnMail, turns: Sequence[StoredTable]) -> None:
        """Send one mail about all tables where it is the person's turn."""
        texts = catalogue(known_language(mail.language))
        turns = sorted(turns, key=lambda each: each.summary.wakes or each.summary.changed + 10**12)
        lines = [self.line(mail, each) for each in turns]
        unsubscribe = self.links.link("unsubscribe", mail.key)
        text = "\n\n".join(
            [
                texts.format("mail-turns-intro", n=len(turns)),
                *lines,
                texts.format("mail-turns-unsubscribe", link=unsubscribe),
            ]
        )
        headers = {
            "List-Unsubscribe": f"<{self.links.one_click(mail.key)}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        try:
            await self.mailer.send(mail.address, texts.format("mail-turns-subject", n=len(turns)), text, headers)
        except MailError as error:
            LOG.warning("mail failed", detail=str(error)[:200])
            for each in turns:
                await self.store.add_waiting(mail.person, each.id, self.now())

    def line(self, mail: TurnMail, stored: StoredTable) -> str:
        """Return one table in a digest: the game, the players, the time left, the link."""
        texts, summary = catalogue(known_language(mail.language)), stored.summary
        game, players = texts.format(f"{summary.game}-title"), opponents_of(summary, mail.person)
        head = texts.format("labelled", label=game, text=players) if players else game
        if summary.wakes is not None:
            head += f" ({self.time_left(mail, summary.wakes)})"
        return f"{head}\n{self.links.address}/table/{stored.id}"

    def time_left(self, mail: TurnMail, due: int) -> str:
        """Return the time until a deadline in words."""
        hours = max(0, due - self.now()) // 3_600_000
        texts = catalogue(known_language(mail.language))
        return texts.format("days-left", n=hours // 24) if hours >= 48 else texts.format("hours-left", n=hours)


class MailLinks:
    """Signed links in mails. The signature is the permission, so that no log-in is needed."""

    def __init__(self, secret: bytes, address: str) -> None:
        self.secret = secret
        self.address = address

    def token(self, purpose: str, key: str) -> str:
        """Return the token of a link."""
        return f"{key}.{hmac.digest(self.secret, f'{purpose} {key}'.encode(), 'sha256').hex()[:40]}"

    def link(self, purpose: str, key: str) -> str:
        """Return a link to the page, which asks before it acts: mail programs open links by themselves."""
        return f"{self.address}/mail/{purpose}?{self.token(purpose, key)}"

    def one_click(self, key: str) -> str:
        """Return the address to which mail programs send the one-click unsubscription (RFC 8058)."""
        return f"{self.address}/api/mail/unsubscribe/{self.token('unsubscribe', key)}"

    def key_of(self, purpose: str, token: str) -> str | None:
        """Return the key in a token; None if its signature is wrong."""
        key = token.partition(".")[0]
        return key if hmac.compare_digest(token.encode(), self.token(purpose, key).encode()) else None
