// A game at a table: draws its view, and sends what is pressed as an event. No rule of a game is here.
import { boards, key, typed } from "../boards/boards.mjs";
import { button, make, select } from "../dom.mjs";
import { $, act, page } from "./page.mjs";

let name, more; // the game, and the page's parts for it: { controls, tools, kinds, first }
let table, view, thinking; // what there is of it
let kinds, usual; // its options, and who usually plays
let laid = []; // pegs that are laid, and not yet a move
let begun = ""; // what was typed of a key
let past, seen; // how many moves are shown while the game is replayed, and the view of it then
let flipped = false;

const ask = (question, given) => page.ask(name, question, given);
// An event of the table; while the game is replayed, of the table as it was then: a new line of play begins.
const send = (kind, given = {}) => act(async () => sat(await ask("event", { table: then(), event: { kind, ...given } })))();
const then = (moves = past) => (moves === undefined ? table : { ...table, moves: table.moves.slice(0, moves), undone: [], resigned: null });
const begin = (given) => ask("begin", { ...given, seed: crypto.getRandomValues(new Uint32Array(1))[0] % 2 ** 30 });
const again = (given) => act(async () => sat(await begin({ options: table.options, seats: table.seats, ...given })))();

// The last table of each game is kept in this browser, if it keeps anything.
const keeping = (game) => `ludologic.table.${game}`;
function kept(game) {
  try {
    return localStorage.getItem(keeping(game));
  } catch {
    return null;
  }
}
function keep() {
  try {
    localStorage.setItem(keeping(name), JSON.stringify(table));
  } catch {
    // the address has it
  }
}

// The table is kept in the address, too: it is there again when the page is, and the address is a link to it.
function sat(seating) {
  if (!view || seating.view.title !== view.title || seating.view.moves.length !== view.moves.length) laid = [];
  const fresh = view?.title === seating.view.title && seating.view.moves.length > view.moves.length;
  ({ table, view } = seating);
  [past, seen] = [undefined, view];
  keep();
  history.replaceState(null, "", `#${name}=${encodeURIComponent(JSON.stringify(table))}`);
  show(fresh);
  if (view.waits !== "program" || thinking) return;
  thinking = true;
  act(async () => {
    thinking = false;
    if (!view?.seats.some(({ person }) => person)) await new Promise((go) => setTimeout(go, 400)); // so that it can be watched
    if (view?.waits === "program") sat(await ask("event", { table, event: { kind: "think" } }));
  })();
}

// The game after so many moves, as it was then.
const replay = (moves) => act(async () => {
  if (moves === table.moves.length) [past, seen] = [undefined, view];
  else [past, seen] = [moves, await ask("view", { table: then(moves) })];
  draw();
})();

function draw(fresh = false) {
  const last = table.moves.length;
  const at = past ?? last;
  $("board").replaceChildren(...boards[name](seen, (move) => send("move", { move }), laid, { flipped, fresh }));
  const names = Object.fromEntries(view.seats.map((one) => [one.number, one.name]));
  page.moves(...view.moves.map(({ number, seat, move }) => {
    const one = button(`${number}. ${move}`, () => replay(number), { className: `p${seat}`, ariaLabel: `Move ${number}, ${names[seat]}: ${move}` });
    if (number === at) one.setAttribute("aria-current", "true");
    return make("li", {}, one);
  }));
  if (!last) return page.replay(flip());
  const slide = make("input", { type: "range", min: 0, max: last, value: at, ariaLabel: "The game after so many moves" });
  slide.oninput = () => (count.textContent = `${slide.value} of ${last}`);
  slide.onchange = () => replay(Number(slide.value));
  const count = make("output", { textContent: `${at} of ${last}` });
  const go = (words, label, to) => button(words, () => replay(to), { ariaLabel: label, disabled: to < 0 || to > last || to === at });
  page.replay(go("«", "To the start", 0), go("‹", "One move back", at - 1), slide, go("›", "One move on", at + 1), go("»", "To the end", last), count, flip());
}
const flip = () => (["connect4", "soccer"].includes(name) ? button("Flip", () => ((flipped = !flipped), draw())) : "");

function show(fresh) {
  const held = $("board").contains(document.activeElement) ? (document.activeElement.dataset.key ?? $("board").dataset.held) : undefined;
  $("title").textContent = view.title;
  $("told").textContent = view.rules;
  page.say(view.status, view.mood);
  page.options(...(more.controls ?? []), ...(kinds.length ? [kind()] : []), ...view.seats.map(seat));
  page.clear();
  for (const one of view.said) page.hint(one);
  if (view.hint) page.hint(view.hint.sentence, view.hint.why && { file: view.hint.why.file, line: view.hint.why.line });
  for (const one of view.remarks) page.hint(one.sentence);
  for (const { kind, cells, text } of view.marks) if (kind !== "hint" && !cells.length) page.hint(text); // of the board as a whole
  draw(fresh);
  const open = !view.over;
  const looks = [["Explain", "explain", open], ["Values", "analyse", open], ["Review", "review", view.moves.length]].filter(([, look]) => view.looks.includes(look));
  const person = view.seats.some((one) => one.person);
  const events = [["Hint", "hint", open], ...looks, ["Undo", "undo", view.undo], ["Redo", "redo", view.redo], ["Resign", "resign", open && person], ["New game", "new", true]];
  const buttons = events.map(([words, kind, can]) => button(words, () => send(kind), { disabled: !can, className: kind === "new" && !open ? "main" : "" }));
  page.tools(...buttons, ...(more.tools?.(table) ?? []), ...(view.waits === "you" || view.words.length ? [line()] : []));
  if (held === undefined) return; // where the reader was by keys, the reader stays
  $("board").dataset.held = held;
  ($("board").querySelector(`[data-key="${CSS.escape(held)}"]:not(:disabled)`) ?? $("board")).focus({ preventScroll: true });
}

// The place to write a move, or a word of the game.
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
// one of the two seats is yours: you change places with the other's player
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

// The game of the address, with its table if there is one. If the address has no valid table, a message says so, and another game
// begins.
export async function sit(game, beside, text) {
  [name, more, view] = [game, beside, undefined];
  kinds = (await more.kinds?.()) ?? [];
  const fresh = await begin(await more.first?.());
  usual = fresh.table.seats;
  const before = text || (more.first ? null : kept(game)); // a game of the reader's own begins anew
  try {
    if (!before) return sat(fresh);
    const there = JSON.parse(before);
    sat({ table: there, view: await ask("view", { table: there }) });
  } catch (error) {
    sat(fresh);
    if (text) throw error;
  }
}

// Nobody sits at it any more.
export const leave = () => (view = past = undefined);
