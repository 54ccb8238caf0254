// The search of the reference: rooms, files, relations, Python's names, the glossary's words, and the lessons.
import { make } from "./dom.mjs";

const MOST = 50;
const names = await fetch("names.json").then((answer) => answer.json());
const find = document.getElementById("find");
const count = document.getElementById("count");

// A name that begins with the words stands before one that has them inside, and that before its place.
function rank([name, of], words) {
  const at = name.toLowerCase().indexOf(words);
  if (at >= 0) return at === 0 ? 0 : /\w/.test(name[at - 1]) ? 2 : 1;
  return `${of}/${name}`.toLowerCase().includes(words) ? 3 : 4;
}

function search() {
  const words = find.value.trim().toLowerCase();
  const ranked = words ? names.map((one) => [rank(one, words), one]).filter(([place]) => place < 4) : [];
  ranked.sort(([one], [other]) => one - other); // equal ones stay in the order of the rules
  const rows = ranked.slice(0, MOST).map(([, [name, of, href]]) => make("li", {}, make("a", { href, textContent: name }), " ", make("span", { className: "soft", textContent: of })));
  document.getElementById("found").replaceChildren(...rows);
  const more = ranked.length > MOST ? `, the first ${MOST} are shown` : "";
  count.textContent = words ? `${ranked.length === 1 ? "1 name" : `${ranked.length} names`} found${more}.` : "";
}
find.oninput = search;
search(); // the reader may type before the names are loaded
