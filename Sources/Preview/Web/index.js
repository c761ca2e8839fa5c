// The page of all scenes: each is drawn as it comes into sight, and again when something that it is made of changes.

import { areFiles, at, count, diagnostics, element, fetchJSON, place } from "./elements.js";
import * as configurations from "./configuration.js";
import * as events from "./events.js";
import { showApp } from "./app.js";

let listing = null;
let configuration = {};
let cards = [];

/** A scene on the page, with the containers that its picture shows as well. */
class Card {
  constructor(document_, scene, containers) {
    this.document = document_.name;
    this.scene = scene;
    this.containers = containers;
    this.isVisible = false;
    this.isStale = true;
    this.round = 0;
    this.image = element("img", { alt: `${scene.isView ? "View" : "Screen"} ${scene.name}`, hidden: true });
    this.frame = element("a", { class: "device waiting" }, this.image);
    this.tags = element("span", { class: "tags" });
    const isInitial = [scene, ...containers].some((one) => one.isInitial);
    this.element = element("figure", { "data-id": scene.id }, this.frame,
      element("figcaption", {},
        element("b", {}, scene.name, isInitial ? element("i", { title: "The document begins here" }, "initial") : null),
        scene.className && scene.className !== scene.name ? element("code", {}, scene.className) : null,
        ...containers.map((one) => element("span", { class: "soft" }, "in ",
          element("a", { href: at(one.address) + (areFiles ? "/" : "") }, one.name))),
        this.tags));
    this.element.card = this;
    this.link();
  }

  link() { this.frame.href = at(this.scene.address) + (areFiles ? "/" : configurations.query(configuration)); }

  /** What the filter finds the scene by. */
  get words() {
    const scenes = [this.scene, ...this.containers].map((one) => `${one.name} ${one.className ?? ""} ${one.id}`);
    return `${scenes.join(" ")} ${this.document}`.toLowerCase();
  }

  invalidate() {
    this.isStale = true;
    if (this.isVisible) this.draw();
  }

  async draw() {
    if (!this.isStale) return;
    this.isStale = false;
    const round = ++this.round;
    try {
      const scale = Math.min(Math.max(window.devicePixelRatio || 1, 1), 2);
      const query = configurations.query(configuration, { scale });
      const drawn = await fetchJSON(`${this.scene.address}/scene.json${query}`);
      if (round !== this.round) return;
      if (!drawn.width) return this.fail(drawn.why);
      if (this.version !== drawn.version + query) {
        const next = new Image();
        next.src = `${at(this.scene.address)}/picture.png${query}&version=${drawn.version}`;
        await next.decode();
        if (round !== this.round) return;
        this.image.src = next.src;
        this.version = drawn.version + query;
      }
      this.show(drawn);
    } catch (error) {
      if (round === this.round) this.fail(error.message);
    }
  }

  show(drawn) {
    const isPart = this.scene.isView || !drawn.cornerRadius && drawn.tags.length === 0;
    const width = Math.min(drawn.width, isPart ? 375 : 260 * Math.max(1, Math.sqrt(drawn.width / drawn.height)));
    const factor = width / drawn.width;
    this.frame.className = isPart ? "part" : "device";
    this.frame.style.setProperty("--r", `${Math.round(drawn.cornerRadius * factor)}px`);
    this.element.style.setProperty("--w", `${Math.round(width) + (isPart ? 0 : 14)}px`);
    this.image.width = Math.round(width);
    this.image.height = Math.round(drawn.height * factor);
    this.image.hidden = false;
    const errors = drawn.problems.filter((problem) => problem.severity === "error").length;
    const warnings = drawn.problems.length - errors;
    this.tags.replaceChildren(...[
      ...drawn.tags.map((tag) => element("i", {}, tag)),
      drawn.state === "document" ? null : element("i", { class: drawn.state.replace(" ", "-"), title: drawn.why }, drawn.state),
      errors ? element("i", { class: "failed" }, count(errors, "error")) : null,
      warnings ? element("i", {}, count(warnings, "warning")) : null,
    ].filter(Boolean));
  }

