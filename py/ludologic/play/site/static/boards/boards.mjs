// The boards of the games: they draw views, and say what was pressed or typed. They have no rules and ask nothing. The pages of
// the site and the boards of a notebook use them.
import { button, make, svg } from "../dom.mjs";

// The key of an event that is meant for a board: none with Ctrl or Alt, or while the reader chooses or writes something.
export const key = (event) => (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select, input, textarea") ? "" : event.key);

// ---- Views: what the rules show of a table. Everything that can be pressed has its key, which does the same.

const keyed = (one, name) => {
  one.setAttribute("data-key", name);
  return one;
};

// Press what is typed, a key after what was typed `before`; what is then begun, if it is not yet all. Where one key
// begins another, as 1 begins 12, Enter or a key that leads on to none ends it.
export function typed(root, pressed, before = "") {
  const all = [...root.querySelectorAll("[data-key]:not(:disabled)")];
  const press = (name) => all.find((one) => one.dataset.key === name)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const leads = (name) => all.filter((one) => one.dataset.key.startsWith(name));
  if (before && !leads(before + pressed).length && press(before) && pressed === "Enter") return "";
  const name = [before + pressed, pressed].find((one) => pressed && leads(one).length);
  if (name === undefined || leads(name).length > 1) return name;
  return leads(name)[0].dataset.key === name ? (press(name), "") : name;
}

// The marks of a view, each with its words; at(cell) is the place of a cell; the cells of a way are joined.
const marked = (marks, at, radius, ways = []) =>
  marks.flatMap(({ kind, cells, text, good }) => {
    const looks = { class: `mark ${kind} ${good === null ? "" : good ? "good" : "bad"}` };
    const title = svg("title", {}, text);
    if (ways.includes(kind)) return svg("polyline", { ...looks, points: cells.map((cell) => at(cell).join(",")).join(" ") }, title);
    return cells.map((cell) => {
      const [x, y] = at(cell);
      if (kind !== "value") return svg("circle", { ...looks, cx: x, cy: y, r: radius }, title.cloneNode(true));
      const words = text.split(" ");
      return svg("text", { ...looks, "text-anchor": "middle" }, ...words.map((word, n) => svg("tspan", { x, y: y + 4 + 12 * (n - (words.length - 1) / 2) }, word)));
    });
  });

// ---- Mastermind

const PEGS = ["#c8372d", "#1f5fa8", "#2e7d32", "#f2c230", "#7b3fa0", "#e57c1f", "#17807e", "#d96aa7", "#5b4636", "#9aa0a6", "#b7d433", "#14161a"];
const DARK = new Set([4, 6, 8, 10, 11]); // the pegs on which ink is dark

function peg(number, tag = "span") {
  const one = make(tag, { className: "peg", textContent: number });
  one.style.background = PEGS[(number - 1) % PEGS.length];
  one.style.color = DARK.has(((number - 1) % PEGS.length) + 1) ? "#14161a" : "#fff";
  return one;
}
const row = (code) => code.map((number) => peg(number));

// An answer as small pegs, with the answer in words for readers who don't see them.
const answered = (black, white) => make("span", { className: "answer", role: "img", ariaLabel: `${black} black, ${white} white` }, "\u25cf".repeat(black) + "\u25cb".repeat(white) || "\u2013");

// The rows; then the row that is being filled and its pegs, or the guess that waits with the answers that can be
// given. `laid` are the pegs that were laid since the last move.
function mastermind({ board: { turns, places, colours, secret, asked }, marks, can, waits, turn }, press, laid) {
  const rows = turns.map(({ guess, black, white }) => make("li", {}, ...row(guess), " ", answered(black, white)));
  for (const { kind, cells, text, good } of marks) {
    for (const [number] of cells) {
      rows[number - 1].classList.add("mark", kind, good === false ? "bad" : "plain");
      if (text) rows[number - 1].title = text;
    }
  }
  const below = make("div", {});
  if (secret) below.append(make("p", {}, "The code: ", ...row(secret)));
  else if (asked) below.append(make("p", {}, ...row(asked)));
  if (can.length) below.append(make("div", { className: "tools" }, ...can.map(({ move, key }) => keyed(make("button", { type: "button", onclick: () => press(move) }, answered(...move)), key))));
  if (waits === "you" && turn === 1) {
    const pegs = make("div", { className: "tools", role: "group", ariaLabel: "Your guess" });
    const guess = button("Guess", () => press(laid.join(",")), { className: "main" });
    const lay = (does) => () => {
      does();
      pegs.replaceChildren(...Array.from({ length: places }, (_, at) => (laid[at] ? peg(laid[at]) : make("span", { className: "peg empty", textContent: "·" }))));
      guess.disabled = laid.length < places;
      back.disabled = !laid.length;
    };
    const back = button("Take a peg back", lay(() => laid.pop()));
    const palette = Array.from({ length: colours }, (_, at) => keyed(Object.assign(peg(at + 1, "button"), { type: "button", ariaLabel: `Peg ${at + 1}`, onclick: lay(() => laid.length < places && laid.push(at + 1)) }), String(at + 1)));
    lay(() => {})();
    below.append(pegs, make("div", { className: "tools" }, ...palette), make("div", { className: "tools" }, keyed(guess, "Enter"), keyed(back, "Backspace")));
  }
  return [make("ol", { className: "turns" }, ...rows), below];
}

// ---- Connect 4

const STONES = { x: ["#c8372d", "#fff"], o: ["#f2c230", "#14161a"] };

// A board of any size: each column can be pressed as a whole.
function connect4({ board: { size, columns: stacks }, marks, can }, press) {
  const { width, height } = size;
  const at = ([column, row]) => [52 * column - 26, 52 * (height - row) + 26];
  const stones = stacks.flatMap((stack, column) => stack.map((player, row) => [player, row + 1, column + 1]));
  const label = stones.map(([player, row, column]) => `${player} at row ${row}, column ${column}`).join("; ") || "an empty board";
  const picture = svg("svg", { viewBox: `0 0 ${52 * width} ${52 * height}`, role: "img", class: "four", "aria-label": label });
  picture.append(svg("rect", { width: 52 * width, height: 52 * height, rx: 14, fill: "#2f5f9e" }));
  for (let row = 1; row <= height; row += 1) for (let column = 1; column <= width; column += 1) picture.append(svg("circle", { cx: at([column, row])[0], cy: at([column, row])[1], r: 20, class: "hole" }));
  for (const [player, row, column] of stones) {
    const [cx, cy] = at([column, row]);
    const [fill, ink] = STONES[player];
    picture.append(svg("circle", { cx, cy, r: 20, fill, stroke: "#14161a" }), svg("text", { x: cx, y: cy + 7, "text-anchor": "middle", "font-size": 22, "font-weight": 700, fill: ink }, player));
  }
  picture.append(...marked(marks, at, 17));
  const heads = make("div", { className: "heads" }, ...stacks.map((_, at) => button(String(at + 1), undefined, { disabled: true, ariaLabel: `Column ${at + 1}` })));
  heads.style.gridTemplateColumns = `repeat(${width}, 1fr)`;
  for (const { move, key, cells } of can) {
    const [[column]] = cells;
    const onclick = () => press(move);
    Object.assign(keyed(heads.children[column - 1], key), { onclick, disabled: false });
    picture.append(Object.assign(svg("rect", { x: 52 * (column - 1), width: 52, height: 52 * height, class: "column" }), { onclick }));
  }
  return [heads, picture];
}

// ---- Paper soccer

const WAYS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

// A field of any size; a cell is a node on the picture, in the middle of the area that can be pressed.
function soccer({ board: { size: [width, height], nodes, goals, trails, ball }, marks, can }, press) {
  const at = (cell) => cell.map((one) => 40 * one);
  const [left, top, right, bottom] = [Math.min, Math.max].flatMap((most) => [0, 1].map((axis) => most(...nodes.map((node) => 40 * node[axis]))));
  const dot = (cell, attributes) => svg("circle", { cx: at(cell)[0], cy: at(cell)[1], ...attributes });
  const way = (cells) => cells.map((cell) => at(cell).join(",")).join(" ");
  const picture = svg("svg", { viewBox: `${left - 30} ${top - 30} ${right - left + 60} ${bottom - top + 60}`, class: "field", role: "group", "aria-label": "The field" });
  picture.append(svg("rect", { width: 40 * width, height: 40 * height, class: "ground" }));
  for (const [player, cells] of Object.entries(goals)) picture.append(...cells.map((cell) => dot(cell, { r: 9, class: `goal p${player}` })));
  picture.append(...nodes.map((node) => dot(node, { r: 2.5, class: "node" })));
  for (const { player, places } of trails) picture.append(svg("polyline", { points: way(places), class: `trail p${player}` }));
  picture.append(...marked(marks, at, 9, ["last", "way", "hint"]), dot(ball, { r: 8, class: "ball" }));
  for (const { move, key, cells } of can) {
    const [cell] = cells;
    const [x, y] = at(cell);
    const spot = keyed(svg("g", { class: "spot", tabindex: 0, role: "button", "aria-label": `${move}: ${WAYS[move] ?? ""}` }, dot(cell, { r: 20, class: "reachable" }), dot(cell, { r: 14 }), svg("text", { x, y: y + 5, "text-anchor": "middle" }, key)), key);
    spot.onclick = () => press(move);
    spot.onkeydown = (event) => ["Enter", " "].includes(event.key) && (event.preventDefault(), press(move));
    picture.append(spot);
  }
  return [picture];
}

// Any other game of two players, as text; a move is pressed by its text.
const choices = (can, press) => make("div", { className: "tools" }, ...can.map(({ move, key }) => keyed(button(move, () => press(move)), key)));
const written = ({ board: { shown }, can }, press) => [make("pre", { className: "card", textContent: shown }), choices(can, press)];

// A guessing game: the questions and answers so far, and those that are possible.
function guessing({ board: { turns, asked }, can }, press) {
  const rows = turns.map(({ question, answer }) => make("li", {}, make("code", { textContent: question }), ` ${answer}`));
  return [make("ol", { className: "turns" }, ...rows), make("p", {}, make("code", { textContent: asked ?? "" })), choices(can, press)];
}

// Draws a view of each game; pressing it makes a move.
export const boards = { mastermind, connect4, soccer, two_players: written, guessing };
