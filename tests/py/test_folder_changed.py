"""A file is looked for in the working folder as it is when it is named."""

from __future__ import annotations

import os
import pickle
import threading
from pathlib import Path
from typing import Any

import pytest

from ludologic import Var, games, load, models, query

pytestmark = pytest.mark.prolog


def filled(folder: Path, number: int) -> None:
    """The files below in a folder of their own, each with the number in it."""
    folder.mkdir()
    files = {
        "words.txt": f"{'abc'[number] * 5}\nabdef\n",
        "table.csv": f"secret,a,b\ns{number},y,n\nz,n,y\n",
        "mine.pl": f"secret({number}). secret(9). question(9).\n"
        "question_secret_answer(Q, S, A) :- compare(A, Q, S).\n",
        "rules.pl": f"number_here({number}).\n",
        "rules.lp": f"number({number}).\n",
    }
    for kind, text in KINDS.items():
        files[f"game.{kind}"] = text.replace("r1", f"r{number}")
    for name, text in files.items():
        (folder / name).write_text(text)


KINDS = {
    "kif": "(role r1)(role s)(init (a 1))(<= (legal r1 go) (true (a 1)))"
    "(<= (legal s wait) (true (a 1)))(<= (next (a 2)) (true (a 1)))(<= terminal (true (a 2)))"
    "(goal r1 50)(goal s 50)",
}


def said(number: int) -> list[Any]:
    """What is read of each file, by its name alone."""
    load("rules.pl")
    return [
        games.words("words.txt").secrets[0],
        games.load("table.csv").secrets[0],
        games.load("mine.pl").secrets[0],
        query("number_here", Var("number")).first(),
        models("rules.lp").first().named("number"),
        games.TwoPlayers("game.kif").roles(),
    ]


def told(number: int) -> list[Any]:
    word = "abc"[number] * 5
    return [word, f"s{number}", number, {"number": number}, [(number,)], (f"r{number}", "s")]


def test_the_folder_of_python_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Prolog remembers the folder in which it began, and each of its threads its own."""
    found: list[Any] = []
    for number in (1, 2):
        filled(tmp_path / str(number), number)
        monkeypatch.chdir(tmp_path / str(number))
        assert said(number) == told(number)
    thread = threading.Thread(target=lambda: found.append(said(2)))
    thread.start()
    thread.join()
    assert found == [told(2)]


def test_a_game_stays_that_of_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is the one that was meant, wherever the next question is asked."""
    for number in (1, 2):
        filled(tmp_path / str(number), number)
    monkeypatch.chdir(tmp_path / "1")
    game = games.TwoPlayers("game.kif")
    monkeypatch.chdir(tmp_path / "2")
    other = games.TwoPlayers("game.kif")
    assert (game.roles(), other.roles()) == (("r1", "s"), ("r2", "s"))
    assert game != other and repr(game) == "TwoPlayers('game.kif')"
    os.chdir(tmp_path)
    assert pickle.loads(pickle.dumps(game)) == game
    assert (game.roles(), other.roles()) == (("r1", "s"), ("r2", "s"))
