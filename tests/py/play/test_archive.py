"""The archive: what it keeps, what players are called, and what may happen to its file."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from ludologic import archive as module
from ludologic.errors import BadInput, Impossible, LudologicError
from ludologic.play.archive import AlreadyThere, Archive, Record, read_name

GAME = "mastermind"
STATE: dict[str, Any] = {"secret": [7, 4, 3, 2], "turns": [], "words": "é'\"\n\ud800🎲", "x": None}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "archive.sqlite"


@pytest.fixture
def archive(file: Path) -> Iterator[Archive]:
    with Archive(file) as opened:
        yield opened


def filled(file: Path) -> Path:
    """An archive of some pages."""
    with Archive(file) as opened:
        for number in range(20):
            opened.save("Ana", f"game {number}", GAME, {"number": number, "long": "x" * 2000})
            opened.record("Ana", GAME, "easy", number, 1)
    return file


def one_sentence(error: BaseException) -> str:
    said = str(error)
    assert isinstance(error, LudologicError)
    assert said.isprintable() and len(said) < 350
    return said


def whole(file: Path) -> bool:
    with sqlite3.connect(file) as connection:
        rows = connection.execute("PRAGMA integrity_check").fetchall()
    connection.close()
    return bool(rows == [("ok",)])


# Saved games


def test_what_is_saved_is_loaded_by_another_process_later(file: Path) -> None:
    with Archive(file) as opened:
        opened.save("Ana", "one", GAME, STATE)
    with Archive(file) as opened:
        saved = opened.load("Ana", "one")
        assert saved.state == STATE
        assert (saved.player, saved.name, saved.game) == ("Ana", "one", GAME)
        assert saved.saved[:2] == "20" and saved.saved.endswith("+00:00")
        assert opened.load("Ana", "one", GAME) == saved


def test_games_are_listed_for_each_player_the_latest_first(archive: Archive) -> None:
    archive.save("Ana", "b", GAME, {})
    archive.save("Bob", "b", GAME, {"bob": 1})
    archive.save("Ana", "a", "soccer", {})
    archive.save("Ana", "b", GAME, {"again": 1}, overwrite=True)
    assert [saved.name for saved in archive.games("Ana")] == ["b", "a"]
    assert archive.load("Bob", "b").state == {"bob": 1}
    assert archive.games("ana") == []


def test_a_name_that_is_taken_is_kept_unless_overwritten(archive: Archive) -> None:
    archive.save("Ana", "one", GAME, {"n": 1})
    with pytest.raises(AlreadyThere) as error:
        archive.save("Ana", " one ", GAME, {"n": 2})
    assert "'one'" in one_sentence(error.value) and isinstance(error.value, BadInput)
    assert archive.load("Ana", "one").state == {"n": 1}
    archive.save("Ana", "one", GAME, {"n": 3}, overwrite=True)
    assert archive.load("Ana", "one").state == {"n": 3}
    assert len(archive.games("Ana")) == 1


def test_what_is_not_there_is_answered_by_what_is(archive: Archive) -> None:
    with pytest.raises(BadInput, match=r"'Ana' has saved no game$"):
        archive.load("Ana", "x")
    for number in range(7):
        archive.save("Ana", f"g{number}", GAME, {})
    with pytest.raises(BadInput, match=r"as 'x': there are 'g6', .*'g2' and 2 more$"):
        archive.load("Ana", "x")
    with pytest.raises(BadInput, match=r"'Ana' has saved no game of soccer$"):
        archive.load("Ana", "g1", "soccer")
    with pytest.raises(BadInput, match=r"'Ana' has saved no game of \({40}\.\.\.$"):
        archive.load("Ana", "g1", "(" * 100_000)


# Results


def test_the_ranking_and_the_records_are_what_a_plain_count_gives(archive: Archive) -> None:
    draw = random.Random(1)
    history: list[Record] = []
    for number in range(60):
        game = draw.choice([GAME, "soccer"])
        made = Record(draw.choice("ABCD"), game, "easy", draw.randrange(9), number, f"d{number}")
        before = [old.score for old in history if (old.player, old.game) == (made.player, game)]
        new_best = archive.record(made.player, game, "easy", made.score, number, made.date)
        assert new_best == (made.score > max(before, default=-1))
        history.append(made)

    def best(game: str, of: str) -> list[Record]:
        found = [record for record in history if record.game == game and record.player in of]
        return sorted(found, key=lambda record: (-record.score, record.rounds))

    for only in (None, GAME, "soccer", "chess"):
        ranked = []
        for game in (GAME, "soccer"):
            first = {record.player: record for record in reversed(best(game, "ABCD"))}
            ranked += [one for one in best(game, "ABCD") if one in first.values()]
        assert archive.ranking(only) == [one for one in ranked if only in (None, one.game)]
    for player in "ABCDE":
        assert archive.records(player) == [
            record for game in (GAME, "soccer") for record in best(game, player)[:5]
        ]


def test_an_equal_score_does_not_replace_the_first(archive: Archive) -> None:
    assert archive.record("Ana", GAME, "hard", 30, 4, "2026-01-02T00:00:00+00:00")
    assert not archive.record("Ana", GAME, "easy", 30, 4, "2026-01-01T00:00:00+00:00")
    assert [record.variant for record in archive.ranking()] == ["hard"]
    assert archive.record("Ana", GAME, "easy", 31, 4)
    assert [record.score for record in archive.ranking()] == [31]
    assert archive.ranking()[0].date.endswith("+00:00")


# Names

FINE = [
    *("Ana", "O'Hara", '"; DROP TABLE saved; --', "?1 :name %s", "[red]x", "名前", "👩‍💻🇪🇸"),
    *("x" * 100, "e\u0301" * 100, "\\", "-"),
]
BAD = [
    *("", "   ", "x" * 101, "x" * 10_000, "🎲" * 10_000, "two\nlines", "tab\tstop", "nul\0"),
    *("\x1b[31mred", "\udcff", "right\u202eleft", "\u200d", "line\u2028end"),
]


@pytest.mark.parametrize("name", FINE)
def test_names_that_work(archive: Archive, name: str) -> None:
    archive.save(name, name, GAME, STATE)
    archive.record(name, GAME, "easy", 1, 1)
    assert archive.load(name, name).state == STATE
    assert [saved.name for saved in archive.games(name)] == [read_name(name)]
    assert [record.player for record in archive.ranking()] == [read_name(name)]


@pytest.mark.parametrize("name", BAD, ids=lambda name: ascii(name[:10]))
def test_names_that_are_refused(archive: Archive, file: Path, name: str) -> None:
    for refused in (
        lambda: archive.save(name, "x", GAME, {}),
        lambda: archive.save("Ana", name, GAME, {}),
        lambda: archive.load(name, "x"),
        lambda: archive.load("Ana", name),
        lambda: archive.games(name),
        lambda: archive.record(name, GAME, "easy", 1, 1),
        lambda: archive.records(name),
    ):
        with pytest.raises(BadInput, match="1 to 100 printable") as error:
            refused()
        one_sentence(error.value)
    assert not file.exists()


def test_one_name_in_two_spellings_is_one_name(archive: Archive) -> None:
    archive.save("Jose\u0301", "a\u030a", GAME, {})
    assert archive.load(" Jos\u00e9\n", "\u00e5").player == "Jos\u00e9"


# Where it lies


def test_reading_what_is_not_there_finds_nothing_and_makes_nothing(
    archive: Archive, file: Path
) -> None:
    assert archive.games("Ana") == archive.ranking() == archive.records("Ana") == []
    with pytest.raises(BadInput, match="no game"):
        archive.load("Ana", "x")
    assert list(file.parent.iterdir()) == []
    file.touch()
    assert archive.games("Ana") == []
    assert file.stat().st_size == 0
    archive.save("Ana", "x", GAME, {})
    assert [saved.name for saved in archive.games("Ana")] == ["x"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_the_users_own_is_made_at_the_first_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home" / "data"))
    with Archive() as own:
        assert own.ranking() == []
        assert list(tmp_path.iterdir()) == []
        own.save("Ana", "x", GAME, {})
    assert own.file.parent == tmp_path / "home" / "data" / "ludologic"
    assert list(own.file.parent.iterdir()) == [own.file]


# What is no archive


def content(file: Path) -> bytes | None:
    return file.read_bytes() if os.path.isfile(file) else None  # noqa: PTH113


def refuses(file: Path, *words: str) -> None:
    """Reading and writing are refused, in one sentence, and the file stays as it is."""
    before = content(file)
    for ask in (
        lambda opened: opened.ranking(),
        lambda opened: opened.games("Ana"),
        lambda opened: opened.save("Ana", "new", GAME, {}),
        lambda opened: opened.record("Ana", GAME, "easy", 1, 1),
    ):
        with Archive(file) as opened, pytest.raises(BadInput) as error:
            ask(opened)
        said = one_sentence(error.value)
        for word in words:
            assert word in said
    assert content(file) == before
    assert not os.path.lexists(f"{file}-journal".replace("\0", ""))


@pytest.mark.parametrize(
    "content", [b"x", b"hello\n" * 1000, b"\x89PNG\r\n\x1a\n" + bytes(5000), b"\0" * 4096, b"\0"]
)
def test_a_file_that_is_not_sqlite(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    refuses(file, "is no ")


@pytest.mark.parametrize("application", [0, 7])
def test_another_programs_database(file: Path, application: int) -> None:
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE saved (player)")
    connection.execute(f"PRAGMA application_id = {application}")
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()
    refuses(file, "another program's file")


@pytest.mark.parametrize(("version", "said"), [(99, "update ludologic"), (-1, "another ludologic")])
def test_an_archive_of_another_version(file: Path, version: int, said: str) -> None:
    connection = sqlite3.connect(filled(file))
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    refuses(file, said)


def test_an_archive_that_was_cut(file: Path) -> None:
    content = filled(file).read_bytes()
    size = len(content)
    assert size > 40_000
    for length in (1, 15, 16, 99, 100, 511, 512, 4095, 4096, 5000, size // 2, size - 4096):
        file.write_bytes(content[:length])
        refuses(file)


@pytest.mark.parametrize("table", ["saved", "result"])
def test_an_archive_without_a_table(file: Path, table: str) -> None:
    connection = sqlite3.connect(filled(file))
    connection.execute(f"DROP TABLE {table}")
    connection.close()
    with Archive(file) as opened, pytest.raises(BadInput, match=f"no such table: {table}"):
        opened.ranking() if table == "result" else opened.games("Ana")


@pytest.mark.deep
def test_any_damage_is_answered_or_harmless(file: Path) -> None:
    content = filled(file).read_bytes()
    draw = random.Random(2)
    answered = 0
    for _ in range(100):
        damaged = bytearray(content)
        start = draw.randrange(len(content)) if draw.random() < 0.7 else draw.randrange(200)
        for place in range(start, min(start + draw.choice([1, 4, 300]), len(content))):
            damaged[place] = draw.randrange(256)
        file.write_bytes(damaged)
        with Archive(file) as opened:
            for ask in (
                lambda: opened.ranking(),
                lambda: opened.records("Ana"),
                lambda: opened.load("Ana", "game 7"),
                lambda: opened.record("Ana", GAME, "easy", 99, 1),
                lambda: opened.save("Ana", "game 7", GAME, {}, overwrite=True),
            ):
                try:
                    ask()
                except LudologicError as error:
                    one_sentence(error)
                    answered += 1
        file.with_name(file.name + "-journal").unlink(missing_ok=True)
    assert answered > 40


@pytest.mark.parametrize("text", ["", "{", "[1]", "7", "null", '"x"', "9" * 5000, "[" * 100_000])
def test_a_state_that_is_damaged(archive: Archive, file: Path, text: object) -> None:
    archive.save("Ana", "bad", GAME, {})
    archive.save("Ana", "good", GAME, {})
    connection = sqlite3.connect(file)
    with connection:
        connection.execute("UPDATE saved SET state = ? WHERE name = 'bad'", (text,))
    connection.close()
    with pytest.raises(BadInput, match="damaged") as error:
        archive.load("Ana", "bad")
    one_sentence(error.value)
    assert [saved.name for saved in archive.games("Ana")] == ["good", "bad"]
    assert archive.load("Ana", "good").state == {}  # the others are not lost with it
    archive.save("Ana", "bad", GAME, {"new": 1}, overwrite=True)
    assert archive.load("Ana", "bad").state == {"new": 1}


def test_places_that_are_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    refuses(tmp_path, "is a folder")
    refuses(tmp_path / "pipe", "must be a file")
    (tmp_path / "file").write_text("x")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for name in ("file/archive", "loop"):
        refuses(tmp_path / name)
    for name in ("x" * 300, "x" * 100_000, "nul\0", "\udcff" * 300):
        with pytest.raises(BadInput, match=r"is no name of a file$") as error:
            Archive(tmp_path / name)
        assert len(one_sentence(error.value)) < 400


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with Archive(tmp_path / "missing" / "archive") as opened:
        assert opened.ranking() == []
        with pytest.raises(BadInput, match="no such folder"):
            opened.save("Ana", "x", GAME, {})


# What the machine does


def child(code: str, file: Path, *arguments: str, **options: Any) -> subprocess.Popen[str]:
    """Python that has an archive `opened` on the file, and `words`."""
    start = (
        "import sys, os, resource\nfrom pathlib import Path\nfrom ludologic.play.archive import *\n"
        "words = sys.argv[2:]\nopened = Archive(Path(sys.argv[1]))\n"
    )
    return subprocess.Popen(
        [sys.executable, "-c", start + code, str(file), *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        **options,
    )


@pytest.mark.deep
def test_processes_that_write_at_once_lose_nothing(file: Path) -> None:
    code = """
