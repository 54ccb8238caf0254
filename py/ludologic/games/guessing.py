"""A guessing game: what its answers leave, what to ask next, and trees that find every secret."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property, partial
from typing import Any, Generic, TypeAlias, TypeVar

from ludologic.checks import (
    LARGEST,
    Dask,
    check_count,
    check_instance,
    check_items,
    check_jobs,
    check_number,
    check_one_of,
    check_options,
    check_progress,
)
from ludologic.checks import shown as named
from ludologic.choice import Choice
from ludologic.display import count
from ludologic.engines.door import guessing as door
from ludologic.engines.limit import at_first, at_once, bounded, up, within
from ludologic.engines.prolog import Handle, dropped
from ludologic.errors import BadInput, EngineMissing, Impossible, TimeIsUp, quote
from ludologic.games import by_clingo
from ludologic.games.table import Table, find_symmetries, table, told
from ludologic.games.values import (
    ENGINE_OPTIONS,
    ENGINES,
    SUGGEST_RULES,
    TREE_RULES,
    Certain,
    Ends,
    EngineName,
    SuggestRule,
    Tree,
    TreeRule,
    Turn,
)
from ludologic.tree import Certificate, Conflict, Fault, Known, Node, Subtree, shown

Secret = TypeVar("Secret")
Asked = TypeVar("Asked")
NOBODY = "no secret draws all these answers"
History: TypeAlias = Iterable["tuple[Asked, Any] | str"]
Answer: TypeAlias = Callable[[Any, Any], Hashable] | Mapping[Any, Any]


class Guessing(Generic[Secret, Asked]):
    """A guessing game, asked once for each pair of question and secret.

    `ends` is `known` where it ends as soon as the secret is known, `asked` when the secret has been
    asked itself. A history is (question, answer) pairs or texts `QUESTION:ANSWER`, the oldest
    first. `known_as` opens it again in another process, by its name and end.
    """

    def __init__(
        self,
        name: str,
        opened: int | Table,
        ends: Ends,
        secrets: Sequence[Secret],
        questions: Sequence[Asked],
        answers: Sequence[Any],
        *,
        known_as: Callable[[str, Ends], Guessing[Secret, Asked]] | None = None,
    ) -> None:
        self.name, self.ends = name, ends
        self._known_as = known_as
        self.secrets, self.questions = tuple(secrets), tuple(questions)
        self.answers = tuple(answers)
        self._opened = opened
        self._secret_numbers = _numbers(self.secrets)
        self._question_numbers = _numbers(self.questions)
        self._answer_numbers = _numbers(self.answers)

    @cached_property
    def _key(self) -> int:
        """Under which the game is open in SWI-Prolog."""
        opened = self._opened
        try:
            key = opened if isinstance(opened, int) else door.open_table(**opened._asdict())
        except EngineMissing as error:
            raise EngineMissing(
                f'{error}; or call tree, consistent or certain with engine="clingo"'
            ) from None
        dropped(self, partial(door.close, game=key))
        return key

    @cached_property
    def _facts(self) -> by_clingo.Facts:
        """The game as facts for clingo."""
        worked = self._table()
        secrets = range(1, len(self.secrets) + 1)
        rows = [
            {one: answer for answer, bits in row for one in secrets if bits >> one - 1 & 1}
            for row in worked.rows
        ]
        kinds = [
            (one, other)
            for one, bits in enumerate(worked.kinds, start=1)
            for other in secrets
            if bits >> other - 1 & 1
        ]
        return by_clingo.Facts(self.ends, len(self.secrets), worked.questions, rows, kinds)

    def _table(self) -> Table:
        """The game as it is worked out: what each secret answers."""
        opened = self._opened
        if not isinstance(opened, int):
            return opened
        return table(self.ends, self.secrets, self.questions, self.answers, *told(self._key))

    def options(self) -> dict[str, Any]:
        """What the game is called at a table, which is told it if it can't know it by its name."""
        if self._known_as is not None:
            return {"name": self.name, "ends": self.ends}
        name = f"{self._key}/{self.name}"  # a title is what follows the last /
        door.tell(
            name=name,
            ends=self.ends,
            secrets=[shown(secret) for secret in self.secrets],
            questions=[shown(question) for question in self.questions],
            answers=[shown(answer) for answer in self.answers],
            rows=self._table().rows,
            kinds=self._table().kinds,
        )
        return {"name": name}

    def __reduce__(self) -> Any:  # what is open is this process's: another one opens it again
        if self._known_as is not None:
            return self._known_as, (self.name, self.ends)
        values = self.secrets, self.questions, self.answers
        return Guessing, (self.name, self._table(), self.ends, *values)

    def __repr__(self) -> str:
        return (
            f"<Guessing {self.name}: {count(len(self.secrets), 'secret')}, "
            f"{count(len(self.questions), 'question')}, ends {self.ends}>"
        )

    @bounded
    def consistent(
        self,
        history: History[Asked] = (),
        *,
        engine: EngineName = "prolog",
        time: float | None = None,
    ) -> list[Secret]:
        """The secrets that would have drawn all these answers, in order."""
        check_one_of(engine, ENGINES, "engine")
        turns = self._turns(history)
        if engine == "clingo":
            found = by_clingo.left(self._facts, self._told(turns))
        else:
            found = door.left(game=self._key, history=turns)
        return [self.secrets[number - 1] for number in found]

    @bounded
    def certain(
        self,
        history: History[Asked] = (),
        *,
        engine: EngineName = "prolog",
        time: float | None = None,
    ) -> Certain:
        """What each question would draw after these answers, for certain and possibly.

        Raises Impossible if no secret is left.
        """
        check_one_of(engine, ENGINES, "engine")
        turns = self._turns(history)
        if engine == "clingo":
            drawn = by_clingo.drawn(self._facts, self._told(turns))
        else:
            drawn = door.drawn(game=self._key, history=turns)
        if [] in drawn:
            raise Impossible(NOBODY)
        possible = {
            question: [self.answers[number - 1] for number in numbers]
            for question, numbers in zip(self.questions, drawn, strict=True)
        }
        certain = {
            question: answers[0] for question, answers in possible.items() if not answers[1:]
        }
        return Certain(certain, possible)

    def _told(self, turns: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """A history as facts for clingo."""
        return [(self._facts.questions[question - 1], answer) for question, answer in turns]

    @bounded
    def partition(
        self, question: Asked, secrets: Iterable[Secret] | None = None, *, time: float | None = None
    ) -> dict[Any, list[Secret]]:
        """How a question divides these secrets, or all: for each answer the secrets that give it.

        They come in the order of the game's `secrets`.
        """
        number, numbers = self._question(question), None
        if secrets is not None:
            form = "they are secrets of this game, or None for all"
            some = check_items(secrets, "list of secrets", form)
            numbers = [self._secret(secret) for secret in some]
        found = door.partition(game=self._key, question=number, secrets=numbers)
        return {
            self.answers[one["answer"] - 1]: [self.secrets[n - 1] for n in one["secrets"]]
            for one in found
        }

    def answer(self, question: Asked, secret: Secret) -> Any:
        """What a secret answers to a question."""
        number = self._question(question)
        if not self.answers:
            raise BadInput("this game has no questions")
        first = 1  # any answer: if the secret would have drawn another, it is told which
        said = door.conflicts(
            game=self._key, secret=self._secret(secret), history=[(number, first)]
        )
        return self.answers[(said[0]["would"] if said else first) - 1]

    @bounded
    def explain(
        self, secret: Secret, history: History[Asked] = (), *, time: float | None = None
    ) -> list[Conflict]:
        """The turns that rule a secret out."""
        found = door.conflicts(
            game=self._key, secret=self._secret(secret), history=self._turns(history)
        )
        return [Conflict(one["turn"], self.answers[one["would"] - 1]) for one in found]

    @bounded
    def contradiction(
        self, history: History[Asked] = (), *, time: float | None = None
    ) -> tuple[int, ...]:
        """The numbers, from 1, of the fewest turns that no secret draws together; or none."""
        return tuple(door.contradiction(game=self._key, history=self._turns(history)))

    @bounded
    def suggest(
        self,
        history: History[Asked] = (),
        *,
        rule: SuggestRule = "worst",
        time: float | None = None,
    ) -> Choice[Asked]:
        """The next question: the one that leaves the fewest secrets.

        rule: `worst`, at worst; `expected`, on average; `classes`, the one with the most answers.
        The value of the choice is how many secrets it leaves at worst. Raises Impossible if the
        game is over, since the secret is known (or has been asked), if no secret is left, or if no
        question tells those that are left apart.

        time: when it is up, the result is a question that tells secrets apart which are possible;
        TimeIsUp is raised if none is known by then.
        """
        check_one_of(rule, SUGGEST_RULES, "rule")
        turns = self._pairs(history)
        numbers = self._turns(turns)
        with at_once():
            left = door.left(game=self._key, history=numbers)
            over = door.over(game=self._key, history=numbers)
        if not left:
            raise Impossible(self.contradiction_sentence(turns))
        ended = Impossible(f"the game is over: it is {shown(self.secrets[left[0] - 1])}")
        if over:
            raise ended
        hurried = at_first(lambda: door.hurried(game=self._key, history=numbers))
        late = False
        try:
            found = door.suggest(game=self._key, history=numbers, by=rule)
        except TimeIsUp:
            if hurried is None:
                raise
            found, late = hurried, True
        if found is not None:
            question, most = self.questions[found["question"] - 1], found["most"]
            with within(None):  # a sentence takes no time
                text = shown(question)
                reason = door.advice(question=text, most=most, left=len(left), hurried=late)
            return Choice(question, reason, most, values={question: most})
        if len(left) > 1:
            one, other = (shown(self.secrets[number - 1]) for number in left[:2])
            raise Impossible(f"no question tells {one} and {other} apart")
        raise ended

    @bounded
    def tree(
        self,
        *,
        depth: int | None = None,
        rule: TreeRule = "worst",
        engine: EngineName = "prolog",
        jobs: int | None = None,
        dask: Dask = None,
        progress: Callable[[int, int], None] | None = None,
        time: float | None = None,
    ) -> Tree:
        """The decision tree with the fewest questions at `worst`, or the least `total` of them.

        rule: `both` is the least total of those with the fewest at worst. depth: at most so many
        questions; with rule `worst` any such tree does. engine: `clingo` makes the whole tree at
        once, which is for a few secrets. Raises Impossible if there is none: that is then proved.

        jobs: how many processes share the work, -1 for one a core; dask: the address of a Dask
        scheduler whose workers do it instead. The figures by the rule are the same. Then
        progress(done, parts) is told how far it is, and Ctrl-C, or the end of `time`, leads to the
        best tree by then: that it is not `proved` says so.

        time: when it is up, the result is the best tree by then, not `proved`: it asks what
        `suggest` would where nothing better is known. If it is deeper than `depth`, or not found,
        TimeIsUp is raised.
        """
        check_one_of(rule, TREE_RULES, "rule")
        check_one_of(engine, ENGINES, "engine")
        depth = check_count(depth, "depth", "it is a number of questions, 1 or more")
        check_options(
            "engine", engine, lambda: ENGINE_OPTIONS, jobs=jobs, dask=dask, progress=progress
        )
        processes = check_jobs(jobs, dask)
        check_progress(progress)
        several = processes != 1 or dask is not None
        if progress is not None and not several:
            raise BadInput("one process tells no progress: that is for jobs or dask")
        parted = several or (engine == "prolog" and time is not None)
        if parted and rule != "worst":  # kinds of secrets are for one search
            with at_once():
                parted = not door.kinds(game=self._key)
        if parted and len(self.secrets) > 1:
            return self._in_parts(depth, rule, processes, dask, progress)
        by = "expected" if rule == "total" else "worst"
        greedy = at_first(lambda: door.greedy(game=self._key, by=by))
        try:
            return self._best(depth, rule, engine)
        except TimeIsUp as error:
            if greedy is None:
                raise
            tree = self._whole(greedy, rule, depth, complete=False)
            return _if_no_deeper(tree, depth, error)

    def _best(self, depth: int | None, rule: TreeRule, engine: EngineName) -> Tree:
        if engine == "clingo":
            asked = by_clingo.best(self._facts, depth, rule)
            root = self._subtree(by_clingo.nested(self._facts, asked))
            return self._tree(root, rule, by_clingo.histogram(self._facts, asked), depth)
        found: Any = door.tree(game=self._key, goal=rule, depth=depth, easily=True)
        if found["kind"] == "hard":
            find_symmetries(self._key)
            found = door.tree(game=self._key, goal=rule, depth=depth)
        return self._answered(found, depth, rule)

    def _answered(
        self, found: Any, depth: int | None, rule: TreeRule, *, complete: bool = True
    ) -> Tree:
        """The tree that was found, or why there is none."""
        kind = found["kind"]
        if kind == "found":
            return self._whole(found["tree"], rule, depth, complete=complete)
        if kind == "deeper":
            raise Impossible(
                f"no tree finds every secret within {count(depth or 0, 'question')}: all have been "
                "tried, so that this is proved"
            )
        if kind == "alike":
            one, other = (shown(self.secrets[found[name] - 1]) for name in ("one", "other"))
            raise Impossible(
                f"no question tells {one} and {other} apart: this proves that there is no tree"
            )
        raise Impossible(
            f"{shown(self.secrets[found['secret'] - 1])} may not be asked, and the game ends when "
            "the secret is: this proves that there is no tree"
        )

    def _whole(self, found: Any, rule: TreeRule, depth: int | None, *, complete: bool) -> Tree:
        root = self._subtree(found)
        with within(None):  # what is found is not lost
            histogram = self._certificate(root)["histogram"]
        return self._tree(root, rule, histogram[1:], depth, complete)

    def _in_parts(
        self,
        depth: int | None,
        rule: TreeRule,
        jobs: int,
        dask: Dask,
        progress: Callable[[int, int], None] | None,
    ) -> Tree:
        from ludologic.games import parallel

        with at_once():
            found: Any = door.obstacle(game=self._key)
        proved = True
        if found is None:
            with suppress(TimeIsUp):  # then the search ends at once, with what it has
                find_symmetries(self._key)
            root, proved = parallel.best(
                self._key,
                pickle.dumps(partial(_spread_of, self)),
                len(self.secrets),
                rule,
                depth,
                jobs=jobs,
                dask=dask,
                progress=progress,
            )
            found = {"kind": "deeper"} if root is None else {"kind": "found", "tree": root}
        tree = self._answered(found, depth, rule, complete=proved)
        return tree if proved else _if_no_deeper(tree, depth)

    def _tree(
        self,
        root: Subtree,
        rule: TreeRule,
        histogram: Sequence[int],
        limit: int | None,
        complete: bool = True,
    ) -> Tree:
        sizes = len(self.secrets), len(self.questions)
        return Tree(self.name, *sizes, rule, root, tuple(histogram), limit, complete)

    @bounded
    def certify(self, tree: Tree | Subtree, *, time: float | None = None) -> Certificate:
        """Lead every secret through a tree, whoever made it: what is wrong with it."""
        root = tree.root if isinstance(tree, Tree) else tree
        found = self._certificate(root)
        return Certificate(tuple(map(self._fault, found["faults"])), tuple(found["histogram"][1:]))

    def _fault(self, fault: Any) -> Fault:
        what = [self._values[name][number - 1] for name, number in fault.items() if name != "kind"]
        return Fault((fault["kind"], *what))

    def contradiction_sentence(self, history: History[Asked]) -> str:
        """Which answers contradict each other. Raises BadInput if none do."""
        turns = self._pairs(history)
        numbers = self.contradiction(turns)
        texts = [f"{shown(turns[n - 1].question)}:{shown(turns[n - 1].answer)}" for n in numbers]
        if not texts:
            raise BadInput("these answers don't contradict each other: some secret draws them all")
        if len(texts) == 1:
            return f"no secret draws {texts[0]}"
        return f"no secret draws {', '.join(texts[:-1])} and {texts[-1]} together"

    def turn(self, text: str) -> Turn:
        """The turn `QUESTION:ANSWER`, by the texts of both. Raises BadInput if it is none."""
        check_instance(text, str, "turn", "it is written QUESTION:ANSWER")
        places = [at for at, sign in enumerate(text) if sign == ":"]
        if not places:
            raise BadInput(f"{quote(text)} is no turn: it is written QUESTION:ANSWER")
        known = self._written["question"]
        at = next((at for at in places if text[:at] in known), places[0])
        return Turn(self._read("question", text[:at]), self._read("answer", text[at + 1 :]))

    def _pairs(self, history: History[Asked]) -> list[Turn]:
        """The turns of a history. Raises BadInput for what is neither a pair nor a text."""
        form = "it is a list of turns, each (question, answer) or 'QUESTION:ANSWER'"
        if isinstance(history, str):
            raise BadInput(f"{quote(history)} is no history: {form}")
        return [self._pair(turn) for turn in check_items(history, "history", form)]

    def _pair(self, given: Any) -> Turn:
        if isinstance(given, str):
            return self.turn(given)
        form = "it is (question, answer) or 'QUESTION:ANSWER'"
        turn = check_items(given, "turn", form)
        if len(turn) != 2:
            raise BadInput(f"{named(turn)} is no turn: {form}")
        return Turn(*turn)

    def secret(self, text: str) -> Secret:
        """The secret that is written so. Raises BadInput if none is."""
        found: Secret = self._read("secret", text)
        return found

    def question(self, text: str) -> Asked:
        """The question that is written so. Raises BadInput if none is."""
        found: Asked = self._read("question", text)
        return found

    def subtree(self, written: Mapping[str, Any]) -> Subtree:
        """What stands as `root` in the `to_dict()` of a tree, for `certify`."""
        try:
            return self._node(written)
        except (KeyError, TypeError, AttributeError, RecursionError):
            form = "each node has a question and its children, or a secret"
            raise BadInput(f"{named(written)} is no tree: {form}") from None

    def _node(self, written: Mapping[str, Any]) -> Subtree:
        if not isinstance(written, Mapping):
            raise TypeError
        if "secret" in written:
            return Known(self._read("secret", written["secret"]))
        children = {
            self._read("answer", answer): self._node(child)
            for answer, child in written["children"].items()
        }
        below = sum(1 if isinstance(one, Known) else one.secrets for one in children.values())
        return Node(self._read("question", written["question"]), below, children)

    @property
    def _values(self) -> dict[str, tuple[Any, ...]]:
        return {"secret": self.secrets, "question": self.questions, "answer": self.answers}

    @cached_property
    def _written(self) -> dict[str, dict[str, Any]]:
        """The values by their texts."""
        return {kind: {shown(one): one for one in some} for kind, some in self._values.items()}

    def _read(self, kind: str, text: Any) -> Any:
        if not isinstance(text, str):
            raise BadInput(f"{named(text)} is no text: accepted is how a {kind} is written")
        return _looked_up(self._written[kind], text, f"{kind} of this game", self._values[kind])

    def _secret(self, secret: Any) -> int:
        return self._number("secret", secret, self._secret_numbers)

    def _question(self, question: Any) -> int:
        return self._number("question", question, self._question_numbers)

    def _answer(self, answer: Any) -> int:
        return self._number("answer", answer, self._answer_numbers)

    def _number(self, kind: str, value: Any, numbers: dict[Any, int]) -> int:
        number: int = _looked_up(numbers, value, f"{kind} of this game", self._values[kind])
        return number

    def _turns(self, history: History[Asked]) -> list[tuple[int, int]]:
        turns = self._pairs(history)
        return [(self._question(question), self._answer(answer)) for question, answer in turns]

    def _subtree(self, found: Any) -> Subtree:
        if found["kind"] == "secret":
            return Known(self.secrets[found["secret"] - 1])
        return Node(
            self.questions[found["question"] - 1],
            found["secrets"],
            {
                self.answers[child["answer"] - 1]: self._subtree(child["tree"])
                for child in found["children"]
            },
        )

    def _certificate(self, root: Subtree) -> Any:
        return door.certificate(game=self._key, tree=self._numbered(root))

    def _numbered(self, node: Subtree, level: int = 1) -> Any:
        form = "it is a question with its children, or Known(secret)"
        check_instance(node, (Known, Node), "node of a tree", form)
        if isinstance(node, Known):
            return "secret", self._secret(node.secret)
        if level > _MOST_LEVELS:
            raise BadInput(f"the tree is too large: it has at most {_MOST_LEVELS} levels")
        check_instance(node.children, dict, "set of children", "they are children by answers")
        return (
            "node",
            self._question(node.question),
            check_number(node.secrets, "number of secrets", 0, LARGEST),
            [
                (self._answer(answer), self._numbered(child, level + 1))
                for answer, child in node.children.items()
            ],
        )


def _spread_of(game: Guessing[Any, Any], goal: str) -> Handle | None:
    """A search in parts, which has found out nothing yet."""
    return door.opened("spread", game=game._key, goal=goal)


def _if_no_deeper(tree: Tree, depth: int | None, error: TimeIsUp | None = None) -> Tree:
    """The tree that is known when the time is up, unless it has more questions than accepted."""
    if depth is None or tree.depth <= depth:
        return tree
    known = f"the best tree by then needs {count(tree.depth, 'question')}"
    raise up("; ".join(filter(None, (error.known if error else "", known))), tree) from None


_MOST_LEVELS = 100


def _numbers(values: Sequence[Any]) -> dict[Any, int]:
    return {value: number for number, value in enumerate(values, start=1)}


def _looked_up(known: Mapping[Any, Any], value: Any, what: str, values: Sequence[Any]) -> Any:
    try:
        return known[value]
    except (KeyError, TypeError, RecursionError):
        texts = (shown(one) for one in values[:6])
        some = ", ".join(text if len(text) <= 100 else f"{text[:100]}..." for text in texts)
        more = ", ..." if len(values) > 6 else ""
        raise BadInput(f"{named(value)} is no {what}: accepted are {some}{more}") from None
