:- module(shared_releases,
          [ tables_abandoned/1,    % -Count
            python_call/1          % ?Name
          ]).

/** <module> What only some releases of SWI-Prolog do

  - A set of codes is an integer of thousands of bits.  In some releases a new thread or engine takes
    no integer of more than 1,000 bytes: it begins with the limit 0, and not with that of its maker.
    Where this file is loaded, integers have any size in each thread and each engine.
  - A limit or Ctrl-C can end a search between the step in which SWI-Prolog 9 begins a table and the
    step from which it would clear the table away.  From then on each relation with a table ends in
    the error "Cannot catch continuation", since Prolog takes it for a part of the search that is
    over.
  - Newer releases have Janus: library(janus), which is loaded when one of its relations is called.
    In a process of Python it would end that process.  Its names are refused in each release, also in
    one that has no such library, so that a program means the same in all.
*/

%   The least limit that anybody can set is 1,000.

any_size :-
    (   current_prolog_flag(max_integer_size, 0)
    ->  set_prolog_flag(max_integer_size, infinite)
    ;   true
    ).

:- thread_initialization(shared_releases:any_size).

%!  tables_abandoned(-Count) is det.
%
%   True when no table is half made any more, and Count were.  To be called only where no relation with
%   a table is being asked.
%
%       ?- tables_abandoned(Count).
%       Count = 0.

tables_abandoned(Count) :-
    (   catch('$tbl_scc'(Component), error(_, _), fail)
    ->  '$tbl_table_discard_all'(Component),
        tables_abandoned(Count0),       % the one within which it was begun
        Count is Count0 + 1
    ;   Count = 0
    ).

%!  python_call(?Name) is nondet.
%
%   True when Name is the name of relations that call Python, or look into it.  Names that Janus
%   shares with what anybody may write, such as keys and values, are none of them.
%
%       ?- python_call(py_call).
%       true.

python_call(py_add_lib_dir).
python_call(py_call).
python_call(py_call_string).
python_call(py_dot).
python_call(py_free).
python_call(py_func).
python_call(py_gil_owner).
python_call(py_hasattr).
python_call(py_import).
python_call(py_initialize).
python_call(py_is_dict).
python_call(py_is_object).
python_call(py_isinstance).
python_call(py_iter).
python_call(py_lib_dirs).
python_call(py_module).
python_call(py_module_exists).
python_call(py_obj_dict).
python_call(py_obj_dir).
python_call(py_object_dict).
python_call(py_object_dir).
python_call(py_pp).
python_call(py_run).
python_call(py_setattr).
python_call(py_shell).
python_call(py_type).
python_call(py_version).
python_call(py_with_gil).

/** <examples>

?- engine_create(Digits, ( N is 10^10_000, atom_length(N, Digits) ), Engine), engine_next(Engine, D).
?- catch(call_with_inference_limit(tables_abandoned(_), 5, _), _, true), tables_abandoned(Count).
?- python_call(Name).
*/
