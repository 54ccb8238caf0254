// The lab: the files of the rules, an editor, queries.
import { Clingo, edits, Prolog, rules, works } from "./engine.mjs";
import { statements, whyAtom } from "./asp.mjs";
import { picture } from "./pictures.mjs";
import { toldIn } from "./told.mjs";
import { editor } from "./vendor/editor.js";

const $ = (id) => document.getElementById(id);
const make = (tag, options = {}, ...inside) => {
  const { dataset, ...plain } = options;
  const one = Object.assign(document.createElement(tag), plain);
  Object.assign(one.dataset, dataset ?? {});
  one.append(...inside);
  return one;
};
const state = (words) => ($("state").textContent = words);

if (!works) {
  state("This browser has no WebAssembly, which the engines need.");
  throw new Error("no WebAssembly");
}

const { files, names, palette, tests } = await rules;
const prolog = new Prolog({ told: (data) => cells.get(data.query)?.told(data) });
const clingo = new Clingo();
const cells = new Map();
let open = null; // the path of the file in the editor
let views = []; // [{ path, editor }], the file and its twin

// ---- files

const textOf = (path) => edits.all[path] ?? files[path].text;

function tree() {
  const top = make("ul");
  const folders = new Map([["", top]]);
  const folder = (path) => {
    if (folders.has(path)) return folders.get(path);
    const list = make("ul");
    const name = path.split("/").pop();
    const item = make("details", { open: path.split("/").length < 2 }, make("summary", { textContent: name }), list);
    folder(path.includes("/") ? path.replace(/\/[^/]*$/, "") : "").append(make("li", {}, item));
    folders.set(path, list);
    return list;
  };
  for (const path of Object.keys(files)) {
    const [name] = path.split("/").slice(-1);
    const button = make("button", { textContent: name, title: files[path].title, dataset: { path } });
    button.onclick = () => show(path);
    folder(path.includes("/") ? path.replace(/\/[^/]*$/, "") : "").append(make("li", {}, button));
  }
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
  const entry = (text, path, line) => {
    const button = make("button", { textContent: text, title: path });
    button.onclick = () => show(path, line);
    return make("li", {}, button);
  };
  $("found").replaceChildren(make("ul", {}, ...paths.map((path) => entry(path, path)), ...found.map(([name, path, line]) => entry(name, path, line))));
  $("all").classList.toggle("hidden", words !== "");
}

let saving;
function changed(path, text) {
  edits.change(path, text === files[path].text ? undefined : text);
  clearTimeout(saving);
  saving = setTimeout(() => {
    if (!edits.write()) state("This browser keeps no changes: export them before you leave.");
  }, 300);
  marks();
}

function show(path, line) {
  if (!files[path]) return;
  if (open !== path) {
    for (const view of views) view.editor.close();
    const { twin } = files[path];
    open = path;
    views = [path, ...(twin ? [twin] : [])].map((one, at) => ({
      path: one,
      editor: editor($(at ? "two" : "one"), textOf(one), one.split(".").pop(), {
        label: one,
        changed: (text) => changed(one, text),
        keys: [{ key: "Mod-Enter", run: () => (reload(one), true) }],
      }),
    }));
    $("name").textContent = `${path}: ${files[path].title}`;
    $("twin").textContent = twin ? `${twin}: ${files[twin].title}` : "";
    $("beside").classList.toggle("hidden", !twin);
    $("editors").classList.toggle("twins", Boolean(twin));
    $("messages").replaceChildren();
    $("program").textContent = program() ?? "no program";
    $("reload").disabled = path.endsWith(".md");
    $("tests").disabled = !testsOf(path).length;
    examples();
    marks();
    choose(path.endsWith(".lp") ? clingoTab : prologTab);
    history.replaceState(null, "", `#file=${path}`);
  }
  if (line) views[0].editor.go(line);
}

