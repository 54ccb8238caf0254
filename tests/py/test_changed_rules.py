"""Definitions that were edited: each face warns once, and `agree` names what no longer fits."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import Any, NamedTuple

import pytest
from tests.conftest import thinned

from ludologic.engines import rules

pytestmark = pytest.mark.prolog


class Change(NamedTuple):
    """A rule of a game's definition as it stands there, and as it is made wrong."""

    game: str
    rule: str
    wrong: str


TYPED = {
    "mastermind play --plain --seed 1": "1234\nhint\n5678\nundo\nquit\n",
    "mastermind play --plain --role codemaker": "12\n02\n02\n00\nquit\n",
    "connect4 play --plain --o metric3": "4\nhint\n4\nundo\nquit\n",
    "soccer play --plain --second dijkstra --seed 1": "0\nhint\n7\nundo\nquit\n",
}


# Runs each command in this one process, as `ludologic` would, and says how it ended.
PROGRAM = """
import io, json, sys
from ludologic import cli
answers = sys.stdout
for command, typed in json.load(sys.stdin):
    streams = sys.stdin, sys.stdout, sys.stderr = [
        io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8") for text in (typed, "", "")
    ]
    code = cli.run(command.split())
    said = [stream.flush() or stream.buffer.getvalue().decode() for stream in streams[1:]]
    print(json.dumps([command, code, *said]), file=answers, flush=True)
"""


def line(game: str, found: str = "") -> str:
    """What every face says on standard error of a game whose definition was edited."""
    edited = f"Warning: {game}/definition.pl was edited; `ludologic agree {game}`"
    return f"{edited} shows what no longer agrees with it{found}\n"


FEEDBACK = "    White is Common - Black."
COMMON = "    White is Common."
LINE = """line([Row-Column, Row1-Column1, Row2-Column2, Row3-Column3]) :-
    cell(Row-Column),
    direction(Up, Right),
    Row1 is Row + Up,
    Row2 is Row1 + Up,
    Row3 is Row2 + Up,
    Column1 is Column + Right,
    Column2 is Column1 + Right,
    Column3 is Column2 + Right,
    cell(Row3-Column3)."""
THREE = """line([Row-Column, Row1-Column1, Row2-Column2]) :-
    cell(Row-Column),
    direction(Up, Right),
    Row1 is Row + Up,
    Row2 is Row1 + Up,
    Column1 is Column + Right,
    Column2 is Column1 + Right,
    cell(Row2-Column2)."""
END = "board_end(Board, End) :-\n"
BOUNCE = "    step_player(Drawing0, Ball, Player0, Other, Player)."

BROKEN = {
    "white counted as common": Change("mastermind", FEEDBACK, COMMON),
    "feedback fails": Change("mastermind", FEEDBACK, f"{FEEDBACK[:-1]},\n    fail."),
    "feedback throws": Change("mastermind", FEEDBACK, f"{FEEDBACK[:-1]},\n    throw(oops)."),
    "half a feedback": Change("mastermind", FEEDBACK, "    White = _,\n    Common >= Black."),
    "a line of three": Change("connect4", LINE, THREE),
    "no end": Change("connect4", END, f"{END}    fail,\n"),
    "an end throws": Change("connect4", END, f"{END}    throw(oops),\n"),
    "half an end": Change("connect4", END, f"board_end(_, won(_)).\n{END}"),
    "no bounce": Change("soccer", BOUNCE, "    Player = Other."),
    "no step": Change("soccer", BOUNCE, f"{BOUNCE[:-1]},\n    fail."),
    "a step throws": Change("soccer", BOUNCE, f"{BOUNCE[:-1]},\n    throw(oops)."),
    "half a step": Change(
        "soccer",
        BOUNCE,
        "    ( Other == 3 -> Player = Other ; true ).",
    ),
}
"""Rules that are broken in a definition: another rule, one that fails, throws or says half."""

FACES = {
    "mastermind": [
        "mastermind feedback 1234 7432",
        "mastermind suggest 1234:12",
        "mastermind suggest 1122:10 --variant medium --solver five-guess",
        "mastermind solve 7432",
        "mastermind solve 7432 --solver genetic --seed 1",
        "mastermind tree",
        "mastermind play --plain --seed 1",
        "mastermind play --plain --role codemaker",
        "notebook mastermind",
    ],
    "connect4": [
        "connect4 move 4455 --player metric1",
        "connect4 move 44455554221 --player exact --time 2",
        "connect4 explain 4455",
        "connect4 play --plain --o metric3",
        "notebook connect4",
    ],
    "soccer": [
        "soccer outcomes 0,7,1,6,1",
        "soccer move 0,7,1,6,1 --player random --seed 1",
        "soccer move 0,7,1,6,1 --player reply --seed 1",
        "soccer play --plain --second dijkstra --seed 1",
        "notebook soccer",
    ],
}
PLAYED = {
    "notebook mastermind": ["1234", "1325"],
    "notebook connect4": [*"1212121"],
    "notebook soccer": ["0", "7", "1", "6", "1"],
}