print("ready", flush=True)
sys.stdin.readline()
for number in range(15):
    opened.save("Ana", f"{words[0]} {number}", "mastermind", {"number": number})
    opened.record(words[0], "mastermind", "easy", number, 1)
    opened.save("Ana", "shared", "mastermind", {"by": words[0]}, overwrite=True)
"""
    writers = [child(code, file, name) for name in "ABC"]
    for writer in writers:
        assert writer.stdout and writer.stdout.readline() == "ready\n"
    for writer in writers:  # none has made the archive yet
        assert writer.stdin
        writer.stdin.write("go\n")
        writer.stdin.flush()
    for writer in writers:
        writer.communicate(timeout=60)
        assert writer.returncode == 0
    with Archive(file) as opened:
        names = {saved.name: saved.state for saved in opened.games("Ana")}
        assert names.pop("shared")["by"] in "ABC"
        assert names == {f"{n} {i}": {"number": i} for n in "ABC" for i in range(15)}
        assert [record.score for record in opened.ranking()] == [14, 14, 14]
    assert whole(file)


def test_an_archive_that_stays_locked(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(file)
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with Archive(file) as opened:
        assert len(opened.games("Ana")) == 20  # who only reads need not wait
        with pytest.raises(Impossible, match="another program") as error:
            opened.save("Ana", "x", GAME, {})
        one_sentence(error.value)
        other.execute("ROLLBACK")
        opened.save("Ana", "x", GAME, {})
    other.close()


def test_a_process_killed_between_two_statements_leaves_neither(file: Path) -> None:
    filled(file)
    code = """
