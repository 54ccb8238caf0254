// Queries: each is answered in its own box, and stays open.
import { button, make } from "../dom.mjs";
import { editor } from "../vendor/editor.js";
import { $, choose, prolog, prologTab, ready, state } from "./page.mjs";
import { searchTree } from "./searched.mjs";
import { blamed, proofTree } from "./why.mjs";

const cells = new Map();
prolog.told = (data) => cells.get(data.query)?.told(data);
const asked = [];
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
    this.number = ++lastCell;
    this.out = make("pre", { tabIndex: 0 });
    this.out.setAttribute("aria-label", `Answers of ?- ${text}.`);
    this.nextButton = button("; next", () => this.next());
    this.allButton = button("all", () => this.all());
    const others = [button("why", () => this.why()), button("search tree", () => this.tree()), button("close", () => this.close())];
    const asked = make("code", { className: "asked", textContent: `?- ${text}.` });
    this.box = make("div", { className: "query" }, make("div", { className: "tools" }, asked, this.nextButton, this.allButton, ...others), this.out);
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
  why(shown = "plain") {
    const other = shown === "plain" ? button("show all", () => this.why("all")) : button("show less", () => this.why());
    return this.explained("why", { inferences: 30_000_000, shown }, ({ holds, endless, proofs, sentence, failures, slice }) => {
      if (holds) this.panel(other, ...proofs.map((proof) => proofTree(proof, 2)));
      else if (endless) this.panel(make("p", { textContent: "It has not come to an end." }), blamed(slice));
      else this.panel(other, make("p", { textContent: sentence }), make("ol", {}, ...failures.slice(0, 500).map(({ goal }) => make("li", {}, make("code", { textContent: goal })))), blamed(slice));
    });
  }
  tree() {
    return this.explained("searched", { most: 200 }, (found) => this.panel(searchTree(found)));
  }
}

const running = () => [...cells.values()].filter((cell) => cell.running && !cell.waits);
const busy = (more = 0) => ($("stop").disabled = !running().length && !more);

// Ask the query in the box, or another.
export function ask(text = query.text()) {
  const goal = text.trim().replace(/^\?-\s*/, "").replace(/\.\s*$/, "");
  if (!goal) return;
  choose(prologTab);
  if (asked.at(-1) !== goal) asked.push(goal);
  at = asked.length;
  query.set(goal);
  new Cell(goal).run();
}

function recall(by) {
  at = Math.max(0, Math.min(asked.length, at + by));
  query.set(asked[at] ?? "");
  return true;
}

async function stop() {
  for (const cell of cells.values()) cell.every = false;
  if ((await prolog.stop()) !== "ended") return;
  state("The engine was ended, and another one starts …");
  await ready();
}

$("run").onclick = () => ask();
$("older").onclick = () => recall(-1);
$("newer").onclick = () => recall(1);
$("stop").onclick = stop;
