:- use_module(library(plunit)).
:- use_module('../../../logic/shared/needed').

:- begin_tests(needed).

test(of_the_type, [forall(member(Type-Term, [integer-3, list-[_], list(integer)-[1,2], any-_]))]) :-
    needed('Term', Type, Term).

%   The message names what is open, also if only a part of it is.

test(open, [forall(member(Term, [_, [1|_], [_]])),
            Text == "Arguments are not sufficiently instantiated (Codes must be known)\n"]) :-
    catch(needed('Codes', list(integer), Term), Error, true),
    Error = error(instantiation_error, _),
    '$messages':translate_message(Error, Lines, []),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

test(another_type, error(type_error(integer, a))) :-
    needed('Codes', list(integer), [1,a]).

test(no_list, error(type_error(list(integer), _))) :-
    Cyclic = [1|Cyclic],
    needed('Codes', list(integer), Cyclic).

:- end_tests(needed).
