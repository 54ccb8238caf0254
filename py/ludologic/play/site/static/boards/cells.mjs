// The board of any game whose states speak of cells: a cell that one move alone changes is pressed for that move.
import { button, make, svg } from "../dom.mjs";
import { keyed, pressed } from "./board.mjs";

const SIZE = 100;

// What stands in a cell: the stone of a seat, or a text.
function mark(text, seats) {
  const seat = seats.find(({ name }) => name === text)?.number;
  if (text === "x" || text === "o" || seat) {
    const sign = text === "o" ? "circle" : text === "x" ? "path" : "text";
    const shape = { circle: { r: 15 }, path: { d: "M-14-14l28 28m0-28l-28 28" }, text: { y: 9 } }[sign];
    return svg("g", { class: `stone ${seat === 2 || text === "o" ? "o" : "x"}` }, svg("circle", { r: 40, class: "disc" }), svg(sign, { ...shape, class: sign === "text" ? "letter" : "sign" }, sign === "text" ? text : ""));
  }
  return svg("text", { y: 8, class: "word", ...(text.length > 5 ? { textLength: 84, lengthAdjust: "spacingAndGlyphs" } : {}) }, text);
}

export function cells({ board: { cells: places }, can, marks, seats }, press) {
  const [left, right] = [Math.min, Math.max].map((most) => most(...places.map(({ column }) => column)));
  const [top, bottom] = [Math.min, Math.max].map((most) => most(...places.map(({ row }) => row)));
  const at = ([column, row]) => `translate(${SIZE * (column - left + 0.5) + 10},${SIZE * (row - top + 0.5) + 10})`;
  const [width, height] = [right - left + 1, bottom - top + 1].map((cells) => SIZE * cells + 20);
  const moves = new Map();
  for (const one of can) if (one.cells.length === 1) moves.set(String(one.cells[0]), moves.has(String(one.cells[0])) ? undefined : one);
  const hinted = new Set(marks.filter(({ kind }) => kind === "hint").flatMap((one) => one.cells.map(String)));
  const label = places.filter((one) => one.mark).map((one) => `${one.mark} at row ${one.row}, column ${one.column}`).join("; ") || "an empty board";
  const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "cells", role: "group", "aria-label": label });
  picture.append(svg("rect", { width, height, rx: 24, class: "ground" }));
  const played = new Set();
  for (const { row, column, mark: text } of places) {
    const move = moves.get(String([column, row]));
    const cell = svg("g", { class: "square", transform: at([column, row]) }, svg("rect", { x: -46, y: -46, width: 92, height: 92, rx: 14, class: "hole" }));
    if (text) cell.append(mark(text, seats));
    if (hinted.has(String([column, row]))) cell.append(svg("rect", { x: -42, y: -42, width: 84, height: 84, rx: 12, class: "mark hint" }));
    if (move) {
      played.add(move);
      for (const [name, value] of Object.entries({ tabindex: 0, role: "button", "aria-label": `Row ${row}, column ${column}: ${move.move}`, class: "square free" })) cell.setAttribute(name, value);
      keyed(pressed(cell, () => press(move.move)), move.key);
    }
    picture.append(cell);
  }
  const others = can.filter((one) => !played.has(one));
  return [picture, ...(others.length ? [make("div", { className: "tools" }, ...others.map(({ move, key }) => keyed(button(move, () => press(move)), key)))] : [])];
}
