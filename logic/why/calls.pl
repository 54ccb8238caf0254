:- module(why_calls,
          [ file_call/3              % +File, -Call, -Line
          ]).

/** <module> Which relations a file calls

The calls are read from the text, so that nothing is loaded.
*/

:- autoload(library(prolog_xref), [xref_called/5, xref_defined/3, xref_source/2]).
:- use_module(library(solution_sequences), [distinct/2]).

%!  file_call(+File, -Call, -Line) is nondet.
%
%   True when Call is call(User, Used, From): a clause of the relation User, which begins in this
%   Line of File, calls the relation Used of the file From.  Both are Name/Arity.  A goal to which
%   arguments are added, such as that of maplist/3, counts with them.  A call of User itself is left
%   out.
%
%       ?- module_property(why_calls, file(_File)), file_call(_File, call(User, call_place/4, _), _).
%       User = file_call/3.

file_call(File, call(User, Used, From), Line) :-
    xref_source(File, [silent(true)]),
    distinct(User-Used-Line, call_place(File, User, Used-From, Line)).

call_place(File, UserName/UserArity, Name/Arity-From, Line) :-
    xref_called(File, Goal, Head, _, Line),
    callable(Head),
    strip_module(Head, _, By),
    functor(Goal, Name, Arity),
    functor(By, UserName, UserArity),
    Name/Arity \== UserName/UserArity,
    xref_defined(File, Goal, How),
    definer(How, File, From).

definer(local(_), File, File).
definer(imported(From), _, From).

/** <examples>

?- module_property(why_calls, file(File)), file_call(File, Call, Line).
*/
