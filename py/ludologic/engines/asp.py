"""The one door to clingo: programs, facts and answers as plain values.

A *value* is an int, a name (str) or a tuple of values; a tuple whose first item is a name stands
for a term with arguments, so that ("symbol", 3, 12) is symbol(3, 12) and ("pair", (1, 2)) is
pair((1, 2)). An *atom* is such a tuple. Nothing that comes from outside is read as program text.

The answers of a program are checked here, once: the caller says which *shapes* its atoms have. A
shape is a type, a set or range of values, a list of shapes of which one fits, or a tuple of shapes.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, wait
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar, Union

from ludologic import values
from ludologic.checks import shown, typed
from ludologic.engines.limit import left
from ludologic.errors import BadInput, EngineFailure, EngineMissing, Senseless, quote
from ludologic.files import LARGEST_RULES, read_text

Value: TypeAlias = Union[int, str, "tuple[Value, ...]"]
Atom: TypeAlias = tuple[Any, ...]
Shape: TypeAlias = Any
Key = TypeVar("Key")
Told = TypeVar("Told")

LARGEST = 2**31 - 1
_INCLUDE = re.compile(r'#include "([^"]+)"\.\s*')
_PLACE = re.compile(r"<block>:(\d+):\d+-[\d:]+: (\w+): ")
"""Where clingo says that something is wrong in the text that it was given."""
_NAME = re.compile(r"_*[a-z][A-Za-z0-9_']*")
_LONG = re.compile(r"(?<![\w'])(?:0x[0-9A-Fa-f]{8,}|0o[0-7]{10,}|0b[01]{31,}|\d{10,})", re.ASCII)
"""A number that may have more than 32 bits: clingo reads another one then."""
_PART = re.compile(
    r'"(?:\\.|[^"\\\n])*"|%\*|%[^\n]*|#script\b.*?#end|[^\x00-\x7f]|' + _LONG.pattern,
    re.DOTALL | re.ASCII,
)
_EDGE = re.compile(r"%\*|\*%")
"""Where a comment of many lines begins or ends: others may be in it."""
_SLICE = 0.1
"""Seconds between two checks for Ctrl-C."""
_MANY = 10_000
"""Facts between two checks of the time."""


class Term(str):
    """A term as clingo has written it in an answer, for a fact that holds it: `f(1,"a")`."""


class Model(tuple[Atom, ...]):
    """The shown atoms of an answer set."""

    program: str
    """Whose answer it is."""

    def named(self, name: str) -> list[tuple[Any, ...]]:
        """The arguments of each atom of this name."""
        return [atom[1:] for atom in self if atom[0] == name]

    def only(self, name: str) -> tuple[Any, ...]:
        """The arguments of the one atom of this name. Raises Senseless unless there is one."""
        found = self.named(name)
        if len(found) != 1:
            raise senseless(self.program, f"it has {len(found)} atoms {name}")
        return found[0]

    def about(self, pairs: Iterable[tuple[Key, Told]]) -> Answers[Key, Told]:
        """The value of each key; a key that has none raises Senseless."""
        return Answers(self.program, pairs)


class Answers(dict[Key, Told]):
    """What an answer set says of each key."""

    def __init__(self, program: str, pairs: Iterable[tuple[Key, Told]]) -> None:
        super().__init__(pairs)
        self._program = program

    def __missing__(self, key: Key) -> Told:
        raise senseless(self._program, f"it says nothing of {key}")


class Best(NamedTuple):
    """The best model found, its cost, and whether it is proven that none is better."""

    model: Model
    cost: tuple[int, ...]
    proven: bool


def _clingo() -> Any:
    try:
        import clingo
    except (ImportError, OSError) as error:
        raise EngineMissing("clingo is not installed: pip install clingo") from error
    return clingo


def version() -> str:
    """The version of clingo. Raises EngineMissing."""
    text: str = _clingo().__version__
    return text


class Program:
    """A grounded program that can be asked again and again.

    `files` are its encodings, `facts` the atoms that hold, `constants` the values of its #const,
    `shows` the shapes of what it shows, if it is to be judged: an atom of none of them raises
    Senseless. Raises EngineMissing without clingo, BadInput for a number of more than 32 bits,
    EngineFailure if a file can't be read or grounded. `lines` are those of program_lines, if they
    are known. apart: no Ctrl-C comes, and a search forgets what those before it have learned.
    """

    def __init__(
        self,
        files: Sequence[Path],
        facts: Iterable[Atom] = (),
        constants: Mapping[str, int] | None = None,
        shows: list[Shape] | None = None,
        lines: Sequence[tuple[str, str]] | None = None,
        apart: bool = False,
    ) -> None:
        clingo = _clingo()
        self._name = files[0].name if files else "a program of facts"
        self._shows = shows
        options = ["--seed=1", *(["--forget-on-step=15"] if apart else [])]
        for name, number in (constants or {}).items():
            options += ["-c", f"{_name(name)}={_number(number)}"]
        messages: list[str] = []
        self._messages = messages
        self._places: list[str] = []
        try:
            # the logger must not know this object: a cycle would keep the program in memory
            self._control = clingo.Control(
                options, logger=lambda _, message: messages.append(message.strip())
            )
            written = program_lines(files) if lines is None else lines
            self._places += [place for _, place in written]
            self._control.add("base", [], "\n".join(line for line, _ in written))
            with self._control.backend() as backend:
                for number, fact in enumerate(facts):
                    if number % _MANY == 0:
                        left()
                    backend.add_rule([backend.add_atom(_symbol(fact))])
            ground = partial(self._control.ground, [("base", [])])
            ground() if apart and left() is None else _patiently(ground)
        except (RuntimeError, MemoryError) as error:
            raise self._failure(error) from error
        self._known: dict[Any, Atom] = {}  # models share most of their atoms
        self._inputs: dict[Atom, int] | None = None
        self._assumed: list[int] = []
        self._asking = threading.Lock()

    def searched(
        self,
        opt_mode: str,
        enum_mode: str,
        found: Callable[[Any], bool],
        ended: Callable[..., None],
    ) -> Any:
        """A search for all answer sets, which runs in a thread of clingo's: a handle of it.

        Each model is given to `found`; if that says no, the search ends. Then `ended` is called.
        """
        configuration: Any = self._control.configuration
        configuration.solve.models = 0
        configuration.solve.opt_mode = opt_mode
        configuration.solve.enum_mode = enum_mode
        return self._control.solve(on_model=found, on_finish=ended, async_=True)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What clingo has said of the program, such as that no rule makes an atom true."""
        return tuple(_placed(message, self._places) for message in self._messages)

    def suppose(self, atoms: Iterable[Atom]) -> None:
        """From now on these #external atoms hold, and no other #external atom does.

        Raises BadInput for an atom that is not #external in the program.
        """
        if self._inputs is None:
            known = self._control.symbolic_atoms
            self._inputs = {_atom(at.symbol): at.literal for at in known if at.is_external}
        try:
            supposed = {self._inputs[atom] for atom in atoms}
        except KeyError as error:
            raise BadInput(f"not an input of the program: {error.args[0]!r}") from None
        if not self._assumed:
            for literal in self._inputs.values():
                self._control.assign_external(literal, None)
        # assumptions: clingo starts anew for each change of an #external atom, which takes longer
        self._assumed = [
            literal if literal in supposed else -literal for literal in self._inputs.values()
        ]

    def models(self, limit: int = 0) -> Iterator[Model]:
        """The shown atoms of each answer set, at most `limit` of them (0: all)."""
        for symbols, _, _ in self._solve(limit, "auto"):
            yield self._judged(symbols)

    def written(self, limit: int = 0) -> Iterator[Model]:
        """As models, in clingo's order; the arguments are Terms: nothing of them is lost."""
        for symbols, _, _ in self._solve(limit, "auto"):
            yield self._model((one.name, *map(Term, one.arguments)) for one in sorted(symbols))

    def model(self) -> Model | None:
        """The shown atoms of one answer set; None if there is none."""
        return next(iter([*self.models(1)]), None)

    def models_of(self, supposed: Iterable[Atom], limit: int = 0) -> list[Model]:
        """As suppose and then models; of threads that ask at once, one waits for the other."""
        while not self._asking.acquire(timeout=_SLICE):
            left()
        try:
            self.suppose(supposed)
            return [*self.models(limit)]
        finally:
            self._asking.release()

    def answer(self) -> Model:
        """The shown atoms of one answer set. Raises Senseless if there is none."""
        found = self.model()
        if found is None:
            raise senseless(self._name, "it has no answer set")
        return found

    def certain(self) -> Model | None:
        """The shown atoms that are in every answer set; None if there is no answer set."""
        return self._last("cautious")

    def possible(self) -> Model | None:
        """The shown atoms that are in some answer set; None if there is no answer set."""
        return self._last("brave")

    def best(self, effort: int | None = None) -> Best | None:
        """The best answer set; None if there is none.

        With `effort` the search ends after so many conflicts, provided that it has found an answer
        set: what it gives back is then the best so far, and is the same each time.
        """
        best = None
        configuration: Any = self._control.configuration
        configuration.solve.solve_limit = "umax" if effort is None else str(effort)
        for found in self._solve(0, "auto"):
            best = found
        configuration.solve.solve_limit = "umax"
        proven = effort is None or self._exhausted
        if best is None and not proven:
            best = next(iter([*self._solve(1, "auto")]), None)
        return None if best is None else Best(self._judged(best[0]), best[1], proven)

    def forbid(self, atoms: Iterable[Atom]) -> None:
        """From now on no answer set may hold all of these atoms."""
        known = self._control.symbolic_atoms
        literals = []
        for atom in atoms:
            entry = known[_symbol(atom)]
            if entry is None:
                return
            literals.append(entry.literal)
        with self._control.backend() as backend:
            backend.add_rule([], literals)

    def contradictions(self, assumed: Sequence[Atom]) -> Iterator[frozenset[Atom]]:
        """Each smallest set (no part of it would do) of the assumed atoms that can't all hold.

        Raises EngineMissing without clingexplaid.
        """
        try:
            from clingexplaid.unsat import SubsetComputer
        except ImportError as error:
            raise EngineMissing(
                "clingexplaid is not installed: pip install clingexplaid"
            ) from error
        computer = SubsetComputer(self._control, [(_symbol(atom), True) for atom in assumed])
        for subset in computer.multiple():
            yield frozenset(_atom(symbol) for symbol, _ in subset.iter_symbols())

    def _last(self, mode: str) -> Model | None:
        last = None
        for symbols, _, _ in self._solve(0, mode):
            last = symbols  # those before it are no answer yet
        return None if last is None else self._judged(last)

    def _solve(
        self, limit: int, mode: str
    ) -> Iterator[tuple[Sequence[Any], tuple[int, ...], bool]]:
        left()
        configuration: Any = self._control.configuration
        configuration.solve.models = limit
        configuration.solve.enum_mode = mode
        self._exhausted = False
        try:
            with self._control.solve(self._assumed, yield_=True, async_=True) as handle:
                try:
                    while True:
                        left()
                        handle.resume()
                        while not handle.wait(_SLICE):
                            left()
                        model = handle.model()
                        if model is None:
                            break
                        shown = model.symbols(shown=True)
                        yield shown, tuple(model.cost), model.optimality_proven
                    self._exhausted = bool(handle.get().exhausted)
                finally:
                    handle.cancel()
        except (RuntimeError, MemoryError) as error:
            raise self._failure(error) from error

    def _judged(self, symbols: Sequence[Any]) -> Model:
        return self._model(self._known.get(symbol) or self._read(symbol) for symbol in symbols)

    def _model(self, atoms: Iterable[Atom]) -> Model:
        model = Model(atoms)
        model.program = self._name
        return model

    def _read(self, symbol: Any) -> Atom:
        atom = _atom(symbol)
        if self._shows is not None and not fits(atom, self._shows):
            raise senseless(self._name, str(symbol))
        self._known[symbol] = atom
        return atom

    def _failure(self, error: BaseException) -> EngineFailure:
        """What clingo has said of the mistakes in the program, or else of the error."""
        wrong = [one for one in [*self._messages, str(error)] if " error: " in one]
        said = [_placed(one, self._places) for one in wrong]
        return EngineFailure(f"clingo gave up: {'; '.join(said) or error or type(error).__name__}")


