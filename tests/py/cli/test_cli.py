"""The command line: what a stranger may type, and what the machine may do to it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import thinned

from ludologic import __version__, cli, mastermind
from ludologic.cli import system
from ludologic.engines import prolog
from ludologic.errors import LudologicWarning
from ludologic.mastermind import VARIANTS

pytestmark = pytest.mark.prolog

NO_SWIPL = {"LIBSWIPL_PATH": "/nowhere/libswipl.so", "SWI_HOME_DIR": "/nowhere"}
SLOW = ["mastermind", "tree", "--pegs", "6", "--colours", "8", "--repeats"]


@pytest.fixture
def run(run: Any) -> Any:
    """Runs `ludologic mastermind ...`."""
    return partial(run, "mastermind")


def has_clingo() -> None:
    pytest.importorskip("ludologic.mastermind.by_clingo", exc_type=ImportError)


@pytest.fixture(params=["prolog", "clingo"])
def engine(request: pytest.FixtureRequest) -> str:
    if request.param == "clingo":
        has_clingo()
    return str(request.param)


# What is typed wrong

WITH_A_CODE = [
    ["feedback", "CODE", "1234"],
    ["feedback", "1234", "CODE"],
    ["consistent", "CODE:12"],
    ["consistent", "1234:12", "CODE:12"],
    ["explain", "CODE", "1234:12"],
    ["explain", "1234", "CODE:12"],
    ["certain", "CODE:12"],
    ["suggest", "CODE:12"],
    ["solve", "CODE"],
    ["tree", "--first", "CODE"],
]


@pytest.mark.parametrize("command", WITH_A_CODE, ids=" ".join)
def test_no_command_takes_what_is_no_code(run: Any, command: list[str]) -> None:
    if command[0] == "certain":
        has_clingo()
    run(*(word.replace("CODE", "1233") for word in command)).is_error(2, "'1233' has 3 more than")


NO_TURNS = {
    "empty": "",
    "empty answer": "1234:",
    "no guess": ":12",
    "two answers": "1234:12:12",
    "letter": "1234:1x",
    "negative": "1234:-1",
    "endless": "1234:" + "1" * 100_000,
}


@pytest.mark.parametrize("name", NO_TURNS)
def test_what_is_no_turn(run: Any, name: str) -> None:
    run("consistent", "1234:12", NO_TURNS[name], "--json").is_error(2)


@pytest.mark.parametrize("command", ["explain 7432", "certain", "suggest"])
def test_no_command_takes_what_is_no_turn(run: Any, command: str) -> None:
    if command == "certain":
        has_clingo()
    run(*command.split(), "1234:31").is_error(2, "3 black and 1 white of 4 can't be")


COMMANDS = [
    ["feedback", "1234", "4321"],
    ["consistent", "1234:12"],
    ["certain", "1234:12"],
    ["explain", "1234", "1234:12"],
    ["suggest", "1234:12"],
    ["solve", "1234"],
    ["tree"],
]

NO_VARIANTS = [
    (["--pegs", "0"], "1 to 8"),
    (["--pegs", "x"], "whole number"),
    (["--pegs", ""], "whole number"),
    (["--pegs", "４"], "whole number"),
    (["--pegs", "4.0"], "whole number"),
    (["--pegs", "9" * 20], "1 to 8"),
    (["--pegs", "9" * 100_000], "whole number"),
    (["--colours", "99"], "1 to 12"),
    (["--colours", "3"], "need repeats"),
    (["--variant", ""], "arbolmaster, easy, medium, hard"),
    (["--variant", "x\ny"], "arbolmaster, easy, medium, hard"),
]


@pytest.mark.parametrize(("options", "words"), NO_VARIANTS, ids=lambda value: str(value)[:30])
def test_what_is_no_variant(run: Any, options: list[str], words: str) -> None:
    run("feedback", "1234", "4321", *options).is_error(2, words)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_what_is_no_option(run: Any, command: list[str]) -> None:
    run(*command, "--nope").is_error(2, "--nope", "--help")
    run(*command, "--pegs").is_error(2, "--pegs")
    run(*command, "--pegs", "9").is_error(2, "1 to 8")


@pytest.mark.parametrize("depth", ["0", "-3", "x", "", "2.5", "9" * 20, "9" * 100_000])
def test_what_is_no_depth(run: Any, depth: str) -> None:
    run("tree", "--depth", depth).is_error(2, "depth")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["feedback"], "GUESS"),
        (["feedback", "1234"], "SECRET"),
        (["feedback", "1234", "1234", "1234"], "unexpected"),
        (["feedback", "1234", "1234", "--engine", "x"], "prolog, clingo"),
        (["feedback", "1234", "1234", "--engine", ""], "prolog, clingo"),
        (["consistent", "--engine", "halt."], "prolog, clingo"),
        (["explain"], "CODE"),
        (["solve"], "SECRET"),
        (["solve", "1234", "--solver", "x"], "tree"),
        (["solve", "1234", "--seed", "x"], "whole number"),
        (["suggest", "--solver", "'; shell(ls)"], "tree"),
        (["tree", "--rule", "x"], "depth, first, minimax"),
        (["tree", "--engine", "x"], "prolog, clingo"),
        (["tree", "--format", "x"], "summary, json, prolog, dot, svg, html"),
        (["tree", "--format", "SVG"], "summary, json, prolog, dot, svg, html"),
        (["tree", "--level", "0"], "1 or more"),
        (["tree", "--level", "x"], "whole number"),
        (["tree", "extra"], "unexpected"),
        (["nope"], "accepted are tree, feedback"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_unknown_or_missing(run: Any, arguments: list[str], words: str) -> None:
    run(*arguments).is_error(2, words)


def test_an_engine_without_the_rule(run: Any) -> None:
    has_clingo()
    run("tree", "--engine", "clingo", "--rule", "first").is_error(2, "use --engine prolog")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        pytest.param(["nope"], 2, id="nope"),
        pytest.param(["mastermind", "feedback", "1234", "🎲"], 2, id="dice"),
        pytest.param(
            ["mastermind", "feedback", "1234", "1" * 100_000], 2, id="long", marks=pytest.mark.deep
        ),
        pytest.param(["mastermind", "suggest", "1234:40", "1234:00"], 1, id="suggest"),
    ],
)
@pytest.mark.parametrize(
    "locale",
    [{}, pytest.param({"LC_ALL": "C", "PYTHONIOENCODING": "ascii"}, marks=pytest.mark.deep)],
)
def test_errors_of_a_process(
    process: Any, arguments: list[str], code: int, locale: dict[str, str]
) -> None:
    process(*arguments, **locale).is_error(code)


def test_bytes_that_are_no_text(process: Any) -> None:
    process("mastermind", "solve", b"12\xff4").is_error(2)


# What is asked well: the shapes of the answers


def test_json_of_a_tree(run: Any) -> None:
    value = run("tree", "--json").value
    assert list(value) == [
        "variant", "rule", "engine", "codes", "depth", "total", "mean", "histogram", "root",
    ]  # fmt: skip
    assert list(value["variant"].items()) == [("pegs", 4), ("colours", 9), ("repeats", False)]
    assert (value["rule"], value["engine"]) == ("depth", "prolog")
    assert (value["codes"], value["depth"]) == (3024, 6)
    assert value["mean"] == pytest.approx(value["total"] / 3024, abs=1e-6)
    assert sum(value["histogram"]) == 3024
    assert value["root"]["guess"] == "1234"

    def shape(node: Any) -> int:
        assert list(node) == ["guess", "children"]
        assert "40" not in node["children"]
        return 1 + sum(map(shape, node["children"].values()))

    assert shape(value["root"]) > 1000
    assert set(value["root"]["children"]) >= {"00", "12", "30"}
    easy = ["tree", "--variant", "easy"]
    assert run(*easy, "--format", "json").value == run(*easy, "--json").value


def test_json_of_feedback(run: Any, engine: str) -> None:
    said = run("feedback", "1234", "7432", "--json", "--engine", engine)
    assert list(said.value.items()) == [("black", 1), ("white", 2)]
    assert run("feedback", "1234", "7432").out == "1 black, 2 white\n"


def test_json_of_consistent(run: Any, engine: str) -> None:
    value = run("consistent", "1234:12", "1325:02", "--json", "--engine", engine).value
    assert list(value) == ["count", "codes"]
    assert value["count"] == len(value["codes"]) == 64
    assert value["codes"][0] == "2164"
    assert value["codes"] == sorted(value["codes"])
    said = run("consistent", "1234:12", "1325:02", "--engine", engine)
    assert said.out.split() == value["codes"]
    assert said.err == "64 codes\n"


def test_answers_that_contradict(run: Any, engine: str) -> None:
    history = ["5678:11", "1234:40", "1234:00"]
    said = run("consistent", *history, "--json", "--engine", engine)
    said.is_error(1, "5678:11 1234:40", answers=True)
    assert said.out == '{"count": 0, "codes": []}\n'
    run("consistent", *history, "--engine", engine).is_error(1)

    said = run("explain", "1234", *history, "--json", "--engine", engine)
    said.is_error(1, "5678:11 1234:40", answers=True)
    value = json.loads(said.out)
    assert value["contradiction"] == ["5678:11", "1234:40"]
    run("suggest", *history, "--json").is_error(1)


def test_json_of_explain(run: Any, engine: str) -> None:
    value = run("explain", "2164", "1234:12", "1325:11", "--json", "--engine", engine).value
    assert value == {
        "code": "2164",
        "possible": False,
        "conflicts": [{"turn": 2, "guess": "1325", "answer": "11", "would": "02"}],
        "contradiction": [],
    }
    assert list(value) == ["code", "possible", "conflicts", "contradiction"]
    assert run("explain", "1243", "--engine", engine).out == "1243 is still possible\n"


def test_json_of_certain(run: Any) -> None:
    has_clingo()
    value = run("certain", "1234:40", "--json").value
    pairs = [[1, 1], [2, 2], [3, 3], [4, 4]]
    assert list(value.items()) == [("certain", pairs), ("possible", pairs)]
    run("certain", "1234:40", "1234:00", "--json").is_error(1)
    assert run("certain", "1234:40").out.startswith("place 1: certainly 1\n")


def test_json_of_suggest_and_solve(run: Any) -> None:
    value = run("suggest", "--json").value
    choice = mastermind.suggest()
    assert value == {
        "guess": "1234",
        "move": "1234",
        "reason": choice.reason,
        "value": choice.value,
        "proved": choice.proved,
    }
    assert run("suggest").out == "1234\n"
    value = run("solve", "7432", "--json").value
    assert list(value) == ["solver", "solved", "guesses"]
    assert (value["solver"], value["solved"]) == ("tree", True)
    assert value["guesses"][0] == {"guess": "1234", "black": 1, "white": 2}
    assert list(value["guesses"][0]) == ["guess", "black", "white"]
    assert value["guesses"][-1] == {"guess": "7432", "black": 4, "white": 0}
    assert len(value["guesses"]) <= 6


def test_symbols_with_two_digits(run: Any) -> None:
    twelve = ["--colours", "12", "--json"]
    assert run("feedback", "10,2,12,4", "12,2,10,1", *twelve).value == {"black": 1, "white": 2}
    value = run("consistent", "10,2,12,4:40", *twelve).value
    assert value == {"count": 1, "codes": ["10,2,12,4"]}
    one = ["--pegs", "1", "--colours", "12", "--json"]
    assert run("consistent", "12:10", *one).value == {"count": 1, "codes": ["12"]}


def test_trees_that_are_impossible(run: Any) -> None:
    run("tree", "--depth", "5").is_error(1, "5 guesses", "proved")
    run("tree", "--rule", "first", "--depth", "7").is_error(1, "more than 7 guesses")


@pytest.mark.parametrize("name", VARIANTS)
def test_variants_by_name_and_by_numbers(run: Any, name: str) -> None:
    pegs, colours, repeats = VARIANTS[name]
    numbers = ["--pegs", f"{pegs}", "--colours", f"{colours}"]
    numbers.append("--repeats" if repeats else "--no-repeats")
    by_name = run("suggest", "--variant", name, "--json").value
    assert by_name == run("suggest", *numbers, "--json").value


# Files

BEGINNINGS = {
    "summary": "360 codes",
    "json": '{"variant": ',
    "prolog": "rama([1,2,3,4],[",
    "dot": "digraph",
    "svg": "<svg",
    "html": "<!",
}


@pytest.mark.parametrize("format", BEGINNINGS)
def test_a_file_of_each_format(run: Any, format: str, tmp_path: Path) -> None:
    file = tmp_path / "tree"
    easy = ["tree", "--variant", "easy", "--format", format]
    assert run(*easy, "-o", str(file)) == (0, "", "")
    written = file.read_text(encoding="utf-8")
    assert BEGINNINGS[format].lower() in written[:200].lower()
    assert written.endswith("\n")
    if format != "summary":
        assert run(*easy).out == written
    assert names(tmp_path) == ["tree"]
    assert file.stat().st_mode & 0o777 == 0o666 & ~current_umask()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def current_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def test_a_file_that_is_there_is_replaced(run: Any, tmp_path: Path) -> None:
    file, link = tmp_path / "old", tmp_path / "link"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    assert run("tree", "--variant", "easy", "--json", "-o", str(link)).code == 0
    assert json.loads(file.read_text())["codes"] == 360
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(
    "options",
    [["--depth", "5"], ["--pegs", "9"], ["--first", "1"], ["--rule", "x"], ["--format", "x"]],
)
def test_a_command_that_fails_leaves_the_file(run: Any, options: list[str], tmp_path: Path) -> None:
    file = tmp_path / "old"
    file.write_text("old")
    assert run("tree", "-o", str(file), *options).code in (1, 2)
    assert file.read_text() == "old"
    assert names(tmp_path) == ["old"]


def test_a_write_that_fails_leaves_the_file(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "old"
    file.write_text("old")

    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    run("tree", "--variant", "easy", "-o", str(file)).is_error(2, "No space left")
    assert file.read_text() == "old"
    assert names(tmp_path) == ["old"]


def test_files_that_can_t_be_written(run: Any, tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "file").touch()
    bad = [
        str(tmp_path),
        str(tmp_path / "missing" / "tree"),
        str(tmp_path / "file" / "tree"),
        str(tmp_path / "loop" / "tree"),
        str(tmp_path / ("x" * 300)),
        "x" * 100_000,
        "",
        "nul\0",
        "/proc/tree",
    ]
    for name in bad:
        # all but one are known before a tree is looked for that takes hours
        variant = ["--variant", "easy"] if name == "/proc/tree" else SLOW[2:]
        run("tree", *variant, "-o", name).is_error(2)
    assert names(tmp_path) == ["file", "loop"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_places_without_permission(run: Any, tmp_path: Path) -> None:
    closed, file = tmp_path / "closed", tmp_path / "file"
    closed.mkdir(mode=0o500)
    file.touch(mode=0o400)
    run("tree", "-o", str(closed / "tree")).is_error(2, "permission")
    run("tree", "-o", str(file)).is_error(2, "permission")


def test_a_name_that_is_as_long_as_names_may_be(run: Any, tmp_path: Path) -> None:
    assert run("tree", "--variant", "easy", "-o", str(tmp_path / ("x" * 255))).code == 0


def test_a_device_is_no_file_to_replace(run: Any) -> None:
    assert run("tree", "--variant", "easy", "-o", "/dev/null").code == 0
    assert Path("/dev/null").is_char_device()


# What the machine does


@pytest.mark.deep
@pytest.mark.parametrize("command", ["tree", "tree --json", "consistent"])
def test_a_pipe_that_closes(shell: Any, command: str) -> None:
    said = shell(f"ludologic mastermind {command} | head -n 1; exit ${{PIPESTATUS[0]}}")
    assert said.err in ("", "3,024 codes\n")
    assert said.out.count("\n") == 1
    assert said.code in (0, 1)


@pytest.mark.deep
@pytest.mark.parametrize(
    "command",
    thinned(
        [
            "tree --variant easy",
            "tree --variant easy --json",
            "feedback 1234 4321",
            "certain --json",
        ],
        {1, 2},
    ),
)
def test_standard_output_that_is_closed_or_full(shell: Any, command: str) -> None:
    shell(f"ludologic mastermind {command} >&-").is_error(1, "standard output", "closed")
    shell(f"ludologic mastermind {command} >/dev/full").is_error(1, "No space left")


@pytest.mark.deep
def test_other_streams_that_are_closed(shell: Any) -> None:
    said = shell("ludologic mastermind feedback 1234 4321 --json <&- 2>&-")
    assert said == (0, '{"black": 0, "white": 4}\n', "")
    assert shell("ludologic mastermind feedback 1234 432 2>&-") == (2, "", "")


def test_ctrl_c(opened: Any, stopped: Any, tmp_path: Path) -> None:
    file = tmp_path / "old"
    file.write_text("old")
    assert stopped(opened(*SLOW, "--json", "-o", str(file))) == (130, "", "Error: stopped\n")
    assert file.read_text() == "old"
    assert names(tmp_path) == ["old"]


@pytest.mark.deep
@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "COLUMNS": "40"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "NO_COLOR": "1"},
        {"COLUMNS": "1", "TERM": "dumb"},
        {"FORCE_COLOR": "1"},
    ],
    ids=str,
)
def test_surroundings(process: Any, environment: dict[str, str]) -> None:
    easy = ["mastermind", "tree", "--variant", "easy"]
    said = process(*easy, **environment)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Mastermind, 4 pegs, 6 colours, no repeats\n")
    if "FORCE_COLOR" not in environment:
        assert "\x1b" not in said.out
    if "PYTHONIOENCODING" in environment:
        assert said.out.isascii()
    said = process(*easy, "--format", "html", **environment)
    assert (said.code, said.err) == (0, "")
    assert said.out.rstrip().endswith("</html>")


def test_another_folder(process: Any, tmp_path: Path) -> None:
    (tmp_path / "bridge.pl").write_text(":- halt.\n")
    (tmp_path / "load.pl").write_text(":- halt.\n")
    (tmp_path / "ludologic.py").write_text("raise SystemExit(3)\n")
    said = process("mastermind", "tree", "--variant", "easy", "-o", "t", cwd=tmp_path)
    assert said == (0, "", "")
    assert (tmp_path / "t").exists()


# Without an engine


@pytest.mark.parametrize("command", [["tree"], ["solve", "1234"]], ids=lambda command: command[0])
def test_without_swi_prolog(process: Any, command: list[str]) -> None:
    said = process("mastermind", *command, **NO_SWIPL)
    said.is_error(1, "apt-get install swi-prolog-nox")
    assert ("--engine clingo" in said.err) == (command == ["tree"])


def test_without_swi_prolog_a_rule_that_clingo_does_not_know(process: Any) -> None:
    said = process("mastermind", "tree", "--rule", "first", **NO_SWIPL)
    said.is_error(1, "apt-get")
    assert "--engine clingo" not in said.err


def test_without_swi_prolog_clingo_answers(process: Any) -> None:
    has_clingo()
    options = ["--engine", "clingo", "--json"]
    said = process("mastermind", "feedback", "1234", "4321", *options, **NO_SWIPL)
    assert said.value == {"black": 0, "white": 4}


def test_doctor(process: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["doctor", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["found", "missing", "tried", "rules"]
    assert found["missing"] == {}
    assert set(found["tried"]) == {"python", "clingo", "swi-prolog"}
    assert cli.run(["doctor"]) == 0
    assert capsys.readouterr().out.splitlines()[0].split()[0] == "ludologic"
    said = process("doctor", "--json", **NO_SWIPL)
    said.is_error(1, "apt-get", answers=True)
    assert "apt-get" in json.loads(said.out)["missing"]["swi-prolog"]


def test_doctor_says_what_was_tried_and_warns_below_the_least(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.run(["doctor"]) == 0
    said = capsys.readouterr()
    assert "(tried: 9.0, 9.2)" in said.out and said.err == ""
    monkeypatch.setitem(system.TRIED, "clingo", ("99.1", "99.1"))
    with pytest.warns(LudologicWarning, match="is older than 99.1, the least that works"):
        assert cli.run(["doctor"]) == 0


PLACES = {
    "library": ({"LIBSWIPL_PATH": "/nowhere/x.so"}, "LIBSWIPL_PATH names /nowhere/x.so"),
    "no library": (
        {"LIBSWIPL_PATH": __file__, "SWI_HOME_DIR": "HOME"},
        "SWI-Prolog could not be loaded (",
    ),
    "home": ({"SWI_HOME_DIR": "/nowhere"}, "SWI_HOME_DIR names /nowhere"),
    "library alone": ({"LIBSWIPL_PATH": __file__}, "LIBSWIPL_PATH is set, but SWI_HOME_DIR is not"),
    "home alone": ({"SWI_HOME_DIR": "HOME"}, "SWI_HOME_DIR is set, but LIBSWIPL_PATH is not"),
}


@pytest.mark.parametrize("case", thinned(PLACES, {0, 2}, "deep"))
def test_a_place_of_swi_prolog_that_is_wrong_is_told(process: Any, case: str) -> None:
    environment, sentence = PLACES[case]
    home = str(prolog.once("system", "current_prolog_flag", "home")[0])  # type: ignore[index]
    given = {name: value.replace("HOME", home) for name, value in environment.items()}
    said = process("mastermind", "feedback", "1234", "4321", "--engine", "prolog", **given)
    said.is_error(1, sentence)


PROGRAMS = {
    "old": ("#!/bin/sh\necho 'PLVERSION=\"80204\";'\n", "is SWI-Prolog 8.2.4: it is too old"),
    "broken": ("#!/bin/sh\nexit 3\n", "the first swipl on the PATH, is broken"),
    "without a shell": ("#!/nowhere/sh\n", "the first swipl on the PATH, is broken"),
    "talkative": ("#!/bin/sh\necho What?\n", "the first swipl on the PATH, is broken"),
}


@pytest.mark.parametrize(
    ("case", "command"),
    thinned(
        [
            ("old", "mastermind feedback 1 1 --engine prolog"),
            ("old", "doctor"),
            ("broken", "swipl"),
            ("without a shell", "swipl"),
            ("talkative", "swipl"),
        ],
        {0, 2},
        "deep",
    ),
)
def test_a_swipl_that_is_old_or_broken_is_told(
    process: Any, case: str, command: str, tmp_path: Path
) -> None:
    text, sentence = PROGRAMS[case]
    program = tmp_path / "swipl"
    program.write_text(text)
    program.chmod(0o755)
    said = process(*command.split(), PATH=f"{tmp_path}:{os.environ['PATH']}")
    said.is_error(1, str(program), sentence, answers=command == "doctor")


@pytest.mark.deep
def test_the_toplevel_has_every_rule(process: Any) -> None:
    goal = "valido([7,4,3,2]), guess_secret_feedback([1,2,3,4], [7,4,3,2], F), print(F), nl.\n"
    said = process("swipl", typed=goal)
    assert said.code == 0
    assert "1-2" in said.out
    process("swipl", PATH="/nowhere").is_error(1, "apt-get")


# Help


def test_each_command_imports_only_what_it_needs() -> None:
    """One process asks for one help after another; what each has imported is there."""
    program = """
