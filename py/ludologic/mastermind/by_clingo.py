"""Code breaking as the answer set programs answer it: one function for a question, plain values.

A code crosses as the number that it reads as (logic/mastermind/rules/codes.lp): in base 10 up to
nine colours, in base 13 above.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from ludologic.choice import Choice
from ludologic.engines import asp, rules
from ludologic.errors import BadInput, EngineFailure
from ludologic.mastermind import text
from ludologic.mastermind.values import Code, Feedback, History, Node, Variant

Fault: TypeAlias = tuple[Any, ...]
"""Why something can't be: a name, and what is wrong, such as ("pegs", 0)."""
Told: TypeAlias = Callable[[int, int], None]
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


def suggest(variant: Variant, history: History) -> Choice[Code] | None:
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


def tree(
    variant: Variant, first: Code | None, depth: int | None, told: Told | None = None
) -> Node | None:
    """Rule `classes`: a tree of at most `depth` guesses that begins with `first`, or None.

    Without `first` the root asks the usual one, or if that leads nowhere any other guess. None says
    that there is no such tree: every guess was tried (of those alike, one). `told` hears how far
    it is: of how many codes, of all, the guesses are known.
    """
    secrets = sorted(code for (code,) in _known(variant).named("code"))
    firsts = [first_guess(variant), None] if first is None else [first]
    limit = len(secrets) if depth is None else depth
    return _searched(variant, secrets, firsts, limit, told)


def histogram(variant: Variant, root: Node) -> tuple[int, ...]:
    """certify.lp: how many secrets are found at guess 1, 2, ...

    Raises EngineFailure if the tree has a fault.
    """
    faults, found = certify(variant, root.depth, root)
    if faults:
        raise EngineFailure(f"clingo built a tree that does not win: {faults[0]}")
    return found


# What follows is a control loop for multi-shot solving. It is in Python, not in Prolog, since it
# steers clingo while that searches, and needs no SWI-Prolog. clingo chooses the guess of a node
# (classes.lp) or a whole small subtree (subtree.lp); the loop goes from node to node, forbids a
# guess that leads nowhere and asks for the next best. In Prolog the same loop is in search.pl.

_SMALL = 30
"""For at most so many secrets a subtree is found as a whole."""

_EFFORT = 2000
"""Conflicts after which the best guess so far will do."""

_SUBTREE_EFFORT = 1000
"""Conflicts after which the best subtree so far will do."""

_WIDTHS = (3, 30, None)
"""How many guesses are tried at a node, in one round of the search after another (None: all)."""


def _searched(
    variant: Variant,
    secrets: list[int],
    firsts: Sequence[Code | None],
    depth: int,
    told: Told | None = None,
) -> Node | None:
    """A tree for the secrets within the depth that asks one of `firsts` first; None is any code.

    No tree is found only if there is none. `told` receives for how many secrets the guesses are
    known, and how many secrets there are; if the search goes back, the first number falls.
    """
    for first in firsts:
        chosen = None if first is None else code_number(variant, first)
        for width in _WIDTHS:
            search = _Search(variant, width, len(secrets), told)
            root = search.tree(secrets, (), depth, chosen)
            if root is not None:
                return root
            if search.complete:
                break
    return None


class _Search:
    """Walks the nodes of a tree, and asks for the guess of each, or for a small subtree at once."""

    def __init__(self, variant: Variant, width: int | None, every: int, told: Told | None) -> None:
        self.variant = variant
        self._told, self._done, self._every = told, 0, every
        self.width = width
        self.complete = True
        """Whether no guess was left out so far."""

    def tree(
        self, secrets: list[int], past: tuple[int, ...], left: int, first: int | None = None
    ) -> Node | None:
        """A tree for these secrets after the past guesses, in the guesses left."""
        facts = [("secret", secret) for secret in secrets] + [("past", guess) for guess in past]
        if first is not None:
            facts.append(("first", first))
        if len(secrets) <= _SMALL:
            return self._small(secrets, facts, left)
        program = logic_program("classes.lp", self.variant, facts, left=left)
        tried = 0
        while (found := program.best(_EFFORT)) is not None:
            if tried == self.width:
                self.complete = False
                return None
            tried += 1
            node = self._node(found.model, secrets, past, left)
            if node is not None:
                return node
            program.forbid(atom for atom in found.model if atom[0] == "asks")
        return None

    def _small(self, secrets: list[int], facts: list[asp.Atom], left: int) -> Node | None:
        for limit in range(1 if len(secrets) == 1 else 2, left + 1):
            found = logic_program("subtree.lp", self.variant, facts, left=limit).best(
                _SUBTREE_EFFORT
            )
            if found is not None:
                self._done += len(secrets)
                if self._told is not None:
                    self._told(self._done, self._every)
                return _whole(found.model, secrets)
        return None

    def _node(
        self, model: asp.Model, secrets: list[int], past: tuple[int, ...], left: int
    ) -> Node | None:
        """The node that asks the guess of this answer set; None if it leads nowhere."""
        guess = row_code(model.named("asks"))
        classes = _classes((secret, answer) for secret, *answer in model.named("draws"))
        past = (*past, code_number(self.variant, guess))
        before = self._done
        self._done += len(secrets) - sum(map(len, classes.values()))  # the guess itself, if it won
        children: dict[Feedback, Node] = {}
        for answer in sorted(classes, key=lambda answer: (-len(classes[answer]), answer)):
            child = self.tree(classes[answer], past, left - 1)
            if child is None:
                self._done = before
                return None
            children[answer] = child
        return Node(guess, len(secrets), {answer: children[answer] for answer in classes})