def ran(program: str, options: str) -> dict[str, Any]:
    """What clingo finds with these options of its command line: each set that it prints, with its
    atoms as texts and its costs; what it has said; whether it has failed.
    """
    messages: list[str] = []
    sets = []
    failed = False
    if strange := _strange(program):
        line, column, said = strange
        place = f"<block>:{line}:{column}-{column + 1}"
        return {"sets": [], "said": f"{place}: error: {said}", "failed": True}
    try:
        control = _clingo().Control(
            options.split(), logger=lambda _, message: messages.append(message.strip())
        )
        control.add("base", [], program)
        control.ground([("base", [])])
        with control.solve(yield_=True) as handle:
            for model in handle:
                atoms = [str(symbol) for symbol in model.symbols(shown=True)]
                sets.append({"atoms": atoms, "costs": list(model.cost)})
    except (RuntimeError, MemoryError) as error:
        failed = True
        messages.append(str(error) or type(error).__name__)
    return {"sets": sets, "said": "\n".join(messages), "failed": failed}


def fits(value: Value, shape: Shape) -> bool:
    """Whether a value has a shape."""
    if isinstance(shape, type):
        return isinstance(value, shape)
    if isinstance(shape, list):
        return any(fits(value, one) for one in shape)
    if isinstance(shape, tuple):
        return (
            isinstance(value, tuple) and len(value) == len(shape) and all(map(fits, value, shape))
        )
    return value in shape if isinstance(shape, (range, frozenset, set)) else bool(value == shape)


