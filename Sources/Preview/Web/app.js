// The state of the app's build: a line while it runs, and an overlay for errors, with the last good state behind it.

import { diagnostics, element } from "./elements.js";

/** Shows the state of the build. */
export function showApp(app, folder) {
  const overlay = document.getElementById("overlay");
  overlay.hidden = !app || app.state === "none" || app.state === "built" && !app.problems.length;
  if (overlay.hidden) return overlay.replaceChildren();
  overlay.className = app.state;
  const parts = [element("p", {}, app.state === "building" ? element("span", { class: "spinner", "aria-hidden": "true" }) : null, app.message)];
  if (app.problems.length) {
    const list = diagnostics(app.problems, folder);
    parts.push(app.state === "failed" ? list
      : element("details", {}, element("summary", {}, "What was left out"), list));
  }
  parts.push(element("button", { type: "button", class: "quiet", on: { click: () => { overlay.hidden = true; } } }, "Close"));
  overlay.replaceChildren(...parts);
}
