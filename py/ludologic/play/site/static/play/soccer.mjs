// What paper soccer adds to the page (page.mjs says how): fields of any size, the ends of a turn, a map of the field, by Dijkstra's
// algorithm, and on a solved field the proof of who wins.
import { button, make, select } from "../dom.mjs";
import { heading, placed } from "../boards/pitch.mjs";
import { $, page, sentence } from "./page.mjs";

const GOOD = { goal: true, rest: null, own_goal: false, stuck: false };
const SIGN = { true: "✓ ", false: "× ", null: "" };
const COSTS = [["turns", "turns to the goal"], ["destination", "cost from the ball, by where an edge ends"], ["literal", "cost from the ball, as in the document"]];
const ALGORITHMS = [["heap", "with a heap"], ["literal", "with a matrix"], ["tabled", "as a table"]];

const chosen = { ends: true, heat: false, player: 0, costs: "turns", algorithm: "heap" }; // player 0 is the one who draws
const known = new WeakMap(); // the ends at a view

// Letters are written as the field lies, like keys: each is the direction that is seen where the letter lies on the keyboard.
const LETTERS = "wedcxzaq";
export function typed(text, { board: { size } }, flipped) {
  const at = placed(size, flipped);
  const turned = LETTERS.indexOf(heading(at([0, 1]), at([0, 0])).keys[0]); // where 0 lies
  return text.replace(/[a-z]/gi, (one) => (LETTERS.includes(one.toLowerCase()) ? (LETTERS.indexOf(one.toLowerCase()) - turned + 8) % 8 : one));
}

const name = (kind) => `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;
export const kinds = async () => (await page.ask("soccer", "fields")).map((field) => [name(field.kind), field]);

const drawn = ({ seen }) => ({ field: seen.board.field, turns: seen.moves.map(({ move }) => move) });
const none = (sentence) => ({ points: [], sentence });
function ends(at) {
  if (!known.has(at.seen)) known.set(at.seen, at.seen.waits === "you" ? at.ask("ends", drawn(at)).catch(({ message }) => none(message)) : none(""));
  return known.get(at.seen);
}

async function markEnds(at) {
  const { points } = await ends(at);
  if (at.signal.aborted) return;
  at.mark("ends", chosen.ends ? points.map(({ point, turn, cells, kind, sentence }) => ({ kind: "end", name: point, move: turn, cells, text: sentence, good: GOOD[kind] })) : []);
}

// The map, on the board and in words: what it shows, and the file that found it.
async function map(at, told) {
  if (!chosen.heat) {
    at.mark("heat", []);
    return told.replaceChildren();
  }
  const player = chosen.player || at.seen.board.player;
  const found = await at.ask("heat", { ...drawn(at), player, costs: chosen.costs, algorithm: chosen.algorithm }).catch(({ message }) => message);
  if (at.signal.aborted) return;
  if (typeof found === "string") return told.replaceChildren(make("p", { className: "bad", textContent: found }));
  const { values, most, sentence, clause } = found;
  const warm = (number) => (0.04 + 0.46 * (1 - number / (most + 1)) ** 2).toFixed(2);
  at.mark("heat", values.map(({ cell, number }) => ({ kind: "heat", cells: [cell], text: String(number), good: null, player, share: warm(number) })));
  const link = make("a", { href: `lab.html#${new URLSearchParams({ file: clause.file, line: clause.line })}`, textContent: "Open in lab" });
  told.replaceChildren(make("p", { className: "say", textContent: sentence }), make("p", { className: "soft" }, make("code", { textContent: `${clause.file}:${clause.line}` }), " ", link));
}

// A box to tick; both boxes for the map are always the same.
function tick(words, field, changed) {
  const box = make("input", { type: "checkbox", checked: chosen[field] });
  box.dataset.shows = field;
  box.onchange = () => {
    chosen[field] = box.checked;
    for (const one of document.querySelectorAll(`[data-shows=${field}]`)) one.checked = box.checked;
    changed();
  };
  return make("label", { className: "tick" }, box, words);
}

let current; // the game at this moment, and where the map is told
const mapped = () => map(current.at, current.told);

export function above(at, host) {
  current = { at, told: make("div", { role: "status" }) };
  const key = make("span", { className: "soft" }, make("b", { className: "good", textContent: "✓" }), " wins ", make("b", { className: "bad", textContent: "×" }), " loses");
  host.append(key, tick("Where a turn can end", "ends", () => markEnds(current.at)), tick("Turns to the goal", "heat", mapped));
  markEnds(at);
}

