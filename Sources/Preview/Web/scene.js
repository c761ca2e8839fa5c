// The page of one scene: its picture, its views as a tree, and what decides about each.

import { areFiles, at, count, diagnostics, element, fetchJSON, place, plain, root } from "./elements.js";
import * as configurations from "./configuration.js";
import * as events from "./events.js";
import { showApp } from "./app.js";
import { Inspector } from "./inspector.js";
import { Live } from "./live.js";
import { Log } from "./log.js";
import { Pins } from "./pins.js";
import { Sides } from "./sides.js";

const byId = (id) => document.getElementById(id);

let listing = null;
let found = null;
let configuration = {};
let drawn = null;
let version = null;
let round = 0;

const image = element("img", { alt: "", draggable: "false" });
const overlay = element("svg:svg", { class: "overlay", "aria-hidden": "true" });
const frame = element("div", { class: "device waiting" }, image, overlay);
byId("stage").append(frame);

const inspector = new Inspector({
  overlay, tree: byId("tree"), details: byId("inspector"),
  placeOf: (file, line) => place(listing.folder, file, line),
});

new Sides(inspector);
const log = new Log(byId("log"), (rect) => inspector.point(rect));

const live = new Live({
  frame, image, stage: byId("stage"), message: (text) => console.warn(text), changed: inspectLive,
  logged: (message) => log.add(message),
  resized: (size) => {
    drawn = { ...drawn, ...size };
    frame.className = `${size.cornerRadius || drawn.tags?.length || found.isApp ? "device" : "part"} live`;
    overlay.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
    zoom();
  },
});

const pins = new Pins(byId("pins"), (query) => {
  location.href = at(found.scene.address) + query + location.hash;
});

// MARK: The scene

/** The scene that the page's address names. */
function find() {
  const path = location.pathname.slice(root.length - 1).replace(/\/(index\.html)?$/, "");
  if (path === "/app") {
    return { isApp: true, document: { name: "" }, scene: { address: "/app", name: "The app", isView: false } };
  }
  const address = decodeURI(path);
  for (const document_ of listing.documents) {
    for (const scene of document_.scenes) {
      if (decodeURI(scene.address) === address) return { document: document_, scene };
    }
  }
  // An address may name a scene by its identifier.
  const id = decodeURIComponent(path.split("/").pop());
  for (const document_ of listing.documents) {
    if (!address.startsWith(`/scene/${document_.name}/`)) continue;
    const scene = document_.scenes.find((scene) => scene.id === id || scene.name === id);
    if (scene) return { document: document_, scene };
  }
  return null;
}

async function draw() {
  const current = ++round;
  if (!found.isApp) pins.draw(found.scene);
  // A live screen has its own pictures; recreated, it is in the new configuration and of the new files.
  if (live.isOn) return startLive();
  if (found.isApp) return;
  const query = configurations.query(configuration, pictureScale());
  try {
    const result = await fetchJSON(`${found.scene.address}/scene.json${query}`);
    if (current !== round) return;
    drawn = result;
    if (!drawn.width) return fail(drawn.why);
    if (version !== drawn.version + query) {
      const next = new Image();
      next.src = `${at(found.scene.address)}/picture.png${query}${query ? "&" : "?"}version=${drawn.version}`;
      await next.decode();
      if (current !== round) return;
      image.src = next.src;
      version = drawn.version + query;
      inspect();
    }
    show();
  } catch (error) {
    if (current === round) fail(error.message);
  }
}

