// The board of any game whose states speak of cells. A move has the cells by which it is made, in order: they are touched one after
// the other. If those that were touched leave several moves, they are offered as buttons. Of a cell by which no move is made the
// rules are asked, too: what is written there, or its name, is no move, and they say why. The things of a heap and the cards of a hand
// are cells in a row.
import { button, make, svg } from "../dom.mjs";
import { keyed, pressed } from "./board.mjs";

const SIZE = 100;
const COLOURS = ["", "x", "o", "third", "fourth"]; // the stones of the seats,
const NAMED = ["red", "green", "blue", "yellow", "white", "black"]; // if their names are no colours
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const touches = new WeakMap(); // what was touched while these moves can be made
const sides = new Map(); // how far a board reached since its game began: what was taken from a heap leaves its place
const same = (one, other) => String(one) === String(other);
const begins = (path, cells) => cells.length <= path.length && cells.every((cell, at) => same(cell, path[at]));

// What stands in a cell: the stone of a seat, a thing of a heap, or a text, which may be that of a card.
function mark(text, seat, name, laid) {
  if (laid === "heap") return svg("circle", { r: 36, class: "thing" });
  if (laid === "hand") return svg("g", {}, svg("rect", { x: -34, y: -44, width: 68, height: 88, rx: 10, class: "card" }), svg("text", { y: 9, class: "word", ...(text.length > 4 ? { textLength: 58, lengthAdjust: "spacingAndGlyphs" } : {}) }, text));
  if (!seat) return svg("text", { y: 8, class: "word", ...(text.length > 5 ? { textLength: 84, lengthAdjust: "spacingAndGlyphs" } : {}) }, text);
  const sign = text === "o" ? "circle" : text === "x" ? "path" : "text";
  const shape = { circle: { r: 15 }, path: { d: "M-14-14l28 28m0-28l-28 28" }, text: { y: 9 } }[sign];
  const stone = svg("g", { class: `stone ${NAMED.includes(name) ? name : (COLOURS[seat] ?? "more")}` }, svg("circle", { r: 40, class: "disc" }));
  stone.append(svg(sign, { ...shape, class: sign === "text" ? "letter" : "sign" }, sign === "text" ? text : ""));
  return stone;
}

// The next part in a direction: nearer in it counts more than beside it.
function stepped(from, [right, down]) {
  const place = (one) => one.dataset.at.split(",").map(Number);
  const [x, y] = place(from);
  const far = (one) => {
    const [dx, dy] = [place(one)[0] - x, place(one)[1] - y];
    const ahead = dx * right + dy * down;
    return ahead > 0 ? ahead + 3 * Math.abs(dx * down) + 3 * Math.abs(dy * right) : Infinity;
  };
  const [first] = [...from.ownerSVGElement.querySelectorAll(".free")].filter((one) => far(one) < Infinity).sort((one, other) => far(one) - far(other));
  first?.focus({ preventScroll: true });
}

