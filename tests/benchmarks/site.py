"""The engines of the pages beside the native ones, and how soon a page answers.

`python tests/benchmarks/site.py` builds the site. Each task runs in swipl and, in turns, in the
engine of the page, which Node runs as a browser does: the same engine, the same scripts. Both by
processor time, the least of several. Then headless Chromium opens the lab; how soon is by the clock
on the wall, for a quiet machine. Last a session in the lab, while the memory of its renderer is
looked at ten times a second (with psutil): the resident set, and the share of it (PSS).
"""

from __future__ import annotations

import contextlib
import gzip
import json
import runpy
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import psutil

from ludologic.engines import rules
from ludologic.play.site import build
from ludologic.play.site.serving import server

HERE = Path(__file__).resolve().parent
PY = HERE.parent / "py"
PAGE = runpy.run_path(str(PY / "play" / "site" / "conftest.py"))["Page"]
CHROMIUM = runpy.run_path(str(PY / "conftest.py"))["chromium"]
TIMES = 3
TASKS = {
    "tree of depth 6": "rule_tree(depth, variant(4, 9, false), any, 6, _)",
    "Five Guess, one suggestion": "forall(between(1, 20, _), history_guess(five_guess, "
    "variant(4, 6, true), [[1,1,2,2]-(1-0)], _))",
    "Connect 4, exact, 24 stones": "asked_answer(none, size(7, 6, 4), "
    "[4,4,4,4,4,4,3,3,3,3,3,3,5,5,5,5,5,5,2,2,2,2,2,2], score, _)",
    "soccer, search, one turn ahead": "named_field(standard, Field), field_turns_position(Field, "
    "[[0],[7],[1]], Position), position_depth_turn(Position, 1, _, _)",
    "a proof of 64 answers": "goal_within_proofs(history_codes(variant(4, 9, false), "
    "[[1,2,3,4]-(1-2), [1,3,2,5]-(0-2)], _), inf, _)",
}
"""The goal of each task, asked of every rule."""

TIMED = "statistics(cputime, Start), once(({goal})), statistics(cputime, End), Took is End - Start"


def native(goal: str) -> float:
    """Seconds that swipl takes."""
    asked = f"{TIMED.format(goal=goal)}, print(Took), nl, halt"
    command = ["swipl", "-q", "-O", "-s", str(rules.path("load.pl")), "-g", asked]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(done.stdout)