def _classes(draws: Iterable[tuple[int, Iterable[int]]]) -> dict[Feedback, list[int]]:
    """The secrets by the answer that they draw; both in order."""
    classes: dict[Feedback, list[int]] = {}
    for answer, secret in sorted((Feedback(*answer), secret) for secret, answer in draws):
        classes.setdefault(answer, []).append(secret)
    return classes


def _whole(model: asp.Model, secrets: list[int]) -> Node:
    """The tree that an answer set of subtree.lp describes."""
    guesses: dict[tuple[int, int], list[asp.Atom]] = {}
    for level, secret, *pair in model.named("asks"):
        guesses.setdefault((level, secret), []).append(tuple(pair))
    asked = model.about(guesses.items())
    answers = {
        (level, secret): Feedback(*answer) for level, secret, *answer in model.named("draws")
    }

    def node(level: int, secrets: list[int]) -> Node:
        classes = _classes(
            (secret, answers[level, secret]) for secret in secrets if (level, secret) in answers
        )
        return Node(
            row_code(asked[level, secrets[0]]),
            len(secrets),
            {answer: node(level + 1, classes[answer]) for answer in classes},
        )

    return node(1, secrets)


# The programs, and the codes that they take and give.


def logic_program(
    name: str, variant: Variant, facts: Iterable[asp.Atom] = (), **constants: int
) -> asp.Program:
    """The program of this name, for the variant."""
    constants |= {
        "pegs": variant.pegs,
        "colours": variant.colours,
        "repeats": int(variant.repeats),
    }
    return asp.Program([rules.program("mastermind", name)], facts, constants, _SHOWS[name])


_SHOWS: dict[str, list[asp.Shape]] = {
    "certify.lp": [
        ("fault", [({"guess", "secret"}, int), ("branch", int, int, int)]),
        ("found", int, int),
    ],
    "classes.lp": [("asks", int, int), ("draws", int, int, int)],
    "conflicts.lp": [("conflict", int, int, int)],
    "contradiction.lp": [("held", int)],
    "definition.lp": [("secret", int, int)],
    "draws.lp": [("feedback", int, int)],
    "faults.lp": [
        ("fault", [({"pegs", "colours", "size", "length", "repeat"}, int)]),
        ("fault", [({"short", "symbol", "answer"}, int, int)]),
    ],
    "five_guess.lp": [("asks", int, int), ("best", int)],
    "subtree.lp": [("asks", int, int, int, int), ("draws", int, int, int, int)],
    "variant.lp": [("code", int), ("first", int, int), ("depth", int)],
}
"""What each program shows."""


def _base(variant: Variant) -> int:
    return 10 if variant.colours < 10 else 13


def code_number(variant: Variant, code: Code) -> int:
    """The number that reads as the code. Raises BadInput for what none can stand for."""
    base = _base(variant)
    if len(code) != variant.pegs or not all(0 < symbol < base for symbol in code):
        raise BadInput(
            f"not a code of the variant: {', '.join(map(str, code))} "
            f"(accepted are {variant.pegs} symbols from 1 to {variant.colours})"
        )
    number = 0
    for symbol in code:
        number = number * base + symbol
    return number


def number_code(variant: Variant, number: int) -> Code:
    """The code that the number reads as."""
    symbols = []
    for _ in range(variant.pegs):
        number, symbol = divmod(number, _base(variant))
        symbols.append(symbol)
    return tuple(reversed(symbols))


def row_code(pairs: Iterable[asp.Atom]) -> Code:
    """The code of atoms that end in a place and a symbol."""
    return tuple(symbol for *_, symbol in sorted(pairs))
