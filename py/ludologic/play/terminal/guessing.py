"""A guessing game in the terminal: one thinks of a secret and answers, the other asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from time import monotonic
from typing import Any

from rich.text import Text

from ludologic.checks import check_limit
from ludologic.engines import door
from ludologic.engines.limit import within
from ludologic.games import Guessing
from ludologic.play.pictures.terminal import Look
from ludologic.play.terminal.face import YOU, Face
from ludologic.play.terminal.place import Options
from ludologic.play.terminal.session import Session
from ludologic.table import SECONDS, Table, View
from ludologic.tree import shown


def play(
    name: str,
    opened: Callable[[], Guessing],
    secret: str | None,
    by: str,
    ends: str | None,
    time: float | None,
    options: Options,
) -> dict[str, Any]:
    """Ask until the secret is found or the person leaves; the turns.

    opened: the game, for what a table is not asked: the answers to a secret that is told, and
    rules that clingo works out.
    time: the seconds that a question may take to be found.
    """
    check_limit(time)
    place, face = options.place("questions"), Questions()
    with place.terminal.thinking():
        if Path(name).suffix == ".lp":
            name, ends = _told(f"clingo:{name}", opened()), None
        table = Table(door.guessing, [name, ends, time], [by, YOU])
    if secret is not None:
        return _watched(table, opened(), secret, time, place.terminal.say)
    return Session(place, face, table, SECONDS if time is None else time).run()


def _told(name: str, game: Guessing) -> str:
    """The name by which the table knows a game that is worked out here."""
    names = {
        what: [shown(term) for term in terms]
        for what, terms in (
            ("secrets", game.secrets),
            ("questions", game.questions),
            ("answers", game.answers),
        )
    }
    door.guessing.tell(name=name, ends=game.ends, rows=game.rows(), **names)
    return name


def _watched(
    table: Table, game: Guessing, secret: str, time: float | None, say: Callable[[str], None]
) -> dict[str, Any]:
    """The rules answer for a secret that is told."""
    while not table.view["over"]:
        with nullcontext() if time is None else within(time, monotonic()):
            asked = table.do("think")["board"]["asked"]
        answer = shown(game.answer(asked, secret))
        say(f"{len(table.view['board']['turns']) + 1}. {asked}: {answer}")
        table.do("move", move=answer)
    say(table.view["status"])
    return Questions().document(table)


class Questions(Face):
    """The questions with their answers."""

    name = "guessing"

    def picture(self, view: View, look: Look, said: Sequence[str] = ()) -> Text:
        turns = view["board"]["turns"]
        lines = [f"{n}. {turn['question']}: {turn['answer']}" for n, turn in enumerate(turns, 1)]
        return Text("\n".join([*lines, view["status"]]))

    def news(self, before: View, view: View, look: Look) -> Text:
        return Text(view["status"])

    def played(self, view: View) -> str:
        return f"with {view['board']['left']} of {view['board']['secrets']} secrets possible"

    def document(self, table: Table) -> dict[str, Any]:
        return {"turns": table.view["board"]["turns"]}
