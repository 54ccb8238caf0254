"""What is asked, read from what was given and judged by the rules. Raises BadInput if it is wrong.

`by` is the engine's side of the adapter, by_prolog or by_clingo.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludologic.checks import check_seed
from ludologic.errors import BadInput, check_one_of
from ludologic.mastermind import by_prolog, text
from ludologic.mastermind.engine import Engine
from ludologic.mastermind.text import CodeLike, TurnLike
from ludologic.mastermind.values import Code, Genetic, History, Solver, Variant

ENGINES = ("prolog", "clingo")
SOLVERS = ("tree", "five-guess", "genetic")


def engine(name: str) -> Engine:
    """The engine's side of the adapter, by the engine's name."""
    check_one_of(name, ENGINES, "engine")
    if name == "prolog":
        return by_prolog
    from ludologic.mastermind import by_clingo

    return by_clingo


def check_variant(by: Engine, variant: Variant) -> None:
    """Raise BadInput unless the variant can be played."""
    text.check_variant(variant)
    by.judge(variant)


def code(variant: Variant, given: CodeLike) -> Code:
    """What should be a code of the variant, for the engine to judge."""
    text.check_variant(variant)
    return text.read_code(variant, given)


def history(variant: Variant, given: Iterable[TurnLike]) -> History:
    """What should be a history of the variant, for the engine to judge."""
    text.check_variant(variant)
    return text.read_history(variant, given)


def solver(
    by: Engine,
    variant: Variant,
    name: str,
    depth: int | None,
    seed: int,
    genetic: Genetic | None,
) -> Solver:
    """A solver by its name, and what it goes by."""
    check_one_of(name, SOLVERS, "solver")
    text.check_depth(depth)
    check_seed(seed)
    if genetic is not None and name != "genetic":
        raise BadInput(f"solver {name} takes no numbers of the genetic player")
    if name == "tree":
        return Solver(name, depth=by.depth(variant) if depth is None else depth)
    if depth is not None:
        raise BadInput(f"solver {name} takes no depth: that is for solver tree")
    if name != "genetic":
        return Solver(name)
    numbers = text.check_genetic(Genetic() if genetic is None else genetic)
    fault = by_prolog.genetic_fault(numbers)
    if fault is not None:
        raise BadInput(text.genetic_sentence(fault))
    return Solver(name, seed=seed, genetic=numbers)
