"""A guessing game in the terminal: one player thinks of a secret and answers, the other asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ludologic.errors import visible
from ludologic.play.pictures.look import Look
from ludologic.play.terminal.repl import Face
from ludologic.session import Session, View


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
