"""Games of two players whose rules are a program of ASP, answered by clingo.

A program is asked in a process of its own (`engines/sandbox.py`). The questions are those of
`two_players/ask.pl`, by their names, and so are the answers; moves and states are texts as
clingo writes them. If the roles move at the same time, Prolog is told the words of the game in all
its states, and answers the questions itself.

Below are rule sheets in KIF, planned and won by clingo: the door tells their ground rules
(`sheets/stamped.pl`), and another process asks them at several times.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from ludologic.engines import asp, door, limit, rules, sandbox
from ludologic.engines.asp import Term
from ludologic.engines.limit import sooner
from ludologic.errors import BadInput, EngineFailure, Impossible, Senseless, TimeIsUp, quote
from ludologic.games.by_clingo import KEPT, own_faults, unloadable

PLAYERS = ("random", "minimax")
_MOST = 2000
"""How many states are looked at to see whether a game can be played."""
_WORDS = ("role", "init", "terminal", "legal", "next", "goal", "sees", "shown", "cell", "board")
"""What Prolog is told of a game whose roles move at the same time."""

SECONDS = 10.0
"""How long clingo may take to say how a game stands; or all states, if there is no other limit."""


def ask(file: Path, question: str, arguments: Mapping[str, Any], seconds: float | None) -> Any:
    """What is answered for the game in a file. Raises BadInput if it takes too long."""
    return sandbox.asked(file, __name__, "answered", file, question, arguments, seconds=seconds)


def tell(question: Mapping[str, Any]) -> None:
    """Tell the door what it asks of a game: its words, how it stands, or what a program plays."""
    kind, file, *_ = question.values()
    about = {name: value for name, value in question.items() if name not in ("kind", "file")}
    if kind == "words":
        seconds = SECONDS if limit.given()[0] is None else None  # all states may take longer
        words = ask(Path(file), "words", about, seconds)
        door.two_players.tell_words(file=file, words=words)
    elif kind == "standing":
        standing = ask(Path(file), "told", about, SECONDS)
        door.two_players.tell_standing(file=file, **about, standing=standing)
    else:
        depth = about["depth"]
        player = {"kind": "random"} if depth == 0 else {"kind": "minimax", "depth": depth}
        given = {"moves": about["moves"], "player": player, "seed": about["seed"]}
        chosen = ask(Path(file), kind, given, None)
        door.two_players.tell_choice(file=file, **about, move=chosen["move"])


class _State(NamedTuple):
    """What playable.lp says of a state: `end` is `draw`, `won(Role)`, or empty while it is open."""

    state: Term
    mover: Term
    nexts: dict[Term, Term]
    """For each legal move the state to which it leads."""
    end: Term
    goals: dict[Term, Term]
    shown: str
    cells: list[Sequence[Term]]
    """The arguments of each cell, if the game says what its cells are."""


class _Game:
    """The rules of a program. Raises BadInput for what can't be played."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.together = False
        """Whether the roles move at the same time."""
        (self.init,) = (atom[1] for atom in self.said([]) if atom[0] == "init")
        said = self.said([self.init])
        self.words = next(
            (atom[2:] for atom in said if atom[0] == "board"), ("row", "column", "mark")
        )
        self.together = any(atom[0] == "next" and len(atom) == 4 for atom in said)
        mover = next((atom[2] for atom in said if atom[0] == "legal"), "")
        roles = [atom[1] for atom in said if atom[0] == "role"]
        self.roles = sorted(roles, key=lambda role: role != mover)

    def state(self, state: Term) -> _State:
        return self.states([state])[0]

    def states(self, states: Sequence[Term]) -> list[_State]:
        """What is said of each of these states."""
        said: dict[Term, dict[str, list[Sequence[Term]]]] = {state: {} for state in states}
        for name, *arguments in self.said(states):
            if name not in ("init", "role", "board"):
                said[arguments[0]].setdefault(name, []).append(arguments[1:])
        return [_state(state, said[state]) for state in states]

    def said(self, states: Sequence[Term]) -> asp.Model:
        """All atoms of playable.lp about these states."""
        files = [rules.program("two_players", "playable.lp"), self.file]
        facts: list[asp.Atom] = [("state", state) for state in states]
        program = asp.Program(files, [*facts, ("together",)] if self.together else facts)
        models = list(program.written(2))
        if len(models) != 1:
            many = "is more than one answer set" if models else "is no answer set"
            raise BadInput(f"there {many}: the rules of a game have one")
        for name, *arguments in models[0]:
            if name == "fault":
                if own := own_faults(program):
                    raise BadInput(f"fault({asp.text(own[0])}) is true, {KEPT}")
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
        return asp.Program(
            [rules.program("two_players", name), self.file], played, {"plies": plies}
        )


