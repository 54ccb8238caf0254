// The games to play. No rule of a game is here: the page draws what the rules show of a table, and sends what was pressed.
import { edits, Prolog, rules, works } from "./engine.mjs";
import { boards, button, key, make, select, typed } from "./boards.mjs";
import { toldGame, treeTools } from "./own.mjs";
import { proof } from "./proof.mjs";

const $ = (id) => document.getElementById(id);
const others = { proof };
const SECONDS = 20; // for what the reader's rules may take to be loaded

export const draw = (value) => crypto.getRandomValues(new Uint32Array(1))[0] % value;

export const prolog = new Prolog({ spare: false });

// A page on which a tree asks; it finds the tree where this leaves it.
export function openTree(tree) {
  try {
    sessionStorage.setItem("ludologic.tree", JSON.stringify(tree));
    location.href = "tree.html";
  } catch {
    page.say("This browser keeps nothing for the next page, which the tree would need.", "bad");
  }
}

// What a game is given: the rules to ask, and the places on the page.
const page = {
  board: $("board"),
  say(words, kind = "") {
    $("said").textContent = words;
    $("said").className = kind;
  },
  async asks(asking) {
    $("state").textContent = "The rules are asked …";
    try {
      return await asking;
    } finally {
      $("state").textContent = "Ready.";
    }
  },
  tools: (...all) => $("tools").replaceChildren(...all),
  options: (...all) => $("options").replaceChildren(...all),
  // one more hint, with what the lab is to open, if anything: a file, and a line, a query or facts
  hint(words, asks) {
    const link = asks && make("a", { textContent: asks.query ? "Show the rule and the query" : "Show the rule", href: `lab.html#${new URLSearchParams(asks)}` });
    $("hint").append(make("div", {}, words, " ", link ?? ""));
    $("hint").classList.remove("hidden");
    $("hint").scrollIntoView({ block: "nearest" });
  },
  clear() {
    $("hint").classList.add("hidden");
    $("hint").replaceChildren();
  },
};

// Acts follow one another; what the rules don't accept, or can't answer, is said.
let last = Promise.resolve();
let acts = 0;
const acting = (more) => page.board.setAttribute("aria-busy", String((acts += more) > 0));
const sentence = (words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? "" : "."}`;
export const act = (does) => (...given) => {
  acting(1);
  last = last.then(() => does(...given)).catch((error) => page.say(sentence(error.message), "bad")).finally(() => acting(-1));
  return last;
};

// ---- A table: the view of it is drawn, and events are sent

const MORE = {
  // what a game can be played with, by its name, and what can be done with it beside playing
  mastermind: { kinds: async () => (await ask("variants")).map(({ name, variant }) => [name, { variant, secret: null }]), more: () => [button("Its decision tree", act(tree))] },
  two_players: { first: ownOptions, controls: () => told.controls },
  guessing: { first: ownOptions, controls: () => told.controls, more: () => treeTools(page, told.path) },
};
let told; // a game of the reader's own
let name, table, view, thinking; // the game, and what there is of it
let kinds, usual; // what it can be played with, and who usually plays
let laid = []; // pegs that are laid, and not yet a move
let begun = ""; // what was typed of a key

const ask = (question, given) => page.asks(prolog.ask(name, question, given));
const send = (kind, given = {}) => act(async () => sat(await ask("event", { table, event: { kind, ...given } })))();
const begin = (given) => ask("begin", { ...given, seed: draw(2 ** 30) });
const again = (given) => act(async () => sat(await begin({ options: table.options, seats: table.seats, ...given })))();

// The table is kept in the address, so that it is there again when the page is.
function sat(seating) {
  if (!view || seating.view.title !== view.title || seating.view.moves.length !== view.moves.length) laid = [];
  ({ table, view } = seating);
  history.replaceState(null, "", `#${name}=${encodeURIComponent(JSON.stringify(table))}`);
  show();
  if (view.waits !== "program" || thinking) return;
  thinking = true;
  act(async () => {
    thinking = false;
    if (!view?.seats.some(({ person }) => person)) await new Promise((go) => setTimeout(go, 400)); // so that it can be watched
    if (view?.waits === "program") sat(await ask("event", { table, event: { kind: "think" } }));
  })();
}

function show() {
  const held = $("board").contains(document.activeElement) ? (document.activeElement.dataset.key ?? $("board").dataset.held) : undefined;
  $("title").textContent = view.title;
  $("told").textContent = view.rules;
  page.say(view.status, view.mood);
  page.options(...(MORE[name]?.controls?.() ?? []), ...(kinds.length ? [kind()] : []), ...view.seats.map(seat));
  page.clear();
  for (const one of view.said) page.hint(one);
  if (view.hint) page.hint(view.hint.sentence, view.hint.why && { file: view.hint.why.file, line: view.hint.why.line });
  for (const one of view.remarks) page.hint(one.sentence);
  for (const { kind, cells, text } of view.marks) if (kind !== "hint" && !cells.length) page.hint(text); // of the board as a whole
  $("board").replaceChildren(...boards[name](view, (move) => send("move", { move }), laid));
  const names = Object.fromEntries(view.seats.map((one) => [one.number, one.name]));
  $("moves").textContent = view.moves.map(({ number, seat, move }) => `${number}. ${names[seat]}: ${move}`).join(" · ");
  const tool = (words, kind, can) => button(words, () => send(kind), { disabled: !can });
  const open = !view.over;
  page.tools(...(view.waits === "you" || view.words.length ? [line()] : []), tool("Undo", "undo", view.undo), tool("Redo", "redo", view.redo), tool("Hint", "hint", open), ...[["Explain", "explain", open], ["Values", "analyse", open], ["Review", "review", view.moves.length]].filter(([, look]) => view.looks.includes(look)).map((one) => tool(...one)), tool("Resign", "resign", open && view.seats.some(({ person }) => person)), tool("New game", "new", true), ...(MORE[name]?.more?.() ?? []));
  if (held === undefined) return; // where the reader was by keys, the reader stays
  $("board").dataset.held = held;
  ($("board").querySelector(`[data-key="${CSS.escape(held)}"]:not(:disabled)`) ?? $("board")).focus({ preventScroll: true });
}

