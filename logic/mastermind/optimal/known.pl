:- module(mastermind_known,
          [ known_start/1,         % -Known
            known_bound/6,         % +Known, +Subset, +Size, +Depth, -Bound, -Guess
            known_bound_store/6,   % +Known, +Subset, +Size, +Depth, +Bound, +Guess
            known_agenda/5,        % +Known, +Subset, +Size, +Depth, -Agenda
            known_agenda_store/5,  % +Known, +Subset, +Size, +Depth, +Agenda
            known_parts/3,         % +Known, +Guess, -Parts
            known_parts_store/3,   % +Known, +Guess, +Parts
            known_twin/6           % +Known, +Subset, +Size, +Depth, +Form, -Twin
          ]).

/** <module> Known: what has been worked out about subsets

A search comes to the same set of codes again and again, and to sets that
differ only by the names of symbols and the order of places.  What it has
found out is kept in tries, known(Bounds, Agendas, Parts, Twins).  They
belong to the caller, and are gone with the query that made them.  They are
the only terms here that change: backtracking does not undo it, and what is
stored is true wherever it was found.

A set of n codes, less than 1024, needs no more than n guesses, so that with
n or more left it is one entry.
*/

%!  known_start(-Known) is det.
%
%   True when Known knows nothing yet.
%
%       ?- known_start(Known), \+ known_bound(Known, 0b111, 3, 5, _, _).
%       true.

known_start(known(Bounds, Agendas, Parts, Twins)) :-
    trie_new(Bounds),
    trie_new(Agendas),
    trie_new(Parts),
    trie_new(Twins).

%!  known_bound(+Known, +Subset, +Size, +Depth, -Bound, -Guess) is semidet.
%
%   True when the total of the Size codes in Subset within Depth guesses is
%   known to be no less than Bound, if Guess is 0, or else to be Bound: Guess
%   is the number of a first guess, -1 if that is not kept.
%
%       ?- known_start(Known), known_bound_store(Known, 0b111, 3, 5, 6, 0),
%          known_bound(Known, 0b111, 3, 9, Bound, Guess).
%       Bound = 6, Guess = 0.

known_bound(known(Bounds, _, _, _), Subset, Size, Depth, Bound, Guess) :-
    Key is Subset << 10 \/ min(Size, Depth),
    trie_lookup(Bounds, Key, Entry),
    Bound is Entry >> 24,
    Guess is Entry /\ 0xffffff - 1.

%!  known_bound_store(+Known, +Subset, +Size, +Depth, +Bound, +Guess) is det.
%
%   Known knows it from now on.
%
%       ?- known_start(Known), known_bound_store(Known, 0b111, 3, 5, 6, 20),
%          known_bound(Known, 0b111, 3, 5, Bound, Guess).
%       Bound = 6, Guess = 20.

known_bound_store(known(Bounds, _, _, _), Subset, Size, Depth, Bound, Guess) :-
    Key is Subset << 10 \/ min(Size, Depth),
    Entry is Bound << 24 \/ (Guess + 1),
    stored(Bounds, Key, Entry).

stored(Trie, Key, Value) :-
    (   trie_update(Trie, Key, Value)
    ->  true
    ;   true
    ).

%!  known_agenda(+Known, +Subset, +Size, +Depth, -Agenda) is semidet.
%
%   True when the search of Subset was left with Agenda (promise.pl).
%
%       ?- known_start(Known), \+ known_agenda(Known, 0b111, 3, 5, _).
%       true.

known_agenda(known(_, Agendas, _, _), Subset, Size, Depth, Agenda) :-
    Key is Subset << 10 \/ min(Size, Depth),
    trie_lookup(Agendas, Key, Agenda).

%!  known_agenda_store(+Known, +Subset, +Size, +Depth, +Agenda) is det.
%
%   Known knows it from now on.
%
%       ?- known_start(Known), known_agenda_store(Known, 0b111, 3, 5, [6-[1,2]]),
%          known_agenda(Known, 0b111, 3, 5, Agenda).
%       Agenda = [6-[1, 2]].

known_agenda_store(known(_, Agendas, _, _), Subset, Size, Depth, Agenda) :-
    Key is Subset << 10 \/ min(Size, Depth),
    stored(Agendas, Key, Agenda).

%!  known_parts(+Known, +Guess, -Parts) is semidet.
%
%   True when guess number Guess divides all codes of the arena into Parts.
%
%       ?- known_start(Known), \+ known_parts(Known, 1, _).
%       true.

known_parts(known(_, _, Parts, _), Guess, Sets) :-
    trie_lookup(Parts, Guess, Sets).

%!  known_parts_store(+Known, +Guess, +Parts) is det.
%
%   Known knows it from now on.
%
%       ?- known_start(Known), known_parts_store(Known, 1, [3,4]),
%          known_parts(Known, 1, Parts).
%       Parts = [3, 4].

known_parts_store(known(_, _, Parts, _), Guess, Sets) :-
    stored(Parts, Guess, Sets).

%!  known_twin(+Known, +Subset, +Size, +Depth, +Form, -Twin) is det.
%
%   True when Twin is the first subset met whose canonical form is Form
%   (canonical.pl): one total holds for both.
%
%       ?- known_start(Known), known_twin(Known, 0b0111, 3, 5, [a,b,c], Twin1),
%          known_twin(Known, 0b1101, 3, 5, [a,b,c], Twin2).
%       Twin1 = 7, Twin2 = 7.

known_twin(known(_, _, _, Twins), Subset, Size, Depth, Form, Twin) :-
    Least is min(Size, Depth),
    (   trie_lookup(Twins, twin(Least, Form), Twin0)
    ->  Twin = Twin0
    ;   stored(Twins, twin(Least, Form), Subset),
        Twin = Subset
    ).

/** <examples>

?- known_start(Known), known_bound_store(Known, 0b111, 3, 5, 6, 20),
   known_bound(Known, 0b111, 3, inf, Bound, Guess).
*/
