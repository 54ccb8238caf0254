// The lab: the files of the rules, an editor, queries. The address says what to show first.
import { edits } from "../engine/engine.mjs";
import { moved, written } from "../engine/sheets.mjs";
import { open, show } from "./files.mjs";
import { $, choose, clingoTab, files, line, pane, prologTab, ready, said, state } from "./page.mjs";
import { query } from "./queries.mjs";
import { facts } from "./sets.mjs";
import { shared } from "./sharing.mjs";

const FIRST = "mastermind/definition.pl";

function arrive() {
  const asks = new URLSearchParams(location.hash.slice(1));
  const named = moved(written(asks.get("file") ?? open ?? FIRST, files), files);
  const known = Object.hasOwn(files, named);
  show(known ? named : (open ?? FIRST), known && Number(asks.get("line")));
  if (!known) said(line("error", `There is no file ${named} here.`));
  if (asks.has("query")) {
    query.set(asks.get("query"));
    choose(prologTab);
    pane("queries");
  }
  if (asks.has("facts")) {
    facts.set(asks.get("facts"));
    choose(clingoTab);
    pane("queries");
  }
  if (asks.has("shared")) shared(asks.get("shared"));
}

arrive();
addEventListener("hashchange", arrive);
addEventListener("storage", (event) => {
  if (event.key === edits.key) state("The rules were changed in another tab: this one keeps its own.");
});
const shut = () => {
  if ($("more").contains(document.activeElement)) $("more").firstElementChild.focus();
  $("more").open = false;
};
addEventListener("click", (event) => (!$("more").contains(event.target) || event.target.closest("#more button")) && shut());
$("more").addEventListener("keydown", (event) => event.key === "Escape" && shut());
await ready();