// Where a move can be written, or a word of the game.
function line() {
  const asked = view.over ? view.words.map(({ usage }) => usage).join(", ") : view.prompt;
  const one = make("input", { placeholder: asked, title: [view.expected, ...view.words.map(({ usage, meaning }) => `${usage}: ${meaning}`)].join("\n"), ariaLabel: asked });
  one.onkeydown = ({ key }) => {
    if (key !== "Enter") return;
    const [, word, rest] = one.value.trim().match(/^(\S*)\s*(.*)$/);
    if (view.words.some(({ usage }) => usage.split(" ")[0] === word)) send("word", { name: word, rest });
    else send("move", { move: one.value.trim() });
  };
  return one;
}

function chosen(label, choices, value, changed) {
  const one = select(label, choices, changed);
  one.firstElementChild.value = value;
  return one;
}
// of two seats one is yours: the other's player changes place with you
function seat({ number, name, who }, at) {
  const accepted = new Set(["you", "friend", ...view.levels, usual[at], who]);
  return chosen(name, [...accepted].map((player) => [player, player]), who, (player) => {
    const left = view.levels.includes(who) ? who : view.levels.at(-1);
    again({ seats: table.seats.map((other, place) => (place === at ? player : other === "you" && player === "you" ? left : other)) });
  });
}
function kind() {
  const same = (options) => Object.entries(options).every(([field, value]) => value === null || JSON.stringify(value) === JSON.stringify(table.options[field]));
  const all = kinds.some(([, options]) => same(options)) ? kinds : [["", table.options], ...kinds];
  return chosen("Game", all.map(([words], at) => [String(at), words]), String(all.findIndex(([, options]) => same(options))), (at) => again({ options: all[at][1] }));
}

addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.closest("a, button, summary")) return;
  const found = typed($("board"), key(event), begun);
  if (found === undefined) return;
  begun = found;
  event.preventDefault();
});

// The tree of rule `depth` for Mastermind, on the page that asks by it.
async function tree() {
  const { variant } = table.options;
  const found = await ask("found_tree", { variant, rule: "depth", depth: await ask("depth", { variant }) });
  if (!found) return page.say("The rule finds no tree of this game.", "bad");
  const histogram = await ask("histogram", { tree: found });
  const codes = found.codes;
  const total = histogram.reduce((sum, count, at) => sum + count * (at + 1), 0);
  const node = ({ guess, codes, children }) => [guess.join(variant.colours > 9 ? "," : ""), codes, Object.fromEntries(children.map(({ feedback: { black, white }, tree }) => [`${black}${white}`, node(tree)]))];
  const { palette } = await rules;
  const heading = `Mastermind, ${variant.pegs} pegs, ${variant.colours} colours, ${variant.repeats ? "" : "no "}repeats`;
  openTree({ heading, said: "rule depth", words: ["guess", "code"], variant, palette, secrets: codes, depth: histogram.length, mean: total / codes, histogram, root: node(found) });
}

// A game that comes with ludologic has its name, unless it was changed.
async function ownOptions() {
  const file = told.path.split("/").pop().replace(/\.pl$/, "");
  const known = !(told.path in edits.all) && (await ask("names")).includes(file);
  return { options: { name: known ? file : `/logic/${told.path}`, seconds: SECONDS } };
}

// The game of the address, with its table if that has one: what is no table is said, and another game begins.
async function sit(text) {
  kinds = (await MORE[name]?.kinds?.()) ?? [];
  const fresh = await begin(await MORE[name]?.first?.());
  usual = fresh.table.seats;
  try {
    if (!text) return sat(fresh);
    table = JSON.parse(text);
    sat({ table, view: await ask("view", { table }) });
  } catch (error) {
    sat(fresh);
    throw error;
  }
}

const arrive = () => act(come)(...location.hash.slice(1).split("=")); // own=FILE, connect4=TABLE
async function come(asked, given = "") {
  const text = decodeURIComponent(given);
  told = ["own", "two_players", "guessing"].includes(asked) ? toldGame(text.match(/"name":\s*"([^"]*)"/)?.[1] ?? text) : undefined;
  const at = told ? "own" : asked in others || asked in boards ? asked : "mastermind";
  for (const link of document.querySelectorAll("main nav a")) {
    if (link.hash === `#${at}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  name = told?.kind ?? at;
  view = undefined;
  page.clear();
  page.tools();
  page.options();
  page.board.replaceChildren();
  $("moves").textContent = "";
  page.say("");
  if (name in boards) return sit(asked === name ? text : "");
  const game = others[name];
  $("title").textContent = game.title;
  $("told").textContent = game.told;
  await game.start(page, told);
}

if (!works) $("state").textContent = "This browser has no WebAssembly, which the engine needs.";
else {
  const changed = Object.keys(edits.all);
  if (changed.length) {
    $("changed").textContent = `You play by rules that were changed in the lab: ${changed.join(", ")}.`;
    $("changed").classList.remove("hidden");
  }
  try {
    const notes = await prolog.ready;
    $("state").textContent = notes.length ? `The rules were loaded with a complaint: ${notes[0].text.trim()}` : "Ready.";
    arrive();
    addEventListener("hashchange", arrive);
  } catch (error) {
    $("state").textContent = `The engine could not be started: ${error.message}`;
  }
}
