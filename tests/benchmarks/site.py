"""The engines of the pages beside the native ones, and how soon a page answers.

`python tests/benchmarks/site.py` builds the site and opens it in headless Chromium. Each task runs
in swipl and in the page in turns, the least of several; by each engine's own clock, which in the
page is that on the wall: the ratios hold on a quiet machine alone.

On a machine of two cores with a load of eight: 3.42 MB at the first visit, 3.6 s from navigation to
the first answer, 14 ms from an edit to the rules loaded anew; by the clock on the wall the tree of
depth 6 took 6.1 s (native, by processor time, 1.1 s), a suggestion of Five Guess 2.7 times as long
as native, exact scores of a position with 24 stones 1.7 times, a proof of 64 answers 0.16 s.
"""

from __future__ import annotations

import gzip
import json
import runpy
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from ludologic.engines import rules
from ludologic.site import build
from ludologic.site.serving import server

HERE = Path(__file__).resolve().parent
TESTS = runpy.run_path(str(HERE.parent / "py" / "site" / "conftest.py"))
TIMES = 3
TASKS = {
    "tree of depth 6": "rule_tree(depth, variant(4, 9, false), any, 6, _)",
    "Five Guess, one suggestion": "forall(between(1, 20, _), history_guess(five_guess, "
    "variant(4, 6, true), [[1,1,2,2]-(1-0)], _))",
    "Connect 4, exact, 24 stones": "columns_question_answer([4,4,4,4,4,4,3,3,3,3,3,3,5,5,5,5,5,5,"
    "2,2,2,2,2,2], score, _)",
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


def in_page(page: Any, goal: str) -> float:
    """Seconds that the engine of the page takes."""
    return float(
        page.awaited(
            "const found = await window.engine.ask('ask', { module: 'user', name: 'timed', inputs:"
            " [given[0]], outputs: 1 }); if (found.error) throw new Error(found.error);"
            "return found[0]",
            goal,
        )
    )


def first_answer(page: Any) -> float:
    """Seconds from navigation to the first answer of a query."""
    start = time.monotonic()
    page.open("lab.html")
    page.until("document.getElementById('state').textContent === 'Ready.'", 120)
    page.script(
        "document.querySelector('#query .cm-content').focus();"
        "document.execCommand('insertText', false, 'X = 1')"
    )
    page.click("#run")
    page.until("document.querySelector('#answers pre')?.innerText.includes('X = 1.')")
    return time.monotonic() - start


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = build(Path(name) / "site").folder
        lab = [
            *(
                folder / file
                for file in ("lab.html", "lab.mjs", "asp.mjs", "engine.mjs", "rules.json")
            ),
            *(folder / file for file in ("style.css", "prolog.worker.js", "clingo.worker.mjs")),
            *(file for file in (folder / "vendor").rglob("*") if file.suffix != ".txt"),
        ]
        packed = sum(len(gzip.compress(file.read_bytes())) for file in lab if file.is_file())
        found: dict[str, Any] = {"first visit, MB compressed": round(packed / 1e6, 2)}
        options = TESTS["webdriver"].ChromeOptions()
        options.binary_location = TESTS["CHROMIUM"]
        for flag in ("headless=new", "no-sandbox", "disable-dev-shm-usage", "disable-gpu"):
            options.add_argument(f"--{flag}")
        service = TESTS["webdriver"].ChromeService(TESTS["DRIVER"])
        driver = TESTS["webdriver"].Chrome(options=options, service=service)
        driver.set_script_timeout(110)
        with server(folder, 0) as running:
            threading.Thread(target=running.serve_forever, daemon=True).start()
            page = TESTS["Page"](driver, f"http://127.0.0.1:{running.server_address[1]}/")
            found["navigation to the first answer, s"] = round(
                min(first_answer(page) for _ in range(TIMES)), 2
            )
            page.awaited(
                "const { Prolog } = await import('./engine.mjs');"
                "window.engine = new Prolog({ spare: false }); await window.engine.ready;"
                "await window.engine.ask('write', { path: '/timed.pl', text: given[0] });"
                "await window.engine.ask('load', { path: '/timed.pl' });",
                "timed(Text, Took) :- term_string(Goal, Text), statistics(cputime, Start),"
                " once(user:Goal), statistics(cputime, End), Took is End - Start.\n",
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
            for name, goal in TASKS.items():
                there, here = [], []
                for _ in range(TIMES):
                    there.append(native(goal))
                    here.append(in_page(page, goal))
                found[name] = {
                    "native, s": round(min(there), 3),
                    "page, s": round(min(here), 3),
                    "ratio": round(min(here) / min(there), 2),
                }
            running.shutdown()
        driver.quit()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
