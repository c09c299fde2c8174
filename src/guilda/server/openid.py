"""Log-in with an OpenID provider (authorization code with PKCE). It needs the extra `guilda[oidc]`."""

from __future__ import annotations

import hmac
import secrets
import warnings
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import structlog
from litestar import Request, Response, get, post
from litestar.params import QueryParameter
from litestar.response import Redirect as RedirectAnswer

from guilda.server.accounts import enter, register
from guilda.server.authentication import address_of
from guilda.server.errors import ServerError
from guilda.server.identity import CurrentIdentity, Identity
from guilda.server.links import Link, make_link, use_link
from guilda.server.mail import is_address
from guilda.server.names import display_name
from guilda.server.people import profile_of
from guilda.server.resources import Redirect
from guilda.server.server import CurrentServer, Server
from guilda.tables.errors import CodedError
from guilda.tables.opening import MAX_NAME

if TYPE_CHECKING:
    from guilda.server.people_store import Profile

LOG = structlog.get_logger("guilda")
SECONDS = 10.0
"""Time limit of a request to the provider."""
DISCOVERY = "/.well-known/openid-configuration"
SCOPE = "openid profile email"
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA"]
"""Signatures with public keys only: a provider's public key must not serve as a shared secret."""
LEEWAY = 60
MAX_NAMES = 20
"""Names that are tried for a new account."""
RETURN = "/account"


def is_installed() -> bool:
    """Return whether the libraries for OpenID Connect are installed."""
    return all(find_spec(name) is not None for name in ("authlib", "httpx", "joserfc"))


class Attempt(msgspec.Struct):
    """A log-in that has begun. It ends in the session in which it began."""

    session: str
    nonce: str
    verifier: str


