"""Games given by their rules alone.

>>> from ludologic import games
>>> game = games.guessing(range(1, 8), range(1, 8), lambda q, s: (s > q) - (s < q), ends="asked")
>>> tree = game.tree()
>>> tree.depth, tree.total
(3, 17)
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, Protocol, get_args, overload

from ludologic.checks import check_file, check_instance, check_limit, check_one_of, shown, typed
from ludologic.engines import door, sandbox
from ludologic.engines.limit import bounded, loading
from ludologic.errors import BadInput, quote
from ludologic.files import LARGEST_TABLE, check_size, read_text
from ludologic.games import by_clingo
from ludologic.games import table as tables
from ludologic.games.guessing import (
    Asked,
    Guessing,
    Secret,
)
from ludologic.games.two_players import Board, TwoPlayers
from ludologic.games.values import (
    ENDS,
    ENGINES,
    SUGGEST_RULES,
    TREE_RULES,
    Certain,
    Ends,
    EngineName,
    SuggestRule,
    Tree,
    TreeRule,
    Turn,
)
from ludologic.tree import Certificate, Conflict, Fault, Known, Node

__all__ = [
    "ENDS",
    "ENGINES",
    "KINDS",
    "SUGGEST_RULES",
    "TREE_RULES",
    "Board",
    "Certain",
    "Certificate",
    "Conflict",
    "Ends",
    "EngineName",
    "Fault",
    "Guessing",
    "Kind",
    "Known",
    "Node",
    "SuggestRule",
    "Tree",
    "TreeRule",
    "Turn",
    "TwoPlayers",
    "guessing",
    "load",
    "named",
    "names",
    "words",
]

Kind = Literal["guessing", "two_players"]
KINDS: tuple[Kind, ...] = get_args(Kind)
TwoPlayersName = Literal[
    "noughts_and_crosses",
    "nim",
    "connect",
    "connect4",
    "soccer",
    "eight_puzzle",
    "lights_out",
    "peg_solitaire",
    "chinese_checkers",
    "prisoners_dilemma",
    "goofspiel",
    "kuhn_poker",
]
SECONDS = 60.0
"""How long a file may take to be loaded, and each of its relations to answer."""


class Frame(Protocol):
    """A table as pandas has it."""

    @property
    def loc(self) -> Any: ...

    def __getitem__(self, key: Any) -> Any: ...


def guessing(
    secrets: Iterable[Secret],
    questions: Iterable[Asked],
    answer: Callable[[Asked, Secret], Hashable] | Mapping[Any, Any] | Frame,
    *,
    ends: Ends = "known",
    same: Callable[[Secret, Secret], Any] | None = None,
    name: str = "game",
) -> Guessing[Secret, Asked]:
    """A guessing game of any hashable values.

    answer: a function of question and secret, asked once for each pair; a mapping from such pairs,
    or from questions to mappings from secrets; or a table with a column a question and a row a
    secret, as pandas has it. same: whether two secrets need not be told apart, where the game ends
    `known`; a function that is asked once for each pair.
    """
    end = check_one_of(ends, ENDS, "end")
    pairs: Iterable[tuple[Secret, Secret]] = ()
    if same is not None:
        if end != "known":
            raise BadInput(f"same is for a game that ends known: this one ends {end}")
        secrets = _each_once(secrets, "secret")
        pairs = _same(same, secrets)
    return _worked_out(secrets, questions, answer, end, name, pairs)


def _same(same: Callable[[Any, Any], Any], secrets: list[Any]) -> list[tuple[Any, Any]]:
    """The pairs of secrets of which a function says so."""
    if not callable(same):
        raise BadInput(f"{typed(same)} is no same: it is a function of two secrets")
    pairs = []
    for one in secrets:
        for other in secrets:
            try:
                if same(one, other):
                    pairs.append((one, other))
            except Exception as error:  # whatever the user's own function raises
                raise BadInput(
                    f"it is not known whether {shown(one)} and {shown(other)} are the same: "
                    f"{type(error).__name__}: {error}"
                ) from error
    return pairs


def _worked_out(
    secrets: Iterable[Secret],
    questions: Iterable[Asked],
    answer: Any,
    ends: Ends,
    name: str,
    same: Iterable[tuple[Secret, Secret]] = (),
) -> Guessing[Secret, Asked]:
    """The game of these; `same` has each pair of secrets that need not be told apart."""
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
            except Exception:
                raise BadInput(
                    f"the answer to {shown(question)} for {shown(secret)} is "
                    f"{shown(said)}: an answer is hashable"
                ) from None
            sets[number] = sets.get(number, 0) | bit
        rows.append([(number, found) for number, found in sorted(sets.items())])
    kinds = _kinds(all_secrets, same)
    table = tables.table(ends, all_secrets, all_questions, list(numbers), rows, (), kinds)
    return Guessing(name, table, ends, all_secrets, all_questions, list(numbers))


def _kinds(secrets: list[Any], same: Iterable[tuple[Any, Any]]) -> list[int]:
    """For each secret those that are the same, as bits; or none at all."""
    places = {secret: place for place, secret in enumerate(secrets)}
    kinds = [0] * len(secrets)
    for one, other in same:
        if one in places and other in places:
            kinds[places[one]] |= 1 << places[other]
    return kinds if any(kinds) else []


def _each_once(values: Iterable[Any], what: str) -> list[Any]:
    check_instance(values, Iterable, f"collection of {what}s", f"it is any number of {what}s")
    try:
        return list(dict.fromkeys(values))
    except Exception as error:  # whatever the user's own iterator or value raises
        raise BadInput(f"a {what} is a hashable value: {error}") from error


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
        f"{typed(answer)} gives no answers: it is a function of question and secret, or a mapping"
    )


def _plain(value: Any) -> Any:
    """A number of numpy's as one of Python's."""
    return value.item() if hasattr(value, "item") else value


def _said(ask: Any, question: Any, secret: Any) -> Any:
    try:
        return ask(question, secret)
    except Exception as error:  # whatever the user's own function raises
        raise BadInput(
            f"there is no answer to {shown(question)} for {shown(secret)}: "
            f"{type(error).__name__}: {error}"
        ) from error


def names(kind: Kind | None = None) -> tuple[str, ...]:
    """The games that come with ludologic: those of a kind, or of both."""
    if kind is None:
        return names("guessing") + names("two_players")
    kind = check_one_of(kind, KINDS, "kind of games")
    return tuple(getattr(door, kind).names())


@overload
def named(  # type: ignore[overload-overlap]
    name: TwoPlayersName, *, ends: None = None, time: float | None = None
) -> TwoPlayers: ...


@overload
def named(
    name: str, *, ends: Ends | None = None, time: float | None = None
) -> Guessing[Any, Any]: ...


@bounded
def named(
    name: str, *, ends: Ends | None = None, time: float | None = None
) -> Guessing[Any, Any] | TwoPlayers:
    """A game that comes with ludologic, by its name. ends: how a guessing game ends."""
    ends = _ends(ends)
    if not isinstance(name, str) or name not in names("guessing"):
        check_one_of(name, names(), "game")
        if ends is not None:
            raise BadInput(f"{name} is a game of two players: ends is for guessing games")
        return TwoPlayers(name)
    opened = tables.open_game("named", name, ends, SECONDS)
    return Guessing(name, *opened, known_as=_known_as)


def _known_as(name: str, ends: Ends) -> Guessing[Any, Any]:
    return named(name, ends=ends)


def load(
    file: str | Path, *, ends: Ends | None = None, time: float | None = None
) -> Guessing[Any, Any]:
    """The guessing game in a file: rules in Prolog (`.pl`) or ASP (`.lp`), or a table (`.csv`).

    A `.pl` file defines secret/1, question/1, question_secret_answer/3 and, if you like, ends/1; a
    `.lp` file secret/1, question/1 and answer/3: see logic/guessing/README.md. A game of two
    players is a `TwoPlayers(file)`.

    Rules are the user's own program, and are run. time: the seconds that they may take, each and
    in all; without it each has a minute.
    """
    path, limit = check_file(file, "game"), check_limit(time)
    with loading(limit):
        return _loaded(path, _ends(ends), SECONDS if limit is None else limit)


def _loaded(path: Path, ends: Ends | None, seconds: float) -> Guessing[Any, Any]:
    if path.suffix == ".lp":
        told = by_clingo.told(path, seconds)
        sandbox.end(path)
        return _worked_out(
            told.secrets,
            told.questions,
            told.answers,
            ends or told.ends,
            path.stem,
            told.same,
        )
    if path.suffix == ".pl":
        place = (tables.__name__, "worked_out", str(path), ends, seconds)
        end, secrets, questions, answers, *told = sandbox.asked(path, *place, seconds=seconds)
        sandbox.end(path)  # it is not asked again
        table = tables.table(end, secrets, questions, answers, *told)
        return Guessing(path.stem, table, end, secrets, questions, answers)
    if path.suffix != ".csv":
        raise BadInput(f"{quote(path)} is no game: accepted are files .pl, .lp and .csv")
    return Guessing(path.stem, *_opened("table", path, ends, seconds))


def _opened(kind: str, path: Path, ends: Ends | None, seconds: float) -> Any:
    check_size(path, LARGEST_TABLE)
    read_text(path, LARGEST_TABLE)  # the rules would read other encodings as they like
    return tables.open_game(kind, str(path), ends, seconds)


@bounded
def words(
    file: str | Path, *, ends: Ends | None = None, time: float | None = None
) -> Guessing[Any, Any]:
    """Words with green, yellow and grey letters: the list is a file, one word a line."""
    path = check_file(file, "list of words")
    return Guessing("words", *_opened("words", path, _ends(ends), SECONDS))


def _ends(ends: Ends | None) -> Ends | None:
    return None if ends is None else check_one_of(ends, ENDS, "end")


def __dir__() -> list[str]:
    return __all__
