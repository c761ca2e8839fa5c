// Other configurations of a scene, side by side below it; kept in the page's address behind the #.

import { areFiles, at, element, fetchJSON } from "./elements.js";

export class Pins {
  /** Pins in a container; `choose` is called with the parameters of one that is clicked. */
  constructor(container, choose) {
    Object.assign(this, { container, choose, scene: null, figures: new Map() });
    this.list = areFiles ? [] : decodeURIComponent(location.hash.replace(/^#pins=/, "")).split("|").filter((text) => text.startsWith("?"));
  }

  /** Adds a configuration, given as the part of an address behind the question mark, which comes with it. */
  add(query) {
    const text = query || "?";
    if (!this.list.includes(text)) this.list.push(text);
    this.keep();
  }

  remove(text) {
    this.list = this.list.filter((other) => other !== text);
    this.figures.delete(text);
    this.keep();
  }

  keep() {
    history.replaceState(null, "", location.pathname + location.search + (this.list.length ? `#pins=${encodeURIComponent(this.list.join("|"))}` : ""));
    this.draw(this.scene);
  }

  /** Draws all of them, of a scene. */
  draw(scene) {
    this.scene = scene;
    this.container.hidden = !this.list.length;
    this.container.replaceChildren(...this.list.map((text) => this.figure(text)));
    for (const text of this.list) this.load(text);
  }

  figure(text) {
    if (!this.figures.has(text)) {
      const words = [...new URLSearchParams(text).values()].join(" · ") || "as in the document";
      const image = element("img", { alt: words, hidden: true });
      const figure = element("figure", {},
        element("button", { type: "button", class: "picture", title: "Show this configuration", on: { click: () => this.choose(text) } }, image),
        element("figcaption", {}, words, " ",
          element("button", { type: "button", class: "quiet", "aria-label": `Remove ${words}`, on: { click: () => this.remove(text) } }, "×")));
      this.figures.set(text, Object.assign(figure, { image }));
    }
    return this.figures.get(text);
  }

  async load(text) {
    const figure = this.figure(text);
    const query = `${text}${text === "?" ? "" : "&"}scale=1`;
    const round = figure.round = (figure.round ?? 0) + 1;
    try {
      const drawn = await fetchJSON(`${this.scene.address}/scene.json${query}`);
      if (figure.round !== round || figure.version === drawn.version || !drawn.width) return;
      const next = new Image();
      next.src = at(`${this.scene.address}/picture.png${query}&version=${drawn.version}`);
      await next.decode();
      if (figure.round !== round) return;
      figure.version = drawn.version;
      figure.image.src = next.src;
      figure.image.hidden = false;
    } catch (error) {
      figure.image.alt = error.message;
      figure.image.hidden = false;
    }
  }
}