# As PROGRAM; a notebook plays moves between two people, and says what its board says.
FACED = PROGRAM.replace("    code = cli.run(command.split())", """\
    changes._warned.clear()
    for game in (door.mastermind, door.connect4, door.soccer):
        game._loaded = False
    code = played(typed, command) if command.startswith("notebook") else cli.run(command.split())
""").replace("answers = sys.stdout", """\
from ludologic.engines import changes, door
from ludologic.errors import LudologicError
from ludologic.play.notebook.play import Play
answers = sys.stdout
import warnings
from ludologic.cli import _say_warning
warnings.simplefilter("always")
warnings.showwarning = _say_warning
def played(moves, command):
    try:
        game = getattr(door, command.split()[1])
        seats = [] if command.endswith("mastermind") else ["you", "friend"]
        play = Play(game, None, seats, seed=1, time=0.2)
        for move in moves.split():
            play.ask({"kind": "move", "move": move}, lambda: None)
            print(*play.view()["said"], play.view()["status"], sep="\\n")
    except LudologicError as error:
        print(f"Error: {error}", file=sys.stderr)
        return error.exit_code
    return 0
""")  # fmt: skip


def faced(copy: Any, game: str) -> dict[str, tuple[int, str, str]]:
    """How each face of a game ended, and what it said."""
    typed = [(face, TYPED.get(face, " ".join(PLAYED.get(face, [])))) for face in FACES[game]]
    done = copy.python(FACED, typed=json.dumps(typed), seconds=300)
    rows = [json.loads(line) for line in done.out.splitlines()]
    assert len(rows) == len(typed), done
    return {face: (code, out, err) for face, code, out, err in rows}


@pytest.mark.deep
@pytest.mark.parametrize("name", thinned(BROKEN, {3, 6, 9}))
def test_a_broken_rule_is_told_by_every_face(copy: Any, name: str) -> None:
    """Each says so in one line, and then answers, or says in one sentence that it can't."""
    game, rule, wrong = BROKEN[name]
    copy.change(f"{game}/definition.pl", rule, wrong)
    for face, (code, out, err) in faced(copy, game).items():
        said = err.splitlines(keepends=True)  # and what a person is asked for
        told = "".join(one for one in said if "Warning: " in one)
        errors = [one for one in said if "Error: " in one]
        assert told == line(game), (face, err)
        assert "Traceback" not in out + err and "bug" not in out + err, (face, out, err)
        if code == 0:
            assert out and (" play " in face or errors == []), (face, err)
        else:
            assert code in (1, 2) and errors, (face, code, out, err)
            sentences = "`ludologic agree` says which rules|it is proved by trying all"
            assert code == 2 or re.search(sentences, errors[-1]), (face, err)
            assert "play" in face or len(errors) == 1, (face, err)


@pytest.mark.deep
@pytest.mark.parametrize("game", thinned(FACES, {0}))
def test_each_face_plays_while_the_rules_are_whole(copy: Any, game: str) -> None:
    """Else the test above would show nothing."""
    for face, (code, out, err) in faced(copy, game).items():
        assert code == 0 and out and "Error" not in err, (face, code, out, err)


def test_what_makes_no_sense_is_said_with_its_query(copy: Any) -> None:
    """A relation that answers what no relation of its name can: the adapter can't read it."""
    right = "    guess_secret_feedback(Guess, Secret, Feedback)."
    copy.change("mastermind/ask.pl", right, "    Feedback = [Guess, Secret].")
    said = copy("mastermind", "feedback", "1234", "7432")
    said.is_error(
        1, "what the rules answered to mastermind_ask:feedback", "makes no sense", "agree"
    )
    assert "bug" not in said.err and "report" not in said.err


class Fault(NamedTuple):
    """A rule as it stands in a file, as it is made wrong, and the fast file that differs first."""

    file: str
    rule: str
    wrong: str
    first: str


