:- module(race_session, []).

/** <module> A session of the race

What ../shared/session.pl asks of a game.  There are no options: they are race.  A position is
at(State, Number), the sum and the seat whose turn it is.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../shared/values', [bad_input/2]).
:- use_module('../shared/random', [random_drawn/5, seed_random/2]).
:- use_module(definition, [state_over/1, state_step_next/3]).
:- use_module('players/best', [state_best/2]).
:- use_module(sentences, [ended_sentence/4, step_sentence/2]).

title(_, "Race to 21").
rules(_, "Two players add 1, 2 or 3 to a sum by turns. If you reach 21, you win.").
seat_names(_, ["first","second"]).
usual_seats(_, ["you", level(1)]).

opening(_, _, at(0, 1)).

mover(at(State, Number), Number) :-
    \+ state_over(State).

played(Text, at(State, Number), at(Next, Other), Move) :-
    (   catch(number_string(Step, Text), _, fail),
        memberchk(Step, [1,2,3]),
        state_step_next(State, Step, Next)
    ->  number_string(Step, Move),
        Other is 3 - Number
    ;   findall(Step, state_step_next(State, Step, _), Steps),
        atomic_list_concat(Steps, ', ', List),
        bad_input("'~s' can't be added: accepted are ~w", [Text, List])
    ).

ended(at(State, Number), End) :-
    (   state_over(State)
    ->  Winner is 3 - Number,
        End = ended(reached, Winner)
    ;   End = open
    ).

ending(_, Kind, Winner, You, Sentence) :-
    ended_sentence(Kind, Winner, You, Sentence).

status(_, _, "you", "Your move.") :- !.
status(_, _, Who, Sentence) :-
    format(string(Sentence), "It is the turn of ~s.", [Who]).

prompt(_, "Add").
expected(_, "type 1, 2 or 3").

board(at(State, _), _, board(Shown)) :-
    format(string(Shown), "The sum is ~d.", [State]).
marks(_, []).

can(at(State, _), Can) :-
    findall(can(Text, Text, []),
            ( state_step_next(State, Step, _), number_string(Step, Text) ),
            Can).

level(easy, random).

player(random).

chosen(random, at(State, _), about(_, _, Seeds), Move, "") :-
    findall(Step, state_step_next(State, Step, _), Steps),
    seed_random(Seeds, Random),
    random_drawn(Step, Steps, _, Random, _),
    number_string(Step, Move).

hinted(at(State, _), _, hint(Move, Sentence, [], true, race_best:state_best/2)) :-
    (   state_best(State, Step)
    ->  number_string(Step, Move)
    ;   Step = none,
        Move = "1"
    ),
    step_sentence(Step, Sentence).

explained(Position, About, [remark(Sentence, [])]) :-
    hinted(Position, About, hint(_, Sentence, _, _, _)).

unranked(_).

/** <examples>

?- race_ask:ask(begin(race, ["you","easy"], 1), answer(seating(Session, View))).
*/
