"""The door to the rules: asks a game a question by its name, and gives back plain values.

The questions stand in the file `ask.pl` of each game, with the types of their arguments and of
their replies. Nothing else in Python names a relation of the rules.

>>> connect4.standing(columns=[4, 4, 5])["turn"]
'o'
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from operator import index
from pathlib import Path
from typing import Any

from ludologic.checks import is_real, is_truth, is_whole, typed
from ludologic.engines import changes, prolog, sandbox
from ludologic.engines import rules as files
from ludologic.engines.limit import Seconds
from ludologic.errors import BadInput, EngineFailure, Impossible, Senseless, cut


class Game:
    """The questions of one game, each a method with the arguments by their names.

    A question whose name begins with `each_` has several replies, which are found one by one. An
    argument `handle` is what `opened` gave: the question is asked of that value. `teller` is the
    module whose function `tell` tells what the rules must know first, such as clingo's answer.
    """

    def __init__(self, module: str, needs: str | None = None, teller: str = "") -> None:
        self._module = module
        self._needs = needs or module
        """The module whose file is loaded."""
        self._loaded = False
        self._teller = teller

    def __str__(self) -> str:
        return self._module.removesuffix("_ask")

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_"):
            raise AttributeError(name)
        return partial(self._each if name.startswith("each_") else self._ask, name)

    def _need(self) -> None:
        if not self._loaded:
            prolog.need(self._needs)
            self._loaded = True
            for game in files.compared() if self._needs == "ludologic" else (str(self),):
                changes.warn_if_changed(game)

    def _ask(self, name: str, /, *, handle: prolog.Handle | None = None, **arguments: Any) -> Any:
        if (program := _program(arguments)) is not None:
            return sandbox.asked(program, __name__, "answered", str(self), name, arguments)
        asked = (self._module, name, _arguments(arguments))
        self._need()
        while True:
            if handle is None:
                text = prolog.text("shared_questions", "handle_asked_text", "none", *asked)
            else:
                text = handle.text("shared_questions", "handle_asked_text", *asked)
            if not text.startswith('{"untold":'):
                return _answer(text)
            import_module(self._teller).tell(json.loads(text)["untold"])

    def _each(self, name: str, /, **arguments: Any) -> Iterator[Any]:
        asked = (self._module, name, _arguments(arguments))
        self._need()
        for text in prolog.texts("shared_questions", "asked_text", *asked):
            yield _answer(text)

    def _batches(self, name: str, /, **arguments: Any) -> Iterator[list[Any]]:
        asked = (self._module, name, _arguments(arguments))
        self._need()
        for text in prolog.texts("shared_questions", "asked_text", *asked, most=1_000):
            lines = text.splitlines()
            found = _read(f"[{','.join(lines)}]")
            known = [one["answer"] for one in found if "answer" in one]
            if known:
                yield known
            for line in lines if len(known) < len(lines) else ():
                _answer(line)

    def opened(self, name: str, /, **arguments: Any) -> prolog.Handle | None:
        """A value that stays in Prolog until it is closed; None if there is none."""
        asked = (self._module, name, _arguments(arguments))
        self._need()
        return prolog.keep("shared_questions", "opened", *asked)


def ready(game: str) -> None:
    """Load what a game needs to answer."""
    DOORS[game]._need()


def answered(game: str, question: str, arguments: Mapping[str, Any]) -> Any:
    """What a game answers to a question, in this process."""
    return getattr(DOORS[game], question)(**arguments)


def batches(game: str, question: str, arguments: Mapping[str, Any]) -> Iterator[list[Any]]:
    """The replies to a question whose name begins with `each_`, many at once, for all are wanted.

    If the time is up, those that were found by then come before TimeIsUp.
    """
    return DOORS[game]._batches(question, **arguments)


def _program(arguments: Mapping[str, Any]) -> Path | None:
    """The file of the user's own program that a question is about, unless it is loaded here."""
    table = arguments.get("table")
    options = arguments.get("options") if table is None else _first(table, "options")
    name = arguments.get("game", _first(options, "name"))
    own = isinstance(name, str) and name.endswith(".pl") and not sandbox.is_here()
    return Path(name) if own else None


def _first(record: Any, field: str) -> Any:
    """The first field of a record, which may be an object or a list."""
    if isinstance(record, Mapping):
        return record.get(field)
    return record[0] if isinstance(record, list | tuple) and record else None


def _arguments(arguments: Mapping[str, Any]) -> list[prolog.Value]:
    try:
        return _pairs(arguments)
    except RecursionError:
        raise BadInput("what is asked is nested without end") from None


def _pairs(values: Mapping[Any, Any]) -> list[prolog.Value]:
    return [("-", str(name), _raw(value)) for name, value in values.items()]


def _raw(value: Any) -> prolog.Value:
    """A value as the door reads it: a record may be an object, or a list of its fields.

    The rules say whether it fits; here only a value of no such kind raises BadInput.
    """
    if type(value) is int or isinstance(value, bool):
        return value
    if value is None:
        return "null"
    if isinstance(value, str):
        return prolog.Text(value)
    if isinstance(value, list | tuple):
        return [_raw(item) for item in value]
    if isinstance(value, Mapping):
        return ("object", _pairs(value))
    if is_whole(value):
        return index(value)
    if is_real(value):
        return value if isinstance(value, Seconds) else float(value)
    if is_truth(value):
        return bool(value)
    raise BadInput(f"{typed(value)} is not accepted: it is no number, text, list or record")


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        raise EngineFailure("what the rules answer is nested too deep for Python") from None


def _answer(text: str) -> Any:
    ((kind, value),) = _read(text).items()
    if kind == "answer":
        return value
    if kind == "fault":
        raise BadInput(cut(value))
    if kind == "impossible":
        raise Impossible(cut(value))
    if kind == "gone_wrong":
        raise EngineFailure(cut(value))
    raise Senseless(f"what the rules answered to {value} makes no sense")


def fingerprint(game: str, file: str) -> str:
    """What tells the rules that a game's file loads from those of another release.

    What they found, and was kept, counts for nothing once one of them was changed.
    """
    from hashlib import sha256  # it takes long to import, and few need it

    return sha256(b"".join(one.read_bytes() for one in loaded(game, file))).hexdigest()


def loaded(game: str, file: str) -> list[Path]:
    """The files that a game's file loads, itself among them."""
    module = f"{game}_{file}"
    prolog.need(module)
    return [Path(one) for one in prolog.texts("ludologic_bridge", "module_file", module)]


def agreement(game: str) -> Any:
    """What `rules` answers to its question of this name, with no other game loaded."""
    if game in files.compared():
        prolog.need(f"{game}_agreement")
    return _claims.agreement(game=game)


_claims = Game("ludologic_ask")
DOORS = {
    **{name: Game(f"{name}_ask") for name in files.doors()},
    "two_players": Game("two_players_ask", teller="ludologic.games.two_players_by_clingo"),
    "rules": Game("ludologic_ask", "ludologic"),
}
"""Each door by its name, which is that of the folder of its `ask.pl`; door.pyi has their types."""
globals().update(DOORS)
