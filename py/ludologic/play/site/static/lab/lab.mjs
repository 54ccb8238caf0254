// The lab: the files of the rules, an editor, queries. The address says what to show first.
import { edits } from "../engine/engine.mjs";
import { open, show, tree } from "./files.mjs";
import { $, choose, clingoTab, files, prologTab, ready, state } from "./page.mjs";
import { query } from "./queries.mjs";
import { facts } from "./sets.mjs";
import { shared } from "./sharing.mjs";

const FIRST = "mastermind/definition.pl";

function arrive() {
  const asks = new URLSearchParams(location.hash.slice(1));
  show(files[asks.get("file")] ? asks.get("file") : (open ?? FIRST), Number(asks.get("line")));
  if (asks.has("query")) {
    query.set(asks.get("query"));
    choose(prologTab);
  }
  if (asks.has("facts")) {
    facts.set(asks.get("facts"));
    choose(clingoTab);
  }
  if (asks.has("shared")) shared(asks.get("shared"));
}

tree();
$("all").open = innerWidth > 720;
arrive();
addEventListener("hashchange", arrive);
addEventListener("storage", (event) => {
  if (event.key === edits.key) state("The rules were changed in another tab: this one keeps its own.");
});
await ready();
