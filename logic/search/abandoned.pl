:- module(search_abandoned,
          [ tables_abandoned/1     % -Count
          ]).

/** <module> Tables that were being made when a search was interrupted

A limit or Ctrl-C can end a search between the step in which SWI-Prolog 9 begins a table and the step
from which it would clear the table away.  From then on each relation with a table ends in the error
"Cannot catch continuation", since Prolog takes it for a part of the search that is over.
*/

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

/** <examples>

?- catch(call_with_inference_limit(tables_abandoned(_), 5, _), _, true), tables_abandoned(Count).
*/
