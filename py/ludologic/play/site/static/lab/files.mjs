// The file that is open: shown, changed, loaded, and held to its tests and to the definition.
import { able, button, make } from "../dom.mjs";
import { edits } from "../engine/engine.mjs";
import { toldIn } from "../engine/sheets.mjs";
import { editor } from "../vendor/editor.js";
import { banner, changes, compare, edited, faulty, forget, nowLoaded, textOf, waiting } from "./changes.mjs";
import { finding, marks, tree } from "./finding.mjs";
import { $, choose, clingoTab, files, line, names, note, pane, place, prolog, prologTab, ready, said, state, tests } from "./page.mjs";
import { ask, askAgain, beside } from "./queries.mjs";

export let open = null; // the path of the file in the editor
let views = []; // [{ path, editor }], the file and its twin
let front = null; // the one of them that the cursor is in

const testOf = (path) => path.replace(/\.\w+$/, ".plt");
const last = (path) => path.split("/").pop();

// The program of answer sets that is open: the file or its twin.
export const program = () => [open, files[open]?.twin].find((path) => path?.endsWith(".lp"));

// ---- showing it

// Which of a file and its twin are seen: each has the whole width, and both stand one above the other.
function sides(twin) {
  const seen = (side) => {
    $("editors").className = `editors ${twin ? side : "one"}`;
    for (const one of $("sides").children) one.setAttribute("aria-pressed", String(one.value === side));
    front = views[side === "two" ? 1 : 0];
    standing();
  };
  const all = twin ? [["one", open], ["two", twin], ["both", "Both"]] : [["one", open]];
  $("sides").replaceChildren(...all.map(([side, words]) => button(last(words), () => seen(side), { value: side, title: files[words]?.title ?? "One above the other" })));
  seen("one");
}

export function show(path, at) {
  if (open !== path) {
    for (const view of views) view.editor.close();
    const { twin, examples } = files[path];
    open = beside.path = path;
    views = [path, ...(twin ? [twin] : [])].map((one, at) => ({ path: one, editor: shown(one, at) }));
    sides(twin);
    said();
    $("program").textContent = program() ?? "no program";
    $("tests").disabled = !(testOf(path) in tests);
    $("queries").classList.toggle("hidden", !examples.length);
    $("examples").replaceChildren(...examples.map(([query, answer]) => button(`?- ${query}.`, () => ask(query), { title: answer })));
    standing();
    choose(path.endsWith(".lp") ? clingoTab : prologTab);
  }
  pane("rules");
  history.replaceState(null, "", `#file=${path}`);
  if (at) views[0].editor.go(at);
}

const shown = (path, at) =>
  editor($(at ? "two" : "one"), textOf(path), path.split(".").pop(), {
    label: path,
    changed: (text) => changed(path, text),
    moved: () => {
      front = views.find((one) => one.path === path) ?? front;
      if (front) cursor();
    },
    keys: [
      { key: "Mod-Enter", run: () => (load(), true) },
      { key: "Alt-Enter", run: () => (aboutThis(), true) },
    ],
  });

function cursor() {
  const at = front.editor.cursor();
  $("cursor").textContent = `line ${at.line}, column ${at.column}`;
  const [name] = front.path.endsWith(".pl") ? meant(front.editor.text(), at) : [];
  $("about").disabled = !name;
  $("about").textContent = `About ${name ?? "this relation"}`;
}

// What can be done with the file as it stands.
function standing() {
  marks(open);
  const own = views.map((one) => one.path);
  const unloaded = waiting();
  able($("back"), own.some((path) => path in edits.all));
  $("play").classList.toggle("hidden", !toldIn(textOf(open)));
  able($("reload"), unloaded.length > 0);
  $("reload").textContent = unloaded.length > 1 ? `Load the ${unloaded.length} changes` : "Load the change";
  const path = front?.path ?? open;
  const kind = path.split(".").pop();
  const prologs = () => (path in edits.all ? "Loaded with your change" : "Loaded as it was told");
  const wrong = unloaded.includes(path) ? "Not loaded yet" : faulty.has(path) && "Loaded without what has an error";
  $("loaded").textContent = wrong || (kind === "lp" ? "Read anew each time it is solved." : kind === "pl" ? prologs() : "A text");
  $("loaded").className = wrong ? "unloaded" : "";
  for (const one of $("sides").children) one.classList.toggle("edited", { one: own[0], two: own[1] }[one.value] in edits.all);
  if (front) cursor();
}

