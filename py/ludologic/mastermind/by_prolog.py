"""Code breaking as the Prolog rules answer it: one function for a relation, plain values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ludologic.engines import prolog, sense
from ludologic.errors import BadInput, Senseless
from ludologic.mastermind import text
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


def _variant(variant: Variant) -> prolog.Value:
    return ("variant", *variant)


def _history(history: History) -> prolog.Value:
    return [("-", list(guess), ("-", *feedback)) for guess, feedback in history]


def _first(solutions: list[Any] | None) -> Any:
    return None if solutions is None else solutions[0]


def feedback_fault(variant: Variant, feedback: Feedback) -> Fault | None:
    """feedback_fault/3: ("answer", black, white) if no code can give it; None if one can."""
    fault: Fault | None = _first(
        prolog.once("mastermind_feedback", "feedback_fault", _variant(variant), ("-", *feedback))
    )
    return fault


def judge(variant: Variant, codes: Sequence[Code] = ()) -> None:
    """Raise BadInput unless the variant can be played, and these are codes of it."""
    _asked(variant, "codes", [list(code) for code in codes])


def feedback(variant: Variant, guess: Code, secret: Code) -> Feedback:
    """guess_secret_feedback/3."""
    _, black, white = _asked(variant, "feedback", list(guess), list(secret))
    return Feedback(black, white)


def consistent(variant: Variant, history: History) -> list[Code]:
    """history_codes/3: the codes still possible, in lexicographic order."""
    return [tuple(code) for code in _asked(variant, "consistent", _history(history))]


def conflicts(variant: Variant, code: Code, history: History) -> list[tuple[int, Feedback]]:
    """code_history_conflict/3: the turns (from 1) that rule the code out, with what it draws."""
    found = _asked(variant, "conflicts", list(code), _history(history))
    return [(number, Feedback(black, white)) for _, number, (_, black, white) in found]


def contradiction(variant: Variant, history: History) -> tuple[int, ...]:
    """history_contradiction/3: the fewest turns (from 1) that no code satisfies; () if none."""
    numbers = _asked(variant, "contradiction", _history(history))
    return tuple(numbers or ())


def _asked(variant: Variant, question: str, *given: prolog.Value) -> Any:
    """variant_question_reply/3: the answer, None if there is none; BadInput for a fault."""
    (reply,) = prolog.answer(
        "mastermind_asked", "variant_question_reply", _variant(variant), (question, *given)
    )
    match reply:
        case ("fault", fault):
            raise BadInput(text.fault_sentence(variant, fault))
        case ("answer", answer):
            return answer
    return None


def depth(variant: Variant) -> int | None:
    """variant_depth/2: the least depth of a tree of the variant; None if it is not known."""
    least = _first(prolog.once("mastermind_tree_solver", "variant_depth", _variant(variant)))
    return None if least == "inf" else least


def exhaustive(variant: Variant) -> bool:
    """variant_exhaustive/1: whether a failed search for a tree is a proof that there is none."""
    solution = prolog.once("mastermind_guess", "variant_exhaustive", _variant(variant), outputs=0)
    return solution is not None


def tree(variant: Variant, rule: Rule, first: Code | None, depth: int | None) -> Node | None:
    """rule_tree/5: a tree found by the rule within the depth (None: any), or None."""
    root = prolog.once(
        "mastermind_search",
        "rule_tree",
        rule,
        _variant(variant),
        _any(first),
        _depth(depth),
    )
    return None if root is None else _node(root[0])


def first_guess(variant: Variant) -> Code:
    """variant_first/2: the usual first guess."""
    return tuple(prolog.answer("mastermind_codes", "variant_first", _variant(variant))[0])


def first_classes(variant: Variant, first: Code) -> dict[Feedback, int]:
    """first_classes/3: the classes of a first guess but for the win, the smallest first."""
    classes = prolog.answer("mastermind_optimal", "first_classes", _variant(variant), list(first))[
        0
    ]
    return {Feedback(black, white): size for _, (_, black, white), size in classes}


def class_settled(variant: Variant, first: Code, feedback: Feedback, depth: int | None) -> Settled:
    """class_tree/6: the optimal tree for a class of a first guess."""
    found = prolog.answer(
        "mastermind_optimal",
        "class_tree",
        _variant(variant),
        list(first),
        ("-", *feedback),
        _depth(depth),
        outputs=2,
    )
    return Settled(first, feedback, _tree(found[1], []))


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
    """optimal_progress/5: the steps of the proof which tree is optimal; any first guess if None."""
    # A tree that is known crosses as its number.
    terms = [
        _settled(one, "none" if one.tree is None else number) for number, one in enumerate(settled)
    ]
    known = [one.tree for one in settled]
    for ((name, *args),) in prolog.each(
        "mastermind_optimal",
        "optimal_progress",
        _variant(variant),
        _any(first),
        _depth(depth),
        terms,
    ):
        if name == "proved":
            yield Proved(_tree(args[1], known))
        else:
            done, classes, bound, news = args
            yield Open(
                done,
                classes,
                _bound(bound),
                [
                    Settled(tuple(guess), Feedback(*answer[1:]), _tree(term, known))
                    for _, guess, answer, _, term in news
                ],
            )


def settled_bound(
    variant: Variant, first: Code | None, depth: int | None, settled: Sequence[Settled]
) -> int | None:
    """settled_bound/5: no tree has fewer guesses in total; None if there is no tree."""
    bound = prolog.answer(
        "mastermind_best",
        "settled_bound",
        _variant(variant),
        _any(first),
        _depth(depth),
        [_settled(one, "none" if one.tree is None else "known") for one in settled],
    )[0]
    return _bound(bound)


def settled_best(
    variant: Variant, first: Code | None, depth: int | None, settled: Sequence[Settled]
) -> tuple[int | None, Node | None]:
    """settled_best/7: the proved bound, and the best tree that can be put together by now."""
    found = prolog.answer(
        "mastermind_best",
        "settled_best",
        _variant(variant),
        _any(first),
        _depth(depth),
        [_settled(one, "none" if one.tree is None else _term(one.tree)) for one in settled],
        outputs=3,
    )
    bound, _, root = found
    return _bound(bound), _tree(root, [])


def _settled(one: Settled, tree: prolog.Value) -> prolog.Value:
    total = "none" if one.tree is None else one.tree.total
    return ("settled", list(one.first), ("-", *one.feedback), total, tree)


def _any(first: Code | None) -> prolog.Value:
    return "any" if first is None else list(first)


def _depth(depth: int | None) -> prolog.Value:
    return "inf" if depth is None else depth


def _bound(bound: Any) -> int | None:
    return None if bound == "none" else int(bound)


def _tree(term: Any, known: Sequence[Node | None]) -> Node | None:
    return None if term == "none" else _node(term, known)


def histogram(variant: Variant, root: Node) -> tuple[int, ...]:
    """tree_histogram/2: how many secrets are found at guess 1, 2, ..."""
    return tuple(prolog.answer("mastermind_tree", "tree_histogram", _term(root))[0])


def rama(variant: Variant, root: Node) -> str:
    """tree_rama_text/3: the tree as the document's term rama(Guess, Trees), as Prolog writes it."""
    text: str = prolog.answer("mastermind_rama", "tree_rama_text", _variant(variant), _term(root))[
        0
    ]
    return text


