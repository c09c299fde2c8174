"""Contract tests that every game must pass, for packages that add a game.

With pytest:

    from guilda.testing import GameContract

    class TestPig(GameContract):
        game = "pig"

Without pytest, `check_game("pig")` runs the same checks and raises `AssertionError` at the first that fails. Everything
is random play from fixed seeds; messages name the seed and the position.
"""

from __future__ import annotations

import json
import pickle
from collections import Counter
from importlib.util import find_spec
from itertools import product
from typing import TYPE_CHECKING, Any

import guilda
from guilda.locales import LANGUAGES, catalogue, kebab
from guilda.records.record import loads
from guilda.records.replay import resume, verify
from guilda.rules.game import EventLog, IllegalAction
from guilda.rules.preview import preview
from guilda.rules.registry import game as game_info
from guilda.rules.rng import FastRng, ScriptedRng

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from guilda.rules.game import Game
    from guilda.rules.options import GameInfo

MAX_DECISIONS = 20_000
SIMULATIONS = 20
QUICK_CHECK = 5
"""Times as many games for checks that take little time."""
MALFORMED: tuple[Any, ...] = (-1, 1 << 15, 10**30, None, 1.5, b"x", [], "", "   ", "?", "ß" * 1000)
NAMES = ("Ana", "Beto", "Caio", "Duda", "Eva", "Fábio", "Gil", "Hugo")


def check_game(name: str, *, games: int = 2) -> None:
    """Run every check of the contract on a registered game; `games` is the number of random games per check."""

    class Check(GameContract):
        game = name

    Check.games = games
    contract = Check()
    for method in dir(contract):
        if method.startswith("test_"):
            getattr(contract, method)()


def refused(error: type[Exception], why: object, call: Callable[..., object], *args: Any) -> Exception:
    """Return the error that a call raises; `AssertionError` if it does not."""
    try:
        call(*args)
    except error as raised:
        return raised
    raise AssertionError(f"{why} is not refused with {error.__name__}")


def as_json(value: object) -> str:
    """Return a value as JSON with sorted keys."""
    return json.dumps(value, sort_keys=True)


class Where:
    """The description of a position for messages, written only when a check fails."""

    def __init__(self, name: str, game: Game, options: Mapping[str, Any], seed: int) -> None:
        self.name, self.game, self.options, self.seed, self.ply = name, game, dict(options), seed, 0

    def __str__(self) -> str:
        return f"{self.name} {self.options}, seed {self.seed}, ply {self.ply}: {self.game.text()}"


