// The files of the rules: found, shown, changed, and held to their tests and to the definition.
import { button, make } from "../dom.mjs";
import { edits } from "../engine/engine.mjs";
import { toldIn } from "../play/told.mjs";
import { editor } from "../vendor/editor.js";
import { $, choose, clingoTab, files, line, names, note, place, prolog, prologTab, ready, said, state, tests } from "./page.mjs";
import { ask } from "./queries.mjs";

export let open = null; // the path of the file in the editor
let views = []; // [{ path, editor }], the file and its twin

const textOf = (path) => edits.all[path] ?? files[path].text;
const testOf = (path) => path.replace(/\.\w+$/, ".plt");
const above = (path) => (path.includes("/") ? path.replace(/\/[^/]*$/, "") : "");
const last = (path) => path.split("/").pop();

// The program of answer sets that is open: the file or its twin.
export const program = () => [open, files[open]?.twin].find((path) => path?.endsWith(".lp"));

// ---- finding one

export function tree() {
  const top = make("ul");
  const folders = new Map([["", top]]);
  const folder = (path) => {
    if (folders.has(path)) return folders.get(path);
    const list = make("ul");
    const item = make("details", { open: !path.includes("/") }, make("summary", { textContent: last(path) }), list);
    folder(above(path)).append(make("li", {}, item));
    folders.set(path, list);
    return list;
  };
  for (const path of Object.keys(files)) folder(above(path)).append(make("li", {}, button(last(path), () => show(path), { title: files[path].title, dataset: { path } })));
  $("tree").replaceChildren(top);
}

function marks() {
  for (const button of document.querySelectorAll("#tree button")) {
    const { path } = button.dataset;
    button.classList.toggle("edited", path in edits.all);
    if (path === open) {
      button.setAttribute("aria-current", "true");
      for (let up = button.parentElement; up; up = up.parentElement) if (up.tagName === "DETAILS" && up.id !== "all") up.open = true;
    } else button.removeAttribute("aria-current");
  }
  $("back").disabled = !(open in edits.all);
  $("play").classList.toggle("hidden", !toldIn(textOf(open)));
}

function find() {
  const words = $("find").value.trim().toLowerCase();
  const found = words ? names.filter(([name]) => name.toLowerCase().includes(words)).slice(0, 40) : [];
  const paths = words ? Object.keys(files).filter((path) => path.includes(words)) : [];
  const entries = [...paths.map((path) => [path, path]), ...found].map(([words, path, line]) => make("li", {}, button(words, () => show(path, line), { title: path })));
  $("found").replaceChildren(make("ul", {}, ...entries));
  $("all").classList.toggle("hidden", words !== "");
}

// ---- showing it

// Which of a file and its twin are seen: each has the whole width, unless both are wanted.
function sides(twin) {
  const seen = (side) => {
    $("editors").className = `editors ${twin ? side : "one"}`;
    for (const one of $("sides").children) one.setAttribute("aria-pressed", String(one.value === side));
  };
  const named = (path) => path.split("/").pop();
  const all = twin ? [["one", named(open)], ["two", named(twin)], ["both", "Both"]] : [["one", named(open)]];
  $("sides").replaceChildren(...all.map(([side, words]) => button(words, () => seen(side), { value: side })));
  seen("one");
}

export function show(path, line) {
  if (open !== path) {
    for (const view of views) view.editor.close();
    const { twin, examples } = files[path];
    open = path;
    views = [path, ...(twin ? [twin] : [])].map((one, at) => ({
      path: one,
      editor: editor($(at ? "two" : "one"), textOf(one), one.split(".").pop(), {
        label: one,
        changed: (text) => changed(one, text),
        keys: [{ key: "Mod-Enter", run: () => (reload(one), true) }],
      }),
    }));
    $("name").textContent = files[path].title;
    $("twin").textContent = twin ? files[twin].title : "";
    sides(twin);
    said();
    $("program").textContent = program() ?? "no program";
    $("reload").disabled = path.endsWith(".md");
    $("tests").disabled = !(testOf(path) in tests);
    $("queries").classList.toggle("hidden", !examples.length);
    $("examples").replaceChildren(...examples.map(([query, answer]) => button(`?- ${query}.`, () => ask(query), { title: answer })));
    marks();
    choose(path.endsWith(".lp") ? clingoTab : prologTab);
  }
  history.replaceState(null, "", `#file=${path}`);
  if (line) views[0].editor.go(line);
}

// ---- changing it

let saving;
function changed(path, text) {
  edits.change(path, text === files[path].text ? undefined : text);
  clearTimeout(saving);
  saving = setTimeout(() => {
    if (!edits.write()) state("This browser keeps no changes: share them before you leave.");
  }, 300);
  marks();
}

async function reload(path = open) {
  if (path.endsWith(".lp")) return said(line("soft", "A program is read again each time it is solved."));
  const start = performance.now();
  try {
    const notes = await prolog.reload(path);
    const took = Math.round(performance.now() - start);
    views.find((view) => view.path === path)?.editor.mark(notes.filter((one) => one.file === "/logic/" + path));
    if (notes.length) return said(...notes.map(note));
    said(line("good", `Loaded in ${took} ms.`));
    await agree();
  } catch (error) {
    said(line("error", error.message));
  }
}

// Where a fast relation is told, and a query that it answers otherwise than the definition.
function differing({ relation, file, line: at, query, fast, defined_by: defined, definition }) {
  const where = file ? [place(file, at, `${file}:${at}`), ` ${relation}: `] : [];
  return make("div", {}, ...where, button(query, () => ask(query), { className: "link" }), ` answers ${fast}; the definition, ${defined}, answers ${definition}`);
}

// Compare the fast relations with the definition: of the game that is open, or of each.
async function agree() {
  const games = Object.keys(files).filter((path) => /^\w+\/agreement\.pl$/.test(path)).map((path) => path.split("/")[0]);
  const [game] = open.split("/");
  for (const one of games.includes(game) ? [game] : games) {
    const told = line("soft", `${one}: the fast relations are compared with the definition …`);
    const tell = (kind, words) => Object.assign(told, { className: kind, textContent: `${one}: ${words}` });
    $("messages").append(told);
    try {
      const { checked, differences } = await prolog.ask("ludologic", "agreement", { game: one });
      if (differences.length) tell("bad", `${differences.length} fast relations no longer agree with the definition`);
      else tell("good", `agrees (${checked} cases tried)`);
      const [first, ...others] = differences.map(differing);
      if (first) $("messages").append(first);
      if (others.length) $("messages").append(make("details", {}, make("summary", { textContent: `${others.length} more follow from it` }), ...others));
    } catch (error) {
      tell("error", error.message);
    }
  }
}

async function back() {
  edits.change(open, undefined);
  views[0].editor.set(files[open].text);
  edits.write();
  marks();
  await reload(open);
}

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

$("find").oninput = find;
$("reload").onclick = () => reload();
$("back").onclick = back;
$("tests").onclick = runTests;
$("play").onclick = () => {
  edits.write();
  location.href = `play.html#own=${encodeURIComponent(open)}`;
};
$("agree").onclick = () => (said(), agree());
