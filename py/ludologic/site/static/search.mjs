// The search over the names of the reference.
const names = await fetch("names.json").then((answer) => answer.json());
const find = document.getElementById("find");
const found = document.getElementById("found");
find.oninput = () => {
  const words = find.value.trim().toLowerCase();
  const rows = words ? names.filter(([name, path]) => `${name} ${path}`.toLowerCase().includes(words)).slice(0, 50) : [];
  found.replaceChildren(
    ...rows.map(([name, path]) => {
      const link = document.createElement("a");
      link.href = `${path}.html#${name.replace("/", "-")}`;
      link.textContent = name;
      const row = document.createElement("li");
      row.append(link, ` ${path}`);
      return row;
    }),
  );
};
