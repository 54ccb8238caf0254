// The search over the names of the reference: rooms, files, relations.
const names = await fetch("names.json").then((answer) => answer.json());
const find = document.getElementById("find");
const found = document.getElementById("found");
find.oninput = () => {
  const words = find.value.trim().toLowerCase();
  const rows = words ? names.filter(([name, path]) => `${name} ${path}`.toLowerCase().includes(words)).slice(0, 50) : [];
  found.replaceChildren(
    ...rows.map(([name, path, line]) => {
      const link = document.createElement("a");
      link.href = line === undefined ? `${path}.html` : `${path}.html#${name.replace("/", "-")}`; // a page, or a place on it
      link.textContent = name;
      const row = document.createElement("li");
      row.append(link, ` ${path.replace(/\/index$/, "")}`);
      return row;
    }),
  );
};
if (find.value) find.oninput(); // the reader may type before the names are loaded
