:- module(states,
          [ sheet_states/3         % +Way, +Sheet, +Playouts
          ]).

/** <module> The states of a rule sheet, held against what another interpreter says

`swipl tests/logic/sheets/states.pl SHEET PLAYOUTS` prints a line `refused TAB SENTENCE` or
`accepted`; then, of the playouts that second.py or another program wrote, a line for each state
that differs and one that counts.  The states are those of the sheet by clauses and, if its ground
rules are few, compiled: both ways are held against the playouts, and so against each other.
Without PLAYOUTS only the first line.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, subtract/3]).
:- use_module(library(main), [main/0]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module(library(readutil), [read_file_to_string/3, read_line_to_string/2]).
:- use_module('../../../logic/shared/user_rules', [error_text/2, fault_text/2]).
:- use_module('../../../logic/sheets/parser', [kif_expressions/2]).
:- use_module('../../../logic/sheets/compiler', [sheet_module/2]).
:- use_module('../../../logic/sheets/kif', [kif_module/2]).

:- initialization(main, main).

main([Sheet|Playouts]) :-
    read_file_to_string(Sheet, Text, [encoding(utf8)]),
    catch(( kif_module(Text, by_clauses), sheet_module(Text, compiled) ), Error, true),
    (   nonvar(Error)
    ->  error_sentence(Error, Sentence),
        format("refused\t~w~n", [Sentence])
    ;   format("accepted~n"),
        forall(( member(File, Playouts), way(Sheet1) ), sheet_states(Sheet1, Sheet1, File))
    ).

way(by_clauses).
way(Sheet) :-
    Sheet = compiled,
    Sheet:remark(Remark),
    sub_string(Remark, 0, _, _, "Compiled: ").

error_sentence(error(guessing_game(Fault), _), Sentence) :-
    !,      % a sentence of the rules
    fault_text(Fault, Sentence).
error_sentence(Error, Sentence) :-
    error_text(Error, Text),
    format(string(Sentence), "error: ~w", [Text]).

%!  sheet_states(+Way, +Sheet, +Playouts) is det.
%
%   Prints how the states of Sheet, a module, differ from those in the file Playouts.  Way names the
%   lines.

sheet_states(Way, Sheet, Playouts) :-
    setup_call_cleanup(
        open(Playouts, read, Stream, [encoding(utf8)]),
        compared(Stream, Way, Sheet, at(none, none, 0, 0)),
        close(Stream)).

%   at(State, Joint, States, Games): our state, which the next line is about, or `none`; the moves
%   that led there, for a reader; how many states and finished games there were.

compared(Stream, Way, Sheet, At0) :-
    read_line_to_string(Stream, Line),
    (   string(Line),
        kif_expressions(Line, [[Word|Items]])
    ->  catch(line(Word, Items, Sheet, At0, At), Error, failed(Error, Word, Items, At0, At)),
        !,      % a long file, read in constant space
        compared(Stream, Way, Sheet, At)
    ;   At0 = at(_, _, States, Games),
        format("counted\t~w\t~d\t~d~n", [Way, States, Games])
    ).

%   What can't be answered is a difference, and the playout is left.

failed(Error, Word, Items, At0, at(none, none, States, Games)) :-
    At0 = at(_, _, States, Games),
    error_sentence(Error, Sentence),
    difference(At0, Word, Sentence, Items).

line(game, Roles0, Sheet, at(_, _, States, Games), at(State, none, States, Games)) :-
    maplist(told_term, Roles0, Roles),
    findall(Role, Sheet:role(Role), Roles1),
    (   Roles == Roles1
    ->  true
    ;   difference(at(none, none, States, Games), roles, Roles1, Roles)
    ),
    once(Sheet:init(State)).
line(facts, Facts, Sheet, at(State, Joint, States, Games), At) :-
    (   State == none
    ->  At = at(none, Joint, States, Games)
    ;   States1 is States + 1,
        At = at(State, Joint, States1, Games),
        once(Sheet:state_facts(State, Ours)),
        same(At, facts, Ours, Facts)
    ).
line(over, [Theirs], Sheet, At0, At) :-
    At0 = at(State, Joint, States, Games),
    (   State == none
    ->  At = At0
    ;   ( Sheet:terminal(State) -> Ours = yes ; Ours = no ),
        same(At0, over, [Ours], [Theirs]),
        ( Theirs == yes -> Games1 is Games + 1 ; Games1 = Games ),
        At = at(State, Joint, States, Games1)
    ).
line(moves, [Role|Moves], Sheet, At, At) :-
    answers(At, legal(Role), State-Move, Sheet:legal(State, Role, Move), Moves).
line(goals, [Role|Values], Sheet, At, At) :-
    answers(At, goal(Role), State-Value, Sheet:goal(State, Role, Value), Values).
line(joint, Moves0, Sheet, at(State0, _, States, Games), at(State, Joint, States, Games)) :-
    (   State0 == none
    ->  State = none
    ;   maplist(told_term, Moves0, Moves),
        findall(Role, Sheet:role(Role), Roles),
        pairs_keys_values(Joint, Roles, Moves),
        (   Sheet:next(State0, Joint, State1)
        ->  State = State1
        ;   State = none,
            difference(at(State0, Joint, States, Games), next, fails, Moves0)
        )
    ).
line(done, [], _, At, At).

:- meta_predicate answers(+, +, +, 0, +).

answers(At, Kind, State-Answer, Goal, Theirs) :-
    (   At = at(none, _, _, _)
    ->  true
    ;   arg(1, At, State),
        findall(Answer, Goal, Ours),
        same(At, Kind, Ours, Theirs)
    ).

%   Each answer is given once.

same(At, Kind, Ours0, Theirs0) :-
    maplist(told_term, Theirs0, Theirs1),
    msort(Ours0, Ours),
    msort(Theirs1, Theirs),
    (   Ours == Theirs
    ->  true
    ;   subtract(Ours, Theirs, More),
        subtract(Theirs, Ours, Less),
        difference(At, Kind, More, Less)
    ).

told_term([Name|Items], Term) :-
    !,      % a list is a term with arguments
    maplist(told_term, Items, Arguments),
    Term =.. [Name|Arguments].
told_term(Word, Word).

difference(at(State, Joint, States, _), Kind, Ours, Theirs) :-
    format("differs\tstate ~d\t~p\tours: ~W\ttheirs: ~W\tstate: ~W\tafter ~W~n",
           [States, Kind, Ours, [max_depth(40)], Theirs, [max_depth(40)], State, [max_depth(60)],
            Joint, [max_depth(20)]]).
