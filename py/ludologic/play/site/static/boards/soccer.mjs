// Paper soccer, on a field of any size; a cell is where a node is seen, and lies in the middle of what can be pressed.
import { svg } from "../dom.mjs";
import { keyed, marked, pressed, travels } from "./board.mjs";

const WAYS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

// The outline of the field, with the goals that lie beyond its ends as parts of it.
function outline([width, height], goals) {
  const beyond = (side) => Object.values(goals).find((cells) => cells.length > 1 && cells.every(([, y]) => (side < 0 ? y < 0 : y > height)));
  const end = (cells, side) => {
    if (!cells) return "";
    const xs = cells.map(([x]) => x).sort((one, two) => side * (two - one));
    const [from, to, depth] = [xs[0], xs.at(-1), side < 0 ? 0 : height];
    return `L${40 * from} ${40 * depth}V${40 * cells[0][1]}H${40 * to}V${40 * depth}`;
  };
  return `M0 0${end(beyond(-1), -1)}H${40 * width}V${40 * height}${end(beyond(1), 1)}H0Z`;
}

export function soccer({ board: { size: [width, height], nodes, goals, trails, ball }, marks, can }, press, laid, { flipped, fresh } = {}) {
  const at = ([x, y]) => (flipped ? [40 * (width - x), 40 * (height - y)] : [40 * x, 40 * y]);
  const spots = nodes.map(at);
  const [left, top, right, bottom] = [Math.min, Math.max].flatMap((most) => [0, 1].map((axis) => most(...spots.map((one) => one[axis]))));
  const dot = (cell, attributes) => svg("circle", { cx: at(cell)[0], cy: at(cell)[1], ...attributes });
  const way = (cells) => cells.map((cell) => at(cell).join(",")).join(" ");
  const picture = svg("svg", { viewBox: `${left - 24} ${top - 24} ${right - left + 48} ${bottom - top + 48}`, class: "field", role: "group", "aria-label": "The field" });
  picture.append(svg("path", { d: outline([width, height], goals), class: "ground", transform: flipped ? `rotate(180 ${20 * width} ${20 * height})` : "" }));
  for (let x = 1; x < width; x += 1) picture.append(svg("path", { class: "grid", d: `M${40 * x} 0V${40 * height}` }));
  for (let y = 1; y < height; y += 1) picture.append(svg("path", { class: "grid", d: `M0 ${40 * y}H${40 * width}` }));
  for (const [player, cells] of Object.entries(goals)) picture.append(cells.length > 1 ? svg("polyline", { points: way(cells), class: `goal p${player}` }) : dot(cells[0], { r: 9, class: `goal p${player}` }));
  picture.append(...nodes.map((node) => dot(node, { r: 2.5, class: "node" })));
  for (const { player, places } of trails) picture.append(svg("polyline", { points: way(places), class: `trail p${player}` }));
  const lies = dot(ball, { r: 9, class: "ball" });
  picture.append(...marked(marks, at, 11, ["last", "way", "hint"]), lies);
  if (fresh && trails.length) travels(lies, trails.at(-1).places.map(at), 170);
  for (const { move, key, cells } of can) {
    const [cell] = cells;
    const [x, y] = at(cell);
    const spot = svg("g", { class: "spot", tabindex: 0, role: "button", "aria-label": `${move}: ${WAYS[move] ?? ""}` }, dot(cell, { r: 19, class: "reachable" }), dot(cell, { r: 12, class: "seen" }), svg("text", { x, y: y + 4.5 }, key));
    picture.append(keyed(pressed(spot, () => press(move)), key));
  }
  return [picture];
}
