:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(keys).

%   An edge has one key, and no other edge has it.

test(one_to_one, forall(member(Goal, [ways_set_net, ways_code_net]))) :-
    named_field(standard, Field),
    field_position(Field, position(_, _, _, Ways, _)),
    call(Goal, Ways, net(Ways, Keys)),
    findall(Key-(Low-High),
            ( field_edge(Field, Node, Direction, Node1),
              Place is 8 * Node + Direction + 1,
              arg(Place, Keys, Key),
              Low is min(Node, Node1),
              High is max(Node, Node1) ),
            Pairs),
    sort(Pairs, Different),
    length(Different, 316),
    sort(1, @<, Different, ByKey),
    length(ByKey, 316).

test(codes_are_small) :-
    field_position(field(standard, 8, 10, 2), position(_, _, _, Ways, _)),
    ways_code_net(Ways, net(_, Keys)),
    \+ ( arg(_, Keys, Key), integer(Key), \+ between(0, 0x7fffffffffffff, Key) ).

test(sets_are_bits) :-
    field_position(field(standard, 8, 10, 2), position(_, _, _, Ways, _)),
    ways_set_net(Ways, net(_, Keys)),
    \+ ( arg(_, Keys, Key), integer(Key), popcount(Key) =\= 1 ).

:- end_tests(keys).
