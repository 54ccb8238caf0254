"""clingo's search for a decision tree: a control loop for multi-shot solving.

It stands in Python, not in Prolog, since it steers clingo while that searches and needs no
SWI-Prolog. No rule of the game stands here: clingo chooses the guess of a node (classes.lp) or a
whole small subtree (subtree.lp); this loop goes from node to node, forbids a guess that leads
nowhere and asks for the next best. In Prolog the same loop is in search.pl.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from ludologic.engines import asp
from ludologic.mastermind.programs import code_number, logic_program, row_code
from ludologic.mastermind.values import Code, Feedback, Node, Variant

Told: TypeAlias = Callable[[int, int], None]

_SMALL = 30
"""For at most so many secrets a subtree is found as a whole."""

_EFFORT = 2000
"""Conflicts after which the best guess so far will do."""

_SUBTREE_EFFORT = 1000
"""Conflicts after which the best subtree so far will do."""

_WIDTHS = (3, 30, None)
"""How many guesses are tried at a node, in one round of the search after another (None: all)."""


def found(
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
