// The two engines for a page: each in a worker that can be ended.
import { printed, setsOf, statements } from "./asp.mjs";
import { placed } from "./sheets.mjs";

const root = new URL(document.documentElement.dataset.root ?? ".", location.href).href;

export const rules = fetch(root + "rules.json").then((answer) => {
  if (!answer.ok) throw new Error(`the rules could not be fetched (${answer.status})`);
  return answer.json();
});

// A worker made from a blob keeps to the content security policy of its page.
function worker(script, kind) {
  const text = kind === "module" ? `import ${JSON.stringify(root + script)};` : `var base = ${JSON.stringify(root)}; importScripts(base + ${JSON.stringify(script)});`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  return new Worker(address, { type: kind });
}

// What the reader changed in the rules. It is kept in this browser, if it keeps anything.
export const edits = {
  key: "ludologic.edits",
  all: {},
  changed: new Set(), // the paths that were changed in this tab
  // what is kept; nothing of it where it is damaged. A browser may forbid to look
  kept() {
    const text = localStorage.getItem(this.key);
    try {
      return Object.fromEntries(Object.entries(JSON.parse(text)).filter((one) => typeof one[1] === "string"));
    } catch {
      return {};
    }
  },
  read() {
    try {
      this.all = this.kept();
    } catch {
      this.all = {};
    }
    return this.all;
  },
  // a file is as it was told, or otherwise
  change(path, text) {
    if (text === undefined) delete this.all[path];
    else this.all[path] = text;
    this.changed.add(path);
  },
  // whether they are kept for the next visit; changes of another tab are not overwritten
  write() {
    try {
      const kept = this.kept();
      for (const path of this.changed) kept[path] = this.all[path];
      localStorage.setItem(this.key, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  },
};
edits.read();

// One SWI-Prolog with the rules in it.
class Session {
  constructor() {
    this.worker = worker("engine/prolog.worker.js", "classic");
    this.waiting = new Map();
    this.last = 0;
    this.told = () => {};
    this.worker.onmessage = ({ data }) => {
      this.answers = true;
      if (!data.id) return this.told(data);
      const { yes, no } = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.error === undefined) yes(data.value);
      else no(new Error(data.error));
    };
    this.worker.onerror = (event) => this.fail(event.message || "the engine could not be started"); // perhaps before it is asked
    this.loaded = rules.then(({ files, engine }) => this.ask("start", { rules: { files, engine }, edits: Object.fromEntries(Object.entries(edits.all).map(([path, text]) => [placed(path, text), text])) }));
    this.started = { ...edits.all };
    this.loaded.catch(() => {});
  }
  ask(does, data = {}) {
    return new Promise((yes, no) => {
      if (this.failed) return no(new Error(this.failed));
      const id = ++this.last;
      this.waiting.set(id, { yes, no });
      this.worker.postMessage({ id, does, ...data });
    });
  }
  // write the edited file, and load it, if it is a program; returns its faults
  async edit(path) {
    const { files } = await rules;
    const text = edits.all[path] ?? files[path]?.text ?? ""; // an earlier site may have had more files
    const file = "/logic/" + placed(path, text);
    await this.ask("write", { path: file, text });
    return file.endsWith(".pl") ? this.ask("load", { path: file }) : [];
  }
  fail(message) {
    if (!this.answers) this.failed = message;
    for (const { no } of this.waiting.values()) no(new Error(message));
    this.waiting.clear();
  }
  end() {
    this.worker.terminate();
    this.answers = false;
    this.fail("the engine was ended");
  }
}

// Rules that give no answer of the right shape to a question, or that `stopped` with an error.
export class Senseless extends Error {
  constructor(question, stopped) {
    const what = (stopped ?? question).trim();
    super(`The rules give no answer that makes sense: ${what}. \`ludologic agree\` says which rules no longer fit together, if they were changed.`);
    this.said = stopped === undefined ? "The rules give no answer that makes sense." : "The rule stopped with an error.";
    this.what = `${what}.`;
  }
}

// What is in a file of the site; nothing if it can't be had.
const fetched = (file) => fetch(root + file).then((found) => (found.ok ? found.arrayBuffer() : new ArrayBuffer()), () => new ArrayBuffer()).then((all) => new Uint8Array(all));

function answered({ answer, fault, impossible, senseless, broken }) {
  if (answer !== undefined) return answer;
  if (fault ?? impossible) throw new Error(fault ?? impossible);
  throw new Senseless(senseless, broken);
}

// What kept the rules from being loaded: the first of what was said, with its file and line.
export const complaint = ([{ file, line, text }]) => `The rules could not be loaded: ${file ? `${file.replace(/^\/logic\//, "")}, line ${line}: ` : ""}${text.trim().replace(/^\S+:\d+:\d+: /, "")}.`;

// SWI-Prolog, with a second one in reserve: if one never answers, it can be ended at almost no cost.
export class Prolog {
  constructor({ told = () => {}, spare = true } = {}) {
    this.told = told;
    this.spared = spare;
    this.take(new Session());
  }
  // Start the one in reserve, for it may soon be needed.
  reserve() {
    this.spare ??= new Session();
  }
  take(session) {
    this.session = session;
    session.told = (data) => this.told(data);
    this.running = 0;
    this.ready = session.loaded;
    if (this.spared) session.loaded.then(() => setTimeout(() => this.reserve(), 1500), () => {});
  }
  async work(does, data) {
    await this.ready;
    const session = this.session;
    this.running += 1;
    try {
      return await session.ask(does, data);
    } finally {
      if (session === this.session) this.running -= 1;
    }
  }
  // What a game answers to a question of its door, logic/GAME/ask.pl; an error says why there is no answer.
  // Of a question each_... all answers. `handle` is what opened() gave, for a question that takes such a value.
  async ask(game, name, given = {}, handle = null) {
    const replies = await this.work("question", { game, name, given, handle: handle ?? "" });
    return Array.isArray(replies) ? replies.map(answered) : answered(replies);
  }
  // The name of a value that stays in this engine, such as a solver with what it has found out; null if there is none.
  // A file of the site that it needs is written first, under its name.
  async opened(game, name, given = {}, file = undefined) {
    if (file) await this.work("write", { path: `/${file}`, text: await fetched(file) });
    return answered(await this.work("open", { game, name, given }));
  }
  // Ask it to stop; if it has not ended after 300 ms, its engine is ended.
  async stop() {
    const session = this.session;
    if (!this.running) return "idle";
    session.ask("stop").catch(() => {});
    for (let waited = 0; waited < 300; waited += 20) {
      await new Promise((go) => setTimeout(go, 20));
      if (session !== this.session || !this.running) return "stopped";
    }
    this.renew();
    return "ended";
  }
  renew() {
    this.session.end();
    let next = this.spare;
    this.spare = undefined;
    if (next && JSON.stringify(next.started) !== JSON.stringify(edits.all)) {
      for (const path of new Set([...Object.keys(next.started), ...Object.keys(edits.all)])) {
        if (next.started[path] !== edits.all[path]) next.loaded = next.loaded.then(async (notes) => (await next.edit(path), notes));
      }
    }
    next ??= new Session();
    this.take(next);
  }
  // Load the edited file again; returns its faults.
  async reload(path) {
    await this.ready;
    return this.session.edit(path);
  }
  // Start again from the files, and load everything.
  async restart() {
    this.spare?.end();
    this.spare = undefined;
    this.session.end();
    this.take(new Session());
    return this.ready;
  }
}

// clingo. A program is grounded anew for each question.
export class Clingo {
  constructor() {
    this.renew();
  }
  renew() {
    this.worker?.terminate();
    this.fail?.(new Error("stopped"));
    this.fail = undefined;
    this.worker = worker("engine/clingo.worker.mjs", "module");
  }
  async run(program, options) {
    if (program.length > 1_000_000) throw new Error("a program of more than 1,000,000 characters is too large for clingo in a page");
    const answer = await new Promise((yes, no) => {
      this.fail = no;
      this.worker.onmessage = ({ data }) => yes(data);
      this.worker.onerror = (event) => no(new Error(event.message || "clingo could not be started"));
      this.worker.postMessage({ base: root, program, options });
    });
    this.fail = undefined;
    if (answer.status === -1) {
      this.renew();
      throw new Error(`clingo gave up on it, and was started anew: ${answer.errors}`);
    }
    return answer;
  }
  // The answer sets of a program, each a text of its atoms; only the best, if the options ask for them. Of brave and cautious
  // consequences the last set is right. Throws an error if clingo can't read the program.
  async sets(program, options) {
    const { text, errors } = await this.run(program, `--outf=2 ${options}`);
    const { result, sets } = printed(text);
    if (result === "UNKNOWN") throw new Error(errors || "clingo gave no answer");
    let found = sets;
    if (/--enum-mode/.test(options)) found = found.slice(-1);
    const best = found.at(-1)?.costs; // without costs all are the best; else clingo prints the first one that it proves twice
    if (/optN/.test(options) && best) found = found.filter(({ costs }) => String(costs) === String(best)).slice(1);
    return { result, found, errors };
  }
  async ran(program, options) {
    const { text, errors } = await this.run(program, `--outf=2 ${options}`);
    return setsOf(text, errors);
  }
  // The statements of a file; each #include is replaced by the statements of its file.
  async statements(path, seen = new Set()) {
    const { files } = await rules;
    const file = new URL(path, "file:///").pathname.slice(1);
    if (seen.has(file)) return [];
    seen.add(file);
    const text = edits.all[file] ?? files[file]?.text;
    if (text === undefined) throw new Error(`there is no ${file} to include`);
    const found = [];
    for (const one of statements(text, file)) {
      const [, included] = one.text.match(/^#include\s+"([^"]+)"\.$/) ?? [];
      if (included) found.push(...(await this.statements(file.replace(/[^/]*$/, "") + included, seen)));
      else found.push(one);
    }
    return found;
  }
}

export const works = typeof WebAssembly === "object" && typeof Worker === "function";