function show() {
  const { scene } = found;
  image.alt = `${scene.isView ? "View" : "Screen"} ${scene.name}, ${drawn.tags.join(", ")}`;
  frame.className = scene.isView || !drawn.tags.length ? "part" : "device";
  frame.style.setProperty("--points", `${drawn.cornerRadius}`);
  overlay.setAttribute("viewBox", `0 0 ${drawn.width} ${drawn.height}`);
  image.hidden = false;
  zoom();
  const state = drawn.state === "document" ? "" : ` · ${drawn.state}${drawn.why ? `: ${drawn.why}` : ""}`;
  byId("summary").replaceChildren(
    ...[drawn.className, ...drawn.tags, `${plain(drawn.width)} × ${plain(drawn.height)} points`].filter(Boolean).join(" · "),
    state, " · ", place(listing.folder, found.document.name, drawn.line));
  const problems = byId("problems");
  problems.hidden = !drawn.problems.length && !drawn.output;
  problems.replaceChildren(element("h2", {}, count(drawn.problems.length, "diagnostic")),
    diagnostics(drawn.problems, listing.folder),
    ...(drawn.output ? [element("h2", {}, "What the app printed"), element("pre", {}, drawn.output)] : []));
}

function fail(reason) {
  image.hidden = true;
  frame.className = "part failed";
  byId("summary").textContent = reason;
}

async function inspect() {
  const current = round;
  try {
    const query = configurations.query(configuration);
    const inspection = await fetchJSON(`${found.scene.address}/inspection.json${query}`);
    if (current === round) inspector.show(inspection);
  } catch (error) {
    if (current === round) inspector.fail(error.message);
  }
}

// MARK: The live screen

function startLive() {
  const parts = found.isApp ? null : found.scene.address.split("/").slice(2).map(decodeURIComponent);
  version = null;
  byId("summary").textContent = found.isApp ? "the app as it launches" : "live";
  live.start(parts, configuration);
}

let liveInspection = null;

/** Shows the views of the live screen when it has come to rest. */
function inspectLive() {
  clearTimeout(liveInspection);
  liveInspection = setTimeout(async () => {
    if (!live.id) return;
    try { inspector.show(await live.inspection()); } catch { inspector.fail("The screen has ended."); }
  }, 300);
}

function setLive(isLive) {
  toggle(byId("live"), isLive);
  for (const id of ["live-restart", "live-rotate", "live-time", "live-step"]) byId(id).hidden = !isLive;
  byId("live-step").hidden = !isLive || byId("live-speed").value !== "0";
  byId("live-speed").value = "1";
  log.show(isLive);
  if (isLive) return startLive();
  live.stop();
  draw();
}

byId("live").addEventListener("click", () => setLive(!isOn(byId("live"))));
byId("live-restart").addEventListener("click", () => live.send({ kind: "restart" }));
byId("live-rotate").addEventListener("click", () => live.send({ kind: "rotate" }));
byId("live-step").addEventListener("click", () => live.send({ kind: "step" }));
byId("live-speed").addEventListener("change", () => {
  live.send({ kind: "speed", speed: Number(byId("live-speed").value) });
  byId("live-step").hidden = byId("live-speed").value !== "0";
});

// MARK: The table

function scale() {
  const choice = byId("zoom").value;
  if (choice !== "fit") return Number(choice);
  const stage = byId("stage");
  const [width, height] = [stage.clientWidth - 64, Math.max(stage.clientHeight, 300) - 64];
  return Math.max(0.1, Math.min(width / drawn.width, height / drawn.height, 1.5));
}

/** Pixels a point of the picture: the device's own only where they can be seen. */
function pictureScale() {
  const isSmall = !drawn?.width || scale() * (window.devicePixelRatio || 1) <= 1;
  return isSmall && !areFiles ? { scale: 2 } : {};
}

function zoom() {
  if (!drawn?.width) return;
  const factor = scale();
  for (const picture of [image, live.canvas]) {
    picture.style.width = `${drawn.width * factor}px`;
    picture.style.height = `${drawn.height * factor}px`;
    picture.style.setProperty("image-rendering", factor > 3 ? "pixelated" : "auto");
  }
  frame.style.setProperty("--r", `${drawn.cornerRadius * factor}px`);
  frame.style.setProperty("--grid", `${8 * factor}px`);
}

/** The point of the screen below the pointer. */
function point(event) {
  const box = (live.canvas.hidden ? image : live.canvas).getBoundingClientRect();
  return {
    x: (event.clientX - box.left) / box.width * drawn.width,
    y: (event.clientY - box.top) / box.height * drawn.height,
  };
}