// ---- changing it

let saving, loading;
function changed(path, text) {
  edited(path, text);
  clearTimeout(saving);
  saving = setTimeout(() => {
    if (!edits.write()) state("This browser keeps no changes: share them before you leave.");
  }, 300);
  clearTimeout(loading);
  if ($("auto").checked) loading = setTimeout(load, 700);
}

// Load every change, say what is wrong with it, ask again what was asked, and compare.
async function load() {
  clearTimeout(loading);
  const paths = waiting();
  if (!paths.length) return;
  const notes = [];
  try {
    for (const path of paths) notes.push(...(await prolog.reload(path)));
  } catch (error) {
    return said(line("error", error.message));
  }
  for (const view of views) view.editor.mark(notes.filter((one) => one.file === "/logic/" + view.path));
  said(...notes.map(note));
  forget();
  const errors = notes.filter((one) => one.kind === "error");
  nowLoaded(paths, errors);
  if (errors.length) return;
  askAgain();
  await agree(paths);
}

// Compare the fast relations with the definition: of the games of these files, or of each.
async function agree(paths = [open]) {
  const games = Object.keys(files).filter((path) => /^\w+\/agreement\.pl$/.test(path)).map((path) => path.split("/")[0]);
  const own = games.filter((game) => paths.some((path) => path.startsWith(`${game}/`)));
  const asked = own.length ? own : games;
  const told = line("soft", `The fast relations of ${asked.join(", ")} are compared with the definition …`);
  $("messages").append(told);
  try {
    const { checked, differences } = await compare(asked);
    if (Object.keys(edits.all).length) told.remove(); // the banner says it
    else Object.assign(told, differences.length ? { className: "bad", textContent: `${asked.join(", ")}: ${differences.length} fast relations no longer agree with the definition.` } : { className: "good", textContent: `${asked.join(", ")}: agrees (${checked} cases tried)` });
  } catch (error) {
    Object.assign(told, { className: "error", textContent: error.message });
  }
  bannered();
}

const bannered = () => banner({ compare: () => agree(Object.keys(edits.all)), putBack, ask });

// These files are as they were told.
async function back(paths) {
  const before = front; // the cursor of each editor moves
  for (const path of paths) {
    edits.change(path, undefined);
    views.find((one) => one.path === path)?.editor.set(files[path].text);
  }
  front = before;
  edits.write();
  changes.dispatchEvent(new Event("edited"));
  await load();
}
const putBack = () => back(Object.keys(edits.all));

// Rules that another person changed replace those that are here.
export async function take(others) {
  for (const [path, text] of Object.entries(others)) edits.change(path, text);
  edits.write();
  const path = open;
  open = null;
  show(path);
  state("The rules are loaded anew …");
  prolog.restart();
  await ready();
  nowLoaded();
}

async function runTests() {
  const name = testOf(open);
  said(line("soft", `${name} …`));
  try {
    for (const [path, text] of Object.entries(tests)) await prolog.work("write", { path: "/tests/logic/" + path, text });
    const { tests: count, passed, notes } = await prolog.work("tests", { path: "/tests/logic/" + name });
    said(line(passed ? "good" : "bad", `${name}: ${count} tests${passed ? ", all passed" : ", not all passed"}`), ...notes.map(note));
  } catch (error) {
    said(line("error", error.message));
  }
}

// ---- a relation: where it is defined, used, tested and documented

