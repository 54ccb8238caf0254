"""Games in tables, lists of words, programs in ASP and rules that are odd, wrong or hostile.

Each is told in one true sentence, or is read as what it says: its secrets.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, product
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from ludologic import games
from ludologic.errors import BadInput, TimeIsUp
from ludologic.games import by_clingo, two_players_by_clingo

pytestmark = pytest.mark.prolog

NO_TABLE = (
    "'own.csv' is no table: it has a row of names and a row for each secret, and between the cells "
    "commas, semicolons or tabs"
)
OPEN = "'own.csv' is no table: a cell that begins with a quote ends with one"
NO_TEXT = "can't be read: it is no text in UTF-8"
LARGE = "is too large: at most 2,000,000 bytes are accepted"
NAMELESS = "'own.csv' is no table: each row and each column has a name"
ANN = ("ann", "bob")

TABLES: dict[bytes, str | tuple[str, ...]] = {
    b"": NO_TABLE,
    b"\n\n\n": NO_TABLE,
    b" ": NO_TABLE,
    b"who\nann\nbob\n": NO_TABLE,
    b"who,hat\n": NO_TABLE,
    b"who hat\nann yes\nbob no\n": NO_TABLE,
    b"who;hat\nann;yes\nbob;no\n": ANN,
    b"who\that\nann\tyes\nbob\tno\n": ANN,
    b"who,hat\nann,yes\nann,no\n": "'own.csv' has two rows or columns with the name 'ann'",
    b"who,hat,hat\nann,yes,no\nbob,no,no\n": (
        "'own.csv' has two rows or columns with the name 'hat'"
    ),
    b",\n,\n": NAMELESS,
    b"who,\nann,yes\nbob,no\n": NAMELESS,
    b"who,hat\nann,yes\n,no\n": NAMELESS,
    b",hat\nann,yes\nbob,no\n": ANN,
    b"who,hat\nann,yes\nbob\n": "'own.csv' is no table: row 3 has not as many cells as the first",
    b"who,hat\nann,yes\n\nbob,no,x\n": (
        "'own.csv' is no table: row 4 has not as many cells as the first"
    ),
    b'who,hat\nann,"yes\nbob",no\n': (
        "'own.csv' is no table: row 2 has not as many cells as the first"
    ),
    b'who,hat\n"ann,yes\nbob,no\n': OPEN,
    b'who,hat\n"ann"e,yes\nbob,no\n': OPEN,
    b"who,hat\nann\0,yes\nbob,no\n": "'own.csv' is no table: it is no text",
    b"who,hat\n\x1b[31mann,yes\nbob,no\n": "'own.csv' is no table: it is no text",
    b"who,hat\n\x1b[31mann,yes\n\x1b[31mann,no\n": (
        "'own.csv' has two rows or columns with the name '\\x1b[31mann'"
    ),
    b"who,hat\nZo\xeb,ja\nbob,nee\n": f"'own.csv' {NO_TEXT}",
    "who,hat\nann,yes\nbob,no\n".encode("utf-16"): f"'own.csv' {NO_TEXT}",
    b"x" * 2_000_001: f"'own.csv' {LARGE}",
    b"who,hat\n\nann,yes\n\nbob,no\n\n": ANN,
    b"who,hat\nann,yes\nbob,no": ANN,
    b"who,hat\r\nann,yes\r\nbob,no\r\n": ANN,
    b"who,hat\rann,yes\rbob,no\r": ANN,
    b"\xef\xbb\xbfwho,hat\nann,yes\nbob,no\n": ANN,
    b"who, hat\n ann , yes\n bob , no\n": ANN,
    b'who,hat\nann,ye"s\nbob,no\n': ANN,
    b'"who","hat"\n"ann","yes"\n"bob","no"\n': ANN,
    b'who,hat\n"ann, the first",yes\nbob,no\n': ("ann, the first", "bob"),
    b"who,hat\n1,2\n01,3\n1.0,4\n": ("1", "01", "1.0"),
    b"who,hat\nhalt.,:- halt\n~w,~s\n": ("halt.", "~w"),
    "who,hat\nZoë 🎲,ja\nÉmile,nein\n".encode(): ("Zoë 🎲", "Émile"),
}

WORDS: dict[bytes, str | tuple[str, ...]] = {
    b"": "'words' has no words: it has one a line",
    b" \n\t\n": "'words' has no words: it has one a line",
    b"crane\nslates\n": "'words' has words of different lengths: 'crane' and 'slates'",
    "straße\nstrasse\n".encode(): (
        "'words' has words of different lengths: 'straße' and 'strasse'"
    ),
    b"a" * 50 + b"\nb\n": f"'words' has words of different lengths: '{'a' * 40}...' and 'b'",
    b"cra\0ne\nslat\0e\n": "'words' is no list of words: it is no text",
    b"\x1b[31m\nslate\n": "'words' is no list of words: it is no text",
    b"\xfd\n": f"'words' {NO_TEXT}",
    "crane\nslate\n".encode("utf-16"): f"'words' {NO_TEXT}",
    b"a" * 2_000_001: f"'words' {LARGE}",
    b"a\n" * 10_001: "'words' has 10,001 words: at most 10,000 are accepted",
    b"crane\nCRANE\ncrane\n": ("crane",),
    b"crane\r\nslate\r\n": ("crane", "slate"),
    b"crane\rslate\r": ("crane", "slate"),
    b"\xef\xbb\xbfcrane\nslate": ("crane", "slate"),
    b"\n\n crane\n\n\tslate \n": ("crane", "slate"),
    b"00001\n00010\n": ("00001", "00010"),
    "étage\nélève\n".encode(): ("étage", "élève"),
    b"halt.\n:- p.\n~w~s.\n": ("halt.", ":- p.", "~w~s."),
}

GAME = "secret(1..2). question(1..2). answer(Q, S, |Q-S|) :- question(Q), secret(S).\n"
KEPT = "is true, a name that is kept for what is wrong with a game"
LOAD = "'own.lp' can't be loaded:"
MANY = "'own.lp' has more than one answer set: the rules of a game have one"
NONE = "'own.lp' has no answer set: the rules of a game have one"
SILENT = "a question has an answer for each secret"
TWO = (1, 2)

PROGRAMS: dict[str, str | tuple[int, ...]] = {
    "#script (python)\nimport os\nos._exit(3)\n#end.": (
        f"{LOAD} line 2: python support not available"
    ),
    "#script (lua) os.exit(3) #end.": f"{LOAD} line 2: lua support not available",
    '#include "nowhere.lp".': (
        f"{LOAD} '{{folder}}/nowhere.lp' can't be read: there is no such file"
    ),
    "secret(1": f"{LOAD} line 3: syntax error, unexpected EOF, expecting ) or ;",
    "secret(X).": f"{LOAD} line 2: unsafe variables in: secret(X):-. ; 'X' is unsafe",
    "&diff {x} = 1.": f"{LOAD} line 2: no definition found for theory atom: diff/0",
    "%* not closed": f"{LOAD} line 3: lexer error, unexpected <EOF>",
    "secret(\0).": f"{LOAD} line 3: syntax error, unexpected EOF, expecting ) or ;",
    "~w :- ~s.": f"{LOAD} line 2: syntax error, unexpected :-",
    "{a}.": MANY,
    "a | b.": MANY,
    ":- secret(1).": NONE,
    "a :- not a.": NONE,
    "-secret(1).": NONE,
    "#false.": NONE,
    ":- judged.": NONE,
    "fault(foo).": f"'own.lp' is no game: fault(foo) {KEPT}",
    "fault(silent(1,2)).": f"'own.lp' is no game: fault(silent(1,2)) {KEPT}",
    "fault(ends(x)). ends(x).": f"'own.lp' is no game: fault(ends(x)) {KEPT}",
    '#show secret/1. fault("no_secret").': f"'own.lp' is no game: fault(no_secret) {KEPT}",
    "#show.": TWO,
    "secret(f(1,(2,3))).": f"'own.lp' is no game: there is no answer(1,f(1,(2,3)),A), {SILENT}",
    "secret(#sup).": f"'own.lp' is no game: there is no answer(1,#sup,A), {SILENT}",
    "answer(1,1,9).": ("'own.lp' is no game: answer(1,1,A) is true of 0 and 9, accepted is one"),
    "ends(maybe).": (
        "'own.lp' is no game: ends(maybe) is no end, accepted are ends(known) and ends(asked)"
    ),
    '#include "own.lp".': TWO,
    "answer(1,1,1/0).": TWO,
    "secret(@halt()).": TWO,
    "#minimize { S : secret(S) }.": TWO,
    "#program other. secret(3).": TWO,
    "#external secret(3). -fault(1). fault. judged.": TWO,
    "#theory t { }. #const n = 1. #heuristic a. [1,true]": TWO,
}
DEADLY: dict[str, str] = {
    "p(1..1000000000).": "the time of 2 seconds is up: nothing is known yet",
    "p(0). p(X+1) :- p(X).": "the time of 2 seconds is up: nothing is known yet",
    f"secret({'f(' * 100_000}1{')' * 100_000}).": (
        "'own.lp' has ended the process in which it ran (SIGSEGV): rules only answer"
    ),
    "a" * 1_100_000: "'own.lp' is too large: at most 1,000,000 bytes are accepted",
}
BOARD = (
    "role(x). role(o). init(a). terminal(b). legal(a, x, go). next(a, x, go, b).\n"
    "goal(b, x, 100). goal(b, o, 0).\n"
)


def told(read: Callable[[], Any]) -> str | tuple[Any, ...]:
    """The secrets that are read, or the sentence that says why they are not."""
    try:
        return tuple(read())
    except (BadInput, TimeIsUp) as error:
        return str(error)


def wrong(name: str, cases: Any, read: Callable[[Path], Any]) -> dict[Any, Any]:
    """What is told of a case, if it is something else."""
    found = {}
    for text, expected in cases.items():
        Path(name).write_bytes(text if isinstance(text, bytes) else (GAME + text + "\n").encode())
        if isinstance(expected, str):
            expected = expected.replace("{folder}", str(Path.cwd()))
        if (said := told(lambda: read(Path(name)))) != expected:
            found[text[:80]] = said
    return found


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_tables() -> None:
    assert wrong("own.csv", TABLES, lambda file: games.load(file).secrets) == {}


def test_words() -> None:
    assert wrong("words", WORDS, lambda file: games.words(file).secrets) == {}


def test_programs() -> None:
    def read(file: Path) -> Any:
        return by_clingo.grounded(file).secrets

    texts = {text: said for text, said in PROGRAMS.items() if "python" not in text}
    assert wrong("own.lp", texts, read) == {}


@pytest.mark.deep
def test_programs_in_processes_of_their_own() -> None:
    def read(file: Path) -> Any:
        return games.load(file).secrets

    some = {text: said for text, said in PROGRAMS.items() if "python" in text or len(text) % 4 == 0}
    assert wrong("own.lp", some, read) == {}
    assert wrong("own.lp", DEADLY, lambda file: games.load(file, time=2).secrets) == {}


@pytest.mark.deep
def test_long_lines() -> None:
    Path("own.csv").write_text(f"who,hat\n{'a' * 1_000_000},yes\nbob,no\n")
    Path("words").write_text("a" * 1_000_000)
    assert [len(one) for one in games.load("own.csv").secrets] == [1_000_000, 3]
    assert [len(one) for one in games.words("words").secrets] == [1_000_000]


def test_a_fault_that_a_game_of_two_players_tells_itself_is_not_believed() -> None:
    for fault in ("stuck(a)", "foo", "goal(b,x,1)"):
        Path("own.lp").write_text(f"{BOARD}fault({fault}).\n")
        said = told(lambda: two_players_by_clingo.answered(Path("own.lp"), "roles", {}))
        assert said == f"fault({fault}) {KEPT}"


# Hostile rules


LUDOLOGIC = str(Path(sys.executable).with_name("ludologic"))
LINES = Path(__file__).with_name("hostile_rules.txt").read_text("utf-8").splitlines()
CASES = dict(zip(LINES[::2], map(str.strip, LINES[1::2]), strict=True))
COMMANDS = {"guessing": "suggest", "game": "check"}
KINDS = {
    "guessing": "secret(1). secret(2). question(1).\n"
    "question_secret_answer(Q, S, A) :- BODY, compare(A, Q, S).\n",
    "game": "role(x). role(o). init(a). terminal(b). terminal(a) :- BODY, fail.\n"
    "legal(a, x, go). next(a, x, go, b). goal(b, x, 100). goal(b, o, 0).\n",
}
ASKED = {"guessing": "?- question_secret_answer(1,1,A).", "game": "?- terminal(a)."}
ENDLESS = (
    r"(the time of 2 seconds is up: ('mine.pl' has not come to an end|nothing is known yet)|"
    r"(\?-|:-|'mine.pl') ?.*has not come to an end after [0-9.]+ seconds|"
    r"\?- .* takes more than a second: all answers together take too long|"
    r"'mine.pl' can't be loaded: it runs on while it is read)"
)


def started(folder: Path, kind: str, text: str, seconds: int) -> tuple[subprocess.Popen[str], str]:
    """The command that asks a game with the text in it, and a mark of all its processes."""
    body, rule = text.removeprefix("rule "), text.startswith("rule ")
    program = KINDS[kind].replace("BODY", body if rule else "true")
    folder.mkdir()
    (folder / "mine.pl").write_text(program + ("" if rule else f"{text}\n"), "utf-8")
    mark = uuid4().hex
    command = [LUDOLOGIC, kind, COMMANDS[kind], "mine.pl", "--time", str(seconds)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL}
    environment = os.environ | {"LUDOLOGIC_MARK": mark}
    return subprocess.Popen(command, cwd=folder, env=environment, text=True, **pipes), mark  # type: ignore[call-overload]


def left(mark: str) -> list[int]:
    """The processes that bear the mark."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:  # it has ended, or is somebody else's
            continue
    return found


