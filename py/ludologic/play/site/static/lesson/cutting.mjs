// A lesson cut into slides. What belongs together stays together: a text that leads to a query, the query with its answer,
// a command with what it prints. A list is cut between its items, a table between its rows.
const SMALLEST = 0.77; // of the size of the text: smaller, it can't be read from the last row
export const LAST = 0.6; // an answer that has come may need more room
const EASY = 0.85; // at this size more may come onto a slide
export const STEP = 0.9; // of its height: so far what is too long for one slide goes on

const is = (part, selector) => part.matches(selector);
const rows = (block) => (is(block, "ul, ol") ? [...block.children] : is(block, "table") ? [...block.tBodies[0].rows] : [block]);
const demo = (part) => is(part, ".cell, pre, .soft.screen");
const leads = (part) => is(part, "p") && part.textContent.trim().endsWith(":");

// The parts of a lesson below each heading.
function sections(lesson) {
  const found = [];
  for (const one of lesson.children) {
    if (!found.length || is(one, "h1, h2, h3")) found.push([one]);
    else found.at(-1).push(...rows(one));
  }
  return found;
}

// Parts that are shown together: each text on its own, but the last one with what it leads to.
function units(parts) {
  const found = [];
  for (const [nth, part] of parts.entries()) {
    const before = parts[nth - 1];
    const together = before && (demo(part) ? nth === 1 || demo(before) || is(before, "p, li") : leads(before));
    if (together) found.at(-1).push(part);
    else found.push([part]);
  }
  return found;
}

// What is left of a unit that is too long: its parts, but for a remark that leads to what is printed.
const pieces = (unit) => unit.flatMap((part, nth) => (is(part, ".soft") ? [] : [is(unit[nth - 1] ?? part, ".soft") ? [unit[nth - 1], part] : [part]]));

// Show these parts alone, with the lists and tables that hold them.
export function only(lesson, shown) {
  for (const block of lesson.children) {
    const inside = rows(block);
    for (const one of inside) one.classList.toggle("away", !shown.includes(one));
    block.classList.toggle("away", !shown.includes(block) && !inside.some((one) => shown.includes(one)));
  }
}

// Show everything again.
export function all(lesson) {
  for (const block of lesson.children) for (const one of [block, ...rows(block)]) one.classList.remove("away");
  placed(lesson, []);
  lesson.style.removeProperty("--fit");
}

const full = (lesson) => lesson.scrollHeight > lesson.clientHeight + 1;

// The largest size at which the text fits, down to the smallest; 0 if there is none.
function largest(lesson, smallest) {
  for (let size = 1; size > smallest - 0.001; size -= 0.05) {
    lesson.style.setProperty("--fit", size);
    if (!full(lesson)) return size;
  }
  return 0;
}

// Where the answer stands: below the program, or at its side, wide or narrow.
const PLACES = [[], ["beside"], ["beside", "wide"]];
const placed = (lesson, classes) => {
  for (const one of ["beside", "wide"]) lesson.classList.toggle(one, classes.includes(one));
};

// The text as large as it fits, the answer where this is largest. Whether it fits.
export function fit(lesson, smallest = SMALLEST) {
  let [best, size] = [PLACES[0], 0];
  for (const place of PLACES) {
    placed(lesson, place);
    const found = largest(lesson, Math.max(size + 0.01, smallest));
    if (found > size) [best, size] = [place, found];
    if (size > 0.8) break;
  }
  if (!size) {
    lesson.style.setProperty("--fit", smallest);
    const height = (place) => (placed(lesson, place), lesson.scrollHeight);
    best = PLACES.reduce((one, other) => (height(other) < height(one) ? other : one));
  }
  placed(lesson, best);
  lesson.style.setProperty("--fit", size || smallest);
  return size > 0;
}

// The slides: a heading and what stands below it. Each ends with its query, or where no more text fits; two queries below
// one text are two slides with this text, unless both fit easily. A program that is too long for a slide is several.
export function cut(lesson) {
  const found = [];
  const holds = (shown, smallest = SMALLEST) => (only(lesson, shown), fit(lesson, smallest));
  for (const [heading, ...parts] of sections(lesson)) {
    let slide = [heading];
    const next = () => {
      if (slide.length > 1) found.push(slide);
      slide = [heading];
    };
    for (const unit of units(parts)) {
      if (demo(slide.at(-1)) || !holds([...slide, ...unit], EASY)) next();
      const [text, queries] = [unit.filter((part) => !demo(part)), unit.filter((part) => is(part, ".cell"))];
      if (holds([...slide, ...unit], EASY) || (queries.length < 2 && holds([...slide, ...unit]))) slide.push(...unit);
      else if (queries.length > 1)
        for (const query of queries) {
          slide.push(...text);
          if (!holds([...slide, query])) next();
          slide.push(query);
          next();
        }
      else
        for (const piece of pieces(unit)) {
          if (!holds([...slide, ...piece])) next();
          slide.push(...piece);
        }
    }
    next();
    if (found.at(-1)?.[0] !== heading) found.push([heading]);
  }
  const times = (slide) => (holds(slide) ? 1 : 1 + Math.ceil((lesson.scrollHeight / lesson.clientHeight - 1) / STEP));
  return found.flatMap((slide) => Array(times(slide)).fill(slide));
}