const aboutThis = () => front && about(meant(front.editor.text(), front.editor.cursor()), front.path, () => front.editor.focus());

const HEAD = /^([a-z]\w*)(?=\(|\s*(?::-|-->|=>|\.))/;

// The names of relations that a cursor may mean: the word that it stands on, and the head of its clause.
function meant(text, { line, column, text: own }) {
  const word = [...own.matchAll(/[a-z]\w*/g)].find((one) => one.index < column && column <= one.index + one[0].length + 1)?.[0];
  const lines = text.split("\n").slice(0, line);
  const head = lines.reverse().map((one) => one.match(HEAD)?.[1]).find(Boolean);
  return [...new Set([word, head])].filter(Boolean);
}

// The lines of the tests in which a relation is called.
function tested(name) {
  const call = new RegExp(`(?<!\\w)${name}(?=\\()`);
  return Object.entries(tests).flatMap(([path, text]) =>
    path.endsWith(".plt") ? text.split("\n").flatMap((one, at) => (call.test(one) && !/^\s*%/.test(one) ? [{ path, line: at + 1, text: one.trim() }] : [])) : [],
  );
}

const within = (file) => file.replace(/^\/logic\//, "");
const list = (words, entries) => make("details", { open: entries.length > 0 && entries.length < 12 }, make("summary", { textContent: words }), make("ul", {}, ...entries.map((one) => make("li", {}, ...one))));
const counted = (count, one, many) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

function told({ name, file, line: at, uses }) {
  const documented = names.find(([one, where]) => one === name && where === within(file));
  const found = tested(name.split("/")[0]);
  const parts = [
    make("h2", {}, make("code", { textContent: name })),
    make("p", {}, "Defined in ", place(file, at, `${within(file)}:${at}`), documented ? ", " : ". It has no documentation of its own.", ...(documented ? [make("a", { href: `reference/${documented[1]}.html#${name.replace("/", "-")}`, textContent: "documented in the reference" }), "."] : [])),
    list(`Used by ${counted(uses.length, "clause", "clauses")}`, uses.map((one) => [place(one.file, one.line, `${within(one.file)}:${one.line}`), " ", make("code", { textContent: one.name })])),
    list(`Called in ${counted(found.length, "line", "lines")} of the tests`, found.slice(0, 60).map((one) => [`${one.path}:${one.line} `, make("code", { textContent: one.text })])),
  ];
  return make("div", { className: "about" }, ...parts);
}

// What is told of the relation that is meant, with the names in the order of meant(). leave() follows when it is closed.
async function about(words, open, leave) {
  said(line("soft", `${words[0]} is looked for in all files …`));
  for (const name of words) {
    const found = await prolog.work("relation", { name, path: "/logic/" + open });
    if (!found.length) continue;
    const close = button("Close", () => (said(), leave()));
    said(make("div", { className: "tools" }, close), ...found.slice(0, 8).map(told));
    close.focus();
    return;
  }
  said(line("soft", `No file of the rules defines ${words.join(" or ")}.`));
}

// ---- the page

changes.addEventListener("edited", () => (standing(), bannered()));
changes.addEventListener("loaded", () => (standing(), bannered()));
tree(show);
finding(show);
bannered();

$("reload").onclick = load;
$("back").onclick = () => back(views.map((one) => one.path));
$("tests").onclick = runTests;
$("about").onclick = aboutThis;
$("play").onclick = () => {
  edits.write();
  location.href = `play.html#own=${encodeURIComponent(open)}`;
};
$("agree").onclick = () => (said(), agree());
$("auto").checked = localStorageOf("ludologic.auto") === "yes";
$("auto").onchange = () => {
  localStorageOf("ludologic.auto", $("auto").checked ? "yes" : "no");
  if ($("auto").checked) load();
};

// A browser may forbid to keep anything.
function localStorageOf(key, value) {
  try {
    if (value === undefined) return localStorage.getItem(key);
    localStorage.setItem(key, value);
  } catch {
    return null;
  }
}
