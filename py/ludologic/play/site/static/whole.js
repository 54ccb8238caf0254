// A page whose scripts did not all arrive says so, and can be tried again. Runs before the page is drawn.
addEventListener("error", ({ target }) => {
  if (target.localName !== "script" || document.querySelector(".whole")) return;
  const file = location.protocol === "file:"; // where a browser runs no modules and no workers
  const words = file ? "Opened as a file, this page can only be read. Run `ludologic site serve`, or any web server in its folder, and open the address that it gives." : "This page could not be loaded whole.";
  const note = Object.assign(document.createElement("div"), { className: "note err whole" });
  note.append(Object.assign(document.createElement("span"), { textContent: words }));
  if (!file) note.append(Object.assign(document.createElement("button"), { type: "button", textContent: "Try again", onclick: () => location.reload() }));
  const show = () => (document.getElementById("notes") ?? document.querySelector("main")).prepend(note);
  if (document.body) show();
  else addEventListener("DOMContentLoaded", show);
}, true);
