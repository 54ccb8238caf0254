"""Code breaking: trees, feedback, and what a history of guesses tells.

A code is given as text (`"7432"`, or `"10,2,12,4"` above nine colours) or as a sequence of
integers, a history as turns `"1234:12"` or pairs `("1234", (1, 2))`, or as a Board; tuples of
integers come out. Turns are counted from 1. A variant is a Variant or its name: without one it is
that of the Board, or "arbolmaster". time: how many seconds a question may take; it raises TimeIsUp
then, which says what was reached.
Each function asks an engine, `"prolog"` or `"clingo"`; both answer alike.

>>> consistent(["1234:12", "1325:02"])[:3]
[(2, 1, 6, 4), (2, 1, 7, 4), (2, 1, 8, 4)]

Errors: BadInput for what makes no sense in the variant, Impossible for a question without an
answer, EngineMissing if the engine is not installed (all of them are LudologicError).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from ludologic import display
from ludologic.board import Outcome
from ludologic.checks import (
    Dask,
    check_count,
    check_file,
    check_jobs,
    check_list,
    check_one_of,
    check_options,
    check_progress,
)
from ludologic.choice import Choice
from ludologic.display import count
from ludologic.engines.door import mastermind as door
from ludologic.engines.limit import at_first, at_once, bounded, up
from ludologic.errors import BadInput, Impossible, Senseless, TimeIsUp
from ludologic.mastermind import arguments, by_clingo, sets, text
from ludologic.mastermind.arguments import ENGINES, SOLVERS, asks_clingo, either_engine, variant_of
from ludologic.mastermind.board import CODEBREAKER, Board
from ludologic.mastermind.text import (
    CodeLike,
    HistoryLike,
    TurnLike,
    VariantLike,
    read_code,
    read_history,
)
from ludologic.mastermind.tree import Tree, certificate, found_at, node_value, read_node
from ludologic.mastermind.values import (
    ARBOLMASTER,
    RULE_OPTIONS,
    RULES,
    VARIANTS,
    Code,
    EngineName,
    Evaluation,
    Feedback,
    Genetic,
    History,
    Node,
    Rule,
    Solver,
    SolverName,
    Strategy,
    Turn,
    Variant,
)
from ludologic.tree import Certificate, Conflict, Fault

__all__ = [
    "ARBOLMASTER",
    "CODEBREAKER",
    "ENGINES",
    "RULES",
    "SOLVERS",
    "VARIANTS",
    "Board",
    "Certain",
    "Certificate",
    "Code",
    "CodeLike",
    "Conflict",
    "EngineName",
    "Evaluation",
    "Feedback",
    "Genetic",
    "History",
    "HistoryLike",
    "Node",
    "Outcome",
    "Rule",
    "SolverName",
    "Strategy",
    "Tree",
    "Turn",
    "TurnLike",
    "Variant",
    "VariantLike",
    "certain",
    "certify",
    "consistent",
    "contradiction",
    "evaluate",
    "explain",
    "feedback",
    "partition",
    "rama",
    "solve",
    "suggest",
    "tree",
]


class Certain(NamedTuple):
    """What cautious and brave reasoning say about the secret: pairs (place, symbol), from 1."""

    certain: tuple[tuple[int, int], ...]
    possible: tuple[tuple[int, int], ...]

    def _repr_svg_(self) -> str:
        return display.svg(self)


@either_engine
@bounded
def tree(
    variant: VariantLike = ARBOLMASTER,
    *,
    rule: Rule | None = None,
    first: CodeLike | None = None,
    depth: int | str | None = None,
    engine: EngineName = "prolog",
    jobs: int | None = None,
    dask: Dask = None,
    cache: str | Path | None = None,
    progress: Callable[[int, int, int], None] | None = None,
    time: float | None = None,
) -> Tree:
    """A decision tree: which code to guess after each answer, until every secret is found.

    rule: `depth` (at most `depth` guesses; the usual one), `first` (the first possible code),
    `minimax` (the possible code whose largest class is smallest), `optimal` (the fewest guesses
    over all secrets within the depth), or `classes` of engine `clingo`, its only one (the code that
    makes the most classes, at most `depth` guesses). first: the guess at the root; without it the
    usual one, and if that leads to no tree, any other. depth: by default what the variant is
    known to need (6 for 3024 codes), or no limit where that is unknown, which `"any"` always is.
    Raises Impossible if no tree is found, and says whether that is a proof.

    Rule `optimal` takes `first="any"`, which looks for the best first guess too. jobs: how many
    processes share the work, -1 for one a core; dask: the address of a Dask scheduler, or a Client,
    whose workers do it instead. cache: a folder that keeps what was settled.
    progress(done, classes, bound) receives how many classes of the first guess are settled, and a
    proved lower bound of the total; with rule `classes` it receives codes, and 0. After Ctrl-C the
    result of rule `optimal` is the best tree so far, and it is not `proved`.

    time: when it is up, the result is the best tree so far, which may be that of rule `first`; its
    `stopped` says so. If there is none by then, or none of the `depth` that was asked for, TimeIsUp
    is raised.
    """
    clingo = asks_clingo(engine)
    rule = arguments.tree_rule(engine, rule)
    variant = variant_of(variant)
    folder = None if cache is None else check_file(cache, "folder of a cache").absolute()
    free = rule == "optimal" and first == "any"
    code = None if first is None or free else read_code(variant, first)
    check_progress(progress)
    check_options(
        "rule", rule, lambda: RULE_OPTIONS, jobs=jobs, dask=dask, cache=cache, progress=progress
    )
    processes = check_jobs(jobs, dask)
    with at_once():
        codes = [] if code is None else [code]
        if clingo:
            by_clingo.judge(variant, codes)
        else:
            door.judged(variant=variant, codes=codes, answers=[])
        limit = arguments.tree_limit(clingo, variant, rule, depth)
    bound = None
    simple = at_first(lambda: _found(variant, "first", code, None))
    try:
        if rule == "optimal":
            from ludologic.mastermind import optimal

            guess = tuple(door.first_guess(variant=variant)) if first is None else code
            root, bound = optimal.best(
                variant, guess, limit, jobs=processes, dask=dask, cache=folder, progress=progress
            )
            if root is None and first is None:
                root, bound = optimal.best(
                    variant, None, limit, jobs=processes, dask=dask, progress=progress
                )
        elif rule == "classes":
            root = _by_classes(variant, code, limit, progress)
        else:
            root = _found(variant, rule, code, limit)
        if root is None:
            raise Impossible(arguments.no_tree(clingo, variant, rule, code, limit))
        found = by_clingo.histogram(variant, root) if clingo else found_at(root)
        return Tree(variant, rule, engine, root, found, bound)
    except TimeIsUp as error:
        if simple is None:
            raise
        built = Tree(variant, "first", "prolog", simple, found_at(simple), complete=False)
        if isinstance(depth, int) and built.depth > depth:
            said = f"the tree of rule first needs {count(built.depth, 'guess')}"
            raise up("; ".join(filter(None, (error.known, said))), built) from None
        return built


def _found(variant: Variant, rule: Rule, first: Code | None, depth: int | None) -> Node | None:
    return read_node(door.found_tree(variant=variant, rule=rule, first=first, depth=depth))


def _by_classes(
    variant: Variant,
    code: Code | None,
    limit: int | None,
    progress: Callable[[int, int, int], None] | None,
) -> Node | None:
    """The tree of rule `classes`, None if there is none."""
    known = [0, 0]

    def told(done: int, codes: int) -> None:
        known[:] = done, codes
        if progress is not None:
            progress(done, codes, 0)

    try:
        return by_clingo.tree(variant, code, limit, told)
    except TimeIsUp:
        done, codes = known
        raise up(f"of {done} codes of {codes} the guesses are known" if codes else "") from None


@either_engine
def feedback(
    guess: CodeLike,
    secret: CodeLike,
    *,
    variant: VariantLike | None = None,
    engine: EngineName = "prolog",
) -> Feedback:
    """The answer of a secret to a guess: black, right in place; white, right elsewhere."""
    clingo, on = asks_clingo(engine), variant_of(variant)
    one, other = read_code(on, guess), read_code(on, secret)
    if clingo:
        return by_clingo.feedback(on, one, other)
    return Feedback(**door.feedback(variant=on, guess=one, secret=other))


@bounded
def partition(
    guess: CodeLike,
    codes: Iterable[CodeLike] | None = None,
    *,
    variant: VariantLike | None = None,
    time: float | None = None,
) -> dict[Feedback, list[Code]]:
    """The classes into which a guess divides these codes, or all: for each answer its codes.

    >>> partition("1234", ["1243", "2143"])
    {Feedback(black=0, white=4): [(2, 1, 4, 3)], Feedback(black=2, white=2): [(1, 2, 4, 3)]}
    """
    on = variant_of(variant)
    form = "it is a list of codes, or None for all"
    some = None if codes is None else check_list(codes, "list of codes", form)
    asked = read_code(on, guess)
    if (found := sets.partition(on, asked, some)) is not None:
        return found
    given = None if some is None else [read_code(on, one) for one in some]
    if (found := sets.partition(on, asked, given)) is not None:
        return found
    return {
        Feedback(**one["feedback"]): [tuple(code) for code in one["codes"]]
        for one in door.partition(variant=on, guess=asked, codes=given)
    }


@either_engine
@bounded
def consistent(
    history: HistoryLike = (),
    *,
    variant: VariantLike | None = None,
    engine: EngineName = "prolog",
    time: float | None = None,
) -> list[Code]:
    """The codes that explain every answer, in lexicographic order; none if answers contradict."""
    clingo, on = asks_clingo(engine), variant_of(variant, history)
    turns = read_history(on, history)
    if clingo:
        return by_clingo.consistent(on, turns)
    return [tuple(code) for code in door.consistent(variant=on, history=turns)]


@bounded
def certain(
    history: HistoryLike = (),
    *,
    variant: VariantLike | None = None,
    time: float | None = None,
) -> Certain:
    """Which symbols the secret must have where, and which it can have.

    If there are many codes, by cautious and brave reasoning of clingo. Raises Impossible if the
    answers contradict.
    """
    on = variant_of(variant, history)
    turns = read_history(on, history)
    found = sets.certain(on, turns)
    if found is None:
        found = by_clingo.certain(on, turns)
    sure, possible = found
    if not possible:
        raise _contradiction(asks_clingo("clingo"), on, turns)
    return Certain(tuple(sure), tuple(possible))


@either_engine
@bounded
def explain(
    code: CodeLike,
    history: HistoryLike = (),
    *,
    variant: VariantLike | None = None,
    engine: EngineName = "prolog",
    time: float | None = None,
) -> list[Conflict]:
    """The turns that rule the code out, each with what the code would have drawn there."""
    clingo, on = asks_clingo(engine), variant_of(variant, history)
    turns = read_history(on, history)
    asked = read_code(on, code)
    if clingo:
        return [Conflict(*one) for one in by_clingo.conflicts(on, asked, turns)]
    found = door.conflicts(variant=on, code=asked, history=turns)
    return [Conflict(one["turn"], Feedback(**one["would"])) for one in found]


@either_engine
@bounded
def contradiction(
    history: HistoryLike = (),
    *,
    variant: VariantLike | None = None,
    engine: EngineName = "clingo",
    time: float | None = None,
) -> tuple[int, ...]:
    """The fewest turns (from 1) that no code satisfies together; () if the history has a code."""
    clingo, on = asks_clingo(engine), variant_of(variant, history)
    return _contradicting(clingo, on, read_history(on, history))


def _contradicting(clingo: bool, on: Variant, turns: History) -> tuple[int, ...]:
    if clingo:
        return by_clingo.contradiction(on, turns)
    return tuple(door.contradiction(variant=on, history=turns))


def _contradiction(clingo: bool, on: Variant, turns: History) -> Impossible:
    numbers = _contradicting(clingo, on, turns)
    return Impossible(text.contradiction_sentence(on, turns, numbers))


@either_engine
@bounded
def suggest(
    history: HistoryLike = (),
    *,
    variant: VariantLike | None = None,
    solver: SolverName = "tree",
    depth: int | None = None,
    seed: int | None = None,
    genetic: Genetic | None = None,
    engine: EngineName = "prolog",
    time: float | None = None,
) -> Choice[Code]:
    """The next guess after a history, whoever made its guesses.

    solver: `tree` (rule `depth` of the decision trees, `depth` guesses at most), `five-guess`
    (Knuth's player) or `genetic` (with the sizes and probabilities of `genetic`; `seed` decides
    what is random). engine `clingo` knows `five-guess`, and gives no reason. The value of the
    choice is how many codes it leaves at worst. Raises Impossible if the game is over, if the
    answers contradict each other, or if no tree of `depth`, less the turns of the history, is
    found; then nor do `solve` and `evaluate` begin. Without `depth` it asks on where there is none.

    time: when it is up, the result is a code that is possible, if one is known by then; with
    `depth`, TimeIsUp is raised, whose `reached` it is.
    """
    clingo = asks_clingo(engine)
    check_one_of(solver, SOLVERS, "solver")
    if engine == "clingo" and solver != "five-guess":
        raise BadInput(
            f'engine clingo knows solver five-guess alone, not {solver}: use engine="prolog"'
        )
    with at_once():
        on = variant_of(variant, history)
        turns = read_history(on, history)
        who = arguments.solver(on, solver, depth, seed, genetic)
    hurried = at_first(lambda: _choice(door.hurried(variant=on, history=turns)))
    try:
        choice = _suggested(clingo, on, who, turns)
    except TimeIsUp:
        if hurried is None:
            raise
        if who.kept:
            raise up(f"no tree of depth {who.depth} is found", hurried) from None
        return hurried
    if choice is None:
        if who.kept and not _contradicting(clingo, on, turns):
            raise Impossible(arguments.no_tree(clingo, on, "depth", None, who.depth, len(turns)))
        raise _contradiction(clingo, on, turns)
    for turn in turns:
        if turn.feedback.black == on.pegs:
            raise Impossible(f"the game is over: it is {text.show_code(on, turn.guess)}")
    return choice


def _suggested(clingo: bool, on: Variant, who: Solver, turns: History) -> Choice[Code] | None:
    """The next guess; None if no code is consistent with the history, or no tree of the depth."""
    if clingo:
        return by_clingo.suggest(on, turns)
    asked = arguments.solver_value(who)
    return _choice(door.suggest(variant=on, solver=asked, history=turns))


def _choice(found: Any) -> Choice[Code] | None:
    if found is None:
        return None
    guess, left = tuple(found["guess"]), found["left"]
    values: dict[Code, float] = {} if left is None else {guess: left}
    return Choice(guess, found["reason"], left, found["proved"], values=values)


@bounded
def solve(
    secret: CodeLike,
    *,
    variant: VariantLike | None = None,
    solver: SolverName = "tree",
    depth: int | None = None,
    seed: int | None = None,
    genetic: Genetic | None = None,
    time: float | None = None,
) -> History:
    """The turns in which a solver finds the secret; the solvers are those of `suggest`.

    time: the seconds after which TimeIsUp is raised; its `reached` are the turns by then.
    """
    on = variant_of(variant)
    code = read_code(on, secret)
    who = arguments.solver(on, solver, depth, seed, genetic)
    turns: list[Turn] = []
    asked = arguments.solver_value(who)
    try:
        for one in door.each_turn(variant=on, solver=asked, secret=code):
            turns.append(Turn(tuple(one["guess"]), Feedback(**one["feedback"])))
    except TimeIsUp:
        known = f"{count(len(turns), 'turn')} played" if turns else ""
        raise up(known, tuple(turns) or None) from None
    if not turns:
        raise Impossible(arguments.no_tree(False, on, "depth", None, who.depth))
    if turns[-1].guess != code:
        raise Senseless(f"solver {solver} does not find the secret")
    return tuple(turns)


@bounded
def evaluate(
    *,
    variant: VariantLike | None = None,
    solver: SolverName | Strategy = "tree",
    depth: int | None = None,
    seed: int | None = None,
    genetic: Genetic | None = None,
    sample: int | None = None,
    jobs: int | None = None,
    dask: Dask = None,
    progress: Callable[[int, int], None] | None = None,
    time: float | None = None,
) -> Evaluation:
    """How many guesses a solver of `suggest` needs, over every secret or a `sample` of so many.

    `tree` and `five-guess` ask each question once for all secrets that share it; `genetic` plays a
    game for each secret, game number k (from 0) with seed `seed + k`. The seed also draws the
    sample.

    solver may be a function: it gives a guess for a history, its turns, and the codes that are
    possible after it, in a tuple. It is asked once for all secrets that share a history.

    >>> evaluate(variant="easy", solver=lambda history, possible: possible[0]).histogram
    (1, 10, 61, 166, 107, 15)

    jobs: how many processes of this machine take part, -1 for one a core. dask: the address of a
    Dask scheduler whose workers do it instead. progress(done, all) receives how many secrets are
    settled.
    """
    on = variant_of(variant)
    door.judged(variant=on, codes=[], answers=[])
    sample = check_count(sample, "sample", "it is a number of secrets, 1 or more")
    own = solver if callable(solver) else None
    name: Any = "five-guess" if own else solver  # neither takes a number
    who = arguments.solver(on, name, depth, seed, genetic, sampled=sample is not None)
    processes = check_jobs(jobs, dask)
    check_progress(progress)
    from ludologic.mastermind.evaluation import histogram, own_histogram
    from ludologic.strategy import name as strategy_name

    secrets = None
    if sample is not None:
        secrets = [tuple(one) for one in door.sample(variant=on, size=sample, seed=seed or 0)]
    more: Any = {"jobs": processes, "dask": dask, "progress": progress}
    if own:
        return Evaluation(on, strategy_name(own), own_histogram(on, own, secrets, **more))
    found = histogram(on, who, secrets, **more)
    if found is None:
        raise Impossible(arguments.no_tree(False, on, "depth", None, who.depth))
    return Evaluation(on, name, found)


@either_engine
@bounded
def certify(
    tree: Tree,
    *,
    depth: int | None = None,
    engine: EngineName = "clingo",
    time: float | None = None,
) -> Certificate:
    """Lead every secret through the tree: what is wrong with it, and where each is found."""
    clingo, built = asks_clingo(engine), arguments.tree(tree)
    limit = text.check_depth(depth) or built.root.depth
    if clingo:
        by_clingo.judge(built.variant)
        faults, histogram = by_clingo.certify(built.variant, limit, built.root)
    else:
        door.judged(variant=built.variant, codes=[], answers=[])
        faults, histogram = certificate(built.variant, limit, built.root)
    return Certificate(tuple(map(Fault, faults)), tuple(histogram))


def rama(tree: Tree) -> str:
    """The tree as the document's Prolog term rama(Guess, Trees)."""
    built = arguments.tree(tree)
    return door.rama(variant=built.variant, tree=node_value(built.root))


def __dir__() -> list[str]:
    return __all__
