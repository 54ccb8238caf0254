"""`python -m ludologic.games.grounding FILE`: the rules of a game in ASP, as one line of JSON.

A process of its own, because nothing stops clingo while it makes rules ground.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from ludologic.engines import asp, limit, rules
from ludologic.errors import BadInput, LudologicError, quote


def atoms(file: Path, seconds: float) -> dict[str, list[list[Any]]]:
    """The atoms of the game in a file by their names: secret, question, answer, ends, fault.

    Raises BadInput with a sentence if the file can't be read, is none, or takes too long.
    """
    said = asked("ludologic.games.grounding", file, None, seconds)
    if "error" in said:
        raise BadInput(said["error"])
    found: dict[str, list[list[Any]]] = said
    return found


def asked(module: str, file: Path, request: Any, seconds: float | None) -> Any:
    """What `python -m MODULE FILE` answers to a request, both as JSON.

    Raises BadInput if there is no such file, or if it takes longer than seconds, and TimeIsUp if
    longer than whoever asks allows.
    """
    if not file.is_file():
        raise BadInput(f"{quote(str(file))} can't be read: there is no such file")
    command = [sys.executable, "-m", module, str(file)]
    written = json.dumps(request).encode()
    left = limit.left()
    most = min((time for time in (left, seconds) if time is not None), default=None)
    try:
        done = subprocess.run(
            command, input=written, capture_output=True, timeout=most, check=False
        )
    except subprocess.TimeoutExpired:
        if seconds is None or most != seconds:
            raise limit.up() from None
        raise BadInput(
            f"{quote(str(file))} has not come to an end after {seconds:g} seconds"
        ) from None
    try:
        return json.loads(done.stdout)
    except ValueError:
        raise BadInput(
            f"{quote(str(file))} can't be loaded: clingo ended with code {done.returncode}"
        ) from None


_SHOWS: list[asp.Shape] = [
    ({"secret", "question", "ends", "fault"}, object),
    ("answer", object, object, object),
]


def _ground(file: Path) -> dict[str, Any]:
    try:
        program = asp.Program([rules.program("games", "contract.lp"), file], shows=_SHOWS)
        models = list(program.models(2))
    except LudologicError as error:
        return {"error": f"{quote(str(file))} can't be loaded: {error}"}
    if len(models) != 1:
        many = "more than one answer set" if models else "no answer set"
        return {"error": f"{quote(str(file))} has {many}: the rules of a game have one"}
    found: dict[str, list[list[Any]]] = {}
    for name, *arguments in models[0]:
        found.setdefault(name, []).append([asp.text(argument) for argument in arguments])
    return found


if __name__ == "__main__":
    json.dump(_ground(Path(sys.argv[1])), sys.stdout)
