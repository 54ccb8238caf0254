:- module(ludologic_bridge,
          [ load/2,                % +File, -Messages
            keep_time/0,           %
            ask/7,                 % +Mode, +Module, +Name, +Inputs, +Outputs, -Status, -Text
            solutions_open/5,      % +Module, +Name, +Inputs, +Outputs, -Solutions
            solutions_next/2,      % +Solutions, -Values
            solutions_close/1,     % +Solutions
            on_interrupt/1         % +Then
          ]).

/** <module> The Prolog side of the door to Python

Goals come in as terms, never as text.  What they answer goes out as one
JSON text: numbers (no rationals), atoms and strings as they are, a list as an array, and
a compound f(X, Y) as the object {"f": [X, Y]}.
*/

:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [append/3, numlist/3]).
:- use_module(library(time), [call_with_time_limit/2]).

%!  load(+File, -Messages) is det.
%
%   Load File.  Messages are the texts of all errors and warnings on the way.
%   Arithmetic is compiled, as by load.pl.

:- thread_local message/1.

load(File, Messages) :-
    current_prolog_flag(optimise, Before),
    setup_call_cleanup(
        ( set_prolog_flag(optimise, true),
          asserta((user:message_hook(_, Kind, Lines) :- ludologic_bridge:note(Kind, Lines)), Ref)
        ),
        catch(load_files(File, [if(not_loaded)]), Error, print_message(error, Error)),
        ( erase(Ref),
          set_prolog_flag(optimise, Before)
        )),
    findall(Text, retract(message(Text)), Messages).

note(Kind, Lines) :-
    memberchk(Kind, [error, warning]),
    message_text(Lines, Text),
    assertz(message(Text)).

message_text(Lines, Text) :-
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

%!  keep_time is det.
%
%   Start the thread that keeps the time limits of goals.  It takes no signal
%   that the caller has blocked: a Ctrl-C that came to it would be lost.

keep_time :-
    call_with_time_limit(1, true).

%!  ask(+Mode, +Module, +Name, +Inputs, +Outputs, -Status, -Text) is det.
%
%   Call Module:Name with Inputs and as many unbound arguments more as Outputs
%   says.  Mode is `once` or `all`.  Status is `yes` and Text the list of what
%   the outputs are bound to (for `all` the list of these lists); or `no`;
%   `error` with a message, or `memory` where that ran out; `interrupt` after
%   Ctrl-C.

ask(Mode, Module, Name, Inputs, Outputs, Status, Text) :-
    catch(answer(Mode, Module, Name, Inputs, Outputs, Status, Text),
          Error,
          failure(Error, Status, Text)).

answer(Mode, Module, Name, Inputs, Outputs, Status, Text) :-
    goal(Name, Inputs, Outputs, Goal, Unbound),
    answer(Mode, Module:Goal, Unbound, Status, Text).

goal(Name, Inputs, Outputs, Goal, Unbound) :-
    length(Unbound, Outputs),
    append(Inputs, Unbound, Args),
    Goal =.. [Name|Args].

answer(once, Goal, Outputs, Status, Text) :-
    (   call(Goal)
    ->  Status = yes,
        json_text(Outputs, Text)
    ;   Status = no,
        Text = ""
    ).
answer(all, Goal, Outputs, yes, Text) :-
    findall(Outputs, Goal, Solutions),
    json_text(Solutions, Text).

%   The cut: what else is thrown has a message.

failure(ludologic_interrupt, Status, Text) :-
    !,
    Status = interrupt,
    Text = "".
failure(Error, Status, Text) :-
    (   Error = error(resource_error(_), _)
    ->  Status = memory
    ;   Status = error
    ),
    phrase('$messages':translate_message(Error), Lines),
    message_text(Lines, Text).

%!  solutions_open(+Module, +Name, +Inputs, +Outputs, -Solutions) is det.
%
%   Solutions names the solutions of the goal that ask/7 would call.  They are
%   found one by one, by solutions_next/2, and other goals may run in between.

solutions_open(Module, Name, Inputs, Outputs, Solutions) :-
    goal(Name, Inputs, Outputs, Goal, Unbound),
    gensym(ludologic_solutions, Solutions),
    engine_create(Unbound, Module:Goal, _, [alias(Solutions)]).

%!  solutions_next(+Solutions, -Values) is semidet.
%
%   Values is what the outputs are bound to in the next solution.  Fails after
%   the last one.  With that, or an exception in the goal, Solutions is gone.

solutions_next(Solutions, Values) :-
    engine_next(Solutions, Values).

%!  solutions_close(+Solutions) is det.
%
%   No more of Solutions are wanted, if there are any.

solutions_close(Solutions) :-
    catch(engine_destroy(Solutions), error(existence_error(_, _), _), true).

%!  on_interrupt(+Then) is det.
%
%   Ctrl-C ends the goal that runs if Then is `stop`, and is no longer
%   Prolog's business if it is `default`.

on_interrupt(Then) :-
    on_signal(int, _, Then).

stop(_) :-
    throw(ludologic_interrupt).

json_text(Term, Text) :-
    with_output_to(string(Text), json(Term)).

json(Term) :-
    (   is_list(Term)
    ->  write('['),
        json_items(Term),
        write(']')
    ;   compound(Term)
    ->  Term =.. [Name|Args],
        write('{'),
        json_string(Name),
        write(':['),
        json_items(Args),
        write(']}')
    ;   ( integer(Term) ; float(Term), abs(Term) < inf )
    ->  write(Term)
    ;   json_string(Term)
    ).

json_items([]).
json_items([Item|Items]) :-
    json(Item),
    json_more(Items).

json_more([]).
json_more([Item|Items]) :-
    write(','),
    json(Item),
    json_more(Items).

json_string(Text) :-
    put_char('"'),
    (   json_plain(Text)
    ->  write(Text)
    ;   forall(sub_atom(Text, _, 1, _, Char), json_char(Char))
    ),
    put_char('"').

%   Most texts have no character that is to be escaped: this is looked up at once.
%   split_string/4 takes character 0 for the end of its characters.

json_plain(Text) :-
    \+ sub_string(Text, _, 1, _, "\000\"),
    numlist(1, 31, Controls),
    string_codes(Escaped, [0'", 0'\\|Controls]),
    split_string(Text, Escaped, "", [_]).

json_char(Char) :-
    char_code(Char, Code),
    (   ( Char == '"' ; Char == (\) )
    ->  put_char(\),
        put_char(Char)
    ;   Code < 0x20
    ->  format('\\u~|~`0t~16r~4+', [Code])
    ;   put_char(Char)
    ).
