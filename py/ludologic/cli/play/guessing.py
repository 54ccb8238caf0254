"""A guessing game in the terminal: the person thinks of a secret, the program asks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress

from ludologic.checks import check_one_of
from ludologic.cli.lines import read_lines
from ludologic.cli.play.terminal import InputEnded, Terminal
from ludologic.errors import BadInput, Impossible, LudologicError, quote
from ludologic.games import MEASURES, Guessing, Turn
from ludologic.games.values import shown
from ludologic.words import count

_LONGEST = 1000
_FEW = 4
"""So many answers are named where one is asked for."""
_HELP = (
    "Type the answer to the question, or a word: undo (take the last answer back), possible (the "
    "secrets that are left), why SECRET (what rules it out), new, quit."
)


def play(
    game: Guessing,
    secret: str | None,
    by: str,
    time: float | None,
    *,
    plain: bool = False,
    silent: bool = False,
) -> list[Turn]:
    """Ask until the secret is found or the person leaves; the turns.

    time: the seconds that a question may take to be found.
    """
    check_one_of(by, MEASURES, "measure")
    if secret is not None:
        return _watched(game, secret, by, time, silent=silent)
    return _Session(game, by, time, Terminal(plain=plain, json=silent)).run()


def _watched(
    game: Guessing, secret: str, by: str, time: float | None, *, silent: bool
) -> list[Turn]:
    turns: list[Turn] = []
    while (question := game.suggest(turns, by=by, time=time)) is not None:
        answer = game.answer(question, secret)
        turns.append(Turn(question, answer))
        if not silent:
            print(f"{len(turns)}. {shown(question)}: {shown(answer)}")
        if game.ends == "asked" and question == secret:
            break
    if not silent:
        print(f"It is {secret}: found by {count(len(turns), 'question')}.")
    return turns


class _Session:
    """The program's questions and the person's answers."""

    def __init__(self, game: Guessing, by: str, time: float | None, terminal: Terminal) -> None:
        self.game, self.by, self.time, self.terminal = game, by, time, terminal
        self.turns: list[Turn] = []
        self.asked: object = None
        self.known = False

    def say(self, text: str) -> None:
        self.terminal.say(text)

    def lines(self) -> Iterator[str]:
        """What is typed, line by line; at a terminal it is asked for."""
        if not self.terminal.interactive:
            yield from read_lines(sys.stdin, _LONGEST)
            return
        with suppress(InputEnded):
            while True:
                yield self.terminal.ask(self.prompt())[:_LONGEST].strip()

    def prompt(self) -> str:
        if self.asked is None:
            return "new, undo or quit"
        answers = self.game.answers
        return ", ".join(map(shown, answers)) if len(answers) <= _FEW else "Answer"

    def run(self) -> list[Turn]:
        secrets = count(len(self.game.secrets), "secret")
        self.say(f"Think of one of {secrets}, such as {shown(self.game.secrets[0])}. {_HELP}")
        self.next()
        for line in self.lines():
            try:
                if not self.typed(line):
                    break
            except LudologicError as error:
                self.say(f"{str(error)[:1].upper()}{str(error)[1:]}.")
        return self.turns

    def typed(self, line: str) -> bool:
        """Do what was typed; whether the game goes on."""
        word, _, rest = line.partition(" ")
        match word:
            case "":
                self.next()
            case "quit":
                return False
            case "help":
                self.say(_HELP)
            case "new":
                self.turns.clear()
                self.next()
            case "undo":
                if not self.turns:
                    raise BadInput("there is no answer to take back")
                self.turns.pop()
                self.next()
            case "possible":
                left = [shown(secret) for secret in self.game.consistent(self.turns)]
                more = f" ... {len(left) - 20} more" if len(left) > 20 else ""
                self.say(", ".join(left[:20]) + more)
            case "why":
                conflicts = self.game.explain(rest, self.turns)
                for number, would in conflicts:
                    turn = self.turns[number - 1]
                    self.say(
                        f"{shown(turn.question)} was answered {shown(turn.answer)}: {rest} would "
                        f"have drawn {shown(would)}"
                    )
                if not conflicts:
                    self.say(f"{rest} is still possible")
            case _:
                self.answer(line)
        return True

    def answer(self, line: str) -> None:
        if self.asked is None:
            stands = "the secret is found" if self.known else "no secret is left"
            raise BadInput(f"{stands}: `new` starts again, `undo` takes an answer back")
        if line not in self.game.answers:
            some = ", ".join(map(shown, self.game.answers[:12]))
            raise BadInput(f"{quote(line)} is no answer of this game: accepted are {some}")
        self.turns.append(Turn(self.asked, line))
        if self.game.ends == "asked" and self.game.answer(self.asked, self.asked) == line:
            left = self.game.consistent(self.turns)
            if left == [self.asked]:
                self.found(self.asked)
                return
        self.next()

    def next(self) -> None:
        """Ask the next question, or say what is known."""
        self.asked, self.known = None, False
        try:
            self.asked = self.game.suggest(self.turns, by=self.by, time=self.time)
        except Impossible as error:
            raise Impossible(f"{error}; `undo` takes the last answer back") from None
        left = self.game.consistent(self.turns)
        if self.asked is None:
            self.found(left[0])
        else:
            self.say(f"{count(len(left), 'secret')} possible. {shown(self.asked)}?")

    def found(self, secret: object) -> None:
        self.asked, self.known = None, True
        self.say(f"It is {shown(secret)}: found by {count(len(self.turns), 'question')}.")
