:- module(guessing_hiding,
          [ hiding_rules/2         % +Joint, -Rules
          ]).

/** <module> A game in which one role hides something and another asks, as a guessing game

A guessing game (definition.pl) is the case of one who hides.  Here a joint game with sees/4
(../sheets/percepts.pl) becomes a guessing game, if it is one:

  - one role, `random` or any other, chooses by the first move, which nobody sees, and never again;
  - one other role asks: after that, nobody else has a choice;
  - what this role sees depends on its question and on the secret alone;
  - each secret has one question that ends the game.  It is no other secret's.

A secret is called like the question that ends the game for it.  An answer is what is seen: a list,
if that is not one percept.  A game may end after so many rounds; the guessing game does not, since how
many are needed is what one wants to know of it.  It must not be worse for the role to end sooner.
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(ordsets), [ord_subtract/3, ord_union/3]).
:- use_module(library(pairs), [pairs_keys/2, pairs_keys_values/3]).
:- use_module('../sheets/joint', [joint_goals/3, joint_moves/3, joint_next/4]).
:- use_module('../sheets/percepts', [state_percepts/5]).
:- use_module('../shared/user_rules', [query_text/2, rules_error/2]).

%!  hiding_rules(+Joint, -Rules) is det.
%
%   True when Rules are those of the guessing game that Joint is.  If it is none, an error says why.
%
%       ?- kif_module("(role random) (role you) (init deal) (card 1) (card 2)
%                      (<= (legal random (hide ?c)) (true deal) (card ?c))
%                      (<= (legal random noop) (not (true deal)))
%                      (<= (legal you noop) (true deal))
%                      (<= (legal you ?c) (not (true deal)) (card ?c))
%                      (<= (next (has ?c)) (does random (hide ?c)))
%                      (<= (next (has ?c)) (true (has ?c)))
%                      (<= (next found) (true (has ?c)) (does you ?c)) (<= terminal (true found))
%                      (<= (sees you no) (does you ?c) (true (has ?d)) (distinct ?c ?d))
%                      (goal you 100) (goal random 0)", cards),
%          hiding_rules(cards, Rules), rules_secrets(Rules, Secrets),
%          rules_classes(Rules, 1, Secrets, Classes).
%       Rules = Rules, Secrets = [1, 2], Classes = [no-[2]].

hiding_rules(Joint, rules(asked, guessing_hiding:listed(Named), guessing_hiding:listed(Questions),
                          guessing_hiding:drawn(Answers))) :-
    hidden(Joint, Hider, Begun),
    asker(Joint, Hider, Begun, Role),
    alike_begun(Joint, Role, Begun, Hidden),
    first_questions(Joint, Hidden, Role, Questions),
    Game = game(Joint, Role, Questions),
    round(Hidden, Game, Drawn),
    named(Drawn, Hidden, Questions, SecretsNames),
    pairs_keys_values(SecretsNames, _, Named),
    list_to_assoc(SecretsNames, Names),
    findall(key(Question, Name)-Answer,
            ( member(drawn(Secret, Question, Answer, _, _), Drawn),
              get_assoc(Secret, Names, Name) ),
            Keys),
    list_to_assoc(Keys, Answers),
    alike(Drawn, Seen),
    sort(Hidden, Looked),
    later_rounds(Drawn, Game, Seen, Names, Looked, []).

listed(Terms, Term) :- member(Term, Terms).

drawn(Answers, Question, Secret, Answer) :- get_assoc(key(Question, Secret), Answers, Answer).

%   Begun has begun(Move, Moved, State0, State) for each Move by which Hider may begin.

hidden(Joint, Hider, Begun) :-
    once(Joint:init(State0)),
    (   Joint:terminal(State0)
    ->  none('it is over as it begins', [])
    ;   joint_moves(Joint, State0, RolesMoves),
        findall(Role, member(Role-[_,_|_], RolesMoves), Choosers),
        (   Choosers = [Hider0]
        ->  Hider = Hider0
        ;   length(Choosers, Count),
            none('~d roles choose by the first move, and one role hides something by it', [Count])
        )
    ),
    memberchk(Hider-Moves, RolesMoves),
    findall(begun(Move, Moved, State0, State),
            ( member(Move, Moves),
              moved(RolesMoves, Hider, Move, Moved),
              joint_next(Joint, State0, Moved, State) ),
            Begun).

moved(RolesMoves, Role, Move, Moved) :-
    maplist(role_moved(Role, Move), RolesMoves, Moved).

role_moved(Role, Move, Role1-Moves, Role1-Move1) :-
    (   Role1 == Role
    ->  Move1 = Move
    ;   Moves = [Move1|_]
    ).

%   The one Role that has a choice after the first move.

asker(Joint, Hider, Begun, Role) :-
    findall(Chooser,
            ( member(begun(_, _, _, State), Begun),
              \+ Joint:terminal(State),
              joint_moves(Joint, State, RolesMoves),
              member(Chooser-[_,_|_], RolesMoves) ),
            Choosers0),
    sort(Choosers0, Choosers),
    (   Choosers = [Role0],
        Role0 \== Hider
    ->  Role = Role0
    ;   query_text(Choosers, Text),
        none('after the first move ~w choose, and one other role asks', [Text])
    ).

%   Role sees the same whatever is hidden.  Hidden has pairs Secret-State.

alike_begun(Joint, Role, Begun, Hidden) :-
    findall(Percepts,
            ( member(begun(_, Moved, State0, _), Begun),
              state_percepts(Joint, State0, Moved, Role, Percepts) ),
            Seen),
    sort(Seen, Different),
    (   Different = [_]
    ->  findall(Move-State, member(begun(Move, _, _, State), Begun), Hidden)
    ;   query_text(Role, Text),
        none('~w sees something of the first move', [Text])
    ).

first_questions(Joint, [Secret-State|_], Role, Questions) :-
    (   Joint:terminal(State)
    ->  query_text(Secret, Text),
        none('after ~w it is over before a question was asked', [Text])
    ;   joint_moves(Joint, State, RolesMoves),
        memberchk(Role-Questions, RolesMoves)
    ).

%   Drawn has drawn(Secret, Question, Answer, State, Goal) for each question in each of these
%   states: State is the next one, and Goal is what Role has reached if it is terminal, else `open`.

round(Hidden, Game, Drawn) :-
    findall(Drawn1, ( member(Secret-State, Hidden), asked(Game, Secret, State, Drawn1) ), Drawn).

asked(game(Joint, Role, Questions), Secret, State0, drawn(Secret, Question, Answer, State, Goal)) :-
    query_text(Secret, Text),
    (   Joint:terminal(State0)
    ->  none('after ~w it is over before a question was asked', [Text])
    ;   joint_moves(Joint, State0, RolesMoves)
    ),
    (   member(Other-[_,_|_], RolesMoves),
        Other \== Role
    ->  query_text(Other, Who),
        none('~w chooses after the first move', [Who])
    ;   memberchk(Role-Questions, RolesMoves)
    ->  true
    ;   none('the questions are not the same in all states: with ~w they differ', [Text])
    ),
    member(Question, Questions),
    moved(RolesMoves, Role, Question, Moved),
    state_percepts(Joint, State0, Moved, Role, Percepts),
    ( Percepts = [Answer] -> true ; Answer = Percepts ),
    joint_next(Joint, State0, Moved, State),
    (   Joint:terminal(State)
    ->  joint_goals(Joint, State, Goals),
        memberchk(Role-Goal, Goals)
    ;   Goal = open
    ).

%   The name of a secret is the question that ends the game.

named(Drawn, Hidden, Questions, SecretsNames) :-
    findall(Secret-Question,
            ( member(drawn(Secret, Question, _, _, Goal), Drawn), Goal \== open ),
            Ends0),
    sort(Ends0, Ends),
    pairs_keys(Hidden, Secrets),
    maplist(secret_name(Ends), Secrets, Names),
    pairs_keys_values(SecretsNames, Secrets, Names),
    (   member(Question, Questions),
        findall(Secret, member(Secret-Question, Ends), [One,Other|_])
    ->  maplist(query_text, [Question,One,Other], Texts),
        none('~w ends it with ~w and with ~w', Texts)
    ;   true
    ).

secret_name(Ends, Secret, Name) :-
    findall(Question, member(Secret-Question, Ends), Questions),
    (   Questions = [Name0]
    ->  Name = Name0
    ;   length(Questions, Count),
        query_text(Secret, Text),
        none('with ~w ~d questions end it, and one must', [Text, Count])
    ).

%   What each question draws from each secret.

alike(Drawn, Seen) :-
    findall(key(Secret, Question)-Answer,
            member(drawn(Secret, Question, Answer, _, _), Drawn),
            Keys),
    list_to_assoc(Keys, Seen).

%   All states are looked at, round by round; Looked are those of earlier rounds, Secret-State.
%   Goals is what Role reached by the question that ended the game in each earlier round, the last
%   one first.

later_rounds(Drawn, Game, Seen, Names, Looked0, Goals0) :-
    named_goal(Drawn, Game, Names, Goals0, Goal),
    findall(Secret-State, member(drawn(Secret, _, _, State, open), Drawn), Open0),
    sort(Open0, Open1),
    ord_subtract(Open1, Looked0, Open),
    Goals = [Goal|Goals0],
    (   Open == Open1
    ->  true
    ;   sort(Goals, [_])
    ->  true
    ;   none('its states come again, and its goals are not always the same', [])
    ),
    (   Open == []
    ->  true
    ;   round(Open, Game, Later),
        maplist(as_before(Seen), Later),
        (   member(drawn(_, _, _, _, open), Later)
        ->  maplist(ends_as_named(Names), Later)
        ;   true
        ),
        ord_union(Looked0, Open, Looked),
        later_rounds(Later, Game, Seen, Names, Looked, Goals)
    ).

%   An end by the right question is best, and not better than one round before.

named_goal(Drawn, game(_, Role, _), Names, Goals, Goal) :-
    findall(Named-Goal1,
            ( member(drawn(Secret, Question, _, _, Goal1), Drawn),
              Goal1 \== open,
              ( get_assoc(Secret, Names, Question) -> Named = yes ; Named = no ) ),
            Ends0),
    sort(Ends0, Ends),
    (   findall(Goal1, member(yes-Goal1, Ends), [Goal0]),
        \+ ( member(no-Other, Ends), Other >= Goal0 ),
        \+ ( member(Before, Goals), Before < Goal0 )
    ->  Goal = Goal0
    ;   query_text(Role, Text),
        none('the goals of ~w are not by the number of its questions alone', [Text])
    ).

as_before(Seen, drawn(Secret, Question, Answer, _, _)) :-
    (   get_assoc(key(Secret, Question), Seen, Answer)
    ->  true
    ;   maplist(query_text, [Question,Secret], Texts),
        none('~w does not always draw the same answer with ~w', Texts)
    ).

ends_as_named(Names, drawn(Secret, Question, _, _, Goal)) :-
    get_assoc(Secret, Names, Name),
    (   ( Goal == open -> Question \== Name ; Question == Name )
    ->  true
    ;   maplist(query_text, [Question,Secret], Texts),
        none('~w does not end it always or never with ~w', Texts)
    ).

none(Format, Arguments) :-
    format(string(Why), Format, Arguments),
    rules_error('it is no guessing game: ~s', [Why]).

/** <examples>

?- kif_module("(role random) (role you) (init deal) (card 1) (card 2)
               (<= (legal random (hide ?c)) (true deal) (card ?c))
               (<= (legal random noop) (not (true deal))) (<= (legal you noop) (true deal))
               (<= (legal you ?c) (not (true deal)) (card ?c))
               (<= (next (has ?c)) (does random (hide ?c))) (<= (next (has ?c)) (true (has ?c)))
               (<= (next found) (true (has ?c)) (does you ?c)) (<= terminal (true found))
               (<= (sees you no) (does you ?c) (true (has ?d)) (distinct ?c ?d))
               (goal you 100) (goal random 0)", two_cards),
   hiding_rules(two_cards, Rules), rules_secrets(Rules, Secrets).
*/
