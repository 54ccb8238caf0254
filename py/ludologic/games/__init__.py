"""Games given by their rules alone.

>>> from ludologic import games
>>> game = games.guessing(range(1, 8), range(1, 8), lambda q, s: (s > q) - (s < q), ends="asked")
>>> tree = game.tree()
>>> tree.depth, tree.total
(3, 17)
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludologic.checks import check_file, check_instance, check_one_of, check_time
from ludologic.engines import door
from ludologic.errors import BadInput, quote
from ludologic.games import by_prolog
from ludologic.games.guessing import ENDS, ENGINES, GOALS, MEASURES, Answer, Guessing
from ludologic.games.values import Certain, Tree, Turn
from ludologic.tree import Certificate, Conflict, Fault, Known, Node

__all__ = [
    "ENDS",
    "ENGINES",
    "GOALS",
    "MEASURES",
    "Certain",
    "Certificate",
    "Conflict",
    "Fault",
    "Guessing",
    "Known",
    "Node",
    "Tree",
    "Turn",
    "guessing",
    "load",
    "named",
    "names",
    "words",
]

SECONDS = 60.0
"""How long a file may take to be loaded, and each of its relations to answer."""


def guessing(
    secrets: Iterable[Any],
    questions: Iterable[Any],
    answer: Answer | Any,
    *,
    ends: str = "known",
    name: str = "game",
) -> Guessing:
    """A guessing game of any hashable values.

    answer: a function of question and secret, asked once for each pair; a mapping from such pairs,
    or from questions to mappings from secrets; or a table with a column a question and a row a
    secret, as pandas has it.
    """
    check_one_of(ends, ENDS, "end")
    all_secrets, all_questions = _each_once(secrets, "secret"), _each_once(questions, "question")
    if not all_secrets:
        raise BadInput("there is no secret to be found: a guessing game has one or more")
    ask = _function(answer)
    numbers: dict[Any, int] = {}
    rows = []
    bits = [1 << number for number in range(len(all_secrets))]
    for question in all_questions:
        sets: dict[int, int] = {}
        for bit, secret in zip(bits, all_secrets, strict=True):
            said = _said(ask, question, secret)
            try:
                number = numbers.setdefault(said, len(numbers) + 1)
            except TypeError:
                raise BadInput(
                    f"the answer to {quote(repr(question))} for {quote(repr(secret))} is "
                    f"{quote(repr(said))}: an answer is hashable"
                ) from None
            sets[number] = sets.get(number, 0) | bit
        rows.append([(number, found) for number, found in sorted(sets.items())])
    own = {secret: number for number, secret in enumerate(all_secrets, start=1)}
    first = len(all_secrets) + 1
    asked = [own.get(question, number) for number, question in enumerate(all_questions, first)]
    table = by_prolog.Table(ends, len(all_secrets), asked, len(numbers), rows)
    return Guessing(name, table, ends, all_secrets, all_questions, list(numbers))


def _each_once(values: Iterable[Any], what: str) -> list[Any]:
    check_instance(values, Iterable, f"collection of {what}s", f"it is any number of {what}s")
    try:
        return list(dict.fromkeys(values))
    except TypeError as error:
        raise BadInput(f"a {what} is a hashable value: {error}") from None


def _function(answer: Any) -> Any:
    if callable(answer):
        return answer
    if hasattr(answer, "loc"):  # a table of pandas, or what looks like one
        return lambda question, secret: _plain(answer[question][secret])
    if hasattr(answer, "__getitem__"):

        def looked_up(question: Any, secret: Any) -> Any:
            try:
                return answer[question, secret]
            except (KeyError, TypeError):
                return answer[question][secret]

        return looked_up
    raise BadInput(
        f"{quote(repr(answer))} gives no answers: it is a function of question and secret, or a "
        "mapping"
    )


def _plain(value: Any) -> Any:
    """A number of numpy's as one of Python's."""
    return value.item() if hasattr(value, "item") else value


def _said(ask: Any, question: Any, secret: Any) -> Any:
    try:
        return ask(question, secret)
    except (LookupError, TypeError) as error:
        raise BadInput(
            f"there is no answer to {quote(repr(question))} for {quote(repr(secret))}: "
            f"{type(error).__name__}: {error}"
        ) from error


def names() -> tuple[str, ...]:
    """The games that come with ludologic."""
    return tuple(door.guessing.names())


def named(name: str, *, ends: str | None = None) -> Guessing:
    """A game that comes with ludologic, by its name."""
    check_one_of(name, names(), "guessing game")
    opened = by_prolog.open_game("named", name, _ends(ends), SECONDS)
    return Guessing(name, *opened, known_as=_known_as)


def _known_as(name: str, ends: str) -> Guessing:
    return named(name, ends=ends)


def load(file: str | Path, *, ends: str | None = None, seconds: float = SECONDS) -> Guessing:
    """The game in a file: rules in Prolog (`.pl`) or ASP (`.lp`), or a table (`.csv`).

    Rules are the user's own program, and are run. seconds: how long they may take.
    """
    path = check_file(file, "game")
    seconds = check_time(seconds)
    if path.suffix == ".lp":
        from ludologic.games import by_clingo

        told = by_clingo.told(path, seconds)
        return guessing(
            told.secrets,
            told.questions,
            told.answers,
            ends=_ends(ends) or told.ends,
            name=path.stem,
        )
    kinds = {".pl": "program", ".csv": "table"}
    if path.suffix not in kinds:
        raise BadInput(f"{quote(str(file))} is no game: accepted are files .pl, .lp and .csv")
    opened = by_prolog.open_game(kinds[path.suffix], str(path), _ends(ends), seconds)
    return Guessing(path.stem, *opened)


def words(file: str | Path, *, ends: str | None = None) -> Guessing:
    """Words with green, yellow and grey letters: the list is a file, one word a line."""
    opened = by_prolog.open_game(
        "words", str(check_file(file, "list of words")), _ends(ends), SECONDS
    )
    return Guessing("words", *opened)


def _ends(ends: str | None) -> str | None:
    if ends is not None:
        check_one_of(ends, ENDS, "end")
    return ends
