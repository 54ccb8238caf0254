// All codes of Mastermind as a field of cells on a canvas. It draws the marks that the rules give to codes, and says which cell
// is pointed at, or taken. The parts of a code lead down the field, within a cell, and across.
import { make } from "../dom.mjs";

const [FADE, SPREAD] = [350, 500]; // milliseconds in which a cell goes dark, and after which the outermost begins
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// Where the columns begin, or the rows: so many in each cell of a part, with a gap before each new first symbol.
function places(part, within, from, length) {
  const gaps = part.filter(([first], at) => at && first !== part[at - 1][0]).length;
  const gap = Math.min(4, length / 100);
  const step = (length - gap * gaps) / (part.length * within);
  let start = from;
  return part.flatMap(([first], at) => {
    if (at && first !== part[at - 1][0]) start += gap;
    return Array.from({ length: within }, () => (start += step) - step);
  }).concat(from + length);
}

export function codeField({ pointed, taken }) {
  const canvas = make("canvas");
  const element = make("div", { className: "cells", tabIndex: 0, ariaLabel: "All codes. Arrow keys move from code to code, Enter takes one as your guess." }, canvas);
  element.setAttribute("role", "application");
  let parts, rows, before, guesses; // what the rules said, the rows of the turn before while they fade, and the codes that were guessed
  let xs, ys, wide, high; // where the columns and rows begin, and how many codes a cell has across and down
  let at; // the column and row that are pointed at
  let began = 0; // when the fading began

  const cell = ([x, y]) => {
    const within = (y % high) * wide + (x % wide);
    const [down, middle, across] = [Math.floor(y / high), within, Math.floor(x / wide)];
    if (!parts[1][middle]) return undefined;
    const place = middle * parts[2].length + across;
    const mark = rows[down]?.[place];
    if (!mark || mark === " ") return undefined;
    return { mark, was: before?.[down][place] ?? mark, code: [...parts[0][down], ...parts[1][middle], ...parts[2][across]] };
  };
  function found(code) {
    const half = parts[0][0].length;
    const index = (part, symbols) => part.findIndex((one) => one.join() === symbols.join());
    const [down, middle, across] = [code.slice(0, half), code.slice(half, code.length - half), code.slice(code.length - half)].map((symbols, which) => index(parts[which], symbols));
    return [across * wide + (middle % wide), down * high + Math.floor(middle / wide)];
  }

  function draw(now = performance.now()) {
    const size = Math.min(element.clientWidth, element.clientHeight || Infinity);
    if (!rows?.length || !size) return;
    const scale = devicePixelRatio;
    if (canvas.width !== Math.round(size * scale)) {
      canvas.width = canvas.height = Math.round(size * scale);
      canvas.style.width = canvas.style.height = `${size}px`;
    }
    const looks = getComputedStyle(element);
    const token = (name) => looks.getPropertyValue(`--${name}`);
    const pen = canvas.getContext("2d");
    const head = parts[0][0].length ? Math.max(15, Math.min(24, size / 22)) : 2;
    wide = Math.ceil(Math.sqrt(parts[1].length));
    high = Math.ceil(parts[1].length / wide);
    [xs, ys] = [places(parts[2], wide, head + 6, size - head - 12), places(parts[0], high, head + 6, size - head - 12)];
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, size, size);
    pen.fillStyle = looks.color;
    pen.beginPath();
    pen.roundRect(head, head, size - head, size - head, 10);
    pen.fill();
    const shades = Object.fromEntries([..."0123456789a"].map((mark, turn) => [mark, turn ? token(`out${turn}`) : token("lit")]));
    const [columns, lines] = [xs.length - 1, ys.length - 1];
    const far = Math.hypot(columns, lines) / 2;
    const step = Math.min(xs[1] - xs[0], ys[1] - ys[0]);
    const gap = step > 4 ? Math.min(2, step / 7) : step > 2 ? 0.5 : 0;
    let fading = false;
    for (let y = 0; y < lines; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        const one = cell([x, y]);
        if (!one) continue;
        const box = [xs[x], ys[y], (xs[1] - xs[0]) - gap, (ys[1] - ys[0]) - gap];
        pen.fillStyle = shades[one.mark];
        pen.fillRect(...box);
        if (one.was === one.mark) continue;
        const gone = (now - began - (SPREAD * Math.hypot(x - columns / 2, y - lines / 2)) / far) / FADE;
        if (gone >= 1) continue;
        fading = true;
        pen.globalAlpha = 1 - Math.max(0, gone);
        pen.fillStyle = shades[one.was];
        pen.fillRect(...box);
        pen.globalAlpha = 1;
      }
    }
    const disc = (x, y, radius, fill, ink, words, edge) => {
      pen.beginPath();
      pen.arc(x, y, radius, 0, 2 * Math.PI);
      pen.fillStyle = fill;
      pen.fill();
      pen.lineWidth = 1.5;
      pen.strokeStyle = edge;
      if (edge) pen.stroke();
      pen.fillStyle = ink;
      pen.font = `700 ${radius * 1.3}px ${looks.fontFamily}`;
      pen.textAlign = "center";
      pen.fillText(words, x, y + radius * 0.47);
    };
    for (const [part, from, across] of [[parts[2], xs, true], [parts[0], ys, false]]) {
      if (head < 3) break;
      for (const first of new Set(part.map(([symbol]) => symbol))) {
        const each = part.flatMap(([symbol], place) => (symbol === first ? [place] : [])).map((place) => place * (across ? wide : high));
        const middle = (from[each[0]] + from[each.at(-1)] + step) / 2;
        disc(across ? middle : head / 2, across ? head / 2 : middle, head / 2 - 1.5, token(`c${first}`), token(`c${first}-ink`), String(first));
      }
    }
    guesses.forEach((code, turn) => {
      const [x, y] = found(code);
      disc(xs[x] + step / 2, ys[y] + step / 2, Math.max(8, step * 0.75), looks.color, "#fff", String(turn + 1), "#fff");
    });
    if (at) {
      pen.lineWidth = 2;
      pen.strokeStyle = "#fff";
      pen.strokeRect(xs[at[0]] - 1.5, ys[at[1]] - 1.5, Math.max(6, xs[1] - xs[0]) + 1, Math.max(6, ys[1] - ys[0]) + 1);
    }
    if (fading) requestAnimationFrame(draw);
    else before = undefined;
  }

  function point(place) {
    if (String(place) === String(at)) return;
    at = place;
    draw();
    pointed(place && cell(place).code);
  }
  const under = ({ offsetX, offsetY }) => {
    const place = [xs, ys].map((from, axis) => from.findLastIndex((start) => start <= [offsetX, offsetY][axis]));
    return place.every((one, axis) => one >= 0 && one < [xs, ys][axis].length - 1) && cell(place) ? place : undefined;
  };
  canvas.onpointermove = (event) => event.pointerType === "mouse" && rows?.length && point(under(event) ?? at);
  canvas.onpointerleave = (event) => event.pointerType === "mouse" && point(undefined);
  // A finger points first, and takes what it pointed at when it touches it again.
  canvas.onclick = (event) => {
    const place = rows?.length && under(event);
    if (!place) return;
    const again = String(place) === String(at);
    point(place);
    if (event.pointerType === "mouse" || again) taken(cell(place).code);
  };
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  element.onkeydown = (event) => {
    if (!rows?.length) return;
    if (event.key === "Enter" && at) taken(cell(at).code);
    else if (event.key in WAYS) {
      let [x, y] = at ?? [-1, 0];
      const [right, down] = at ? WAYS[event.key] : [1, 0];
      do [x, y] = [x + right, y + down];
      while (xs[x + 1] && ys[y + 1] && x >= 0 && y >= 0 && !cell([x, y]));
      if (x >= 0 && y >= 0 && xs[x + 1] && ys[y + 1]) point([x, y]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  new ResizeObserver(() => draw()).observe(element);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => draw());

  return {
    element,
    // The field, and the codes that were guessed; if the last turn is fresh, cells go dark from the middle outwards.
    show(field, codes, fresh) {
      before = fresh && !calm.matches && rows?.length === field.rows.length ? rows : undefined;
      ({ parts, rows } = field);
      guesses = codes;
      began = performance.now();
      if (at && !(xs && cell(at))) at = undefined;
      draw();
    },
    at: () => at && cell(at)?.code,
  };
}
