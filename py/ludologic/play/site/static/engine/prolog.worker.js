// The engine of SWI-Prolog in a worker. `base` is set by who starts it.
/* global SWIPL, base */
importScripts(base + "vendor/swipl/swipl-web.js");

let prolog, files;
const waiting = new Map(); // the queries that wait for "next", by number
let speaking = null; // the query that runs

const write = (path, text) => {
  let folder = "";
  for (const part of path.split("/").slice(1, -1)) {
    folder += "/" + part;
    if (!files.analyzePath(folder).exists) files.mkdir(folder);
  }
  files.writeFile(path, text);
};

// Output goes to the page in large pieces, and not more than a page can show.
const MOST = 100_000;
let printed = 0;
let buffer = [];
let size = 0;
const flush = () => {
  for (const { kind, text, query } of buffer) postMessage({ query, kind, text });
  buffer = [];
  size = 0;
};
const print = (kind) => (line) => {
  if (printed > MOST) return;
  printed += line.length + 1;
  const text = printed > MOST ? "% this prints more than a page can show: the rest is left out\n" : `${line.slice(0, MOST)}\n`;
  const last = buffer.at(-1);
  if (last?.kind === kind && last.query === speaking) last.text += text;
  else buffer.push({ kind, text, query: speaking });
  if (!size) setTimeout(flush, 30);
  size += text.length;
  if (size > 20_000) flush();
};

const once = (goal, input = {}) => prolog.query(goal, input).once();
// What such a run prints belongs to no query.
const aside = (goal, input) => {
  speaking = null;
  return JSON.parse(String(once(goal, input).Json));
};

const operations = {
  // the rules as they are edited: `edits` maps paths to texts
  async start({ rules, edits }) {
    const module = await SWIPL({
      arguments: ["-q", "-f", "none", "--no-packs", "--stack-limit=256m"], // each query has an engine of its own, whose limit this is
      locateFile: (name) => base + "vendor/swipl/" + name,
      print: print("output"),
      printErr: print("message"),
      stdin: () => null,
    });
    prolog = module.prolog;
    files = module.FS;
    self.window = self; // library(wasm) looks names up there
    self.confirm = () => false;
    files.writeFile("/swipl/library/time.pl", rules.engine["time.pl"]);
    for (const [name, file] of Object.entries(rules.files)) write("/logic/" + name, file.text);
    for (const [name, text] of Object.entries(edits)) write("/logic/" + name, text);
    for (const [name, text] of Object.entries(rules.engine)) write("/page/" + name, text);
    once("use_module('/page/arithmetic.pl')");
    const notes = once("use_module('/page/page.pl'), page:noted(load_files(user:'/logic/load.pl', []), Notes), page:json_text(Notes, Json)");
    for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "importScripts", "indexedDB", "caches", "BroadcastChannel", "Worker"]) self[name] = undefined;
    return JSON.parse(String(notes.Json));
  },
  write({ path, text }) {
    write(path, text);
  },
  // the cell's text in the lesson, and what was added as a clause: `meant`
  cell({ path, text, meant }) {
    return JSON.parse(String(once("page_cell(Text, File, Meant, Json)", { Text: new prolog.String(text), File: path, Meant: new prolog.String(JSON.stringify(meant)) }).Json));
  },
  load({ path }) {
    return JSON.parse(String(once("page_load(File, Json)", { File: path }).Json));
  },
  // a query may be asked beside the file in `path`
  why({ text, path = "", inferences, shown }) {
    return aside("page_why(Text, File, Most, Shown, Json)", { Text: text, File: path, Most: inferences, Shown: shown });
  },
  searched({ text, path = "", most }) {
    return aside("page_tree(Text, File, Most, Json)", { Text: text, File: path, Most: most });
  },
  support({ ground, set, atom, most }) {
    return JSON.parse(String(once("page_support(Ground, Set, Atom, Most, Json)", { Ground: new prolog.String(ground), Set: new prolog.String(set.join("\n")), Atom: new prolog.String(atom), Most: most }).Json));
  },
  relation({ name, path }) {
    return JSON.parse(String(once("page_relation(Name, File, Json)", { Name: name, File: path }).Json));
  },
  tests({ path }) {
    return aside("page_tests(File, Json)", { File: path });
  },
  question({ game, name, given, handle = "" }) {
    const found = once("page_question(Game, Name, Arguments, Handle, Json)", { Game: game, Name: name, Arguments: new prolog.String(JSON.stringify(given)), Handle: handle });
    return JSON.parse(String(found.Json));
  },
  open({ game, name, given }) {
    return JSON.parse(String(once("page_open(Game, Name, Arguments, Json)", { Game: game, Name: name, Arguments: new prolog.String(JSON.stringify(given)) }).Json));
  },
  // of a query that may need much, `stack` is the most bytes that it takes
  async run({ query, text, path = "", stack }) {
    speaking = query;
    printed = 0;
    const limited = stack ? `set_prolog_flag(stack_limit, ${Number(stack)}), ` : "";
    await prolog.forEach(`${limited}page_run(Query, Text, File)`, { Query: query, Text: new prolog.String(text), File: path }, { engine: true, heartbeat: 10000 });
    flush();
  },
  press({ query, what }) {
    const go = waiting.get(query);
    waiting.delete(query);
    speaking = query;
    go?.(what);
  },
  stop() {
    prolog.abort();
  },
};

self.page_say = (query, kind, text) => {
  flush();
  postMessage({ query: Number(query), kind: String(kind), text: String(text) });
  return true;
};
self.page_wait = (query) => new Promise((go) => waiting.set(Number(query), go));

onmessage = async ({ data }) => {
  try {
    postMessage({ id: data.id, value: await operations[data.does](data) });
  } catch (error) {
    postMessage({ id: data.id, error: String(error?.message ?? error) });
  }
};