def _state(state: Term, said: dict[str, list[Sequence[Term]]]) -> _State:
    (shown,) = said.get("shown", [(state,)])[0]
    return _State(
        state,
        next((role for role, _ in said.get("legal", [])), Term()),
        {move: after for _, move, after in said.get("next", [])},
        next((end for (end,) in said.get("end", [])), Term()),
        {pair[0]: pair[1] for pair in said.get("goal", [])},
        json.loads(shown, strict=False) if shown.startswith('"') else shown,
        said.get("cell", []),
    )


def _move(text: str, state: _State) -> Term:
    """The legal move that is written so, spaces apart."""
    if state.end:
        raise BadInput(f"{text} can't be played: the game is over")
    for move in state.nexts:
        if move.replace(" ", "") == text.replace(" ", ""):
            return move
    some = ", ".join(list(state.nexts)[:8]) + (", ..." if len(state.nexts) > 8 else "")
    raise BadInput(f"{quote(text)} is no legal move: accepted are {some}")


def _sentence(fault: str) -> str:
    kind, _, rest = fault.partition("(")
    what = rest.removesuffix(")")
    return {
        "roles": "there is no atom role(R): a game has one role or more",
        "inits": f"there are {what} atoms init(S): a game begins in one state",
        "stuck": f"there is no legal({what},R,M): somebody has a legal move in a state that is not "
        "terminal",
        "two": f"next({what},R,M,S) and next({what},J,S) are both true: roles move by turns, or at "
        "the same time",
        "both": f"legal({what},R,M) is true of two roles: they move by turns, or each role has a "
        f"legal move, and there is a next({what},J,S)",
        "idle": f"there is no legal({what},M): if roles move at the same time, each has a legal "
        "move in a state that is not terminal",
        "stranger": f"legal({what},M) is true, and there is no such role",
        "over": f"next({what},R,M,S) is true, and that state is terminal",
        "stray": f"next({what},S) is true, and these are no legal moves of all roles: accepted is "
        "a J of joint(S,J)",
        "no_next": f"there is no next({what},S): a legal move leads to one state; if roles move at "
        "the same time, each of them has one",
        "nexts": f"next({what},S) has more than one S: a move leads to one state",
        "no_goal": f"there is no goal({what},V): a role reaches one goal",
        "goals": f"goal({what},V) has more than one V: a role reaches one goal",
        "goal": f"goal({what}) is no goal: it is a whole number, 0 to 100",
    }[kind]


def _roles(game: _Game) -> list[Term]:
    return game.roles


def _reload(game: _Game) -> str:
    return "together" if game.together else "turns"


def _words(game: _Game) -> dict[str, Any] | None:
    """The words of the game in all its states, if its roles move at the same time."""
    if not game.together:
        return None
    numbers: dict[str, int] = {}
    words = dict[tuple[str, tuple[int, ...]], None]()
    known, looked = {game.init: None}, 0
    while looked < len(known):
        if len(known) > _MOST:
            raise Impossible(
                f"the game has more than {_MOST:,} states, and its roles move at the same time: "
                "accepted is .lp with no more of them, or .pl or .kif"
            )
        states = [*known][looked:]
        looked = len(known)
        for word, *terms in game.said(states):
            if word in _WORDS:
                given = (numbers.setdefault(term, len(numbers)) for term in terms)
                words[word, tuple(given)] = None
            if word == "next":
                known[terms[-1]] = None
    told = [{"word": word, "terms": given} for word, given in words]
    return {"terms": [*numbers], "words": told}


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
    complete = looked == len(found)
    return {"roles": game.roles, "states": looked, "complete": complete, "remarks": []}


def _standing(game: _Game, moves: list[str]) -> dict[str, Any]:
    state, facts = game.played(moves)
    end: Any = None
    if state.end:
        won = state.end.removeprefix("won(").removesuffix(")")
        end = {"kind": "won", "winner": won} if won != state.end else {"kind": state.end}
    return {
        "end": end,
        "turn": "" if end else state.mover,
        "moves": [] if end else list(state.nexts),
        "goals": [int(state.goals[role]) for role in game.roles] if end else [],
        "shown": state.shown,
        "state": state.state,
        "played": [move for _, _, move in facts],
    }