import json, sys
from ludologic import cli
def imported():
    return sorted(name for name in sys.modules if not name.startswith("_"))
seen = []
for arguments in json.loads(sys.argv[1]):
    assert cli.run(arguments) == 0
    seen.append(imported())
print(json.dumps(seen), file=sys.stderr)
"""
    asked = [["--version"], ["--help"], ["why", "-h"], ["mastermind", "-h"]]
    asked += [["mastermind", "tree", "-h"]]
    command = [sys.executable, "-c", program, json.dumps(asked)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.stdout.count("Usage: ") == len(asked) - 1
    seen = json.loads(done.stderr)
    ours = [{name for name in names if name.startswith("ludologic.")} for names in seen]
    only = {"ludologic.cli", "ludologic.errors"}
    assert done.stdout.startswith(f"ludologic {__version__}\n")
    assert ours[0] == only and "typer" not in seen[0]
    assert ours[1] == only | {"ludologic.cli.root"}
    assert "ludologic.cli.why" in ours[2] and "ludologic.mastermind" not in ours[2]
    assert not {"ludologic.connect4", "ludologic.soccer", "ludologic.play.archive"} & ours[-1]
    assert not HEAVY & set(seen[-1])


HEAVY = {"pyswip", "pyswip.core", "clingo", "clingexplaid", "joblib", "rich"}


def test_the_list_says_of_a_command_what_it_says_of_itself(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.run(["--help"]) == 0
    lines = capsys.readouterr().out.partition("Commands:\n")[2].splitlines()
    assert len(lines) > 10
    for line in lines:
        name, words = line.split(maxsplit=1)
        assert cli.run([name, "-h"]) == 0
        assert words in capsys.readouterr().out


def test_lists_of_commands_are_not_cut(process: Any, run: Any) -> None:
    assert "..." not in run("--help").out.split("Commands:")[1]
    assert "..." not in process("--help", COLUMNS="80").out.split("Commands:")[1]


# Lines from outside: a line without an end is refused, a long one is not


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        (
            "connect4 score - --time 1",
            2,
            "Error: line 1 is too long: at most 4,096 characters are accepted\n",
        ),
        (
            "soccer replay -",
            2,
            "Error: line 1 is too long: at most 100,000 characters are accepted\n",
        ),
        (
            "soccer engine",
            2,
            "Error: line 1 is too long: at most 100,000 characters are accepted\n",
        ),
        (
            "connect4 engine",
            2,
            "Error: line 1 is too long: at most 4,096 characters are accepted\n",
        ),
        ("mastermind play --plain", 0, "the line is too long\n"),
    ],
)
def test_a_line_without_an_end(
    command: str,
    code: int,
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with Path("/dev/zero").open() as zeros:
        monkeypatch.setattr(sys, "stdin", zeros)
        assert cli.run(command.split()) == code
    assert capsys.readouterr().err.endswith(said)