def wrong_end(folder: Path, kind: str, text: str, ordinary: float) -> str | None:
    """What is wrong with how a case ends; `ordinary` is how long the command takes otherwise."""
    said = CASES[text]
    seconds = 2 if said == "endless" else 60
    begun = time.monotonic()
    process, mark = started(folder, kind, text, seconds)
    _, error = process.communicate(timeout=100)
    took = time.monotonic() - begun
    time.sleep(0.1)
    remaining = left(mark)
    for pid in remaining:
        os.kill(pid, signal.SIGKILL)
    if said == "endless":
        right = process.returncode in (1, 2) and re.fullmatch(f"Error: {ENDLESS}\n", error)
        right = right and took < seconds + 2 + 2 * ordinary
    elif said == "ok":
        right = process.returncode == 0 and error in ("", "2 secrets possible\n")
    else:
        sentence = said.replace("?", ASKED[kind], 1) if said.startswith("?") else said
        right = (process.returncode, error) == (2, f"Error: {sentence}\n")
    files = [file.name for file in folder.iterdir()]
    if right and not remaining and files == ["mine.pl"]:
        return None
    return f"{kind}: {text}: {process.returncode}, {took:.1f} s, {error}, {remaining}, {files}"


def tried(
    folder: Path,
    one: Callable[[Path, str, str, float], str | None],
    cases: Iterable[tuple[str, str]],
) -> list[str]:
    """What is wrong with the cases, each a kind of game and a text."""
    begun = time.monotonic()
    started(folder / "first", "game", "rule true", 60)[0].communicate(timeout=100)
    ordinary = 3 * (time.monotonic() - begun)
    with ThreadPoolExecutor(3) as pool:
        asked = [
            pool.submit(one, folder / str(number), *case, ordinary)
            for number, case in enumerate(cases)
        ]
        return [said for each in asked if (said := each.result()) is not None]


