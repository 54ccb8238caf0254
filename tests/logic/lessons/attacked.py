"""A process as that of a check: it judges the answers of standard input, and prints the verdicts.

With `goals` instead, it runs each text as a goal of Prolog, which no sandbox looks at; with
`python`, as a statement of Python. So only the operating system can refuse.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from ludologic.engines import prolog
from ludologic.errors import LudologicError
from ludologic.lessons import checking
from ludologic.lessons.reading import Exercise


def main() -> None:
    what, given = json.load(sys.stdin)
    here = Path(__file__).parent
    checking.confined(100, checking.MEMORY, [here])
    if what == "goals":
        prolog.once("system", "use_module", str(here / "attacked.pl"), outputs=0)
        said = [prolog.once("attacked", "said", prolog.Text(text)) for text in given]
    elif what == "python":
        said = [_ran(text) for text in given]
    else:
        said = [_judged(fields, text) for fields, text in given]
    json.dump(said, sys.stdout)


def _judged(fields: list[str], text: str) -> object:
    try:
        return checking.judged(Exercise(*fields), text)
    except LudologicError as error:
        return str(error)


def _ran(text: str) -> str:
    try:
        exec(text, {"os": os})
    except OSError as error:
        return f"{os.strerror(error.errno)}"
    return "done"


main()
