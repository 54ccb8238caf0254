// The boards of the games: they draw plain values, and say what was pressed or typed. No rule is here, and
// nothing is asked: the pages of the site draw by it, and the boards of a notebook.
export const make = (tag, options = {}, ...inside) => {
  const one = Object.assign(document.createElement(tag), options);
  one.append(...inside);
  return one;
};
export const svg = (tag, attributes = {}, ...inside) => {
  const one = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
  one.append(...inside);
  return one;
};
export const button = (words, act, options = {}) => make("button", { type: "button", textContent: words, onclick: act, ...options });
export const select = (label, choices, changed) => {
  const one = make("select", {}, ...choices.map(([value, words]) => make("option", { value, textContent: words })));
  one.onchange = () => changed(one.value);
  return make("label", {}, `${label} `, one);
};

// The key of an event that is meant for a board: none with Ctrl or Alt, nor where something is chosen or written.
export const key = (event) => (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select, input, textarea") ? "" : event.key);

// ---- Mastermind

const PEGS = ["#c8372d", "#1f5fa8", "#2e7d32", "#f2c230", "#7b3fa0", "#e57c1f", "#17807e", "#d96aa7", "#5b4636", "#9aa0a6", "#b7d433", "#14161a"];
const DARK = new Set([4, 6, 8, 10, 11]); // the pegs on which ink is dark

export function peg(number, tag = "span") {
  const one = make(tag, { className: "peg", textContent: number });
  one.style.background = PEGS[(number - 1) % PEGS.length];
  one.style.color = DARK.has(((number - 1) % PEGS.length) + 1) ? "#14161a" : "#fff";
  return one;
}
export const row = (code) => code.map((number) => peg(number));

// Guesses with their answers: [[guess, [black, white]], ...].
export const guesses = (turns) => make("ol", { className: "turns" }, ...turns.map(([guess, [black, white]]) => make("li", {}, ...row(guess), make("span", { textContent: ` ${black} black, ${white} white` }))));

// The row that is being filled, and the pegs to fill it with.
export function guessing({ places, colours, typed }, press) {
  const filled = make("div", { className: "tools", role: "group", ariaLabel: "Your guess" }, ...Array.from({ length: places }, (_, at) => (typed[at] ? peg(typed[at]) : make("span", { className: "peg empty", textContent: "·" }))));
  const palette = make("div", { className: "tools" }, ...Array.from({ length: colours }, (_, at) => Object.assign(peg(at + 1, "button"), { type: "button", ariaLabel: `Peg ${at + 1}`, onclick: () => press(at + 1) })));
  return [filled, palette];
}

// A guess that waits for its answer, and where the marks of it are chosen, [black, white].
export function answering(guess, marks) {
  const choice = (label, at) => {
    const one = select(label, Array.from({ length: guess.length + 1 }, (_, count) => [String(count), String(count)]), (count) => (marks[at] = Number(count)));
    one.firstElementChild.value = String(marks[at]);
    return one;
  };
  return [make("p", {}, "Is it ", ...row(guess), " ?"), choice("Black", 0), choice("White", 1)];
}

// ---- Connect 4

const STONES = { x: ["#c8372d", "#fff"], o: ["#f2c230", "#14161a"] };

// The numbers of the columns, and the board below: cells are [row, column, player], last the column of the stone that
// has a ring, moves the columns that can be pressed.
export function columns({ cells, last, moves }, press) {
  const picture = svg("svg", { viewBox: "0 0 364 312", role: "img", class: "four", "aria-label": cells.map(([row, column, player]) => `${player} at row ${row}, column ${column}`).join("; ") || "an empty board" });
  picture.append(svg("rect", { width: 364, height: 312, rx: 14, fill: "#2f5f9e" }));
  const place = (row, column) => ({ cx: 26 + 52 * (column - 1), cy: 286 - 52 * (row - 1) });
  for (let row = 1; row <= 6; row += 1) for (let column = 1; column <= 7; column += 1) picture.append(svg("circle", { ...place(row, column), r: 20, class: "hole" }));
  const top = Math.max(0, ...cells.filter(([, column]) => column === last).map(([row]) => row));
  for (const [row, column, player] of cells) {
    const { cx, cy } = place(row, column);
    const [fill, ink] = STONES[player];
    const ring = row === top && column === last ? 4 : 1;
    picture.append(svg("circle", { cx, cy, r: 20, fill, stroke: "#14161a", "stroke-width": ring }), svg("text", { x: cx, y: cy + 7, "text-anchor": "middle", "font-size": 22, "font-weight": 700, fill: ink }, player));
  }
  const heads = make("div", { className: "heads" }, ...Array.from({ length: 7 }, (_, at) => button(String(at + 1), () => press(at + 1), { disabled: !moves.includes(at + 1), ariaLabel: `Column ${at + 1}` })));
  return [heads, picture];
}

// ---- Paper soccer

export const WAYS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

// Its size, where each node is seen, goals and trails as [player, ...nodes], the node of the ball, and the steps that
// can be pressed, [direction, node].
export function field({ size: [width, height], places, goals, trails, ball, free }, press) {
  const at = (node) => places[node].map((one) => 30 + 40 * one);
  const lift = 40;
  const inside = svg("g", { transform: `translate(0 ${lift})` });
  inside.append(svg("rect", { x: 30, y: 30, width: 40 * width, height: 40 * height, class: "ground" }));
  for (const [player, ...nodes] of goals) {
    for (const node of nodes) {
      const [x, y] = at(node);
      inside.append(svg("circle", { cx: x, cy: y, r: 9, class: `goal p${player}` }));
    }
  }
  places.forEach((_, node) => {
    const [cx, cy] = at(node);
    inside.append(svg("circle", { cx, cy, r: 2.5, class: "node" }));
  });
  for (const [player, ...nodes] of trails) inside.append(svg("polyline", { points: nodes.map((node) => at(node).join(",")).join(" "), class: `trail p${player}` }));
  const [x, y] = at(ball);
  inside.append(svg("circle", { cx: x, cy: y, r: 8, class: "ball" }));
  for (const [direction, node] of free) {
    const [cx, cy] = at(node);
    const spot = svg("g", { class: "spot", tabindex: 0, role: "button", "aria-label": `${direction}: ${WAYS[direction]}` }, svg("circle", { cx, cy, r: 14 }), svg("text", { x: cx, y: cy + 5, "text-anchor": "middle" }, String(direction)));
    spot.onclick = () => press(direction);
    spot.onkeydown = (event) => ["Enter", " "].includes(event.key) && (event.preventDefault(), press(direction));
    inside.append(spot);
  }
  return svg("svg", { viewBox: `0 0 ${60 + 40 * width} ${60 + 40 * height + 2 * lift}`, class: "field", role: "group", "aria-label": "The field" }, inside);
}