def certify(variant: Variant, depth: int, root: Node) -> tuple[list[Fault], tuple[int, ...]]:
    """facts_certificate/5 of a tree: its faults, and how many secrets are found at each guess."""
    facts = prolog.answer("mastermind_certify", "tree_facts", _term(root))[0]
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
    certificate = prolog.answer(
        "mastermind_certify", "facts_certificate", _variant(variant), depth, facts, outputs=2
    )
    faults, found = certificate
    return sorted(_fault(fault) for fault in faults), tuple(found)


def _fault(fault: Any) -> Fault:
    name, *args = fault
    return (name, *(tuple(arg) if isinstance(arg, list) else arg for arg in args))


def genetic_fault(genetic: Genetic) -> Fault | None:
    """genetic_fault/2: what is wrong with the numbers, such as ("population", 0); None if fine."""
    fault: Fault | None = _first(
        prolog.once("mastermind_genetic", "genetic_fault", ("genetic", *genetic))
    )
    return fault


def _solver(solver: Solver) -> prolog.Value:
    if solver.name == "tree":
        return ("tree", _depth(solver.depth))
    if solver.name == "genetic":
        return ("genetic", ("genetic", *solver.genetic), solver.seed)
    return "five_guess"


def suggest(variant: Variant, solver: Solver, history: History) -> Code | None:
    """history_guess/4: the next guess; None if no code is consistent with the history."""
    guess = _asked(variant, "suggest", _solver(solver), _history(history))
    return None if guess is None else tuple(guess)


