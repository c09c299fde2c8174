"""HTTP routes of people: guests, ratings, tokens, export and erasure."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import ResponseHeader
from litestar.params import JSONBody, PathParameter

from guilda.server import identity as ident
from guilda.server.authentication import address_of, header
from guilda.server.errors import ServerError
from guilda.server.identity import CurrentIdentity, Identity
from guilda.server.names import display_name
from guilda.server.notification_api import settings_of
from guilda.server.people_store import Profile, StoredRating, StoredToken
from guilda.server.resources import BlockedPerson, ChangeMe, Device, Export, Me, NewToken, Rating, TableSummary, Token
from guilda.server.server import CurrentServer, Server
from guilda.server.sessions import Session, cookie_header, device_of, digest_of
from guilda.server.storage import milliseconds

MOST_TOKENS = 20
MOST_EXPORTED = 10_000
TokenId = Annotated[str, PathParameter(max_length=40, description="The id of one of my tokens.")]


async def profile_of(server: Server, identity: Identity) -> Profile:
    """Return the profile of a client; that of a new guest is not stored yet."""
    return await server.storage.people.profile(identity.person) or Profile(identity.person, "")


def me_of(server: Server, person: Profile, session: str) -> Me:
    """Return a person as their own page sees them."""
    language: Any = person.language
    return Me(
        id=person.id,
        name=person.name,
        language=language,
        account=person.login is not None,
        csrf=server.authenticator.csrf(session),
        email=person.email,
        password=person.password is not None,
        mail=server.mailer.enabled,
        openid=server.settings.openid_name if server.settings.openid_issuer else None,
        puzzle_consent=person.puzzle_consent,
    )


def with_cookie(
    server: Server, request: Request[Any, Any, Any], person: Profile, session: str, secret: str
) -> Response[Me]:
    """Return a person in an answer that sends the cookie of their session."""
    cookie = cookie_header(secret, secure=server.is_secure(request.scope))
    return Response(me_of(server, person, session), headers=[ResponseHeader(name="Set-Cookie", value=cookie)])


async def with_new_session(
    server: Server, request: Request[Any, Any, Any], person: Profile, replaces: str = ""
) -> Response[Me]:
    """Start a session of a person, in place of another one (by its digest)."""
    device = device_of(header(dict(request.scope), b"user-agent") or "")
    new = await server.authenticator.sessions.create(person.id, device, replaces)
    return with_cookie(server, request, person, new.session.digest, new.secret)


@get("/me", summary="The identity of this client")
async def read_me(server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any]) -> Response[Me]:
    """A new client becomes a guest and gets a cookie, which is renewed at each call."""
    person = await profile_of(server, identity)
    if identity.bot:
        return Response(me_of(server, person, ""))
    if identity.known:
        return with_cookie(server, request, person, identity.session, identity.secret)
    if not server.new_guests.allows(address_of(request.scope)):
        raise ServerError("too_many")
    return await with_new_session(server, request, person)


@patch("/me", summary="Change my name, language or consent to puzzles")
async def change_me(server: CurrentServer, identity: CurrentIdentity, data: JSONBody[ChangeMe]) -> Me:
    """Change only the given fields."""
    name = display_name(data.name) if data.name is not None else ""
    if name and not await server.may_wear(identity.person, name):
        raise ServerError("name_taken")
    if data.puzzle_consent is not None and not await server.is_account(identity.person):
        raise ServerError("accounts_only")
    changed = [column for column in data.__struct_fields__ if getattr(data, column) is not None]
    if changed:
        agrees = bool(data.puzzle_consent)
        person = Profile(identity.person, name, data.language, created=milliseconds(), puzzle_consent=agrees)
        await server.storage.people.store_profile(person, *changed)
    return me_of(server, await profile_of(server, identity), identity.session)


@get("/me/tables", summary="My tables")
async def my_tables(server: CurrentServer, identity: CurrentIdentity) -> list[TableSummary]:
    """Unfinished tables first, then newest first; at most 100."""
    return await server.tables_of(identity.person)


@get("/me/ratings", summary="My ratings")
async def my_ratings(server: CurrentServer, identity: CurrentIdentity) -> list[Rating]:
    """One per game and number of players."""
    found = await server.storage.people.ratings_of([identity.person])
    return [rating_of(each) for each in found[identity.person]]


def rating_of(stored: StoredRating) -> Rating:
    """Return a rating as it is displayed."""
    strength = stored.strength
    return Rating(stored.game, stored.players, round(strength.rating), round(strength.deviation), strength.games)


def device(session: Session, current: str) -> Device:
    """Return a session in the list of devices."""
    return Device(session.id, session.device, session.created // 1000, session.seen // 1000, session.digest == current)


async def blocked_people(server: Server, person: str) -> list[BlockedPerson]:
    """Return the people whom a person blocks."""
    return [
        BlockedPerson(each.id, each.name, each.created // 1000) for each in await server.moderation.blocks_of(person)
    ]


@get("/me/export", summary="Export my data")
async def export_me(server: CurrentServer, identity: CurrentIdentity) -> Export:
    """All stored data of this person, without the hashes of password, sessions and tokens."""
    if not server.exports.allows(identity.person):  # it reads the logs of all their tables
        raise ServerError("too_many")
    person = await profile_of(server, identity)
    stored = await server.storage.tables_naming(person.id, MOST_EXPORTED)
    traces = [await server.traces(each.id, person.id) for each in stored]
    sessions = await server.authenticator.sessions.of(person.id)
    return Export(
        id=person.id,
        name=person.name,
        language=person.language,
        account=person.login,
        since=person.created // 1000,
        email=person.email,
        puzzle_consent=person.puzzle_consent,
        ratings=await my_ratings.fn(server, identity),
        tokens=await my_tokens.fn(server, identity),
        sessions=[device(each, identity.session) for each in sessions],
        openid=await server.storage.people.external_logins_of(person.id),
        blocks=await blocked_people(server, person.id),
        reports=[each.reason for each in await server.moderation.reports_by(person.id)],
        tables=[server.listed(each, person.id) for each in stored],
        notifications=await settings_of(server, person.id),
        push_addresses=[each.endpoint for each in await server.notifications.devices_of([person.id])],
        vacations=[[each.started, each.until] for each in await server.notifications.vacations_of(person.id)],
        daily=await server.daily.exported(person.id),
        prepared=await server.plans.of_person(person.id),
        chat=[line for each in traces for line in each.chat],
        names=sorted({name for each in traces for name in each.names}),
        seeds=sorted({seed for each in traces for seed in each.seeds if seed}),
    )


@delete("/me", summary="Erase my data", status_code=200)
async def delete_me(server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any]) -> Response[Me]:
    """Leave all tables, and erase name and chat from their logs. It cannot be undone."""
    await server.erase(identity.person)
    return await with_new_session(server, request, Profile(ident.new_person(), ""))


@get("/tokens", summary="My tokens for bots")
async def my_tokens(server: CurrentServer, identity: CurrentIdentity) -> list[Token]:
    """All tokens, without their secrets."""
    return [Token(each.id, each.name, None) for each in await server.storage.people.tokens_of(identity.person)]


@post("/tokens", summary="Make a token for a bot", status_code=201)
async def make_token(server: CurrentServer, identity: CurrentIdentity, data: JSONBody[NewToken]) -> Token:
    """The secret is shown only this once."""
    name = display_name(data.name)
    token, secret = ident.new_token()
    stored = StoredToken(token, identity.person, name, digest_of(secret), milliseconds())
    async with server.person_locks.of(identity.person):
        if len(await server.storage.people.tokens_of(identity.person)) >= MOST_TOKENS:
            raise ServerError("too_many_tokens")
        await server.storage.people.store_token(stored)
    return Token(token, name, secret)


@delete("/tokens/{token_id:str}", summary="Revoke a token", status_code=204)
async def drop_token(server: CurrentServer, identity: CurrentIdentity, token_id: TokenId) -> None:
    """Revoke a token and end its connections."""
    if not await server.drop_token(token_id, identity.person):
        raise ServerError("not_found")


ROUTES = [
    read_me,
    change_me,
    my_tables,
    my_ratings,
    export_me,
    delete_me,
    my_tokens,
    make_token,
    drop_token,
]