def _told(game: _Game, moves: list[str]) -> dict[str, Any]:
    standing, (state, _) = _standing(game, moves), game.played(moves)
    names = ("end", "turn", "moves", "goals", "shown")
    cells = [
        f"cell({','.join(cell)})"
        for cell in state.cells
        if len(cell) == 2 or all(term.lstrip("-").isdecimal() for term in cell[:2])
    ]
    told = {name: standing[name] for name in names}
    return {"roles": game.roles, **told, "words": list(game.words), "cells": cells}


def _choice(game: _Game, moves: list[str], player: dict[str, Any], seed: int) -> dict[str, Any]:
    state, played = game.played(moves)
    worth, proved = None, False
    if player["kind"] == "random":
        move = random.Random(f"{seed} {len(moves)}").choice(list(state.nexts))
    else:
        move, worth, proved = _searched(game, state, played, player["depth"])
    return {"move": move, "reason": "", "value": worth, "proved": proved, "values": []}


def _searched(
    game: _Game, state: _State, played: list[asp.Atom], depth: int | None
) -> tuple[Term, int | None, bool]:
    """As searched_choice/5, for a game in ASP: the least depth at which a move wins, or is not
    lost, or the greatest for which the time is enough.

    The loop stands here since clingo has none, and a game in ASP needs no SWI-Prolog.
    """
    best, most, proved = next(iter(state.nexts)), None, False
    plies = 0
    while plies != depth and not proved:
        plies += 1
        try:
            (said,) = game.program("minimax.lp", played, plies).written(1)
        except TimeIsUp:
            break
        worths = {move: int(worth) for move, worth in (a[1:] for a in said if a[0] == "worth")}
        most = max(worths.values())
        if most > 0:  # else it is lost
            best = next(move for move in state.nexts if worths[move] == most)
        proved = most in (0, 100) or ("cut",) not in said
    return best, most, proved


def _win(game: _Game, moves: list[str], plies: int) -> dict[str, Any] | None:
    _, played = game.played(moves)
    (said,) = game.program("win_within.lp", played, plies).written(1)
    wins = sorted((int(number), role, int(goal)) for _, role, number, goal in said)
    if not wins:
        return None
    plies, role, goal = wins[0]
    return {"role": role, "plies": plies, "goal": goal}


def _worth(game: _Game, moves: list[str], plies: int) -> dict[str, Any] | None:
    """What each role reaches, whatever the other does; None if the game does not end so soon."""
    if len(game.roles) > 2:
        raise Impossible(
            f"the game has {len(game.roles)} roles: in ASP it is known what one or two reach"
        )
    state, played = game.played(moves)
    (said,) = game.program("minimax.lp", played, plies).written(1)
    if ("cut",) in said:
        return None
    values = {a[1]: str(a[2]) for a in said if a[0] == "least"}
    worths = {a[1]: a[2] for a in said if a[0] == "worth"}
    best = [move for move in state.nexts if worths.get(move) == values[state.mover]]
    chosen = {state.mover: [{"move": best[0], "chance": "1"}]} if best else {}
    return {
        "values": [{"role": role, "value": values[role]} for role in game.roles],
        "moves": [{"role": role, "moves": chosen.get(role, [])} for role in game.roles],
    }


def _solve(game: _Game, moves: list[str], steps: int | None) -> dict[str, Any]:
    """As state_solution/5: the states of 0, 1, 2, ... steps, each once.

    The loop stands here since clingo has none, and a game in ASP needs no SWI-Prolog.
    """
    if (count := len(game.roles)) != 1:
        raise Impossible(f"the game has {count} roles: only a game of one role can be solved")
    (role,) = game.roles
    first, _ = game.played(moves)
    ways: dict[Term, tuple[Term, Term] | None] = {first.state: None}
    layer, looked, goal, end = [first], 0, -1, Term()
    while True:
        for state in layer:
            if state.end and int(state.goals[role]) > goal:
                goal, end = int(state.goals[role]), state.state
        layer = [state for state in layer if not state.end]
        if goal == 100 or not layer or looked == steps:
            break
        new: dict[Term, tuple[Term, Term] | None] = {}
        for state in layer:
            for move, after in state.nexts.items():
                if after not in ways:
                    new.setdefault(after, (state.state, move))
        try:
            layer = game.states([*new])
        except TimeIsUp:
            break
        ways |= new
        looked += 1
    way: list[Term] = []
    at = ways.get(end)
    while at:
        way.insert(0, at[1])
        at = ways[at[0]]
    return {
        "moves": None if goal < 0 else way,
        "goal": None if goal < 0 else goal,
        "steps": looked,
        "states": len(ways),
        "proved": goal == 100 or not layer,
    }


