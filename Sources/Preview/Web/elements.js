// Elements of the pages. Text only ever becomes text: nothing of a project is read as HTML.

/** The address that all others begin with: `/`, or that of the folder that the pages were written to. */
export const root = new URL("..", import.meta.url).pathname;

/** Whether the pages are files, with nobody behind them who would draw. */
export const areFiles = document.querySelector("meta[name=kumiki-token]").content === "";

/** The full address of one that begins with a slash. */
export function at(address) { return root.slice(0, -1) + address; }

/** An element with attributes, properties of `on` as listeners, and children: elements or texts. */
export function element(name, attributes = {}, ...children) {
  const made = name.startsWith("svg:")
    ? document.createElementNS("http://www.w3.org/2000/svg", name.slice(4))
    : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "on") for (const [event, listener] of Object.entries(value)) made.addEventListener(event, listener);
    else if (key === "style") for (const [property, text] of Object.entries(value)) made.style.setProperty(property, text);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

/** A number without a needless fraction. */
export function plain(number) {
  return String(Math.round(number * 1000) / 1000);
}

/** A count with its word. */
export function count(number, word) {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

/** Fetches JSON; throws the reason of the server where it refuses. */
export async function fetchJSON(address, options) {
  const response = await fetch(at(address), options);
  const value = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(value.error ?? `the server responded ${response.status}`);
  return value;
}

/** Sends a command, with the token that acting needs. */
export function post(address, value, options = {}) {
  const token = document.querySelector("meta[name=kumiki-token]").content;
  return fetchJSON(address, {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Kumiki-Token": token },
    body: JSON.stringify(value),
  });
}

/** The place of a file, which an editor opens where one has registered for it. */
export function place(folder, file, line, text) {
  const path = file.startsWith("/") ? file : `${folder}/${file}`;
  const name = file.split("/").pop();
  return element("a", { class: "place", href: `vscode://file${path.split("/").map(encodeURIComponent).join("/")}:${line || 1}`, title: `${path}:${line || 1}` },
    text ?? (line ? `${name}:${line}` : name));
}

/** A list of diagnostics. */
export function diagnostics(problems, folder) {
  return element("ul", { class: "diagnostics" }, problems.map((problem) =>
    element("li", { class: problem.severity },
      element("b", {}, problem.severity), " ", problem.message, " ", place(folder, problem.file, problem.line))));
}
