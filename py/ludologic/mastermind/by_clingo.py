"""Code breaking as the answer set programs answer it: one function for a question, plain values.

A code crosses as the number that it reads as (logic/mastermind/codes.lp): in base 10 up to nine
colours, in base 13 above.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ludologic.choice import Choice
from ludologic.engines import asp
from ludologic.errors import BadInput, EngineFailure
from ludologic.mastermind import text, tree_by_clingo
from ludologic.mastermind.engine import Fault
from ludologic.mastermind.programs import code_number, logic_program, number_code, row_code
from ludologic.mastermind.values import Code, Feedback, History, Node, Rule, Solver, Variant

_FAULTS = ("pegs", "colours", "short", "size", "length", "symbol", "repeat", "answer")


def _turns(variant: Variant, history: History) -> list[asp.Atom]:
    return [
        ("turn", number, code_number(variant, guess), *answer)
        for number, (guess, answer) in enumerate(history, start=1)
    ]


def _first_fault(variant: Variant, facts: Iterable[asp.Atom], names: Sequence[str]) -> Fault | None:
    model = logic_program("faults.lp", variant, facts).answer()
    faults = [fault for (fault,) in model.named("fault") if fault[0] in names]
    return min(faults, key=lambda fault: (_FAULTS.index(fault[0]), fault), default=None)


def variant_fault(variant: Variant) -> Fault | None:
    """faults.lp: why the variant can't be played, such as ("pegs", 0); None if it can."""
    return _first_fault(variant, [], _FAULTS[:4])


def code_fault(variant: Variant, code: Code) -> Fault | None:
    """faults.lp: why this is no code of the variant, such as ("symbol", 3, 12); None if it is."""
    row = [("row", place, symbol) for place, symbol in enumerate(code, start=1)]
    return _first_fault(variant, [("row", len(code)), *row], _FAULTS[4:7])


def feedback_fault(variant: Variant, feedback: Feedback) -> Fault | None:
    """faults.lp: ("answer", black, white) if no code can draw the answer; None if one can."""
    return _first_fault(variant, [("answered", *feedback)], _FAULTS[7:])


def judge(variant: Variant, codes: Sequence[Code] = (), history: History = ()) -> None:
    """Raise BadInput unless the variant can be played, and this is a history and codes of it."""
    fault = variant_fault(variant)
    if fault is not None:
        raise BadInput(text.variant_sentence(fault))
    for guess, answer in history:
        _judge_code(variant, guess)
        if feedback_fault(variant, answer) is not None:
            raise BadInput(text.feedback_sentence(variant, answer))
    for code in codes:
        _judge_code(variant, code)


def _judge_code(variant: Variant, code: Code) -> None:
    fault = code_fault(variant, code)
    if fault is not None:
        raise BadInput(text.code_sentence(variant, code, fault))


def feedback(variant: Variant, guess: Code, secret: Code) -> Feedback:
    """draws.lp: the answer that the secret draws to the guess."""
    judge(variant, [guess, secret])
    facts = [("guess", code_number(variant, guess)), ("secret", code_number(variant, secret))]
    return Feedback(*logic_program("draws.lp", variant, facts).answer().only("feedback"))


def consistent(variant: Variant, history: History) -> list[Code]:
    """definition.lp: the codes still possible, in lexicographic order."""
    judge(variant, history=history)
    program = logic_program("definition.lp", variant, _turns(variant, history))
    return sorted(row_code(model) for model in program.models())