  fail(reason) {
    this.version = null;
    this.image.hidden = true;
    this.frame.className = "part failed";
    this.tags.replaceChildren(element("i", { class: "failed" }, reason));
  }
}

const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const card = entry.target.card;
    card.isVisible = entry.isIntersecting;
    if (card.isVisible) card.draw();
  }
}, { rootMargin: "300px" });

function build() {
  const former = new Map(cards.map((card) => [card.document + "\n" + card.scene.id, card]));
  observer.disconnect();
  cards = [];
  document.title = `${listing.title} · Preview`;
  document.getElementById("title").textContent = listing.title;
  const sections = listing.documents.map((document_) => {
    const shown = document_.scenes.filter((scene) => !scene.shownWith);
    const scenes = shown.map((scene) => {
      const containers = document_.scenes.filter((one) => one.shownWith === scene.id);
      const known = former.get(document_.name + "\n" + scene.id);
      const isSame = known && JSON.stringify([known.scene, known.containers]) === JSON.stringify([scene, containers]);
      const card = isSame ? known : new Card(document_, scene, containers);
      cards.push(card);
      observer.observe(card.element);
      return card.element;
    });
    return element("section", { style: { "--count": Math.max(shown.length, 1) } },
      element("h2", {}, document_.name.split("/").pop(), " ",
        element("span", {}, place(listing.folder, document_.path, 1, document_.name))),
      document_.problem ? diagnostics([document_.problem], listing.folder) : null,
      element("div", { class: "cards" }, scenes));
  });
  if (listing.problems.length) sections.push(element("section", {}, diagnostics(listing.problems, listing.folder)));
  if (!cards.length && !sections.length) {
    sections.push(element("p", { class: "empty" }, "There is no storyboard and no xib in the folder. One that is saved there appears here."));
  }
  const main = document.getElementById("documents");
  main.replaceChildren(...sections);
  main.setAttribute("aria-busy", "false");
  filter();
}

function filter() {
  const words = document.getElementById("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const card of cards) {
    card.element.hidden = !words.every((word) => card.words.includes(word));
    if (!card.element.hidden) shown += 1;
  }
  for (const section of document.querySelectorAll("main > section")) {
    const figures = [...section.querySelectorAll("figure")];
    section.hidden = words.length > 0 && figures.every((figure) => figure.hidden);
  }
  const all = `${count(listing.documents.length, "document")}, ${count(cards.length, "scene")}`;
  document.getElementById("summary").textContent = words.length ? `${shown} of ${all}` : all;
}

async function load() {
  listing = await fetchJSON("/scenes.json");
  configuration = configurations.show(listing, (next) => {
    configuration = next;
    for (const card of cards) { card.link(); card.invalidate(); }
  });
  build();
  showApp(listing.app, listing.folder);
  document.getElementById("app").hidden = !listing.app.hasApp;
}

events.listen("hello", async ({ state }) => {
  // What changed before this page listened, or while the connection was lost.
  if (!listing || listing.state === state) return;
  listing = await fetchJSON("/scenes.json");
  build();
  for (const card of cards) card.invalidate();
});
events.listen("change", async (change) => {
  if (listing) listing.state = change.state;
  const isChanged = new Set(change.documents);
  if (change.list) {
    listing = await fetchJSON("/scenes.json");
    build();
  }
  for (const card of cards) if (isChanged.has(card.document)) card.invalidate();
});
events.listen("app", (app) => {
  showApp(app, listing?.folder ?? "");
  document.getElementById("app").hidden = !app.hasApp;
  if (app.redraws) for (const card of cards) card.invalidate();
});
events.start();
document.getElementById("filter").addEventListener("input", filter);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && event.target === document.body) {
    event.preventDefault();
    document.getElementById("filter").focus();
  }
});
load().catch((error) => {
  document.getElementById("documents").replaceChildren(element("p", { class: "empty" }, error.message));
});
