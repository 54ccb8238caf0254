// Connect 4, on a board of any size: a whole column can be pressed. Over a column stands what it is worth, if that was asked.
import { svg } from "../dom.mjs";
import { keyed, marked, pressed, travels } from "./board.mjs";

const SIGNS = { x: { d: "M-13-13l26 26m0-26l-26 26" }, o: { d: "M14 0A14 14 0 1 1 14-.01Z" } };

const stone = (player, [x, y], looks = `stone ${player}`) =>
  svg("g", { class: looks, transform: `translate(${x},${y})` }, svg("g", {}, svg("circle", { r: 42, class: "disc" }), svg("circle", { r: 34, class: "ring" }), svg("path", { ...SIGNS[player], class: "sign" })));

function chip(x, { text, good }) {
  const words = text.match(/^(\S+) (.*)$/)?.slice(1) ?? [text];
  const lines = words.map((one, n) => svg("text", { x, y: words.length > 1 ? 32 + 28 * n : 46 }, one));
  return svg("g", { class: `chip ${good === null ? "even" : good ? "good" : "bad"}` }, svg("rect", { x: x - 47, y: 6, width: 94, height: 68, rx: 14 }), ...lines);
}

// What is worth nothing to see is left out: `values` are marks over the columns, the others lie on cells.
export function connect4({ board: { size: { width, height }, columns: stacks }, marks, can, seats, turn }, press, laid, { flipped, fresh } = {}) {
  const at = ([column, row]) => [20 + 100 * ((flipped ? width + 1 - column : column) - 0.5), 84 + 100 * (height - row + 0.5)];
  const values = new Map(marks.filter(({ kind }) => kind === "value").map((mark) => [mark.cells[0][0], mark]));
  const stones = stacks.flatMap((stack, column) => stack.map((player, row) => [player, row + 1, column + 1]));
  const label = stones.map(([player, row, column]) => `${player} at row ${row}, column ${column}`).join("; ") || "an empty board";
  const bottom = 84 + 100 * height;
  const picture = svg("svg", { viewBox: `0 0 ${100 * width + 40} ${bottom + 50}`, role: "group", class: "four", "aria-label": label });
  picture.append(svg("path", { class: "ground", d: `M10 104q0-30 30-30H${100 * width}q30 0 30 30V${bottom + 16}q0 30-30 30H40q-30 0-30-30Z` }));
  picture.append(svg("path", { class: "foot", d: `M10 ${bottom + 4}H${100 * width + 30}v12q0 30-30 30H40q-30 0-30-30Z` }));
  for (let row = 1; row <= height; row += 1) for (let column = 1; column <= width; column += 1) picture.append(svg("circle", { cx: at([column, row])[0], cy: at([column, row])[1], r: 42, class: "hole" }));
  const last = marks.find(({ kind }) => kind === "last")?.cells[0] ?? [];
  for (const [player, row, column] of stones) {
    const one = stone(player, at([column, row]));
    if (fresh && column === last[0] && row === last[1]) travels(one.firstChild, [[0, -100 * (height - row + 1)], [0, 0]], 450, "cubic-bezier(.5,0,.9,.6)");
    picture.append(one);
  }
  const shown = marks.filter(({ kind }) => kind !== "value");
  const won = shown.filter(({ kind }) => kind === "win").flatMap(({ cells }) => cells);
  if (won.length) {
    const [[x1, y1], [x2, y2]] = [at(won[0]), at(won.at(-1))];
    picture.append(svg("line", { class: "line", x1, y1, x2, y2 }));
  }
  picture.append(...marked(shown, at, 45));
  const free = new Map(can.map((one) => [one.cells[0][0], one]));
  for (let column = 1; column <= width; column += 1) {
    const [x] = at([column, 1]);
    picture.append(svg("text", { class: "digit", x, y: bottom + 34 }, column));
    const value = values.get(column);
    if (value) picture.append(chip(x, value));
    if (!free.has(column)) continue;
    const { move, key, cells } = free.get(column);
    const mover = seats.find(({ number }) => number === turn)?.name;
    const band = svg("rect", { class: "band", x: x - 48, y: 0, width: 96, height: bottom + 44, rx: 14 });
    const ghost = mover in SIGNS ? [stone(mover, at(cells[0]), `ghost stone ${mover}`)] : [];
    picture.append(keyed(pressed(svg("g", { class: "column", tabindex: 0, role: "button", "aria-label": `Column ${column}${value ? `: ${value.text}` : ""}` }, band, ...ghost), () => press(move)), key));
  }
  return [picture];
}
