"""The door to SWI-Prolog: calls a predicate with plain values, returns plain values.

terms.py says what a value is, and swipl.py how Prolog runs in this process. A module of the rules
is loaded when it is first asked: `mastermind_codes` is in `logic/mastermind/rules/codes.pl`.
"""

from __future__ import annotations

import atexit
import json
import os
import weakref
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import count

from ludologic.engines import limit
from ludologic.engines.swipl import engine
from ludologic.engines.terms import Value
from ludologic.errors import BadInput, Senseless, TimeIsUp
from ludologic.values import Text

__all__ = ["Handle", "Text", "Value", "each", "keep", "need", "once", "soon", "text", "texts"]


def need(module: str) -> None:
    """Load the file of `module`, if it is one of ours and not loaded yet."""
    engine().need(module)


def text(module: str, name: str, *inputs: Value) -> str:
    """The last argument of `module:name`, a text, in its first solution, which it always has.

    The predicate takes the inputs before it. Raises Senseless if there is no solution,
    EngineMissing, EngineFailure for an exception inside Prolog, TimeIsUp, and KeyboardInterrupt for
    Ctrl-C, which stops the goal.
    """
    return _sure(engine().ask(("call", *_goal(module, name, inputs)), module, name), module, name)


def texts(module: str, name: str, *inputs: Value, most: int = 1) -> Iterator[str]:
    """As `text`, of each solution, found when it is asked for; there may be none.

    most: how many come at once, if there are so many in a moment, each on a line of its own.

    Other calls may be made in between. Raises BadInput if a thread goes on with what the main
    thread has begun: Prolog would abort.
    """
    solutions = _new_name()
    home = engine().at_home()
    _open[solutions] = "close"
    _end_at_exit()
    try:
        number = engine().ask(("open", solutions, most, *_goal(module, name, inputs)), module, name)
        where = int(_sure(number, module, name))
        while (found := engine().ask(("next", solutions), module, name, where)) is not None:
            yield found[:-1]
            if home and not engine().at_home():
                raise BadInput(
                    "the main thread has begun these solutions, and no other can go on with them: "
                    "ask anew in this thread, or take all at once"
                )
    finally:
        _end(solutions)


def once(module: str, name: str, *inputs: Value, outputs: int = 1) -> list[Value] | None:
    """The outputs of the first solution of any relation, None for none; raises as `text` does.

    The relation takes the inputs and then the outputs.
    """
    asked = ("call", "ludologic_bridge", "outputs_text", [module, name, list(inputs), outputs])
    found = engine().ask(asked, module, name)
    return None if found is None else json.loads(found, object_hook=_compound)


def each(module: str, name: str, *inputs: Value, outputs: int = 1) -> Iterator[list[Value]]:
    """As `once`, of each solution."""
    need(module)
    asked = (module, name, list(inputs), outputs)
    for found in texts("ludologic_bridge", "outputs_text", *asked):
        yield json.loads(found, object_hook=_compound)


class Handle:
    """A value of Prolog that stays from call to call, such as the table of a search.

    It may be asked from any thread. `keep` makes it, and it is gone once it is closed or dropped,
    and in a process that is forked.
    """

    def __init__(self) -> None:
        self._name = _new_name()
        _open[self._name] = "end"
        dropped(self, partial(_end, self._name))

    @property
    def closed(self) -> bool:
        """Whether it is gone."""
        return self._name not in _open

    def ask(self, what: str, module: str, name: str, inputs: tuple[Value, ...]) -> str | None:
        """What `bridge.pl` answers about the value. Raises BadInput once it is closed."""
        if self.closed:
            raise BadInput("it was closed: what is closed can't be asked any more")
        return engine().ask((what, self._name, *_goal(module, name, inputs)), module, name)

    def text(self, module: str, name: str, *inputs: Value) -> str:
        """As the function `text`; the predicate takes the value before the inputs."""
        return _sure(self.ask("handle", module, name, inputs), module, name)

    def close(self) -> None:
        """Let the value go; a second time there is nothing to do."""
        _end(self._name)


def keep(module: str, name: str, *inputs: Value) -> Handle | None:
    """What the last argument of `module:name` is in its first solution; None if there is none.

    The predicate takes the inputs before it. Raises as `text` does.
    """
    handle = Handle()
    found = None
    try:
        found = handle.ask("keep", module, name, inputs)
    finally:
        if found is None:
            handle.close()
    _end_at_exit()
    return None if found is None else handle


_open: dict[str, str] = {}
"""The names of values and of solutions that are not closed, and the request that closes each."""
os.register_at_fork(after_in_child=_open.clear)  # their threads are left behind


def dropped(what: object, forget: Callable[[], object]) -> None:
    """When nobody knows `what` any more, have Prolog forget it, soon: it may be busy then."""
    engine().tidy()
    weakref.finalize(what, engine().later, forget).atexit = False


@cache
def _end_at_exit() -> None:
    """Prolog would wait for them: registered when it has started, this comes before."""
    atexit.register(_end_all)


def _end_all() -> None:
    for name in tuple(_open):
        _end(name)


def _end(name: str) -> None:
    """Have it forgotten: now, or after the question that another thread asks."""
    if request := _open.pop(name, None):
        soon(partial(engine().ask, (request, name), "ludologic_bridge", request))


def soon(ask: Callable[[], object]) -> None:
    """Ask now, or after the question that another thread asks."""
    try:
        with limit.within(None), limit.waiting(0):
            ask()
    except TimeIsUp:
        engine().later(ask)
    except KeyboardInterrupt:
        engine().later(ask)
        raise


_names = count(1)


def _new_name() -> str:
    """A name for a value that stays in Prolog."""
    return f"ludologic_{next(_names)}"


def _goal(module: str, name: str, inputs: tuple[Value, ...]) -> tuple[Value, ...]:
    return module, name, list(inputs)


def _sure(found: str | None, module: str, name: str) -> str:
    if found is None:
        raise Senseless(f"{module}:{name} has no answer, where it must have one")
    return found


def _compound(pairs: dict[str, list[Value]]) -> tuple[Value, ...]:
    ((name, arguments),) = pairs.items()
    return (name, *arguments)
