"""Code breaking as the Prolog rules answer it: one function for a question, plain values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ludologic.choice import Choice
from ludologic.engines.door import mastermind as door
from ludologic.errors import Senseless
from ludologic.mastermind.engine import Fault
from ludologic.mastermind.values import (
    Code,
    Feedback,
    Genetic,
    History,
    Node,
    Rule,
    Settled,
    Solver,
    Turn,
    Variant,
)


def judge(variant: Variant, codes: Sequence[Code] = (), answers: Sequence[Feedback] = ()) -> None:
    """Raise BadInput unless the variant can be played, and has such codes and answers."""
    door.judged(variant=variant, codes=codes, answers=answers)


def judge_genetic(genetic: Genetic) -> None:
    """Raise BadInput unless the genetic player can go by these numbers."""
    door.genetic_judged(genetic=genetic)


def feedback(variant: Variant, guess: Code, secret: Code) -> Feedback:
    """The answer of the secret to the guess."""
    return Feedback(**door.feedback(variant=variant, guess=guess, secret=secret))


def partition(
    variant: Variant, guess: Code, codes: Sequence[Code] | None
) -> dict[Feedback, list[Code]]:
    """For each answer to the guess the codes that give it, of these or of all."""
    return {
        Feedback(**one["feedback"]): [tuple(code) for code in one["codes"]]
        for one in door.partition(variant=variant, guess=guess, codes=codes)
    }


def consistent(variant: Variant, history: History) -> list[Code]:
    """The codes still possible, in lexicographic order."""
    return [tuple(code) for code in door.consistent(variant=variant, history=history)]


def conflicts(variant: Variant, code: Code, history: History) -> list[tuple[int, Feedback]]:
    """The turns (from 1) that rule the code out, with what it draws."""
    found = door.conflicts(variant=variant, code=code, history=history)
    return [(one["turn"], Feedback(**one["would"])) for one in found]


def contradiction(variant: Variant, history: History) -> tuple[int, ...]:
    """The fewest turns (from 1) that no code satisfies; () if none."""
    return tuple(door.contradiction(variant=variant, history=history))


def depth(variant: Variant) -> int | None:
    """The least depth of a tree of the variant; None if it is not known."""
    return door.depth(variant=variant)


def exhaustive(variant: Variant) -> bool:
    """Whether a failed search for a tree is a proof that there is none."""
    return door.exhaustive(variant=variant)


def no_tree(
    variant: Variant, rule: Rule, first: Code | None, turns: int, depth: int, exhaustive: bool
) -> str:
    """Why no tree was found by the rule within the depth, of which some turns are played."""
    return door.no_tree(
        variant=variant, rule=rule, first=first, turns=turns, depth=depth, exhaustive=exhaustive
    )


def tree(variant: Variant, rule: Rule, first: Code | None, depth: int | None) -> Node | None:
    """A tree found by the rule within the depth (None: any), or None."""
    return _tree(door.found_tree(variant=variant, rule=rule, first=first, depth=depth))


def first_guess(variant: Variant) -> Code:
    """The usual first guess."""
    return tuple(door.first_guess(variant=variant))


def first_classes(variant: Variant, first: Code) -> dict[Feedback, int]:
    """The classes of a first guess but for the win, the smallest first."""
    classes = door.first_classes(variant=variant, first=first)
    return {Feedback(**one["feedback"]): one["codes"] for one in classes}


def class_settled(variant: Variant, first: Code, feedback: Feedback, depth: int | None) -> Settled:
    """The optimal tree for a class of a first guess."""
    return _settled(
        door.class_settled(variant=variant, first=first, feedback=feedback, depth=depth)
    )


class Open(NamedTuple):
    """A proof that is not at its end: classes settled of those of the guess that is looked into.

    No tree has fewer guesses in total than `bound`, None if there is no tree; `news` is new.
    """

    done: int
    classes: int
    bound: int | None
    news: list[Settled]


class Proved(NamedTuple):
    """The end of a proof: an optimal tree, or None if there is none."""

    root: Node | None


def optimal_progress(
    variant: Variant, first: Code | None, depth: int | None, settled: Sequence[Settled]
) -> Iterator[Open | Proved]:
    """The steps of the proof which tree is optimal; any first guess if None."""
    known = [one.tree for one in settled]
    for step in door.each_progress(
        variant=variant, first=first, depth=depth, settled=_numbered(settled)
    ):
        if step["kind"] == "proved":
            yield Proved(_tree(step["tree"], known))
        else:
            news = [_settled(one, known) for one in step["news"]]
            yield Open(step["done"], step["classes"], step["bound"], news)


def settled_bound(
    variant: Variant, first: Code | None, depth: int | None, settled: Sequence[Settled]
) -> int | None:
    """No tree has fewer guesses in total; None if there is no tree."""
    known = _numbered(settled)
    return door.settled_bound(variant=variant, first=first, depth=depth, settled=known)


def settled_best(
    variant: Variant, first: Code | None, depth: int | None, settled: Sequence[Settled]
) -> tuple[int | None, Node | None]:
    """The proved bound, and the best tree that can be put together by now."""
    given = [(*_about(one), None if one.tree is None else _value(one.tree)) for one in settled]
    best = door.settled_best(variant=variant, first=first, depth=depth, settled=given)
    return best["bound"], _tree(best["tree"])


def _numbered(settled: Sequence[Settled]) -> list[Any]:
    """What is settled, where a tree crosses as its number."""
    return [
        (*_about(one), None if one.tree is None else number) for number, one in enumerate(settled)
    ]


def _about(one: Settled) -> tuple[Any, ...]:
    return one.first, one.feedback, None if one.tree is None else one.tree.total


def _settled(one: Any, known: Sequence[Node | None] = ()) -> Settled:
    return Settled(tuple(one["first"]), Feedback(**one["feedback"]), _tree(one["tree"], known))


def _tree(value: Any, known: Sequence[Node | None] = ()) -> Node | None:
    """The tree; a node that asks nothing stands for one of those that are known."""
    if value is None:
        return None
    if not value["guess"]:
        named: int = value["codes"]
        return known[named]
    children = {}
    for child in value["children"]:
        below = _tree(child["tree"], known)
        assert below is not None
        children[Feedback(**child["feedback"])] = below
    return Node(tuple(value["guess"]), value["codes"], children)


def _value(node: Node) -> Any:
    return node.guess, node.codes, [(key, _value(child)) for key, child in node.children.items()]


def histogram(variant: Variant, root: Node) -> tuple[int, ...]:
    """How many secrets are found at guess 1, 2, ..."""
    found = []
    nodes = [root]
    while nodes:  # a secret is found where its node has it, and no child
        below = [child for node in nodes for child in node.children.values()]
        found.append(sum(node.secrets for node in nodes) - sum(child.secrets for child in below))
        nodes = below
    return tuple(found)


def rama(variant: Variant, root: Node) -> str:
    """The tree as the document's term rama(Guess, Trees), as Prolog writes it."""
    return door.rama(variant=variant, tree=_value(root))


