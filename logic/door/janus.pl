:- module(door_janus,
          [ python_call/1          % ?Name
          ]).

/** <module> Python inside SWI-Prolog, which no program of a user may call

Newer releases of SWI-Prolog have Janus: library(janus), which is loaded when one of its relations
is called.  In a process of Python it would end that process.  Its names are refused in each
release, also in one that has no such library, so that a program means the same in all.
*/

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

?- python_call(Name).
*/
