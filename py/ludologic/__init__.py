"""Classic games whose rules and solvers are Prolog and ASP, asked from Python.

>>> import ludologic
>>> ludologic.mastermind.feedback("1234", "7432")
Feedback(black=1, white=2)

A module is imported when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludologic import (
        agreement,
        connect4,
        errors,
        games,
        mastermind,
        soccer,
        why,
    )
    from ludologic.ask.models import models
    from ludologic.ask.pool import Pool
    from ludologic.ask.query import load, query
    from ludologic.choice import Choice
    from ludologic.play import archive, notebook
    from ludologic.strategy import tournament
    from ludologic.values import Term, Text, Var

__version__ = "0.1.0"
__all__ = [
    "Choice",
    "Term",
    "Text",
    "Var",
    "__version__",
    "agreement",
    "archive",
    "connect4",
    "errors",
    "games",
    "load",
    "mastermind",
    "models",
    "notebook",
    "pool",
    "query",
    "soccer",
    "tournament",
    "why",
]

_PLAYED = {"archive", "notebook"}
"""Modules of `ludologic.play` that have their names here too."""
_FROM = {
    **dict.fromkeys(["Term", "Text", "Var"], "values"),
    **dict.fromkeys(["load", "query"], "ask.query"),
    "models": "ask.models",
    "Choice": "choice",
    "tournament": "strategy",
}
"""What is of a module, and has its name here too."""


def pool(processes: int | None = None) -> Pool:
    """Processes that answer questions side by side, as many as there are cores: a Pool.

    It has the functions of `connect4`, `games`, `mastermind` and `soccer`, the methods of games in
    `games`, and `query`, `models` and `tournament`. Each call gives a Question back at once, whose
    `result()` waits for the answer; `cancel()` ends the work on it, and it can be awaited. A pool
    ends with `with`, or by `close()`.

    >>> with pool(processes=1) as one:
    ...     one.mastermind.feedback("1234", "7432").result()
    Feedback(black=1, white=2)
    """
    from ludologic.ask.pool import Pool

    return Pool(processes)


if not TYPE_CHECKING:  # types know which modules there are

    def __getattr__(name: str) -> Any:
        if name in _FROM:
            return getattr(import_module(f"ludologic.{_FROM[name]}"), name)
        if name in __all__:
            return import_module(f"ludologic.{'play.' if name in _PLAYED else ''}{name}")
        raise AttributeError(f"module 'ludologic' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
