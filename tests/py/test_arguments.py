"""No argument is ignored: what is given changes the answer, or is refused with a sentence.

Every public function, and every method of the public classes, is called with each of its options,
with values that must make a difference. Where one argument chooses a player, a solver, a rule, an
engine or a format, each option is tried beside each choice.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, is_dataclass
from functools import partial
from inspect import Parameter, getmembers, isclass, isfunction, ismethod, signature
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ludologic import connect4, games, mastermind, soccer
from ludologic.engines import asp, cluster, door, limit
from ludologic.errors import BadInput, LudologicError
from ludologic.games import TwoPlayers
from ludologic.games.guessing import ENGINE_OPTIONS
from ludologic.mastermind import Genetic, Variant
from ludologic.soccer import Field
from ludologic.tree import FORMAT_OPTIONS

pytestmark = pytest.mark.prolog


@dataclass
class Tried:
    """How the options of a function are tried.

    args, more: what it is given in any case. choice: the argument that chooses, and its values,
    each with what it is given then. values: those of options, where those of VALUES don't do. used:
    the options that each choice uses, as the functions have it; others are for all. refused: what
    has a meaning beside another option only.
    """

    args: Sequence[Any] = ()
    more: dict[str, Any] = field(default_factory=dict)
    choice: str = ""
    choices: dict[str, dict[str, Any]] = field(default_factory=dict)
    values: dict[str, Sequence[Any]] = field(default_factory=dict)
    used: Callable[[], Any] = dict
    refused: tuple[str, ...] = ()


class Shared(Exception):
    """The work was handed to processes, or its progress was told."""


HOW = {"engine", "algorithm", "book", "cache", "places", "size", "time"}
"""These change how an answer is found: what the engines are asked differs, or what is kept."""
NOTED = ("algorithm", "book", "places", "player", "seconds", "size")
SHARING = ("engines.cluster", "games.parallel", "mastermind.evaluation", "mastermind.optimal")
REFUSED = "takes no |leave out|give one of them|that is for|knows (solver|rule)"


@contextmanager
def watched(asked: list[Any]) -> Iterator[None]:
    """Note what the engines are asked; stop where the work would be shared by processes."""

    def question(game: Any, name: str, /, **arguments: Any) -> Any:
        asked.append((name, limit.given()[0], repr([arguments.get(one) for one in NOTED])))
        return ask(game, name, **arguments)

    def opened(game: Any, name: str, /, **arguments: Any) -> Any:
        asked.append((name, limit.given()[0], repr([arguments.get(one) for one in NOTED])))
        return keep(game, name, **arguments)

    def program(self: Any, *args: Any, **options: Any) -> None:
        asked.append("clingo")
        begin(self, *args, **options)

    @contextmanager
    def workers(jobs: int, dask: str | None = None) -> Iterator[None]:
        if dask is None and jobs != 1:
            raise Shared(jobs)
        with share(jobs, dask):
            yield

    ask, keep = door.Game._ask, door.Game.opened
    begin, share = asp.Program.__init__, cluster.workers
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(door.Game, "_ask", question)
        patch.setattr(door.Game, "opened", opened)
        patch.setattr(asp.Program, "__init__", program)
        for module in SHARING:
            patch.setattr(f"ludologic.{module}.workers", workers)
        yield


class Ended(NamedTuple):
    """How a call ended: its value as text, or the error; and what the engines were asked."""

    said: str
    refused: str
    asked: str


def ended(call: Callable[[], Any], kept: Path) -> Ended:
    asked: list[Any] = []
    refused = ""
    with watched(asked):
        try:
            value = call()
            whole = getattr(value, "to_dict", getattr(value, "state", lambda: value))
            said = repr(whole())
        except BadInput as error:
            said = refused = str(error)
        except (LudologicError, Shared) as error:
            said = f"{type(error).__name__}: {error}"
    asked += [file.name for file in kept.iterdir()]
    return Ended(re.sub(r" at 0x\w+", "", said), refused, repr(asked))


def became(
    call: Callable[..., Ended], without: Ended, more: dict[str, Any], option: str, values: Any
) -> str:
    """What becomes of an option beside a choice: it is `used`, `refused` or `ignored`."""
    refused = 0
    for value in values:
        one = call(**more | {option: value})
        if re.search(REFUSED, one.refused):
            refused += 1
        elif one.said != without.said or (option in HOW and one.asked != without.asked):
            return "used"
    if not values:
        return "not tried"
    return "refused" if refused == len(values) else "used" if refused else "ignored"


def told(*_: Any) -> None:
    raise Shared("told")


VALUES: dict[str, Sequence[Any]] = {
    "time": [0],
    "engine": ["clingo", "prolog"],
    "variant": [Variant(2, 4, False)],
    "seed": [1, 2, 3, 4],
    "jobs": [2],
    "dask": ["tcp://127.0.0.1:1"],
    "progress": [told],
    "genetic": [Genetic(4, 1, 1), Genetic(4, 9, 2)],
    "field": ["standard"],
    "level": [0, 1, 3],
    "ends": ["asked", "known"],
    "costs": ["literal"],
    "depth": [1, 2, 3, 4],
}
"""The values with which an option is tried, by its name."""
SMALL = {"variant": Variant(2, 3, False)}
FOURS = {"variant": Variant(3, 4, True)}
FIVE = {"variant": Variant(3, 5, True)}
LINE = {"field": Field("line", 4, 6, 0)}
SHORT = {"time": 0.02}
NOISY = {"level": 1, "seed": 1}
MATCH: dict[str, Sequence[Any]] = {"games": [2], "field": [Field("line", 4, 8, 0)]}
SIZED = {"size": connect4.Size(4, 4)}
OTHER: dict[str, Sequence[Any]] = {"size": [connect4.Size(5, 2), connect4.Size(4, 5)]}
FOUR = connect4.Board("12", **SIZED)
"""A position of a board on which a draw is proved at once."""
LATE = "257556435577636122546722721633131"
"""A game of Connect 4 that is nearly over."""


def each(names: Sequence[str]) -> dict[str, dict[str, Any]]:
    return {name: {} for name in names}


def tried(folder: Path) -> dict[str, Tried]:
    """Each function by its name: how it is tried."""
    tree, solver = mastermind.tree(**SMALL), connect4.Solver(places=97, **SIZED)
    whole = connect4.Solver(places=97)
    game = games.guessing(range(6), range(6), lambda asked, secret: (secret > asked) + secret % 2)
    found, nim, board = game.tree(), TwoPlayers("nim"), mastermind.Board(secret="7432")
    solvers = each(mastermind.SOLVERS) | {"genetic": {"genetic": Genetic(8, 2, 2)}}
    by_solver: Any = {"choice": "solver", "choices": solvers, "used": door.mastermind.options}
    rules = {name: {"engine": engine} for engine, of in mastermind.RULES.items() for name in of}
    formats: Any = {"choice": "format", "used": lambda: FORMAT_OPTIONS}
    some = each(["summary", "dot", "svg", "html"])
    players = each(soccer.PLAYERS) | {"dijkstra": NOISY, "reply": NOISY}
    by_player: Any = {
        "choice": "player",
        "choices": each(nim.players),
        "values": {"depth": [1, "end"], "playouts": [1, 2, 3]},
        "used": door.two_players.options,
    }
    table, words = folder / "mine.csv", folder / "words.txt"
    table.write_text("who,hat,beard\nann,yes,no\nbob,no,no\n")
    words.write_text("ab\nac\n")
    near = soccer.Board("2,0,2", **LINE)
    return {
        "mastermind.Board": Tried(
            values={"position": [["1234:00"]], "variant": ["easy"], "secret": ["7432"]}
        ),
        "mastermind.Board.drawn": Tried(values={"variant": ["easy"]}),
        "mastermind.Board.push": Tried([board, "1234"], values={"feedback": ["00"]}),
        "mastermind.Board.picture": Tried([board], values={"secret": [True]}),
        "mastermind.certain": Tried([[]], SMALL),
        "mastermind.certify": Tried([tree]),
        "mastermind.consistent": Tried([[]], SMALL),
        "mastermind.contradiction": Tried([["12:00"]], SMALL),
        "mastermind.explain": Tried(["12", ["13:00"]], SMALL, values={"variant": ["easy"]}),
        "mastermind.feedback": Tried(["12", "13"], SMALL, values={"variant": ["easy"]}),
        "mastermind.partition": Tried(["12"], SMALL, values={"codes": [["12"]]}),
        "mastermind.suggest": Tried([["123:01"]], FIVE, **by_solver),
        "mastermind.solve": Tried(["111"], FIVE, **by_solver),
        "mastermind.evaluate": Tried((), FOURS, **by_solver, values={"sample": [2], "depth": [3]}),
        "mastermind.tree": Tried(
            [*SMALL.values()],
            choice="rule",
            choices=rules,
            values={"first": ["23"]},
            used=lambda: mastermind.RULE_OPTIONS,
        ),
        **dict.fromkeys(
            ["mastermind.Tree.dot", "mastermind.Tree.summary", "mastermind.Tree.svg"],
            Tried([tree], values={"level": [1]}),
        ),
        "mastermind.Tree.written": Tried(
            [tree], choices=some | each(["prolog"]), values={"level": [1]}, **formats
        ),
        "connect4.Board": Tried(["12"], values={"size": [connect4.Size(5, 4)]}),
        "connect4.Solver": Tried(
            values={"book": ["nowhere"], "places": [97], "size": [connect4.Size(5, 4)]}
        ),
        "connect4.Board.score": Tried([FOUR]),
        "connect4.Solver.explain": Tried([whole, LATE]),
        "connect4.Solver.move": Tried(
            [solver, FOUR], choice="player", choices=each(["exact", "perfect"])
        ),
        **dict.fromkeys(
            [
                f"connect4.Solver.{name}"
                for name in ("review", "score", "score_bounds", "value", "variation")
            ],
            Tried([solver, FOUR]),
        ),
        "connect4.explain": Tried([LATE]),
        "connect4.move": Tried(
            ["4455"],
            choice="player",
            choices=each(connect4.PLAYERS) | {"exact": SHORT, "perfect": SHORT},
            values=OTHER,
            used=door.connect4.options,
        ),
        "connect4.review": Tried([FOUR]),
        "connect4.score": Tried(["12"], SIZED, values=OTHER),
        "connect4.score_bounds": Tried(["12"], SIZED, values=OTHER),
        "connect4.scores": Tried([["4455"]]),
        "connect4.variation": Tried([FOUR]),
        "soccer.explain": Tried([""], LINE, values={"most": [1]}),
        "soccer.move": Tried(
            [near],
            choice="player",
            choices=players | {"search": SHORT},
            used=lambda: {name: {*use} - {"time"} for name, use in door.soccer.options().items()},
        ),
        "soccer.outcomes": Tried([""], LINE | {"depth": 2}),
        "soccer.path": Tried(
            [near],
            choice="engine",
            choices=each(soccer.ENGINES),
            values={"algorithm": ["literal"]},
            used=lambda: soccer.ENGINE_OPTIONS,
        ),
        "soccer.Board": Tried([""], values={"field": ["line"]}),
        "soccer.prove": Tried(
            more={"field": Field("standard", 4, 7, 4)}, values={"field": [Field("line", 2, 5, 0)]}
        ),
        "soccer.replay": Tried([""], values={"field": ["line"]}),
        "soccer.tournament": Tried(["reply", "reply"], LINE | {"games": 1}, values=MATCH),
        "games.TwoPlayers": Tried(["nim"]),
        "games.TwoPlayers.check": Tried([nim]),
        "games.TwoPlayers.move": Tried([nim, []], **by_player),
        "games.TwoPlayers.why": Tried([nim, "legal(take(3,6))", []]),
        "games.TwoPlayers.win": Tried([nim, ["take(3,5)"]], {"plies": 3}),
        "games.TwoPlayers.worth": Tried([TwoPlayers("prisoners_dilemma"), []], {"plies": 3}),
        "games.TwoPlayers.solve": Tried([TwoPlayers("lights_out"), []], values={"steps": [3]}),
        "games.TwoPlayers.board": Tried([nim], values={"position": [["take(3,5)"]]}),
        "games.Board": Tried(more={"game": nim}, values={"position": [["take(3,5)"]]}),
        "games.Board.from_state": Tried(
            [nim.board().state()], values={"game": [TwoPlayers("connect")]}
        ),
        "games.Board.move": Tried([nim.board()], **by_player),
        "games.load": Tried([table]),
        "games.words": Tried([words]),
        "games.Guessing.certain": Tried([game, []]),
        "games.Guessing.certify": Tried([game, found]),
        "games.Guessing.consistent": Tried([game, []]),
        "games.Guessing.contradiction": Tried([game, []]),
        "games.Guessing.explain": Tried([game, 1, []]),
        "games.Guessing.partition": Tried([game, 1], values={"secrets": [[1]]}),
        "games.Guessing.suggest": Tried([game, []], values={"rule": ["expected", "classes"]}),
        "games.Guessing.tree": Tried(
            [game],
            choice="engine",
            choices=each(games.ENGINES),
            values={"rule": ["total", "both"]},
            used=lambda: ENGINE_OPTIONS,
            refused=("progress",),
        ),
        **dict.fromkeys(
            ["games.Tree.dot", "games.Tree.summary", "games.Tree.svg"],
            Tried([found], values={"level": [1]}),
        ),
        "games.Tree.written": Tried([found], choices=some, values={"level": [1]}, **formats),
        "games.guessing": Tried(
            [[1, 2], [1, 2], lambda q, s: q == s],
            values={"name": ["mine"], "same": [lambda one, other: one / 0]},  # it is asked at once
        ),
        "games.named": Tried(["higher_lower"]),
        "games.names": Tried(values={"kind": ["guessing"]}),
    }


def public() -> dict[str, Any]:
    """Every public function, and every method of a public class, by its name."""
    found: dict[str, Any] = {}
    for module in (mastermind, connect4, soccer, games):
        game = module.__name__.rpartition(".")[2]
        for name in module.__all__:
            thing = getattr(module, name)
            if isfunction(thing):
                found[f"{game}.{name}"] = thing
            elif isclass(thing) and not issubclass(thing, tuple):
                if isfunction(thing.__init__) and not is_dataclass(thing):
                    found[f"{game}.{name}"] = thing
                for part, method in getmembers(thing, lambda one: isfunction(one) or ismethod(one)):
                    if method.__module__.startswith("ludologic") and part[0] != "_":
                        found[f"{game}.{name}.{part}"] = method
    return found


def test_every_option_is_used_or_refused(tmp_path: Path) -> None:
    cases, wrong = tried(tmp_path), []
    for name, function in public().items():
        if name == "games.Guessing":  # it is made by `guessing`
            continue
        case = cases.get(name, Tried())
        takes = list(signature(function).parameters.values())[len(case.args) :]
        options = [one.name for one in takes if one.default is not Parameter.empty]
        used = case.used()
        declared = {option for of in used.values() for option in of}
        for choice, given in (case.choices or {"": {}}).items() if options else ():
            if name not in cases:
                wrong.append(f"{name} is not tried")
                break
            more = case.more | given | ({case.choice: choice} if choice else {})

            def call(what: Any = function, args: Any = case.args, /, **more: Any) -> Ended:
                return ended(partial(what, *args, **more), tmp_path)

            without = call(**more)
            for option in options:
                if option == case.choice:
                    continue
                values = case.values.get(option, VALUES.get(option, ()))
                meant = option not in declared or option in used[choice]
                wanted = "used" if meant and option not in case.refused else "refused"
                tries = [tmp_path] if option == "cache" else values
                is_so = became(call, without, more, option, tries)
                if is_so != wanted:
                    wrong.append(f"{name}({choice}): {option} is {is_so}, not {wanted}")
    assert wrong == [], "\n".join(wrong)
