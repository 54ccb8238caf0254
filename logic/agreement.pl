:- module(ludologic_agreement,
          [ agreement/2,             % ?Game, -Difference
            game_agreement/3,        % +Game, -Checked, -Differences
            difference_texts/4       % +Difference, -Query, -Definition, -Fast
          ]).

/** <module> Agreement: does what is fast still say what the definition says?

Each game is told once, plainly, in its definition.pl.  What is faster must
give the same answers.  A game's agreement.pl makes _claims_: claim(Answer,
Fast, Definition) says that the goal Fast finds the same Answers as the goal
Definition.  Here the claims are tried.

A _difference_ is difference(Answer, Fast, FastAnswers, DefinitionAnswers),
the first claim that fails of a relation.  Answers are a set, or what the
goal throws, or `no_end` where it takes more inferences than a claim may.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, reverse/2]).
:- use_module(connect4/agreement, [connect4_claim/3]).
:- use_module(mastermind/agreement, [mastermind_claim/3]).
:- use_module(soccer/agreement, [soccer_claim/3]).

%!  agreement(?Game, -Difference) is nondet.
%
%   True when Difference is the first case in which a fast relation of Game
%   answers otherwise than its definition, one for each such relation; or
%   `none` if there is no such case.
%
%       ?- agreement(mastermind, Difference).
%       Difference = none.

agreement(Game, Difference) :-
    game(Game),
    game_agreement(Game, _, Differences),
    (   Differences == []
    ->  Difference = none
    ;   member(Difference, Differences)
    ).

game(connect4).
game(mastermind).
game(soccer).

%!  game_agreement(+Game, -Checked, -Differences) is det.
%
%   True when Checked claims about Game were tried, and Differences are those
%   that failed, the first of each relation.
%
%       ?- game_agreement(soccer, Checked, Differences).
%       Differences = [] .

game_agreement(Game, Checked, Differences) :-
    findall(Claim, game_claim(Game, Claim), Claims),
    foldl(tried, Claims, 0-[], Checked-Reversed),
    reverse(Reversed, Differences).

game_claim(Game, claim(Answer, Module:Fast, Module:Definition)) :-
    module_claim(Game, Module, Answer, Fast, Definition).

module_claim(connect4, connect4_agreement, Answer, Fast, Definition) :-
    connect4_claim(Answer, Fast, Definition).
module_claim(mastermind, mastermind_agreement, Answer, Fast, Definition) :-
    mastermind_claim(Answer, Fast, Definition).
module_claim(soccer, soccer_agreement, Answer, Fast, Definition) :-
    soccer_claim(Answer, Fast, Definition).

%   Of a relation that is known to differ no more claims are tried.

tried(claim(Answer, Fast, Definition), Checked0-Differences0, Checked-Differences) :-
    (   member(difference(_, Fast0, _, _), Differences0),
        same_relation(Fast0, Fast)
    ->  Checked = Checked0,
        Differences = Differences0
    ;   Checked is Checked0 + 1,
        goal_answers(Answer, Fast, FastAnswers),
        goal_answers(Answer, Definition, DefinitionAnswers),
        (   FastAnswers =@= DefinitionAnswers
        ->  Differences = Differences0
        ;   Differences = [ difference(Answer, Fast, FastAnswers, DefinitionAnswers)
                          | Differences0 ]
        )
    ).

same_relation(_:Goal1, _:Goal2) :-
    functor(Goal1, Name, Arity),
    functor(Goal2, Name, Arity).

%   A definition that was changed may loop: 20 million inferences are enough for
%   every claim.

goal_answers(Answer, Goal, Answers) :-
    catch(call_with_inference_limit(findall(Answer, Goal, Found), 20 000 000, Result),
          Error, true),
    (   nonvar(Error)
    ->  error_answers(Error, Answers)
    ;   Result == inference_limit_exceeded
    ->  Answers = no_end
    ;   sort(Found, Answers)
    ).

%   What is thrown counts by its formal part: where it was thrown makes no difference.

error_answers(Error, thrown(Formal)) :-
    (   Error = error(Formal, _)
    ->  true
    ;   Formal = Error
    ).

%!  difference_texts(+Difference, -Query, -Definition, -Fast) is det.
%
%   True when Query is the query in which Difference lies, as it is typed at the
%   prompt, and Definition and Fast are the texts of what either side answers.
%
%       ?- difference_texts(difference(X, lists:last([1,2],X), [2], [1]), Query, D, F).
%       Query = "?- last([1,2],X).", D = "X = 1", F = "X = 2".

difference_texts(difference(Answer, _:Goal, FastAnswers, DefinitionAnswers),
                 Query, Definition, Fast) :-
    copy_term(Answer-Goal, Answer1-Goal1),
    term_variables(Answer1, Variables),
    named(Variables, ['X', 'Y', 'Z']),
    format(string(Query), "?- ~W.", [Goal1, [quoted(true), numbervars(true)]]),
    answers_text(DefinitionAnswers, Answer1, Definition),
    answers_text(FastAnswers, Answer1, Fast).

named([], _).
named(['$VAR'(Name)|Variables], [Name|Names]) :-
    named(Variables, Names).

answers_text(no_end, _, "no end") :- !.
answers_text(thrown(Formal), _, Text) :- !,
    format(string(Text), "error: ~q", [Formal]).
answers_text([], _, "false") :- !.
answers_text(Answers, Pattern, Text) :-
    findall(Part, ( member(Answer, Answers), answer_text(Pattern, Answer, Part) ), Parts),
    atomic_list_concat(Parts, ' ; ', Atom),
    atom_string(Atom, Text).

answer_text(Pattern, Answer, Text) :-
    (   ground(Pattern), Pattern \= '$VAR'(_)
    ->  Text = true
    ;   format(string(Text), "~W = ~q", [Pattern, [quoted(true), numbervars(true)], Answer])
    ).

/** <examples>

?- agreement(Game, Difference).
?- game_agreement(mastermind, Checked, Differences).
*/
