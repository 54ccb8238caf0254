// What the reader changed, and whether the engine knows it: one banner for it all.
import { button, make } from "../dom.mjs";
import { edits } from "../engine/engine.mjs";
import { $, files, place, prolog, replaced } from "./page.mjs";

// Tells `edited` when a text is changed, `loaded` when the engine has it.
export const changes = new EventTarget();
const tell = (what) => changes.dispatchEvent(new Event(what));

let known = { ...edits.all }; // what the engine has loaded
export let loads = 0; // how often rules were loaded
export const faulty = new Set(); // the files in which loading found an error

export const textOf = (path) => edits.all[path] ?? files[path].text;

// The files of Prolog that are not loaded as they stand.
export const waiting = () => Object.keys({ ...known, ...edits.all }).filter((path) => path.endsWith(".pl") && known[path] !== edits.all[path]);

export function edited(path, text) {
  edits.change(path, text === files[path].text ? undefined : text);
  tell("edited");
}

// The engine has these files as they stand, but for what had an error; all files, if it was started anew.
export function nowLoaded(paths, errors = []) {
  if (paths) for (const path of paths) known[path] = edits.all[path];
  else known = { ...edits.all };
  for (const path of paths ?? [...faulty]) faulty.delete(path);
  for (const { file } of errors) faulty.add(file.replace(/^\/logic\//, ""));
  loads += 1;
  tell("loaded");
}

// ---- the banner: how many files differ, and what no longer agrees with the definition

let compared = null; // { differences, asked } of the last comparison

const counted = (count, one, many) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const COLUMNS = ["Relation", "Query", "The fast file", "Your definition"];
const column = (words) => make("th", { textContent: words, scope: "col" });
function table(differences, ask) {
  const rows = differences.map(({ relation, file, line, query, fast, definition }) =>
    make(
      "tr",
      {},
      make("td", {}, file ? place(file, line, relation) : relation),
      make("td", {}, button(query, () => ask(query), { className: "link" })),
      ...[fast, definition].map((answer) => make("td", {}, make("code", { textContent: answer }))),
    ),
  );
  for (const row of rows) [...row.cells].forEach((cell, at) => (cell.dataset.of = COLUMNS[at]));
  return make("table", {}, make("thead", {}, make("tr", {}, ...COLUMNS.map(column))), make("tbody", {}, ...rows));
}

// What to do from the banner is given by whoever knows the editors and the queries.
export function banner({ compare, putBack, ask }) {
  const paths = Object.keys(edits.all);
  if (!paths.length) {
    compared = null;
    return replaced($("banner"), [], $("fold"));
  }
  const words = make("span", {}, make("b", { textContent: `Your rules differ: ${counted(paths.length, "file", "files")}.` }), " ");
  const buttons = [];
  const shown = make("div", { className: "differences", hidden: true });
  if (compared?.differences.length) {
    const { differences } = compared;
    words.append(`Asked again, ${counted(differences.length, "relation no longer agrees", "relations no longer agree")} with the definition.`);
    const more = differences.length > 3;
    const label = more ? "Show the first three" : "Show what differs";
    const show = button(label, () => {
      shown.hidden = !shown.hidden;
      show.setAttribute("aria-expanded", String(!shown.hidden));
      show.textContent = shown.hidden ? label : "Hide";
    });
    show.setAttribute("aria-expanded", "false");
    buttons.push(show);
    shown.append(table(differences.slice(0, 3), ask));
    if (more) shown.append(make("details", {}, make("summary", { textContent: `${differences.length - 3} more` }), table(differences.slice(3), ask)));
  } else if (compared) words.append(`Asked again, everything agrees with the definition: ${counted(compared.checked, "case", "cases")} tried.`);
  else buttons.push(button("Compare with the definition", compare));
  buttons.push(button("Put all back", putBack));
  replaced($("banner"), [make("div", { className: "changed" }, make("div", { className: "line" }, words, ...buttons), shown)], buttons[0]);
}

// Compare the fast relations with the definition, in each of these games.
export async function compare(games) {
  const found = { checked: 0, differences: [] };
  for (const game of games) {
    const { checked, differences } = await prolog.ask("ludologic", "agreement", { game });
    found.checked += checked;
    found.differences.push(...differences);
  }
  compared = found;
  return found;
}

export const forget = () => (compared = null);
