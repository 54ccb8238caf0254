// Small pictures for buttons whose words would take too much room.
import { svg } from "../dom.mjs";

const PATHS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M15 5l-8 7 8 7",
  on: "M9 5l8 7-8 7",
  last: "M18 5v14M5 5l9 7-9 7z",
  undo: "M9 6L4 11l5 5M4 11h10.5a5 5 0 010 10H9",
  redo: "M15 6l5 5-5 5M20 11H9.5a5 5 0 000 10H15",
  flip: "M7 4v15M7 19l-3-3M7 19l3-3M17 20V5M17 5l-3 3M17 5l3 3",
};

export const icon = (name) => svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, svg("path", { d: PATHS[name] }));

// The sign of a seat: a stone with x or o.
const SIGNS = [
  { d: "M8 8l8 8M16 8l-8 8" },
  { d: "M16.5 12a4.5 4.5 0 1 1 0-.01z" },
];
// The line of a seat in a game of lines: single, or double.
export const lineSign = (number) =>
  svg("svg", { viewBox: "0 0 24 24", class: `sign line p${number}`, "aria-hidden": "true" }, ...(number === 1 ? ["line"] : ["line", "core"]).map((name) => svg("path", { class: name, d: "M3 18L12 6l9 12" })));
export const seatSign = (number) =>
  svg("svg", { viewBox: "0 0 24 24", class: `sign p${number}`, "aria-hidden": "true" }, svg("circle", { cx: 12, cy: 12, r: 11 }), svg("path", SIGNS[number - 1]));
