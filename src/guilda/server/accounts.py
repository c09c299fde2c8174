"""HTTP routes of accounts: registration, log-in, passwords, e-mail addresses and devices."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import structlog
from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from guilda.locales import catalogue
from guilda.server import identity as ident
from guilda.server.authentication import address_of
from guilda.server.errors import ServerError
from guilda.server.identity import CurrentIdentity, Identity
from guilda.server.links import Link, end_links, make_link, use_link
from guilda.server.mail import MailError, is_address
from guilda.server.names import display_name, is_reserved, skeleton
from guilda.server.people import device, me_of, profile_of, with_new_session
from guilda.server.people_store import Profile
from guilda.server.resources import (
    ChangeEmail,
    ChangePassword,
    Confirmation,
    Credentials,
    Device,
    LostPassword,
    Me,
    NewPassword,
)
from guilda.server.server import CurrentServer, Server
from guilda.server.storage import milliseconds

LOG = structlog.get_logger("guilda")
LOGIN_DELAY = 2.0
MAX_SHARING = 5
"""Accounts with the same e-mail address that get a link."""
SessionId = Annotated[str, PathParameter(max_length=40, description="The id of one of my sessions.")]


async def enter(server: Server, request: Request[Any, Any, Any], identity: Identity, account: Profile) -> Response[Me]:
    """Give the client a new session of an account. What its guest had becomes the account's."""
    if account.id in server.moderation.banned_persons:
        raise ServerError("banned")
    async with server.person_locks.of(identity.person):
        guest = identity.person != account.id and not await server.is_account(identity.person)
        if guest:
            await server.merge(identity.person, account.id)
        answer = await with_new_session(server, request, account, identity.session)
        server.revoke_soon(identity.session, identity.person if guest else "")
    return answer


async def check_password(server: Server, request: Request[Any, Any, Any], name: str, password: str) -> Profile:
    """Return the account of a name if the password is right; attempts are limited by name and address."""
    address = address_of(request.scope)
    if not (server.logins_of_an_address.allows(address) and server.logins.allows(f"{address} {name.casefold()}")):
        raise ServerError("too_many")
    if not server.logins_of_a_name.allows(name.casefold()):
        await asyncio.sleep(LOGIN_DELAY)  # attempts from many addresses must not lock the owner out
    person = await server.storage.people.profile_by_login(name)
    kept = None if person is None else person.password
    async with server.hashing:
        fits = await asyncio.to_thread(ident.password_fits, kept, password)
    if not fits or person is None:
        raise ServerError("wrong_password")
    return person


async def account_of(server: Server, identity: Identity) -> Profile:
    """Return the client's account; raise an error for a guest."""
    person = await profile_of(server, identity)
    if person.login is None:
        raise ServerError("accounts_only")
    return person


async def set_password(server: Server, person: Profile, password: str, keep: str = "") -> None:
    """Store a new password, end the links and all sessions but one of the person, and tell them by e-mail."""
    async with server.hashing:
        hashed = await asyncio.to_thread(ident.password_hash, password)
    await server.storage.people.store_profile(person._replace(password=hashed), "password")
    await end_links(server.storage, person.id)
    await server.authenticator.sessions.drop(person.id, keep=keep)
    if person.email is not None:
        send_soon(server, person.email, person, "password-changed")


def send_soon(server: Server, to: str, person: Profile, message: str, url: str = "") -> None:
    """Send a mail of the catalogue in the background: the answer must not depend on whether there is a recipient."""
    if not server.mailer.enabled:
        return
    texts = catalogue(person.language or "en")
    name = person.name if person.name.casefold() == person.login else person.login or ""  # by which they log in

    async def work() -> None:
        try:
            subject = texts.format(f"mail-account-{message}-subject", name=name)
            await server.mailer.send(
                to, subject, texts.format(f"mail-account-{message}-text", name=name, url=url) + "\n"
            )
        except MailError as error:
            LOG.error("mail not sent", detail=str(error))

    server.hub.tasks.start(work())


@post("/account", summary="Create an account", status_code=201)
async def make_account(
    server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any], data: JSONBody[Credentials]
) -> Response[Me]:
    """Turn this guest into an account; tables stay. Answered with a new cookie."""
    if not server.logins_of_an_address.allows(address_of(request.scope)):
        raise ServerError("too_many")
    person = await profile_of(server, identity)
    if person.login is not None:
        raise ServerError("has_account")
    name = display_name(data.name)
    async with server.hashing:
        hashed = await asyncio.to_thread(ident.password_hash, data.password)
    account = await register(server, person._replace(name=name, password=hashed))
    answer = await with_new_session(server, request, account, identity.session)
    server.revoke_soon(identity.session)
    return answer


async def register(server: Server, person: Profile) -> Profile:
    """Turn a guest into an account under the guest's name, unless it is reserved or looks like another account's."""
    login = person.name.casefold()
    if is_reserved(person.name):
        raise ServerError("name_taken")
    account = person._replace(login=login, skeleton=skeleton(login), created=person.created or milliseconds())
    if not await server.storage.people.store_profile(account, "name", "login", "skeleton", "password", "email"):
        found = await server.storage.people.profile(person.id)
        raise ServerError("has_account" if found is not None and found.login is not None else "name_taken")
    for token in await server.storage.people.tokens_of(person.id):
        await server.drop_token(token.id, person.id)  # another guest of a shared computer may have made it
    return await server.storage.people.profile(person.id) or account


@post("/login", summary="Log in", status_code=200)
async def log_in(
    server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any], data: JSONBody[Credentials]
) -> Response[Me]:
    """Answered with a new cookie. Tables, history and seeds of the guest become the account's."""
    person = await check_password(server, request, display_name(data.name), data.password)
    return await enter(server, request, identity, person)


