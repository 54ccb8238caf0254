"""`ludologic mastermind play`: how a game is drawn, told as a document, and begun."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from ludologic.checks import LARGEST, check_one_of, check_seed
from ludologic.cli.mastermind import Solver, variant_of
from ludologic.cli.options import number_option, taking
from ludologic.engines import door
from ludologic.errors import BadInput
from ludologic.mastermind import SOLVERS, text
from ludologic.mastermind.values import Variant
from ludologic.play.commands import playing
from ludologic.play.commands.playing import YOU
from ludologic.play.pictures import mastermind_terminal as pictures
from ludologic.play.pictures.look import Look
from ludologic.play.terminal.repl import Face
from ludologic.session import SECONDS, Session, View

ROLES = ("codebreaker", "codemaker", "simulation")
RULES = "rules"
"""The name of the codemaker if no person is one."""


def _status(view: View) -> list[Text]:
    """How the game stands, if the prompt does not say the same."""
    asked = view["waits"] == "you" and view["status"] == f"{view['prompt']}."
    return [] if asked else [Text(view["status"])]


class Mastermind(Face):
    """Rows of pegs, each with its answer."""

    name = "mastermind"

    def picture(self, view: View, look: Look, said: Sequence[str] = ()) -> RenderableType:
        board = view["board"]
        if look.height is None:
            return Group(pictures.board(board, look, board["asked"]), *_status(view))
        smaller = look._replace(height=look.height - 1)
        rows = pictures.board(board, smaller, board["asked"])
        return Group(rows, pictures.marks(look), *_status(view))

    def tells_at_leaving(self, view: View) -> bool:
        return not view["over"] and bool(view["seats"][0]["person"])

    def news(self, before: View, view: View, look: Look) -> RenderableType | None:
        board, old, new = view["board"], before["board"]["turns"], view["board"]["turns"]
        numbers = [
            row for row in range(1, len(new) + 1) if old[row - 1 : row] != new[row - 1 : row]
        ]
        if not numbers and board["asked"]:
            numbers = [len(new) + 1]
        if len(new) < len(old) or not numbers:
            return None
        drawn = [pictures.row(board, number, look, board["asked"]) for number in numbers]
        return Group(*drawn, *_status(view))

    def played(self, view: View) -> str:
        return f"with {len(view['board']['turns'])} of {view['board']['rows']} rows played"

    def legend(self, view: View, look: Look) -> RenderableType:
        symbols = pictures.symbols(view["board"], look)
        return Group(symbols, pictures.marks(look)) if look.height is None else symbols

    def document(self, session: Session) -> dict[str, Any]:
        board, over = session.view["board"], session.view["over"]
        variant = Variant(**board["variant"])
        guesses = [
            turn | {"guess": text.show_code(variant, turn["guess"])} for turn in board["turns"]
        ]
        breaker, maker = session.value["seats"]
        if YOU not in (breaker, maker):
            return {"solver": breaker, "solved": board["outcome"] == "won", "guesses": guesses}
        return {
            "variant": board["variant"],
            "role": ROLES[breaker != YOU],
            "turns": guesses,
            "outcome": board["outcome"],
            "score": over["points"] if over else None,
        }


@taking(game=variant_of, options=playing.options_of)
def play(
    context: typer.Context,
    options: playing.Options,
    game: Variant,
    role: Annotated[
        str,
        typer.Option(
            metavar="codebreaker|codemaker|simulation",
            help="codebreaker: you guess. codemaker: you have the secret, and a solver guesses. "
            "simulation: a solver plays, and you look on.",
        ),
    ] = "codebreaker",
    solver: Solver = "tree",
    secret: Annotated[
        str | None,
        typer.Option(
            metavar="CODE",
            help="The secret; by default it is chosen at random, or only you know it.",
        ),
    ] = None,
    day: Annotated[bool, typer.Option("--day", help="Today's code, which everybody has.")] = False,
    seed: Annotated[int | None, number_option("Make the same random choices again.")] = None,
) -> None:
    """Play in the terminal: break a code, or let a solver break yours.

    A game is played on a board of ten rows. While playing, `help` lists what can be typed.
    """
    options.fresh(context)
    check_one_of(role, ROLES, "role")
    if role == "codebreaker" and playing.is_given(context, "solver"):
        raise BadInput("as codebreaker you guess: --solver is for codemaker or simulation")
    check_one_of(solver, (*SOLVERS, *door.mastermind.levels()), "solver")
    given = ("secret", "variant", "pegs", "colours", "repeats")
    if day and any(playing.is_given(context, one) for one in given):
        raise BadInput("--day has a secret and a variant of its own")
    number = random.randrange(LARGEST) if seed is None else check_seed(seed)

    def begin() -> Session:
        maker = YOU if role == "codemaker" and secret is None else RULES
        seats = (YOU if role == "codebreaker" else solver, maker)
        today = str(date.today())
        chosen = door.mastermind.day(date=today) if day else [game, secret]
        return Session(door.mastermind, chosen, seats, number)

    options.play(Mastermind(), begin, SECONDS)
