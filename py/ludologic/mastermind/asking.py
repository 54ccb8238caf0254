"""What is asked, read from what was given and judged by the rules. Raises BadInput if it is wrong.

`by` is the engine's side of the adapter, by_prolog or by_clingo.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludologic.checks import check_seed
from ludologic.errors import BadInput, check_one_of
from ludologic.mastermind import by_clingo, by_prolog, text
from ludologic.mastermind.engine import Engine
from ludologic.mastermind.text import CodeLike, TurnLike
from ludologic.mastermind.values import Code, Feedback, Genetic, History, Solver, Variant

ENGINES = ("prolog", "clingo")
SOLVERS = ("tree", "five-guess", "genetic")


def engine(name: str) -> Engine:
    """The engine's side of the adapter, by the engine's name."""
    check_one_of(name, ENGINES, "engine")
    return by_clingo if name == "clingo" else by_prolog


def check_variant(by: Engine, variant: Variant) -> None:
    """Raise BadInput unless the variant can be played."""
    text.check_variant(variant)
    fault = by.variant_fault(variant)
    if fault is not None:
        raise BadInput(text.variant_sentence(fault))


def code(by: Engine, variant: Variant, given: CodeLike) -> Code:
    """A code of the variant."""
    symbols = text.read_code(variant, given)
    _check_code(by, variant, symbols)
    return symbols


def feedback(by: Engine, variant: Variant, given: str | tuple[int, int]) -> Feedback:
    """An answer that a code of the variant can give."""
    answer = text.read_feedback(variant, given)
    _check_feedback(by, variant, answer)
    return answer


def history(by: Engine, variant: Variant, given: Iterable[TurnLike]) -> History:
    """A history of the variant, and the variant itself."""
    check_variant(by, variant)
    turns = text.read_history(variant, given)
    for guess, answer in turns:
        _check_code(by, variant, guess)
        _check_feedback(by, variant, answer)
    return turns


def _check_code(by: Engine, variant: Variant, symbols: Code) -> None:
    fault = by.code_fault(variant, symbols)
    if fault is not None:
        raise BadInput(text.code_sentence(variant, symbols, fault))


def _check_feedback(by: Engine, variant: Variant, answer: Feedback) -> None:
    if by.feedback_fault(variant, answer) is not None:
        raise BadInput(text.feedback_sentence(variant, answer))


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