FAULTS = [
    Fault("mastermind/definition.pl", FEEDBACK, COMMON, "mastermind/rules/feedback.pl"),
    Fault(
        "mastermind/tree/tree.pl",
        "Found is Found0 + Wins.",
        "Found is max(Found0, Wins).",
        "mastermind/tree/tree.pl",
    ),
    Fault(
        "mastermind/players/genetic.pl",
        "popcount(Has /\\ Has1) - Black,",
        "popcount(Has /\\ Has1),",
        "mastermind/players/genetic.pl",
    ),
    Fault(
        "connect4/exact/node.pl",
        "->  Moves is Playable /\\ \\ (Threats >> 1)",
        "->  Moves = Playable",
        "connect4/exact/node.pl",
    ),
    Fault("connect4/definition.pl", "height(6).", "height(5).", "connect4/board/stones.pl"),
    Fault(
        "soccer/game/position.pl",
        "Player is 3 - Player0",
        "Player = Player0",
        "soccer/game/position.pl",
    ),
    Fault("soccer/path/costs.pl", "->  Cost = 0\n", "->  Cost = 1\n", "soccer/path/path.pl"),
    Fault(
        "soccer/definition.pl",
        "drawing(Field, 1, Across/Along, [])",
        "drawing(Field, 2, Across/Along, [])",
        "soccer/game/position.pl",
    ),
]


def names_the_cause(said: list[str], fault: Fault) -> int:
    """The lines of `agree` on a game name the first fast relation that differs; the rest of it."""
    if fault.file.endswith("/definition.pl"):
        assert said.pop(1) == f"  changed: {fault.file}"
    assert re.fullmatch(rf"  {fault.first}:\d+: \w+/\d differs( first)?", said[1])
    assert len(said) in (6, 7) and all(len(one) < 400 for one in said)
    more = re.fullmatch(r"  (\d+) more follows? from it; --all shows them", "".join(said[6:]))
    return int(more[1]) if more else 0


@pytest.mark.deep
@pytest.mark.parametrize("fault", thinned(FAULTS, {6}))
def test_agree_names_the_cause_first(copy: Any, fault: Fault) -> None:
    """A definition that was edited, and the first fast relation that differs; of more a count."""
    game, _, file = fault.file.partition("/")
    copy.change(fault.file, fault.rule, fault.wrong)
    document = copy("agree", game, "--json")
    assert document.code == 1 and document.err.startswith("Error: ")
    assert document.err.count("\n") == 1
    found = json.loads(document.out)
    assert found["agrees"] is False
    for difference in found["differences"]:
        assert difference["query"].startswith("?- ") and difference["query"].endswith(".")
        assert difference["definition"] != difference["fast"]
    edited = file == "definition.pl"
    assert found["changed"] == [fault.file] * edited
    assert found["differences"][0]["file"] == fault.first, found
    said = copy("agree", game).out.splitlines()
    assert names_the_cause(said, fault) == len(found["differences"]) - 1


OURS = ("/** <module> ", "/** <module> Our ")
"""What stands in a definition, and another text that says the same."""


@pytest.mark.deep
def test_an_edited_definition_is_felt(copy: Any) -> None:
    """One line on standard error, and the answer; what `agree` found last is said as well."""
    copy.change("mastermind/definition.pl", FEEDBACK, COMMON)
    said = copy("mastermind", "feedback", "1234", "7432")
    assert said == (0, "1 black, 3 white\n", line("mastermind"))
    assert copy("connect4", "move", "4455", "--player", "metric1").err == ""
    explained = copy("mastermind", "explain", "7432", "1234:12")
    assert explained.out == "1234:12 rules it out: 7432 would have drawn 13\n"
    agree = copy("agree", "mastermind")
    assert agree.code == 1 and agree.errors == agree.err.splitlines()
    assert names_the_cause(agree.out.splitlines(), FAULTS[0]) > 0
    told = copy("mastermind", "feedback", "1234", "7432").err
    found = re.search(r" \((\d+ relations?) when you last asked\)$", told)
    assert found and told == line("mastermind", found[0])
    copy.change("mastermind/definition.pl", COMMON, FEEDBACK)
    assert copy("mastermind", "feedback", "1234", "7432") == (0, "1 black, 2 white\n", "")


@pytest.mark.deep
def test_the_warning_goes_once_agree_found_all_well(copy: Any) -> None:
    """For the definition as it is: after another edit it comes back. Only the cache is written."""
    copy.change("soccer/definition.pl", *OURS)
    assert copy("soccer", "outcomes", "0,7,1,6").err == line("soccer")
    before = {file: file.stat().st_mtime_ns for file in rules_of(copy)}
    said = copy("agree", "soccer")
    assert (said.code, said.err) == (0, "")  # and it is noted
    assert {file: file.stat().st_mtime_ns for file in rules_of(copy)} == before
    assert copy("soccer", "outcomes", "0,7,1,6").err == ""
    copy.change("soccer/definition.pl", OURS[1], "/** <module> My ")
    assert copy("soccer", "outcomes", "0,7,1,6").err == line("soccer")


