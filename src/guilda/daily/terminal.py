"""The daily deal at the terminal: `guilda daily GAME`, alone or for a server."""

from __future__ import annotations

import json
from datetime import date
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from guilda import daily
from guilda.records.record import load
from guilda.records.replay import resume
from guilda.terminal.play import TerminalMatch

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from guilda.records.match import Match
    from guilda.terminal.display import Display

SECONDS = 60
"""The longest wait for an answer of a server."""


class RefusedError(ValueError):
    """A request that a server refuses, with its code."""

    def __init__(self, sentence: str, code: str) -> None:
        super().__init__(sentence)
        self.code = code


class DailyServer:
    """A server whose deals are played here; a token names the person."""

    def __init__(self, address: str, token: str) -> None:
        if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).netloc:
            raise ValueError(f"a server is an address like https://guilda.example, not {address!r}")
        self.address = address.rstrip("/")
        self.token = token

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request with POST and return its answer; `ValueError` has the server's sentence."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = Request(f"{self.address}/api/daily/{path}", json.dumps(body).encode(), headers)  # noqa: S310 - http(s)
        try:
            with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
                return json.load(answer)
        except HTTPError as error:
            try:
                problem = json.load(error)
            except ValueError:
                problem = {}
            sentence = problem.get("sentence") or f"{error.code} {error.reason}"
            raise RefusedError(f"{self.address}: {sentence}", problem.get("code", "")) from None
        except URLError as error:
            raise ValueError(f"{self.address} does not answer: {error.reason}") from None


class Diary:
    """The daily deals of this computer: a record for each, in a folder."""

    def __init__(self, folder: Path, server: DailyServer | None = None) -> None:
        self.folder = folder if server is None else folder / quote(urlsplit(server.address).netloc, safe="")

    def path(self, name: str, day: date) -> Path:
        """Return the file of a deal."""
        return self.folder / f"{day.isoformat()}-{name}.json"

    def find(self, name: str, day: date) -> Match | None:
        """Return the match of a deal that was begun."""
        path = self.path(name, day)
        return resume(load(path)) if path.exists() else None

    def keep(self, name: str, day: date, match: Match) -> Path:
        """Write a match, also an unfinished one, which can then be continued."""
        path = self.path(name, day)
        self.folder.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        match.record(private=True).save(path)
        return path

    def days(self) -> Iterator[date]:
        """Yield the days with a finished deal."""
        for path in self.folder.glob("????-??-??-*.json"):
            if load(path).result is not None:
                yield date.fromisoformat(path.name[:10])


class DailyMatch(TerminalMatch):
    """A daily deal at the terminal: without hints and undo, against bots that always answer the same."""

    def __init__(self, match: Match, seed: bytes, display: Display) -> None:
        super().__init__(match, [seat.kind for seat in match.seats], display)
        self.seed = seed
        for refused in ("hint", "undo", "save"):
            self.commands[refused] = lambda _: self.display.say("daily-rules")

    def bot_move(self, seat: int) -> None:
        """Let a bot move."""
        self.match.apply(daily.bot_action(self.match, self.seed))


def play(name: str, folder: Path, display: Display, server: DailyServer | None) -> None:
    """Play today's deal, or show its result."""
    day, diary = daily.today(), Diary(folder, server)
    match, seed = diary.find(name, day), daily.public_seed(name, day)
    if match is not None:
        seed = bytes.fromhex(match.record(private=True).server_seed or "")
    elif server is not None:
        taken = server.ask(f"{name}/take")
        day, seed = daily.parse_key(taken["deal"])[1], bytes.fromhex(taken["seed"])
    display.say("daily-title", title=daily.title_of(daily.DEALS[name], display.language), day=day.isoformat())
    if match is None or match.actor() is not None:
        display.say("daily-rules")
        match = match or daily.start(name, seed, display.texts.player_name(daily.ME))
        DailyMatch(match, seed, display).run()
        path = diary.keep(name, day, match)
        if match.actor() is not None:
            display.say("daily-later", name=name)
            return
        display.say("saved", path=path)
    if server is not None:
        submit(server, daily.key(name, day), match, display)
    show(name, day, seed, match, diary, display)


def submit(server: DailyServer, deal: str, match: Match, display: Display) -> None:
    """Submit a finished deal, unless that was done before."""
    try:
        server.ask("submit", {"deal": deal, "record": match.record().dumps()})
        display.say("daily-submitted", server=server.address)
    except RefusedError as error:
        if error.code != "daily_once":
            raise


def show(name: str, day: date, seed: bytes, match: Match, diary: Diary, display: Display) -> None:
    """Show a finished deal to share, and what the master made of it."""
    days = daily.streak(set(diary.days()), day).days
    title = daily.title_of(daily.DEALS[name], display.language)
    display.show("\n" + daily.share_text(title, day, daily.outcome(match), daily.picture(match), days=days) + "\n")
    display.say("daily-master-plays")
    played = daily.play_master(name, seed)
    result = daily.outcome(played)
    display.say("daily-master", points=result.points, ahead=daily.signed(result.ahead), moves=" ".join(played.moves))