with opened._writing() as archive:
    archive.execute("PRAGMA cache_size = 5")  # so that pages reach the file before the end
    archive.execute("DELETE FROM saved")
    archive.execute("INSERT INTO saved VALUES ('Ana', 'half', 'm', ?, '')", ("x" * 10**6,))
    print("half", flush=True)
    sys.stdin.read()
"""
    before = file.read_bytes()
    with child(code, file) as victim:
        assert victim.stdout and victim.stdout.readline() == "half\n"
        victim.send_signal(signal.SIGKILL)
    assert file.read_bytes() != before
    with Archive(file) as opened:
        assert len(opened.games("Ana")) == 20
    assert file.read_bytes() == before
    assert whole(file)


@pytest.mark.skipif(sys.platform == "win32", reason="the limit is set by Unix")
def test_a_disk_that_is_full_loses_only_what_did_not_fit(file: Path) -> None:
    code = """
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))
opened.save("Ana", "small", "mastermind", {"long": "x" * 50_000})
try:
    opened.save("Ana", "big", "mastermind", {"long": "x" * 500_000})
except Impossible as error:
    print(error, flush=True)
opened.save("Ana", "after", "mastermind", {})
"""
    with child(code, file) as limited:
        said, _ = limited.communicate(timeout=60)
    assert limited.returncode == 0 and said.count("\n") == 1 and "disk is full" in said
    with Archive(file) as opened:
        assert [saved.name for saved in opened.games("Ana")] == ["after", "small"]
    assert whole(file)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that any user may enter, unlike pytest's own."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.mark.parametrize(
    ("folder_mode", "file_mode", "reads"),
    [(0o555, 0o444, True), (0o555, 0o666, True), (0o777, 0o444, True), (0o777, 0o000, False)],
)
def test_an_archive_that_may_only_be_read(
    open_folder: Path, folder_mode: int, file_mode: int, reads: bool
) -> None:
    folder = open_folder / "folder"
    folder.mkdir()
    file = filled(folder / "archive.sqlite")
    file.chmod(file_mode)
    folder.chmod(folder_mode)
    code = """
