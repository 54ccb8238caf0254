"""Games of two players whose rules are a program of ASP, answered by clingo.

`python -m ludologic.games.two_players_by_clingo FILE` answers one request in a process of its own,
as `grounding` does. Its questions are those of `games/two_players/ask.pl`, by their names, and so
are the answers; moves and states are texts as clingo writes them.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludologic.engines import asp, door, rules
from ludologic.engines.asp import Term
from ludologic.errors import BadInput, LudologicError, cut, quote
from ludologic.games import grounding

PLAYERS = ("random", "minimax")
_MOST = 2000
"""How many states are looked at to see whether a game can be played."""

_SECONDS = 10.0
"""How long clingo may take to say how a game stands."""


def ask(file: Path, question: str, arguments: Mapping[str, Any], seconds: float | None) -> Any:
    """What is answered for the game in a file. Raises BadInput if it takes too long."""
    reply = grounding.asked(__name__, file, [question, arguments], seconds)
    if "fault" in reply:
        raise BadInput(cut(reply["fault"]))
    return reply["answer"]


def tell(question: Mapping[str, Any]) -> None:
    """Tell the door what it asks of a game: how it stands, or what a program plays."""
    kind, file, *_ = question.values()
    about = {name: value for name, value in question.items() if name not in ("kind", "file")}
    if kind == "standing":
        standing = ask(Path(file), "told", about, _SECONDS)
        door.two_players.tell_standing(file=file, **about, standing=standing)
    else:
        depth = about["depth"]
        player = {"kind": "random"} if depth == 0 else {"kind": "minimax", "depth": depth}
        given = {"moves": about["moves"], "player": player, "seed": about["seed"]}
        door.two_players.tell_choice(file=file, **about, move=ask(Path(file), kind, given, None))


class _State(NamedTuple):
    """What playable.lp says of a state: `end` is `draw`, `won(Role)`, or empty while it is open."""

    mover: Term
    nexts: dict[Term, Term]
    """For each legal move the state to which it leads."""
    end: Term
    goals: dict[Term, Term]
    shown: str


class _Game:
    """The rules of a program. Raises BadInput for what can't be played."""

    def __init__(self, file: Path) -> None:
        self.file = file
        said = self._said([])
        (self.init,) = (atom[1] for atom in said if atom[0] == "init")
        mover = self.state(self.init).mover
        roles = [atom[1] for atom in said if atom[0] == "role"]
        self.roles = sorted(roles, key=lambda role: role != mover)

    def state(self, state: Term) -> _State:
        return self.states([state])[0]

    def states(self, states: Sequence[Term]) -> list[_State]:
        """What is said of each of these states."""
        said: dict[Term, dict[str, list[Sequence[Term]]]] = {state: {} for state in states}
        for name, *arguments in self._said(states):
            if name not in ("init", "role"):
                said[arguments[0]].setdefault(name, []).append(arguments[1:])
        return [_state(state, said[state]) for state in states]

    def _said(self, states: Sequence[Term]) -> asp.Model:
        files = [rules.program("games", "playable.lp"), self.file]
        models = list(asp.Program(files, [("state", state) for state in states]).written(2))
        if len(models) != 1:
            many = "is more than one answer set" if models else "is no answer set"
            raise BadInput(f"there {many}: the rules of a game have one")
        for name, *arguments in models[0]:
            if name == "fault":
                raise BadInput(_sentence(arguments[0]))
        return models[0]

    def played(self, texts: Sequence[str]) -> tuple[_State, list[asp.Atom]]:
        """Where the game stands after these moves, and the moves as facts."""
        state, facts = self.state(self.init), list[asp.Atom]()
        for number, text in enumerate(texts, start=1):
            move = _move(text, state)
            facts.append(("played", number, move))
            state = self.state(state.nexts[move])
        return state, facts

    def program(self, name: str, played: list[asp.Atom], plies: int) -> asp.Program:
        return asp.Program([rules.program("games", name), self.file], played, {"plies": plies})


def _state(state: Term, said: dict[str, list[Sequence[Term]]]) -> _State:
    (shown,) = said.get("shown", [(state,)])[0]
    return _State(
        next((role for role, _ in said.get("legal", [])), Term()),
        {move: after for _, move, after in said.get("next", [])},
        next((end for (end,) in said.get("end", [])), Term()),
        {pair[0]: pair[1] for pair in said.get("goal", [])},
        json.loads(shown, strict=False) if shown.startswith('"') else shown,
    )


