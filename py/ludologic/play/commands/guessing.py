"""`ludologic guessing play`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

from ludologic.checks import check_limit
from ludologic.cli.guessing import WHICH, By, Ends, Game, Rule, Time, Words, one_of_two, opened
from ludologic.cli.options import Json
from ludologic.cli.output import document
from ludologic.engines import door
from ludologic.engines.limit import within
from ludologic.errors import BadInput
from ludologic.games import Guessing
from ludologic.play.commands.playing import Options, Plain
from ludologic.play.terminal.guessing import Questions
from ludologic.play.terminal.seats import YOU
from ludologic.play.terminal.terminal import Terminal
from ludologic.session import SECONDS, Session
from ludologic.tree import shown


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
    plain: Plain = False,
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
        Options(plain=plain, json=json).play(Questions(), begin, seconds)
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
