// Answer sets of the games as pictures. The atoms say where everything is; nothing is worked out here but where it is drawn.
const MARKS = { win: "W", forced: "F", poisoned: "P", double: "D", dead: "–" };

const svg = (tag, attributes = {}, ...inside) => {
  const one = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
  one.append(...inside);
  return one;
};

// name(1, 2) in a text as [1, 2], for each
const found = (text, name) => [...text.matchAll(new RegExp(`(?<![\\w])${name}\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*\\)`, "g"))].map(([, one, two]) => [Number(one), Number(two)]);

const framed = (width, height, label, ...inside) => svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": label }, ...inside);
const words = (x, y, size, fill, text) => svg("text", { x, y, "text-anchor": "middle", "font-size": size, "font-weight": 700, fill }, String(text));

function code(atoms, palette) {
  const pegs = ["secret", "asks"].flatMap((name) => found(atoms, name)).sort(([one], [two]) => one - two);
  if (!pegs.length) return undefined;
  const row = pegs.flatMap(([place, symbol]) => {
    const [fill, ink] = palette[symbol - 1] ?? palette.at(-1);
    const cx = 28 * place - 12;
    return [svg("circle", { cx, cy: 14, r: 12, fill }), words(cx, 19, 13, ink, symbol)];
  });
  return framed(28 * Math.max(...pegs.map(([place]) => place)) + 4, 28, `The code ${pegs.map(([, symbol]) => symbol).join(" ")}`, ...row);
}

// the stones in the order of the game, each on those below it, and what is said of cells
function board(atoms, facts) {
  const played = found(`${facts} ${atoms}`, "played").sort(([one], [two]) => one - two);
  if (!played.length) return undefined;
  const at = (row, column) => ({ cx: 22 * column - 8, cy: 142 - 22 * row });
  const holes = Array.from({ length: 42 }, (_, n) => svg("circle", { ...at(1 + Math.floor(n / 7), 1 + (n % 7)), r: 9, fill: "#eef3f8" }));
  const heights = {};
  const stones = [...new Map(played)].flatMap(([number, column]) => {
    heights[column] = (heights[column] ?? 0) + 1;
    const { cx, cy } = at(heights[column], column);
    const [fill, ink] = number % 2 ? ["#c8372d", "#fff"] : ["#f2c230", "#14161a"];
    return [svg("circle", { cx, cy, r: 9, fill }), words(cx, cy + 4, 11, ink, number % 2 ? "x" : "o")];
  });
  const marks = Object.entries(MARKS).flatMap(([name, mark]) => found(atoms, name).map(([row, column]) => words(at(row, column).cx, at(row, column).cy + 4, 11, "#14161a", mark)));
  const label = `The board after ${played.map(([, column]) => column).join(" ")}; ${Object.entries(MARKS).map(([name, mark]) => `${mark}: ${name}`).join(", ")}`;
  return framed(160, 142, label, svg("rect", { width: 160, height: 142, rx: 8, fill: "#2f5f9e" }), ...holes, ...stones, ...marks);
}

// how the ball is drawn, direction by direction, clockwise from north
function way(atoms) {
  const steps = found(atoms, "step").sort(([one], [two]) => one - two);
  if (!steps.length) return undefined;
  const points = [[0, 0]];
  for (const [, direction] of steps) {
    const [x, y] = points.at(-1);
    points.push([x + Math.sign(Math.round(2 * Math.sin((direction * Math.PI) / 4))), y - Math.sign(Math.round(2 * Math.cos((direction * Math.PI) / 4)))]);
  }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const place = ([x, y]) => [12 + 24 * (x - Math.min(...xs)), 12 + 24 * (y - Math.min(...ys))];
  const [x, y] = place(points.at(-1));
  const line = svg("polyline", { points: points.map((point) => place(point).join(",")).join(" "), fill: "none", stroke: "currentColor", "stroke-width": 2 });
  return framed(24 + 24 * (Math.max(...xs) - Math.min(...xs)), 24 + 24 * (Math.max(...ys) - Math.min(...ys)), `The ball is drawn ${steps.map(([, direction]) => direction).join(" ")}`, line, svg("circle", { cx: x, cy: y, r: 5, fill: "currentColor" }));
}

// The picture of an answer set of a program of a game, if there is one.
export function picture(path, atoms, facts, palette) {
  const [game] = path.split("/");
  if (game === "mastermind") return code(atoms, palette);
  if (game === "connect4") return board(atoms, facts);
  return game === "soccer" ? way(atoms) : undefined;
}
