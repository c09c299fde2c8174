"""Solve puzzles at the terminal."""

from __future__ import annotations

from random import SystemRandom
from textwrap import fill
from typing import TYPE_CHECKING

from guilda import puzzles
from guilda.puzzles.explain import reason
from guilda.puzzles.puzzle import CHANCE_SEED
from guilda.puzzles.rating import SolverRating
from guilda.rules.game import IllegalAction
from guilda.rules.registry import game as game_info
from guilda.rules.registry import load
from guilda.rules.rng import FastRng
from guilda.terminal.paint import room
from guilda.terminal.replay import coach_sentences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.puzzles.puzzle import Puzzle
    from guilda.rules.game import Game
    from guilda.terminal.display import Display

NEAREST = 20
"""The next puzzle is drawn from this many whose ratings are nearest to the solver's."""


class Quit(Exception):  # noqa: N818 - named after the event
    """The player leaves."""


def play(game: str, display: Display, theme: str | None = None, puzzle_id: str | None = None) -> None:
    """Show puzzles near the solver's rating until there are none left or the player leaves."""
    left = [puzzles.get(game, puzzle_id)] if puzzle_id else puzzles.select(game, theme=theme)
    if not left:
        known = sorted({each for puzzle in puzzles.load(game) for each in puzzle.themes})
        raise ValueError(f"there are no such puzzles of {game}; the themes are {', '.join(known) or 'not known'}")
    solver, streak, dice = SolverRating(), 0, SystemRandom()
    display.show(fill(display.texts.format(f"{game}-notation-help"), room()))
    display.say("puzzle-help")
    try:
        while left:
            puzzle = dice.choice(sorted(left, key=lambda each: abs(each.rating - solver.rating))[:NEAREST])
            left.remove(puzzle)
            solved = solve(puzzle, display)
            solver, streak = solver.after(puzzle.rating, solved), streak + 1 if solved else 0
            display.say("puzzle-standing", rating=round(solver.rating), streak=streak)
    except (Quit, EOFError):
        display.show("")


def solve(puzzle: Puzzle, display: Display) -> bool:
    """Show a puzzle, read moves until it is solved or missed, and explain; return whether it was solved."""
    board, moves, chance = puzzle.start(), list[str](), FastRng(CHANCE_SEED)
    themes = ", ".join(display.texts.format(f"puzzle-theme-{each}") for each in puzzle.themes)
    show_board(board, puzzle.seat, display)
    display.say("puzzle-ask", id=puzzle.id, rating=puzzle.rating, themes=themes, n=puzzle.seat + 1)
    while (verdict := puzzle.check(moves)) == "more":
        text = read_move(board, display)
        if text == "show":
            break
        try:
            moves.append(board.notation(board.action_id(text)))
            board.apply(text, chance)
        except IllegalAction as error:
            moves.pop()
            display.say("refused", action=error.action, reason=board.reason(error.refusal, display.language))
        except ValueError:
            display.say("not-understood", text=text[:20])
    if verdict != "more":
        display.say("puzzle-right" if verdict == "right" else "puzzle-wrong")
    explain(puzzle, display)
    return verdict == "right"


def read_move(board: Game, display: Display) -> str:
    """Return the next word of the player that is a move or `show`; answer the other commands."""
    while True:
        prompt = board.presentation().prompt(board)
        if prompt is not None:
            display.show(fill(display.texts.prompt(board.name, prompt), room()))
        text = input("> ").strip()
        if text == "quit":
            raise Quit
        if text == "moves":
            display.show(fill("  ".join(map(board.notation, board.actions())), room()))
        elif text == "help":
            display.say("puzzle-help")
        elif text:
            return text


def show_board(board: Game, seat: int, display: Display) -> None:
    """Draw the board as the solver sees it."""
    draw, names = load(game_info(board.name).board), [display.texts.player_name(n) for n in range(board.players)]
    display.show("\n" + "\n".join(draw(board.view(seat), display.paint, display.language, names)).rstrip() + "\n")


def explain(puzzle: Puzzle, display: Display) -> None:
    """Show the solution and the refutation of the tempting move, with win probabilities and the coach's reasons."""
    display.say("puzzle-best", share=f"{100 * puzzle.share:.0f}")
    show_line(puzzle, puzzle.solution, display)
    display.say("puzzle-tempting", share=f"{100 * puzzle.wrong_share:.0f}")
    show_line(puzzle, (puzzle.wrong, *puzzle.reply), display)
    told = reason(puzzle, (puzzle.wrong,))
    if told is not None:
        board = puzzle.start()
        names = [display.texts.player_name(n) for n in range(board.players)]
        display.show(display.texts.format("coach-why"))
        for sentence in coach_sentences(board, told, names, display):
            display.show(fill(sentence, room(), initial_indent="  ", subsequent_indent="  "))


def show_line(puzzle: Puzzle, line: Sequence[str], display: Display) -> None:
    """Show moves in notation and in words."""
    board, chance = puzzle.start(), FastRng(CHANCE_SEED)
    for move in line:
        sentence = board.sentence(board.action_id(move), display.language)
        display.show(fill(f"{move}  {sentence}", room(), initial_indent="  ", subsequent_indent="    "))
        board.apply(move, chance)