const program = () => [open, files[open]?.twin].find((path) => path?.endsWith(".lp"));
const testsOf = (path) => Object.keys(tests).filter((one) => one === path.replace(/\.\w+$/, ".plt"));

function examples() {
  $("queries").classList.toggle("hidden", !files[open].examples.length);
  $("examples").replaceChildren(
    ...files[open].examples.map(([query, answer]) => {
      const button = make("button", { textContent: `?- ${query}.`, title: answer });
      button.onclick = () => ask(query);
      return button;
    }),
  );
}

// ---- changing them

function said(...lines) {
  $("messages").replaceChildren(...lines);
}

function note({ kind, file, line, text }) {
  const path = file.replace(/^\/logic\//, "");
  const place = make("button", { className: "link", textContent: line ? `${path}:${line}` : path });
  place.onclick = () => show(path, line);
  return make("div", { className: kind }, place, ` ${text.trim()}`);
}

async function reload(path = open) {
  if (path.endsWith(".lp")) return said(make("div", { className: "soft", textContent: "A program is read anew whenever it is solved." }));
  const start = performance.now();
  try {
    const notes = await prolog.reload(path);
    const took = Math.round(performance.now() - start);
    views.find((view) => view.path === path)?.editor.mark(notes.filter((one) => one.file === "/logic/" + path));
    if (notes.length) said(...notes.map(note));
    else {
      said(make("div", { className: "good", textContent: `Loaded in ${took} ms.` }));
      await agree(path.split("/")[0]);
    }
  } catch (error) {
    said(make("div", { className: "error", textContent: error.message }));
  }
}

async function agree(game) {
  const games = Object.keys(files).filter((path) => /^\w+\/agreement\.pl$/.test(path)).map((path) => path.split("/")[0]);
  for (const one of games.includes(game) ? [game] : games) {
    const line = make("div", { className: "soft", textContent: `${one}: what is fast is held to the definition …` });
    $("messages").append(line);
    try {
      const { checked, differences } = await prolog.ask("ludologic", "agreement", { game: one });
      line.className = differences.length ? "bad" : "good";
      line.textContent = differences.length ? `${one}: ${differences.length} fast relations no longer agree with the definition` : `${one}: agrees (${checked} cases tried)`;
      for (const { query, fast, defined_by: defined, definition } of differences) {
        const button = make("button", { className: "link", textContent: query });
        button.onclick = () => ask(query.replace(/^\?- /, "").replace(/\.$/, ""));
        $("messages").append(make("div", {}, button, ` answers ${fast}; the definition, ${defined}, answers ${definition}`));
      }
    } catch (error) {
      line.className = "error";
      line.textContent = `${one}: ${error.message}`;
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

async function runTests() {
  for (const name of testsOf(open)) {
    said(make("div", { className: "soft", textContent: `${name} …` }));
    try {
      for (const [path, text] of Object.entries(tests)) await prolog.work("write", { path: "/tests/logic/" + path, text });
      const { tests: count, passed, notes } = await prolog.work("tests", { path: "/tests/logic/" + name });
      said(make("div", { className: passed ? "good" : "bad", textContent: `${name}: ${count} tests${passed ? ", all passed" : ", not all passed"}` }), ...notes.map(note));
    } catch (error) {
      said(make("div", { className: "error", textContent: error.message }));
    }
  }
}

function exported() {
  const text = JSON.stringify({ ludologic: 1, edits: edits.all }, null, 1);
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: "ludologic-rules.json" });
  link.click();
}

async function take(others) {
  for (const [path, text] of Object.entries(others)) if (files[path] && typeof text === "string") edits.change(path, text);
  edits.write();
  const path = open;
  open = null;
  show(path);
  state("The rules are loaded anew …");
  await started(prolog.restart());
}

async function imported() {
  const [file] = $("file").files;
  $("file").value = "";
  if (!file) return;
  try {
    const { edits: others } = JSON.parse(await file.text());
    await take(Object.fromEntries(Object.entries(others)));
  } catch {
    said(make("div", { className: "error", textContent: `${file.name} is no file that Export made.` }));
  }
}

// ---- links that hold changes and a query

const packed = async (value, through, stream) => new Uint8Array(await new Response(new Blob([value]).stream().pipeThrough(new stream(through))).arrayBuffer());

async function share() {
  const text = JSON.stringify({ edits: edits.all, query: query.text(), facts: facts.text(), file: open });
  const bytes = await packed(text, "deflate-raw", CompressionStream);
  const code = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const link = `${location.href.split("#")[0]}#shared=${code}`;
  try {
    await navigator.clipboard.writeText(link);
    said(make("div", { className: "good", textContent: "The link is in the clipboard." }));
  } catch {
    said(make("input", { value: link, readOnly: true, ariaLabel: "The link" }));
  }
  return link;
}

async function shared(code) {
  let held;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    held = JSON.parse(new TextDecoder().decode(await packed(bytes, "deflate-raw", DecompressionStream)));
  } catch {
    $("shared").replaceChildren(make("p", { className: "notice", textContent: "This link is damaged, and nothing was taken from it." }));
    return;
  }
  const paths = Object.keys(held.edits ?? {}).filter((path) => files[path] && typeof held.edits[path] === "string");
  const use = make("button", { className: "main", textContent: "Use them" });
  const leave = make("button", { textContent: "Leave them" });
  const box = make("div", { className: "notice" }, make("p", { textContent: `This link holds ${paths.length ? `other rules (${paths.join(", ")})` : "no other rules"} and the query ?- ${held.query || "..."} Nothing of it has run.` }), make("div", { className: "tools" }, use, leave));
  use.onclick = async () => {
    box.remove();
    query.set(String(held.query ?? ""));
    facts.set(String(held.facts ?? ""));
    if (files[held.file]) show(held.file);
    await take(Object.fromEntries(paths.map((path) => [path, held.edits[path]])));
  };
  leave.onclick = () => box.remove();
  $("shared").replaceChildren(box);
}

// ---- queries

const asked = [];
let at = 0;
let lastCell = 0;

class Cell {
  constructor(text) {
    this.text = text;
    this.number = ++lastCell;
    this.out = make("pre", { tabIndex: 0 });
    this.out.setAttribute("aria-label", `Answers of ?- ${text}.`);
    const button = (words, does) => {
      const one = make("button", { textContent: words });
      one.onclick = () => does.call(this);
      return one;
    };
    this.nextButton = button("; next", this.next);
    this.allButton = button("all", this.all);
    this.whyButton = button("why", this.why);
    this.stepButton = button("steps", this.steps);
    this.closeButton = button("close", this.close);
    this.box = make("div", { className: "query" }, make("div", { className: "tools" }, make("code", { className: "asked", textContent: `?- ${text}.` }), this.nextButton, this.allButton, this.whyButton, this.stepButton, this.closeButton), this.out);
    this.more(false);
    $("answers").prepend(this.box);
    cells.set(this.number, this);
  }
  more(yes) {
    this.nextButton.disabled = this.allButton.disabled = !yes;
  }
  write(text, kind = "") {
    this.out.append(make("span", { className: kind, textContent: text }));
    this.out.scrollTop = this.out.scrollHeight;
  }
  async run() {
    this.running = true;
    busy();
    try {
      await prolog.work("run", { query: this.number, text: this.text });
    } catch (error) {
      this.write(`% ${error.message}\n`, "error");
    }
    this.running = false;
    this.more(false);
    busy();
  }
  told({ kind, text }) {
    if (kind === "more") {
      this.write(text.replace(/\n$/, "") + " ");
      this.count = (this.count ?? 1) + 1;
      this.waits = true;
      if (this.every && this.count < 10_000) this.next();
      else this.more(true);
      busy();
    } else if (kind === "last") this.write(text.replace(/\n$/, "") + ".\n");
    else this.write(text.endsWith("\n") ? text : text + "\n", kind);
  }
  next() {
    this.write(";\n");
    this.more(false);
    this.press("next");
  }
  press(what) {
    this.waits = false;
    prolog.session.ask("press", { query: this.number, what }).catch(() => {});
    busy();
  }
  all() {
    this.every = true;
    this.next();
  }
  close() {
    if (this.waits) this.press("stop");
    this.box.remove();
    cells.delete(this.number);
  }
  panel(...inside) {
    this.box.querySelector(".why")?.remove();
    const panel = make("div", { className: "why", tabIndex: 0 }, ...inside);
    panel.setAttribute("role", "region");
    panel.setAttribute("aria-label", `Why ?- ${this.text}.`);
    this.box.append(panel);
  }
  async explained(does, data, shown) {
    this.panel("…");
    busy(1);
    try {
      const found = await prolog.work(does, { text: this.text, ...data });
      if (found.error) this.panel(make("span", { className: "error", textContent: found.error }));
      else shown(found);
    } catch (error) {
      this.panel(make("span", { className: "error", textContent: error.message }));
    }
    busy();
  }
  why() {
    return this.explained("why", { inferences: 30_000_000 }, ({ holds, proofs, failures }) => {
      if (holds) this.panel(...proofs.map((proof) => proofTree(proof, 2)));
      else this.panel(make("p", { textContent: "No answer. These goals failed, the deepest first:" }), make("ol", {}, ...failures.slice(0, 500).map(({ goal }) => make("li", {}, make("code", { textContent: goal })))));
    });
  }
  steps() {
    return this.explained("steps", { most: 5000 }, (events) => this.panel(stepper(events)));
  }
}

function proofTree({ goal, by, file, line, proofs }, deep) {
  const words = [make("code", { textContent: goal })];
  if (by === "clause") {
    const path = file.replace(/^\/logic\//, "");
    const place = make("button", { className: "link", textContent: `${path.split("/").pop()}:${line}` });
    place.onclick = () => show(path, line);
    words.push(" ", place);
  } else if (by === "not") words.push(make("span", { className: "soft", textContent: " it fails" }));
  else if (by === "table") words.push(make("span", { className: "soft", textContent: " tabled" }));
  if (!proofs.length) return make("div", { className: "leaf" }, ...words);
  const box = make("details", {}, make("summary", {}, ...words));
  const fill = () => box.childElementCount === 1 && box.append(...proofs.map((one) => proofTree(one, deep - 1)));
  box.ontoggle = fill;
  if (deep > 0) {
    box.open = true;
    fill();
  }
  return box;
}

function stepper(events) {
  let at = 0;
  const list = make("ol");
  const count = make("span", { className: "soft" });
  const slide = make("input", { type: "range", min: 0, max: Math.max(0, events.length - 1), value: 0, ariaLabel: "Step" });
  const draw = () => {
    slide.value = at;
    count.textContent = `${at + 1} of ${events.length}`;
    const first = Math.max(0, Math.min(at - 7, events.length - 15));
    list.replaceChildren(
      ...events.slice(first, first + 15).map(({ port, depth, goal }, n) => {
        const item = make("li", {}, make("b", { textContent: port.trim() }), " ", make("code", { textContent: goal }));
        item.style.setProperty("--depth", Math.min(depth, 20));
        if (first + n === at) item.setAttribute("aria-current", "step");
        return item;
      }),
    );
  };
  const go = (to) => {
    at = Math.max(0, Math.min(events.length - 1, to));
    draw();
  };
  const button = (words, by) => {
    const one = make("button", { textContent: words });
    one.onclick = () => go(at + by);
    return one;
  };
  slide.oninput = () => go(Number(slide.value));
  const box = make("div", { className: "steps" }, make("div", { className: "tools" }, button("back", -1), button("forward", 1), slide, count), list);
  box.onkeydown = (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by && event.target !== slide) go(at + by);
  };
  if (events.length) draw();
  return box;
}

const running = () => [...cells.values()].filter((cell) => cell.running && !cell.waits);
const busy = (more = 0) => ($("stop").disabled = !running().length && !more);

function ask(text = query.text()) {
  const goal = text.trim().replace(/^\?-\s*/, "").replace(/\.\s*$/, "");
  if (!goal) return;
  choose(prologTab);
  if (asked.at(-1) !== goal) asked.push(goal);
  at = asked.length;
  query.set(goal);
  const cell = new Cell(goal);
  cell.run();
  return cell;
}

function recall(by) {
  at = Math.max(0, Math.min(asked.length, at + by));
  query.set(asked[at] ?? "");
  return true;
}

async function stop() {
  for (const cell of cells.values()) cell.every = false;
  const how = await prolog.stop();
  if (how === "ended") {
    state("The engine was ended, and another takes over …");
    await started(prolog.ready);
  }
}

// ---- answer sets

const OPTIONS = { all: "0", brave: "0 --enum-mode=brave", cautious: "0 --enum-mode=cautious", optimal: "0 --opt-mode=optN --quiet=1" };

async function solve() {
  const out = $("sets");
  const path = program();
  out.replaceChildren("…");
  $("halt").disabled = false;
  try {
    const text = (await parts(path)).map((one) => one.text).join("\n");
    const mode = $("mode").value;
    if (mode === "text") {
      const { text: ground, errors } = await clingo.run(text, "--text");
      out.textContent = ground + (errors ? `\n${errors}` : "");
    } else {
      const { text: answer, errors } = await clingo.run(text, `--outf=2 ${OPTIONS[mode] ?? Number($("many").value)}`);
      sets(out, answer, errors, mode);
    }
  } catch (error) {
    out.replaceChildren(make("span", { className: "error", textContent: error.message }));
  }
  $("halt").disabled = true;
}

// The statements of the program and of the facts; what is no whole statement is clingo's to complain of.
async function parts(path) {
  return [...(path ? await clingo.statements(path) : []), { file: "facts", line: 1, comment: "", text: facts.text() }];
}

async function whyIn() {
  const out = $("sets");
  const atom = $("atom").value.trim().replace(/\.$/, "");
  if (!atom) return;
  out.replaceChildren("…");
  $("halt").disabled = false;
  try {
    const path = program();
    const all = [...(path ? await clingo.statements(path) : []), ...statements(facts.text(), "facts")];
    const found = await whyAtom(clingo, all, atom);
    const place = ({ file, line, comment, text }) => {
      const link = make("button", { className: "link", textContent: `${file.split("/").pop()}:${line}` });
      link.onclick = () => (files[file] ? show(file, line) : facts.go(line));
      return make("li", {}, link, ` ${comment} `, make("code", { textContent: text }));
    };
    if (found.holds) out.replaceChildren(make("div", { className: "good", textContent: `${atom} is in an answer set${found.rule ? ", by the ground rule" : ", as one of a choice"}` }), make("code", { textContent: found.rule ?? "" }), make("ul", {}, ...found.from.map(place)));
    else if (found.against.length) out.replaceChildren(make("div", { className: "bad", textContent: `${atom} is in none. These cannot hold with it:` }), make("ul", {}, ...found.against.map(place)));
    else out.replaceChildren(make("div", { className: "bad", textContent: `${atom} is in none: no rule derives it, with or without the constraints.` }));
  } catch (error) {
    out.replaceChildren(make("span", { className: "error", textContent: error.message }));
  }
  $("halt").disabled = true;
}

// An answer set as atoms and, the first of a game, as a picture.
function answerSet(atoms, at) {
  const drawn = at < 100 && program() ? picture(program(), atoms, facts.text(), palette) : undefined;
  return make("li", {}, ...(drawn ? [drawn, " "] : []), atoms || "(nothing shown)");
}

function sets(out, answer, errors, mode) {
  let found;
  try {
    found = JSON.parse(answer);
  } catch {
    out.replaceChildren(make("span", { className: "error", textContent: errors || answer }));
    return;
  }
  let every = (found.Call ?? []).flatMap((call) => call.Witnesses ?? []);
  if (mode === "brave" || mode === "cautious") every = every.slice(-1);
  if (mode === "optimal") {
    const best = JSON.stringify(every.at(-1)?.Costs);
    every = every.filter((one) => JSON.stringify(one.Costs) === best);
  }
  const words = { SATISFIABLE: "satisfiable", UNSATISFIABLE: "there is no answer set", "OPTIMUM FOUND": "the best are found" }[found.Result] ?? found.Result;
  const lines = [make("div", { className: "soft", textContent: `${words}; ${every.length} shown${every[0]?.Costs ? `, cost ${every[0].Costs.join(" ")}` : ""}` })];
  lines.push(make("ol", { className: "sets" }, ...every.slice(0, 2000).map(({ Value }, at) => answerSet((Value ?? []).join(" "), at))));
  if (errors.trim()) lines.push(make("div", { className: "message", textContent: errors.trim() }));
  out.replaceChildren(...lines);
}

// ---- the page

async function started(ready) {
  try {
    const notes = await ready;
    state("Ready.");
    if (notes?.length) said(...notes.map(note));
  } catch (error) {
    state(`The engine could not be started: ${error.message}`);
  }
}

const query = editor($("query"), "", "pl", {
  label: "A query",
  small: true,
  keys: [
    { key: "Mod-Enter", run: () => (ask(), true) },
    { key: "Enter", run: () => (ask(), true) },
    { key: "Mod-ArrowUp", run: () => recall(-1) },
    { key: "Mod-ArrowDown", run: () => recall(1) },
  ],
});
const facts = editor($("facts"), "", "lp", { label: "Facts", small: true, keys: [{ key: "Mod-Enter", run: () => (solve(), true) }] });

$("find").oninput = find;
$("reload").onclick = () => reload();
$("back").onclick = back;
$("tests").onclick = runTests;
$("play").onclick = () => {
  edits.write();
  location.href = `play.html#own=${encodeURIComponent(open)}`;
};
$("agree").onclick = () => (said(), agree(open.split("/")[0]));
$("export").onclick = exported;
$("import").onclick = () => $("file").click();
$("file").onchange = imported;
$("share").onclick = share;
$("run").onclick = () => ask();
$("older").onclick = () => recall(-1);
$("newer").onclick = () => recall(1);
$("stop").onclick = stop;
$("solve").onclick = solve;
$("because").onclick = whyIn;
$("halt").onclick = () => clingo.renew();
$("mode").onchange = () => $("many").classList.toggle("hidden", $("mode").value !== "some");

const tabs = [$("tab-pl"), $("tab-lp")];
const [prologTab, clingoTab] = tabs;
const choose = (tab) => {
  for (const one of tabs) {
    one.setAttribute("aria-selected", String(one === tab));
    one.tabIndex = one === tab ? 0 : -1;
    $(one.getAttribute("aria-controls")).classList.toggle("hidden", one !== tab);
  }
};
for (const tab of tabs) {
  tab.onclick = () => choose(tab);
  tab.onkeydown = (event) => {
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      const other = tabs[1 - tabs.indexOf(tab)];
      choose(other);
      other.focus();
    }
  };
}

function arrive() {
  const asks = new URLSearchParams(location.hash.slice(1));
  show(files[asks.get("file")] ? asks.get("file") : Object.keys(files).find((path) => path.endsWith("definition.pl")) ?? Object.keys(files).find((path) => path.endsWith("feedback.pl")) ?? Object.keys(files)[0], Number(asks.get("line")) || 0);
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
await started(prolog.ready);