def in_turn(texts: Iterable[str]) -> Iterable[tuple[str, str]]:
    """Each text in one kind of game: one way runs both."""
    return zip(cycle(COMMANDS), texts)


@pytest.mark.deep
def test_some(tmp_path: Path) -> None:
    assert tried(tmp_path, wrong_end, in_turn([":- at_halt((repeat, fail)).", "rule abort"])) == []


@pytest.mark.deep
def test_each_sixth(tmp_path: Path) -> None:
    assert len(CASES) > 60
    assert tried(tmp_path, wrong_end, in_turn(list(CASES)[::6])) == []


@pytest.mark.long
def test_each_in_both_kinds(tmp_path: Path) -> None:
    assert tried(tmp_path, wrong_end, product(COMMANDS, CASES)) == []


def wrong_after_ctrl_c(folder: Path, kind: str, text: str, ordinary: float) -> str | None:
    """What is wrong with how what is endless ends, at most two seconds later."""
    process, mark = started(folder, kind, text, 60)
    end = time.monotonic() + 30
    while len(left(mark)) < 2 and time.monotonic() < end:
        time.sleep(0.05)
    time.sleep(1.5)
    begun = time.monotonic()
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=60)
    took = time.monotonic() - begun
    time.sleep(0.1)
    found = process.returncode, error, left(mark)
    if found == (130, "Error: stopped\n", []) and took < 2 + ordinary:
        return None
    return f"{kind}: {text}: {found}, {took:.1f} s"


@pytest.mark.parametrize(
    "step", [pytest.param(9, marks=pytest.mark.deep), pytest.param(1, marks=pytest.mark.long)]
)
def test_ctrl_c(tmp_path: Path, step: int) -> None:
    endless = [text for text, said in CASES.items() if said == "endless"]
    assert tried(tmp_path, wrong_after_ctrl_c, in_turn(endless[::step])) == []