_QUESTIONS: dict[str, Callable[..., Any]] = {
    "roles": _roles,
    "reload": _reload,
    "words": _words,
    "check": _check,
    "standing": _standing,
    "told": _told,
    "choice": _choice,
    "win": _win,
    "worth": _worth,
    "solve": _solve,
}


def answered(file: Path, question: str, arguments: Mapping[str, Any]) -> Any:
    """What is answered in this process, as plain values."""
    try:
        game = _Game(file)
        if game.together and question not in ("reload", "words"):
            raise BadInput(
                f"the roles of {quote(file)} move at the same time: Prolog answers, after the game "
                "is loaded again"
            )
        return json.loads(json.dumps(_QUESTIONS[question](game, **arguments)))
    except (EngineFailure, Senseless) as error:
        raise unloadable(file, error) from None


# Rule sheets. The loops stand here since clingo has none.

_AT_FIRST = 8
"""How many moves are looked ahead before the rules are grounded again, for twice as many."""
_kept: list[asp.Program] = []
"""The last program: to free a large one takes longer than an answer may."""
_EARLIER = 0.2
"""Seconds before the end that are left to give back what was found by then."""


def _facts(told: dict[str, Any]) -> Iterator[asp.Atom]:
    for number, rule in enumerate(told["rules"]):
        yield ("rule", number, rule["head"], len(rule["literals"]))
        for place, literal in enumerate(rule["literals"], start=1):
            yield ("literal", number, place, abs(literal), "holds" if literal > 0 else "fails")
    for name in ("first", "late", "over"):
        yield from ((name, atom) for atom in told[name])
    yield from (("next", one["atom"], one["fact"]) for one in told["nexts"])
    roles = told["roles"]
    for one in told["moves"]:
        if one["role"] in roles:  # what is no role has no moves
            yield ("move", one["legal"], one["does"], roles.index(one["role"]))
    for one in told["goals"]:
        if one["role"] in roles:
            yield ("goal", one["atom"], roles.index(one["role"]), one["value"])


def solved(told: dict[str, Any], steps: int | None) -> dict[str, Any]:
    """As state_solution/5: the shortest way to the best goal, in so many steps, None for any."""
    facts = [*_facts(told)]
    file = rules.program("sheets", "plan.lp")
    way: asp.Model | None = None
    goal, length, looked, ahead, proved = -1, 0, 0, -1, False
    with suppress(TimeIsUp), sooner(_EARLIER):
        while not proved and (steps is None or length <= steps):
            if length > ahead:
                ahead = max(_AT_FIRST, 2 * ahead)
                ahead = ahead if steps is None else min(ahead, steps)
                program = asp.Program([file], facts, {"steps": ahead})
                _kept[:] = [program]
            program.suppose([("length", length)])
            found = program.best()
            if found and (reached := found.model.only("reached")[0]) > goal:
                way, goal = found.model, reached
            program.suppose([("length", length), ("open",)])
            proved = goal == 100 or program.model() is None
            looked, length = length, length + 1
    moves = {one["does"]: one["move"] for one in told["moves"]}
    return {
        "moves": None if way is None else [moves[does] for _, does in sorted(way.named("played"))],
        "goal": None if way is None else goal,
        "steps": looked,
        "proved": proved,
    }


def won(told: dict[str, Any], plies: int) -> dict[str, Any] | None:
    """As state_role_win/5, of the role that wins first."""
    facts = [*_facts(told)]
    file = rules.program("sheets", "forced_win.lp")
    for number in range(plies + 1):
        for role in told["winners"]:
            own = ("own", told["roles"].index(role))
            found = asp.Program([file], [*facts, own], {"plies": number}).best()
            if found:
                return {"role": role, "plies": number, "goal": found.model.only("win")[0]}
    return None
