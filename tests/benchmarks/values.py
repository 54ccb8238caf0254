"""How many columns of Connect 4 are proved in three seconds, in the page: `values.py [--each N]`.

The site is built, and headless Chromium opens it. An engine of the page looks at N random
positions (5) of each number of stones from 12 to 41, with the questions of the page, until all is
proved or three seconds are over. A line has the number of stones; in how many positions the result
of each column (win, draw or loss) was proved; in how many its exact worth was; and the seconds that
this took, in the mean and at most. By the clock on the wall, so for a quiet machine.
"""

from __future__ import annotations

import argparse
import random
import runpy
import tempfile
import threading
from pathlib import Path
from typing import Any

from ludologic.engines import door
from ludologic.play.site import build
from ludologic.play.site.serving import server

PY = Path(__file__).resolve().parent.parent / "py"
SIZE = [7, 6, 4]
SECONDS = 3
FEWEST, MOST = 12, 41

ASKED = """
const { Prolog } = await import('/engine/engine.mjs');
const { SLICES, PLACES } = await import('/play/looks.mjs');
window.engine ??= new Prolog({ spare: false });
await engine.ready;
window.solver ??= await engine.opened('connect4', 'solver', { book: '', places: PLACES });
const [table, most] = given;
const start = performance.now();
const spent = () => (performance.now() - start) / 1000;
for (let n = 0; ; n += 1) {
  const seconds = Math.min(SLICES[n] ?? SLICES.at(-1), most - spent());
  const { marks, open } = await engine.ask('connect4', 'values', { table, seconds }, solver);
  if (!open || spent() > most) return [marks, !open, spent()];
}
"""


def positions(stones: int, many: int, chance: random.Random) -> list[list[int]]:
    """Random games of so many stones that go on: no stone before ends them, if another can."""
    found: list[list[int]] = []
    while len(found) < many:
        columns: list[int] = []
        moves = [1, 2, 3, 4, 5, 6, 7]
        while moves and len(columns) < stones:
            chance.shuffle(moves)
            for column in moves:
                now = door.connect4.standing(columns=[*columns, column])
                if now["moves"]:
                    columns.append(column)
                    moves = list(now["moves"])
                    break
            else:
                moves = []
        if len(columns) == stones:
            found.append(columns)
    return found


def result(text: str) -> bool:
    """Whether the words on a column say that it wins, draws or loses."""
    return text.startswith(("wins", "loses")) or text == "draw"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--each", type=int, default=5)
    each = parser.parse_args().each
    site = runpy.run_path(str(PY / "play" / "site" / "conftest.py"))
    chromium = runpy.run_path(str(PY / "conftest.py"))["chromium"]
    chance = random.Random(25)
    with tempfile.TemporaryDirectory() as name:
        folder = build(Path(name) / "site").folder
        driver = chromium(Path(name) / "chromium")
        driver.set_script_timeout(60)
        with server(folder, 0) as running:
            threading.Thread(target=running.serve_forever, daemon=True).start()
            page = site["Page"](driver, f"http://127.0.0.1:{running.server_address[1]}/")
            page.open("lab.html")
            measured(page, chance, each)
            running.shutdown()
        driver.quit()


def measured(page: Any, chance: random.Random, each: int) -> None:
    many = results = worths = 0
    print("stones  results  worths  of  mean  most")
    for stones in range(FEWEST, MOST + 1):
        here, exact, took = 0, 0, []
        for columns in positions(stones, each, chance):
            table = [SIZE, ["you", "friend"], [str(one) for one in columns], [], None, None, 1]
            marks, proved, seconds = page.awaited(ASKED, table, SECONDS)
            here += all(result(mark["text"]) for mark in marks if mark["kind"] == "value")
            exact += proved
            took.append(seconds)
        mean = sum(took) / each
        print(f"{stones:6} {here:8} {exact:7} {each:3} {mean:5.2f} {max(took):5.2f}", flush=True)
        many, results, worths = many + each, results + here, worths + exact
    print(f"   all {results / many:8.1%} {worths / many:7.1%} {many:3}")


if __name__ == "__main__":
    main()
