:- module(shared_user_rules,
          [ asked_terms/4,         % :Goal_1, +Most, +Limit, -Terms
            asked_answers/5,       % :Goal, +Template, +Most, +Limit, -Answers
            asked_whether/3,       % :Goal, +Limit, -Whether
            asked_directive/2,     % :Goal, +Limit
            asked_sets/4,          % :Related_2, +Terms, +Limit, -Sets
            asked_rows/6,          % :Answer_3, +Secrets, +Questions, +Limit, -Answers, -Rows
            fault/1,               % +Fault
            rules_error/2,         % +Format, +Arguments
            fault_text/2,          % +Fault, -Text
            error_text/2,          % +Error, -Text
            query_text/2           % +Goal, -Text
          ]).

/** <module> The user's rules: asked within a time, and what is wrong with them

The relations of a game may be anybody's program: it may leave choice points, throw, run forever, or
answer what is no answer.  Each of these is an error, which a sentence says.  It names the query that
shows the mistake, so that you can ask it again at the prompt.  A limit is seconds(S), or `inf`.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- autoload(library(prolog_code), [pi_head/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(limit, [goal_ended/3, stops/1]).
:- use_module(tokens, [library_name/2]).

:- multifile prolog:error_message//1.

:- meta_predicate
    asked_terms(1, +, +, -),
    asked_answers(0, +, +, +, -),
    asked_whether(0, +, -),
    asked_directive(0, +),
    asked_sets(2, +, +, -),
    asked_rows(3, +, +, +, -, -).

%!  asked_terms(:Goal_1, +Most, +Limit, -Terms) is det.
%
%   True when Terms are the solutions of Goal_1, each once, Most of them at
%   most, in order.
%
%       ?- asked_terms([X]>>member(X, [b,a,b]), 10, seconds(1), Terms).
%       Terms = [b, a].

asked_terms(Goal_1, Most, Limit, Terms) :-
    closure_query(Goal_1, [Term], Query),
    query_answers(Query, call(Goal_1, Term), Term, Most, Limit, Terms).

%!  asked_answers(:Goal, +Template, +Most, +Limit, -Answers) is det.
%
%   True when Answers are what Template is in the solutions of Goal, each once, Most
%   of them at most, in order.

asked_answers(Goal, Template, Most, Limit, Answers) :-
    strip_module(Goal, _, Query),
    query_answers(Query, Goal, Template, Most, Limit, Answers).

:- meta_predicate query_answers(+, 0, +, +, +, -).

query_answers(Query, Goal, Template, Most, Limit, Answers) :-
    More is Most + 1,
    within(Limit, Query, findall(Template, limit(More, Goal), Found)),
    (   member(One, Found),
        bad_term(One, Query, Fault)
    ->  fault(Fault)
    ;   length(Found, More)
    ->  fault(many(Query, Most))
    ;   list_to_set(Found, Answers)
    ).

%!  asked_whether(:Goal, +Limit, -Whether) is det.
%
%   True when Whether is `true` if Goal has a solution, else `false`.

asked_whether(Goal, Limit, Whether) :-
    strip_module(Goal, _, Query),
    within(Limit, Query, ( \+ Goal -> Whether = false ; Whether = true )).

bad_term(Term, Query, Fault) :-
    (   \+ acyclic_term(Term)
    ->  Fault = cyclic(Query)
    ;   \+ ground(Term)
    ->  Fault = open(Query, Term)
    ).

%   The goal as the user wrote it, for a sentence.

closure_query(Closure, Arguments, Query) :-
    strip_module(Closure, _, Plain),
    Plain =.. [Name|Bound],
    append(Bound, Arguments, All),
    Query =.. [Name|All].

%   A goal that calls rules of somebody else.

within(Limit, Query, Goal) :-
    catch(limited(Limit, Goal, Ended), Error, true),
    (   Ended == itself
    ->  true
    ;   Ended == time
    ->  seconds(Seconds) = Limit,
        fault(slow(Query, Seconds))
    ;   error_fault(Error, Query, Fault)
    ->  fault(Fault)
    ;   atom(Error),
        \+ stops(Error),
        catch(limited(seconds(1), Goal, _), Again, true),
        Again == Error
    ->  fault(thrown(Query, Error))
    ;   throw(Error)
    ).

limited(inf, Goal, itself) :- call(Goal).
limited(seconds(Seconds), Goal, Ended) :- goal_ended(Seconds, Goal, Ended).

%   A fault that was found stays what it is.  An atom may be what another limit or Ctrl-C throws:
%   it is an error of the rules if it comes again.

error_fault(Error, Query, Fault) :-
    Error = error(Formal, _),
    Formal \= guessing_game(_),
    (   Formal = existence_error(procedure, Unknown),
        strip_module(Unknown, _, Name/Arity),
        functor(Query, Name, Arity)
    ->  Fault = missing(Query)
    ;   Fault = thrown(Query, Error)
    ).
error_fault(Error, Query, thrown(Query, Error)) :-
    \+ atom(Error),
    \+ stops(Error),
    Error \= error(_, _).

%!  asked_directive(:Goal, +Limit) is det.
%
%   Run Goal, a directive; it does not matter whether it is true, and what it prints
%   is lost.

asked_directive(Goal, Limit) :-
    strip_module(Goal, _, Query),
    within(Limit, (:- Query), with_output_to(string(_), ignore(Goal))).

%!  asked_sets(:Related_2, +Terms, +Limit, -Sets) is det.
%
%   True when Sets has for each of Terms the set, an integer with bit I for term number I + 1, of the
%   terms to which Related_2 relates it.
%
%       ?- asked_sets(=<, [1,2,3], seconds(1), Sets).
%       Sets = [7, 6, 4].

asked_sets(Related_2, Terms, Limit, Sets) :-
    with_bits(Terms, 1, Bits),
    closure_query(Related_2, [_,_], Query),
    within(Limit, Query, maplist(related_set(Related_2, Bits), Terms, Sets)).

related_set(Related_2, Bits, Term, Set) :-
    foldl(with_related(Related_2, Term), Bits, 0, Set).

with_related(Related_2, Term, Bit-Other, Set0, Set) :-
    (   \+ call(Related_2, Term, Other)
    ->  Set = Set0
    ;   Set is Set0 \/ Bit
    ).

%!  asked_rows(:Answer_3, +Secrets, +Questions, +Limit, -Answers, -Rows) is det.
%
%   True when Answers are the terms that Answer_3 answers, in order, and Rows
%   are the rows (matrix.pl) of Questions over Secrets.
%
%       ?- asked_rows([Q,S,A]>>compare(A, S, Q), [1,2,3], [2,3], seconds(1), Answers, Rows).
%       Answers = [<, =, >], Rows = [[1-1, 2-2, 3-4], [1-3, 2-4]].

asked_rows(Answer_3, Secrets, Questions, Limit, Answers, Rows) :-
    with_bits(Secrets, 1, Bits),
    trie_new(Known),
    State = asking(none),
    catch(limited(Limit, rows(Questions, Answer_3, Bits, Known, State, Rows0), Ended), Error, true),
    (   Ended == itself
    ->  true
    ;   arg(1, State, Question),
        blamed(Ended, Error, Limit, Answer_3, Question, Secrets)
    ),
    ranked(Known, Answers, Ranks),
    maplist(ranked_row(Ranks), Rows0, Rows).

with_bits([], _, []).
with_bits([Secret|Secrets], Bit, [Bit-Secret|Bits]) :-
    Bit1 is Bit << 1,
    with_bits(Secrets, Bit1, Bits).

%   State says which question is asked when an error comes.

rows([], _, _, _, _, []).
rows([Question|Questions], Answer_3, Bits, Known, State, [Row|Rows]) :-
    nb_setarg(1, State, Question),
    findall(Row0, row(Question, Answer_3, Bits, Known, Row0), [Row]),
    rows(Questions, Answer_3, Bits, Known, State, Rows).

row(Question, Answer_3, Bits, Known, Row) :-
    answers(Bits, Question, Answer_3, Known, NumbersBits),
    keysort(NumbersBits, Sorted),
    row_sets(Sorted, Row).

%   Each answer by its number, with the bit of the secret.

answers([], _, _, _, []).
answers([Bit-Secret|Bits], Question, Answer_3, Known, [N-Bit|NumbersBits]) :-
    (   prolog_current_choice(Choice0),
        call(Answer_3, Question, Secret, Answer),
        prolog_current_choice(Choice)
    ->  (   Choice0 == Choice
        ->  true
        ;   only_answer(Answer_3, Question, Secret)
        ),
        (   trie_lookup(Known, Answer, N0)
        ->  N = N0
        ;   new_answer(Answer, Known, Question, Secret, Answer_3, N)
        )
    ;   pair_query(Answer_3, Question, Secret, Query),
        fault(fails(Query, 'a question has an answer for each secret'))
    ),
    answers(Bits, Question, Answer_3, Known, NumbersBits).

pair_query(Answer_3, Question, Secret, Query) :-
    closure_query(Answer_3, [Question, Secret, _], Query).

new_answer(Answer, Known, Question, Secret, Answer_3, N) :-
    (   pair_query(Answer_3, Question, Secret, Query),
        bad_term(Answer, Query, Fault)
    ->  fault(Fault)
    ;   trie_property(Known, value_count(N)),
        trie_insert(Known, Answer, N)
    ).

%   A choice point was left: are there other answers?

only_answer(Answer_3, Question, Secret) :-
    pair_query(Answer_3, Question, Secret, Query),
    findall(Answer, limit(1000, call(Answer_3, Question, Secret, Answer)), Answers),
    (   length(Answers, 1000)
    ->  fault(endless(Query))
    ;   member(Answer, Answers),
        bad_term(Answer, Query, Fault)
    ->  fault(Fault)
    ;   sort(Answers, [Answer1,Answer2|_])
    ->  fault(two(Query, Answer1, Answer2))
    ;   true
    ).

%   The sets of a row, from its pairs in order.

row_sets([], []).
row_sets([N-Bit|NumbersBits], [N-Set|Row]) :-
    row_sets(NumbersBits, N, Bit, Set, Row).

row_sets([], _, Set, Set, []).
row_sets([N-Bit|NumbersBits], N0, Set0, Set, Row) :-
    (   N =:= N0
    ->  Set1 is Set0 \/ Bit,
        row_sets(NumbersBits, N0, Set1, Set, Row)
    ;   Set = Set0,
        Row = [N-Set1|Row1],
        row_sets(NumbersBits, N, Bit, Set1, Row1)
    ).

%   Whose fault an error was, or that the time has Ended them: that of the first secret with which
%   the question does the same, or takes more than a second.

blamed(Ended, Error, Limit, Answer_3, Question, Secrets) :-
    (   nonvar(Error),
        ( Error = error(guessing_game(_), _) ; stops(Error) )
    ->  throw(Error)
    ;   member(Secret, Secrets),
        pair_query(Answer_3, Question, Secret, Query),
        catch(within(seconds(1), Query,
                     findall(Answer, once(call(Answer_3, Question, Secret, Answer)), Answers)),
              error(guessing_game(slow(_, _)), _),
              fault(late(Query))),
        member(Answer, Answers),
        bad_term(Answer, Query, Fault)
    ->  fault(Fault)
    ;   closure_query(Answer_3, [Question, _, _], Query),
        (   Ended == time
        ->  Limit = seconds(Seconds),
            Fault = slow(Query, Seconds)
        ;   error_fault(Error, Query, Fault)
        )
    ->  fault(Fault)
    ;   throw(Error)
    ).

%   Answers get their numbers anew, in the standard order.

ranked(Known, Answers, Ranks) :-
    findall(Answer-N, trie_gen(Known, Answer, N), Pairs),
    keysort(Pairs, Sorted),
    pairs_keys_values(Sorted, Answers, Numbers),
    length(Numbers, Count),
    compound_name_arity(Ranks, ranks, Count),
    numbers_ranked(Numbers, 1, Ranks).

numbers_ranked([], _, _).
numbers_ranked([N|Ns], Rank, Ranks) :-
    Number is N + 1,
    arg(Number, Ranks, Rank),
    Rank1 is Rank + 1,
    numbers_ranked(Ns, Rank1, Ranks).

ranked_row(Ranks, Row0, Row) :-
    maplist(ranked_class(Ranks), Row0, Row1),
    keysort(Row1, Row).

ranked_class(Ranks, N-Set, Rank-Set) :-
    Number is N + 1,
    arg(Number, Ranks, Rank).

%   ---- What is wrong, in a sentence ----

%!  fault(+Fault) is det.
%
%   Throws the error that says Fault, a clause of the sentences below.

fault(Fault) :-
    throw(error(guessing_game(Fault), _)).

%!  rules_error(+Format, +Arguments) is det.
%
%   Throws the error that says what format/2 writes.

rules_error(Format, Arguments) :-
    format(atom(Text), Format, Arguments),
    fault(told(Text)).

%!  fault_text(+Fault, -Text) is det.
%
%   True when Text is the sentence that says Fault, on one line.
%
%       ?- fault_text(many(secret(_), 1000), Text).
%       Text = "?- secret(A). has more than 1,000 answers, which is the most that is accepted".

fault_text(Fault, Text) :-
    phrase('$messages':translate_message(error(guessing_game(Fault), _)), Lines),
    lines_text(Lines, Text).

lines_text(Lines, Text) :-
    with_output_to(string(Text0), print_message_lines(current_output, '', Lines)),
    normalize_space(string(Text), Text0).

prolog:error_message(guessing_game(Fault)) -->
    sentence(Fault).

sentence(missing(Goal)) -->
    { pi_head(Name, Goal) },
    (   { memberchk(Name, [role/1, init/1, terminal/1, legal/3, next/3, next/4, goal/3]) }
    ->  [ '~w is not defined: a game defines role/1, init/1, terminal/1, legal/3, next/4 (or '-[Name],
          'next/3, if roles move at the same time) and goal/3' ]
    ;   [ '~w is not defined: a guessing game defines secret/1, question/1 and '-[Name],
          'question_secret_answer/3; for a game of two players there are TwoPlayers(FILE) and ',
          '`ludologic game`' ]
    ).
sentence(fails(Goal, Why)) -->
    query(Goal), [ ' fails: ~w'-[Why] ].
sentence(many(Goal, Most)) -->
    query(Goal), [ ' has more than ~D answers, which is the most that is accepted'-[Most] ].
sentence(slow(Goal, Seconds)) -->
    { Seconds =:= 1 -> Word = second ; Word = seconds },
    query(Goal), [ ' has not come to an end after ~g ~w'-[Seconds,Word] ].
sentence(late(Goal)) -->
    query(Goal), [ ' takes more than a second: all answers together take too long' ].
sentence(endless(Goal)) -->
    query(Goal), [ ' has one solution after the other: a question has one answer' ].
sentence(open(Goal, Term)) -->
    { query_text(Term, Text) },
    query(Goal), [ ' answers ~w: accepted are terms with no variable in them'-[Text] ].
sentence(cyclic(Goal)) -->
    query(Goal), [ ' answers a term that contains itself: accepted are finite terms' ].
sentence(two(Goal, Answer1, Answer2)) -->
    { query_text(Answer1, Text1), query_text(Answer2, Text2) },
    query(Goal), [ ' answers ~w and ~w: a question has one answer'-[Text1, Text2] ].
sentence(ends(Ends)) -->
    { query_text(Ends, Text) },
    [ 'ends(~w) is no end of a guessing game: accepted are ends(known) and ends(asked)'-[Text] ].
sentence(same(Secrets)) -->
    { same_words(Secrets, Format, Terms),
      findall(Text, ( member(Term, Terms), query_text(Term, Text) ), Texts)
    },
    [ 'same/2 does not divide the secrets into kinds: ', Format-Texts ].
sentence(thrown(Goal, Error)) -->
    query(Goal),
    (   { subsumes_term(error(existence_error(procedure, _), _), Error) }
    ->  { Error = error(existence_error(procedure, Unknown), _),
          strip_module(Unknown, _, Plain) },
        [ ' goes wrong: ~q is called, but it is not defined'-[Plain] ]
    ;   { subsumes_term(error(type_error(evaluable, _/_), _), Error),
          Error = error(type_error(evaluable, Name/Arity), _),
          library_name(Name, Right) }
    ->  [ ' goes wrong: ~w/~w is nothing that Prolog calculates: it has ~w for that'-[Name,Arity,Right] ]
    ;   { error_text(Error, Text) },
        [ ' throws: ~w'-[Text] ]
    ).
sentence(told(Text)) -->
    [ '~w'-[Text] ].

same_words([A], '~w is false', [same(A,A)]).
same_words([A,B], '~w is true, but ~w is false', [same(A,B), same(B,A)]).
same_words([A,B,C], '~w and ~w are true, but ~w is false', [same(A,B), same(B,C), same(A,C)]).

query(Goal) -->
    { ( nonvar(Goal), Goal = (:- Directive) -> Sign = (:-) ; Directive = Goal, Sign = (?-) ),
      query_text(Directive, Text)
    },
    [ '~w ~w.'-[Sign,Text] ].

%!  error_text(+Error, -Text) is det.
%
%   True when Text is what Prolog says first of Error, a term that was thrown.
%
%       ?- error_text(error(type_error(integer, a), _), Text).
%       Text = "Type error: `integer' expected, found `a' (an atom)".

error_text(Error, Text) :-
    (   Error = error(_, _),
        catch(phrase('$messages':translate_message(Error), Lines), _, fail)
    ->  ( append(First, [nl|_], Lines), First \== [] -> true ; First = Lines ),
        lines_text(First, Text)
    ;   query_text(Error, Text)
    ).

%!  query_text(+Goal, -Text) is det.
%
%   True when Text is Goal as it is typed at the prompt, its variables named A,
%   B, ..., on one line that is not too long.
%
%       ?- query_text(question_secret_answer(3, "no", _), Text).
%       Text = "question_secret_answer(3,\"no\",A)".

query_text(Goal, Text) :-
    (   acyclic_term(Goal)
    ->  copy_term(Goal, Copy, _),
        numbervars(Copy, 0, _),
        Options = [quoted(true), numbervars(true), max_depth(40)]
    ;   Copy = Goal,
        Options = [quoted(true), max_depth(8)]
    ),
    format(string(Text0), "~W", [Copy, Options]),
    (   string_length(Text0, Length),
        Length > 120
    ->  sub_string(Text0, 0, 120, _, Text1),
        string_concat(Text1, "...", Text)
    ;   Text = Text0
    ).

/** <examples>

?- asked_rows([Q,S,A]>>( A is Q // S ), [1,2,3], [2,3], seconds(1), Answers, Rows).
?- catch(fault(two(question_secret_answer(1, 2, _), a, b)), error(Fault, _), true).
*/