function toggle(button, isOn) {
  button.setAttribute("aria-pressed", String(isOn));
}

function isOn(button) {
  return button.getAttribute("aria-pressed") === "true";
}

function flip(button, changed) {
  toggle(button, !isOn(button));
  changed(isOn(button));
}

frame.addEventListener("click", (event) => {
  if (!drawn?.width || !event.altKey && !isOn(byId("inspect"))) return;
  event.preventDefault();
  inspector.pick(point(event), event.shiftKey);
});
frame.addEventListener("pointermove", (event) => {
  if (!drawn?.width) return;
  const at = point(event);
  byId("pointer").textContent = `${Math.round(at.x)}, ${Math.round(at.y)}`;
  if (event.altKey || isOn(byId("inspect"))) inspector.hover(at);
});
frame.addEventListener("pointerleave", () => {
  byId("pointer").textContent = "";
  inspector.hover(null);
});

byId("inspect").addEventListener("click", () => flip(byId("inspect"), (on) => frame.classList.toggle("inspecting", on)));
byId("lines").addEventListener("click", () => flip(byId("lines"), (on) => inspector.showLines(on)));
byId("grid").addEventListener("click", () => flip(byId("grid"), (on) => byId("stage").classList.toggle("grid", on)));
byId("pin").addEventListener("click", () => {
  if (!found.isApp) pins.add(configurations.query(configuration));
});
byId("zoom").addEventListener("change", () => {
  zoom();
  if (found && !live.isOn) draw();
});
new ResizeObserver(zoom).observe(byId("stage"));

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea") || live.isOn && event.target.closest("#stage") || event.ctrlKey || event.metaKey) return;
  const keys = { p: "pin", i: "inspect", l: "lines", g: "grid" };
  if (keys[event.key]) byId(keys[event.key]).click();
  else if (event.key === "Escape") inspector.select(null);
});

// MARK: Neighbors

function neighbors() {
  const all = listing.documents.flatMap((document_) => document_.scenes);
  const index = all.findIndex((scene) => scene.address === found.scene.address);
  const link = (scene, text, rel) => scene
    ? element("a", { rel, href: at(scene.address) + (areFiles ? "/" : configurations.query(configuration)), title: scene.name }, text) : null;
  byId("neighbors").replaceChildren(...[link(all[index - 1], "‹ Previous", "prev"), link(all[index + 1], "Next ›", "next")].filter(Boolean));
}

async function load() {
  listing = await fetchJSON("/scenes.json");
  found = find();
  if (!found) throw new Error("There is no such scene any more.");
  byId("title").textContent = found.scene.name;
  document.title = `${found.scene.name} · ${listing.title}`;
  configuration = configurations.show(listing, (next) => {
    configuration = next;
    neighbors();
    draw();
  });
  neighbors();
  showApp(listing.app, listing.folder);
  if (found.isApp) {
    if (listing.app.hasApp) setLive(true);
    else fail("There is no app yet; it opens here when it is built.");
    return;
  }
  draw();
}

events.listen("hello", async ({ state }) => {
  // What changed before this page listened, or while the connection was lost.
  if (listing && listing.state !== state) load().catch((error) => fail(error.message));
});
events.listen("change", async (change) => {
  if (listing) listing.state = change.state;
  if (!found) return load().catch((error) => fail(error.message));
  if (change.list) {
    listing = await fetchJSON("/scenes.json");
    found = find() ?? found;
    neighbors();
  }
  if (change.documents.includes(found.document.name) || found.isApp && change.documents.length) draw();
});
events.listen("app", (app) => {
  showApp(app, listing?.folder ?? "");
  if (!app.redraws || !found) return;
  if (found.isApp && !live.isOn) setLive(true);
  else draw();
});
events.start();
byId("live-tools").hidden = byId("pin").hidden = areFiles;
load().catch((error) => fail(error.message));
