"""Code breaking as the Prolog rules answer it: one function for a relation, plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludologic.engines import prolog
from ludologic.mastermind.values import (
    Code,
    Feedback,
    Genetic,
    History,
    Node,
    Solver,
    Turn,
    Variant,
)

Fault = tuple[Any, ...]


def _variant(variant: Variant) -> prolog.Value:
    return ("variant", *variant)


def _history(history: History) -> prolog.Value:
    return [("-", list(guess), ("-", *feedback)) for guess, feedback in history]


def _first(solutions: list[Any] | None) -> Any:
    return None if solutions is None else solutions[0]


def variant_fault(variant: Variant) -> Fault | None:
    """variant_fault/2: why the variant can't be played, such as ("pegs", 0); None if it can."""
    fault: Fault | None = _first(
        prolog.once("mastermind_codes", "variant_fault", _variant(variant))
    )
    return fault


def code_fault(variant: Variant, code: Code) -> Fault | None:
    """code_fault/3: why this is no code of the variant, such as ("repeat", 3); None if it is."""
    fault: Fault | None = _first(
        prolog.once("mastermind_codes", "code_fault", _variant(variant), list(code))
    )
    return fault


def feedback_fault(variant: Variant, feedback: Feedback) -> Fault | None:
    """feedback_fault/3: ("answer", black, white) if no code can give it; None if one can."""
    fault: Fault | None = _first(
        prolog.once("mastermind_feedback", "feedback_fault", _variant(variant), ("-", *feedback))
    )
    return fault


def feedback(variant: Variant, guess: Code, secret: Code) -> Feedback:
    """guess_secret_feedback/3."""
    _, black, white = _first(
        prolog.once("mastermind_feedback", "guess_secret_feedback", list(guess), list(secret))
    )
    return Feedback(black, white)


def consistent(variant: Variant, history: History) -> list[Code]:
    """history_codes/3: the codes still possible, in lexicographic order."""
    codes = _first(
        prolog.once("mastermind_consistent", "history_codes", _variant(variant), _history(history))
    )
    return [tuple(code) for code in codes]


def conflicts(variant: Variant, code: Code, history: History) -> list[tuple[int, Feedback]]:
    """code_history_conflict/3: the turns (from 0) that rule the code out, with what it draws."""
    found = prolog.every(
        "mastermind_consistent", "code_history_conflict", list(code), _history(history)
    )
    return [(number - 1, Feedback(black, white)) for ((_, number, (_, black, white)),) in found]


def contradiction(variant: Variant, history: History) -> tuple[int, ...]:
    """history_contradiction/3: the fewest turns (from 0) that no code satisfies; () if none."""
    numbers = prolog.once(
        "mastermind_consistent", "history_contradiction", _variant(variant), _history(history)
    )
    return () if numbers is None else tuple(number - 1 for number in numbers[0])


def depth(variant: Variant) -> int | None:
    """variant_depth/2: the depth promised for the variant; None if nothing is promised."""
    promised = _first(prolog.once("mastermind_depth", "variant_depth", _variant(variant)))
    return None if promised == "inf" else promised


def exhaustive(variant: Variant) -> bool:
    """variant_exhaustive/1: whether a failed search for a tree is a proof that there is none."""
    solution = prolog.once("mastermind_guess", "variant_exhaustive", _variant(variant), outputs=0)
    return solution is not None


def tree(variant: Variant, rule: str, first: Code | None, depth: int | None) -> Node | None:
    """rule_tree/5: a tree found by the rule within the depth (None: any), or None."""
    root = prolog.once(
        "mastermind_search",
        "rule_tree",
        rule,
        _variant(variant),
        "any" if first is None else list(first),
        "inf" if depth is None else depth,
    )
    return None if root is None else _node(root[0])


def histogram(variant: Variant, root: Node) -> tuple[int, ...]:
    """tree_histogram/2: how many secrets are found at guess 1, 2, ..."""
    return tuple(_first(prolog.once("mastermind_tree", "tree_histogram", _term(root))))


def rama(variant: Variant, root: Node) -> str:
    """tree_rama_text/3: the tree as the document's term rama(Guess, Trees), as Prolog writes it."""
    text: str = _first(
        prolog.once("mastermind_rama", "tree_rama_text", _variant(variant), _term(root))
    )
    return text


def certify(variant: Variant, depth: int, root: Node) -> tuple[list[Fault], tuple[int, ...]]:
    """facts_certificate/5 of a tree: its faults, and how many secrets are found at each guess."""
    facts = _first(prolog.once("mastermind_certify", "tree_facts", _term(root)))
    return _certificate(variant, depth, facts)


def certify_facts(
    variant: Variant,
    depth: int,
    asks: Sequence[tuple[int, int, int]],
    children: Sequence[tuple[int, int, int, int]],
) -> tuple[list[Fault], tuple[int, ...]]:
    """facts_certificate/5 of facts: asks(node, place, symbol), child(node, black, white, node)."""
    facts = [("asks", *fact) for fact in asks] + [("child", *fact) for fact in children]
    return _certificate(variant, depth, facts)


def _certificate(
    variant: Variant, depth: int, facts: list[Any]
) -> tuple[list[Fault], tuple[int, ...]]:
    certificate = prolog.once(
        "mastermind_certify", "facts_certificate", _variant(variant), depth, facts, outputs=2
    )
    assert certificate is not None
    faults, found = certificate
    return sorted(_fault(fault) for fault in faults), tuple(found)