class GameContract:
    """The contract as a test class: derive from it and set `game` to the name of a registered game."""

    game = ""
    games = 2
    """Random games per check and combination of options."""

    @property
    def info(self) -> GameInfo:
        """The declaration of the game."""
        return game_info(self.game)

    def start(self, options: Mapping[str, Any], seed: int) -> tuple[Game, FastRng]:
        """Return a new position with an event log, and the generator that continues from there."""
        rng = FastRng(seed)
        return self.info.position(options, rng, EventLog()), rng

    def random_game(self, options: Mapping[str, Any], seed: int) -> Iterator[tuple[Game, FastRng, Where]]:
        """Yield every position of a random game with its generator and a description for messages."""
        game, rng = self.start(options, seed)
        where = Where(self.game, game, options, seed)
        for where.ply in range(MAX_DECISIONS):
            yield game, rng, where
            if game.actor() is None:
                return
            game.apply(game.random_action(rng), rng)
        raise AssertionError(f"no end after {MAX_DECISIONS} decisions: {where}")

    def all_positions(self, times: int = 1) -> Iterator[tuple[Game, FastRng, Where]]:
        """Yield the positions of `times * games` random games with every combination of options."""
        for options, seed in product(self.info.option_sets(), range(times * self.games)):
            yield from self.random_game(options, seed)

    def all_starts(self) -> Iterator[tuple[Game, FastRng]]:
        """Yield a starting position for every combination of options."""
        for options in self.info.option_sets():
            yield self.start(options, 0)

    # Declaration

    def test_options_are_declared_with_valid_defaults_and_titles(self) -> None:
        """The first option is `players`; every option has a title and a valid default."""
        info = self.info
        assert info.options[0].name == "players", "the first option must be `players`"
        for option in info.options:
            assert option.type in ("integer", "choice", "seat"), f"{option.name} has the unknown type {option.type!r}"
            assert option.default in option.values, f"the default of {option.name} is not among its values"
            assert info.option_title(option) != option.name, f"there is no message for the option {option.name}"
        assert info.title() != f"{info.name}-title", f"there is no message {info.name}-title"
        assert info.rules_version >= 1, "rules_version must be at least 1"

    def test_invalid_options_are_refused(self) -> None:
        """Unknown options, values and starting seats are refused."""
        for wrong in ({"no_such_option": 1}, {"players": 99}, {"players": "2"}, {"players": None}):
            refused(ValueError, f"{wrong}", self.info.check, wrong)
        most = max(count for count in self.info.options[0].values if isinstance(count, int))
        refused(ValueError, f"start={most}", self.info.check, {"players": most, "start": most})

    def test_adapters_can_be_imported(self) -> None:
        """Every adapter that the declaration names exists."""
        from guilda.rules.registry import load

        assert callable(load(self.info.board)), f"{self.info.board} is not callable"
        assert callable(load(f"{self.info.evaluation}:EVALUATION")), f"{self.info.evaluation} has no EVALUATION"
        assert callable(load(self.info.encoder)), f"{self.info.encoder} is not callable"

    # Actions

    def test_list_mask_and_refusal_agree(self) -> None:
        """`actions`, `action_mask` and `is_legal` say the same, and a running game has a legal action."""
        for game, _, where in self.all_positions():
            legal = game.actions()
            assert len(set(legal)) == len(legal), f"an action is listed twice: {where}"
            assert (game.actor() is None) == (not legal), f"actor and actions disagree: {where}"
            mask = game.action_mask()
            assert [action for action, bit in enumerate(mask) if bit] == sorted(legal), f"the mask disagrees: {where}"
            listed = set(legal)
            for action in range(game.n_actions):
                assert game.is_legal(action) == (action in listed), f"is_legal({action}) disagrees: {where}"

    def test_illegal_actions_are_refused_and_change_nothing(self) -> None:
        """An illegal action raises `IllegalAction` with a reason, and the position stays as it is."""
        for number, (game, rng, where) in enumerate(self.all_positions()):
            if number % 20:
                continue
            before, events, legal = game.copy(), game.events(), set(game.actions())
            for action in range(game.n_actions):
                if action not in legal:
                    error = refused(IllegalAction, where, game.apply, action, rng)
                    assert isinstance(error, IllegalAction)
                    assert error.action == game.notation(action), where
                    assert error.reason, f"the refusal of {game.notation(action)} has no reason: {where}"
                    assert error.reason == game.reason(error.refusal), where
            assert game == before, f"a refused action changed the position: {where}"
            assert game.events() == events, f"a refused action left events: {where}"

    def test_malformed_actions_are_refused(self) -> None:
        """Anything that is not an action raises `ValueError`."""
        for game, rng in self.all_starts():
            before = game.copy()
            for action in MALFORMED:
                error = refused(ValueError, repr(action), game.apply, action, rng)
                assert not isinstance(error, IllegalAction), f"{action!r} is malformed, not illegal"
            assert game == before

    def test_notation_reads_back(self) -> None:
        """Every id has its own short notation, and `parse` reads it in either case."""
        for game, _ in self.all_starts():
            texts = [game.notation(action) for action in range(game.n_actions)]
            assert len(set(texts)) == game.n_actions, "two actions have the same notation"
            assert [game.parse(f" {text.lower()} ") for text in texts] == list(range(game.n_actions))
            assert all(" " not in text and len(text) <= 12 for text in texts), (
                "a notation is longer than 12 or has spaces"
            )

    def test_random_action_is_uniform(self) -> None:
        """`random_action` draws once, below the number of legal actions."""
        for game, _, where in self.all_positions():
            legal = game.actions()
            for place in {0, len(legal) // 2, len(legal) - 1} if legal else ():
                chance = ScriptedRng([place])
                assert game.random_action(chance) == legal[place], where
                assert chance.draws == ([(len(legal), place)] if len(legal) > 1 else []), where

    def test_parts_distinguish_actions(self) -> None:
        """The parts of legal actions are JSON and differ from each other."""
        for game, _, where in self.all_positions():
            parts = [as_json(game.parts(action)) for action in game.actions()]
            assert len(set(parts)) == len(parts), f"two actions have the same parts: {where}"

    # Positions

    def test_text_reads_back(self) -> None:
        """The text of a position reads back as an equal position that plays on in the same way."""
        for number, (game, _, where) in enumerate(self.all_positions()):
            read = guilda.position(game.text())
            assert read == game, f"the text reads back differently: {where}"
            assert read.text() == game.text(), where
            assert read.actions() == game.actions(), where
            if number % 10 == 0:
                board = game.copy()
                assert board.playout(FastRng(number)) == read.playout(FastRng(number)), where
                assert board == read, where

    def test_other_texts_are_refused(self) -> None:
        """Damaged texts raise `ValueError` or describe another position that can be played."""
        for game, _ in self.all_starts():
            text = game.text()
            for at in range(0, len(text), 3):
                for other in ("", "9", "-", "x", " "):
                    damaged = text[:at] + other + text[at + 1 :]
                    try:
                        read = guilda.position(damaged)
                    except ValueError:
                        continue
                    assert guilda.position(read.text()) == read, f"{damaged!r} is accepted but does not read back"
                    read.random_games(FastRng(0), 2)

    def test_copies_are_independent(self) -> None:
        """A copy is equal, has no log, and playing it does not change the original, nor the reverse."""
        for options, seed in product(self.info.option_sets(), range(QUICK_CHECK * self.games)):
            game, rng = self.start(options, seed)
            where = Where(self.game, game, options, seed)
            while game.actor() is not None:
                board, before = game.copy(), game.state()
                assert board == game, where
                assert board.log is None, where
                if where.ply % 10 == 0:
                    assert board.view(0) == game.view(0), where
                    board.playout(rng)
                else:
                    board.apply(board.random_action(rng), rng)
                assert game.state() == before, f"playing a copy changed the original: {where}"
                twin = game.copy()
                game.apply(game.random_action(rng), rng)
                where.ply += 1
                assert twin.state() == before, f"playing the original changed a copy: {where}"

    def test_pickle_restores_a_position(self) -> None:
        """A pickled position is restored as an equal one."""
        for number, (game, _, where) in enumerate(self.all_positions()):
            if number % 5 == 0:
                assert pickle.loads(pickle.dumps(game)) == game, where  # noqa: S301 - our own bytes

    def test_unset_position_is_over(self) -> None:
        """A position that was not set up has no actor and no actions."""
        for options in self.info.option_sets():
            make: Callable[..., Game] = self.info.kind
            fresh = make(**options)
            assert fresh.actor() is None
            assert fresh.actions() == []
            fresh.scores()

    def test_log_does_not_change_the_game(self) -> None:
        """A game with an event log is the same as one without."""
        for game, _ in self.all_starts():
            board = game.copy()
            game.log = EventLog()
            assert game.playout(FastRng(7)) == board.playout(FastRng(7))
            assert game == board

    # Scores

    def test_scores_match_events_and_breakdown(self) -> None:
        """The score of a seat is the sum of the points in its events and of the items of its score sheet."""
        for game, _, where in self.all_positions(QUICK_CHECK):
            if where.ply == 0:
                scored: Counter[int] = Counter()
            for event in game.events():
                if "points" in event:
                    scored[event["seat"]] += event["points"]
            game.log = EventLog()
            assert game.scores() == [scored[seat] for seat in range(game.players)], f"events and scores differ: {where}"
            sheets = [game.breakdown(seat) for seat in range(game.players)]
            sums = [sum(item.points for item in sheet) for sheet in sheets]
            assert game.scores() == sums, f"score sheets and scores differ: {where}"
            assert len({tuple(item.name for item in sheet) for sheet in sheets}) == 1, f"sheets differ: {where}"

    def test_ranks_follow_scores(self) -> None:
        """Ranks start at 1, tied seats share a rank, and winners have the highest score."""
        for game, rng in self.all_starts():
            game.playout(rng)
            ranks, scores = game.ranks(), game.scores()
            if game.players > 1:
                assert ranks == [1 + sum(other < own for other in ranks) for own in ranks], f"{ranks}"
                assert all(scores[seat] == max(scores) for seat, rank in enumerate(ranks) if rank == 1), f"{scores}"

    # Hidden information

    def test_view_holds_no_secrets(self) -> None:
        """A position with everything redrawn that a seat cannot know looks the same to that seat."""
        for number, (game, _, where) in enumerate(self.all_positions()):
            if number % 4:
                continue
            for seat in [*range(game.players), None]:
                seen = game.seen_by(seat, FastRng(number))
                assert as_json(seen.view(seat)) == as_json(game.view(seat)), f"the view of {seat} has secrets: {where}"
                if not self.info.secrets:
                    assert seen == game, f"the game declares no secrets, but seen_by({seat}) changes it: {where}"

    def test_unknown_seats_are_refused(self) -> None:
        """Views, score sheets and redraws of seats that do not exist raise `ValueError`."""
        for game, rng in self.all_starts():
            for seat in (-1, game.players, 99):
                for ask, args in ((game.view, ()), (game.breakdown, ()), (game.seen_by, (rng,))):
                    refused(ValueError, f"seat {seat}", ask, seat, *args)

    def test_preview_predicts_events(self) -> None:
        """The certain events of an action are the first events when it is played."""
        for number, (game, _, where) in enumerate(self.all_positions()):
            if game.turn < 0 or number % 7:
                continue
            actions = game.actions()
            for action, (_, predicted) in zip(actions, preview(game, actions), strict=True):
                board = game.copy()
                board.log = EventLog()
                board.apply(action, FastRng(number))
                happened = [game.presentation().event(game, row, game.turn) for row in board.log.rows()]
                assert happened[: len(predicted)] == predicted, (
                    f"{game.notation(action)} has other events than foreseen; `reveals` must be True of an event that "
                    f"shows what was hidden: {where}"
                )

    # Text

    def test_messages_exist(self) -> None:
        """Refusals, score items, the tie-break and the notation have messages."""
        english, presentation = catalogue("en"), self.info.presentation
        wanted = [f"{self.game}-refusal-{kebab(name)}" for name in presentation.REFUSALS]
        wanted += [f"{self.game}-tie-break", f"{self.game}-notation-help"]
        missing = [each for each in wanted if each not in english]
        assert not missing, f"there are no messages {', '.join(missing)}"

    def test_texts_format_in_every_language(self) -> None:
        """Actions, events, prompts and score items format without missing arguments."""
        presentation = self.info.presentation
        catalogues = [catalogue(language) for language in LANGUAGES]
        checked: set[str] = set()

        def unchecked(facts: list[Any]) -> list[Any]:
            new = {text: fact for fact in facts if (text := as_json(fact)) not in checked}
            checked.update(new)
            return list(new.values())

        for game, _, where in self.all_positions():
            facts = unchecked([presentation.facts(game, action) for action in game.actions()])
            prompts = unchecked([presentation.prompt(game)])
            items = unchecked([item.name for item in game.breakdown(0)])
            events = unchecked(game.events())
            game.log = EventLog()
            for each in catalogues:
                texts = [each.item(self.game, item) for item in items]
                for fact in facts:
                    other, yours = each.action(self.game, fact, "Ana"), each.action(self.game, fact, you=True)
                    choice = each.action(self.game, fact)
                    assert "Ana" in other, f"an action does not name its player: {other}"
                    assert other.endswith("."), f"not a sentence: {other}"
                    assert choice[0].isupper(), f"a choice does not start with a capital letter: {choice}"
                    assert len({other, yours, choice}) == 3, f"two of three texts are the same: {other}"
                    texts += [other, yours, choice]
                for event in events:
                    texts += [each.event(self.game, event, NAMES, you) for you in (None, event.get("seat"))]
                for prompt in prompts:
                    question = each.prompt(self.game, prompt)
                    assert question.count("?") == (prompt is not None), f"not a question: {question}"
                    texts.append(question)
                bad = [text for text in texts if set("{}[]|") & set(text) or text.startswith(f"{self.game}-")]
                assert not bad, f"{bad[0]!r}: {where}"

    # Other layers

    def test_records_verify_and_resume(self) -> None:
        """The record of a match verifies after writing and reading, and a saved match can be resumed."""
        for options in self.info.option_sets():
            match, rng = guilda.new(self.game, seed=3, **options), FastRng(3)
            while match.actor() is not None:
                match.apply(match.position.random_action(rng))
                if match.ply == 5:
                    private = loads(match.record(private=True).dumps())
                    assert resume(private).position == match.position
            record = loads(match.record().dumps())
            verify(record)
            assert resume(record).position == match.position

    def test_undo_restores_the_position(self) -> None:
        """A decision that drew and revealed nothing can be undone."""
        for options in self.info.option_sets():
            match, rng = guilda.new(self.game, seed=4, **options), FastRng(4)
            while match.actor() is not None:
                before = match.position.text()
                match.apply(match.position.random_action(rng))
                if match.undoable > 0:
                    match.undo()
                    assert match.position.text() == before
                    match.apply(match.position.random_action(rng))

    def test_board_is_drawn_in_every_language(self) -> None:
        """The terminal draws every position within 80 columns."""
        from guilda.rules.registry import load
        from guilda.terminal.paint import ESCAPE, Paint

        draw = load(self.info.board)
        for number, (game, _, where) in enumerate(self.all_positions()):
            if number % 10 == 0:
                for language in LANGUAGES:
                    plain = draw(game.view(0), Paint(False), language, NAMES[: game.players])
                    assert plain, f"nothing is drawn: {where}"
                    assert max(map(len, plain)) <= 80, f"the board is wider than 80 columns in {language}: {where}"
                    painted = draw(game.view(0), Paint(True), language, NAMES[: game.players])
                    bare = [ESCAPE.sub("", line).rstrip() for line in painted]
                    assert bare == [line.rstrip() for line in plain], f"colour changes the text: {where}"

    def test_drawing_holds_no_secrets(self) -> None:
        """The board can be drawn as SVG for every seat, and the drawing does not depend on hidden information."""
        for number, (game, _, where) in enumerate(self.all_positions()):
            if number % 10 == 0:
                for seat in [*range(game.players), None]:
                    drawn = game.svg(seat, "en", NAMES[: game.players])
                    assert drawn.startswith("<svg "), f"nothing is drawn: {where}"
                    seen = game.seen_by(seat, FastRng(number))
                    assert seen.svg(seat, "en", NAMES[: game.players]) == drawn, f"seat {seat} sees secrets: {where}"

    def test_bots_play_legal_actions(self) -> None:
        """A short search and the greedy bot choose legal actions."""
        from guilda import bots
        from guilda.search.search import Searcher

        for game, rng in self.all_starts():
            for _ in range(3):
                if game.actor() is None:
                    break
                chosen = Searcher(1).search(game, simulations=SIMULATIONS).action
                assert chosen in game.actions()
                assert game.action_id(bots.make("greedy", 1).choose(game.copy())) in game.actions()
                game.apply(chosen, rng)

    def test_observations_match_views(self) -> None:
        """An observation has the declared size and does not depend on hidden information."""
        from guilda.encoding import encoder_of

        for number, (game, _, where) in enumerate(self.all_positions()):
            if number % 5:
                continue
            encoder = encoder_of(game)
            assert encoder.size == sum(field.cells for field in encoder.fields), where
            for seat in range(game.players):
                observation = encoder.observe(game, seat)
                assert len(observation) == encoder.size, where
                seen = game.seen_by(seat, FastRng(number))
                assert list(encoder.observe(seen, seat)) == list(observation), f"seat {seat} observes secrets: {where}"

    def test_environments_play_episodes(self) -> None:
        """The environments and the vectorised batch play whole episodes, if `guilda[rl]` is installed."""
        if find_spec("gymnasium") is None or find_spec("pettingzoo") is None:
            return
        from guilda import rl

        options: dict[str, Any] = next(self.info.option_sets())
        env = rl.single(self.game, bots="random", **options)
        observation, _ = env.reset(seed=1)
        over = False
        while not over:
            observation, _, over, _, _ = env.step(int(observation["action_mask"].argmax()))
        batch = rl.Batch(self.game, 4, seed=1, **options)
        for number in range(20):
            batch.step(batch.random_actions(number))
