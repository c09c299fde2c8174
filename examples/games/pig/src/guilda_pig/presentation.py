"""The presentation of Pig: notation, facts, views and the text position."""

from typing import Any, ClassVar

from guilda.rules.presentation import Item, Presentation
from guilda_pig.position import FACES, HOLD, MAX_PLAYERS, ROLL, TARGETS, Pig

NOTATION = {ROLL: "R", HOLD: "H"}


class PigPresentation(Presentation[Pig]):
    """The presentation of Pig."""

    NAME = "pig"
    EVENTS: ClassVar = (
        ("roll", ("die", "total")),
        ("bust", ("lost",)),
        ("hold", ("points",)),
        ("end", ()),
    )
    REFUSALS: ClassVar = ("legal", "over", "nothing_to_hold", "enough")
    TIE_ITEMS: ClassVar = ()

    def notation(self, game: Pig, action: int) -> str:
        """Return the short text of an action."""
        return NOTATION[action]

    def parse(self, game: Pig, text: str) -> int:
        """Return the action that a short text stands for."""
        for action, known in NOTATION.items():
            if text.strip().upper() == known:
                return action
        raise ValueError(f"{text[:20]!r} is not an action of Pig: R rolls, H holds")

    def parts(self, game: Pig, action: int) -> dict[str, Any]:
        """Return the parts of an action."""
        return {"action": "roll" if action == ROLL else "hold"}

    def facts(self, game: Pig, action: int) -> dict[str, Any]:
        """Return what a legal action does."""
        if action == ROLL:
            return {"action": "roll"}
        return {"action": "hold", "points": game.turn_points}

    def breakdown(self, game: Pig, seat: int) -> list[Item]:
        """Return the score sheet of a seat."""
        return [Item("banked", 1, game.scores()[seat])]

    def view(self, game: Pig, seat: int | None) -> dict[str, Any]:
        """Return everything that a seat may know: Pig has no secrets."""
        return {
            "players": game.players,
            "actor": game.actor(),
            "target": game.target,
            "turn_points": game.turn_points,
            "seats": [{"score": points} for points in game.scores()],
        }

    def text(self, game: Pig) -> str:
        """Return the position as one line: `pig TARGET TURN TURN_POINTS SCORE/SCORE/…`."""
        turn = "-" if game.turn < 0 else str(game.turn + 1)
        return f"{self.NAME} {game.target} {turn} {game.turn_points} {'/'.join(map(str, game.scores()))}"

    def read(self, text: str) -> Pig:
        """Return the position that such a line describes."""
        try:
            name, target, turn, points, scores = text.split(" ")
            banked = [number(each) for each in scores.split("/")]
            if name != self.NAME or number(target) not in TARGETS or not 2 <= len(banked) <= MAX_PLAYERS:
                raise ValueError
            game = self.position(number(target), -1 if turn == "-" else number(turn) - 1, number(points), banked)
        except ValueError:
            raise ValueError(f"{text[:60]!r} is not a position of Pig") from None
        if not is_possible(game):
            raise ValueError(f"{text[:60]!r} cannot be reached in a game of Pig")
        return game

    def position(self, target: int, turn: int, points: int, banked: list[int]) -> Pig:
        """Return a position with these values."""
        game = Pig(len(banked), target)
        game.banked, game.turn_points, game.turn = banked, points, turn
        return game

    def detail(self, name: str, value: int) -> Any:
        """Return a detail of an event: numbers as they are."""
        return value


def number(text: str) -> int:
    """Return a number written without sign, spaces or leading zeros."""
    value = int(text)
    if str(value) != text or value < 0:
        raise ValueError
    return value


def is_possible(game: Pig) -> bool:
    """Return whether a position can be reached."""
    highest, banked = game.target + FACES - 1, game.scores()
    if game.turn >= game.players or any(points == 1 or points > highest for points in [*banked, game.turn_points]):
        return False
    winners = sum(points >= game.target for points in banked)
    if game.turn < 0:
        return game.turn_points == 0 and (winners == 1 or not any(banked))
    return not winners and banked[game.turn] + game.turn_points <= highest


PRESENTATION = PigPresentation()
