// The pitch of paper soccer: which way it lies, its outline with the goals as parts of it, the names of its points, and the
// map of heat.
import { svg } from "../dom.mjs";

const SQUARE = 40;
let drawn = 0; // pitches: a page may have several, and each has parts of its own name
const narrow = matchMedia("(max-width: 760px)");

// Where a cell is seen. The long side lies, or stands where the page is narrow; player 1 then shoots to the right, or up.
export function placed([width, height], flipped) {
  const stands = height >= width;
  const [across, down, turned] =
    narrow.matches === stands ? [width, height, ([x, y]) => [x, y]] : stands ? [height, width, ([x, y]) => [height - y, x]] : [height, width, ([x, y]) => [y, width - x]];
  return (cell) => {
    const [x, y] = turned(cell);
    return (flipped ? [across - x, down - y] : [x, y]).map((one) => SQUARE * one);
  };
}

// Which way one place lies from another, as it is seen: in words, and by its keys.
const WAYS = [["q", "up and left"], ["w ArrowUp", "up"], ["e", "up and right"], ["a ArrowLeft", "left"], ["", ""], ["d ArrowRight", "right"], ["z", "down and left"], ["x ArrowDown", "down"], ["c", "down and right"]];
export function heading([x0, y0], [x, y]) {
  const [keys, words] = WAYS[4 + Math.sign(x - x0) + 3 * Math.sign(y - y0)];
  return { keys, words };
}

const path = (cells, at) => `M${cells.map((cell) => at(cell).join(" ")).join("L")}Z`;

// What lies below the lines. A goal with squares of its own is a box behind its end; else it is a point.
export function ground([width, height], goals, nodes, at, heat) {
  drawn += 1;
  const posts = Object.entries(goals).map(([player, cells]) => {
    const xs = cells.map(([x]) => x);
    const y = cells[0][1];
    return { player, cells, y, deep: y < 0 ? 0 : height, ends: [Math.min(...xs), Math.max(...xs)], flat: cells.length < 2 };
  });
  const mouth = (above) => posts.filter(({ flat, y }) => !flat && y < 0 === above).flatMap(({ y, deep, ends: [from, to] }) => [[from, deep], [from, y], [to, y], [to, deep]]);
  const outline = path([[0, 0], ...mouth(true), [width, 0], [width, height], ...mouth(false).reverse(), [0, height]], at);
  const clip = svg("clipPath", { id: `pitch${drawn}` }, svg("path", { d: outline }));
  const net = svg("pattern", { id: `net${drawn}`, width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, svg("path", { class: "net", d: "M0 0V8M0 0H8" }));
  const inside = svg("g", { "clip-path": `url(#pitch${drawn})` }, svg("path", { d: outline, class: "ground" }));
  const long = Math.max(width, height);
  for (let n = 0; n < long; n += 2) inside.append(svg("path", { class: "stripe", d: path(width > height ? [[n, 0], [n + 1, 0], [n + 1, height], [n, height]] : [[0, n], [width, n], [width, n + 1], [0, n + 1]], at) }));
  for (const { cells: [[x, y]], share, player } of heat) inside.append(svg("path", { class: `warm p${player}`, opacity: share, d: path([[x - 0.5, y - 0.5], [x + 0.5, y - 0.5], [x + 0.5, y + 0.5], [x - 0.5, y + 0.5]], at) }));
  const parts = posts.map(({ player, cells, y, deep, ends: [from, to], flat }) => {
    const [x1, y1] = at(flat ? cells[0] : [(from + to) / 2, (y + deep) / 2]);
    const words = svg("text", { x: x1, y: y1 + 5 }, player);
    if (flat) return svg("g", { class: `goal p${player}` }, svg("circle", { cx: x1, cy: y1, r: 13 }), words);
    const square = path([[from, deep], [from, y], [to, y], [to, deep]], at);
    return svg("g", { class: `goal p${player}` }, svg("path", { d: square, class: "back" }), svg("path", { d: square, fill: `url(#net${drawn})` }), words);
  });
  const dots = nodes.map((node) => svg("circle", { cx: at(node)[0], cy: at(node)[1], r: 2, class: "node" }));
  return [svg("defs", {}, clip, net), inside, ...dots, svg("path", { d: outline, class: "outline" }), ...parts];
}

// The names of points on two sides, outside the outline; a goal leaves no room for them.
export function names(labels, [width, height], goals, at) {
  const boxed = ([x, y]) => Object.values(goals).some((cells) => cells.some(([column, row]) => column === x && (row === y || (Math.abs(row - y) === 1 && (row < 0 || row > height)))));
  return labels.filter(({ cell }) => !boxed(cell)).map(({ cell: [x, y], text }) => {
    const [[x0, y0], [x1, y1]] = [at([x, y]), at(x === 0 ? [x - 1, y] : [x, y + (y ? 1 : -1)])];
    return svg("text", { class: "name", x: x0 + 0.4 * (x1 - x0), y: y0 + 0.4 * (y1 - y0) + 3.5 }, text);
  });
}
