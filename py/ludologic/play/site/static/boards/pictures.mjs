// Answer sets of the games as pictures. The atoms say where everything is; this file only works out where to draw it.
import { svg } from "../dom.mjs";

const MARKS = { win: "W", forced: "F", poisoned: "P", double: "D", stacked: "S", dead: "–" };

// name(1, 2) in a text as [1, 2], for each of so many numbers
const found = (text, name, many = 2) =>
  [...text.matchAll(new RegExp(`(?<![\\w])${name}\\(([\\d,\\s]+)\\)`, "g"))].map(([, numbers]) => numbers.split(",").map(Number)).filter((numbers) => numbers.length === many);

const framed = (width, height, label, ...inside) => svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": label }, ...inside);
const words = (x, y, size, fill, text) => svg("text", { x, y, "text-anchor": "middle", "font-size": size, "font-weight": 700, fill }, String(text));

function code(atoms) {
  const pegs = ["secret", "asks"].flatMap((name) => found(atoms, name)).sort(([one], [two]) => one - two);
  if (!pegs.length) return undefined;
  const row = pegs.flatMap(([place, symbol]) => {
    const cx = 28 * place - 12;
    return [svg("circle", { cx, cy: 14, r: 12, fill: `var(--c${symbol}, var(--c9))` }), words(cx, 19, 13, `var(--c${symbol}-ink, var(--c9-ink))`, symbol)];
  });
  return framed(28 * Math.max(...pegs.map(([place]) => place)) + 4, 28, `The code ${pegs.map(([, symbol]) => symbol).join(" ")}`, ...row);
}

// the stones in the order of the game, each on those below it, and the marks of cells
function board(atoms, facts) {
  const played = found(`${facts} ${atoms}`, "played").sort(([one], [two]) => one - two);
  if (!played.length) return undefined;
  const at = (row, column) => ({ cx: 22 * column - 8, cy: 142 - 22 * row });
  const holes = Array.from({ length: 42 }, (_, n) => svg("circle", { ...at(1 + Math.floor(n / 7), 1 + (n % 7)), r: 9, fill: "#eef3f8" }));
  const heights = {};
  const stones = [...new Map(played)].flatMap(([number, column]) => {
    heights[column] = (heights[column] ?? 0) + 1;
    const { cx, cy } = at(heights[column], column);
    const player = number % 2 ? "stone1" : "stone2";
    return [svg("circle", { cx, cy, r: 9, fill: `var(--${player})` }), words(cx, cy + 4, 11, `var(--${player}-ink)`, number % 2 ? "x" : "o")];
  });
  const marks = Object.entries(MARKS).flatMap(([name, mark]) => found(atoms, name).map(([row, column]) => words(at(row, column).cx, at(row, column).cy + 4, 11, "#14161a", mark)));
  const label = `The board after ${played.map(([, column]) => column).join(" ")}; ${Object.entries(MARKS).map(([name, mark]) => `${mark}: ${name}`).join(", ")}`;
  return framed(160, 142, label, svg("rect", { width: 160, height: 142, rx: 8, fill: "#2f5f9e" }), ...holes, ...stones, ...marks);
}

// how the ball is drawn: edges, each by its direction, 0 to 7, clockwise from north
function way(atoms) {
  const steps = found(atoms, "step").sort(([one], [two]) => one - two);
  const edges = [...steps.map(([, direction], at) => [at, direction, at + 1]), ...found(atoms, "passes", 3)];
  if (!edges.length) return undefined;
  const reached = new Set(edges.map(([, , to]) => to));
  const start = edges.find(([from]) => !reached.has(from)) ?? edges[0];
  const points = new Map([[start[0], [0, 0]]]);
  for (let more = true; more; ) {
    more = false;
    for (const [from, direction, to] of edges) {
      if (!points.has(from) || points.has(to)) continue;
      const [x, y] = points.get(from);
      points.set(to, [x + Math.sign(Math.round(2 * Math.sin((direction * Math.PI) / 4))), y - Math.sign(Math.round(2 * Math.cos((direction * Math.PI) / 4)))]);
      more = true;
    }
  }
  const [xs, ys] = [0, 1].map((at) => [...points.values()].map((point) => point[at]));
  const place = (node) => [12 + 24 * (points.get(node)[0] - Math.min(...xs)), 12 + 24 * (points.get(node)[1] - Math.min(...ys))];
  const dot = (node, fill) => svg("circle", { cx: place(node)[0], cy: place(node)[1], r: 5, stroke: "currentColor", "stroke-width": 2, fill });
  const lines = edges.filter(([from]) => points.has(from)).map(([from, , to]) => svg("polyline", { points: `${place(from)} ${place(to)}`, stroke: "currentColor", "stroke-width": 2 }));
  const left = new Set(edges.map(([from]) => from));
  const ends = [...points.keys()].filter((node) => !left.has(node));
  const told = steps.length ? steps.map(([, direction]) => direction).join(" ") : [...points.keys()].flatMap((node) => edges.filter(([from]) => from === node).map(([, , to]) => `from ${node} to ${to}`)).join(", ");
  return framed(24 + 24 * (Math.max(...xs) - Math.min(...xs)), 24 + 24 * (Math.max(...ys) - Math.min(...ys)), `The ball is drawn ${told}`, ...lines, dot(start[0], "none"), ...ends.map((node) => dot(node, "currentColor")));
}

// The picture of an answer set of a game's program, if there is one.
export function picture(path, atoms, facts) {
  const [game] = path.split("/");
  if (game === "mastermind") return code(atoms);
  if (game === "connect4") return board(atoms, facts);
  return game === "soccer" ? way(atoms) : undefined;
}
