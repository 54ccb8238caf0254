"""What an engine of code breaking answers: by_prolog and by_clingo are modules of this type.

What is given has been read already. An engine judges it as it answers, and raises BadInput for what
makes no sense in the variant. Plain values come out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ludologic.choice import Choice
from ludologic.mastermind.values import Code, Feedback, History, Node, Rule, Solver, Variant

Fault = tuple[Any, ...]
"""Why something can't be: a name, and what is wrong, such as ("pegs", 0)."""


class Engine(Protocol):
    """The questions that both engines answer, and answer alike."""

    def judge(self, variant: Variant, codes: Sequence[Code] = ()) -> None:
        """Raise BadInput unless the variant can be played, and these are codes of it."""

    def feedback(self, variant: Variant, guess: Code, secret: Code) -> Feedback:
        """The answer of the secret to the guess."""

    def consistent(self, variant: Variant, history: History) -> list[Code]:
        """The codes still possible, in lexicographic order."""

    def conflicts(
        self, variant: Variant, code: Code, history: History
    ) -> list[tuple[int, Feedback]]:
        """The turns (from 1) that rule the code out, and what it would have drawn."""

    def contradiction(self, variant: Variant, history: History) -> tuple[int, ...]:
        """The fewest turns (from 1) that no code satisfies together; () if none."""

    def first_guess(self, variant: Variant) -> Code:
        """The usual first guess."""

    def depth(self, variant: Variant) -> int | None:
        """The least depth of a tree of the variant; None if it is not known."""

    def exhaustive(self, variant: Variant) -> bool:
        """Whether a failed search for a tree is a proof that there is none."""

    def tree(
        self, variant: Variant, rule: Rule, first: Code | None, depth: int | None
    ) -> Node | None:
        """A tree by a rule that this engine knows, within the depth (None: any), or None."""

    def histogram(self, variant: Variant, root: Node) -> tuple[int, ...]:
        """How many secrets the tree finds at guess 1, 2, ..."""

    def suggest(self, variant: Variant, solver: Solver, history: History) -> Choice[Code] | None:
        """The next guess; None if no code is consistent with the history."""

    def certify(
        self, variant: Variant, depth: int, root: Node
    ) -> tuple[list[Fault], tuple[int, ...]]:
        """The faults of a tree, and how many secrets are found at guess 1, 2, ..., depth."""
