"""A game in the terminal: lines become events of its session, and views are said and drawn.

The rules decide what a move is, what there is to say and how a game ends. Each game has a face,
which only draws.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import RenderableType

from ludologic.display import count
from ludologic.errors import BadInput, LudologicError, quote
from ludologic.play.archive import AlreadyThere, Archive, read_name
from ludologic.play.pictures.look import Look
from ludologic.play.terminal.terminal import InputEnded, Terminal
from ludologic.session import Session, View

_REVIEW = 5
"""A review may take so many times as long as a move."""
_SHORTEST = 3
"""So many letters of a word are enough; fewer are read as a move."""


class Word(NamedTuple):
    """A word that can be typed: its spelling, its meaning, and the function that does it."""

    usage: str
    meaning: str
    do: Callable[[str], None]

    @property
    def name(self) -> str:
        return self.usage.split()[0]


class Face(ABC):
    """How a game is drawn in the terminal, and written down."""

    name: str
    """What the archive calls the game."""
    tells_replies = False
    """Whether a sentence says what a program plays, because the picture does not show it."""
    draws_values = False
    """Whether the values of moves are drawn on the board instead of listed."""
    beside = False
    """Whether sentences have room beside the picture."""
    interactive = False
    """Whether somebody sits at a terminal."""

    @abstractmethod
    def picture(self, view: View, look: Look, said: Sequence[str] = ()) -> RenderableType:
        """The board and the status, with sentences beside them if the game has room there."""

    def tells_at_leaving(self, view: View) -> bool:
        """Whether a person who leaves an unsaved game is told a secret."""
        return False

    def news(self, before: View, view: View, look: Look) -> RenderableType | None:
        """What to show if nobody looks on; None for the whole board."""
        return None

    def played(self, view: View) -> str:
        """How much was played, in words."""
        return f"after {count(len(view['moves']), 'move')}"

    def legend(self, view: View, look: Look) -> RenderableType | None:
        """The meaning of the signs on the board."""
        return None

    def words(self, repl: Repl) -> list[Word]:
        """The words that only the terminal has: pictures, files, keys."""
        return []

    @abstractmethod
    def document(self, session: Session) -> dict[str, Any]:
        """How the game stands, for --json."""


class Keeper:
    """A player's place in the archive. Without a player nothing is kept."""

    def __init__(self, file: Path | None, player: str | None) -> None:
        self.file = file
        self.player = None if player is None else read_name(player)
        self.name: str | None = None

    def named(self, player: str) -> None:
        self.player = read_name(player)

    def save(self, name: str, game: str, state: dict[str, Any], *, overwrite: bool) -> None:
        with Archive(self.file) as archive:
            archive.save(self._player(), name, game, state, overwrite=overwrite)
        self.name = name

    def load(self, name: str, game: str) -> Session:
        """The session of a saved game. Raises BadInput if it is damaged."""
        with Archive(self.file) as archive:
            saved = archive.load(self._player(), name, game)
        try:
            session = Session.restored(saved.state)
        except BadInput as error:
            raise saved.damaged(str(error)) from None
        self.name = name
        return session

    def record(self, game: str, variant: str, score: int, rounds: int) -> bool:
        """Keep a score; true if it is the player's best."""
        with Archive(self.file) as archive:
            return archive.record(self._player(), game, variant, score, rounds)

    def _player(self) -> str:
        if self.player is None:
            raise BadInput("no player is named yet: type `player NAME` first")
        return self.player


class Place(NamedTuple):
    """Where games are played: a terminal, an archive, and how long programs rest."""

    terminal: Terminal
    keeper: Keeper
    pace: float


def alone(do: Callable[[], None]) -> Callable[[str], None]:
    """What a word that stands alone does; more text behind it is an error."""

    def obeyed(rest: str) -> None:
        if rest:
            raise BadInput(f"{quote(rest)} is too much: the word stands alone")
        do()

    return obeyed


