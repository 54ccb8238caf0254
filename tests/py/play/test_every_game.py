"""What each game with a session is tested for: a game that is added needs no line here.

`playthrough.py` records the games that are replayed.
"""

from __future__ import annotations

import json
import re
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conftest import thinned

from ludologic.agreement import agree
from ludologic.engines import door, rules
from ludologic.errors import BadInput
from ludologic.play.commands.connect4 import Connect4
from ludologic.play.commands.game import TwoPlayers, Written
from ludologic.play.commands.guessing import Questions
from ludologic.play.commands.mastermind import Mastermind
from ludologic.play.commands.soccer import Soccer
from ludologic.play.notebook.play import Play
from ludologic.play.terminal.repl import Face, Keeper, Place, Repl
from ludologic.play.terminal.terminal import Terminal
from ludologic.session import Session, View

pytestmark = pytest.mark.prolog
playthrough = runpy.run_path(str(Path(__file__).with_name("playthrough.py")))
GAMES: list[str] = playthrough["games"]()
AGREEING = sorted(file.parent.name for file in rules.path("load.pl").parent.glob("*/agreement.pl"))


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def programs(name: str) -> list[str]:
    """A program of the weakest level in each seat."""
    levels, seats = door.DOORS[name].levels(), Session(door.DOORS[name]).value["seats"]
    return [levels[0]] * len(seats)


def test_there_are_games() -> None:
    assert {"connect4", "guessing", "mastermind", "soccer", "two_players"} <= set(GAMES)


def test_a_recorded_game_is_replayed(name: str) -> None:
    assert playthrough["record"](name) == playthrough["file"](name).read_text("utf-8")


@pytest.mark.parametrize("seed", range(2))
def test_a_game_of_programs_ends(name: str, seed: int) -> None:
    with Session(door.DOORS[name], seats=programs(name), seed=seed) as session:
        for _ in range(400):
            if session.view["over"]:
                break
            session.do("think")
        over = session.view["over"]
        assert session.view["status"] == over["sentence"]
        assert (session.view["turn"], session.view["waits"], session.view["can"]) == (
            None,
            "nobody",
            [],
        )
        with pytest.raises(BadInput, match="the game is over"):
            session.do("think")


def test_a_table_is_written_down_and_read_again_at_every_move(name: str) -> None:
    with Session(door.DOORS[name], seats=playthrough["seats"](name), seed=2) as session:
        for event, fields in playthrough["events"](session, 2):
            session.do(event, **fields)
            text = json.dumps(session.state())
            with Session.restored(json.loads(text)) as again:
                assert again.value == session.value
                for_once: View = {"said": [], "remarks": [], "hint": None}
                of_a_hint = [mark for mark in session.view["marks"] if mark["kind"] == "hint"]
                marks = [mark for mark in session.view["marks"] if mark not in of_a_hint]
                assert again.view == session.view | for_once | {"marks": marks}


def test_a_board_in_a_notebook_tells_the_end(name: str) -> None:
    """The page and the notebook show a session's view: `status` and `over`, as they are."""
    play = Play(door.DOORS[name], None, programs(name), seed=3)
    with Session(door.DOORS[name], seats=programs(name), seed=3) as session:
        while not session.view["over"]:
            session.do("think")
        assert play.view() == session.view | {"game": name, "complaint": ""}


FACES: dict[str, Callable[[], Face]] = {
    "connect4": Connect4,
    "guessing": Questions,
    "mastermind": Mastermind,
    "soccer": Soccer,
    "two_players": TwoPlayers,
}
"""The face of a game in the terminal, where its board is more than a text."""


def test_the_terminal_tells_the_end(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    face = FACES[name]() if name in FACES else Written(name)
    session = Session(door.DOORS[name], seats=programs(name), seed=3)
    Repl(Place(Terminal(plain=True), Keeper(None, None), 0), face, session, 1.0).run()
    words = map(re.escape, session.view["over"]["sentence"].split())
    between = r"[\s+|.\-\d]*?\s"  # a sentence beside a board is broken, and the board goes on
    assert len(re.findall(between.join(words), capsys.readouterr().out)) == 1


@pytest.mark.parametrize("game", thinned(AGREEING, {1, 2}, "deep"))
def test_what_is_fast_agrees_with_the_definition(game: str) -> None:
    (found,) = agree(game)
    assert (found.differences, found.checked > 0) == ((), True)