@post("/logout", summary="Log out", status_code=200)
async def log_out(server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any]) -> Response[Me]:
    """End this session. Answered with the cookie of a new guest."""
    answer = await with_new_session(server, request, Profile(ident.new_person(), ""), identity.session)
    server.revoke(session=identity.session)
    return answer


@post("/me/password", summary="Change my password", status_code=200)
async def change_password(
    server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any], data: JSONBody[ChangePassword]
) -> Response[Me]:
    """End all other sessions. Answered with a new cookie."""
    person = await account_of(server, identity)
    person = await check_password(server, request, person.login or "", data.old)
    others = await server.authenticator.sessions.of(person.id)
    await set_password(server, person, data.new, keep=identity.session)
    answer = await with_new_session(server, request, person, identity.session)
    for each in others:
        if each.digest != identity.session:
            server.revoke(session=each.digest)
    server.revoke_soon(identity.session)
    return answer


@post("/me/email", summary="Change my e-mail address", status_code=202)
async def change_email(
    server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any], data: JSONBody[ChangeEmail]
) -> Me:
    """Send a link to the new address, which is stored once the link is opened. An empty address removes the old one."""
    person = await account_of(server, identity)
    email = data.email.strip().lower()
    if email and not is_address(email):
        raise ServerError("bad_address")
    if email and not server.mailer.enabled:
        raise ServerError("no_mail")
    await check_password(server, request, person.login or "", data.password)
    if not email:
        await server.storage.people.store_profile(person._replace(email=None), "email")
        return me_of(server, await profile_of(server, identity), identity.session)
    allow_mail(server, request, email)
    secret = await make_link(server.storage, "email", Link(person.id, email))
    send_soon(server, email, person, "confirm", page_link(server, "email", secret))
    return me_of(server, person, identity.session)


@post("/email", summary="Confirm an e-mail address", status_code=204)
async def confirm_email(server: CurrentServer, data: JSONBody[Confirmation]) -> None:
    """Use the secret of a link that was sent to the address."""
    link = await use_link(server.storage, "email", data.secret)
    person = None if link is None else await server.storage.people.profile(link.person)
    if link is None or person is None or person.login is None:
        raise ServerError("link_invalid")
    await server.storage.people.store_profile(person._replace(email=link.value), "email")
    if person.email not in (None, link.value):
        send_soon(server, person.email or "", person, "email-changed")


@post("/password/lost", summary="Ask for a link to set a new password", status_code=202)
async def lost_password(server: CurrentServer, request: Request[Any, Any, Any], data: JSONBody[LostPassword]) -> None:
    """The answer is the same whether or not an account has this address."""
    email = data.email.strip().lower()
    if not server.mailer.enabled:
        raise ServerError("no_mail")
    if not is_address(email):
        raise ServerError("bad_address")
    allow_mail(server, request, email)

    async def work() -> None:
        for person in await server.storage.people.profiles_by_email(email, MAX_SHARING):
            secret = await make_link(server.storage, "password", Link(person.id, ""))
            send_soon(server, email, person, "reset", page_link(server, "password", secret))

    server.hub.tasks.start(work())


@post("/password", summary="Set a new password", status_code=200)
async def new_password(
    server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any], data: JSONBody[NewPassword]
) -> Response[Me]:
    """Use the secret of a link, once; end all sessions of the account, and log in."""
    if not server.logins_of_an_address.allows(address_of(request.scope)):
        raise ServerError("too_many")
    link = await use_link(server.storage, "password", data.secret)
    person = None if link is None else await server.storage.people.profile(link.person)
    if person is None or person.login is None:
        raise ServerError("link_invalid")
    await set_password(server, person, data.password)
    server.revoke(person=person.id)
    return await enter(server, request, identity, person)


def allow_mail(server: Server, request: Request[Any, Any, Any], email: str) -> None:
    """Raise an error if too many mails were asked for from this address or to this recipient."""
    if not (server.mails_of_an_address.allows(address_of(request.scope)) and server.mails.allows(email)):
        raise ServerError("too_many")


def page_link(server: Server, purpose: str, secret: str) -> str:
    """Return the address of the page for a link. The secret is behind `#`, so no server or proxy logs it."""
    return f"{server.settings.address}/account/{purpose}#{secret}"


@get("/me/sessions", summary="My devices")
async def my_sessions(server: CurrentServer, identity: CurrentIdentity) -> list[Device]:
    """All browsers in which this person is logged in, the last used one first."""
    return [device(each, identity.session) for each in await server.authenticator.sessions.of(identity.person)]


@delete("/me/sessions/{session_id:str}", summary="Log one device out", status_code=204)
async def drop_session(server: CurrentServer, identity: CurrentIdentity, session_id: SessionId) -> None:
    """End a session and its connections."""
    sessions = server.authenticator.sessions
    dropped = await sessions.drop(identity.person, only=session_id, keep=identity.session) if session_id else []
    if not dropped:
        raise ServerError("not_found")
    server.revoke(session=dropped[0])


@delete("/me/sessions", summary="Log all other devices out", status_code=204)
async def drop_other_sessions(server: CurrentServer, identity: CurrentIdentity) -> None:
    """End all sessions but this one, and their connections."""
    for digest in await server.authenticator.sessions.drop(identity.person, keep=identity.session):
        server.revoke(session=digest)


ROUTES = [
    make_account,
    log_in,
    log_out,
    change_password,
    change_email,
    confirm_email,
    lost_password,
    new_password,
    my_sessions,
    drop_session,
    drop_other_sessions,
]