// What is said of the end that is pointed at; the headline says how many there are.
export async function below(at, host) {
  host.append(make("p", { id: "pointed", className: "soft" }));
  const { sentence } = await ends(at);
  if (sentence && !at.signal.aborted) at.say(`${at.seen.status} ${sentence}`);
}
const pointed = ({ target }) => {
  const told = $("pointed");
  if (told) told.textContent = target.closest(".spot.end")?.getAttribute("aria-label") ?? "";
};
for (const kind of ["mouseover", "focusin"]) $("board").addEventListener(kind, pointed);

// The ends as buttons: on a phone the points lie close to one another.
export async function hint(at, host) {
  const list = make("div", { className: "tools ends" });
  const { points } = await ends(at);
  if (at.signal.aborted || !points.length) return;
  host.append(make("p", { className: "say", textContent: "Or end at:" }), list);
  list.append(...points.map(({ point, turn, kind, sentence: words }) => {
    const good = GOOD[kind];
    const one = button(`${SIGN[good]}${point}`, () => at.send("move", { move: turn }), { className: good === null ? "" : good ? "good" : "bad", title: words });
    const seen = (is) => () => $("board").querySelector(`[data-end="${point}"]`)?.classList.toggle("shown", is);
    [one.onmouseover, one.onfocus, one.onmouseout, one.onblur] = [seen(true), seen(true), seen(false), seen(false)];
    return one;
  }));
}

export function analysis(at, host) {
  if (at.seen.levels.includes("perfect")) host.append(...proof(at));
  const players = [["0", "whoever draws"], ...at.seen.seats.map((seat) => [String(seat.number), `player ${seat.name}`])];
  const choice = (label, all, field, as = String) => {
    const one = select(label, all, (value) => {
      chosen[field] = as(value);
      mapped();
    });
    one.firstElementChild.value = String(chosen[field]);
    return one;
  };
  host.append(make("div", { className: "tools" }, tick("Show the map on the board", "heat", mapped), choice("Of", players, "player", Number), choice("Numbers", COSTS, "costs"), choice("Found", ALGORITHMS, "algorithm")), current.told);
  mapped();
}

// The checker goes through the facts of a solved field, in this page.
function proof(at) {
  const told = make("p", { className: "say", role: "status" });
  const prove = button("Prove who wins", async () => {
    told.textContent = "The checker draws all that the loser may draw …";
    const found = await at.look("each_proof", { field: at.seen.board.field }).catch(({ message }) => message);
    if (at.signal.aborted) return;
    const { winner, turns, positions } = Array.isArray(found) ? found.at(-1) : {};
    told.textContent = winner ? `Player ${winner} wins from the start within ${turns} turns, whatever the other player draws. It was proved in this page, at ${positions} positions.` : sentence(found);
  });
  const each = at.seen.over ? [] : [button("Who wins after each turn", () => at.send("analyse"))];
  return [make("div", { className: "tools" }, prove, ...each), told];
}

// Another size: the rules say what is no field.
function sizes() {
  const { table, seen: { board: { field } } } = current.at;
  const inputs = ["width", "length", "goal"].map((part) => make("input", { type: "number", min: 0, max: 100, required: true, value: field[part], ariaLabel: part }));
  const told = make("p", { className: "bad", role: "status" });
  const form = make("form", {}, make("h2", { textContent: "Size in squares" }), ...["Width", "Length", "Goals, 0 for points"].map((words, n) => make("p", {}, make("label", {}, `${words} `, inputs[n]))), told, make("div", { className: "tools" }, make("button", { className: "main", textContent: "Play" }), button("Cancel", () => sheet.close())));
  const sheet = make("dialog", { className: "sheet sizes", onclose: () => sheet.remove() }, form);
  form.onsubmit = async (event) => {
    event.preventDefault();
    const [width, length, goal] = inputs.map(({ value }) => Number(value));
    const options = { kind: goal ? "standard" : "line", width, length, goal };
    const wrong = await page.ask("soccer", "field", { field: options }).then(() => "", ({ message }) => message);
    told.textContent = wrong && sentence(wrong);
    if (wrong) return;
    for (const one of document.querySelectorAll("dialog[open]")) one.close(); // and that of a new game
    const seats = table.seats.map((who) => (who === "perfect" ? "hard" : who)); // not every field is solved
    location.hash = `soccer=${encodeURIComponent(JSON.stringify({ ...table, options, seats, moves: [], undone: [], resigned: null, aid: null }))}`;
  };
  document.body.append(sheet);
  sheet.showModal();
}
export const controls = [button("Size …", sizes)];

// The field lies or stands as there is room.
matchMedia("(max-width: 760px)").addEventListener("change", () => current && !current.at.signal.aborted && current.at.mark("turned", []));
