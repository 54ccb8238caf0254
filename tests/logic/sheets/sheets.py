"""Holds rule sheets against a second interpreter, over random playouts.

`python tests/logic/sheets/sheets.py FOLDER` says of each .kif below FOLDER whether it is accepted,
or the sentence that refuses it, and how many states agree in their facts, legal moves, goals and
end with those that the second interpreter finds: by clauses, and compiled, if its ground rules are
few.  It is no test: nobody's sheets are kept here.

The second interpreter is second.py (clingo), or another that takes the same arguments and writes
the same lines (`--second`).  Each process has a limit of processor time and of memory.
"""

import argparse
import collections
import dataclasses
import hashlib
import re
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
MEMORY = 2 * 2**30


@dataclasses.dataclass(frozen=True)
class Report:
    """What is known of one sheet: why it is refused, or what was compared."""

    refused: str | None
    states: int
    games: int
    compiled: int
    differences: tuple[str, ...]
    stopped: str

    def text(self) -> str:
        if self.refused is not None:
            return f"refused: {self.refused}"
        counts = f"{self.states} states ({self.compiled} compiled), {self.games} games"
        return f"accepted; {counts}, {len(self.differences)} differences{self.stopped}"


def limited(seconds: float, memory: int) -> Callable[[], None]:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))

    return limit


def run(command: list[str], seconds: float, memory: int = 0) -> tuple[str, str]:
    """What a command prints within a limit of processor time, and how it failed."""
    made = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        preexec_fn=limited(seconds, memory),
    )
    try:
        out, err = made.communicate(timeout=30 * seconds + 60)
    except subprocess.TimeoutExpired:
        made.kill()
        out, err = made.communicate()
    if made.returncode == 0:
        return out, ""
    last = err.strip().splitlines()[-1:] or [f"exit {made.returncode}"]
    return out, last[0]


def compared(sheet: Path, playouts: Path, options: argparse.Namespace) -> Report:
    stopped = ""
    if not playouts.exists():
        numbers = [str(n) for n in (options.seed, options.games, options.states, options.seconds)]
        lines, failed = run([*options.second, str(sheet), *numbers], 4 * options.seconds + 10)
        if failed:
            stopped += f"; the second interpreter: {failed}"
        playouts.write_text(lines)
    command = ["swipl", "-q", str(HERE / "states.pl"), str(sheet), str(playouts)]
    lines, failed = run(command, options.limit, MEMORY)
    rows = [line.split("\t") for line in lines.splitlines()]
    refused = next((row[1] for row in rows if row[0] == "refused"), None)
    if failed:
        if not rows:
            refused = f"no answer: {failed}"
        stopped += f"; stopped: {failed}"
    counted = {row[1]: (int(row[2]), int(row[3])) for row in rows if row[0] == "counted"}
    states, games = counted.get("by_clauses", (0, 0))
    compiled, _ = counted.get("compiled", (0, 0))
    differences = tuple("  ".join(row[1:]) for row in rows if row[0] == "differs")
    return Report(refused, states, games, compiled, differences, stopped)


def reason(sentence: str) -> str:
    """A sentence without what it says of one sheet."""
    without = re.sub(r"^\(.*?(?:\.\.\.|\)): ", "", sentence)
    return re.sub(r"\d+", "N", without)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--second", nargs="+", default=[sys.executable, str(HERE / "second.py")])
    parser.add_argument("--playouts", type=Path, help="a folder: what is in it is not made again")
    parser.add_argument("--only", default="", help="sheets whose path has this text")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--states", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=3, help="for playouts of a sheet")
    parser.add_argument("--limit", type=float, default=60, help="seconds for ours")
    options = parser.parse_args()
    playouts = options.playouts or Path("sheets_playouts")
    playouts.mkdir(parents=True, exist_ok=True)
    reports = {}
    for sheet in sorted(options.folder.rglob("*.kif")):
        name = "/".join(sheet.parts[-2:])
        if options.only not in name:
            continue
        key = hashlib.sha256(sheet.read_bytes()).hexdigest()[:8]
        report = compared(sheet, playouts / f"{sheet.stem}_{key}.txt", options)
        reports[sheet] = report
        print(f"{name}: {report.text()}", flush=True)
        for difference in report.differences[:3]:
            print(f"    {difference[:600]}", flush=True)
    refused = collections.Counter(reason(r.refused) for r in reports.values() if r.refused)
    for why, count in refused.most_common():
        print(f"{count} refused: {why}")
    accepted = [report for report in reports.values() if report.refused is None]
    differ = [report for report in accepted if report.differences]
    print(f"{len(reports)} sheets, {len(accepted)} accepted")
    print(f"{sum(r.states for r in accepted)} states, {sum(r.games for r in accepted)} games")
    compiled = [report for report in accepted if report.compiled]
    print(f"{sum(r.compiled for r in compiled)} states of {len(compiled)} compiled sheets")
    print(f"{sum(len(r.differences) for r in differ)} differences, in {len(differ)} sheets")
    print(f"{sum(r.states == 0 for r in accepted)} accepted sheets of which no state was compared")


if __name__ == "__main__":
    main()
