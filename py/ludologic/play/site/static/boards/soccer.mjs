// Paper soccer, on a field of any size, which lies where there is room for it and stands on a phone. A cell is where a node
// is seen. What can be pressed: the next points of the ball, with their keys, and the ends of a turn, which are marks with
// a `move`; where one is pointed at, its way is seen.
import { svg } from "../dom.mjs";
import { keyed, marked, moving, pressed } from "./board.mjs";
import { ground, heading, names, placed } from "./pitch.mjs";

const LEG = 170; // milliseconds that the ball takes for an edge
const OUTCOMES = { good: "M-4 0l3 3.5 6-7", bad: "M-3.5-3.5l7 7m0-7l-7 7" };
let legs; // how many edges were drawn when it was seen last

// The ball goes the last edges one by one, from this place of the last trail on.
function arrives(trails, fresh) {
  const [before, drawn] = [legs, trails.reduce((sum, { places }) => sum + places.length - 1, 0)];
  legs = drawn;
  return fresh && drawn > before ? Math.max(0, trails.at(-1).places.length - 1 - (drawn - before)) : undefined;
}

// The line of a player: single, or double. The edges that are on their way are drawn with the ball.
function trailLine({ player, places }, at, newest, from) {
  const spots = places.map(at);
  const one = svg("g", { class: `trail p${player}${newest ? " newest" : ""}` });
  const points = spots.map((spot) => spot.join(",")).join(" ");
  one.append(...(player === 1 ? ["line"] : ["line", "core"]).map((name) => svg("polyline", { points, class: name })));
  if (from === undefined) return one;
  const far = spots.map(() => 0);
  for (let n = 1; n < spots.length; n += 1) far[n] = far[n - 1] + Math.hypot(spots[n][0] - spots[n - 1][0], spots[n][1] - spots[n - 1][1]);
  const steps = far.slice(from).map((length) => ({ strokeDasharray: `${length} ${far.at(-1) + 1}` }));
  for (const part of one.children) moving(part, steps, { duration: LEG * (steps.length - 1) });
  return one;
}

// A point where the turn can end: a dot, with a tick or a cross, and the way there.
function end({ cells, text, good, move, name }, at, player, press) {
  const [x, y] = at(cells.at(-1));
  const kind = good === null ? "rest" : good ? "good" : "bad";
  const way = svg("polyline", { class: "way", points: cells.map((cell) => at(cell).join(",")).join(" ") });
  const dot = svg("g", { transform: `translate(${x},${y})` }, svg("circle", { r: 18, class: "reachable" }), svg("circle", { r: 7, class: "seen" }));
  if (kind !== "rest") dot.append(svg("path", { d: OUTCOMES[kind] }));
  const one = svg("g", { class: `spot end ${kind} p${player}`, role: "button", "aria-label": `${name}, turn ${[...move].join(" ")}: ${text}` }, way, dot);
  Object.assign(one.dataset, { end: name, move });
  if (kind === "rest") one.dataset.cell = cells.at(-1);
  return keyed(pressed(one, () => press(move)), `• ${name}`);
}

// A number of the map, in its point; it takes the place of a dot.
const number = (text, [x, y], dot) => svg("text", { class: dot ? "heat dotted" : "heat", x, y: y + 4.5 }, text);

// The next point of the ball, where it bounces, or where the turn ends with this edge.
function step({ move, key, cells: [cell] }, at, way, press) {
  const [x, y] = at(cell);
  const one = svg("g", { class: "spot step", role: "button", "aria-label": `${move}: ${way}`, transform: `translate(${x},${y})` });
  one.append(svg("circle", { r: 18, class: "reachable" }), svg("circle", { r: 8, class: "seen" }));
  return keyed(pressed(one, () => press(move)), key);
}

