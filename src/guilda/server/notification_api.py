"""HTTP routes of notifications and vacations."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from guilda.locales import catalogue
from guilda.server.authentication import address_of
from guilda.server.errors import ServerError
from guilda.server.identity import CurrentIdentity
from guilda.server.mail import MailError, is_address
from guilda.server.notification_store import TurnMail
from guilda.server.notifications import known_language
from guilda.server.push import Device, check_keys, checked_endpoint, device_id
from guilda.server.resources import (
    MailSubscription,
    MailToken,
    NewDevice,
    NewMailSubscription,
    NewVacation,
    NotificationSettings,
    PushDevice,
    VacationState,
)
from guilda.server.server import CurrentServer, Server

DeviceId = Annotated[str, PathParameter(max_length=64, description="The id of one of my devices.")]
Token = Annotated[str, PathParameter(max_length=100, description="The token of a link in a mail.")]


async def settings_of(server: Server, person: str) -> NotificationSettings:
    """Return what a person has chosen."""
    mail = await server.notifications.mail_of(person)
    devices = await server.notifications.devices_of([person])
    return NotificationSettings(
        push_key=server.push.public_key,
        devices=[each.id for each in devices],
        mail=server.mailer.enabled,
        subscription=None if mail is None else MailSubscription(mail.address, mail.minutes, mail.confirmed),
        vacation=await server.vacations.state(person),
    )


@get("/me/notifications", summary="My notifications and my vacation")
async def read_settings(server: CurrentServer, identity: CurrentIdentity) -> NotificationSettings:
    """Devices, mails and vacation."""
    return await settings_of(server, identity.person)


@post("/me/push", summary="Notify this device by Web Push", status_code=201)
async def add_device(
    server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any], data: JSONBody[NewDevice]
) -> PushDevice:
    """The subscription of a browser, which ends with its session; the oldest of more than ten is dropped."""
    if not server.new_devices.allows(address_of(request.scope)):
        raise ServerError("too_many")
    try:
        checked_endpoint(data.endpoint)
        check_keys(data.key, data.auth)
    except ValueError as error:
        raise ServerError("bad_request", detail=str(error)) from None
    device = device_id(data.endpoint)
    made = Device(device, identity.person, data.endpoint, data.key, data.auth, data.language, server.hub.now())
    await server.notifications.store_device(made._replace(session=identity.session))
    return PushDevice(device)


@delete("/me/push/{device:str}", summary="Stop notifying a device", status_code=204)
async def drop_device(server: CurrentServer, identity: CurrentIdentity, device: DeviceId) -> None:
    """Delete the subscription."""
    if not await server.notifications.drop_device(device, identity.person):
        raise ServerError("not_found")


@put("/me/mail", summary="Be notified by e-mail")
async def subscribe_mail(
    server: CurrentServer,
    identity: CurrentIdentity,
    request: Request[Any, Any, Any],
    data: JSONBody[NewMailSubscription],
) -> NotificationSettings:
    """A new address gets a mail with a link that confirms it."""
    if not server.mailer.enabled:
        raise ServerError("no_mail")
    if not is_address(data.address):
        raise ServerError("bad_address")
    before = await server.notifications.mail_of(identity.person)
    same = before is not None and before.address == data.address
    person = await server.storage.people.profile(identity.person)
    known = person is not None and person.email == data.address  # confirmed for the account
    mail = TurnMail(identity.person, secrets.token_urlsafe(12), data.address, known, data.language, data.minutes, 0)
    if known or (before is not None and same and before.confirmed):
        if before is not None:
            mail = mail._replace(key=before.key, sent=before.sent, confirmed=True)
        await server.notifications.store_mail(mail)
        return await settings_of(server, identity.person)
    limits = (identity.person, address_of(request.scope), data.address.casefold())
    if not all(server.confirmations.allows(each) for each in limits):
        raise ServerError("too_many")
    await server.notifications.store_mail(mail)
    texts = catalogue(known_language(data.language))
    link = server.mail_links.link("confirm", mail.key)
    try:
        await server.mailer.send(
            mail.address, texts.format("mail-confirm-subject"), texts.format("mail-confirm", link=link)
        )
    except MailError:
        await server.notifications.drop_mail(identity.person)
        raise ServerError("mail_failed") from None
    return await settings_of(server, identity.person)


@delete("/me/mail", summary="Get no more e-mails", status_code=200)
async def drop_mail(server: CurrentServer, identity: CurrentIdentity) -> NotificationSettings:
    """Delete the address."""
    await server.notifications.drop_mail(identity.person)
    return await settings_of(server, identity.person)


@post("/mail/confirm", summary="Confirm an e-mail address", status_code=204)
async def confirm_mail(server: CurrentServer, data: JSONBody[MailToken]) -> None:
    """With the token of the link in the mail."""
    key = server.mail_links.key_of("confirm", data.token)
    if key is None or not await server.notifications.confirm_mail(key):
        raise ServerError("link_expired")


@post("/mail/unsubscribe/{token:str}", summary="Get no more e-mails, from a link in a mail", status_code=204)
async def unsubscribe(server: CurrentServer, token: Token) -> None:
    """One click (RFC 8058): the signed token is the permission."""
    key = server.mail_links.key_of("unsubscribe", token)
    if key is None:
        raise ServerError("link_expired")
    mail = await server.notifications.mail_by_key(key)
    if mail is not None:
        await server.notifications.drop_mail(mail.person)


@post("/me/vacation", summary="Go on vacation", status_code=200)
async def start_vacation(
    server: CurrentServer, identity: CurrentIdentity, data: JSONBody[NewVacation]
) -> VacationState:
    """My clocks in games with an hour or more a move stop for whole days, from now on."""
    async with server.person_locks.of(identity.person):
        return await server.vacations.start(identity.person, data.days)


@delete("/me/vacation", summary="Return from vacation", status_code=200)
async def end_vacation(server: CurrentServer, identity: CurrentIdentity) -> VacationState:
    """A day that has begun counts as used."""
    async with server.person_locks.of(identity.person):
        return await server.vacations.end(identity.person)


ROUTES = [
    read_settings,
    add_device,
    drop_device,
    subscribe_mail,
    drop_mail,
    confirm_mail,
    unsubscribe,
    start_vacation,
    end_vacation,
]
