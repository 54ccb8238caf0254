"""Rules that answer anything: a call gives a value, or says that it makes no sense.

The engines are played by something that answers at random, in the words that the rules have.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ludologic import connect4, games, mastermind, soccer
from ludologic.engines import asp, door, prolog, sense
from ludologic.errors import BadInput, LudologicError, Senseless
from ludologic.games import by_clingo
from ludologic.games.two_players import TwoPlayers
from ludologic.mastermind import Variant
from ludologic.soccer import by_prolog as soccer_by_prolog

NAMES = [
    *("-", "answer", "asks", "bounds", "chosen", "deeper", "draw", "draws", "fault", "f", "field"),
    *("game", "goal", "move", "node", "none", "open", "path", "playable", "proved", "roles"),
    *("score", "settled", "standing", "true", "tree", "win", "won", "x"),
]


def junk(lots: random.Random, depth: int = 3) -> Any:
    """A term, as an answer set has it."""
    kind = lots.randrange(5 if depth else 2)
    if kind == 0:
        return lots.choice([-1, 0, 1, 2, 7, 10**20, 1.5, ""])
    if kind == 1:
        return lots.choice(NAMES)
    terms = [junk(lots, depth - 1) for _ in range(lots.randrange(5))]
    return terms if kind < 4 else (lots.choice(NAMES), *terms)


SENSELESS = json.dumps({"senseless": "some:question"})


class Prolog:
    """Answers as bridge.pl does: what is no value of its type never leaves the door."""

    def need(self, module: str) -> None:
        """It has everything."""

    def ask(self, mode: str, module: str, name: str, inputs: Any, outputs: int) -> Any:
        if mode == "text":
            return SENSELESS
        if name in ("solutions_next", "kept_ask"):
            return [[SENSELESS]]
        return ["named"] if name in ("solutions_open", "kept_open") else []


class Program:
    """Has answer sets of any atoms."""

    lots: random.Random

    def __init__(self, files: Any, *_: Any) -> None:
        sense.asking(lambda: files[0].name)

    def suppose(self, atoms: Any) -> None:
        """As it is anyway."""

    forbid = suppose

    def model(self) -> Any:
        if self.lots.randrange(9) == 0:
            return None
        several = [junk(self.lots) for _ in range(self.lots.randrange(4))]
        return tuple(one if isinstance(one, tuple) else ("f", one) for one in several)

    certain = possible = model

    def models(self, limit: int = 0) -> Iterator[Any]:
        yield from (self.model() or () for _ in range(self.lots.randrange(3)))

    def best(self, effort: int | None = None) -> Any:
        model = self.model() if self.lots.randrange(3) else None
        return None if model is None else asp.Best(model, (1,), True)

    def contradictions(self, assumed: Any) -> Iterator[Any]:
        yield from map(frozenset, self.models())


SMALL = Variant(2, 3, True)
ENGINES: list[Any] = ["prolog", "clingo"]
FACTS = by_clingo.Facts("known", 2, [3], [{1: 1, 2: 2}])
TABLE = games.by_prolog.Table("known", 2, [3], 2, [[(1, 1), (2, 2)]])


def game() -> games.Guessing:
    return games.Guessing("g", TABLE, "known", ["a", "b"], ["q"], ["no", "yes"])


def calls() -> dict[str, Callable[[], Any]]:
    found: dict[str, Callable[[], Any]] = {
        "named": lambda: games.named("ship"),
        "two": lambda: TwoPlayers("nim").check(),
        "standing": lambda: TwoPlayers("nim").board(),
        "win": lambda: TwoPlayers("nim").win(plies=3),
        "suggest": lambda: game().suggest(),
        "contradiction": lambda: game().contradiction([("q", "no")]),
        "explain": lambda: game().explain("a", [("q", "no")]),
        "answer": lambda: game().answer("q", "a"),
        "certain": lambda: game().certain(),
        "certificate": lambda: by_clingo.certificate(FACTS, [1, 2, []], 2),
        "move": lambda: connect4.move("44"),
        "metric": lambda: connect4.move("44", player="metric1"),
        "score": lambda: connect4.score("44"),
        "scores": lambda: connect4.scores(["44"]),
        "bounds": lambda: connect4.score_bounds("44"),
        "variation": lambda: connect4.variation("44"),
        "review": lambda: connect4.review("44"),
        "see": lambda: connect4.explain("44"),
        "columns": lambda: connect4.Board("44").legal_moves,
        "replay": lambda: soccer.replay("0,7"),
        "turn": lambda: soccer.move("0,7"),
        "match": lambda: soccer_by_prolog.match_game(*PAIR),
        "steps": lambda: soccer.Board("0,7").legal_steps,
        "turns": lambda: soccer.Board("0,7").legal_turns,
        "solve": lambda: mastermind.solve("12", variant=SMALL),
        "optimal": lambda: mastermind.tree(SMALL, rule="optimal"),
        "sure": lambda: mastermind.certain(["12:10"], variant=SMALL),
        "few": lambda: mastermind.Board(SMALL).few(2),
    }
    for engine in ENGINES:
        on: dict[str, Any] = {"variant": SMALL, "engine": engine}
        own = {
            "feedback": lambda on=on: mastermind.feedback("12", "21", **on),
            "consistent": lambda on=on: mastermind.consistent(["12:10"], **on),
            "conflicts": lambda on=on: mastermind.explain("12", ["12:10"], **on),
            "fewest": lambda on=on: mastermind.contradiction(["12:10"], **on),
            "guess": lambda on=on: mastermind.suggest(["12:10"], solver="five-guess", **on),
            "built": lambda on=on: mastermind.tree(SMALL, engine=on["engine"]),
            "path": lambda on=on: soccer.path("0,7", engine=on["engine"]),
            "outcomes": lambda on=on: soccer.outcomes("0,7", engine=on["engine"]),
            "safe": lambda on=on: soccer.explain("0,7", engine=on["engine"]),
            "left": lambda on=on: game().consistent(engine=on["engine"]),
            "tree": lambda on=on: game().tree(engine=on["engine"]),
        }
        found |= {f"{name} by {engine}": call for name, call in own.items()}
    return found


TAKES_ANY = ("contradiction", "sure", "left by clingo", "certificate")
"""Calls that make something of nearly every answer."""
PAIR: Any = (soccer.Field("line", 4, 6, 0), soccer.Player("random"), soccer.Player("random"), 1, 1)


@pytest.fixture
def lots(monkeypatch: pytest.MonkeyPatch) -> random.Random:
    """The engines answer by these lots, and nothing is remembered."""
    drawn = random.Random(1)
    monkeypatch.setattr(prolog, "_get", Prolog)
    monkeypatch.setattr(Program, "lots", drawn, raising=False)
    monkeypatch.setattr(asp, "Program", Program)
    forget()
    return drawn


def forget() -> None:
    """Clear what adapters remember, which is in the name of rules that are whole."""
    from ludologic.connect4 import board as columns_board
    from ludologic.connect4 import by_clingo as columns_by_clingo
    from ludologic.mastermind import by_clingo as codes_by_clingo
    from ludologic.soccer import programs

    for game in vars(door).values():
        if isinstance(game, door.Game):
            game._loaded = False  # by what only answers
    for module in (
        columns_by_clingo,
        columns_board,
        codes_by_clingo,
        programs,
        soccer_by_prolog,
    ):
        for value in vars(module).values():
            cached = value if hasattr(value, "cache_clear") else getattr(value, "__wrapped__", None)
            if hasattr(cached, "cache_clear"):
                cached.cache_clear()


@pytest.fixture(autouse=True)
def _forget_after() -> Iterator[None]:
    yield
    forget()


@pytest.mark.parametrize("name", calls())
def test_what_makes_no_sense_is_said(lots: random.Random, name: str) -> None:
    wrong, senseless = [], 0
    for seed in range(25):
        lots.seed(seed)
        forget()
        try:
            calls()[name]()
        except Senseless as error:
            senseless += 1
            assert "agree" in str(error)
        except LudologicError:
            continue
        except Exception as error:
            wrong.append((seed, type(error).__name__, str(error)))
    assert wrong == []
    assert senseless or name in TAKES_ANY


def test_the_query_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    @sense.sensible
    def read(value: Any) -> int:
        if value == "no":
            raise BadInput("no")
        return int(value["number"])

    @sense.sensible
    def each(values: Any) -> Iterator[int]:
        for value in values:
            yield value + 1

    sense.asking(lambda: "board:row(1, ...)")
    assert read({"number": 1}) == 1 and list(each([1])) == [2]
    said = r"what the rules answered to board:row\(1, ...\) makes no sense \(KeyError: 'number'\)"
    with pytest.raises(Senseless, match=said) as caught:
        read({})
    assert isinstance(caught.value.__cause__, KeyError)
    with pytest.raises(Senseless, match="TypeError"):
        list(each(["x"]))
    with pytest.raises(BadInput):
        read("no")
