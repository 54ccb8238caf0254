// What stands below the board: the slider that replays the game, and the buttons that take moves back.
import { button, make } from "../dom.mjs";
import { icon } from "./icons.mjs";

// A button with a picture; its words are beside it where there is room.
const pictured = (name, words, act, options = {}) => {
  const one = button("", act, { ariaLabel: words, ...options });
  one.append(icon(name));
  return one;
};
const worded = (name, words, act, options = {}) => {
  const one = pictured(name, words, act, options);
  one.append(make("span", { className: "wide", textContent: words }));
  return one;
};

// `at` of `last` moves are shown; `does` are replay(moves), send(kind) and flip(), which is none for a board that can't be flipped.
export function controls(at, last, { undo, redo }, { replay, send, flip }) {
  const slide = make("input", { type: "range", min: 0, max: last, value: at, disabled: !last, ariaLabel: "The game after so many moves" });
  const count = make("output", { textContent: `${at} of ${last}` });
  slide.oninput = () => (count.textContent = `${slide.value} of ${last}`);
  slide.onchange = () => replay(Number(slide.value));
  const go = (name, words, to, more = "") => pictured(name, words, () => replay(to), { className: more, disabled: to < 0 || to > last || to === at });
  return [
    go("first", "To the start", 0, "wide"),
    go("back", "One move back", at - 1),
    slide,
    go("on", "One move on", at + 1),
    go("last", "To the end", last, "wide"),
    count,
    worded("undo", "Undo", () => send("undo"), { disabled: !undo }),
    worded("redo", "Redo", () => send("redo"), { disabled: !redo }),
    ...(flip ? [worded("flip", "Flip", flip, { className: "wide" })] : []),
  ];
}