def certain(
    variant: Variant, history: History
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """definition.lp: the (place, symbol) of every code still possible, and those of any.

    Two empty lists if no code is possible.
    """
    judge(variant, history=history)
    program = logic_program("definition.lp", variant, _turns(variant, history))
    return _pairs(program.certain()), _pairs(program.possible())


def _pairs(model: asp.Model | None) -> list[tuple[int, int]]:
    return sorted((place, symbol) for _, place, symbol in model or ())


def conflicts(variant: Variant, code: Code, history: History) -> list[tuple[int, Feedback]]:
    """conflicts.lp: the turns (from 1) that rule the code out, and what it would have drawn."""
    judge(variant, [code], history)
    facts = [*_turns(variant, history), ("suspect", code_number(variant, code))]
    model = logic_program("conflicts.lp", variant, facts).answer()
    return sorted((number, Feedback(*answer)) for _, number, *answer in model)


def contradiction(variant: Variant, history: History) -> tuple[int, ...]:
    """contradiction.lp: the fewest turns (from 1) that no code satisfies together; () if none.

    Of several sets of the same size the lexicographically first.
    """
    judge(variant, history=history)
    program = logic_program("contradiction.lp", variant, _turns(variant, history))
    held = [("held", number) for number in range(1, len(history) + 1)]
    found = (tuple(sorted(n for _, n in atoms)) for atoms in program.contradictions(held))
    return min(found, key=lambda numbers: (len(numbers), numbers), default=())


def certify(variant: Variant, depth: int, root: Node) -> tuple[list[Fault], tuple[int, ...]]:
    """certify.lp: the faults of a tree, and how many secrets are found at guess 1, ..., depth."""
    facts: list[asp.Atom] = []
    nodes: list[Node] = []
    left = [(root, -1, Feedback(0, 0))]
    while left:
        node, parent, answer = left.pop()
        number = len(nodes)
        nodes.append(node)
        facts.append(("child", parent, *answer, number))
        facts += [("asks", number, *one) for one in enumerate(node.guess, start=1)]
        left += [(child, number, key) for key, child in node.children.items()]
    model = logic_program("certify.lp", variant, facts, depth=depth).answer()

    def fault(kind: str, number: int, *answer: int) -> Fault:
        if kind == "secret":
            return kind, number_code(variant, number)
        guess = nodes[number].guess
        return (kind, guess, Feedback(*answer)) if answer else ("question", guess)

    found = dict(model.named("found"))
    faults = {fault(*atom) for (atom,) in model.named("fault")}
    return sorted(faults), tuple(found.get(level, 0) for level in range(1, depth + 1))


def suggest(variant: Variant, solver: Solver, history: History) -> Choice[Code] | None:
    """five_guess.lp: the guess of Five Guess; None if no code is consistent with the history."""
    judge(variant, history=history)
    if not history:
        return Choice(first_guess(variant))
    secrets = consistent(variant, history)
    if not secrets:
        return None
    facts = [("secret", code_number(variant, secret)) for secret in secrets]
    facts += [("past", code_number(variant, guess)) for guess, _ in history]
    found = logic_program("five_guess.lp", variant, facts).best()
    if found is None:
        raise asp.senseless("five_guess.lp", "it has no answer set")
    return Choice(row_code(found.model.named("asks")))


@lru_cache(maxsize=1)
def _known(variant: Variant) -> asp.Model:
    """variant.lp: codes, usual first guess and known depth; one tree asks for each in turn."""
    return logic_program("variant.lp", variant).answer()


def depth(variant: Variant) -> int | None:
    """variant.lp: the depth that is known to be enough for the variant, or None."""
    return next((depth for (depth,) in _known(variant).named("depth")), None)


def first_guess(variant: Variant) -> Code:
    """variant.lp: the usual first guess."""
    return row_code(_known(variant).named("first"))


def exhaustive(variant: Variant) -> bool:
    """A search by answer sets leaves no guess out: that it fails is a proof."""
    return True


def tree(
    variant: Variant,
    rule: Rule,
    first: Code | None,
    depth: int | None,
    told: tree_by_clingo.Told | None = None,
) -> Node | None:
    """Rule `classes`: a tree of at most `depth` guesses that begins with `first`, or None.

    Without `first` the root asks the usual one, or if that leads nowhere any other guess. None says
    that there is no such tree: every guess was tried (of those alike, one). `told` hears how far
    it is: of how many codes, of all, the guesses are known.
    """
    secrets = sorted(code for (code,) in _known(variant).named("code"))
    firsts = [first_guess(variant), None] if first is None else [first]
    limit = len(secrets) if depth is None else depth
    return tree_by_clingo.found(variant, secrets, firsts, limit, told)


def histogram(variant: Variant, root: Node) -> tuple[int, ...]:
    """certify.lp: how many secrets are found at guess 1, 2, ...

    Raises EngineFailure if the tree has a fault.
    """
    faults, found = certify(variant, root.depth, root)
    if faults:
        raise EngineFailure(f"clingo built a tree that does not win: {faults[0]}")
    return found
