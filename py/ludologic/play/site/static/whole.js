// A page whose scripts did not all arrive says so, and can be tried again. Runs before the page is drawn.
addEventListener("error", ({ target }) => {
  if (target.localName !== "script" || document.querySelector(".whole")) return;
  const again = Object.assign(document.createElement("button"), { type: "button", textContent: "Try again", onclick: () => location.reload() });
  const note = Object.assign(document.createElement("div"), { className: "note err whole" });
  note.append(Object.assign(document.createElement("span"), { textContent: "This page could not be loaded whole." }), again);
  const show = () => (document.getElementById("notes") ?? document.querySelector("main")).prepend(note);
  if (document.body) show();
  else addEventListener("DOMContentLoaded", show);
}, true);
