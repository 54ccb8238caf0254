"""`ludologic guessing play`: one player thinks of a secret and answers, the other asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from rich.text import Text

from ludologic.checks import check_limit
from ludologic.cli.guessing import WHICH, By, Ends, Game, Rule, Time, Words, one_of_two, opened
from ludologic.cli.options import Json
from ludologic.cli.output import document
from ludologic.engines import door
from ludologic.engines.limit import within
from ludologic.errors import BadInput, visible
from ludologic.games import Guessing
from ludologic.play.commands import playing
from ludologic.play.commands.playing import YOU
from ludologic.play.pictures.look import Look
from ludologic.play.terminal.repl import Face
from ludologic.play.terminal.terminal import Terminal
from ludologic.session import SECONDS, Session, View
from ludologic.tree import shown


class Questions(Face):
    """The questions with their answers."""

    name = "guessing"

    def picture(self, view: View, look: Look, said: Sequence[str] = ()) -> Text:
        turns = view["board"]["turns"]
        lines = [f"{n}. {turn['question']}: {turn['answer']}" for n, turn in enumerate(turns, 1)]
        scale = view["board"]["scale"]
        drawn = [scale["text"]] if scale else []
        return Text(visible("\n".join([*lines, *drawn, view["status"]])))

    def news(self, before: View, view: View, look: Look) -> Text:
        scale = view["board"]["scale"]
        return self.picture(view, look) if scale else Text(visible(view["status"]))

    def played(self, view: View) -> str:
        return f"with {view['board']['left']} of {view['board']['secrets']} secrets possible"

    def document(self, session: Session) -> dict[str, Any]:
        return {"turns": session.view["board"]["turns"]}


def play(
    game: Game = None,
    words: Words = None,
    secret: Annotated[
        str | None,
        typer.Option(
            metavar="SECRET", help="The secret. The rules then answer for you, and you look on."
        ),
    ] = None,
    by: By = None,
    rule: Rule = None,
    ends: Ends = None,
    time: Time = None,
    plain: playing.Plain = False,
    json: Json = False,
) -> None:
    """Think of a secret and answer: the program asks until it knows the secret.

    --time limits each of its questions.
    While playing, `help` lists what can be typed.
    """
    if game is None and words is None:
        raise BadInput(WHICH)
    check_limit(time)
    measure = one_of_two("--by", by, rule)

    def told() -> Guessing[Any, Any]:
        return opened(game, words, ends, time)

    def begin() -> Session:
        name = game or f"words:{words}"
        by_clingo = Path(name).suffix == ".lp"  # which the session must be told
        options = told().options() if by_clingo else {"name": name, "ends": ends}
        return Session(door.guessing, options | {"seconds": time}, [measure, YOU])

    if secret is None:
        seconds = SECONDS if time is None else time
        playing.Options(plain=plain, json=json).play(Questions(), begin, seconds)
        return
    session, terminal = begin(), Terminal(plain=plain, json=json)
    _watch(session, told(), secret, time, terminal.say)
    if json:
        typer.echo(document(Questions().document(session)))


def _watch(
    session: Session,
    game: Guessing[Any, Any],
    secret: str,
    time: float | None,
    say: Callable[[str], None],
) -> None:
    """The rules answer for a known secret."""
    known = game.secret(secret)
    while not session.view["over"]:
        with nullcontext() if time is None else within(time, monotonic()):
            asked = session.do("think")["board"]["asked"]
        answer = shown(game.answer(game.question(asked), known))
        say(f"{len(session.view['board']['turns']) + 1}. {asked}: {answer}")
        session.do("move", move=answer)
    say(session.view["status"])