def certify(variant: Variant, depth: int, root: Node) -> tuple[list[Fault], tuple[int, ...]]:
    """The faults of a tree, and how many secrets are found at guess 1, 2, ..., depth."""
    found = door.certificate(variant=variant, depth=depth, tree=_value(root))
    return sorted(map(_fault, found["faults"])), tuple(found["histogram"])


def _fault(fault: Any) -> Fault:
    kind, code, *answer = fault.values()
    return kind, tuple(code), *(Feedback(**one) for one in answer)


def _solver(solver: Solver) -> Any:
    if solver.name == "tree":
        return "within" if solver.kept else solver.name, solver.depth
    if solver.name == "genetic":
        return solver.name, solver.genetic, solver.seed
    return "five_guess"


def suggest(variant: Variant, solver: Solver, history: History) -> Choice[Code] | None:
    """The next guess; None if no code is consistent with the history, or no tree of the depth."""
    return _choice(door.suggest(variant=variant, solver=_solver(solver), history=history))


def hurried(variant: Variant, history: History) -> Choice[Code] | None:
    """A guess that is found at once; None if no code is consistent with the history."""
    return _choice(door.hurried(variant=variant, history=history))


def _choice(found: Any) -> Choice[Code] | None:
    if found is None:
        return None
    guess, left = tuple(found["guess"]), found["left"]
    values: dict[Code, float] = {} if left is None else {guess: left}
    return Choice(guess, found["reason"], left, found["proved"], values=values)


def solve(variant: Variant, solver: Solver, secret: Code) -> Iterator[Turn]:
    """The turns in which the solver finds the secret, each when it is known.

    There are none if the solver must keep to a depth, and no tree does.
    """
    guess = None
    for turn in door.each_turn(variant=variant, solver=_solver(solver), secret=secret):
        guess = tuple(turn["guess"])
        yield Turn(guess, Feedback(**turn["feedback"]))
    if guess not in (None, secret):
        raise Senseless(f"solver {solver.name} does not find the secret")


def sample(variant: Variant, size: int, seed: int) -> list[Code]:
    """Codes drawn at random, in lexicographic order."""
    return [tuple(code) for code in door.sample(variant=variant, size=size, seed=seed)]


def tasks(
    variant: Variant, solver: Solver, secrets: Sequence[Code] | None
) -> list[tuple[int, Any]] | None:
    """The parts of an evaluation, with the number of secrets of each.

    `secrets` are those to find; None stands for all. None if no tree keeps to the solver's depth.
    """
    parts = door.tasks(variant=variant, solver=_solver(solver), secrets=secrets)
    return None if parts is None else [(part["size"], part["task"]) for part in parts]


def task_histogram(variant: Variant, solver: Solver, task: Any) -> tuple[int, ...]:
    """How many secrets of a task are found at guess 1, 2, ..."""
    return tuple(door.task_histogram(variant=variant, solver=_solver(solver), task=task))


def few(variant: Variant, history: History, most: int) -> list[Code]:
    """The first codes still possible, in lexicographic order."""
    return [tuple(code) for code in door.few(variant=variant, history=history, most=most)]