def solve(variant: Variant, solver: Solver, secret: Code) -> Iterator[Turn]:
    """secret_turn/4: the turns in which the solver finds the secret, each when it is known."""
    judge(variant, [secret])
    guess = None
    for ((_, guess, (_, black, white)),) in prolog.each(
        "mastermind_suggest", "secret_turn", _solver(solver), _variant(variant), list(secret)
    ):
        yield Turn(tuple(guess), Feedback(black, white))
    if guess != list(secret):
        raise Senseless(f"solver {solver.name} does not find the secret")


def sample(variant: Variant, size: int, seed: int) -> list[Code]:
    """variant_sample/4: codes drawn by lot, in lexicographic order."""
    codes = prolog.answer("mastermind_evaluate", "variant_sample", _variant(variant), size, seed)[0]
    return [tuple(code) for code in codes]


def tasks(
    variant: Variant, solver: Solver, secrets: Sequence[Code] | None
) -> list[tuple[int, prolog.Value]]:
    """solver_tasks/4: the parts of an evaluation, with the number of secrets of each.

    `secrets` are those to find; None stands for all.
    """
    given = "all" if secrets is None else [list(secret) for secret in secrets]
    found = prolog.answer(
        "mastermind_evaluate", "solver_tasks", _solver(solver), _variant(variant), given
    )[0]
    return [(size, task) for _, size, task in found]


def task_histogram(variant: Variant, solver: Solver, task: prolog.Value) -> tuple[int, ...]:
    """task_histogram/4: how many secrets of a task are found at guess 1, 2, ..."""
    return tuple(
        prolog.answer(
            "mastermind_evaluate", "task_histogram", _solver(solver), _variant(variant), task
        )[0]
    )


def _node(term: Any, known: Sequence[Node | None] = ()) -> Node:
    """The tree; a number in it stands for one of those that are known."""
    if isinstance(term, int):
        tree = known[term]
        assert tree is not None
        return tree
    _, guess, size, children = term
    return Node(
        tuple(guess),
        size,
        {Feedback(black, white): _node(child, known) for _, (_, black, white), child in children},
    )


def _term(node: Node) -> prolog.Value:
    children = [("-", ("-", *answer), _term(child)) for answer, child in node.children.items()]
    return ("node", list(node.guess), node.codes, children)


def rows() -> int:
    """board_rows/1: how many guesses a game has."""
    number: int = prolog.answer("mastermind_game", "board_rows")[0]
    return number


def end(variant: Variant, history: History) -> prolog.Value:
    """history_end/3: "open", or ("won", "codebreaker") or ("won", "codemaker")."""
    return prolog.answer("mastermind_game", "history_end", _variant(variant), _history(history))[0]


def score(variant: Variant, history: History) -> int | None:
    """history_score/3: what the game is worth; None while it is open."""
    points: int | None = _first(
        prolog.once("mastermind_game", "history_score", _variant(variant), _history(history))
    )
    return points


def break_turn(variant: Variant, history: History) -> int | None:
    """history_break/3: the first turn (from 1) after which no code is possible; None if one is."""
    number: int | None = _first(
        prolog.once("mastermind_possible", "history_break", _variant(variant), _history(history))
    )
    return number


def count(variant: Variant, history: History) -> int:
    """history_count/3: how many codes are still possible."""
    codes: int = prolog.answer(
        "mastermind_possible", "history_count", _variant(variant), _history(history)
    )[0]
    return codes


def few(variant: Variant, history: History, most: int) -> list[Code]:
    """history_few/4: the first codes still possible, in lexicographic order."""
    return [tuple(code) for code in _asked(variant, "few", _history(history), most)]


def seed_code(variant: Variant, seed: int) -> Code:
    """variant_seed_code/3: a code drawn by lot."""
    return tuple(
        prolog.answer("mastermind_random_code", "variant_seed_code", _variant(variant), seed)[0]
    )


sense.guard(__name__)