def rules_of(copy: Any) -> list[Any]:
    return [*(copy.folder / "ludologic" / "logic").rglob("*")]


def test_a_warning_of_prolog_is_shown_and_the_game_loads(copy: Any) -> None:
    copy.change("mastermind/definition.pl", FEEDBACK, f"{FEEDBACK[:-1]},\n    Unused = Common.")
    said = copy("mastermind", "feedback", "1234", "7432")
    assert (said.code, said.out) == (0, "1 black, 2 white\n"), said
    edited, once = sorted(said.err.splitlines(keepends=True), key=lambda one: "edited" not in one)
    assert edited == line("mastermind")
    begins = "Warning: mastermind/definition.pl, line "
    assert once.startswith(begins) and "Singleton variables: [Unused]" in once


def test_python_is_warned_once_a_game(copy: Any) -> None:
    copy.change("mastermind/definition.pl", *OURS)
    said = copy.python(WARNED, typed="", seconds=60)
    assert said.out == line("mastermind").removeprefix("Warning: ")


WARNED = """
import warnings
from ludologic import connect4, errors, mastermind
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    mastermind.feedback("1234", "7432")
    mastermind.feedback("1234", "5678")
    connect4.Board("4")
for one in told:
    assert one.category is errors.RulesChanged
    print(one.message)
"""


@pytest.mark.deep
def test_what_loads_every_game_tells_it(copy: Any) -> None:
    copy.change("mastermind/definition.pl", *OURS)
    assert copy("swipl").err.startswith(line("mastermind"))
    assert copy("doctor").err == line("mastermind")
    assert copy("mastermind", "certain", "1234:12").err == line("mastermind")
    assert copy("why", "guess_secret_feedback", "[1,2]", "[2,1]", "_").err == line("mastermind")


UNLOADED = "Error: SWI-Prolog could not load the rules: "
UNREADABLE = {
    "mastermind": (FEEDBACK, "    White is is Common.", "column 16: operator expected"),
    "connect4": ("height(6).", "height(6)) .", "there is no ( that this ) closes"),
    "soccer": ("other(1, 2).", "other(1,, 2).", "a comma stands before this, but nothing between"),
}
"""What stands in a definition, how it can't be read, and what is said of it."""
ONE_GAME, *MORE_GAMES = UNREADABLE


@pytest.mark.parametrize(
    "game", [ONE_GAME, *(pytest.param(one, marks=pytest.mark.deep) for one in MORE_GAMES)]
)
def test_a_syntax_error_is_one_sentence_in_every_face(copy: Any, game: str) -> None:
    file, (rule, wrong, reason) = f"{game}/definition.pl", UNREADABLE[game]
    copy.change(file, rule, wrong)
    place = f"{file}, line {copy.line(file, wrong)}"
    for face, said in faced(copy, game).items():
        code, out, (told,) = said[0], said[1], said[2].splitlines()
        assert (code, out) == (1, "") and told.startswith(f"{UNLOADED}{place}"), face
        assert reason in told, face


@pytest.mark.parametrize(
    ("file", "loader"),
    [
        ("mastermind/rules/feedback.pl", "mastermind/rules/possible.pl"),
        pytest.param("connect4/board/stones.pl", "connect4/board/bits.pl", marks=pytest.mark.deep),
        pytest.param("soccer/definition.pl", "soccer/ask.pl", marks=pytest.mark.deep),
    ],
)
def test_a_file_that_is_missing_is_named(copy: Any, file: str, loader: str) -> None:
    (copy.folder / "ludologic" / "logic" / file).unlink()
    game = file.partition("/")[0]
    for face, (code, out, err) in faced(copy, game).items():
        assert (code, out) == (1, ""), face
        assert re.fullmatch(rf"{UNLOADED}{file} is missing: {loader}, line \d+, loads it\n", err), (
            face,
            err,
        )


def test_the_hashes_of_the_definitions_are_up_to_date() -> None:
    """Else every user would be warned."""
    files = sorted(rules.path().glob("*/definition.[lp]*"))
    now = "run `cd logic && sha256sum */definition.[lp]* > released.txt`"
    assert rules.path("released.txt").read_text("utf-8").splitlines() == [
        f"{sha256(file.read_bytes()).hexdigest()}  {file.relative_to(rules.path()).as_posix()}"
        for file in files
    ], now