if os.geteuid() == 0:
    os.setuid(65534)  # root may write everywhere
for ask in (lambda: opened.games("Ana"), lambda: opened.save("Ana", "x", "mastermind", {})):
    try:
        print(len(ask()))
    except BadInput as error:
        print(error)
"""
    with child(code, file) as reader:
        said, _ = reader.communicate(timeout=60)
    folder.chmod(0o755)
    read, written = said.splitlines()
    assert read == "20" if reads else "permission" in read
    assert "permission" in written


# The commands


@pytest.fixture
def run(run: Any, file: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs `ludologic ...` on the archive."""
    monkeypatch.setenv("COLUMNS", "100")
    return lambda *arguments: run(*arguments, "--archive", str(file))


def answer(said: Any) -> Any:
    """The one JSON document on standard output, where nothing else is said."""
    assert said.err == ""
    return said.value


def test_the_commands_as_json(run: Any, archive: Archive) -> None:
    archive.save("Ana", "[red]x", GAME, STATE)
    archive.record("Ana", GAME, "medium", 80, 3, "2026-01-02T03:04:05+00:00")
    archive.record("Ana", GAME, "easy", 90, 2, "2026-01-02T03:04:06+00:00")
    archive.record("Bob 🎲", GAME, "hard", 300, 1, "2026-01-02T03:04:07+00:00")
    archive.record("Bob 🎲", "soccer", "against reply", 12, 9, "2026-01-02T03:04:08+00:00")
    (saved,) = archive.games("Ana")
    assert answer(run("games", " Ana ", "--json")) == {
        "player": "Ana",
        "games": [{"name": "[red]x", "game": GAME, "saved": saved.saved}],
    }
    easy = {"game": GAME, "variant": "easy", "score": 90, "rounds": 2}
    easy["date"] = "2026-01-02T03:04:06+00:00"
    ranking = answer(run("ranking", "--json"))["ranking"]
    assert ranking[1] == {"rank": 2, "player": "Ana", **easy}
    assert [(row["rank"], row["player"], row["game"]) for row in ranking] == [
        (1, "Bob 🎲", GAME),
        (2, "Ana", GAME),
        (1, "Bob 🎲", "soccer"),
    ]
    records = answer(run("records", "Ana", "--json"))
    assert records["player"] == "Ana" and records["records"][0] == easy
    assert [row["score"] for row in records["records"]] == [90, 80]


