"""Playing in a terminal: what any game's session needs. A file beside this one plays each game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from ludologic.archive import AlreadyThere
from ludologic.cli.play.table import Table
from ludologic.cli.play.terminal import InputEnded
from ludologic.errors import BadInput, LudologicError, quote


class Word(NamedTuple):
    """A word that can be typed: how it is written, what it means, what does it."""

    usage: str
    meaning: str
    do: Callable[[str], None]

    @property
    def name(self) -> str:
        return self.usage.split()[0]


class Game(ABC):
    """A game as it is played at a terminal: what is typed changes it, and it says what it did."""

    NAME: str
    """What the archive calls the game."""
    RULES = ""
    """The rules, in a few sentences."""

    @abstractmethod
    def begin(self) -> None:
        """Say what is to be done, and draw the board."""

    @abstractmethod
    def prompt(self) -> str:
        """What is asked for next."""

    @abstractmethod
    def expected(self) -> str:
        """What a move looks like, for whoever typed something else."""

    def is_move(self, line: str) -> bool:
        """Whether what was typed is meant for a move, and no word."""
        return line[0].isdigit()

    @abstractmethod
    def move(self, line: str) -> None:
        """Play what was typed for a move. Raises BadInput if it is none."""

    def go_on(self) -> None:
        """Do what an empty line asks for: nothing, where a move is waited for."""
        return

    @abstractmethod
    def draw(self) -> None:
        """Draw the board as it stands."""

    @abstractmethod
    def words(self) -> list[Word]:
        """The words that this game understands, beside those of every session."""

    @abstractmethod
    def again(self) -> Game:
        """A new game of the same kind."""

    @abstractmethod
    def state(self) -> dict[str, Any]:
        """All there is to save."""

    @abstractmethod
    def left_off(self) -> str:
        """How the game stands when nothing more is typed, in a sentence."""

    def leave(self) -> None:
        """Say what a person who leaves would like to know."""
        return

    @abstractmethod
    def document(self) -> dict[str, Any]:
        """How the game stands, for --json."""


class Session:
    """A conversation about a game, until `quit` or the end of what is typed."""

    def __init__(
        self, table: Table, game: Game, restored: Callable[[Table, dict[str, Any]], Game]
    ) -> None:
        self.table, self.terminal, self.keeper = table, table.terminal, table.keeper
        self.game = game
        self.restored = restored
        self._on = True

    def run(self) -> dict[str, Any]:
        """Read lines and obey them; how the last game stands.

        Ctrl-C stops what is being done; twice at a prompt, all.
        """
        if self.terminal.interactive and self.game.RULES:
            self.terminal.say(self.game.RULES)
        self._begin()
        warned = False
        while self._on:
            try:
                line = self.terminal.ask(self.game.prompt())
            except InputEnded:
                self.terminal.say(f"The input ended: {self.game.left_off()}.")
                break
            except KeyboardInterrupt:
                if warned or not self.terminal.interactive:
                    raise
                warned = True
                self.terminal.say("Press Ctrl-C again, or type `quit`, to leave the game.")
                continue
            warned = False
            self._guarded(partial(self.obey, line))
        return self.game.document()

    def obey(self, line: str) -> None:
        """Do what a line says. Raises BadInput if it says nothing that is understood."""
        line = line.strip()
        if not line:
            self.game.go_on()
            return
        if self.game.is_move(line):
            self.game.move(line)
            return
        name, _, rest = line.partition(" ")
        self._word(name).do(rest.strip())

    def _word(self, name: str) -> Word:
        words = self._words()
        typed = "help" if name == "?" else name.lower()
        for word in words:
            if word.name == typed:
                return word
        begun = [word for word in words if word.name.startswith(typed)]
        if len(begun) == 1:
            return begun[0]
        if begun:
            raise BadInput(f"{quote(name)} could be {' or '.join(word.name for word in begun)}")
        raise BadInput(
            f"{quote(name)} is not understood: {self.game.expected()}; `help` lists the words"
        )

    def _words(self) -> list[Word]:
        return [
            *self.game.words(),
            Word("board", "draw the board again", alone(self.game.draw)),
            Word("save [NAME]", "save the game under a name", self._save),
            Word("load [NAME]", "go on with a saved game", self._load),
            Word("player NAME", "say who plays: games and scores are kept by name", self._player),
            Word("new", "start another game", alone(self._new)),
            Word("help", "this list", alone(self._help)),
            Word("quit", "leave", alone(self._quit)),
        ]

    def _guarded(self, do: Callable[[], None]) -> None:
        """Do it; whatever goes wrong is said in a sentence, and the game goes on."""
        try:
            do()
        except LudologicError as error:
            self.terminal.complain(str(error))
        except KeyboardInterrupt:
            if not self.terminal.interactive:
                raise
            self.terminal.say("Stopped. The game goes on.")

    def _begin(self) -> None:
        self._guarded(self.game.begin)

    def _save(self, rest: str) -> None:
        name = rest.removesuffix("--overwrite").strip() or self.keeper.name or self.game.NAME
        self._keep(name, overwrite=rest.endswith("--overwrite"))
        self.terminal.say(f"Saved as {quote(name)}: `load {name}` goes on from here.")

    def _keep(self, name: str, *, overwrite: bool) -> None:
        state = self.game.state()
        try:
            self.keeper.save(name, self.game.NAME, state, overwrite=overwrite)
        except AlreadyThere:
            if not self.terminal.agreed(f"There is a game {quote(name)} already: overwrite it?"):
                raise BadInput(
                    "not saved: choose another name, `save NAME`, or `save NAME --overwrite`"
                ) from None
            self.keeper.save(name, self.game.NAME, state, overwrite=True)

    def _load(self, rest: str) -> None:
        name = rest or self.keeper.name or self.game.NAME
        self.game = self.restored(self.table, self.keeper.load(name, self.game.NAME))
        self._begin()

    def _player(self, rest: str) -> None:
        self.keeper.named(rest)
        self.terminal.say(f"{self.keeper.player} plays.")

    def _new(self) -> None:
        self.game = self.game.again()
        self._begin()

    def _help(self) -> None:
        if self.game.RULES:
            self.terminal.say(self.game.RULES)
        expected = self.game.expected()
        self.terminal.say(f"{expected[:1].upper()}{expected[1:]}.")
        self.terminal.table([(word.usage, word.meaning) for word in self._words()])

    def _quit(self) -> None:
        self.game.leave()
        self._on = False


def alone(do: Callable[[], None]) -> Callable[[str], None]:
    """What a word does that stands alone: anything behind it is an error."""

    def obeyed(rest: str) -> None:
        if rest:
            raise BadInput(f"{quote(rest)} is too much: the word stands alone")
        do()

    return obeyed
