"""`game play`: games of two players by any rules, at pipes, each to each of its ends."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

pytestmark = pytest.mark.prolog

TWO = ["--first", "person", "--second", "person"]


@pytest.fixture
def talk(run: Any) -> Any:
    """Runs `ludologic game play ...`."""
    return partial(run, "game", "play")


NIM = ["take(1,3)", "take(2,4)", "take(3,5)"]
DRAWN = ["1", "2", "3", "5", "4", "6", "8", "7", "9"]
ENDS = {
    "win": ("nim", TWO, NIM, "1 wins.", "1"),
    "loss": ("nim", TWO, [*NIM[:2], "take(3,4)", "take(3,1)"], "2 wins.", "2"),
    "draw": ("noughts_and_crosses", TWO, DRAWN, "It is a draw.", None),
    "resignation": ("nim", ["--second", "easy"], ["resign"], "You resign: 2 wins.", "2"),
    "a friend resigns": ("nim", TWO, [NIM[0], "give up"], "2 resigns: 1 wins.", "1"),
}


@pytest.mark.parametrize("end", ENDS)
def test_each_end_is_told(talk: Any, end: str) -> None:
    game, options, lines, sentence, winner = ENDS[end]
    said = talk(game, *options, lines=lines)
    assert (said.code, said.errors) == (0, [])
    assert said.out.splitlines().count(sentence) == 1
    assert said.out.endswith("The input ended: the game is over.\n")
    assert talk(game, *options, "--json", lines=lines).value["winner"] == winner


def test_a_move_and_a_word_are_told_apart(talk: Any) -> None:
    said = talk("nim", *TWO, lines=["take( 1, 3 )", "TAKE", "moves", "take(9,9)", "?", "hin"])
    assert "\nundo " in said.out and "\nTry " in said.out
    assert len(said.errors) == 2 and "'take(9,9)' is no legal move" in said.errors[1]


def test_a_word_of_other_games_is_no_move(talk: Any) -> None:
    said = talk("nim", *TWO, lines=["analyse", "take 3 9"])
    legal = ", ".join(f"take({heap},{n})" for heap in (1, 2, 3) for n in range(1, heap + 3))
    assert said.errors == [
        "Error: 'analyse' is no word of this game; `help` lists the words",
        f"Error: 'take 3 9' is no legal move: accepted are {legal}; `help` lists the words",
    ]


NOT_LEGAL = (
    "'take(1,4)' is no legal move, because between(1, 3, 4) fails (nim.pl, line 27): accepted are "
    "take(1,1), take(1,2), take(1,3), take(2,1), take(2,2), take(2,3), take(2,4), take(3,1), "
    "take(3,2), take(3,3), take(3,4), take(3,5)"
)
CLAUSE = """two_players/instances/nim.pl:25
   25  legal(heaps(Role, Sizes), Role, take(Heap, Number)) :-    % Role = 1, Sizes = [3, 4, 5], \
Heap = 1, Number = 4
+  26      nth1(Heap, Sizes, Size),    % Size = 3
-  27      between(1, Size, Number).    % between(1, 3, 4) fails
"""


def test_why_a_move_is_not_legal(talk: Any) -> None:
    """In a line as soon as it is typed, and in full if asked."""
    said = talk("nim", *TWO, lines=["take(1,4)", "why take(1,4)", "why take(1,3)"])
    assert said.errors == [f"Error: {NOT_LEGAL}; `help` lists the words"]
    assert f"\n{NOT_LEGAL}.\n{CLAUSE}" in said.out
    assert "\n1 may play take(1,3): it is legal, and leads to the next state.\n" in said.out


def test_a_program_says_what_it_plays(talk: Any) -> None:
    said = talk("nim", "--second", "minimax", "--depth", "end", lines=["take(1,3)"])
    assert "Nim. You are player 1, minimax:end is player 2.\n" in said.out
    assert "\n2 (minimax:end): take(3,1)\n" in said.out


def test_the_document(talk: Any) -> None:
    assert talk("nim", *TWO, "--json", lines=NIM[:1]).value == {
        "game": "nim",
        "first": "person",
        "second": "person",
        "moves": ["take(1,3)"],
        "end": "open",
        "winner": None,
        "goals": {},
    }


def test_a_game_is_saved_and_goes_on(talk: Any, ann: Any) -> None:
    talk("nim", *TWO, *ann, lines=[NIM[0], "save one"])
    value = talk("nim", *ann, "--load", "one", "--json", lines=[NIM[1]]).value
    assert value["moves"] == NIM[:2]