def test_the_commands_as_tables(run: Any, archive: Archive) -> None:
    archive.save("Ana", "[red]x", GAME, STATE)
    archive.record("[bold]Ana[/bold]", GAME, "medium", 80, 3, "2026-01-02T03:04:05+00:00")

    def cells(*command: str) -> list[list[str]]:
        code, out, err = run(*command)
        assert (code, err) == (0, "") and "\x1b" not in out
        return [line.split() for line in out.splitlines()]

    assert cells("games", "Ana")[1][:2] == ["[red]x", GAME]
    assert cells("ranking") == [
        ["rank", "player", "game", "score", "rounds", "date"],
        ["1", "[bold]Ana[/bold]", GAME, "medium", "80", "3", "2026-01-02"],
    ]
    assert cells("records", "[bold]Ana[/bold]") == [
        ["game", "score", "rounds", "date"],
        [GAME, "medium", "80", "3", "2026-01-02"],
    ]


@pytest.mark.parametrize("columns", [60, 80, 200])
def test_the_tables_fit_and_lose_nothing(
    run: Any, archive: Archive, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    long = "名" * 49 + "[/x]" + "w" * 47
    archive.save(long, long, GAME, STATE)
    archive.record(long, GAME, "5 pegs, 7 colours, no repeats", 1234, 10, "2026-01-02T03:04:05")
    for command in (["games", long], ["ranking"], ["records", long]):
        code, out, _ = run(*command)
        assert code == 0
        assert all(cell_len(line) <= columns for line in out.splitlines())
        if command[0] != "records":
            letters = "".join(out.split())
            assert [letters.count(sign) for sign in "名[]"] == [49, 1, 1]
            assert out.count("w") == 47
        if command[0] != "games":
            assert "1234" in out and "2026-01-02" in out


def test_nothing_there_is_said_kindly(run: Any, file: Path) -> None:
    for command in (["games", "[red]x"], ["ranking"], ["records", "Ana"]):
        run(*command).is_error(2, " is not there")
    assert not file.exists()
    file.touch()
    assert run("games", "[red]x") == (0, "[red]x has saved no games yet.\n", "")
    assert run("ranking") == (0, "Nobody has finished a ranked game yet.\n", "")
    assert run("records", "Ana") == (0, "Ana has finished no ranked games yet.\n", "")
    assert answer(run("games", "Ana", "--json")) == {"player": "Ana", "games": []}
    assert answer(run("ranking", "--json")) == {"ranking": []}
    assert answer(run("records", "Ana", "--json")) == {"player": "Ana", "records": []}


@pytest.mark.parametrize("command", [["games", "Ana"], ["ranking"], ["records", "Ana"]])
def test_the_commands_say_what_is_wrong(run: Any, file: Path, command: list[str]) -> None:
    file.write_text("no archive")
    for options in ([], ["--json"]):
        run(*command, *options).is_error(2, "Error: the archive ")


def test_what_a_strangers_archive_holds_does_not_steer_the_terminal(
    run: Any, archive: Archive, file: Path
) -> None:
    archive.record("Ana", GAME, "\x1b]0;title\x07", 1, 1, "\x1b[2J")
    code, out, _ = run("ranking")
    assert code == 0 and "Ana" in out
    assert "\x1b" not in out and "\x07" not in out
    assert r"\x1b]0;title\x07" in out


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux's")
def test_a_folder_that_cannot_be_made_is_named_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Path("/proc/nowhere/local/share/and so on and so on")
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    with pytest.raises(BadInput) as said:
        Archive().record("Ana", GAME, "", 1, 1)
    assert str(said.value) == (
        f"the archive's folder '{home / 'ludologic'}' can't be made: No such file or directory"
    )
