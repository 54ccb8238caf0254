// A text that is typed: its colours lie below it, and make its box as high as its lines.
import { coloured } from "../coloured.mjs";

export function typed(box, changed) {
  const text = box.querySelector("textarea");
  const below = box.querySelector(".typed pre");
  const draw = () => below.replaceChildren(...coloured(text.value), text.value.endsWith("\n") ? " " : "");
  text.addEventListener("input", () => {
    draw();
    changed(text.value);
  });
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) box.querySelector(".main").click();
  });
  const put = (value) => {
    text.value = value;
    draw();
  };
  return Object.assign(text, { put });
}