def _fault(fault: Any) -> Fault:
    name, *args = fault
    return (name, *(tuple(arg) if isinstance(arg, list) else arg for arg in args))


def genetic_defaults() -> Genetic:
    """genetic_defaults/1."""
    return Genetic(*_first(prolog.once("mastermind_genetic", "genetic_defaults"))[1:])


def genetic_fault(genetic: Genetic) -> Fault | None:
    """genetic_fault/2: what is wrong with the numbers, such as ("population", 0); None if fine."""
    fault: Fault | None = _first(
        prolog.once("mastermind_genetic", "genetic_fault", ("genetic", *genetic))
    )
    return fault


def _solver(solver: Solver) -> prolog.Value:
    if solver.name == "tree":
        return ("tree", "inf" if solver.depth is None else solver.depth)
    if solver.name == "genetic":
        return ("genetic", ("genetic", *solver.genetic), solver.seed)
    return "five_guess"


def suggest(variant: Variant, solver: Solver, history: History) -> Code | None:
    """history_guess/4: the next guess; None if no code is consistent with the history."""
    guess = prolog.once(
        "mastermind_suggest", "history_guess", _solver(solver), _variant(variant), _history(history)
    )
    return None if guess is None else tuple(guess[0])


def solve(variant: Variant, solver: Solver, secret: Code) -> History:
    """secret_game/4: the turns in which the solver finds the secret."""
    turns = _first(
        prolog.once(
            "mastermind_suggest", "secret_game", _solver(solver), _variant(variant), list(secret)
        )
    )
    return tuple(
        Turn(tuple(guess), Feedback(black, white)) for _, guess, (_, black, white) in turns
    )


def sample(variant: Variant, size: int, seed: int) -> list[Code]:
    """variant_sample/4: codes drawn by lot, in lexicographic order."""
    codes = _first(
        prolog.once("mastermind_evaluate", "variant_sample", _variant(variant), size, seed)
    )
    return [tuple(code) for code in codes]


def tasks(
    variant: Variant, solver: Solver, secrets: Sequence[Code] | None
) -> list[tuple[int, prolog.Value]]:
    """solver_tasks/4: the parts of an evaluation, with the number of secrets of each.

    `secrets` are those to find; None stands for all.
    """
    given = "all" if secrets is None else [list(secret) for secret in secrets]
    found = _first(
        prolog.once(
            "mastermind_evaluate", "solver_tasks", _solver(solver), _variant(variant), given
        )
    )
    return [(size, task) for _, size, task in found]


def task_histogram(variant: Variant, solver: Solver, task: prolog.Value) -> tuple[int, ...]:
    """task_histogram/4: how many secrets of a task are found at guess 1, 2, ..."""
    return tuple(
        _first(
            prolog.once(
                "mastermind_evaluate", "task_histogram", _solver(solver), _variant(variant), task
            )
        )
    )


def _node(term: Any) -> Node:
    _, guess, size, children = term
    return Node(
        tuple(guess),
        size,
        {Feedback(black, white): _node(child) for _, (_, black, white), child in children},
    )


def _term(node: Node) -> prolog.Value:
    children = [("-", ("-", *answer), _term(child)) for answer, child in node.children.items()]
    return ("node", list(node.guess), node.codes, children)


def rows() -> int:
    """board_rows/1: how many guesses a game has."""
    number: int = _first(prolog.once("mastermind_game", "board_rows"))
    return number


def outcome(variant: Variant, history: History) -> int | str:
    """history_outcome/3: the rounds in which the game was won, or "open" or "lost"."""
    found = _first(
        prolog.once("mastermind_game", "history_outcome", _variant(variant), _history(history))
    )
    return found if isinstance(found, str) else int(found[1])


def score(variant: Variant, outcome: int | str) -> int | None:
    """variant_outcome_score/3 of what `outcome` found; None for an open game."""
    term = outcome if isinstance(outcome, str) else ("won", outcome)
    points: int | None = _first(
        prolog.once("mastermind_game", "variant_outcome_score", _variant(variant), term)
    )
    return points


def break_turn(variant: Variant, history: History) -> int | None:
    """history_break/3: the first turn (from 0) after which no code is possible; None if one is."""
    number = prolog.once(
        "mastermind_possible", "history_break", _variant(variant), _history(history)
    )
    return None if number is None else number[0] - 1


def count(variant: Variant, history: History) -> int:
    """history_count/3: how many codes are still possible."""
    codes: int = _first(
        prolog.once("mastermind_possible", "history_count", _variant(variant), _history(history))
    )
    return codes


def few(variant: Variant, history: History, most: int) -> list[Code]:
    """history_few/4: the first codes still possible, in lexicographic order."""
    codes = _first(
        prolog.once(
            "mastermind_possible", "history_few", _variant(variant), _history(history), most
        )
    )
    return [tuple(code) for code in codes]


def seed_code(variant: Variant, seed: int) -> Code:
    """variant_seed_code/3: a code drawn by lot."""
    return tuple(
        _first(prolog.once("mastermind_random_code", "variant_seed_code", _variant(variant), seed))
    )
