"""Games of two players whose rules are a program of ASP, answered by clingo.

`python -m ludologic.games.two_players_by_clingo FILE` answers one request in a process of its own,
as `grounding` does. Its relations are those of `games/two_players/session.pl`, by their names;
moves and states are texts as clingo writes them.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludologic.engines import asp, rules
from ludologic.engines.asp import Term
from ludologic.errors import BadInput, LudologicError, quote
from ludologic.games import grounding

PLAYERS = ("random", "minimax")
_MOST = 2000
"""How many states are looked at to see whether a game can be played."""

Reply = list[Any]


def ask(file: Path, relation: str, inputs: Sequence[Any], seconds: float | None) -> Reply:
    """What a relation answers for the game in a file. Raises BadInput if it takes too long."""
    reply: Reply = grounding.asked(__name__, file, [relation, *inputs], seconds)
    return reply


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


def _game_seats(game: _Game, _seconds: float) -> Reply:
    return ["roles", game.roles]


def _game_checked(game: _Game, seconds: float) -> Reply:
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
    return ["playable", game.roles, looked, "true" if looked == len(found) else "false"]


def _game_standing(game: _Game, texts: list[str], _seconds: float) -> Reply:
    state, _ = game.played(texts)
    if not state.end:
        return ["standing", "open", state.mover, list(state.nexts), [], state.shown]
    won = state.end.removeprefix("won(").removesuffix(")")
    end = "draw" if state.end == "draw" else ["won", won]
    goals = [int(state.goals[role]) for role in game.roles]
    return ["standing", end, "", [], goals, state.shown]


def _game_chosen(game: _Game, texts: list[str], player: Any, seed: int) -> Reply:
    state, played = game.played(texts)
    if player == "random":
        return ["move", random.Random(f"{seed} {len(texts)}").choice(list(state.nexts))]
    _, depth = player
    return ["move", _searched(game, state, played, depth)]


def _searched(game: _Game, state: _State, played: list[asp.Atom], depth: int | str) -> Term:
    """As searched_move/5: the least depth at which a move wins, or is not lost yet."""
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


def _game_win(game: _Game, texts: list[str], plies: int) -> Reply:
    _, played = game.played(texts)
    (said,) = game.program("win_within.lp", played, plies).written(1)
    wins = sorted((int(number), role) for _, role, number in said)
    return ["win", [wins[0][1], wins[0][0]] if wins else []]


_RELATIONS: dict[str, Callable[..., Reply]] = {
    "game_seats": _game_seats,
    "game_checked": _game_checked,
    "game_standing": _game_standing,
    "game_chosen": _game_chosen,
    "game_win": _game_win,
}


def answered(file: Path, relation: str, *inputs: Any) -> Reply:
    """What a relation answers, asked in this process: there is no limit of time."""
    try:
        return _RELATIONS[relation](_Game(file), *inputs)
    except BadInput as error:
        return ["fault", str(error)]
    except LudologicError as error:
        return ["fault", f"{quote(str(file))} can't be loaded: {error}"]


if __name__ == "__main__":
    json.dump(answered(Path(sys.argv[1]), *json.load(sys.stdin)), sys.stdout)