_MOST = 200
"""The longest part of a senseless answer that a message repeats."""


def senseless(program: str, why: str) -> Senseless:
    """The error for an answer of a program that makes no sense."""
    return Senseless(f"what the rules answered to {program} makes no sense ({why[:_MOST]})")


def text(value: Value) -> str:
    """A value as clingo writes it."""
    if not isinstance(value, tuple):
        return str(value)
    if value and isinstance(value[0], str):
        inner = ",".join(map(text, value[1:]))
        return f"{value[0]}({inner})" if inner else value[0]
    comma = "," if len(value) == 1 else ""
    return f"({','.join(map(text, value))}{comma})"


def _patiently(work: Callable[[], None]) -> None:
    """Run what clingo can't stop, in a thread; after Ctrl-C, or when the time is up, the thread
    is left alone."""
    ours = threading.current_thread() is threading.main_thread()
    if not ours and left() is None:
        work()
        return
    done: Future[None] = Future()

    def working() -> None:
        try:
            work()
            done.set_result(None)
        except BaseException as error:
            done.set_exception(error)

    threading.Thread(target=working, name="ludologic grounding").start()
    while not wait([done], timeout=_SLICE).done:
        left()
    done.result()


def program_lines(files: Iterable[Path]) -> list[tuple[str, str]]:
    """The lines of these programs, and the place of each. Raises EngineFailure."""
    seen: set[Path] = set()
    return [line for file in files for line in (("#program base.", str(file)), *_lines(file, seen))]


