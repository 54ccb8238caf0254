// What a reader has read, typed and solved is kept in this browser; where it keeps nothing, until the page is left.
const KEY = "ludologic.lessons";
let memory = {};

const record = (value) => (value && typeof value === "object" && !Array.isArray(value) ? value : {});

export function kept() {
  try {
    return { ...memory, ...record(JSON.parse(localStorage.getItem(KEY) ?? "{}")) };
  } catch {
    return memory;
  }
}

// Of a lesson ("1") or an exercise ("1.2").
export const of = (name) => record(kept()[name]);

export function keep(name, data) {
  const all = kept();
  memory = { ...all, [name]: { ...record(all[name]), ...data } };
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // it holds for this page
  }
}

// How far a reader is in a lesson.
export function standing(number) {
  const exercises = Object.entries(kept()).filter(([name]) => name.startsWith(`${number}.`));
  const solved = exercises.filter(([, one]) => record(one).solved).length;
  const { read, cells } = of(number);
  return { solved, begun: exercises.length > 0 || Boolean(read?.length || cells) };
}