def _move(text: str, state: _State) -> Term:
    """The legal move that is written so, spaces apart."""
    if state.end:
        raise BadInput(f"{text} can't be played: the game is over")
    for move in state.nexts:
        if move.replace(" ", "") == text.replace(" ", ""):
            return move
    some = ", ".join(list(state.nexts)[:8]) + (", ..." if len(state.nexts) > 8 else "")
    raise BadInput(f"{text} is no legal move: accepted are {some}")


def _sentence(fault: str) -> str:
    kind, _, rest = fault.partition("(")
    what = rest.removesuffix(")")
    return {
        "roles": f"there are {what} atoms role(R): a game is of two players",
        "inits": f"there are {what} atoms init(S): a game begins in one state",
        "stuck": f"there is no legal({what},R,M): who can't move in a state that is not terminal "
        "can't go on",
        "both": f"legal({what},R,M) is true of both players: they move by turns",
        "stranger": f"legal({what},M) is true, and there is no such role",
        "over": f"next({what},R,M,S) is true, and that state is terminal",
        "no_next": f"there is no next({what},S): a legal move leads to one state",
        "nexts": f"next({what},S) has more than one S: a move leads to one state",
        "no_goal": f"there is no goal({what},V): a role reaches one goal",
        "goals": f"goal({what},V) has more than one V: a role reaches one goal",
        "goal": f"goal({what}) is no goal: it is a whole number, 0 to 100",
    }[kind]


def _roles(game: _Game) -> list[Term]:
    return game.roles


def _check(game: _Game, seconds: float) -> dict[str, Any]:
    """Look at states in the order of their distance from the beginning, as far as time allows."""
    end = time.monotonic() + seconds
    known, found = {game.init}, [game.init]
    looked = 0
    while looked < min(_MOST, len(found)) and time.monotonic() < end:
        states = found[looked:_MOST]
        looked += len(states)
        for state in game.states(states):
            new = [after for after in dict.fromkeys(state.nexts.values()) if after not in known]
            known.update(new)
            found += new
    return {"roles": game.roles, "states": looked, "complete": looked == len(found)}


def _standing(game: _Game, moves: list[str]) -> dict[str, Any]:
    state, _ = game.played(moves)
    end: Any = None
    if state.end:
        won = state.end.removeprefix("won(").removesuffix(")")
        end = {"kind": "draw"} if state.end == "draw" else {"kind": "won", "winner": won}
    return {
        "end": end,
        "turn": "" if end else state.mover,
        "moves": [] if end else list(state.nexts),
        "goals": [int(state.goals[role]) for role in game.roles] if end else [],
        "shown": state.shown,
    }


def _told(game: _Game, moves: list[str]) -> dict[str, Any]:
    return {"roles": game.roles, **_standing(game, moves)}


def _choice(game: _Game, moves: list[str], player: dict[str, Any], seed: int) -> Term:
    state, played = game.played(moves)
    if player["kind"] == "random":
        return random.Random(f"{seed} {len(moves)}").choice(list(state.nexts))
    return _searched(game, state, played, player["depth"])


def _searched(game: _Game, state: _State, played: list[asp.Atom], depth: int | None) -> Term:
    """As searched_move/5, for a game in ASP: the least depth at which a move wins, or is not lost.

    The loop stands here since clingo has none, and a game in ASP needs no SWI-Prolog.
    """
    best = next(iter(state.nexts))
    plies = 0
    while plies != depth:
        plies += 1
        (said,) = game.program("minimax.lp", played, plies).written(1)
        worths = {move: int(worth) for move, worth in (a[1:] for a in said if a[0] == "worth")}
        most = max(worths.values())
        if most == 0:  # lost
            break
        best = next(move for move in state.nexts if worths[move] == most)
        if most == 100 or ("cut",) not in said:
            break
    return best


def _win(game: _Game, moves: list[str], plies: int) -> dict[str, Any] | None:
    _, played = game.played(moves)
    (said,) = game.program("win_within.lp", played, plies).written(1)
    wins = sorted((int(number), role, int(goal)) for _, role, number, goal in said)
    if not wins:
        return None
    plies, role, goal = wins[0]
    return {"role": role, "plies": plies, "goal": goal}


_QUESTIONS: dict[str, Callable[..., Any]] = {
    "roles": _roles,
    "reload": _roles,
    "check": _check,
    "standing": _standing,
    "told": _told,
    "choice": _choice,
    "win": _win,
}


def answered(file: Path, question: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """What is answered in this process, or the fault: there is no limit of time."""
    try:
        return {"answer": _QUESTIONS[question](_Game(file), **arguments)}
    except BadInput as error:
        return {"fault": str(error)}
    except LudologicError as error:
        return {"fault": f"{quote(str(file))} can't be loaded: {error}"}


if __name__ == "__main__":
    json.dump(answered(Path(sys.argv[1]), *json.load(sys.stdin)), sys.stdout)
