"""A second interpreter of rule sheets, by clingo: it shares no line with logic/.

`python tests/logic/sheets/second.py SHEET SEED GAMES STATES SECONDS` prints random playouts, one
expression a line: (game ROLE ...), then for each state (facts FACT ...), (over yes) or (over no),
(moves ROLE MOVE ...) or (goals ROLE VALUE ...), and the (joint MOVE ...) that is played; in the
end (done).  A sheet becomes an ASP program of one step: `true` and `does` are facts, what they
lead to is derived.
"""

import itertools
import random
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import clingo

Expression = str | list["Expression"]
Answers = dict[str, list[list[str]]]


def expressions(text: str) -> list[Expression]:
    """The expressions of a text."""
    open_lists: list[list[Expression]] = [[]]
    for word in re.findall(r"[()]|[^\s()]+", re.sub(";[^\n]*", "", text)):
        if word == "(":
            open_lists.append([])
        elif word == ")":
            closed = open_lists.pop()
            open_lists[-1].append(closed)
        else:
            open_lists[-1].append(word)
    return open_lists[0]


LANGUAGE = frozenset(
    [
        "role",
        "init",
        "true",
        "does",
        "legal",
        "next",
        "terminal",
        "goal",
        "sees",
        "base",
        "input",
        "distinct",
        "not",
        "or",
        "and",
    ]
)
"""Capital letters make no difference in these."""


def letters(word: str) -> str:
    """A word in letters that clingo's names and variables may have."""
    return "".join(c if c.isascii() and c.isalnum() else f"_{ord(c)}_" for c in word)


def term(item: Expression) -> str:
    if isinstance(item, list):
        return f"f({','.join(term(part) for part in item)})"
    return "V" + letters(item[1:]) if item[0] == "?" else '"' + item.replace('"', "_") + '"'


def atom(item: Expression) -> str:
    name, *arguments = item if isinstance(item, list) else [item]
    assert isinstance(name, str)
    word = name.lower() if name.lower() in LANGUAGE else name
    return f"p{letters(word)}({','.join(term(part) for part in arguments)})"


def rows(conditions: list[Expression]) -> Iterator[list[str]]:
    """Bodies of rules, of which one is to hold if all conditions are to hold."""
    for choice in itertools.product(*(list(one(condition)) for condition in conditions)):
        yield [part for row in choice for part in row]


def one(condition: Expression) -> Iterator[list[str]]:
    match condition:
        case ["or", *parts]:
            for part in parts:
                yield from one(part)
        case ["and", *parts]:
            yield from rows(parts)
        case ["distinct", left, right]:
            yield [f"{term(left)} != {term(right)}"]
        case ["not", ["not", part]]:
            yield from one(part)
        case ["not", ["or", *parts]]:
            yield from rows([["not", part] for part in parts])
        case ["not", ["and", *parts]]:
            yield from one(["or", *(["not", part] for part in parts)])
        case ["not", ["distinct", left, right]]:
            yield [f"{term(left)} = {term(right)}"]
        case ["not", part]:
            yield [f"not {atom(part)}"]
        case part:
            yield [atom(part)]


def program(sheet: list[Expression]) -> str:
    lines = []
    for expression in sheet:
        if isinstance(expression, list) and expression[0] == "<=":
            head, bodies = expression[1], list(rows(expression[2:]))
        else:
            head, bodies = expression, [[]]
        if head[0] not in ("base", "input"):
            lines += [f"{atom(head)} :- {', '.join(body)}." for body in bodies]
    return "\n".join(line.replace(" :- .", ".") for line in lines)


def written(symbol: clingo.Symbol) -> str:
    if symbol.type == clingo.SymbolType.String:
        return symbol.string
    return "(" + " ".join(map(written, symbol.arguments)) + ")"


class Sheet:
    """What follows from a sheet, in a state and after moves."""

    def __init__(self, text: str) -> None:
        sheet = expressions(text)
        self.program = program(sheet)
        self.roles = [line[1] for line in sheet if isinstance(line, list) and line[0] == "role"]

    def derived(
        self, facts: list[str], words: list[str], does: tuple[str, ...] = ()
    ) -> dict[str, list[list[str]]]:
        shows = [f"#show p{word}." for word in words]
        given = [f"ptrue({term(expressions(fact)[0])})." for fact in facts]
        given += [
            f"pdoes({term(role)},{term(expressions(move)[0])})."
            for role, move in zip(self.roles, does, strict=False)
        ]
        control = clingo.Control(["--warn=none"])
        control.add("base", [], "\n".join(["#show.", *shows, self.program, *given]))
        control.ground([("base", [])])
        answers: Answers = {word: [] for word in words}
        with control.solve(yield_=True) as handle:
            models = [model.symbols(shown=True) for model in handle]
        assert len(models) == 1, f"{len(models)} models"
        for symbol in models[0]:
            word = f"{symbol.name[1:]}/{len(symbol.arguments)}"
            answers[word].append([written(argument) for argument in symbol.arguments])
        return answers


def playouts(sheet: Sheet, seed: int, games: int, states: int, seconds: float) -> Iterator[str]:
    drawn = random.Random(seed)
    for _ in range(games):
        yield " ".join(["(game", *sheet.roles]) + ")"
        facts = sorted(fact for [fact] in sheet.derived([], ["init/1"])["init/1"])
        while True:
            now = sheet.derived(facts, ["terminal/0", "legal/2", "goal/2"])
            over = now["terminal/0"] != []
            yield " ".join(["(facts", *facts]) + ")"
            yield f"(over {'yes' if over else 'no'})"
            word, name = ("goal/2", "goals") if over else ("legal/2", "moves")
            each = [sorted(row[1] for row in now[word] if row[0] == role) for role in sheet.roles]
            for role, answers in zip(sheet.roles, each, strict=True):
                yield " ".join([f"({name}", role, *answers]) + ")"
            states -= 1
            if over or [] in each or states <= 0 or time.process_time() > seconds:
                break
            joint = tuple(drawn.choice(moves) for moves in each)
            yield " ".join(["(joint", *joint]) + ")"
            facts = sorted(fact for [fact] in sheet.derived(facts, ["next/1"], joint)["next/1"])
        if states <= 0 or time.process_time() > seconds:
            break
    yield "(done)"


if __name__ == "__main__":
    name, *numbers = sys.argv[1:]
    seed, games, states = map(int, numbers[:3])
    for line in playouts(Sheet(Path(name).read_text()), seed, games, states, float(numbers[3])):
        print(line, flush=True)