class Repl:
    """Reads lines and obeys them, until `quit` or the end of the input."""

    def __init__(self, place: Place, face: Face, session: Session, seconds: float) -> None:
        self.place, self.terminal, self.keeper = place, place.terminal, place.keeper
        self.face, self.session, self.seconds = face, session, seconds
        face.interactive = self.terminal.interactive
        self._on = True
        self._saved = None if place.keeper.name is None else session.state()

    @property
    def view(self) -> View:
        return self.session.view

    def run(self, *, quiet: bool = False) -> dict[str, Any]:
        """Read lines and obey them; return how the last game stands.

        Ctrl-C stops what is being done; pressed twice at a prompt, it ends the game. If only
        programs play, nothing is read, and with `quiet` nothing is shown.
        """
        with self.session:
            if self._people():
                if self.terminal.interactive:
                    self.terminal.say(self.view["rules"])
                self._guarded(self._begin)
                self._read()
            elif quiet:
                while self.view["waits"] == "program":
                    self.session.do("think", seconds=self.seconds)
            else:
                self._begin()
            return self.face.document(self.session)

    def _read(self) -> None:
        warned = False
        while self._on:
            try:
                line = self.terminal.ask(self._prompt())
            except InputEnded:
                self.terminal.say(f"The input ended: {self._left_off()}.")
                break
            except KeyboardInterrupt:
                if warned or not self.terminal.interactive:
                    raise
                warned = True
                self.terminal.say("Press Ctrl-C again, or type `quit`, to leave the game.")
                continue
            warned = False
            self._guarded(partial(self.obey, line))

    def _people(self) -> bool:
        return any(seat["person"] for seat in self.view["seats"])

    def _mover(self) -> str:
        return str(self.view["seats"][self.view["turn"] - 1]["who"])

    def _prompt(self) -> str:
        if self.view["waits"] == "program":
            return f"Enter lets {self._mover()} play"
        return str(self.view["prompt"])

    def _left_off(self) -> str:
        if self.view["over"]:
            return "the game is over"
        return f"the game stops {self.face.played(self.view)}"

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

    # What is typed

    def obey(self, line: str) -> None:
        """Do what a line says; a line that begins with none of the words is a move."""
        line = line.strip()
        if not line:
            self.go_on()
            return
        name, _, rest = line.partition(" ")
        word = self._word("resign" if line.lower() == "give up" else name.lower(), line)
        if word is None:
            if name.lower() in dict(_LOOKS) and not self._can(line):
                raise BadInput(f"{quote(name)} is no word of this game; `help` lists the words")
            self._move(line)
        else:
            word.do("" if line.lower() == "give up" else rest.strip())

    def _word(self, typed: str, line: str) -> Word | None:
        words = {word.name: word for word in self._words()}
        if typed == "?":
            return words["help"]
        if typed in words or self._can(line):
            return words.get(typed)
        begun = [name for name in words if name.startswith(typed)]
        return words[begun[0]] if len(begun) == 1 and len(typed) >= _SHORTEST else None

    def _can(self, line: str) -> bool:
        """Whether the line is a move that is shown."""
        return any(line in (can["move"], can["key"]) for can in self.view["can"])

    def _move(self, line: str) -> None:
        if self.view["waits"] == "program":
            raise BadInput(f"it is the turn of {self._mover()}: press Enter")
        try:
            self.happen("move", move=line)
        except BadInput as error:
            helps = "; `help` lists the words" if line[:1].isalpha() else ""
            raise BadInput(f"{error}{helps}") from None
        self.go_on()

    def _words(self) -> list[Word]:
        def event(usage: str, meaning: str) -> Word:
            return Word(usage, meaning, alone(partial(self._event, usage)))

        own = [
            Word(word["usage"], word["meaning"], partial(self._own, word["usage"].split()[0]))
            for word in self.view["words"]
        ]
        return [
            *own,
            event("undo", "take your last move back"),
            event("redo", "play it again"),
            event("hint", "what to play, and why"),
            *(event(look, meaning) for look, meaning in _LOOKS if look in self.view["looks"]),
            *([Word("why [MOVE]", _WHY, self._why)] if "why" in self.view["looks"] else []),
            event("resign", "give the game up; `give up` does too"),
            *self.face.words(self),
            Word("board", "draw the board again", alone(self._board)),
            Word("save [NAME]", "save the game under a name", self._save),
            Word("load [NAME]", "go on with a saved game", self._load),
            Word("player NAME", "who plays: games and scores are kept by name", self._player),
            Word("new", "start another game", alone(self._new)),
            Word("quit", "leave", alone(self._quit)),
            Word("help", "this list", alone(self._help)),
        ]

    def _event(self, event: str) -> None:
        self.happen(event)
        self.go_on()

    def _why(self, rest: str) -> None:
        self._own("why", rest)

    def _own(self, name: str, rest: str) -> None:
        self.happen("word", name=name, rest=rest)
        self.go_on()

    # What happens

    def happen(self, event: str, **fields: Any) -> None:
        """Let an event happen in the session; say and draw what came of it."""
        before = self.view
        with self._thinking(event):
            seconds = self.seconds * (_REVIEW if event == "review" else 1)
            self.session.do(event, seconds=seconds, **fields)
        self._tell(before, event)

    def _thinking(self, event: str) -> AbstractContextManager[Any]:
        quick = event in ("move", "undo", "redo", "resign", "new")
        return nullcontext() if quick else self.terminal.thinking()

    def go_on(self) -> None:
        """Let programs play until it is a person's turn, or the end."""
        while self.view["waits"] == "program":
            self.happen("think")
            if not self._people():
                self.terminal.wait(self.place.pace)

    def _tell(self, before: View, event: str) -> None:
        view, terminal = self.view, self.terminal
        if event == "think" and self.face.tells_replies:
            play = view["moves"][-1]
            seat = view["seats"][play["seat"] - 1]
            terminal.say(f"{seat['name']} ({seat['who']}): {play['move']}")
        changed = view["board"] != before["board"]
        values = [mark for mark in view["marks"] if mark["kind"] == "value" and mark["text"]]
        if terminal.redraws or changed or (values and self.face.draws_values):
            self._draw_news(before)
        elif view["status"] != before["status"]:
            terminal.say(view["status"])
        for sentence in view["said"]:
            terminal.say(sentence)
        if view["hint"]:
            terminal.say(view["hint"]["sentence"])
        for remark in view["remarks"]:
            terminal.say(remark["sentence"])
        for mark in view["marks"]:
            if mark["kind"] in ("way", "candidate"):
                terminal.say(_sentence(mark["text"]))
        if values and not self.face.draws_values:
            terminal.table([(self._move_at(mark["cells"]), mark["text"]) for mark in values])
        told = any(mark["text"] for mark in view["marks"] if mark not in before["marks"])
        if event in _NOTHING and not told and not view["remarks"]:
            terminal.say(_NOTHING[event])
        if before["ranked"] and not view["ranked"] and view["aid"] and not before["over"]:
            terminal.say(f"(`{view['aid']}` is an aid: this game will not be ranked.)")
        if view["over"] and not before["over"]:
            self._keep_score(view)

    def _move_at(self, cells: list[list[int]]) -> str:
        """The move that is made at these cells."""
        moves = [can["move"] for can in self.view["can"] if can["cells"] == cells]
        return moves[0] if moves else " ".join(map(str, cells))

    def draw(self) -> None:
        """The board as it stands."""
        self._draw(self.view)

    def _board(self) -> None:
        """The board alone, without what was marked on it."""
        self._draw({**self.view, "marks": [], "hint": None})

    def _draw(self, view: View) -> None:
        picture = partial(self.face.picture, view)
        self.terminal.draw(picture, picture if self.face.beside else None)

    def _draw_news(self, before: View) -> None:
        news = None
        if not self.terminal.interactive and not self.view["over"]:
            news = self.face.news(before, self.view, self.terminal.look)
        if news is None:
            self.draw()
        else:
            self.terminal.say(news)

    def _begin(self) -> None:
        view = self.view
        self.terminal.say(f"{view['title']}. {view['who']}".rstrip())
        for sentence in view["said"]:
            self.terminal.say(sentence)
        first = view["waits"] == "you"
        if first:
            self._say_expected()
        legend = self.face.legend(view, self.terminal.look)
        if legend is not None:
            self.terminal.say(legend)
        self.draw()
        self.go_on()
        if self.view["waits"] == "you" and not first:
            self._say_expected()

    def _say_expected(self) -> None:
        self.terminal.say(f"{_sentence(self.view['expected'])} `help` lists all words.")

    # What is kept

    def _keep_score(self, view: View) -> None:
        """Keep a score, if a player is named and used no aid; say so."""
        over = view["over"]
        if over["points"] is None:
            if self.keeper.player is not None:
                why = "a game that is given up" if over["kind"] == "resigned" else "this game"
                self.terminal.say(f"There is no row in the ranking: {why} has no points.")
            return
        if not over["ranked"]:
            self.terminal.say(f"The game is not ranked: it had the aid of `{view['aid']}`.")
            return
        self.terminal.say(f"{count(over['points'], 'point')}, {over['against']}.")
        if self.keeper.player is None:
            self.terminal.say(
                "The score is not kept, because nobody is named: start with --player NAME, or "
                "type `player NAME` before the end."
            )
            return
        try:
            best = self.keeper.record(
                self.face.name, over["against"], over["points"], over["rounds"]
            )
        except LudologicError as error:
            self.terminal.complain(f"the score could not be kept: {error}")
            return
        best_yet = ": your best score so far" if best else ": not your best"
        told = "" if view["mood"] == "bad" else best_yet
        self.terminal.say(f"Kept for {self.keeper.player}{told}.")

    def _save(self, rest: str) -> None:
        name = rest.removesuffix("--overwrite").strip() or self.keeper.name or self.face.name
        self._keep(name, overwrite=rest.endswith("--overwrite"))
        self.terminal.say(f"Saved as {quote(name)}: `load {name}` goes on from here.")

    def _keep(self, name: str, *, overwrite: bool) -> None:
        state = self.session.state()
        try:
            self.keeper.save(name, self.face.name, state, overwrite=overwrite)
        except AlreadyThere:
            if not self.terminal.agreed(f"There is a game {quote(name)} already: overwrite it?"):
                raise BadInput(
                    "not saved: choose another name, `save NAME`, or `save NAME --overwrite`"
                ) from None
            self.keeper.save(name, self.face.name, state, overwrite=True)
        self._saved = state

    def _load(self, rest: str) -> None:
        name = rest or self.keeper.name or self.face.name
        session = self.keeper.load(name, self.face.name)
        self.session.close()
        self.session = session
        self._saved = session.state()
        self._begin()

    def _player(self, rest: str) -> None:
        if not rest:
            raise BadInput("`player` needs more: type `player NAME`")
        self.keeper.named(rest)
        self.terminal.say(f"{self.keeper.player} plays.")

    def _new(self) -> None:
        self.session.do("new")
        self._begin()

    def _help(self) -> None:
        meanings = {word.usage: word.meaning for word in self._words()}
        for word, after in _TOGETHER.items():
            meanings[word] += f"; `{after}`: {meanings.pop(after)}"
        above = [self.view["rules"], _sentence(self.view["expected"])]
        self.terminal.table(meanings.items(), above)

    def _quit(self) -> None:
        state = self.session.state()
        if self.face.tells_at_leaving(self.view) and state != self._saved:
            view = Session.restored(state).do("resign")
            self.terminal.say(view["over"]["sentence"])
        self._on = False


_LOOKS = (
    ("explain", "what there is to see"),
    ("analyse", "what is known: of moves, points of a field, or codes"),
    ("review", "which moves were mistakes"),
)
_WHY = "which rule decided the last move, or decides on a MOVE"
_TOGETHER = {"undo": "redo", "new": "quit"}
"""Words of one line of the help, which then has room on a screen of 24 lines."""
_NOTHING = {
    "explain": "There is nothing to say about this position.",
    "review": "There is nothing to say about these moves.",
    "analyse": "Nothing is known yet about these moves.",
}


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"