def _lines(file: Path, seen: set[Path]) -> Iterator[tuple[str, str]]:
    """The lines of a program and of what it includes, each file once, and the place of each.

    clingo itself looks in the current folder first, where another file may have that name.
    """
    file = file.resolve()
    if file in seen:
        return
    seen.add(file)
    try:
        text = read_text(file, LARGEST_RULES)
    except BadInput as error:
        raise EngineFailure(str(error)) from None
    if strange := _strange(text):
        raise EngineFailure(f"{file}, line {strange[0]}: {strange[2]}")
    for number, line in enumerate(text.split("\n"), start=1):
        if included := _INCLUDE.fullmatch(line):
            yield from _lines(file.parent / included[1], seen)
        else:
            yield line, f"{file}, line {number}"


def _strange(text: str) -> tuple[int, int, str] | None:
    """Line and column of what clingo can't take, and what is wrong with it.

    A character may end its process, and a number may become another one.
    """
    if text.isascii() and not _LONG.search(text):
        return None
    at = 0
    while part := _PART.search(text, at):
        at = part.end()
        said = ""
        if not part[0][0].isascii():
            said = f"{quote(part[0])} is accepted only in strings and comments"
        elif _LONG.fullmatch(part[0]) and _read(part[0]) > LARGEST:
            said = f"{quote(part[0])} is too large: a number is at most {LARGEST:,}"
        if said:
            before = text[: part.start()].split("\n")
            return len(before), len(before[-1]) + 1, said
        open_ones = int(part[0] == "%*")
        while open_ones and (edge := _EDGE.search(text, at)):
            open_ones += 1 if edge[0] == "%*" else -1
            at = edge.end()
    return None


def _read(number: str) -> int:
    return int(number, 10 if number.isdigit() else 0) if len(number) < 1000 else LARGEST + 1