export function cells(view, press, { again } = {}) {
  const { board: { cells: places, laid = "square", labels = { rows: [], columns: [] } }, can, marks, seats } = view;
  const touched = touches.get(can) ?? [];
  const left = can.filter(({ cells: path }) => path.length && begins(path, touched));
  const made = touched.length ? left.filter(({ cells: path }) => path.length === touched.length) : [];
  const next = (cell) => left.filter(({ cells: path }) => same(path[touched.length] ?? "", cell));
  const first = (cell) => can.filter(({ cells: path }) => path.length && same(path[0], cell));

  const redrawn = (now) => (touches.set(can, now), again());
  // A touch goes on with the moves that are left, or begins another one; the last cell again takes it back.
  function touch(cell) {
    const taken = touched.length && same(touched.at(-1), cell) && !next(cell).length;
    const now = taken ? touched.slice(0, -1) : next(cell).length ? [...touched, cell] : [cell];
    const moves = can.filter(({ cells: path }) => path.length && begins(path, now));
    if (moves.length === 1 && moves[0].cells.length === now.length) return press(moves[0].move);
    redrawn(now);
  }

  const across = places.map(({ column }) => column);
  const down = places.map(({ row }) => row);
  const { moves: { length: played }, title } = view;
  const [west, east, north, south] = [[Math.min, across], [Math.max, across], [Math.min, down], [Math.max, down]].map(([most, all], side) => most(...all, ...(played && sides.get(title) ? [sides.get(title)[side]] : [])));
  sides.set(title, [west, east, north, south]);
  const step = laid === "hexagonal" ? 2 : 1;
  const piles = laid === "heap" || laid === "hand";
  const longest = Math.max(0, ...labels.rows.map(({ text }) => text.length));
  const [beside, below] = [longest ? 36 + 14 * longest : 10, labels.columns.length ? 50 : 10];
  const x = (column) => (SIZE * (column - west)) / step + SIZE / 2 + beside;
  const pitch = step > 1 ? 87 : SIZE; // where rows lie half a cell beside each other, all that touch are as far apart
  const y = (row) => pitch * (row - north) + SIZE / 2 + 10;
  const [width, height] = [x(east) + SIZE / 2 + 10, y(south) + SIZE / 2 + below];
  const byTouch = can.some(({ cells: path }) => path.length);
  const hinted = new Set(marks.filter(({ kind }) => kind === "hint").flatMap((one) => one.cells.map(String)));
  const lying = (number) => places.filter((one) => one.row === number && one.mark).map((one) => one.mark);
  const told = labels.rows.map(({ number, text }) => (laid === "heap" ? `heap ${text}: ${lying(number).length}` : `${text}: ${lying(number).join(", ") || "nothing"}`));
  const label = (piles ? told : places.filter((one) => one.mark).map((one) => `${one.mark} at ${one.name}`)).join("; ") || "an empty board";
  const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, class: `cells ${laid}`, role: "group", "aria-label": label, ...(piles && { style: `max-width: ${1.2 * width}px` }) });
  picture.append(svg("rect", { width, height, rx: 24, class: "ground" }));
  for (const { number, text } of labels.rows) picture.append(svg("text", { x: beside / 2 + 4, y: y(number) + 9, class: "named", "aria-hidden": "true" }, text));
  for (const { number, text } of labels.columns) picture.append(svg("text", { x: x(number), y: height - 14, class: "named", "aria-hidden": "true" }, text));
  const rows = new Map(); // the parts of a row of cells
  for (const { row, column, mark: text, seat, name } of places) {
    const place = [column, row];
    const cell = svg("g", { class: "square", "data-at": place, transform: `translate(${x(column)},${y(row)})` }, svg("rect", { x: -46, y: -46, width: 92, height: 92, rx: step > 1 ? 46 : 14, class: "hole" }));
    if (text) cell.append(mark(text, seat, seats[seat - 1]?.name, laid));
    if (hinted.has(String(place))) cell.append(svg("rect", { x: -42, y: -42, width: 84, height: 84, rx: step > 1 ? 42 : 12, class: "mark hint" }));
    const held = touched.some((one) => same(one, place));
    const moves = next(place).length ? next(place) : first(place);
    if (moves.length || held) {
      const [only] = moves.length === 1 && moves[0].cells.length === (next(place).length ? touched.length + 1 : 1) ? moves : [];
      const looks = ["square free", held && "held", touched.length && next(place).length && "next"].filter(Boolean).join(" ");
      const words = only ? only.move : `${text || "empty"}${touched.length && next(place).length ? ", goes on here" : ""}`;
      for (const [attribute, value] of Object.entries({ tabindex: 0, role: "button", "aria-label": `${name}: ${words}`, class: looks, ...(only ? { "data-move": only.move } : { "aria-pressed": held }) })) cell.setAttribute(attribute, value);
      if (touched.length && next(place).length) cell.append(svg("circle", { r: text ? 44 : 12, class: "to" }));
      keyed(pressed(cell, () => touch(place)), only && only.cells.length === 1 ? only.key : name);
      const typed = cell.onkeydown;
      cell.onkeydown = (event) => {
        if (event.key in STEPS) stepped(event.currentTarget, STEPS[event.key]);
        else if (event.key === "Escape" && touched.length) redrawn([]);
        else return typed(event);
        event.preventDefault();
        event.stopPropagation();
      };
    } else if (byTouch && !piles) {
      const asked = [seat ? "" : text, name].find((one) => one && !can.some(({ move }) => move === one));
      if (asked) cell.onclick = () => press(asked);
    }
    if (!rows.has(row)) rows.set(row, picture.appendChild(svg("g", { class: "row" })));
    rows.get(row).append(cell);
  }
  const others = [...made, ...can.filter(({ cells: path }) => !path.length)];
  const offered = others.map(({ move, key }) => keyed(button(move, () => press(move)), key));
  return [picture, ...(offered.length ? [make("div", { className: "tools" }, ...offered)] : [])];
}