class Provider(msgspec.Struct):
    """The parts of a provider's discovery document that are used."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str


class Claims(msgspec.Struct):
    """The parts of an ID token that are used."""

    sub: Annotated[str, msgspec.Meta(min_length=1, max_length=255)]
    preferred_username: str = ""
    name: str = ""
    email: str = ""
    email_verified: bool = False


def client_of(server: Server) -> Any:
    """Return an OAuth client of the provider."""
    from authlib.deprecate import AuthlibDeprecationWarning

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", AuthlibDeprecationWarning)  # it prefers httpx2, which few have
        from authlib.integrations.httpx_client import AsyncOAuth2Client

    settings = server.settings
    return AsyncOAuth2Client(
        client_id=settings.openid_client,
        client_secret=settings.openid_secret or None,
        token_endpoint_auth_method="client_secret_basic" if settings.openid_secret else "none",
        scope=SCOPE,
        redirect_uri=f"{settings.address}/api/openid/callback",
        code_challenge_method="S256",
        timeout=SECONDS,
    )


async def provider_of(server: Server, client: Any) -> Provider:
    """Return the provider by its discovery document; its issuer must be the one in the settings."""
    issuer = server.settings.openid_issuer
    answer = await client.request("GET", f"{issuer.rstrip('/')}{DISCOVERY}", withhold_token=True)
    answer.raise_for_status()
    provider = msgspec.json.decode(answer.content, type=Provider)
    if provider.issuer.rstrip("/") != issuer.rstrip("/"):
        raise ValueError("the issuer of the provider does not match the settings")
    return provider


async def claims_of(server: Server, client: Any, provider: Provider, token: str, nonce: str) -> Claims:
    """Return the claims of an ID token after all checks of its signature, issuer, audience, time and nonce."""
    from joserfc import jwt
    from joserfc.jwk import KeySet

    answer = await client.request("GET", provider.jwks_uri, withhold_token=True)
    answer.raise_for_status()
    claims: dict[str, Any] = jwt.decode(token, KeySet.import_key_set(answer.json()), algorithms=ALGORITHMS).claims
    own = server.settings.openid_client
    registry = jwt.JWTClaimsRegistry(
        leeway=LEEWAY,
        iss={"essential": True, "value": provider.issuer},
        aud={"essential": True, "value": own},
        exp={"essential": True},
        iat={"essential": True},
        sub={"essential": True},
    )
    registry.validate(claims)
    if not hmac.compare_digest(str(claims.get("nonce", "")).encode(), nonce.encode()):
        raise ValueError("the nonce does not match")
    if isinstance(claims["aud"], list) and len(claims["aud"]) > 1 and claims.get("azp") != own:
        raise ValueError("the token is for another client")
    return msgspec.convert(claims, Claims)


@post("/openid", summary="Log in with the OpenID provider", status_code=200)
async def begin(server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any]) -> Redirect:
    """Return the address of the provider at which the person logs in. In an account, its login is added."""
    if not server.settings.openid_issuer:
        raise ServerError("no_openid")
    if not server.logins_of_an_address.allows(address_of(request.scope)):
        raise ServerError("too_many")
    attempt = Attempt(identity.session, secrets.token_urlsafe(32), secrets.token_urlsafe(48))
    link = Link(identity.person, msgspec.json.encode(attempt).decode())
    state = await make_link(server.storage, "openid", link)
    async with client_of(server) as client:
        try:
            provider = await provider_of(server, client)
        except Exception as error:
            raise failed(error) from None
        url, _ = client.create_authorization_url(
            provider.authorization_endpoint, state=state, nonce=attempt.nonce, code_verifier=attempt.verifier
        )
    return Redirect(url)


@get("/openid/callback", summary="Return from the OpenID provider", status_code=303, include_in_schema=False)
async def finish(
    server: CurrentServer,
    identity: CurrentIdentity,
    request: Request[Any, Any, Any],
    attempt: Annotated[str, QueryParameter(name="state", max_length=2000, description="Of the attempt.")] = "",
    code: Annotated[str, QueryParameter(max_length=2000, description="Of the provider.")] = "",
) -> Response[Any]:
    """Log in and go to the page; a failure is shown there."""
    try:
        account = await account_from(server, identity, attempt, code)
        entered = await enter(server, request, identity, account)
    except CodedError as error:
        return RedirectAnswer(f"{RETURN}?problem={error.code}", status_code=303)
    return RedirectAnswer(RETURN, status_code=303, headers=entered.headers)


async def account_from(server: Server, identity: Identity, state: str, code: str) -> Profile:
    """Return the account of the person who comes back from the provider; a new one for a new person."""
    link = await use_link(server.storage, "openid", state)
    attempt = None if link is None else msgspec.json.decode(link.value, type=Attempt)
    if attempt is None or not identity.session or attempt.session != identity.session or not code:
        raise ServerError("openid_failed")
    async with client_of(server) as client:
        try:
            provider = await provider_of(server, client)
            answer = await client.fetch_token(provider.token_endpoint, code=code, code_verifier=attempt.verifier)
            claims = await claims_of(server, client, provider, answer["id_token"], attempt.nonce)
        except Exception as error:
            raise failed(error) from None
    return await account_of_claims(server, identity, provider.issuer, claims)


async def account_of_claims(server: Server, identity: Identity, issuer: str, claims: Claims) -> Profile:
    """Return the account of a login. A new login is added to the client's account; a guest becomes an account."""
    known = await server.storage.people.person_of_login(issuer, claims.sub)
    current = await profile_of(server, identity)
    if known is not None:
        if current.login is not None and known != current.id:
            raise ServerError("openid_taken")
        account = await server.storage.people.profile(known)
        if account is None:
            raise ServerError("openid_failed")
        return account
    if current.login is None:
        email = claims.email.lower() if claims.email_verified and is_address(claims.email) else None
        current = await register_free(server, current._replace(email=email), claims)
    if not await server.storage.people.store_external_login(issuer, claims.sub, current.id):
        raise ServerError("openid_taken")
    return current


async def register_free(server: Server, guest: Profile, claims: Claims) -> Profile:
    """Turn a guest into an account under the first name of the claims that is free."""
    names = [guest.name, claims.preferred_username, claims.name, claims.email.partition("@")[0], "Player"]
    usable = [name for name in map(usable_name, names) if name]
    numbered = [f"{usable[-1][: MAX_NAME - 5]} {secrets.randbelow(10_000)}" for _ in range(MAX_NAMES)]
    for name in (*usable, *numbered):
        try:
            return await register(server, guest._replace(name=name))
        except ServerError as error:
            if error.code != "name_taken":
                raise
    raise ServerError("name_taken")


def usable_name(name: str) -> str:
    """Return a name from outside as a name of an account; empty if it cannot be one."""
    try:
        return display_name(name[:MAX_NAME])
    except CodedError:
        return ""


def failed(error: Exception) -> ServerError:
    """Log a failure at or with the provider, and return the error for the person."""
    LOG.warning("openid", detail=f"{type(error).__name__}: {error}"[:300])
    return ServerError("openid_failed")


ROUTES = [begin, finish]
