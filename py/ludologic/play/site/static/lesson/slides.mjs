// A lesson as slides: one idea each, and no more than a slide holds.
const $ = (id) => document.getElementById(id);
const body = document.body;

// The parts of a lesson below each heading.
function sections(lesson) {
  const found = [];
  for (const one of lesson.children) {
    if (!found.length || /^H[123]$/.test(one.tagName)) found.push([]);
    found.at(-1).push(one);
  }
  return found;
}

export function slides(lesson, projected) {
  const footer = document.querySelector(".turning");
  const main = $("main");
  let all = [];
  let at = 0;

  const only = (shown) => {
    for (const one of lesson.children) one.classList.toggle("away", !shown.includes(one));
  };
  const full = () => lesson.scrollHeight > lesson.clientHeight + 1;

  // An idea ends with its cell; what does not fit goes onto a slide of its own, below the same heading.
  function cut() {
    const found = [];
    for (const [heading, ...parts] of sections(lesson)) {
      let slide = [heading];
      for (const part of parts) {
        only([...slide, part]);
        lesson.style.setProperty("--fit", part.classList.contains("cell") ? 0.8 : 1); // a cell stays with what leads to it
        const ended = slide.at(-1).classList.contains("cell") || full();
        if (ended && slide.length > 1) {
          found.push(slide);
          slide = [heading];
        }
        slide.push(part);
      }
      found.push(slide);
    }
    return found;
  }

  function show(place) {
    at = Math.max(0, Math.min(all.length - 1, place));
    lesson.style.removeProperty("--fit");
    only(all[at]);
    all[at][0].setAttribute("aria-level", "1"); // the heading of all that one sees
    for (let fit = 0.9; full() && fit > 0.45; fit -= 0.1) lesson.style.setProperty("--fit", fit);
    lesson.scrollTop = 0;
    footer.querySelector(".place").textContent = `${at + 1} of ${all.length}`;
    footer.querySelectorAll(".dots i").forEach((dot, nth) => dot.classList.toggle("on", nth <= at));
    for (const [id, end] of [["back", 0], ["on", all.length - 1]]) $(id).setAttribute("aria-disabled", String(at === end));
  }

  function start() {
    const top = [...lesson.children].findLast((one) => one.getBoundingClientRect().top < innerHeight / 2);
    body.classList.add("projected");
    footer.hidden = false;
    projected(true);
    all = cut();
    footer.querySelector(".dots").replaceChildren(...all.map(() => document.createElement("i")));
    show(Math.max(0, all.findIndex((slide) => slide.includes(top))));
    main.focus();
  }

  function end() {
    const [heading] = all[at];
    body.classList.remove("projected");
    footer.hidden = true;
    projected(false);
    for (const one of lesson.children) {
      one.classList.remove("away");
      one.removeAttribute("aria-level");
    }
    lesson.style.removeProperty("--fit");
    $("project").focus({ preventScroll: true });
    heading.scrollIntoView();
  }

  $("project").onclick = start;
  $("back").onclick = () => show(at - 1);
  $("on").onclick = () => show(at + 1);
  $("end").onclick = end;
  addEventListener("keydown", (event) => {
    if (!body.classList.contains("projected")) return;
    const typing = event.target.tagName === "TEXTAREA";
    if (event.key === "Escape") typing ? main.focus() : end();
    else if (typing || event.ctrlKey || event.altKey || event.metaKey) return;
    else if (event.key === "ArrowRight" || event.key === "PageDown") show(at + 1);
    else if (event.key === "ArrowLeft" || event.key === "PageUp") show(at - 1);
    else if (event.key === "Home") show(0);
    else if (event.key === "End") show(all.length - 1);
    else return;
    event.preventDefault();
  });
}
