// A lesson as slides: they turn by keys, by buttons, by a clicker and by a finger.
import { LAST, STEP, all, cut, fit, only } from "./cutting.mjs";

const $ = (id) => document.getElementById(id);
const body = document.body;
const FINGER = 60; // pixels: a shorter way is no turn

// What a key does: how many slides it goes on.
const KEYS = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, " ": 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1, Home: -Infinity, End: Infinity };
const CLICKER = ["PageDown", "PageUp"]; // it turns even while something is being typed

export function slides(lesson, projected) {
  const footer = document.querySelector(".turning");
  const main = $("main");
  let shown = [];
  let at = 0;
  const on = () => body.classList.contains("projected");

  function show(place) {
    at = Math.max(0, Math.min(shown.length - 1, place));
    only(lesson, shown[at]);
    shown[at][0].setAttribute("aria-level", "1"); // the heading of all that one sees
    fit(lesson);
    lesson.scrollTop = (at - shown.indexOf(shown[at])) * STEP * lesson.clientHeight;
    footer.querySelector(".place").textContent = `${at + 1} of ${shown.length}`;
    footer.querySelectorAll(".dots i").forEach((dot, nth) => dot.classList.toggle("on", nth <= at));
    for (const [id, end] of [["back", 0], ["on", shown.length - 1]]) $(id).setAttribute("aria-disabled", String(at === end));
  }

  // Cut anew, and go on where this part is shown.
  function layout(part) {
    shown = cut(lesson);
    footer.querySelector(".dots").replaceChildren(...shown.map(() => document.createElement("i")));
    show(Math.max(0, shown.findIndex((slide) => slide.some((one) => one === part || part?.contains(one)))));
  }

  function start() {
    const top = [...lesson.children].findLast((one, nth) => nth === 0 || (scrollY > 0 && one.getBoundingClientRect().top < innerHeight / 2));
    body.classList.add("projected");
    footer.hidden = false;
    projected(true);
    layout(top);
    main.focus();
  }

  function end() {
    const [heading, first] = shown[at];
    body.classList.remove("projected");
    footer.hidden = true;
    projected(false);
    all(lesson);
    for (const one of lesson.children) one.removeAttribute("aria-level");
    $("project").focus({ preventScroll: true });
    (shown.find(([one]) => one === heading)[1] === first ? heading : first).scrollIntoView();
  }

  $("project").onclick = start;
  $("back").onclick = () => show(at - 1);
  $("on").onclick = () => show(at + 1);
  $("end").onclick = end;

  addEventListener("keydown", (event) => {
    if (!on() || event.ctrlKey || event.altKey || event.metaKey) return;
    const { key, target } = event;
    const typing = target.matches("textarea, input");
    if (key === "Escape") typing ? main.focus() : end();
    else if (!(key in KEYS) || (typing && !CLICKER.includes(key)) || (key === " " && target.matches("button, a, summary"))) return;
    else show(at + (key === " " && event.shiftKey ? -1 : KEYS[key]));
    event.preventDefault();
  });
  let from;
  main.addEventListener("touchstart", ({ touches, target }) => (from = touches.length === 1 && !target.closest("textarea, input") ? touches[0] : undefined), { passive: true });
  main.addEventListener("touchend", ({ changedTouches: [to] }) => {
    if (!on() || !from) return;
    const [right, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
    if (Math.abs(right) > FINGER && Math.abs(right) > 2 * Math.abs(down)) show(at + (right < 0 ? 1 : -1));
  });
  // An answer, or what is typed, may need more room; another screen has other slides.
  const whole = () => shown.indexOf(shown[at]) === shown.lastIndexOf(shown[at]);
  const refit = () => on() && fit(lesson, whole() ? LAST : undefined);
  for (const kind of ["told", "input", "toggle"]) lesson.addEventListener(kind, refit, true);
  addEventListener("resize", () => on() && layout(shown[at].at(1) ?? shown[at][0]));
}
