"""Reads the arguments of a question, which the rules judge. Raises BadInput if it is wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar, get_args

from ludologic.checks import (
    LARGEST,
    check_instance,
    check_one_of,
    check_options,
    check_seed,
    shown,
)
from ludologic.engines import changes
from ludologic.engines.door import mastermind as door
from ludologic.errors import BadInput, EngineMissing, Senseless
from ludologic.mastermind import by_clingo, text
from ludologic.mastermind.text import VariantLike
from ludologic.mastermind.tree import Tree
from ludologic.mastermind.values import (
    ARBOLMASTER,
    RULES,
    WITHIN_DEPTH,
    Code,
    EngineName,
    Genetic,
    Node,
    Played,
    Rule,
    Solver,
    SolverName,
    Variant,
)

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")

ENGINES: tuple[EngineName, ...] = get_args(EngineName)
SOLVERS: tuple[SolverName, ...] = get_args(SolverName)
MOST_LEVELS = 100
MOST_NODES = 2_000_000
"""A node has a code of its own, and of codes there are no more."""


def asks_clingo(engine: EngineName) -> bool:
    """Whether clingo is the engine, or else SWI-Prolog."""
    check_one_of(engine, ENGINES, "engine")
    if engine == "clingo":
        changes.warn_if_changed("mastermind")
    return engine == "clingo"


def either_engine(function: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """A function that names the other engine if the one it asks is missing, and that one knows."""

    @wraps(function)
    def asked(*args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
        try:
            return function(*args, **kwargs)
        except EngineMissing as error:
            if kwargs.get("rule") is not None or kwargs.get("solver") == "genetic":
                raise  # one engine alone knows it
            if kwargs.get("engine") == "clingo":
                instead = 'engine="prolog"'
            elif function.__name__ == "suggest" and kwargs.get("solver") != "five-guess":
                instead = 'solver="five-guess", engine="clingo"'
            else:
                instead = 'engine="clingo"'
            raise EngineMissing(f"{error}; or ask with {instead}") from error

    return asked


def variant_of(given: VariantLike | None, history: Any = None) -> Variant:
    """A variant, or the one of that name; by default that of a Board, or the usual one."""
    if given is not None:
        return text.read_variant(given)
    return history.variant if isinstance(history, Played) else ARBOLMASTER


def tree(given: Tree) -> Tree:
    """A tree by any maker, whose parts an engine can be asked about."""
    form = "it is a Tree, of variant and nodes, each with a guess, a number of codes and children"
    check_instance(given, Tree, "tree", form)
    text.read_variant(given.variant)
    left, nodes = [(given.root, 1)], 0
    while left:
        node, level = left.pop()
        nodes += 1
        if not (isinstance(node, Node) and _is_sound(node)):
            raise BadInput(f"{shown(node)} is no node of a tree: {form}")
        if level > MOST_LEVELS or nodes > MOST_NODES:
            raise BadInput(
                f"the tree is too large: it has at most {MOST_LEVELS} levels, {MOST_NODES:,} nodes"
            )
        left += [(child, level + 1) for child in node.children.values()]
    return given


def _is_sound(node: Node) -> bool:
    """Whether a node is made of what nodes are made of: numbers, and answers as keys."""
    guess: Any = node.guess
    children: Any = node.children
    if not isinstance(guess, tuple) or not isinstance(children, dict):
        return False
    answers = list(children)
    return (
        len(guess) <= text.LONGEST
        and all(isinstance(answer, tuple) and len(answer) == 2 for answer in answers)
        and all(
            type(number) is int and 0 <= number <= LARGEST
            for number in (node.codes, *guess, *(one for answer in answers for one in answer))
        )
    )


def solver(
    variant: Variant,
    name: SolverName,
    depth: int | None,
    seed: int | None,
    genetic: Genetic | None,
    *,
    sampled: bool = False,
) -> Solver:
    """A solver by its name, with its numbers. sampled: the seed draws a sample, too."""
    check_one_of(name, SOLVERS, "solver")
    depth = text.check_depth(depth)
    seed = None if seed is None else check_seed(seed)
    check_options(
        "solver",
        name,
        door.options,
        depth=depth,
        seed=None if sampled else seed,
        genetic=genetic,
    )
    if name == "tree":
        most = door.depth(variant=variant) if depth is None else depth
        return Solver(name, most, kept=depth is not None)
    if name != "genetic":
        return Solver(name)
    numbers = Genetic() if genetic is None else genetic
    door.genetic_judged(genetic=numbers)
    return Solver(name, seed=seed or 0, genetic=numbers)


def solver_value(solver: Solver) -> Any:
    """A solver as the rules read it."""
    if solver.name == "tree":
        return "within" if solver.kept else solver.name, solver.depth
    if solver.name == "genetic":
        return solver.name, solver.genetic, solver.seed
    return "five_guess"


def tree_rule(engine: EngineName, rule: Rule | None) -> Rule:
    """The rule, which the engine must know; its usual one if none is named."""
    if rule is None:
        return RULES[engine][0]
    check_one_of(rule, [name for names in RULES.values() for name in names], "rule")
    if rule not in RULES[engine]:
        other = next(name for name, rules in RULES.items() if rule in rules)
        raise BadInput(
            f"engine {engine} knows rule {', '.join(RULES[engine])}, not {rule}: "
            f'use engine="{other}"'
        )
    return rule


def tree_limit(clingo: bool, variant: Variant, rule: Rule, depth: int | str | None) -> int | None:
    """The most guesses that a tree may take, None for any number."""
    if depth == "any":
        return None
    if depth is None and rule in WITHIN_DEPTH:
        if clingo:
            return by_clingo.depth(variant)
        return door.depth(variant=variant)
    return text.check_depth(depth)


def no_tree(
    clingo: bool,
    variant: Variant,
    rule: Rule,
    first: Code | None,
    depth: int | None,
    turns: int = 0,
) -> str:
    """Why there is no tree of the depth, of which some turns are played."""
    if depth is None:
        raise Senseless(f"rule {rule} finds no tree, and there always is one without a limit")
    return door.no_tree(
        variant=variant,
        rule=rule,
        first=first,
        turns=turns,
        depth=depth,
        exhaustive=clingo or door.exhaustive(variant=variant),  # clingo leaves no guess out
    )