// One of the points takes the focus; arrows go from it to the nearest in their direction.
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
function reaches(event) {
  const spots = [...event.currentTarget.querySelectorAll(".spot")];
  const [right, down] = ARROWS[event.key] ?? [];
  const here = spots.indexOf(event.target.closest(".spot"));
  if (right === undefined || here < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const all = spots.map((spot) => middle(spot.querySelector(".reachable").getBoundingClientRect()));
  const far = all.map(({ x, y }) => {
    const [dx, dy] = [x - all[here].x, y - all[here].y];
    const ahead = dx * right + dy * down;
    return ahead > 4 ? ahead + 2 * Math.abs(dx * down + dy * right) : Infinity;
  });
  const nearest = far.indexOf(Math.min(...far));
  if (far[nearest] === Infinity) return;
  spots.forEach((spot, n) => spot.setAttribute("tabindex", n === nearest ? 0 : -1));
  spots[nearest].focus();
}

export function soccer({ board: { size, nodes, goals, labels, trails, ball }, marks, can, turn }, press, laid, { flipped, fresh } = {}) {
  const at = placed(size, flipped);
  const spots = nodes.map(at);
  const [left, top, right, bottom] = [Math.min, Math.max].flatMap((most) => [0, 1].map((axis) => most(...spots.map((one) => one[axis]))));
  const picture = svg("svg", { viewBox: `${left - 26} ${top - 26} ${right - left + 52} ${bottom - top + 52}`, class: "field", role: "group", "aria-label": `The ball is at ${ball.join("/")}` });
  const shown = marks.filter(({ kind }) => !["end", "heat"].includes(kind));
  const heat = marks.filter(({ kind }) => kind === "heat");
  picture.append(...ground(size, goals, nodes, at, heat), ...names(labels, size, goals, at));
  const from = arrives(trails, fresh);
  picture.append(...trails.map((trail, n) => trailLine(trail, at, n === trails.length - 1, n === trails.length - 1 ? from : undefined)));
  picture.append(...marked(shown, at, 11, ["last", "way", "hint"]));
  const ends = marks.filter(({ kind }) => kind === "end");
  const near = can.filter(({ cells: [[x, y]] }) => !ends.some(({ move, cells }) => move.length > 1 && cells.at(-1)[0] === x && cells.at(-1)[1] === y));
  const direct = new Map(near.map((one) => [one.move, one]));
  const points = ends.map((one) => (direct.has(one.move) ? keyed(end(one, at, turn, press), direct.get(one.move).key) : end(one, at, turn, press)));
  const towards = (cell) => heading(at(ball), at(cell));
  points.unshift(...near.filter(({ move }) => !ends.some((one) => one.move === move)).map((one) => step(one, at, towards(one.cells[0]).words, press)));
  for (const { key, cells: [cell] } of near) points.find(({ dataset }) => dataset.key === key).dataset.also = towards(cell).keys;
  points.sort((one, other) => one.dataset.key.localeCompare(other.dataset.key)); // what can be pressed keeps its place when more is known
  points.forEach((spot, n) => spot.setAttribute("tabindex", n ? -1 : 0));
  picture.append(...points, ...heat.map(({ cells: [[x, y]], text }) => number(text, at([x, y]), points.some(({ dataset }) => dataset.cell === `${x},${y}`))));
  const [x, y] = at(ball);
  for (const { key, cells: [cell] } of can) picture.append(svg("text", { class: "key", x: (x + at(cell)[0]) / 2, y: (y + at(cell)[1]) / 2 + 4 }, key));
  picture.append(...marked(shown.filter(({ kind }) => kind === "hint").map((one) => ({ ...one, cells: one.cells.slice(-1) })), at, 13));
  const lies = svg("g", { class: "ball" }, svg("circle", { cx: x, cy: y, r: 9 }), svg("path", { d: `M${x} ${y - 4.4}l4.2 3-1.6 5h-5.2l-1.6-5z` }));
  picture.append(lies);
  const way = from === undefined ? [] : trails.at(-1).places.slice(from).map(at);
  if (way.length) moving(lies, way.map((place) => ({ transform: `translate(${place[0] - x}px, ${place[1] - y}px)` })), { duration: LEG * (way.length - 1) });
  picture.onkeydown = reaches;
  return [picture];
}
