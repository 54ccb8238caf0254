:- module(sheets_grounded_units,
          [ relations_ranks/2,     % +Edges, -Ranks
            rules_units/3,         % +Rules, :Rank_2, -Units
            units_simple/3         % +Units0, :Derived_1, -Units
          ]).

/** <module> Ground rules in an order in which they can be asked

A rule is rule(Head, Literals), where atoms are numbers, and a literal is negative if the atom is
not to hold.  A _unit_ is unit(Kind, Rules), rules that are asked at the same time.  If it is `once`,
no head of its rules stands in their conditions.  If it is `again`, its rules are asked until nothing
new follows.
*/

:- use_module(library(apply), [exclude/3, foldl/4, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- use_module(library(lists), [append/2, member/2, memberchk/2, nth1/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(library(ugraphs), [transitive_closure/2, vertices_edges_to_ugraph/3]).

:- meta_predicate
       rules_units(+, 2, -),
       units_simple(+, 1, -).

%!  relations_ranks(+Edges, -Ranks) is det.
%
%   True when Ranks has a reached(Relation, Rank, Reached) for each relation of Edges, which are
%   pairs Relation-Needed: Reached are those that it needs.  These have a lower rank, or the same
%   if they need it, too.
%
%       ?- relations_ranks([p-q, q-r, r-q], Ranks).
%       Ranks = [reached(q, 1, [q,r]), reached(r, 1, [q,r]), reached(p, 2, [p,q,r])].

relations_ranks(Edges, Ranks) :-
    vertices_edges_to_ugraph([], Edges, Graph),
    transitive_closure(Graph, Closure),
    findall(Count-Reached-Relation,
            ( member(Relation-Reached0, Closure),
              sort([Relation|Reached0], Reached),
              length(Reached, Count) ),
            Keyed0),
    sort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Groups),
    findall(reached(Relation, Rank, Reached),
            ( nth1(Rank, Groups, (_-Reached)-Relations), member(Relation, Relations) ),
            Ranks).

%!  rules_units(+Rules, :Rank_2, -Units) is det.
%
%   True when Units have Rules in order.  Rank_2 says the rank of a head: rules of a higher one
%   may need those of a lower one.  If heads of one rank need each other, they are in units of their
%   own, one after the other, or in one that is asked again.  It is an error if an atom needs its
%   own negation.
%
%       ?- rules_units([rule(2, [1]), rule(1, []), rule(3, [-2])], [N,N]>>true, Units).
%       Units = [unit(once, [rule(1,[])]), unit(once, [rule(2,[1])]), unit(once, [rule(3,[-2])])].

rules_units(Rules, Rank_2, Units) :-
    findall(Rank-rule(Head, Literals),
            ( member(rule(Head, Literals), Rules), call(Rank_2, Head, Rank) ),
            Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    maplist(group_units, Groups, UnitsOf),
    append(UnitsOf, Units).

group_units(_-Rules, Units) :-
    findall(Head-true, member(rule(Head, _), Rules), Heads0),
    sort(Heads0, Heads),
    list_to_assoc(Heads, Own),
    (   rules_own(Rules, Own, _)
    ->  heads_levels(Heads, Rules, Own, Levels),
        (   Levels == cycle
        ->  (   rules_own(Rules, Own, Literal),
                Literal < 0
            ->  throw(error(grounded(cycle), _))
            ;   Units = [unit(again, Rules)]
            )
        ;   findall(Level-rule(Head, Literals),
                    ( member(rule(Head, Literals), Rules), get_assoc(Head, Levels, Level) ),
                    Leveled0),
            keysort(Leveled0, Leveled),
            group_pairs_by_key(Leveled, Groups),
            findall(unit(once, Rules1), member(_-Rules1, Groups), Units)
        )
    ;   Units = [unit(once, Rules)]
    ).

%   A literal of a rule whose atom is one of its Own.

rules_own(Rules, Own, Literal) :-
    member(rule(_, Literals), Rules),
    member(Literal, Literals),
    Atom is abs(Literal),
    get_assoc(Atom, Own, _).

%   The level of a head is how many rules must be asked before it.

heads_levels(Heads, Rules, Own, Levels) :-
    findall(Head-Atoms,
            ( member(rule(Head, Literals), Rules),
              findall(Atom,
                      ( member(Literal, Literals), Atom is abs(Literal), get_assoc(Atom, Own, _) ),
                      Atoms) ),
            Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups0),
    findall(Head-Atoms,
            ( member(Head-AtomsOf, Groups0), append(AtomsOf, Atoms0), sort(Atoms0, Atoms) ),
            Groups),
    list_to_assoc(Groups, Needs),
    empty_assoc(Levels0),
    (   catch(foldl(head_level(Needs), Heads, Levels0, Levels1), cycle, fail)
    ->  Levels = Levels1
    ;   Levels = cycle
    ).

head_level(Needs, Head-_, Levels0, Levels) :-
    level(Head, Needs, _, Levels0, Levels).

level(Head, Needs, Level, Levels0, Levels) :-
    (   get_assoc(Head, Levels0, Level0)
    ->  ( Level0 == open -> throw(cycle) ; Level = Level0 ),
        Levels = Levels0
    ;   put_assoc(Head, Levels0, open, Levels1),
        get_assoc(Head, Needs, Atoms),
        needs_level(Atoms, Needs, 0, Level, Levels1, Levels2),
        put_assoc(Head, Levels2, Level, Levels)
    ).

needs_level([], _, Level, Level, Levels, Levels).
needs_level([Atom|Atoms], Needs, Level0, Level, Levels0, Levels) :-
    level(Atom, Needs, Level1, Levels0, Levels1),
    Level2 is max(Level0, Level1 + 1),
    needs_level(Atoms, Needs, Level2, Level, Levels1, Levels).

%!  units_simple(+Units0, :Derived_1, -Units) is det.
%
%   True when Units say the same as Units0 with fewer literals.  Derived_1 is true of atoms that
%   rules say.  One that no rule says never holds, and one that a rule says without conditions
%   always does.
%
%       ?- units_simple([unit(once, [rule(1, [])]), unit(once, [rule(2, [1,5]), rule(3, [4])])],
%                       >(5), Units).
%       Units = [unit(once, [rule(1, [])]), unit(once, [rule(2, [5])])].

units_simple(Units0, Derived_1, Units) :-
    empty_assoc(Known),
    units_simple(Units0, Derived_1, Known, Units).

%   Known: `always` or `maybe`, for each atom that a rule says.

units_simple([], _, _, []).
units_simple([unit(Kind, Rules0)|Units0], Derived_1, Known0, Units) :-
    (   Kind == again
    ->  foldl(head_known(maybe), Rules0, Known0, Known1)
    ;   Known1 = Known0
    ),
    findall(rule(Head, Literals),
            ( member(rule(Head, Literals0), Rules0),
              literals_simple(Literals0, Derived_1, Known1, Literals) ),
            Rules1),
    sort(Rules1, Rules2),
    findall(rule(Head, []), member(rule(Head, []), Rules2), Always),
    exclude(needless(Always), Rules2, Rules),
    foldl(head_known(maybe), Rules, Known1, Known2),
    foldl(head_known(always), Always, Known2, Known),
    (   Rules == []
    ->  Units = Units1
    ;   Units = [unit(Kind, Rules)|Units1]
    ),
    units_simple(Units0, Derived_1, Known, Units1).

head_known(How, rule(Head, _), Known0, Known) :-
    put_assoc(Head, Known0, How, Known).

needless(Always, rule(Head, [_|_])) :-
    memberchk(rule(Head, []), Always).

literals_simple([], _, _, []).
literals_simple([Literal|Literals0], Derived_1, Known, Literals) :-
    Atom is abs(Literal),
    (   call(Derived_1, Atom)
    ->  ( get_assoc(Atom, Known, How) -> true ; How = never ),
        ( Literal > 0 -> Sign = yes ; Sign = no ),
        literal_kept(How, Sign, Kept)
    ;   Kept = true
    ),
    ( Kept == true -> Literals = [Literal|Literals1] ; Literals = Literals1 ),
    literals_simple(Literals0, Derived_1, Known, Literals1).

%   Fails if the literal can't hold.

literal_kept(maybe, _, true).
literal_kept(always, yes, false).
literal_kept(never, no, false).

/** <examples>

?- rules_units([rule(2, [1]), rule(1, [])], [N,N]>>true, Units).
*/
