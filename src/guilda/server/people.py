"""Who somebody is: guests, accounts, ratings, tokens; all of it to take along or to delete."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import ResponseHeader
from litestar.params import JSONBody, PathParameter

from guilda.server import identity as ident
from guilda.server.guard import address_of, is_secure
from guilda.server.identity import Identity, Whoever
from guilda.server.problems import Refusal
from guilda.server.resources import (
    ChangeMe,
    Credentials,
    Export,
    Me,
    NewToken,
    Rating,
    TableSummary,
    Token,
)
from guilda.server.server import Server, TheServer
from guilda.server.storage import Person, StoredRating, StoredToken, milliseconds
from guilda.tables.words import Refused

MOST_TOKENS = 20
TRIED_TOO_OFTEN = 2.0
MOST_EXPORTED = 10_000
LONGEST_LOGIN = 40
TokenId = Annotated[str, PathParameter(max_length=40, description="The id of one of my tokens.")]


async def known(server: Server, identity: Identity) -> Person:
    """The person behind a request; of a guest who has done nothing yet, nothing is written down."""
    return await server.storage.person(identity.person) or Person(identity.person, "")


def me_of(server: Server, person: Person) -> Me:
    """A person as their own page sees them."""
    language: Any = person.language
    return Me(person.id, person.name, language, person.login is not None, server.keys.csrf(person.id))


def with_cookie(server: Server, request: Request[Any, Any, Any], person: Person) -> Response[Me]:
    """The answer that makes a client somebody else from now on."""
    cookie = server.keys.cookie(person.id, secure=is_secure(dict(request.scope)))
    return Response(me_of(server, person), headers=[ResponseHeader(name="Set-Cookie", value=cookie)])


def shown_name(name: str) -> str:
    """A name that can be shown."""
    name = name.strip()
    if not name or not name.isprintable() or len(name.casefold()) > LONGEST_LOGIN:  # some letters fold into three
        raise Refused("bad_name")
    return name


@get("/me", summary="Who this client is")
async def read_me(server: TheServer, identity: Whoever) -> Me:
    """A client that is new here becomes a guest."""
    return me_of(server, await known(server, identity))


@patch("/me", summary="Change my name or language")
async def change_me(server: TheServer, identity: Whoever, data: JSONBody[ChangeMe]) -> Me:
    """Only what is given is changed."""
    name = shown_name(data.name) if data.name is not None else ""
    changed = [column for column, given in (("name", data.name), ("language", data.language)) if given is not None]
    if changed:
        person = Person(identity.person, name, data.language, created=milliseconds())
        await server.storage.keep_person(person, *changed)
    return me_of(server, await known(server, identity))


@post("/account", summary="Give myself a name and a password", status_code=201)
async def make_account(
    server: TheServer, identity: Whoever, request: Request[Any, Any, Any], data: JSONBody[Credentials]
) -> Me:
    """The guest that this client is becomes an account: tables and ratings stay."""
    if not server.logins_of_an_address.allows(address_of(request.scope)):
        raise Refusal("too_many")
    person = await known(server, identity)
    if person.login is not None:
        raise Refusal("has_account")
    name = shown_name(data.name)
    async with server.hashing:
        hashed = await asyncio.to_thread(ident.password_hash, data.password)
    account = person._replace(
        name=name, login=name.casefold(), password=hashed, created=person.created or milliseconds()
    )
    if not await server.storage.keep_person(account, "name", "login", "password"):
        raise Refusal("has_account" if (await known(server, identity)).login is not None else "name_taken")
    return me_of(server, await known(server, identity))


@post("/login", summary="Become the account with this name and password", status_code=200)
async def log_in(server: TheServer, request: Request[Any, Any, Any], data: JSONBody[Credentials]) -> Response[Me]:
    """Answered with a cookie."""
    address, name = address_of(request.scope), data.name.strip()
    if not (server.logins_of_an_address.allows(address) and server.logins.allows(f"{address} {name.casefold()}")):
        raise Refusal("too_many")
    if not server.logins_of_a_name.allows(name.casefold()):
        await asyncio.sleep(TRIED_TOO_OFTEN)  # from many addresses: nobody is locked out by what others try
    person = await server.storage.person_by_login(shown_name(data.name))
    kept = None if person is None else person.password
    async with server.hashing:
        fits = await asyncio.to_thread(ident.password_fits, kept, data.password)
    if not fits or person is None:
        raise Refusal("wrong_password")
    return with_cookie(server, request, person)


@post("/logout", summary="Become a new guest", status_code=200)
async def log_out(server: TheServer, request: Request[Any, Any, Any]) -> Response[Me]:
    """Answered with a cookie."""
    return with_cookie(server, request, Person(ident.new_person(), ""))


@get("/me/tables", summary="My tables")
async def my_tables(server: TheServer, identity: Whoever) -> list[TableSummary]:
    """Those being played first, then the newest; a hundred at most."""
    found = await server.storage.tables_of(identity.person)
    return [server.listed(each, identity.person) for each in found]


@get("/me/ratings", summary="My ratings")
async def my_ratings(server: TheServer, identity: Whoever) -> list[Rating]:
    """One for each game and number of players that I have played rated."""
    found = await server.storage.ratings_of([identity.person])
    return [rating_of(each) for each in found[identity.person]]


def rating_of(stored: StoredRating) -> Rating:
    """A rating as it is shown."""
    strength = stored.strength
    return Rating(stored.game, stored.players, round(strength.rating), round(strength.deviation), strength.games)


@get("/me/export", summary="All that is kept of me")
async def export_me(server: TheServer, identity: Whoever) -> Export:
    """Passwords and tokens are kept only as hashes, which are not shown."""
    if not server.exports.allows(identity.person):  # it reads the logs of all their tables
        raise Refusal("too_many")
    person = await known(server, identity)
    stored = await server.storage.tables_naming(person.id, MOST_EXPORTED)
    traces = [await server.traces(each.id, person.id) for each in stored]
    return Export(
        id=person.id,
        name=person.name,
        language=person.language,
        account=person.login,
        since=person.created // 1000,
        ratings=await my_ratings.fn(server, identity),
        tokens=await my_tokens.fn(server, identity),
        tables=[server.listed(each, person.id) for each in stored],
        said=[line for each in traces for line in each.said],
        names=sorted({name for each in traces for name in each.names}),
        seeds=sorted({seed for each in traces for seed in each.seeds if seed}),
    )


@delete("/me", summary="Delete all that is kept of me", status_code=200)
async def delete_me(server: TheServer, identity: Whoever, request: Request[Any, Any, Any]) -> Response[Me]:
    """I leave all tables; in the games that I played my name and what I said are replaced. It cannot be undone."""
    await server.forget(identity.person)
    return with_cookie(server, request, Person(ident.new_person(), ""))


@get("/tokens", summary="My tokens for bots")
async def my_tokens(server: TheServer, identity: Whoever) -> list[Token]:
    """Without their secrets."""
    return [Token(each.id, each.name, None) for each in await server.storage.tokens_of(identity.person)]


@post("/tokens", summary="Make a token for a bot", status_code=201)
async def make_token(server: TheServer, identity: Whoever, data: JSONBody[NewToken]) -> Token:
    """The secret is shown this once."""
    name = shown_name(data.name)
    token, secret = ident.new_token()
    stored = StoredToken(token, identity.person, name, ident.token_digest(secret), milliseconds())
    async with server.turns.of(identity.person):
        if len(await server.storage.tokens_of(identity.person)) >= MOST_TOKENS:
            raise Refusal("too_many_tokens")
        await server.storage.keep_token(stored)
    return Token(token, name, secret)


@delete("/tokens/{token_id:str}", summary="Take a token away", status_code=204)
async def drop_token(server: TheServer, identity: Whoever, token_id: TokenId) -> None:
    """It is refused from now on."""
    if not await server.drop_token(token_id, identity.person):
        raise Refusal("not_found")


ROUTES = [
    read_me,
    change_me,
    make_account,
    log_in,
    log_out,
    my_tables,
    my_ratings,
    export_me,
    delete_me,
    my_tokens,
    make_token,
    drop_token,
]