class Engine:
    """The engine of the page, in Node."""

    def __init__(self, site: Path) -> None:
        command = ["node", str(PY / "play" / "site" / "engine.js"), str(site)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def seconds(self, goal: str) -> float:
        """Seconds of processor time that the first answer of a goal takes."""
        assert self.process.stdin and self.process.stdout
        given = {"goal": f"once(({goal}))"}
        asked = {"does": "question", "game": "asked", "name": "asked", "given": given}
        for request in (
            {"does": "write", "path": "/asked.pl", "text": ASKED},
            {"does": "load", "path": "/asked.pl"},
            asked,
        ):
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            answer = json.loads(self.process.stdout.readline())
        assert answer.get("value") == {"answer": True}, answer
        return float(answer["ms"]) / 1000


ASKED = """asked_ask:question(asked, [goal:text], boolean, "").
asked_ask:answer(asked(Text), true) :-
    term_string(Goal, Text), expand_goal(Goal, Expanded), call(Expanded).
"""


def first_answer(page: Any) -> float:
    """Seconds from navigation to the first answer of a query."""
    start = time.monotonic()
    page.open("lab.html")
    page.until("document.getElementById('state').textContent === 'Ready.'", 120)
    page.write("#query", "X = 1")
    page.click("#run")
    page.until("document.querySelector('#answers pre')?.innerText.includes('X = 1.')")
    return time.monotonic() - start


OUT = "(document.querySelector('#answers .query pre')?.innerText ?? '')"
MESSAGES = "document.getElementById('messages').innerText"
PROOF = "document.querySelector('#answers .query:first-child .why details')"


def ask(page: Any, query: str, said: str) -> None:
    """A query in the lab, to its first answer."""
    page.write("#query", query)
    page.click("#run")
    page.until(f"{OUT}.includes({said!r})", 120)


def why(page: Any) -> float:
    """Seconds until the proof of the newest query is there, unfolded."""
    start = time.monotonic()
    page.script("document.querySelectorAll('#answers .query:first-child button')[2].click()")
    page.until(PROOF, 120)
    return time.monotonic() - start


def session(page: Any, found: dict[str, Any]) -> None:
    """What a reader asks of the lab: queries, proofs, tests, agreement, a tree, answer sets."""
    page.open("lab.html#file=mastermind/definition.pl")
    page.until("document.getElementById('state').textContent === 'Ready.'", 120)
    time.sleep(8)  # the spare engine is warm
    ask(page, "guess_secret_feedback([1,2], [2,1], F)", "F = 0-2.")
    why(page)
    ask(page, "history_codes(variant(4, 9, false), [[1,2,3,4]-(1-2), [1,3,2,5]-(0-2)], Cs)", "Cs")
    found["a proof of 64 answers drawn, s"] = round(min(why(page) for _ in range(TIMES)), 2)
    for press, done in (("#agree", "agrees"), ("#tests", "all passed")):
        page.click(press)
        page.until(f"{MESSAGES}.includes({done!r})", 120)
    ask(
        page,
        "rule_tree(depth, variant(4, 9, false), any, 6, T), tree_histogram(T, Counts)",
        "Counts = [",
    )
    page.click("#tab-lp")
    page.write("#facts", "turn(1, 1234, 1, 2). turn(2, 1325, 0, 2).")
    page.click("#solve")
    page.until("document.querySelectorAll('#sets li').length === 64", 120)


class Memory(threading.Thread):
    """The largest renderer of a browser, looked at until it is told to end."""

    def __init__(self, driver: Any) -> None:
        super().__init__(daemon=True)
        self.process = psutil.Process(driver.service.process.pid)
        self.resident = self.share = 0.0
        self.over = threading.Event()

    def run(self) -> None:
        while not self.over.wait(0.1):
            for one in self.process.children(recursive=True):
                with contextlib.suppress(psutil.Error):
                    if "--type=renderer" in one.cmdline():
                        memory = one.memory_full_info()
                        self.resident = max(self.resident, memory.rss / 1e6)
                        self.share = max(self.share, memory.pss / 1e6)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = build(Path(name) / "site").folder
        lab = [folder / "lab.html", folder / "rules.json"]
        for part in ("dom.mjs", "style.css", "engine", "boards", "lab", "play/told.mjs", "vendor"):
            lab += [folder / part, *(folder / part).rglob("*")]
        lab = [file for file in lab if file.is_file() and file.suffix != ".txt"]
        packed = sum(len(gzip.compress(file.read_bytes())) for file in lab)
        found: dict[str, Any] = {"first visit, MB compressed": round(packed / 1e6, 2)}
        engine = Engine(folder)
        for task, goal in TASKS.items():
            there, here = [], []
            for _ in range(TIMES):
                there.append(native(goal))
                here.append(engine.seconds(goal))
            found[task] = {
                "native, s": round(min(there), 3),
                "page, s": round(min(here), 3),
                "ratio": round(min(here) / min(there), 2),
            }
        engine.process.kill()
        driver = CHROMIUM(Path(name) / "chromium")
        driver.set_script_timeout(110)
        with server(folder, 0) as running:
            threading.Thread(target=running.serve_forever, daemon=True).start()
            page = PAGE(driver, f"http://127.0.0.1:{running.server_address[1]}/")
            found["navigation to the first answer, s"] = round(
                min(first_answer(page) for _ in range(TIMES)), 2
            )
            page.awaited(
                "const { Prolog } = await import('./engine.mjs');"
                "window.engine = new Prolog({ spare: false }); await window.engine.ready;"
            )
            found["edit to reloaded, ms"] = round(
                page.awaited(
                    "let best = 1e9; for (let n = 0; n < 5; n += 1) {"
                    " const start = performance.now();"
                    " await window.engine.reload('mastermind/definition.pl');"
                    " best = Math.min(best, performance.now() - start); } return best"
                ),
                1,
            )
            memory = Memory(driver)
            memory.start()
            session(page, found)
            memory.over.set()
            memory.join()
            found["renderer at most, MB"] = round(memory.resident)
            found["renderer at most, MB by its share"] = round(memory.share)
            running.shutdown()
        driver.quit()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
