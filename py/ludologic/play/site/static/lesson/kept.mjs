// What a reader has read, typed, predicted and solved is kept in this browser; what it does not keep, until the page is left.
export const KEY = "ludologic.lessons";
let unwritten = {};

const record = (value) => (value && typeof value === "object" && !Array.isArray(value) ? value : {});

function stored() {
  try {
    return record(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

const merged = (all, more) => {
  const found = { ...all };
  for (const [name, data] of Object.entries(more)) found[name] = { ...record(found[name]), ...data };
  return found;
};

// Read anew each time: another tab may have kept something since.
export const kept = () => merged(stored(), unwritten);

// Of a lesson ("1") or an exercise ("1.2").
export const of = (name) => record(kept()[name]);

export function keep(name, data) {
  unwritten = merged(unwritten, { [name]: data });
  try {
    localStorage.setItem(KEY, JSON.stringify(kept()));
    unwritten = {};
  } catch {
    // it holds for this page
  }
  dispatchEvent(new CustomEvent("kept", { detail: !Object.keys(unwritten).length }));
}

// How far a reader is in a lesson.
export function standing(number) {
  const exercises = Object.entries(kept()).filter(([name]) => name.startsWith(`${number}.`));
  const solved = exercises.filter(([, one]) => record(one).solved).length;
  const { read, cells } = of(number);
  return { solved, begun: exercises.length > 0 || Boolean(read?.length || cells) };
}
