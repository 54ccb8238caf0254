"""Checks of the values that every game and every function is given. Raises BadInput.

What comes out is plain: an int of Python's own, whatever kind of whole number was given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from numbers import Real
from operator import index
from os import PathLike
from pathlib import Path
from reprlib import repr as short_repr
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from ludologic.errors import BadInput, quote
from ludologic.files import NO_NAME, is_name

if TYPE_CHECKING:
    from distributed import Client
    from distributed.deploy.cluster import Cluster

Dask: TypeAlias = "str | Client | Cluster | None"
"""The address of a Dask scheduler, a Client that is connected to one, or a cluster."""
LARGEST = 2**31 - 1
LONGEST_TIME = 86_400


def check_number(number: Any, what: str, least: int, most: int) -> int:
    """A whole number from `least` to `most`."""
    if not is_whole(number) or not least <= index(number) <= most:
        raise BadInput(f"{shown(number)} is no {what}: it is {least} to {most}")
    return index(number)


def check_whole(number: Any, what: str, form: str) -> int:
    """A whole number, at most LARGEST either way; the form says what is accepted."""
    if not is_whole(number) or abs(index(number)) > LARGEST:
        raise BadInput(f"{shown(number)} is no {what}: {form}")
    return index(number)


def check_count(number: Any, what: str, form: str) -> int | None:
    """A whole number, 1 or more, or None; the form says what is accepted."""
    if number is None:
        return None
    if check_whole(number, what, form) < 1:
        raise BadInput(f"{shown(number)} is no {what}: {form}")
    return index(number)


def check_seed(seed: Any) -> int:
    """The seed that decides what is random."""
    return check_whole(seed, "seed", f"it is a whole number, at most {LARGEST:,} either way")


def check_jobs(jobs: Any, dask: Any = None) -> int:
    """How many processes work: one if no number is given. A Dask cluster has its own."""
    form = "it is a number of processes, or -1 for all cores"
    if jobs is None:
        return 1
    if dask is not None:
        raise BadInput("jobs are processes of this machine, and dask a cluster: give one of them")
    number = check_whole(jobs, "number of jobs", form)
    if number < 1 and number != -1:
        raise BadInput(f"{number} is no number of jobs: {form}")
    return number


def check_time(seconds: Any) -> float:
    """Seconds to think."""
    if not is_real(seconds) or not 0 <= seconds <= LONGEST_TIME:
        raise BadInput(f"{shown(seconds)} is no time: it is 0 to {LONGEST_TIME} seconds")
    return float(seconds)


def check_limit(seconds: Any) -> float | None:
    """Seconds that a question may take; None for as long as it needs."""
    return None if seconds is None else check_time(seconds)


def check_truth(value: Any, what: str) -> bool:
    """A truth value, Python's own or numpy's."""
    if not is_truth(value):
        raise BadInput(f"{shown(value)} does not fit: {what} is True or False")
    return bool(value)


def check_items(values: Any, what: str, form: str) -> tuple[Any, ...]:
    """The values of any sequence, in their order; the form says what is accepted."""
    check_instance(values, Iterable, what, form)
    if isinstance(values, (bytes, bytearray, Mapping, Set)):
        raise BadInput(f"{typed(values)} is no {what}: {form}")
    try:
        return tuple(values)
    except Exception as error:  # whatever the user's own iterator raises
        raise BadInput(f"{typed(values)} is no {what}: {form}") from error


def check_list(values: Any, what: str, form: str) -> tuple[Any, ...]:
    """As check_items, of values each of which may be a text: one text alone is no list of them."""
    if isinstance(values, str):
        raise BadInput(f"{typed(values)} is no {what}: {form}")
    return check_items(values, what, form)


def check_instance(
    value: Any, kind: type[Any] | tuple[type[Any], ...], what: str, form: str
) -> None:
    """A value of this type; the form says what is accepted."""
    if not isinstance(value, kind):
        raise BadInput(f"{typed(value)} is no {what}: {form}")


def check_text(value: Any, what: str, form: str) -> str:
    """A text; the form says what is accepted."""
    check_instance(value, str, what, form)
    text: str = value
    return text


def check_file(value: Any, what: str = "file") -> Path:
    """A file or a folder by its name or its Path; it need not be there."""
    form = "it is a Path, or a name as text"
    check_instance(value, (str, PathLike), what, form)
    try:
        path = Path(value)
    except TypeError as error:  # a PathLike that is no text
        raise BadInput(f"{typed(value)} is no {what}: {form}") from error
    if not is_name(path):
        raise BadInput(f"{quote(str(path))} is {NO_NAME}")
    return path


def check_progress(told: Any) -> None:
    """The function that receives how far the work is, or None."""
    if told is not None and not callable(told):
        form = "it is a function that is told how far the work is, or None"
        raise BadInput(f"{typed(told)} is no progress: {form}")


Name = TypeVar("Name", bound=str)


def check_one_of(name: Any, names: Iterable[Name], what: str) -> Name:
    """One of these names."""
    for one in names:
        if isinstance(name, str) and name == one:
            return one
    raise BadInput(f"{shown(name)} is no {what}: accepted are {', '.join(names)}")


def check_options(
    kind: str, name: str, uses: Callable[[], Mapping[Any, Sequence[str]]], **given: Any
) -> None:
    """Raise BadInput for an option that is given, so not None, and that this choice doesn't use.

    kind: what is chosen, such as `player`. uses: the options that each choice uses, by its name.
    """
    names = [option for option, value in given.items() if value is not None]
    used = uses() if names else {}
    for option in names:
        if option not in used[name]:
            *most, last = [other for other, options in used.items() if option in options]
            others = f"{', '.join(most)} or {last}" if most else last
            raise BadInput(f"{kind} {name} takes no {option}: that is for {kind} {others}")


def is_whole(value: Any) -> bool:
    """Whether the value is a whole number, of any kind, and not a truth value."""
    if isinstance(value, bool):
        return False
    try:
        index(value)
    except TypeError:
        return False
    return True


def is_truth(value: Any) -> bool:
    """Whether the value is a truth value, Python's own or numpy's."""
    return type(value).__name__ in ("bool", "bool_")


def is_real(value: Any) -> bool:
    """Whether the value is a number, of any kind, and not a truth value."""
    return isinstance(value, Real) and not isinstance(value, bool)


def shown(value: Any) -> str:
    """A value as a message names it: a text in quotes, a number as it is, else its type too."""
    value = index(value) if is_whole(value) else value
    plain = value is None or isinstance(value, (str, bool, int, float))
    return _words(value) if plain else typed(value)


def typed(value: Any) -> str:
    """A value that is of the wrong type, as a message names it: `the int 1234`."""
    return _words(value) if value is None else f"the {type(value).__name__} {_words(value)}"


def _words(value: Any) -> str:
    if isinstance(value, str):
        return quote(value)
    try:
        return quote(short_repr(value))[1:-1]
    except ValueError:  # a number of thousands of digits
        return "that can't be written"
