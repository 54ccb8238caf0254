"""No option is ignored: it changes what a command says, or is an error with exit code 2.

The commands are walked through as they declare themselves, each option beside each choice of a
solver, rule, player, engine or format; py/test_arguments.py does the same for functions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from ludologic import connect4, mastermind, soccer
from ludologic.cli import root
from ludologic.engines import door
from ludologic.tree import FORMAT_OPTIONS

pytestmark = pytest.mark.prolog

SMALL = ["--pegs", "2", "--colours", "3"]
FIVE = ["--pegs", "3", "--colours", "5", "--repeats"]
LINE = ["--field", "line", "--width", "4", "--length", "6"]
FOUR = ["--width", "4", "--height", "4"]
NEAR = "2,0,2"
LATE = "257556435577636122546722721633131"

COMMANDS: dict[str, list[str]] = {
    "mastermind tree": SMALL,
    "mastermind feedback": ["1123", "1234", "--variant", "medium"],
    "mastermind consistent": SMALL,
    "mastermind certain": ["1123:40", "--variant", "medium"],
    "mastermind explain": ["12", "13:00", *SMALL],
    "mastermind suggest": ["123:01", *FIVE],
    "mastermind solve": ["111", *FIVE],
    "mastermind evaluate": ["--pegs", "3", "--colours", "4", "--repeats"],
    "connect4 move": ["4455", "--json"],
    "connect4 score": ["12", *FOUR],
    "connect4 explain": [LATE],
    "soccer path": [NEAR, *LINE],
    "soccer outcomes": ["", "--depth", "2", *LINE],
    "soccer explain": ["", *LINE],
    "soccer move": [NEAR, *LINE],
    "soccer replay": ["FOLDER/games", *LINE],
    "soccer tournament": ["reply", "dijkstra", "--games", "1", *LINE],
    "guessing list": [],
    "guessing tree": ["FOLDER/who.csv"],
    "guessing suggest": ["FOLDER/who.csv"],
    "guessing consistent": ["FOLDER/who.csv"],
    "guessing certain": ["FOLDER/who.csv"],
    "guessing explain": ["FOLDER/who.csv", "ann"],
    "game check": ["nim"],
    "game win": ["nim", "take(3,5)", "--plies", "3"],
    "lesson list": [],
    "lesson show": ["1.2"],
    "agree": ["soccer"],
    "why": ["guess_secret_feedback", "[1,2]", "[2,1]", "_"],
}
"""How each command is called. The others play, serve or keep: REFUSED has what they refuse."""
CHOICES: dict[str, tuple[str, dict[str, list[str]]]] = {
    **dict.fromkeys(
        ["mastermind suggest", "mastermind solve", "mastermind evaluate"],
        (
            "solver",
            {
                "tree": [],
                "five-guess": [],
                "genetic": ["--genetic", "population=8", "--genetic", "candidates=4"],
            },
        ),
    ),
    "mastermind tree": (
        "rule",
        {name: ["--engine", of] for of, names in mastermind.RULES.items() for name in names},
    ),
    "connect4 move": (
        "player",
        {name: ["--time", "0.1"] * (name in connect4.SOLVING) for name in connect4.PLAYERS},
    ),
    "soccer move": (
        "player",
        {
            "random": [],
            "dijkstra": ["--level", "1", "--seed", "1"],
            "reply": ["--level", "1", "--seed", "1"],
            "search": ["--time", "0.1"],
        },
    ),
    "soccer path": ("engine", {"prolog": [], "clingo": []}),
    "guessing tree": ("engine", {"prolog": [], "clingo": []}),
}
USED: dict[str, Any] = {
    "solver": lambda: door.mastermind.options(),
    "rule": lambda: mastermind.RULE_OPTIONS,
    "connect4": lambda: door.connect4.options(),
    "soccer": lambda: {name: {*use} - {"time"} for name, use in door.soccer.options().items()},
    "soccer path": lambda: soccer.ENGINE_OPTIONS,
    "guessing tree": lambda: {"prolog": ("jobs", "dask"), "clingo": ()},
}
VALUES: dict[str, list[str]] = {
    "time": ["0"], "limit": ["0"], "engine": ["clingo", "prolog"], "variant": ["hard"],
    "pegs": ["1"], "colours": ["2"], "depth": ["1", "2", "3", "4"], "seed": ["2", "3", "4"],
    "jobs": ["0"], "dask": ["tcp://127.0.0.1:1"], "first": ["23"], "rule": ["first"],
    "genetic": ["population=4", "generations=1"], "sample": ["2"], "format": ["dot"],
    "level": ["1", "3", "8"], "width": ["5", "6"], "height": ["5", "3", "1"], "line": ["3"],
    "costs": ["literal"], "field": ["standard"], "length": ["8", "1"], "goal": ["2", "total"],
    "algorithm": ["literal"], "most": ["1"], "games": ["2"], "output": ["FOLDER/out"],
    "words": ["FOLDER/words"], "ends": ["asked", "known", "x"], "by": ["classes", "expected", "x"],
    "plies": ["1"], "hints": ["1"], "position": ["44"],
}  # fmt: skip
"""The values with which an option is tried; a flag has none."""
UNSEEN: set[Any] = {"engine", "algorithm", "cache", "time", "width"}
UNSEEN |= {("mastermind suggest", "repeats"), ("connect4 move", "json"), ("agree", "every"),
           ("soccer tournament", "level")}  # fmt: skip
"""What these change need not be seen in the answer: test_arguments.py looks deeper."""
REFUSAL = "takes no |leave out|give one of them|that is for|is for codemaker|of an exercise|its own"


def commands() -> Iterator[tuple[str, Any]]:
    """Every command, and how it declares itself."""

    def below(group: Any, name: str) -> Iterator[tuple[str, Any]]:
        for word in getattr(group, "commands", ()):
            yield from below(group.commands[word], f"{name} {word}".strip())
        if not hasattr(group, "commands"):
            yield name, group

    return below(typer.main.get_command(root.app), "")


@pytest.mark.deep
def test_every_option_changes_the_answer_or_is_an_error(run: Any, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("0,7,1\n")
    (tmp_path / "who.csv").write_text("who,hat,beard\nann,yes,no\nbob,no,no\ncleo,yes,yes\n")
    (tmp_path / "words").write_text("crane\nslate\n")
    wrong = []

    def said(arguments: list[str]) -> tuple[Any, ...]:
        found = run(*(word.replace("FOLDER", str(tmp_path)) for word in arguments))
        kept = [(file.name, file.read_bytes()) for file in tmp_path.glob("out")]
        (tmp_path / "out").unlink(missing_ok=True)
        return found.code, found.out, found.err, kept

    for name, command in commands():
        if name not in COMMANDS:
            continue
        kind, choices = CHOICES.get(name, ("", {"": []}))
        used = USED.get(kind, USED.get(name, USED.get(name.split()[0], dict)))() if kind else {}
        declared = {option for of in used.values() for option in of}
        for choice, more in choices.items():
            chosen = [f"--{kind}", choice, *more] if kind else []
            base = [*name.split(), *COMMANDS[name], *chosen]
            without = said(base)
            for option in command.params:
                if option.param_type_name == "argument" or option.name in (kind, "help"):
                    continue
                spelled, flags = option.opts[0], [*option.opts, *option.secondary_opts]
                tries = [[spelled, value] for value in VALUES.get(option.name, [])]
                if option.is_flag:
                    tries = [[flag] for flag in flags]
                ends = [said([*base, *words]) for words in tries]
                meant = option.name not in declared or option.name in used[choice]
                refused = [code == 2 and re.search(REFUSAL, err) for code, _, err, _ in ends]
                if not meant and not (ends and all(refused)):
                    wrong.append(f"{name} {choice}: {spelled} is not refused")
                unseen = UNSEEN & {option.name, (name, option.name)}
                if meant and not unseen and all(end == without for end in ends):
                    wrong.append(f"{name} {choice}: {spelled} is ignored")
    assert wrong == [], "\n".join(wrong)


REFUSED = [
    "connect4 play --x person --o perfect --depth 3",
    "connect4 play --x metric3 --depth 3",
    "connect4 play --x metric1:5 --depth 3",
    "connect4 play --player Ann --load mine --x easy",
    "connect4 play --player Ann --load mine --seed 3",
    "soccer play --first search --costs literal",
    "soccer play --first dijkstra:literal --costs literal",
    "soccer play --player Ann --load mine --turns 0,7",
    "game play nim --first mcts --depth 3",
    "game play nim --first minimax --playouts 3",
    "game play nim --player Ann --load mine --seed 3",
    "mastermind play --solver genetic",
    "mastermind play --player Ann --load mine --secret 1234",
    "soccer engine --player search --seed 3",
    "soccer engine --player random --costs literal",
    "soccer tournament search random --costs literal",
    "soccer tournament dijkstra:literal random --costs literal",
    "soccer tournament reply reply --time 1",
    "soccer tournament reply reply --jobs 2 --dask tcp://127.0.0.1:1",
    "mastermind tree --json --format svg",
    "mastermind tree --json --level 2",
    "mastermind tree --format html --level 2",
    "guessing tree twelve_coins --format html --level 2",
    "guessing tree twelve_coins --words words",
    "lesson show 1 --hints 2",
    "lesson show 1 --solution",
    "why --tree member _ [1] --depth 2",
    "why --tree member _ [1] --all",
    "agree soccer --all --json",
]


@pytest.mark.parametrize("line", REFUSED)
def test_what_an_option_is_for_is_said(run: Any, line: str) -> None:
    found = run(*line.split())
    found.is_error(2)
    assert re.search(f"{REFUSAL}|brings the game's own|no player here", found.err)


def test_every_format_has_its_options() -> None:
    from ludologic.cli import guessing, mastermind

    assert {*mastermind.FORMATS, *guessing.FORMATS} == set(FORMAT_OPTIONS)


@pytest.mark.deep
def test_a_time_that_is_none_is_told_as_it_was_typed(run: Any) -> None:
    timed = {
        (name, option.opts[0])
        for name, command in commands()
        for option in command.params
        if option.metavar == "SECONDS" and option.name != "pace"
    }
    assert len(timed) > 20
    for name, option in timed:
        for typed in ("-1", "1e9", "nan", "soon", ""):
            said = f"Invalid value for '{option}': '{typed}' is no time: it is 0 to 86400 seconds"
            run(*name.split(), option, typed).is_error(2, said)
