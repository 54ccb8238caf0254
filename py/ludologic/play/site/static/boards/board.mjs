// What the boards have in common: keys, marks, and motion.
import { svg } from "../dom.mjs";

// What can be pressed has its key, and is the same by hand and by key.
export const keyed = (one, name) => {
  one.setAttribute("data-key", name);
  return one;
};

// A part of a picture that is pressed like a button.
export const pressed = (one, press) => {
  one.onclick = press;
  one.onkeydown = (event) => {
    if (!["Enter", " "].includes(event.key)) return; // and not false, which would keep the focus here
    event.preventDefault();
    event.stopPropagation();
    press();
  };
  return one;
};

// The marks of a view, each with its words: at(cell) is where it lies; the cells of ways are joined.
export const marked = (marks, at, radius, ways = []) =>
  marks.flatMap(({ kind, cells, text, good }) => {
    const looks = { class: `mark ${kind} ${good === null ? "" : good ? "good" : "bad"}` };
    const title = svg("title", {}, text);
    if (ways.includes(kind)) return svg("polyline", { ...looks, points: cells.map((cell) => at(cell).join(",")).join(" ") }, title);
    return cells.map((cell) => {
      const [x, y] = at(cell);
      if (kind !== "value") return svg("circle", { ...looks, cx: x, cy: y, r: radius }, title.cloneNode(true));
      const words = text.split(" ");
      return svg("text", looks, ...words.map((word, n) => svg("tspan", { x, y: y + 4 + 12 * (n - (words.length - 1) / 2) }, word)));
    });
  });

// Where the reader wants no motion.
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// A part that moves once it is there; it is at its end at once where the reader wants no motion.
export const moving = (part, frames, how) => {
  if (!still()) part.moves = (one) => one.animate(frames, how);
  return part;
};