def _placed(message: str, places: Sequence[str]) -> str:
    """What clingo has said, in one line, with the file and the line of which it speaks."""
    said = " ".join(message.split()).replace("[#inc_base];", "").replace("[#inc_base]", "")
    first = _PLACE.search(said)
    if first and places:
        said = f"{places[min(int(first[1]), len(places)) - 1]}: {said[first.end() :]}"
    return _PLACE.sub("; ", said)


def is_name(text: str) -> bool:
    """Whether clingo takes the text as a name."""
    return bool(_NAME.fullmatch(text))


def _name(name: str) -> str:
    if not is_name(name):
        raise BadInput(f"not a name that clingo knows: {name!r}")
    return name


def _number(number: int) -> int:
    if not -LARGEST - 1 <= number <= LARGEST:
        raise BadInput(f"no number of clingo: {number} (it is {-LARGEST - 1} to {LARGEST})")
    return number


@lru_cache(maxsize=1 << 16)
def _integer(number: int) -> Any:
    """A number as a symbol: facts have the same ones again and again."""
    return _clingo().Number(_number(number))


def check(atoms: Iterable[Any], constants: Mapping[str, int]) -> None:
    """Raises BadInput for what is no atom in plain values, or no constant."""
    try:
        for atom in atoms:
            _symbol(atom, True)
    except RecursionError:
        raise BadInput("a fact is nested too deep") from None
    for name in constants:
        _name(name)


def _symbol(value: Any, plain: bool = False, inner: bool = False) -> Any:
    """A value as a symbol. Raises BadInput for what clingo has not.

    plain: a tuple is a tuple, even if it begins with a name, and what would not come back as the
    same value is refused. inner: it is a part of another value.
    """
    clingo = _clingo()
    if isinstance(value, bool) and not plain:
        return clingo.Function(str(value).lower(), [])
    if isinstance(value, int) and not isinstance(value, bool):
        return _integer(value)
    if isinstance(value, Term):
        return clingo.parse_term(value)
    if isinstance(value, values.Text):
        if "\0" in value:
            raise BadInput("a string of clingo has no character 0")
        try:
            return clingo.String(str(value))
        except UnicodeEncodeError:
            raise BadInput(f"{shown(value)} is no text: it has half of a character") from None
    if isinstance(value, str):
        return _ENDS[value]() if value in _ENDS else clingo.Function(_name(value), [])
    if isinstance(value, values.Term):
        name = value.name.removeprefix("-")
        if inner and name == value.name and not value.arguments:
            raise BadInput(f"{value!r} would come back as {value.name!r}: write it so")
        arguments = [_symbol(one, True, True) for one in value.arguments]
        return clingo.Function(_name(name or value.name), arguments, name == value.name)
    if not isinstance(value, tuple):
        raise BadInput(f"{typed(value)} is no value of ASP: {_FORM}")
    name, items = "", value
    if value and not plain and isinstance(value[0], str):
        name, items = _name(value[0]), value[1:]
    return clingo.Function(name, [_symbol(one, plain, True) for one in items])


_FORM = "it is a whole number, a name, a Text, a tuple of values or a Term"


def plain_atom(symbol: Any) -> Any:
    """What an answer set shows, as a plain value: an atom is a Term."""
    plain = _value(symbol, values.Term)
    return values.Term(plain) if type(plain) is str and plain not in _ENDS else plain


def _atom(symbol: Any) -> Atom:
    value = _value(symbol)
    return value if isinstance(value, tuple) else (value,)


def _value(symbol: Any, term: Callable[..., Any] = lambda *parts: parts) -> Any:
    """The value of a symbol, in which a name with arguments is a `term`."""
    kind = _clingo().SymbolType
    if symbol.type == kind.Number:
        return int(symbol.number)
    if symbol.type == kind.String:
        return values.Text(symbol.string)
    if symbol.type != kind.Function:
        return str(symbol)
    arguments = tuple(_value(argument, term) for argument in symbol.arguments)
    if not symbol.name:
        return arguments
    name = str(symbol.name) if symbol.positive else f"-{symbol.name}"
    return term(name, *arguments) if arguments or not symbol.positive else name


_ENDS: dict[str, Callable[[], Any]] = {
    "#inf": lambda: _clingo().Infimum,
    "#sup": lambda: _clingo().Supremum,
}
"""What is less and what is more than every other value."""
