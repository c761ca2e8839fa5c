// Events of the server. Browsers keep few connections to one server, so that only one of all open pages listens, and passes
// on what it hears.

import { areFiles, at } from "./elements.js";

const channel = new BroadcastChannel("kumiki-preview");
const listeners = new Map();
let session = null;

/** Calls the listener with each event of the name. */
export function listen(name, listener) {
  if (!listeners.has(name)) listeners.set(name, []);
  listeners.get(name).push(listener);
}

function deliver({ name, data }) {
  if (name === "hello") {
    // Another server: its pages may be others, and its token is.
    if (session && session !== data.session) return location.reload();
    session = data.session;
  }
  for (const listener of listeners.get(name) ?? []) listener(data);
}

function spread(name, data) {
  const message = { name, data };
  channel.postMessage(message);
  deliver(message);
}

function open() {
  const source = new EventSource(at("/events"));
  for (const name of ["hello", "change", "app", "live"]) {
    source.addEventListener(name, (event) => spread(name, JSON.parse(event.data)));
  }
  source.addEventListener("open", () => spread("connection", { isOpen: true }));
  source.addEventListener("error", () => {
    spread("connection", { isOpen: false });
    // Browsers try again by themselves, except after a refusal.
    if (source.readyState === EventSource.CLOSED) setTimeout(open, 1000);
  });
}

/** Begins to listen. */
export function start() {
  if (areFiles) return;
  channel.addEventListener("message", (event) => deliver(event.data));
  const banner = document.getElementById("connection");
  listen("connection", ({ isOpen }) => {
    banner.hidden = isOpen;
    banner.textContent = isOpen ? "" : "The preview has ended. This page continues when it is started again.";
  });
  // Held for as long as the page lives; the next page in line takes over.
  if (navigator.locks) navigator.locks.request("kumiki-preview-events", () => new Promise(open));
  else open();
}
