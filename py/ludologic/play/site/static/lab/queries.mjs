// Queries: a notebook. Each is answered in a cell of its own, and stays open.
import { able, button, make } from "../dom.mjs";
import { searchTree } from "../searched.mjs";
import { editor } from "../vendor/editor.js";
import { changes, loads, nowLoaded, waiting } from "./changes.mjs";
import { $, choose, pane, place, prolog, prologTab, ready, state } from "./page.mjs";
import { blamed, proofTree } from "./why.mjs";

const cells = new Map();
prolog.told = (data) => cells.get(data.query)?.told(data);
const asked = [];
export const beside = {}; // the path of the file that is open: its relations are asked first
let at = 0;
let lastCell = 0;

export const query = editor($("query"), "", "pl", {
  label: "A query",
  small: true,
  keys: [
    { key: "Mod-Enter", run: () => (ask(), true) },
    { key: "Enter", run: () => (ask(), true) },
    { key: "Mod-ArrowUp", run: () => recall(-1) },
    { key: "Mod-ArrowDown", run: () => recall(1) },
  ],
});

class Cell {
  constructor(text) {
    this.text = text;
    this.out = make("pre", { tabIndex: 0 });
    this.out.setAttribute("aria-label", `Answers of ?- ${text}.`);
    this.age = make("p", { className: "age", hidden: true });
    this.nextButton = button("; next", () => this.next());
    this.allButton = button("all", () => this.all());
    const others = [button("why", () => this.why()), button("search tree", () => this.tree())];
    const again = button("▶", () => this.again(), { className: "bare again", ariaLabel: "Ask this query again", title: "Ask this query again" });
    const code = button(`?- ${text}.`, () => (query.set(text), query.focus()), { className: "asked", title: "Change this query" });
    const close = button("×", () => this.close(), { className: "bare close", ariaLabel: "Close this query", title: "Close this query" });
    this.box = make("div", { className: "query" }, make("div", { className: "head" }, again, code, close), this.out, this.age, make("div", { className: "tools" }, this.nextButton, this.allButton, ...others));
    this.more(false);
    $("answers").append(this.box);
  }
  more(yes) {
    able(this.nextButton, yes);
    able(this.allButton, yes);
  }
  write(text, kind = "") {
    this.out.append(make("span", { className: kind, textContent: text }));
    this.out.scrollTop = this.out.scrollHeight;
  }
  async run() {
    this.number = ++lastCell;
    this.path = `/logic/${beside.path}`;
    cells.set(this.number, this);
    this.loads = loads;
    this.first = undefined;
    this.count = 1;
    this.running = true;
    this.aged();
    busy();
    const { number } = this;
    try {
      await prolog.work("run", { query: number, text: this.text, path: this.path });
    } catch (error) {
      if (number === this.number) this.write(`% ${error.message}\n`, "error");
    }
    if (number !== this.number) return;
    this.running = false;
    this.more(false);
    busy();
  }
  told({ kind, text }) {
    if (kind === "more" || kind === "last") this.answered(text.trim());
    if (kind === "more") {
      this.write(text.replace(/\n$/, "") + " ");
      this.count += 1;
      this.waits = true;
      if (this.every && this.count < 10_000) this.next();
      else this.more(true);
      busy();
    } else if (kind === "last") this.write(text.replace(/\n$/, "") + ".\n");
    else this.write(text.endsWith("\n") ? text : text + "\n", kind);
  }
  // The first answer is held against the one before, if the query was asked again.
  answered(text) {
    if (this.first !== undefined) return;
    this.first = text;
    this.aged();
  }
  // Whether the answer is by the rules as they were: before an edit that is not loaded, or that was loaded since.
  aged() {
    const old = waiting().length > 0 || this.loads !== loads;
    const other = this.before !== undefined && this.first !== undefined && this.before !== this.first;
    this.age.hidden = !old && !other;
    this.age.className = `age ${old ? "old" : "other"}`;
    this.age.replaceChildren(...(old ? ["By the rules as they were before your change."] : other ? [make("b", { textContent: "changed" }), ` Before: ${this.before}.`] : []));
  }
  // Asked again in its place: what was open is given up.
  again() {
    if (this.waits) this.press("stop");
    cells.delete(this.number);
    this.before = this.first ?? this.before;
    this.every = this.waits = false;
    this.out.replaceChildren();
    this.box.querySelector(".why")?.remove();
    this.run();
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
    const beside = this.box.nextElementSibling ?? this.box.previousElementSibling;
    this.box.remove();
    cells.delete(this.number);
    (beside?.querySelector(".asked") ?? query).focus();
  }
  panel(...inside) {
    const before = this.box.querySelector(".why");
    const focused = before?.contains(document.activeElement);
    before?.remove();
    const panel = make("div", { className: "why", tabIndex: 0 }, ...inside);
    panel.setAttribute("role", "region");
    panel.setAttribute("aria-label", `Why ?- ${this.text}.`);
    this.box.append(panel);
    if (focused) panel.focus();
    this.box.scrollIntoView({ block: "nearest" });
  }
  async explained(does, data, shown) {
    this.panel("…");
    busy(1);
    try {
      const found = await prolog.work(does, { text: this.text, path: this.path, ...data });
      if (found.error) this.panel(make("span", { className: "error", textContent: found.error }));
      else shown(found);
    } catch (error) {
      this.panel(make("span", { className: "error", textContent: error.message }));
    }
    busy();
  }
  why(shown = "plain") {
    const other = shown === "plain" ? button("show all", () => this.why("all")) : button("show less", () => this.why());
    return this.explained("why", { inferences: 30_000_000, shown }, ({ holds, endless, proofs, sentence, failures, slice }) => {
      if (holds) this.panel(other, ...proofs.map((proof) => proofTree(proof, 2)));
      else if (endless) this.panel(make("p", { textContent: "It has not come to an end." }), blamed(slice));
      else this.panel(other, make("p", { textContent: sentence }), make("ol", {}, ...failures.slice(0, 500).map(({ goal }) => make("li", {}, make("code", { textContent: goal })))), blamed(slice));
    });
  }
  tree() {
    return this.explained("searched", { most: 200 }, (found) => this.panel(searchTree(found, place)));
  }
}

const running = () => [...cells.values()].filter((cell) => cell.running && !cell.waits);
const busy = (more = 0) => ($("stop").disabled = !running().length && !more);

// Ask the query in the box, or another.
export function ask(text = query.text()) {
  const goal = text.trim().replace(/^\?-\s*/, "").replace(/\.\s*$/, "");
  if (!goal) return;
  choose(prologTab);
  pane("queries");
  if (asked.at(-1) !== goal) asked.push(goal);
  at = asked.length;
  query.set(goal);
  const cell = new Cell(goal);
  cell.run();
  cell.box.scrollIntoView({ block: "nearest" });
}

// What was answered by other rules is asked again, one after the other; one that is still looking goes on.
export async function askAgain() {
  for (const cell of [...cells.values()]) if (!cell.running || cell.waits) cell.again();
}

function recall(by) {
  at = Math.max(0, Math.min(asked.length, at + by));
  query.set(asked[at] ?? "");
  return true;
}

async function stop() {
  for (const cell of cells.values()) cell.every = false;
  query.focus(); // the button is hidden when nothing runs
  if ((await prolog.stop()) !== "ended") return;
  state("The engine was ended, and another one starts …");
  nowLoaded();
  await ready();
}

const aged = () => cells.forEach((cell) => cell.aged());
changes.addEventListener("edited", aged);
changes.addEventListener("loaded", aged);
$("run").onclick = () => ask();
$("stop").onclick = stop;
